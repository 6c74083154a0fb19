"""A game's face in ordinary Python: set up, ask, play, show. What a game has to offer for it is in
contract.py and parts.py; how its folder is read, in folder.py."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, cast

from pentaprism.core import words
from pentaprism.core.contract import SPECTATOR, Capabilities, Json
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
from pentaprism.core.folder import GameFolder
from pentaprism.core.level import Level
from pentaprism.core.options import Value
from pentaprism.core.outcome import Outcome
from pentaprism.core.words import Message

if TYPE_CHECKING:
    from pentaprism.core.contract import State

__all__ = ["SPECTATOR", "Capabilities", "Game", "Json", "State", "duplicate", "seats_of"]

_table = words.messages_of(words.TABLE)

#: Longer texts of moves are not remembered: they may come from anybody.
_SHORT = 48


@dataclass(frozen=True, eq=False)
class Game(GameFolder):
    """One of the games, by name; its rules load when they are first needed."""

    # -- one position

    def setup(self, players: int, options: Mapping[str, Any], seed: int) -> "State":
        """A new game. The same players, options and seed always give the same one."""
        import numpy as np

        self.check_players(players)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**64:
            raise BadRequest(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
        if self.setups:
            self.setups.check(players, self.options.complete(options))
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
        if self.loosening is None:
            return state
        freed = duplicate(state)
        self.loosening.loosen(freed[0], seat)
        return freed

    def read_move(self, state: "State", seat: int, text: str) -> int:
        """The legal move that this text means here, or an error that says which rule forbids it."""
        self.check_seat(state, seat)
        move = self.parse_move(text)
        if move is None or not self.face.allows(state, 0, seat, move):
            raise self._refusal(state, seat, text)
        return move

    def parse_move(self, text: str) -> int | None:
        """The move that a text means anywhere, if it means one."""
        return self._parsed(text) if len(text) <= _SHORT else self.text.parse_move(text)

    @cached_property
    def _parsed(self) -> Callable[[str], int | None]:
        """The same texts are read again and again, each several times on its way."""
        return lru_cache(1 << 14)(self.text.parse_move)

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

    @property
    def has_afterthoughts(self) -> bool:
        """Whether there is ever more to tell of a move, which takes time to find out."""
        return self._afterthoughts is not None

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
        if self.breakdown:
            return list(self.breakdown.scores_json(state[0]))
        import numpy as np

        out = np.zeros(self.players[1], np.int64)
        return cast(list[Any], out[: self.face.scores(state, 0, out)].tolist())

    # -- what others may see of it

    def redacted(self, state: "State", seat: int) -> "State":
        """A copy without anything that the seat cannot know."""
        copy = duplicate(state)
        self.face.redact(copy, 0, seat)
        return copy

    def view(self, state: "State", seat: int | None, known: "State | None" = None) -> Json:
        """All that a seat may see, as JSON; None for a spectator. The only way to anybody. `known`
        is the state as it was redacted for that seat, where the caller has it already."""
        if seat is not None:
            self.check_seat(state, seat)
        viewer = SPECTATOR if seat is None else seat
        known = self.redacted(state, viewer) if known is None else known
        outcome = self.outcome(state)
        seen = {
            "seat": seat,
            "position": self.position(known),
            "to_act": list(self.to_act(state)),
            "legal": {} if seat is None else self._legal_of(known, seat),
            "outcome": None if outcome is None else outcome.to_json(),
            "scores": self.scores(state),
        }
        if self.details:
            seen["details"] = self.details_for(known, viewer)
        return seen

    def details_for(self, known: "State", viewer: int) -> Json | None:
        """What a view of this redacted state tells besides the position, in a game that has it."""
        return self.details.details(known[0], viewer) if self.details else None

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
