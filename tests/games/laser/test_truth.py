"""After a round: the cheapest solution, how many there are, all totals, and what was shown."""

from typing import Any

from pentaprism.games.laser.events import Truth
from pentaprism.games.laser.solve import read_puzzle, solutions, solve
from tests.games.laser.positions import LASER, play, position

#: Solved by the cat, two steps, and a figure, one step.
RING, FLOOR, CARDS = "@MYMYCBRGGRB", "tcwttccwwtcw", ["Yw", "Gc"]
BIDS = ((0, "bid 8"), (2, "time"))


def truth_after(at: dict[str, Any], seat: int, text: str) -> Truth:
    before = LASER.from_position(at)
    move = LASER.read_move(before, seat, text)
    told = LASER.events_in_full(before, seat, move, LASER.apply(before, seat, move))
    (truth,) = [event for event in told if isinstance(event, Truth)]
    return truth


def test_what_was_possible() -> None:
    start = position(ring=RING, floor=FLOOR, cards=CARDS)
    puzzle = {key: start[key] for key in ("ring", "floor", "stock", "cards")}
    found = solve({"mode": "competitive", **puzzle})
    truth = truth_after(play(start, *BIDS, (0, "@+2")), 0, "4+5")
    assert (truth.min, truth.totals) == (found["min"], found["totals"])
    every = solutions(read_puzzle({"mode": "competitive", **puzzle}), found["min"])
    assert (truth.ways, truth.more) == (len(list(every)), False)

    assert truth.spent == 3


def test_what_failed_has_no_cost() -> None:
    start = position(ring=RING, floor=FLOOR, cards=CARDS)
    truth = truth_after(play(start, *BIDS, (0, "@+2")), 0, "concede")
    assert truth.spent is None
    assert truth.ways is not None


def test_without_a_solution_there_is_nothing_to_count() -> None:
    hopeless = position(ring="@RR.........", cards=["Cw", "Gc"])
    truth = truth_after(play(hopeless, (1, "impossible")), 2, "time")
    assert (truth.min, truth.ways, truth.totals, truth.spent) == (None, None, [], None)
