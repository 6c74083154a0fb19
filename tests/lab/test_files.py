"""Data files that are tried out: checked by the games themselves, written and kept whole."""

from pathlib import Path
from typing import Any

import pytest

from pentaprism.core.errors import BadOption, BadRequest
from pentaprism.core.game import Game
from pentaprism.games import data, registry
from pentaprism.games.prism import deck
from pentaprism.games.prisma import tiles
from pentaprism.lab import files

FILES = [
    (game, option, name)
    for game in registry.GAMES
    for option in files.data_options(game)
    for name in data.names(game.id, option)
]


@pytest.mark.parametrize(("game", "option", "name"), FILES, ids=lambda each: str(each))
def test_a_file_survives_the_form(game: Game, option: str, name: str) -> None:
    content = files.content_of(files.read_text(game, option, name))
    text = files.to_text(content)
    assert files.content_of(text) == content
    load = files.find_option(game, option).load
    before, after = load(name), load(files.check(game, option, text))
    # Where numbers begin with the letters of the file's name, those differ.
    name_length = 0 if len(before) == len(deck.CARDS) else tiles.NAME_LENGTH
    assert list(before[name_length:]) == list(after[name_length:])


@pytest.mark.parametrize(
    ("game", "option", "change", "said"),
    [
        ("prism", "deck", ("zap = 8", "zap = -1"), "actions.zap"),
        ("prisma", "tiles", ('"--b--r" = 2', '"--b--r" = 9'), "has 67 tiles instead of 60"),
        ("prismatic", "cards", ('cost = "RRG"', 'cost = "XRG"'), r"Scarlet Thread\): cost"),
        ("prismatic", "cards", ("stars = 1", "stars = 99"), r"Scarlet Thread\): stars"),
    ],
)
def test_what_is_wrong_names_card_and_field(
    game: str, option: str, change: tuple[str, str], said: str
) -> None:
    found = registry.find(game)
    text = files.read_text(found, option, "standard").replace(*change, 1)
    with pytest.raises(BadOption, match=said) as error:
        files.check(found, option, text)
    assert "try-" not in error.value.message


def test_a_file_is_kept_once_and_never_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    prism = registry.find("prism")
    text = files.read_text(prism, "deck", "standard").replace("zap = 8", "zap = 9")
    path = files.keep(prism, "deck", "zappy", text)
    assert path.read_text("utf-8") == text
    assert "zappy" in data.names("prism", "deck")
    assert files.keep(prism, "deck", "zappy", text) == path  # the same again is no trouble
    with pytest.raises(BadRequest, match="already"):
        files.keep(prism, "deck", "zappy", text.replace("zap = 9", "zap = 7"))
    with pytest.raises(BadRequest, match="already"):
        files.keep(prism, "deck", "standard", text)
    for name in ("../up", "try-it", "", "x" * 25, "Capital"):
        with pytest.raises(BadRequest):
            files.keep(prism, "deck", name, text)
    with pytest.raises(BadOption):
        files.keep(prism, "deck", "broken", text.replace("zap = 9", "zap = 999"))
    assert [each.name for each in (tmp_path / "prism" / "deck").iterdir()] == ["zappy.toml"]


def test_nobody_lends_without_end() -> None:
    first = data.lend("prism", "deck", b"first = 1")
    for n in range(250):
        data.lend("prism", "deck", b"n = %d" % n)
    with pytest.raises(BadOption, match="there is no deck"):
        data.content("prism", "deck", first)


@pytest.mark.parametrize(("game", "option", "name"), FILES, ids=lambda each: str(each))
def test_a_game_with_a_file_that_is_only_tried_out_names_it(
    game: Game, option: str, name: str
) -> None:
    """So that a game of the lab can be looked at."""
    content = files.content_of(files.read_text(game, option, name))
    lent = files.check(game, option, files.to_text(_changed(content)))
    state = game.setup(game.players[0], {option: lent}, 1)
    assert game.options_of(state) == {option: lent}


def _changed(content: dict[str, Any]) -> dict[str, Any]:
    """Somewhat another file, still in order."""
    if "tiles" in content:
        content["tiles"]["----rr"] -= 1
        content["tiles"]["----bb"] += 1
    elif "card" in content:
        content["card"][0]["stars"] += 1
    elif "creation" in content:
        content["creation"][0]["cost"] = "RRG"
    else:
        content["actions"]["zap"] += 1
    return content
