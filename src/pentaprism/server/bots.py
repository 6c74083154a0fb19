"""Bots at the table. They come through the same door as people: a view in, a wish out.

They think in threads (the searches release Python's lock), so the tables go on meanwhile.
"""

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from pentaprism.arena.outside import BotFailed
from pentaprism.bots import Advice, Limit, accepts_draw, choose_known, decision_seed
from pentaprism.bots.shares import share_of
from pentaprism.core.errors import BadRequest, NothingToDo, PentaprismError
from pentaprism.core.game import Game
from pentaprism.match import model as m
from pentaprism.match.match import Match
from pentaprism.server import wire
from pentaprism.server.hub import Hub
from pentaprism.server.live import Live
from pentaprism.server.noticed import Mine
from pentaprism.server.telemetry import THOUGHT, log

#: A bot that would rather wait, as in open bidding, looks again after this.
_LOOK_AGAIN = 1.0
_PATIENCE = 5
_HINT_MS = 1200
_SHORTEST_MS = 20
#: How long a bot thinks about an offer.
_JUDGE_MS = 300


class _Turn:
    """How long a seat has been at what the others will notice next."""

    def __init__(self) -> None:
        self.begin(False)

    def begin(self, secret: bool) -> None:
        self._began = time.monotonic()
        #: Whether it has steps that nobody else notices.
        self.secret = secret

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began


class Bots:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.config = hub.config
        self._threads = ThreadPoolExecutor(self.config.bot_threads, "bot")
        #: Thoughts that wait or are under way.
        self._thoughts = 0
        self._closing = False
        hub.on_change = self.consider

    def consider(self, live: Live) -> None:
        """After every change: whoever has to act and does not think yet begins to."""
        for seat in live.match.bots_to_act():
            if seat not in live.thinking and not self._closing:
                task = asyncio.get_running_loop().create_task(self._act(live, seat))
                live.thinking[seat] = task

    async def _act(self, live: Live, seat: int) -> None:
        """Think and act until it is not this seat's turn any more, or too much goes wrong: then the
        turn is found again when its lease is over."""
        failures = 0
        turn = _Turn()
        try:
            while seat in live.match.bots_to_act() and failures < _PATIENCE:
                try:
                    if not await self._take_turn(live, seat, turn):
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

    async def _miss(self, live: Live, seat: int, failed: BotFailed) -> None:
        """An outside bot does not play: the table treats it as a person who has gone. It is asked
        again when something happens or somebody comes, but not for ever at a table that is left."""
        log.warning("an outside bot is away", match=live.match.id, seat=seat, why=failed.message)
        with contextlib.suppress(PentaprismError):
            await self.hub.submit(live, m.GoAway(seat=seat))
        if len(live.thinking) == 1:
            await self.hub.no_bot_is_due(live, live.match.version)

    async def _take_turn(self, live: Live, seat: int, turn: "_Turn") -> bool:
        """False if there is nothing to do before something happens."""
        version = live.match.version
        try:
            command = await self._decide(live, seat, turn)
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
    def _still(live: Live, seat: int, version: int) -> bool:
        """Whether what was thought about is still the question: to move would decline a draw."""
        match = live.match
        asked = "draw" in match.offers and seat in match.waiting("draw")
        return seat in match.to_act and match.context[seat] <= version and not asked

    async def _decide(self, live: Live, seat: int, turn: "_Turn") -> m.Commands:
        match, state = live.match, live.match.state
        known = match.game.redacted(state, seat)
        version = match.version
        if "draw" in match.offers and seat in match.waiting("draw"):
            return await self._answer_draw(match, seat, known)
        elapsed = None
        if match.timer.ends is not None:
            elapsed = (self.hub.now() - match.timer.round_since) / 1000
        ms = self._ms(live, seat)
        if not turn.secret:
            turn.begin(_is_secret(match, seat))
        if turn.secret:
            # All steps of a secret choice share what one move has, lest their number shows.
            ms = min(ms, max(_SHORTEST_MS, int(500 * (self._secret_seconds - turn.seconds))))
        text, seconds = await self._find_move(match, seat, known, Limit(ms=ms), elapsed)
        move = match.game.text.parse_move(text)
        assert move is not None
        if match.would_show(state, seat, move):
            # A person would take a moment, and in real time that is part of the level's skill.
            pause = max(
                seconds,
                self.config.bot_pause_ms / 1000,
                match.game.pause(known, seat, move),
                self._secret_seconds if turn.secret else 0,
            )
            await asyncio.sleep(max(0.0, pause - turn.seconds))
            turn.secret = False
        return m.Play(seat=seat, move=text, version=version)

    async def _find_move(
        self, match: Match, seat: int, known: Any, limit: Limit, elapsed: float | None
    ) -> tuple[str, float]:
        """A move, and in real time the seconds that a person would think about it."""
        chair = match.chairs[seat]
        seed = decision_seed(match.game, known, match.created.seed, seat, len(match.moves))
        if chair.plays_outside:
            view = match.game.view(match.state, seat)
            name = chair.outside or ""
            text = await self.hub.outside.move(name, match.game, view, seat, limit, seed)
            return text, 0.0
        advice = await self.think(match.game, known, seat, limit, chair.level, seed, elapsed)
        return advice.move, advice.seconds if elapsed is not None else 0.0

    @property
    def _secret_seconds(self) -> float:
        """How long a secret choice takes, whatever is chosen."""
        return (self.config.bot_pause_ms + self.config.bot_ms) / 1000

    async def _answer_draw(self, match: Match, seat: int, known: Any) -> m.Commands:
        """Somebody offers a draw to a bot: it agrees if it expects no more by playing on."""
        game, chair = match.game, match.chairs[seat]
        if chair.plays_outside:  # the protocol has no word for it
            return m.AnswerOffer(seat=seat, what="draw", yes=False)
        seed = decision_seed(game, known, match.created.seed, seat, len(match.moves))

        def judge() -> bool:
            return accepts_draw(game, known, seat, chair.level, Limit(ms=_JUDGE_MS), seed)

        yes = await asyncio.get_running_loop().run_in_executor(self._threads, judge)
        return m.AnswerOffer(seat=seat, what="draw", yes=yes)

    def _ms(self, live: Live, seat: int) -> int:
        """Never more than a twentieth of the clock that is left."""
        ms = self.config.bot_ms
        if live.match.settings.clock:
            ms = min(ms, max(_SHORTEST_MS, live.match.clocks.left[seat] // 20))
        return ms

    async def think(
        self,
        game: Game,
        known: Any,
        seat: int,
        limit: Limit,
        level: str | None,
        seed: int,
        elapsed: float | None,
    ) -> Advice:
        """In a thread; a waiter that is cancelled stops the thought too."""
        stop = np.zeros(1, np.uint8)
        began = time.perf_counter()

        def work() -> Advice:
            shared = self._shared(limit)
            return choose_known(game, known, seat, shared, level, seed, stop=stop, elapsed=elapsed)

        self._thoughts += 1
        try:
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
        return Limit(max(_SHORTEST_MS, limit.ms * threads // max(threads, self._thoughts)))

    async def hint(
        self, live: Live, mine: Mine, seat: int, re: str, chosen: list[str] | None = None
    ) -> wire.Hint:
        """What the strongest bot would do, and why; for a browser that has these seats."""
        async with live.lock:  # so that only what is stored is looked at
            match = live.match
            version, told = match.version, live.told_version(mine)
            state = match.state if chosen is None else _with_steps(match, seat, chosen)
            known = match.game.redacted(state, seat)
        advice = await self.think(match.game, known, seat, Limit(ms=_HINT_MS), None, version, None)
        return wire.Hint(
            re=re,
            version=told,
            seat=seat,
            move=advice.move,
            reason=advice.reason,
            line=advice.line,
            score=share_of(match.game, advice.score),
        )

    async def close(self, lives: list[Live]) -> None:
        """Stop thinking; the turns are found again in the store."""
        self._closing = True
        tasks = [task for live in lives for task in live.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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
        if match.would_show(state, seat, move):
            raise BadRequest(f"{text!r} is no step of a secret choice")
        state = game.apply(state, seat, move)
    return game.in_any_order(state, seat)


def _is_secret(match: Match, seat: int) -> bool:
    """Whether a seat is choosing something that nobody notices yet."""
    return match.game.capabilities.revisable and not all(
        match.would_show(match.state, seat, move) for move in match.game.legal(match.state, seat)
    )
