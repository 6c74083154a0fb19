"""A trial: one kind of watched game, block by block. The same block gives the same games anywhere.

plain    a block is one game
pair     two games of one deal and the same bots' luck, with the options and with the other options
swap     the game as dealt, and for each piece the same with that piece swapped into one seat's deal
forbid   the game as dealt, and for each piece the same with that piece forbidden to one seat
clauses  one game, and which clauses of the rules decided something in it (clauses.py)
"""

import time
import zlib
from functools import cache
from typing import Any

import msgspec
import numpy as np

from pentaprism.arena import table
from pentaprism.arena.blocks import block_seeds
from pentaprism.arena.contestants import as_kernel, check, parse, player_of
from pentaprism.arena.work import Unit, learned_by
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game, Json
from pentaprism.core.rng import mix
from pentaprism.games import data, registry
from pentaprism.lab import clauses, watching
from pentaprism.search import contest

PLAIN, PAIR, SWAPS, FORBIDS, CLAUSES = "plain", "pair", "swap", "forbid", "clauses"
_DOING = {PLAIN: watching.NOTHING, SWAPS: watching.SWAP, FORBIDS: watching.FORBID}
_MARKED = np.uint64(0x0DD5_EA75)


class Lent(msgspec.Struct, frozen=True):
    """A data file that travels with a trial; its name comes from its content."""

    option: str
    text: str


class Trial(msgspec.Struct, frozen=True):
    """Equal bots at all seats. Options may name files that are lent."""

    game: str
    players: int
    options: Json
    level: str
    seed: int = 0
    kind: str = PLAIN
    other: Json = {}
    files: tuple[Lent, ...] = ()

    @property
    def rules(self) -> Game:
        return registry.find(self.game)


class Block(msgspec.Struct, frozen=True):
    """What a block gave: its notes as bytes, and its arms where there are any."""

    number: int
    seed: int
    notes: bytes
    arms: bytes = b""


def prepare(trial: Trial) -> None:
    """Have the trial's own files at hand in this process."""
    for file in trial.files:
        data.lend(trial.game, file.option, file.text.encode())


def check_trial(trial: Trial) -> None:
    """Raises what is wrong with game, seats, options or level, in one line."""
    prepare(trial)
    game = trial.rules
    for options in (trial.options, {**trial.options, **trial.other}):
        game.setup(trial.players, options, 0)
        check(parse(trial.level), game, game.has_own_clock(options))
    if trial.kind in (SWAPS, FORBIDS) and not watching.pieces_of(game):
        raise BadRequest(f"{game.name} has no cards or tiles that are dealt")
    if trial.kind in (SWAPS, FORBIDS) and _row(trial) is None:
        raise BadRequest(f"{trial.level} is too slow for this; choose a level without a time limit")


def notes_of(trial: Trial, block: Block) -> Any:
    return np.frombuffer(zlib.decompress(block.notes), watching.note_type(trial.rules))


def arms_of(block: Block) -> Any:
    return np.frombuffer(zlib.decompress(block.arms), watching.ARM)


def marked_seat(trial: Trial, seed: int) -> int:
    """The seat of a block to which something is done."""
    return int(mix(np.uint64(seed) ^ _MARKED) >> np.uint64(33)) % trial.players


def seed_of(trial: Trial, number: int) -> int:
    return int(block_seeds(trial.seed, number, 1)[0])


def perform(unit: Unit) -> tuple[list[Block], float]:
    """Play some blocks; what they gave, and the seconds it took once everything was loaded."""
    trial: Any = unit.pairing
    prepare(trial)
    play: _Kernels | _ByTable | _ByClauses
    if trial.kind == CLAUSES:
        play = _ByClauses(trial)
    else:
        play = _Kernels(trial) if _row(trial) is not None else _ByTable(trial)
    began = time.perf_counter()
    done = [play.block(number) for number in range(unit.first, unit.first + unit.count)]
    return done, time.perf_counter() - began


def _row(trial: Trial) -> Any | None:
    """The level as a kernel; None if it cannot be."""
    game = trial.rules
    return None if game.capabilities.real_time else as_kernel(parse(trial.level), game)


@cache
def _desk(game: Game, level: str) -> Any:
    return contest.new_desk(game.rules, as_kernel(parse(level), game), *learned_by(game, [level]))


class _Kernels:
    """Blocks that never leave compiled code."""

    def __init__(self, trial: Trial) -> None:
        self.trial, self.game = trial, trial.rules
        self.players = _row(trial)
        self.desk = _desk(self.game, trial.level)
        self.play = watching.make_player(self.game)
        ways = [trial.options]
        if trial.kind == PAIR:
            ways.append({**trial.options, **trial.other})
        self.options = [self.game.options.numbers(way) for way in ways]
        self.pieces = watching.pieces_of(self.game) if trial.kind in (SWAPS, FORBIDS) else 0
        self.states = np.zeros(1, self.game.rules.STATE)
        self.lineup = np.zeros(self.game.players[1], np.int64)

    def block(self, number: int) -> Block:
        trial = self.trial
        seed = seed_of(trial, number)
        kind = watching.note_type(self.game)
        notes, scratch = np.zeros(len(self.options), kind), np.zeros(2, kind)
        arms = np.zeros(self.pieces, watching.ARM)
        for i, options in enumerate(self.options):
            self.play(
                self.desk,
                self.states,
                trial.players,
                options,
                np.uint64(seed),
                self.lineup,
                self.players,
                table.LONGEST,
                _DOING.get(trial.kind, watching.NOTHING),
                marked_seat(trial, seed),
                self.pieces,
                notes[i : i + 1],
                scratch,
                arms,
            )
        return Block(number, seed, _packed(notes), _packed(arms) if self.pieces else b"")


class _ByTable:
    """Blocks of players that are more than kernels: played move by move, then watched again."""

    def __init__(self, trial: Trial) -> None:
        self.trial, self.game = trial, trial.rules
        self.follow = watching.make_follower(self.game)
        self.ways = [trial.options]
        if trial.kind == PAIR:
            self.ways.append({**trial.options, **trial.other})

    def block(self, number: int) -> Block:
        trial, game = self.trial, self.game
        seed = seed_of(trial, number)
        notes = np.zeros(len(self.ways), watching.note_type(game))
        states = np.zeros(2, game.rules.STATE)
        scratch = np.zeros(game.rules.MAX_MOVES, np.int64)
        by = [player_of(trial.level, game)]
        for i, options in enumerate(self.ways):
            _, moves = table.play(game, trial.players, options, seed, [0] * trial.players, by)
            self.follow(
                states,
                trial.players,
                game.options.numbers(options),
                np.uint64(seed),
                np.array([move.seat for move in moves], np.int64),
                np.array([move.move for move in moves], np.int64),
                notes[i : i + 1],
                scratch,
            )
        notes["valid"] = 1
        return Block(number, seed, _packed(notes))


class _ByClauses:
    """Games of which only the clauses are kept."""

    def __init__(self, trial: Trial) -> None:
        self.trial, self.game = trial, trial.rules

    def block(self, number: int) -> Block:
        trial = self.trial
        seed = seed_of(trial, number)
        found = clauses.watch(self.game, trial.players, trial.options, seed, trial.level)
        return Block(number, seed, msgspec.json.encode(found))


def clauses_of(block: Block) -> dict[str, tuple[int, int]]:
    """How often each clause happened and how often it forbade something."""
    return msgspec.json.decode(block.notes, type=dict[str, tuple[int, int]])


def _packed(array: Any) -> bytes:
    return zlib.compress(array.tobytes(), 1)
