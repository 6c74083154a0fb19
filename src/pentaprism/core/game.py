"""The contract of a game, and its face in ordinary Python.

A game is a folder. `rules.py` holds kernels over one record; the other modules are plain Python.
Nothing of a folder but its `__init__` is imported before it is needed, so that listing the games
costs neither numpy's nor Numba's start.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Protocol, cast

from pentaprism.core import parts, words
from pentaprism.core.errors import (
    BadOption,
    BadPosition,
    BadRequest,
    GameOver,
    IllegalMove,
    NotYourTurn,
    PentaprismError,
    did_you_mean,
)
from pentaprism.core.events import Event, values_of, words_of
from pentaprism.core.level import Level
from pentaprism.core.options import Options, Value
from pentaprism.core.outcome import Outcome
from pentaprism.core.words import Message

if TYPE_CHECKING:
    import numpy as np

    #: One game's record in an array of length 1.
    State = np.ndarray[Any, Any]

_table = words.messages_of(words.TABLE)

#: The seat of those who only watch, and see no more than what is open to all.
SPECTATOR = -1

Json = dict[str, Any]


class Rules(Protocol):
    """rules.py: kernels (`@kernel`) over one record `s`, and a few constants.

    Chance lives in the record: a game with any has a field `rng` (see core/rng.py), seeded by
    `setup`, so that the seed and the moves replay everything. Time does not exist here.
    """

    #: dtype of the record, made with `np.dtype((np.record, [...]))`.
    STATE: Any
    #: No position has more legal moves than this for one seat.
    MAX_MOVES: int
    #: Length of what `observe` writes.
    OBSERVATION: int
    #: What `over` returns, by name: `over-<name>` says it in words; number 0 is "not over".
    REASONS: Sequence[str]

    def setup(self, s: Any, players: int, options: Any, seed: Any) -> None:
        """Begin; `options` are whole numbers in the order of the game's declaration."""

    def to_act(self, s: Any) -> int:
        """A bit for each seat that may act now; several at once for simultaneous choices."""

    def legal(self, s: Any, seat: int, out: Any) -> int:
        """Write the seat's legal moves into `out` and return their number (0: cannot act).

        In a revisable game also those of a seat that has finished a secret choice which it may
        still change: nobody waits for it, so `to_act` has no bit for it."""

    def sample(self, s: Any, seat: int, random: Any) -> int:
        """The legal move number scale(random, n), for a seat that can act."""

    def apply(self, s: Any, seat: int, move: int) -> None:
        """Play a legal move. Anything else is undefined: check with `legal` first."""

    def over(self, s: Any) -> int:
        """0, or the number of the reason why the game is over."""

    def winners(self, s: Any) -> int:
        """Once over, a bit for each winner; none for a draw."""

    def scores(self, s: Any, out: Any) -> int:
        """Write each seat's points and return the number of seats; 0 in a game without points."""

    def redact(self, s: Any, seat: int) -> None:
        """Erase everything that the seat (or SPECTATOR) cannot know, the generator included."""

    def determinise(self, s: Any, seat: int) -> None:
        """Fill what `redact` erased at random, consistently; the caller has set `s.rng`."""

    def observe(self, s: Any, seat: int, out: Any) -> None:
        """Numbers for learners: what the seat knows, from the seat's chair."""


class Text(Protocol):
    """text.py: moves as people write them, in plain Python."""

    def move_text(self, move: int) -> str:
        """The text of a move; with `parse_move` a bijection."""

    def parse_move(self, text: str) -> int | None:
        """The move of a text, or None when no move is ever written so."""

    def refusal(self, s: Any, seat: int, text: str) -> IllegalMove:
        """Why this text is not a legal move of a seat that may act: the clause and a sentence."""

    def events(self, before: Any, seat: int, move: int, after: Any) -> Sequence[Event]:
        """What the move did. Works on redacted records too, and then tells no more than they do."""


class PositionModule(Protocol):
    """position.py: a record to JSON and back (formats.md).

    A game whose points have parts adds `scores_json(s)`: what stands for each seat's number. One
    whose pictures need more than the position adds `details(s, seat)`: what a view tells besides,
    so that nobody who draws it has to know the rules."""

    def to_json(self, s: Any) -> Json:
        """Everything needed to go on; what was redacted shows as "?"."""

    def from_json(self, position: Json, hidden: bool) -> Any:
        """An array of one record, checked; `hidden` admits "?" where a view has it.

        Raises BadPosition. Keys and options were checked before."""

    # A game may have check_setup(players, options): raises BadOption for what does not go together.


class View(Protocol):
    """view.py: pictures of a record, in text and SVG; what is redacted is drawn face down."""

    def draw(self, s: Any, seat: int) -> str:
        """The position for a terminal, readable without colour, from the seat's chair."""

    def svg(self, s: Any, seat: int) -> str:
        """The position as a picture."""


class Reasons(Protocol):
    """reasons.py: a bot's choice in words."""

    def reason(self, s: Any, seat: int, line: Sequence[int]) -> Message:
        """Why the first move of the line is good: a short phrase such as "takes the ship on c4"."""


@dataclass(frozen=True)
class Capabilities:
    """What kind of game this is, for those who must not ask for its name."""

    hidden: bool = False  # some seats know what others do not
    chance: bool = False  # shuffles, draws
    simultaneous: bool = False  # several seats may act at once
    revisable: bool = False  # who has chosen in secret may choose again until all have
    real_time: bool = False  # a clock seat ends phases
    teams: bool = False
    points: bool = False
    puzzles: bool = False  # has solve.py and puzzles.py


@dataclass(frozen=True, eq=False)
class Game:
    """One of the games, by name; its rules load when they are first needed."""

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

    # -- the parts of the folder, each imported when first used

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
    def greedy(self) -> parts.Greedy | None:
        return cast("parts.Greedy | None", self._optional("greedy"))

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

    # -- one position

    def setup(self, players: int, options: Mapping[str, Any], seed: int) -> "State":
        """A new game. The same players, options and seed always give the same one."""
        import numpy as np

        self.check_players(players)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**64:
            raise BadRequest(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
        check_setup = getattr(self._positions, "check_setup", None)
        if check_setup:
            check_setup(players, self.options.complete(options))
        state = np.zeros(1, self.rules.STATE)
        self.face.setup(state, 0, players, self.options.numbers(options), np.uint64(seed))
        return state

    def check_players(self, players: int) -> None:
        low, high = self.players
        if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise BadOption(f"{self.name} is for {wanted} players, not {players!r}")

    def seats(self, state: "State") -> range:
        """The seats of a game; the record has a field `players` where their number can vary."""
        low, high = self.players
        return range(low if low == high else int(state[0]["players"]))

    def check_seat(self, state: "State", seat: int) -> None:
        # The clock of a game with one sits after the last player.
        last = len(self.seats(state)) - 1 + self.capabilities.real_time
        if type(seat) is not int or not 0 <= seat <= last:
            raise BadRequest(f"a seat is a number from 0 to {last}, not {seat!r}")

    def to_act(self, state: "State") -> tuple[int, ...]:
        """The seats that may act now; none once the game is over."""
        return seats_of(self.face.to_act(state, 0))

    def legal(self, state: "State", seat: int) -> list[int]:
        """The seat's legal moves, as numbers."""
        import numpy as np

        out = np.empty(self.rules.MAX_MOVES, np.int64)
        return cast(list[int], out[: self.face.legal(state, 0, seat, out)].tolist())

    def legal_texts(self, state: "State", seat: int) -> list[str]:
        """The seat's legal moves as people write them, sorted."""
        return sorted(map(self._move_text, self.legal(state, seat)))

    @cached_property
    def _move_text(self) -> Callable[[int], str]:
        """The same moves are written again and again."""
        return lru_cache(1 << 16)(self.text.move_text)

    def apply(self, state: "State", seat: int, move: int) -> "State":
        """The position after a legal move; the one before stays as it is."""
        after = duplicate(state)
        self.face.apply(after, 0, seat, move)
        return after

    def in_any_order(self, state: "State", seat: int) -> "State":
        """The same for a seat that may go on with its secret choice in any order, since it has told
        nobody of it yet: moves are written in one order only. Only for advice."""
        loosen = getattr(self._positions, "in_any_order", None)
        if loosen is None:
            return state
        freed = duplicate(state)
        loosen(freed[0], seat)
        return freed

    def read_move(self, state: "State", seat: int, text: str) -> int:
        """The legal move that this text means here, or an error that says which rule forbids it."""
        self.check_seat(state, seat)
        move = self.text.parse_move(text)
        if move is None or not self.face.allows(state, 0, seat, move):
            raise self._refusal(state, seat, text)
        return move

    def _refusal(self, state: "State", seat: int, text: str) -> PentaprismError:
        outcome = self.outcome(state)
        if outcome:
            return GameOver(_table("refused-over", reason=outcome.words or outcome.reason))
        if seat not in self.to_act(state) and not self.legal(state, seat):
            clock = len(self.seats(state))
            turn = [
                _table("clock") if other == clock else self.seat(other)
                for other in self.to_act(state)
            ]
            return NotYourTurn(_table("refused-turn", turn=turn, seat=self.seat(seat)))
        return self.text.refusal(self.redacted(state, seat)[0], seat, text)

    def events(self, before: "State", seat: int, move: int, after: "State") -> list[Any]:
        """What a move did; give redacted states to tell one seat. Afterthoughts are not in it."""
        return list(self.text.events(before[0], seat, move, after[0]))

    def owes_afterthoughts(self, before: "State", seat: int, move: int, after: "State") -> bool:
        """Whether there is more to tell of a move, which takes time to find out (afterthoughts.py);
        this answer takes none."""
        thoughts = self._afterthoughts
        return thoughts is not None and thoughts.are_due(before[0], seat, move, after[0])

    def afterthoughts(
        self, before: "State", seat: int, move: int, after: "State", hurry: bool = False
    ) -> list[Any]:
        """The events that take time to find out, a bounded time: never on an event loop, once a
        move. Everybody who notices the move may know them. In a `hurry` they say that nobody has
        looked."""
        if not self.owes_afterthoughts(before, seat, move, after):
            return []
        assert self._afterthoughts is not None
        return self._afterthoughts.think(before[0], seat, move, after[0], hurry)

    def told_with(self, events: list[Any], afterthoughts: Sequence[Any]) -> list[Any]:
        """The events of a move with its afterthoughts, each in its place."""
        if not afterthoughts or self._afterthoughts is None:
            return events
        return self._afterthoughts.told_with(events, afterthoughts)

    def events_in_full(self, before: "State", seat: int, move: int, after: "State") -> list[Any]:
        """All that there is to tell of a move, for one who can wait for it."""
        events = self.events(before, seat, move, after)
        return self.told_with(events, self.afterthoughts(before, seat, move, after))

    def outcome(self, state: "State") -> Outcome | None:
        number = self.face.over(state, 0)
        if not number:
            return None
        reason = Message(f"{self.id}/over-{self.rules.REASONS[number]}")
        return Outcome(seats_of(self.face.winners(state, 0)), str(reason), reason)

    def reason_text(self, number: int) -> str:
        """Why a game is over, in English, by what the rules call it."""
        return str(Message(f"{self.id}/over-{self.rules.REASONS[number]}")) if number else ""

    def scores(self, state: "State") -> list[Any]:
        """Each seat's points: numbers, or breakdowns where the game has them; [] without points."""
        if not self.capabilities.points:
            return []
        if hasattr(self._positions, "scores_json"):
            return cast(list[Any], self._positions.scores_json(state[0]))
        import numpy as np

        out = np.zeros(self.players[1], np.int64)
        return cast(list[Any], out[: self.face.scores(state, 0, out)].tolist())

    # -- what others may see of it

    def redacted(self, state: "State", seat: int) -> "State":
        """A copy without anything that the seat cannot know."""
        copy = duplicate(state)
        self.face.redact(copy, 0, seat)
        return copy

    def view(self, state: "State", seat: int | None) -> Json:
        """All that a seat may see, as JSON; None for a spectator. The only way to anybody."""
        if seat is not None:
            self.check_seat(state, seat)
        viewer = SPECTATOR if seat is None else seat
        known = self.redacted(state, viewer)
        outcome = self.outcome(state)
        seen = {
            "seat": seat,
            "position": self.position(known),
            "to_act": list(self.to_act(state)),
            "legal": {} if seat is None else self._legal_of(known, seat),
            "outcome": None if outcome is None else outcome.to_json(),
            "scores": self.scores(state),
        }
        if hasattr(self._positions, "details"):
            seen["details"] = self._positions.details(known[0], viewer)
        return seen

    def _legal_of(self, known: "State", seat: int) -> dict[str, list[str]]:
        texts = self.legal_texts(known, seat)
        return {str(seat): texts} if texts else {}

    def draw(self, state: "State", seat: int) -> str:
        """A picture for the terminal of what the seat (or SPECTATOR) sees."""
        return self.pictures.draw(self.redacted(state, seat)[0], seat)

    def svg(self, state: "State", seat: int) -> str:
        """The same as an SVG document."""
        return self.pictures.svg(self.redacted(state, seat)[0], seat)

    # -- JSON

    def position(self, state: "State") -> Json:
        """The position as in formats.md; equal positions are equal JSON."""
        return self._positions.to_json(state[0])

    def from_position(self, position: Any, hidden: bool = False) -> "State":
        """The state of a position, checked; with `hidden`, of the position in a view."""
        if not isinstance(position, dict):
            raise BadPosition(f"a position is a JSON object, not {type(position).__name__}")
        known = self.position_keys | {"options"} | ({"rng"} if self.capabilities.chance else set())
        optional = {"options"} | ({"rng"} if hidden else set())
        unknown = sorted(position.keys() - known)
        if unknown:
            raise BadPosition(f"unknown in a position of {self.name}: {', '.join(unknown)}")
        missing = sorted(known - position.keys() - optional)
        if missing:
            raise BadPosition(f"missing in a position of {self.name}: {', '.join(missing)}")
        try:
            options = self.options.complete(position.get("options", {}))
        except BadOption as error:
            raise BadPosition(error.message) from None
        return self._positions.from_json({**position, "options": options}, hidden)

    def options_of(self, state: "State") -> dict[str, Value]:
        """The options that differ from their defaults in this position."""
        return cast(dict[str, Value], self.position(state)["options"])

    def pause(self, state: "State", seat: int, move: int) -> float:
        """The seconds that a bot lets pass before this move, where its haste would tell something
        that is secret (pace.py); none in most games."""
        return self.pace.pause(state[0], seat, move) if self.pace else 0.0

    def moment(self, state: "State") -> float:
        """The seconds that everybody lets pass before they answer, for the same reason: no clock
        runs in them."""
        return self.pace.moment(state[0]) if self.pace else 0.0

    def has_own_clock(self, options: Mapping[str, Any]) -> bool:
        """Whether a game with these options runs against a clock of its own."""
        if self.real_time is None:
            return False
        chosen = self.options.complete(options)
        return any(chosen[name] != value for name, value in self.real_time.UNTIMED.items())

    def silenced(self, state: "State", seat: int) -> IllegalMove | None:
        """Why a seat may not talk to the others now (talk.py); None in most games, where nobody
        has to be silent."""
        return None if self.talk is None else self.talk.refusal(state[0], seat)

    def catalogue(self, options: Mapping[str, Value]) -> Json:
        """What pictures need besides a position, such as what the cards say."""
        return {} if self._catalogue is None else self._catalogue.catalogue(options)

    # -- words

    def sheet(self, state: "State") -> list[Message]:
        """What lies where, in words (sheet.py); give a redacted state to tell one seat."""
        return [] if self._sheet is None else self._sheet.sheet(self.position(state))

    @property
    def tagline(self) -> str:
        return str(Message(f"{self.id}/tagline"))

    def seat(self, seat: int) -> Message:
        """What a seat is called; numbered where a game has no names for them."""
        if self.names_seats:
            return Message(f"{self.id}/seat-{seat}")
        return _table("seat", seat=seat)

    @property
    def names_seats(self) -> bool:
        return words.has(f"{self.id}/seat-0")

    def seat_name(self, seat: int) -> str:
        return str(self.seat(seat))

    def sees(self, level: Level) -> str:
        """What a level sees and what it does not."""
        return str(Message(f"{self.id}/sees-{level.name}"))

    @property
    def middle_level(self) -> str:
        """The name of the level in the middle: neither a punishment nor a present."""
        return self.levels[len(self.levels) // 2].name

    def find_level(self, level: str | int | None) -> Level:
        """A level by name or by number from 1; the strongest when none is named."""
        if level is None:
            return self.levels[-1]
        if type(level) is int and 1 <= level <= len(self.levels):
            return self.levels[level - 1]
        by_name = {each.name: each for each in self.levels}
        if isinstance(level, str) and level in by_name:
            return by_name[level]
        raise BadRequest(
            f"a level is 1 to {len(by_name)} or a name, not {level!r}; "
            + did_you_mean(str(level), by_name)
        )

    def tell(self, event: Event) -> str:
        """The event in English."""
        return str(words_of(self.id, event))

    def event_values(self, event: Event) -> Json:
        """The event as a browser gets it, which finds the words for it."""
        return values_of(event)

    def event_json(self, event: Event) -> Json:
        """The event with its sentence, as programs get it (formats.md)."""
        return {**values_of(event), "text": self.tell(event)}

    def describe_options(self) -> dict[str, Json]:
        """Every option as JSON: its type, what it is for, its default and limits."""
        book = words.find_book(self.id, words.ENGLISH)
        return {
            name: {**described, "help": book.attribute(f"option-{name}", "help")}
            for name, described in self.options.describe().items()
        }

    def result_text(self, outcome: Outcome) -> str:
        """The end of a game in a sentence."""
        return str(self.result(outcome))

    def result(self, outcome: Outcome) -> Message:
        winners: Any = [self.seat(seat) for seat in outcome.winners]
        reason = outcome.words or outcome.reason
        return _table("result", winners=winners, count=len(winners), reason=reason)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"


@lru_cache(1 << 12)
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    mask = int(mask)
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def duplicate(state: "State") -> "State":
    """A copy by bytes, many times faster than numpy's, which goes field by field."""
    import numpy as np

    return np.frombuffer(bytearray(state.tobytes()), state.dtype)
