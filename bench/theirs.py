"""The other side: OpenSpiel's games and searches in C++, python-chess."""

import random
from functools import cache

import chess
import pyspiel


def start(name: str) -> "pyspiel.State":
    """A position in which somebody is to move: what has to be dealt is dealt."""
    chance = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@cache
def length_of(name: str) -> float:
    """How many moves of players a random game has, from 200 of them."""
    chance = random.Random(1)
    total, games = 0, 200
    for _ in range(games):
        state = start(name)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            total += 1
    return total / games


def playouts(name: str, games: int) -> int:
    """Random games inside OpenSpiel's C++, by way of a search whose evaluation they are.

    Two simulations from the start evaluate the start itself and one position after it, so the
    number of moves is at most this; the estimate favours OpenSpiel.
    """
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(games // 2, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 2, 100, False, 1, False)
    bot.mcts_search(start(name))
    return int(games * length_of(name))


def simulations(name: str, count: int) -> int:
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, count, 1000, False, 1, False)
    return int(bot.mcts_search(start(name)).explore_count)


def spiel_perft(name: str, depth: int) -> int:
    """Leaves, made through OpenSpiel's Python interface (it has no perft of its own)."""

    def walk(state: "pyspiel.State", left: int) -> int:
        if left == 0:
            return 1
        return sum(walk(state.child(action), left - 1) for action in state.legal_actions())

    return walk(start(name), depth)


def chess_perft(depth: int) -> int:
    """Leaves, made by python-chess."""
    board = chess.Board()

    def walk(left: int) -> int:
        if left == 0:
            return 1
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += walk(left - 1)
            board.pop()
        return total

    return walk(depth)
