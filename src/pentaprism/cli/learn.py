"""`pentaprism learn`: nets that bots judge by, generation after generation."""

from pathlib import Path

import typer

from pentaprism.core.game import Game
from pentaprism.games import registry

EXAMPLES = (
    "Examples: `pentaprism learn prizmik` - `pentaprism learn prizmik --settings mine.toml "
    "--folder mine --on ray://10.0.0.1:6379` - `pentaprism learn prizmik --exploit`; "
    "docs/learning.md tells the rest"
)


def command(
    game: str = typer.Argument(help="The game."),
    settings: Path = typer.Option(
        None, "--settings", help="A TOML file (docs/learning.md); the game's own by default."
    ),
    folder: Path = typer.Option(
        None, "--folder", help="Where everything is kept; learn-GAME by default."
    ),
    on: str = typer.Option("local", "--on", help="Where it runs: local, ray, or ray://HOST:PORT."),
    workers: int = typer.Option(0, "--workers", help="How many workers; as many as cores if 0."),
    exploit: bool = typer.Option(
        False, "--exploit", help="Train an opponent of the released bot instead, and measure it."
    ),
    games: int = typer.Option(100, "--games", min=1, help="With --exploit: games of each shard."),
) -> None:
    """Learn from self-play: every generation has to win against the best before it.

    A run that was stopped, or killed at any point, goes on with the same command."""
    from pentaprism.arena.workers import open_workers
    from pentaprism.core.errors import BadRequest
    from pentaprism.learn import settings as files
    from pentaprism.learn.run import Run

    kind = registry.find(game)
    if exploit:
        _exploit(kind, folder or Path(f"exploit-{kind.id}"), games, on, workers)
        return
    chosen = files.read(settings or files.own_file(kind))
    if chosen.game != kind.id:
        raise BadRequest(f"{settings}: these settings are for {chosen.game}, not for {kind.id}")
    kept = folder or Path(f"learn-{kind.id}")
    run = Run(kept, chosen, lambda: open_workers(on, workers or None), typer.echo)
    try:
        run.go_on()
    except KeyboardInterrupt:
        typer.echo(f"Stopped. The same command goes on from {kept}.", err=True)
        raise typer.Exit(130) from None
    best = run.journal.best(chosen.generations + 1)
    if best is None:
        typer.echo("No generation was better than what the run began with.")
    else:
        typer.echo(
            f"Generation {best} is the best: {kept / 'weights.npz'}, with its card beside it"
        )


def _exploit(kind: Game, folder: Path, games: int, on: str, workers: int) -> None:
    from pentaprism.arena.workers import open_workers
    from pentaprism.learn.exploit import Budget, exploit

    budget = Budget(games=games)
    found = exploit(kind, budget, folder, lambda: open_workers(on, workers or None), typer.echo)
    learned_from = (budget.generations + 1) * budget.shards * budget.games
    typer.echo(
        f"After {learned_from:,} games it wins {found.share:.1%} "
        f"({found.low:.1%} to {found.high:.1%}) of {found.games}: {found.verdict}"
    )
