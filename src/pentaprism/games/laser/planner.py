"""What a player of a certain skill sees in a puzzle, how long it takes them, and what they do then.

A perfect planner knows every line at once, which is no fun to play against. A level here finds
lines one after another: short and simple ones soon, long chains late or never, and now and then it
overlooks one or miscounts. The numbers come from the solver; nothing here is needed by the rules.
The same seed gives the same thoughts.
"""

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.errors import BadRequest, did_you_mean
from pentaprism.games.laser import bidding
from pentaprism.games.laser.lines import hidden_mixes
from pentaprism.games.laser.solve import (
    FEW_NODES,
    Puzzle,
    is_impossible,
    solutions,
    solve_record,
)
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    BIDDING,
    CAT,
    CHOOSING,
    CONCEDE,
    HIGHEST_TEAM_BID,
    IMPOSSIBLE,
    LOWEST_TEAM_BID,
    MIXING,
    NOBODY,
    PASS,
    PLANNING,
    PUZZLE,
    TIME,
)


@dataclass(frozen=True)
class Skill:
    """What a level can hold in mind."""

    name: str
    moves: int  # the longest line
    hidden: int  # mixes that complete nothing, in one line
    spread: int  # how far above the least cost it still looks for lines
    overlooks: float  # the chance not to notice a figure, and so every line in which it moves
    miscounts: float  # the chance to be one off in a bid
    pace: float  # 1 takes as long as a practised person; 2 half as long
    proves: bool  # knows an impossible puzzle when there is one
    plays_along: bool  # leaves a teammate as many ways as possible


SKILLS = {
    skill.name: skill
    for skill in (
        Skill("beginner", 2, 0, 2, 0.40, 0.12, 0.5, False, False),
        Skill("novice", 3, 1, 3, 0.30, 0.08, 0.7, False, False),
        Skill("casual", 3, 1, 4, 0.20, 0.05, 0.9, False, True),
        Skill("club", 4, 2, 6, 0.12, 0.03, 1.2, False, True),
        Skill("strong", 5, 3, 8, 0.05, 0.01, 1.8, True, True),
        Skill("master", 12, 12, 8, 0.0, 0.0, 3.0, True, True),
    )
}

#: Lines of one total that are looked at; more would only cost time.
_LINES = 400
_FURTHEST = 10  # no bid of a team is higher, and the lines above are very many
_FOREVER = 1e9
_FIRST_LOOK = 3.0  # seconds before anybody has seen anything


class Finding(NamedTuple):
    """A line, its cost, and how many seconds after the cards were turned up it is seen."""

    seconds: float
    cost: int
    line: tuple[int, ...]


class Decision(NamedTuple):
    """A move, the line behind it (which begins with it), and how long to think before it."""

    move: int
    line: list[int]
    seconds: float


def skill_of(name: str) -> Skill:
    if name not in SKILLS:
        raise BadRequest(f"there is no skill {name!r}; {did_you_mean(name, SKILLS)}")
    return SKILLS[name]


# -- seeing


def findings(puzzle: Puzzle, skill: Skill, seed: int, highest: int | None = None) -> list[Finding]:
    """All that a player of this skill ever sees in a puzzle, in the order of seeing it.

    `highest` is the greatest cost that is of interest, such as 10 in team mode."""
    record = as_puzzle(puzzle)
    seen = _findings(record.tobytes(), skill, seed)
    return [finding for finding in seen if highest is None or finding.cost <= highest]


@lru_cache(maxsize=256)
def _findings(record: bytes, skill: Skill, seed: int) -> tuple[Finding, ...]:
    puzzle = np.frombuffer(record, PUZZLE).copy()
    least = solve_record(puzzle, 0, FEW_NODES)["min"]
    if least is None:
        return ()
    chance = random.Random(f"{seed} {skill.name} {record.hex()}")
    blind = {tile for tile in range(CAT + 1) if chance.random() < skill.overlooks}
    seen: list[Finding] = []
    for total in range(least, max(least, min(least + skill.spread, _FURTHEST)) + 1):
        for line in solutions(puzzle, total, _LINES):
            hidden = hidden_mixes(puzzle, line)
            mood = chance.lognormvariate(0.0, 0.25)
            if len(line) > skill.moves or hidden > skill.hidden:
                continue
            if not any(move & 15 in blind for move in line):
                seconds = effort(total, len(line), hidden) * mood / skill.pace
                seen.append(Finding(round(seconds, 1), total, tuple(line)))
    return tuple(sorted(seen))


def effort(cost: int, moves: int, hidden: int) -> float:
    """Seconds that a practised person needs to see such a line: each mix in the mind doubles it."""
    return _FIRST_LOOK + 1.5 * 1.5**moves * 2.0**hidden * (1 + 0.1 * cost)


def sees_impossible(puzzle: Puzzle, skill: Skill) -> bool:
    """Whether this skill would say that there is no solution, which it then is."""
    return skill.proves and is_impossible(solve_record(puzzle, 0, FEW_NODES))


def as_puzzle(state: Puzzle) -> Puzzle:
    """The ring and the cards of a game's record as a puzzle."""
    if state.dtype == PUZZLE:
        return state
    puzzle = np.zeros(1, PUZZLE)
    for name in PUZZLE.names or ():
        puzzle[name] = state[name]
    return puzzle


# -- doing


def decide(
    state: Any, seat: int, skill: Skill, seed: int, elapsed: float | None = None
) -> Decision | None:
    """What a player of this skill does now; None is to wait and think on.

    `state` is what the seat may see. `elapsed` are the seconds since the cards were turned up: in
    open bidding only what was seen until then counts. Without it there is all the time in the
    world. `seconds` of a decision is how long the player still thinks before it."""
    s = state[0]
    if seat == s.players:
        return Decision(TIME, [TIME], 0.0)
    if s.phase in (PLANNING, BIDDING):
        decision: Decision | None
        if s.phase == PLANNING:
            decision = _show(state, seat, skill, seed)
        else:
            decision = _bid(state, seat, skill, seed, _FOREVER if elapsed is None else elapsed)
        if decision is None or elapsed is None:
            return decision
        return decision._replace(seconds=max(0.0, decision.seconds - elapsed))
    if s.phase == CHOOSING:
        return _choose(s)
    if s.phase == MIXING:
        return _mix(state, skill, seed)
    return None


def _show(state: Any, seat: int, skill: Skill, seed: int) -> Decision:
    """Team mode: the dearest line it has seen, since that is worth most."""
    chance = random.Random(f"{seed} {seat} {int(state[0].round_number)}")
    seen = findings(state, skill, seed, HIGHEST_TEAM_BID)
    seen = [finding for finding in seen if finding.cost >= LOWEST_TEAM_BID]
    if not seen:
        if sees_impossible(state, skill):
            return Decision(IMPOSSIBLE, [IMPOSSIBLE], 20.0 / skill.pace)
        guess = chance.randint(4, 8)
        return Decision(BID + guess, [BID + guess], 25.0)
    within = [finding for finding in seen if finding.seconds <= 25.0] or seen[:1]
    best = max(within, key=lambda finding: (finding.cost, -finding.seconds))
    cost = _counted(best.cost, skill, chance, LOWEST_TEAM_BID, HIGHEST_TEAM_BID)
    return Decision(BID + cost, [BID + cost, *best.line], min(best.seconds, 25.0))


def _bid(state: Any, seat: int, skill: Skill, seed: int, elapsed: float) -> Decision | None:
    """Open bidding: the cheapest line it has seen, as soon as it undercuts the others."""
    s = state[0]
    leader, highest = int(bidding.leader(s)), int(bidding.bids_below(s))
    chance = random.Random(f"{seed} {seat} {int(s.round_number)}")
    seen = findings(state, skill, seed, highest)
    known = [finding for finding in seen if finding.seconds <= elapsed]
    if known and leader != seat:
        best = min(known, key=lambda finding: (finding.cost, finding.seconds))
        cost = _counted(best.cost, skill, chance, int(bidding.lowest_bid(s)), highest)
        return Decision(BID + cost, [BID + cost, *best.line], best.seconds)
    thought = 40.0 / skill.pace
    if leader == NOBODY and s.claimer == NOBODY and elapsed >= thought:
        if sees_impossible(state, skill):
            return Decision(IMPOSSIBLE, [IMPOSSIBLE], thought)
    if bidding.may_pass(s, seat):
        return Decision(PASS, [PASS], min(elapsed, thought))
    return None


def _counted(cost: int, skill: Skill, chance: random.Random, low: int, high: int) -> int:
    """A bid that may be one off, but stays allowed."""
    if chance.random() < skill.miscounts:
        cost += chance.choice((-1, 1))
    return max(low, min(high, cost))


def _choose(s: Any) -> Decision:
    """The teammate who is least ahead."""
    allies = int(bidding.allies(s))
    seats = [seat for seat in range(s.players) if allies >> seat & 1]
    mate = min(seats, key=lambda seat: (int(s.scores[seat]), seat))
    return Decision(ALLY + mate, [ALLY + mate], 2.0)


def _mix(state: Any, skill: Skill, seed: int) -> Decision:
    """A demonstration: its own line, or beside a partner what leaves the most ways to go on."""
    s = state[0]
    puzzle = as_puzzle(state)
    left = int(bidding.undertaken(s) - s.cost)
    lines = _lines_to_play(puzzle, left, skill, seed)
    seconds = 2.0 / skill.pace
    if not lines:
        return Decision(CONCEDE, [CONCEDE], seconds)
    if bidding.in_team(s) and skill.plays_along:
        ways: dict[int, int] = {}
        for line in lines:
            ways[line[0]] = ways.get(line[0], 0) + 1
        first = max(ways, key=lambda move: (ways[move], -move))
        lines = [line for line in lines if line[0] == first]
    best = min(lines, key=lambda line: (hidden_mixes(puzzle, line), len(line), line))
    return Decision(best[0], best, seconds)


def _lines_to_play(puzzle: Puzzle, left: int, skill: Skill, seed: int) -> list[list[int]]:
    """Lines of exactly what is left; if it sees none, those of a plan that was miscounted."""
    lines = [
        line
        for line in solutions(puzzle, left, _LINES)
        if len(line) <= skill.moves and hidden_mixes(puzzle, line) <= skill.hidden
    ]
    return lines or [list(finding.line) for finding in findings(puzzle, skill, seed)[:1]]
