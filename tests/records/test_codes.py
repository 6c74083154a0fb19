"""Codes of positions: every position of every game, there and back, and what becomes of a slip."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentaprism.core.errors import BadCode, BadPosition
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.games import registry
from pentaprism.records import codes, letters
from pentaprism.records.codes import Coded, code_of, read_code

GAMES = [game.id for game in registry.GAMES]
#: Codes that people have written down: they are read for ever.
OLD = Path(__file__).parents[1] / "golden" / "codes.jsonl"
_LONGEST_GAME = 300


def positions(game: Game, seed: int) -> Iterator[Any]:
    """Of a whole random game, each a few moves after the one before; the last one too."""
    dice = random.Random(seed)
    state = game.setup(dice.randint(*game.players), {}, seed)
    for number in range(_LONGEST_GAME):
        acting = game.to_act(state)
        if number % 12 == 0 or not acting:
            yield state
        if not acting:
            return
        seat = dice.choice(acting)
        state = game.apply(state, seat, dice.choice(game.legal(state, seat)))


def code_at_the_start(game: str) -> str:
    found = registry.find(game)
    return code_of(found, found.position(found.setup(found.players[0], {}, 5)))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_there_and_back(name: str) -> None:
    game, dice = registry.find(name), random.Random(2)
    for state in positions(game, 4):
        whole = game.position(state)
        assert read_code(code_of(game, whole)) == Coded(game, whole, None)
        bare = {key: value for key, value in whole.items() if key != "rng"}
        assert read_code(code_of(game, bare)).position == bare
        viewer = dice.choice([*game.seats(state), SPECTATOR])
        seen = game.position(game.redacted(state, viewer))
        read = read_code(code_of(game, seen, viewer))
        assert (read.position, read.viewer) == (seen, viewer if game.capabilities.hidden else None)
        assert (
            game.redacted(read.deal(9), viewer).tobytes() == game.redacted(state, viewer).tobytes()
        )


def test_what_a_code_does_not_say_is_dealt_anew() -> None:
    game = registry.find("prism")
    state = game.setup(3, {}, 1)
    coded = read_code(code_of(game, game.position(game.redacted(state, 1)), 1))
    one, other = (game.position(coded.deal(seed)) for seed in (1, 2))
    assert one["hands"][1] == other["hands"][1] == game.position(state)["hands"][1]
    assert one["stack"] != other["stack"]
    assert "?" not in json.dumps(one)


def test_a_code_is_short() -> None:
    assert len(code_at_the_start("prizmik").replace("-", "")) <= 16
    # With every card of the stack in its order, and the generator.
    assert len(code_at_the_start("prism").replace("-", "")) <= 170


@pytest.mark.parametrize("line", OLD.read_text().splitlines(), ids=lambda line: line[10:30])
def test_old_codes_are_read_for_ever(line: str) -> None:
    old = json.loads(line)
    read = read_code(old["code"])
    assert (read.game.id, read.position, read.viewer) == (
        old["game"],
        old["position"],
        old["viewer"],
    )
    assert code_of(*read) == old["code"]


def test_how_it_is_written_does_not_matter() -> None:
    code = code_at_the_start("prizmik")
    sloppy = "  " + code.lower().replace("-", " ").replace("0", "o").replace("1", "l") + "\n"
    assert read_code(sloppy) == read_code(code)


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_letter_is_found(name: str) -> None:
    right, dice = code_at_the_start(name), random.Random(3)
    places = [n for n, letter in enumerate(right) if letter != "-" and n]
    for at in dice.sample(places, 6):
        wrong = dice.choice([x for x in letters.ALPHABET if x != right[at]])
        with pytest.raises(BadCode) as caught:
            read_code(right[:at] + wrong + right[at + 1 :])
        words = caught.value.words
        assert words is not None
        if words.key == "table/code-slip":
            assert words.values["code"] == right
            assert (words.values["written"], words.values["right"]) == (wrong, right[at])
            assert words.values["group"] == at // (letters.GROUP + 1) + 1
        else:  # a letter of the head or of the check: two ways to mend it
            assert words.key == "table/code-wrong"


def test_swapped_letters_are_found() -> None:
    right = code_at_the_start("prizmik").replace("-", "")
    for at in range(3, len(right) - 1):
        if right[at] != right[at + 1]:
            with pytest.raises(BadCode, match="wrong"):
                read_code(right[:at] + right[at + 1] + right[at] + right[at + 2 :])


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "too short"),
        ("1QT0", "too short"),
        ("hello, world", "not ,"),
        ("Ä" * 30, "not Ä"),
        ("1" * 5000, "too long"),
        ("0123456789ABCDEF", "wrong or missing"),
        (code_at_the_start("prizmik")[:-3], "wrong or missing"),
    ],
    ids=lambda text: text[:16],
)
def test_a_bad_code_gets_a_sentence(code: str, said: str) -> None:
    with pytest.raises(BadCode, match=said):
        read_code(code)


def test_a_right_check_does_not_help_nonsense() -> None:
    """Letters that add up, but were not made by us: never a crash, always a sentence."""
    dice = random.Random(1)
    for game in registry.GAMES:
        head = letters.values_of(code_at_the_start(game.id))[:3]
        assert isinstance(head, list)
        for _ in range(15):
            body = [dice.randrange(32) for _ in range(dice.randrange(1, 40))]
            with pytest.raises(BadCode):
                read_code(letters.text_of(letters.checked([*head, *body])))
    for version, why in ((2, "another version"), (codes.VERSION, "not here")):
        with pytest.raises(BadCode, match=why):
            read_code(letters.text_of(letters.checked([version, 31, 31, 5, 5])))


def test_only_positions_have_codes() -> None:
    game = registry.find("prizmik")
    wrongs: list[Any] = [{}, [], None, {"board": "x"}]
    for wrong in wrongs:
        with pytest.raises(BadPosition):
            code_of(game, wrong)


def test_games_are_told_apart() -> None:
    heads = {code_at_the_start(name)[:3] for name in GAMES}
    assert len(heads) == len(GAMES)
