"""The kernels behind a batch: closures over a game's rules that step many games in one call.

Every kernel works on the games first..last-1 and touches no other, so that slices can run in
threads of their own. `Columns` names the arrays; optional ones that nobody asked for have no rows.

Handing the arrays from kernel to kernel counts references, which costs more than a move. So each
kernel is a loop, and a step goes through the games block by block: a block is small enough to be
in the cache when the next loop comes to it.
"""

from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.bits import U, lowest, popcount
from pentaprism.core.kernel import kernel, kernel_with_arrays
from pentaprism.core.rng import random, scale
from pentaprism.envs.kernels.seeds import seed_from

#: What stands in a list of moves for letting time pass, in games with a clock.
WAIT = -1
#: Who acts when there is nobody: the game is over.
NOBODY = -1
#: No action of the batch is bad.
FINE = -1

SHARE, ZERO_SUM, POINTS = range(3)

_BLOCK = 64


class Columns(NamedTuple):
    """The arrays of a batch, a row a game."""

    states: Any
    seat: Any
    to_act: Any
    reward: Any
    done: Any
    length: Any
    count: Any
    moves: Any
    observation: Any
    mask: Any
    features: Any
    # What the interfaces do not show.
    last: Any  # who acted last
    waiting: Any  # a bit for each seat that lets time pass since the last move
    shown: Any  # how many rows of mask and features are filled
    roots: Any  # where the seeds of this game come from
    episodes: Any  # the number of this episode
    options: Any  # of all games, as `setup` takes them


def make_kernels(rules: Any, move_features: Any, real_time: bool) -> SimpleNamespace:
    """`reset`, `step`, `present` and so on, for the rules of one game."""
    present_block = _make_present(rules, move_features, real_time)
    play_block = _make_play(rules, real_time)
    pay = _make_pay(rules)
    _setup = rules.setup

    @kernel
    def begin(c: Any, i: int, players: int) -> None:
        """Episode number `episodes[i]` of game i."""
        _setup(c.states[i], players, c.options, seed_from(c.roots[i], c.episodes[i]))
        c.length[i] = 0
        c.last[i] = players - 1
        c.waiting[i] = 0
        present_block(c, i, i + 1, players)

    @kernel
    def reset(which: Any, first: int, last: int, players: int, *arrays: Any) -> None:
        """A new episode in the games that are asked for."""
        c = Columns(*arrays)
        for i in range(first, last):
            if which[i]:
                c.reward[i, :] = 0.0
                c.done[i] = False
                begin(c, i, players)

    @kernel
    def finish_block(c: Any, first: int, last: int, players: int, rewards: int) -> int:
        """Rewards for the games that have just ended; their number."""
        ended = 0
        for i in range(first, last):
            for seat in range(players):
                c.reward[i, seat] = 0.0
            if c.seat[i] == NOBODY and not c.done[i]:
                c.done[i] = True
                ended += 1
                pay(c.states[i], players, rewards, c.reward[i])
        return ended

    @kernel
    def restart_block(c: Any, first: int, last: int, players: int) -> None:
        for i in range(first, last):
            if c.seat[i] == NOBODY:
                c.episodes[i] += 1
                begin(c, i, players)

    @kernel
    def bad_action(actions: Any, seats: Any, count: Any) -> int:
        """The first game whose action is not the number of a legal move, or FINE."""
        for i in range(len(actions)):
            if seats[i] != NOBODY and (actions[i] < 0 or actions[i] >= count[i]):
                return i
        return FINE

    @kernel
    def step(
        actions: Any,
        first: int,
        last: int,
        players: int,
        rewards: int,
        restart: bool,
        *arrays: Any,
    ) -> None:
        """One move in every game that is not over; the actions have been checked."""
        c = Columns(*arrays)
        for block in range(first, last, _BLOCK):
            end = min(block + _BLOCK, last)
            play_block(c, actions, block, end, players)
            present_block(c, block, end, players)
            if finish_block(c, block, end, players, rewards) > 0 and restart:
                restart_block(c, block, end, players)

    @kernel
    def present(first: int, last: int, players: int, *arrays: Any) -> None:
        """Everything that follows from the records and from who acted last."""
        present_block(Columns(*arrays), first, last, players)

    @kernel
    def random_actions(generator: Any, count: Any, out: Any) -> None:
        g = generator[0]
        for i in range(len(out)):
            out[i] = scale(random(g), count[i])

    return SimpleNamespace(
        reset=reset,
        bad_action=bad_action,
        step=step,
        present=present,
        random_actions=random_actions,
    )


def _make_play(rules: Any, real_time: bool) -> Any:
    """A kernel that makes the chosen moves."""
    _apply, _legal, _to_act = rules.apply, rules.legal, rules.to_act

    @kernel
    def wait(c: Any, i: int, seat: int, players: int) -> None:
        """A seat lets time pass; when all who may act do, the clock has its move."""
        s = c.states[i]
        c.waiting[i] |= 1 << seat
        if _to_act(s) & ((1 << players) - 1) & ~c.waiting[i] == 0:
            c.waiting[i] = 0
            _legal(s, players, c.moves[i])
            _apply(s, players, c.moves[i, 0])

    @kernel
    def play_block(c: Any, actions: Any, first: int, last: int, players: int) -> None:
        states, seats, moves, waiting = c.states, c.seat, c.moves, c.waiting
        done, length, latest = c.done, c.length, c.last
        for i in range(first, last):
            seat = int(seats[i])
            if seat == NOBODY:
                continue
            move = moves[i, actions[i]]
            done[i] = False
            length[i] += 1
            latest[i] = seat
            if real_time and move == WAIT:
                wait(c, i, seat, players)
            else:
                waiting[i] = 0
                _apply(states[i], seat, move)

    return play_block


def _make_present(rules: Any, move_features: Any, real_time: bool) -> Any:
    """A kernel that finds whose turn it is, what that seat may do and what it knows."""
    _to_act, _legal, _apply, _observe = rules.to_act, rules.legal, rules.apply, rules.observe
    _move_features = move_features

    @kernel
    def run_clock(c: Any, i: int, players: int) -> int:
        """While it is for the clock alone to act, it has its move; who may act then."""
        seats = _to_act(c.states[i])
        while seats == 1 << players:
            _legal(c.states[i], players, c.moves[i])
            _apply(c.states[i], players, c.moves[i, 0])
            seats = _to_act(c.states[i])
        return seats

    @kernel
    def turns_block(c: Any, first: int, last: int, players: int) -> None:
        states, seats, to_act, count = c.states, c.seat, c.to_act, c.count
        moves, waiting, latest = c.moves, c.waiting, c.last
        everybody = (1 << players) - 1
        for i in range(first, last):
            able = run_clock(c, i, players) if real_time else _to_act(states[i])
            to_act[i] = able & everybody
            if able == 0:
                seats[i] = NOBODY
                count[i] = 0
                continue
            seat = next_of(able & everybody & ~waiting[i], latest[i], players)
            n = _legal(states[i], seat, moves[i])
            if real_time and able > everybody:
                moves[i, n] = WAIT
                n += 1
            seats[i] = seat
            count[i] = n

    @kernel
    def extras_block(c: Any, first: int, last: int) -> None:
        """What was asked for besides."""
        seats, count, shown, moves = c.seat, c.count, c.shown, c.moves
        for i in range(first, last):
            n, before = count[i], shown[i]
            shown[i] = n
            if len(c.mask) > 0:
                c.mask[i, before:n] = 1
                c.mask[i, n:before] = 0
            if len(c.observation) > 0:
                if seats[i] == NOBODY:
                    c.observation[i, :] = 0.0
                else:
                    _observe(c.states[i], int(seats[i]), c.observation[i])
            if len(c.features) > 0:
                c.features[i, : max(n, before), :] = 0.0
                for k in range(n):
                    if moves[i, k] != WAIT:
                        _move_features(c.states[i], int(seats[i]), moves[i, k], c.features[i, k])

    @kernel
    def present_block(c: Any, first: int, last: int, players: int) -> None:
        turns_block(c, first, last, players)
        if len(c.mask) + len(c.observation) + len(c.features) > 0:
            extras_block(c, first, last)

    return present_block


@kernel
def no_features(s: Any, seat: int, move: int, out: Any) -> None:
    """For a game that does not say what its moves do."""


@kernel
def next_of(seats: int, last: int, players: int) -> int:
    """The first of these seats, counted round the table from the one after the last."""
    if seats & (seats - 1) == 0:
        return lowest(U(seats))
    seat = int(last)
    while True:
        seat = 0 if seat + 1 >= players else seat + 1
        if seats >> seat & 1:
            return seat


def _make_pay(rules: Any) -> Any:
    _winners, _scores = rules.winners, rules.scores

    @kernel_with_arrays
    def pay(s: Any, players: int, rewards: int, out: Any) -> None:
        """What a finished game gives to each seat."""
        if rewards == POINTS:
            points = np.zeros(players, np.int64)
            _scores(s, points)
            for seat in range(players):
                out[seat] = points[seat]
            return
        winners = _winners(s)
        if winners == 0:
            winners = (1 << players) - 1  # a draw is shared by all
        share = 1.0 / popcount(U(winners))
        level = 1.0 / players if rewards == ZERO_SUM else 0.0
        for seat in range(players):
            out[seat] = (share if winners >> seat & 1 else 0.0) - level

    return pay
