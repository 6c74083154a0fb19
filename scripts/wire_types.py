"""Write web/src/table/wire.ts: server/wire.py in TypeScript.

python -m scripts.wire_types          writes the file
python -m scripts.wire_types --check  fails if it is not what would be written
"""

import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from pentaprism.match import model
from pentaprism.server import wire
from scripts.typescript import interface, parts, words

TARGET = Path(__file__).parents[1] / "web" / "src" / "table" / "wire.ts"
_HEADER = "// Generated from server/wire.py by scripts/wire_types.py: change that, not this.\n"


def _structs() -> list[type]:
    """Everything public in wire.py, in its order; what it borrows from elsewhere comes first."""
    found = {name: value for name, value in vars(wire).items() if _is_message(name, value)}
    own = [value for value in found.values() if value.__module__ == wire.__name__]
    borrowed: list[type] = []
    for struct in own:
        for part in parts(types.type_info(struct)):
            if part.__module__ != wire.__name__ and part not in borrowed:
                borrowed.append(part)
    return borrowed + own


def _is_message(name: str, value: Any) -> bool:
    is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return is_struct and not name.startswith("_") and value is not msgspec.Struct


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(cls.__name__ for cls in typing.get_args(union))};"


def _interface(struct: type) -> str:
    info = typing.cast(types.StructType, types.type_info(struct))
    return interface(
        struct, written=info.forbid_unknown_fields and struct.__module__ == wire.__name__
    )


def source() -> str:
    structs = [_interface(struct) for struct in _structs()]
    unions = [
        _union(name, getattr(wire, name)) for name in ("Clock", "ClientMessage", "ServerMessage")
    ]
    aliases = [
        f"export type {name} = {words(typing.get_args(alias))};"
        for name, alias in (("Offer", model.Offer), ("Phase", model.Phase))
    ]
    return "\n\n".join([_HEADER.strip(), *structs, *unions, *aliases]) + "\n"


def main() -> None:
    if sys.argv[1:] != ["--check"]:
        TARGET.write_text(source(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != source():
        sys.exit("web/src/table/wire.ts has drifted: python -m scripts.wire_types")


if __name__ == "__main__":
    main()
