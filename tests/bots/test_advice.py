from typing import Any

import pytest

from pentaprism import bots
from pentaprism.core.errors import BadPosition, BadRequest, GameOver, NothingToDo, NotYourTurn
from pentaprism.core.game import Game
from pentaprism.games.prizmik import reasons
from pentaprism.games.registry import GAMES, find

PRIZMIK = find("prizmik")
QUICK = bots.Limit(nodes=20_000)
GLANCE = bots.Limit(nodes=1_000)


def position(board: str, turn: int = 0, **more: Any) -> Any:
    return PRIZMIK.from_position(
        {"board": board, "turn": turn, "reserves": [3, 3], "quiet": 0, **more}
    )


def reason(board: str, turn: int = 0) -> str:
    return str(bots.choose_known(PRIZMIK, position(board, turn), turn, QUICK).reason)


def test_reasons_in_words() -> None:
    assert reason("1Sf5/8/8/8/8/8/8/F7") == "takes the last base on c8 and wins"
    assert reason("f6f/8/8/3c4/3D4/8/8/F7").startswith("takes the carrier on d5")
    assert "stops the base on e1 from being taken" in reason("f6f/8/8/8/8/4D3/4s3/4B3")


def test_a_promotion_in_words() -> None:
    state = position("f6f/2D5/8/8/8/8/8/F6F")
    line = [PRIZMIK.read_move(state, 0, "c7-c8=")]
    assert str(reasons.reason(state[0], 0, line)) == "brings a reserve fleet to c1"


def test_a_quiet_move_is_told_by_where_it_goes() -> None:
    for board, move, told in (
        ("f6f/8/8/8/3C4/8/8/F7", "d4-d5", "comes nearer to the base on a8"),
        ("f6f/8/8/1s6/8/4D3/8/F7", "e3-d4", "comes nearer to the ship on b5"),
        ("f6f/8/8/8/8/4D3/8/F7", "e3-e4", "brings the fighter nearer to its promotion"),
        ("f6f/8/8/8/8/4D3/8/F7", "e3-e2", "improves the place of the fighter"),
    ):
        state = position(board)
        line = [PRIZMIK.read_move(state, 0, move)]
        assert str(reasons.reason(state[0], 0, line)) == told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_of_every_game_plays_legal_moves_with_a_reason(game: Game) -> None:
    for players in {game.players[0], game.players[1]}:
        state = game.setup(players, {}, 5)
        for ply in range(12):
            levels = game.levels
            level = levels[ply % len(levels)]
            for seat in game.to_act(state):
                try:
                    view = game.view(state, seat)
                    advice = bots.choose(game, view, GLANCE, level.name, seed=ply)
                except NothingToDo:
                    continue
                assert advice.move in game.legal_texts(state, seat)
                assert advice.line[0] == advice.move
                assert advice.reason
                assert game.sees(level)
                state = game.apply(state, seat, game.read_move(state, seat, advice.move))
                break


def test_a_player_against_the_clock_takes_longer_over_harder_puzzles() -> None:
    laser = find("laser")
    took = []
    for level in ("novice", "master"):
        for seed in range(12):
            state = laser.setup(3, {"mode": "team"}, seed)
            took.append((level, bots.choose(laser, laser.view(state, 0), GLANCE, level).seconds))
    slow = [seconds for level, seconds in took if level == "novice"]
    quick = [seconds for level, seconds in took if level == "master"]
    assert min(slow + quick) > 0
    assert len(set(quick)) > 4
    assert sum(slow) > 1.5 * sum(quick)


def test_two_threads_give_a_legal_move_too() -> None:
    state = position("f2f3f/8/8/8/8/8/8/F3F2F")
    advice = bots.choose_known(PRIZMIK, state, 0, bots.Limit(ms=100), threads=2)
    assert advice.move in PRIZMIK.legal_texts(state, 0)


def test_even_without_time_there_is_a_move() -> None:
    state = position("1Sf5/8/8/8/8/8/8/F7")
    assert bots.choose_known(PRIZMIK, state, 0, bots.Limit(ms=1)).move == "b8xc8"
    assert bots.choose_known(PRIZMIK, state, 0, bots.Limit(nodes=1)).move


def test_bad_questions_are_told() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    view = PRIZMIK.view(state, 0)
    with pytest.raises(NotYourTurn):
        bots.choose(PRIZMIK, PRIZMIK.view(state, 1), QUICK)
    with pytest.raises(BadRequest, match="seat and position"):
        bots.choose(PRIZMIK, PRIZMIK.view(state, None), QUICK)
    with pytest.raises(BadRequest, match="did you mean 'master'"):
        bots.choose(PRIZMIK, view, QUICK, "mastre")
    with pytest.raises(BadRequest, match="1 to 6"):
        bots.choose(PRIZMIK, view, QUICK, 7)
    with pytest.raises(BadRequest, match="threads"):
        bots.choose(PRIZMIK, view, QUICK, threads=0)
    for limit in (bots.Limit(), bots.Limit(ms=0), bots.Limit(nodes=-1)):
        with pytest.raises(BadRequest, match="limit"):
            bots.choose(PRIZMIK, view, limit)
    with pytest.raises(BadPosition):
        bots.choose(PRIZMIK, {**view, "position": {}}, QUICK)
    with pytest.raises(GameOver):
        bots.choose_known(PRIZMIK, position("1S6/8/8/8/8/8/8/F7", 1), 1, QUICK)
