"""What a player of a certain skill sees in a puzzle, how long it takes them, and what they do then.

A perfect planner knows every line at once, which is no fun to play against. A level here finds
lines one after another, as a person does: short and simple ones soon, long chains late or never;
now and then it overlooks one or miscounts. In a demonstration it follows the line that it had in
mind, and looks for another one only when a partner has gone another way. The numbers come from the
solver; nothing here is needed by the rules. The same seed gives the same thoughts.
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
    as_puzzle,
    is_impossible,
    puzzle_before,
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
    MOST_PLAYERS,
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
    miscounts: float  # the chance to be one off in what a line of ten costs
    pace: float  # 1 takes as long as a practised person; 2 half as long
    proves: bool  # knows an impossible puzzle when there is one
    plays_along: bool  # leaves a teammate as many ways as it sees
    wavers: float  # how much its mood counts when it weighs one number against another


SKILLS = {
    skill.name: skill
    for skill in (
        Skill("beginner", 2, 0, 2, 0.42, 0.45, 0.45, False, False, 0.6),
        Skill("novice", 3, 0, 3, 0.30, 0.40, 0.60, False, False, 0.5),
        Skill("casual", 3, 1, 3, 0.33, 0.38, 0.70, False, True, 0.4),
        Skill("club", 4, 1, 5, 0.13, 0.28, 1.2, False, True, 0.3),
        Skill("strong", 4, 2, 6, 0.06, 0.18, 2.4, True, True, 0.25),
        Skill("master", 12, 12, 8, 0.01, 0.05, 5.0, True, True, 0.2),
    )
}
#: For hints: no human limits.
FLAWLESS = Skill("flawless", 12, 12, 8, 0.0, 0.0, 1e9, True, True, 0.0)

#: Lines of one total that are looked at; more would only cost time.
_LINES = 400
_FURTHEST = 10  # no bid of a team is higher, and the lines above are very many
_FOREVER = 1e9
_FIRST_LOOK = 3.0  # seconds before anybody has seen anything
_NEXT_LINE = 3.0  # seconds from one line to the next, as long as there are easy ones
_PLAN = 25.0  # seconds after which a team's number should be shown
_SECOND_PLAN = 8.0  # seconds to look for another line in the middle of a demonstration


class Finding(NamedTuple):
    """A line, what it seems to cost and does cost, and how many seconds it takes to see it."""

    seconds: float
    cost: int
    line: tuple[int, ...]
    true_cost: int


class Decision(NamedTuple):
    """A move, the line behind it (which begins with it), and how long to think before it."""

    move: int
    line: list[int]
    seconds: float


def skill_of(name: str) -> Skill:
    if name not in SKILLS:
        raise BadRequest(f"there is no skill {name!r}; {did_you_mean(name, SKILLS)}")
    return SKILLS[name]


def stretch(s: Any) -> int:
    """What a player thinks about until it changes: the puzzle of a round."""
    return int(s.round_number)


# -- seeing


def findings(puzzle: Puzzle, skill: Skill, seed: int, highest: int | None = None) -> list[Finding]:
    """All that a player of this skill ever sees in a puzzle, in the order of seeing it.

    `highest` is the greatest cost that is of interest, such as 10 in team mode."""
    seen = _findings(as_puzzle(puzzle[0]).tobytes(), skill, seed, None)
    return [finding for finding in seen if highest is None or finding.cost <= highest]


def findings_of(puzzle: Puzzle, skill: Skill, seed: int, total: int) -> list[Finding]:
    """The lines that a player sees, and believes to cost exactly so much."""
    seen = _findings(as_puzzle(puzzle[0]).tobytes(), skill, seed, total)
    return [finding for finding in seen if finding.cost == total]


@lru_cache(maxsize=256)
def _findings(record: bytes, skill: Skill, seed: int, total: int | None) -> tuple[Finding, ...]:
    puzzle = np.frombuffer(record, PUZZLE).copy()
    least = solve_record(puzzle, 0, FEW_NODES)["min"]
    if least is None:
        return ()
    chance = random.Random(f"{seed} {skill.name} {record.hex()} {total}")
    blind = {tile for tile in range(CAT + 1) if chance.random() < skill.overlooks}
    seen: list[Finding] = []
    for cost in _totals(least, skill, total):
        for line in solutions(puzzle, cost, _LINES):
            mood = chance.lognormvariate(0.0, 0.25)
            if len(line) > skill.moves or any(move & 15 in blind for move in line):
                continue
            hidden = hidden_mixes(puzzle, line)
            if hidden <= skill.hidden:
                seconds = effort(cost, len(line), hidden) * mood / skill.pace
                seen.append(Finding(seconds, cost, tuple(line), cost))
    return _one_by_one(sorted(seen), skill, chance)


def _totals(least: int, skill: Skill, total: int | None) -> range:
    """The costs of the lines that come to mind: cheap ones too where a certain total is wanted,
    since nobody knows what a line costs before it is counted."""
    if total is not None and skill is FLAWLESS:
        return range(total, total + 1)
    furthest = max(least, min(least + skill.spread, _FURTHEST))
    return range(least, max(furthest, 0 if total is None else total) + 1)


def _one_by_one(seen: list[Finding], skill: Skill, chance: random.Random) -> tuple[Finding, ...]:
    """Nobody looks at two lines at once, and what a line costs has to be counted."""
    found, now = [], 0.0
    for finding in seen:
        now = max(finding.seconds, now + _NEXT_LINE / skill.pace)
        cost = finding.cost
        if chance.random() < skill.miscounts * cost / _FURTHEST:
            cost = max(1, cost + chance.choice((-1, 1)))
        found.append(finding._replace(seconds=round(now, 1), cost=cost))
    return tuple(found)


def effort(cost: int, moves: int, hidden: int) -> float:
    """Seconds that a practised person needs to see such a line: each mix in the mind doubles it."""
    return _FIRST_LOOK + 1.5 * 1.5**moves * 2.0**hidden * (1 + 0.1 * cost)


def sees_impossible(puzzle: Puzzle, skill: Skill) -> bool:
    """Whether this skill would say that there is no solution, which it then is."""
    return skill.proves and is_impossible(solve_record(puzzle, 0, FEW_NODES))


# -- doing


def decide(
    state: Any, seat: int, skill: Skill, seed: int, elapsed: float | None = None
) -> Decision | None:
    """What a player of this skill does now; None is to wait and think on.

    `state` is what the seat may see. `elapsed` are the seconds since the cards were turned up: in
    open bidding only what was seen until then counts. Without it there is all the time in the
    world. `seconds` of a decision is how long the player still thinks before it."""
    s = state[0]
    seed = seed * (MOST_PLAYERS + 1) + seat  # two players of a level do not think alike
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
    """Team mode: dear lines are worth most, and a number that several lines have is safest."""
    chance = random.Random(f"{seed} {int(state[0].round_number)}")
    seen = [
        finding
        for finding in findings(state, skill, seed, HIGHEST_TEAM_BID)
        if finding.cost >= LOWEST_TEAM_BID
    ]
    if not seen:
        if sees_impossible(state, skill) and bidding.may_claim(state[0], seat):
            return Decision(IMPOSSIBLE, [IMPOSSIBLE], 20.0 / skill.pace)
        guess = chance.randint(4, 8)
        return Decision(BID + guess, [BID + guess], _PLAN)
    within = [finding for finding in seen if finding.seconds <= _PLAN] or seen[:1]
    worth = {
        cost: cost
        * _trust(within, cost, skill)
        * chance.uniform(1 - skill.wavers, 1 + skill.wavers)
        for cost in sorted({finding.cost for finding in within})
    }
    best = max(worth, key=lambda cost: worth[cost])
    plan = next(finding for finding in within if finding.cost == best)
    return Decision(BID + best, [BID + best, *plan.line], min(plan.seconds, _PLAN))


def _trust(within: list[Finding], cost: int, skill: Skill) -> float:
    """How much a number counts of what it promises: a partner may see another line than one's own,
    but not if all lines that one sees lead there."""
    if not skill.plays_along or not skill.wavers:
        return 1.0
    ways = sum(finding.cost == cost for finding in within)
    return 1.0 - 0.5 / (1 + ways)


def _bid(state: Any, seat: int, skill: Skill, seed: int, elapsed: float) -> Decision | None:
    """Open bidding: the cheapest line it has seen, as soon as it undercuts the others."""
    s = state[0]
    leader, highest = int(bidding.leader(s)), int(bidding.bids_below(s))
    lowest = int(bidding.lowest_bid(s))
    seen = findings(state, skill, seed, highest)
    known = [finding for finding in seen if finding.seconds <= elapsed and finding.cost >= lowest]
    if known and leader != seat:
        best = min(known, key=lambda finding: (finding.cost, finding.seconds))
        return Decision(BID + best.cost, [BID + best.cost, *best.line], best.seconds)
    thought = 40.0 / skill.pace
    if bidding.may_claim(s, seat) and sees_impossible(state, skill):
        return Decision(IMPOSSIBLE, [IMPOSSIBLE], thought) if elapsed >= thought else None
    gives_up = max((finding.seconds for finding in seen), default=_FIRST_LOOK) + thought / 3
    if bidding.may_pass(s, seat) and elapsed >= gives_up:
        return Decision(PASS, [PASS], min(gives_up, thought))
    return None


def _choose(s: Any) -> Decision:
    """The teammate who is least ahead."""
    allies = int(bidding.allies(s))
    seats = [seat for seat in range(s.players) if allies >> seat & 1]
    mate = min(seats, key=lambda seat: (int(s.scores[seat]), seat))
    return Decision(ALLY + mate, [ALLY + mate], 2.0)


def _mix(state: Any, skill: Skill, seed: int) -> Decision:
    """A demonstration: the line that it had in mind, if the attempt has gone that way so far; else
    another one of exactly what is left, or what comes nearest."""
    s = state[0]
    puzzle = as_puzzle(s)
    left = int(bidding.undertaken(s) - s.cost)
    in_mind = _lines_in_mind(state, skill, seed)
    if in_mind:
        return _follow(state, puzzle, in_mind, skill, 2.0 / skill.pace)
    seen = [
        finding
        for finding in findings_of(puzzle, skill, seed, left)
        if finding.seconds <= _SECOND_PLAN
    ]
    if seen and not _is_stubborn(s, skill, seed):
        lines = [list(finding.line) for finding in seen]
        return _follow(state, puzzle, lines, skill, seen[0].seconds)
    hopes = findings(puzzle, skill, seed)
    hesitates = min(_SECOND_PLAN, _SECOND_PLAN / skill.pace)
    if not hopes:
        return Decision(CONCEDE, [CONCEDE], hesitates)
    hope = hopes[0] if seen else min(hopes, key=lambda finding: abs(finding.cost - left))
    return Decision(hope.line[0], list(hope.line), hesitates)


def _is_stubborn(s: Any, skill: Skill, seed: int) -> bool:
    """Whether it takes a simple way of its own after a partner has gone another way than it had in
    mind, instead of counting again what is left."""
    chance = random.Random(f"{seed} {int(s.round_number)} {int(s.line_length)}")
    return bool(s.line_length and bidding.in_team(s)) and chance.random() < skill.wavers


def _lines_in_mind(state: Any, skill: Skill, seed: int) -> list[list[int]]:
    """What is left of the lines that it has planned with for this bid and that go on from here."""
    s = state[0]
    played, bid = tuple(s.line[: s.line_length].tolist()), int(bidding.undertaken(s))
    return [
        list(finding.line[len(played) :])
        for finding in findings(puzzle_before(s), skill, seed)
        if finding.cost == bid
        and (finding.seconds <= _PLAN or not bidding.in_team(s))
        and len(finding.line) > len(played)
        and finding.line[: len(played)] == played
    ]


def _follow(
    state: Any, puzzle: Puzzle, lines: list[list[int]], skill: Skill, seconds: float
) -> Decision:
    """The simplest of these lines; beside a partner one whose first move leaves the most ways."""
    if bidding.in_team(state[0]) and skill.plays_along:
        ways: dict[int, int] = {}
        for line in lines:
            ways[line[0]] = ways.get(line[0], 0) + 1
        first = max(ways, key=lambda move: (ways[move], -move))
        lines = [line for line in lines if line[0] == first]
    best = min(lines, key=lambda line: (hidden_mixes(puzzle, line), len(line), line))
    return Decision(best[0], best, seconds)
