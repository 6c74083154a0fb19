"""The same level plays another game each time, and the same one for the same seed."""

import random
from typing import Any

import pytest

import pentaprism
from pentaprism import bots
from pentaprism.core.errors import NothingToDo
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES, find

PRIZMIK = find("prizmik")
UNHURRIED = bots.Limit(nodes=1_000)
BELOW = [(game, level.name) for game in GAMES for level in game.levels[:-1]]


def positions(game: Game) -> list[tuple[Any, int]]:
    """Three positions in which some seat has a choice."""
    found: list[tuple[Any, int]] = []
    chance = random.Random(4)
    seed = 0
    while len(found) < 3:
        state = game.setup(max(game.players[0], min(3, game.players[1])), {}, seed)
        for _ in range(6 * seed):
            seats = game.to_act(state)
            seat = chance.choice(seats) if seats else 0
            state = game.apply(state, seat, chance.choice(game.legal(state, seat)))
            if not game.to_act(state):
                break
        seats = tuple(seat for seat in game.to_act(state) if seat in game.seats(state))
        if seats and len(game.legal(state, seats[0])) > 3:
            found.append((state, seats[0]))
        seed += 1
    return found


def reply(game: Game, state: Any, seat: int, level: str, match_seed: int) -> str:
    known = game.redacted(state, seat)
    seed = bots.decision_seed(game, known, match_seed, seat, 0)
    try:
        return bots.choose_known(game, known, seat, UNHURRIED, level, seed=seed).move
    except NothingToDo:
        return "waits"


@pytest.mark.parametrize(("game", "level"), BELOW, ids=lambda each: getattr(each, "id", each))
def test_ten_matches_bring_several_replies(game: Game, level: str) -> None:
    found = positions(game)
    replies = [{reply(game, *each, level, match) for match in range(10)} for each in found]
    assert max(map(len, replies)) >= (3 if level in ("beginner", "novice", "casual") else 2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_match_brings_the_same_reply(game: Game) -> None:
    for state, seat in positions(game):
        one, again = (reply(game, state, seat, "casual", 7) for _ in range(2))
        assert one == again


def test_seats_and_moves_have_seeds_of_their_own() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    seeds = {
        bots.decision_seed(PRIZMIK, state, match, seat, moves)
        for match in range(4)
        for seat in range(2)
        for moves in range(4)
    }
    assert len(seeds) == 32


def test_a_planner_keeps_its_seed_for_a_round() -> None:
    laser = find("laser")
    state = laser.setup(2, {}, 1)
    later = laser.apply(state, 0, laser.read_move(state, 0, "bid 9"))
    redrawn = laser.apply(state, 2, laser.read_move(state, 2, "time"))
    first, second, third = (
        bots.decision_seed(laser, each, 5, 1, moves)
        for moves, each in enumerate((state, later, redrawn))
    )
    assert first == second != third


def test_a_bot_answers_the_same_moves_otherwise_in_each_match() -> None:
    """Nobody beats it every time by a rush that was learnt by heart."""

    def game_of(seed: int) -> tuple[str, ...]:
        game = pentaprism.new("prizmik", seed=seed)
        while len(game.moves) < 12 and game.to_act:
            (seat,) = game.to_act
            if seat:
                game.play(game.best(level="casual", nodes=5_000).move)
            else:
                game.play(game.legal_moves[0])
        return tuple(move.text for move in game.moves)

    games = [game_of(seed) for seed in range(10)]
    assert len(set(games)) >= 8
    assert game_of(3) == games[3]


def test_the_strongest_never_plays_a_worse_move_for_a_change() -> None:
    won = PRIZMIK.from_position(
        {"board": "1Sf5/8/8/8/8/8/8/F7", "turn": 0, "reserves": [3, 3], "quiet": 0}
    )
    for level in ("casual", "club", "strong", "master"):
        assert {reply(PRIZMIK, won, 0, level, match) for match in range(10)} == {"b8xc8"}
