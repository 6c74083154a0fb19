"""The `pentaprism` command: gathers the commands and turns errors into one line."""

import os
import sys
from importlib import import_module
from typing import Any

import typer
from typer.exceptions import TyperException

from pentaprism import __version__
from pentaprism.cli import arena, lab, screen
from pentaprism.core.errors import PentaprismError

COMMANDS = (
    "serve",
    "play",
    "puzzle",
    "games",
    "rules",
    "show",
    "code",
    "replay",
    "study",
    "engine",
    "openspiel",
    "perft",
    "learn",
    "bench",
    "warm",
    "prune",
)

app = typer.Typer(
    name="pentaprism",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    help="Five games of light and colour, one table. Begin with **pentaprism serve --open**.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pentaprism {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Show the version."
    ),
) -> None:
    """Options before the command."""


for _name in COMMANDS:
    _module: Any = import_module(f"pentaprism.cli.{_name}")
    app.command(_name, epilog=_module.EXAMPLES)(_module.command)
app.add_typer(arena.app)
app.add_typer(lab.app)


def main() -> None:
    screen.announce_compiling()
    try:
        sys.exit(app(standalone_mode=False))
    except PentaprismError as error:
        clause = f" (clause {error.clause})" if error.clause else ""
        screen.fail(f"{error.message}{clause}")
    except TyperException as error:
        message = getattr(error, "format_message", str)()
        if message:  # none when only the help was asked for, and shown
            screen.fail(f"{message.rstrip('.')} (--help tells more)")
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone; what is still buffered has nowhere to go either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        screen.fail(f"{error.filename or 'system'}: {error.strerror or error}")
