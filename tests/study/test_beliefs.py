"""What a seat could know: fair shares of what is hidden, beside the truth."""

import pytest

from pentaprism.games import registry
from pentaprism.records import replay
from pentaprism.study.beliefs import beliefs, imagine
from tests.study.games import played


def test_beliefs_are_the_share_of_unseen_cards() -> None:
    game = registry.find("prism")
    state = game.setup(3, {}, 9)
    told = beliefs(game, state, 0, worlds=600)
    held = {(each.seat, each.what): each for each in told if each.kind == "held"}
    assert {seat for seat, _ in held} == {1, 2}
    # Both others are alike to somebody who has seen nothing of them.
    for (seat, what), each in held.items():
        other = held.get((3 - (seat or 0), what))
        assert other is not None
        assert each.mean == pytest.approx(other.mean, abs=0.15)
    hand = int(state[0]["held"][1])
    assert sum(each.mean for (seat, _), each in held.items() if seat == 1) == pytest.approx(hand)
    assert sum(each.truth for (seat, _), each in held.items() if seat == 1) == hand


def test_own_cards_are_no_belief_and_open_games_have_none() -> None:
    game = registry.find("prism")
    assert all(each.seat != 0 for each in beliefs(game, game.setup(2, {}, 1), 0, worlds=20))
    open_game = registry.find("prizmik")
    assert beliefs(open_game, open_game.setup(2, {}, 1), 0) == []


def test_what_is_dealt_again_agrees_with_what_the_seat_knew() -> None:
    game = registry.find("prism")
    record = played("prism", 3, seed=6, most=25, target=9)
    state = list(replay(record))[-1]
    known = game.redacted(state, 1)
    first, second = (imagine(game, known, 1, seed) for seed in (1, 2))
    for world in (first, second):
        assert game.position(game.redacted(world, 1)) == game.position(known)
        assert game.legal_texts(world, 1) == game.legal_texts(state, 1)
    assert game.position(first) != game.position(second)
