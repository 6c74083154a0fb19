"""The rules of Prismatic. §n in comments are clauses of docs/rules/prismatic.md.

Here is the contract; each part of the game has its own module: commit.py the simultaneous choices,
resolve.py step 3, actions.py rewards and actions, rounds.py and auction.py what is between rounds,
scoring.py the end, secrets.py what is hidden.
"""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import actions, auction, commit, purse, resolve, rounds, scoring
from pentaprism.games.prismatic.observation import OBSERVATION, observe
from pentaprism.games.prismatic.secrets import determinise, redact
from pentaprism.games.prismatic.state import (
    ACT,
    AUCTION,
    BID,
    BOARD_AT,
    CARDS_AT,
    CHOOSING,
    COLOURS,
    COMMIT,
    COMMON_CARDS,
    DONE,
    DRAWN,
    KEEP,
    MAX_CARDS,
    MAX_MAKES,
    MAX_SEATS,
    NAME_LENGTH,
    OVER,
    PULLED,
    PUT,
    READY,
    RESOLVE,
    REWARD,
    SETUP,
    STATE,
    TAKE,
    TAKE_BACK,
    VERB,
)

__all__ = ["OBSERVATION", "STATE", "determinise", "observe", "redact"]

#: In step 3: 21 creations and 3 common cards of eight colours at most, each in the pool or not;
#: every card created or used; done.
MAX_MOVES = (MAX_MAKES + COMMON_CARDS) * (1 << COLOURS) + 2 * MAX_CARDS + 1
REASONS = ("", "last-round")

scores = scoring.scores


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    clear(s)
    s.rng = seed
    s.players = players
    s.goal = options[0]
    s.auction = options[1]
    s.round_limit = options[2]
    read_tables(s, options)
    rounds.deal(s)


@kernel
def clear(s: Any) -> None:
    """A record may have been used before."""
    s.common = s.discards = bits.NONE
    s.pool = s.used = s.made = bits.NONE
    s.viewer = s.turn = s.doing = s.ready = s.bidders = 0
    s.first = s.last_round = s.winner = 0
    s.pending[0] = s.pending[1] = 0
    for seat in range(MAX_SEATS):
        s.progress[seat] = s.created[seat] = s.dealt[seat] = bits.NONE
        s.loose[seat] = s.hand[seat] = s.palette[seat] = s.put_palette[seat] = purse.NOTHING
        s.last_put[seat] = s.kept[seat] = s.holding[seat] = s.bids[seat] = s.sealed[seat] = 0
        s.regrets[seat] = 0
    for card in range(MAX_CARDS):
        s.on_card[card] = s.put_card[card] = purse.NOTHING


@kernel
def read_tables(s: Any, options: Any) -> None:
    for i in range(NAME_LENGTH):
        s.cards_name[i] = options[CARDS_AT + i]
        s.board_name[i] = options[BOARD_AT + i]
    at = CARDS_AT + NAME_LENGTH
    s.cards = options[at]
    for card in range(MAX_CARDS):
        s.costs[card] = bits.U(options[at + 1 + 2 * card])
        s.traits[card] = options[at + 2 + 2 * card]
    at = BOARD_AT + NAME_LENGTH
    s.makes = options[at]
    for make in range(MAX_MAKES):
        s.make_costs[make] = bits.U(options[at + 1 + 2 * make])
        s.make_effects[make] = options[at + 2 + 2 * make]


@kernel
def to_act(s: Any) -> int:
    if s.phase == RESOLVE:
        return 1 << s.turn
    if s.phase == OVER:
        return 0
    if s.phase == AUCTION:
        return INT(s.bidders & ~s.ready)
    return rounds.everybody(s) & ~s.ready  # §4, §13: all at once


@kernel
def legal(s: Any, seat: int, out: Any) -> int:
    if seat < 0 or to_act(s) >> seat & 1 == 0:
        return second_thoughts(s, seat, out)
    if s.phase == SETUP:
        return commit.setup_moves(s, seat, out)
    if s.phase == COMMIT:
        return commit.commit_moves(s, seat, out)
    if s.phase == AUCTION:
        return auction.moves(s, seat, out)
    if s.doing == ACT:
        return resolve.act_moves(s, seat, out)
    if s.doing == REWARD:
        return actions.reward_moves(s, seat, out)
    if s.doing == PULLED:
        return actions.pulled_moves(s, seat, out)
    if s.doing == DRAWN:
        return actions.drawn_moves(s, seat, out)
    return actions.choosing_moves(s, seat, out)


@kernel
def second_thoughts(s: Any, seat: int, out: Any) -> int:
    """§4, §13: who is ready may still take everything back, until all are."""
    if seat < 0 or seat >= s.players or (s.phase != COMMIT and s.phase != SETUP):
        return 0
    out[0] = TAKE_BACK << 12
    return 1


@kernel
def apply(s: Any, seat: int, move: int) -> None:
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    if s.phase == SETUP:
        apply_setup(s, seat, verb, piece, target)
    elif s.phase == COMMIT:
        apply_commit(s, seat, verb, piece, target)
    elif s.phase == AUCTION:
        s.sealed[seat] = target if verb == BID else 0
        s.ready |= 1 << seat
        if s.bidders & ~s.ready == 0:
            rounds.finish_bids(s)
    elif verb == DONE:
        rounds.finish_step(s, seat)
    elif s.doing == ACT:
        resolve.apply_act(s, seat, move)
    else:
        apply_resolve(s, seat, verb, piece, target)


@kernel
def apply_setup(s: Any, seat: int, verb: int, piece: int, target: int) -> None:
    if verb == KEEP:
        s.kept[seat] = target
    elif verb == TAKE:
        s.hand[seat] += purse.ONE[piece]
    elif verb == READY:
        s.ready |= 1 << seat
        if s.ready == rounds.everybody(s):
            rounds.finish_setup(s)
    else:
        s.ready &= ~(1 << seat)
        s.kept[seat] = 0
        s.hand[seat] = purse.NOTHING
        s.regrets[seat] += 1


@kernel
def apply_commit(s: Any, seat: int, verb: int, piece: int, target: int) -> None:
    if verb == PUT:
        commit.put(s, seat, piece, target)
    elif verb == READY:
        s.ready |= 1 << seat
        if s.ready == rounds.everybody(s):
            rounds.finish_commit(s)
    else:
        s.ready &= ~(1 << seat)
        commit.take_back(s, seat)


@kernel
def apply_resolve(s: Any, seat: int, verb: int, piece: int, target: int) -> None:
    if s.doing == REWARD:
        actions.take_reward(s, seat, verb, piece, target)
    elif s.doing == PULLED:
        actions.place_pulled(s, seat, verb, target)
    elif s.doing == DRAWN:
        actions.place_drawn(s, seat, verb, target)
    elif s.doing == CHOOSING:
        actions.place_chosen(s, seat, verb, target)


@kernel
def over(s: Any) -> int:
    return 1 if s.phase == OVER else 0


@kernel
def winners(s: Any) -> int:
    return 1 << (s.winner - 1) if s.winner > 0 else 0
