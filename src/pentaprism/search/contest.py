"""Whole games between players that are kernels: nothing leaves compiled code before a game is over.

A player is a row of numbers (`PLAYER`): chance, a game's greedy player, or a search with a fixed
budget. It decides from what its seat knows, as the same player does when Python asks it move by
move (bots.brains, arena.table); tests hold the two to the same moves.

Chance at a table comes from one seed. It deals the cards; a stream made from it draws lots between
seats that may act at once, and one stream a seat gives a number for each of the seat's decisions.
The streams belong to seats and not to players, so that two equal players who change places play
the very same game.
"""

from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import GENERATOR, mix, random
from pentaprism.search import alphabeta as ab
from pentaprism.search import mcts, nets, policies
from pentaprism.search import table as tt
from pentaprism.search.alphabeta import Board
from pentaprism.search.mcts import Tree
from pentaprism.search.playout import make_sampler, one_of

RANDOM, GREEDY, TREE, ALPHABETA = 0, 1, 2, 3

PLAYER = np.dtype(
    (
        np.record,
        [
            ("kind", np.int64),
            ("simulations", np.int64),  # tree: how many, and how many nodes it may grow to
            ("capacity", np.int64),
            ("rough", np.int64),  # tree: whether moves that look alike are drawn by lot
            ("blind", np.uint64),  # tree: how often it overlooks a move, of 2**64
            ("depth", np.int64),  # alpha-beta: plies, nodes, the size of its table, its level
            ("node_limit", np.int64),
            ("table_bits", np.int64),
            ("quiesce", np.int64),
            ("sight", np.int64),
            ("noise", np.int64),
            ("net", np.int64),  # which of the desk's nets or policies, -1 for none
        ],
    )
)

RESULT = np.dtype(
    (
        np.record,
        [
            ("winners", np.int64),  # a bit a seat; none for a draw
            ("reason", np.int64),  # as the rules number them; UNFINISHED
            ("moves", np.int64),
            ("digest", np.uint64),  # of all seats and moves: two games are the same or not
        ],
    )
)
#: The reason of a game that was ended as a draw because it was too long.
UNFINISHED = -1

LOTS, SEATS = 0, 1
_STREAMS = U(0x7F4A_7C15_9E37_79B9)
_STEP = U(0x9E37_79B9_7F4A_7C15)
_GREEDY_NOISE = 1e-6


@kernel
def stream(seed: np.uint64, number: int) -> np.uint64:
    """Where stream `number` of a table's chance starts: LOTS, or SEATS + the seat."""
    return mix((seed ^ _STREAMS) + U(number + 1) * _STEP)


@kernel
def add_to_digest(digest: np.uint64, seat: int, move: int) -> np.uint64:
    return mix(digest ^ (U(move) << U(5)) ^ U(seat))


class Desk(NamedTuple):
    """The memory of one process that plays games, one after another."""

    states: Any  # 0 the game; what the seat to act knows, and scratch, are in `known`
    known: Any
    moves: Any
    tree: Tree
    board: Board
    streams: Any
    own: Any  # the generator of a greedy player
    search_args: Any  # numbers for the recursive search (see make_alphabeta), then its score
    children: Any  # of a tree's root: moves, visits, values, and whether they are known exactly


def new_desk(
    rules: Any,
    players: Any,
    weights: nets.Weights = nets.NONE,
    learned: policies.Policies = policies.NONE,
) -> Desk:
    """Memory that is enough for each of these players; with nothing learned all play by hand."""
    stop = np.zeros(1, np.uint8)
    own = np.zeros(1, GENERATOR)
    searching = players[players["kind"] == TREE]
    capacity = int(searching["capacity"].max()) if len(searching) else 1
    bits = int(players["table_bits"].max()) if len(players) else 0
    return Desk(
        states=np.zeros(1, rules.STATE),
        known=np.zeros(2, rules.STATE),
        moves=np.zeros(rules.MAX_MOVES, np.int64),
        tree=mcts.new_tree(rules, capacity, np.zeros(1, GENERATOR), stop, learned),
        board=ab.new_board(rules, tt.new_table(bits), stop, weights),
        streams=np.zeros(1 + mcts.MAX_SEATS, GENERATOR),
        own=own,
        search_args=np.zeros(5, np.int64),
        children=(
            np.zeros(rules.MAX_MOVES, np.int64),
            np.zeros(rules.MAX_MOVES, np.int64),
            np.zeros(rules.MAX_MOVES),
            np.zeros(rules.MAX_MOVES, np.bool_),
        ),
    )


@kernel
def copy_child(node: Any, children: Any, i: int) -> None:
    moves, visits, values, exact = children
    moves[i], visits[i], values[i], exact[i] = node.move, node.visits, node.value, node.exact > 0


def make_tree_player(
    rules: Any,
    evaluation: Any,
    hidden: bool,
    exploration: float,
    policy: Any = None,
    outlook: Any = None,
) -> Any:
    """A kernel `decide(tree, children, seat, player, seed)`: a move of the root, or -1."""
    if hidden:
        _search_hidden = mcts.make_ismcts(rules, evaluation, policy, outlook)

        @kernel
        def grow_hidden(tree: Any, children: Any, seat: int, simulations: int) -> int:
            _search_hidden(tree, seat, simulations, exploration)
            n = 0
            child = INT(tree.nodes[0].first)
            while child != 0:
                copy_child(tree.nodes[child], children, n)
                n += 1
                child = INT(tree.nodes[child].following)
            return n

        _grow = grow_hidden
    else:
        _search = mcts.make_mcts(rules, evaluation)

        @kernel
        def grow_open(tree: Any, children: Any, seat: int, simulations: int) -> int:
            _search(tree, simulations, exploration)
            first = tree.nodes[0].first
            for i in range(tree.nodes[0].children):
                copy_child(tree.nodes[first + i], children, i)
            return tree.nodes[0].children

        _grow = grow_open

    @kernel
    def decide(tree: Any, children: Any, seat: int, player: Any, seed: np.uint64) -> int:
        root = tree.nodes[0]
        root.value = 0.0
        root.visits = 0
        root.offered = 0
        root.first = 0
        root.children = 0
        root.exact = 0
        tree.used[0] = 1
        tree.stop[0] = 0
        tree.blind[0] = player.blind
        tree.blind[1] = seed
        tree.policy[0] = player.net if tree.policies.weights.shape[1] > 0 else -1
        part = Tree(
            tree.nodes[: player.capacity],
            tree.used,
            tree.states,
            tree.path,
            tree.moves,
            tree.payoff,
            tree.known,
            tree.sure,
            tree.generator,
            tree.stop,
            tree.blind,
            tree.policies,
            tree.policy,
            tree.inputs,
            tree.chances,
            tree.sums,
        )
        n = _grow(part, children, seat, player.simulations)
        if n == 0:
            return -1
        moves, visits, values, exact = children
        return moves[mcts.choose_alike(moves, visits, values, exact, n, player.rough != 0, seed)]

    return decide


def make_alphabeta_player(rules: Any, evaluation: Any, net: Any) -> Any:
    """A kernel `decide(board, seat, player, seed, args)`: a move found by deepening, or -1; args[4]
    is what it is worth.

    Where a game has no evaluation for alpha-beta there is no such player, and it finds nothing."""
    if not hasattr(evaluation, "urgency"):

        @kernel
        def none(board: Any, seat: int, player: Any, seed: np.uint64, args: Any) -> int:
            return -1

        return none

    _advance = ab.make_advance(rules, net)
    _search = ab.make_alphabeta(rules, evaluation, net, _advance)
    _vary = ab.make_variation(rules, _search, _advance)

    @kernel
    def look(board: Any, args: Any, depth: int) -> int:
        """Search to a depth. The arguments come from an array, since literal ones would be of
        another type than those of the search's own calls."""
        args[0], args[1], args[2], args[3] = 0, depth, -ab.INFINITE, ab.INFINITE
        return _search(board, args[0], args[1], args[2], args[3])

    @kernel
    def decide(board: Any, seat: int, player: Any, seed: np.uint64, args: Any) -> int:
        size = INT(1) << player.table_bits
        part = Board(
            board.states,
            board.moves,
            board.ranks,
            board.line,
            board.length,
            board.keys,
            board.killers,
            board.history,
            board.sums,
            board.weights,
            board.net,
            board.changes,
            board.table[:size],
            board.counters,
            board.settings,
            board.stop,
        )
        part.table[:] = U(0)
        part.killers[:] = -1
        ab.order_by_lot(part, seed)
        part.counters[ab.NODES] = 0
        part.counters[ab.NODE_LIMIT] = player.node_limit
        part.settings[ab.QUIESCE] = player.quiesce
        part.settings[ab.SIGHT] = player.sight
        part.settings[ab.NOISE] = player.noise
        part.settings[ab.NOISE_SEED] = INT(seed >> U(1))
        part.net[0] = player.net if board.weights.bias.shape[1] > 0 else -1
        part.stop[0] = 0
        best, worth, reached = -1, 0, 1
        for depth in range(1, player.depth + 1):
            score = look(part, args, depth)
            if part.length[0] > 0:
                best, worth = part.line[0, 0], score
            if depth > 1 and (part.stop[0] != 0 or abs(score) > ab.EVALUATION):
                break
            reached = depth
        args[4] = worth
        if best >= 0:
            other = _vary(part, args, seat, reached, worth, seed)
            if other >= 0:
                return other
        return best

    return decide


@kernel
def no_greedy(states: Any, seat: int, generator: Any, moves: Any, noise: float) -> int:
    """In a game that has no greedy player."""
    return -1


def make_decision(
    rules: Any,
    evaluation: Any,
    greedy: Any,
    hidden: bool,
    exploration: float,
    guided: bool,
    net: Any = None,
    policy: Any = None,
    outlook: Any = None,
) -> Any:
    """A kernel `decide(desk, seat, player, bits)`: the move in the game of the desk of a player who
    is not a random one.

    `guided`: the tree search uses the game's evaluation."""
    _legal, _redact = rules.legal, rules.redact
    _tree = make_tree_player(
        rules, evaluation if guided else None, hidden, exploration, policy, outlook
    )
    _alphabeta = make_alphabeta_player(rules, evaluation, net)
    _greedy = no_greedy if greedy is None else greedy

    @kernel
    def decide(desk: Any, seat: int, player: Any, bits: np.uint64) -> int:
        desk.known[0] = desk.states[0]
        _redact(desk.known[0], seat)
        if _legal(desk.known[0], seat, desk.moves) == 1:
            return desk.moves[0]
        if player.kind == GREEDY:
            desk.known[1] = desk.known[0]
            desk.own[0].rng = bits
            return _greedy(desk.known, seat, desk.own, desk.moves, _GREEDY_NOISE)
        if player.kind == TREE:
            desk.tree.states[0] = desk.known[0]
            desk.tree.generator[0].rng = bits
            move = _tree(desk.tree, desk.children, seat, player, bits)
        else:
            desk.board.states[0] = desk.known[0]
            move = _alphabeta(desk.board, seat, player, bits, desk.search_args)
        if move < 0:
            _legal(desk.known[0], seat, desk.moves)
            move = desk.moves[0]
        return move

    return decide


def make_contest(
    rules: Any,
    evaluation: Any,
    greedy: Any,
    hidden: bool,
    exploration: float,
    guided: bool,
    net: Any = None,
    policy: Any = None,
    outlook: Any = None,
) -> Any:
    """A kernel `play(desk, seats, options, seeds, lineups, players, longest, results)`.

    Plays for each seed (a block) one game a line-up: `lineups[block, game, seat]` is the number of
    the player, and `results[block, game]` is filled."""
    _setup, _to_act, _apply = rules.setup, rules.to_act, rules.apply
    _over, _winners = rules.over, rules.winners
    _sample = make_sampler(rules)
    _decide = make_decision(
        rules, evaluation, greedy, hidden, exploration, guided, net, policy, outlook
    )

    @kernel
    def play_game(
        desk: Any,
        seats: int,
        options: Any,
        seed: np.uint64,
        lineup: Any,
        players: Any,
        longest: int,
        result: Any,
    ) -> None:
        # Passing the whole desk on costs more than a random move: these are looked up once.
        s, streams, scratch = desk.states[0], desk.streams, desk.moves
        _setup(s, seats, options, seed)
        for number in range(SEATS + seats):
            streams[number].rng = stream(seed, number)
        moves, digest = 0, U(0)
        acting = _to_act(s)
        while acting != 0 and moves < longest:
            lot = U(0)
            if acting & (acting - 1) != 0:
                lot = random(streams[LOTS])
            seat = one_of(acting, lot)
            bits = random(streams[SEATS + seat])
            player = players[lineup[seat]]
            if player.kind == RANDOM:  # what is legal for a seat is no secret to it
                move = _sample(s, seat, bits, scratch)
            else:
                move = _decide(desk, seat, player, bits)
            _apply(s, seat, move)
            digest = add_to_digest(digest, seat, move)
            moves += 1
            acting = _to_act(s)
        result.moves = moves
        result.digest = digest
        result.reason = UNFINISHED if acting != 0 else _over(s)
        result.winners = 0 if acting != 0 else _winners(s)

    @kernel
    def play(
        desk: Any,
        seats: int,
        options: Any,
        seeds: Any,
        lineups: Any,
        players: Any,
        longest: int,
        results: Any,
    ) -> None:
        for block in range(len(seeds)):
            for game in range(lineups.shape[1]):
                play_game(
                    desk,
                    seats,
                    options,
                    seeds[block],
                    lineups[block, game],
                    players,
                    longest,
                    results[block, game],
                )

    return play
