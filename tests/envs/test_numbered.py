"""Fixed numbers name the same legal moves as indices do."""

import random

import pytest
from gymnasium.utils.env_checker import check_env

from pentaprism import envs
from pentaprism.core.errors import PentaprismError
from pentaprism.games.registry import find
from tests.envs.games import pick, short

NAMES = ["prizmik", "prism", "prismatic"]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_games_by_fixed_numbers(name: str) -> None:
    chance = random.Random(2)
    fixed = envs.single(name, options=short(find(name)), actions="fixed")
    plain = envs.single(name, options=short(find(name)))
    (seen, info), (other, _) = fixed.reset(seed=6), plain.reset(seed=6)
    numbering = find(name).module("numbering")
    for _ in range(60):
        assert seen in fixed.observation_space
        assert (seen["observation"] == other["observation"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert seen["action_mask"].sum() == other["action_mask"].sum()
        number = pick(seen["action_mask"], chance)
        assert fixed.action_masks()[number]
        moves = plain.games.moves[0, : plain.games.count[0]].tolist()
        index = moves.index(numbering.move_of(plain.games.states[0], info["seat"], number))
        seen, reward, over, _, info = fixed.step(number)
        other, *rest = plain.step(index)
        assert (reward, over) == (rest[0], rest[1])
        if over:
            (seen, info), (other, _) = fixed.reset(), plain.reset()


def test_a_number_that_is_not_legal_loses() -> None:
    env = envs.single("prizmik", actions="fixed")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (0.0, True, True)


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_gymnasium_accepts_it() -> None:
    check_env(envs.single("prism", actions="fixed"), skip_render_check=True)


def test_errors_say_what_is_possible() -> None:
    for wrong, said in (
        ({"game": "prisma", "actions": "fixed"}, "those of prizmik, prism, prismatic do"),
        ({"game": "prism", "actions": "plain"}, "one of indexed, fixed, not 'plain'"),
        ({"game": "prism", "actions": "fixed", "features": True}, "rows of indexed actions"),
    ):
        with pytest.raises(PentaprismError, match=said):
            envs.single(**wrong)
