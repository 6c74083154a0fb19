"""`pentaprism warm`: compile everything now, so that nothing has to be waited for later."""

from collections.abc import Callable, Iterator

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
    yield f"{game.name}: rules", lambda: _rules(game)
    yield f"{game.name}: playouts", lambda: _playouts(game)
    yield f"{game.name}: perft", lambda: _perft(game)
    yield f"{game.name}: bot", lambda: _bot(game)


def _rules(game: Game) -> None:
    state = game.setup(game.players[0], {}, 0)
    seat = game.to_act(state)[0]
    move = game.legal(state, seat)[0]
    after = game.apply(state, seat, move)
    game.view(after, seat)
    game.scores(after)
    game.face.winners(after, 0)


def _playouts(game: Game) -> None:
    from pentaprism.cli.bench import run_playouts

    run_playouts(game, 1)


def _perft(game: Game) -> None:
    from pentaprism import engine

    position = game.position(game.setup(game.players[0], {}, 0))
    engine.answer({"do": "perft", "game": game.id, "position": position, "depth": 1})


def _bot(game: Game) -> None:
    from pentaprism import bots

    state = game.setup(game.players[0], {}, 0)
    seat = game.to_act(state)[0]
    bots.choose(game, game.view(state, seat), bots.Limit(nodes=10))
