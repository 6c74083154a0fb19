"""The kernels against the plain version, over many games played at random and with sense."""

import random
from typing import Any

import pytest

from tests.games.laser.chances import SLOW, clever_step
from tests.games.laser.plain import Plain
from tests.games.laser.positions import LASER

pytestmark = pytest.mark.rules

GAMES, MOVES = (1, 40) if SLOW else (8, 250)
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (5, {"target": 6, "cards": 3}),
    (3, {"mode": "team"}),
    (7, {"mode": "team", "cards": 2}),
    (4, {"mode": "team", "untimed": True}),
    (3, {"untimed": True, "round_limit": 12}),
    (4, {"marks": "stay", "round_limit": 60}),
    (10, {"learning": True, "round_limit": 20}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_the_kernels_agree_with_the_plain_version(players: int, options: dict[str, Any]) -> None:
    points: set[int] = set()
    for seed in range(GAMES):
        chance = random.Random(f"{players} {options} {seed}")
        state = LASER.setup(players, options, seed)
        for _ in range(MOVES):
            plain = Plain(LASER.position(state))
            texts = {seat: LASER.legal_texts(state, seat) for seat in range(players + 1)}
            assert plain.legal() == {seat: moves for seat, moves in texts.items() if moves}
            assert plain.to_act() == list(LASER.to_act(state))
            outcome = LASER.outcome(state)
            assert (outcome is not None) == (plain.p["phase"] == "over")
            if outcome:
                assert list(outcome.winners) == plain.winners()
                assert LASER.scores(state) == plain.p["scores"]
                break
            seat, move = clever_step(state, chance)
            after = LASER.apply(state, seat, move)
            real = LASER.position(after)
            assert plain.apply(seat, LASER.text.move_text(move), real) == real
            points |= set(LASER.scores(after))
            state = after
    assert SLOW or max(points) > 2, "no attempt ever succeeded"
