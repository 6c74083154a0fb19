"""What a player keeps from move to move: it helps, and nothing of another judgement is used."""

from typing import Any

import msgspec
import numpy as np
import pytest

from pentaprism import bots, engine
from pentaprism.bots.brains import Thought
from pentaprism.core.errors import BadRequest
from pentaprism.core.level import Level
from pentaprism.games.registry import find
from pentaprism.playthrough import new

PRIZMIK = find("prizmik")
MASTER = PRIZMIK.levels[-1]
DEEP, DEEPER = (msgspec.structs.replace(MASTER, depth=depth) for depth in (4, 6))
LONG = bots.Limit(ms=60_000)


def think(
    memory: bots.Memory | None, known: Any, level: Level = DEEP, limit: bots.Limit = LONG
) -> Thought:
    seat = PRIZMIK.to_act(known)[0]
    stop = np.zeros(1, np.uint8)
    return bots.think(PRIZMIK, bots.Task(known, seat, level, limit, 7, 1, stop, memory=memory))


def after(state: Any, line: list[int]) -> Any:
    for move in line:
        state = PRIZMIK.apply(state, PRIZMIK.to_act(state)[0], move)
    return state


START = PRIZMIK.setup(2, {}, 0)


def test_what_was_found_at_the_last_move_saves_work_at_the_next() -> None:
    memory = bots.Memory(always=True)
    first = think(memory, START, DEEPER)
    later = after(START, first.line[:2])
    fresh, kept = think(None, later), think(memory, later)
    assert kept.nodes < 0.7 * fresh.nodes
    assert kept.line[0] in PRIZMIK.legal(later, 0)


def test_thinking_where_the_other_is_to_move_helps_too() -> None:
    memory = bots.Memory(always=True)
    theirs = after(START, think(None, START).line[:1])
    expected = think(memory, theirs, DEEPER).line[0]
    mine = after(theirs, [expected])
    assert think(memory, mine).nodes < 0.7 * think(None, mine).nodes


@pytest.mark.parametrize(
    "change",
    [
        {"evaluation": "hand"},
        {"sight": 1},
        {"quiesce": False},
        {"noise": 5},
    ],
    ids=str,
)
def test_what_another_judgement_found_is_not_used(change: dict[str, Any]) -> None:
    memory = bots.Memory(always=True)
    other = msgspec.structs.replace(DEEP, depth=3, **change)
    think(memory, START)
    assert think(memory, START, other) == think(None, START, other)


def test_other_options_are_another_judgement() -> None:
    memory = bots.Memory(always=True)
    advancing = PRIZMIK.setup(2, {"capture": "advance"}, 0)
    think(memory, START)
    assert think(memory, advancing) == think(None, advancing)


@pytest.mark.parametrize(
    ("level", "limit"),
    [(DEEP, LONG), (MASTER, bots.Limit(nodes=3_000)), (PRIZMIK.levels[3], LONG)],
    ids=["depth", "nodes", "noise"],
)
def test_what_ends_by_itself_is_the_same_each_time(level: Level, limit: bots.Limit) -> None:
    memory = bots.Memory()
    assert not bots.remembers(PRIZMIK, level, limit)
    first, again = (think(memory, START, level, limit) for _ in range(2))
    assert first == again == think(None, START, level, limit)


def test_what_has_only_time_remembers() -> None:
    memory = bots.Memory()
    assert bots.remembers(PRIZMIK, MASTER, bots.Limit(ms=1))
    think(memory, START, MASTER, bots.Limit(ms=1))
    kept = _tables(memory)
    think(memory, after(START, PRIZMIK.legal(START, 0)[:1]), MASTER, bots.Limit(ms=1))
    assert _tables(memory) is kept


def _tables(memory: bots.Memory) -> Any:
    judgement = PRIZMIK.id, (), MASTER.evaluation, MASTER.quiesce, MASTER.sight, None
    found = memory.table(judgement, 1)
    assert found.any()
    return found


def test_of_many_games_those_are_kept_that_were_used_last() -> None:
    memories = bots.Memories(2)
    first, other = memories.of("a", 0), memories.of("a", 1)
    assert memories.of("a", 0) is first
    memories.of("b", 0)
    assert len(memories) == 2
    assert memories.of("a", 0) is first
    assert memories.of("a", 1) is not other
    memories.forget("a")
    assert len(memories) == 0
    assert memories.of("a", 0) is not first


class Handed:
    """Notes the memories that are handed over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.memories: list[bots.Memory | None] = []
        monkeypatch.setattr(bots, "choose_known", self._choose)

    def _choose(self, *given: Any, memory: bots.Memory | None) -> bots.Advice:
        self.memories.append(memory)
        return bots.Advice("a1+a2", 0.0, [], 0, "")


def test_a_game_in_python_hands_each_seat_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    handed = Handed(monkeypatch)
    for game in (new("prizmik"), new("prizmik")):
        game.best(ms=10)
        game.play(game.legal_moves[0]).best(ms=10)
        game.play(game.legal_moves[0]).best(ms=10)
    first, second, third, *others = handed.memories
    assert first is third
    assert first is not second
    assert not {id(first), id(second)} & {id(other) for other in others}


def test_an_engine_remembers_the_matches_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    handed = Handed(monkeypatch)
    question = {"do": "best", "game": "prizmik", "seat": 0, "position": PRIZMIK.position(START)}
    for named in ({"match": "a"}, {"match": "b"}, {"match": "a"}, {}):
        engine.answer({**question, **named})
    first, other, again, none = handed.memories
    assert first is again
    assert first is not other
    assert none is None
    with pytest.raises(BadRequest, match="'match' is a text"):
        engine.answer({**question, "match": 5})
