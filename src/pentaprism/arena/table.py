"""One game at a time, asked for move by move: for players that are more than kernels.

Chance is used exactly as in search/contest.py. Games in real time are played by a clock of their
own: nobody waits, the seconds that players say they need are counted instead.
"""

import time
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np

from pentaprism.arena.contestants import Decision, Player, Question
from pentaprism.arena.outside import BotFailed
from pentaprism.bots import Memory
from pentaprism.core.errors import NothingToDo
from pentaprism.core.game import Game, Json, seats_of
from pentaprism.core.rng import generator, random
from pentaprism.search import contest
from pentaprism.search.playout import one_of

#: A game that has not ended after so many moves is a draw.
LONGEST = 100_000
UNFINISHED = f"not finished after {LONGEST} moves"
#: Somebody who waits in real time looks again after this many seconds.
_LOOK_AGAIN = 1.0


class Played(NamedTuple):
    """A finished game, as it is logged; `record` are its moves unless the seed gives them."""

    winners: int
    reason: str
    moves: int
    digest: int
    ms: float
    record: bytes | None


class Move(NamedTuple):
    seat: int
    move: int
    ms: int


def play(
    game: Game, players: int, options: Json, seed: int, lineup: list[int], by: list[Player]
) -> tuple[Played, list[Move]]:
    """Play one game; `by[lineup[seat]]` plays the seat."""
    began = time.perf_counter()
    table = _Table(game, players, options, seed, lineup, by)
    try:
        table.play()
        winners, reason = table.result()
    except BotFailed as error:
        winners, reason = table.lost_by(error)
    ms = (time.perf_counter() - began) * 1000
    record = pack(game, table.moves)
    played = Played(winners, reason, len(table.moves), table.digest, ms, record)
    return played, table.moves


def pack(game: Game, moves: list[Move]) -> bytes:
    """Moves as a log keeps them: a JSON list of [seat, move, ms], compressed."""
    texts = [(move.seat, game.text.move_text(move.move), move.ms) for move in moves]
    return zlib.compress(msgspec.json.encode(texts))


def unpack(record: bytes) -> list[tuple[int, str, int]]:
    return msgspec.json.decode(zlib.decompress(record), type=list[tuple[int, str, int]])


class _Table:
    def __init__(
        self,
        game: Game,
        players: int,
        options: Json,
        seed: int,
        lineup: list[int],
        by: list[Player],
    ) -> None:
        self.game, self.players = game, players
        self.lineup, self.by = lineup, by
        self.state = game.setup(players, options, seed)
        self.moves: list[Move] = []
        self.digest = 0
        starts = [contest.stream(np.uint64(seed), n) for n in range(contest.SEATS + players)]
        self._streams = [generator(int(start)) for start in starts]
        self._steady = [int(start) for start in starts]
        self._memories = [Memory() for _ in range(players)]
        self._asked = -1
        self._began = time.perf_counter()

    def play(self) -> None:
        """To the end, or until somebody fails."""
        clock = self.game.real_time
        timer = _Timer(clock, self.state) if clock else None
        while (acting := self.game.face.to_act(self.state, 0)) and len(self.moves) < LONGEST:
            if timer is None:
                seat = self._by_lot(acting)
                self._apply(seat, self._ask(seat, None).move)
            else:
                self._next_event(timer, acting)
                timer.follow(self.state)

    def _by_lot(self, acting: int) -> int:
        lot = np.uint64(0)
        if acting & (acting - 1):
            lot = np.uint64(random(self._streams[contest.LOTS][0]))
        return int(one_of(acting, lot))

    def _ask(self, seat: int, elapsed: float | None) -> Decision:
        self._asked = seat
        player = self.by[self.lineup[seat]]
        seed = self._steady[contest.SEATS + seat]
        if not player.steady:
            seed = int(random(self._streams[contest.SEATS + seat][0]))
        known = self.game.redacted(self.state, seat)
        asked = Question(known, seat, seed, elapsed, self._memories[seat])
        return player.decide(self.game, asked)

    def _apply(self, seat: int, move: int) -> None:
        ms = int((time.perf_counter() - self._began) * 1000)
        self.state = self.game.apply(self.state, seat, move)
        self.digest = int(contest.add_to_digest(np.uint64(self.digest), seat, move))
        self.moves.append(Move(seat, move, ms))

    # -- in real time

    def _next_event(self, timer: "_Timer", acting: int) -> None:
        """The first thing that happens: somebody moves, or the clock rings, or all think on."""
        seats = [seat for seat in seats_of(acting) if seat < self.players]
        wanted = dict(self._wishes(timer, seats))
        running = bool(acting >> self.players & 1)
        if not wanted and not running:
            seat = self._by_lot(acting)  # nobody wants to begin, and no clock will end it
            self._apply(seat, self.game.legal(self.state, seat)[-1])
            return
        soonest = min((decision.seconds for decision in wanted.values()), default=np.inf)
        # Without a clock nobody sees more by waiting.
        next_look = _LOOK_AGAIN if running and len(wanted) < len(seats) else np.inf
        if running and min(soonest, next_look) > timer.left:
            clock = self.players
            timer.now += timer.left
            self._apply(clock, self.game.legal(self.state, clock)[0])
        elif soonest <= next_look:
            ready = sum(1 << seat for seat in wanted if wanted[seat].seconds == soonest)
            seat = self._by_lot(ready)
            timer.now += soonest
            self._apply(seat, wanted[seat].move)
        else:
            timer.now += next_look

    def _wishes(self, timer: "_Timer", seats: list[int]) -> Iterator[tuple[int, Decision]]:
        for seat in seats:
            if timer.clock.is_waited_for(self.state[0], seat):
                try:
                    yield seat, self._ask(seat, timer.elapsed)
                except NothingToDo:
                    continue

    # -- how it ended

    def result(self) -> tuple[int, str]:
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return 0, UNFINISHED
        return sum(1 << seat for seat in outcome.winners), outcome.reason

    def lost_by(self, error: BotFailed) -> tuple[int, str]:
        """Whoever fails loses on all its seats, and the others share the win."""
        loser = self.lineup[self._asked]
        winners = sum(1 << seat for seat in range(self.players) if self.lineup[seat] != loser)
        return winners, f"{self.game.seat_name(self._asked)} failed: {error.message}"


class _Timer:
    """The clock of a game in real time, counted in seconds of the players instead of ours."""

    def __init__(self, clock: Any, state: Any) -> None:
        self.clock = clock
        self.now = 0.0
        self._key: Any = None
        self._round: Any = None
        self._since = self._round_since = 0.0
        self._seconds = 0.0
        self.follow(state)

    def follow(self, state: Any) -> None:
        timer = self.clock.timer(state[0])
        if timer is None:
            self._key = None
        elif timer.key != self._key:
            self._key, self._since, self._seconds = timer.key, self.now, timer.seconds
            if timer.key[0] != self._round:
                self._round, self._round_since = timer.key[0], self.now

    @property
    def left(self) -> float:
        return max(0.0, self._since + self._seconds - self.now)

    @property
    def elapsed(self) -> float | None:
        """Seconds since the round began; None without a clock: as long as anybody wants."""
        return None if self._key is None else self.now - self._round_since
