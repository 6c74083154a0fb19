"""A test for every clause of docs/rules/prizmik.md, by small positions."""

from typing import Any

import pytest

from pentaprism.core.errors import GameOver, IllegalMove, NotYourTurn
from pentaprism.games.registry import find

pytestmark = pytest.mark.rules

PRIZMIK = find("prizmik")


def position(board: str, **more: Any) -> Any:
    """A state; `board` has eight ranks, 8 first, divided by spaces or slashes."""
    return PRIZMIK.from_position(
        {"board": board.replace(" ", "/"), "turn": 0, "reserves": [3, 3], "quiet": 0, **more}
    )


def texts(state: Any, beginning: str = "") -> list[str]:
    seat = PRIZMIK.to_act(state)[0]
    return [text for text in PRIZMIK.legal_texts(state, seat) if text.startswith(beginning)]


def play(state: Any, *moves: str) -> Any:
    for text in moves:
        seat = PRIZMIK.to_act(state)[0]
        state = PRIZMIK.apply(state, seat, PRIZMIK.read_move(state, seat, text))
    return state


def board(state: Any) -> str:
    return str(PRIZMIK.position(state)["board"])


def refused(state: Any, text: str) -> IllegalMove:
    seat = PRIZMIK.to_act(state)[0]
    with pytest.raises(IllegalMove) as caught:
        PRIZMIK.read_move(state, seat, text)
    return caught.value


def test_clause_1_set_up() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    assert PRIZMIK.position(state) == {
        "board": "f2f3f/8/8/8/8/8/8/F3F2F",
        "turn": 0,
        "reserves": [3, 3],
        "quiet": 0,
        "options": {},
    }


def test_clause_1_red_begins() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    with pytest.raises(NotYourTurn):
        PRIZMIK.read_move(state, 1, "a8+a7")


def test_clause_2_a_ship_inside_a_base_cannot_deploy_its_fighter() -> None:
    state = play(PRIZMIK.setup(2, {}, 0), "a1+a2", "a8+a7")
    assert board(state) == "b2f3f/c7/8/8/8/8/C7/B3F2F"
    assert "F" not in board(play(state, "a2+a3")).split("/")[6]
    assert refused(state, "a1+b1").clause == "5"  # the base is empty now


def test_clause_2_pieces_never_go_back_inside() -> None:
    state = position("f7 8 8 8 8 8 C7 B7")
    assert refused(state, "a2-a1").clause == "7"


def test_clause_3_one_action_and_no_passing() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    assert refused(state, "pass").clause == "3"
    assert refused(state, "a1").clause == "3"
    assert PRIZMIK.to_act(play(state, "a1+a2")) == (1,)


def test_clause_3_own_pieces_only() -> None:
    state = position("f7 8 8 8 3c4 8 3C4 F7")
    assert refused(state, "d4-d5").clause == "3"
    assert refused(state, "c5-c6").clause == "3"


def test_clause_4_a_ship_moves_one_any_way_or_two_straight() -> None:
    state = position("f7 8 8 8 3S4 8 8 F7")
    one, two = "c3 c4 c5 d3 d5 e3 e4 e5", "b4 f4 d2 d6"
    assert texts(state, "d4") == sorted(f"d4-{target}" for target in f"{one} {two}".split())
    assert refused(state, "d4-f6").clause == "4"
    assert refused(state, "d4-d7").clause == "4"
    assert refused(state, "d4-e6").clause == "4"
    assert refused(state, "d4-d4").clause == "4"


def test_clause_4_a_carrier_moves_like_a_ship_and_takes_its_fighter_along() -> None:
    state = position("f7 8 8 8 3C4 8 8 F7")
    assert board(play(state, "d4-d6")) == "f7/8/3C4/8/8/8/8/F7"


def test_clause_4_two_squares_need_both_empty() -> None:
    state = position("f7 8 8 3d4 3S4 8 8 F7")
    assert "d4-d6" not in texts(state)
    refusal = refused(state, "d4-d6")
    assert refusal.clause == "4"
    assert "d5" in refusal.message


def test_clause_4_a_fighter_moves_one_square() -> None:
    state = position("f7 8 8 8 3D4 8 8 F7")
    assert len(texts(state, "d4")) == 8
    assert refused(state, "d4-d6").clause == "4"


def test_clause_4_bases_never_move() -> None:
    state = position("f7 8 8 8 8 8 8 F6B")
    assert refused(state, "a1-a2").clause == "4"
    assert refused(state, "h1-h2").clause == "4"


def test_clause_4_nothing_wraps_round_the_edge() -> None:
    state = position("f7 8 8 8 S6D 8 8 F7")
    targets = {text[3] for text in texts(state, "a4")}
    assert targets == {"a", "b", "c"}
    assert {text[3] for text in texts(state, "h4")} == {"g", "h"}


def test_clause_5_a_fleet_deploys_a_carrier() -> None:
    state = position("f7 8 8 8 8 8 8 1F6")
    assert texts(state) == ["b1+a1", "b1+b2", "b1+c1"]
    assert board(play(state, "b1+b2")) == "f7/8/8/8/8/8/1C6/1B6"


def test_clause_5_a_carrier_deploys_a_fighter() -> None:
    state = position("f7 8 8 8 3C4 8 8 F7")
    assert texts(state, "d4+") == ["d4+c4", "d4+d3", "d4+d5", "d4+e4"]
    assert board(play(state, "d4+d5")) == "f7/8/8/3D4/3S4/8/8/F7"


@pytest.mark.parametrize("text", ["d4+e5", "d4+d6", "b4+b5", "f4+f5", "h1+h2", "d4+d3"])
def test_clause_5_refused_deployments(text: str) -> None:
    """Diagonal, too far, out of a ship, a fighter, an empty base, onto an occupied square."""
    state = position("f7 8 8 8 1S1C1D2 3d4 8 F6B")
    assert refused(state, text).clause == "5"


def test_clause_6_ships_take_bases_straight() -> None:
    state = position("1Sf5 2S5 8 8 8 8 8 F7")
    assert texts(state, "b8x") == ["b8xc8"]
    assert texts(state, "c7x") == ["c7xc8"]
    assert refused(position("2f5 1S6 8 8 8 8 8 F7"), "b7xc8").clause == "6"


def test_clause_6_fighters_take_ships_straight_and_fighters_diagonally() -> None:
    state = position("f7 8 8 2dcd3 2cDc3 2dsd3 8 F7")
    assert texts(state, "d4x") == sorted(
        ["d4xd5", "d4xc4", "d4xe4", "d4xd3", "d4xc5", "d4xe5", "d4xc3", "d4xe3"]
    )
    state = position("f7 8 8 2cdc3 2dDd3 2sds3 8 F7")
    assert texts(state, "d4x") == []
    assert refused(state, "d4xd5").clause == "6"
    assert refused(state, "d4xc5").clause == "6"


def test_clause_6_what_is_inside_goes_too() -> None:
    state = position("f6f 8 8 3c4 3D4 8 8 F7")
    assert board(play(state, "d4xd5")) == "f6f/8/8/8/3D4/8/8/F7"
    state = position("1Sf4f 8 8 8 8 8 8 F7")
    assert board(play(state, "b8xc8")) == "1S5f/8/8/8/8/8/8/F7"


@pytest.mark.parametrize("text", ["a1xa2", "d4xd5", "d4xc4", "d4xe4", "d4xd3", "d4xd6"])
def test_clause_6_refused_captures(text: str) -> None:
    """By a base, ship by ship, fighter by ship, own piece, nothing there, not adjacent."""
    state = position("f7 8 8 3c4 2dSD3 8 c7 F7")
    assert refused(state, text).clause == "6"


def test_clause_7_the_captor_stays() -> None:
    state = position("1Sf4f 8 8 8 8 8 8 F7")
    assert board(play(state, "b8xc8")) == "1S5f/8/8/8/8/8/8/F7"


def test_clause_7_option_advance() -> None:
    advance = {"capture": "advance"}
    state = position("1Sf4f 8 8 8 8 8 8 F7", options=advance)
    assert board(play(state, "b8xc8")) == "2S4f/8/8/8/8/8/8/F7"


def test_clause_7_advancing_onto_the_far_rank_never_promotes() -> None:
    state = position("f2s3f 3D4 8 8 8 8 8 F7", options={"capture": "advance"})
    after = play(state, "d7xd8")
    assert board(after) == "f2D3f/8/8/8/8/8/8/F7"
    assert PRIZMIK.position(after)["reserves"] == [3, 3]
    assert refused(state, "d7xd8=").clause == "3"


def test_clause_7_a_move_never_ends_on_an_occupied_square() -> None:
    state = position("f7 8 8 3s4 3D4 8 8 F7")
    assert refused(state, "d4-d5").clause == "7"


def test_clause_8_a_waiting_piece_may_take_what_steps_next_to_it() -> None:
    state = position("f7 8 4s3 8 3D4 8 8 F7", turn=1)
    assert "d4xd5" in texts(play(state, "e6-d5"))


def test_clause_8_arriving_and_capturing_are_two_turns() -> None:
    state = position("f6f 8 8 3c4 8 3D4 8 F7")
    assert not [text for text in texts(state, "d3") if "x" in text]
    assert "d4xd5" in texts(play(state, "d3-d4", "a8+a7"))


def test_clause_9_a_fighter_promotes_on_the_far_rank() -> None:
    state = position("f6f 2D5 8 8 8 8 8 F7")
    assert texts(state, "c7-c8") == ["c7-c8="]
    after = play(state, "c7-c8=")
    assert board(after) == "f6f/8/8/8/8/8/8/F1F5"
    assert PRIZMIK.position(after)["reserves"] == [2, 3]
    assert refused(state, "c7-c8").clause == "9"


def test_clause_9_blue_promotes_too() -> None:
    state = position("f7 8 8 8 8 8 2d5 F7", turn=1)
    after = play(state, "c2-d1=")
    assert board(after) == "f2f4/8/8/8/8/8/8/F7"
    assert PRIZMIK.position(after)["reserves"] == [3, 2]


def test_clause_9_a_sideways_move_along_the_far_rank_counts() -> None:
    state = position("f1D4f 8 8 8 8 8 8 F1S5")
    assert texts(state, "c8-d8") == ["c8-d8="]


def test_clause_9_an_occupied_home_square_or_no_reserve_prevents_it() -> None:
    occupied = position("f6f 2D5 8 8 8 8 8 F1s5")
    assert texts(occupied, "c7-c8") == ["c7-c8"]
    assert board(play(occupied, "c7-c8")) == "f1D4f/8/8/8/8/8/8/F1s5"
    assert "c1" in refused(occupied, "c7-c8=").message
    spent = position("f6f 2D5 8 8 8 8 8 F7", reserves=[0, 3])
    assert texts(spent, "c7-c8") == ["c7-c8"]
    assert refused(spent, "c7-c8=").clause == "9"


def test_clause_9_ships_and_deployments_do_not_promote() -> None:
    state = position("f6f 2C5 8 8 8 8 8 F7")
    assert texts(state, "c7-c8") == ["c7-c8"]
    after = play(state, "c7+c8")
    assert board(after) == "f1D4f/2S5/8/8/8/8/8/F7"
    assert refused(state, "c7-c8=").clause == "9"


def test_clause_10_the_last_base_wins() -> None:
    state = play(position("1Sf5 8 8 8 8 8 8 F7"), "b8xc8")
    outcome = PRIZMIK.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "no bases left")
    assert PRIZMIK.to_act(state) == ()
    with pytest.raises(GameOver):
        PRIZMIK.read_move(state, 1, "a1-a2")


def test_clause_10_reserves_do_not_help_and_it_is_checked_before_draws() -> None:
    # Blue has nothing left on the board: without this clause it would be stuck, a draw.
    state = play(position("f7 S7 8 8 8 8 8 F7"), "a7xa8")
    assert PRIZMIK.position(state)["reserves"] == [3, 3]
    outcome = PRIZMIK.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    ("board", "reserves", "drawn"),
    [
        ("f7 8 8 8 8 8 8 B7", [3, 3], True),  # no ship, no fighter
        ("f7 8 8 8 8 3D4 8 B7", [0, 3], True),  # a fighter, but nothing to promote
        ("f7 8 8 8 8 3D4 8 B7", [1, 3], False),  # a promotable fighter
        ("f7 8 8 8 8 3S4 8 B7", [0, 3], False),  # a ship
        ("b7 8 8 8 8 8 8 F7", [3, 3], True),  # the same for the other player
        ("b7 8 8 8 8 8 8 F7", [3, 0], True),
    ],
)
def test_clause_11_no_ships_and_no_promotable_fighter(
    board: str, reserves: list[int], drawn: bool
) -> None:
    outcome = PRIZMIK.outcome(position(board, reserves=reserves))
    if drawn:
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((), "no ships left")
    else:
        assert outcome is None


def test_clause_11_no_legal_action() -> None:
    # Red's only fleet stands in the corner behind two fighters of Blue's.
    state = position("f7 8 8 8 8 8 d7 Fd6")
    outcome = PRIZMIK.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "no legal action")


def test_clause_12_quiet_games_are_drawn() -> None:
    state = position("f7 8 8 8 3S4 8 8 F7", quiet=99)
    assert PRIZMIK.outcome(state) is None
    outcome = PRIZMIK.outcome(play(state, "d4-d5"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "quiet limit")
    assert PRIZMIK.outcome(play(state, "a1+a2")) is None


def test_clause_12_option_quiet_limit() -> None:
    state = position("f7 8 8 8 3S4 8 8 F7", quiet=4, options={"quiet_limit": 5})
    assert PRIZMIK.outcome(play(state, "d4-d5")) is not None
    endless = position("f7 8 8 8 3S4 8 8 F7", quiet=5000, options={"quiet_limit": 0})
    assert PRIZMIK.outcome(play(endless, "d4-d5")) is None


@pytest.mark.parametrize("text", ["a1+a2", "d4xd5", "h7-h8="])
def test_clause_12_deployments_captures_and_promotions_are_not_quiet(text: str) -> None:
    state = position("f7 7D 8 3s4 3D4 8 8 F7", quiet=50)
    assert PRIZMIK.position(play(state, text))["quiet"] == 0


def test_clause_13_everything_is_open() -> None:
    state = position("f7 8 8 8 3C4 8 8 F7")
    for seat in (0, 1, None):
        assert PRIZMIK.view(state, seat)["position"] == PRIZMIK.position(state)
