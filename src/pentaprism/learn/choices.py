"""Games of a tree search against itself, as choices to learn a policy from.

A game begins with some random moves and goes on with a search of a fixed number of simulations for
every seat. A choice is a decision between several moves: what the policy sees of each, from what
the seat knows, and how often the search has tried it.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from pentaprism.bots.brains import HAND, Limit, policy_of, tree_budget
from pentaprism.core.bits import INT
from pentaprism.core.game import Game
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import mix, random, scale
from pentaprism.games import registry
from pentaprism.learn.selfplay import Unit
from pentaprism.learn.shards import load_columns, save_columns
from pentaprism.search import contest, policies
from pentaprism.search.playout import make_sampler, one_of
from pentaprism.search.weights import about_policy, decode_policy

#: No game gives more: of what follows nothing is noted.
_MOST_CHOICES, _MOST_MOVES, _LONGEST = 2_000, 100_000, 5_000


class Choices(NamedTuple):
    """A row a choice in `moves`, a row a move of these in `counts` and `visits`."""

    active: Any  # uint16: the active inputs of all moves, one behind the other
    counts: Any  # uint8: how many of them belong to each move
    visits: Any  # uint32: how often the search tried it
    moves: Any  # uint16: how many moves belong to each choice

    @property
    def positions(self) -> int:
        return len(self.moves)

    @staticmethod
    def joined(parts: "list[Choices]") -> "Choices":
        return Choices(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def save(path: Path, choices: Choices) -> None:
    save_columns(path, choices)


def load(path: Path) -> Choices:
    return load_columns(path, Choices, _fits)


def _fits(choices: Choices) -> bool:
    rows = len(choices.counts) == len(choices.visits) == int(choices.moves.sum())
    return rows and int(choices.counts.sum()) == len(choices.active)


class _Written(NamedTuple):
    """Where a kernel writes choices; `used`: how many choices, moves and inputs there are."""

    active: Any
    counts: Any
    visits: Any
    moves: Any
    used: Any


def _new_page(policy: Any) -> _Written:
    return _Written(
        active=np.zeros(_MOST_MOVES * policy.MOST_ACTIVE, np.uint16),
        counts=np.zeros(_MOST_MOVES, np.uint8),
        visits=np.zeros(_MOST_MOVES, np.uint32),
        moves=np.zeros(_MOST_CHOICES, np.uint16),
        used=np.zeros(3, np.int64),
    )


def make_selfplay(game: Game) -> Any:
    """A kernel `play(desk, seats, options, seed, most_random, players, first, out)`: one game,
    and who has won it. Noted are the choices of the first player, who has the seat `first` if there
    are others; with one player all seats are its own."""
    rules, policy = game.rules, game.policy
    _setup, _to_act, _apply, _redact = rules.setup, rules.to_act, rules.apply, rules.redact
    _over, _winners = rules.over, rules.winners
    _sample = make_sampler(rules)
    evaluation: Any = game.evaluation
    exploration = getattr(evaluation, "EXPLORATION", 1.0)
    _decide = contest.make_tree_player(rules, evaluation, True, exploration, policy)
    learned: Any = policy
    _active = learned.active

    @kernel
    def note(tree: Any, seat: int, out: Any) -> None:
        s, used = tree.states[0], out.used
        n, child = 0, INT(tree.nodes[0].first)
        while child != 0:
            n += 1
            child = INT(tree.nodes[child].following)
        if n < 2 or used[0] >= _MOST_CHOICES or used[1] + n > _MOST_MOVES:
            return
        out.moves[used[0]] = n
        used[0] += 1
        child = INT(tree.nodes[0].first)
        while child != 0:
            node = tree.nodes[child]
            count = _active(s, seat, node.move, tree.inputs)
            for i in range(count):
                out.active[used[2] + i] = tree.inputs[i]
            out.counts[used[1]] = count
            out.visits[used[1]] = node.visits
            used[1] += 1
            used[2] += count
            child = INT(node.following)

    @kernel
    def play(
        desk: Any,
        seats: int,
        options: Any,
        seed: np.uint64,
        most_random: int,
        players: Any,
        first: int,
        out: Any,
    ) -> int:
        s, g, tree = desk.states[0], desk.own[0], desk.tree
        g.rng = mix(seed)
        _setup(s, seats, options, seed)
        out.used[:] = 0
        at_random = scale(random(g), most_random + 1)
        moves = 0
        while _to_act(s) != 0 and moves < _LONGEST:
            seat = one_of(_to_act(s), random(g))
            bits = random(g)
            move = -1
            if moves >= at_random:
                tree.states[0] = s
                _redact(tree.states[0], seat)
                tree.generator[0].rng = bits
                who = min((seat + seats - first) % seats, len(players) - 1)
                move = _decide(tree, desk.children, seat, players[who], bits)
                if who == 0:
                    note(tree, seat, out)
            if move < 0:
                move = _sample(s, seat, bits, desk.moves)
            _apply(s, seat, move)
            moves += 1
        return _winners(s) if _over(s) else 0

    return play


@cache
def selfplay_of(game: Game) -> Any:
    return make_selfplay(game)


def perform(unit: Unit) -> Choices:
    """Play the games of a unit."""
    return Choices.joined([played for played, _ in _games(unit)])


def perform_against(unit: Unit) -> tuple[Choices, float]:
    """Play the games of a unit against its rival: the choices of those that were won, since they
    are to be imitated, and the share of the games that was won."""
    games = list(_games(unit))
    nothing = Choices(*(np.zeros(0, column.dtype) for column in games[0][0]))
    won = [played for played, share in games if share > 0]
    return Choices.joined([nothing, *won]), sum(share for _, share in games) / len(games)


def _games(unit: Unit) -> Iterator[tuple[Choices, float]]:
    """The choices of each game, and what the first player has won of it."""
    game = registry.find(unit.game)
    assert game.policy is not None, f"{game.name} has no policy.py"
    contents = [unit.weights, unit.rival] if unit.rival else [unit.weights]
    learned = policies.stack([_policy(game, content) for content in contents])
    players = np.zeros(len(contents), contest.PLAYER)
    players["kind"] = contest.TREE
    budget = tree_budget(game.rules, game.levels[-1], Limit(nodes=unit.nodes))
    players["simulations"], players["capacity"] = budget
    players["net"] = [number if content else -1 for number, content in enumerate(contents)]
    desk = contest.new_desk(game.rules, players, learned=learned)
    options = game.options.numbers(unit.options)
    play, out = selfplay_of(game), _new_page(game.policy)
    for number in range(unit.games):
        seed = np.uint64(contest.stream(np.uint64(unit.seed), number))
        first = number % unit.players
        winners = play(desk, unit.players, options, seed, unit.most_random, players, first, out)
        choices, moves, inputs = out.used.tolist()
        written = (out.active[:inputs], out.counts[:moves], out.visits[:moves], out.moves[:choices])
        share = (winners >> first & 1) / max(winners.bit_count(), 1)
        yield Choices(*(column.copy() for column in written)), share


def _policy(game: Game, content: bytes) -> policies.Policies:
    if not content:
        return policy_of(game, HAND)
    about = about_policy(game.id, game.version)
    return decode_policy(content, "the weights of self-play", game.policy, about)
