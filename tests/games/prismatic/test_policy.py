"""What the policy sees of a move: positions in which one thing differs."""

from typing import Any

import numpy as np
import pytest

from pentaprism.games.prismatic import policy
from tests.games.prismatic.tables import GAME, NUMBER, commit, position, seat, state

SPECTRUM = str(NUMBER["Full Spectrum"])  # costs R G B M Y K
COLOURS = "RGBCMYWK"


def seen(made: dict[str, Any], text: str, who: int = 0) -> list[int]:
    known = GAME.redacted(state(made), who)
    out = np.zeros(64, np.int64)
    n = int(policy.active(known[0], who, GAME.read_move(known, who, text), out))
    return [int(one) for one in out[:n]]


def within(inputs: list[int], first: int, size: int) -> int:
    """Which one of a group is active."""
    [found] = [one - first for one in inputs if first <= one < first + size]
    return found


def holding(hand: str, progress: dict[str, str], **changes: Any) -> dict[str, Any]:
    mine = seat(bag="RGBWK", progress=progress, secret={"hand": hand}, **changes)
    return commit(mine, seat(bag="BWK", secret={"hand": "RRGGB"}))


def test_a_put_tells_what_the_card_lacks_beyond_the_hand() -> None:
    """What else is in hand counts as if it lay there."""
    lacks = {}
    for hand in ("RRRRG", "RRRGB"):
        inputs = seen(holding(hand, {SPECTRUM: "M"}), f"put G {SPECTRUM}")
        lacks[hand] = within(inputs, policy._SHORT, policy._COSTS)
    assert lacks["RRRGB"] == lacks["RRRRG"] - 1


def test_a_put_tells_whether_another_card_lacks_less() -> None:
    other = str(NUMBER["Full Spectrum"] % 42 + 1)
    for progress, told in (
        ({SPECTRUM: "M"}, {3}),
        ({SPECTRUM: "M", other: ""}, {0, 1, 2}),
    ):
        inputs = seen(holding("RRRRG", progress), f"put G {SPECTRUM}")
        assert within(inputs, policy._RIVAL, 4) in told
    made = state(holding("RRRRG", {SPECTRUM: "M", other: ""}))
    for short, which in ((0, 2), (20, 0)):
        nothing = np.uint64(0)
        assert int(policy.rival(made[0], 0, int(SPECTRUM) - 1, nothing, short)) == which


@pytest.mark.parametrize(
    ("palette", "piece", "told"),
    [("", "R", 0), ("B", "R", 2), ("G", "R", 2), ("", "W", 0), ("K", "W", 1), ("R", "W", 0)],
)
def test_a_pair_on_the_palette_is_seen(palette: str, piece: str, told: int) -> None:
    """Red and blue make magenta, red and green yellow: the card lacks both."""
    made = holding(5 * piece, {SPECTRUM: ""}, palette=palette)
    found = within(seen(made, f"put {piece} palette"), policy._PAIR, 3 * 10)
    assert found % 3 == told
    if told == 2:  # nobody wants the light once it lies there
        made = holding(5 * piece, {SPECTRUM: "MY"}, palette=palette)
        assert within(seen(made, f"put {piece} palette"), policy._PAIR, 3 * 10) % 3 == 1


def test_colours_for_the_pool_tell_whether_a_card_needs_them() -> None:
    """Yellow from red and green: no card lacks it, one does, one lacks nothing else."""
    for lying, told in (("RGBMYK", 0), ("RGBM", 1), ("RGBMK", 2)):
        made = position(seat(bag="BWK", palette="RG", progress={SPECTRUM: lying}), seat())
        found = within(seen(made, "make 1"), policy._LIGHT, 3 * 8)
        assert found == 3 * COLOURS.index("Y") + told


def test_ready_counts_what_still_fits() -> None:
    for hand, told in (("RRRRR", 1), ("RRRRG", 2), ("RRRGB", 3)):
        inputs = seen(holding(hand, {SPECTRUM: ""}), "ready")
        assert within(inputs, policy._FITS, policy._COSTS) == told


def test_a_card_that_is_taken_tells_whose_it_was_and_how_full() -> None:
    for whose, progress, told in (
        (0, {SPECTRUM: "G"}, policy._FULL + 1),
        (1, {SPECTRUM: "GB"}, 2 * policy._FULL + 2),
    ):
        seats = [seat(), seat()]
        seats[whose] = seat(progress=progress)
        made = state(position(*seats))
        assert int(policy.taken_from(made[0], 0, int(SPECTRUM) - 1)) == told
    assert int(policy.taken_from(state(position(seat(), seat()))[0], 0, 9)) == 0
