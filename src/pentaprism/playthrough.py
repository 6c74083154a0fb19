"""The Python API: a game being played, from the first move to the record."""

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import SPECTATOR, Game, Json
from pentaprism.core.outcome import Outcome
from pentaprism.games import registry
from pentaprism.records import Record, replay

if TYPE_CHECKING:
    from pentaprism.bots import Advice, Memory


class Move(msgspec.Struct, frozen=True, order=True):
    """A move of a seat; prints as its text."""

    text: str
    seat: int

    def __str__(self) -> str:
        return self.text


class Playthrough:
    """One game from its beginning. Positions never change: undo gives the very same one back."""

    def __init__(self, game: Game, state: Any, record: Record) -> None:
        self.game = game
        self._states = [state]
        self._moves: list[Move] = []
        self._record = record
        self._began = time.monotonic()
        #: What bots remember of this game, by seat.
        self._memories: dict[int, Memory] = {}

    # -- what there is to see

    @property
    def state(self) -> Any:
        """The record of the position, in an array of length 1; do not write to it."""
        return self._states[-1]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty once the game is over."""
        return self.game.to_act(self.state)

    @property
    def legal_moves(self) -> list[Move]:
        """Every move that somebody may make now, sorted by text."""
        return sorted(
            Move(text, seat)
            for seat in self.to_act
            for text in self.game.legal_texts(self.state, seat)
        )

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def scores(self) -> list[Any]:
        return self.game.scores(self.state)

    @property
    def moves(self) -> Sequence[Move]:
        """What was played so far."""
        return tuple(self._moves)

    def position(self) -> Json:
        """The position as JSON; `pentaprism.from_position` goes on from it."""
        return self.game.position(self.state)

    def view(self, seat: int | None) -> Json:
        """What a seat may see; None for a spectator."""
        return self.game.view(self.state, seat)

    # -- playing

    def play(self, move: Move | str, seat: int | None = None) -> "Playthrough":
        """Make a move; returns itself, so that moves can be chained.

        Raises IllegalMove, with the clause that forbids it, NotYourTurn or GameOver.
        """
        if isinstance(move, Move) and seat is None:
            seat = move.seat
        text = str(move)
        seat = self._only_seat() if seat is None else seat
        number = self.game.read_move(self.state, seat, text)
        self._states.append(self.game.apply(self.state, seat, number))
        self._moves.append(Move(text, seat))
        self._record.finish(None)
        self._record.add(seat, text, int(1000 * (time.monotonic() - self._began)))
        return self

    def _only_seat(self) -> int:
        if len(self.to_act) > 1:
            raise BadRequest(f"several seats may act, say which: {self.to_act}")
        return self.to_act[0] if self.to_act else 0

    def undo(self) -> Move:
        """Take back the last move and return it."""
        if not self._moves:
            raise BadRequest("there is no move to take back")
        self._states.pop()
        self._record.finish(None)
        self._record.moves.pop()
        return self._moves.pop()

    def best(
        self,
        seat: int | None = None,
        *,
        ms: int | None = None,
        nodes: int | None = None,
        level: str | int | None = None,
        seed: int | None = None,
        threads: int = 1,
    ) -> "Advice":
        """What a bot would play, why, and what it expects; a second of thinking by default.

        A bot's chance comes from the seed of the game, its seat and the number of moves: another
        game is played otherwise, and the same one can be repeated."""
        from pentaprism import bots

        seat = self._only_seat() if seat is None else seat
        self.game.check_seat(self.state, seat)
        limit = bots.Limit(ms=1000 if ms is None and nodes is None else ms, nodes=nodes)
        known = self.game.redacted(self.state, seat)
        if seed is None:
            dealt = self._record.header.seed
            seed = bots.decision_seed(self.game, known, dealt, seat, len(self._moves))
        memory = self._memories.setdefault(seat, bots.Memory())
        return bots.choose_known(self.game, known, seat, limit, level, seed, threads, memory=memory)

    def record(self) -> Record:
        """The record so far, with the result once there is one."""
        if self.outcome:
            self._record.finish(self.outcome)
        return self._record

    # -- pictures

    def __str__(self) -> str:
        return self.game.draw(self.state, SPECTATOR)

    def _repr_svg_(self) -> str:
        return self.game.svg(self.state, SPECTATOR)

    def __repr__(self) -> str:
        ended = self.outcome
        after = f"after {len(self._moves)} moves"
        return f"<{self.game.name} {after}{f', {ended.reason}' if ended else ''}>"


def new(
    game: str, players: int | None = None, seed: int = 0, **options: bool | int | str
) -> Playthrough:
    """Begin a game by name: `pentaprism.new("prizmik", capture="advance")`."""
    kind = registry.find(game)
    seats = kind.players[0] if players is None else players
    state = kind.setup(seats, options, seed)
    return Playthrough(kind, state, Record.begin(kind, seats, options, seed))


def from_position(game: str, position: Mapping[str, Any]) -> Playthrough:
    """Go on from a position."""
    kind = registry.find(game)
    state = kind.from_position(dict(position))
    players = len(kind.seats(state))
    start = kind.position(state)
    record = Record.begin(kind, players, kind.options_of(state), 0, start=start)
    return Playthrough(kind, state, record)


def from_record(record: Record | str) -> Playthrough:
    """A recorded game, all its moves checked and made."""
    read = Record.from_text(record) if isinstance(record, str) else record
    states = list(replay(read))
    again = Playthrough(registry.find(read.header.game), states[0], read)
    again._states = states
    again._moves = [Move(played.move, played.seat) for played in read.moves]
    again._began -= max((played.ms for played in read.moves), default=0) / 1000
    return again


def game_names() -> list[str]:
    """The names that `new` takes."""
    return [game.id for game in registry.GAMES]
