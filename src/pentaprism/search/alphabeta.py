"""Alpha-beta for two players who see everything and take turns.

Iterative deepening; principal variation search with reductions of late quiet moves; a
transposition table that threads may share; moves ordered by the table, urgency, killers and
history; quiescence on urgent moves.

Besides its rules a game gives kernels (evaluation.py):
  mover(s)                  the seat whose turn it is
  evaluate(s, seat, sight)  a score of the position from the seat's side, within +-EVALUATION;
                            `sight` is a set of bits that says what a level understands
  position_key(s)           64 bits that tell positions apart
  urgency(s, seat, move)    how pressing a move is; 0 for a quiet one
  slot(move)                where the history of quiet moves keeps this one: 0 to SLOTS - 1

A net (net.py, see search/nets.py) corrects the evaluation where a game has learned one.
"""

from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel, part_of_kernel
from pentaprism.core.rng import mix, scale
from pentaprism.search import nets
from pentaprism.search import table as tt

MAX_PLY = 96
WIN = 30_000
EVALUATION = 20_000
INFINITE = tt.LIMIT

# counters
NODES, NODE_LIMIT = 0, 1
# settings
QUIESCE, SIGHT, NOISE, NOISE_SEED = 0, 1, 2, 3
#: The history of quiet moves has so many places; a game says which one is a move's.
SLOTS = 1 << 12


class Board(NamedTuple):
    """The memory of one searching thread; `table` and `stop` may be shared."""

    states: Any  # the position at each ply
    moves: Any
    ranks: Any  # the order in which moves are tried
    line: Any  # line[ply, i]: the best continuation found from that ply
    length: Any
    keys: Any
    killers: Any
    history: Any
    sums: Any  # the first layer of a net at each ply, of both chairs
    weights: Any  # the nets to choose from
    net: Any  # net[0]: which of them; by hand alone if it is -1
    changes: Any  # scratch
    table: Any
    counters: Any
    settings: Any
    stop: Any


def new_board(rules: Any, table: Any, stop: Any, weights: nets.Weights = nets.NONE) -> Board:
    """Memory for a search that judges by the first of the nets; by hand if there is none."""
    return Board(
        states=np.zeros(MAX_PLY + 1, rules.STATE),
        moves=np.zeros((MAX_PLY + 1, rules.MAX_MOVES), np.int64),
        ranks=np.zeros((MAX_PLY + 1, rules.MAX_MOVES), np.int64),
        line=np.zeros((MAX_PLY + 1, MAX_PLY + 1), np.int64),
        length=np.zeros(MAX_PLY + 1, np.int64),
        keys=np.zeros(MAX_PLY + 1, np.uint64),
        killers=np.full((MAX_PLY + 1, 2), -1, np.int64),
        history=np.zeros((2, SLOTS), np.int64),
        sums=nets.new_sums(MAX_PLY + 1, weights),
        weights=weights,
        net=np.full(1, -1 if weights is nets.NONE else 0, np.int64),
        changes=np.zeros(2 * rules.MAX_MOVES, np.int64),
        table=table,
        counters=np.zeros(2, np.int64),
        settings=np.zeros(4, np.int64),
        stop=stop,
    )


_GOLDEN = U(0x9E37_79B9_7F4A_7C15)
_URGENT, _KILLER, _HISTORY_MAX = 1 << 40, 1 << 38, 1 << 36


#: So many moves are ordered by 64 random bits, two each: less than any cutoff adds to a history.
_LOTS = 32


@kernel
def order_by_lot(board: Any, seed: np.uint64) -> None:
    """Have moves of which nothing is known yet tried in an order that the seed decides."""
    moves = board.history.shape[1]
    for i in range(board.history.size):
        if i % _LOTS == 0:
            bits = mix(seed + U(i + 1) * _GOLDEN)
        board.history[i // moves, i % moves] = INT(bits & U(3))
        bits >>= U(2)


def make_advance(rules: Any, net: Any) -> Any:
    """A kernel `advance(board, ply, seat, move)`: the position of the next ply, and its sums."""
    _apply, _follow = rules.apply, nets.make_follow(net)

    @part_of_kernel
    def advance(board: Any, ply: int, seat: int, move: int) -> None:
        board.states[ply + 1] = board.states[ply]
        _apply(board.states[ply + 1], seat, move)
        if board.net[0] >= 0:
            number, sums = board.net[0], board.sums
            _follow(board.states, board.weights, number, sums, ply, board.changes)

    return advance


def make_variation(rules: Any, search: Any, advance: Any) -> Any:
    """A kernel `vary(board, numbers, seat, depth, best, seed)`: after a search of the root to this
    depth with this score, a move that is worse by no more than the level's judgement may be off
    (its noise), drawn by lot. -1 where the best is played: a sharp level, a win, no time left.

    `numbers` are four of scratch, through which the search is called (see make_alphabeta)."""
    _legal, _advance, _search = rules.legal, advance, search

    @kernel
    def vary(board: Any, numbers: Any, seat: int, depth: int, best: int, seed: np.uint64) -> int:
        noise = board.settings[NOISE]
        if noise == 0 or board.stop[0] != 0 or abs(best) > EVALUATION:
            return -1
        least = best - noise
        alike = 0
        for i in range(_legal(board.states[0], seat, board.moves[0])):
            move = board.moves[0, i]
            _advance(board, 0, seat, move)
            numbers[0], numbers[1], numbers[2], numbers[3] = 1, depth - 1, -least, 1 - least
            worth = -_search(board, numbers[0], numbers[1], numbers[2], numbers[3])
            if board.stop[0] != 0:
                return -1
            if worth >= least:
                board.ranks[0, alike] = move
                alike += 1
        return board.ranks[0, scale(mix(seed), alike)] if alike > 0 else -1

    return vary


def make_alphabeta(rules: Any, evaluation: Any, net: Any, advance: Any) -> Any:
    """A kernel `search(board, ply, depth, alpha, beta)`; its line is in board.line[ply].

    Python deepens step by step and calls it for the root. (Numba's cache breaks a recursive
    kernel that is called with other types than it calls itself with, and a literal number is
    another type, so no kernel may call it with literals.)
    """
    _over, _winners, _legal, _advance = rules.over, rules.winners, rules.legal, advance
    _evaluate, _key, _urgency = (
        evaluation.evaluate,
        evaluation.position_key,
        evaluation.urgency,
    )
    _mover, _slot = evaluation.mover, evaluation.slot
    _start, _residual = nets.make_start(net), nets.make_residual(net)

    @part_of_kernel
    def static(board: Any, ply: int) -> int:
        """The evaluation, blurred by the level's noise: the same position always by the same."""
        s = board.states[ply]
        seat = _mover(s)
        score = _evaluate(s, seat, board.settings[SIGHT])
        if board.net[0] >= 0:
            score += _residual(s, seat, board.weights, board.net[0], board.sums, ply)
        noise = board.settings[NOISE]
        if noise > 0:
            salt = mix(_key(s) ^ U(board.settings[NOISE_SEED]))
            score += scale(salt, 2 * noise + 1) - noise
        return min(max(score, -EVALUATION), EVALUATION)

    @part_of_kernel
    def final(board: Any, ply: int) -> int:
        """The score of a finished game: sooner is better for the winner, later for the loser."""
        s = board.states[ply]
        winners = _winners(s)
        if winners == 0:
            return 0
        return WIN - ply if winners >> _mover(s) & 1 else ply - WIN

    @part_of_kernel
    def out_of_time(board: Any) -> bool:
        board.counters[NODES] += 1
        if board.counters[NODES] >= board.counters[NODE_LIMIT]:
            board.stop[0] = 1
        return board.stop[0] != 0

    @part_of_kernel
    def rank_moves(board: Any, ply: int, n: int, known: int) -> None:
        s = board.states[ply]
        seat = _mover(s)
        for i in range(n):
            move = board.moves[ply, i]
            urgent = _urgency(s, seat, move)
            if move == known:
                rank = 1 << 50
            elif urgent > 0:
                rank = _URGENT + urgent
            elif move == board.killers[ply, 0] or move == board.killers[ply, 1]:
                rank = _KILLER
            else:
                rank = board.history[seat, _slot(move)]
            board.ranks[ply, i] = rank

    @part_of_kernel
    def next_move(board: Any, ply: int, i: int, n: int) -> int:
        """Bring the best of the moves i..n-1 to place i."""
        best = i
        for j in range(i + 1, n):
            if board.ranks[ply, j] > board.ranks[ply, best]:
                best = j
        for row in (board.moves, board.ranks):
            row[ply, i], row[ply, best] = row[ply, best], row[ply, i]
        return board.moves[ply, i]

    @part_of_kernel
    def keep_line(board: Any, ply: int, move: int) -> None:
        board.line[ply, 0] = move
        n = board.length[ply + 1]
        for i in range(n):
            board.line[ply, i + 1] = board.line[ply + 1, i]
        board.length[ply] = n + 1

    @part_of_kernel
    def remember_cutoff(board: Any, ply: int, i: int, depth: int) -> None:
        """A quiet move that refuted this position will be tried early elsewhere."""
        if board.ranks[ply, i] >= _URGENT:
            return
        move = board.moves[ply, i]
        if move != board.killers[ply, 0]:
            board.killers[ply, 1] = board.killers[ply, 0]
            board.killers[ply, 0] = move
        seat, slot = _mover(board.states[ply]), _slot(move)
        worth = board.history[seat, slot] + depth * depth
        board.history[seat, slot] = min(worth, _HISTORY_MAX)

    @kernel
    def quiesce(board: Any, ply: int, alpha: int, beta: int) -> int:
        """Follow urgent moves only, until nothing is hanging; nobody is forced to make one."""
        board.length[ply] = 0
        if out_of_time(board):
            return 0
        s = board.states[ply]
        if _over(s):
            return final(board, ply)
        best = static(board, ply)
        if best >= beta or ply >= MAX_PLY - 1:
            return best
        alpha = max(alpha, best)
        seat = _mover(s)
        n = _legal(s, seat, board.moves[ply])
        rank_moves(board, ply, n, -1)
        for i in range(n):
            move = next_move(board, ply, i, n)
            if board.ranks[ply, i] < _URGENT:
                break
            _advance(board, ply, seat, move)
            score = -quiesce(board, ply + 1, -beta, -alpha)
            if board.stop[0]:
                return best
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    keep_line(board, ply, move)
                    if score >= beta:
                        break
        return best

    @part_of_kernel
    def seen_before(board: Any, ply: int) -> bool:
        """The position stood on the way here: whoever went round in a circle gained nothing."""
        for earlier in range(ply - 2, -1, -2):
            if board.keys[earlier] == board.keys[ply]:
                return True
        return False

    @kernel
    def search(board: Any, ply: int, depth: int, alpha: int, beta: int) -> int:
        # 1 leaves: out of time, game over, a circle, no depth left
        if ply == 0 and board.net[0] >= 0:
            _start(board.states, board.weights, board.net[0], board.sums, board.changes)
        board.length[ply] = 0
        s = board.states[ply]
        if ply > 0 and _over(s):
            return final(board, ply)
        if depth <= 0 or ply >= MAX_PLY - 1:
            if board.settings[QUIESCE]:
                return quiesce(board, ply, alpha, beta)
            board.counters[NODES] += 1
            return static(board, ply)
        if out_of_time(board):
            return 0
        key = _key(s)
        board.keys[ply] = key
        if ply > 0 and seen_before(board, ply):
            return 0

        # 2 the table: an answer, or at least the move to try first
        content = tt.probe(board.table, key)
        known = -1
        if content != U(0):
            known = tt.move_of(content)
            if ply > 0 and tt.depth_of(content) >= depth:
                score, bound = tt.score_of(content), tt.bound_of(content)
                if bound == tt.EXACT and alpha + 1 == beta:
                    return score
                if (bound == tt.AT_LEAST and score >= beta) or (
                    bound == tt.AT_MOST and score <= alpha
                ):
                    return score

        # 3 every move, the first one with the full window, the others to refute it
        seat = _mover(s)
        n = _legal(s, seat, board.moves[ply])
        rank_moves(board, ply, n, known)
        best, best_move, floor = -INFINITE, -1, alpha
        for i in range(n):
            move = next_move(board, ply, i, n)
            quiet = board.ranks[ply, i] < _KILLER
            _advance(board, ply, seat, move)
            if i == 0:
                score = -search(board, ply + 1, depth - 1, -beta, -alpha)
            else:
                less = 1 if quiet and depth >= 3 and i >= 6 else 0
                less += 1 if less and depth >= 6 and i >= 20 else 0
                score = -search(board, ply + 1, depth - 1 - less, -alpha - 1, -alpha)
                if less and score > alpha:
                    score = -search(board, ply + 1, depth - 1, -alpha - 1, -alpha)
                if alpha < score < beta:
                    score = -search(board, ply + 1, depth - 1, -beta, -alpha)
            if board.stop[0]:
                # 4 interrupted: what the root has found so far still counts
                return best if ply == 0 else 0
            if score > best:
                best, best_move = score, move
                if score > alpha:
                    alpha = score
                    keep_line(board, ply, move)
                    if score >= beta:
                        remember_cutoff(board, ply, i, depth)
                        break

        # 5 remember; scores of won games depend on the ply and are left out
        if abs(best) <= EVALUATION:
            bound = tt.EXACT
            if best >= beta:
                bound = tt.AT_LEAST
            elif best <= floor:
                bound = tt.AT_MOST
            tt.store(board.table, key, best_move, best, depth, bound)
        return best

    return search
