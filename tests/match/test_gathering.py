"""Before the game: setting a table up, sitting down, standing up."""

from typing import Any

import pytest

from pentaprism.core.errors import BadOption, BadRequest, PentaprismError, UnknownGame
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.decide import clean_name, decide
from pentaprism.match.refusals import NotAllowed, SeatTaken
from tests.match.table import START, Table, kinds, sentence

TWO = (m.Plan(name="Anna"), m.Plan(bot="club"))


def create(plans: tuple[m.Plan, ...] = TWO, **changes: Any) -> list[m.Event]:
    settings: dict[str, Any] = {"game": "prizmik", "players": 2}
    command: dict[str, Any] = {"mine": (0,), "key": "key-0", "seed": 7}
    for name, value in changes.items():
        (command if name in command else settings)[name] = value
    made = m.Create(
        match_id="first", settings=m.Settings(**settings), plans=plans, nonce="salt", **command
    )
    return decide(None, made, START)


def test_a_table_whose_seats_are_all_taken_begins_at_once() -> None:
    assert kinds(create()) == ["Created", "Sat", "Begun"]


def test_a_table_waits_for_those_who_are_missing() -> None:
    assert kinds(create((m.Plan(name="Anna"), m.Plan()))) == ["Created", "Sat"]
    table = Table("prizmik", "po")
    assert table.match.phase == "gathering"
    assert kinds(table.do(m.Sit(name="Ben", key="key-1"))) == ["Sat", "Begun"]
    assert table.match.chairs[1].name == "Ben"


@pytest.mark.parametrize(
    ("error", "changes"),
    [
        (UnknownGame, {"game": "chess"}),
        (BadOption, {"players": 3}),
        (BadOption, {"options": {"capture": "never"}}),
        (BadOption, {"options": {"speed": 3}}),
        (BadOption, {"clock": m.PerMove(ms=999)}),
        (BadOption, {"clock": m.PerGame(ms=60_000, increment=-1)}),
        (BadOption, {"absence": m.Absence(grace=-1)}),
        (BadOption, {"game": "laser", "clock": m.PerMove(ms=30_000)}),
        (BadOption, {"plans": (*TWO, m.Plan())}),
        (BadOption, {"plans": (m.Plan(bot="club"), m.Plan(bot="club"))}),
        (BadRequest, {"plans": (m.Plan(), m.Plan(bot="genius"))}),
        (BadRequest, {"mine": (2,)}),
        (BadRequest, {"mine": (-1,)}),
        (BadRequest, {"mine": (0, 0)}),
        (BadRequest, {"key": ""}),
        (BadRequest, {"seed": -1}),
        (SeatTaken, {"mine": (0, 1)}),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    error: type[PentaprismError], changes: dict[str, Any]
) -> None:
    with pytest.raises(error):
        create(**changes)


def test_laser_without_its_own_clock_may_have_clocks_for_the_seats() -> None:
    assert create(game="laser", options={"untimed": True}, clock=m.PerMove(ms=30_000))


def test_a_seat_is_taken_once_and_by_somebody() -> None:
    table = Table("prisma", "poo")
    with pytest.raises(SeatTaken):
        table.do(m.Sit(name="Ben", key="key-1", seat=0))
    with pytest.raises(BadRequest):
        table.do(m.Sit(name="Ben", key="key-1", seat=3))
    with pytest.raises(BadRequest):
        table.do(m.Sit(name="Ben", key="", seat=1))


def test_who_sits_down_twice_with_one_key_has_one_seat() -> None:
    table = Table("prisma", "poo")
    sit = m.Sit(name="Ben", key="key-1")
    assert kinds(table.do(sit)) == ["Sat"]
    assert table.do(sit) == []
    assert [chair.is_open for chair in table.match.chairs] == [False, False, True]
    table.do(m.Sit(name="Cleo", key="key-2"))
    assert table.match.phase == "playing"
    assert table.do(sit) == []


def test_nobody_sits_down_once_the_game_has_begun() -> None:
    with pytest.raises(SeatTaken):
        Table("prizmik").do(m.Sit(name="Cleo", key="key-2"))


def test_whoever_leaves_before_the_game_frees_the_seat() -> None:
    table = Table("prizmik", "po")
    (left,) = table.do(m.Leave(seat=0))
    line = visible.line(table.match, left, None)
    assert line
    assert "free" in sentence(table.match, line)
    assert table.match.chairs[0].is_open
    table.do(m.Sit(name="Cleo", key="key-2", seat=0))
    table.do(m.Sit(name="Ben", key="key-1", seat=1))
    assert table.match.phase == "playing"
    with pytest.raises(NotAllowed):
        table.do(m.Leave(seat=0))


def test_nothing_but_sitting_and_leaving_is_possible_before_the_game() -> None:
    table = Table("prizmik", "po")
    with pytest.raises(NotAllowed, match="1 still to come"):
        table.play(0, "a1+a2")
    with pytest.raises(NotAllowed):
        table.offer(0, "pause")
    with pytest.raises(NotAllowed):
        table.resign(0)
    with pytest.raises(NotAllowed):
        table.resume(0)
    assert table.tick() == []
    assert table.match.deadline() is None


@pytest.mark.parametrize("game", ["prisma", "laser", "prism", "prismatic"])
def test_nobody_sees_this_deal_before_the_game(game: str) -> None:
    """Otherwise one could look at a hand, stand up and sit down at another."""
    tables = [Table(game, "po", seed=seed) for seed in (5, 6)]
    for viewer in (0, None):
        one, other = (visible.view(table.match, viewer) for table in tables)
        assert one == other
        assert one.seat == viewer
        assert (one.to_act, one.legal) == ([], {})
    for table in tables:
        table.do(m.Sit(name="Ben", key="key-1"))
    assert visible.view(tables[0].match, 0) != visible.view(tables[1].match, 0)


def test_the_seed_is_shown_only_after_the_end_and_fits_the_hash() -> None:
    table = Table("prism", seed=2**64 - 1)
    told = visible.fairness(table.match)
    assert (told.seed, told.nonce) == (None, None)
    table.resign(0)
    after = visible.fairness(table.match)
    assert after == visible.Fairness(told.hash, str(2**64 - 1), "salt")


def test_names_are_short_lines_that_play_no_tricks() -> None:
    assert clean_name("  Anna\n\tB. ", "Red") == "Anna B."
    assert clean_name("a\u202eb\u200bc", "Red") == "a b c"
    assert clean_name("x" * 99, "Red") == "x" * 24
    assert clean_name(" \u2066 ", "Red") == "Red"
