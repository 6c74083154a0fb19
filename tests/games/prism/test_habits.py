"""What is seen of a move by a quick player of PRISM, counted anew from the position."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from pentaprism.games.prism import GAME, habits
from pentaprism.games.prism.deck import CARDS, COLOURS

KINDS = ["colour", "wild", "take", "take-again", "take-any", "take-any-again"]
KINDS += ["zap", "draw-two", "block"]
SIZES = {
    "card": 9 * 2 * 6 * 4,
    "own end": 9 * 2 * 4,
    "others' end": 9 * 2 * 4,
    "victim": 2 * 6 * 6,
    "next": 4,
    "colour": 8,
    "victim's end": 2 * 4 * 6,
    "block": 36,
    "taker's end": 4 * 6,
    "draw-two": 6,
    "decline": 1,
}
SEATS = 6


def kind_of(card: str) -> str:
    if card in COLOURS:
        return "colour"
    if card in ("take-left-again", "take-right-again"):
        return "take-again"
    return "take" if card in ("take-left", "take-right") else card


def has(position: dict[str, Any], seat: int) -> int:
    owned = position["collections"][seat]
    return min(len(owned["colours"]) + owned["wild"], 5)


def near(position: dict[str, Any], seat: int) -> int:
    """How near to winning the match, in steps: more than 13 points to go, 11, 8, fewer."""
    to_go = position.get("options", {}).get("target", 50) - position["scores"][seat]
    return 0 if to_go > 13 else 1 if to_go > 10 else 2 if to_go > 7 else 3


def seen(position: dict[str, Any], seat: int, words: list[str]) -> Iterator[tuple[str, int]]:
    """The groups and numbers of a move, which comes as in the notation."""
    players, mine = position["players"], has(position, seat)
    verb, *rest = words
    if verb == "block":
        taker = position["turn"]
        yield "block", mine * 6 + has(position, taker)
        yield "taker's end", near(position, taker) * 6 + has(position, taker)
    if verb == "draw-two":
        yield "draw-two", mine
    if verb == "decline":
        yield "decline", 0
    if verb not in ("play", "discard"):
        return
    card = rest[0]
    most = max(has(position, other) for other in range(players) if other != seat)
    kind = 2 * KINDS.index(kind_of(card)) + (verb == "play")
    yield "card", (kind * 6 + mine) * 4 + min(max(most - 2, 0), 3)
    yield "own end", kind * 4 + near(position, seat)
    nearest = max(near(position, other) for other in range(players) if other != seat)
    yield "others' end", kind * 4 + nearest
    if verb == "discard" or not (card.startswith("take") or card == "zap"):
        return
    left, right = (seat + 1) % players, (seat - 1) % players
    victim = left if "left" in card else right if "right" in card else int(rest[1])
    zap, colour = int(card == "zap"), rest[-1]
    yield "victim", (zap * 6 + mine) * 6 + has(position, victim)
    yield "next", 2 * zap + (victim == left)
    lacks = colour not in position["collections"][seat]["colours"]
    yield "colour", 4 * zap + 2 * (colour in position["hands"][seat]) + lacks
    yield "victim's end", (zap * 4 + near(position, victim)) * 6 + has(position, victim)


def words_of(state: Any, seat: int, move: int) -> list[str]:
    """The move in words that name cards, victims and colours in full, from its number alone."""
    verbs = ("draw", "draw-two", "decline", "block", "allow", "play", "discard")
    verb, card = verbs[move & 7], CARDS[move >> 3 & 15]
    if verb not in ("play", "discard"):
        return [verb]
    return [verb, card, str(move >> 7 & 7), COLOURS[min(move >> 10, 5)]]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_sees_what_is_counted_anew(players: int) -> None:
    chance, scratch = random.Random(players), np.zeros(64, np.int64)
    state = GAME.setup(players, {}, players)
    starts, first = {}, 0
    for group, size in SIZES.items():
        starts[group] = first
        first += size
    assert (SEATS - 1) * first == habits.INPUTS
    met, ends = set(), set()
    for _ in range(400):
        state[0].scores[:players] = [chance.randrange(50) for _ in range(players)]
        position, seat = GAME.position(state), GAME.to_act(state)[0]
        for move in GAME.legal(state, seat):
            n = habits.active(state[0], seat, move, scratch)
            found = list(seen(position, seat, words_of(state, seat, move)))
            wanted = [(players - 2) * first + starts[group] + number for group, number in found]
            assert scratch[:n].tolist() == wanted
            assert all(number < SIZES[group] for group, number in found)
            met |= {group for group, _ in found}
            ends.add(near(position, seat))
        state = GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))
    assert met == set(SIZES)
    assert ends == {0, 1, 2, 3}
    assert habits.MOST_ACTIVE == 7
