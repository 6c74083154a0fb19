"""The rules of PRISM. §n in comments are clauses of docs/rules/prism.md.

Moves are counted a card of the hand at a time: a card has as many moves as there are ways to play
it, or one, its discard, where there is none (§4). So a hand that is not empty always has a move.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, scale
from pentaprism.games.prism.rounds import (
    COUNT,
    best,
    clear_pending,
    complete,
    deal,
    draw_card,
    end_round,
    end_turn,
    leave_hand,
    left_of,
    put_on_discard,
    right_of,
)
from pentaprism.games.prism.secrets import OBSERVATION, determinise, observe, redact
from pentaprism.games.prism.state import (
    ANSWER,
    BLOCK,
    CARDS,
    COLOURS,
    DO_ALLOW,
    DO_BLOCK,
    DO_DECLINE,
    DO_DISCARD,
    DO_DRAW,
    DO_DRAW_TWO,
    DO_PLAY,
    DRAW,
    DRAW_TWO,
    NOBODY,
    OVER,
    PLAY,
    REPLACE,
    STATE,
    TAKE_ANY_AGAIN,
    TAKE_LEFT,
    TAKE_LEFT_AGAIN,
    TAKE_RIGHT,
    TAKE_RIGHT_AGAIN,
    WILD,
    ZAP,
)

__all__ = ["OBSERVATION", "STATE", "determinise", "observe", "redact"]

# The any-takes and zap reach five opponents, four takes one, and the other cards have one way.
MAX_MOVES = 3 * 5 * COLOURS + 4 * COLOURS + 10
REASONS = ("", "most-points", "tie-broken")
GOING, MOST_POINTS, LAST_ROUND = range(3)


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    s.rng = seed
    s.players = players
    s.target = options[0]
    for card in range(CARDS):
        s.deck[card] = options[1 + card]
    s.scores[:] = 0
    s.last_round[:] = 0
    s.rounds = 1
    s.redacted = 0
    s.dealer = below(s, players)  # §1
    deal(s)


# -- which moves there are


@kernel
def to_act(s: Any) -> int:
    if s.phase == OVER:
        return 0
    return 1 << INT(actor(s))


@kernel
def actor(s: Any) -> int:
    """§8: the target of a take is asked whatever it holds; §7: and the blocker may draw."""
    return s.pending_target if s.phase == ANSWER or s.phase == REPLACE else s.turn


@kernel
def prey(s: Any, seat: int, card: int, target: int) -> int:
    """The colours, a bit each, that a take or a zap can get from this target."""
    if target == seat:
        return 0
    if card == ZAP:  # §6
        return INT(s.colours[target])
    if s.colours[seat] == 0:  # §5: a wild is not enough
        return 0
    return INT(s.colours[target] & ~s.colours[seat])


@kernel
def only_target(s: Any, seat: int, card: int) -> int:
    """Whom a left or right take is aimed at; NOBODY for a card that has a choice."""
    if card in (TAKE_LEFT, TAKE_LEFT_AGAIN):
        return left_of(s, seat)
    if card in (TAKE_RIGHT, TAKE_RIGHT_AGAIN):
        return right_of(s, seat)
    return NOBODY


@kernel
def ways(s: Any, seat: int, card: int) -> int:
    """In how many ways this card of the hand can be played now."""
    if card < WILD:  # §3: one card of each colour
        return 1 - (INT(s.colours[seat]) >> card & 1)
    if card == WILD:  # §10
        return 1 if s.colours[seat] != 0 and s.wilds[seat] == 0 else 0
    if card == DRAW_TWO:  # §4
        return 1
    if card == BLOCK:  # §7
        return 0
    only = only_target(s, seat, card)
    if only != NOBODY:
        return COUNT[prey(s, seat, card, only)]
    n = 0
    for target in range(s.players):
        n += COUNT[prey(s, seat, card, target)]
    return n


@kernel
def nth_way(s: Any, seat: int, card: int, n: int) -> int:
    """The move that plays this card in way number n; there are more than n."""
    move = DO_PLAY | card << 3
    if card <= WILD or card == DRAW_TWO:
        return move
    only = only_target(s, seat, card)
    if only != NOBODY:
        return move | nth_colour(prey(s, seat, card, only), n) << 10
    target = 0
    colours = prey(s, seat, card, target)
    while n >= COUNT[colours]:
        n -= COUNT[colours]
        target += 1
        colours = prey(s, seat, card, target)
    return move | target << 7 | nth_colour(colours, n) << 10


@kernel
def nth_colour(colours: int, n: int) -> int:
    for _ in range(n):
        colours &= colours - 1
    return COUNT[(colours & -colours) - 1]


@kernel
def legal(s: Any, seat: int, out: Any) -> int:
    if s.phase == OVER or seat != actor(s):
        return 0
    if s.phase == PLAY:
        return legal_plays(s, seat, out)
    n = options_beside_play(s, seat)
    for i in range(n):
        out[i] = option_beside_play(s, i)
    return n


@kernel
def legal_plays(s: Any, seat: int, out: Any) -> int:
    n = 0
    for card in range(CARDS):
        if s.hands[seat, card] == 0:
            continue
        found = ways(s, seat, card)
        for i in range(found):
            out[n + i] = nth_way(s, seat, card, i)
        n += found
        if found == 0:  # §4
            out[n] = DO_DISCARD | card << 3
            n += 1
    return n


@kernel
def options_beside_play(s: Any, seat: int) -> int:
    """How many moves there are in a phase other than play."""
    if s.phase == DRAW:  # §2: a saved draw-two gives the choice
        return 2 if s.draw_twos[seat] > 0 else 1
    if s.phase == ANSWER:  # §8
        return 2 if s.hands[seat, BLOCK] > 0 else 1
    return 2  # §7


@kernel
def option_beside_play(s: Any, n: int) -> int:
    if s.phase == DRAW:
        return DO_DRAW if n == 0 else DO_DRAW_TWO
    if s.phase == ANSWER:
        return DO_ALLOW if n == 0 else DO_BLOCK
    return DO_DRAW if n == 0 else DO_DECLINE


@kernel
def sample(s: Any, seat: int, random: np.uint64) -> int:
    """The legal move number scale(random, n) of the n that `legal` lists, without listing them."""
    if s.phase != PLAY:
        return option_beside_play(s, scale(random, options_beside_play(s, seat)))
    n = 0
    for card in range(CARDS):
        if s.hands[seat, card] > 0:
            n += max(1, ways(s, seat, card))
    left = scale(random, n)
    for card in range(CARDS):
        if s.hands[seat, card] > 0:
            n = ways(s, seat, card)
            if left < n:
                return nth_way(s, seat, card, left)
            if n == 0 and left == 0:
                return DO_DISCARD | card << 3
            left -= max(1, n)
    return -1


# -- what moves do


@kernel
def apply(s: Any, seat: int, move: int) -> None:
    verb, card = move & 7, move >> 3 & 15
    if verb == DO_PLAY:
        play(s, seat, card, move >> 7 & 7, move >> 10)
    elif verb == DO_DISCARD:
        leave_hand(s, seat, card)
        put_on_discard(s, card)
        end_turn(s)  # §9: also that of an again card
    elif verb == DO_ALLOW:
        settle_take(s)
    elif verb == DO_BLOCK:
        block(s, seat)
    elif s.phase == REPLACE:
        if verb == DO_DRAW:  # §7
            draw_card(s, seat)
        settle_block(s)
    else:
        draw_step(s, seat, verb)


@kernel
def draw_step(s: Any, seat: int, verb: int) -> None:
    """2; afterwards the hand is never empty."""
    draw_card(s, seat)
    if verb == DO_DRAW_TWO:
        s.draw_twos[seat] -= 1
        put_on_discard(s, DRAW_TWO)
        if s.stacked > 0:
            draw_card(s, seat)
    s.phase = PLAY


@kernel
def play(s: Any, seat: int, card: int, target: int, colour: int) -> None:
    leave_hand(s, seat, card)
    if card < WILD:
        s.colours[seat] |= 1 << card
    elif card == WILD:
        s.wilds[seat] = 1
    elif card == DRAW_TWO:
        s.draw_twos[seat] += 1
    elif card == ZAP:  # §6: at once, there is no answer
        s.colours[target] ^= 1 << colour
        put_on_discard(s, ZAP)
        put_on_discard(s, colour)
    else:
        only = only_target(s, seat, card)
        await_answer(s, card, target if only == NOBODY else only, colour)
        return
    if complete(s, seat):  # §11
        end_round(s, seat)
    else:
        end_turn(s)


@kernel
def await_answer(s: Any, card: int, target: int, colour: int) -> None:
    """§5: the colour is named before the target may block."""
    s.pending_card = card
    s.pending_target = target
    s.pending_colour = colour
    s.phase = ANSWER


@kernel
def settle_take(s: Any) -> None:
    taker, card, taken = INT(s.turn), INT(s.pending_card), 1 << INT(s.pending_colour)
    s.colours[s.pending_target] ^= taken
    s.colours[taker] |= taken
    put_on_discard(s, card)
    clear_pending(s)
    again = card in (TAKE_LEFT_AGAIN, TAKE_RIGHT_AGAIN, TAKE_ANY_AGAIN)
    if complete(s, taker):  # §11
        end_round(s, taker)
    elif again and s.held[taker] > 0:  # §9
        s.phase = PLAY
    else:
        end_turn(s)


@kernel
def block(s: Any, seat: int) -> None:
    """7; with an empty stack there is no replacement to ask for."""
    leave_hand(s, seat, BLOCK)
    if s.stacked > 0:
        s.phase = REPLACE
    else:
        settle_block(s)


@kernel
def settle_block(s: Any) -> None:
    """§7: both cards are discarded and the taker's turn is over."""
    put_on_discard(s, s.pending_card)
    put_on_discard(s, BLOCK)
    clear_pending(s)
    end_turn(s)


# -- the end


@kernel
def over(s: Any) -> int:
    """0 while the match goes on, else the number of the reason (§14)."""
    if s.phase != OVER:
        return GOING
    first = best(s)
    for seat in range(s.players):
        if seat != first and s.scores[seat] == s.scores[first]:
            return LAST_ROUND
    return MOST_POINTS


@kernel
def winners(s: Any) -> int:
    """A bit for the winner of a finished match; there is always exactly one (§14)."""
    return 1 << INT(best(s))


@kernel
def scores(s: Any, out: Any) -> int:
    for seat in range(s.players):
        out[seat] = s.scores[seat]
    return INT(s.players)
