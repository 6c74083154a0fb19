"""Pictures of Nim."""

from typing import Any


def draw(s: Any, seat: int) -> str:
    return f"{'o' * int(s.heap)} ({int(s.heap)})"


def svg(s: Any, seat: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{int(s.heap)} counters</title></svg>'
