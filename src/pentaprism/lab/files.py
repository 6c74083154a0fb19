"""Data files that are tried out: read, checked by the game itself, written, kept.

A file that is not in order is refused with the sentence of the game's own loader, which names the
card and the field, and nothing is changed by it."""

import json
import os
import tomllib
from pathlib import Path
from typing import Any

from pentaprism.core.errors import BadOption, BadRequest
from pentaprism.core.game import Game
from pentaprism.core.options import DataFile
from pentaprism.games import data
from pentaprism.lab.trials import Lent

_LONGEST = 32 * 1024


def data_options(game: Game) -> list[str]:
    """The options of a game that are data files."""
    return [option.name for option in game.options.declared if isinstance(option, DataFile)]


def find_option(game: Game, name: str) -> DataFile:
    for option in game.options.declared:
        if isinstance(option, DataFile) and option.name == name:
            return option
    known = ", ".join(data_options(game)) or "none"
    raise BadRequest(f"{name!r} is no data file of {game.name}; there are {known}")


def check(game: Game, option: str, text: str) -> str:
    """Lend a file to this process; its name, or BadOption that says what is wrong with it."""
    found = find_option(game, option)
    if len(text) > _LONGEST:
        raise BadOption(f"a data file has at most {_LONGEST} characters")
    name = data.lend(game.id, option, text.encode())
    try:
        found.load(name)
    except BadOption as error:
        raise BadOption(error.message.replace(f" {name!r}", "")) from None
    return name


def read_text(game: Game, option: str, name: str) -> str:
    find_option(game, option)
    return data.content(game.id, option, name).decode()


def content_of(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"this is not a TOML file: {error}") from None


def to_text(content: dict[str, Any]) -> str:
    """TOML of what our data files are made of: values, tables of values, lists of tables."""
    lines = [f"{_key(key)} = {_value(each)}" for key, each in content.items() if _is_plain(each)]
    for key, each in content.items():
        if isinstance(each, list) and not _is_plain(each):
            lines += [f"{_key(key)} = ["]
            lines += [f"    {_value(entry)}," for entry in each]
            lines += ["]"]
    for key, each in content.items():
        if isinstance(each, dict):
            lines += ["", f"[{_key(key)}]"]
            lines += [f"{_key(name)} = {_value(value)}" for name, value in each.items()]
    return "\n".join(lines).lstrip("\n") + "\n"


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return not any(isinstance(each, dict) for each in value)
    return not isinstance(value, dict)


def _key(key: str) -> str:
    bare = key.replace("-", "").replace("_", "")
    return key if bare.isalnum() and bare.isascii() else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(v)}" for key, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, bool | int | float | str):
        return json.dumps(value, ensure_ascii=False)
    raise BadOption(f"a data file has no place for {value!r}")


# -- the owner's own files


def keep(game: Game, option: str, name: str, text: str) -> Path:
    """Keep a checked file under a name of its own; a name that is taken stays as it is, since games
    may have been played with it."""
    check(game, option, text)
    if not data.is_name(name) or name.startswith("try-") or len(name) > 24:
        raise BadRequest(
            "a name has up to 24 small letters, digits and dashes, and does not begin with try-"
        )
    if name in data.names(game.id, option):
        if data.content(game.id, option, name).decode() == text:
            return data.own_folder() / game.id / option / f"{name}.toml"
        raise BadRequest(f"there is a {option} {name!r} already; choose another name")
    folder = data.own_folder() / game.id / option
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.toml"
    # Whole or not at all, whatever happens in between.
    part = path.with_suffix(f".{os.getpid()}.part")
    part.write_text(text, "utf-8")
    part.replace(path)
    return path


def lent_from(game: Game, option: str, text: str) -> tuple[str, Lent]:
    """A checked file for a plan: the name to choose it by, and itself."""
    return check(game, option, text), Lent(option, text)
