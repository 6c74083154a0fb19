"""Results that are known exactly, where nothing is left to chance: at the end, and wherever all the
mover can do is known, of which it takes what is best for itself (as in MCTS-Solver, by Winands and
others, 2008, here for any number of seats).

What is known is not searched again: a simulation that would go there looks at the best of the other
moves, and counts as what is known for those above. A node holds no more than the child that is
taken; what each seat gets is found by playing on from it to its end.
"""

from typing import Any

from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.search.playout import make_payoffs

#: Nothing is worth more, and results that are nearer than this are equal.
_MOST, _EQUAL = 1.0, 1e-9
#: Several seats may act at once here: what one of them can do does not settle the result.
NEVER = -1


def make_ended(rules: Any, evaluation: Any) -> Any:
    """A game's kernel `ended`, or one that says when the game is over."""
    if hasattr(evaluation, "ended"):
        return evaluation.ended
    _to_act = rules.to_act

    @kernel
    def ended(root: Any, s: Any) -> bool:
        return _to_act(s) == 0

    return ended


def make_certain(evaluation: Any) -> Any:
    """A game's kernel `certain`, or one for games in which something is always left to chance."""
    if hasattr(evaluation, "certain"):
        return evaluation.certain

    @kernel
    def certain(s: Any, viewer: int) -> bool:
        return False

    return certain


@kernel
def taken(tree: Any, index: int) -> int:
    """The child that the mover takes, of equal ones that of the lowest move; 0 while that is not
    known."""
    if tree.nodes[index].exact == NEVER:
        return 0
    best, most, known = 0, -1.0, 0
    child = INT(tree.nodes[index].first)
    while child != 0:
        node = tree.nodes[child]
        if node.exact > 0:
            known += 1
            worth = node.value / node.visits
            equal = abs(worth - most) < _EQUAL
            if node.move < tree.nodes[best].move if equal else worth > most:
                best, most = child, worth
        child = INT(node.following)
    all_known = known == tree.nodes[index].children
    return best if all_known or most > _MOST - _EQUAL else 0


def make_exact(rules: Any, evaluation: Any, begin: Any) -> tuple[Any, Any]:
    """Kernels that look at what is known of a child, and find out what else is known once a result
    is; `begin(tree, viewer)` sets up states[1] as the root's position."""
    _apply = rules.apply
    _, _payoffs = make_payoffs(rules, evaluation)

    @kernel
    def follow(tree: Any, index: int, out: Any) -> None:
        """Play on from this node, at states[1], to its known end and write each seat's payoff."""
        while tree.nodes[index].exact != index:
            index = INT(tree.nodes[index].exact)
            _apply(tree.states[1], tree.nodes[index].seat, tree.nodes[index].move)
        _payoffs(tree.states[1], out)

    @kernel
    def look(tree: Any) -> None:
        """Write what each seat gets by the known child of the position at states[1]."""
        child = tree.known[0]
        tree.states[2] = tree.states[1]
        _apply(tree.states[1], tree.nodes[child].seat, tree.nodes[child].move)
        follow(tree, child, tree.sure)
        tree.states[1] = tree.states[2]

    @kernel
    def prove(tree: Any, viewer: int, depth: int) -> None:
        """The game ends at the path's last node: results of nodes before it may be known then."""
        tree.nodes[tree.path[depth - 1]].exact = tree.path[depth - 1]
        for last in range(depth - 2, -1, -1):
            index = tree.path[last]
            child = taken(tree, index)
            if child == 0:
                return
            node = tree.nodes[index]
            node.exact = child
            begin(tree, viewer)
            for i in range(1, last + 1):
                step = tree.nodes[tree.path[i]]
                _apply(tree.states[1], step.seat, step.move)
            follow(tree, index, tree.payoff)
            if node.seat >= 0:
                node.value = tree.payoff[node.seat] * node.visits

    return look, prove
