"""Parts that not every game has, as whoever uses them sees them: `game.real_time` is one of these,
or None. Each is a module of the game's folder, named beside it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from pentaprism.core.errors import IllegalMove
from pentaprism.core.events import Event
from pentaprism.core.level import Level
from pentaprism.core.words import Message

Json = dict[str, Any]


class Levels(Protocol):
    """levels.py: the bots' ladder, weakest first."""

    LEVELS: tuple[Level, ...]


class Evaluation(Protocol):
    """evaluation.py: kernels that judge a position for a search; which ones depends on it."""


class Net(Protocol):
    """net.py: what a learned correction of the evaluation sees (search/nets.py)."""

    INPUTS: int
    HIDDEN: int
    BUCKETS: int
    MOST_ACTIVE: int
    SWAP: Any
    MIRROR: Any

    def __getattr__(self, name: str) -> Any: ...


class Policy(Protocol):
    """policy.py: what a learned policy sees of a move (search/policies.py)."""

    INPUTS: int
    MOST_ACTIVE: int

    def __getattr__(self, name: str) -> Any: ...


class Outlook(Protocol):
    """outlook.py: what a learned outlook sees of a seat (search/outlooks.py)."""

    INPUTS: int
    MOST_ACTIVE: int

    def __getattr__(self, name: str) -> Any: ...


class Greedy(Protocol):
    """greedy.py: a kernel that plays by its first thought."""

    choose: Callable[..., int]


class Worth(Protocol):
    """worth.py: what a position is worth without looking ahead, and what chance may still change.

    A game in which chance has settled something that nobody has seen yet, such as the order of a
    stack, also has the kernel `redeal(s)`: it settles that anew by the record's generator."""

    #: shares(s, out): each seat's share of the win, together 1; once it is over, who won. Judged
    #: by what is there, never by what chance has settled and nobody has seen.
    shares: Callable[..., None]


class Beliefs(Protocol):
    """beliefs.py: what others hold and what is still to come, fact by fact."""

    def facts(self, s: Any, seat: int) -> Mapping[tuple[str, int, str], int]:
        """How many there are, by (kind, owner, what), of all that the seat may not have known: the
        kind is a key of the game's words, `belief-<kind>`, and what is as in a position. The owner
        is a seat, or -1 for what belongs to nobody."""


class Exact(Protocol):
    """exact.py, in a game where some decisions can be judged beyond doubt."""

    def weigh(self, known: Any, seat: int, moves: Sequence[int]) -> list[float | None]:
        """The seat's share of the win after each move; None where nobody can say."""

    def best_line(self, known: Any, seat: int) -> list[int]:
        """The best move and what it stands for; empty where nobody can say."""


class Planner(Protocol):
    """planner.py: a bot with a plan of its own instead of a search."""

    def stretch(self, s: Any) -> int:
        """A number that changes when a bot should think anew."""

    def __getattr__(self, name: str) -> Any: ...


class Timer(Protocol):
    """A new timer starts exactly when the key changes; nothing runs for `wait` seconds."""

    @property
    def key(self) -> tuple[Any, ...]: ...

    @property
    def seconds(self) -> int: ...

    @property
    def wait(self) -> int: ...


class RealTime(Protocol):
    """clock.py: how long the clock of a game in real time runs."""

    #: The option that plays without a clock, and its value.
    UNTIMED: Mapping[str, Any]

    def timer(self, s: Any) -> Timer | None:
        """The timer that runs now, or None where none does."""

    def is_waited_for(self, s: Any, seat: int) -> bool:
        """Whether it is for this seat to speak, among those that may."""

    def is_race(self, s: Any) -> bool:
        """Whether several seats may speak, and it counts who is first."""


class Pace(Protocol):
    """pace.py: the time that answers take where haste would tell a secret."""

    def moment(self, s: Any) -> float:
        """The seconds that everybody lets pass before they answer."""

    def pause(self, s: Any, seat: int, move: int) -> float:
        """The seconds that a bot lets pass before this move."""


class Talk(Protocol):
    """talk.py, in a game whose rules forbid some seats to talk at times."""

    def refusal(self, s: Any, seat: int) -> IllegalMove | None:
        """Why the seat may not talk now, with the clause that says so; None if it may."""


class Details(Protocol):
    """details.py: what a view tells besides the position, so that nobody who draws it has to know
    the rules."""

    def details(self, s: Any, seat: int) -> Json: ...


class Breakdown(Protocol):
    """breakdown.py, in a game whose points have parts."""

    def scores_json(self, s: Any) -> Sequence[Any]:
        """What stands for each seat's number of points."""


class Setups(Protocol):
    """setups.py, in a game where not all options and numbers of players go together."""

    def check(self, players: int, options: Mapping[str, Any]) -> None:
        """Raises BadOption."""


class Loosening(Protocol):
    """loosening.py, in a game where a secret choice is written in one order only."""

    def loosen(self, s: Any, seat: int) -> None:
        """Lets the seat go on with its choice in any order."""


class Catalogue(Protocol):
    """catalogue.py: what pictures need besides a position, such as what the cards say."""

    def catalogue(self, options: Mapping[str, Any]) -> Json: ...


class Afterthoughts(Protocol):
    """afterthoughts.py: what is told of a move and takes time to find out.

    It must be the same whatever was redacted: it is found once and told to everybody."""

    def are_due(self, before: Any, seat: int, move: int, after: Any) -> bool:
        """Whether there is anything to find out; answered at once."""

    def think(self, before: Any, seat: int, move: int, after: Any, hurry: bool) -> list[Event]:
        """Events as in `Text.events`, found with bounded work; hardly any in a hurry."""

    def told_with(self, events: Sequence[Event], thoughts: Sequence[Event]) -> list[Event]:
        """The events of the move with these among them, each in its place."""


class Solver(Protocol):
    """solve.py: exact answers to puzzles."""

    LIMIT: int

    def solve(self, puzzle: Any, limit: int) -> Json: ...


class Puzzles(Protocol):
    """puzzles.py: puzzles for one, a new one every day."""

    def __getattr__(self, name: str) -> Any: ...


class Sheet(Protocol):
    """sheet.py: what lies where, in words, for those who set a position up with the box."""

    def sheet(self, position: Json) -> list[Message]:
        """Of a position as in formats.md, also one of a view, where "?" is face down."""


class Features(Protocol):
    """features.py: what the numbers of an observation mean, and numbers for each move."""

    #: Of an observation: the name of each part, how many numbers it has and what they mean.
    OBSERVED: Sequence[tuple[str, int, str]]
    FEATURES: Sequence[tuple[str, Any]]
    move_features: Callable[..., Any]


class Measures(Protocol):
    """measures.py: what the lab counts in a game besides who won (lab/watching.py, docs/lab.md).

    All but the names are kernels. A game without cards or tiles has no `PIECES`."""

    #: What moves are, by the number that `action` gives.
    ACTIONS: Sequence[str]
    #: Numbers of a whole game: a name, and the most that is counted.
    FACTS: Sequence[tuple[str, int]]

    def first(self, s: Any) -> int:
        """Who begins, once it is dealt."""

    def action(self, s: Any, seat: int, move: int) -> int: ...

    def follow(self, before: Any, seat: int, move: int, after: Any, facts: Any) -> None:
        """Add what the move did."""

    def finish(self, s: Any, facts: Any) -> None:
        """Note what there is to say at the end."""

    def __getattr__(self, name: str) -> Any: ...


class Clauses(Protocol):
    """clauses.py: which clauses of the rules page matter in a game, for the lab."""

    #: Numbers of players and options that together use every clause.
    WAYS: Sequence[tuple[int, Json]]
    #: When a clause has decided something; "" where it only forbids.
    COUNTED: Mapping[str, str]
    #: The other clauses, and why that cannot be asked of them.
    UNASKED: Mapping[str, str]

    def decided(self, before: Any, seat: int, move: int, after: Any) -> Iterable[str]:
        """The clauses by which this move did what it did, or ended the game."""


class Numbering(Protocol):
    """numbering.py: fixed numbers of moves, where they mean something."""

    #: What the numbers are, for learners.
    ABOUT: str
    NUMBERS: int
    number_of: Callable[..., int]
    move_of: Callable[..., int]
