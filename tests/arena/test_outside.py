"""Outside programs as bots: whatever they do, there is a legal move or a reason, and no waiting."""

import json
import os
import pickle
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from pentaprism.arena.keeper import descendants
from pentaprism.arena.outside import BotFailed, Limits, OutsideBot, read_move, words_of
from pentaprism.bots import Limit
from pentaprism.core.errors import BadRequest, NothingToDo
from pentaprism.core.game import Game, Json
from pentaprism.games import registry
from tests.arena.contestants import ENGINE, ROOT, bad, examples

GAMES: list[tuple[str, int, Json]] = [
    ("prizmik", 2, {}),
    ("prisma", 3, {}),
    ("laser", 10, {"untimed": True, "round_limit": 3}),
    ("prism", 6, {"target": 10}),
    ("prismatic", 4, {"goal": 3}),
]
SOON = Limits(ms=50, grace_ms=50, memory_mb=64)
#: Long enough for any machine.
PATIENT = Limits(ms=60_000, memory_mb=64)


def start(name: str = "prizmik") -> tuple[Game, Json]:
    game = registry.find(name)
    state = game.setup(game.players[0], {}, 1)
    return game, game.view(state, game.to_act(state)[0])


def ask(bot: OutsideBot, name: str = "prizmik") -> str:
    game, view = start(name)
    return bot.move(game, view, view["seat"], Limit(), seed=1)


def failure(command: str, limits: Limits, times: int = 1) -> BotFailed:
    """How a bot fails that is asked so often."""
    with OutsideBot(command, limits) as bot:
        for _ in range(times):
            try:
                ask(bot)
            except BotFailed as failed:
                return failed
    pytest.fail("it did all that it was asked for")


@examples
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_the_examples_play_whole_games(
    command: str, name: str, players: int, options: Json
) -> None:
    game, dice = registry.find(name), random.Random(name)
    state = game.setup(players, options, 5)
    with OutsideBot(command, PATIENT) as bot:
        for _ in range(300):
            if game.outcome(state):
                break
            seat = dice.choice(game.to_act(state))
            move = bot.move(game, game.view(state, seat), seat, Limit(), seed=dice.getrandbits(30))
            state = game.apply(state, seat, game.read_move(state, seat, move))
        assert bot.identify().games


@examples
@pytest.mark.parametrize(("name", "players", "games"), [("prizmik", 2, 10), ("prism", 3, 6)])
def test_the_examples_are_better_than_chance(
    command: str, name: str, players: int, games: int
) -> None:
    game, won = registry.find(name), 0.0
    with OutsideBot(command, PATIENT) as bot:
        for number in range(games):
            own, dice = number % players, random.Random(number)
            state = game.setup(players, {"target": 10} if name == "prism" else {}, number)
            while not (outcome := game.outcome(state)):
                seat = game.to_act(state)[0]
                move = dice.choice(game.legal(state, seat))
                if seat == own:
                    view = game.view(state, seat)
                    text = bot.move(game, view, seat, Limit(), seed=dice.getrandbits(30))
                    move = game.read_move(state, seat, text)
                state = game.apply(state, seat, move)
            won += (own in outcome.winners) / max(1, len(outcome.winners))
    assert won / games > 1.5 / players


def test_our_own_engine_is_a_bot() -> None:
    with OutsideBot(ENGINE, Limits(ms=60_000)) as bot:
        identity = bot.identify()
        assert identity.name == "Pentaprism"
        assert identity.games == tuple(game.id for game in registry.GAMES)
        assert not identity.random
        game, view = start()
        moves = {bot.move(game, view, 0, Limit(nodes=50), seed=seed) for seed in (3, 3)}
        assert len(moves) == 1


def test_a_bot_may_rather_wait_where_a_clock_runs() -> None:
    with OutsideBot(bad("refuses"), PATIENT) as bot:
        with pytest.raises(BotFailed, match="refused") as failed:
            ask(bot)
        assert failed.value.reason == "refused"
    game, view = start("laser")
    waits = {"id": 1, "error": {"code": "not-your-turn", "message": "wait", "clause": None}}
    with pytest.raises(NothingToDo):
        read_move(game, view, 0, waits)


@pytest.mark.parametrize(
    ("fault", "reason", "limits"),
    [
        ("late", "too late", SOON),
        ("garbage", "garbage", PATIENT),
        ("empty answer", "garbage", PATIENT),
        ("illegal", "illegal move", PATIENT),
        ("dies", "died", PATIENT),
        ("mute", "died", PATIENT),
        ("floods", "too much output", PATIENT),
        ("wrong id", "wrong id", PATIENT),
        ("spins", "too much CPU", Limits(ms=60_000, cores=0, start_cpu_s=1)),
        ("forks", "too many processes", Limits(ms=60_000)),
    ],
)
def test_every_fault_has_its_reason(fault: str, reason: str, limits: Limits) -> None:
    # The first move of a game has the time of a start besides.
    failed = failure(bad(fault), limits, times=2)
    assert failed.reason == reason, failed.message


def test_a_reason_travels_between_processes() -> None:
    failed = pickle.loads(pickle.dumps(BotFailed("died", "exit status 3")))
    assert (failed.reason, failed.message) == ("died", "died: exit status 3")


def test_a_full_pipe_is_nobodys_trap() -> None:
    with OutsideBot(bad("deaf"), SOON) as bot:
        ask(bot)
        with pytest.raises(BotFailed, match="too late"):
            bot.ask({"do": "best", "game": "prizmik", "more": "x" * 1_000_000})


def test_who_dies_is_quoted_and_started_again(tmp_path: Path) -> None:
    assert failure(bad("dies"), PATIENT).message == "died: exit status 3; something went wrong"
    with OutsideBot(bad("dies once", str(tmp_path / "died")), PATIENT) as bot:
        with pytest.raises(BotFailed, match="died"):
            ask(bot)
        assert ask(bot) == "a1+a2"


def test_a_word_too_many_is_noticed() -> None:
    assert failure(bad("chatters"), PATIENT, times=2).message == "unasked output: that was easy"


def test_memory_has_an_end() -> None:
    assert failure(bad("leaks"), PATIENT, times=100).reason == "too much memory"


def test_a_program_that_is_not_there() -> None:
    assert failure("no-such-program-anywhere", PATIENT).reason == "did not start"
    failed = failure(bad("never starts"), Limits(start_ms=300))
    assert failed.reason in ("too late", "did not start")  # as busy as the machine is


def test_who_does_not_know_hello_is_a_bot_too() -> None:
    with OutsideBot(bad("nameless"), PATIENT) as bot:
        assert bot.identify().games == tuple(game.id for game in registry.GAMES)
        assert ask(bot) == "a1+a2"


def test_a_bot_is_asked_only_for_games_that_it_names() -> None:
    with OutsideBot(bad("good"), PATIENT) as bot:
        with pytest.raises(BotFailed, match="does not play Prisma"):
            ask(bot, "prisma")
        assert ask(bot) == "a1+a2"


def test_standard_error_is_not_in_the_way() -> None:
    with OutsideBot(bad("loud"), PATIENT) as bot:
        assert ask(bot) == ask(bot) == "a1+a2"
        assert len(bot.process().stderr) <= 8192


def seen(fault: str) -> Any:
    game, view = start()
    request = {"do": "best", "game": game.id, "view": view, "seat": 0, "limit": {"ms": 60_000}}
    with OutsideBot(bad(fault), PATIENT) as bot:
        return bot.ask(request)["ok"]["saw"], bot.process().network


def test_a_bot_starts_in_a_folder_of_its_own_and_knows_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PENTAPRISM_SECRET", "nobody knows")
    (folder, environment), _ = seen("curious")
    assert not Path(folder).exists()  # any more
    assert environment["HOME"] == environment["TMPDIR"] == folder
    known = {"HOME", "TMPDIR", "PATH", "LANG", "LC_CTYPE", "PENTAPRISM_CACHE", "PENTAPRISM_DATA"}
    assert environment.keys() <= known


def test_there_is_no_network_where_the_system_allows_it() -> None:
    devices, network = seen("online")
    assert network or not set(devices) - {"lo"}


def alive(process: int) -> bool:
    """Whether anything of this group is there, and not only its name."""
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                fields = Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if process in (int(entry), int(fields[2])) and fields[0] != "Z":
                return True
    return False


def test_nothing_is_left_behind() -> None:
    with OutsideBot(bad("escapes"), Limits(ms=60_000, processes=4)) as bot:
        ask(bot)
        process = bot.process()
        keeper = process._keeper.pid
        below = descendants(keeper)
        assert process.pid in below
        assert len(below) >= 2  # the bot, and what left its group
    assert not any(map(alive, [keeper, *below]))


def test_a_bot_ends_with_the_one_who_asks(tmp_path: Path) -> None:
    """Also if that one is killed and cannot tell anybody."""
    code = (
        "import os; from pentaprism.arena.outside import OutsideBot;"
        f"bot = OutsideBot({bad('good')!r}); bot.identify();"
        "print(bot.process().pid, flush=True); os.kill(os.getpid(), 9)"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=env, timeout=120)
    process = int(done.stdout)
    until = time.monotonic() + 60
    while alive(process):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_nobody_thinks_unasked() -> None:
    with OutsideBot(bad("good"), PATIENT) as bot:
        ask(bot)
        stat = Path(f"/proc/{bot.process().pid}/stat")
        until = time.monotonic() + 60
        while stat.read_text().rpartition(")")[2].split()[0] != "T":
            assert time.monotonic() < until
            time.sleep(0.01)


def test_commands_are_read_as_a_shell_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my bot.py").touch()
    monkeypatch.chdir(tmp_path)
    assert words_of("python3 'my bot.py' --fast") == [
        "python3",
        str(tmp_path / "my bot.py"),
        "--fast",
    ]
    for wrong in ("", "'open"):
        with pytest.raises(BadRequest):
            words_of(wrong)


def test_the_documented_conversation_is_a_real_one() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    lines = page.split("```")[1].strip().splitlines()
    asked = [line[2:] for line in lines if line.startswith("> ")]
    told = [json.loads(line[2:]) for line in lines if line.startswith("< ")]
    assert len(asked) == len(told) >= 3
    command = [sys.executable, str(ROOT / "examples" / "bots" / "greedy.py")]
    done = subprocess.run(command, input="\n".join(asked), capture_output=True, text=True)
    assert [json.loads(line) for line in done.stdout.splitlines()] == told
