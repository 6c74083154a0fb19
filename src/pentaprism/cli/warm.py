"""`pentaprism warm`: compile everything now, so that nothing has to be waited for later."""

from collections.abc import Callable, Iterator
from typing import Any

from pentaprism.core import notices
from pentaprism.core.game import Game
from pentaprism.games import registry

EXAMPLES = "Example: `pentaprism warm`"


def command() -> None:
    """Compile the rules and searches of all games for this machine."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    work = [step for game in registry.GAMES for step in _steps(game)]
    columns = (
        TextColumn("{task.description:32}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    notices.on_compile.clear()
    compiled: list[str] = []
    notices.on_compile.append(compiled.append)
    with Progress(*columns) as progress:
        task = progress.add_task("", total=len(work))
        for label, step in work:
            progress.update(task, description=label)
            step()
            progress.advance(task)
        progress.update(task, description="ready")
    print(f"{len(compiled)} kernels compiled, the others were ready.")


def _steps(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """What playing, searching and measuring a game will call."""
    yield f"{game.name}: rules", lambda: _warm().warm_rules(game)
    yield f"{game.name}: playouts", lambda: _playouts(game)
    yield f"{game.name}: perft", lambda: _perft(game)
    yield f"{game.name}: bot", lambda: _warm().warm_bot(game)


def _warm() -> Any:
    from pentaprism.bots import warm

    return warm


def _playouts(game: Game) -> None:
    from pentaprism.cli.bench import run_playouts

    run_playouts(game, 1)


def _perft(game: Game) -> None:
    from pentaprism import engine

    position = game.position(game.setup(game.players[0], {}, 0))
    engine.answer({"do": "perft", "game": game.id, "position": position, "depth": 1})
