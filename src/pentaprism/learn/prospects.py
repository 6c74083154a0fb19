"""What an outlook learns from: rounds between quick players who choose as searching ones do.

A search takes so long that few rounds come of it, and each says no more than who has won. So the
games of self-play teach a quick player first what searches choose: its habits, a weight for each
thing that it sees of a move (the game's habits.py). Then it plays a great many rounds, and who wins
them is what the outlook learns.

In every other round some moves are those of playouts by hand, from some point on for a while, and
what lies before their end is not learned from: it is after such moves that an outlook is asked.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from pentaprism.core.bits import U
from pentaprism.core.game import Game
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import generator, random, scale
from pentaprism.games import registry
from pentaprism.learn import choices, imitation, train
from pentaprism.learn.choices import (
    CHOICES,
    INPUTS,
    MOST_CHOICES,
    MOST_ROWS,
    ROWS,
    Choices,
    add_row,
)
from pentaprism.learn.selfplay import Unit
from pentaprism.search.outlooks import make_draw
from pentaprism.search.playout import make_sampler, one_of
from pentaprism.search.weights import whole_policy

#: Moves by hand begin before this one of each seat, and there are at most so many of each seat.
_ASTRAY_BEFORE, _ASTRAY = 12, 24
_MOST_INPUTS = 64


def _outlook_of(game: Game) -> Any:
    return game.outlook


@cache
def _selfplay_of(game: Game) -> Any:
    return choices.make_selfplay(game, _outlook_of(game).habits, decided=True)


def perform(unit: Unit) -> Choices:
    """Play the games of a unit: what habits are learned from."""
    return Choices.joined([played for played, _ in _games_of(unit)])


def perform_against(unit: Unit) -> tuple[Choices, float]:
    """Play the games of a unit against its rival: the choices of both, and the share of the games
    that was won."""
    played = list(_games_of(unit))
    share = sum(share for _, share in played) / len(played)
    return Choices.joined([each for each, _ in played]), share


def _games_of(unit: Unit) -> Iterator[tuple[Choices, float]]:
    game = registry.find(unit.game)
    return choices.games(unit, game, _selfplay_of(game), _outlook_of(game).habits)


class Scratch(NamedTuple):
    """The memory of one who plays rounds."""

    states: Any  # 0 the round, 1 before the last move
    generator: Any
    moves: Any
    inputs: Any  # the active ones of a move or a seat
    sums: Any  # how likely a move and those before it are


def make_rounds(game: Game) -> Any:
    """A kernel `rounds(scratch, players, options, habits, wanted, out)`: it plays so many rounds,
    or until `out` is full, and returns how many."""
    rules, judged = game.rules, cast(Any, game.evaluation)
    seen = _outlook_of(game)
    _setup, _to_act, _legal, _apply = rules.setup, rules.to_act, rules.legal, rules.apply
    _settled, _winner, _later = judged.settled, seen.winner, seen.later
    _calm, _active = seen.calm, seen.active
    _by_hand, _draw = make_sampler(rules, judged), make_draw(seen.habits)

    @kernel
    def note(s: Any, inputs: Any, out: Any) -> None:
        used = out.used
        if used[CHOICES] >= MOST_CHOICES or used[ROWS] + s.players > MOST_ROWS:
            return
        out.moves[used[CHOICES]] = s.players
        used[CHOICES] += 1
        for seat in range(s.players):
            add_row(out, inputs, _active(s, seat, inputs), 0)

    @kernel
    def play(
        scratch: Any, players: int, options: Any, habits: Any, bits: np.uint64, out: Any
    ) -> int:
        """A round, its positions noted; who has won it."""
        s, before, g = scratch.states[0], scratch.states[1], scratch.generator[0]
        _setup(s, players, options, bits)
        _later(s, random(g))
        first, last = 0, 0  # of the moves by hand
        if random(g) & U(1) != U(0):
            first = scale(random(g), _ASTRAY_BEFORE * players)
            last = first + scale(random(g), _ASTRAY * players)
        made = 0
        while True:
            if made >= last and _calm(s):
                note(s, scratch.inputs, out)
            scratch.states[1] = s
            seat, lot = one_of(_to_act(s), U(0)), random(g)
            if first <= made < last:
                move = _by_hand(s, seat, lot, scratch.moves)
            else:
                moves, inputs = scratch.moves, scratch.inputs
                n = _legal(s, seat, moves)
                move = _draw(s, seat, moves, n, habits, lot, inputs, scratch.sums)
            _apply(s, seat, move)
            made += 1
            if _settled(before, s):
                return _winner(before, s)

    @kernel
    def rounds(scratch: Any, players: int, options: Any, habits: Any, wanted: int, out: Any) -> int:
        used, done = out.used, 0
        used[:] = 0
        while done < wanted and used[CHOICES] < MOST_CHOICES // 2:
            choices, rows, inputs = used[CHOICES], used[ROWS], used[INPUTS]
            winner = play(scratch, players, options, habits, random(scratch.generator[0]), out)
            if winner < 0:
                used[CHOICES], used[ROWS], used[INPUTS] = choices, rows, inputs
            else:
                for row in range(rows + winner, used[ROWS], players):
                    out.visits[row] = 1
            done += 1
        return done

    return rounds


@cache
def _rounds_of(game: Game) -> Any:
    return make_rounds(game)


def habits_of(game: Game, samples: Choices, training: train.Settings, seed: int) -> Any:
    """The habits of those who have chosen so."""
    inputs, batch = _outlook_of(game).habits.INPUTS, imitation.batch_of(samples)
    return imitation.train(inputs, batch, training, seed, lambda *told: None)[0].weights


def rounds_with(game: Game, habits: Any, players: list[int], number: int, seed: int) -> Choices:
    """So many rounds with each number of players, of those with these habits."""
    return Choices.joined(
        [play_rounds(game, each, habits, number, seed + each) for each in sorted(set(players))]
    )


def play_rounds(game: Game, players: int, habits: Any, number: int, seed: int) -> Choices:
    """The calm positions of so many rounds between players with these habits, and who won."""
    scratch = Scratch(
        states=np.zeros(2, game.rules.STATE),
        generator=generator(seed),
        moves=np.zeros(game.rules.MAX_MOVES, np.int64),
        inputs=np.zeros(_MOST_INPUTS, np.int64),
        sums=np.zeros(game.rules.MAX_MOVES),
    )
    options = game.options.numbers({})
    page, parts = choices.new_page(_outlook_of(game).MOST_ACTIVE), []
    whole = whole_policy(habits)
    while number > 0:
        number -= _rounds_of(game)(scratch, players, options, whole, number, page)
        parts.append(choices.written(page))
    return Choices.joined(parts)
