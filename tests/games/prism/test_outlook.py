"""What an outlook sees of a seat of PRISM, counted anew from the position, and what chances to win
the round are worth."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from pentaprism.games.prism import GAME, outlook
from pentaprism.games.prism.deck import COLOURS
from tests.games.prism.tables import table

FIVE = "red orange yellow green blue"
# The groups in their order, with how many numbers each tells apart.
GROUPS = {
    "ready": 7,
    "new": 5,
    "wild": 2,
    "takes": 4,
    "again": 3,
    "zaps": 3,
    "blocks": 4,
    "draw-twos": 3,
    "saved": 4,
    "held": 10,
    "idle": 5,
    "wait": 6,
    "stack": 6,
    "threats": 8,
    "others' blocks": 5,
}


def counted(position: dict[str, Any], seat: int) -> tuple[int, dict[str, int]]:
    """How many colours the seat lacks, and the numbers of all groups, in plain Python."""
    players = position["players"]
    left, right = (seat + 1) % players, (seat - 1) % players
    hand = Counter(position["hands"][seat])
    owned = position["collections"]
    mine, wild = set(owned[seat]["colours"]), owned[seat]["wild"]
    others = [other for other in range(players) if other != seat]

    def finds(taker: int, victim: int) -> bool:
        has = set(owned[taker]["colours"])
        return taker != victim and bool(has) and bool(set(owned[victim]["colours"]) - has)

    def reach(taker: int, card: str) -> list[int]:
        if card.startswith("take-left"):
            return [(taker + 1) % players]
        if card.startswith("take-right"):
            return [(taker - 1) % players]
        return [other for other in range(players) if other != taker]

    def useful(taker: int, card: str) -> bool:
        return card.startswith("take") and any(finds(taker, v) for v in reach(taker, card))

    lacking = 6 - len(mine) - wild
    new = sum(colour in hand and colour not in mine for colour in COLOURS)
    playable_wild = int(hand["wild"] > 0 and not wild)
    takes = sum(n for card, n in hand.items() if useful(seat, card))
    again = sum(n for card, n in hand.items() if useful(seat, card) and card.endswith("again"))
    threats = 0
    for other in others:
        for card, n in Counter(position["hands"][other]).items():
            aimed = card.startswith("take") and seat in reach(other, card) and finds(other, seat)
            threats += n * (card == "zap" or aimed)
    heights = (0, 5, 12, 24, 48)
    assert {left, right} <= set(range(players))
    return lacking, {
        "ready": min(lacking, new + playable_wild + takes),
        "new": new,
        "wild": playable_wild,
        "takes": takes,
        "again": again,
        "zaps": hand["zap"],
        "blocks": hand["block"],
        "draw-twos": hand["draw-two"],
        "saved": owned[seat]["draw_two"],
        "held": sum(hand.values()),
        "idle": sum(hand[colour] for colour in COLOURS) - new,
        "wait": (seat - position["turn"]) % players,
        "stack": sum(len(position["stack"]) > height for height in heights),
        "threats": threats,
        "others' blocks": sum(position["hands"][other].count("block") for other in others),
    }


@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_sees_what_is_counted_anew(players: int) -> None:
    chance, scratch = random.Random(players), np.zeros(64, np.int64)
    state = GAME.setup(players, {}, players)
    beside = sum(GROUPS.values())
    looks = 0
    for _ in range(250):
        position = GAME.position(state)
        for seat in range(players):
            n = outlook.active(state[0], seat, scratch)
            lacking, numbers = counted(position, seat)
            first = ((players - 2) * 7 + lacking) * beside
            wanted = []
            for group, size in GROUPS.items():
                wanted.append(first + min(numbers[group], size - 1))
                first += size
            assert scratch[:n].tolist() == wanted
            assert max(wanted) < outlook.INPUTS
            looks += 1
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))
    assert looks == 250 * players
    assert n == outlook.MOST_ACTIVE == len(GROUPS)


def worth(state: Any, *chances: float) -> list[float]:
    out = np.zeros(16)
    outlook.payoffs(state[0], np.array(chances), out)
    return [float(value) for value in out[: len(chances)]]


def test_a_better_chance_is_worth_more_and_even_ones_a_half() -> None:
    state = table(["zap", "zap"], ["red", "blue"])
    assert worth(state, 0.5, 0.5) == pytest.approx([0.5, 0.5])
    first, second = worth(state, 0.8, 0.2)
    assert 0.95 > first > 0.6 > second > 0.05
    assert first + second == pytest.approx(1)


def test_who_does_not_win_is_better_off_with_more_colours() -> None:
    state = table(["zap", "zap", "zap"], [FIVE, "red", "red orange blue"])
    _, second, third = worth(state, 1, 0, 0)
    assert second < third < 0.5


def test_where_the_round_ends_the_match_only_winning_counts() -> None:
    near = table(["zap", "zap"], ["red", "blue"], scores=[45, 10])
    assert worth(near, 0.3, 0.7)[0] == pytest.approx(0.3 + 0.7 * (1 - worth(near, 0, 1)[1]))
    assert worth(near, 1, 0) == [1, 0]
    far_ahead = table(["zap", "zap"], ["red", "blue"], scores=[49, 41])
    assert worth(far_ahead, 0, 1) == [1, 0]  # by what the loser of the round gets for its colours


def test_a_playout_is_cut_only_before_somebody_draws() -> None:
    state = table(["zap", "zap"], ["red", "blue"], phase="draw")
    assert outlook.calm(state[0])
    assert not outlook.calm(table(["zap", "zap"], ["red", "blue"])[0])
