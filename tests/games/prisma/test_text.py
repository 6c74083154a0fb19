"""Prisma in words: every move has one text, every refusal a clause, every event a sentence."""

import random
import re
from typing import Any

import numba
import pytest

from pentaprism.core import words
from pentaprism.core.errors import GameOver, IllegalMove, NotYourTurn
from pentaprism.core.events import kind_of
from pentaprism.games import rulebook
from pentaprism.games.prisma import GAME
from tests.games.prisma.tables import blanks, loop, pending, play, ring, state, triangle

pytestmark = pytest.mark.rules

GAMES = 1 if numba.config.DISABLE_JIT else 30


def test_move_texts_are_a_bijection() -> None:
    chance = random.Random(4)
    for number in range(GAMES):
        made = GAME.setup(2 + number % 3, {"frozen": True}, number)
        while GAME.outcome(made) is None:
            seat = GAME.to_act(made)[0]
            moves = GAME.legal(made, seat)
            texts = [GAME.text.move_text(move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [GAME.text.parse_move(text) for text in texts] == moves
            made = GAME.apply(made, seat, chance.choice(moves))


@pytest.mark.parametrize(
    "text",
    [
        *("", "place", "place 1,1", "place 1,1 r----", "place 1,1 R-----", "place 1,1  r-----"),
        *("place 01,1 r-----", "place -0,1 r-----", "place +1,1 r-----", "place 99,1 r-----"),
        *("lift", "lift 1", "lift 1,1 r-----", "drop 1,1", "Pass", "pass ", "discard r-----"),
        *("freeze", "freeze -1", "freeze 28", "unfreeze 01", "place 1,1 r-----\n"),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    assert GAME.text.parse_move(text) is None
    with pytest.raises(IllegalMove) as error:
        play(state(), text)
    assert error.value.clause in rulebook.clauses("prisma")


def test_refusals_of_the_clock_of_turns() -> None:
    made = state({(0, 1): "--r---"}, hands=[["-----r"], []])
    with pytest.raises(NotYourTurn):
        GAME.read_move(made, 1, "place 1,1 -----r")
    with pytest.raises(GameOver):
        GAME.read_move(play(made, "place 1,1 -----r"), 1, "pass")


def test_a_cell_far_off_is_not_taken_for_one_on_the_table() -> None:
    """The lattice is kept on a torus of 64 by 64 cells."""
    around = ring(7, 2)
    made = state(blanks(8) | around, loops=[loop(0, around)], hands=[["-----r"], []])
    with pytest.raises(IllegalMove, match="stays empty") as inside:
        GAME.read_move(made, 0, "place 7,2 -----r")
    assert inside.value.clause == "12"
    for move in ("place -57,2 -----r", "place -56,2 -----r", "place -57,1 -----r"):
        with pytest.raises(IllegalMove, match="touches neither") as far:
            GAME.read_move(made, 0, move)
        assert far.value.clause == "2"


def kinds(before: Any, move: str) -> tuple[list[str], list[str], Any]:
    """The kinds and sentences of a move's events, and the position after it."""
    seat = GAME.to_act(before)[0]
    number = GAME.read_move(before, seat, move)
    after = GAME.apply(before, seat, number)
    told = GAME.events(before, seat, number, after)
    return [kind_of(event) for event in told], [GAME.tell(event) for event in told], after


def test_events_of_a_turn_with_a_loop() -> None:
    table = blanks(6) | triangle(3, 2) | {(1, 1): "--rr--"}
    del table[4, 2]
    stack = ["-----b"] * 3
    made = state(table, hands=[["-----r", "----rr"], ["-----r"]], stacks=[stack, stack])
    told, texts, made = kinds(made, "place 4,2 r----r")
    assert told == ["place", "loop", "earn"]
    assert texts[1] == "seat 0 makes a loop of 3"
    told, texts, made = kinds(made, "lift 3,2")
    assert told == ["lift"]
    told, texts, made = kinds(made, "drop 6,1 --rr--")
    assert told == ["drop", "break"]
    assert "from 3,2 to 6,1" in texts[0]
    told, texts, made = kinds(made, "place 0,1 ---r--")
    assert told == ["place", "draw"]
    assert texts[1] == "seat 0 draws -----b, -----b"


def test_events_of_phases() -> None:
    stack = ["-----b"] * 6
    made = state(hands=[["-----r"], []], stacks=[stack, stack], phase="opening", starter=1)
    assert kinds(made, "place 0,1 -r----")[0] == ["place", "draw", "draw", "phase"]
    made = state(hands=[["-----r"], []], phase="closing")
    assert kinds(made, "place 0,1 -r----")[0] == ["place", "over"]


def test_events_of_frozen_markers() -> None:
    table = blanks(6) | triangle(3, 2)
    said = pending("loop", fresh=[[4, 2]], options={"frozen": True})
    made = state(table, loops=[loop(0, triangle(3, 2))], **said)
    told, texts, made = kinds(made, "freeze 0")
    assert (told, texts) == (["freeze"], ["seat 0 freezes loop 0"])
    assert kinds(made, "unfreeze 0")[0] == ["unfreeze"]
    assert kinds(made, "pass")[0] == ["pass"]


def test_a_discard_is_told() -> None:
    made = state({(0, 1): "------"}, hands=[["rrrrrr"] * 2, ["-----r"]])
    assert kinds(made, "discard rrrrrr")[0] == ["discard"]


def test_cells_and_tiles_are_not_written_to_those_who_see_them() -> None:
    """The board shows no coordinates; `.typed` is for those who write their moves."""
    for path in words.folder_of("prisma").glob("*.ftl"):
        told = re.findall(r"^((?:refused|event|reason)-.+)$", path.read_text("utf-8"), re.MULTILINE)
        assert len(told) > 60
        assert [line for line in told if re.search(r"\$(cell|tile|from)\b", line)] == []
