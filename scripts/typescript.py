"""What scripts/wire_types.py and scripts/game_types.py share: msgspec types in TypeScript."""

import inspect
import json
from collections.abc import Iterable, Iterator
from typing import Any, cast

from msgspec import NODEFAULT
from msgspec import inspect as types


def parts(info: types.Type) -> Iterator[type]:
    """The structs inside a type, innermost first."""
    match info:
        case types.StructType():
            for field in info.fields:
                yield from parts(field.type)
            yield info.cls
        case types.UnionType(choices):
            for choice in choices:
                yield from parts(choice)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            yield from parts(item)
        case types.DictType(value_type=value):
            yield from parts(value)


def typed(info: types.Type) -> str:
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
            return words(sorted(values))
        case types.StructType(cls=cls):
            return cls.__name__
        case types.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case types.TupleType(item_types=items):
            return f"[{', '.join(map(typed, items))}]"
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            inner = typed(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.UnionType(choices):
            # null comes last.
            return " | ".join(sorted(map(typed, choices), key=lambda text: text == "null"))
    raise TypeError(f"no TypeScript for {info}")


def words(values: Iterable[Any]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def interface(struct: type, written: bool = False) -> str:
    """`written`: by a browser, which may leave out what has a default; the server never does."""
    info = cast(types.StructType, types.type_info(struct))
    lines = [*_comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        absent = not field.required and (written or _is_unset(field))
        lines.append(f"  {field.encode_name}{'?' if absent else ''}: {typed(field.type)};")
    return "\n".join([*lines, "}"])


def _is_unset(field: types.Field) -> bool:
    """Whether the field is left out when there is nothing to say, rather than sent as a default."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _comment(struct: type) -> list[str]:
    told = inspect.cleandoc(struct.__doc__ or "")
    if not told or told.startswith(f"{struct.__name__}("):
        return []
    lines = told.split("\n")
    if len(lines) == 1:
        return [f"/** {told} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]
