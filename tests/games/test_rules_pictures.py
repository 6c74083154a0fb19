"""The pictures of the rules pages are what the scripts draw, and all that are named are there."""

import re
from xml.etree import ElementTree

import pytest

from pentaprism.core.game import Game
from pentaprism.games import registry, rulebook
from scripts import rules_pictures

PAGES = [
    path.relative_to(rules_pictures.FOLDER.parent)
    for path in rules_pictures.FOLDER.parent.rglob("*.md")
]


def test_the_pictures_have_not_drifted() -> None:
    assert rules_pictures.drifted() == [], "run: python -m scripts.rules_pictures"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_picture_of_a_page_is_there_and_said_in_words(page: object) -> None:
    path = rules_pictures.FOLDER.parent / str(page)
    for words, address in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", path.read_text("utf-8")):
        assert len(words.split()) >= 3, f"{address} is not described"
        # Right in the folder, and so wherever the files themselves are read.
        assert (path.parent / address).resolve().is_file(), address
        assert (path.parent / address).resolve().parent == rules_pictures.FOLDER


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.id)
def test_every_picture_is_used_in_every_language(game: Game) -> None:
    drawn = {name for name in rulebook.pictures() if name.startswith(f"{game.id}-")}
    languages = [page.parent.name or "en" for page in PAGES if page.stem == game.id]
    for language in languages:
        named = set(re.findall(r"pictures/([\w.-]+\.svg)", rulebook.page(game.id, language)))
        assert named == drawn, language


@pytest.mark.parametrize("name", sorted(rulebook.pictures()))
def test_a_picture_is_small_plain_and_has_a_title(name: str) -> None:
    text = rulebook.pictures()[name].read_text("utf-8")
    assert len(text) < 40_000
    assert not re.search(r"<script|href|https?://(?!www\.w3\.org/2000/svg)", text)
    root = ElementTree.fromstring(text)
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text
