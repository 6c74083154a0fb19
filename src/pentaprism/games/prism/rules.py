"""The rules of PRISM. Numbers in comments are clauses of docs/rules/prism.md.

Moves are counted a card of the hand at a time: a card has as many moves as there are ways to play
it, or one, its discard, where there is none (4). So a hand that is not empty always has a move.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import I
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, scale, shuffle
from pentaprism.games.prism.deck import HAND
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

# Both any-takes and zap reach five opponents' colours, four takes one's, and ten cards have one way.
MAX_MOVES = 3 * 5 * COLOURS + 4 * COLOURS + 10
REASONS = ("", "most points", "most points, a tie broken by the last round")
GOING, MOST_POINTS, LAST_ROUND = range(3)

_COMPLETE = (1 << COLOURS) - 1
_COUNT = np.array([mask.bit_count() for mask in range(1 << COLOURS)], np.int64)


# -- rounds


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
    s.dealer = below(s, players)  # 1
    deal(s)


@kernel
def deal(s: Any) -> None:
    """1: the whole deck is shuffled and everybody gets six."""
    clear_table(s)
    for card in range(CARDS):
        for _ in range(s.deck[card]):
            s.stack[s.stacked] = card
            s.stacked += 1
    shuffle(s, s.stack, s.stacked)
    for seat in range(s.players):
        for _ in range(HAND):
            draw_card(s, seat)
    begin_turn(s, left_of(s, s.dealer))


@kernel
def clear_table(s: Any) -> None:
    s.hands[:] = 0
    s.held[:] = 0
    s.colours[:] = 0
    s.wilds[:] = 0
    s.draw_twos[:] = 0
    s.discard[:] = 0
    s.stack[:] = 0
    s.stacked = 0
    s.discarded = 0
    clear_pending(s)


@kernel
def end_round(s: Any, winner: int) -> None:
    """13 and 14; the winner is NOBODY when the cards ran out."""
    for seat in range(s.players):
        points = _COUNT[s.colours[seat]]
        if seat == winner:
            points += s.held[seat]
        s.last_round[seat] = points
        s.scores[seat] += points
    if leader(s) != NOBODY:
        s.phase = OVER
        return
    s.dealer = left_of(s, s.dealer) if winner == NOBODY else winner
    s.rounds += 1
    deal(s)


@kernel
def best(s: Any) -> int:
    """The first of those who have the most points and, among them, the most in the last round."""
    first = 0
    for seat in range(1, s.players):
        if s.scores[seat] > s.scores[first] or (
            s.scores[seat] == s.scores[first] and s.last_round[seat] > s.last_round[first]
        ):
            first = seat
    return first


@kernel
def leader(s: Any) -> int:
    """14: who has won the match by what the rounds have given so far, or NOBODY."""
    first = best(s)
    if s.scores[first] < s.target:
        return NOBODY
    for seat in range(first + 1, s.players):
        if s.scores[seat] == s.scores[first] and s.last_round[seat] == s.last_round[first]:
            return NOBODY
    return first


# -- turns


@kernel
def left_of(s: Any, seat: int) -> int:
    return 0 if seat == s.players - 1 else seat + 1


@kernel
def right_of(s: Any, seat: int) -> int:
    return s.players - 1 if seat == 0 else seat - 1


@kernel
def begin_turn(s: Any, seat: int) -> None:
    if s.stacked > 0:  # 2
        s.phase = DRAW
    else:
        s.phase = PLAY
        while s.held[seat] == 0:  # 12
            seat = left_of(s, seat)
    s.turn = seat


@kernel
def end_turn(s: Any) -> None:
    if exhausted(s):
        end_round(s, NOBODY)
    else:
        begin_turn(s, left_of(s, s.turn))


@kernel
def exhausted(s: Any) -> bool:
    """12: nobody will ever have a card again in this round."""
    if s.stacked > 0:
        return False
    for seat in range(s.players):
        if s.held[seat] > 0:
            return False
    return True


@kernel
def complete(s: Any, seat: int) -> bool:
    """11: six colours, or five and a wild."""
    return _COUNT[s.colours[seat]] + s.wilds[seat] >= COLOURS


@kernel
def draw_card(s: Any, seat: int) -> None:
    s.stacked -= 1
    card = s.stack[s.stacked]
    s.stack[s.stacked] = 0
    s.hands[seat, card] += 1
    s.held[seat] += 1


@kernel
def leave_hand(s: Any, seat: int, card: int) -> None:
    s.hands[seat, card] -= 1
    s.held[seat] -= 1


@kernel
def put_on_discard(s: Any, card: int) -> None:
    s.discard[s.discarded] = card
    s.discarded += 1


# -- which moves there are


@kernel
def to_act(s: Any) -> int:
    if s.phase == OVER:
        return 0
    return 1 << I(actor(s))


@kernel
def actor(s: Any) -> int:
    """8: the target of a take is asked whatever it holds; 7: and the blocker may draw."""
    return s.pending_target if s.phase == ANSWER or s.phase == REPLACE else s.turn


@kernel
def prey(s: Any, seat: int, card: int, target: int) -> int:
    """The colours, a bit each, that a take or a zap can get from this target."""
    if target == seat:
        return 0
    if card == ZAP:  # 6
        return I(s.colours[target])
    if s.colours[seat] == 0:  # 5: a wild is not enough
        return 0
    return I(s.colours[target] & ~s.colours[seat])


@kernel
def only_target(s: Any, seat: int, card: int) -> int:
    """Whom a left or right take is aimed at; NOBODY for a card that has a choice."""
    if card == TAKE_LEFT or card == TAKE_LEFT_AGAIN:
        return left_of(s, seat)
    if card == TAKE_RIGHT or card == TAKE_RIGHT_AGAIN:
        return right_of(s, seat)
    return NOBODY


@kernel
def ways(s: Any, seat: int, card: int) -> int:
    """In how many ways this card of the hand can be played now."""
    if card < WILD:  # 3: one card of each colour
        return 1 - (I(s.colours[seat]) >> card & 1)
    if card == WILD:  # 10
        return 1 if s.colours[seat] != 0 and s.wilds[seat] == 0 else 0
    if card == DRAW_TWO:  # 4
        return 1
    if card == BLOCK:  # 7
        return 0
    only = only_target(s, seat, card)
    if only != NOBODY:
        return _COUNT[prey(s, seat, card, only)]
    n = 0
    for target in range(s.players):
        n += _COUNT[prey(s, seat, card, target)]
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
    while n >= _COUNT[colours]:
        n -= _COUNT[colours]
        target += 1
        colours = prey(s, seat, card, target)
    return move | target << 7 | nth_colour(colours, n) << 10


@kernel
def nth_colour(colours: int, n: int) -> int:
    for _ in range(n):
        colours &= colours - 1
    return _COUNT[(colours & -colours) - 1]


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
        if found == 0:  # 4
            out[n] = DO_DISCARD | card << 3
            n += 1
    return n


@kernel
def options_beside_play(s: Any, seat: int) -> int:
    """How many moves there are in a phase other than play."""
    if s.phase == DRAW:  # 2: a saved draw-two gives the choice
        return 2 if s.draw_twos[seat] > 0 else 1
    if s.phase == ANSWER:  # 8
        return 2 if s.hands[seat, BLOCK] > 0 else 1
    return 2  # 7


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
        end_turn(s)  # 9: also that of an again card
    elif verb == DO_ALLOW:
        settle_take(s)
    elif verb == DO_BLOCK:
        block(s, seat)
    elif s.phase == REPLACE:
        if verb == DO_DRAW:  # 7
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
    elif card == ZAP:  # 6: at once, there is no answer
        s.colours[target] ^= 1 << colour
        put_on_discard(s, ZAP)
        put_on_discard(s, colour)
    else:
        only = only_target(s, seat, card)
        await_answer(s, card, target if only == NOBODY else only, colour)
        return
    if complete(s, seat):  # 11
        end_round(s, seat)
    else:
        end_turn(s)


@kernel
def await_answer(s: Any, card: int, target: int, colour: int) -> None:
    """5: the colour is named before the target may block."""
    s.pending_card = card
    s.pending_target = target
    s.pending_colour = colour
    s.phase = ANSWER


@kernel
def clear_pending(s: Any) -> None:
    s.pending_card = s.pending_target = s.pending_colour = 0


@kernel
def settle_take(s: Any) -> None:
    taker, card, taken = I(s.turn), I(s.pending_card), 1 << I(s.pending_colour)
    s.colours[s.pending_target] ^= taken
    s.colours[taker] |= taken
    put_on_discard(s, card)
    clear_pending(s)
    again = card == TAKE_LEFT_AGAIN or card == TAKE_RIGHT_AGAIN or card == TAKE_ANY_AGAIN
    if complete(s, taker):  # 11
        end_round(s, taker)
    elif again and s.held[taker] > 0:  # 9
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
    """7: both cards are discarded and the taker's turn is over."""
    put_on_discard(s, s.pending_card)
    put_on_discard(s, BLOCK)
    clear_pending(s)
    end_turn(s)


# -- the end


@kernel
def over(s: Any) -> int:
    """0 while the match goes on, else the number of the reason (14)."""
    if s.phase != OVER:
        return GOING
    first = best(s)
    for seat in range(s.players):
        if seat != first and s.scores[seat] == s.scores[first]:
            return LAST_ROUND
    return MOST_POINTS


@kernel
def winners(s: Any) -> int:
    """A bit for the winner of a finished match; there is always exactly one (14)."""
    return 1 << I(best(s))


@kernel
def scores(s: Any, out: Any) -> int:
    for seat in range(s.players):
        out[seat] = s.scores[seat]
    return I(s.players)
