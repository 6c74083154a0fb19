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
from pentaprism.core.kernel import kernel

UNIT, FRACTION = 1024, 16
_SHIFT = 14  # of UNIT * FRACTION


class Weights(NamedTuple):
    """Nets of one shape, one behind the other: whoever searches chooses one by number."""

    first: Any  # [net, input, unit] of UNIT
    bias: Any  # [net, unit] of UNIT
    second: Any  # [net, bucket, unit]: those of the seat to move, then those of the other
    last: Any  # [net, bucket] of UNIT * FRACTION


def stack(nets: "list[Weights]") -> Weights:
    """Several nets of one shape as one."""
    return Weights(*(np.concatenate(parts) for parts in zip(*nets, strict=True)))


def empty(hidden: int = 0, inputs: int = 0, buckets: int = 0) -> Weights:
    return Weights(
        np.zeros((1, inputs, hidden), np.int16),
        np.zeros((1, hidden), np.int32),
        np.zeros((1, buckets, 2 * hidden), np.int16),
        np.zeros((1, buckets), np.int32),
    )


#: For whoever evaluates by hand.
NONE = empty()


def make_start(net: Any) -> Any:
    """A kernel `start(states, weights, number, sums)`: the first layer of states[0], anew."""
    if net is None:

        @kernel
        def nothing(states: Any, weights: Any, number: int, sums: Any) -> None:
            return

        return nothing

    _active, hidden, most = net.active, net.HIDDEN, net.MOST_ACTIVE

    @kernel
    def start(states: Any, weights: Any, number: int, sums: Any) -> None:
        inputs = np.empty(most, np.int64)
        for chair in range(2):
            for unit in range(hidden):
                sums[0, chair, unit] = weights.bias[number, unit]
            for i in range(_active(states[0], chair, inputs)):
                for unit in range(hidden):
                    sums[0, chair, unit] += weights.first[number, inputs[i], unit]

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

    _changes, hidden = net.changes, net.HIDDEN
    _swap = np.asarray(net.SWAP, np.int64)

    @kernel
    def follow(states: Any, weights: Any, number: int, sums: Any, ply: int, scratch: Any) -> None:
        after = ply + 1
        n = _changes(states[ply], states[after], scratch)
        first = weights.first
        for chair in range(2):
            for unit in range(hidden):
                sums[after, chair, unit] = sums[ply, chair, unit]
        for i in range(n):
            for chair in range(2):
                row = scratch[i] >> 1
                if chair == 1:
                    row = _swap[row]
                if scratch[i] & 1 == 0:
                    for unit in range(hidden):
                        sums[after, chair, unit] += first[number, row, unit]
                else:
                    for unit in range(hidden):
                        sums[after, chair, unit] -= first[number, row, unit]

    return follow


def make_residual(net: Any) -> Any:
    """A kernel `residual(s, seat, weights, number, sums, ply)`: what the net adds to the score."""
    if net is None:

        @kernel
        def nothing(s: Any, seat: int, weights: Any, number: int, sums: Any, ply: int) -> int:
            return 0

        return nothing

    _bucket, hidden = net.bucket, net.HIDDEN

    @kernel
    def residual(s: Any, seat: int, weights: Any, number: int, sums: Any, ply: int) -> int:
        bucket = _bucket(s)
        second = weights.second
        total = INT(weights.last[number, bucket])
        for unit in range(hidden):
            own = min(max(sums[ply, seat, unit], np.int32(0)), np.int32(UNIT))
            other = min(max(sums[ply, 1 - seat, unit], np.int32(0)), np.int32(UNIT))
            total += own * second[number, bucket, unit]
            total += other * second[number, bucket, hidden + unit]
        return total >> _SHIFT

    return residual
