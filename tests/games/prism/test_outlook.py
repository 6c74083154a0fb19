"""What an outlook sees of a seat of PRISM, counted anew from the position, and what chances to win
the round are worth."""

import random
from collections import Counter
from itertools import pairwise
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
    "others' zaps": 5,
    "rush": 4 * 6,
    "guard": 3 * 4,
    "match": 4 * 4,
    "hunted": 4 * 5,
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
            threats += n * aimed
    ready, wait = min(lacking, new + playable_wild + takes), (seat - position["turn"]) % players
    near = [sum(score + points >= 50 for points in (13, 10, 7)) for score in position["scores"]]
    zaps = sum(position["hands"][other].count("zap") for other in others)
    heights = (0, 5, 12, 24, 48)
    assert {left, right} <= set(range(players))
    return lacking, {
        "ready": ready,
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
        "wait": wait,
        "stack": sum(len(position["stack"]) > height for height in heights),
        "threats": threats,
        "others' blocks": sum(position["hands"][other].count("block") for other in others),
        "others' zaps": zaps,
        "rush": min(ready, 3) * 6 + wait,
        "guard": min(hand["block"], 2) * 4 + min(threats, 3),
        "match": near[seat] * 4 + max(near[other] for other in others),
        "hunted": near[seat] * 5 + min(threats + zaps, 4),
    }


@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_sees_what_is_counted_anew(players: int) -> None:
    chance, scratch = random.Random(players), np.zeros(64, np.int64)
    state = GAME.setup(players, {}, players)
    beside = sum(GROUPS.values())
    looks, ends = 0, set()
    for _ in range(250):
        state[0].scores[:players] = [chance.randrange(50) for _ in range(players)]
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
            ends.add(numbers["match"])
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))
    assert looks == 250 * players
    assert len(ends) > 8
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
    assert worth(near, 1, 0) == pytest.approx([1, 0], abs=0.03)
    assert worth(near, 0.3, 0.7)[0] == pytest.approx(0.3 + 0.7 * worth(near, 0, 1)[0], abs=0.03)
    far_ahead = table(["zap", "zap"], ["red", "blue"], scores=[49, 41])
    # By what the loser of the round gets for its colours.
    assert worth(far_ahead, 0, 1) == pytest.approx([1, 0], abs=0.2)


def test_the_nearer_to_the_end_a_win_is_the_more_it_is_worth() -> None:
    """How many points a round gives is not known before, so no score changes all at once."""
    shares = [
        worth(table(["zap", "zap"], ["red", "blue"], scores=[score, 0]), 1, 0)[0]
        for score in range(34, 48)
    ]
    assert shares == sorted(shares)
    assert shares[0] == pytest.approx(worth(table(["zap"] * 2, ["red", "blue"]), 1, 0)[0], abs=0.01)
    assert shares[-1] == pytest.approx(1, abs=0.01)
    assert max(b - a for a, b in pairwise(shares)) < 0.025


def test_half_the_rounds_to_learn_from_are_late_in_a_match() -> None:
    late = 0
    for seed in range(200):
        state = GAME.setup(3, {}, seed)
        outlook.later(state[0], np.uint64(random.Random(seed).getrandbits(64)))
        scores = state[0].scores[:3].tolist()
        assert all(0 <= score < 50 for score in scores)
        late += scores != [0, 0, 0]
    assert 60 < late < 140


def test_a_playout_is_cut_only_before_somebody_draws() -> None:
    state = table(["zap", "zap"], ["red", "blue"], phase="draw")
    assert outlook.calm(state[0])
    assert not outlook.calm(table(["zap", "zap"], ["red", "blue"])[0])
