"""`pentaprism rules`: the rules of a game, or one clause of them."""

import typer

from pentaprism.cli import screen
from pentaprism.core.errors import did_you_mean
from pentaprism.games import registry, rulebook

EXAMPLES = "Examples: `pentaprism rules prizmik` - `pentaprism rules prizmik 9`"


def command(
    game: str = typer.Argument(help="The game, as `pentaprism games` lists it."),
    clause: str = typer.Argument("", help="Only this clause, by its number."),
) -> None:
    """Read the rules of a game."""
    identity = registry.find(game).id
    if clause:
        clauses = rulebook.clauses(identity)
        if clause not in clauses:
            screen.fail(f"there is no clause {clause!r}; {did_you_mean(clause, clauses)}")
        screen.markdown(f"## {clause}. {clauses[clause]}")
    else:
        screen.markdown(rulebook.page(identity), paged=True)
