"""People who resign, are gone, or come back."""

import pytest

from pentaprism.core.errors import BadOption
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.refusals import NotAllowed
from tests.match.table import MINUTE, SECOND, Table, kinds

BOT = m.Absence(grace=30 * SECOND, then="bot")
FORFEIT = m.Absence(grace=30 * SECOND, then="forfeit")


# -- resigning


def test_when_one_of_two_resigns_the_other_wins() -> None:
    table = Table("prizmik")
    assert kinds(table.resign(0)) == ["Resigned", "Ended"]
    result = visible.result(table.match)
    assert result
    assert result.winners == [1]
    assert str(result.words) == "Ben wins: Red resigned."


def test_one_can_resign_out_of_turn_and_against_a_bot() -> None:
    table = Table("prizmik", "bp")
    table.resign(1)
    assert table.match.outcome
    assert table.match.outcome.winners == (0,)


def test_when_one_of_three_resigns_a_bot_plays_on() -> None:
    table = Table("prism", "ppp")
    assert kinds(table.resign(0)) == ["Resigned", "Replaced"]
    assert table.match.phase == "playing"
    info = visible.seats(table.match)[0]
    assert (info.name, info.kind, info.stand_in) == ("Anna", "person", True)
    assert info.level
    with pytest.raises(NotAllowed):
        table.resign(0)
    with pytest.raises(NotAllowed):
        table.offer(0, "pause")
    assert table.come_back(0) == []


def test_whoever_has_resigned_is_not_asked_any_more() -> None:
    table = Table("prism", "ppp")
    table.resign(0)
    table.offer(1, "pause")
    assert table.match.waiting("pause") == [2]


def test_when_the_last_person_resigns_the_match_ends() -> None:
    table = Table("prism", "ppb")
    table.resign(0)
    assert kinds(table.resign(1)) == ["Resigned", "Ended"]
    assert table.match.outcome
    # Those have won who have not given up.
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((2,), "seat 1 resigned")


def test_bots_do_not_resign() -> None:
    with pytest.raises(NotAllowed):
        Table("prizmik", "pb").resign(1)


# -- absence


def test_a_table_that_waits_takes_no_notice() -> None:
    table = Table("prizmik")
    assert table.go_away(0) == []
    table.wait(1000 * MINUTE)
    assert table.tick() == []
    assert table.match.deadline() is None


def test_after_the_grace_a_bot_plays() -> None:
    table = Table("prizmik", absence=BOT)
    assert kinds(table.go_away(0)) == ["Away"]
    assert table.match.deadline() == table.now + 30 * SECOND
    table.wait(30 * SECOND - 1)
    assert table.tick() == []
    table.wait(1)
    assert kinds(table.tick()) == ["Replaced"]
    assert table.match.bots_to_act() == [0]
    table.play(0)
    assert table.match.phase == "playing"


def test_the_person_comes_back_and_takes_over_again() -> None:
    table = Table("prizmik", absence=BOT)
    table.go_away(0)
    table.wait(30 * SECOND)
    table.tick()
    assert kinds(table.come_back(0)) == ["Back"]
    assert table.match.bots_to_act() == []
    table.play(0)
    table.offer(0, "draw")
    assert table.come_back(0) == []


def test_whoever_is_back_in_time_is_not_replaced() -> None:
    table = Table("prizmik", absence=BOT)
    table.go_away(0)
    table.wait(29 * SECOND)
    table.come_back(0)
    table.wait(MINUTE)
    assert table.tick() == []
    table.go_away(0)
    table.wait(29 * SECOND)  # a new grace
    assert table.tick() == []


def test_going_away_twice_does_not_prolong_the_grace() -> None:
    table = Table("prizmik", absence=BOT)
    table.go_away(0)
    table.wait(20 * SECOND)
    assert table.go_away(0) == []
    table.wait(10 * SECOND)
    assert kinds(table.tick()) == ["Replaced"]


def test_after_the_grace_one_of_two_loses() -> None:
    table = Table("prizmik", absence=FORFEIT)
    table.go_away(1)
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Resigned", "Ended"]
    result = visible.result(table.match)
    assert result
    assert (result.winners, result.reason) == ([0], "Blue did not return")


def test_after_the_grace_one_of_three_has_lost_and_a_bot_plays_on() -> None:
    table = Table("prism", "ppp", absence=FORFEIT)
    table.go_away(1)
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Resigned", "Replaced"]
    assert table.come_back(1) == []


def test_a_bot_plays_on_only_for_those_who_are_there() -> None:
    """With nobody left the table waits, and bots do not play among themselves."""
    table = Table("prizmik", absence=BOT)
    table.go_away(0)
    table.go_away(1)
    table.wait(10 * MINUTE)
    assert table.match.deadline() is None
    assert table.tick() == []
    table.come_back(1)
    # As long as nobody was there no grace ran.
    table.wait(30 * SECOND - 1)
    assert table.tick() == []
    table.wait(1)
    assert kinds(table.tick()) == ["Replaced"]


def test_for_whom_a_bot_plays_nobody_else_agrees() -> None:
    table = Table("prizmik", absence=BOT)
    for n in range(4):
        table.play(n % 2)
    table.go_away(1)
    table.wait(30 * SECOND)
    table.tick()
    for what in ("takeback", "draw"):
        with pytest.raises(NotAllowed, match="somebody is away"):
            table.offer(0, what)
    table.come_back(1)
    table.offer(0, "takeback")
    assert kinds(table.answer(1, "takeback", yes=True)) == ["Answered", "TakenBack"]


def test_what_came_first_counts_however_late_it_is_noticed() -> None:
    """A bot had taken over before the flag fell; and who left first has lost first."""
    table = Table("prizmik", clock=m.PerMove(ms=31 * SECOND), absence=BOT)
    table.go_away(0)
    table.wait(33 * SECOND)
    assert kinds(table.tick()) == ["Replaced"]
    assert table.match.phase == "playing"
    table = Table("prizmik", absence=FORFEIT)
    table.go_away(1)
    table.wait(SECOND)
    table.go_away(0)
    table.wait(32 * SECOND)
    table.tick()
    assert table.match.outcome
    assert table.match.outcome.winners == (0,)


def test_if_both_left_at_the_same_moment_nobody_wins() -> None:
    table = Table("prizmik", absence=FORFEIT)
    table.go_away(0)
    table.go_away(1)
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Resigned", "Resigned", "Ended"]
    assert table.match.outcome
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "both did not return")


def test_a_table_that_forfeits_ends_when_everybody_is_gone() -> None:
    table = Table("prism", "ppp", absence=FORFEIT)
    for seat in range(3):
        table.go_away(seat)
    table.wait(30 * SECOND)
    assert [kinds(table.tick()) for _ in range(4)] == [
        ["Resigned", "Replaced"],
        ["Resigned", "Replaced"],
        ["Resigned", "Ended"],
        [],
    ]


def test_a_grace_does_not_run_in_a_pause() -> None:
    table = Table("prizmik", absence=FORFEIT)
    table.go_away(1)
    table.wait(20 * SECOND)
    table.pause()
    table.wait(10 * MINUTE)
    assert table.tick() == []
    table.resume()
    assert table.match.deadline() == table.now + 30 * SECOND
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Resigned", "Ended"]


def test_a_grace_begins_with_the_end_of_a_pause_for_those_who_left_in_it() -> None:
    table = Table("prizmik", absence=FORFEIT)
    table.pause()
    table.go_away(1)
    table.wait(10 * MINUTE)
    table.resume()
    assert table.tick() == []
    assert kinds(table.come_back(1)) == ["Back"]
    assert table.match.deadline() is None


def test_a_grace_does_not_run_while_the_server_is_gone() -> None:
    table = Table("prizmik", absence=FORFEIT)
    table.go_away(1)
    table.wait(10 * MINUTE)
    table.do(m.Recover(ms=10 * MINUTE - SECOND))
    assert table.tick() == []
    assert table.match.deadline() == table.now + 29 * SECOND


def test_a_grace_for_those_who_left_before_the_game_begins_with_it() -> None:
    table = Table("prizmik", "po", absence=FORFEIT)
    assert kinds(table.go_away(0)) == ["Away"]
    table.wait(10 * MINUTE)
    assert table.match.deadline() is None
    table.do(m.Sit(name="Ben", key="key-1"))
    assert table.tick() == []
    assert table.match.deadline() == table.now + 30 * SECOND
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Resigned", "Ended"]


def test_whoever_sits_down_where_somebody_was_gone_is_there() -> None:
    table = Table("prizmik", "po", absence=FORFEIT)
    table.go_away(0)
    table.do(m.Leave(seat=0))
    table.do(m.Sit(name="Cleo", key="key-2", seat=0))
    table.do(m.Sit(name="Ben", key="key-1", seat=1))
    assert table.match.deadline() is None


def test_bots_and_finished_games_have_no_absence() -> None:
    table = Table("prizmik", "pb", absence=BOT)
    assert table.go_away(1) == []
    table.resign(0)
    assert table.go_away(0) == []
    assert table.come_back(0) == []


def test_an_absent_person_still_has_a_say_until_replaced() -> None:
    table = Table("prizmik", absence=BOT)
    table.play(0)
    table.go_away(1)
    assert kinds(table.offer(0, "takeback")) == ["Offered"]
    assert len(table.match.acts) == 1


# -- outside bots


def test_an_outside_bot_is_asked_like_any_bot() -> None:
    table = Table("prizmik", "px")
    assert table.match.phase == "playing"
    assert visible.seats(table.match)[1] == visible.SeatInfo("Robo", "bot", None, True)
    table.play(0)
    assert table.match.bots_to_act() == [1]
    table.play(1)
    with pytest.raises(NotAllowed):
        table.resign(1)


def test_people_know_of_an_outside_bot_that_does_not_play() -> None:
    table = Table("prizmik", "px")
    table.play(0)
    assert kinds(table.go_away(1)) == ["Away"]  # though the table waits
    assert table.go_away(1) == []
    assert not visible.seats(table.match)[1].present
    assert table.match.deadline() is None
    assert table.match.bots_to_act() == [1]  # it may be asked again
    assert kinds(table.come_back(1)) == ["Back"]
    assert visible.seats(table.match)[1].present


def test_after_the_grace_one_of_ours_plays_for_an_outside_bot() -> None:
    table = Table("prizmik", "px", absence=BOT)
    table.play(0)
    table.go_away(1)
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Replaced"]
    chair = table.match.chairs[1]
    assert chair.level
    assert not chair.plays_outside
    assert table.match.bots_to_act() == [1]
    table.play(1)
    table.offer(0, "takeback")  # nobody is missed


def test_nobody_plays_on_for_an_outside_bot_when_no_person_is_there() -> None:
    table = Table("prizmik", "px", absence=BOT)
    table.play(0)
    table.go_away(0)
    table.go_away(1)
    assert table.match.deadline() is None


def test_an_outside_bot_that_does_not_return_loses_where_that_was_agreed() -> None:
    table = Table("prizmik", "px", absence=FORFEIT)
    table.go_away(1)
    table.wait(30 * SECOND)
    assert kinds(table.tick()) == ["Resigned", "Ended"]
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)


def test_an_outside_bot_without_time_plays_on_among_several() -> None:
    table = Table("prism", "pxp", clock=m.PerGame(ms=10 * SECOND))
    seat = 1
    while table.match.to_act != (seat,):
        table.play(table.match.to_act[0])
    table.wait(MINUTE)
    assert kinds(table.tick()) == ["Flagged"]
    assert table.match.bots_to_act() == [seat]
    assert kinds(table.go_away(seat)) == ["Away"]
    assert kinds(table.come_back(seat)) == ["Back"]


def test_a_table_of_bots_alone_is_refused_whosever_they_are() -> None:
    with pytest.raises(BadOption, match="seat for a person"):
        Table("prizmik", "bx")
