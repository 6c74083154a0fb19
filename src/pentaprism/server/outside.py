"""Outside bots at the tables: programs that `serve --bot NAME=COMMAND` names (docs/bots.md).

They come through the same door as ours: a view in, a move out. Each question is put in a thread, to
one of a bounded number of processes that are kept for the next one.
"""

import asyncio
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from pentaprism.arena.outside import BotFailed, Limits, OutsideBot
from pentaprism.bots import Limit
from pentaprism.core.errors import BadOption, did_you_mean
from pentaprism.core.game import Game, Json
from pentaprism.match.decide import clean_name
from pentaprism.server.config import Config, Outside
from pentaprism.server.telemetry import log


def limits_of(config: Config) -> Limits:
    return Limits(
        ms=config.bot_ms,
        grace_ms=config.outside_grace_ms,
        start_ms=config.outside_start_ms,
        memory_mb=config.outside_memory_mb,
    )


def find_outside(given: Iterable[str], limits: Limits) -> tuple[Outside, ...]:
    """What `--bot NAME=COMMAND` names, each asked once which games it plays."""
    found: dict[str, Outside] = {}
    for text in given:
        name, sign, command = text.partition("=")
        name = name.strip()
        if not sign or not name or clean_name(name, "") != name:
            raise BadOption(f"write a bot as NAME=COMMAND, the name short, not {text!r}")
        if name in found:
            raise BadOption(f"two bots cannot both be called {name!r}")
        try:
            with OutsideBot(command, limits) as bot:
                identity = bot.identify()
        except BotFailed as failed:
            raise BadOption(f"the bot {name!r} does not start: {failed.message}") from None
        found[name] = Outside(name, command, identity.games, identity.version)
    return tuple(found.values())


class OutsideBots:
    def __init__(self, config: Config) -> None:
        self._known = {each.name: each for each in config.outside}
        self._limits = limits_of(config)
        self._most = config.outside_processes
        self._threads = ThreadPoolExecutor(self._most, "outside")
        #: Guards what follows.
        self._lock = threading.Lock()
        self._idle: list[tuple[str, OutsideBot]] = []
        self._busy: set[OutsideBot] = set()
        self._closing = False

    def of(self, game: Game) -> list[Outside]:
        """Those that play a game."""
        return [each for each in self._known.values() if game.id in each.games]

    def check(self, name: str, game: Game) -> str:
        """The name of a bot that can be seated at such a table."""
        names = [each.name for each in self.of(game)]
        if name not in names:
            hint = did_you_mean(name, names) if names else "there are none at this server"
            raise BadOption(f"no outside bot {name!r} plays {game.name}; {hint}")
        return name

    async def move(
        self, name: str, game: Game, view: Json, seat: int, limit: Limit, seed: int
    ) -> str:
        """A legal move. A bot that fails is started and asked once more; raises BotFailed if that
        fails too, and NothingToDo if it would rather wait."""

        def work() -> str:
            bot = self._take(name)
            try:
                return self._ask(bot, game, view, seat, limit, seed)
            finally:
                self._give(name, bot)

        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _ask(
        self, bot: OutsideBot, game: Game, view: Json, seat: int, limit: Limit, seed: int
    ) -> str:
        try:
            return bot.move(game, view, seat, limit, seed)
        except BotFailed as failed:
            if self._closing:
                raise
            log.warning("an outside bot failed", command=bot.command, why=failed.message)
        bot.close()
        return bot.move(game, view, seat, limit, seed)

    def _take(self, name: str) -> OutsideBot:
        """One that is idle, or a new one in place of one that has been idle for long."""
        spare: OutsideBot | None = None
        with self._lock:
            if self._closing or name not in self._known:
                raise BotFailed("did not start", f"there is no bot {name!r} at this server")
            for number, (other, bot) in enumerate(self._idle):
                if other == name:
                    del self._idle[number]
                    self._busy.add(bot)
                    return bot
            if len(self._idle) + len(self._busy) >= self._most:
                spare = self._idle.pop(0)[1]
            bot = OutsideBot(self._known[name].command, self._limits)
            self._busy.add(bot)
        if spare is not None:
            spare.close()
        return bot

    def _give(self, name: str, bot: OutsideBot) -> None:
        with self._lock:
            self._busy.discard(bot)
            closing = self._closing
            if not closing:
                self._idle.append((name, bot))
        if closing:
            bot.close()

    def close(self) -> None:
        """End them all, also those that are thinking."""
        with self._lock:
            self._closing = True
            idle, self._idle = self._idle, []
            for bot in self._busy:
                bot.kill()
        for _, bot in idle:
            bot.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
