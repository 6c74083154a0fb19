import re
import sys
import types
from typing import Any

import msgspec
import pytest

from pentaprism import bots
from pentaprism.arena import contestants, table
from pentaprism.arena.blocks import HALVES, Pairing
from pentaprism.arena.compare import check_contestants
from pentaprism.arena.contestants import check, parse, player_of
from pentaprism.core.errors import BadRequest, PentaprismError
from pentaprism.core.game import Game, Json
from pentaprism.games.registry import find

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
        ("club@ms=0", "from 1 to 2"),
        ("engine:", "engine:COMMAND"),
        ("club:x", "only engine:COMMAND has a colon"),
        ("clubb", "did you mean 'club'"),
        ("alphabeta", "no contestant 'alphabeta' in PRISM"),
        ("random@ms=5", "random takes no limit"),
        ("engine@nodes=5:x", "limited by ms, not by nodes"),
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


class Spy:
    """Looks at everything that it is given, and plays at random."""

    steady = False

    def __init__(self) -> None:
        self.seen: list[tuple[Any, int]] = []

    def decide(
        self, game: Game, known: Any, seat: int, seed: int, elapsed: float | None
    ) -> contestants.Decision:
        self.seen.append((known.copy(), seat))
        return contestants.Chance().decide(game, known, seat, seed, elapsed)


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


# -- outside programs, by a stand-in of the same shape


class BotFailed(PentaprismError):
    def __init__(self, reason: str) -> None:
        super().__init__(f"it is {reason}")
        self.reason = reason


class Limits(msgspec.Struct, frozen=True):
    ms: int = 1000


_NO_LIMITS = Limits()


class Identity(msgspec.Struct):
    name: str = "stand-in"
    version: str = "7"


class OutsideBot:
    """Plays the first move of a view; `fails 3` is late at its third one."""

    def __init__(self, command: str, limits: Limits = _NO_LIMITS) -> None:
        self.left = int(command.split()[1]) if command.startswith("fails") else 10**9
        self.limits = limits
        self.command = command

    def move(self, game: Game, view: Json, seat: int, limit: bots.Limit, seed: int) -> str:
        assert view["seat"] == seat
        assert limit.ms == self.limits.ms
        self.left -= 1
        if self.left <= 0:
            raise BotFailed("too late")
        return str(view["legal"][str(seat)][0])

    def identify(self) -> Identity:
        if self.command == "garbage":
            raise BotFailed("garbage")
        if self.command == "missing":
            raise BotFailed("did not start")
        return Identity()

    def close(self) -> None: ...

    def __enter__(self) -> "OutsideBot":
        return self

    def __exit__(self, *_: object) -> None: ...


@pytest.fixture
def _outside(monkeypatch: pytest.MonkeyPatch) -> Any:
    stand_in: Any = types.ModuleType("pentaprism.arena.outside")
    stand_in.OutsideBot, stand_in.Limits, stand_in.BotFailed = OutsideBot, Limits, BotFailed
    monkeypatch.setitem(sys.modules, "pentaprism.arena.outside", stand_in)
    player_of.cache_clear()
    yield
    player_of.cache_clear()


@pytest.mark.usefixtures("_outside")
def test_an_outside_program_plays_whole_games() -> None:
    by = [player_of("engine@ms=50:first", PRISM), player_of("random", PRISM)]
    played, _ = table.play(PRISM, 4, {"target": 5}, 3, [0, 1, 1, 0], by)
    assert played.reason.startswith("most points")
    assert contestants.version_of("engine:first") == "stand-in 7"
    assert contestants.version_of("engine:garbage") == "unknown"
    with pytest.raises(PentaprismError, match="did not start"):
        contestants.version_of("engine:missing")


@pytest.mark.usefixtures("_outside")
def test_one_that_fails_loses_with_its_reason() -> None:
    by = [player_of("engine:fails 3", PRISM), player_of("random", PRISM)]
    played, moves = table.play(PRISM, 4, {"target": 5}, 3, [0, 1, 1, 0], by)
    assert played.winners == 0b0110
    assert re.fullmatch("seat [03] failed: too late: it is too late", played.reason)
    assert len(moves) == played.moves > 0


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
