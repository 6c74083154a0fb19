"""Every language says everything: the same keys and values, and what games really say."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pentaprism.core import words
from pentaprism.core.words import Message
from pentaprism.games import registry
from scripts import game_types
from tests.words.said import said_in_random_games

ROOT = Path(__file__).parents[2]
GAMES = [
    game.id for game in registry.GAMES if (words.folder_of(game.id).parent / "events.py").is_file()
]
BOOKS = [words.TABLE, *GAMES]
LANGUAGES = words.languages()
#: Keys that code puts together of a prefix and a value.
FAMILIES = re.compile(
    r"(event|over|option|choice|sees|level|seat|card|piece|word|belief|measure|lab-chart|lab-measure|lab-why|lab-verdict|lab-ask)-"
)


class _Needs(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def needs(pattern: ast.Pattern | None) -> set[str]:
    found = _Needs()
    if pattern is not None:
        found.visit(pattern)
    return found.variables


@cache
def entries(book: str, language: str) -> dict[str, ast.Message]:
    path = words.folder_of(book) / f"{language}.ftl"
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk}"
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{path}: twice: {_twice(names)}"
    return {entry.id.name: entry for entry in found}


def _twice(names: list[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_a_language_has_every_sentence(book: str, language: str) -> None:
    english, spoken = entries(book, words.ENGLISH), entries(book, language)
    assert sorted(english.keys() - spoken.keys()) == [], "missing"
    assert sorted(spoken.keys() - english.keys()) == [], "not in English"
    for key, entry in english.items():
        assert needs(spoken[key].value) <= needs(entry.value), f"{key} names other values"
        wanted = {each.id.name for each in entry.attributes} & {"help"}
        assert wanted <= {each.id.name for each in spoken[key].attributes}, key


@pytest.mark.parametrize("book", BOOKS)
def test_nobody_wrote_a_sentence_for_nothing(book: str) -> None:
    used = _code()
    idle = [
        key
        for key in entries(book, words.ENGLISH)
        if not FAMILIES.match(key) and key not in used and not _is_built(key, used)
    ]
    assert idle == []


def _is_built(key: str, used: str) -> bool:
    """Whether some code puts the key together: f"refused-{why}" with why="occupied"."""
    return any(
        re.search(rf'["`]{re.escape(key[:at])}[{{$]', used) and f'"{key[at:]}"' in used
        for at in range(1, len(key))
        if key[at - 1] == "-"
    )


@cache
def _code() -> str:
    sources = [
        *(ROOT / "src" / "pentaprism").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
        *(ROOT / "src" / "pentaprism").rglob("en.ftl"),  # a sentence may use another
    ]
    text = [path.read_text(encoding="utf-8") for path in sources if path.name != "word-keys.ts"]
    return re.sub(r"^[\w-]+ =", "", "\n".join(text), flags=re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_what_games_say_can_be_said_in_every_language(game: str) -> None:
    messages = said_in_random_games(game)
    assert {message.key.split("-")[0] for message in messages} >= {
        f"{game}/event",
        f"{game}/refused",
        f"{game}/reason",
    }
    names = [f"Person {seat}" for seat in range(10)]
    for language in LANGUAGES:
        for message in messages:
            assert words.say(message, language, names)


def test_lists_numbers_and_names_follow_the_language() -> None:
    message = Message("table/refused-turn", {"turn": ["A", "B", "C"], "seat": "D"})
    assert str(message) == "it is for A, B, and C to act, not for D"
    assert "A, B und C" in words.say(message, "de")


def test_a_text_without_end_is_cut() -> None:
    told = str(Message("prizmik/refused-unreadable", {"text": "x" * 5000}))
    assert len(told) < 2 * words.LONGEST
    assert "xxx…" in told


def test_a_key_that_is_not_there_is_named() -> None:
    with pytest.raises(words.MissingWords, match="table has no words 'nonsense'"):
        str(Message("table/nonsense"))
    with pytest.raises(words.MissingWords, match="reason"):
        str(Message("table/refused-over"))
    with pytest.raises(words.MissingWords, match="chess"):
        str(Message("chess/check"))


def test_the_browser_has_the_types_of_today() -> None:
    for path, source in game_types.files():
        assert path.read_text(encoding="utf-8") == source, "python -m scripts.game_types"
