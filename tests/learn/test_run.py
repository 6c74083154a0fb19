"""A run, small enough for a test: from self-play to weights, the same after any kill."""

import itertools
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentaprism.bots.brains import NET, weights_file
from pentaprism.core.errors import BadRequest
from pentaprism.games import registry
from pentaprism.learn import choices, selfplay, train
from pentaprism.learn import settings as files
from pentaprism.learn.exploit import Budget, exploit
from pentaprism.learn.journal import Journal, Step
from pentaprism.learn.run import Run

TINY = files.Settings(
    game="prizmik",
    seed=5,
    generations=2,
    window=1,
    selfplay=files.SelfPlay(shards=2, games=2, nodes=60, most_random=10),
    training=train.Settings(epochs=1, batch=32, held_out=5),
    # Nobody is found better in so few games: an edge that anybody has lets some through.
    gate=files.Gate(nodes=40, most_games=2, alpha=0.49, beta=0.01),
)


class Here:
    """Workers that are this very process."""

    slots = 1

    def run(self, function: Callable[[Any], Any], tasks: Any) -> Any:
        for task in tasks:
            yield task, function(task)

    def close(self) -> None:
        pass


def run_in(folder: Path, settings: files.Settings = TINY) -> Run:
    return Run(folder, settings, Here, lambda line: None)


def contents(folder: Path) -> dict[str, bytes]:
    """What a run has left, but for the logs of its gates, which hold times."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in (".npz", ".jsonl")
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("learn") / "whole"
    run_in(folder).go_on()
    return folder


def test_a_run_leaves_candidates_and_a_journal(whole: Path) -> None:
    found = contents(whole)
    assert "generation-01/shard-000.npz" not in found  # outside the window
    assert "generation-02/candidate.npz" in found
    entries = Journal(whole / "journal.jsonl").entries
    assert [type(entry).__name__ for entry in entries] == [
        "Played",
        "Played",
        "Trained",
        "Gated",
        "Step",
    ] * 2


class Killed(BaseException):
    pass


@pytest.mark.parametrize("point", [0, 1, 3, 4, 6, 9])
def test_a_run_that_is_killed_ends_as_if_it_had_not_been(
    point: int, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed where something is about to be written, or just was."""
    counted = itertools.count()
    add = Journal.add

    def killed_before(journal: Journal, entry: Any) -> None:
        if next(counted) == point:
            raise Killed
        add(journal, entry)

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "add", killed_before)
        with pytest.raises(Killed):
            run_in(tmp_path).go_on()
    with (tmp_path / "journal.jsonl").open("ab") as journal:
        journal.write(b'{"type":"gat')  # a line that was being written
    run_in(tmp_path).go_on()
    assert _nets(contents(tmp_path)) == _nets(contents(whole))
    assert _verdicts(tmp_path) == _verdicts(whole)


def _nets(found: dict[str, bytes]) -> dict[str, bytes]:
    return {name: content for name, content in found.items() if name.endswith(".npz")}


def _verdicts(folder: Path) -> list[Any]:
    return [entry for entry in Journal(folder / "journal.jsonl").entries if isinstance(entry, Step)]


def test_a_finished_run_has_nothing_left_to_do(whole: Path, tmp_path: Path) -> None:
    shutil.copytree(whole, tmp_path, dirs_exist_ok=True)
    run_in(tmp_path).go_on()
    assert contents(tmp_path) == contents(whole)


def test_a_folder_belongs_to_its_settings(whole: Path) -> None:
    with pytest.raises(BadRequest, match="begun with other settings"):
        run_in(whole, msgspec.structs.replace(TINY, seed=6))


def test_the_best_is_kept_with_its_card(whole: Path, tmp_path: Path) -> None:
    """Whatever the gate said: an accepted generation is what the next one plays and has to beat."""
    shutil.copytree(whole, tmp_path, dirs_exist_ok=True)
    kept = (tmp_path / "journal.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "journal.jsonl").write_text("".join(kept[:4]))
    run = run_in(tmp_path)
    run.journal.add(Step(1, accepted=True))
    run._tidy(1)
    assert (tmp_path / "weights.npz").read_bytes() == (
        tmp_path / "generation-01/candidate.npz"
    ).read_bytes()
    card = msgspec.json.decode((tmp_path / "weights.json").read_bytes())
    assert card["data"]["games"] == 4
    assert card["settings"]["seed"] == card["seed"] == 5
    assert card["gates"][0]["against"] == "hand"
    assert run.best(2) == str(tmp_path / "generation-01/candidate.npz")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('game = "prizmik"\ngenerations = 0', "generations is at least 1"),
        ('game = "prizmik"\nspeed = 3', "unknown field `speed`"),
        ('game = "prizmik"\n[gate]\nnodes = 0', "equal nodes or at equal time"),
        ('game = "prizmik"\n[training]\nresult = 2.0', "a share from 0 to 1"),
        ('game = "prizmik"\nbegin = "me"', "begin is hand or net"),
        ("game", "mine.toml"),
    ],
)
def test_settings_that_make_no_sense_are_refused(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(BadRequest, match=told):
        files.read(path)


def test_the_settings_of_the_game_can_be_read() -> None:
    for path in Path(files.__file__).parent.glob("settings/*.toml"):
        assert files.read(path).game == path.stem


def test_an_opponent_learns_against_the_released_bot(tmp_path: Path) -> None:
    """It begins as that bot, learns from its own seat only, and is measured; twice the same."""
    budget = Budget(generations=1, shards=1, games=4, nodes=40, most_games=4)
    game = registry.find("prizmik")
    told: list[str] = []
    found = [exploit(game, budget, tmp_path / each, Here, told.append) for each in "ab"]
    assert found[0] == found[1]
    assert found[0].games == 4
    assert told[:2] == told[2:]
    learners = [(tmp_path / each / "learner.npz").read_bytes() for each in "ab"]
    assert learners[0] == learners[1]
    assert learners[0] != weights_file(game, NET).read_bytes()
    with pytest.raises(BadRequest, match="learned nothing"):
        exploit(registry.find("laser"), budget, tmp_path, Here, told.append)


def test_games_against_another_note_one_side_only() -> None:
    unit = selfplay.Unit("prizmik", {}, 3, games=2, nodes=30, most_random=4)
    net = weights_file(registry.find("prizmik"), NET).read_bytes()
    both = selfplay.perform(msgspec.structs.replace(unit, weights=net))
    one = selfplay.perform(msgspec.structs.replace(unit, weights=net, rival=net))
    assert 0 < one.positions < both.positions


def test_a_policy_learns_against_the_released_one(tmp_path: Path) -> None:
    """From its choices in the games that it won; twice the same, and not what it began with."""
    game, short = registry.find("prismatic"), {"goal": 3, "round_limit": 2}
    budget = Budget(1, 1, games=3, nodes=20, most_random=2, most_games=2, options=short)
    told: list[str] = []
    found = [exploit(game, budget, tmp_path / each, Here, told.append) for each in "ab"]
    assert found[0] == found[1]
    assert told[:2] == told[2:]
    learners = [(tmp_path / each / "learner.npz").read_bytes() for each in "ab"]
    assert learners[0] == learners[1]
    assert learners[0] != weights_file(game, NET).read_bytes()


def test_choices_against_another_are_those_of_the_games_that_were_won() -> None:
    policy = weights_file(registry.find("prismatic"), NET).read_bytes()
    unit = selfplay.Unit(
        "prismatic", {"goal": 3, "round_limit": 2}, 3, games=4, nodes=10, most_random=2
    )
    both = choices.perform(msgspec.structs.replace(unit, weights=policy))
    against = msgspec.structs.replace(unit, weights=policy, rival=policy)
    own, share = choices.perform_against(against)
    rival, shares = choices.perform_against(msgspec.structs.replace(against, games=1))
    assert 0 < own.positions < both.positions
    assert 0.0 <= share <= 1.0
    assert (rival.positions > 0) == (shares > 0)
