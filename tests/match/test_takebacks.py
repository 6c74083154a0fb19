"""Taking moves back: with everybody's yes, and never across something that was shown or drawn."""

import pytest

from pentaprism.match import visible
from pentaprism.match.refusals import NotAllowed
from tests.match.games import first, prepare, prepare_all, walk_to
from tests.match.table import Table, kinds


def test_a_person_must_say_yes() -> None:
    table = Table("prizmik")
    before = table.position
    table.play(0)
    assert kinds(table.offer(0, "takeback")) == ["Offered"]
    assert len(table.match.acts) == 1
    assert kinds(table.answer(1, "takeback", yes=True)) == ["Answered", "TakenBack"]
    assert table.position == before
    assert table.match.to_act == (0,)


def test_a_no_leaves_the_move_where_it_is() -> None:
    table = Table("prizmik")
    table.play(0)
    table.offer(0, "takeback")
    table.answer(1, "takeback", yes=False)
    assert len(table.match.acts) == 1
    with pytest.raises(NotAllowed, match="already"):
        table.offer(0, "takeback")


def test_the_others_move_since_then_goes_with_it() -> None:
    table = Table("prizmik")
    for seat in (0, 1, 0, 1):
        table.play(seat)
    table.offer(0, "takeback")
    table.answer(1, "takeback", yes=True)
    assert len(table.match.acts) == 2
    table.play(0)


def test_bots_agree() -> None:
    table = Table("prizmik", "pb")
    table.play(0)
    table.play(1)
    assert kinds(table.offer(0, "takeback")) == ["Offered", "TakenBack"]
    assert table.match.acts == []
    assert table.match.bots_to_act() == []


def test_at_one_screen_nobody_else_is_asked() -> None:
    table = Table("prizmik", "ss")
    table.play(0)
    table.play(1)
    table.offer(1, "takeback")
    assert len(table.match.acts) == 1
    table.offer(0, "takeback")
    assert table.match.acts == []


def test_a_third_person_must_agree_as_well() -> None:
    table = Table("prisma", "ppp")
    mover = table.match.to_act[0]
    table.play(mover)
    table.offer(mover, "takeback")
    one, other = table.match.waiting("takeback")
    table.answer(one, "takeback", yes=True)
    assert len(table.match.acts) == 1
    table.answer(other, "takeback", yes=True)
    assert table.match.acts == []


def test_a_wish_to_take_back_is_past_once_somebody_moves() -> None:
    table = Table("prizmik")
    table.play(0)
    table.offer(0, "takeback")
    table.play(1)
    with pytest.raises(NotAllowed, match="nothing to answer"):
        table.answer(1, "takeback", yes=True)


def test_the_wish_to_take_back_something_else_is_no_yes() -> None:
    table = Table("prizmik")
    table.play(0)
    table.play(1)
    table.offer(0, "takeback")
    with pytest.raises(NotAllowed, match="answer that first"):
        table.offer(1, "takeback")
    assert len(table.match.acts) == 2


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    table = Table("prizmik")
    with pytest.raises(NotAllowed, match="not moved"):
        table.offer(1, "takeback")


def test_a_table_can_be_set_up_without_takebacks() -> None:
    table = Table("prizmik", "pb", takebacks=False)
    table.play(0)
    with pytest.raises(NotAllowed, match="without takebacks"):
        table.offer(0, "takeback")


def test_the_log_tells_it_and_the_old_lines_stay() -> None:
    table = Table("prizmik", "pb")
    table.play(0)
    table.offer(0, "takeback")
    line = visible.line(table.match, table.events[-1], 0)
    assert line
    assert (line.kind, line.moves) == ("taken_back", 0)


# -- games with secrets


def refused(table: Table, seat: int) -> None:
    moves = list(table.match.acts)
    with pytest.raises(NotAllowed, match="drawn or shown"):
        table.offer(seat, "takeback")
    assert table.match.acts == moves


def taken_back(table: Table, seat: int) -> None:
    """The offer is made, everybody else agrees, and the game stands where it stood."""
    moves = len(table.match.acts)
    table.offer(seat, "takeback")
    while "takeback" in table.match.offers:
        table.answer(table.match.waiting("takeback")[0], "takeback", yes=True)
    assert len(table.match.acts) < moves


def test_prism_a_drawn_card_stays_drawn() -> None:
    table = Table("prism")
    seat = table.match.to_act[0]
    table.play(seat, "draw")
    refused(table, seat)


def test_prism_a_card_that_was_played_was_shown() -> None:
    table = Table("prism")
    seat = walk_to(table, "discard")
    table.play(seat, first(table, seat, "discard"))
    refused(table, seat)


def test_prism_an_answer_that_shows_nothing_can_be_taken_back() -> None:
    table = Table("prism")
    seat = walk_to(table, "allow")
    table.play(seat, "allow")
    taken_back(table, seat)
    assert "allow" in table.legal(seat)


def test_prisma_a_tile_from_an_open_hand_can_be_taken_back() -> None:
    table = Table("prisma")
    seat = table.match.to_act[0]
    table.play(seat)
    taken_back(table, seat)


def test_prisma_not_once_tiles_were_drawn() -> None:
    table = Table("prisma")
    for _ in range(8):  # the opening: then everybody draws
        table.play(table.match.to_act[0])
    refused(table, table.match.acts[-1].seat)
    refused(table, table.match.acts[-2].seat)


def test_prisma_a_relocation_is_open() -> None:
    table = Table("prisma")
    seat = walk_to(table, "lift")
    table.play(seat, first(table, seat, "lift"))
    taken_back(table, seat)


def test_prismatic_a_secret_choice_can_be_taken_back() -> None:
    table = Table("prismatic", seed=3)
    table.play(0, first(table, 0, "keep"))
    taken_back(table, 0)
    prepare_all(table)
    prepare(table, 0)
    assert 0 not in table.match.to_act
    taken_back(table, 0)
    assert 0 in table.match.to_act


def test_prismatic_not_once_the_choices_were_shown() -> None:
    table = Table("prismatic", seed=3)
    prepare_all(table)
    refused(table, 0)
    refused(table, 1)
    table.play(0, first(table, 0, "put"))
    taken_back(table, 0)  # but what was put in this round, yes
    prepare_all(table)
    refused(table, 1)


def test_prismatic_open_creations_can_be_taken_back_drawn_cards_cannot() -> None:
    table = Table("prismatic", seed=3)
    seat = walk_to(table, "make")
    make = next(move for move in table.legal(seat) if move.startswith("make") and move != "make 20")
    table.play(seat, make)
    taken_back(table, seat)
    seat = walk_to(table, "make 20")
    table.play(seat, "make 20")
    refused(table, seat)


def test_laser_new_cards_stay_on_the_table() -> None:
    table = Table("laser")
    table.play(0, "bid 12")
    taken_back(table, 0)
    assert table.position["bids"] == [None, None]
    table.play(0, "bid 40")
    table.wait(30_000)
    table.tick()
    table.play(0, "concede")
    refused(table, 0)


def test_laser_secret_bids_that_were_shown_stay() -> None:
    table = Table("laser", "ppp", {"mode": "team"})
    table.play(0, "bid 5")
    taken_back(table, 0)
    for seat, bid in enumerate((5, 6, 7)):
        table.play(seat, f"bid {bid}")
    refused(table, 2)
    refused(table, 0)
