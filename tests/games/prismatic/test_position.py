"""Positions as JSON: hidden things, and what is refused."""

import copy
from typing import Any

import pytest

from pentaprism.core.errors import BadPosition
from pentaprism.core.game import SPECTATOR
from tests.games.prismatic.tables import GAME, commit, position, seat, state

pytestmark = pytest.mark.rules

DRAWN = seat(bag="BWK", progress={"17": "G"}, secret={"hand": "RRGGB"})


def test_a_view_shows_a_question_mark_for_the_secrets_of_others() -> None:
    made = commit(copy.deepcopy(DRAWN), copy.deepcopy(DRAWN) | {"progress": {}})
    for viewer in (0, 1, SPECTATOR):
        known = GAME.redacted(state(made), viewer)
        shown = GAME.position(known)
        assert "rng" not in shown
        assert [chair["secret"] == "?" for chair in shown["seats"]] == [viewer != 0, viewer != 1]
        assert GAME.from_position(shown, hidden=True).tobytes() == known.tobytes()
        with pytest.raises(BadPosition):
            GAME.from_position(shown)


def changed(path: str, value: Any) -> dict[str, Any]:
    """A good position with one value replaced; the path is written with dots."""
    made = commit(copy.deepcopy(DRAWN), seat(bag="BWK", secret={"hand": "RRGGB"}))
    inner: Any = made
    *keys, last = path.split(".")
    for key in keys:
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]
    inner[last] = value
    return made


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players", 5),
        ("players", 3),
        ("round", 0),
        ("phase", "dawn"),
        ("doing", "reward"),
        ("turn", 0),
        ("starter", 2),
        ("winner", 0),
        ("last_round", 1),
        ("pool", "R"),
        ("pending", ["pull"]),
        ("pending", ["juggle"]),
        ("made", [1]),
        ("made", [22]),
        ("common", [10, 26]),
        ("common", [26, 10, 42]),
        ("common", [1, 2, 3, 4]),
        ("common", [10, 17, 42]),
        ("discards", [43]),
        ("deck", 12),
        ("first", 2),
        ("rng", "12"),
        ("rng", "000000000000000G"),
        ("seats.0.bag", "WKB"),
        ("seats.0.bag", "B^"),
        ("seats.0.bag", "B" * 25),
        ("seats.0.prisms", 51),
        ("seats.0.palette", "x"),
        ("seats.0.progress", {"17": "R"}),
        ("seats.0.progress", {"17": "GGG"}),
        ("seats.0.progress", {"017": "G"}),
        ("seats.0.progress", {"43": ""}),
        ("seats.0.created", {"1": "R"}),
        ("seats.0.ready", 1),
        ("seats.0.holding", 1),
        ("seats.0.bid", 1),
        ("seats.0.bidding", True),
        ("seats.0.secret", "?"),
        ("seats.0.secret.hand", "RRGG"),
        ("seats.0.secret.hand", "RRGGBB"),
        ("seats.0.secret.put", {"palette": ""}),
        ("seats.0.secret.put", {"18": "B"}),
        ("seats.0.secret.put", {"17": "R"}),
        ("seats.0.secret.cards", [30]),
        ("seats.0.secret.kept", 17),
        ("seats.0.secret.bid", 0),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(path: str, value: Any) -> None:
    assert GAME.from_position(changed("starter", 0)) is not None
    with pytest.raises(BadPosition) as error:
        GAME.from_position(changed(path, value))
    assert error.value.message


def test_a_view_cannot_show_two_players_secrets() -> None:
    made = commit(*(seat(bag="BWK", secret={"hand": "RRGGB"}) for _ in range(3)))
    del made["rng"]
    made["seats"][2]["secret"] = "?"
    with pytest.raises(BadPosition):
        GAME.from_position(made, hidden=True)


def test_the_order_of_puts_is_known_again_after_reading() -> None:
    chair = seat(bag="BWK", secret={"hand": "RGGB", "put": {"palette": "R"}})
    other = seat(bag="BWK", secret={"hand": "RRGGB"})
    texts = GAME.legal_texts(state(commit(chair, other)), 0)
    assert "put R palette" in texts
    chair["secret"] = {**chair["secret"], "hand": "RRGG", "put": {"palette": "B"}}
    texts = GAME.legal_texts(state(commit(chair, other)), 0)
    assert "put R palette" not in texts
    assert position(chair, other)["deck"] == 39
