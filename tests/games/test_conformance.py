"""The kit on every registered game."""

import os
import subprocess
import sys

import numba
import pytest

from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from pentaprism.testing import CHECKS
from pentaprism.testing.conformance import Check, transcript

pytestmark = pytest.mark.rules

FEW = bool(numba.config.DISABLE_JIT) or bool(numba.config.BOUNDSCHECK)
NUMBER = int(os.environ.get("PENTAPRISM_SOAK", "2" if FEW else "8"))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_conformance(game: Game, check: Check) -> None:
    check(game, NUMBER, 0)


SCRIPT = """
from pentaprism.games.registry import find
from pentaprism.testing.conformance import transcript
print(transcript(find({game!r}), 2, 5))
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_compiled_and_uncompiled_agree(game: Game) -> None:
    other = {**os.environ, "NUMBA_DISABLE_JIT": "0" if numba.config.DISABLE_JIT else "1"}
    command = [sys.executable, "-c", SCRIPT.format(game=game.id)]
    told = subprocess.run(command, env=other, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == transcript(game, 2, 5)
