"""Luck and skill: what chance gave and took, what decisions gave and took, adding up to the result.

A game's `worth.shares` is the value V of a position, fixed beforehand. Each move changes V; what it
changes on average over all ways in which chance could have gone is the doing of who moved, and what
it changes besides is luck. So

    result = start + deal + draws + own decisions + decisions of others + ending

for every seat, exactly: values are whole millionths. Over many games the mean of luck is zero, for
at each event what could have happened is drawn by the same chance as what did. `ending` is how a
game ended that the rules had not ended: by resignation, on time, by agreement.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from pentaprism.core.game import Game
from pentaprism.core.rng import generator
from pentaprism.games import registry
from pentaprism.records import Record, replay
from pentaprism.study.kernels.values import values_of

#: Values are whole numbers of this part of a win.
UNIT = 1_000_000
_SEATS = 16
#: So many ways of chance are tried for each move that may draw on it, and for the deal.
WORLDS, DEALS = 32, 64


class Entry(msgspec.Struct, frozen=True):
    """What one move did to each seat's share, in millionths: by chance and by choice."""

    number: int
    seat: int
    luck: list[int]
    skill: list[int]


class Account(msgspec.Struct, frozen=True):
    """A seat's ledger in millionths of a win; what stands above the result adds up to it."""

    seat: int
    start: int
    deal: int
    draws: int
    own: int
    others: int
    ending: int
    result: int

    @property
    def luck(self) -> int:
        return self.deal + self.draws


class Ledger(msgspec.Struct, frozen=True):
    accounts: list[Account]
    entries: list[Entry]
    #: The share of each seat after each move, the first before any.
    shares: list[list[int]]


class Teller:
    """Values and expectations of one game; chance for the latter comes from the seed."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        self.game = game
        self._value, self._expected = values_of(game)
        self._chance = generator(seed)
        self._out, self._each = np.zeros(_SEATS), np.zeros(_SEATS)

    def value(self, state: Any) -> list[int]:
        self._value(state, self._out)
        return self._rounded(state)

    def expected(self, state: Any, seat: int, move: int, worlds: int) -> list[int]:
        states = np.repeat(state, 2)
        self._expected(states, seat, move, worlds, self._chance, self._out, self._each)
        return self._rounded(state)

    def start(self, players: int, options: dict[str, Any], deals: int) -> list[int]:
        """What each seat has on average before anything is dealt."""
        total = np.zeros(players)
        for seed in range(deals):
            dealt = self.game.setup(players, options, (seed * 0x9E3779B97F4A7C15 + 1) % 2**64)
            total += np.array(self.value(dealt))
        return [round(each) for each in total / deals]

    def _rounded(self, state: Any) -> list[int]:
        return [round(float(self._out[seat]) * UNIT) for seat in self.game.seats(state)]


def ledger(record: Record, worlds: int = WORLDS, seed: int = 1) -> Ledger | None:
    """The ledger of a record; None for a game that says nowhere what its positions are worth.
    Raises BadRecord if the record is wrong."""
    game = registry.find(record.header.game)
    states = list(replay(record))
    if game.worth is None:
        return None
    moves = [(each.seat, game.text.parse_move(each.move)) for each in record.moves]
    header = record.header
    dealt = game.capabilities.chance and header.start is None
    teller = Teller(game, seed)
    first = teller.value(states[0])
    start = teller.start(header.players, header.options, DEALS) if dealt else first
    ended = None if header.result is None else _result(header.result.winners, header.players)
    return keep(teller, states, moves, start, ended, worlds)


def keep(
    teller: Teller,
    states: Sequence[Any],
    moves: Sequence[tuple[int, int | None]],
    start: list[int],
    ended: list[int] | None,
    worlds: int,
) -> Ledger:
    """The ledger of a game that went through these states by these moves."""
    shares = [teller.value(states[0])]
    entries = []
    for number, (seat, move) in enumerate(moves):
        before, after = shares[-1], teller.value(states[number + 1])
        assert move is not None
        mean = teller.expected(states[number], seat, move, worlds)
        if not teller.game.capabilities.chance:
            mean = after
        entries.append(
            Entry(
                number,
                seat,
                [a - b for a, b in zip(after, mean, strict=True)],
                [a - b for a, b in zip(mean, before, strict=True)],
            )
        )
        shares.append(after)
    over = teller.game.outcome(states[-1]) is not None
    result = shares[-1] if over or ended is None else ended
    accounts = [_account(seat, start, shares, entries, result) for seat in range(len(start))]
    return Ledger(accounts, entries, shares)


def _account(
    seat: int,
    start: list[int],
    shares: list[list[int]],
    entries: list[Entry],
    result: list[int],
) -> Account:
    return Account(
        seat=seat,
        start=start[seat],
        deal=shares[0][seat] - start[seat],
        draws=sum(each.luck[seat] for each in entries),
        own=sum(each.skill[seat] for each in entries if each.seat == seat),
        others=sum(each.skill[seat] for each in entries if each.seat != seat),
        ending=result[seat] - shares[-1][seat],
        result=result[seat],
    )


def _result(winners: Sequence[int], players: int) -> list[int]:
    """Winners share the win; a draw all."""
    first = winners or range(players)
    return [UNIT // len(first) if seat in first else 0 for seat in range(players)]
