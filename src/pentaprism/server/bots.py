"""Bots at the tables. Like people they get what their seat may see, and submit commands to the hub.

They think in threads. The searches release Python's lock, so the event loop is not held up.
"""

import asyncio
import contextlib
import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from pentaprism.arena.outside import BotFailed
from pentaprism.bots import (
    Advice,
    Limit,
    Memories,
    Memory,
    accepts_draw,
    choose_known,
    decision_seed,
    remembers,
)
from pentaprism.bots.shares import share_of
from pentaprism.core.errors import BadRequest, NothingToDo, PentaprismError
from pentaprism.core.game import Game
from pentaprism.match import model as m
from pentaprism.match.match import Match, Step
from pentaprism.server import wire
from pentaprism.server.config import Config
from pentaprism.server.live_match import LiveMatch
from pentaprism.server.pacing import allowance
from pentaprism.server.pondering import Pondering
from pentaprism.server.telemetry import THOUGHT, log

if TYPE_CHECKING:
    from pentaprism.server.hub import Hub

#: A bot that would rather wait, as in open bidding, looks again after this.
_LOOK_AGAIN = 1.0
_PATIENCE = 5
_HINT_MS = 1200
_SHORTEST_MS = 20
#: How long a bot thinks about an offer.
_JUDGE_MS = 300
#: So many bots remember what they found at their earlier moves, in 16 MB each.
_MOST_MEMORIES = 6


class Bots:
    def __init__(self, config: Config) -> None:
        self.hub: Hub
        self.config = config
        self._threads = ThreadPoolExecutor(self.config.bot_threads, "bot")
        #: Thoughts that wait or are under way.
        self._thoughts = 0
        self._closing = False
        self._memories = Memories(_MOST_MEMORIES)
        self.pondering = Pondering(config.ponder_ms, config.bot_threads, self._memories.find)

    def attach(self, hub: "Hub") -> None:
        """Commands of the bots go to this hub."""
        self.hub = hub

    def consider(self, live: LiveMatch) -> None:
        """Called after every change: bots that are to act and do not think yet begin to."""
        for seat in live.match.bots_to_act():
            if seat not in live.thinking and not self._closing:
                task = asyncio.get_running_loop().create_task(self._act(live, seat))
                live.thinking[seat] = task
        if live.match.phase == "over":
            self._memories.forget(live.match.id)
        self.pondering.look(live)

    async def _act(self, live: LiveMatch, seat: int) -> None:
        """Think and act until it is not this seat's turn any more, or too much goes wrong: then the
        turn is found again when its lease is over."""
        failures = 0
        try:
            while seat in live.match.bots_to_act() and failures < _PATIENCE:
                try:
                    if not await self._take_turn(live, seat):
                        break
                    failures = 0
                except BotFailed as failed:
                    await self._miss(live, seat, failed)
                    break
                except PentaprismError as error:  # something happened while it thought
                    failures += 1
                    log.info("a bot was refused", match=live.match.id, seat=seat, why=str(error))
                except Exception:
                    failures += 1
                    log.exception("a bot failed", match=live.match.id, seat=seat)
                    await asyncio.sleep(_LOOK_AGAIN)
        finally:
            live.thinking.pop(seat, None)

    async def _miss(self, live: LiveMatch, seat: int, failed: BotFailed) -> None:
        """An outside bot does not play: the table treats it as a person who has gone. It is asked
        again when something happens or somebody comes, but not over and over at an empty table."""
        log.warning("an outside bot is away", match=live.match.id, seat=seat, why=failed.message)
        with contextlib.suppress(PentaprismError):
            await self.hub.submit(live, m.GoAway(seat=seat))
        if len(live.thinking) == 1:
            await self.hub.no_bot_is_due(live, live.match.version)

    async def _take_turn(self, live: LiveMatch, seat: int) -> bool:
        """False if there is nothing to do before something happens."""
        version = live.match.version
        try:
            command = await self._decide(live, seat)
        except NothingToDo:
            if live.match.timer.ends is not None:
                await asyncio.sleep(_LOOK_AGAIN)
                return True
            if len(live.thinking) == 1:
                await self.hub.no_bot_is_due(live, version)
            return live.match.version != version
        if live.match.version == version or self._still(live, seat, version):
            chair = live.match.chairs[seat]
            if chair.plays_outside and chair.away_since is not None:
                await self.hub.submit(live, m.ComeBack(seat=seat))
            await self.hub.submit(live, command)
        return True

    @staticmethod
    def _still(live: LiveMatch, seat: int, version: int) -> bool:
        """Whether what was thought about is still the question: to move would decline a draw."""
        match = live.match
        asked = "draw" in match.offers and seat in match.waiting("draw")
        return seat in match.to_act and match.context[seat] <= version and not asked

    async def _decide(self, live: LiveMatch, seat: int) -> m.Command:
        match, version = live.match, live.match.version
        if "draw" in match.offers and seat in match.waiting("draw"):
            return await self._answer_draw(match, seat, match.game.redacted(match.state, seat))
        began = time.monotonic()
        elapsed = None
        if match.timer.ends is not None:
            elapsed = (self.hub.now() - match.timer.round_since) / 1000
        moves, pause = await self._choose(live, seat, elapsed)
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        return m.Play(seat=seat, moves=moves, version=version)

    async def _choose(
        self, live: LiveMatch, seat: int, elapsed: float | None
    ) -> tuple[tuple[str, ...], float]:
        """A move, or all steps of a secret choice; and the seconds that it should take in all."""
        match, game, state = live.match, live.match.game, live.match.state
        began, ms = time.monotonic(), self._ms(match, seat, self.config.bot_ms)
        longest = self._longest(match, seat)
        # A person would take a moment, and in real time that is part of the level's skill.
        pause = self.config.bot_pause_ms / 1000
        secret = _is_choosing_in_secret(match, seat)
        if secret:  # takes the same time, however many steps it has
            pause += ms / 1000
        pause = min(pause, longest)
        moves: list[str] = []
        while len(moves) < wire.MOST_MOVES:
            left = pause - (time.monotonic() - began)
            limit = Limit(ms=min(ms, max(_SHORTEST_MS, int(500 * left))) if secret else ms)
            text, seconds = await self._find_move(match, seat, state, limit, elapsed, moves)
            move = game.text.parse_move(text)
            assert move is not None
            moves.append(text)
            step = Step(state, move, game.apply(state, seat, move))
            if not match.is_secret(step):
                known = game.redacted(state, seat)
                return tuple(moves), min(
                    max(pause, seconds, game.pause(known, seat, move)), longest
                )
            state = step.after
        raise BadRequest(f"a choice has at most {wire.MOST_MOVES} moves")

    async def _find_move(
        self,
        match: Match,
        seat: int,
        state: Any,
        limit: Limit,
        elapsed: float | None,
        moves: list[str],
    ) -> tuple[str, float]:
        """A move after those chosen so far, and in real time the seconds that a person would think
        about it."""
        game, chair = match.game, match.chairs[seat]
        known = game.redacted(state, seat)
        number = sum(len(moved.moves) for moved in match.acts) + len(moves)
        seed = decision_seed(game, known, match.created.seed, seat, number)
        if chair.plays_outside:
            view = game.view(state, seat)
            name = chair.outside or ""
            with self.pondering.making_way():
                return await self.hub.outside.move(name, game, view, seat, limit, seed), 0.0
        level, memory = match.level_for(seat, seed), None
        if remembers(game, game.find_level(level), limit):
            memory = self._memories.of(match.id, seat)
        advice = await self.think(game, known, seat, limit, level, seed, elapsed, memory)
        return advice.move, advice.seconds if elapsed is not None else 0.0

    async def _answer_draw(self, match: Match, seat: int, known: Any) -> m.Command:
        """Somebody offers a draw to a bot: it agrees if it expects no more by playing on."""
        game, chair = match.game, match.chairs[seat]
        if chair.plays_outside:  # the protocol has no word for it
            return m.AnswerOffer(seat=seat, what="draw", yes=False)
        seed = decision_seed(game, known, match.created.seed, seat, len(match.acts))

        def judge() -> bool:
            limit = Limit(ms=self._ms(match, seat, _JUDGE_MS))
            return accepts_draw(game, known, seat, match.level_for(seat, seed), limit, seed)

        with self.pondering.making_way():
            yes = await asyncio.get_running_loop().run_in_executor(self._threads, judge)
        return m.AnswerOffer(seat=seat, what="draw", yes=yes)

    def _longest(self, match: Match, seat: int) -> float:
        """The seconds that a decision of the seat may take with all that belongs to it."""
        allowed = allowance(match.clocks, seat, self.hub.now())
        return math.inf if allowed is None else allowed / 1000

    def _ms(self, match: Match, seat: int, most: int) -> int:
        """How long to think: where the clock is low, hardly at all."""
        thinking = 1000 * self._longest(match, seat) / 2
        least = _SHORTEST_MS if match.chairs[seat].plays_outside else 1
        return int(min(most, max(least, thinking)))

    async def think(
        self,
        game: Game,
        known: Any,
        seat: int,
        limit: Limit,
        level: str | None,
        seed: int,
        elapsed: float | None,
        memory: Memory | None = None,
    ) -> Advice:
        """In a thread; a waiter that is cancelled stops the thought too."""
        stop = np.zeros(1, np.uint8)
        began = time.perf_counter()

        def work() -> Advice:
            shared = self._shared(limit)
            return choose_known(
                game, known, seat, shared, level, seed, stop=stop, elapsed=elapsed, memory=memory
            )

        self._thoughts += 1
        try:
            with self.pondering.making_way():
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except asyncio.CancelledError:
            stop[0] = 1
            raise
        finally:
            self._thoughts -= 1
            THOUGHT.labels(game.id).observe(time.perf_counter() - began)

    def _shared(self, limit: Limit) -> Limit:
        """The more of them wait, the shorter each thinks: none is late since others think long."""
        if limit.ms is None:
            return limit
        threads = self.config.bot_threads
        shared = limit.ms * threads // max(threads, self._thoughts)
        return Limit(max(min(_SHORTEST_MS, limit.ms), shared))

    async def hint(
        self, live: LiveMatch, seat: int, reply_to: str, chosen: list[str] | None = None
    ) -> wire.Hint:
        """What the strongest bot would do, and why."""
        async with live.lock:  # so that only what is stored is looked at
            match, version = live.match, live.match.version
            state = match.state if chosen is None else _with_steps(match, seat, chosen)
            known = match.game.redacted(state, seat)
        advice = await self.think(match.game, known, seat, Limit(ms=_HINT_MS), None, version, None)
        return wire.Hint(
            reply_to=reply_to,
            version=version,
            seat=seat,
            move=advice.move,
            reason=advice.reason,
            line=advice.line,
            score=share_of(match.game, advice.score),
        )

    async def close(self) -> None:
        """Stop thinking; the turns are found again in the store."""
        self._closing = True
        matches = self.hub.matches.all
        tasks = [task for live in matches for task in live.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pondering.close()
        await asyncio.to_thread(self.hub.outside.close)
        self._threads.shutdown(wait=True, cancel_futures=True)


def _with_steps(match: Match, seat: int, steps: list[str]) -> Any:
    """As it would be after steps of a secret choice. Any other move could tell what the seat must
    not know yet."""
    game, state = match.game, match.state
    for text in steps:
        try:
            move = game.read_move(state, seat, text)
        except PentaprismError as error:
            raise BadRequest(f"{text!r} cannot be chosen: {error.message}") from None
        after = game.apply(state, seat, move)
        if not match.is_secret(Step(state, move, after)):
            raise BadRequest(f"{text!r} is no step of a secret choice")
        state = after
    return game.in_any_order(state, seat)


def _is_choosing_in_secret(match: Match, seat: int) -> bool:
    """Whether the seat has steps before it that nobody else notices."""
    state, game = match.state, match.game
    return game.capabilities.revisable and any(
        match.is_secret(Step(state, move, game.apply(state, seat, move)))
        for move in game.legal(state, seat)
    )
