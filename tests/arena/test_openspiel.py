"""OpenSpiel's searches in the arena: through the same door as any outside program."""

from contextlib import closing

import pytest

from pentaprism.arena import contestants, table
from pentaprism.arena.contestants import Outsider, parse, player_of
from pentaprism.games.registry import find
from tests.arena.contestants import PENTAPRISM

OPENSPIEL = f"{PENTAPRISM} openspiel --simulations 3"


@pytest.mark.parametrize(
    ("game", "search", "options"),
    [
        ("prizmik", "mcts", {"quiet_limit": 10}),
        ("prism", "ismcts", {"target": 5}),
        ("laser", "ismcts", {"untimed": True, "round_limit": 1}),
    ],
)
def test_a_search_of_openspiel_plays_whole_games(
    game: str, search: str, options: dict[str, int | bool]
) -> None:
    kind = find(game)
    with closing(Outsider(parse(f"engine@ms=60000:{OPENSPIEL} --search {search}"))) as outsider:
        by = [outsider, player_of("random", kind)]
        played, moves = table.play(kind, 2, options, 3, [0, 1], by)
    assert "failed" not in played.reason, played.reason
    assert {seat for seat, *_ in moves} == {0, 1}


def test_it_says_who_it_is() -> None:
    assert contestants.version_of(f"engine:{OPENSPIEL}").startswith("OpenSpiel ismcts 3 2.")
