"""What was learned, on disk: whole numbers in a .npz file, refused by name unless they fit.

The file of a net holds the arrays of search.nets.Weights without their first axis, the one of a
policy or an outlook its weights and what the search makes of them, with an outlook the habits too.
All hold `about`: JSON as bytes with the format's number, the game and its version, and the scale of
the numbers. Beside it lies a card (.json) that says where the numbers come from; nothing reads it
but people.
"""

import io
import os
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pentaprism.core.errors import PentaprismError
from pentaprism.search import policies
from pentaprism.search.nets import FRACTION, UNIT, Weights, from_both_chairs

FORMAT = 1
_MOST_BYTES = 1 << 20
_ARRAYS = {"first": np.int16, "bias": np.int32, "second": np.int16, "last": np.int32}
_LIMIT = 2**31


class BadWeights(PentaprismError):
    """A file of weights that cannot be used, by name and with what is wrong."""

    code = "bad-weights"


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For whom the numbers are, and how they are meant."""

    game: str
    version: str
    format: int = FORMAT
    unit: int = UNIT
    fraction: int = FRACTION


def shapes(net: Any) -> dict[str, tuple[int, ...]]:
    return {
        "first": (net.INPUTS, net.HIDDEN),
        "bias": (net.HIDDEN,),
        "second": (net.BUCKETS, 2 * net.HIDDEN),
        "last": (net.BUCKETS,),
    }


def about_policy(game: str, version: str) -> About:
    return About(game, version, unit=policies.UNIT, fraction=1)


def load(path: Path, net: Any, about: About) -> Weights:
    """The net of a file for a game's net.py; BadWeights if it is not made for exactly that."""
    return decode(_content(path), str(path), net, about)


def load_policy(path: Path, policy: Any, about: About) -> policies.Policies:
    """The same for a game's policy.py or outlook.py."""
    return decode_policy(_content(path), str(path), policy, about)


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadWeights(f"{path}: {error.strerror or error}") from None


def decode(content: bytes, path: str, net: Any, about: About) -> Weights:
    """The same from what is in the file."""
    wanted = {name: (shape, _ARRAYS[name]) for name, shape in shapes(net).items()}
    arrays = _checked(content, path, wanted, about)
    _check_size(path, arrays, net)
    arrays["first"] = from_both_chairs(arrays["first"], net.SWAP)
    return Weights(*(arrays[name][None] for name in _ARRAYS))


def decode_policy(content: bytes, path: str, policy: Any, about: About) -> policies.Policies:
    name = policies.kind_of(policy)
    inputs, habits = policies.inputs_of(policy)
    wanted = {name: ((inputs,), np.int16), "search": ((policies.KNOBS,), np.float64)}
    if habits:
        wanted["habits"] = ((habits,), np.int16)
    arrays = _checked(content, path, wanted, about)
    if not np.isfinite(arrays["search"]).all():
        raise BadWeights(f"{path}: its numbers for the search are no numbers")
    return policies.of(arrays[name], arrays["search"], arrays.get("habits", np.zeros(0, np.int16)))


def _checked(
    content: bytes, path: str, wanted: Mapping[str, tuple[tuple[int, ...], Any]], about: About
) -> dict[str, Any]:
    """The arrays of a file that is for this game and version, each of the shape wanted."""
    arrays = _read(content, path)
    try:
        found = msgspec.json.decode(arrays.pop("about").tobytes(), type=About)
    except (KeyError, msgspec.MsgspecError) as error:
        raise BadWeights(f"{path}: it does not say what it is for ({error})") from None
    for field in About.__struct_fields__:
        has, asked = getattr(found, field), getattr(about, field)
        if has != asked:
            raise BadWeights(f"{path}: its {field} is {has!r}, wanted is {asked!r}")
    for name, (shape, dtype) in wanted.items():
        if name not in arrays:
            raise BadWeights(f"{path}: it has no array {name!r}")
        if arrays[name].shape != shape or arrays[name].dtype != dtype:
            raise BadWeights(
                f"{path}: {name} is {arrays[name].dtype}{list(arrays[name].shape)}, "
                f"{about.game} takes {np.dtype(dtype)}{list(shape)}"
            )
    return arrays


def _read(content: bytes, path: str) -> dict[str, Any]:
    if len(content) > _MOST_BYTES:
        raise BadWeights(f"{path}: more than {_MOST_BYTES} bytes cannot be weights")
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (
        ValueError,
        TypeError,
        AttributeError,
        EOFError,
        zlib.error,
        zipfile.BadZipFile,
    ) as error:
        raise BadWeights(f"{path}: it is no .npz file ({error})") from None


def _check_size(path: str, arrays: dict[str, Any], net: Any) -> None:
    """Whatever stands on the board, no sum may leave 32 bits."""
    most = np.abs(arrays["first"].astype(np.int64)).max(initial=0) * net.MOST_ACTIVE
    sums = most + np.abs(arrays["bias"].astype(np.int64)).max(initial=0)
    scores = np.abs(arrays["second"].astype(np.int64)).sum(axis=1) * UNIT
    scores += np.abs(arrays["last"].astype(np.int64))
    if max(int(sums), int(scores.max(initial=0))) >= _LIMIT:
        raise BadWeights(f"{path}: its numbers are too large")


def save(path: Path, weights: Weights, about: About) -> None:
    replace_file(path, encode(weights, about))


def encode(weights: Weights, about: About) -> bytes:
    arrays = {name: array[0] for name, array in weights._asdict().items()}
    return _encode(arrays | {"first": _of_one_chair(weights)}, about)


def _of_one_chair(weights: Weights) -> Any:
    return weights.first[0, :, : weights.bias.shape[1]]


def encode_policy(weights: Any, knobs: Any, policy: Any, about: About, habits: Any = None) -> bytes:
    """A trained policy in whole numbers, with what the search makes of it; or an outlook, with the
    habits that go with it."""
    arrays = {policies.kind_of(policy): whole_policy(weights), "search": knobs}
    if habits is not None:
        arrays["habits"] = whole_policy(habits)
    return _encode(arrays, about)


def whole_policy(weights: Any) -> Any:
    """The weights of a policy, an outlook or habits as games take them."""
    return _rounded(weights * policies.UNIT, np.int16)


def _encode(arrays: dict[str, Any], about: About) -> bytes:
    arrays["about"] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    content = io.BytesIO()
    np.savez_compressed(content, **arrays)
    return content.getvalue()


def replace_file(path: Path, content: bytes) -> None:
    """Write a file so that a kill at any moment leaves the old one or the new one."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    with scratch.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)


def as_trained(weights: Weights, scale: float) -> tuple[Any, Any, Any, Any]:
    """The parts of a net as they were before they became whole numbers."""
    _, bias, second, last = (part[0].astype(np.float32) for part in weights)
    return (
        _of_one_chair(weights).astype(np.float32) / UNIT,
        bias / UNIT,
        second / (scale * FRACTION),
        last / (scale * UNIT * FRACTION),
    )


def quantised(first: Any, bias: Any, second: Any, last: Any, scale: float, swap: Any) -> Weights:
    """A trained net in whole numbers; `scale`: what a logit is worth as a score; `swap`: the one of
    the game's net.py."""
    return Weights(
        from_both_chairs(_rounded(first * UNIT, np.int16), swap)[None],
        _rounded(bias * UNIT, np.int32)[None],
        _rounded(second * scale * FRACTION, np.int16)[None],
        _rounded(last * scale * UNIT * FRACTION, np.int32)[None],
    )


def _rounded(values: Any, dtype: Any) -> Any:
    limits = np.iinfo(dtype)
    return np.clip(np.rint(values.astype(np.float64)), limits.min, limits.max).astype(dtype)
