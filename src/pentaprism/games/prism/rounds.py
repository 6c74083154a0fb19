"""Rounds and turns of PRISM: dealing, whose turn it is, the end of a round and of the match.

§n in comments are clauses of docs/rules/prism.md.
"""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import shuffle
from pentaprism.games.prism.deck import HAND
from pentaprism.games.prism.state import CARDS, COLOURS, DRAW, NOBODY, OVER, PLAY

#: How many colours there are in a set of bits.
COUNT = np.array([mask.bit_count() for mask in range(1 << COLOURS)], np.int64)


@kernel
def deal(s: Any) -> None:
    """§1: the whole deck is shuffled and everybody gets six."""
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
def clear_pending(s: Any) -> None:
    s.pending_card = s.pending_target = s.pending_colour = 0


@kernel
def end_round(s: Any, winner: int) -> None:
    """13 and 14; the winner is NOBODY when the cards ran out."""
    for seat in range(s.players):
        points = COUNT[s.colours[seat]]  # §13
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
    """§14: who has won the match by what the rounds have given so far, or NOBODY."""
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
    if s.stacked > 0:  # §2
        s.phase = DRAW
    else:
        s.phase = PLAY
        while s.held[seat] == 0:  # §12
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
    """§12: nobody will ever have a card again in this round."""
    if s.stacked > 0:
        return False
    for seat in range(s.players):
        if s.held[seat] > 0:
            return False
    return True


@kernel
def complete(s: Any, seat: int) -> bool:
    """§11: six colours, or five and a wild."""
    return COUNT[s.colours[seat]] + s.wilds[seat] >= COLOURS


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
