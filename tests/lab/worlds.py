"""Worlds in which the truth is known: notes of games whose winner is drawn by planted strengths."""

import zlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from pentaprism.games import registry
from pentaprism.lab import watching
from pentaprism.lab.trials import Block

GAME = registry.find("prismatic")
CARDS = watching.pieces_of(GAME)


class World:
    """Each seat is dealt two of the cards; a seat wins in proportion to exp(strength). `choosy`:
    the stronger a seat is anyway, the likelier it uses its cards."""

    def __init__(
        self,
        seed: int,
        seats: int = 3,
        cards: dict[int, float] | None = None,
        seat: float = 0.0,
        choosy: float = 0.0,
    ) -> None:
        self.dice = np.random.default_rng(seed)
        self.seats = seats
        self.strength = np.zeros(CARDS)
        for card, strength in (cards or {}).items():
            self.strength[card] = strength
        self.bonus = np.zeros(seats)
        self.bonus[0] = seat
        self.choosy = choosy

    def blocks(self, count: int) -> Iterator[Block]:
        for number in range(count):
            yield Block(number, number, zlib.compress(self._note().tobytes(), 1))

    def _note(self) -> Any:
        note = np.zeros(1, watching.note_type(GAME))
        deal = self.dice.permutation(CARDS)[: 2 * self.seats].reshape(self.seats, 2)
        luck = self.dice.normal(0, self.choosy, self.seats) if self.choosy else 0.0
        strengths = self.strength[deal].sum(axis=1) + self.bonus + luck
        for seat in range(self.seats):
            note["dealt"][0, seat, deal[seat]] = 1
            note["seen"][0, deal[seat]] = 1
        winner = self._draw(strengths)
        for seat in range(self.seats):
            using = 1 / (1 + np.exp(-2 * strengths[seat])) if self.choosy else 0.5
            for card in deal[seat]:
                note["used"][0, seat, card] = self.dice.random() < using
        note["winners"] = 1 << winner
        note["moves"] = 10
        note["first"] = self.dice.integers(self.seats)
        return note

    def _draw(self, strengths: Any) -> int:
        weights = np.exp(strengths)
        return int(self.dice.choice(self.seats, p=weights / weights.sum()))
