"""The names of what `observe` writes, and what a move of Prismatic does, as numbers."""

from typing import Any

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import areas, purse
from pentaprism.games.prismatic.notation import COLOUR_NAMES, PIECES
from pentaprism.games.prismatic.state import (
    ADD,
    BID,
    CREATE,
    DISCARD_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    KINDS,
    MAKE,
    MAX_CARDS,
    MAX_SEATS,
    PUT,
    REPLACE,
    STEAL_CARD,
    TAKE,
    USE,
)

_CHAIRS = tuple("own" if chair == 0 else f"{chair} to the left:" for chair in range(MAX_SEATS))
_PIECES = ", ".join(PIECES)

#: The parts of an observation in their order: name, how many numbers, what they say.
OBSERVED = (
    *(
        part
        for chair in _CHAIRS
        for part in (
            (f"{chair} pieces", KINDS, f"all that belong to the player, of five: {_PIECES}"),
            (f"{chair} palette", KINDS, "pieces on the palette, of five"),
            (f"{chair} put on the palette", KINDS, "in secret in this round; zeros for others"),
            (f"{chair} ready", 1, "1 if a choice made at the same time is finished"),
            (f"{chair} turn", 1, "1 if it is this player's turn in step 3"),
            (f"{chair} first", 1, "1 for the player who reached the goal first"),
        )
    ),
    ("pool", KINDS, "colours of the pool, of five"),
    ("hand", KINDS, "motes drawn or chosen and not yet put anywhere, of five"),
    ("phase", 5, "set-up, commit, resolve, auction, over"),
    ("doing", 5, "in step 3: act, reward, place a pulled mote, place a drawn card, choose a card"),
    ("last round", 1, "1 if this is the last round"),
    ("goal", 1, "created cards that end the game, of seven"),
    ("kept", 1, "number of the card kept in the set-up, of 42"),
    ("last put", 1, "the latest put of this round in canonical order, of 640"),
    ("pending", 2, "numbers of effects that may still be taken, of 256"),
    ("starter", MAX_SEATS, "1 for the chair with the starter token"),
    ("bids", MAX_SEATS, "open bids of prisms, of ten, by chair"),
    ("end", 1, "1 / rounds left under the round limit; 0 without one"),
    *(
        part
        for card in range(1, MAX_CARDS + 1)
        for part in (
            (f"card {card} progress", MAX_SEATS, "1 for the chair in whose progress area it lies"),
            (f"card {card} created", MAX_SEATS, "1 for the chair that has created it"),
            (f"card {card} common", 1, "1 if it lies among the common cards"),
            (f"card {card} discarded", 1, "1 if it lies on the discard pile"),
            (f"card {card} motes", 1, "motes on it that the player knows of, of six"),
            (f"card {card} dealt", 1, "1 if the player is choosing from it"),
        )
    ),
)

_VERBS = (
    "ready",
    "take back",
    "put",
    "keep",
    "take",
    "create",
    "use",
    "make",
    "done",
    "gain",
    "add to the pool",
    "pull",
    "return",
    "empty a card",
    "empty a palette",
    "draw a card",
    "to progress",
    "to common",
    "replace",
    "discard",
    "steal",
    "decline",
    "bid",
    "pass",
    "reject",
)
_EFFECTS = (
    "pool",
    "mote",
    "prisms",
    "pull",
    "empty",
    "draw",
    "discard",
    "steal",
    "two cards",
)
#: The columns of a move: name, what it says.
FEATURES = (
    *((verb, "1 for this kind of move") for verb in _VERBS),
    *((piece, "1 if it is this piece that is put, taken or gained") for piece in PIECES),
    ("to the palette", "1 for a piece that is put on the palette"),
    ("amount", "prisms gained or bid, of ten"),
    ("chair", "whose palette is emptied: how far to the left, of four"),
    ("own card", "1 if the card lies in the player's areas"),
    ("common card", "1 if the card lies among the common cards"),
    ("stars", "of the card, of seven"),
    ("hue", "1 for a card of this type"),
    ("sky", "likewise"),
    ("craft", "likewise"),
    *((f"costs {name}", "of the card or creation, of five") for name in COLOUR_NAMES),
    ("costs prisms", "likewise"),
    ("filled", "pieces on the card that the player knows of, as a share of its cost"),
    *((f"effect {name}", "1 if using or making this has this effect") for name in _EFFECTS),
)
_PIECE = len(_VERBS)
_REST = _PIECE + KINDS
_CARD = _REST + 3
_COSTS = _CARD + 6
_FILLED = _COSTS + len(COLOUR_NAMES) + 1
_EFFECT = _FILLED + 1

_COLOURS = len(COLOUR_NAMES)


@kernel
def move_features(s: Any, seat: int, move: int, out: Any) -> None:
    verb, piece, target = move >> 12 & 31, move >> 6 & 63, move & 63
    out[verb] = 1.0
    if verb in (PUT, TAKE, GAIN, ADD):
        out[_PIECE + piece] = 1.0
    if verb in (GAIN, BID):
        out[_REST + 1] = target / 10
    elif verb == EMPTY_PALETTE:
        out[_REST + 2] = (target - seat) % s.players / MAX_SEATS
    elif verb == MAKE:
        cost_features(s.make_costs[target - 1], out)
        out[_EFFECT + (s.make_effects[target - 1] >> 4) - 1] = 1.0
    elif verb == PUT and target == 0:
        out[_REST] = 1.0
    elif names_card(verb):
        card_features(s, seat, target - 1, out)
        if verb == USE:
            out[_EFFECT + (areas.ability(s, target - 1) >> 4) - 1] = 1.0


@kernel
def names_card(verb: int) -> bool:
    if verb in (PUT, KEEP, CREATE, USE, EMPTY_CARD):
        return True
    return verb in (REPLACE, DISCARD_CARD, STEAL_CARD)


@kernel
def card_features(s: Any, seat: int, card: int, out: Any) -> None:
    here = bits.bit(card)
    own = (s.progress[seat] | s.created[seat]) & here != bits.NONE
    out[_CARD] = 1.0 if own else 0.0
    out[_CARD + 1] = 1.0 if s.common & here != bits.NONE else 0.0
    out[_CARD + 2] = areas.stars(s, card) / 7
    out[_CARD + 3 + areas.type_of(s, card)] = 1.0
    cost_features(s.costs[card], out)
    pieces = s.on_card[card]
    if own:  # §4: what others have put this round is secret
        pieces += s.put_card[card]
    out[_FILLED] = number_of_pieces(pieces) / max(1, number_of_pieces(s.costs[card]))


@kernel
def cost_features(cost: Any, out: Any) -> None:
    for colour in range(_COLOURS):
        out[_COSTS + colour] = purse.count(cost, colour) / 5
    out[_COSTS + _COLOURS] = purse.count(cost, KINDS - 1) / 5


@kernel
def number_of_pieces(pieces: Any) -> int:
    return purse.motes(pieces) + purse.count(pieces, KINDS - 1)
