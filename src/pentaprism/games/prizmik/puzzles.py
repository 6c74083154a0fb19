"""Puzzles for one player: win in so many moves, with a single move to begin with.

They are kept in puzzles.jsonl, made by scripts/prizmik_puzzles.py from games of bots: each was
proven by looking at every line (winning.py), and rated by which level of our bots finds its first
move. A puzzle here is the JSON {"position": ..., "moves": n}.
"""

import datetime
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from pentaprism.core.errors import BadPosition, BadRequest, IllegalMove
from pentaprism.core.game import Json
from pentaprism.core.words import Message, messages_of
from pentaprism.games.prizmik import GAME
from pentaprism.games.prizmik.position import letter_at
from pentaprism.games.prizmik.reasons import reason
from pentaprism.games.prizmik.text import NAMES, square_name
from pentaprism.games.prizmik.view import draw as draw_state
from pentaprism.games.prizmik.winning import winning_moves

MODE = "win"
#: Which level finds it, and what such a puzzle is called and rated; the last is for none of them.
DIFFICULTIES = {
    "beginner": ("easy", 700),
    "novice": ("easy", 900),
    "casual": ("medium", 1100),
    "club": ("hard", 1300),
    "strong": ("hard", 1500),
    "master": ("expert", 1700),
    "": ("expert", 1900),
}
_DAILY = ("medium", "hard")
_message = messages_of("prizmik")
#: For the terminal.
GOAL = "Find how it begins"
HELP = "your own moves, divided by spaces: e1+e2"
MAY_BE_IMPOSSIBLE = False
DONE = "Solved in {cost} moves{helped}."


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of puzzles.jsonl. `found_by`: the weakest level that finds the first move, or none."""

    board: str
    turn: int
    reserves: tuple[int, int]
    moves: int
    found_by: str = ""

    @property
    def puzzle(self) -> Json:
        position = {
            "board": self.board,
            "turn": self.turn,
            "reserves": list(self.reserves),
            "quiet": 0,
            "options": {},
        }
        return {"position": position, "moves": self.moves}

    @property
    def difficulty(self) -> str:
        return DIFFICULTIES[self.found_by][0]


@cache
def known() -> tuple[Known, ...]:
    lines = (Path(__file__).parent / "puzzles.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Known) for line in lines)


@cache
def _by_board() -> dict[tuple[str, int], Known]:
    return {(each.board, each.turn): each for each in known()}


def _find(puzzle: Any) -> Known:
    """Whoever made another could ask for any amount of work."""
    position = puzzle.get("position") if isinstance(puzzle, dict) else None
    if not isinstance(position, dict):
        raise BadPosition('a puzzle of PRIZMIK is {"position": ..., "moves": n}')
    found = _by_board().get((str(position.get("board")), position.get("turn", 0)))
    if found is None or found.puzzle != puzzle:
        raise BadPosition("this is not one of our puzzles")
    return found


@dataclass(frozen=True)
class Kind:
    """What can be asked for: the difficulties of puzzles of so many moves."""

    mode: str
    cards: int
    difficulties: tuple[str, ...]


def kinds() -> list[Kind]:
    names = list(dict.fromkeys(name for name, _ in DIFFICULTIES.values()))
    lengths = sorted({each.moves for each in known()})
    return [
        Kind(
            MODE,
            length,
            tuple(name for name in names if any(_chosen(each, length, name) for each in known())),
        )
        for length in lengths
    ]


def _chosen(each: Known, moves: int | None, difficulty: str | None) -> bool:
    return moves in (None, each.moves) and difficulty in (None, each.difficulty)


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is. `rating` is on the scale that players' ratings use."""

    rating: int
    name: str
    least: int  # the moves it takes


def rate(puzzle: Any) -> Rating:
    found = _find(puzzle)
    name, rating = DIFFICULTIES[found.found_by]
    return Rating(rating, name, found.moves)


def generate(
    seed: int, difficulty: str | None = None, mode: str | None = None, cards: int | None = None
) -> Json:
    """One of the puzzles; `cards` is the number of moves, if it matters."""
    if mode not in (None, MODE):
        raise BadRequest(f"puzzles of PRIZMIK have the mode {MODE}, not {mode!r}")
    fitting = [each for each in known() if _chosen(each, cards, difficulty)]
    if not fitting:
        raise BadRequest(f"there is no puzzle of {cards} moves that is {difficulty}")
    return fitting[_mixed(seed, "puzzle") % len(fitting)].puzzle


def daily(day: datetime.date) -> Json:
    """The puzzle of a day, the same everywhere; weekends are harder. None comes again before all
    of its kind were there."""
    wanted = _DAILY[day.weekday() >= 5]
    fitting = [each for each in known() if each.difficulty == wanted]
    if not fitting:
        return generate(day.toordinal())
    fitting.sort(key=lambda each: _mixed(0, each.board))
    week, weekday = divmod(day.toordinal() + 6, 7)  # Monday is 0, as in weekday()
    number = 2 * week + weekday - 5 if weekday >= 5 else 5 * week + weekday
    return fitting[number % len(fitting)].puzzle


def _mixed(seed: int, text: str) -> int:
    digest = hashlib.sha256(f"prizmik {text} {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


# -- trying


class Attempt(NamedTuple):
    """A line that somebody tried, as far as they went; the other side has answered each move."""

    cost: int  # own moves
    solved: bool
    told: list[Message]
    puzzle: Json  # as it then stands, with the moves that are left
    legal: list[str]
    #: All moves, with those of the other side.
    line: list[str]
    #: After the last own move there is no win in time any more.
    wrong: bool


def attempt(puzzle: Any, texts: Sequence[str]) -> Attempt:
    """Make one's own moves in a puzzle; IllegalMove names the first that is not allowed. The other
    side defends itself for as long as it can, and leaves a wrong move unanswered."""
    found = _find(puzzle)
    state, seat = GAME.from_position(found.puzzle["position"]), found.turn
    line: list[str] = []
    told: list[Message] = []
    left, wrong = found.moves, False
    for text in texts:
        if GAME.outcome(state) or wrong or not left:
            raise IllegalMove(_message("puzzle-refused-over"))
        move = GAME.read_move(state, seat, text)
        wrong = move not in winning_moves(state, left)
        left -= 1
        line.append(text)
        told.append(reason(state[0], seat, [move]))
        state = GAME.apply(state, seat, move)
        if not GAME.outcome(state) and not wrong:
            answer = _defence(state, left)
            line.append(GAME.text.move_text(answer))
            state = GAME.apply(state, 1 - seat, answer)
    over = GAME.outcome(state) is not None
    return Attempt(
        cost=len(texts),
        solved=over and not wrong,
        told=told,
        puzzle={"position": GAME.position(state), "moves": left},
        legal=[] if over or wrong else GAME.legal_texts(state, seat),
        line=line,
        wrong=wrong,
    )


def _defence(state: Any, left: int) -> int:
    """The answer that holds out longest; of several the one that leaves fewest ways to win."""
    seat = int(state[0].turn)
    worst: list[tuple[int, int, int]] = []
    for move in GAME.legal(state, seat):
        after = GAME.apply(state, seat, move)
        if GAME.outcome(after):
            worst.append((0, 0, move))
            continue
        length = next(n for n in range(1, left + 1) if winning_moves(after, n))
        worst.append((-length, len(winning_moves(after, length)), move))
    return min(worst)[2]


def verdict(puzzle: Any, tried: Attempt) -> str | None:
    """What is still wrong with a line, for the terminal; None if nothing is."""
    if tried.wrong:
        return str(_message("puzzle-wrong"))
    if tried.solved:
        return None
    if not tried.line:
        return str(_message("puzzle-goal", seat=_find(puzzle).turn, n=_find(puzzle).moves))
    return str(_message("puzzle-right", move=tried.line[-1], left=tried.puzzle["moves"]))


def solution(puzzle: Any) -> list[str]:
    """A whole line, with the answers of the other side."""
    found = _find(puzzle)
    texts: list[str] = []
    while True:
        tried = attempt(puzzle, texts)
        if tried.solved:
            return tried.line
        state = GAME.from_position(tried.puzzle["position"])
        best = winning_moves(state, found.moves - len(texts))[0]
        texts.append(GAME.text.move_text(best))


# -- hints


class Hint(NamedTuple):
    """One degree of help: what it says, and why that is so."""

    kind: str  # "cost", "figure", "move" or "line"
    text: Message
    reason: Message
    line: tuple[str, ...] = ()  # the moves that it names


def hints(puzzle: Any) -> list[Hint]:
    """How many moves, which piece, the first move, the whole line; give them one at a time."""
    found = _find(puzzle)
    state = GAME.from_position(found.puzzle["position"])
    line = solution(puzzle)
    first = GAME.read_move(state, found.turn, line[0])
    square = first & 63
    piece = NAMES[letter_at(state[0], square).upper()]
    numbers = [GAME.text.parse_move(text) or 0 for text in line]
    why = reason(state[0], found.turn, np.array(numbers).tolist())
    only = _message("puzzle-hint-only")
    return [
        Hint("cost", _message("puzzle-hint-moves", n=found.moves), only),
        Hint(
            "figure", _message("puzzle-hint-piece", piece=piece, square=square_name(square)), only
        ),
        Hint("move", _message("puzzle-hint-move", move=line[0]), why, tuple(line[:1])),
        Hint("line", _message("puzzle-hint-line", moves=" ".join(line)), why, tuple(line)),
    ]


def draw(puzzle: Any) -> str:
    """A puzzle for the terminal."""
    found = _find(puzzle)
    state = GAME.from_position(found.puzzle["position"])
    goal = _message("puzzle-goal", seat=found.turn, n=found.moves)
    return f"{draw_state(state[0], found.turn)}\n\n{goal}"
