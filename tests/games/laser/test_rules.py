"""The rules, clause by clause."""

from typing import Any

import pytest

from pentaprism.core.errors import BadOption, IllegalMove, NotYourTurn
from pentaprism.core.events import kind_of
from pentaprism.core.game import SPECTATOR
from pentaprism.games.laser.clock import timer
from pentaprism.games.laser.events import Truth
from pentaprism.games.laser.solve import solve
from tests.games.laser.plain import replay
from tests.games.laser.positions import (
    LASER,
    attempt,
    legal,
    play,
    position,
    team_attempt,
    team_position,
)

pytestmark = pytest.mark.rules

#: Boards on which the rulebook's worked examples hold.
TEAM_RING, TEAM_CARDS = "@CRMGYBMRYCG", ["C", "B"]
RING, FLOOR, CARDS = "@MYMYCBRGGRB", "tcwttccwwtcw", ["Yw", "Gc"]
EXAMPLE: dict[str, Any] = {"ring": RING, "floor": FLOOR, "cards": CARDS}


def refused(at: dict[str, Any], seat: int, text: str) -> str | None:
    with pytest.raises(IllegalMove) as caught:
        LASER.read_move(LASER.from_position(at), seat, text)
    return caught.value.clause


def outcome(at: dict[str, Any]) -> Any:
    return LASER.outcome(LASER.from_position(at))


# -- the ring


@pytest.mark.parametrize(
    ("ring", "product"),
    [("RG", "Y"), ("YC", "G"), ("GB", "C"), ("CM", "B"), ("BR", "M"), ("MY", "R")],
)
def test_clause_1_two_apart_mix_to_the_colour_between(ring: str, product: str) -> None:
    puzzle = {"mode": "team", "ring": f"@.{ring}........", "floor": None, "stock": "222222"}
    for card in "RYGCBM":
        found = solve({**puzzle, "cards": [card]})
        if card == product:
            assert (found["min"], found["line"], found["removed"]) == (1, ["2+3"], 2)
        else:  # what stands there is for the cat
            assert found["min"] == (2 * (2 + ring.index(card)) if card in ring else None)


def test_clause_1_a_figure_goes_either_way_and_the_product_stands_where_they_met() -> None:
    at = attempt(30, **EXAMPLE)
    for move, cost in (("7+8", 1), ("7-8", 11)):
        after = play(at, (0, move))
        assert after["attempt"]["cost"] == cost
        assert after["ring"] == "@MYMYCB.YGRB"


def test_clause_1_a_move_ends_on_a_figure_that_mixes() -> None:
    at = attempt(30, "9-7", **EXAMPLE)
    assert refused(at, 0, "9+8") == "1"  # nothing there to move
    assert refused(at, 0, "8+9") == "1"  # an empty tile
    assert refused(at, 0, "8+0") == "1"  # the cat's tile
    assert refused(at, 0, "2+1x") == "1"
    assert refused(attempt(30, **EXAMPLE), 0, "5+6") == "1"  # neighbours in the circle
    assert refused(attempt(30, **EXAMPLE), 0, "7+5") == "1"  # opposites
    assert refused(attempt(30, **EXAMPLE), 0, "7+7") == "1"  # no laps


def test_clause_2_no_mix_without_a_figure_in_stock() -> None:
    ring = "@MYMYCYRGGRB"
    at = attempt(30, ring=ring, stock="202222", floor=FLOOR, cards=["Gw", "Gc"])
    assert refused(at, 0, "8-7") == "2"
    assert not {"8+7", "8-7", "9+7", "9-7", "7+8", "7-8"} & set(legal(at, 0))
    assert "11+7" in legal(at, 0)  # magenta is there


def test_clause_2_removed_figures_do_not_return_before_the_round_ends() -> None:
    at = attempt(30, "9-7", "7-5", **{**EXAMPLE, "cards": ["Yw", "Gc", "Rw"]}, options={"cards": 3})
    assert at["stock"] == "211222"


def test_clause_3_a_card_needs_its_colour_on_its_floor() -> None:
    assert attempt(30, "9-7", **EXAMPLE)["attempt"]["done"] == [True, False]  # wood
    assert attempt(30, "7+9", **EXAMPLE)["attempt"]["done"] == [False, False]  # ceramic


def test_clause_3_two_equal_cards_need_two_events() -> None:
    cards = {"ring": TEAM_RING, "cards": ["B", "B"]}
    at = team_attempt(10, "1+3", **cards)
    assert at["attempt"]["done"] == [True, False]
    after = play(at, (1, "@-6"))
    assert after["round"] == 2
    assert after["scores"] == [0, 0, 10, 10]
    assert team_attempt(6, "1+3", "10-7", **cards)["scores"] == [0, 0, 6, 6]  # cost 2 + 3


def test_clause_3_what_stands_there_completes_nothing() -> None:
    at = attempt(30, **EXAMPLE)  # a yellow stands on wood already
    assert at["attempt"]["done"] == [False, False]


def test_clause_3_a_product_may_be_used_after_it_completed_a_card() -> None:
    after = attempt(4, "9-7", "7-5", **EXAMPLE)
    assert after["scores"] == [4, 0]


def test_clause_4_the_cat_catches_only_what_a_card_wants() -> None:
    at = attempt(30, **EXAMPLE)
    assert [move for move in legal(at, 0) if move.startswith("@")] == ["@+2", "@-2"]
    assert refused(at, 0, "@+4") == "4"  # yellow, but not on wood
    after = play(at, (0, "@+2"))
    assert after["ring"] == ".M@MYCBRGGRB"
    assert after["attempt"]["done"] == [True, False]


def test_clause_4_the_cat_moves_once_a_round() -> None:
    at = attempt(30, "@+2", **{**EXAMPLE, "cards": ["Yw", "Yt"]})
    assert refused(at, 0, "@+4") == "4"
    assert not [move for move in legal(at, 0) if move.startswith("@")]


def test_clause_4_the_cat_may_take_what_was_made_in_this_round() -> None:
    ring, cards = "@.RG........", ["Yt", "Yt"]
    after = attempt(4, "2+3", "@+3", ring=ring, floor="wwctwwctcttc", cards=cards)
    assert after["scores"] == [3, 0]


def test_clause_5_the_cat_pays_double_in_team_mode() -> None:
    assert attempt(30, "@+2", **EXAMPLE)["attempt"]["cost"] == 2
    assert team_attempt(10, "@+1", ring=TEAM_RING, cards=TEAM_CARDS)["attempt"]["cost"] == 2
    assert team_attempt(10, "4+6", ring=TEAM_RING, cards=TEAM_CARDS)["attempt"]["cost"] == 2


def test_clause_6_a_product_that_completes_nothing_is_used_at_once() -> None:
    at = attempt(30, "8-6", **EXAMPLE)  # cyan on tile 6, for no card
    moves = [move for move in legal(at, 0) if move != "concede"]
    assert moves
    assert all("6" in move.replace("-", "+").split("+") for move in moves)
    assert refused(at, 0, "9-7") == "6"
    assert refused(at, 0, "@+2") == "6"
    assert "9-7" in legal(attempt(30, **EXAMPLE), 0)
    assert "@+2" in legal(play(at, (0, "4+6")), 0)  # the chain has led to a card


def test_clause_7_the_cost_must_equal_the_bid() -> None:
    line = ("@+2", "4+5")
    assert attempt(3, *line, **EXAMPLE)["scores"] == [3, 0]
    for bid in (2, 4):
        after = attempt(bid, *line[: 1 if bid == 2 else 2], **EXAMPLE)
        assert (after["scores"], after["crosses"]) == ([0, 0], [1, 0])


def test_clause_7_who_is_stuck_or_gives_up_has_failed() -> None:
    stuck = attempt(9, "2+3", ring="@.RG........", cards=["Cw", "Gc"])
    assert stuck["crosses"] == [1, 0]
    given_up = play(attempt(9, **EXAMPLE), (0, "concede"))
    assert given_up["crosses"] == [1, 0]
    hopeless = attempt(9, ring="@RR.........", cards=["Cw", "Gc"])
    assert hopeless["crosses"] == [1, 0]
    assert hopeless["round"] == 2


@pytest.mark.parametrize(
    ("line", "cost", "gone"),
    [
        (["8-6", "4+6", "@+2"], 6, 5),
        (["9-7", "7-5"], 4, 4),
        (["@+2", "4+5"], 3, 3),
    ],
)
def test_clause_8_the_worked_examples_of_competitive_mode(
    line: list[str], cost: int, gone: int
) -> None:
    puzzle = {"mode": "competitive", "stock": "222222", **EXAMPLE}
    assert replay(puzzle, line) == (cost, gone, True)
    assert cost in solve(puzzle)["totals"]
    assert attempt(cost, *line, **EXAMPLE)["scores"] == [gone, 0]


@pytest.mark.parametrize(
    ("line", "cost"),
    [(["@+1", "10+3"], 7), (["@-10", "1+7"], 10), (["4+6", "6+7"], 3)],
)
def test_clause_10_the_worked_examples_of_team_mode(line: list[str], cost: int) -> None:
    puzzle: dict[str, Any] = {"mode": "team", "floor": None, "stock": "222222"}
    puzzle |= {"ring": TEAM_RING, "cards": TEAM_CARDS}
    assert replay(puzzle, line)[::2] == (cost, True)
    assert {3, 7, 8, 10} <= set(solve(puzzle)["totals"])
    after = team_attempt(cost, *line, ring=TEAM_RING, cards=TEAM_CARDS)
    assert after["scores"] == [cost, cost, 0, 0]


# -- between rounds


def test_clause_9_the_stock_is_filled_first_then_the_tiles() -> None:
    after = attempt(4, "9-7", "7-5", **EXAMPLE)  # removes G R Y C, made Y and G, aside was C
    assert after["stock"] == "222222"
    kept = [tile for tile in range(12) if tile not in (7, 9)]
    before = "@MYMYGBRG.RB"
    assert all(after["ring"][tile] == before[tile] for tile in kept)
    assert sorted(after["ring"][7] + after["ring"][9] + after["aside"]) == ["C", "C", "R"]


def test_clause_9_a_colour_that_ran_out_stays_short() -> None:
    ring, stock = "@MYMYCYRGGRB", "202222"  # two yellows lie aside, yet no stock: filled at once
    after = play(position(ring, stock, floor=FLOOR), (2, "time"))
    assert after["stock"] == "212222"
    assert len(after["aside"]) == 24 - 11 - 11


def test_clause_9_a_failed_attempt_is_undone() -> None:
    before = position(**EXAMPLE)
    after = attempt(9, "9-7", "7-5", **EXAMPLE)
    for key in ("ring", "stock", "aside"):
        assert after[key] == before[key]


def test_clause_9_cards_are_drawn_from_all_for_every_round() -> None:
    at = position(options={"cards": 5, "round_limit": 0}, cards=["Rw", "Rw", "Yw", "Yw", "Gw"])
    seen = set()
    for _ in range(60):
        at = play(at, (2, "time"))
        assert all(at["cards"].count(card) <= 2 for card in at["cards"])
        seen |= set(at["cards"])
    assert len(seen) == 18


# -- team mode


def test_clause_10_bids_are_secret_until_all_are_shown() -> None:
    at = play(team_position(), (1, "bid 7"), (3, "bid 2"))
    state = LASER.from_position(at)
    assert LASER.view(state, 1)["position"]["bids"] == [None, 7, None, "?"]
    assert LASER.view(state, None)["position"]["bids"] == [None, "?", None, "?"]
    other = LASER.from_position(play(team_position(), (1, "bid 9"), (3, "bid 3")))
    assert LASER.redacted(other, 0).tobytes() == LASER.redacted(state, 0).tobytes()
    told = LASER.events(
        LASER.redacted(LASER.from_position(team_position()), SPECTATOR),
        1,
        LASER.text.parse_move("bid 7") or 0,
        LASER.redacted(LASER.from_position(play(team_position(), (1, "bid 7"))), SPECTATOR),
    )
    assert "7" not in str(told)
    shown = play(at, (0, "bid 4"), (2, "bid 2"))
    assert shown["bids"] == [4, 7, 2, 2]


def test_clause_10_everybody_shows_2_to_10() -> None:
    at = team_position()
    assert legal(at, 2) == sorted([*(f"bid {n}" for n in range(2, 11)), "impossible"])
    assert refused(at, 2, "bid 1") == refused(at, 2, "bid 11") == refused(at, 2, "3+7") == "10"


def test_clause_10_a_number_may_be_changed_until_all_are_shown() -> None:
    at = play(team_position(), (2, "bid 5"))
    assert LASER.to_act(LASER.from_position(at)) == (0, 1, 3, 4)  # nobody waits for seat 2
    assert legal(at, 2) == sorted(f"bid {n}" for n in range(2, 11))
    assert refused(at, 2, "bid 11") == "10"
    changed = play(at, (2, "bid 6"))
    assert changed["bids"] == [None, None, 6, None]
    others = LASER.from_position(at), LASER.from_position(changed)
    assert len({LASER.redacted(state, 0).tobytes() for state in others}) == 1  # nobody notices
    shown = play(changed, (0, "bid 4"), (1, "bid 9"), (3, "bid 7"))
    with pytest.raises(NotYourTurn):
        play(shown, (2, "bid 4"))
    late = play(changed, (0, "bid 5"), (4, "time"))
    assert late["attempt"]["seats"] == [0, 2]
    with pytest.raises(NotYourTurn):
        play(late, (2, "bid 4"))


def test_clause_10_a_team_does_not_talk_while_it_plans_and_moves() -> None:
    def silent(at: dict[str, Any]) -> list[int]:
        state = LASER.from_position(at)
        return [seat for seat in range(at["players"]) if LASER.silenced(state, seat)]

    assert silent(team_position()) == [0, 1, 2, 3]  # each of them may become the teammate
    bids = ((0, "bid 7"), (1, "bid 8"), (2, "bid 2"), (3, "bid 6"))
    choosing = play(team_position(), *bids)
    assert silent(choosing) == [0, 1, 3]
    mixing = play(choosing, (0, "team 3"))
    assert silent(mixing) == [0, 3]
    refusal = LASER.silenced(LASER.from_position(mixing), 3)
    assert refusal
    assert refusal.clause == "10"
    assert silent(play(team_position(), (2, "impossible"))) == []  # no team demonstrates
    assert silent(position()) == silent(play(position(), (0, "bid 9"), (2, "time"))) == []


def test_clause_10_the_nearest_bid_joins_the_active_player() -> None:
    bids = ((0, "bid 7"), (1, "bid 10"), (2, "bid 3"), (3, "bid 8"))
    assert play(team_position(), *bids)["attempt"]["seats"] == [0, 3]


def test_clause_10_the_active_player_chooses_among_the_nearest() -> None:
    at = play(team_position(), (0, "bid 7"), (1, "bid 8"), (2, "bid 2"), (3, "bid 6"))
    assert at["phase"] == "choosing"
    assert LASER.to_act(LASER.from_position(at)) == (0,)
    assert legal(at, 0) == ["team 1", "team 3"]
    assert refused(at, 0, "team 2") == refused(at, 0, "bid 3") == "10"
    assert play(at, (0, "team 3"))["attempt"]["seats"] == [0, 3]


def test_clause_10_the_two_alternate_the_active_player_first() -> None:
    at = team_attempt(7, ring=TEAM_RING, cards=TEAM_CARDS)
    assert LASER.to_act(LASER.from_position(at)) == (0, 4)
    at = play(at, (0, "@+1"))
    assert LASER.to_act(LASER.from_position(at)) == (1, 4)
    assert refused(at, 1, "pass") == "11"
    assert refused(at, 1, "bid 3") == "10"


def test_clause_10_others_score_when_the_team_fails() -> None:
    at = team_attempt(7, "@+1", ring=TEAM_RING, cards=TEAM_CARDS)
    assert play(at, (4, "time"))["scores"] == [0, 0, 7, 7]


def test_clause_10_who_shows_nothing_in_time_is_left_out() -> None:
    late = play(team_position(), (1, "bid 5"), (2, "bid 5"), (4, "time"))
    assert (late["round"], late["active"], late["scores"]) == (2, 1, [0] * 4)
    alone = play(team_position(), (0, "bid 5"), (4, "time"))
    assert (alone["round"], alone["scores"]) == (2, [0] * 4)
    two = play(team_position(), (0, "bid 5"), (2, "bid 9"), (4, "time"))
    assert two["attempt"]["seats"] == [0, 2]


@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (5, 15), (6, 12), (10, 20)])
def test_clause_10_everybody_is_active_so_often(players: int, rounds: int) -> None:
    at = team_position(players=players)
    for number in range(1, rounds + 1):
        assert outcome(at) is None
        assert (at["round"], at["active"]) == (number, (number - 1) % players)
        at = play(at, (players, "time"))
    assert outcome(at).winners == tuple(range(players))


def test_clause_10_most_points_win() -> None:
    at = team_position(round=12, active=3, scores=[4, 9, 9, 1])
    assert outcome(play(at, (4, "time"))).winners == (1, 2)


def test_clause_10_team_mode_needs_three() -> None:
    with pytest.raises(BadOption):
        LASER.setup(2, {"mode": "team"}, 1)
    assert LASER.position(LASER.setup(3, {"mode": "team"}, 1))["floor"] is None


# -- competitive mode


def test_clause_11_every_further_bid_is_lower() -> None:
    at = play(position(players=3), (1, "bid 6"), (2, "bid 4"))
    assert legal(at, 0) == ["bid 1", "bid 2", "bid 3", "impossible", "pass"]
    assert refused(at, 0, "bid 4") == refused(at, 0, "bid 30") == refused(at, 0, "3+7") == "11"
    assert refused(position(), 0, "bid 41") == "11"
    lower = play(at, (2, "bid 2"))  # one's own, too
    assert lower["bids"] == [None, 6, 2]
    assert play(lower, (3, "time"))["attempt"]["seats"] == [2]


def test_clause_11_nobody_bids_and_the_cards_are_redrawn() -> None:
    after = play(position(), (2, "time"))
    assert (after["round"], after["phase"], after["scores"]) == (2, "bidding", [0, 0])


def test_clause_11_every_third_x_costs_six_points() -> None:
    at = attempt(9, **EXAMPLE, crosses=[2, 2], scores=[4, 0])
    after = play(at, (2, "time"))
    assert (after["scores"], after["crosses"]) == ([-2, 0], [0, 2])


def test_clause_11_marks_may_stay() -> None:
    options = {"marks": "stay"}
    after = attempt(9, **EXAMPLE, crosses=[1, 0], options=options)
    after = play(after, (2, "time"))
    assert (after["scores"], after["crosses"]) == ([0, 0], [2, 0])
    for points in (-6, -12):  # every later failure costs as much
        after = play(after, (0, "bid 9"), (2, "time"), (0, "concede"))
        assert (after["scores"], after["crosses"]) == ([points, 0], [2, 0])
    assert LASER.position(LASER.from_position(after)) == after


def test_clause_11_redrawn_cards_count_as_a_round() -> None:
    at = position(round=99, scores=[3, 1])
    at = play(at, (2, "time"))
    assert (at["round"], outcome(at)) == (100, None)
    assert outcome(play(at, (2, "time"))).reason == "round limit"


def test_clause_11_the_target_wins_at_once() -> None:
    after = attempt(3, "@+2", "4+5", **EXAMPLE, scores=[12, 14])
    assert outcome(after).winners == (0,)
    assert outcome(after).reason == "target reached"
    assert outcome(attempt(3, "@+2", "4+5", **EXAMPLE, scores=[11, 14])) is None
    options = {"target": 3}
    assert outcome(attempt(3, "@+2", "4+5", **EXAMPLE, options=options)).winners == (0,)


def test_clause_11_the_round_limit_ends_it() -> None:
    at = position(round=100, scores=[-6, -12])
    assert outcome(play(at, (2, "time"))).winners == (0,)
    endless = position(round=100, options={"round_limit": 0})
    assert outcome(play(endless, (2, "time"))) is None


# -- impossible


def test_clause_12_the_cat_is_grabbed_by_one_who_has_not_bid() -> None:
    assert refused(play(position(), (0, "bid 9")), 0, "impossible") == "12"
    at = play(position(players=3), (1, "impossible"))
    assert at["claim"] == 1
    assert LASER.to_act(LASER.from_position(at)) == (0, 2, 3)
    assert refused(at, 0, "impossible") == "12"  # only the first claim counts


def test_clause_12_the_cat_may_be_grabbed_after_others_have_bid() -> None:
    at = play(position(players=3), (0, "bid 9"), (2, "impossible"))
    assert (at["phase"], at["bids"], at["claim"]) == ("bidding", [9, None, None], 2)
    assert legal(at, 1) == sorted([*(f"bid {n}" for n in range(1, 9)), "pass"])
    assert refused(at, 1, "bid 9") == "12"
    assert play(at, (3, "time"))["attempt"]["seats"] == [0]  # the bid stands
    lower = play(at, (1, "bid 5"), (3, "time"))
    assert lower["attempt"]["seats"] == [1]
    assert play(lower, (3, "time"))["crosses"] == [1, 1, 0]  # it fails: the claim stands


def test_clause_12_a_claim_after_a_bid_does_not_start_the_timer_again() -> None:
    bid = play(position(players=3), (0, "bid 9"))
    one, two = (timer(LASER.from_position(at)[0]) for at in (bid, play(bid, (2, "impossible"))))
    assert one
    assert one == two


def test_clause_12_the_cat_may_be_grabbed_when_nothing_is_lower() -> None:
    at = play(position(players=3), (0, "bid 4"), (1, "bid 1"))
    assert LASER.to_act(LASER.from_position(at)) == (2, 3)  # seat 0 has bid
    assert legal(at, 2) == ["impossible", "pass"]
    assert refused(at, 2, "bid 1") == "12"
    claimed = play(at, (2, "impossible"))
    assert LASER.to_act(LASER.from_position(claimed)) == (3,)
    assert play(claimed, (3, "time"))["attempt"]["seats"] == [1]
    assert play(at, (2, "pass"))["attempt"]["seats"] == [1]


@pytest.mark.parametrize("untimed", [False, True])
def test_clause_12_the_claimer_counts_as_passed(untimed: bool) -> None:
    at = position(players=3, options={"untimed": untimed})
    at = play(at, (0, "bid 9"))
    assert "impossible" in legal(at, 1)
    passed = play(at, (1, "pass"))
    assert refused(at, 0, "impossible") == "12"
    with pytest.raises(NotYourTurn):
        play(passed, (1, "impossible"))
    claimed = play(at, (1, "impossible"))
    assert LASER.to_act(LASER.from_position(claimed))[:2] == (0, 2)
    assert play(claimed, (2, "pass"))["attempt"]["seats"] == [0]
    two = play(position(options={"untimed": untimed}), (0, "bid 9"), (1, "impossible"))
    # Nobody is left who could bid lower than oneself; a clock that runs is waited for.
    assert two["phase"] == ("mixing" if untimed else "bidding")


def test_clause_12_untimed_the_lowest_bid_ends_bidding() -> None:
    at = play(position(players=3, options={"untimed": True}), (0, "bid 1"))
    assert at["attempt"]["seats"] == [0]
    team = team_position(options={"untimed": True})
    team = play(team, (1, "bid 2"), (3, "bid 4"), (2, "impossible"))
    assert team["attempt"]["seats"] == [1]


def test_clause_12_a_claim_can_be_refuted_at_any_cost() -> None:
    """A team's numbers end at ten, but with more cards a solution may cost more."""
    at = play(team_position(), (2, "impossible"))
    assert refused(at, 0, "bid 41") == refused(at, 0, "bid 1") == refused(at, 0, "3+5") == "12"
    at = play(at, (0, "bid 40"), (1, "bid 11"))
    assert refused(at, 3, "bid 11") == "12"
    assert LASER.position(LASER.from_position(at)) == at
    assert refused(team_position(), 0, "bid 11") == "10"


def test_clause_12_an_unchallenged_claim_stands() -> None:
    after = play(position(players=3), (1, "impossible"), (3, "time"))
    assert (after["crosses"], after["scores"]) == ([1, 0, 1], [0, 0, 0])
    team = play(team_position(), (2, "impossible"), (4, "time"))
    assert team["scores"] == [0, 0, 10, 0]


def test_clause_12_a_failed_demonstration_leaves_the_claim_standing() -> None:
    at = play(position(players=3), (1, "impossible"), (0, "bid 9"), (2, "bid 5"), (3, "time"))
    assert at["attempt"]["seats"] == [2]
    after = play(at, (3, "time"))
    assert (after["crosses"], after["scores"]) == ([1, 0, 1], [0, 0, 0])


def test_clause_12_a_solution_refutes_the_claim() -> None:
    bids = ((1, "impossible"), (0, "bid 3"))
    after = play(position(**EXAMPLE), *bids, (2, "time"), (0, "@+2"), (0, "4+5"))
    assert (after["crosses"], after["scores"]) == ([0, 1], [0, 0])
    team = team_position(TEAM_RING, cards=TEAM_CARDS)
    team = play(team, (2, "impossible"), (0, "bid 3"), (4, "time"), (0, "4+6"), (0, "6+7"))
    assert team["scores"] == [10, 10, 0, 10]


def test_clause_12_the_solver_shows_the_truth_afterwards() -> None:
    hopeless = position(ring="@RR.........", cards=["Cw", "Gc"])
    for at, least in ((position(**EXAMPLE), 2), (hopeless, None)):
        before = LASER.from_position(play(at, (1, "impossible")))
        after = LASER.apply(before, 2, LASER.read_move(before, 2, "time"))
        truth = LASER.events_in_full(before, 2, LASER.read_move(before, 2, "time"), after)[-2]
        assert isinstance(truth, Truth)
        assert truth.min == least
        assert LASER.position(after)["crosses"] == [1, 0]  # it does not decide
    late = LASER.from_position(
        play(position(**EXAMPLE), (1, "impossible"), (0, "bid 9"), (2, "time"), (0, "9-7"))
    )
    time = LASER.read_move(late, 2, "time")
    told = LASER.events_in_full(late, 2, time, LASER.apply(late, 2, time))
    assert [event.min for event in told if isinstance(event, Truth)] == [2]


def test_clause_12_events_alone_never_solve(monkeypatch: pytest.MonkeyPatch) -> None:
    """To solve takes time: readers, previews and trials are told the rest without it."""
    before = LASER.from_position(play(position(**EXAMPLE), (1, "impossible")))
    move = LASER.read_move(before, 2, "time")
    after = LASER.apply(before, 2, move)
    thoughts = LASER.afterthoughts(before, 2, move, after)

    def solve(*_: object) -> None:
        raise AssertionError("solved")

    monkeypatch.setattr("pentaprism.games.laser.afterthoughts.solve_record", solve)
    told = LASER.events(before, 2, move, after)
    assert "truth" not in map(kind_of, told)
    assert LASER.owes_afterthoughts(before, 2, move, after)
    kinds = list(map(kind_of, LASER.told_with(told, thoughts)))
    assert kinds[-2:] == ["truth", "round"]
    (hurried,) = LASER.afterthoughts(before, 2, move, after, hurry=True)
    assert (hurried.min, hurried.searched) == (None, 0)


def test_clause_12_a_teams_numbers_stand_when_the_cat_is_grabbed() -> None:
    before = play(team_position(round=2, active=1), (0, "bid 5"), (3, "bid 5"))
    with pytest.raises(IllegalMove):
        play(before, (0, "impossible"))
    at = play(before, (2, "impossible"))
    assert (at["phase"], at["bids"], at["claim"]) == ("bidding", [5, None, None, 5], 2)
    assert LASER.view(LASER.from_position(at), 1)["position"]["bids"] == at["bids"]  # open now
    assert LASER.position(LASER.from_position(at)) == at
    for seat, passing in ((0, ["pass"]), (1, ["pass"]), (3, [])):
        assert legal(at, seat) == ["bid 2", "bid 3", "bid 4", *passing]
    # Of equal lowest bids the first from the active seat, which is 1, demonstrates.
    assert play(at, (4, "time"))["attempt"]["seats"] == [3]
    assert play(at, (0, "bid 4"), (4, "time"))["attempt"]["seats"] == [0]


def test_clause_12_everybody_is_told_the_numbers_at_a_claim() -> None:
    before = LASER.from_position(play(team_position(), (0, "bid 5")))
    claim = LASER.read_move(before, 2, "impossible")
    after = LASER.apply(before, 2, claim)
    seen = [LASER.redacted(state, 3) for state in (before, after)]
    told = LASER.events(seen[0], 2, claim, seen[1])
    assert list(map(kind_of, told)) == ["impossible", "shown"]
    assert told[1].bids == [5, None, None, None]
    fresh = LASER.from_position(team_position())
    told = LASER.events(fresh, 2, claim, LASER.apply(fresh, 2, claim))
    assert list(map(kind_of, told)) == ["impossible"]


# -- other ways to play


def test_clause_13_learning_mode_has_a_minute() -> None:
    for options, seconds in (({}, 30), ({"learning": True}, 60)):
        at = attempt(9, **EXAMPLE, options=options)
        found = timer(LASER.from_position(at)[0])
        assert found
        assert found.seconds == seconds


def test_clause_13_more_cards_but_one_cat() -> None:
    at = position(**{**EXAMPLE, "cards": ["Yw", "Gc", "Yt"]}, options={"cards": 3})
    at = play(at, (0, "bid 20"), (2, "time"), (0, "@+2"))
    assert at["attempt"]["done"] == [True, False, False]
    assert refused(at, 0, "@+4") == "4"


@pytest.mark.parametrize("untimed", [False, True])
def test_clause_11_bidding_ends_when_all_others_have_passed(untimed: bool) -> None:
    at = position(players=3, options={"untimed": untimed})
    assert LASER.to_act(LASER.from_position(at))[:3] == (0, 1, 2)
    at = play(at, (0, "pass"), (1, "bid 9"))
    assert refused(at, 1, "pass") == "11"
    assert LASER.to_act(LASER.from_position(at))[:2] == (1, 2)
    assert play(at, (2, "pass"))["attempt"]["seats"] == [1]
    # Nothing is lower, and seat 1 has bid: it cannot grab the cat.
    assert play(at, (2, "bid 1"))["attempt"]["seats"] == [2]


@pytest.mark.parametrize("untimed", [False, True])
def test_clause_11_all_pass_and_a_claim_asks_again(untimed: bool) -> None:
    at = position(players=3, options={"untimed": untimed})
    redrawn = play(at, (0, "pass"), (1, "pass"), (2, "pass"))
    assert (redrawn["round"], redrawn["passed"]) == (2, [])
    at = play(at, (0, "pass"), (1, "impossible"))
    assert at["passed"] == []
    assert play(at, (0, "pass"), (2, "pass"))["crosses"] == [1, 0, 1]


def test_clause_13_untimed_teams_wait_for_all() -> None:
    at = team_position(options={"untimed": True})
    assert LASER.to_act(LASER.from_position(at)) == (0, 1, 2, 3)
    assert timer(LASER.from_position(at)[0]) is None


def test_clause_14_the_clock_is_a_seat() -> None:
    at = position()
    assert LASER.to_act(LASER.from_position(at)) == (0, 1, 2)
    assert legal(at, 2) == ["time"]
    assert refused(at, 0, "time") == "14"
    assert refused(at, 2, "bid 5") == "14"


def test_clause_14_a_further_bid_does_not_start_the_timer_again() -> None:
    at = position()
    first, later = play(at, (0, "bid 9")), play(at, (0, "bid 9"), (1, "bid 8"))
    waiting, one, two = (timer(LASER.from_position(each)[0]) for each in (at, first, later))
    assert waiting
    assert one
    assert waiting.seconds == 120
    assert one.seconds == 30
    assert one == two != waiting


def test_clause_14_the_clock_of_a_further_round_begins_after_a_breath() -> None:
    for opens in (position(round=2), team_position(round=2, active=1)):
        running = timer(LASER.from_position(opens)[0])
        assert running
        assert running.wait > 0
    for later in (position(), team_position(), play(position(round=2), (0, "bid 9"))):
        running = timer(LASER.from_position(later)[0])
        assert running
        assert running.wait == 0
