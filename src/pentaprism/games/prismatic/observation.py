"""What a seat knows as numbers for learners, from its own chair."""

from typing import Any

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import purse
from pentaprism.games.prismatic.scoring import owned
from pentaprism.games.prismatic.state import KINDS, MAX_CARDS, MAX_SEATS

_SEAT = 3 * KINDS + 3
_OPEN = MAX_SEATS * _SEAT
_CARD = 2 * MAX_SEATS + 4
_CARDS = _OPEN + 2 * KINDS + 25
#: A block a seat (self first), what is on the table, a block a card.
OBSERVATION = _CARDS + MAX_CARDS * _CARD


@kernel
def observe(s: Any, seat: int, out: Any) -> None:
    out[:] = 0.0
    for chair in range(s.players):
        observe_seat(s, (seat + chair) % s.players, chair, out)
    observe_purse(s.pool, _OPEN, out)
    observe_purse(s.hand[seat], _OPEN + KINDS, out)
    at = _OPEN + 2 * KINDS
    out[at + s.phase] = 1.0
    out[at + 5 + s.doing] = 1.0
    out[at + 10] = s.last_round
    out[at + 11] = s.goal / 7.0
    out[at + 12] = s.kept[seat] / MAX_CARDS
    out[at + 13] = s.last_put[seat] / 640.0
    for i in range(2):
        out[at + 14 + i] = s.pending[i] / 256.0
    for chair in range(s.players):
        other = (seat + chair) % s.players
        out[at + 16 + chair] = 1.0 if other == s.starter else 0.0
        out[at + 20 + chair] = s.bids[other] / 10.0
    if s.round_limit > 0:  # §11: how near the end is in any case
        out[at + 24] = 1.0 / max(1, s.round_limit - s.rounds + 1)
    for card in range(s.cards):
        observe_card(s, seat, card, out)


@kernel
def observe_seat(s: Any, seat: int, chair: int, out: Any) -> None:
    at = chair * _SEAT
    observe_purse(owned(s, seat), at, out)
    observe_purse(s.palette[seat], at + KINDS, out)
    if chair == 0:  # §4: only one's own
        observe_purse(s.put_palette[seat], at + 2 * KINDS, out)
    out[at + 3 * KINDS] = s.ready >> seat & 1
    out[at + 3 * KINDS + 1] = 1.0 if s.turn == seat else 0.0
    out[at + 3 * KINDS + 2] = 1.0 if s.first == seat + 1 else 0.0


@kernel
def observe_purse(pieces: Any, at: int, out: Any) -> None:
    for kind in range(KINDS):
        out[at + kind] = purse.count(pieces, kind) / 5.0


@kernel
def observe_card(s: Any, seat: int, card: int, out: Any) -> None:
    """Whose it is, and how far it is filled."""
    at, here = _CARDS + card * _CARD, bits.bit(card)
    for chair in range(s.players):
        other = (seat + chair) % s.players
        out[at + chair] = 1.0 if s.progress[other] & here != bits.NONE else 0.0
        out[at + MAX_SEATS + chair] = 1.0 if s.created[other] & here != bits.NONE else 0.0
    at += 2 * MAX_SEATS
    out[at] = 1.0 if s.common & here != bits.NONE else 0.0
    out[at + 1] = 1.0 if s.discards & here != bits.NONE else 0.0
    pieces = s.on_card[card]
    if (s.progress[seat] | s.created[seat]) & here != bits.NONE:
        pieces += s.put_card[card]
    out[at + 2] = purse.motes(pieces) / 6.0
    out[at + 3] = 1.0 if s.dealt[seat] & here != bits.NONE else 0.0
