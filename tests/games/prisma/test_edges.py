"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pentaprism.games.prisma import GAME
from tests.games.prisma import plain
from tests.games.prisma.tables import (
    AROUND,
    Cell,
    Table,
    blanks,
    circuit,
    legal,
    loop,
    pending,
    play,
    state,
    triangles,
)

pytestmark = pytest.mark.rules

NORTH, SOUTH = 0, 3
#: Below the row of blank tiles, for seat 0, and above it, for seat 1.
LOW, LOW_TOO, LOW_FAR = (
    [(1, 2), (2, 1), (2, 2)],
    [(3, 2), (4, 1), (4, 2)],
    [(6, 2), (7, 1), (7, 2)],
)
HIGH, HIGH_TOO = [(5, -1), (6, -2), (6, -1)], [(7, -2), (8, -3), (8, -2)]
LOW_FOUR, HIGH_FOUR = [(1, 2), (2, 1), (3, 1), (2, 2)], [(5, -1), (6, -2), (7, -2), (6, -1)]


def canonical(tile: str) -> str:
    return min(tile[turn:] + tile[:turn] for turn in range(6))


def test_clause_5_stacks_hold_tiles_that_nobody_sees() -> None:
    """Who imagines them thinks of every tile of the set that is out of sight, and no other."""
    whole = whole_set()
    made = GAME.setup(2, {}, 7)
    for _ in range(9):
        turn = GAME.to_act(made)[0]
        made = GAME.apply(made, turn, GAME.legal(made, turn)[0])
    at = GAME.position(made)
    seen = Counter(canonical(sides) for _, _, sides in at["tiles"])
    seen.update(tile for hand in at["hands"] for tile in hand)
    imagined: Counter[str] = Counter()
    for stacks in worlds(made, 12):
        assert [len(stack) for stack in stacks] == [len(stack) for stack in at["stacks"]]
        tiles = Counter(tile for stack in stacks for tile in stack)
        assert not tiles - (whole - seen)
        imagined |= tiles
    assert imagined.keys() == (whole - seen).keys()


def test_clause_5_a_tile_in_sight_is_in_no_stack_whatever_lies_on_the_table() -> None:
    """There is one `----br`, and it is in a hand; a blank tile is not from the set."""
    made = state(blanks(1), hands=[["----br"], []], stacks=[["-----r"] * 12] * 2)
    for stacks in worlds(made, 12):
        assert not any("----br" in stack for stack in stacks)


def test_sixty_tiles_have_places_of_their_own_beside_the_markers() -> None:
    rows = {(q, r): "------" for q in range(1, 21) for r in (0, 1, 2)}
    rows[20, 2] = "---r--"
    made = state(rows, hands=[[], []], phase="over")
    at = GAME.position(made)
    assert {(q, r): sides for q, r, sides in at["tiles"]} == rows
    assert GAME.scores(made) == plain.scores(at)


def worlds(made: Any, number: int) -> Iterator[list[list[str]]]:
    """The stacks as seat 0 may imagine them."""
    for seed in range(number):
        world = GAME.redacted(made, 0)
        world["rng"] = random.Random(seed).getrandbits(64)
        GAME.face.determinise(world, 0, 0)
        yield GAME.position(world)["stacks"]


def whole_set() -> Counter[str]:
    """Four stacks of fifteen, of which the hands are a part."""
    dealt = GAME.position(GAME.setup(4, {}, 1))
    return Counter(tile for of in ("hands", "stacks") for each in dealt[of] for tile in each)


def add_beam(table: Table, cell: Cell, side: int) -> None:
    table[cell] = table[cell][:side] + "r" + table[cell][side + 1 :]


def join(table: Table, one: Cell, other: Cell) -> None:
    side = AROUND.index((other[0] - one[0], other[1] - one[1]))
    add_beam(table, one, side)
    add_beam(table, other, (side + 3) % 6)


def finished(table: Table, ways: list[tuple[int, list[Cell]]], tiebreak: bool) -> Any:
    """A finished table; each way is a loop of its owner."""
    loops = [loop(owner, {cell: table[cell] for cell in way}) for owner, way in ways]
    options = {"tiebreak": True} if tiebreak else {}
    return state({**blanks(8), **table}, loops=loops, phase="over", options=options)


def check(table: Table, ways: list[tuple[int, list[Cell]]], points: int, winner: int) -> None:
    """Both have so many points: shared, unless the option breaks the tie."""
    for tiebreak, winners in ((False, (0, 1)), (True, (winner,))):
        made = finished(table, ways, tiebreak)
        assert [seat["total"] for seat in GAME.scores(made)] == [points, points]
        outcome = GAME.outcome(made)
        assert outcome is not None
        assert outcome.winners == winners


def test_clause_18_first_the_number_of_scoring_loops() -> None:
    """Two small ones are more than a larger one."""
    table = {**circuit(LOW), **circuit(LOW_TOO), **circuit(HIGH_FOUR)}
    join(table, (2, 2), (3, 2))
    add_beam(table, (2, 2), SOUTH)
    add_beam(table, (5, -1), NORTH)
    add_beam(table, (6, -2), NORTH)
    check(table, [(0, LOW), (0, LOW_TOO), (1, HIGH_FOUR)], 3, 0)


def test_clause_18_then_the_tiles_of_the_largest() -> None:
    table = {**circuit(LOW), **circuit(HIGH_FOUR)}
    add_beam(table, (2, 2), SOUTH)
    add_beam(table, (6, -2), NORTH)
    check(table, [(0, LOW), (1, HIGH_FOUR)], 2, 1)


def test_clause_18_the_largest_comes_before_the_different_tiles() -> None:
    """Four and three tiles that share two are five; three and three are six."""
    table = {**circuit(LOW), **circuit(LOW_TOO), **circuit(HIGH_FOUR), (7, -1): "------"}
    join(table, (2, 2), (3, 2))
    add_beam(table, (2, 2), SOUTH)
    join(table, (7, -2), (7, -1))
    join(table, (7, -1), (6, -1))
    add_beam(table, (6, -2), NORTH)
    ways = [(0, LOW), (0, LOW_TOO), (1, HIGH_FOUR), (1, [(7, -2), (7, -1), (6, -1)])]
    check(table, ways, 3, 1)


def test_clause_18_then_the_different_tiles() -> None:
    """Two loops that share two tiles have four, two apart have six."""
    table = {**circuit(LOW_FOUR), **circuit(HIGH), **circuit(HIGH_TOO)}
    join(table, (2, 1), (2, 2))
    join(table, (6, -2), (7, -2))
    add_beam(table, (2, 2), SOUTH)
    add_beam(table, (6, -2), NORTH)
    shared = [(0, LOW), (0, [(2, 1), (3, 1), (2, 2)])]
    check(table, [*shared, (1, HIGH), (1, HIGH_TOO)], 3, 1)


def test_clause_18_what_is_equal_even_then_stays_shared() -> None:
    """A loop that does not score counts for nothing."""
    table = {**circuit(LOW), **circuit(LOW_FAR), **circuit(HIGH)}
    add_beam(table, (2, 2), SOUTH)
    add_beam(table, (6, -2), NORTH)
    made = finished(table, [(0, LOW), (0, LOW_FAR), (1, HIGH)], True)
    outcome = GAME.outcome(made)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_clause_10_a_tile_that_fits_nowhere_else_is_not_lifted() -> None:
    made = state({**blanks(3), (4, 0): "--r---", (5, 0): "rrrrrr"}, **pending("loop"))
    assert "lift 5,0" not in legal(made)
    assert legal(made) == plain.legal(GAME.position(made))


def test_clause_13_five_scoring_loops_of_six_do_not_end_the_game() -> None:
    table, loops = triangles(6, "-rrr--")
    table[2, 2] = "-rr---"  # points at nobody
    before = state(
        {cell: tile for cell, tile in table.items() if cell != (13, 2)},
        loops=[loop(0, {cell: table[cell] for cell in one}) for one in loops[:5]],
        hands=[["----rr", "-----r"], ["-----r"]],
    )
    assert GAME.outcome(play(before, "place 13,2 r----r")) is None


@pytest.mark.parametrize("tiebreak", [False, True])
def test_clause_18_points_come_before_loops(tiebreak: bool) -> None:
    table = {**circuit(LOW_FOUR), **circuit(HIGH), **circuit(HIGH_TOO)}
    for cell in ((1, 2), (2, 2), (3, 1)):
        add_beam(table, cell, SOUTH)
    join(table, (6, -2), (7, -2))
    add_beam(table, (6, -2), NORTH)
    made = finished(table, [(0, LOW_FOUR), (1, HIGH), (1, HIGH_TOO)], tiebreak)
    assert [seat["total"] for seat in GAME.scores(made)] == [6, 3]
    outcome = GAME.outcome(made)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_clause_18_without_any_points_all_share() -> None:
    made = state(blanks(1), phase="over")
    assert [seat["total"] for seat in GAME.scores(made)] == [0, 0]
    outcome = GAME.outcome(made)
    assert outcome is not None
    assert outcome.winners == (0, 1)
