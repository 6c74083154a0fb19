"""What levels see and do."""

from typing import Any

import pytest

from pentaprism.core.errors import BadRequest
from pentaprism.games.laser import planner, puzzles
from pentaprism.games.laser.levels import LEVELS
from pentaprism.games.laser.reasons import reason
from pentaprism.games.laser.solve import puzzle_before, read_puzzle, solve
from pentaprism.games.laser.state import BID
from tests.games.laser.chances import SLOW
from tests.games.laser.positions import LASER, play, position, team_attempt, team_position

PUZZLES = range(2 if SLOW else 25)


def act(state: Any, seat: int, skill: str, elapsed: float, seed: int = 1) -> Any:
    """The state after what a bot does now, which must be legal; the same state if it waits."""
    known = LASER.redacted(state, seat)
    decision = planner.decide(known, seat, planner.skill_of(skill), seed, elapsed)
    if decision is None:
        return state
    assert decision.move in LASER.legal(state, seat)
    assert decision.line[0] == decision.move
    assert decision.seconds >= 0
    assert reason(known[0], seat, decision.line)
    return LASER.apply(state, seat, decision.move)


def whole_game(skills: list[str], options: dict[str, Any], seed: int) -> Any:
    """Bots bid as they see things; the clock strikes after half a minute."""
    state = LASER.setup(len(skills), options, seed)
    clock, waited = len(skills), 0.0
    while LASER.outcome(state) is None:
        phase = LASER.position(state)["phase"]
        waited += 3.0
        before = state
        for seat in LASER.to_act(state):
            if seat < clock and seat in LASER.to_act(state):
                if phase == LASER.position(state)["phase"]:
                    state = act(state, seat, skills[seat], waited)
        if before is state and waited > 30 and clock in LASER.to_act(state):
            state = LASER.apply(state, clock, LASER.legal(state, clock)[0])
        if LASER.position(state)["round"] != LASER.position(before)["round"]:
            waited = 0.0
    return state


def test_every_level_has_a_skill() -> None:
    assert [level.name for level in LEVELS] == list(planner.SKILLS)
    with pytest.raises(BadRequest, match="did you mean 'master'"):
        planner.skill_of("masterly")


def test_the_same_seed_sees_the_same() -> None:
    record = read_puzzle(puzzles.deal(1))
    club = planner.SKILLS["club"]
    assert planner.findings(record, club, 5) == planner.findings(record, club, 5)
    planner._findings.cache_clear()
    assert planner.findings(record, club, 5) != planner.findings(record, club, 6)


def test_levels_see_less_the_weaker_they_are() -> None:
    seen = dict.fromkeys([*planner.SKILLS, "flawless"], 0)
    for seed in PUZZLES:
        puzzle = puzzles.deal(seed)
        least = solve(puzzle)["min"]
        for name, skill in {**planner.SKILLS, "flawless": planner.FLAWLESS}.items():
            found = planner.findings(read_puzzle(puzzle), skill, seed)
            assert all(len(finding.line) <= skill.moves for finding in found)
            seen[name] += any(each.cost == least and each.seconds <= 20 for each in found)
    if not SLOW:
        numbers = list(seen.values())
        assert numbers[0] < numbers[2] < numbers[4] <= numbers[5] <= numbers[6] == len(PUZZLES)


def test_harder_lines_take_longer() -> None:
    assert planner.effort(4, 2, 0) < planner.effort(8, 2, 0) < planner.effort(8, 3, 1)
    assert planner.effort(8, 3, 1) < planner.effort(8, 4, 2)


def test_impossible_is_seen_by_those_who_can_prove_it() -> None:
    hopeless = position(ring="@RR.........", cards=["Cw", "Gc"])
    state = LASER.from_position(hopeless)
    for name, claims in (("beginner", False), ("master", True)):
        found = planner.decide(state, 0, planner.SKILLS[name], 1, 100.0)
        assert (found is not None and LASER.text.move_text(found.move) == "impossible") == claims


def test_a_teammate_leaves_its_partner_many_ways() -> None:
    at = team_attempt(7, ring="@CRMGYBMRYCG", cards=["C", "B"])
    state = LASER.from_position(at)
    found = planner.decide(state, 0, planner.SKILLS["master"], 1)
    assert found
    after = LASER.apply(state, 0, found.move)
    answer = planner.decide(after, 1, planner.SKILLS["master"], 2)
    assert answer
    assert LASER.text.move_text(answer.move) != "concede"


def test_a_bot_that_has_miscounted_still_plays_or_gives_up() -> None:
    at = play(team_position(), *((seat, "bid 2") for seat in range(4)), (0, "team 1"))
    state = LASER.from_position(at)
    for name in planner.SKILLS:
        act(state, 0, name, 0.0)


@pytest.mark.parametrize("untimed", [False, True])
@pytest.mark.parametrize("mode", ["team", "competitive"])
def test_bots_play_whole_games(mode: str, untimed: bool) -> None:
    options = {"mode": mode, "untimed": untimed, "round_limit": 2 if SLOW else 25}
    skills = ["master", "beginner", "club"]
    state = whole_game(skills, options, 4)
    scores = LASER.scores(state)
    if not SLOW:
        assert max(scores) > 5
        if mode == "competitive":
            assert scores[0] > scores[1]


def test_two_bots_of_a_level_do_not_bid_alike() -> None:
    numbers = set()
    for seed in PUZZLES[:8]:
        state = LASER.setup(4, {"mode": "team"}, seed)
        shown = [planner.decide(state, seat, planner.SKILLS["strong"], 1) for seat in range(4)]
        bids = {each.move for each in shown if each}
        numbers.add(len(bids))
    assert SLOW or max(numbers) >= 3


def test_what_costs_much_is_miscounted_more_often() -> None:
    wrong: dict[bool, list[bool]] = {False: [], True: []}
    for seed in PUZZLES[:8]:
        for found in planner.findings(read_puzzle(puzzles.deal(seed)), planner.SKILLS["casual"], 3):
            wrong[found.true_cost >= 6].append(found.cost != found.true_cost)
            assert abs(found.cost - found.true_cost) <= 1
    if not SLOW:
        cheap, dear = (sum(each) / len(each) for each in wrong.values())
        assert 0 < cheap < dear < 0.4


def test_a_bot_follows_the_line_that_it_bid_for() -> None:
    skill = planner.SKILLS["club"]
    for seed in PUZZLES[:8]:
        state = LASER.setup(2, {}, seed)
        bid = planner.decide(state, 0, skill, seed)
        if bid is None or len(bid.line) < 2:
            continue
        state = LASER.apply(LASER.apply(state, 0, bid.move), 2, LASER.legal(state, 2)[0])
        shown = planner.decide(state, 0, skill, seed)
        assert shown
        assert shown.move in LASER.legal(state, 0)
        planned = planner.findings(puzzle_before(state[0]), skill, seed * 11)
        known = {tuple(each.line) for each in planned}
        assert tuple(shown.line) in known


def test_hints_have_no_human_limits() -> None:
    for seed in PUZZLES[:6]:
        state = LASER.setup(2, {"untimed": True}, seed)
        seen = planner.findings(state, planner.FLAWLESS, 1)
        assert all(each.cost == each.true_cost for each in seen)
        found = planner.decide(state, 0, planner.FLAWLESS, seed)
        assert found
        assert not seen or found.move == BID + min(each.cost for each in seen)
