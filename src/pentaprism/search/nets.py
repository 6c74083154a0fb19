"""Small nets that correct an evaluation, inside kernels.

A net sees a position twice, from the chairs of both seats, as a list of active inputs (ones, all
others being zeros). The first layer is the same for both chairs and is kept up to date move by
move; its units are clipped to 0..1 and added up with the weights of the second layer, of which
there is one for each bucket of positions (early and late ones, say).

All numbers are whole, so that a search gives the same answer on every machine: a unit's 1 is UNIT,
and a score is the sum of the second layer divided by UNIT * FRACTION.

A game that has a net has net.py:
  INPUTS, HIDDEN, BUCKETS        the shape
  MOST_ACTIVE                    no position has more active inputs
  active(s, chair, out)          writes the active inputs as this seat sees them, returns how many
  changes(before, after, out)    writes what a move changes as the first seat sees it: an input that
                                 comes in as 2 * input, one that goes as 2 * input + 1; their number
  bucket(s)                      0 to BUCKETS - 1
  SWAP                           by input as one chair sees it: the input as the other one sees it
  MIRROR                         by input: the same in the mirrored position, worth the same
"""

from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel, part_of_kernel

UNIT, FRACTION = 1024, 16
_SHIFT = 14  # of UNIT * FRACTION


class Weights(NamedTuple):
    """Nets of one shape, one behind the other: whoever searches chooses one by number."""

    first: Any  # [net, input, unit] of UNIT: as the first chair sees the input, then as the other
    bias: Any  # [net, unit] of UNIT
    second: Any  # [net, bucket, unit]: those of the seat to move, then those of the other
    last: Any  # [net, bucket] of UNIT * FRACTION


def from_both_chairs(first: Any, swap: Any) -> Any:
    """Rows of the first layer for both chairs side by side, from those of one: a move changes an
    input of each, and so brings both up to date by one row."""
    return np.concatenate([first, first[swap]], axis=1)


def stack(nets: "list[Weights]") -> Weights:
    """Several nets of one shape as one."""
    return Weights(*(np.concatenate(parts) for parts in zip(*nets, strict=True)))


def empty(hidden: int = 0, inputs: int = 0, buckets: int = 0) -> Weights:
    return Weights(
        np.zeros((1, inputs, 2 * hidden), np.int16),
        np.zeros((1, hidden), np.int32),
        np.zeros((1, buckets, 2 * hidden), np.int16),
        np.zeros((1, buckets), np.int32),
    )


#: For whoever evaluates by hand.
NONE = empty()

_CACHE_LINE = 64


def new_sums(plies: int, weights: Weights) -> Any:
    """Room for the first layer at each ply: [ply, unit], the first chair's units, then the other's.
    It begins with a cache line: rows that lie across two take twice as long."""
    units = 2 * weights.bias.shape[1]
    room = np.zeros(plies * units + _CACHE_LINE // 4, np.int32)
    start = -room.ctypes.data % _CACHE_LINE // 4
    return room[start : start + plies * units].reshape(plies, units)


def make_start(net: Any) -> Any:
    """A kernel `start(states, weights, number, sums, scratch)`: the first layer of states[0],
    anew."""
    if net is None:

        @kernel
        def nothing(states: Any, weights: Any, number: int, sums: Any, scratch: Any) -> None:
            return

        return nothing

    _active, hidden = net.active, net.HIDDEN

    @kernel
    def start(states: Any, weights: Any, number: int, sums: Any, scratch: Any) -> None:
        for unit in range(2 * hidden):
            sums[0, unit] = weights.bias[number, unit % hidden]
        for i in range(_active(states[0], 0, scratch)):
            for unit in range(2 * hidden):
                sums[0, unit] += weights.first[number, scratch[i], unit]

    return start


def make_follow(net: Any) -> Any:
    """A kernel `follow(states, weights, number, sums, ply, scratch)`: the first layer of
    states[ply + 1] from that of states[ply]."""
    if net is None:

        @kernel
        def nothing(
            states: Any, weights: Any, number: int, sums: Any, ply: int, scratch: Any
        ) -> None:
            return

        return nothing

    _changes, both = net.changes, 2 * net.HIDDEN

    @part_of_kernel
    def follow(states: Any, weights: Any, number: int, sums: Any, ply: int, scratch: Any) -> None:
        after, first = ply + 1, weights.first
        n = _changes(states[ply], states[after], scratch)
        if n == 2 and (scratch[0] ^ scratch[1]) & 1 != 0:
            # One input for another, as most moves have it: in one pass.
            goes = scratch[0] if scratch[0] & 1 != 0 else scratch[1]
            comes, goes = (scratch[0] ^ scratch[1] ^ goes) >> 1, goes >> 1
            for unit in range(both):
                change = first[number, comes, unit] - first[number, goes, unit]
                sums[after, unit] = np.int32(sums[ply, unit] + change)
            return
        for unit in range(both):
            sums[after, unit] = sums[ply, unit]
        for i in range(n):
            row, sign = scratch[i] >> 1, np.int32(1 - 2 * (scratch[i] & 1))
            for unit in range(both):
                sums[after, unit] += np.int32(sign * first[number, row, unit])

    return follow


def make_residual(net: Any) -> Any:
    """A kernel `residual(s, seat, weights, number, sums, ply)`: what the net adds to the score."""
    if net is None:

        @kernel
        def nothing(s: Any, seat: int, weights: Any, number: int, sums: Any, ply: int) -> int:
            return 0

        return nothing

    _bucket, hidden = net.bucket, net.HIDDEN

    @part_of_kernel
    def residual(s: Any, seat: int, weights: Any, number: int, sums: Any, ply: int) -> int:
        # 32 bits are enough for the total: see _check_size of weights.py.
        second, bucket = weights.second, _bucket(s)
        total = np.int32(weights.last[number, bucket])
        if seat == 0:
            for unit in range(2 * hidden):
                total = np.int32(total + clipped(sums[ply, unit]) * second[number, bucket, unit])
        else:
            for unit in range(hidden):
                total = np.int32(
                    total + clipped(sums[ply, hidden + unit]) * second[number, bucket, unit]
                )
                total = np.int32(
                    total + clipped(sums[ply, unit]) * second[number, bucket, hidden + unit]
                )
        return INT(total) >> _SHIFT

    return residual


@part_of_kernel
def clipped(unit: np.int32) -> np.int32:
    return min(max(unit, np.int32(0)), np.int32(UNIT))
