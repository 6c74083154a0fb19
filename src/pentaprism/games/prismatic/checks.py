"""Whether a record makes sense: what the rules rely on, phase by phase."""

from typing import Any

from pentaprism.core.errors import BadPosition
from pentaprism.games.prismatic.notation import card_numbers, purse_text
from pentaprism.games.prismatic.state import (
    ACT,
    AUCTION,
    CHOOSING,
    COLOURS,
    COMMIT,
    COMMON_CARDS,
    COST_AT,
    DRAWN,
    DRAWN_MOTES,
    OVER,
    PRISM,
    PRISMATIC,
    PULLED,
    RESOLVE,
    REWARD,
    SETUP,
)


def check_position(s: Any) -> None:
    """Raises BadPosition; `s` is a snapshot."""
    _need(int(s.common).bit_count() <= COMMON_CARDS, "there are at most three common cards")
    _need((s.phase == SETUP) == (s.rounds == 0), "round 0 is the set-up, and only that")
    _need((s.phase == OVER) == (s.winner > 0), "a game that is over has a winner, others have none")
    _check_step(s)
    _check_ready(s)
    for seat in range(s.players):
        _check_cards(s, seat)
        _check_holding(s, seat)
        if not s.viewer or s.viewer - 2 == seat:
            _check_secret(s, seat)


def _need(condition: Any, message: str) -> None:
    if not condition:
        raise BadPosition(message)


def _motes(purse: Any) -> int:
    return sum(int(purse) >> 6 * kind & 63 for kind in range(PRISM))


def _count(purse: Any, kind: int) -> int:
    return int(purse) >> 6 * kind & 63


def _check_step(s: Any) -> None:
    pending = sum(1 for effect in s.pending if effect)
    if s.phase != RESOLVE:
        _need(s.doing == ACT and not s.pool and not s.used and not s.made, "only in resolve")
    _need(not set(purse_text(s.pool)) & set("P^"), "a pool holds colours only")
    _need(not int(s.used) & ~int(s.created[s.turn]), "used are cards that the seat has created")
    allowed = {ACT: (0,), REWARD: (1, 2), PULLED: (0, 1), DRAWN: (0, 1), CHOOSING: (0,)}
    _need(pending in allowed[int(s.doing)], "pending does not fit what the seat is doing")


def _check_ready(s: Any) -> None:
    everybody = (1 << int(s.players)) - 1
    ready, bidders = int(s.ready), int(s.bidders)
    if s.phase in (SETUP, COMMIT):
        _need(ready != everybody, "when all are ready the phase is over")
    elif s.phase == AUCTION:
        _need(s.auction, "there is no auction without the option")
        _need(bidders and not ready & ~bidders, "in an auction somebody bids")
        _need(ready != bidders, "when all have bid the auction goes on")
    else:
        _need(ready == 0, "nobody is ready outside simultaneous choices")
    if s.phase != AUCTION:
        _need(bidders == 0 and not any(s.bids), "bids are for the auction")
    for seat in range(s.players):
        if bidders >> seat & 1:
            _need(s.bids[seat] >= 0, "who gave up does not bid")
        _need(s.bids[seat] <= _count(s.loose[seat], PRISM), "nobody bids prisms they do not have")


def _check_cards(s: Any, seat: int) -> None:
    """§3: nothing lies on a card that it would not take."""
    for number in card_numbers(s.progress[seat]):
        here = int(s.on_card[number - 1]) + int(s.put_card[number - 1])
        cost = int(s.costs[number - 1])
        fits = _count(here, PRISM) <= _count(cost, PRISM) and _motes(here) <= _motes(cost)
        for colour in range(COLOURS):
            fits = fits and _count(here, colour) <= _count(cost, colour)
        _need(fits, f"card {number} does not take {purse_text(here)!r}")
    for number in card_numbers(s.created[seat]):
        here = int(s.on_card[number - 1]) + int(s.put_card[number - 1])
        price = (s.traits[number - 1] >> COST_AT & 15) - 1
        taken = {0} if price < 0 else {0, 1 << 6 * price}
        if 0 <= price < PRISM:
            taken.add(1 << 6 * PRISMATIC)
        _need(here in taken, f"card {number} does not take {purse_text(here)!r}")


def _check_holding(s: Any, seat: int) -> None:
    held, acting = int(s.holding[seat]), s.phase == RESOLVE and s.turn == seat
    if s.phase == SETUP:
        allowed: tuple[int, ...] = (2,)
    elif acting and s.doing == DRAWN:
        allowed = (1,)
    elif acting and s.doing == CHOOSING:
        allowed = (1, 2)
    else:
        allowed = (0,)
    _need(held in allowed, f"seat {seat}: holding {held} cards does not fit the phase")


def _check_secret(s: Any, seat: int) -> None:
    drawn, puts = _motes(s.hand[seat]), int(s.put_palette[seat])
    for number in card_numbers(s.progress[seat] | s.created[seat]):
        puts += int(s.put_card[number - 1])
    is_ready = int(s.ready) >> seat & 1
    _need(_count(s.hand[seat], PRISM) == 0, f"seat {seat}: prisms are not drawn")
    _need(puts == 0 or s.phase == COMMIT, f"seat {seat}: pieces are put in the phase commit only")
    if s.phase == SETUP:
        _check_choice(s, seat, drawn, is_ready)
        return
    _need(s.kept[seat] == 0, f"seat {seat}: a card is kept in the set-up")
    if s.phase == COMMIT:
        drawn += _motes(puts)
        fitting = drawn == min(DRAWN_MOTES, drawn + _motes(s.loose[seat]))
        _need(fitting, f"seat {seat}: five motes are drawn, or all there are")
    else:
        pulled = s.phase == RESOLVE and s.turn == seat and s.doing == PULLED
        _need(drawn == (1 if pulled else 0), f"seat {seat}: the hand does not fit the phase")
    sealed, prisms = int(s.sealed[seat]), _count(s.loose[seat], PRISM)
    _need(not sealed or s.bids[seat] < sealed <= prisms, f"seat {seat}: not a possible bid")


def _check_choice(s: Any, seat: int, chosen: int, is_ready: int) -> None:
    kept = int(s.kept[seat])
    _need(
        not kept or int(s.dealt[seat]) >> (kept - 1) & 1, f"seat {seat}: kept is one of the cards"
    )
    _need(chosen <= (2 if kept else 0), f"seat {seat}: two motes are chosen after the card")
    _need(_count(s.hand[seat], PRISMATIC) == 0, f"seat {seat}: prismatic motes are not chosen")
    _need(not is_ready or chosen == 2, f"seat {seat}: ready after a card and two motes")
