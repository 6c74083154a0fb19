"""§12: points, ties and the winner."""

from typing import Any

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below
from pentaprism.games.prismatic import areas, purse
from pentaprism.games.prismatic.state import PRISM, PRISMATIC, SETUP

PRISMS_A_STAR = 4
#: What counts, as `parts` writes it. The majorities stand as `amount` numbers them.
PARTS = ("stars", "first", "hue", "sky", "craft", "motes", "prismatic", "prisms", "progress")


@kernel
def owned(s: Any, seat: int) -> Any:
    """All pieces of a seat, wherever they lie; in the set-up, without a secret choice."""
    pieces = s.loose[seat] + s.palette[seat] + s.put_palette[seat]
    if s.phase != SETUP:
        pieces += s.hand[seat]
    cards = s.progress[seat] | s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        pieces += s.on_card[card] + s.put_card[card]
    return pieces


@kernel
def created_of_type(s: Any, seat: int, kind: int) -> int:
    n = 0
    cards = s.created[seat]
    while cards != bits.NONE:
        if areas.type_of(s, bits.lowest(cards)) == kind:
            n += 1
        cards = bits.drop_lowest(cards)
    return n


@kernel
def created_stars(s: Any, seat: int) -> int:
    total = 0
    cards = s.created[seat]
    while cards != bits.NONE:
        total += areas.stars(s, bits.lowest(cards))
        cards = bits.drop_lowest(cards)
    return total


@kernel
def amount(s: Any, seat: int, what: int) -> int:
    """What the majorities count: 0..2 cards of a type, 3 motes, 4 prismatic motes."""
    if what < 3:
        return created_of_type(s, seat, what)
    if what == 3:
        return purse.motes(owned(s, seat))
    return purse.count(owned(s, seat), PRISMATIC)


@kernel
def most(s: Any, what: int) -> int:
    """The seat that has more than every other, and at least one; else -1."""
    best, holder = 0, -1
    for seat in range(s.players):
        here = amount(s, seat, what)
        if here > best:
            best, holder = here, seat
        elif here == best:
            holder = -1
    return holder


@kernel
def points(s: Any, seat: int) -> int:
    """The points of one seat."""
    total = created_stars(s, seat) - bits.popcount(s.progress[seat])
    total += purse.count(owned(s, seat), PRISM) // PRISMS_A_STAR
    if s.first == seat + 1:
        total += 1
    for what in range(5):
        if most(s, what) == seat:
            total += 2 if what == 4 else 1
    return total


@kernel
def parts(s: Any, seat: int, out: Any) -> None:
    """What each part of the points counts, and what it brings, in the order of PARTS."""
    pieces = owned(s, seat)
    first = 1 if s.first == seat + 1 else 0
    stars, prisms = created_stars(s, seat), purse.count(pieces, PRISM)
    cards = bits.popcount(s.progress[seat])
    out[0, 0], out[0, 1] = stars, stars
    out[1, 0], out[1, 1] = first, first
    for what in range(5):
        worth = 2 if what == 4 else 1
        out[2 + what, 0] = amount(s, seat, what)
        out[2 + what, 1] = worth if most(s, what) == seat else 0
    out[7, 0], out[7, 1] = prisms, prisms // PRISMS_A_STAR
    out[8, 0], out[8, 1] = cards, -cards


@kernel
def scores(s: Any, out: Any) -> int:
    for seat in range(s.players):
        out[seat] = points(s, seat)
    return s.players


@kernel
def rank(s: Any, seat: int) -> int:
    """Points and then the tie-breaks, as one number: the greater wins."""
    pieces = owned(s, seat)
    key = (points(s, seat) + 64) * 64 + bits.popcount(s.created[seat])
    key = (key * 256 + purse.motes(pieces)) * 64 + purse.count(pieces, PRISM)
    return key * 2 + (1 if s.first == seat + 1 else 0)


@kernel
def finish(s: Any) -> None:
    """The winner; the last tie-break is drawn by lot."""
    best, n = -1, 0
    for seat in range(s.players):
        key = rank(s, seat)
        if key > best:
            best, n = key, 1
        elif key == best:
            n += 1
    lot = below(s, n)
    for seat in range(s.players):
        if rank(s, seat) == best:
            if lot == 0:
                s.winner = seat + 1
            lot -= 1
