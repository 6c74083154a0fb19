"""Prisma's positions as JSON: what is canonical, what is refused, what a view hides."""

import json
from pathlib import Path
from typing import Any

import pytest

from pentaprism.core.errors import BadOption, BadPosition
from pentaprism.games.prisma import GAME
from pentaprism.games.prisma.tiles import load
from tests.games.prisma.tables import (
    BLANK,
    blanks,
    loop,
    pending,
    play,
    position,
    ring,
    state,
    triangle,
)

pytestmark = pytest.mark.rules


def test_the_first_position() -> None:
    made = GAME.position(GAME.setup(2, {}, 7))
    assert list(made) == [
        *("players", "tiles", "loops", "hands", "stacks", "phase", "turn", "starter", "placed"),
        *("fresh", "linked", "earned", "thawed", "lifted", "options", "rng"),
    ]
    assert (made["tiles"], made["loops"], made["phase"]) == ([], [], "opening")
    assert (made["fresh"], made["linked"], made["earned"], made["lifted"]) == ([], [], None, None)
    assert made["options"] == {}
    assert all(hand == sorted(hand) for hand in made["hands"])


def test_lists_are_made_canonical() -> None:
    given = position(
        {(0, 1): "--r---", (-1, 1): BLANK},
        hands=[["r-----", "b-b---"], []],
        stacks=[["rb----", "-r----"], []],
    )
    given["tiles"].reverse()
    made = GAME.position(GAME.from_position(given))
    assert made["tiles"] == [[-1, 1, BLANK], [0, 1, "--r---"]]
    assert made["hands"][0] == ["-----r", "---b-b"]
    assert made["stacks"][0] == ["----rb", "-----r"]  # top first


def test_equal_positions_are_equal_records() -> None:
    made = play(state(hands=[["-----r"] * 3, ["-----r"]]), "place 0,1 -r----", "place 0,2 -r----")
    again = play(state(hands=[["-----r"] * 3, ["-----r"]]), "place 0,1 -r----", "place 0,2 -r----")
    assert made.tobytes() == again.tobytes()
    assert GAME.from_position(GAME.position(made)).tobytes() == made.tobytes()


def test_options_that_differ_are_told() -> None:
    made = GAME.setup(3, {"frozen": True, "tiebreak": True}, 1)
    assert GAME.position(made)["options"] == {"frozen": True, "tiebreak": True}


ALONE: dict[Any, str] = {(0, 1): "--r---"}
WRONG: dict[str, dict[str, Any]] = {
    "sides": {"tiles": [[0, 1, "--x---"]]},
    "five sides": {"tiles": [[0, 1, "-----"]]},
    "a number for sides": {"tiles": [[0, 1, 5]]},
    "a short entry": {"tiles": [[0, 1]]},
    "half a cell": {"tiles": [[0.5, 1, BLANK]]},
    "two on a cell": {"tiles": [[0, 1, BLANK], [0, 1, BLANK]]},
    "on a marker": {"tiles": [[0, 0, BLANK]]},
    "an island": {"tiles": [[3, 3, BLANK]]},
    "too far": {"tiles": [[100, 0, BLANK]]},
    "beam against blank": {"tiles": [[0, 1, "--r---"], [1, 1, BLANK]]},
    "beam against marker": {"tiles": [[0, 1, "r-----"]]},
    "hands of three": {"hands": [[], [], []]},
    "a hidden tile": {"stacks": [["?"], []]},
    "a full hand": {"hands": [["-----r"] * 9, []]},
    "too many tiles": {"stacks": [["-----r"] * 20, ["-----r"] * 20], "tiles_from": 25},
    "turn": {"turn": 2},
    "players": {"players": 5},
    "phase": {"phase": "ending"},
    "earned": {"earned": "gift"},
    "earned by nothing": {"earned": "loop"},
    "lifted for nothing": {"lifted": [0, 1]},
    "lifted that is stuck": pending("loop", fresh=[[0, 1]], lifted=[0, 1]),
    "fresh that is not there": {"placed": 1, "fresh": [[4, 4]]},
    "too much fresh": {"placed": 1, "fresh": [[0, 1], [1, 0], [2, 0], [3, 0]], "tiles_from": 3},
    "a second relocation too many": pending("loop", fresh=[[0, 1], [1, 0], [2, 0]]),
    "a link by a relocated tile": pending("link", fresh=[[0, 1], [1, 0]]),
    "thawed": pending("link", thawed=1, options={"frozen": True}),
    "thawed without the option": pending("link", thawed=True),
    "thawed by a small loop": pending("loop", thawed=True, options={"frozen": True}),
    "thawed for nothing": {"thawed": True, "options": {"frozen": True}},
    "nothing to do": {"hands": [[], ["-----r"]]},
    "rng": {"rng": "17"},
    "a loop without tiles": {"loops": [{"owner": 0, "cells": [[0, 2]], "frozen": False}]},
    "a loop that is none": {"loops": [{"owner": 0, "cells": [[0, 1]], "frozen": False}]},
    "a loop without an owner": {"loops": [{"cells": [[0, 1]], "frozen": False}]},
    "pending when over": {"phase": "over", "earned": "loop"},
    "thawed when over": {"phase": "over", "thawed": True, "options": {"frozen": True}},
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_positions_are_refused(case: str) -> None:
    changes = dict(WRONG[case])
    table = blanks(changes.pop("tiles_from", 2)) | {(0, 1): "---r--"}
    with pytest.raises(BadPosition):
        GAME.from_position(position(table, **changes))


def test_six_scoring_loops_are_the_end() -> None:
    loops = [triangle(2 + 2 * i, 2, "-rrr--") for i in range(6)]
    tiles = blanks(14)
    for one in loops:
        tiles |= one
    made = position(tiles, loops=[loop(0, one) for one in loops], hands=[["-----r"], []])
    with pytest.raises(BadPosition) as error:
        GAME.from_position(made)
    assert error.value.clause == "13"
    assert GAME.outcome(GAME.from_position({**made, "phase": "over"}))


def test_loops_are_checked_against_their_owners_markers() -> None:
    tiles = blanks(6) | triangle(3, 2) | ring(7, 2)
    small, large = loop(0, triangle(3, 2)), loop(0, ring(7, 2))
    state(blanks(8) | tiles, loops=[small, large])
    for loops, options in (
        ([{**small, "frozen": True}], {}),
        ([{**large, "frozen": True}], {"frozen": True}),
        ([{**small, "frozen": True}] * 2, {"frozen": True}),
        ([small] * 7, {}),
    ):
        with pytest.raises(BadPosition):
            state(blanks(8) | tiles, loops=loops, options=options)


def test_a_view_can_be_read_again() -> None:
    made = GAME.setup(4, {}, 9)
    view = json.loads(json.dumps(GAME.view(made, 2)["position"]))
    again = GAME.from_position(view, hidden=True)
    assert GAME.position(again) == view
    assert again.tobytes() == GAME.redacted(made, 2).tobytes()
    with pytest.raises(BadPosition):
        GAME.from_position(view)


def test_scores_are_told_by_kind() -> None:
    assert GAME.scores(state({(0, 1): "---r--", (0, 2): "r--r--"}))[0] == {
        "beams": 1,
        "loops": 0,
        "x": 0,
        "y": 0,
        "iii": 0,
        "total": 1,
    }


def test_the_standard_set() -> None:
    dealt = [tile for seats in (2, 3, 4) for tile in _all_tiles(seats)]
    assert len(dealt) == 40 + 45 + 60
    texts = _all_tiles(4)
    beams = [6 - tile.count("-") for tile in texts]
    assert [beams.count(n) for n in (1, 2, 3, 4)] == [6, 32, 14, 8]
    assert sum(tile.count("r") for tile in texts) == sum(tile.count("b") for tile in texts)
    mixed = sum("r" in tile and "b" in tile for tile in texts)
    assert 9 <= mixed <= 12  # about one in five of the 54
    assert [sum(tile == shape for tile in _plain(texts)) for shape in ("----xx", "---x-x")] == [
        12
    ] * 2
    assert sum(tile == "--x--x" for tile in _plain(texts)) == 8


def _all_tiles(players: int) -> list[str]:
    made = GAME.position(GAME.setup(players, {}, 5))
    return [tile for pile in (*made["hands"], *made["stacks"]) for tile in pile]


def _plain(texts: list[str]) -> list[str]:
    return [tile.replace("r", "x").replace("b", "x") for tile in texts]


OWN_SET = '[tiles]\n"-----r" = 30\n"-----b" = 30\n'


def test_an_owners_set_of_tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "prisma" / "tiles"
    folder.mkdir(parents=True)
    (folder / "short.toml").write_text(OWN_SET)
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    made = GAME.position(GAME.setup(4, {"tiles": "short"}, 1))
    assert made["options"] == {"tiles": "short"}
    assert {tile for hand in made["hands"] for tile in hand} <= {"-----r", "-----b"}
    assert GAME.position(GAME.from_position(made)) == made


@pytest.mark.parametrize(
    "content",
    [
        "",
        '[tiles]\n"-----r" = 59\n',
        '[tiles]\n"-----x" = 60\n',
        '[tiles]\n"------" = 60\n',
        '[tiles]\n"r-----" = 60\n',
        '[tiles]\n"-----r" = "many"\n',
        'colour = 1\n[tiles]\n"-----r" = 60\n',
        "[tiles\n",
    ],
)
def test_a_wrong_set_of_tiles(
    content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "prisma" / "tiles"
    folder.mkdir(parents=True)
    (folder / "wrong.toml").write_text(content)
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    with pytest.raises(BadOption):
        GAME.setup(2, {"tiles": "wrong"}, 1)


def test_names_of_sets_are_short_words() -> None:
    for name in ("nowhere", "../standard", "a" * 30):
        with pytest.raises(BadOption):
            load(name)
