"""Decks are data files: found, checked, and told apart."""

from pathlib import Path

import pytest

from pentaprism.core.errors import BadOption
from pentaprism.games.prism import GAME, deck
from tests.games.prism.decks import deck_text
from tests.games.prism.plain import COUNTS


def test_the_standard_deck() -> None:
    assert dict(zip(deck.CARDS, deck.load("standard"), strict=True)) == COUNTS
    assert sum(COUNTS.values()) == 108
    assert sum(list(COUNTS.values())[:7]) == 40


def test_an_own_deck_can_be_chosen(decks: Path) -> None:
    position = GAME.position(GAME.setup(2, {"deck": "mean"}, 1))
    dealt = [card for hand in position["hands"] for card in hand] + position["stack"]
    assert (dealt.count("red"), dealt.count("zap"), len(dealt)) == (1, 12, 46)
    assert position["options"] == {"deck": "mean"}


def test_two_decks_live_in_one_process(decks: Path) -> None:
    mean, standard = GAME.setup(2, {"deck": "mean"}, 1), GAME.setup(2, {}, 1)
    assert len(GAME.position(mean)["stack"]) == 46 - 12
    assert len(GAME.position(standard)["stack"]) == 108 - 12


def test_equal_decks_have_one_name(decks: Path) -> None:
    (decks / "another.toml").write_text((decks / "mean.toml").read_text())
    assert deck.name_of(deck.load("mean")) == "another"
    (decks / "box.toml").write_text(deck_text(6, 8, wild=4, draw_two=6, block=10, take_any=6))
    assert deck.name_of(deck.load("standard")) == "standard"


def test_a_broken_deck_does_not_hide_others(decks: Path) -> None:
    (decks / "a-broken-one.toml").write_text("[colours")
    assert deck.name_of(deck.load("mean")) == "mean"


@pytest.mark.parametrize(
    ("before", "now", "words"),
    [
        ("red = 1", "red = 0", r"deck 'own': colours\.red is a whole number from 1 to 160, not 0"),
        ("zap = 12", "zap = '12'", r"actions\.zap is a whole number from 0 to 160, not '12'"),
        ("zap = 12", "zap = true", r"actions\.zap is a whole number from 0 to 160, not True"),
        ("zap = 12", "zap = -1", r"actions\.zap is a whole number"),
        ("zap = 12", "", r"actions\.zap is missing"),
        ("zap = 12", "zpa = 12", r"actions\.zpa is not a card.*did you mean 'zap'"),
        ("zap = 12", "zap = 12\nred = 1", r"actions\.red is not a card.*belongs to \[colours\]"),
        ("zap = 12", "zap = 160", "36 to 160 cards in all, this one 194"),
        ("zap = 12", "zap = 1", "36 to 160 cards in all, this one 35"),
        ("[actions]", "[action]", "no table 'action'; did you mean 'actions'"),
        ("[colours]", "x = 1\n[colours]", "no table 'x'"),
        ("[colours]", "[colours", "is not a TOML file"),
    ],
)
def test_wrong_decks_are_refused(decks: Path, before: str, now: str, words: str) -> None:
    text = (decks / "mean.toml").read_text()
    assert before in text
    (decks / "own.toml").write_text(text.replace(before, now))
    with pytest.raises(BadOption, match=words):
        GAME.setup(2, {"deck": "own"}, 1)


def test_a_table_may_not_be_missing(decks: Path) -> None:
    (decks / "own.toml").write_text((decks / "mean.toml").read_text().split("[actions]")[0])
    with pytest.raises(BadOption, match=r"the table \[actions\] is missing"):
        deck.load("own")


@pytest.mark.parametrize("name", ["nosuch", "../mean", "", "Standard"])
def test_unknown_decks_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="there is no deck"):
        GAME.setup(2, {"deck": name}, 1)


@pytest.mark.parametrize("target", [0, 10_001, "50", 1.5, True])
def test_the_target_has_limits(target: object) -> None:
    with pytest.raises(BadOption, match="target"):
        GAME.setup(2, {"target": target}, 1)


@pytest.mark.parametrize("players", [1, 7, "2"])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 6 players"):
        GAME.setup(players, {}, 1)
