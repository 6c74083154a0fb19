"""Write the wire.ts of the table, of studies and of rooms: server/wire.py, server/study_wire.py and
server/roomwire.py in TypeScript.

python -m scripts.wire_types          writes the file
python -m scripts.wire_types --check  fails if it is not what would be written
"""

import sys
import typing
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as types

from pentaprism.match import model
from pentaprism.server import roomwire, study_wire, wire
from pentaprism.study.judge import Name
from scripts.typescript import interface, parts, words

_WEB = Path(__file__).parents[1] / "web" / "src"


class Source(NamedTuple):
    """A module of messages, the file it becomes, and the unions it has."""

    module: ModuleType
    target: Path
    unions: tuple[str, ...]
    aliases: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        return self.module.__name__


SOURCES = (
    Source(
        wire,
        _WEB / "table" / "wire.ts",
        ("Clock", "ClientMessage", "ServerMessage"),
        (("Offer", model.Offer), ("Phase", model.Phase)),
    ),
    Source(
        study_wire,
        _WEB / "study" / "wire.ts",
        ("Edit", "StudyClientMessage", "StudyServerMessage"),
        (("Name", Name),),
    ),
    Source(roomwire, _WEB / "room" / "wire.ts", ("Wish",)),
)


def _structs(source: Source) -> list[type]:
    """Everything public in the module, in its order; what it borrows from elsewhere comes first."""
    found = {name: value for name, value in vars(source.module).items() if _is_message(name, value)}
    own = [value for value in found.values() if value.__module__ == source.name]
    borrowed: list[type] = []
    for struct in own:
        for part in parts(types.type_info(struct)):
            if part.__module__ != source.name and part not in borrowed:
                borrowed.append(part)
    return borrowed + own


def _is_message(name: str, value: Any) -> bool:
    is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return is_struct and not name.startswith("_") and value is not msgspec.Struct


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(cls.__name__ for cls in typing.get_args(union))};"


def _interface(struct: type, source: Source) -> str:
    info = typing.cast(types.StructType, types.type_info(struct))
    return interface(
        struct, written=info.forbid_unknown_fields and struct.__module__ == source.name
    )


def _imported(source: Source) -> set[type]:
    """What the table's file has already: it is written once and imported elsewhere."""
    table = SOURCES[0]
    return set() if source is table else set(_structs(table)).intersection(_structs(source))


def _imports(structs: set[type]) -> list[str]:
    names = ", ".join(sorted(struct.__name__ for struct in structs))
    line = f'import type {{ {names} }} from "../table/wire";\nexport type {{ {names} }};'
    return [line] if structs else []


def text_of(source: Source) -> str:
    path = source.name.removeprefix("pentaprism.").replace(".", "/")
    header = f"// Generated from {path}.py by scripts/wire_types.py: change that, not this."
    imported = _imported(source)
    structs = [_interface(x, source) for x in _structs(source) if x not in imported]
    unions = [_union(name, getattr(source.module, name)) for name in source.unions]
    aliases = [
        f"export type {name} = {words(typing.get_args(alias))};" for name, alias in source.aliases
    ]
    return "\n\n".join([header, *_imports(imported), *structs, *unions, *aliases]) + "\n"


def main() -> None:
    for source in SOURCES:
        if sys.argv[1:] != ["--check"]:
            source.target.write_text(text_of(source), encoding="utf-8")
        elif source.target.read_text(encoding="utf-8") != text_of(source):
            sys.exit(f"{source.target} has drifted: python -m scripts.wire_types")


if __name__ == "__main__":
    main()
