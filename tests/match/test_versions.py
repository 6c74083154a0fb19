"""Moves: what the sender saw, repeats, and refusals with their reasons."""

import pytest

from pentaprism.core.errors import BadRequest, GameOver, IllegalMove, NotYourTurn
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.refusals import NotAllowed, Stale
from tests.match.games import prepare
from tests.match.table import MINUTE, SECOND, Table, kinds


def test_a_move_is_an_event_and_the_next_seat_is_asked() -> None:
    table = Table("prizmik")
    assert kinds(table.play(0, "a1+a2")) == ["Moved"]
    assert table.match.to_act == (1,)


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    with pytest.raises(IllegalMove) as refused:
        Table("prizmik").play(0, "a1-a3")
    assert refused.value.clause == "4"
    assert refused.value.message


def test_a_move_out_of_turn_says_whose_turn_it_is() -> None:
    with pytest.raises(NotYourTurn, match="Red"):
        Table("prizmik").play(1, "a8+a7")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_plays_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(BadRequest):
        Table("prizmik").play(seat, "a1+a2")


def test_nobody_plays_for_the_clock() -> None:
    with pytest.raises(BadRequest):
        Table("laser").play(2, "time")


def test_a_move_for_a_position_that_is_past_is_stale() -> None:
    table = Table("prizmik")
    seen_by_anna = table.match.version
    table.play(0)
    table.play(1)
    with pytest.raises(Stale):
        table.play(0, version=seen_by_anna)
    table.play(0, version=table.match.version)


def test_a_version_from_the_future_is_refused() -> None:
    table = Table("prizmik")
    with pytest.raises(BadRequest):
        table.play(0, version=table.match.version + 1)


def test_news_that_change_nothing_for_the_mover_do_not_make_a_move_stale() -> None:
    table = Table("prizmik")
    seen_by_anna = table.match.version
    table.offer(1, "draw")
    table.play(0, version=seen_by_anna)


def test_a_repeat_is_played_once() -> None:
    table = Table("prizmik")
    first = table.match.version
    table.play(0, "a1+a2", ref="x")
    assert table.play(0, "a1+a2", version=first, ref="x") == []
    table.play(1, ref="x")  # another seat's names are its own
    assert len(table.match.acts) == 2
    table.resign(1)
    assert table.play(0, "a1+a2", version=first, ref="x") == []


def test_a_repeat_of_a_move_that_was_taken_back_is_not_played_again() -> None:
    table = Table("prizmik", "pb")
    table.play(0, "a1+a2", ref="x")
    table.offer(0, "takeback")
    assert table.play(0, "a1+a2", ref="x") == []
    assert table.match.acts == []


def test_nobody_moves_in_a_pause_or_after_the_end() -> None:
    table = Table("prizmik")
    table.pause()
    with pytest.raises(NotAllowed, match="paused"):
        table.play(0, "a1+a2")
    table.resume()
    table.resign(0)
    with pytest.raises(GameOver):
        table.play(0, "a1+a2")


def test_the_end_by_the_rules_ends_the_match() -> None:
    table = Table("prizmik", options={"quiet_limit": 1})
    while table.match.phase == "playing":
        table.play(table.match.to_act[0])
    result = visible.result(table.match)
    assert result
    assert table.match.game.outcome(table.match.state) == table.match.outcome
    assert table.match.to_act == ()


# -- several at once


def test_commitments_of_seats_that_saw_the_same_version_are_all_accepted() -> None:
    table = Table("prismatic", "ppp")
    version = table.match.version
    for seat in range(3):
        table.play(seat, version=version)
    assert [moved.seat for moved in table.match.acts] == [0, 1, 2]


def test_a_seat_must_have_seen_its_own_last_move() -> None:
    table = Table("prismatic")
    version = table.match.version
    table.play(0, version=version)
    with pytest.raises(Stale):
        table.play(0, version=version)


def test_a_second_thought_is_stale_once_all_are_ready() -> None:
    table = Table("prismatic")
    prepare(table, 0)
    version = table.match.version
    prepare(table, 1)
    with pytest.raises(Stale):
        table.play(0, "take back", version=version)


def test_bids_of_seats_that_saw_the_same_version_are_both_accepted() -> None:
    table = Table("laser")
    version = table.match.version
    table.play(0, "bid 12", version=version)
    table.play(1, "bid 9", version=version)
    assert table.position["bids"] == [12, 9]


def test_a_bid_that_comes_too_late_is_refused_by_its_clause_not_as_stale() -> None:
    table = Table("laser")
    version = table.match.version
    table.play(0, "bid 9", version=version)
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "bid 12", version=version)
    assert refused.value.clause == "11"


@pytest.mark.parametrize("untimed", [False, True])
def test_a_secret_bid_does_not_become_an_open_one_against_a_claim(untimed: bool) -> None:
    table = Table("laser", "ppp", {"mode": "team", "untimed": untimed})
    version = table.match.version
    table.play(0, "impossible", version=version)
    with pytest.raises(Stale):
        table.play(1, "bid 5", version=version)


def test_what_the_clock_did_has_to_be_seen() -> None:
    table = Table("laser")
    version = table.match.version
    table.wait(2 * MINUTE)
    table.tick()
    with pytest.raises(Stale):
        table.play(0, "bid 9", version=version)


def test_a_bot_that_thought_for_somebody_who_is_back_comes_too_late() -> None:
    table = Table("prizmik", absence=m.Absence(grace=SECOND, then="bot"))
    table.go_away(0)
    table.wait(SECOND)
    table.tick()
    version = table.match.version
    table.come_back(0)
    with pytest.raises(Stale):
        table.play(0, version=version)


def test_a_short_absence_makes_no_move_stale() -> None:
    table = Table("prizmik", absence=m.Absence(grace=SECOND, then="bot"))
    version = table.match.version
    table.go_away(0)
    table.come_back(0)
    table.play(0, version=version)


def test_a_person_does_not_play_where_a_bot_does() -> None:
    table = Table("prismatic", "ppp")
    table.resign(0)
    move, version = table.legal(0)[0], table.match.version
    with pytest.raises(NotAllowed, match="a bot plays on"):
        table.do(m.Play(seat=0, moves=(move,), version=version, person=True))
    table.do(m.Play(seat=0, moves=(move,), version=version))  # the bot itself
    table.do(m.Play(seat=1, moves=(table.legal(1)[0],), version=version, person=True))
