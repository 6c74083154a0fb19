"""Files of weights: what fits is used, what does not is refused by name."""

import io
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from pentaprism.arena import contestants
from pentaprism.bots.brains import weights_file, weights_of
from pentaprism.core.errors import BadRequest
from pentaprism.games.registry import find
from pentaprism.search import weights
from pentaprism.search.weights import About, BadWeights
from tests.learn.nets import NET, PRIZMIK, random_weights

ABOUT = About("prizmik", PRIZMIK.version)


def test_what_was_saved_is_what_is_loaded(tmp_path: Path) -> None:
    path, net = tmp_path / "weights.npz", random_weights(1)
    weights.save(path, net, ABOUT)
    again = weights.load(path, NET, ABOUT)
    assert all((one == other).all() for one, other in zip(net, again, strict=True))
    assert [part.dtype for part in net] == [part.dtype for part in again]
    weights.save(tmp_path / "twice.npz", net, ABOUT)
    assert path.read_bytes() == (tmp_path / "twice.npz").read_bytes()


def changed(**arrays: Any) -> bytes:
    with np.load(io.BytesIO(weights.encode(random_weights(1), ABOUT))) as file:
        content = {name: file[name] for name in file.files}
    content |= arrays
    out = io.BytesIO()
    np.savez(out, **{name: array for name, array in content.items() if array is not None})
    return out.getvalue()


def about(**fields: Any) -> Any:
    told = msgspec.to_builtins(ABOUT) | fields
    return np.frombuffer(msgspec.json.encode(told), np.uint8)


GOOD = weights.encode(random_weights(1), ABOUT)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "no .npz file"),
        (b"not at all", "no .npz file"),
        (GOOD[: len(GOOD) // 2], "no .npz file"),
        (GOOD[:3000] + bytes(100) + GOOD[3100:], "no .npz file"),
        (bytes(2 << 20), "cannot be weights"),
        (changed(about=None), "does not say what it is for"),
        (changed(about=about(game="prism")), "its game is 'prism', wanted is 'prizmik'"),
        (changed(about=about(version="0")), "its version is '0'"),
        (changed(about=about(format=2)), "its format is 2"),
        (changed(about=about(unit=255)), "its unit is 255"),
        (changed(bias=None), "no array 'bias'"),
        (changed(first=np.zeros((3, 32), np.int16)), "first is int16[3, 32], prizmik takes"),
        (changed(last=np.zeros(4, np.float64)), "last is float64[4]"),
        (changed(last=np.full(4, 2**31 - 1, np.int32)), "its numbers are too large"),
        (changed(first=np.array([{}], object)), "no .npz file"),
    ],
    ids=lambda value: value if isinstance(value, str) else "file",
)
def test_a_file_that_does_not_fit_is_refused_by_name(
    content: bytes, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.npz"
    path.write_bytes(content)
    with pytest.raises(BadWeights) as refused:
        weights.load(path, NET, ABOUT)
    assert refused.value.message.startswith(f"{path}: ")
    assert told in refused.value.message


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"nowhere\.npz: No such file"):
        weights_of(PRIZMIK, str(tmp_path / "nowhere.npz"))


def test_a_contestant_may_judge_by_hand_or_by_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    weights.save(path, random_weights(1), ABOUT)
    for text, evaluation in (
        ("master@ms=50,eval=hand", "hand"),
        (f"alphabeta@eval={path},nodes=20", str(path)),
        ("club", "hand"),
        ("master", "net"),
    ):
        contestant = contestants.parse(text)
        contestants.check(contestant, PRIZMIK, False)
        level, _ = contestants.level_and_limit(contestant, PRIZMIK)
        assert level.evaluation == evaluation
    assert contestants.version_of("master@eval=hand") == contestants.own_version()
    assert contestants.version_of(f"master@eval={path}") != contestants.own_version()


@pytest.mark.parametrize(
    ("text", "game", "told"),
    [
        ("random@eval=hand", "prizmik", "random takes no eval"),
        ("mcts@eval=hand", "prizmik", "mcts takes no eval"),
        ("master@eval=net", "laser", "Laser has no net"),
        ("master@eval=", "prizmik", "a limit is"),
        ("engine@eval=hand:bot", "prizmik", "judges by itself"),
    ],
)
def test_an_evaluation_that_makes_no_sense_is_refused(text: str, game: str, told: str) -> None:
    with pytest.raises(BadRequest, match=told):
        contestants.check(contestants.parse(text), find(game), False)


def test_the_weights_of_the_game_are_small_and_load_quickly() -> None:
    path = weights_file(PRIZMIK, "net")
    assert path.stat().st_size <= 200_000
    took = []
    for _ in range(5):
        began = time.process_time()
        weights.load(path, NET, ABOUT)
        took.append(time.process_time() - began)
    assert min(took) < 0.05
