"""The contract of a game: what the modules that every game has must offer, and its capabilities.

`rules.py` holds kernels over one record; the other modules are plain Python. What only some games
have is in parts.py."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from pentaprism.core.errors import IllegalMove
from pentaprism.core.events import Event
from pentaprism.core.words import Message

if TYPE_CHECKING:
    import numpy as np

    #: One game's record in an array of length 1.
    State = np.ndarray[Any, Any]

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
    """position.py: a record to JSON and back (formats.md)."""

    def to_json(self, s: Any) -> Json:
        """Everything needed to go on; what was redacted shows as "?"."""

    def from_json(self, position: Json, hidden: bool) -> Any:
        """An array of one record, checked; `hidden` admits "?" where a view has it.

        Raises BadPosition. Keys and options were checked before."""


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
    puzzles: bool = False  # has puzzles.py
