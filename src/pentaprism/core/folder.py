"""A game as a folder: what its `__init__` declares, and its modules, each imported when first used.

So listing the games costs neither numpy's nor Numba's start."""

import importlib
import importlib.util
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from pentaprism.core import parts, words
from pentaprism.core.contract import Capabilities, PositionModule, Reasons, Rules, Text, View
from pentaprism.core.level import Level
from pentaprism.core.options import Options


@dataclass(frozen=True, eq=False)
class GameFolder:
    """What a game declares of itself, and its parts: those that not every game has may be None."""

    id: str
    name: str
    players: tuple[int, int]
    package: str
    #: Keys of a position in formats.md besides "options" and "rng".
    position_keys: frozenset[str]
    version: str = "1"
    options: Options = field(default_factory=Options)
    capabilities: Capabilities = field(default_factory=Capabilities)
    #: Which search plays it: a key of bots.BRAINS.
    search: str = "mcts"

    def __post_init__(self) -> None:
        words.register(self.id, self.package)

    # -- parts that every game has

    def module(self, name: str) -> Any:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, self.module("rules"))

    @cached_property
    def text(self) -> Text:
        return cast(Text, self.module("text"))

    @cached_property
    def pictures(self) -> View:
        return cast(View, self.module("view"))

    @cached_property
    def _positions(self) -> PositionModule:
        return cast(PositionModule, self.module("position"))

    @cached_property
    def reasons(self) -> Reasons:
        return cast(Reasons, self.module("reasons"))

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """The bots' ladder, weakest first."""
        return cast(parts.Levels, self.module("levels")).LEVELS

    # -- parts that not every game has

    @cached_property
    def evaluation(self) -> parts.Evaluation | None:
        return cast("parts.Evaluation | None", self._optional("evaluation"))

    @cached_property
    def net(self) -> parts.Net | None:
        return cast("parts.Net | None", self._optional("net"))

    @cached_property
    def policy(self) -> parts.Policy | None:
        return cast("parts.Policy | None", self._optional("policy"))

    @cached_property
    def outlook(self) -> parts.Outlook | None:
        return cast("parts.Outlook | None", self._optional("outlook"))

    @cached_property
    def greedy(self) -> parts.Greedy | None:
        return cast("parts.Greedy | None", self._optional("greedy"))

    @cached_property
    def worth(self) -> parts.Worth | None:
        return cast("parts.Worth | None", self._optional("worth"))

    @cached_property
    def beliefs(self) -> parts.Beliefs | None:
        return cast("parts.Beliefs | None", self._optional("beliefs"))

    @cached_property
    def exact(self) -> parts.Exact | None:
        return cast("parts.Exact | None", self._optional("exact"))

    @cached_property
    def planner(self) -> parts.Planner | None:
        return cast("parts.Planner | None", self._optional("planner"))

    @cached_property
    def real_time(self) -> parts.RealTime | None:
        return cast("parts.RealTime | None", self._optional("clock"))

    @cached_property
    def pace(self) -> parts.Pace | None:
        return cast("parts.Pace | None", self._optional("pace"))

    @cached_property
    def talk(self) -> parts.Talk | None:
        return cast("parts.Talk | None", self._optional("talk"))

    @cached_property
    def solver(self) -> parts.Solver | None:
        return cast("parts.Solver | None", self._optional("solve"))

    @cached_property
    def puzzles(self) -> parts.Puzzles | None:
        return cast("parts.Puzzles | None", self._optional("puzzles"))

    @cached_property
    def _sheet(self) -> parts.Sheet | None:
        return cast("parts.Sheet | None", self._optional("sheet"))

    @cached_property
    def features(self) -> parts.Features | None:
        return cast("parts.Features | None", self._optional("features"))

    @cached_property
    def numbering(self) -> parts.Numbering | None:
        return cast("parts.Numbering | None", self._optional("numbering"))

    @cached_property
    def measures(self) -> parts.Measures | None:
        return cast("parts.Measures | None", self._optional("measures"))

    @cached_property
    def clauses(self) -> parts.Clauses | None:
        return cast("parts.Clauses | None", self._optional("clauses"))

    @cached_property
    def details(self) -> parts.Details | None:
        return cast("parts.Details | None", self._optional("details"))

    @cached_property
    def breakdown(self) -> parts.Breakdown | None:
        return cast("parts.Breakdown | None", self._optional("breakdown"))

    @cached_property
    def setups(self) -> parts.Setups | None:
        return cast("parts.Setups | None", self._optional("setups"))

    @cached_property
    def loosening(self) -> parts.Loosening | None:
        return cast("parts.Loosening | None", self._optional("loosening"))

    @cached_property
    def _catalogue(self) -> parts.Catalogue | None:
        return cast("parts.Catalogue | None", self._optional("catalogue"))

    @cached_property
    def _afterthoughts(self) -> parts.Afterthoughts | None:
        return cast("parts.Afterthoughts | None", self._optional("afterthoughts"))

    def _optional(self, name: str) -> Any:
        found = importlib.util.find_spec(f"{self.package}.{name}")
        return self.module(name) if found else None

    @cached_property
    def face(self) -> Any:
        """The kernels as Python calls them: `face.legal(states, i, seat, out)`."""
        from pentaprism.core.face import make_face

        return make_face(self.rules)
