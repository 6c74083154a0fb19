"""Data files of games: decks, tile sets, boards.

The file `standard` of the option `deck` of a game is data/deck/standard.toml in its folder. An
owner's own files go into PENTAPRISM_DATA/<game>/deck/ (`own_folder`). A name is a plain word, never
a path.
"""

import hashlib
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import platformdirs

from pentaprism.core.errors import BadOption, did_you_mean

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_HERE = Path(__file__).parent


#: Files that lie nowhere: what somebody tries out. Their names come from their content, so that a
#: name never means anything else.
_lent: dict[tuple[str, str, str], bytes] = {}
_MOST_LENT = 200


def lend(game: str, option: str, content: bytes) -> str:
    """Let a file be chosen in this process without keeping it; its name."""
    name = f"try-{hashlib.sha256(content).hexdigest()[:12]}"
    _lent[game, option, name] = content
    while len(_lent) > _MOST_LENT:
        del _lent[next(iter(_lent))]
    return name


def lent(game: str, option: str) -> list[str]:
    """The files that are only lent."""
    return [name for of, by, name in _lent if (of, by) == (game, option)]


def content(game: str, option: str, name: str) -> bytes:
    """A file as it is written; BadOption when there is none."""
    if (game, option, name) in _lent:
        return _lent[game, option, name]
    if is_name(name):
        for folder in folders(game, option):
            path = folder / f"{name}.toml"
            if path.is_file():
                return path.read_bytes()
    hint = did_you_mean(name, names(game, option))
    raise BadOption(f"there is no {option} {name!r} for {game}; {hint}")


def own_folder() -> Path:
    """Where the owner's files lie: PENTAPRISM_DATA, or a folder among the user's data."""
    named = os.environ.get("PENTAPRISM_DATA")
    return Path(named) if named else Path(platformdirs.user_data_dir("pentaprism")) / "data"


def folders(game: str, option: str) -> Iterator[Path]:
    """Where the files of an option may lie, the owner's first."""
    yield own_folder() / game / option
    yield _HERE / game / "data" / option


def is_name(name: str) -> bool:
    return _NAME.fullmatch(name) is not None


def names(game: str, option: str) -> list[str]:
    """The files that can be chosen."""
    files = (path for folder in folders(game, option) for path in folder.glob("*.toml"))
    return sorted({path.stem for path in files if is_name(path.stem)})


def read(game: str, option: str, name: str) -> dict[str, Any]:
    """What a data file says; BadOption when there is none or it is not TOML."""
    return _parse(content(game, option, name), f"{option} {name!r}")


def _parse(text: bytes, what: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{what} is not a TOML file: {error}") from None
