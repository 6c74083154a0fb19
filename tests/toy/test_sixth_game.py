"""A sixth game is a folder, a line of the registry and a rules page, and nothing else changes."""

import subprocess
import sys
from pathlib import Path

import pytest

from pentaprism import bots
from pentaprism.core.errors import IllegalMove
from pentaprism.games import registry, rulebook
from pentaprism.testing import CHECKS
from pentaprism.testing.conformance import Check
from tests.toy import registered
from tests.toy.nim import GAME

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES)
    monkeypatch.setattr(registry, "_BY_ID", dict(registry._BY_ID))
    monkeypatch.setattr(rulebook, "_FOLDERS", rulebook._FOLDERS)
    registered.register()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_kit_holds_for_it(check: Check) -> None:
    check(GAME, 2, 0)


def test_a_bot_of_the_shared_search_wins_it_with_a_reason() -> None:
    state = GAME.from_position({"heap": 7, "turn": 0})
    advice = bots.choose(GAME, GAME.view(state, 0), bots.Limit(nodes=2_000), seed=1)
    assert advice.move == "take 3"
    assert str(advice.reason) == "leaves 4 to the other"


def test_refusals_and_events_have_words() -> None:
    state = GAME.from_position({"heap": 2, "turn": 0})
    with pytest.raises(IllegalMove, match="only 2 are left") as refused:
        GAME.read_move(state, 0, "take 3")
    assert refused.value.clause == "2"
    after = GAME.apply(state, 0, 2)
    assert [GAME.tell(event) for event in GAME.events(state, 0, 2, after)] == [
        "seat 0 takes 2 and leaves 0"
    ]
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert GAME.result_text(outcome) == "seat 0 wins: the last counter is taken."


def test_commands_and_engine_know_it() -> None:
    command = [sys.executable, "-m", "tests.toy.registered"]
    listed = subprocess.run(
        [*command, "games"], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert "Take one, two or three counters" in listed.stdout
    line = '{"id":1,"do":"setup","game":"nim","players":2,"options":{},"seed":1}\n'
    told = subprocess.run(
        [*command, "engine"], input=line, capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert '"heap":21' in told.stdout
