"""A unit of work: some blocks of a pairing. The same unit gives the same games, wherever it runs.

(Unless a contestant is limited by time, or is an outside program that is not the same twice; such
games are logged move by move, and what is in the log counts.)
"""

import time
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from pentaprism.arena import blocks, table
from pentaprism.arena.blocks import Pairing
from pentaprism.arena.contestants import as_kernel, level_and_limit, parse, player_of
from pentaprism.arena.table import Played
from pentaprism.bots.brains import policy_of, weights_of
from pentaprism.core.game import Game
from pentaprism.search import contest, nets, policies


class Unit(msgspec.Struct, frozen=True):
    """Blocks first..first+count-1 of a pairing, by its number in the run."""

    number: int
    pairing: Pairing
    first: int
    count: int


class BlockPlayed(msgspec.Struct, frozen=True):
    """One block: the line-up and the result of each of its games."""

    number: int
    seed: int
    lineups: list[list[int]]
    games: list[Played]


def perform(unit: Unit) -> tuple[list[BlockPlayed], float]:
    """Play a unit; the blocks in order, and the seconds it took once everything was loaded."""
    pairing = unit.pairing
    seeds = blocks.seeds(pairing, unit.first, unit.count)
    lineups = blocks.lineups(pairing, seeds)
    kernel_players = as_kernels(pairing)
    if kernel_players is None:
        return _by_table(unit, seeds, lineups)
    return _by_kernel(unit, seeds, lineups, kernel_players)


def as_kernels(pairing: Pairing) -> Any | None:
    """The contestants as rows of search/contest.py; None unless all of them can be."""
    game = pairing.kind
    if game.capabilities.real_time:
        return None
    rows: list[Any] = [as_kernel(parse(text), game) for text in pairing.contestants]
    if any(row is None for row in rows):
        return None
    for number, row in enumerate(rows):
        if row["net"][0] >= 0:
            row["net"] = number  # the desk has a net or policy for each, in their order
    return np.concatenate(rows)


def learned_by(game: Game, contestants: Sequence[str]) -> tuple[nets.Weights, policies.Policies]:
    """The net and the policy or outlook of each contestant, one behind the other."""
    levels = [level_and_limit(parse(text), game)[0] for text in contestants]
    return (
        nets.stack([weights_of(game, level.evaluation) for level in levels]),
        policies.stack([policy_of(game, level.evaluation) for level in levels]),
    )


def _by_table(unit: Unit, seeds: Any, lineups: Any) -> tuple[list[BlockPlayed], float]:
    pairing, game = unit.pairing, unit.pairing.kind
    by = [player_of(text, game) for text in pairing.contestants]
    done = []
    began = time.perf_counter()
    for i, seed in enumerate(seeds.tolist()):
        seatings = lineups[i].tolist()
        games = [
            table.play(game, pairing.players, pairing.options, seed, lineup, by)[0]
            for lineup in seatings
        ]
        done.append(BlockPlayed(unit.first + i, seed, seatings, games))
    return done, time.perf_counter() - began


#: Kernels know no clock: the milliseconds of a game are the mean of a call of about this length.
_CALL_SECONDS = 0.02


def _by_kernel(
    unit: Unit, seeds: Any, lineups: Any, players: Any
) -> tuple[list[BlockPlayed], float]:
    pairing, game = unit.pairing, unit.pairing.kind
    play = contest_of(game)
    desk = contest.new_desk(game.rules, players, *learned_by(game, pairing.contestants))
    options = game.options.numbers(pairing.options)
    results = np.zeros(lineups.shape[:2], contest.RESULT)
    times = np.zeros(len(seeds))
    start, size, began = 0, 1, time.perf_counter()
    while start < len(seeds):
        part = slice(start, start + size)
        called = time.perf_counter()
        play(
            desk,
            pairing.players,
            options,
            seeds[part],
            lineups[part],
            players,
            table.LONGEST,
            results[part],
        )
        took = time.perf_counter() - called
        times[part] = took * 1000 / lineups[part].shape[0] / lineups.shape[1]
        start += size
        if took < _CALL_SECONDS:
            size *= 2
    return _gathered(unit, game, seeds, lineups, results, times), time.perf_counter() - began


def _gathered(
    unit: Unit, game: Game, seeds: Any, lineups: Any, results: Any, times: Any
) -> list[BlockPlayed]:
    """The kernel's arrays as blocks. The seed gives the moves again, so none are kept."""
    reasons = [
        *map(game.reason_text, range(len(game.rules.REASONS))),
        table.UNFINISHED,
    ]  # UNFINISHED is the last, -1
    seeds, lineups, times = seeds.tolist(), lineups.tolist(), times.tolist()
    fields = [results[name].tolist() for name in ("winners", "reason", "moves", "digest")]
    return [
        BlockPlayed(
            unit.first + i,
            seeds[i],
            lineups[i],
            [
                Played(winners, reasons[reason], moves, digest, times[i], None)
                for winners, reason, moves, digest in zip(*rows, strict=True)
            ],
        )
        for i, rows in enumerate(zip(*fields, strict=True))
    ]


@cache
def contest_of(game: Game) -> Any:
    """The kernel that plays whole games of a game."""
    guided = game.search == "ismcts"
    evaluation = game.evaluation
    greedy = game.greedy.choose if game.greedy else None
    exploration = getattr(evaluation, "EXPLORATION", 1.0) if guided else 1.0
    hidden = game.capabilities.hidden
    return contest.make_contest(
        game.rules,
        evaluation,
        greedy,
        hidden,
        exploration,
        guided,
        game.net,
        game.policy,
        game.outlook,
    )
