"""What searches think of a position of Prisma, and the reasons that bots give."""

from typing import Any

import numpy as np
import pytest

from pentaprism import bots
from pentaprism.games.prisma import GAME, evaluation
from pentaprism.games.prisma.levels import LEVELS
from tests.games.prisma.tables import (
    BLANK,
    Table,
    blanks,
    legal,
    loop,
    pending,
    play,
    state,
    triangle,
)

PAIR: Table = {(0, 1): "---r--", (0, 2): "r--r--"}


def worth(made: Any, seat: int = 0) -> int:
    return int(evaluation.evaluate(made[0], seat))


def test_points_are_worth_more_than_promises() -> None:
    assert worth(state(PAIR)) > worth(state({(0, 1): "---r--"})) > worth(state({(0, 1): BLANK}))
    assert worth(state(PAIR)) == -worth(state(PAIR), 1)


def test_a_loop_within_reach_is_worth_something() -> None:
    table = blanks(6) | triangle(3, 2)
    del table[4, 2]
    with_it = state(table, hands=[["----rr"], ["-----b"]])
    without_it = state(table, hands=[["----bb"], ["-----b"]])
    assert worth(with_it) > worth(without_it)


def test_a_loop_that_cannot_be_broken_any_more_is_worth_more() -> None:
    made = triangle(3, 2, "-rrr--")
    phases = [
        state(blanks(6) | made, loops=[loop(0, made)], phase=phase)
        for phase in ("middle", "closing")
    ]
    assert worth(phases[0]) < worth(phases[1])


@pytest.mark.parametrize("phase", ["middle", "over"])
def test_payoffs_are_between_nought_and_one(phase: str) -> None:
    payoff = np.zeros(16)
    evaluation.payoffs(state(PAIR, phase=phase)[0], payoff)
    assert 0 <= payoff[1] < payoff[0] <= 1
    assert not payoff[2:].any()


def test_a_playout_only_puts_down_what_is_lifted() -> None:
    table = blanks(6) | {(3, 1): "--r--r"}
    before = state(table, **pending("link"))
    assert evaluation.settled(before[0], before[0])
    assert not evaluation.settled(before[0], play(before, "lift 3,1")[0])


def test_an_earned_relocation_is_worth_something() -> None:
    table = blanks(6) | {(3, 1): "--r--r"}
    said = {"placed": 1, "fresh": [[1, 0]]}
    assert worth(state(table, **pending("link"))) > worth(state(table, **said))


def reason(made: Any, *moves: str) -> str:
    seat = GAME.to_act(made)[0]
    line = [move for text in moves if (move := GAME.text.parse_move(text)) is not None]
    return str(GAME.reasons.reason(GAME.redacted(made, seat)[0], seat, line))


def test_reasons_name_loops_links_and_points() -> None:
    table = blanks(6) | triangle(3, 2) | {(1, 1): "--rr--"}
    closing = state({cell: table[cell] for cell in table if cell != (4, 2)}, hands=[["----rr"], []])
    assert reason(closing, "place 4,2 r----r") == "closes a loop of three"
    told = reason(closing, "place 4,2 r----r", "lift 1,1")
    assert told == "closes a loop of three and frees the tile at 1,1"
    said = pending("loop", lifted=[4, 2], stacks=[["-----b"]] * 2)
    breaking = state(table, loops=[loop(1, triangle(3, 2))], **said)
    assert reason(breaking, "drop 6,1 --rr--") == "breaks seat 1's loop of three and gains a point"
    beam = state({(0, 1): "---r--"}, hands=[["--r--r"], []])
    assert reason(beam, "place 0,2 r--r--") == "gains a point"
    assert reason(state(table, **pending("link")), "pass") == "no other tile is worth moving"


def test_every_legal_move_has_a_reason() -> None:
    made = GAME.setup(3, {"frozen": True}, 8)
    for _ in range(60):
        if GAME.outcome(made):
            break
        seat = GAME.to_act(made)[0]
        moves = GAME.legal_texts(made, seat)
        assert all(reason(made, move) for move in moves[::9])
        made = play(made, moves[len(moves) // 2])


#: Two tiles wait for the third of a loop that would score, at a table with very many places.
_WIDE = blanks(12) | {(3, 1): BLANK} | triangle(3, 2, "-rrr--")
del _WIDE[4, 1]
_HAND = ["----rr", "-----r", "-----b"]


def chosen(made: Any, level: str, seed: int) -> str:
    seat = GAME.to_act(made)[0]
    known = GAME.redacted(made, seat)
    limit = bots.Limit(nodes=2_000)
    return bots.choose_known(GAME, known, seat, limit, level, seed=seed).move


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_looks_for_loops_and_relocations(level: str) -> None:
    second = {"placed": 1, "fresh": [[1, 0]], "stacks": [["-----b"] * 4] * 2}
    placing = state(_WIDE, hands=[_HAND, ["-----b"]], **second)
    assert len(legal(placing)) > 3 * LEVELS[0].simulations
    closed = [chosen(placing, level, seed) for seed in range(5)]
    assert closed.count("place 4,1 ---rr-") >= 4

    spare = _WIDE | {(6, 1): "----rr"}
    # The tile beside the gap was just laid and stays: to move it would also be worth a point.
    laid = {"placed": 2, "fresh": [[1, 0], [4, 2]]}
    earned = {**second, **laid, "earned": "link", "linked": [[1, 0]]}
    lifting = state(spare, hands=[["-----b"], ["-----b"]], **earned)
    moved = play(lifting, "lift 6,1")
    assert chosen(lifting, level, 1) == "lift 6,1"
    assert chosen(moved, level, 1) == "drop 4,1 ---rr-"


@pytest.mark.parametrize("players", [2, 3])
def test_once_the_stacks_are_empty_nothing_is_left_to_chance(players: int) -> None:
    hands = [["-----r"]] * players
    last = state(blanks(3), players=players, hands=hands, phase="closing")
    one: list[list[str]] = [[]] * (players - 1) + [["-----b"]]
    before = state(blanks(3), players=players, hands=hands, stacks=one)
    for seat in range(players):
        assert evaluation.certain(GAME.redacted(last, seat)[0], seat)
        assert not evaluation.certain(GAME.redacted(before, seat)[0], seat)
