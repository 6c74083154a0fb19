"""Data files of games: decks, tile sets, boards.

The file `standard` of the option `deck` of a game is data/deck/standard.toml in its folder. An
owner's own files go into PENTAPRISM_DATA/<game>/deck/. A name is a plain word, never a path.
"""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pentaprism.core.errors import BadOption, did_you_mean

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_HERE = Path(__file__).parent


def folders(game: str, option: str) -> Iterator[Path]:
    """Where the files of an option may lie, the owner's first."""
    own = os.environ.get("PENTAPRISM_DATA")
    if own:
        yield Path(own) / game / option
    yield _HERE / game / "data" / option


def names(game: str, option: str) -> list[str]:
    """The files that can be chosen."""
    files = (path for folder in folders(game, option) for path in folder.glob("*.toml"))
    return sorted({path.stem for path in files if _NAME.fullmatch(path.stem)})


def read(game: str, option: str, name: str) -> dict[str, Any]:
    """The content of a data file; BadOption when there is none or it is not TOML."""
    if _NAME.fullmatch(name):
        for folder in folders(game, option):
            path = folder / f"{name}.toml"
            if path.is_file():
                return _parse(path.read_bytes(), f"{option} {name!r}")
    hint = did_you_mean(name, names(game, option))
    raise BadOption(f"there is no {option} {name!r} for {game}; {hint}")


def _parse(content: bytes, what: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{what} is not a TOML file: {error}") from None
