"""Write web/src/table/wire.ts: server/wire.py in TypeScript.

python -m scripts.wire_types          writes the file
python -m scripts.wire_types --check  fails if it is not what would be written
"""

import inspect
import sys
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from pentaprism.match import model
from pentaprism.server import wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "table" / "wire.ts"
_HEADER = "// Generated from server/wire.py by scripts/wire_types.py: change that, not this.\n"


def _structs() -> list[type]:
    """Everything public in wire.py, in its order; what it borrows from elsewhere comes first."""
    found = {name: value for name, value in vars(wire).items() if _is_message(name, value)}
    own = [value for value in found.values() if value.__module__ == wire.__name__]
    borrowed: list[type] = []
    for struct in own:
        for part in _parts(types.type_info(struct)):
            if part.__module__ != wire.__name__ and part not in borrowed:
                borrowed.append(part)
    return borrowed + own


def _is_message(name: str, value: Any) -> bool:
    is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return is_struct and not name.startswith("_") and value is not msgspec.Struct


def _parts(info: types.Type) -> Iterator[type]:
    """The structs inside a type, innermost first."""
    match info:
        case types.StructType():
            for field in info.fields:
                yield from _parts(field.type)
            yield info.cls
        case types.UnionType(choices):
            for choice in choices:
                yield from _parts(choice)
        case types.ListType(item_type=item):
            yield from _parts(item)
        case types.DictType(value_type=value):
            yield from _parts(value)


def _typed(info: types.Type) -> str:
    match info:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
        case types.LiteralType(values):
            return _words(sorted(values))
        case types.StructType(cls=cls):
            return cls.__name__
        case types.DictType(value_type=value):
            return f"Record<string, {_typed(value)}>"
        case types.TupleType(item_types=items):
            return f"[{', '.join(map(_typed, items))}]"
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            inner = _typed(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.UnionType(choices):
            # null comes last.
            return " | ".join(sorted(map(_typed, choices), key=lambda text: text == "null"))
    raise TypeError(f"no TypeScript for {info}")


def _words(values: Iterable[Any]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def _interface(struct: type) -> str:
    info = typing.cast(types.StructType, types.type_info(struct))
    # Only what a browser writes may leave out what has a default; the server always says it.
    written = info.forbid_unknown_fields and struct.__module__ == wire.__name__
    lines = [*_comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        absent = not field.required and (written or _is_unset(field))
        lines.append(f"  {field.encode_name}{'?' if absent else ''}: {_typed(field.type)};")
    return "\n".join([*lines, "}"])


def _is_unset(field: types.Field) -> bool:
    """Whether the field is left out when there is nothing to say, rather than sent as a default."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _comment(struct: type) -> list[str]:
    told = inspect.cleandoc(struct.__doc__ or "")
    if not told or told.startswith(f"{struct.__name__}("):
        return []
    lines = told.split("\n")
    if len(lines) == 1:
        return [f"/** {told} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(cls.__name__ for cls in typing.get_args(union))};"


def source() -> str:
    structs = [_interface(struct) for struct in _structs()]
    unions = [_union(name, getattr(wire, name)) for name in ("Clock", "FromBrowser", "ToBrowser")]
    words = [
        f"export type {name} = {_words(typing.get_args(alias))};"
        for name, alias in (("Offer", model.Offer), ("Phase", model.Phase))
    ]
    return "\n\n".join([_HEADER.strip(), *structs, *unions, *words]) + "\n"


def main() -> None:
    if sys.argv[1:] != ["--check"]:
        TARGET.write_text(source(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != source():
        sys.exit("web/src/table/wire.ts has drifted: python -m scripts.wire_types")


if __name__ == "__main__":
    main()
