"""Rewards and the five actions: pull, empty, draw, discard, steal. Numbers are clauses."""

from typing import Any

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import areas, commit, purse
from pentaprism.games.prismatic.state import (
    ACT,
    ADD,
    CHOOSING,
    COMMON_CARDS,
    DECLINE,
    DISCARD,
    DISCARD_CARD,
    DRAW,
    DRAW_CARD,
    DRAWN,
    EMPTY,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    MOTE,
    POOL,
    PRISM,
    PRISMS,
    PULL,
    PULL_MOTE,
    PULLED,
    REJECT,
    REPLACE,
    RETURN,
    REWARD,
    STEAL,
    STEAL_CARD,
    TO_COMMON,
    TO_PROGRESS,
    TWO_CARDS,
)


@kernel
def list_cards(verb: int, cards: Any, out: Any, n: int) -> int:
    """One move a card."""
    while cards != bits.NONE:
        out[n] = verb << 12 | (bits.lowest(cards) + 1)
        cards = bits.drop_lowest(cards)
        n += 1
    return n


@kernel
def in_progress_of_others(s: Any, seat: int) -> Any:
    cards = bits.NONE
    for other in range(s.players):
        if other != seat:
            cards |= s.progress[other]
    return cards


@kernel
def owner_in_progress(s: Any, card: int) -> int:
    """The seat in whose progress area a card lies, or -1."""
    for seat in range(s.players):
        if s.progress[seat] & bits.bit(card) != bits.NONE:
            return seat
    return -1


@kernel
def owner_of(s: Any, card: int) -> int:
    """The seat before which a card lies, created or not, or -1."""
    for seat in range(s.players):
        if (s.progress[seat] | s.created[seat]) & bits.bit(card) != bits.NONE:
            return seat
    return -1


@kernel
def list_empties(s: Any, out: Any, n: int) -> int:
    """§9: any player's palette or card, created or not, if something is there to remove."""
    for seat in range(s.players):
        if s.palette[seat] != purse.NOTHING:
            out[n] = EMPTY_PALETTE << 12 | seat
            n += 1
        cards = s.progress[seat] | s.created[seat]
        while cards != bits.NONE:
            card = bits.lowest(cards)
            cards = bits.drop_lowest(cards)
            if s.on_card[card] != purse.NOTHING:
                out[n] = EMPTY_CARD << 12 | (card + 1)
                n += 1
    return n


@kernel
def list_effect(s: Any, seat: int, effect: int, out: Any, n: int) -> int:
    """The ways to take one pending effect."""
    kind = effect >> 4
    if not areas.in_supply(s, effect):  # §10
        return n
    if kind == DISCARD:  # §9: one's own progress, or common
        return list_cards(DISCARD_CARD, s.progress[seat] | s.common, out, n)
    if kind == STEAL:  # §9: another's progress, or common
        return list_cards(STEAL_CARD, in_progress_of_others(s, seat) | s.common, out, n)
    if kind == EMPTY:
        return list_empties(s, out, n)
    if kind == POOL:
        out[n] = ADD << 12 | (effect & 15) << 6
    elif kind == MOTE:
        out[n] = GAIN << 12 | (effect & 15) << 6 | 1
    elif kind == PRISMS:
        out[n] = GAIN << 12 | PRISM << 6 | (effect & 15)
    elif kind == PULL and purse.motes(s.loose[seat]) > 0:
        out[n] = PULL_MOTE << 12
    elif kind == DRAW and areas.can_draw(s):
        out[n] = DRAW_CARD << 12
    else:
        return n
    return n + 1


@kernel
def reward_moves(s: Any, seat: int, out: Any) -> int:
    """§7: rewards in any order, and what is left may be declined."""
    n = list_effect(s, seat, s.pending[0], out, 0)
    if s.pending[1] != 0 and s.pending[1] != s.pending[0]:
        n = list_effect(s, seat, s.pending[1], out, n)
    out[n] = DECLINE << 12
    return n + 1


@kernel
def pulled_moves(s: Any, seat: int, out: Any) -> int:
    """A pulled mote is committed as in step 2, or returned."""
    n = commit.list_puts(s, seat, purse.kind_of(s.hand[seat]), out, 0)
    out[n] = RETURN << 12
    return n + 1


@kernel
def drawn_moves(s: Any, seat: int, out: Any) -> int:
    """§9: a drawn card goes into progress, or to the common cards, replacing one of three."""
    out[0] = TO_PROGRESS << 12
    if bits.popcount(s.common) >= COMMON_CARDS:
        return list_cards(REPLACE, s.common, out, 1)
    out[1] = TO_COMMON << 12
    return 2


@kernel
def choosing_moves(s: Any, seat: int, out: Any) -> int:
    """§10: one of two cards is kept; a single one is kept or rejected."""
    n = list_cards(KEEP, s.dealt[seat], out, 0)
    if s.holding[seat] == 1:
        out[n] = REJECT << 12
        n += 1
    return n


@kernel
def begin_effect(s: Any, seat: int, effect: int) -> None:
    """What an ability or a creation of the board does; actions wait for the choice they need."""
    kind = effect >> 4
    if kind == POOL:
        s.pool += purse.ONE[effect & 15]
    elif kind == MOTE:
        areas.gain(s, seat, effect & 15, 1)
    elif kind == PRISMS:
        areas.gain(s, seat, PRISM, effect & 15)
    elif kind == TWO_CARDS:
        deal_choice(s, seat)
    else:
        s.pending[0] = effect
        s.doing = REWARD


@kernel
def deal_choice(s: Any, seat: int) -> None:
    """§10: two cards to choose from, or as many as there are."""
    for _ in range(2):
        if areas.can_draw(s):
            s.dealt[seat] |= bits.bit(areas.draw_card(s))
            s.holding[seat] += 1
    if s.holding[seat] > 0:
        s.doing = CHOOSING


@kernel
def settle(s: Any) -> None:
    """After a choice: further rewards wait, or the seat goes on as it likes."""
    s.doing = REWARD if s.pending[0] != 0 else ACT


@kernel
def take_off(s: Any, effect: int) -> None:
    """One pending effect is used up."""
    if s.pending[0] == effect:
        s.pending[0] = s.pending[1]
    s.pending[1] = 0
    settle(s)


@kernel
def take_reward(s: Any, seat: int, verb: int, piece: int, target: int) -> None:
    """A pending effect is taken."""
    if verb == DECLINE:
        s.pending[0] = s.pending[1] = 0
        s.doing = ACT
    elif verb == GAIN:
        take_off(s, PRISMS << 4 | target if piece == PRISM else MOTE << 4 | piece)
        areas.gain(s, seat, piece, target)
    elif verb == ADD:
        take_off(s, POOL << 4 | piece)
        s.pool += purse.ONE[piece]
    else:
        take_action(s, seat, verb, target)


@kernel
def take_action(s: Any, seat: int, verb: int, target: int) -> None:
    if verb == PULL_MOTE:
        take_off(s, PULL << 4)
        commit.draw_some(s, seat, 1)
        s.doing = PULLED
    elif verb == DRAW_CARD:
        take_off(s, DRAW << 4)
        s.dealt[seat] = bits.bit(areas.draw_card(s))
        s.holding[seat] = 1
        s.doing = DRAWN
    elif verb == EMPTY_PALETTE:
        take_off(s, EMPTY << 4)
        areas.give_back(s, target, s.palette[target])
        s.palette[target] = purse.NOTHING
    elif verb == EMPTY_CARD:
        take_off(s, EMPTY << 4)
        areas.clear_card(s, owner_of(s, target - 1), target - 1)
    else:
        take_off(s, (STEAL if verb == STEAL_CARD else DISCARD) << 4)
        remove_card(s, target - 1)
        if verb == STEAL_CARD:
            s.progress[seat] |= bits.bit(target - 1)  # §9: it arrives empty
        else:
            s.discards |= bits.bit(target - 1)


@kernel
def remove_card(s: Any, card: int) -> None:
    """§9: a card leaves a progress area or the common cards; motes go to their owner."""
    owner = owner_in_progress(s, card)
    if owner < 0:
        s.common &= ~bits.bit(card)
    else:
        areas.clear_card(s, owner, card)
        s.progress[owner] &= ~bits.bit(card)


@kernel
def place_pulled(s: Any, seat: int, verb: int, target: int) -> None:
    """The pulled mote goes to its place openly, or back into the bag unseen."""
    if verb == RETURN:
        s.loose[seat] += s.hand[seat]
    elif target == 0:
        s.palette[seat] += s.hand[seat]
    else:
        s.on_card[target - 1] += s.hand[seat]
    s.hand[seat] = purse.NOTHING
    settle(s)


@kernel
def place_drawn(s: Any, seat: int, verb: int, target: int) -> None:
    drawn = s.dealt[seat]
    if verb == TO_PROGRESS:
        s.progress[seat] |= drawn
    else:
        s.common |= drawn
    if verb == REPLACE:
        s.common &= ~bits.bit(target - 1)
        s.discards |= bits.bit(target - 1)
    s.dealt[seat] = bits.NONE
    s.holding[seat] = 0
    settle(s)


@kernel
def place_chosen(s: Any, seat: int, verb: int, target: int) -> None:
    """§10: the card kept goes into progress, the other is discarded."""
    rest = s.dealt[seat]
    if verb == KEEP:
        s.progress[seat] |= bits.bit(target - 1)
        rest &= ~bits.bit(target - 1)
    s.discards |= rest
    s.dealt[seat] = bits.NONE
    s.holding[seat] = 0
    settle(s)
