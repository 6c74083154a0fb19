"""`pentaprism warm`: compile everything now, so that nothing has to be waited for later."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor, as_completed

from pentaprism.core import notices
from pentaprism.core.game import Game
from pentaprism.games import registry

EXAMPLES = "Example: `pentaprism warm`"


def command() -> None:
    """Compile the rules and searches of all games for this machine."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description:32}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    compiled = 0
    # Games share nothing that takes long, so each has a process and all cores are busy; they are
    # spawned, since a compiler that has threads running does not survive a fork.
    spawn = multiprocessing.get_context("spawn")
    with Progress(*columns) as progress, ProcessPoolExecutor(mp_context=spawn) as pool:
        running = {pool.submit(warm, game.id): game for game in registry.GAMES}
        task = progress.add_task("compiling", total=len(running))
        for done in as_completed(running):
            compiled += done.result()
            progress.update(task, advance=1, description=f"{running[done].name} is ready")
        progress.update(task, description="ready")
    print(f"{compiled} kernels compiled, the others were ready.")


def warm(game_id: str) -> int:
    """Call what playing, searching and measuring a game will call; the number of kernels that had
    to be compiled for it."""
    from pentaprism.bots.warm import warm_bot, warm_rules
    from pentaprism.study.warm import warm_codes, warm_puzzles, warm_study

    compiled: list[str] = []
    notices.on_compile.clear()
    notices.on_compile.append(compiled.append)
    game = registry.find(game_id)
    warm_rules(game)
    _playouts(game)
    _perft(game)
    warm_bot(game)
    _contest(game)
    warm_study(game)
    warm_codes(game)
    warm_puzzles(game)
    return len(compiled)


def _playouts(game: Game) -> None:
    from pentaprism.cli.bench import run_playouts

    run_playouts(game, 1)


def _contest(game: Game) -> None:
    """One game that never leaves the kernels, where there are such."""
    from pentaprism.arena.blocks import HALVES, Pairing
    from pentaprism.arena.work import Unit, as_kernels, perform

    pairing = Pairing(game.id, game.players[0], {}, HALVES, ("random", "random"), 0)
    if as_kernels(pairing) is not None:
        perform(Unit(0, pairing, 0, 1))


def _perft(game: Game) -> None:
    from pentaprism import engine

    position = game.position(game.setup(game.players[0], {}, 0))
    engine.answer({"do": "perft", "game": game.id, "position": position, "depth": 1})
