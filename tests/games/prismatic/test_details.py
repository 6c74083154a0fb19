"""What a view tells besides the position: points part by part, and the room on cards."""

import random
from typing import Any

import pytest

from pentaprism.games.prismatic.details import tie_break
from tests.games.prismatic.tables import GAME, NUMBER, SECRET, commit, position, seat, state

pytestmark = pytest.mark.rules


def details(made: dict[str, Any], who: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(state(made), who)["details"]
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_parts_add_up_to_the_scores_and_room_to_the_legal_puts(players: int) -> None:
    chance = random.Random(players)
    now = GAME.setup(players, {"round_limit": 3}, 5)
    while GAME.to_act(now):
        for viewer in (*range(players), None):
            view = GAME.view(now, viewer)
            told = view["details"]
            assert [each["total"] for each in told["score"]] == view["scores"]
            if viewer is not None and "ready" in view["legal"].get(str(viewer), ()):
                check_room(view, viewer)
        who = chance.choice(GAME.to_act(now))
        move = chance.choice(GAME.legal_texts(now, who))
        now = GAME.apply(now, who, GAME.read_move(now, who, move))


def check_room(view: dict[str, Any], viewer: int) -> None:
    secret = view["position"]["seats"][viewer]["secret"]
    if view["position"]["phase"] != "commit" or secret["put"]:
        return
    at_hand = {*secret["hand"], *("^" if view["position"]["seats"][viewer]["prisms"] else "")}
    fitting = {
        f"put {'prism' if piece == '^' else piece} {card}"
        for card, room in view["details"]["room"].items()
        for piece in at_hand & {*room}
    }
    legal = {move for move in view["legal"][str(viewer)] if move.startswith("put")}
    assert {move for move in legal if not move.endswith("palette")} == fitting


def test_room_tells_how_many_of_each_piece_a_card_still_takes() -> None:
    dawn, tiger, drizzle = (NUMBER[name] for name in ("Dawn", "Tiger Lily", "Drizzle"))
    own = seat(
        progress={str(tiger): "RP", str(dawn): "RRW"},
        created={str(drizzle): ""},
        bag="G",
        secret={"hand": "GGBBK"},
    )
    made = commit(own, seat(bag="", secret={"hand": "RG"}))
    # RRGY^ with a red and a prismatic mote: one more R, a G, a Y, two motes in all, and a prism.
    assert details(made)["room"] == {str(tiger): "RGYPP^", str(dawn): "", str(drizzle): "BP"}
    assert details(made, None)["room"] == {}
    assert details(position(own | {"secret": SECRET}, seat()))["room"] == {}


def test_options_as_they_count() -> None:
    assert details(position(seat(), seat()))["goal"] == 5
    limits = [
        details(position(seat(), seat(), options=options))["round_limit"]
        for options in ({}, {"round_limit": 0}, {"round_limit": 7})
    ]
    assert limits == [60, None, 7]


def test_clause_12_a_majority_is_nobodys_when_tied() -> None:
    one, other = details(position(seat(bag="RGP", prisms=5), seat(bag="BWK", prisms=0)))["score"]
    assert one["parts"]["motes"] == {"number": 3, "points": 0}
    assert one["parts"]["prismatic"] == {"number": 1, "points": 2}
    assert one["parts"]["prisms"] == {"number": 5, "points": 1}
    assert other["total"] == 0


def test_clause_12_ties_are_decided_in_order() -> None:
    def of(total: int, created: int, motes: int, prisms: int, first: int) -> dict[str, Any]:
        parts = {"motes": motes, "prisms": prisms, "first": first}
        counted = {name: {"number": number} for name, number in parts.items()}
        return {"total": total, "created": created, "parts": counted}

    best = of(5, 3, 9, 1, 0)
    assert tie_break([best, of(4, 9, 9, 9, 0)]) is None
    assert tie_break([best, of(5, 4, 9, 1, 0)]) == "created"
    assert tie_break([best, of(5, 3, 8, 1, 0)]) == "motes"
    assert tie_break([best, of(5, 3, 9, 2, 0)]) == "prisms"
    assert tie_break([best, of(5, 3, 9, 1, 1)]) == "first"
    assert tie_break([best, best]) == "lot"
