"""Games of a bot against itself, as samples to learn from.

A game begins with some random moves, so that no two are alike, and goes on with a search of a fixed
number of nodes for both seats. A sample is a position of which the search thinks that a quiet move
is best: what hangs is the search's business, not the evaluation's.
"""

from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from pentaprism.bots.brains import HAND, Limit, table_bits, weights_of
from pentaprism.core.game import Game
from pentaprism.core.kernel import kernel
from pentaprism.core.level import Level
from pentaprism.core.rng import mix, random, scale
from pentaprism.games import registry
from pentaprism.learn.shards import Samples
from pentaprism.search import alphabeta as ab
from pentaprism.search import contest, nets
from pentaprism.search.playout import make_sampler
from pentaprism.search.weights import About, decode

#: No game gives more samples: after so many moves it counts as a draw.
LONGEST = 600


class Unit(msgspec.Struct, frozen=True):
    """The games of one shard: the same unit gives the same samples, wherever it is played."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    nodes: int
    most_random: int
    players: int = 2
    #: What is in the file of weights that the bot judges by besides its hand; b"": nothing.
    weights: bytes = b""
    #: The same of another bot that has the other seat, and of which nothing is noted; b"": itself.
    rival: bytes = b""


class Written(NamedTuple):
    """Where a kernel writes samples."""

    active: Any
    counts: Any
    buckets: Any
    hand: Any
    searched: Any
    results: Any
    seats: Any


def make_selfplay(game: Game) -> Any:
    """A kernel `play(desk, options, seed, most_random, players, turned, out)`: one game, the number
    of its samples, which are those of the first player; `turned` says which seat that one has if
    there are two."""
    rules, evaluation, net = game.rules, game.evaluation, game.net
    _setup, _to_act, _apply, _over = rules.setup, rules.to_act, rules.apply, rules.over
    _winners = rules.winners
    _sample = make_sampler(rules)
    _decide = contest.make_alphabeta_player(rules, evaluation, net)
    judged: Any = evaluation
    _evaluate, _urgency, _mover = judged.evaluate, judged.urgency, judged.mover
    learned: Any = net
    _active, _bucket = learned.active, learned.bucket

    @kernel
    def note(desk: Any, seat: int, sight: int, score: int, inputs: Any, out: Any, n: int) -> None:
        s = desk.states[0]
        count = _active(s, seat, inputs)
        for i in range(count):
            out.active[n, i] = inputs[i]
        out.counts[n] = count
        out.buckets[n] = _bucket(s)
        out.hand[n] = min(max(_evaluate(s, seat, sight), -ab.EVALUATION), ab.EVALUATION)
        out.searched[n] = score
        out.seats[n] = seat

    @kernel
    def play(
        desk: Any,
        options: Any,
        seed: np.uint64,
        most_random: int,
        players: Any,
        turned: int,
        out: Any,
    ) -> int:
        s, g = desk.states[0], desk.own[0]
        inputs = desk.moves
        g.rng = mix(seed)
        _setup(s, 2, options, seed)
        n, moves = 0, 0
        at_random = scale(random(g), most_random + 1)
        while _to_act(s) != 0 and moves < LONGEST:
            seat, bits = _mover(s), random(g)
            if moves < at_random:
                move = _sample(s, seat, bits, desk.moves)
            else:
                desk.board.states[0] = s
                who = (seat + turned) % len(players)
                player = players[who]
                move = _decide(desk.board, seat, player, bits, desk.search_args)
                score = desk.search_args[4]
                if move < 0:
                    move = _sample(s, seat, bits, desk.moves)
                elif who == 0 and abs(score) <= ab.EVALUATION and _urgency(s, seat, move) == 0:
                    note(desk, seat, player.sight, score, inputs, out, n)
                    n += 1
            _apply(s, seat, move)
            moves += 1
        winners = _winners(s) if _over(s) else 0
        for i in range(n):
            out.results[i] = 1
            if winners != 0:
                out.results[i] = 2 if winners >> out.seats[i] & 1 else 0
        return n

    return play


@cache
def selfplay_of(game: Game) -> Any:
    return make_selfplay(game)


def perform(unit: Unit) -> Samples:
    """Play the games of a unit."""
    game = registry.find(unit.game)
    net = game.net
    assert net is not None, f"{game.name} has no net.py"
    about = About(game.id, game.version)
    contents = [unit.weights, unit.rival] if unit.rival else [unit.weights]
    weights = nets.stack(
        [
            decode(content, "the weights of self-play", net, about)
            if content
            else weights_of(game, HAND)
            for content in contents
        ]
    )
    players = np.concatenate([_player(unit, game.levels[-1])] * len(contents))
    players["net"] = [number if content else -1 for number, content in enumerate(contents)]
    desk = contest.new_desk(game.rules, players, weights)
    options = game.options.numbers(unit.options)
    play = selfplay_of(game)
    parts = []
    for number in range(unit.games):
        out = Written(
            active=np.zeros((LONGEST, net.MOST_ACTIVE), np.uint16),
            counts=np.zeros(LONGEST, np.int64),
            buckets=np.zeros(LONGEST, np.uint8),
            hand=np.zeros(LONGEST, np.int16),
            searched=np.zeros(LONGEST, np.int16),
            results=np.zeros(LONGEST, np.uint8),
            seats=np.zeros(LONGEST, np.int64),
        )
        seed = np.uint64(contest.stream(np.uint64(unit.seed), number))
        n = play(desk, options, seed, unit.most_random, players, number % 2, out)
        filled = np.arange(net.MOST_ACTIVE)[None, :] < out.counts[:n, None]
        parts.append(
            Samples(
                out.active[:n][filled],
                out.counts[:n].astype(np.uint8),
                out.buckets[:n],
                out.hand[:n],
                out.searched[:n],
                out.results[:n],
            )
        )
    return Samples.joined(parts)


def _player(unit: Unit, level: Level) -> Any:
    row = np.zeros(1, contest.PLAYER)
    row["kind"] = contest.ALPHABETA
    row["depth"] = ab.MAX_PLY - 1
    row["node_limit"] = unit.nodes
    row["table_bits"] = table_bits(level, Limit(nodes=unit.nodes))
    row["quiesce"], row["sight"] = level.quiesce, level.sight
    return row
