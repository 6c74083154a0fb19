"""Games are loaded, and on a new machine compiled, in a thread: the tables go on meanwhile."""

import asyncio
import threading
from collections.abc import Callable

from pentaprism.bots.warm import warm_bot, warm_rules
from pentaprism.core.game import Game
from pentaprism.games import registry
from pentaprism.server.telemetry import log

_loading: dict[str, asyncio.Future[None]] = {}


async def ready(game: Game) -> None:
    """Returns when the rules of the game can be called without waiting."""
    loop = asyncio.get_running_loop()
    known = _loading.get(game.id)
    if known is None or known.get_loop() is not loop or _has_failed(known):
        _loading[game.id] = in_thread(warm_rules, game)
    await asyncio.shield(_loading[game.id])


def is_ready(game: Game) -> bool:
    """Whether nobody has to wait for the rules of the game."""
    known = _loading.get(game.id)
    return known is not None and known.done() and not _has_failed(known)


async def ready_all() -> None:
    """All of them, one after the other, so that nobody has to wait later."""
    for game in registry.GAMES:
        await ready(game)
    for game in registry.GAMES:
        await in_thread(warm_bot, game)
    log.info("all games are ready")


def in_thread(work: Callable[[Game], None], game: Game) -> asyncio.Future[None]:
    """In a thread that nobody waits for when the server stops: compiling can take a minute."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def run() -> None:
        error = None
        try:
            work(game)
        except Exception as failed:
            error = failed
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, error)

    threading.Thread(target=run, name=f"warm-{game.id}", daemon=True).start()
    return done


def _has_failed(done: asyncio.Future[None]) -> bool:
    return done.done() and (done.cancelled() or done.exception() is not None)
