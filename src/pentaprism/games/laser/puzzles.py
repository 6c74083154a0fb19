"""Puzzles for one player: endless ones by seed, one a day, how hard they are, and hints by degrees.

A puzzle here is the JSON of formats.md. The same seed gives the same puzzle everywhere, since
everything comes from the generator of core/rng.py.
"""

import datetime
import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.errors import BadRequest
from pentaprism.core.words import Message, messages_of
from pentaprism.games.laser import GAME, rules, table
from pentaprism.games.laser.lines import hidden_mixes
from pentaprism.games.laser.notation import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    MODES,
    card_name,
    card_text,
    figure_move_text,
    parse_figure_move,
)
from pentaprism.games.laser.solve import (
    FEW_NODES,
    Puzzle,
    as_puzzle,
    count_solutions,
    is_impossible,
    mode_of,
    puzzle_json,
    read_puzzle,
    solutions,
    solve_record,
)
from pentaprism.games.laser.state import CAT, STATE, TILES
from pentaprism.games.laser.text import refused, refused_figure_move

#: Names of difficulties, easiest first, and the rating at which each ends.
DIFFICULTIES = (("easy", 740), ("medium", 950), ("hard", 1250), ("expert", 9999))
_message = messages_of("laser")
#: For the terminal.
GOAL = "Complete all cards for as little as you can"
HELP = """moves divided by spaces: 3+7 clockwise, 3-7 the other way, @+5 the cat
  impossible   if you think that it cannot be done"""
MAY_BE_IMPOSSIBLE = True
DONE = "Solved for {cost}{helped}, and nothing is cheaper."
_CARDS = range(2, 6)
#: Of 75 deals none is so, and a search would take minutes.
_TOO_RARE = {("competitive", 5, "easy")}
_TRIES = 10_000
#: A puzzle of the day is medium at least; nobody remembers an easy one.
_DAILY = ("medium", "hard")


@dataclass(frozen=True)
class Kind:
    """What can be asked for: the difficulties of puzzles with so many cards."""

    mode: str
    cards: int
    difficulties: tuple[str, ...]


def kinds() -> list[Kind]:
    return [Kind(mode, cards, _difficulties(mode, cards)) for mode in MODES for cards in _CARDS]


def _difficulties(mode: str, cards: int) -> tuple[str, ...]:
    return tuple(name for name, _ in DIFFICULTIES if (mode, cards, name) not in _TOO_RARE)


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is and why. `rating` is on the scale that players' ratings use."""

    rating: int
    name: str
    least: int  # the least cost
    solutions: int  # lines that have it
    near_misses: int  # lines that cost one or two more
    chain: int  # mixes that complete nothing, in the easiest of the best lines
    moves: int  # of that line
    cat: bool  # whether that line needs the cat


def deal(seed: int, mode: str = "competitive", cards: int = 2) -> dict[str, Any]:
    """A fresh deal as a puzzle; it may have no solution."""
    return puzzle_json(_deal(seed, mode, cards)[0])


def _deal(seed: int, mode: str, cards: int) -> Puzzle:
    if mode not in MODES or type(cards) is not int or cards not in _CARDS:
        raise BadRequest(f"a puzzle is team or competitive with 2 to 5 cards, not {mode}, {cards}")
    state = np.zeros(1, STATE)
    options = GAME.options.numbers({"mode": mode, "cards": cards, "untimed": True})
    rules.setup(state[0], 3, options, np.uint64(seed % 2**64))
    return as_puzzle(state[0])


def rate(puzzle: Any) -> Rating | None:
    """How hard a puzzle is; None if it has no solution, or none that the solver finds."""
    return _rate(read_puzzle(puzzle))


def _rate(puzzle: Puzzle) -> Rating | None:
    found = solve_record(puzzle, 0, FEW_NODES)
    least = found["min"]
    if least is None:
        return None
    counts = count_solutions(puzzle, least + 2)
    counts[least] = max(1, counts[least])  # the solver has one, even if there are too many to walk
    easiest = _easiest(puzzle, found)
    chain = hidden_mixes(puzzle, easiest)
    near = sum(counts[least + 1 :])
    # Each part is worth about as many points as it costs people looks at the ring: every further
    # movement point widens the search, every mix that completes nothing must be imagined, few
    # solutions are hard to find, and many that cost a little more tempt to stop too early.
    value = 500 + 55 * least + 130 * chain + 60 * (len(easiest) - int(puzzle[0].deal))
    value += 45 * math.log2(1 + near / counts[least]) - 35 * math.log2(counts[least])
    points = max(100, round(value))
    return Rating(
        rating=points,
        name=next(name for name, end in DIFFICULTIES if points < end),
        least=int(least),
        solutions=counts[least],
        near_misses=near,
        chain=chain,
        moves=len(easiest),
        cat=any(move & 15 == CAT for move in easiest),
    )


def _easiest(puzzle: Puzzle, found: dict[str, Any]) -> list[int]:
    """The line of the least cost that is easiest to see; the solver's own where too many lines
    would have to be walked."""
    lines = solutions(puzzle, found["min"])
    best = min(lines, key=lambda line: (hidden_mixes(puzzle, line), line), default=None)
    return best or [parse_figure_move(text) or 0 for text in found["line"]]


def generate(
    seed: int, difficulty: str | None = None, mode: str = "competitive", cards: int = 2
) -> dict[str, Any]:
    """The first puzzle from this seed on that has a solution and the difficulty asked for."""
    names = _difficulties(mode, cards)
    if difficulty is not None and difficulty not in names:
        raise BadRequest(
            f"with {cards} cards a difficulty is one of {', '.join(names)}, not {difficulty!r}"
        )
    for number in range(_TRIES):
        puzzle = _deal(_mixed(seed, number), mode, cards)
        found = _rate(puzzle)
        if found and difficulty in (None, found.name):
            return puzzle_json(puzzle[0])
    raise BadRequest(f"no {difficulty} puzzle in {_TRIES} deals: try another seed")


def stream(seed: int, **wanted: Any) -> Iterator[dict[str, Any]]:
    """Endless puzzles."""
    number = 0
    while True:
        yield generate(_mixed(seed, number), **wanted)
        number += 1


def daily(day: datetime.date) -> dict[str, Any]:
    """The puzzle of a day, the same everywhere; modes take turns, weekends are harder."""
    seed = _mixed(day.toordinal(), 0x1A5E)
    mode = MODES[day.toordinal() % 2]
    return generate(seed, _DAILY[day.weekday() >= 5], mode)


def _mixed(seed: int, number: int) -> int:
    """Seeds that are apart, from seeds that are close."""
    digest = hashlib.sha256(f"laser puzzle {seed} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


# -- hints


class Hint(NamedTuple):
    """One degree of help: what it says, and why that is so."""

    kind: str  # "cost", "figure", "move" or "line"
    text: Message
    reason: Message
    line: tuple[str, ...] = ()  # the moves that it names


def hints(puzzle: Any) -> list[Hint]:
    """The cost, the first figure, the first move, the whole line; give them one at a time.

    They follow the easiest of the best lines. A puzzle without a solution has one hint."""
    record = read_puzzle(puzzle)
    found = solve_record(record, 0, FEW_NODES)
    least = found["min"]
    if is_impossible(found):
        return [Hint("cost", _message("hint-impossible"), _why_impossible(record))]
    if least is None:
        reason = _message("hint-searched", searched=found["searched"])
        return [Hint("cost", _message("hint-unknown"), reason)]
    line = _easiest(record, found)
    steps = describe(record, line)
    moves = tuple(figure_move_text(move) for move in line)
    return [
        Hint("cost", _message("hint-cost", least=least), _why_not_less(record, least)),
        Hint("figure", _figure(record, line[0]), _goal(record, line)),
        Hint("move", _message("hint-move", move=moves[0]), steps[0], moves[:1]),
        Hint("line", _message("hint-line", moves=" ".join(moves)), one_by_one(steps), moves),
    ]


def _figure(record: Puzzle, move: int) -> Message:
    if move & 15 == CAT:
        return _message("hint-cat")
    colour = COLOUR_NAMES[table.colour_at(record[0], move & 15)]
    return _message("hint-figure", colour=colour, tile=move & 15)


def _goal(record: Puzzle, line: list[int]) -> Message:
    """Which card the first moves are for."""
    trial, moves = record.copy(), 0
    while not trial[0].done:
        table.make_move(trial[0], line[moves])
        moves += 1
    return _message("hint-leads", card=_card(record[0], int(trial[0].done)), moves=moves)


def _card(s: Any, done: int) -> str:
    """The card of the highest bit."""
    return card_text(int(s.cards[done.bit_length() - 1]), mode_of(s))


def _why_not_less(record: Puzzle, least: int) -> Message:
    cards = int(record[0].deal)
    if least == cards:
        return _message("hint-each", cards=cards)
    return _message("hint-less", least=least)


def _why_impossible(record: Puzzle) -> Message:
    s = record[0]
    wanted = [int(card) // 3 for card in s.cards[: s.deal]]
    short = {c: wanted.count(c) - int(s.stock[c]) for c in set(wanted)}
    missing = {c: n for c, n in short.items() if n > 0}
    if sum(missing.values()) > 1:
        return _message("hint-stock", colours=[COLOUR_NAMES[c] for c in sorted(missing)])
    return _message("hint-tried")


def describe(record: Puzzle, line: list[int]) -> list[Message]:
    """What each move of a line does."""
    trial, told = record.copy(), []
    for move in line:
        s, tile = trial[0], move >> 4 & 15
        before, met = int(s.done), COLOUR_NAMES[table.colour_at(s, tile)]
        values: dict[str, Any] = {"met": met, "tile": tile, "cost": int(table.move_cost(s, move))}
        if move & 15 != CAT:
            colour = COLOUR_NAMES[table.colour_at(s, move & 15)]
            values |= {"colour": colour, "origin": move & 15}
        table.make_move(s, move)
        completed = int(s.done) ^ before
        values["card"] = _card(s, completed) if completed else None
        if move & 15 == CAT:
            told.append(_message("step-catch", **values))
        else:
            product = COLOUR_NAMES[table.colour_at(s, tile)]
            told.append(_message("step-mix", product=product, **values))
    return told


def one_by_one(steps: Sequence[Message]) -> Message:
    """Several steps as one sentence."""
    first, *rest = steps
    return _message("steps-two", first=first, rest=one_by_one(rest)) if rest else first


# -- trying


class Attempt(NamedTuple):
    """A line that somebody tried, as far as they went."""

    cost: int
    solved: bool
    told: list[Message]  # what each move did
    puzzle: dict[str, Any]  # as it then stands, with the cards that are still open
    legal: list[str]  # the moves from there on
    line: list[str]
    wrong: bool = False  # nothing is wrong that can still be completed


def attempt(puzzle: Any, texts: Sequence[str]) -> Attempt:
    """Make the moves of a line on a puzzle; IllegalMove names the first that is not allowed."""
    record = read_puzzle(puzzle)
    trial, line = record.copy(), []
    out = np.empty(rules.MAX_MOVES, np.int64)
    for text in texts:
        move = parse_figure_move(text)
        if table.solved(trial[0]):
            raise refused("7", "solved")
        if move is None or move not in out[: table.list_moves(trial[0], out)]:
            raise refused_figure_move(trial[0], text, move)
        table.make_move(trial[0], move)
        line.append(move)
    solved = bool(table.solved(trial[0]))
    left = 0 if solved else table.list_moves(trial[0], out)
    return Attempt(
        int(trial[0].cost),
        solved,
        describe(record, line),
        _still_open(trial[0]),
        sorted(figure_move_text(move) for move in out[:left].tolist()),
        list(texts),
    )


def verdict(puzzle: Any, tried: Attempt) -> str | None:
    """What is still wrong with a line, for the terminal; None if nothing is."""
    if not tried.solved:
        return f"{tried.cost} spent, and a card is still open. Try another line."
    rating = rate(puzzle)
    if rating is not None and tried.cost > rating.least:
        return f"Solved for {tried.cost}. It can be done for less!"
    return None


def _still_open(s: Any) -> dict[str, Any]:
    after = puzzle_json(s)
    cards = [card for n, card in enumerate(after["cards"]) if not s.done >> n & 1]
    return {**after, "cards": cards}


def draw(puzzle: Any) -> str:
    """A puzzle for the terminal: the ring, the floor, the stock and the cards."""
    record = read_puzzle(puzzle)[0]
    mode = mode_of(record)
    rows = [("tile", [str(tile) for tile in range(TILES)]), ("ring", list(puzzle["ring"]))]
    if puzzle.get("floor"):
        rows.append(("floor", list(puzzle["floor"])))
    lines = [f"{name:7}" + "".join(f"{cell:>3}" for cell in cells) for name, cells in rows]
    stock = "  ".join(f"{c} {n}" for c, n in zip(COLOUR_LETTERS, puzzle["stock"], strict=True))
    cards = ", ".join(card_name(int(card), mode) for card in record.cards[: record.deal])
    cat = f"a step of the cat costs {int(record.cat_step)}"
    mixes = "R+G=Y  Y+C=G  G+B=C  C+M=B  B+R=M  M+Y=R   @ cat"
    return "\n".join([*lines, f"stock    {stock}", f"cards    {cards}   ({cat})", mixes])
