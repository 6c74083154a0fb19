"""Games are loaded, and on a new machine compiled, in a thread: the tables go on meanwhile."""

import asyncio

from pentaprism.bots.warm import warm_bot, warm_rules
from pentaprism.core.game import Game
from pentaprism.games import registry
from pentaprism.server.telemetry import log

_loading: dict[str, asyncio.Future[None]] = {}


async def ready(game: Game) -> None:
    """Returns when the rules of the game can be called without waiting."""
    loop = asyncio.get_running_loop()
    if game.id not in _loading or _loading[game.id].get_loop() is not loop:
        _loading[game.id] = loop.run_in_executor(None, warm_rules, game)
    await asyncio.shield(_loading[game.id])


async def ready_all() -> None:
    """All of them, one after the other, so that nobody has to wait later."""
    for game in registry.GAMES:
        await ready(game)
    for game in registry.GAMES:
        await asyncio.to_thread(warm_bot, game)
    log.info("all games are ready")
