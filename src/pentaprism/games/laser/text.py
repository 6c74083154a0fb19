"""Moves of Laser as text, why a move is refused, what a move did."""

import re
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.core.words import Message, messages_of
from pentaprism.games.laser import bidding, rules, table
from pentaprism.games.laser import events as told
from pentaprism.games.laser.notation import (
    COLOUR_NAMES,
    card_text,
    figure_move_text,
    parse_figure_move,
)
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    BIDDING,
    CAT,
    CHOOSING,
    COLOURS,
    CONCEDE,
    HIDDEN,
    IMPOSSIBLE,
    MIXING,
    NO_BID,
    NOBODY,
    OVER,
    PASS,
    PLANNING,
    TEAM,
    TIME,
)

WORDS = {IMPOSSIBLE: "impossible", TIME: "time", PASS: "pass", CONCEDE: "concede"}
_message = messages_of("laser")
_BY_WORD = {word: move for move, word in WORDS.items()}
_BID = re.compile(r"bid ([1-9][0-9]?)")
_ALLY = re.compile(r"team ([0-9])")


def move_text(move: int) -> str:
    if move < BID:
        return figure_move_text(move)
    if move < ALLY:
        return f"bid {move - BID}"
    if move < IMPOSSIBLE:
        return f"team {move - ALLY}"
    return WORDS[move]


def parse_move(text: str) -> int | None:
    bid, ally = _BID.fullmatch(text), _ALLY.fullmatch(text)
    if bid:
        return BID + int(bid[1])
    if ally:
        return ALLY + int(ally[1])
    return _BY_WORD.get(text, parse_figure_move(text))


# -- why not


def refused(clause: str, why: str, **values: Any) -> IllegalMove:
    return IllegalMove(_message(f"refused-{why}", **values), clause)


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if seat == s.players:
        return refused("14", "clock-only")
    if move == TIME:
        return refused("14", "time")
    if move == PASS:
        return refused("11", "pass-lowest" if s.phase == BIDDING else "pass-now")
    if s.phase == MIXING:
        return refused_figure_move(s, text, move)
    if s.phase == CHOOSING:
        return refused("10", "teammate", teams=_ally_texts(s))
    if move == IMPOSSIBLE:
        return _refused_claim(s, seat)
    if s.phase == PLANNING:
        return refused("10", "plan")
    return _refused_bid(s, text, move)


def _refused_claim(s: Any, seat: int) -> IllegalMove:
    if s.claimer != NOBODY:
        return refused("12", "cat-taken")
    return refused("12", "cat-after-bid" if s.bids[seat] != NO_BID else "cat-after-pass")


def _ally_texts(s: Any) -> list[str]:
    allies = int(bidding.allies(s))
    return [f"team {seat}" for seat in range(s.players) if allies >> seat & 1]


def _refused_bid(s: Any, text: str, move: int | None) -> IllegalMove:
    low, high = int(bidding.lowest_bid(s)), int(bidding.bids_below(s))
    clause = "11" if s.claimer == NOBODY else "12"
    if high < low:
        return refused("12", "nothing-lower", low=low)
    if move is None or not BID <= move < ALLY:
        return refused(clause, "no-bid", text=text, high=high)
    if bidding.leader(s) != NOBODY and move - BID > high:
        return refused(clause, "bid-lower", than=high + 1)
    return refused(clause, "bid-range", low=low, high=high)


def refused_figure_move(s: Any, text: str, move: int | None) -> IllegalMove:
    """Why no figure moves so; `s` may also be a puzzle's record."""
    if move is None:
        return refused("1", "unreadable", text=text)
    if move >= BID:
        return refused("11" if s.mode != TEAM else "10", "bidding-over")
    origin, destination = move & 15, move >> 4 & 15
    if origin == CAT:
        return _refused_cat(s, destination)
    mover, met = table.colour_at(s, origin), table.colour_at(s, destination)
    if mover < 0:
        return refused("1", "no-figure", tile=origin)
    if met < 0:
        return refused("1", "no-partner", tile=destination)
    if (met - mover) % COLOURS not in (2, 4):
        return refused("1", "no-mix", colour=COLOUR_NAMES[mover], met=COLOUR_NAMES[met])
    product = table.mixture(mover, met)
    if s.stock[product] == 0:
        return refused("2", "no-stock", colour=COLOUR_NAMES[product])
    return refused("6", "unused", tile=int(s.fresh))


def _refused_cat(s: Any, tile: int) -> IllegalMove:
    if s.caught:
        return refused("4", "cat-moved")
    if s.fresh != NOBODY:
        return refused("6", "cat-waits", tile=int(s.fresh))
    if table.colour_at(s, tile) < 0:
        return refused("4", "cat-nothing", tile=tile)
    return refused("4", "cat-no-card")


# -- what happened


def events(before: Any, seat: int, move: int, after: Any) -> list[told.Events]:
    happened = [_first_event(before, seat, move, after)]
    if before.phase == PLANNING and after.phase in (CHOOSING, MIXING, BIDDING):
        if not _new_round(before, after) and any(after.bids[: after.players] != NO_BID):
            happened.append(_shown(after))
    if ends_round(before, after):
        happened += _result(before, move, after)
    if after.phase == OVER:
        happened.append(_ended(after))
    elif _new_round(before, after):
        happened.append(_dealt(after))
    elif after.phase == MIXING and before.phase != MIXING:
        happened.append(_begun(after))
    return happened


def ends_round(before: Any, after: Any) -> bool:
    return bool(before.phase == MIXING != after.phase) or _new_round(before, after)


def _new_round(before: Any, after: Any) -> bool:
    return bool(after.round_number != before.round_number or after.phase == OVER)


def _first_event(before: Any, seat: int, move: int, after: Any) -> told.Events:
    if move < BID:
        return _moved(before, seat, move)
    if move < ALLY:
        secret = before.phase == PLANNING == after.phase and after.bids[seat] == HIDDEN
        return told.Bid(seat=seat, bid=None if secret else move - BID)
    if move < IMPOSSIBLE:
        return told.Team(seat=seat, mate=move - ALLY)
    if move == IMPOSSIBLE:
        return told.Impossible(seat=seat)
    if move == TIME:
        return told.Time(seat=seat)
    return told.Pass(seat=seat) if move == PASS else told.Concede(seat=seat)


def _shown(after: Any) -> told.Shown:
    bids = [None if bid == NO_BID else int(bid) for bid in after.bids[: after.players]]
    said = [
        _message("shown-bid", seat=seat, bid=bid)
        for seat, bid in enumerate(bids)
        if bid is not None
    ]
    return told.Shown(bids=bids, said=said)


def _begun(after: Any) -> told.Attempt:
    mixers = [int(bidding.mover(after))]
    if bidding.in_team(after):
        mixers.append(int(after.partner))
    return told.Attempt(seats=mixers, bid=int(bidding.undertaken(after)))


def _moved(before: Any, seat: int, move: int) -> told.Mix | told.Catch:
    origin, tile = move & 15, move >> 4 & 15
    cost, text = int(table.move_cost(before, move)), figure_move_text(move)
    met = table.colour_at(before, tile)
    if origin == CAT:
        return told.Catch(seat=seat, move=text, cost=cost, colour=COLOUR_NAMES[met], tile=tile)
    mover = table.colour_at(before, origin)
    return told.Mix(
        seat=seat,
        move=text,
        cost=cost,
        product=COLOUR_NAMES[table.mixture(mover, met)],
        colour=COLOUR_NAMES[mover],
        origin=origin,
        met=COLOUR_NAMES[met],
        tile=tile,
    )


def _result(before: Any, move: int, after: Any) -> list[told.Events]:
    """Whether an attempt was good, and what everybody got."""
    happened: list[told.Events] = []
    if before.phase == MIXING:
        made = [*before.line[: before.line_length].tolist(), *([move] if move < BID else [])]
        kind = told.Success if move < BID and _met(before, move) else told.Failure
        line = [figure_move_text(each) for each in made]
        happened.append(kind(bid=int(bidding.undertaken(before)), line=line))
    for seat in range(after.players):
        points = int(after.scores[seat] - before.scores[seat])
        if points > 0:
            happened.append(told.Points(seat=seat, points=points))
        elif points < 0:
            happened.append(told.Penalty(seat=seat, points=points, lost=-points))
        elif after.crosses[seat] != before.crosses[seat]:
            happened.append(told.Cross(seat=seat))
    return happened


def _met(before: Any, move: int) -> bool:
    trial = before.copy()
    table.make_move(trial, move)
    return bool(table.solved(trial) and trial.cost == bidding.undertaken(before))


def _dealt(after: Any) -> told.Round:
    cards = [card_text(int(card), int(after.mode)) for card in after.cards[: after.deal]]
    return told.Round(round=int(after.round_number), cards=cards)


def _ended(after: Any) -> told.Over:
    why = rules.REASONS[rules.over(after)]
    return told.Over(reason=str(Message(f"laser/over-{why}")), why=why)
