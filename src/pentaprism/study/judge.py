"""Every decision of a game judged by what its seat knew then.

The loss of a move is the share of the win of the best move less that of the move played. Both are
found by repeated searches (scales.py) that give each move the same effort; the loss has a standard
error, and a move gets a name only where its loss is clearly larger than that. Which move is best is
decided for each search by the others, so that a lucky search does not choose what it then counts.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
import numpy as np

from pentaprism.core.errors import NothingToDo
from pentaprism.core.game import Game
from pentaprism.core.words import Message
from pentaprism.games import registry
from pentaprism.records import Record, replay
from pentaprism.study.scales import Scale, scale_of

Name = Literal["", "forced", "best", "only", "mistake", "serious"]

#: A loss from which on a clear one is a mistake, and a serious one.
MISTAKE, SERIOUS = 0.05, 0.15
#: A loss is clear where so many standard errors less would still be one.
CLEAR = 2.0
#: Moves that are compared besides the one that was played.
CANDIDATES = 3


class Effort(msgspec.Struct, frozen=True):
    """How much is looked at: `rows` searches for each move, `nodes` in each of them. No further row
    is begun after `ms` once there are enough to tell an error."""

    rows: int = 6
    nodes: int = 300
    ms: int | None = None

    @classmethod
    def of(
        cls, game: Game, rows: int = 6, nodes: int | None = None, ms: int | None = None
    ) -> "Effort":
        """With as many nodes as a search of this game needs to tell moves apart."""
        return cls(rows, nodes or (10_000 if game.search == "alphabeta" else 300), ms)


DEFAULT = Effort()
_ENOUGH = 3


class Option(msgspec.Struct, frozen=True):
    """A move with the seat's share of the win, the standard error of that, how the game may go on,
    and why. `share` is null where nobody can say."""

    move: str
    share: float | None
    error: float
    line: list[str]
    reason: Message | str


class Decision(msgspec.Struct, frozen=True):
    """What a seat had to decide: what it knew, and the move it made."""

    number: int
    seat: int
    known: Any
    move: int


class Judgement(msgspec.Struct, frozen=True):
    """One decision: `number` counts moves from 0. `options` are the best moves, best first, and the
    one that was played is among them. `name` is empty where nothing is clear."""

    number: int
    seat: int
    played: str
    options: list[Option]
    share: float | None
    loss: float = 0.0
    error: float = 0.0
    name: Name = ""

    @property
    def best(self) -> str:
        return self.options[0].move if self.options else self.played


class Summary(msgspec.Struct, frozen=True):
    """A seat's decisions: how many were judged, their mean loss and its error, and the names."""

    seat: int
    judged: int
    loss: float
    error: float
    names: dict[str, int]


class Weights:
    """Rows of shares, one column a move; grows row by row."""

    def __init__(self, scale: Scale, moves: Sequence[int]) -> None:
        self.scale, self.moves = scale, list(moves)
        self.rows: list[list[float]] = []
        #: Moves that nobody can say anything about.
        self.unknown: set[int] = set()

    def add(self, known: Any, seat: int, effort: int, stop: Any) -> bool:
        """One more row; False if it could not be finished."""
        row = self.scale.weigh(known, seat, self.moves, len(self.rows), effort, stop)
        if stop[0]:
            return False
        missing = {move for move, each in zip(self.moves, row, strict=True) if each is None}
        if self.scale.exact:
            self.unknown = missing
        elif missing:
            return False
        self.rows.append([np.nan if each is None else each for each in row])
        return not self.scale.exact

    @property
    def table(self) -> Any:
        return np.array(self.rows, np.float64).reshape(len(self.rows), len(self.moves))

    def shares(self) -> tuple[Any, Any]:
        """Each move's share and its standard error."""
        rows = self.table
        if self.scale.deepens:
            late = rows[-_ENOUGH:]
            return rows[-1], np.abs(late - rows[-1]).max(axis=0) if len(late) > 1 else rows[0] * 0
        spread = rows.std(axis=0, ddof=1) if len(rows) > 1 else rows[0] * 0
        return rows.mean(axis=0), spread / np.sqrt(len(rows))

    def losses(self, column: int) -> tuple[float, float]:
        """What the move of this column loses against the best one, and the standard error."""
        rows = self.table[:, [i for i, m in enumerate(self.moves) if m not in self.unknown]]
        if self.moves[column] in self.unknown or not rows.size:
            return 0.0, 0.0
        column -= sum(move in self.unknown for move in self.moves[:column])
        if self.scale.exact or len(rows) == 1:
            return float(rows[0].max() - rows[0][column]), 0.0
        if self.scale.deepens:
            best = int(rows[-1].argmax())
            lost = rows[-_ENOUGH:, best] - rows[-_ENOUGH:, column]
            return float(lost[-1]), float(np.abs(lost - lost[-1]).max())
        others = (rows.sum(axis=0) - rows) / (len(rows) - 1)
        lost = rows[np.arange(len(rows)), others.argmax(axis=1)] - rows[:, column]
        return float(lost.mean()), float(lost.std(ddof=1) / np.sqrt(len(rows)))


def rank(
    game: Game,
    known: Any,
    seat: int,
    effort: Effort = DEFAULT,
    stop: Any = None,
    seed: int = 0,
) -> Iterator[list[Option]]:
    """The best moves of a seat from what it knows, better known with every row: for live analysis.
    Nothing is given where the game cannot be judged; ends when `stop[0]` is set."""
    scale = scale_of(game)
    flag = np.zeros(1, np.uint8) if stop is None else stop
    if scale is None or seat not in game.to_act(known):
        return
    moves = scale.candidates(known, seat, CANDIDATES, seed, effort.nodes)
    weights = Weights(scale, moves)
    for _ in range(effort.rows):
        more = weights.add(known, seat, effort.nodes, flag)
        if len(weights.rows) > 1 or (weights.rows and not more):  # one row knows no error
            yield _options(game, weights, known, seat, effort)
        if not more:
            return


def judge(
    game: Game, decision: Decision, effort: Effort = DEFAULT, stop: Any = None
) -> Judgement | None:
    """What a decision was worth; None for one that nobody can judge."""
    known, seat, move = decision.known, decision.seat, decision.move
    scale = scale_of(game)
    if scale is None:
        return None
    text = game.text.move_text(move)
    if len(game.legal(known, seat)) == 1:
        return Judgement(decision.number, seat, text, [], None, name="forced")
    flag = np.zeros(1, np.uint8) if stop is None else stop
    began = time.monotonic()
    moves = scale.candidates(known, seat, CANDIDATES, decision.number, effort.nodes)
    if move not in moves:
        moves.append(move)
    weights = Weights(scale, moves)
    while len(weights.rows) < effort.rows and weights.add(known, seat, effort.nodes, flag):
        late = effort.ms is not None and (time.monotonic() - began) * 1000 >= effort.ms
        if late and len(weights.rows) >= _ENOUGH:
            break
    if not weights.rows or move in weights.unknown:
        return None
    return _judgement(game, decision, weights, effort)


def _judgement(game: Game, decision: Decision, weights: Weights, effort: Effort) -> Judgement:
    column = weights.moves.index(decision.move)
    loss, error = weights.losses(column)
    options = _options(game, weights, decision.known, decision.seat, effort)
    played = game.text.move_text(decision.move)
    share = next((each.share for each in options if each.move == played), None)
    return Judgement(
        decision.number,
        decision.seat,
        played,
        options,
        share,
        round(max(0.0, loss), 4),
        round(error, 4),
        _name(weights, column, loss, error, options, played),
    )


def _name(
    weights: Weights, column: int, loss: float, error: float, options: list[Option], played: str
) -> Name:
    if loss - CLEAR * error > MISTAKE:
        return "serious" if loss - CLEAR * error > SERIOUS else "mistake"
    known = [option for option in options if option.share is not None]
    if not known or known[0].move != played:
        return ""
    rest = [i for i, move in enumerate(weights.moves) if i != column]
    rest = [i for i in rest if weights.moves[i] not in weights.unknown]
    lost = [weights.losses(i) for i in rest]
    if lost and len(known) == len(options) and all(n - CLEAR * e > SERIOUS for n, e in lost):
        return "only"
    return "best"


def _options(game: Game, weights: Weights, known: Any, seat: int, effort: Effort) -> list[Option]:
    shares, errors = weights.shares()
    order = sorted(range(len(weights.moves)), key=lambda i: -np.nan_to_num(shares[i], nan=-1.0))
    return [
        _option(game, weights, known, seat, i, float(shares[i]), float(errors[i]), effort)
        for i in order
    ]


def _option(
    game: Game,
    weights: Weights,
    known: Any,
    seat: int,
    column: int,
    share: float,
    error: float,
    effort: Effort,
) -> Option:
    move = weights.moves[column]
    line = weights.scale.line(known, seat, move, effort.nodes)
    unknown = move in weights.unknown
    return Option(
        game.text.move_text(move),
        None if unknown else round(share, 4),
        0.0 if unknown else round(error, 4),
        [game.text.move_text(each) for each in line],
        game.reasons.reason(known[0], seat, line),
    )


def decisions(game: Game, states: Sequence[Any], record: Record) -> Iterator[Decision]:
    """The decisions of a record, each with what its seat knew then; those of the clock are none."""
    for number, (played, before) in enumerate(zip(record.moves, states, strict=False)):
        move = game.text.parse_move(played.move)
        if played.seat < record.header.players and move is not None:
            yield Decision(number, played.seat, game.redacted(before, played.seat), move)


def judge_record(record: Record, effort: Effort = DEFAULT, stop: Any = None) -> Iterator[Judgement]:
    """Every decision of a game, in order; raises BadRecord before the first if it is wrong."""
    game = registry.find(record.header.game)
    states = list(replay(record))
    for decision in decisions(game, states, record):
        try:
            judged = judge(game, decision, effort, stop)
        except NothingToDo:
            continue
        if judged is not None:
            yield judged


def summarise(judged: Sequence[Judgement], players: int) -> list[Summary]:
    """A line a seat."""
    return [
        _summary([each for each in judged if each.seat == seat], seat) for seat in range(players)
    ]


def _summary(judged: Sequence[Judgement], seat: int) -> Summary:
    free = [each for each in judged if each.name != "forced"]
    names: dict[str, int] = {}
    for each in free:
        if each.name:
            names[each.name] = names.get(each.name, 0) + 1
    n = max(1, len(free))
    loss = sum(each.loss for each in free) / n
    error = float(np.sqrt(sum(each.error**2 for each in free))) / n
    return Summary(seat, len(free), round(loss, 4), round(error, 4), names)
