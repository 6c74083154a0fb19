"""The face of a game, shown on a real one."""

from typing import Any

import pytest

from pentaprism.core.errors import BadOption, BadRequest, NotYourTurn, UnknownGame
from pentaprism.games.registry import GAMES, find

PRIZMIK = find("prizmik")


def test_names_are_looked_up_exactly_with_a_hint() -> None:
    for game in GAMES:
        assert find(game.id) is game
    with pytest.raises(UnknownGame, match="did you mean 'prizmik'"):
        find("prizmick")
    with pytest.raises(UnknownGame):
        find("PRIZMIK")


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "1", True, None])
def test_bad_seeds_are_told(seed: Any) -> None:
    with pytest.raises(BadRequest, match="seed"):
        PRIZMIK.setup(2, {}, seed)


@pytest.mark.parametrize("players", [1, 3, "2", 2.0, True])
def test_bad_numbers_of_players_are_told(players: Any) -> None:
    with pytest.raises(BadOption, match="2 players"):
        PRIZMIK.setup(players, {}, 0)


def test_a_seat_out_of_turn_is_told_whose_turn_it_is() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    with pytest.raises(NotYourTurn, match="Red to act, not for Blue"):
        PRIZMIK.read_move(state, 1, "a8+a7")
    with pytest.raises(BadRequest, match="0 to 1"):
        PRIZMIK.read_move(state, 2, "a8+a7")
    with pytest.raises(BadRequest, match="0 to 1"):
        PRIZMIK.view(state, 2)


def test_a_view_holds_the_seats_own_moves_only() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    assert list(PRIZMIK.view(state, 0)["legal"]) == ["0"]
    assert PRIZMIK.view(state, 1)["legal"] == {}
    assert PRIZMIK.view(state, None)["legal"] == {}


def test_pictures_show_the_board_from_each_chair() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    assert PRIZMIK.draw(state, 0).splitlines()[0].split() == ["8", *"f..f...f"]
    assert PRIZMIK.draw(state, 1).splitlines()[0].split() == ["1", *"F..F...F"]
    assert PRIZMIK.svg(state, 0).startswith("<svg")
    assert "fleet a1" in PRIZMIK.svg(state, 0)
