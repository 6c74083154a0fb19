"""Monte Carlo tree search for any number of seats, with perfect or hidden information.

`make_mcts` is for games where everything is open: a node's children are all legal moves, made at
once. `make_ismcts` is information-set MCTS (Cowling, Powley and Whitehouse, 2012): each iteration
fills what the searching seat cannot know at random, walks one tree that belongs to what that seat
knows, and counts how often a move was available beside how often it was tried.

A player may overlook some of the root's moves (`notice`): they are then not searched at all.

With a learned policy (policies.py) moves are not tried one and all before any is tried again: the
more likely a move is, the more it is worth a try (as in AlphaZero), and one that was never tried
counts as a little worse than those that were. Then the tree grows where it matters.

With a learned outlook (outlooks.py) a playout is cut after some moves and judged, and in the tree
the others choose as those who think quickly do, unless nothing is left to chance.

Where nothing is left to chance, results are known exactly and not searched again (exact.py).

A value belongs to the seat that moved into the node. A game may help by kernels in evaluation.py;
without them playouts choose evenly, run to the end, and winners share one point:
  settled(root, s)     the playout may stop here (a round is over, say); goes with payoffs
  payoffs(s, out)      each seat's value of a position in 0..1
  ended(root, s)       payoffs are the result (without it: when the game is over)
  certain(s, viewer)   nothing is left to chance, the viewer knows all that matters, and seats act
                       one by one (only where information is hidden; without it: never)
  pick(s, seat, bits)  a likely move for playouts, by 64 random bits
  promising(s, move)   the move is tried before others (only where information is hidden)
  striking(s, move)    the move is overlooked by nobody
"""

from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import mix, random, scale
from pentaprism.search import outlooks, policies
from pentaprism.search.exact import NEVER, make_certain, make_ended, make_exact
from pentaprism.search.playout import make_playout, one_of

MAX_SEATS = 16
_ROOT = 0
#: Results as near as this, of a move tried so often beside the best, tell nothing apart.
_ALIKE, _OFTEN = 0.02, 0.5
#: No move has more active inputs.
_INPUTS = 64

NODE = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # total for the seat that moved here
            ("visits", np.int64),
            ("offered", np.int64),  # hidden information: how often the move was available
            ("move", np.int64),
            ("seat", np.int32),
            ("first", np.int32),  # first child, 0 = none yet
            ("following", np.int32),  # next sibling, 0 = none
            ("children", np.int32),
            ("promising", np.int32),
            # The result is known: by the child that is taken, or the node itself if it is an end.
            ("exact", np.int32),
            ("chance", np.float64),  # with a policy: how likely the move is, next to its siblings
        ],
    )
)


class Tree(NamedTuple):
    """The memory of one searching thread."""

    nodes: Any
    used: Any  # used[0]: how many nodes are taken
    states: Any  # 0 the root position, 1 the one being played, 2 scratch
    path: Any
    moves: Any
    payoff: Any
    known: Any  # known[0]: a child whose result is known and better than the others look, or 0
    sure: Any  # and each seat's payoff there
    generator: Any
    stop: Any
    blind: Any  # which moves of the root are overlooked (see notice): how many of 2**64, and a seed
    policies: Any  # or outlooks
    policy: Any  # policy[0]: the number of the one that is followed, -1 for none
    inputs: Any  # scratch: the active inputs of a move or a seat
    chances: Any  # scratch: each seat's, by the outlook
    sums: Any  # scratch: how likely a move and those before it are, by habits


_OVERLOOKING = U(0x0D15_7AC7_ED00_0001)
#: The first number of `Tree.blind` for a search that may look at one move only, the second one.
ONE_MOVE = 2**64 - 1
_ONE_MOVE = U(ONE_MOVE)


def make_notice(evaluation: Any) -> Any:
    """A kernel that leaves out the moves that a player does not think of."""
    _striking = make_telling(evaluation, "striking")

    @kernel
    def notice(s: Any, moves: Any, n: int, blind: Any) -> int:
        """Returns how many stay: at least two and all that are striking, or the one that is asked
        about (ONE_MOVE).

        Which they are depends on the seed and the move, and so is the same whenever one looks."""
        if blind[0] == _ONE_MOVE:
            moves[0] = INT(blind[1])
            return 1
        if blind[0] == U(0) or n <= 2:
            return n
        first, second = 0, 0  # the lots of the two that come to mind first
        highest, high = U(0), U(0)
        for i in range(n):
            lot = mix(blind[1] ^ U(moves[i]) ^ _OVERLOOKING)
            if lot >= highest:
                second, high = first, highest
                first, highest = i, lot
            elif lot >= high:
                second, high = i, lot
        kept = 0
        for i in range(n):
            seen = i in (first, second) or mix(blind[1] ^ U(moves[i]) ^ _OVERLOOKING) >= blind[0]
            if seen or _striking(s, moves[i]):
                moves[kept] = moves[i]
                kept += 1
        return kept

    return notice


def blind_to(overlooks: float) -> int:
    """The first number of `Tree.blind` for a chance to overlook a move."""
    return min(int(overlooks * 2.0**64), ONE_MOVE - 1)


@kernel
def choose_alike(
    moves: Any, visits: Any, values: Any, exact: Any, n: int, rough: bool, seed: np.uint64
) -> int:
    """Which of the root's n moves is played: the one tried most, of equal ones the better, unless
    one whose result is known is worth as much. A player who judges roughly plays any that was tried
    nearly as often with nearly the same result, drawn by lot."""
    best, known = -1, -1
    for i in range(n):
        if exact[i]:
            if known < 0 or values[i] / visits[i] > values[known] / visits[known]:
                known = i
        elif (
            best < 0
            or visits[i] > visits[best]
            or (visits[i] == visits[best] and values[i] > values[best])
        ):
            best = i
    if known >= 0:
        worth = values[known] / visits[known]
        if best < 0:
            return known
        if worth > 0 and (visits[best] == 0 or worth >= values[best] / visits[best]):
            return known
    if not rough or visits[best] == 0:
        return best
    least = values[best] / visits[best] - _ALIKE
    chosen, lowest = best, mix(seed ^ U(moves[best]))
    for i in range(n):
        often = not exact[i] and visits[i] >= _OFTEN * visits[best]
        if often and values[i] / visits[i] >= least:
            lot = mix(seed ^ U(moves[i]))
            if lot < lowest:
                chosen, lowest = i, lot
    return chosen


def new_tree(
    rules: Any,
    capacity: int,
    generator: Any,
    stop: Any,
    learned: policies.Policies = policies.NONE,
) -> Tree:
    """Memory for a search; it follows the first of what was learned, if there is anything."""
    tree = Tree(
        nodes=np.zeros(capacity, NODE),
        used=np.ones(1, np.int64),
        states=np.zeros(3, rules.STATE),
        path=np.zeros(4096, np.int64),
        moves=np.zeros(rules.MAX_MOVES, np.int64),
        payoff=np.zeros(MAX_SEATS, np.float64),
        known=np.zeros(1, np.int64),
        sure=np.zeros(MAX_SEATS, np.float64),
        generator=generator,
        stop=stop,
        blind=np.zeros(2, np.uint64),
        policies=learned,
        policy=np.array([0 if learned.weights.size else -1]),
        inputs=np.zeros(_INPUTS, np.int64),
        chances=np.zeros(MAX_SEATS, np.float64),
        sums=np.zeros(rules.MAX_MOVES, np.float64),
    )
    tree.nodes[_ROOT]["seat"] = -1
    return tree


def make_telling(evaluation: Any, name: str) -> Any:
    """A game's kernel of this name that tells some moves from others, or one that tells none."""
    if hasattr(evaluation, name):
        return getattr(evaluation, name)

    @kernel
    def alike(s: Any, move: int) -> bool:
        return False

    return alike


@kernel
def back_up(tree: Any, payoff: Any, first: int, last: int) -> None:
    for i in range(first, last):
        node = tree.nodes[tree.path[i]]
        node.visits += 1
        if node.seat >= 0:
            node.value += payoff[node.seat]


def make_mcts(rules: Any, evaluation: Any = None) -> Any:
    """A kernel `simulate(tree, count, exploration)` that adds simulations and returns how many."""
    _to_act, _legal, _apply = rules.to_act, rules.legal, rules.apply
    _playout = make_playout(rules, evaluation)
    _notice = make_notice(evaluation)
    _ended = make_ended(rules, evaluation)

    @kernel
    def begin(tree: Any, viewer: int) -> None:
        tree.states[1] = tree.states[0]

    _look, _prove = make_exact(rules, evaluation, begin)

    @kernel
    def expand(tree: Any, index: int) -> None:
        s = tree.states[1]
        seats = _to_act(s)
        if seats == 0:
            return
        seat = one_of(seats, U(0))
        n = _legal(s, seat, tree.moves)
        if index == _ROOT:
            n = _notice(s, tree.moves, n, tree.blind)
        first = tree.used[0]
        if first + n > len(tree.nodes):
            return
        tree.used[0] += n
        for i in range(n):
            child = tree.nodes[first + i]
            child.value = 0.0
            child.visits = 0
            child.move = tree.moves[i]
            child.seat = seat
            child.first = 0
            child.following = first + i + 1 if i + 1 < n else 0
            child.children = 0
            child.exact = 0
        node = tree.nodes[index]
        node.first = first
        node.children = n
        if seats & (seats - 1) != 0:
            node.exact = NEVER

    @kernel
    def select(tree: Any, index: int, exploration: float) -> int:
        """The child with the best upper bound; one that was never tried comes first."""
        parent = tree.nodes[index]
        first, n = parent.first, parent.children
        log = np.log(parent.visits + 1.0)
        start = scale(random(tree.generator[0]), n)
        best, best_bound, most = 0, -1.0, -1.0
        tree.known[0] = 0
        for i in range(n):
            at = start + i if start + i < n else start + i - n
            child = tree.nodes[first + at]
            if child.visits == 0:
                tree.known[0] = 0
                return first + at
            bound = child.value / child.visits
            if child.exact > 0:
                if bound > most:
                    tree.known[0], most = first + at, bound
                continue
            bound += exploration * np.sqrt(log / child.visits)
            if bound > best_bound:
                best, best_bound = first + at, bound
        if best_bound >= most:
            tree.known[0] = 0
        return best

    @kernel
    def simulate(tree: Any, count: int, exploration: float) -> int:
        done = 0
        for _ in range(count):
            if tree.stop[0] or tree.nodes[_ROOT].exact > 0:
                break
            begin(tree, -1)
            index, depth, sure = _ROOT, 1, 0
            tree.path[0] = _ROOT
            while True:
                if tree.nodes[index].children == 0:
                    if tree.nodes[index].visits == 0 and index != _ROOT:
                        break
                    expand(tree, index)
                    if tree.nodes[index].children == 0:
                        break
                child = select(tree, index, exploration)
                if tree.known[0] != 0 and sure == 0:
                    sure = depth
                    _look(tree)
                if child == 0:
                    break
                index = child
                node = tree.nodes[index]
                _apply(tree.states[1], node.seat, node.move)
                tree.path[depth] = index
                depth += 1
            ended = _ended(tree.states[0], tree.states[1])
            _playout(tree)
            back_up(tree, tree.payoff, sure, depth)
            back_up(tree, tree.sure, 0, sure)
            if ended:
                _prove(tree, -1, depth)
            done += 1
        return done

    return simulate


def make_ismcts(rules: Any, evaluation: Any = None, policy: Any = None, outlook: Any = None) -> Any:
    """A kernel `simulate(tree, viewer, count, exploration)`; states[0] is what the viewer knows."""
    _to_act, _legal, _apply = rules.to_act, rules.legal, rules.apply
    _determinise = rules.determinise
    _playout = make_playout(rules, evaluation, outlook)
    _chance = policies.make_chance(policy)
    _orders = policy is not None
    _foretells, _imagine = outlook is not None, outlooks.make_imagine(outlook)
    _promising = make_telling(evaluation, "promising")
    _notice = make_notice(evaluation)
    _ended = make_ended(rules, evaluation)
    _certain = make_certain(evaluation)

    @kernel
    def begin(tree: Any, viewer: int) -> None:
        s = tree.states[1]
        tree.states[1] = tree.states[0]
        s.rng = random(tree.generator[0])
        _determinise(s, viewer)

    _look, _prove = make_exact(rules, evaluation, begin)

    @kernel
    def find_child(tree: Any, index: int, seat: int, move: int, before: int) -> int:
        """The child of this move, or 0. Moves come in the same order each time, so that it is
        mostly the one after the child `before`."""
        first = tree.nodes[index].first
        child = first if before == 0 else tree.nodes[before].following
        again = before != 0
        while child != 0 or again:
            if child == 0:
                child, again = first, False
            node = tree.nodes[child]
            if node.move == move and node.seat == seat:
                return child
            child = node.following
        return 0

    @kernel
    def add_child(tree: Any, index: int, seat: int, move: int, before: int) -> int:
        child = tree.used[0]
        tree.used[0] += 1
        node = tree.nodes[child]
        node.value = 0.0
        node.visits = 0
        node.offered = 0
        node.move = move
        node.seat = seat
        node.first = 0
        node.exact = 0
        if _orders and tree.policy[0] >= 0:
            weights, number = tree.policies.weights, tree.policy[0]
            node.chance = _chance(tree.states[1], seat, move, weights, number, tree.inputs)
        else:
            node.promising = 1 if _promising(tree.states[1], move) else 0
        if before == 0:
            node.following = tree.nodes[index].first
            tree.nodes[index].first = child
        else:
            node.following = tree.nodes[before].following
            tree.nodes[before].following = child
        return child

    @kernel
    def choose(tree: Any, index: int, seat: int, n: int, exploration: float) -> int:
        """Among the moves that this world allows: a new one, or the best upper bound."""
        start = scale(random(tree.generator[0]), n)
        best, best_bound, most = 0, -1.0, -1.0
        tree.known[0] = 0
        fresh, before = tree.nodes[index].first == 0, 0
        for i in range(n):
            at = start + i if start + i < n else start + i - n
            child = 0 if fresh else find_child(tree, index, seat, tree.moves[at], before)
            if child == 0:
                if tree.used[0] >= len(tree.nodes):
                    continue
                child = add_child(tree, index, seat, tree.moves[at], before)
            before = child
            node = tree.nodes[child]
            node.offered += 1
            if node.visits == 0:
                bound = 1e9 * (1 + node.promising) - i
            elif node.exact != 0:
                if node.value / node.visits > most:
                    tree.known[0], most = child, node.value / node.visits
                continue
            else:
                bound = node.value / node.visits
                bound += exploration * np.sqrt(np.log(node.offered + 1.0) / node.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        if best_bound >= most:
            tree.known[0] = 0
        return best

    @kernel
    def choose_likely(tree: Any, index: int, seat: int, n: int) -> int:
        """Among the moves that this world allows, by what came of them and how likely they are."""
        fresh, before, found = tree.nodes[index].first == 0, 0, 0
        chances, visits, value = 0.0, 0, 0.0
        for i in range(n):
            move = tree.moves[i]
            child = 0 if fresh else find_child(tree, index, seat, move, before)
            if child == 0:
                if tree.used[0] >= len(tree.nodes):
                    continue
                child = add_child(tree, index, seat, move, before)
            before = child
            # Its move has been read: the place holds the child from now on.
            tree.moves[found] = child
            found += 1
            node = tree.nodes[child]
            chances += node.chance
            visits += node.visits
            value += node.value
        knobs = tree.policies.knobs[tree.policy[0]]
        untried = 0.5 if visits == 0 else value / visits
        untried -= knobs[policies.URGENCY]
        step = knobs[policies.EXPLORATION] * np.sqrt(visits + 1.0) / max(chances, 1e-300)
        best, best_bound, most = 0, -1e300, -1.0
        tree.known[0] = 0
        for i in range(found):
            node = tree.nodes[tree.moves[i]]
            bound = untried if node.visits == 0 else node.value / node.visits
            if node.exact != 0:
                if bound > most:
                    tree.known[0], most = tree.moves[i], bound
                continue
            bound += step * node.chance / (1.0 + node.visits)
            if bound > best_bound:
                best, best_bound = tree.moves[i], bound
        if best_bound >= most:
            tree.known[0] = 0
        return best

    @kernel
    def choose_by_habit(tree: Any, index: int, seat: int, n: int) -> int:
        """What another seat does that thinks quickly: a move drawn by its habits."""
        move = _imagine(tree, seat, n)
        tree.known[0] = 0
        child = 0 if tree.nodes[index].first == 0 else find_child(tree, index, seat, move, 0)
        if child == 0:
            if tree.used[0] >= len(tree.nodes):
                return 0
            child = add_child(tree, index, seat, move, 0)
        return child

    @kernel
    def simulate(tree: Any, viewer: int, count: int, exploration: float) -> int:
        follows = _foretells and tree.policy[0] >= 0
        if follows:
            exploration = tree.policies.knobs[tree.policy[0], outlooks.EXPLORATION]
        done = 0
        s = tree.states[1]
        certain = _certain(tree.states[0], viewer)
        for _ in range(count):
            if tree.stop[0] or tree.nodes[_ROOT].exact != 0:
                break
            begin(tree, viewer)
            index, depth, sure, fresh = _ROOT, 1, 0, False
            tree.path[0] = _ROOT
            while not fresh and depth < len(tree.path):
                seats = _to_act(s)
                if seats == 0:
                    break
                # Where several choose at once the viewer comes first: the root is its decision.
                seat = viewer if seats >> viewer & 1 else one_of(seats, U(0))
                n = _legal(s, seat, tree.moves)
                if index == _ROOT:
                    n = _notice(s, tree.moves, n, tree.blind)
                tree.nodes[index].children = n
                if _orders and tree.policy[0] >= 0:
                    child = choose_likely(tree, index, seat, n)
                elif follows and seat != viewer and not certain:
                    child = choose_by_habit(tree, index, seat, n)
                else:
                    child = choose(tree, index, seat, n, exploration)
                if tree.known[0] != 0 and sure == 0:
                    sure = depth
                    _look(tree)
                if child == 0:
                    break
                fresh = tree.nodes[child].visits == 0
                _apply(s, seat, tree.nodes[child].move)
                tree.path[depth] = child
                depth += 1
                index = child
            ended = certain and _ended(tree.states[0], s)
            _playout(tree)
            back_up(tree, tree.payoff, sure, depth)
            back_up(tree, tree.sure, 0, sure)
            if ended:
                _prove(tree, viewer, depth)
            done += 1
        return done

    return simulate
