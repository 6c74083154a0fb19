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
MOST_CHOICES, MOST_ROWS, _LONGEST = 2_000, 100_000, 5_000


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


class Page(NamedTuple):
    """Where a kernel writes choices; `used`: how many choices, rows and inputs there are."""

    active: Any
    counts: Any
    visits: Any
    moves: Any
    used: Any


def new_page(most_active: int) -> Page:
    return Page(
        active=np.zeros(MOST_ROWS * most_active, np.uint16),
        counts=np.zeros(MOST_ROWS, np.uint8),
        visits=np.zeros(MOST_ROWS, np.uint32),
        moves=np.zeros(MOST_CHOICES, np.uint16),
        used=np.zeros(3, np.int64),
    )


#: The numbers of `Page.used`.
CHOICES, ROWS, INPUTS = range(3)


def make_selfplay(game: Game, seen: Any, decided: bool = False) -> Any:
    """A kernel `play(desk, seats, options, seed, most_random, players, first, out)`: one game, and
    who has won it. With one player all seats are its own; the first one of several has the seat
    `first`. Its choices are noted, by what is `seen` of a move (the game's policy.py or
    habits.py). `decided`: those of everybody are, and only the move that was chosen counts as
    tried."""
    rules = game.rules
    _setup, _to_act, _apply, _redact = rules.setup, rules.to_act, rules.apply, rules.redact
    _over, _winners = rules.over, rules.winners
    _sample = make_sampler(rules)
    evaluation: Any = game.evaluation
    exploration = getattr(evaluation, "EXPLORATION", 1.0)
    _decide = contest.make_tree_player(
        rules, evaluation, True, exploration, game.policy, game.outlook
    )
    _active = seen.active

    @kernel
    def note(tree: Any, seat: int, move: int, out: Any) -> None:
        s, used = tree.states[0], out.used
        n, child = 0, INT(tree.nodes[0].first)
        while child != 0:
            n += 1
            child = INT(tree.nodes[child].following)
        if n < 2 or used[CHOICES] >= MOST_CHOICES or used[ROWS] + n > MOST_ROWS:
            return
        out.moves[used[CHOICES]] = n
        used[CHOICES] += 1
        child = INT(tree.nodes[0].first)
        while child != 0:
            node = tree.nodes[child]
            tried = INT(node.visits)
            if decided:
                tried = 1 if node.move == move else 0
            add_row(out, tree.inputs, _active(s, seat, node.move, tree.inputs), tried)
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
                if decided or who == 0:
                    note(tree, seat, move, out)
            if move < 0:
                move = _sample(s, seat, bits, desk.moves)
            _apply(s, seat, move)
            moves += 1
        return _winners(s) if _over(s) else 0

    return play


@kernel
def add_row(out: Any, inputs: Any, count: int, visits: int) -> None:
    """Note a move, or whatever is chosen between, by its active inputs."""
    used = out.used
    for i in range(count):
        out.active[used[INPUTS] + i] = inputs[i]
    out.counts[used[ROWS]] = count
    out.visits[used[ROWS]] = visits
    used[ROWS] += 1
    used[INPUTS] += count


@cache
def selfplay_of(game: Game) -> Any:
    return make_selfplay(game, game.policy)


def perform(unit: Unit) -> Choices:
    """Play the games of a unit."""
    return Choices.joined([played for played, _ in _games_of(unit)])


def _games_of(unit: Unit) -> Iterator[tuple[Choices, float]]:
    game = registry.find(unit.game)
    return games(unit, game, selfplay_of(game), game.policy)


def perform_against(unit: Unit) -> tuple[Choices, float]:
    """Play the games of a unit against its rival: the choices of those that were won, since they
    are to be imitated, and the share of the games that was won."""
    played = list(_games_of(unit))
    nothing = Choices(*(np.zeros(0, column.dtype) for column in played[0][0]))
    won = [each for each, share in played if share > 0]
    return Choices.joined([nothing, *won]), sum(share for _, share in played) / len(played)


def written(page: Page) -> Choices:
    """What is on a page, for good."""
    choices, rows, inputs = page.used.tolist()
    columns = page.active[:inputs], page.counts[:rows], page.visits[:rows], page.moves[:choices]
    return Choices(*(column.copy() for column in columns))


def games(unit: Unit, game: Game, play: Any, seen: Any) -> Iterator[tuple[Choices, float]]:
    """What a kernel of make_selfplay notes of each game, and what the first player has won of it;
    `seen` is the game's policy.py or habits.py."""
    contents = [unit.weights, unit.rival] if unit.rival else [unit.weights]
    learned = policies.stack([_policy(game, content) for content in contents])
    players = np.zeros(len(contents), contest.PLAYER)
    players["kind"] = contest.TREE
    budget = tree_budget(game.rules, game.levels[-1], Limit(nodes=unit.nodes))
    players["simulations"], players["capacity"] = budget
    players["net"] = [number if content else -1 for number, content in enumerate(contents)]
    desk = contest.new_desk(game.rules, players, learned=learned)
    options = game.options.numbers(unit.options)
    out = new_page(seen.MOST_ACTIVE)
    for number in range(unit.games):
        seed = np.uint64(contest.stream(np.uint64(unit.seed), number))
        first = number % unit.players
        winners = play(desk, unit.players, options, seed, unit.most_random, players, first, out)
        yield written(out), (winners >> first & 1) / max(winners.bit_count(), 1)


def _policy(game: Game, content: bytes) -> policies.Policies:
    if not content:
        return policy_of(game, HAND)
    about = about_policy(game.id, game.version)
    return decode_policy(content, "the weights of self-play", game.policy or game.outlook, about)
