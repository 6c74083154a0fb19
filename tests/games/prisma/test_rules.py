"""Prisma, clause by clause (docs/rules/prisma.md)."""

from typing import Any

import pytest

from pentaprism.core.errors import IllegalMove
from pentaprism.games.prisma import GAME
from tests.games.prisma.tables import (
    AROUND,
    BLANK,
    Table,
    blanks,
    circuit,
    legal,
    loop,
    pending,
    play,
    ring,
    state,
    triangle,
    triangles,
)

pytestmark = pytest.mark.rules


def refused(made: Any, move: str) -> tuple[str | None, str]:
    """The clause and the sentence with which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        play(made, move)
    return error.value.clause, error.value.message


def points(made: Any, seat: int = 0) -> dict[str, int]:
    """A seat's points, only what is not nought."""
    return {name: n for name, n in GAME.scores(made)[seat].items() if n}


def without(table: Table, *cells: tuple[int, int]) -> Table:
    return {cell: sides for cell, sides in table.items() if cell not in cells}


def lifts(made: Any) -> list[tuple[int, int]]:
    """Cells of tiles that may be lifted, without the blank ones that only hold things together."""
    table = {
        f"lift {q},{r}": (q, r) for q, r, sides in GAME.position(made)["tiles"] if "r" in sides
    }
    return [table[move] for move in legal(made, "lift") if move in table]


# -- 1 to 5: placing


def test_clause_1_beams_meet_beams_of_their_colour() -> None:
    made = state({(0, 1): "--r---"}, hands=[["-----r", "-----b"], []])
    assert "place 1,1 -----r" in legal(made)
    assert refused(made, "place 1,1 -----b")[0] == "1"
    assert refused(made, "place 1,1 r-----")[0] == "1"  # blank against the beam


def test_clause_1_markers_are_blank_all_around() -> None:
    made = state(hands=[["-----r"], []], phase="opening")
    assert refused(made, "place 0,1 r-----")[0] == "1"
    assert "place 0,1 -r----" in legal(made)


def test_clause_1_holds_for_relocated_tiles() -> None:
    table = blanks(5) | {(3, 1): "--r--b"}
    made = state(table, **pending("link", lifted=[3, 1]))
    assert "drop 5,1 --r--b" in legal(made)
    assert refused(made, "drop 5,1 r--b--")[0] == "1"


def test_clause_2_a_new_tile_joins_a_beam() -> None:
    made = state({(0, 1): "--r---"}, hands=[["----rr", "-----r"], []])
    assert "place 1,1 r----r" in legal(made)
    assert refused(made, "place -1,1 rr----")[0] == "1"
    assert refused(made, "place -1,1 ---rr-")[0] == "2"  # touches, but joins nothing
    assert "place -1,1 ----r-" in legal(made)  # a single beam need not join
    assert refused(made, "place 5,5 ----rr")[0] == "2"  # touches nothing
    assert refused(made, "place 0,1 ----rr")[0] == "2"  # taken
    assert refused(made, "place 0,0 ----rr")[0] == "2"  # a marker's cell


def test_clause_2_opening_tiles_need_not_join() -> None:
    made = state({(0, 1): "--r---"}, hands=[["----rr"], ["----rr"]], phase="opening")
    assert "place -1,1 ---rr-" in legal(made)


def test_clause_2_equal_rotations_and_equal_tiles_are_offered_once() -> None:
    made = state({(0, 1): "---r--"}, hands=[["--r--r", "--r--r"], []])
    assert legal(made) == ["place 0,2 r--r--"]


def test_clause_3_a_path_has_two_tiles() -> None:
    assert points(state({(0, 1): "---r--"})) == {}
    assert points(state({(0, 1): "---r--", (0, 2): "r--r--"})) == {"beams": 1, "total": 1}
    side_by_side = {(0, 1): "---r--", (1, 1): "---r--"}  # but not connected
    assert points(state(side_by_side)) == {}


def test_clause_4_opening_hands_and_stacks() -> None:
    for players, hand, stack in ((2, 4, 16), (3, 3, 12), (4, 3, 12)):
        made = GAME.position(GAME.setup(players, {}, 1))
        assert [len(tiles) for tiles in made["hands"]] == [hand] * players
        assert [len(tiles) for tiles in made["stacks"]] == [stack] * players
        assert made["phase"] == "opening"
        assert made["turn"] == made["starter"]


def test_clause_4_who_starts_is_drawn_by_lot() -> None:
    assert {GAME.position(GAME.setup(4, {}, seed))["starter"] for seed in range(40)} == {0, 1, 2, 3}


def test_clause_4_opening_loops_get_a_marker_and_earn_nothing() -> None:
    table = blanks(2) | without(triangle(1, 2), (2, 2))
    before = state(table, hands=[["----rr"], ["----rr"]], phase="opening")
    after = GAME.position(play(before, "place 2,2 r----r"))
    assert after["loops"] == [{"owner": 0, "cells": [[1, 2], [2, 1], [2, 2]], "frozen": False}]
    assert (after["earned"], after["turn"], after["fresh"]) == (None, 1, [])
    assert refused(before, "lift 1,2")[0] == "4"


def test_clause_4_opening_links_do_not_count() -> None:
    table = blanks(5) | {(1, 1): "--r---", (2, 1): "--r--r", (4, 1): "--r--r", (5, 1): "-----r"}
    before = state(table, hands=[["--r--r"], ["--r--r"]], phase="opening")
    after = GAME.position(play(before, "place 3,1 --r--r"))
    assert (after["earned"], after["linked"]) == (None, [])


def test_clause_5_everybody_draws_four_after_the_opening() -> None:
    stack = ["----rr", "---r-r", "--r--r", "----bb", "-----b"]
    before = state(hands=[["-----r"], []], stacks=[stack, stack], phase="opening", starter=1)
    after = GAME.position(play(before, "place 0,1 -r----"))
    assert after["phase"] == "middle"
    assert after["hands"] == [sorted(stack[:4])] * 2
    assert after["stacks"] == [["-----b"]] * 2
    assert after["turn"] == 1


def test_clause_5_a_turn_is_two_placements_and_draws_two() -> None:
    hand = ["-----r", "-----r", "-----r"]
    stack = ["----bb", "-----b", "--b--b"]
    made = play(state(hands=[hand, hand], stacks=[stack, stack]), "place 0,1 -r----")
    assert GAME.position(made)["placed"] == 1
    assert GAME.to_act(made) == (0,)
    after = GAME.position(play(made, "place 0,2 -r----"))
    assert after["hands"][0] == ["-----b", "-----r", "----bb"]
    assert after["stacks"][0] == ["--b--b"]
    assert (after["turn"], after["placed"], after["fresh"]) == (1, 0, [])


def test_clause_5_without_a_place_a_tile_is_discarded() -> None:
    hands = [["bbbbbb", "bbbbbb", "rrrrrr"], ["-----r"]]
    made = state({(0, 1): BLANK}, hands=hands)
    assert legal(made) == ["discard bbbbbb", "discard rrrrrr"]
    made = play(made, "discard bbbbbb")
    assert GAME.position(made)["placed"] == 1
    made = play(made, "discard rrrrrr")
    assert GAME.position(made)["hands"] == [["bbbbbb"], ["-----r"]]
    assert GAME.to_act(made) == (1,)


def test_clause_5_no_discard_while_a_tile_fits() -> None:
    made = state({(0, 1): "--r---"}, hands=[["-----r", "bbbbbb"], []])
    assert not legal(made, "discard")
    assert refused(made, "discard bbbbbb")[0] == "5"
    assert refused(made, "place 1,1 ----br")[0] == "5"  # not in hand


def test_clause_5_stacks_are_hidden_from_all_and_hands_from_nobody() -> None:
    made = GAME.setup(3, {}, 3)
    for seat in (0, 1, 2, None):
        view = GAME.view(made, seat)["position"]
        assert view["stacks"] == [["?"] * 12] * 3
        assert view["hands"] == GAME.position(made)["hands"]
        assert "rng" not in view


# -- 6 to 8: loops and links


def test_clause_6_pairs_by_length_then_by_side() -> None:
    """Two loops of three, in the order of the sides, and not the ring of four around both."""
    table = blanks(6) | {(4, 1): "--rr--", (5, 1): "---rrr", (5, 2): "r----r"}
    after = GAME.position(play(state(table, hands=[["---rrr"], []]), "place 4,2 rrr---"))
    assert [made["cells"] for made in after["loops"]] == [
        [[4, 1], [4, 2], [5, 1]],
        [[4, 2], [5, 1], [5, 2]],
    ]
    assert after["earned"] == "loop"


def test_clause_6_the_shortest_connection_counts() -> None:
    """The last tile of a ring of six is joined through the middle, which is shorter."""
    table = blanks(6) | without(ring(4, 2), (4, 3))
    table |= {(4, 2): "--r-r-", (5, 2): "r---rr", (3, 3): "rrr---"}
    after = GAME.position(play(state(table, hands=[["---r-r"], []]), "place 4,3 -r---r"))
    assert [made["cells"] for made in after["loops"]] == [[[3, 3], [4, 2], [4, 3], [5, 2]]]


def test_clause_6_of_equally_short_connections_the_first_found_counts() -> None:
    """Two ways lead around the tile; the search at its north looks to the south-east first."""
    table = blanks(6) | ring(4, 2) | {(4, 1): "--rrr-", (4, 3): "rr---r"}
    after = GAME.position(play(state(table, hands=[["--r--r"], []]), "place 4,2 r--r--"))
    assert [made["cells"] for made in after["loops"]] == [
        [[4, 1], [4, 2], [4, 3], [5, 1], [5, 2]],
    ]


def test_clause_7_the_seventh_loop_has_no_marker_but_earns() -> None:
    table, loops = triangles(7)
    before = state(
        without(table, (15, 2)),
        loops=[loop(0, one) for one in loops[:6]],
        hands=[["----rr"], []],
    )
    after = GAME.position(play(before, "place 15,2 r----r"))
    assert len(after["loops"]) == 6
    assert after["earned"] == "loop"


def test_clause_7_a_large_loop_without_a_marker_earns_like_a_large_one() -> None:
    table, loops = triangles(6)
    table |= blanks(20) | without(ring(18, 2), (18, 3))
    before = state(table, loops=[loop(0, one) for one in loops], hands=[["---r-r"], []])
    after = GAME.position(play(before, "place 18,3 -r---r"))
    assert len(after["loops"]) == 6
    assert after["earned"] == "large"


def test_clause_7_another_player_still_has_markers() -> None:
    table, loops = triangles(7)
    before = state(
        without(table, (15, 2)),
        loops=[loop(1, one) for one in loops[:6]],
        hands=[["----rr"], []],
    )
    after = GAME.position(play(before, "place 15,2 r----r"))
    assert after["loops"][6]["owner"] == 0


def test_clause_8_a_link_joins_two_paths() -> None:
    table = blanks(5) | {(1, 1): "--r---", (2, 1): "--r--r", (4, 1): "--r--r", (5, 1): "-----r"}
    after = GAME.position(play(state(table, hands=[["--r--r"], []]), "place 3,1 --r--r"))
    assert (after["earned"], after["linked"], after["fresh"]) == ("link", [[3, 1]], [[3, 1]])


def test_clause_8_a_single_tile_is_no_path() -> None:
    table = blanks(5) | {(2, 1): "--r---", (4, 1): "--r--r", (5, 1): "-----r"}
    after = GAME.position(play(state(table, hands=[["--r--r"] * 2, []]), "place 3,1 --r--r"))
    assert (after["earned"], after["linked"]) == (None, [])


def test_clause_8_two_ends_of_one_path_are_a_loop_and_no_link() -> None:
    table = blanks(6) | without(ring(4, 2), (4, 3))
    after = GAME.position(play(state(table, hands=[["---r-r"], []]), "place 4,3 -r---r"))
    assert (after["earned"], after["linked"]) == ("large", [])


# -- 9 to 12: relocations


def nearly_triangle() -> Table:
    """A loop of three without its last tile on 4,2, and a tile on 1,1 that could close it."""
    return blanks(6) | without(triangle(3, 2), (4, 2)) | {(1, 1): "--rr--"}


def test_clause_9_after_a_loop_the_relocated_tile_makes_none() -> None:
    made = play(state(nearly_triangle(), **pending("loop")), "lift 1,1")
    assert "drop 4,2 r----r" not in legal(made)
    assert refused(made, "drop 4,2 r----r")[0] == "9"


def two_triangles(**changes: Any) -> Any:
    """A link is pending; two loops of three lack a tile each, which lie on 1,1 and 9,1."""
    table = nearly_triangle() | blanks(9) | without(triangle(6, 2), (7, 2)) | {(9, 1): "--rr--"}
    said = {"hands": [["-----r"] * 3, ["-----r"]], **pending("link"), **changes}
    return state(table, **said)


def test_clause_9_after_a_link_it_may_and_that_loop_earns_like_any() -> None:
    made = play(two_triangles(), "lift 1,1", "drop 4,2 r----r")
    after = GAME.position(made)
    assert after["loops"] == [loop(0, triangle(3, 2))]
    assert (after["earned"], after["lifted"], after["fresh"]) == ("loop", None, [[1, 0], [4, 2]])
    assert "lift 9,1" in legal(made)
    lifted = play(made, "lift 9,1")
    assert refused(lifted, "drop 7,2 r----r")[0] == "9"  # under the rules of a loop
    ended = GAME.position(play(lifted, "drop 8,1 --rr--"))
    assert (ended["earned"], ended["fresh"]) == (None, [[1, 0], [4, 2], [8, 1]])


def test_clause_9_a_large_loop_made_by_a_relocation_is_told() -> None:
    table = blanks(8) | without(ring(5, 2), (5, 3)) | {(1, 1): "--r-r-"}
    made = play(state(table, **pending("link")), "lift 1,1", "drop 5,3 -r---r")
    assert GAME.position(made)["earned"] == "large"


def test_clause_9_a_second_relocation_is_declined_like_the_first() -> None:
    made = play(two_triangles(), "lift 1,1", "drop 4,2 r----r", "pass")
    assert GAME.position(made)["earned"] is None
    assert legal(made, "place")


def test_clause_9_at_most_four_relocations_a_turn() -> None:
    """The second placement links as well, and its first relocation makes a loop again."""
    path = {(11, 1): "--r---", (12, 1): "--r--r", (14, 1): "--r--r", (15, 1): "-----r"}
    table = nearly_triangle() | blanks(18) | without(triangle(6, 2), (7, 2)) | path
    table |= {(9, 1): "--rr--", (17, 1): "--r--r", (18, 1): "--r--r"}
    hands = [["--r--r"], ["-----r"]]
    made = state(table, hands=hands, **pending("link"))
    made = play(made, "lift 1,1", "drop 4,2 r----r", "lift 17,1", "drop 1,1 --r--r")
    made = play(made, "place 13,1 --r--r")
    made = play(made, "lift 9,1", "drop 7,2 r----r", "lift 18,1", "drop 17,1 --r--r")
    after = GAME.position(made)
    assert after["loops"] == [loop(0, triangle(3, 2)), loop(0, triangle(6, 2))]
    assert (after["turn"], after["earned"]) == (1, None)


def test_clause_9_there_is_no_third_relocation() -> None:
    made = play(two_triangles(), "lift 1,1", "drop 4,2 r----r", "lift 9,1", "drop 8,1 --rr--")
    assert refused(made, "lift 7,1")[0] == "9"


def test_clause_9_link_and_loop_at_once_follow_the_rules_of_links() -> None:
    table = blanks(9) | without(triangle(3, 2), (4, 2)) | {(5, 2): "--r--r", (6, 2): "-----r"}
    table |= {(5, 1): BLANK, (6, 1): BLANK}
    after = GAME.position(play(state(table, hands=[["--rr-r"], []]), "place 4,2 r-r--r"))
    assert len(after["loops"]) == 1
    assert after["earned"] == "link"


def test_clause_9_it_may_be_declined_but_not_saved() -> None:
    made = state(nearly_triangle(), hands=[["-----r"], ["-----r"]], **pending("loop"))
    assert "pass" in legal(made)
    assert refused(made, "place 0,1 --r---")[0] == "9"
    after = play(made, "pass")
    assert GAME.position(after)["earned"] is None
    assert refused(after, "lift 1,1")[0] == "9"
    assert refused(after, "pass")[0] == "9"


def test_clause_9_pass_is_all_where_nothing_can_be_lifted() -> None:
    table = blanks(2) | {(3, 0): "--r---"}
    assert legal(state(table, **pending("loop"))) == ["pass"]


def test_clause_9_a_lifted_tile_is_dropped() -> None:
    made = play(state(nearly_triangle(), **pending("link")), "lift 1,1")
    assert GAME.position(made)["lifted"] == [1, 1]
    assert [1, 1, "--rr--"] in GAME.position(made)["tiles"]
    assert all(move.startswith("drop ") for move in legal(made))
    assert refused(made, "pass")[0] == "9"


def test_clause_9_a_relocation_never_links() -> None:
    table = blanks(8) | {(1, 1): "--r---", (2, 1): "--r--r", (4, 1): "--r--r", (5, 1): "-----r"}
    made = state(table | {(8, 1): "--r--r"}, hands=[["-----r"], []], **pending("link"))
    after = GAME.position(play(made, "lift 8,1", "drop 3,1 --r--r"))
    assert (after["earned"], after["linked"]) == (None, [])


def test_clause_9_the_last_tile_of_the_game_still_earns() -> None:
    table = nearly_triangle()
    before = state(table, hands=[["----rr"], []], placed=1, phase="closing")
    made = play(before, "place 4,2 r----r")
    assert GAME.outcome(made) is None
    assert "lift 1,1" in legal(made)
    assert GAME.outcome(play(made, "pass")) is not None


def test_clause_9_both_relocations_of_the_last_tile_are_played() -> None:
    made = two_triangles(hands=[[], []], placed=2, phase="closing")
    made = play(made, "lift 1,1", "drop 4,2 r----r")
    assert GAME.outcome(made) is None
    assert GAME.outcome(play(made, "lift 9,1", "drop 8,1 --rr--")) is not None


STUCK: dict[str, tuple[str, str, dict[str, Any]]] = {
    "free": ("3,1", "", {}),
    "at a marker": ("0,1", "touches a direction marker", {"extra": {(0, 1): "--r-r-"}}),
    "single": ("3,1", "single beam", {"extra": {(3, 1): "--r---"}}),
    "fresh": ("3,1", "in this turn", {"placed": 2, "fresh": [[3, 1], [1, 0]]}),
    "near a link": ("3,1", "within two steps", {"extra": {(5, 1): BLANK}, "linked": [[5, 1]]}),
    "not near": ("3,1", "", {"extra": {(6, 1): BLANK}, "linked": [[6, 1]]}),
    "island": ("7,0", "island", {"extra": {(7, 0): "-rr---", (8, 0): "-----r"}}),
}


@pytest.mark.parametrize("case", STUCK)
def test_clause_10_what_can_be_relocated(case: str) -> None:
    cell, reason, changes = STUCK[case]
    table = blanks(6) | {(3, 1): "--r--r"} | changes.get("extra", {})
    said = {key: value for key, value in changes.items() if key != "extra"}
    made = state(table, **pending("link", **said))
    if not reason:
        assert f"lift {cell}" in legal(made)
        return
    assert f"lift {cell}" not in legal(made)
    clause, message = refused(made, f"lift {cell}")
    assert clause == "10"
    assert reason in message


def test_clause_10_nothing_of_a_large_loop_moves() -> None:
    made = state(blanks(6) | ring(4, 2), loops=[loop(1, ring(4, 2))], **pending("link"))
    assert lifts(made) == []
    assert "large loop" in refused(made, "lift 4,3")[1]


def test_clause_10_a_tile_of_two_loops_stays_and_one_of_one_loop_moves() -> None:
    first = {(4, 1): "--rr--", (5, 1): "---rrr", (4, 2): "rrr---"}
    second = {(5, 1): "---rrr", (4, 2): "rrr---", (5, 2): "r----r"}
    table = blanks(6) | first | second
    made = state(table, loops=[loop(0, first), loop(1, second)], **pending("loop"))
    assert lifts(made) == [(4, 1), (5, 2)]
    assert "two or more loops" in refused(made, "lift 4,2")[1]


def test_clause_10_loops_without_a_marker_do_not_hold_a_tile() -> None:
    made = state(blanks(6) | ring(4, 2), **pending("link"))
    assert "lift 4,3" in legal(made)


def test_clause_10_it_goes_to_another_cell_and_touches_something() -> None:
    made = state(blanks(6) | {(3, 1): "--r--r"}, **pending("link", lifted=[3, 1]))
    assert not legal(made, "drop 3,1")
    assert refused(made, "drop 3,1 r--r--")[0] == "10"
    assert refused(made, "drop 3,2 --r--r")[0] == "10"  # touches only itself
    assert refused(made, "drop 4,0 --r--r")[0] == "10"
    assert refused(made, "drop 2,1 ----rr")[0] == "10"
    assert "drop 2,1 --r--r" in legal(made)


def test_clause_11_a_small_loop_is_broken_and_its_marker_goes_back() -> None:
    table = blanks(6) | triangle(3, 2)
    made = state(table, loops=[loop(1, triangle(3, 2))], hands=[["-----r"], []], **pending("loop"))
    lifted = play(made, "lift 4,2")
    assert len(GAME.position(lifted)["loops"]) == 1  # not before it is dropped
    dropped = play(lifted, "drop 6,1 --rr--")
    assert GAME.position(dropped)["loops"] == []


def test_clause_11_the_marker_can_be_used_at_once() -> None:
    """A tile that leaves the seat's sixth loop makes another one, which gets that marker."""
    table, loops = triangles(7)
    made = state(
        without(table, (15, 2)),
        loops=[loop(0, one) for one in loops[:6]],
        hands=[["-----r"], []],
        **pending("link"),
    )
    after = GAME.position(play(made, "lift 3,2", "drop 15,2 r----r"))
    assert after["loops"] == [loop(0, one) for one in loops[1:]]


def test_clause_12_enclosed_spaces_are_never_filled() -> None:
    table = blanks(6) | ring(4, 2) | {(1, 1): "--rr--"}
    table[4, 3] = "rr---r"  # a beam into the space
    loops = [loop(0, ring(4, 2))]
    made = state(table, loops=loops, hands=[["-----r"], []])
    assert refused(made, "place 4,2 ---r--")[0] == "12"
    assert not legal(made, "place 4,2")
    table[4, 3] = "-r---r"
    lifted = state(table, loops=loops, **pending("link", lifted=[1, 1]))
    assert refused(lifted, "drop 4,2 --rr--")[0] == "12"
    small = state(table, **pending("link", lifted=[1, 1]))
    assert refused(small, "drop 4,2 --rr--")[0] == "1"  # without a marker it is only a gap


def big_ring() -> Table:
    """Twelve tiles around seven cells, under a row of blanks."""
    # fmt: off
    return {
        (4, 1): "--r-r-", (5, 1): "--r--r", (6, 1): "---r-r",
        (6, 2): "r--r--", (6, 3): "r---r-", (5, 4): "-r--r-",
        (4, 5): "-r---r", (3, 5): "--r--r", (2, 5): "r-r---",
        (2, 4): "r--r--", (2, 3): "-r-r--", (3, 2): "-r--r-",
    }
    # fmt: on


def test_clause_12_all_cells_inside_count_and_a_tile_inside_is_none() -> None:
    table = blanks(8) | big_ring() | {(2, 5): "r-rr--"}
    made = state(table, loops=[loop(0, big_ring())])
    assert points(made)["loops"] == 2 + 7
    inside = state(table | {(4, 2): "--rr--"}, loops=[loop(0, big_ring())], **pending("link"))
    assert points(inside)["loops"] == 2 + 6
    assert "lift 4,2" in legal(inside)
    out = play(inside, "lift 4,2", "drop 8,1 --rr--")
    assert points(out)["loops"] == 2 + 7
    assert not [move for move in legal(play(inside, "lift 4,2")) if move.startswith("drop 4,3")]


def horseshoe() -> Table:
    """A circuit of eighteen: out along a ring of twelve around 5,3 and back along one of six."""
    north, outer, inner = AROUND[0], [], [(5 + q, 3 + r) for q, r in AROUND]
    q, r = 5 + 2 * north[0], 3 + 2 * north[1]
    for side in (2, 3, 4, 5, 0, 1):
        for _ in range(2):
            outer.append((q, r))
            q, r = q + AROUND[side][0], r + AROUND[side][1]
    return circuit([*outer, *reversed(inner)])


def test_clause_12_a_space_is_inside_the_circuit_and_not_just_walled_in() -> None:
    """The cell in the middle of a horseshoe whose ends touch is outside of its circuit."""
    made = horseshoe()
    table = blanks(9) | made
    middle = state(table, loops=[loop(0, made)], **pending("link", lifted=[9, 0]))
    assert f"drop 5,3 {BLANK}" in legal(middle)
    table[5, 5] = table[5, 5][:3] + "r" + table[5, 5][4:]
    assert points(state(table, loops=[loop(0, made)]))["loops"] == 2


# -- 13 to 16: the end and the points


def test_clause_13_closing_begins_when_the_starter_draws_the_last_tiles() -> None:
    hand, stack = ["-----r"] * 3, ["-----b"] * 2
    for starter, phase in ((0, "closing"), (1, "middle")):
        made = state(hands=[hand, hand], stacks=[stack, stack], starter=starter, placed=1)
        assert GAME.position(play(made, "place 0,1 -r----"))["phase"] == phase


def test_clause_13_loops_stay_in_the_closing_turns() -> None:
    table = blanks(6) | triangle(3, 2) | {(1, 1): "--rr--"}
    made = state(table, loops=[loop(1, triangle(3, 2))], phase="closing", **pending("loop"))
    assert lifts(made) == [(1, 1)]
    assert "closing" in refused(made, "lift 4,2")[1]


def test_clause_13_the_game_ends_after_the_last_tile() -> None:
    made = play(state(hands=[["-----r"], []], phase="closing"), "place 0,1 -r----")
    outcome = GAME.outcome(made)
    assert outcome is not None
    assert outcome.reason == "the last tile has been played"
    assert GAME.to_act(made) == ()
    after = GAME.position(made)
    assert (after["phase"], after["turn"], after["fresh"], after["placed"]) == ("over", 0, [], 0)


@pytest.mark.parametrize(("tip", "ends"), [("-rrr--", True), ("-rr---", False)])
def test_clause_13_six_scoring_loops_end_the_game_at_once(tip: str, ends: bool) -> None:
    table, loops = triangles(6, tip)
    before = state(
        without(table, (13, 2)),
        loops=[loop(0, one) for one in loops[:5]],
        hands=[["----rr", "-----r"], ["-----r"]],
        stacks=[["-----b"], []],
    )
    made = play(before, "place 13,2 r----r")
    outcome = GAME.outcome(made)
    assert (outcome is not None) == ends
    if outcome:
        assert outcome.reason == "six scoring loops"
        assert GAME.position(made)["hands"][0] == ["-----r"]  # nothing is drawn any more


def test_clause_14_open_beams_point_at_the_player_of_their_direction() -> None:
    made = state({(0, 1): "---r--", (0, 2): "r-rr--"})
    assert points(made, 0) == {"beams": 1, "total": 1}
    assert points(made, 1) == {}
    up = state({(0, -2): "r-----", (0, -3): "r--r--"})
    assert points(up, 0) == {}
    assert points(up, 1) == {"beams": 1, "total": 1}


def test_clause_15_a_beam_with_something_in_the_way_counts_for_patterns_only() -> None:
    table = {(1, 0): "--r---", (2, 0): "---r-r", (0, 1): BLANK, (0, 2): BLANK}
    table |= {(1, 2): "--r---", (2, 2): "---r-r"}
    assert points(state(table)) == {"beams": 1, "y": 1, "total": 2}


def test_clause_15_a_row_of_beams() -> None:
    table = {(0, 1): "--rr--", (1, 1): "-----r", (1, 0): "--r---", (2, 0): "---r-r"}
    assert points(state(table)) == {"beams": 2, "x": 1, "total": 3}


@pytest.mark.parametrize(("columns", "iii"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_clause_15_three_neighbouring_columns(columns: int, iii: int) -> None:
    table = {(q, 1): "--rr-r" for q in range(1, columns - 1)}
    table |= {(0, 1): "--rr--", (columns - 1, 1): "---r-r"}
    assert points(state(table)).get("iii", 0) == iii
    assert points(state(table))["beams"] == columns


def test_clause_15_loops_score_when_their_path_points_at_the_owner() -> None:
    pointing = triangle(3, 2, "-rrr--")
    made = state(blanks(6) | pointing, loops=[loop(0, pointing)])
    assert points(made) == {"beams": 1, "loops": 1, "total": 2}
    assert points(state(blanks(6) | pointing, loops=[loop(1, pointing)]), 1) == {}
    mute = triangle(3, 2)
    assert points(state(blanks(6) | mute, loops=[loop(0, mute)])) == {}


def test_clause_15_a_large_loop_and_its_space() -> None:
    table = blanks(6) | ring(4, 2) | {(4, 3): "-r-r-r"}
    made = state(table, loops=[loop(0, ring(4, 2))])
    assert points(made) == {"beams": 1, "loops": 3, "total": 4}


def test_clause_16_columns_and_rows_turn_with_the_player() -> None:
    """Three columns for NW: the same as for S, turned by two sides."""
    table = {(-2, 0): "----rr", (-3, 1): "-r--rr", (-4, 2): "-r---r"}
    made = state(table, players=3)
    assert points(made, 1) == {"beams": 3, "iii": 1, "total": 4}
    assert points(made, 0) == {}


# -- 17 and 18: options


def frozen_table(**changes: Any) -> Any:
    """The seat has just made the loop on 3,2 and may freeze it."""
    said = {
        "loops": [loop(0, triangle(3, 2))],
        "hands": [["-----r"], ["-----r"]],
        "options": {"frozen": True},
        **pending("loop", fresh=[[4, 2]]),
        **changes,
    }
    return state(blanks(6) | triangle(3, 2) | {(1, 1): "--rr--"}, **said)


def test_clause_17_a_new_small_loop_is_frozen_and_the_relocation_stays() -> None:
    made = frozen_table()
    assert "freeze 0" in legal(made)
    after = play(made, "freeze 0")
    assert GAME.position(after)["loops"][0]["frozen"]
    assert GAME.position(after)["earned"] == "loop"
    assert lifts(after) == [(1, 1)]
    assert {"pass", "unfreeze 0"} < set(legal(after))
    assert GAME.position(play(after, "unfreeze 0"))["earned"] is None
    assert "frozen loop" in refused(after, "lift 4,1")[1]
    assert refused(after, "freeze 0")[0] == "17"


def test_clause_17_only_with_the_option_and_for_what_this_placement_made() -> None:
    assert not legal(frozen_table(options={}), "freeze")
    assert refused(frozen_table(options={}), "freeze 0")[0] == "17"
    old = frozen_table(fresh=[[1, 0]])
    assert not legal(old, "freeze")
    assert refused(old, "freeze 0")[0] == "17"
    assert refused(old, "freeze 5")[0] == "17"
    assert refused(frozen_table(earned=None), "freeze 0")[0] == "17"


def test_clause_17_a_loop_made_by_a_relocation_can_be_frozen() -> None:
    made = play(two_triangles(options={"frozen": True}), "lift 1,1", "drop 4,2 r----r")
    assert "freeze 0" in legal(made)
    after = play(made, "freeze 0")
    assert GAME.position(after)["loops"] == [loop(0, triangle(3, 2), frozen=True)]
    assert "lift 9,1" in legal(after)


def test_clause_17_a_loop_of_the_placement_cannot_be_frozen_after_its_relocation() -> None:
    """The tile on 4,2 linked and closed a loop; then the relocated tile made another one."""
    table = blanks(9) | triangle(3, 2) | without(triangle(6, 2), (7, 2)) | {(9, 1): "--rr--"}
    said = {"loops": [loop(0, triangle(3, 2))], "options": {"frozen": True}}
    made = state(table, **said, **pending("link", fresh=[[4, 2]]))
    assert legal(made, "freeze") == ["freeze 0"]
    after = play(made, "lift 9,1", "drop 7,2 r----r")
    assert legal(after, "freeze") == ["freeze 1"]
    assert refused(after, "freeze 0")[0] == "17"


def test_clause_17_anybody_removes_a_frozen_marker_in_place_of_a_relocation() -> None:
    made = frozen_table(loops=[loop(1, triangle(3, 2), frozen=True)], fresh=[[1, 0]])
    after = GAME.position(play(made, "unfreeze 0"))
    assert after["loops"] == [loop(1, triangle(3, 2))]
    assert after["earned"] is None
    assert refused(frozen_table(), "unfreeze 0")[0] == "17"


@pytest.mark.parametrize("earned", ["large", "link"])
def test_clause_17_after_a_large_loop_or_a_link_one_is_removed_besides(earned: str) -> None:
    table, loops = triangles(4)
    marked = [loop(0, loops[0], frozen=True), loop(1, loops[1], frozen=True), loop(0, loops[2])]
    said = {"loops": marked, "options": {"frozen": True}, "hands": [["-----r"], ["-----r"]]}
    made = state(table, **said, **pending(earned))
    assert legal(made, "unfreeze") == ["unfreeze 0", "unfreeze 1"]
    assert not legal(made, "lift 4,2")
    thawed = play(made, "unfreeze 1")
    after = GAME.position(thawed)
    assert after["loops"][1] == loop(1, loops[1])
    assert (after["earned"], after["thawed"]) == (earned, True)
    assert "lift 4,2" in legal(thawed)
    assert not legal(thawed, "unfreeze")  # once, and no second in place of the relocation
    assert refused(thawed, "unfreeze 0")[0] == "17"
    dropped = GAME.position(play(thawed, "lift 4,2", legal(play(thawed, "lift 4,2"))[0]))
    assert (dropped["earned"], dropped["thawed"]) == (None, False)
    passed = GAME.position(play(thawed, "pass"))
    assert (passed["earned"], passed["thawed"]) == (None, False)


def test_clause_17_a_removed_marker_can_be_used_again_at_once() -> None:
    table = blanks(9) | triangle(3, 2) | triangle(6, 2)
    marked = [loop(0, triangle(3, 2), frozen=True), loop(0, triangle(6, 2))]
    said = {"loops": marked, "options": {"frozen": True}}
    made = state(table, **said, **pending("link", fresh=[[7, 2]]))
    assert not legal(made, "freeze")
    after = play(made, "unfreeze 0")
    assert legal(after, "freeze") == ["freeze 1"]
    assert GAME.position(play(after, "freeze 1"))["thawed"]


def test_clause_17_each_earning_allows_its_own_removal() -> None:
    table = nearly_triangle() | blanks(12) | triangle(6, 2) | triangle(9, 2)
    marked = [loop(0, triangle(6, 2), frozen=True), loop(1, triangle(9, 2), frozen=True)]
    said = {"loops": marked, "options": {"frozen": True}, "hands": [["-----r"], ["-----r"]]}
    made = play(state(table, **said, **pending("link")), "unfreeze 0", "lift 1,1")
    made = play(made, "drop 4,2 r----r")
    assert not GAME.position(made)["thawed"]
    assert legal(made, "unfreeze") == ["unfreeze 1"]
    after = GAME.position(play(made, "unfreeze 1"))
    assert (after["earned"], after["thawed"]) == (None, False)  # in place of the relocation
    assert not any(one["frozen"] for one in after["loops"])


def test_clause_17_without_a_normal_marker_the_loop_has_none() -> None:
    table, loops = triangles(7)
    marked = [loop(0, one, frozen=i == 2) for i, one in enumerate(loops)]
    made = state(table, loops=marked, options={"frozen": True}, **pending("link"))
    after = GAME.position(play(made, "unfreeze 2"))
    assert after["loops"] == marked[:2] + marked[3:]


def test_clause_17_freezing_gives_the_normal_marker_back() -> None:
    table, loops = triangles(7)
    made = state(
        without(table, (15, 2)),
        loops=[loop(0, one, frozen=i == 0) for i, one in enumerate(loops[:6])],
        options={"frozen": True},
        hands=[["----rr"], []],
    )
    assert len(GAME.position(play(made, "place 15,2 r----r"))["loops"]) == 7


TIED: Table = {
    (0, 1): "--rr--",
    (1, 1): "---r-r",
    (1, -2): "-rr---",
    (2, -3): "r--rr-",
    (2, -2): "r----r",
}


def test_clause_18_ties_are_shared_unless_loops_decide() -> None:
    upper = loop(1, {cell: TIED[cell] for cell in ((1, -2), (2, -3), (2, -2))})
    for options, winners in (({}, (0, 1)), ({"tiebreak": True}, (1,))):
        made = state(TIED, loops=[upper], phase="over", options=options)
        assert [seat["total"] for seat in GAME.scores(made)] == [2, 2]
        outcome = GAME.outcome(made)
        assert outcome is not None
        assert outcome.winners == winners
