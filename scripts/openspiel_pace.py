"""How many nodes of ours and how many simulations of OpenSpiel's fit into the same time: the counts
of docs/strength/openspiel.toml.

python -m scripts.openspiel_pace [MS]     by processor time, so that a busy machine changes nothing

Positions are those of random games; each is thought about once by either side.
"""

import sys
import time

import numpy as np

from pentaprism.bots import Limit, Task, think
from pentaprism.core.game import Game
from pentaprism.envs.openspiel import Bot
from pentaprism.games import registry

_GAMES = {"prizmik": {}, "prism": {"target": 10}, "prisma": {}, "prismatic": {}}
_POSITIONS, _APART = 12, 5
_SIMULATIONS, _NODES = 20, {"alphabeta": 20_000}
_FEWER_NODES = 1_000


def _positions(game: Game, options: dict[str, int]) -> list[tuple[object, int]]:
    """What the seats to act know in some positions with a choice."""
    chance, found = np.random.default_rng(1), []
    state = game.setup(2, options, 1)
    for number in range(_POSITIONS * _APART):
        if game.outcome(state):
            break
        seat = game.to_act(state)[0]
        moves = game.legal(state, seat)
        if number % _APART == 0 and len(moves) > 1:
            found.append((game.redacted(state, seat), seat))
        state = game.apply(state, seat, int(chance.choice(moves)))
    return found


def _ours(game: Game, known: object, seat: int) -> tuple[int, float]:
    nodes = _NODES.get(game.search, _FEWER_NODES)
    task = Task(known, seat, game.levels[-1], Limit(nodes=nodes), 1, 1, np.zeros(1, np.uint8))
    began = time.process_time()
    return think(game, task).nodes, time.process_time() - began


def _theirs(game: Game, known: object, seat: int) -> tuple[int, float]:
    bot = Bot("ismcts" if game.capabilities.hidden else "mcts", _SIMULATIONS)
    began = time.process_time()
    bot.choose(game, known, seat, 1)
    return _SIMULATIONS, time.process_time() - began


def main(ms: float) -> None:
    for name, options in _GAMES.items():
        game = registry.find(name)
        counts = []
        for side in (_ours, _theirs):
            places = _positions(game, options)
            side(game, *places[0])  # what has to be loaded is
            done, seconds = np.sum([side(game, *place) for place in places], axis=0)
            counts.append(int(done / seconds * ms / 1000))
        print(f"{name}: {counts[0]} nodes, {counts[1]} simulations in {ms:g} ms", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 50)
