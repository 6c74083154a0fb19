"""Write what the browser knows of each game's words and events as types.

    web/src/i18n/word-keys.ts                    the keys of the table's words
    web/src/games/<game>/word-keys.ts            those of the game's words
    web/src/games/<game>/event-types.ts     its events

python -m scripts.game_types          writes the files
python -m scripts.game_types --check  fails if they are not what would be written
"""

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import inspect as types

from pentaprism.core import words
from pentaprism.core.game import Game
from pentaprism.games import registry
from scripts.typescript import interface, parts

WEB = Path(__file__).parents[1] / "web" / "src"
_HEADER = "// Generated from {} by scripts/game_types.py: change that, not this."


class _Variables(Visitor):
    """The variables that a sentence needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def keys(book: str) -> str:
    source = (words.folder_of(book) / f"{words.ENGLISH}.ftl").read_text(encoding="utf-8")
    lines = [_HEADER.format(f"words/{words.ENGLISH}.ftl"), "export interface Words {"]
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found = _Variables()
            found.visit(entry.value)
            names = " | ".join(f'"{name}"' for name in sorted(found.names)) or "never"
            lines.append(f'  "{entry.id.name}": {names};')
    return "\n".join([*lines, "}"]) + "\n"


def events(game: Game) -> str | None:
    if importlib.util.find_spec(f"{game.package}.events") is None:
        return None
    union = importlib.import_module(f"{game.package}.events").Events
    found = list(dict.fromkeys(parts(types.type_info(union))))
    names = " | ".join(each.__name__ for each in found if _is_event(each))
    told = [_HEADER.format("events.py"), *map(interface, found), f"export type Event = {names};"]
    return "\n\n".join(told) + "\n"


def _is_event(struct: Any) -> bool:
    return struct.__struct_config__.tag is not None


def files() -> Iterator[tuple[Path, str]]:
    yield WEB / "i18n" / "word-keys.ts", keys(words.TABLE)
    for game in registry.GAMES:
        folder = WEB / "games" / game.id
        yield folder / "word-keys.ts", keys(game.id)
        typed = events(game)
        if typed is not None:
            yield folder / "event-types.ts", typed


def main() -> None:
    for path, source in files():
        if sys.argv[1:] != ["--check"]:
            path.write_text(source, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != source:
            sys.exit(f"{path.name} of {path.parent.name} has drifted: python -m scripts.game_types")


if __name__ == "__main__":
    main()
