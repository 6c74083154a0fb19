"""Moves as text, refusals, events."""

import random
from typing import Any

import pytest

from pentaprism.core.errors import IllegalMove, NotYourTurn
from pentaprism.core.events import kind_of
from pentaprism.games.laser.events import Mix, Over, Penalty, Points
from pentaprism.games.laser.text import move_text, parse_move
from pentaprism.games.rulebook import clauses
from tests.games.laser.chances import SLOW, clever_step
from tests.games.laser.positions import LASER

pytestmark = pytest.mark.rules

GAMES = 1 if SLOW else 12
NONSENSE = ("", "bid", "bid 0", "bid 05", "bid 100", "12+3", "3+12", "3+3", "@+@", "+3", "team 10")


def walk(number: int) -> list[tuple[Any, int, int, Any]]:
    options: list[dict[str, Any]] = [{}, {"mode": "team"}, {"untimed": True}]
    chance = random.Random(number)
    state = LASER.setup(3, {**options[number % 3], "round_limit": 10}, number)
    steps: list[tuple[Any, int, int, Any]] = []
    while LASER.outcome(state) is None and len(steps) < (30 if SLOW else 200):
        seat, move = clever_step(state, chance)
        after = LASER.apply(state, seat, move)
        steps.append((state, seat, move, after))
        state = after
    return steps


def every_text() -> list[str]:
    """All texts that are ever moves."""
    ends = [*range(12)]
    texts = [f"{a}{sign}{b}" for a in (*ends, "@") for b in ends for sign in "+-" if a != b]
    texts += [f"bid {n}" for n in range(1, 100)] + [f"team {n}" for n in range(10)]
    return [*texts, "impossible", "time", "pass", "concede"]


def test_texts_and_moves_are_a_bijection() -> None:
    moves = [parse_move(text) for text in every_text()]
    assert None not in moves
    assert len(set(moves)) == len(moves)
    assert [move_text(move) for move in moves if move is not None] == every_text()
    assert [parse_move(text) for text in NONSENSE] == [None] * len(NONSENSE)


@pytest.mark.parametrize("number", range(GAMES))
def test_everything_that_is_not_legal_is_refused_with_a_clause(number: int) -> None:
    chance = random.Random(number)
    known = clauses("laser")
    for state, seat, _, _ in walk(number)[::3]:
        texts = set(LASER.legal_texts(state, seat))
        for text in chance.sample([*every_text(), *NONSENSE], 15):
            if text in texts:
                assert move_text(LASER.read_move(state, seat, text)) == text
                continue
            with pytest.raises(IllegalMove) as caught:
                LASER.read_move(state, seat, text)
            assert caught.value.clause in known
            assert caught.value.message


def test_who_is_not_to_act_is_told() -> None:
    state = LASER.setup(3, {}, 1)
    state = LASER.apply(state, 1, parse_move("impossible") or 0)
    with pytest.raises(NotYourTurn):
        LASER.read_move(state, 1, "bid 6")


def test_events_tell_who_got_what() -> None:
    kinds: set[str] = set()
    for number in range(GAMES):
        for before, seat, move, after in walk(number):
            told = LASER.events(before, seat, move, after)
            kinds |= set(map(kind_of, told))
            gained = {e.seat: e.points for e in told if isinstance(e, Points | Penalty)}
            scores = zip(LASER.scores(after), LASER.scores(before), strict=True)
            difference = {i: new - old for i, (new, old) in enumerate(scores) if new != old}
            assert gained == difference
            for event in told:
                start = f" from tile {move & 15} meets "  # a colour is on several tiles
                assert isinstance(event, Mix) == (start in LASER.tell(event))
            assert any(isinstance(e, Over) for e in told) == (LASER.outcome(after) is not None)
    if not SLOW:
        assert {"bid", "mix", "success", "failure", "points", "cross", "round", "over"} <= kinds


def test_a_spectator_is_not_told_secret_bids() -> None:
    before = LASER.setup(3, {"mode": "team"}, 1)
    told = []
    for points in (4, 9):
        move = parse_move(f"bid {points}") or 0
        after = LASER.apply(before, 2, move)
        seen = [LASER.redacted(state, 0) for state in (before, after)]
        told.append(LASER.events(seen[0], 2, move, seen[1]))
        assert LASER.events(before, 2, move, after)[0].bid == points
    assert told[0] == told[1]
