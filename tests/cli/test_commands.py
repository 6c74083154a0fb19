"""The commands as a person types them: what they print, and that errors are one line."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pentaprism.games.laser import puzzles
from pentaprism.games.prism.deck import COLOURS
from pentaprism.games.prizmik import puzzles as prizmik_puzzles
from pentaprism.games.registry import find


def run(*arguments: str, typed: str = "", code: int = 0) -> str:
    """What a command prints; its errors too when they are expected."""
    command = [sys.executable, "-m", "pentaprism", *arguments]
    environment = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1"}
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, timeout=300
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


COMMANDS = (
    "play",
    "puzzle",
    "games",
    "rules",
    "show",
    "code",
    "replay",
    "study",
    "engine",
    "perft",
    "bench",
    "warm",
    "prune",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert "Example" in run(command, "--help")
    assert command in run("--help")


def test_version_and_games() -> None:
    assert re.match(r"pentaprism \d+\.\d+", run("--version"))
    told = run("games")
    assert "PRIZMIK" in told
    assert "--set capture=stay" in told


def test_rules_whole_and_by_clause() -> None:
    assert "Promotion" in run("rules", "prizmik")
    clause = run("rules", "prizmik", "9")
    assert "Promotion" in clause
    assert "Capturing" not in clause


def test_show_draws_positions_and_records(tmp_path: Path) -> None:
    assert run("show", "prizmik").startswith("<svg")
    record, picture = tmp_path / "game.jsonl", tmp_path / "picture.svg"
    run("play", "prizmik", "--people", "2", "--record", str(record), typed="a1+a2\na8+a7\n")
    run("show", "--record", str(record), "--move", "1", "--seat", "1", "--out", str(picture))
    assert "carrier a2" in picture.read_text()
    assert "carrier a7" not in picture.read_text()
    assert "carrier a7" in run("show", "--record", str(record))
    assert "2 moves" in run("show", "--record", str(record), "--move", "9", code=2)


def test_perft_counts() -> None:
    last = run("perft", "prizmik", "3").splitlines()[-1]
    assert last.split()[:2] == ["3", "637"]


def test_bench_prints_a_rate() -> None:
    assert "M moves/s" in run("bench", "prizmik", "--seconds", "0.05", "--repeats", "2")


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "chess"],
        ["play", "prizmik", "--set", "capture=jump"],
        ["play", "prizmik", "--set", "capture"],
        ["play", "prizmik", "--level", "god"],
        ["play", "prizmik", "--people", "3"],
        ["play", "prizmik", "--players", "5"],
        ["play", "prizmik", "--record", "no/such/folder/file"],
        ["rules", "chess"],
        ["rules", "prizmik", "99"],
        ["replay", "no-such-file"],
        ["perft", "prizmik", "21"],
        ["perft", "prizmik", "x"],
        ["perft"],
        ["perrft"],
        ["games", "--no-such-option"],
        ["perft", "prizmik", "1", "--position", "no-such-file"],
        ["bench", "prizmik", "--seconds", "-1"],
    ],
    ids=" ".join,
)
def test_errors_are_one_clear_line(arguments: list[str]) -> None:
    told = run(*arguments, code=2).strip().splitlines()
    assert len(told) == 1
    assert told[0].startswith("pentaprism: ")


def test_broken_records_and_positions_are_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("{nonsense")
    assert "line 1" in run("replay", str(broken), code=2)
    assert "not JSON" in run("perft", "prizmik", "1", "--position", str(broken), code=2)
    broken.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("replay", str(broken), code=2)


def test_a_game_is_played_refused_helped_and_recorded(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    typed = "?\nmoves a1\na1-a2\na1+a2\nhint\nrules 5\nundo\nundo\nh1+h2\nquit\n"
    arguments = ["--level", "1", "--ms", "20", "--record", str(record)]
    told = run("play", "prizmik", *arguments, typed=typed)
    assert "a1+a2  a1+b1" in told
    assert "No: bases never move  [clause 4" in told
    assert "Red deploys a carrier from a1 to a2" in told
    assert "Deploying" in told
    assert "you have not moved yet" in told
    assert re.search(r"Blue deploys .* \(beginner\)", told)
    shown = run("replay", str(record))
    assert "h1+h2" in shown
    assert "Not finished." in shown
    assert "All 2 moves are legal." in shown
    ended = '"result":{"winners":[0],"reason":"Blue resigned"}'
    record.write_text(record.read_text("utf-8").replace('"result":null', ended), "utf-8")
    assert "Red wins: Blue resigned." in run("replay", str(record))


def test_two_people_at_one_keyboard() -> None:
    told = run("play", "prizmik", "--people", "2", typed="a1+a2\na8+a7\n")
    assert "Blue to act" in told
    assert "You have left the table." in told


def test_a_curtain_falls_between_seats_with_secrets() -> None:
    """Each of two people sees their own hand only, and hears what the other did in the open."""
    prism = find("prism")
    state = prism.setup(2, {}, 4)
    first = prism.to_act(state)[0]
    position = prism.position(state)
    playable = next(card for card in position["hands"][first] if card in COLOURS)
    typed = f"\ndraw\nplay {playable}\n\ndraw\nquit\n"
    told = run("play", "prism", "--people", "2", "--seed", "4", typed=typed)
    before, after = told.split(f"Hand over to seat {1 - first}")
    assert f"Hand over to seat {first}" in before
    hands = [f"your hand: {own_hand(prism.draw(state, seat))}" for seat in (first, 1 - first)]
    assert hands[0] in before
    assert hands[1] not in before
    assert hands[0] not in after
    assert hands[1] in after
    assert f"seat {first} draws a card" in after
    assert f"seat {first}" in after.split("your hand")[0]


def own_hand(picture: str) -> str:
    return picture.split("your hand: ")[1].splitlines()[0]


def test_a_puzzle_with_hints_by_degrees() -> None:
    typed = "?\nhint\nhint\nhint\nhint\nimpossible\n0+0\nnonsense\nsolve\n"
    told = run("puzzle", "--seed", "3", "--difficulty", "easy", typed=typed)
    assert told.index("It can be done for") < told.index("Begin with") < told.index("First ")
    assert "There is a way." in told
    assert told.count("No: ") == 2
    solution = puzzles.hints(puzzles.generate(3, "easy"))[-1].text
    told = run("puzzle", "--seed", "3", "--difficulty", "easy", typed=f"{solution}\n")
    assert "nothing is cheaper" in told
    assert "This was easy" in told


def test_a_puzzle_of_prizmik() -> None:
    solution = prizmik_puzzles.solution(prizmik_puzzles.generate(3, "easy", cards=2))
    typed = f"hint\n{solution[0]}\n{' '.join(solution[::2])}\n"
    told = run(
        "puzzle", "prizmik", "--seed", "3", "--difficulty", "easy", "--cards", "2", typed=typed
    )
    assert "It takes 2 moves" in told
    assert f"The other side answers {solution[1]}" in told
    assert "Solved in 2 moves with 1 hints." in told


def test_the_puzzle_of_a_day_is_the_same_everywhere() -> None:
    assert run("puzzle", "--date", "2026-12-24") == run("puzzle", "--date", "2026-12-24")
    assert run("puzzle", "--date", "2026-12-24") != run("puzzle", "--date", "2026-12-26")
    assert "2026-12-24" in run("puzzle", "--date", "yesterday", code=2)


def test_laser_is_played_in_turns_at_a_keyboard() -> None:
    told = run("play", "laser", "--level", "3", "--seed", "2", typed="bid 30\nmoves\nquit\n")
    assert "bid 30" in told or "bids 30" in told
    assert "to act" in told


def test_a_game_to_its_end() -> None:
    """A person who always takes the hint against a beginner."""
    typed = "".join(f"{text}\n" for text in ["hint"] * 3) + "resign\n"
    told = run("play", "prizmik", "--level", "1", "--ms", "20", typed=typed)
    assert told.count("expects") == 3


def test_in_a_terminal_it_asks_for_what_it_needs() -> None:
    """A real pseudo-terminal: menu, level, board, a move, and out."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, [sys.executable, "-m", "pentaprism", "play", "prizmik"])
    told = ""

    def read_until(words: str) -> None:
        nonlocal told
        deadline = time.monotonic() + 120
        while words not in told:
            assert time.monotonic() < deadline, told
            if select.select([terminal], [], [], 1)[0]:
                told += os.read(terminal, 65536).decode(errors="replace")

    for words, answer in (
        ("People at this keyboard", "1\n"),
        ("Level of the bot", "2\n"),
        ("Red to act", "e1+e2\n"),
        ("(novice)", "quit\n"),
        ("You have left the table", ""),
    ):
        read_until(words)
        os.write(terminal, answer.encode())
    assert os.waitpid(pid, 0)[1] == 0


def test_a_code_and_back(tmp_path: Path) -> None:
    position = {"board": "f7/8/8/8/8/8/8/F7", "turn": 1, "reserves": [3, 2], "quiet": 4}
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    code = run("code", "prizmik", "--position", str(path)).strip()
    assert json.loads(run("code", code, "--json")) == {**position, "options": {}}
    told = run("code", code.lower())
    assert "Blue, fighters in reserve: 2" in told
    assert "Blue is to move" in told
    wrong = ("0" if code[6] != "0" else "1").join((code[:6], code[7:]))
    assert f"Did you mean {code}?" in run("code", wrong, code=2)
    assert "too short" in run("code", "1Q", code=2)
