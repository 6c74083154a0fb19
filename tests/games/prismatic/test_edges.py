"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pentaprism.games import registry
from pentaprism.games.prismatic.cards import cards
from tests.games.prismatic.tables import NUMBER, commit, legal, play, position, seat, state

pytestmark = pytest.mark.rules

GAME = registry.find("prismatic")
#: `position` has these among the common cards.
COMMON = (10, 26, 42)


def card(kind: str, stars: int) -> str:
    """The number of a card of this type with so many stars."""
    return next(
        str(number)
        for number, each in enumerate(cards("standard"), 1)
        if (each.type, each.stars) == (kind, stars) and number not in COMMON
    )


def created(*kinds: tuple[str, int]) -> dict[str, str]:
    return {card(kind, stars): "" for kind, stars in kinds}


MORE_MOTES = "RRRGGBBWK"
#: Who wins, and why: the points of both are equal but in the first case.
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], list[int], int | None]] = {
    "points before cards": (
        {"created": created(("craft", 3))},
        {"created": created(("hue", 1), ("sky", 1)), "progress": created(("sky", 2))},
        [4, 3],
        None,
    ),
    "cards before motes": (
        {"created": created(("hue", 1), ("sky", 2))},
        {"created": created(("craft", 3)), "bag": MORE_MOTES},
        [5, 5],
        None,
    ),
    "motes before prisms": ({"bag": MORE_MOTES, "prisms": 0}, {"prisms": 4}, [1, 1], None),
    "prisms before the first at the goal": (
        {"created": created(("hue", 2)), "prisms": 2},
        {"created": created(("hue", 1)), "prisms": 1},
        [2, 2],
        1,
    ),
    "the first at the goal before the lot": (
        {"created": created(("hue", 1))},
        {"created": created(("hue", 2))},
        [2, 2],
        0,
    ),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("turned", [False, True])
def test_clause_12_each_tie_break_in_its_turn(case: str, turned: bool) -> None:
    """The first player of a case wins, whatever the lot, at either seat."""
    own, other, points, first = CASES[case]
    seats = [seat(**own), seat(**other)]
    if turned:
        seats, points = seats[::-1], points[::-1]
        first = None if first is None else 1 - first
    for number in range(4):
        made = position(
            *seats, starter=1, last_round=True, first=first, rng=f"{number * 0x9E3779B9:016x}"
        )
        after = play(made, "done")
        assert GAME.scores(state(after)) == points
        assert after["winner"] == int(turned)


# -- what a seat imagines of the others, over many worlds


def imagined(made: dict[str, Any], number: int = 80) -> Iterator[dict[str, Any]]:
    """Seat 1 as seat 0 imagines it."""
    for world in range(number):
        known = GAME.redacted(state(made), 0)
        known["rng"] = random.Random(world).getrandbits(64)
        GAME.face.determinise(known, 0, 0)
        yield GAME.position(known)["seats"][1]


def test_clause_13_any_two_motes_and_either_card_may_have_been_chosen() -> None:
    made = GAME.position(GAME.setup(2, {}, 5))
    first = made["seats"][1]["secret"]["cards"][0]
    made = play(made, f"keep {first}", "take R", "take W", "ready", who=1)
    motes: Counter[str] = Counter()
    places = set()
    for other in imagined(made):
        secret = other["secret"]
        assert len(secret["hand"]) == len(secret["cards"]) == 2
        motes.update(secret["hand"])
        places.add(secret["cards"].index(secret["kept"]))
    assert motes.keys() == set("RGBCMYWK")
    assert places == {0, 1}


@pytest.mark.parametrize(("hand", "bag"), [("RRGGB", "BWK"), ("RGB", ""), ("C", "")])
def test_clause_4_any_five_motes_of_the_bag_may_have_been_drawn(hand: str, bag: str) -> None:
    drawn: Counter[str] = Counter()
    chairs = [seat(bag=left, secret={"hand": held}) for held, left in (("RGB", ""), (hand, bag))]
    for other in imagined(commit(*chairs), 30):
        held = other["secret"]["hand"]
        assert len(held) == len(hand)
        assert sorted(other["bag"] + held) == sorted(bag + hand)
        drawn.update(held)
    assert drawn.keys() == set(bag + hand)


@pytest.mark.parametrize(("prisms", "before"), [(3, 0), (3, 1), (1, 0)])
def test_clause_14_any_higher_bid_or_none_may_have_been_made(prisms: int, before: int) -> None:
    chairs = [seat(prisms=n, bidding=True, bid=before) for n in (4, prisms)]
    auction: dict[str, Any] = {"phase": "auction", "turn": None, "options": {"auction": True}}
    made = play(position(*chairs, **auction), f"bid {before + 1}", who=1)
    bids = {other["secret"]["bid"] for other in imagined(made, 40)}
    assert bids == {0, *range(before + 1, prisms + 1)}


def test_clause_7_a_pulled_mote_is_one_mote_for_everybody() -> None:
    comet = str(NUMBER["Comet"])
    made = play(position(seat(), seat(created={comet: "W"}), turn=1), f"use {comet}", "pull", who=1)
    assert {len(other["secret"]["hand"]) for other in imagined(made, 20)} == {1}


def test_a_piece_with_one_place_to_go_is_imagined_there() -> None:
    """A prism that only one card has room for; nobody puts it into the palette."""
    card = str(NUMBER["Green Flash"])
    made = play(
        commit(seat(bag=""), seat(bag="", progress={card: "GGB"})),
        f"put prism {card}",
        "ready",
        who=1,
    )
    assert {other["secret"]["put"].get(card) for other in imagined(made, 40)} == {"^"}


def test_clause_7_what_goes_to_the_pool_goes_there_once() -> None:
    made = position(seat(), seat(), doing="reward", pending=["pool Y", "mote W"])
    added = play(made, "pool Y")
    assert (added["pool"], added["pending"]) == ("Y", ["mote W"])


def test_no_list_of_moves_is_too_long() -> None:
    """Everything can be paid for, each with every share of a full pool."""
    rich = seat(bag="", palette="RRRGGGBBBCCCMMMYYYWWWKKK")
    made = position(rich, seat(), pool="RRGGBBCCMMYYWWKK")
    assert len(legal(made)) > 150


def test_nobody_sits_beyond_the_last_seat() -> None:
    assert GAME.legal(state(commit(seat(bag=""), seat(bag=""))), 2) == []
