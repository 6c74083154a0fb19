from contextlib import closing
from typing import Any

import msgspec
import pytest

from pentaprism import bots
from pentaprism.arena import contestants, table
from pentaprism.arena.blocks import HALVES, Pairing
from pentaprism.arena.compare import check_contestants
from pentaprism.arena.contestants import Outsider, Question, check, parse, player_of
from pentaprism.arena.outside import BotFailed
from pentaprism.bots.brains import Thought
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.games.registry import find
from tests.arena.contestants import PYTHON, bad

PRISM, LASER, PRIZMIK = find("prism"), find("laser"), find("prizmik")


@pytest.mark.parametrize(
    ("text", "name", "limit", "command"),
    [
        ("master", "master", None, ""),
        ("club@nodes=500", "club", bots.Limit(nodes=500), ""),
        ("master@ms=50,nodes=9", "master", bots.Limit(50, 9), ""),
        ("engine:python bot.py --x=a:b@c", "engine", None, "python bot.py --x=a:b@c"),
        ("engine@ms=100:./bot", "engine", bots.Limit(100), "./bot"),
    ],
)
def test_contestants_are_read(text: str, name: str, limit: bots.Limit | None, command: str) -> None:
    assert parse(text) == contestants.Contestant(text, name, limit, command)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a contestant has a name"),
        ("@ms=5", "a contestant has a name"),
        ("club@", "a limit is ms=NUMBER or nodes=NUMBER"),
        ("club@sec=5", "not 'sec=5' in 'club@sec=5'"),
        ("club@ms=-5", "a limit is ms=NUMBER"),
        ("club@memory=some", "memory=yes or no, and ponder=NUMBER; not 'memory=some'"),
        ("club@ms=0", "from 1 to 2"),
        ("engine:", "engine:COMMAND"),
        ("club:x", "only engine:COMMAND has a colon"),
        ("clubb", "did you mean 'club'"),
        ("alphabeta", "no contestant 'alphabeta' in PRISM"),
        ("random@ms=5", "random takes no limit"),
        ("engine@nodes=5:x", "limited by ms, not by nodes"),
        ("engine@memory=no:x", "no memory in"),
        ("master@memory=maybe", "not 'memory=maybe'"),
        ("master@memory=yes", "keeps nothing from move to move in PRISM"),
        ("random@ponder=5", "keeps nothing from move to move"),
        ("master@ponder=0", "from 1 to 2"),
    ],
)
def test_what_is_no_contestant_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(BadRequest, match=said) as refused:
        check(parse(text), PRISM, real_time=False)
    assert "\n" not in refused.value.message


def test_a_level_that_ends_by_itself_needs_no_limit() -> None:
    club, master = parse("club"), parse("master")
    assert contestants.level_and_limit(club, PRISM)[1].ms is None
    assert contestants.level_and_limit(master, PRISM)[1] == bots.Limit(ms=1000)
    assert contestants.level_and_limit(parse("club"), PRIZMIK)[1].ms is None
    assert contestants.level_and_limit(parse("master"), LASER)[1].ms is None


class Recalls:
    """Stands in for the search: notes how long it may think, and what was handed over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tasks: list[bots.Task] = []
        monkeypatch.setattr(bots, "think", self._think)

    def _think(self, game: Game, task: bots.Task, search: str) -> Thought:
        self.tasks.append(task)
        return Thought([], 0.0, 0)

    def limits_and_memories(self) -> list[tuple[int | None, bots.Memory | None]]:
        return [(task.limit.ms, task.memory) for task in self.tasks]


@pytest.mark.parametrize(
    ("text", "remembers"),
    [
        ("master@ms=50", True),
        ("alphabeta@ms=50,memory=yes", True),
        ("master@ms=50,memory=no", False),
        ("master@ms=50,nodes=500", False),
        ("club@ms=50", False),
        ("mcts@ms=50", False),
    ],
)
def test_who_has_nothing_but_time_as_a_limit_is_handed_what_it_found(
    text: str, remembers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    recalls, memory = Recalls(monkeypatch), bots.Memory()
    player = contestants.Thinker(parse(text), PRIZMIK)
    player.decide(PRIZMIK, Question(PRIZMIK.setup(2, {}, 0), 0, 1, None, memory))
    assert recalls.limits_and_memories() == [(50, memory if remembers else None)]


def test_each_seat_of_each_game_has_a_memory_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    recalls = Recalls(monkeypatch)
    monkeypatch.setattr(table, "LONGEST", 6)
    player = contestants.Thinker(parse("master@ms=50"), PRIZMIK)
    for seed in (1, 2):
        table.play(PRIZMIK, 2, {}, seed, [0, 0], [player])
    first, second = recalls.tasks[:6], recalls.tasks[6:]
    for game in (first, second):
        memories = [[id(task.memory) for task in game if task.seat == seat] for seat in (0, 1)]
        assert [len(set(of)) for of in memories] == [1, 1]
    assert len({id(task.memory) for task in recalls.tasks}) == 4


def test_who_ponders_thinks_on_where_the_other_is_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    recalls, memory = Recalls(monkeypatch), bots.Memory()
    player = contestants.Thinker(parse("master@ms=50,ponder=70"), PRIZMIK)
    player.decide(PRIZMIK, Question(PRIZMIK.setup(2, {}, 0), 0, 1, None, memory))
    assert recalls.limits_and_memories() == [(50, memory), (70, memory)]
    assert [int(task.known[0]["turn"]) for task in recalls.tasks] == [0, 1]
    # Nobody is to move after the end.
    won = PRIZMIK.from_position(
        {"board": "1Sf5/8/8/8/8/8/8/F7", "turn": 0, "reserves": [0, 0], "quiet": 0}
    )
    capture = PRIZMIK.read_move(won, 0, "b8xc8")
    monkeypatch.setattr(bots, "think", lambda *given: Thought([capture], 0.0, 0))
    assert player.decide(PRIZMIK, Question(won, 0, 1, None, memory)).move == capture


class Spy:
    """Looks at everything that it is given, and plays at random."""

    steady = False

    def __init__(self) -> None:
        self.seen: list[tuple[Any, int]] = []

    def decide(self, game: Game, asked: Question) -> contestants.Decision:
        self.seen.append((asked.known.copy(), asked.seat))
        return contestants.Chance().decide(game, asked)


@pytest.mark.parametrize("game", ["prism", "prisma", "prismatic", "laser"])
def test_a_player_is_given_what_its_seat_may_know_and_nothing_else(game: str) -> None:
    kind = find(game)
    options = {"prism": {"target": 5}, "laser": {"target": 2}}.get(game, {})
    spies = [Spy(), Spy()]
    table.play(kind, 2, options, 5, [0, 1], list(spies))
    assert len(spies[0].seen) > 3
    for known, seat in [*spies[0].seen, *spies[1].seen][:200]:
        assert kind.redacted(known, seat).tobytes() == known.tobytes()
    assert {seat for _, seat in spies[0].seen} == {0}


# -- outside programs


def test_an_outside_program_plays_whole_games() -> None:
    with closing(Outsider(parse(f"engine@ms=60000:{PYTHON}"))) as outsider:
        by = [outsider, player_of("random", PRISM)]
        played, _ = table.play(PRISM, 4, {"target": 5}, 3, [0, 1, 1, 0], by)
    assert played.reason.startswith("most points")
    assert contestants.version_of(f"engine:{PYTHON}") == "Greedy 1"
    assert contestants.version_of("engine:cat") == "unknown"
    with pytest.raises(BotFailed, match="did not start"):
        contestants.version_of("engine:there-is-no-such-program")


def test_one_that_fails_loses_with_its_reason() -> None:
    with closing(Outsider(parse(f"engine@ms=60000:{bad('dies')}"))) as outsider:
        by = [outsider, player_of("random", PRIZMIK)]
        played, moves = table.play(PRIZMIK, 2, {}, 3, [1, 0], by)
    assert played.winners == 0b01
    assert played.reason.startswith("Blue failed: died: exit status 3")
    assert len(moves) == played.moves == 1


def test_outside_programs_do_not_play_against_a_clock() -> None:
    timed = Pairing("laser", 2, {}, HALVES, ("engine:x", "random"), 0)
    with pytest.raises(BadRequest, match="against its clock"):
        check_contestants(timed)
    check_contestants(msgspec.structs.replace(timed, options={"untimed": True}))


def test_levels_of_laser_play_by_its_clock_and_without_waiting() -> None:
    """A better level wins against a slower one although nobody waits for real."""
    by = [player_of("master", LASER), player_of("beginner", LASER)]
    wins = 0
    for seed in range(4):
        played, _ = table.play(LASER, 2, {"target": 3}, seed, [seed % 2, 1 - seed % 2], by)
        wins += played.winners == 1 << seed % 2
        again, _ = table.play(LASER, 2, {"target": 3}, seed, [seed % 2, 1 - seed % 2], by)
        assert again.digest == played.digest
    assert wins >= 3


def test_chance_takes_its_time_in_real_time() -> None:
    """Always at once, it would undercut everybody else before they have seen anything."""
    state, nothing = LASER.setup(2, {}, 1), bots.Memory()

    def decide(seed: int, elapsed: float | None) -> contestants.Decision:
        return contestants.Chance().decide(LASER, Question(state, 0, seed, elapsed, nothing))

    waits = [decide(seed, 0.0).seconds for seed in range(400)]
    assert 15 < sum(waits) / len(waits) < 25
    assert min(waits) < 1
    assert decide(7, 0.0) == decide(7, 0.0)
    assert {decide(seed, None).seconds for seed in range(9)} == {0.0}
