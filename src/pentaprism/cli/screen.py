"""What commands share: errors as one line, word of compiling, options as typed."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from pentaprism.core import notices
from pentaprism.core.errors import BadOption, BadPosition, BadRequest
from pentaprism.core.game import Game
from pentaprism.core.options import Value
from pentaprism.games import registry


def fail(message: str) -> NoReturn:
    """End with an error of one line."""
    print(f"pentaprism: {message}", file=sys.stderr)
    sys.exit(2)


def markdown(text: str, paged: bool = False) -> None:
    """A text with headings and tables; a long one in the reader's pager."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if paged and console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))


def announce_compiling() -> None:
    """The first run on a machine compiles the rules; say so instead of standing still."""
    seen: list[str] = []

    def listener(name: str) -> None:
        if not seen:
            print(
                "Compiling the rules for this machine; this happens once and takes up to a minute "
                "(`pentaprism warm` does it all ahead).",
                file=sys.stderr,
            )
        seen.append(name)
        if sys.stderr.isatty():
            short = ".".join(name.replace(".<locals>", "").split(".")[-3:])
            print(f"\r\x1b[K  {len(seen)}: {short} ", end="\r", file=sys.stderr, flush=True)

    notices.on_compile.append(listener)


def read_options(
    game: Game, pairs: list[str], defaults: Mapping[str, Value] | None = None
) -> dict[str, Value]:
    """`--set capture=advance` and so on."""
    typed = game.options.from_text(pairs_of(pairs))
    return game.options.complete({**(defaults or {}), **typed})


def pairs_of(pairs: list[str]) -> dict[str, str]:
    typed = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"write an option as name=value, not {pair!r}")
        typed[name.strip()] = value.strip()
    return typed


def new_game_options(game: Game, pairs: list[str]) -> dict[str, Value]:
    """The same for a new game: with the usual data files, and only what differs from defaults."""
    return game.options.changed(read_options(game, pairs, game.options.for_new_game({})))


def read_json(source: str) -> Any:
    """A position or puzzle from a file, or from standard input for `-`."""
    text = sys.stdin.read() if source == "-" else Path(source).read_text("utf-8")
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadPosition(f"{source}: not JSON: {error}") from None


def recorded_state(record: str, move: int) -> tuple[Game, Any]:
    """The game of a record, and its position after so many moves; -1: the last."""
    from pentaprism.records import Record, replay

    read = Record.from_text(Path(record).read_text("utf-8"))
    states = list(replay(read))
    if not -1 <= move < len(states):
        raise BadRequest(f"the record has {len(states) - 1} moves")
    return registry.find(read.header.game), states[move]


def chosen_state(game: Game, position: str, players: int, seed: int, options: list[str]) -> Any:
    """The position of a file, or a set-up."""
    if position:
        return game.from_position(read_json(position))
    return game.setup(players or game.players[0], read_options(game, options), seed)
