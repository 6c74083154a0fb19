"""Laser in real time: the clock seat ends phases. Numbers are clauses of docs/rules/laser.md."""

from typing import Any

import pytest

from pentaprism.games.laser import clock
from pentaprism.match import model as m
from pentaprism.match import visible
from tests.match.table import MINUTE, SECOND, Table, kinds, sentence

HALF = 30 * SECOND
#: Before the clock of the next round runs: everybody looks at the last one.
BREATH = clock.BREATH * SECOND


def competitive(who: str = "pp", **options: Any) -> Table:
    return Table("laser", who, options)


def team(who: str = "ppp", **options: Any) -> Table:
    return Table("laser", who, {"mode": "team", **options})


def rings_in(table: Table) -> int | None:
    due = table.match.deadline()
    return None if due is None else due - table.now


def ring(table: Table) -> None:
    """Wait until the clock rings, no moment earlier."""
    left = rings_in(table)
    assert left is not None
    table.wait(left - 1)
    assert table.tick() == []
    table.wait(1)
    (moved,) = table.tick()
    assert isinstance(moved, m.Moved)
    assert (moved.seat, moved.moves) == (table.match.players, ("time",))


def test_a_table_that_nobody_is_at_rests_until_somebody_goes_on() -> None:
    table = competitive()
    table.wait(MINUTE)
    assert kinds(table.do(m.Rest())) == ["Paused"]
    assert rings_in(table) is None
    assert table.do(m.Rest()) == []
    table.wait(10 * MINUTE)
    table.resume(1)
    assert rings_in(table) == MINUTE
    assert Table("prizmik").do(m.Rest()) == []


def test_11_nobody_bids_for_two_minutes_and_new_cards_are_drawn() -> None:
    table = competitive()
    assert rings_in(table) == 2 * MINUTE
    ring(table)
    assert (table.position["round"], table.position["phase"]) == (2, "bidding")
    assert rings_in(table) == BREATH + 2 * MINUTE


def test_11_the_first_bid_starts_half_a_minute_which_never_starts_again() -> None:
    table = competitive()
    table.wait(MINUTE)
    table.play(0, "bid 12")
    assert rings_in(table) == HALF
    table.wait(10 * SECOND)
    table.play(1, "bid 9")
    table.play(0, "bid 7")
    assert rings_in(table) == HALF - 10 * SECOND
    ring(table)
    assert table.position["phase"] == "mixing"
    assert table.match.to_act == (0, 2)


def test_11_the_lowest_bidder_has_half_a_minute_to_demonstrate() -> None:
    table = competitive()
    table.play(0, "bid 40")
    ring(table)
    assert rings_in(table) == HALF
    table.wait(10 * SECOND)
    mix = next(move for move in table.legal(0) if move != "concede")
    table.play(0, mix)
    if table.position["phase"] == "mixing":
        assert rings_in(table) == HALF - 10 * SECOND
        ring(table)
    assert table.position["round"] == 2
    assert table.position["crosses"] == [1, 0]
    assert rings_in(table) == BREATH + 2 * MINUTE


def test_12_a_claim_gives_the_others_half_a_minute() -> None:
    table = competitive()
    table.wait(MINUTE)
    table.play(0, "impossible")
    assert rings_in(table) == HALF
    table.wait(SECOND)
    table.play(1, "bid 12")
    assert rings_in(table) == HALF - SECOND


def test_10_everybody_has_half_a_minute_to_plan_and_bids_do_not_prolong_it() -> None:
    table = team()
    assert rings_in(table) == HALF
    table.wait(10 * SECOND)
    table.play(0, "bid 5")
    table.play(1, "bid 7")
    assert rings_in(table) == HALF - 10 * SECOND
    ring(table)
    assert table.position["phase"] == "mixing"
    assert table.match.to_act == (0, 3)
    assert rings_in(table) == HALF


def test_10_while_a_teammate_is_chosen_no_time_runs() -> None:
    table = team()
    for seat in range(3):
        table.play(seat, "bid 5")
    assert table.position["phase"] == "choosing"
    assert table.match.to_act == (0,)
    assert rings_in(table) is None
    assert visible.timer(table.match) is None
    table.wait(MINUTE)
    assert table.tick() == []
    table.play(0)
    assert table.position["phase"] == "mixing"
    assert rings_in(table) == HALF


def test_10_without_a_bid_of_the_active_player_the_next_round_begins() -> None:
    table = team()
    ring(table)
    assert table.position["round"] == 2
    assert rings_in(table) == BREATH + HALF


def test_13_learning_doubles_half_minutes_only() -> None:
    table = competitive(learning=True)
    assert rings_in(table) == 2 * MINUTE
    table.play(0, "bid 9")
    assert rings_in(table) == MINUTE
    ring(table)
    assert rings_in(table) == MINUTE
    assert rings_in(team(learning=True)) == MINUTE


def test_13_untimed_games_have_no_clock() -> None:
    table = competitive(untimed=True)
    assert table.match.deadline() is None
    table.wait(10 * MINUTE)
    assert table.tick() == []


def test_14_that_the_time_is_up_is_a_move_like_any_other() -> None:
    table = competitive()
    ring(table)
    line = visible.line(table.match, table.events[-1], 0)
    assert line
    assert line.seat is None
    assert sentence(table.match, line).startswith("the time is up")


def test_browsers_are_told_when_the_clock_rings() -> None:
    table = competitive()
    assert visible.timer(table.match) == visible.Timer(table.now + 2 * MINUTE, 120)


def test_the_timer_stands_in_a_pause() -> None:
    table = competitive()
    table.play(0, "bid 9")
    table.wait(10 * SECOND)
    table.pause()
    assert rings_in(table) is None
    assert visible.timer(table.match) is None
    table.wait(5 * MINUTE)
    assert table.tick() == []
    table.resume()
    assert rings_in(table) == HALF - 10 * SECOND
    ring(table)


def test_the_timer_stands_while_the_server_is_gone() -> None:
    table = competitive()
    table.wait(MINUTE)
    table.wait(50 * MINUTE)
    table.do(m.Recover(ms=50 * MINUTE))
    assert rings_in(table) == MINUTE
    assert table.do(m.Recover(ms=50 * MINUTE)) == []  # nothing has passed since
    assert rings_in(table) == MINUTE


def test_bots_count_from_the_beginning_of_the_round() -> None:
    table = competitive("pb")
    began = table.match.timer.round_since
    table.wait(10 * SECOND)
    table.play(0, "bid 9")
    assert table.match.timer.round_since == began
    table.wait(HALF)
    table.tick()
    assert table.match.timer.round_since == began
    table.play(0, "concede")
    assert table.match.timer.round_since == table.now + BREATH


def test_the_clock_rings_while_a_bot_is_to_act() -> None:
    table = competitive("pb")
    assert table.match.bots_to_act() == [1]
    assert table.match.deadline() == table.now + 2 * MINUTE


def test_a_whole_game_by_the_clock_alone() -> None:
    table = competitive(round_limit=3)
    for _ in range(3):
        ring(table)
    assert table.match.phase == "over"
    assert table.match.deadline() is None
    assert table.tick() == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_demonstration_belongs_to_the_round_and_a_late_tick_does_no_harm(seat: int) -> None:
    table = competitive()
    table.play(seat, "bid 1")
    table.wait(10 * MINUTE)
    assert kinds(table.tick()) == ["Moved"]
    assert rings_in(table) == (HALF if table.position["phase"] == "mixing" else 2 * MINUTE)


def test_10_a_number_may_be_changed_by_one_who_saw_no_change() -> None:
    table = team()
    seen_at = table.match.version
    table.play(0, "bid 5")
    table.play(1, "bid 7", version=seen_at)
    table.play(0, "bid 6")
    assert table.match.to_act == (2, 3)
    told = visible.line(table.match, table.events[-1], 2)
    assert told
    assert "6" not in sentence(table.match, told)


def test_12_a_claim_after_a_bid_leaves_the_time_that_runs() -> None:
    table = competitive("ppp")
    table.play(0, "bid 12")
    table.wait(10 * SECOND)
    table.play(1, "impossible")
    assert rings_in(table) == HALF - 10 * SECOND
    ring(table)
    assert table.position["attempt"]["seats"] == [0]


def test_12_a_claim_gives_a_team_table_half_a_minute() -> None:
    table = team()
    table.play(0, "bid 5")
    table.wait(10 * SECOND)
    table.play(1, "impossible")
    assert rings_in(table) == HALF
    assert visible.view(table.match, 2).position["bids"] == [5, None, None]


def test_10_those_who_may_be_in_the_team_are_silent() -> None:
    table = team()
    assert visible.silent(table.match) == [0, 1, 2]
    for seat, number in enumerate((5, 5, 9)):
        table.play(seat, f"bid {number}")
    assert visible.silent(table.match) == [0, 1]
    assert visible.silent(competitive().match) == []
    assert visible.silent(team("ppo").match) == []  # before the game everybody talks
