"""Every language of the page has every sentence that the server says."""

import json
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from pentaprism.games import registry
from tests.web.sentences import sentences

FOLDER = Path(__file__).parents[2] / "web" / "src" / "i18n"
BOOKS = sorted(folder for folder in FOLDER.iterdir() if folder.is_dir())
HOLE = re.compile(r"\{(\w+)\}")


@cache
def book(folder: Path) -> dict[str, str]:
    """English templates with their translations (web/src/i18n/book.ts)."""
    return {
        template: said
        for file in sorted(folder.glob("*.json"))
        for template, said in json.loads(file.read_text(encoding="utf-8")).items()
    }


@cache
def patterns(folder: Path) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{_pattern(template)})" for template in book(folder)), re.DOTALL)


def _pattern(template: str) -> str:
    parts = HOLE.split(template)
    parts[::2] = map(re.escape, parts[::2])
    holes = parts[1::2]
    parts[1::2] = [r"[-\u2212]?\d+" if re.fullmatch(r"n\d*", hole) else ".+?" for hole in holes]
    return "".join(parts)


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.name)
def test_translations_have_the_holes_of_their_sentence(folder: Path) -> None:
    for template, said in book(folder).items():
        assert said.strip(), template
        assert set(HOLE.findall(said)) <= set(HOLE.findall(template)), template


#: Games that tell their events by key are held to their words by tests/words.
UNKEYED = [game.id for game in registry.GAMES if find_spec(f"{game.package}.events") is None]


@pytest.mark.parametrize("game", UNKEYED)
@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.name)
def test_every_sentence_of_a_game_is_known(folder: Path, game: str) -> None:
    said = sentences(game, games=6)
    _check_known(folder, said)


def _check_known(folder: Path, said: set[str]) -> None:
    unknown = sorted(each for each in said if not patterns(folder).fullmatch(each))
    assert not unknown, "\n".join(unknown[:40])
