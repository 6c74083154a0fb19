"""Bots matched to people: near half of the wins for everybody, within a score of games."""

import math
import random
from itertools import pairwise
from statistics import mean

import msgspec
import pytest

from pentaprism import matched
from pentaprism.core.errors import BadRequest
from pentaprism.games.registry import find
from pentaprism.matched import (
    Result,
    asked,
    estimate,
    ladder,
    level_at,
    opposing,
    owed,
    within,
)
from scripts import matched_vectors

GAMES = ("laser", "prism", "prisma", "prismatic", "prizmik")
PEOPLE = 25


def expected(person: float, bots: float, count: int) -> float:
    return 1 / (1 + count * 10 ** ((bots - person) / 400))


def evening(name: str, person: float, count: int, chance: random.Random, warp: float) -> list[int]:
    """Twenty games of a person of a strength that nobody knows, 1 for each that was won.

    `warp`: the ladder is not quite what it was measured to be."""
    game = find(name)
    results: list[Result] = []
    won = []
    for _ in range(20):
        strength = opposing(game, [asked(game, results)], count)
        real = strength + warp * math.sin(strength / 150)
        won.append(int(chance.random() < expected(person, real, count)))
        results.append(Result(name, strength, 1, count, won[-1]))
    return won


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("count", "warp"), [(1, 0.0), (1, 60.0), (2, 0.0)])
def test_people_of_all_levels_win_about_half_of_twenty_games(
    name: str, count: int, warp: float
) -> None:
    rungs = ladder(find(name))
    chance = random.Random(f"{name} {count} {warp}")
    people = [*rungs, *((low + high) / 2 for low, high in pairwise(rungs))]
    if count > 1 or warp > 0:
        # Beyond the ends of a ladder there is nobody to match them.
        people = [one for one in people if rungs[1] <= one <= rungs[-2]]
    for person in people:
        # Whoever is at an end of the ladder wins or loses the first games, and nobody beyond that
        # end can make up for them.
        first = 5 if person in (rungs[0], rungs[-1]) else 0
        shares = [mean(evening(name, person, count, chance, warp)[first:]) for _ in range(PEOPLE)]
        assert 0.4 <= mean(shares) <= 0.6, (person, mean(shares))


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_ladder_are_alike(name: str) -> None:
    steps = [high - low for low, high in pairwise(ladder(find(name)))]
    assert all(abs(step - mean(steps)) <= mean(steps) / 4 for step in steps), steps


def test_the_estimate_comes_near_the_person() -> None:
    game = find("prism")
    chance = random.Random(3)
    for person in ladder(game):
        found = []
        for _ in range(30):
            results: list[Result] = []
            for _ in range(40):
                bots = opposing(game, [estimate(game, results)], 1)
                won = chance.random() < expected(person, bots, 1)
                results.append(Result("prism", bots, 1, 1, float(won)))
            found.append(estimate(game, results))
        assert abs(mean(found) - person) < 70


def test_results_of_another_game_tell_where_to_begin() -> None:
    game, other = find("prism"), find("prizmik")
    top, bottom = ladder(other)[-1], ladder(other)[0]
    strong = [Result("prizmik", top, 1, 1, 1.0)] * 6
    weak = [Result("prizmik", bottom, 1, 1, 0.0)] * 6
    assert estimate(game, weak) < estimate(game, []) < estimate(game, strong)
    own = [Result("prism", ladder(game)[0], 1, 1, 0.0)] * 10
    assert estimate(game, [*strong, *own]) < estimate(game, [])


def test_strength_is_continuous_between_the_rungs() -> None:
    game = find("prism")
    rungs = ladder(game)
    for number in range(1, len(rungs)):
        low, high = rungs[number - 1], rungs[number]
        for part in (0.0, 0.25, 0.5, 0.9):
            strength = low + part * (high - low)
            levels = [level_at(game, strength, seed) for seed in range(2000)]
            upper = levels.count(game.levels[number])
            assert upper + levels.count(game.levels[number - 1]) == len(levels)
            assert upper / len(levels) == pytest.approx(part, abs=0.04)
    assert level_at(game, rungs[-1], 1) == game.levels[-1]
    assert level_at(game, 1e9, 1) == game.levels[-1]
    assert level_at(game, rungs[0], 1) == game.levels[0]
    assert level_at(game, 100.0, 7) == level_at(game, 100.0, 7)


def test_bots_are_matched_to_the_table() -> None:
    game = find("prism")
    assert opposing(game, [100.0], 1) == pytest.approx(100.0)
    assert opposing(game, [0.0, 200.0], 1) > 200
    assert opposing(game, [0.0, 0.0], 2) == pytest.approx(0.0)
    assert opposing(game, [100.0], 3) < 100
    assert opposing(game, [-1e4], 1) == ladder(game)[0]
    assert opposing(game, [1e4], 1) == ladder(game)[-1]
    behind = [Result("prism", 0.0, 1, 1, 0.0)] * 3
    assert owed(game, behind) == 1.5
    assert owed(game, [*behind, Result("laser", 0.0, 1, 1, 0.0)]) == 1.5
    assert asked(game, behind) < estimate(game, behind)
    ahead = [Result("prism", 0.0, 1, 1, 1.0)] * 3
    assert asked(game, ahead) > estimate(game, ahead)
    with pytest.raises(BadRequest):
        opposing(game, [], 1)


def test_a_guest_of_whom_nothing_is_known_is_taken_for_one_of_the_others() -> None:
    game = find("prism")
    assert opposing(game, [None], 1) == pytest.approx(estimate(game, []))
    assert opposing(game, [50.0, None], 2) == pytest.approx(50.0)
    assert opposing(game, [0.0, 100.0, None], 3) == opposing(game, [0.0, 100.0, 50.0], 3)
    for lie in (1e5, -1e5):  # one liar does not move the table without bounds
        bound = within(game, lie)
        assert opposing(game, [0.0, lie], 2) == opposing(game, [0.0, bound], 2)
        assert abs(bound) < 1000


def test_two_people_of_different_strength_have_half_together() -> None:
    """Each browser takes the other person to be as strong as its own."""
    game = find("prism")
    rungs = ladder(game)
    chance = random.Random(5)
    shares = []
    for _ in range(40):
        people = (rungs[1], rungs[3])
        known: list[list[Result]] = [[], []]
        won = 0
        for _ in range(20):
            asks = [asked(game, results) for results in known]
            bots = opposing(game, asks, 2)
            strong = sum(10 ** (one / 400) for one in people)
            share = float(chance.random() < strong / (strong + 2 * 10 ** (bots / 400)))
            for ask, results in zip(asks, known, strict=True):
                results.append(Result("prism", opposing(game, [ask] * 2, 2), 2, 2, share))
            won += int(share)
        shares.append(won / 20)
    assert 0.4 <= mean(shares) <= 0.6


def test_games_against_a_level_tell_where_to_begin() -> None:
    game = find("prism")
    won = [Result("prism", ladder(game)[3], 1, 1, 1.0)] * 5
    assert opposing(game, [asked(game, won)], 1) > ladder(game)[3]


def test_the_browser_has_the_same_numbers() -> None:
    assert matched_vectors.FILE.read_text("utf-8") == matched_vectors.text(), (
        "run: python -m scripts.matched_vectors"
    )


def test_a_ladder_that_nobody_measured_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    matched.strengths_of.cache_clear()
    monkeypatch.setattr(msgspec.toml, "decode", lambda *args, **more: {})
    with pytest.raises(BadRequest, match="has not been measured"):
        ladder(find("prism"))
    with pytest.raises(BadRequest, match="has not been measured"):
        matched.check_level(find("prism"), matched.MATCHED)
    matched.strengths_of.cache_clear()
