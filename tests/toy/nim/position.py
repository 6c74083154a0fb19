"""A position of Nim as JSON and back."""

from typing import Any

import numpy as np

from pentaprism.core.errors import BadPosition
from tests.toy.nim.rules import STATE


def to_json(s: Any) -> dict[str, Any]:
    counters = int(s.counters)
    options = {} if counters == 21 else {"counters": counters}
    return {"heap": int(s.heap), "turn": int(s.turn), "options": options}


def from_json(position: dict[str, Any], hidden: bool) -> Any:
    heap, turn = position["heap"], position["turn"]
    counters = position["options"]["counters"]
    if type(heap) is not int or not 0 <= heap <= counters:
        raise BadPosition(f"heap is a whole number from 0 to {counters}, not {heap!r}")
    if type(turn) is not int or turn not in (0, 1):
        raise BadPosition(f"turn is 0 or 1, not {turn!r}")
    state = np.zeros(1, STATE)
    state["heap"], state["turn"], state["counters"] = heap, turn, counters
    return state
