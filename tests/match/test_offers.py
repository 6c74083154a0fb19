"""Draw, pause, rematch: what is asked, who is asked, what an answer does."""

import pytest

from pentaprism.core.errors import BadRequest, GameOver
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.refusals import NotAllowed
from tests.match.table import MINUTE, SECOND, Table, kinds, sentence

# -- a draw


def test_two_can_agree_on_a_draw() -> None:
    table = Table("prizmik")
    assert kinds(table.offer(0, "draw")) == ["Offered"]
    assert visible.offers(table.match) == [visible.OfferInfo("draw", 0, [1])]
    assert kinds(table.answer(1, "draw", yes=True)) == ["Answered", "Ended"]
    result = visible.result(table.match)
    assert result
    assert (result.winners, str(result.words)) == ([], "A draw: by agreement.")


def test_a_draw_can_be_declined_and_the_game_goes_on() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    assert kinds(table.answer(1, "draw", yes=False)) == ["Answered"]
    assert table.match.offers == {}
    table.play(0)


def test_nobody_is_asked_twice_in_the_same_position() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    table.answer(1, "draw", yes=False)
    with pytest.raises(NotAllowed, match="already"):
        table.offer(0, "draw")
    table.offer(1, "draw")  # the other may still ask
    table.answer(1, "draw", yes=False)
    table.play(0)
    table.offer(0, "draw")


def test_after_a_takeback_another_position_of_the_same_number_is_another_one() -> None:
    table = Table("prizmik")
    table.play(0)
    table.play(1)
    table.offer(0, "draw")
    table.answer(1, "draw", yes=False)
    table.offer(1, "takeback")
    table.answer(0, "takeback", yes=True)
    table.play(1, table.legal(1)[-1])
    table.offer(0, "draw")


def test_whoever_offers_can_withdraw_it_but_does_not_ask_again_at_once() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    table.answer(0, "draw", yes=False)
    with pytest.raises(NotAllowed, match="nothing to answer"):
        table.answer(1, "draw", yes=True)
    with pytest.raises(NotAllowed, match="already"):
        table.offer(0, "draw")


def test_nobody_says_yes_to_their_own_offer() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    with pytest.raises(NotAllowed, match="nobody waits"):
        table.answer(0, "draw", yes=True)


def test_an_offer_that_stands_is_not_made_twice() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    assert table.offer(0, "draw") == []


def test_two_who_both_offer_a_draw_have_agreed() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    assert kinds(table.offer(1, "draw")) == ["Answered", "Ended"]


def test_an_offer_goes_with_ones_own_move_and_falls_with_the_others() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    table.play(0)
    assert "draw" in table.match.offers
    table.play(1)
    assert table.match.offers == {}


def test_more_than_two_cannot_agree_on_a_draw() -> None:
    with pytest.raises(NotAllowed, match="only two"):
        Table("prism", "ppp").offer(0, "draw")


def test_an_offer_is_withdrawn() -> None:
    table = Table("prizmik")
    table.offer(0, "draw")
    (event,) = table.answer(0, "draw", yes=False)
    line = visible.line(table.match, event, None)
    assert line
    assert sentence(table.match, line).endswith("no longer asks for the draw")
    with pytest.raises(NotAllowed, match="make a move first"):
        table.offer(0, "draw")


def test_a_bot_is_asked_about_a_draw() -> None:
    table = Table("prizmik", "pb")
    assert table.match.bots_to_act() == []
    table.offer(0, "draw")
    assert table.match.bots_to_act() == [1]
    table.answer(1, "draw", yes=False)
    assert table.match.bots_to_act() == []
    table.play(0)
    table.offer(0, "draw")
    table.answer(1, "draw", yes=True)
    assert table.match.phase == "over"


def test_two_at_one_screen_need_not_ask_each_other() -> None:
    table = Table("prizmik", "ss")
    assert kinds(table.offer(0, "draw")) == ["Offered", "Ended"]


def test_nothing_is_offered_after_the_end_but_a_rematch() -> None:
    table = Table("prizmik")
    table.resign(0)
    for what in ("draw", "takeback", "pause"):
        with pytest.raises(GameOver):
            table.offer(1, what)


def test_bots_and_open_seats_offer_nothing() -> None:
    table = Table("prizmik", "pb")
    with pytest.raises(NotAllowed):
        table.offer(1, "draw")
    with pytest.raises(BadRequest):
        table.offer(2, "draw")


# -- a pause


def test_a_pause_needs_everybodys_yes() -> None:
    table = Table("prism", "ppp")
    table.offer(1, "pause")
    table.answer(0, "pause", yes=True)
    assert table.match.phase == "playing"
    assert table.match.waiting("pause") == [2]
    assert kinds(table.answer(2, "pause", yes=True)) == ["Answered", "Paused"]
    assert visible.view(table.match, 0).to_act == []
    assert visible.view(table.match, 0).legal == {}


def test_one_no_is_enough() -> None:
    table = Table("prism", "ppp")
    table.offer(1, "pause")
    table.answer(0, "pause", yes=True)
    table.answer(2, "pause", yes=False)
    with pytest.raises(NotAllowed, match="nothing to answer"):
        table.answer(0, "pause", yes=True)
    assert table.match.phase == "playing"


def test_bots_are_not_asked_for_a_pause_and_do_not_move_in_it() -> None:
    table = Table("prizmik", "bp")
    assert kinds(table.offer(1, "pause")) == ["Offered", "Paused"]
    assert table.match.bots_to_act() == []
    assert table.match.deadline() is None


def test_one_screen_answers_for_all_of_its_seats() -> None:
    table = Table("prism", "pss")
    table.offer(0, "pause")
    assert kinds(table.answer(2, "pause", yes=True)) == ["Answered", "Answered", "Paused"]


def test_anybody_ends_the_pause() -> None:
    table = Table("prizmik")
    table.pause()
    assert kinds(table.resume(1)) == ["Resumed"]
    assert table.match.to_act == (0,)
    with pytest.raises(NotAllowed, match="not paused"):
        table.resume(1)


def test_there_may_be_another_pause_in_the_same_position() -> None:
    table = Table("prizmik")
    table.pause()
    table.resume()
    table.pause()


def test_in_a_pause_nobody_offers_or_resigns() -> None:
    table = Table("prizmik")
    table.pause()
    with pytest.raises(NotAllowed, match="paused"):
        table.offer(0, "draw")
    with pytest.raises(NotAllowed, match="paused"):
        table.resign(0)


def test_moves_of_those_who_are_not_asked_leave_an_offer_standing() -> None:
    table = Table("prism", "ppb")
    while table.match.to_act != (2,):
        table.play(table.match.to_act[0])
    table.offer(0, "pause")
    table.play(2)
    assert "pause" in table.match.offers
    laser = Table("laser")
    laser.offer(0, "pause")
    laser.wait(2 * MINUTE)
    laser.tick()
    laser.answer(1, "pause", yes=True)
    assert laser.match.phase == "paused"


def test_offers_fall_when_somebody_who_is_asked_is_replaced() -> None:
    table = Table("prizmik", absence=m.Absence(grace=SECOND, then="bot"))
    table.offer(0, "pause")
    table.go_away(1)
    table.wait(SECOND)
    table.tick()
    assert table.match.offers == {}
    assert kinds(table.offer(0, "pause")) == ["Offered", "Paused"]


# -- a rematch


def test_a_rematch_needs_everybodys_yes_and_names_the_next_table() -> None:
    table = Table("prizmik")
    table.resign(0)
    assert kinds(table.offer(0, "rematch", "second")) == ["Offered"]  # also by the one who resigned
    assert kinds(table.answer(1, "rematch", yes=True, next_match="third")) == [
        "Answered",
        "Rematched",
    ]
    assert table.match.next == "third"
    with pytest.raises(NotAllowed, match="already there"):
        table.offer(0, "rematch", "fourth")


def test_everybody_is_asked_who_will_sit_there() -> None:
    table = Table("prism", "ppp")
    for seat in range(3):
        table.resign(seat)
    assert kinds(table.offer(2, "rematch", "second")) == ["Offered"]
    assert table.match.waiting("rematch") == [0, 1]


def test_two_who_both_want_a_rematch_have_one() -> None:
    table = Table("prizmik")
    table.resign(0)
    table.offer(1, "rematch", "second")
    assert kinds(table.offer(0, "rematch", "third")) == ["Answered", "Rematched"]
    assert table.match.next == "third"


def test_a_rematch_can_be_declined_and_asked_for_again() -> None:
    table = Table("prizmik")
    table.resign(0)
    table.offer(1, "rematch", "second")
    table.answer(0, "rematch", yes=False)
    table.offer(0, "rematch", "third")
    table.answer(1, "rematch", yes=True, next_match="third")
    assert table.match.next == "third"


def test_a_rematch_against_bots_is_there_at_once() -> None:
    table = Table("prizmik", "pb")
    table.resign(0)
    assert kinds(table.offer(0, "rematch", "second")) == ["Offered", "Rematched"]


def test_a_rematch_comes_after_the_game_and_goes_somewhere() -> None:
    table = Table("prizmik", "pb")
    with pytest.raises(NotAllowed, match="after the game"):
        table.offer(0, "rematch", "second")
    table.resign(0)
    with pytest.raises(BadRequest):
        table.offer(0, "rematch")
