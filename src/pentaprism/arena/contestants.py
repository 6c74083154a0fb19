"""Contestants as people write them, and as players at a table.

    master    club@nodes=500    master@ms=50    a level of the game, with a limit for each move
    mcts@nodes=1000    alphabeta@ms=20         a search at full strength
    greedy    random
    master@eval=hand  master@ms=50,eval=FILE   what it judges by: hand, net (what the game has
                                               learned), or a file of weights (docs/learning.md)
    master@ms=50,memory=no                     forgets after each move what it has found
    master@ms=50,ponder=50                     thinks on for so long while the other thinks
    engine:COMMAND    engine@ms=100:COMMAND    an outside program (docs/bots.md)

A level that ends by itself (by depth or simulations) needs no limit; others think for a second. A
player is given what its seat may know and nothing else.
"""

import hashlib
import math
import random
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from pentaprism import bots
from pentaprism.arena.outside import BotFailed, Limits, OutsideBot
from pentaprism.bots.brains import (
    BRAINS,
    HAND,
    NET,
    Thought,
    check_evaluation,
    table_bits,
    tree_budget,
)
from pentaprism.core.errors import BadRequest, PentaprismError, did_you_mean
from pentaprism.core.game import Game
from pentaprism.core.level import Level
from pentaprism.core.rng import scale
from pentaprism.search import alphabeta, contest, mcts

RANDOM, GREEDY, ENGINE = "random", "greedy", "engine"
#: The reason of a failure that no game can begin with: a command that cannot be run.
NO_START = "did not start"
_USUAL_MS = 1000
#: Seconds between what chance does in real time, on average. Always at once, it would undercut
#: every bid before others have seen anything.
_WAITS = 20.0
_MOST = 2**53
#: No level ends later by itself.
_UNHURRIED = bots.Limit(nodes=_MOST)


class Contestant(msgspec.Struct, frozen=True):
    """What a text means, before any game is known."""

    text: str
    name: str
    limit: bots.Limit | None = None
    command: str = ""
    #: What it judges by; None: as its level does.
    evaluation: str | None = None
    #: Whether it keeps what it finds from move to move; None: as its level does.
    memory: bool | None = None
    #: After each move it thinks on for so many milliseconds, as if on the other's time.
    ponder: int = 0


class Question(msgspec.Struct, frozen=True):
    """A move is wanted of a seat."""

    #: The redacted state: what the seat may know.
    known: Any
    seat: int
    seed: int
    #: In real time, the seconds since the round began.
    elapsed: float | None
    #: The seat's own in this game.
    memory: bots.Memory


class Decision(msgspec.Struct, frozen=True):
    """A move, and how long somebody of this skill would think before it, for real time."""

    move: int
    seconds: float = 0.0


class Player(Protocol):
    """A contestant at the tables of one game."""

    #: Whether it gets the same seed for all decisions of a game: what a planner sees in a puzzle
    #: does not change while it looks at it. Others get a new one for each.
    steady: bool

    def decide(self, game: Game, asked: Question) -> Decision:
        """A move; NothingToDo to wait, BotFailed for what loses the game."""


def parse(text: str) -> Contestant:
    """Read a contestant; what is wrong is said in one line."""
    head, colon, command = text.partition(":")
    name, _, limits = head.partition("@")
    settings = _read_settings(text, limits)
    if name == ENGINE:
        if not command.strip():
            raise BadRequest(f"write an outside program as engine:COMMAND, not {text!r}")
        for setting in ("eval", "memory", "ponder"):
            if setting in settings:
                raise BadRequest(f"an outside program judges by itself: no {setting} in {text!r}")
    elif colon:
        raise BadRequest(f"{text!r} is no contestant; only engine:COMMAND has a colon")
    if not name:
        raise BadRequest("a contestant has a name, such as club@nodes=500")
    given = {unit: _amount(text, settings, unit) for unit in ("ms", "nodes") if unit in settings}
    return Contestant(
        text,
        name,
        bots.Limit(**given) if given else None,
        command.strip(),
        settings.get("eval"),
        None if "memory" not in settings else settings["memory"] == "yes",
        _amount(text, settings, "ponder") if "ponder" in settings else 0,
    )


def _read_settings(text: str, written: str) -> dict[str, str]:
    """What stands between @ and colon: limits, what it judges by, what it remembers."""
    settings: dict[str, str] = {}
    if "@" not in text.partition(":")[0]:
        return settings
    for part in written.split(","):
        name, _, value = part.partition("=")
        fits = (name == "eval" and value) or (name == "memory" and value in ("yes", "no"))
        if not fits and (name not in ("ms", "nodes", "ponder") or not value.isdecimal()):
            raise BadRequest(
                "a limit is ms=NUMBER or nodes=NUMBER; besides there are eval=NAME, memory=yes or "
                f"no, and ponder=NUMBER; not {part!r} in {text!r}"
            )
        settings[name] = value
    return settings


def _amount(text: str, settings: dict[str, str], unit: str) -> int:
    amount = int(settings[unit])
    if not 1 <= amount <= _MOST:
        raise BadRequest(f"a limit is from 1 to 2**53, not {amount} in {text!r}")
    return amount


def check(contestant: Contestant, game: Game, real_time: bool) -> None:
    """Whether there is such a contestant in this game; `real_time`: its tables run by a clock."""
    if contestant.name == ENGINE:
        if real_time:
            raise BadRequest(
                f"outside programs cannot play {game.name} against its clock; "
                "choose its option without one (untimed)"
            )
        if contestant.limit and contestant.limit.nodes:
            raise BadRequest(
                f"an outside program is limited by ms, not by nodes: {contestant.text}"
            )
        return
    if contestant.evaluation is not None:
        _check_evaluation(contestant, contestant.evaluation, game)
    if (contestant.memory or contestant.ponder) and not _remembers(contestant, game):
        raise BadRequest(f"{contestant.text!r} keeps nothing from move to move in {game.name}")
    if contestant.name == RANDOM or contestant.name in searches_of(game):
        if contestant.name in (RANDOM, GREEDY) and contestant.limit:
            raise BadRequest(f"{contestant.name} takes no limit, as in {contestant.text!r}")
        return
    known = [RANDOM, *searches_of(game), *(level.name for level in game.levels)]
    if contestant.name not in known:
        hint = did_you_mean(contestant.name, known)
        raise BadRequest(f"there is no contestant {contestant.name!r} in {game.name}; {hint}")


def _check_evaluation(contestant: Contestant, evaluation: str, game: Game) -> None:
    if contestant.name in (RANDOM, GREEDY) or search_of(contestant, game) != game.search:
        raise BadRequest(f"{contestant.name} takes no eval, as in {contestant.text!r}")
    check_evaluation(game, evaluation)


def searches_of(game: Game) -> list[str]:
    """The searches that can play a game besides its levels."""
    found = [GREEDY] if game.greedy else []
    if game.search in ("mcts", "ismcts", "alphabeta"):
        found.append("mcts")
    if game.search == "alphabeta":
        found.append("alphabeta")
    return found


def level_and_limit(contestant: Contestant, game: Game) -> tuple[Level, bots.Limit]:
    """How it thinks: what its level sees, and when it stops."""
    levels = {level.name: level for level in game.levels}
    level = levels.get(contestant.name, game.levels[-1])
    if contestant.evaluation is not None:
        level = msgspec.structs.replace(level, evaluation=contestant.evaluation)
    search = search_of(contestant, game)
    ends = {"alphabeta": level.depth > 0, "mcts": level.simulations > 0}
    if ends.get("mcts" if search == "ismcts" else search, True):
        return level, contestant.limit or _UNHURRIED
    return level, contestant.limit or bots.Limit(ms=_USUAL_MS)


def search_of(contestant: Contestant, game: Game) -> str:
    return contestant.name if contestant.name in BRAINS else game.search


def _remembers(contestant: Contestant, game: Game) -> bool:
    """Whether it keeps what it finds from move to move."""
    if contestant.memory is False or contestant.name == RANDOM:
        return False
    if search_of(contestant, game) != game.search:
        return False
    return bots.remembers(game, *level_and_limit(contestant, game))


# -- players in Python, move by move


def _any_time(seed: int) -> float:
    """A time that is as likely to end now as at any later moment, 1 on average."""
    return -math.log1p(-random.Random(seed).random())


class Chance:
    """Any legal move, one as likely as the other; in real time at any moment."""

    steady = False

    def decide(self, game: Game, asked: Question) -> Decision:
        moves = game.legal(asked.known, asked.seat)
        move = moves[scale(np.uint64(asked.seed), len(moves))]
        wait = 0.0 if asked.elapsed is None else _WAITS * _any_time(asked.seed)
        return Decision(move, wait)


class Thinker:
    """One of our levels or searches."""

    def __init__(self, contestant: Contestant, game: Game) -> None:
        self.level, self.limit = level_and_limit(contestant, game)
        self.search = search_of(contestant, game)
        self.steady = self.search == "planner"
        self.remembers = _remembers(contestant, game)
        self.ponders = bots.Limit(ms=contestant.ponder or None)

    def decide(self, game: Game, asked: Question) -> Decision:
        moves = [] if self.steady else game.legal(asked.known, asked.seat)
        if len(moves) == 1:
            decision = Decision(moves[0])
        else:
            thought = self._think(game, asked, self.limit)
            line = thought.line or game.legal(asked.known, asked.seat)[:1]
            decision = Decision(line[0], thought.seconds)
        if self.ponders.ms:
            self._ponder(game, asked, decision.move)
        return decision

    def _ponder(self, game: Game, asked: Question, move: int) -> None:
        """Think on after the move, where the other is to act."""
        after = game.apply(asked.known, asked.seat, move)
        for seat in game.to_act(after)[:1]:
            theirs = msgspec.structs.replace(asked, known=after, seat=seat)
            self._think(game, theirs, self.ponders)

    def _think(self, game: Game, asked: Question, limit: bots.Limit) -> Thought:
        stop, memory = np.zeros(1, np.uint8), asked.memory if self.remembers else None
        task = bots.Task(asked.known, asked.seat, self.level, limit, asked.seed, 1, stop)
        task.elapsed, task.memory = asked.elapsed, memory
        return bots.think(game, task, self.search)


class Outsider:
    """An outside program, asked for a move with a view."""

    steady = False

    def __init__(self, contestant: Contestant) -> None:
        self.limit = contestant.limit or bots.Limit(ms=_USUAL_MS)
        self._bot = OutsideBot(contestant.command, Limits(ms=self.limit.ms or _USUAL_MS))

    def decide(self, game: Game, asked: Question) -> Decision:
        known, seat = asked.known, asked.seat
        seed = asked.seed >> 1  # of 63 bits, which every program can read as a whole number
        try:
            text = self._bot.move(game, game.view(known, seat), seat, self.limit, seed)
        except PentaprismError:
            self._bot.close()  # the next game begins with another process
            raise
        return Decision(game.read_move(known, seat, text))

    def close(self) -> None:
        self._bot.close()


@cache
def player_of(text: str, game: Game) -> Player:
    """The player of a contestant, made once a process: outside programs stay at the table."""
    contestant = parse(text)
    if contestant.name == ENGINE:
        return Outsider(contestant)
    return Chance() if contestant.name == RANDOM else Thinker(contestant, game)


@cache
def own_version() -> str:
    """The version of our players: of the package, and of the very source that plays."""
    digest = hashlib.sha256()
    for folder in ("core", "games", "search", "bots"):
        for path in sorted((Path(__file__).parents[1] / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".npz"):
                digest.update(path.read_bytes())
    return f"{version('pentaprism')}+{digest.hexdigest()[:12]}"


def version_of(text: str) -> str:
    """The version that is logged: our own, or what an outside program says of itself."""
    contestant = parse(text)
    if contestant.name != ENGINE:
        return own_version() + _version_of_weights(contestant.evaluation)
    with OutsideBot(contestant.command) as bot:
        try:
            identity = bot.identify()
        except BotFailed as failed:
            if failed.reason == NO_START:
                raise
            return "unknown"  # it will lose its games, with the reason
        return f"{identity.name} {identity.version}".strip()


def _version_of_weights(evaluation: str | None) -> str:
    """For weights that are not the game's own: what is in the file."""
    if evaluation in (None, HAND, NET):
        return ""
    return f"+{hashlib.sha256(Path(str(evaluation)).read_bytes()).hexdigest()[:12]}"


# -- the same players as kernels


def as_kernel(contestant: Contestant, game: Game) -> Any | None:
    """The row of search/contest.py for this contestant; None if it cannot play in kernels."""
    row = np.zeros(1, contest.PLAYER)
    if contestant.name == RANDOM:
        row["kind"] = contest.RANDOM
        return row
    if contestant.name == GREEDY:
        row["kind"] = contest.GREEDY
        return row
    if contestant.name == ENGINE:
        return None
    level, limit = level_and_limit(contestant, game)
    search = search_of(contestant, game)
    if limit.ms is not None or search not in ("mcts", "ismcts", "alphabeta"):
        return None
    if search == "alphabeta":
        row["kind"] = contest.ALPHABETA
        row["depth"] = level.depth or alphabeta.MAX_PLY - 1
        row["node_limit"] = limit.nodes
        row["table_bits"] = table_bits(level, limit)
        row["quiesce"], row["sight"], row["noise"] = level.quiesce, level.sight, level.noise
    else:
        row["kind"] = contest.TREE
        simulations, capacity = tree_budget(game.rules, level, limit)
        row["simulations"], row["capacity"] = simulations, capacity
        row["rough"] = level.simulations > 0
        row["blind"] = mcts.blind_to(level.overlooks)
    row["net"] = -1 if level.evaluation == HAND else 0
    return row
