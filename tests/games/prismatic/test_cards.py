"""Cards and board as data: what the standard files hold, and how bad ones are refused."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pentaprism.core.errors import BadOption
from pentaprism.games.prismatic import GAME, cards, state

GOOD = '{ name = "Card %d", type = "hue", cost = "RGB", stars = 1, ability = "pool R" }'


def test_constants_are_those_of_the_record() -> None:
    assert len(cards.LETTERS) == state.KINDS
    assert (cards.COLOURS, cards.MAX_CARDS, cards.MAX_MAKES, cards.NAME_LENGTH) == (
        state.COLOURS,
        state.MAX_CARDS,
        state.MAX_MAKES,
        state.NAME_LENGTH,
    )
    assert (cards._POOL, cards._MOTE, cards._PRISMS, cards._PULL, cards._TWO_CARDS) == (
        state.POOL,
        state.MOTE,
        state.PRISMS,
        state.PULL,
        state.TWO_CARDS,
    )
    assert len(cards.load_cards("standard")) == state.CARDS_NUMBERS
    numbers = GAME.options.numbers({})
    assert state.BOARD_AT + len(cards.load_board("standard")) == len(numbers)


@pytest.mark.parametrize("name", ["standard", "second"])
def test_our_cards_keep_to_their_plan(name: str) -> None:
    deck = cards.cards(name)
    assert Counter(card.type for card in deck) == {"hue": 14, "sky": 14, "craft": 14}
    stars: dict[int, set[int]] = {}
    for card in deck:
        pieces = Counter(card.cost)
        assert 3 <= len(card.cost) <= 6, card
        large = len(card.cost) >= 5
        assert sum(pieces[colour] for colour in "CMY") <= (2 if large else 1), card
        assert pieces["W"] <= 1, card
        assert pieces["K"] <= 1, card
        assert pieces["^"] <= (2 if large else 1), card
        assert max(pieces.values()) <= 2, card
        stars.setdefault(len(card.cost), set()).add(card.stars)
    assert [sorted(stars[cost]) for cost in (3, 4, 5, 6)] == [[1], [2], [2], [3]]


@pytest.mark.parametrize("name", ["standard", "second"])
def test_every_icon_of_the_rulebook_is_used(name: str) -> None:
    deck = cards.cards(name)
    abilities = {_shape(card.ability) for card in deck}
    actions = {f"mote -> {action}" for action in cards.ACTIONS}
    assert (
        abilities >= {"pool", "prism", "mote -> pool", "mote -> prism", "prism -> pool"} | actions
    )
    rewards = {_shape(reward) for card in deck for reward in card.rewards}
    assert rewards >= {"pool", "prism", "mote", *cards.ACTIONS}


def test_both_editions_have_the_same_cards() -> None:
    """So that what a card is called is known in every language, and its place is the same."""
    first, second = cards.cards("standard"), cards.cards("second")
    assert [(card.name, card.type) for card in first] == [(card.name, card.type) for card in second]


def _shape(text: str) -> str:
    """An icon without its colours."""
    price, arrow, effect = text.rpartition(" -> ")
    kind = "prism" if "prism" in effect else effect.split()[0]
    return f"{'prism' if price == '^' else 'mote'} -> {kind}" if arrow else kind


def test_the_standard_board_has_21_creations() -> None:
    board = cards.board("standard")
    assert len(board) == 21
    assert Counter(make.gives for make in board)["mote R"] == 2
    assert len({(make.cost, make.gives) for make in board}) == 21


def write(folder: Path, option: str, text: str) -> None:
    path = folder / "prismatic" / option
    path.mkdir(parents=True)
    (path / "own.toml").write_text(text)


def deck_with(last: str) -> str:
    lines = [GOOD % number for number in range(1, 12)]
    return "card = [\n" + ",\n".join([*lines, last]) + "\n]"


@pytest.mark.parametrize(
    ("last", "told"),
    [
        (GOOD.replace("%d", "1"), "card 12 (Card 1): name"),
        (GOOD.replace("hue", "sea") % 12, "card 12 (Card 12): type"),
        (GOOD.replace("RGB", "RGX") % 12, "card 12 (Card 12): cost: 'X'"),
        (GOOD.replace('"RGB"', '""') % 12, "card 12 (Card 12): cost"),
        (GOOD.replace("stars = 1", "stars = 9") % 12, "card 12 (Card 12): stars"),
        (GOOD.replace("stars = 1", 'stars = "x"') % 12, "card 12 (Card 12): stars"),
        (GOOD.replace("pool R", "RG -> pool R") % 12, "card 12 (Card 12): ability"),
        (GOOD.replace("pool R", "juggle") % 12, "card 12 (Card 12): ability: 'juggle'"),
        (GOOD.replace(" }", ', rewards = ["two cards"] }') % 12, "card 12 (Card 12): rewards"),
        (GOOD.replace(" }", ', rewards = ["pull", "pull", "pull"] }') % 12, "rewards: at most two"),
        (GOOD.replace(" }", ", colour = 1 }") % 12, "card 12 (Card 12)"),
        ('{ name = "x" }', "card 12 (x)"),
    ],
)
def test_a_bad_card_is_named_with_its_field(
    last: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "cards", deck_with(last))
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    with pytest.raises(BadOption) as error:
        GAME.options.complete({"cards": "own"})
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("creation = []", "has 0 of [[creation]]"),
        ("card = []", "'card' is not known there"),
        ('creation = [{ cost = "R", gives = "joy" }]', "creation 1: gives: 'joy'"),
        ('creation = [{ cost = "P", gives = "prism" }]', "creation 1: cost: 'P'"),
        ("creation = [", "is not a TOML file"),
    ],
)
def test_a_bad_board_is_refused(
    text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "board", text)
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    with pytest.raises(BadOption) as error:
        GAME.options.complete({"board": "own"})
    assert told in str(error.value)


def test_a_file_that_is_no_text_or_has_no_plain_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "prismatic" / "board"
    folder.mkdir(parents=True)
    (folder / "bytes.toml").write_bytes(b"\xff\xfe")
    (folder / "my_board.toml").write_text("creation = []")
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    with pytest.raises(BadOption, match="is not a TOML file"):
        GAME.options.complete({"board": "bytes"})
    with pytest.raises(BadOption) as error:
        GAME.options.complete({"board": "my_board"})
    assert "did you mean 'my_board'" not in str(error.value)


@pytest.mark.rules
def test_a_game_with_own_cards_carries_their_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "cards", deck_with(GOOD % 12))
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    made: dict[str, Any] = GAME.position(GAME.setup(2, {"cards": "own"}, 1))
    assert made["options"] == {"cards": "own"}
    assert made["deck"] == 12 - 3 - 4
    assert GAME.position(GAME.from_position(made)) == made
