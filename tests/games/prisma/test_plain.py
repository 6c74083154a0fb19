"""The kernels against the simple second implementation, over thousands of random positions."""

import os
import random
from collections import Counter
from typing import Any

import numba
import numpy as np
import pytest

from pentaprism.core.rng import scale
from pentaprism.games.prisma import GAME
from pentaprism.games.prisma.state import FREEZE, UNFREEZE
from tests.games.prisma import plain, tables

pytestmark = pytest.mark.rules

GAMES = int(os.environ.get("PENTAPRISM_SOAK", "1" if numba.config.DISABLE_JIT else "12"))
#: What random stacks are dealt from: few shapes and colours, so that much fits and closes.
DECKS: dict[str, tuple[str, ...]] = {
    "standard": (),
    "red": ("---rrr", "-r-r-r", "--rrrr", "---r-r", "----rr", "--r--r", "-rr-rr", "-----r"),
    "rings": ("---r-r", "---r-r", "---r-r", "--r--r", "--r-rr", "---rrr"),
    "mixed": ("---bbb", "---rrr", "--rrbb", "-br-br", "-r-r-r", "-b-b-b", "------", "rrrrrr"),
}


def without_chance(position: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in position.items() if key != "rng"}


def start(rng: random.Random, deck: str) -> Any:
    players = rng.choice([2, 2, 3, 4])
    options = {"frozen": rng.random() < 0.5, "tiebreak": rng.random() < 0.5}
    state = GAME.setup(players, options, rng.getrandbits(64))
    tiles = DECKS[deck]
    if not tiles:
        return state
    position = GAME.position(state)
    for key in ("hands", "stacks"):
        position[key] = [[rng.choice(tiles) for _ in pile] for pile in position[key]]
    return GAME.from_position(position)


def choose(rng: random.Random, state: Any, seat: int) -> int:
    """A random move, with a taste for those that earn something and against declining it."""
    moves = GAME.legal(state, seat)
    marks = [move for move in moves if move >> 26 in (FREEZE, UNFREEZE)]
    if marks and rng.random() < 0.3:
        return rng.choice(marks)
    picked = rng.choice(moves)
    for _ in range(6):
        after = GAME.apply(state, seat, picked)[0]
        if after.earned or after.lifted >= 0 or after.loops > state[0].loops:
            break
        picked = rng.choice(moves)
    return picked


def check(state: Any, rng: random.Random) -> None:
    """Everything that can be asked of a position."""
    position = GAME.position(state)
    outcome = GAME.outcome(state)
    assert GAME.scores(state) == plain.scores(position)
    assert (GAME.from_position(position) == state).all()
    if outcome is None:
        assert GAME.legal_texts(state, position["turn"]) == plain.legal(position)
        moves = GAME.legal(state, position["turn"])
        bits = np.uint64(rng.getrandbits(64))
        picked = GAME.rules.sample(state[0], position["turn"], bits)
        assert picked == moves[int(scale(bits, len(moves)))]
    else:
        assert list(outcome.winners) == plain.winners(position)
        assert (outcome.reason == "six scoring loops") == plain.six_loops(position)


@pytest.mark.parametrize("deck", DECKS)
def test_agrees_with_the_plain_rules(deck: str) -> None:
    rng = random.Random(deck)
    seen: Counter[str] = Counter()
    for _ in range(GAMES):
        state = start(rng, deck)
        while GAME.outcome(state) is None:
            check(state, rng)
            seat = GAME.to_act(state)[0]
            move = choose(rng, state, seat)
            before = GAME.position(state)
            state = GAME.apply(state, seat, move)
            wanted = plain.apply(before, GAME.text.move_text(move))
            assert without_chance(GAME.position(state)) == without_chance(wanted)
            seen.update(rare(before, wanted))
        check(state, rng)
    assert seen["moves"] > GAMES * 30
    if deck == "red" and GAMES >= 12:  # what takes a link first is rare, so it is looked for
        assert all(seen[name] for name in ("again", "large", "removed besides", "frozen"))


def rare(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What of clauses 9 and 17 this move has brought."""
    named = {
        "moves": True,
        "again": before["lifted"] and after["earned"],
        "large": after["earned"] == "large",
        "removed besides": after["thawed"],
        "frozen": any(loop["frozen"] for loop in after["loops"]),
    }
    return [name for name, met in named.items() if met]


@pytest.mark.parametrize("side", range(6))
def test_the_lattice_has_no_edge(side: int) -> None:
    """Nearly all tiles in one straight line, as far out as anything ever gets."""
    dq, dr = plain.AROUND[side]
    beam = ["-"] * 6
    beam[side] = beam[(side + 3) % 6] = "r"
    for players in (2, 4):
        starts = [plain.beside(cell, side) for cell in plain.MARKERS[players]]
        q, r = next(cell for cell in starts if cell not in plain.MARKERS[players])
        line = {(q + i * dq, r + i * dr): "".join(beam) for i in range(1, 58)} | {(q, r): "------"}
        line[q + dq, r + dr] = line[q + dq, r + dr].replace("r", "-")
        line[q + 2 * dq, r + 2 * dr] = "".join("r" if i == side else "-" for i in range(6))
        hands = [["--r--r"], ["-----b"]] + [[]] * (players - 2)
        state = tables.state(line, players=players, hands=hands)
        check(state, random.Random(side))
        for text in GAME.legal_texts(state, 0):
            after = GAME.apply(state, 0, GAME.read_move(state, 0, text))
            wanted = plain.apply(GAME.position(state), text)
            assert without_chance(GAME.position(after)) == without_chance(wanted)
            check(after, random.Random(side))
