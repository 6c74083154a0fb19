"""`pentaprism arena ...`: commands about who plays how well."""

import typer

from pentaprism.cli import arena_check

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Outside programs as bots, and who is better.",
)
app.command("check", epilog=arena_check.EXAMPLES)(arena_check.command)
