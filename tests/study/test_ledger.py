"""Luck and skill add up to the result exactly, and luck has mean zero."""

import numpy as np
import pytest

from pentaprism.core.outcome import Outcome
from pentaprism.games import registry
from pentaprism.records import replay
from pentaprism.study import ledger
from pentaprism.study.ledger import UNIT, Account, Teller, keep
from tests.study.games import played


def _sum(account: Account) -> int:
    return (
        account.start + account.deal + account.draws + account.own + account.others + account.ending
    )


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("prism", 3, {"target": 4}),
        ("laser", 3, {"untimed": True}),
        ("prizmik", 2, {}),
        ("prisma", 2, {}),
        ("prismatic", 2, {}),
    ],
)
def test_every_seat_adds_up_to_its_result(
    game: str, players: int, options: dict[str, object]
) -> None:
    record = played(game, players, seed=7, most=120, **options)
    book = ledger(record, worlds=4)
    assert book is not None
    for account in book.accounts:
        assert _sum(account) == account.result
        if record.header.result and registry.find(game).outcome(list(replay(record))[-1]):
            winners = record.header.result.winners
            assert account.result == (UNIT // len(winners) if account.seat in winners else 0)
    for entry in book.entries:
        # What one gains others lose, but for what rounding leaves.
        assert abs(sum(entry.luck)) <= players
        assert abs(sum(entry.skill)) <= players
    if game == "prizmik":
        assert all(account.luck == 0 for account in book.accounts)


def test_a_resignation_is_how_it_ended_and_not_luck() -> None:
    record = played("prizmik", 2, seed=3, most=10)
    assert record.header.result is None
    record.finish(Outcome((1,), "Red resigned"))
    book = ledger(record)
    assert book is not None
    assert [account.result for account in book.accounts] == [0, UNIT]
    assert book.accounts[0].ending < 0
    assert all(_sum(account) == account.result for account in book.accounts)


@pytest.mark.parametrize(("name", "most"), [("prisma", 30), ("prismatic", 60)])
def test_luck_has_mean_zero_in_games_with_bags_and_stacks(name: str, most: int) -> None:
    """For each seat, as far as these games have gone."""
    game = registry.find(name)
    teller = Teller(game, seed=5)
    start = teller.start(2, {}, 20)
    luck = []
    for seed in range(60):
        record = played(name, 2, seed=500 + seed, most=most)
        moves = [(each.seat, game.text.parse_move(each.move)) for each in record.moves]
        book = keep(teller, list(replay(record)), moves, start, None, worlds=4)
        assert all(_sum(account) == account.result for account in book.accounts)
        luck.append([account.draws / UNIT for account in book.accounts])
    mean = np.mean(luck, axis=0)
    error = np.std(luck, axis=0, ddof=1) / np.sqrt(len(luck))
    assert np.all(np.abs(mean) < 3.5 * error)
    assert np.all(error > 0.0001)


def test_luck_has_mean_zero_over_many_games_and_is_not_nothing() -> None:
    """With a cheap value that was fixed beforehand, chance drawn anew for each expectation."""
    game = registry.find("prism")
    teller = Teller(game, seed=11)
    start = teller.start(2, {"target": 2}, 400)
    luck, results = [], []
    for seed in range(300):
        record = played("prism", 2, seed=1000 + seed, target=2)
        states = list(replay(record))
        moves = [(each.seat, game.text.parse_move(each.move)) for each in record.moves]
        account = keep(teller, states, moves, start, None, worlds=4).accounts[0]
        luck.append(account.draws / UNIT)
        results.append(account.result / UNIT)
    error = float(np.std(luck, ddof=1) / np.sqrt(len(luck)))
    assert abs(float(np.mean(luck))) < 3.5 * error
    assert error > 0.001
    assert np.corrcoef(luck, results)[0, 1] > 0.1
