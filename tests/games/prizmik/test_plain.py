"""The kernels against the plain version, over many random games."""

import random

import numba
import pytest

from pentaprism.games.registry import find
from tests.games.prizmik.plain import Plain, act, actions, read, result, write

pytestmark = pytest.mark.rules

PRIZMIK = find("prizmik")
GAMES = 3 if numba.config.DISABLE_JIT else 25
SETTINGS = [
    {},
    {"capture": "advance"},
    {"quiet_limit": 30},
    {"capture": "advance", "quiet_limit": 0},
]


def choose(plain: Plain, chance: random.Random) -> str:
    """Mostly something that happens, so that games get to their ends."""
    texts = actions(plain)
    busy = [text for text in texts if text[2] in "x+" or text.endswith("=")]
    return chance.choice(busy if busy and chance.random() < 0.5 else texts)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_the_kernels_agree_with_the_plain_version(options: dict[str, object]) -> None:
    positions = 0
    for seed in range(GAMES):
        chance = random.Random(f"{options} {seed}")
        state = PRIZMIK.setup(2, options, seed)
        for _ in range(400):
            plain = read(PRIZMIK.position(state))
            assert write(plain) == PRIZMIK.position(state)
            outcome = PRIZMIK.outcome(state)
            assert (None if outcome is None else list(outcome.winners)) == result(plain)
            if outcome is not None:
                break
            seat = plain.turn
            assert PRIZMIK.legal_texts(state, seat) == actions(plain)
            text = choose(plain, chance)
            state = PRIZMIK.apply(state, seat, PRIZMIK.read_move(state, seat, text))
            assert PRIZMIK.position(state) == write(act(plain, text))
            positions += 1
    assert positions > 40 * GAMES
