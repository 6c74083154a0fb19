"""One game as JSON lines: a header, then a line a move (docs/formats.md)."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec

from pentaprism.core.errors import BadRecord, PentaprismError
from pentaprism.core.game import Game, Json
from pentaprism.core.outcome import Outcome
from pentaprism.games import registry

FORMAT = 1


class Header(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    rules: str
    players: int
    options: Json
    seats: list[str]
    seed: int
    date: str
    result: "Result | None" = None
    #: Where the game began, if not at its set-up.
    start: Json | None = None
    #: Of a study: what it is called, and what is said about the beginning.
    title: str | msgspec.UnsetType = msgspec.UNSET
    comment: str | msgspec.UnsetType = msgspec.UNSET


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended, in English."""

    winners: tuple[int, ...]
    reason: str

    def outcome(self) -> Outcome:
        return Outcome(self.winners, self.reason)


Place = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ring at a place of the board, or an arrow to another; places are thousandths of its width
    and height. `tone` is one of four."""

    x: Place
    y: Place
    to: tuple[Place, Place] | None = None
    tone: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Played(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A move. In a study there may be a comment and marks, and `variations`: lines that could have
    been played in its place."""

    seat: int
    move: str
    ms: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    comment: str = ""
    marks: list[Mark] = []
    variations: list[list["Played"]] = []


class Record(msgspec.Struct):
    """A game that was or is being played."""

    header: Header
    moves: list[Played]

    @classmethod
    def begin(
        cls,
        game: Game,
        players: int,
        options: Json,
        seed: int,
        seats: list[str] | None = None,
        start: Json | None = None,
    ) -> "Record":
        header = Header(
            format=FORMAT,
            game=game.id,
            rules=game.version,
            players=players,
            options=game.options.changed(options),
            seats=seats or [game.seat_name(seat) for seat in range(players)],
            seed=seed,
            date=datetime.now(UTC).isoformat(timespec="seconds"),
            start=start,
        )
        return cls(header, [])

    def add(self, seat: int, move: str, ms: int) -> None:
        self.moves.append(Played(seat, move, ms))

    def finish(self, outcome: Outcome | None) -> None:
        self.header.result = None if outcome is None else _result(outcome)

    def to_text(self) -> str:
        lines = [msgspec.json.encode(self.header), *map(msgspec.json.encode, self.moves)]
        return b"\n".join(lines).decode() + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """Read a record; what is wrong with it is told with the number of the line."""
        # Not splitlines(): a text may hold other characters that end a line for people.
        lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
        if not lines:
            raise BadRecord("the record is empty: a header line was expected")
        header = _decode(*lines[0], Header)
        if header.format != FORMAT:
            raise BadRecord(f"line 1: format {header.format} is unknown, this is format {FORMAT}")
        return cls(header, [_decode(number, line, Played) for number, line in lines[1:]])


def _decode(number: int, line: str, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise BadRecord(f"line {number}: {error}") from None


def replay(record: Record) -> Iterator[Any]:
    """Every state of the game in order, each move checked; raises BadRecord where it goes wrong."""
    header = record.header
    game = registry.find(header.game)
    state = start_of(header)
    yield state
    for number, played in enumerate(record.moves, 2):
        try:
            move = game.read_move(state, played.seat, played.move)
        except PentaprismError as error:
            raise BadRecord(f"line {number}: {error.message}", error.clause) from None
        state = game.apply(state, played.seat, move)
        yield state
    outcome = game.outcome(state)
    # A game that the rules have not ended may have ended otherwise: resigned, on time, agreed.
    if header.result is not None and outcome is not None and header.result != _result(outcome):
        raise BadRecord(f"line 1: the result is {header.result}, the moves give {_result(outcome)}")


def start_of(header: Header) -> Any:
    """The state in which a game of this header begins; raises BadRecord."""
    game = registry.find(header.game)
    if header.rules != game.version:
        raise BadRecord(f"line 1: {other_rules(game, header.rules)}")
    try:
        if header.start is None:
            state = game.setup(header.players, header.options, header.seed)
        else:
            state = game.from_position(header.start)
        _check(header, game, state)
    except PentaprismError as error:
        raise BadRecord(f"line 1: {error.message}") from None
    return state


def other_rules(game: Game, version: str) -> str:
    """Why a game that was played by another version of the rules cannot be gone through."""
    return (
        f"this game was played by version {version} of the rules of {game.name}; "
        f"they have been revised since, to version {game.version}"
    )


def _check(header: Header, game: Game, state: Any) -> None:
    """Whether the parts of a header fit together."""
    players = len(game.seats(state))
    if header.players != players:
        raise BadRecord(f"{header.players} players, but the game began with {players}")
    if len(header.seats) != players:
        raise BadRecord(f"{len(header.seats)} names for {players} seats")
    if game.options.changed(header.options) != game.options.changed(game.options_of(state)):
        raise BadRecord("the options are not those of the position in start")
    if header.result and not set(header.result.winners) <= set(range(players)):
        raise BadRecord(f"seats {list(header.result.winners)} won, but there are {players}")


def _result(outcome: Outcome) -> Result:
    return Result(outcome.winners, outcome.reason)
