"""Every clause of a rules page has a test that is named for it and a place in the code."""

import re
import tokenize
from pathlib import Path

import pytest

from pentaprism.core import words
from pentaprism.core.game import Game
from pentaprism.games import registry, rulebook

TESTS = Path(__file__).parent
SOURCE = Path(registry.__file__).parent
#: Whatever language the table speaks, all rules pages are there in it.
TRANSLATED = [
    (language, game.id)
    for language in words.languages()
    if language != words.ENGLISH
    for game in registry.GAMES
]


def clauses_in_tests(game: str) -> set[str]:
    text = "\n".join(path.read_text("utf-8") for path in (TESTS / game).glob("test_*.py"))
    return set(re.findall(r"def test_clause_(\d+)_", text))


def clauses_in_code(game: str) -> set[str]:
    """Those that comments and docstrings mark: §8 is clause 8, and nothing else is."""
    found: set[str] = set()
    for path in (SOURCE / game).glob("*.py"):
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                    found |= set(re.findall(r"§(\d{1,2})\b", token.string))
    return found


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.id)
def test_every_clause_has_a_test_and_a_place_in_the_code(game: Game) -> None:
    clauses = set(rulebook.clauses(game.id))
    assert len(clauses) > 5
    assert clauses <= clauses_in_tests(game.id), "clauses without a test"
    assert clauses_in_tests(game.id) <= clauses, "tests of clauses that do not exist"
    assert clauses == clauses_in_code(game.id), (
        "clauses that the code does not mark, or marks amiss"
    )


@pytest.mark.parametrize(("language", "game"), TRANSLATED)
def test_a_translation_has_the_same_clauses_moves_and_names(game: str, language: str) -> None:
    assert rulebook.is_written(game, language)
    ours, theirs = (rulebook.clauses(game, each) for each in ("en", language))
    assert list(theirs) == list(ours)
    for number, clause in ours.items():
        told = theirs[number]
        assert told != clause
        assert _spans(told) == _spans(clause), number
        assert told.count("\n|") == clause.count("\n|"), f"rows of a table in {number}"


def test_no_page_is_in_a_language_that_the_table_does_not_speak() -> None:
    pages = (TESTS.parents[1] / "docs" / "rules").glob("*/*.md")
    assert sorted((page.parent.name, page.stem) for page in pages) == sorted(TRANSLATED)


def _spans(text: str) -> set[str]:
    """What stands in backticks: moves, options and other things that have the same name."""
    return set(re.findall(r"`([^`\n]+)`", text))
