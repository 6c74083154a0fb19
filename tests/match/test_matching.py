"""Bots that are matched to the people: how strong they are is settled when the game begins."""

from collections import Counter

import pytest

from pentaprism.core.errors import BadRequest
from pentaprism.games.registry import find
from pentaprism.match import model as m
from pentaprism.match.decide import decide
from pentaprism.match.match import fold
from pentaprism.matched import MATCHED, estimate, ladder, opposing
from pentaprism.server.rematch import rematch
from tests.match.table import START, Table

PRISM = find("prism")
PERSON, BOT = m.Plan(), m.Plan(bot=MATCHED)


def create(*plans: m.Plan, mine: tuple[int, ...] = (0,), strength: float | None = None) -> Table:
    """A table of PRISM with these plans, whose first person says how strong they are."""
    table = Table("prism", "po")
    table.events = decide(
        None,
        m.Create(
            match_id="first",
            settings=m.Settings(game="prism", players=len(plans)),
            plans=plans,
            seed=1,
            nonce="salt",
            mine=mine,
            key="key-0",
            strength=strength,
        ),
        START,
    )
    table.match = fold(table.events)
    return table


def test_a_bot_is_as_strong_as_the_person() -> None:
    table = create(PERSON, BOT, strength=100.0)
    assert table.match.strength == pytest.approx(100.0)
    low, high = PRISM.levels[2].name, PRISM.levels[3].name
    levels = Counter(table.match.level_for(1, seed) for seed in range(400))
    assert set(levels) == {low, high}  # 100 is between them, nearer to the upper one
    assert levels[high] > levels[low]
    again = fold([m.decode(m.encode(event)) for event in table.events])
    assert [again.level_for(1, seed) for seed in range(50)] == [
        table.match.level_for(1, seed) for seed in range(50)
    ]


def test_bots_are_matched_to_all_who_are_there_at_the_start() -> None:
    table = create(PERSON, PERSON, PERSON, BOT, strength=200.0)
    table.do(m.Sit(name="Ben", key="key-1", strength=-100.0))
    assert table.match.phase == "gathering"
    table.do(m.Sit(name="Cleo", key="key-2"))  # of whom nothing is known
    assert table.match.strength == opposing(PRISM, [200.0, -100.0, None], 1)
    assert create(PERSON, BOT).match.strength == pytest.approx(estimate(PRISM, []))
    # Whoever has left does not count.
    table = create(PERSON, PERSON, BOT, strength=0.0)
    table.do(m.Sit(name="Ben", key="key-1", seat=1, strength=300.0))
    assert table.match.strength == opposing(PRISM, [0.0, 300.0], 1)


def test_a_matched_bot_takes_a_free_seat() -> None:
    table = create(PERSON, PERSON, strength=120.0)
    table.do(m.FillSeat(seat=0, free=1, level=MATCHED))
    assert table.match.strength == pytest.approx(120.0)
    assert table.match.chairs[1].level == MATCHED


@pytest.mark.parametrize("lie", [-1e5, 1e5])
def test_nobody_is_matched_beyond_the_ladder(lie: float) -> None:
    table = create(PERSON, BOT, strength=lie)
    assert table.match.strength in ladder(PRISM)
    assert abs(table.match.chairs[0].strength or 0) < 1000


def test_tables_without_matched_bots_settle_nothing() -> None:
    table = create(PERSON, m.Plan(bot="club"), strength=100.0)
    assert table.match.strength is None
    assert table.match.level_for(1, 7) == "club"
    with pytest.raises(BadRequest):
        create(PERSON, m.Plan(bot="genius"))


def test_the_next_game_goes_by_what_is_known_after_this_one() -> None:
    table = create(PERSON, PERSON, BOT, mine=(0, 1), strength=0.0)
    table.do(m.MakeOffer(seat=0, what="pause", strength=300.0))
    assert table.match.chairs[0].strength == 0.0  # never within a game
    table.do(m.Resume(seat=0))
    table.do(m.Resign(seat=0))
    table.do(m.Resign(seat=1))
    assert table.match.phase == "over"
    table.do(m.MakeOffer(seat=0, what="rematch", next_match="next", strength=90.0))
    following = rematch(table.match, "next", table.now).match
    assert table.match.strength == opposing(PRISM, [0.0, 0.0], 1)
    assert following.strength == opposing(PRISM, [90.0, 90.0], 1)


def test_everybody_says_anew_how_strong_they_are() -> None:
    table = create(PERSON, PERSON, BOT, strength=0.0)
    table.do(m.Sit(name="Ben", key="key-1", strength=100.0))
    table.do(m.Resign(seat=0))
    table.do(m.Resign(seat=1))
    table.do(m.MakeOffer(seat=0, what="rematch", next_match="next", strength=-20.0))
    table.do(m.AnswerOffer(seat=1, what="rematch", yes=True, next_match="next", strength=130.0))
    following = rematch(table.match, "next", table.now).match
    assert following.strength == opposing(PRISM, [-20.0, 130.0], 1)
