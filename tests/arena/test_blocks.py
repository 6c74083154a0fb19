import itertools
import random
from typing import Any

import pytest

from pentaprism.arena import blocks, work
from pentaprism.arena.blocks import HALVES, ONE_AGAINST_REST, PODS, SEATINGS, Pairing
from pentaprism.arena.compare import share_of_first
from pentaprism.core.errors import PentaprismError

SEATS = (2, 3, 4, 5, 6, 10)


def pairing(players: int, seating: str, game: str = "laser", **more: Any) -> Pairing:
    names = tuple(f"c{n}" for n in range(players)) if seating == PODS else ("a", "b")
    return Pairing(game, players, {}, seating, more.get("contestants", names), more.get("seed", 1))


def made(of: Pairing, count: int = 50) -> list[list[list[int]]]:
    return blocks.lineups(of, blocks.seeds(of, 0, count)).tolist()


@pytest.mark.parametrize("players", SEATS)
def test_halves_are_complements_and_any_half_comes(players: int) -> None:
    found = made(pairing(players, HALVES), 400)
    assert all(len(games) == 2 for games in found)
    for first, second in found:
        assert first.count(0) == players // 2
        assert [1 - contestant for contestant in first] == second
    halves = {tuple(first) for first, _ in found}
    if players <= 5:
        assert len(halves) == len(list(itertools.combinations(range(players), players // 2)))
    for seat in range(players):
        share = sum(1 - first[seat] for first, _ in found) / len(found)
        assert abs(share - (players // 2) / players) < 0.11


@pytest.mark.parametrize("players", SEATS)
def test_one_against_the_rest_sits_everywhere_once(players: int) -> None:
    for games in made(pairing(players, ONE_AGAINST_REST)):
        assert [game.index(0) for game in games] == list(range(players))
        assert all(game.count(0) == 1 for game in games)


@pytest.mark.parametrize("players", SEATS)
def test_in_a_pod_everybody_sits_everywhere_once(players: int) -> None:
    found = made(pairing(players, PODS))
    for games in found:
        for seat in range(players):
            assert sorted(game[seat] for game in games) == list(range(players))
    assert len({tuple(games[0]) for games in found}) > 1


@pytest.mark.parametrize("seating", SEATINGS)
def test_a_block_does_not_depend_on_its_neighbours(seating: str) -> None:
    of = pairing(5, seating)
    seeds = blocks.seeds(of, 0, 30).tolist()
    assert blocks.seeds(of, 12, 3).tolist() == seeds[12:15]
    assert len(set(seeds)) == 30
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert made(of, 30)[12] == blocks.lineups(of, blocks.seeds(of, 12, 1)).tolist()[0]


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("seating", SEATINGS)
def test_equal_contestants_win_a_fair_share_of_any_block(players: int, seating: str) -> None:
    """Whatever a deal gives to which seat, ties and draws included: the games of equals are equal,
    so only the names differ."""
    rng = random.Random(players)
    of = pairing(players, seating)
    for games in made(of, 100):
        winners = rng.randrange(1 << players)
        count = max(max(game) for game in games) + 1
        total = [0.0] * count
        for game in games:
            for contestant, share in enumerate(blocks.shares(game, winners, count)):
                total[contestant] += share / len(games)
        assert total[0] == pytest.approx(of.fair_share)
        assert sum(total) == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "players", "contestant"),
    [("prism", 5, "random"), ("prizmik", 2, "beginner"), ("prism", 3, "beginner@nodes=4")],
)
def test_equal_contestants_play_the_same_game_twice(
    game: str, players: int, contestant: str
) -> None:
    of = Pairing(game, players, {}, HALVES, (contestant, contestant), 9)
    played, _ = work.perform(work.Unit(0, of, 0, 3))
    for block in played:
        assert block.games[0].digest == block.games[1].digest
        assert share_of_first(block) == 0.5


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Pairing("prism", 7, {}, HALVES, ("a", "b"), 0), "2 to 6 players"),
        (Pairing("prism", 3, {}, "half", ("a", "b"), 0), "did you mean 'halves'"),
        (Pairing("prism", 3, {}, PODS, ("a", "b"), 0), "take 3 contestants, not 2"),
        (Pairing("prism", 3, {"goal": 1}, HALVES, ("a", "b"), 0), "no option 'goal'"),
        (Pairing("prysm", 3, {}, HALVES, ("a", "b"), 0), "no game 'prysm'"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: Pairing, said: str) -> None:
    with pytest.raises(PentaprismError, match=said):
        blocks.check_pairing(wrong)
