"""Clocks of the seats: for each move, for the whole game, none."""

import pytest

from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.refusals import NotAllowed
from tests.match.games import first, prepare, prepare_all, walk_to
from tests.match.table import MINUTE, SECOND, Table, kinds

HALF = m.PerMove(ms=30 * SECOND)
FIVE = m.PerGame(ms=5 * MINUTE, increment=2 * SECOND)


def test_without_clocks_nobody_runs_out_of_time() -> None:
    table = Table("prizmik")
    table.wait(1000 * MINUTE)
    assert table.tick() == []
    assert table.match.deadline() is None
    assert visible.clocks(table.match) is None
    table.play(0)


def test_only_the_clock_of_the_seat_to_act_runs() -> None:
    table = Table("prizmik", clock=FIVE)
    table.wait(10 * SECOND)
    assert table.left == [290 * SECOND, 300 * SECOND]
    assert table.match.deadline() == table.now + 290 * SECOND


def test_clocks_run_from_the_moment_when_everybody_is_there() -> None:
    table = Table("prizmik", "po", clock=FIVE)
    table.wait(MINUTE)
    table.do(m.Sit(name="Ben", key="key-1"))
    assert table.left == [300 * SECOND, 300 * SECOND]


def test_a_move_earns_the_increment() -> None:
    table = Table("prizmik", clock=FIVE)
    table.wait(10 * SECOND)
    table.play(0)
    table.wait(4 * SECOND)
    assert table.left == [292 * SECOND, 296 * SECOND]


def test_a_clock_for_each_move_starts_anew_and_keeps_nothing() -> None:
    table = Table("prizmik", clock=HALF)
    table.wait(29 * SECOND)
    table.play(0)
    assert table.left == [30 * SECOND, 30 * SECOND]
    table.wait(5 * SECOND)
    table.play(1)
    assert table.left == [30 * SECOND, 30 * SECOND]
    assert table.match.deadline() == table.now + 30 * SECOND


def test_what_browsers_are_told_is_what_runs() -> None:
    table = Table("prizmik", clock=FIVE)
    table.wait(10 * SECOND)
    table.play(0)
    told = visible.clocks(table.match)
    assert told == visible.Clocks([292 * SECOND, 300 * SECOND], [1], table.now)


# -- time is up


def test_when_the_time_of_one_of_two_is_up_the_other_wins() -> None:
    table = Table("prizmik", clock=HALF)
    table.wait(30 * SECOND - 1)
    assert table.tick() == []
    table.wait(1)
    assert kinds(table.tick()) == ["Flagged", "Ended"]
    assert table.match.outcome
    assert table.match.outcome.winners == (1,)
    assert table.match.deadline() is None
    told = visible.clocks(table.match)
    assert told
    assert told.left == [0, 30 * SECOND]


def test_when_the_time_of_both_is_up_at_the_same_moment_nobody_wins() -> None:
    table = Table("prismatic", "pp", clock=HALF)
    assert table.match.clocks.running == (0, 1)
    table.wait(31 * SECOND)
    assert kinds(table.tick()) == ["Flagged", "Flagged", "Ended"]
    assert table.match.outcome
    assert table.match.outcome.is_draw
    assert table.match.outcome.reason == "both ran out of time"


def test_a_move_after_the_time_is_refused_even_before_the_server_looks() -> None:
    table = Table("prizmik", clock=HALF)
    table.wait(30 * SECOND)
    with pytest.raises(NotAllowed, match="time is up"):
        table.play(0)


def test_when_the_time_of_one_of_three_is_up_a_bot_plays_on() -> None:
    table = Table("prism", "ppp", clock=HALF)
    seat = table.match.to_act[0]
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Flagged", "Replaced"]
    assert table.match.phase == "playing"
    assert table.match.bots_to_act() == [seat]
    assert table.match.clocks.running == ()
    assert table.come_back(seat) == []  # lost is lost
    table.play(seat)
    assert table.match.phase == "playing"


def test_of_several_who_are_late_each_is_found_out() -> None:
    table = Table("prismatic", "ppp", clock=HALF)
    table.wait(30 * SECOND)
    with pytest.raises(NotAllowed):
        table.play(2)
    found = [table.tick() for _ in range(4)]
    assert [kinds(events) for events in found] == [
        ["Flagged", "Replaced"],
        ["Flagged", "Replaced"],
        ["Flagged", "Ended"],
        [],
    ]
    assert table.match.outcome
    assert table.match.outcome.reason == "everybody has left"


# -- who finishes a turn


def test_steps_of_an_unfinished_turn_earn_no_increment() -> None:
    table = Table("prism", clock=FIVE)
    seat = table.match.to_act[0]
    table.play(seat, "draw")
    assert table.match.to_act == (seat,)
    assert table.left[seat] == 300 * SECOND
    while table.match.to_act == (seat,):
        table.play(seat)
    assert table.left[seat] == 302 * SECOND


def test_all_who_choose_at_once_use_their_time() -> None:
    table = Table("prismatic", "ppp", clock=FIVE)
    table.wait(SECOND)
    assert table.left == [299 * SECOND] * 3
    prepare(table, 1)
    table.wait(SECOND)
    assert table.left == [298 * SECOND, 299 * SECOND, 298 * SECOND]


def test_a_secret_choice_earns_its_increment_when_it_can_no_longer_be_changed() -> None:
    table = Table("prismatic", clock=FIVE)
    for _ in range(5):  # to be ready and to think again is nobody's way to more time
        prepare(table, 0)
        table.play(0, "take back")
    prepare(table, 0)
    assert table.left == [300 * SECOND, 300 * SECOND]
    prepare(table, 1)  # who is last, and is asked again at once, earns it as well
    assert table.match.to_act == (0, 1)
    assert table.left == [302 * SECOND, 302 * SECOND]


def test_who_is_ready_last_gets_a_new_clock_for_the_next_choice() -> None:
    table = Table("prismatic", clock=HALF)
    table.wait(29 * SECOND)
    prepare_all(table)
    assert table.left == [30 * SECOND, 30 * SECOND]


def test_thinking_again_does_not_wind_up_a_clock_for_each_move() -> None:
    table = Table("prismatic", clock=HALF)
    table.wait(20 * SECOND)
    prepare(table, 0)
    table.play(0, "take back")
    assert table.left == [10 * SECOND, 10 * SECOND]


def test_whoever_ends_a_round_and_begins_the_next_has_finished_a_turn() -> None:
    table = Table("prismatic", clock=FIVE)
    prepare_all(table)
    prepare_all(table)
    first = table.match.to_act[0]
    before = table.left
    table.play(first, "done")
    table.play(1 - first, "done")
    assert table.match.to_act == (0, 1)
    assert table.left == [ms + 2 * SECOND for ms in before]


def test_a_clock_for_each_move_is_new_when_a_seat_is_asked_anew_without_having_moved() -> None:
    table = Table("laser", "ppp", {"untimed": True}, clock=HALF)
    table.wait(20 * SECOND)
    table.play(0, "bid 1")  # nothing is lower: the others are not asked any more
    table.wait(3 * SECOND)
    if table.position["phase"] == "mixing":
        table.play(0, "concede")
    assert table.match.to_act == (0, 1, 2)
    assert table.left == [30 * SECOND] * 3


def test_the_lowest_bidder_only_waits_for_the_others() -> None:
    """Laser without its own clock: clause 13 lets everybody else pass, or bid lower."""
    table = Table("laser", "pp", {"untimed": True}, clock=FIVE)
    table.wait(SECOND)
    table.play(0, "bid 5")
    assert table.match.to_act == (0, 1)
    before = list(table.left)
    table.wait(10 * SECOND)
    assert table.left == [before[0], before[1] - 10 * SECOND]


def test_a_bot_of_three_that_is_late_plays_on_without_a_clock() -> None:
    table = Table("prism", "ppb", clock=HALF)
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Flagged"]
    assert table.tick() == []
    assert table.match.bots_to_act() == [2]
    table.play(2)


# -- when time does not count


def test_clocks_stand_in_a_pause() -> None:
    table = Table("prizmik", clock=FIVE)
    table.wait(10 * SECOND)
    table.pause()
    table.wait(99 * MINUTE)
    assert table.match.deadline() is None
    assert table.tick() == []
    table.resume()
    table.wait(10 * SECOND)
    assert table.left == [280 * SECOND, 300 * SECOND]


def test_the_time_while_the_server_was_gone_counts_for_nobody() -> None:
    table = Table("prizmik", clock=FIVE)
    table.wait(10 * SECOND)
    table.wait(50 * MINUTE)
    assert kinds(table.do(m.Recover(ms=50 * MINUTE))) == ["Gap"]
    assert table.left == [290 * SECOND, 300 * SECOND]
    assert table.tick() == []


def test_a_gap_gives_nobody_more_time_than_has_passed() -> None:
    table = Table("prizmik", clock=FIVE)
    table.wait(10 * SECOND)
    table.do(m.Recover(ms=MINUTE))
    assert table.left == [300 * SECOND, 300 * SECOND]


def test_no_gap_is_noted_where_no_time_runs() -> None:
    table = Table("prizmik")
    assert table.do(m.Recover(ms=MINUTE)) == []
    timed = Table("prizmik", clock=FIVE)
    assert timed.do(m.Recover(ms=0)) == []
    timed.pause()
    assert timed.do(m.Recover(ms=MINUTE)) == []


def test_a_server_clock_that_jumps_back_turns_no_time_round() -> None:
    table = Table("prizmik", clock=FIVE)
    table.wait(10 * SECOND)
    table.play(0)
    table.wait(-MINUTE)
    (moved,) = table.play(1)
    assert moved.at == table.events[-2].at
    assert table.match.clocks.left == [292 * SECOND, 302 * SECOND]


# -- taking back


def test_what_was_used_stays_used_and_what_was_earned_is_taken_back() -> None:
    table = Table("prizmik", "pb", clock=FIVE)
    table.wait(10 * SECOND)
    table.play(0)
    table.wait(5 * SECOND)
    table.play(1)
    table.wait(SECOND)
    table.offer(0, "takeback")
    assert table.match.acts == []
    assert table.left == [289 * SECOND, 295 * SECOND]
    table.wait(SECOND)
    assert table.left == [288 * SECOND, 295 * SECOND]
    table.play(0)
    assert table.left == [290 * SECOND, 295 * SECOND]


def test_after_a_takeback_the_clock_for_this_move_starts_anew() -> None:
    table = Table("prizmik", "pb", clock=HALF)
    table.wait(10 * SECOND)
    table.play(0)
    table.wait(10 * SECOND)
    table.offer(0, "takeback")
    assert table.left == [30 * SECOND, 20 * SECOND]
    table.play(0)
    assert table.left == [30 * SECOND, 30 * SECOND]


def test_taking_back_a_step_of_ones_own_turn_gives_no_time() -> None:
    table = Table("prisma", "ss", clock=FIVE)
    seat = walk_to(table, "lift")
    before = table.left[seat]
    table.play(seat, first(table, seat, "lift"))
    table.wait(SECOND)
    table.offer(seat, "takeback")
    assert table.left[seat] == before - SECOND


def test_nobody_runs_out_of_time_by_a_takeback() -> None:
    table = Table("prizmik", clock=m.PerGame(ms=10 * SECOND, increment=10 * SECOND))
    table.wait(9 * SECOND)
    table.play(0)
    table.play(1)
    table.wait(5 * SECOND)
    assert table.left[0] == 6 * SECOND
    table.offer(0, "takeback")
    table.answer(1, "takeback", yes=True)
    assert table.left == [5 * SECOND, 10 * SECOND]
    assert table.tick() == []


# -- bots and stand-ins


def test_nothing_is_earned_while_a_bot_plays_for_somebody() -> None:
    clock = m.PerGame(ms=60 * SECOND, increment=10 * SECOND)
    table = Table("prizmik", clock=clock, absence=m.Absence(grace=0, then="bot"))
    table.play(0)
    table.wait(59 * SECOND)
    table.go_away(1)
    table.tick()
    for _ in range(3):
        table.play(1)
        table.play(0)
    table.come_back(1)
    assert table.left[1] == SECOND


def test_a_bots_clock_runs_as_well() -> None:
    table = Table("prizmik", "bp", clock=HALF)
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Flagged", "Ended"]


def test_the_clock_of_an_absent_person_stands_while_a_bot_plays() -> None:
    table = Table("prizmik", clock=FIVE, absence=m.Absence(grace=10 * SECOND, then="bot"))
    table.go_away(0)
    table.wait(10 * SECOND)
    table.tick()
    table.wait(MINUTE)
    assert table.left == [290 * SECOND, 300 * SECOND]
    table.come_back(0)
    table.wait(SECOND)
    assert table.left == [289 * SECOND, 300 * SECOND]


def test_open_moves_wind_up_a_clock_also_where_secret_choices_can_be_changed() -> None:
    table = Table("laser", "ppp", {"untimed": True}, clock=HALF)
    table.wait(20 * SECOND)
    table.play(0, "bid 9")
    assert table.left == [30 * SECOND, 10 * SECOND, 10 * SECOND]
    table.play(1, "bid 8")
    assert table.left == [30 * SECOND, 30 * SECOND, 10 * SECOND]


def test_changing_a_teams_number_takes_no_time_and_gives_none() -> None:
    table = Table("laser", "ppp", {"mode": "team", "untimed": True}, clock=HALF)
    table.wait(20 * SECOND)
    table.play(0, "bid 9")
    table.wait(5 * SECOND)
    left = table.left
    table.play(0, "bid 8")
    table.wait(SECOND)
    assert table.left[0] == left[0]
    assert table.left[1] == left[1] - SECOND
