"""From what a seat sees to a move with its reason."""

from typing import Any

import msgspec
import numpy as np

from pentaprism.bots.brains import Limit, Task, Thought, brain_of
from pentaprism.bots.memory import Memory
from pentaprism.core.errors import BadRequest, GameOver, NotYourTurn
from pentaprism.core.game import Game, Json
from pentaprism.core.words import Message

DEFAULT_LIMIT = Limit(ms=1000)
MAX_THREADS = 64
_MOST = 2**53


class Advice(msgspec.Struct, frozen=True):
    """A bot's choice. The score is from the seat's side, in the unit of the game's search."""

    move: str
    score: float
    line: list[str]
    nodes: int
    reason: Message | str
    #: How long a person of this level would think, for bots that play in real time.
    seconds: float = 0.0


def choose(
    game: Game,
    view: Json,
    limit: Limit = DEFAULT_LIMIT,
    level: str | int | None = None,
    seed: int = 0,
    threads: int = 1,
) -> Advice:
    """What a bot would play for the seat of this view (as `Game.view` makes it)."""
    return choose_known(game, known_by(game, view), view["seat"], limit, level, seed, threads)


def known_by(game: Game, view: Json) -> Any:
    """The redacted state of a view."""
    if not isinstance(view, dict) or "position" not in view or type(view.get("seat")) is not int:
        raise BadRequest("a view is an object with the keys seat and position")
    return game.from_position(view["position"], hidden=True)


def choose_known(
    game: Game,
    known: Any,
    seat: int,
    limit: Limit = DEFAULT_LIMIT,
    level: str | int | None = None,
    seed: int = 0,
    threads: int = 1,
    stop: Any = None,
    search: str | None = None,
    elapsed: float | None = None,
    memory: Memory | None = None,
) -> Advice:
    """The same from a redacted state; `stop[0] = 1` from another thread ends it early.

    `elapsed`: in real time, the seconds since the round began; as long as anybody wants if None.
    `memory`: one for each seat of each game, handed over with all of its decisions."""
    rung = game.find_level(level)
    _check(limit, threads)
    if game.outcome(known):
        raise GameOver("the game is over")
    if seat not in game.to_act(known):
        raise NotYourTurn(f"{game.seat_name(seat)} is not to act")
    flag = np.zeros(1, np.uint8) if stop is None else stop
    advises = level is None
    task = Task(known, seat, rung, limit, seed, threads, flag, elapsed, advises, memory)
    thought = think(game, task, search)
    line = thought.line or game.legal(known, seat)[:1]
    return Advice(
        move=game.text.move_text(line[0]),
        score=thought.score,
        line=[game.text.move_text(move) for move in line],
        nodes=thought.nodes,
        reason=game.reasons.reason(known[0], seat, line),
        seconds=thought.seconds,
    )


def think(game: Game, task: Task, search: str | None = None) -> Thought:
    """The bare thought, without words: for those who let bots play by the thousand."""
    return brain_of(game, search or game.search).think(task)


def _check(limit: Limit, threads: int) -> None:
    for unit, amount in (("ms", limit.ms), ("nodes", limit.nodes)):
        if amount is not None and (type(amount) is not int or not 1 <= amount <= _MOST):
            raise BadRequest(f"a limit of {unit} is a whole number from 1 to 2**53, not {amount!r}")
    if limit.ms is None and limit.nodes is None:
        raise BadRequest('a limit is {"ms": n} or {"nodes": n}')
    if not 1 <= threads <= MAX_THREADS:
        raise BadRequest(f"threads are 1 to {MAX_THREADS}, not {threads!r}")
