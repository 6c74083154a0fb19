"""Laser in words: moves as text, why a move is refused, what a move did."""

import re
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.games.laser import bidding, rules, table
from pentaprism.games.laser.notation import (
    COLOUR_NAMES,
    card_name,
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


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if seat == s.players:
        return IllegalMove("the clock only says that the time is up: time", "14")
    if move == TIME:
        return IllegalMove("that the time is up is for the clock to say", "14")
    if move == PASS:
        return _refused_pass(s)
    if s.phase == MIXING:
        return refused_figure_move(s, text, move)
    if s.phase == CHOOSING:
        return IllegalMove(f"choose a teammate whose bid is nearest: {_ally_texts(s)}", "10")
    if move == IMPOSSIBLE:
        return _refused_claim(s, seat)
    if s.phase == PLANNING:
        return IllegalMove("show from 2 to 10: bid 2 to bid 10, or grab the cat: impossible", "10")
    return _refused_bid(s, text, move)


def _refused_claim(s: Any, seat: int) -> IllegalMove:
    if s.claimer != NOBODY:
        return IllegalMove("the cat is grabbed already: only the first claim counts", "12")
    if s.bids[seat] != NO_BID:
        return IllegalMove("who has bid cannot grab the cat", "12")
    return IllegalMove("who has passed cannot grab the cat", "12")


def _ally_texts(s: Any) -> str:
    allies = int(bidding.allies(s))
    return ", ".join(f"team {seat}" for seat in range(s.players) if allies >> seat & 1)


def _refused_pass(s: Any) -> IllegalMove:
    if s.phase == BIDDING:
        return IllegalMove("the lowest bidder cannot pass", "11")
    return IllegalMove("players pass only in open bidding", "11")


def _refused_bid(s: Any, text: str, move: int | None) -> IllegalMove:
    low, high = int(bidding.lowest_bid(s)), int(bidding.bids_below(s))
    clause = "11" if s.claimer == NOBODY else "12"
    if high < low:
        return IllegalMove(f"no bid is lower than {low}: only the cat can be grabbed", "12")
    if move is None or not BID <= move < ALLY:
        return IllegalMove(f"{text!r} is no bid: nothing moves yet, write bid {high}", clause)
    if bidding.leader(s) != NOBODY and move - BID > high:
        return IllegalMove(f"a further bid must be lower than {high + 1}", clause)
    return IllegalMove(f"a bid is a number from {low} to {high}", clause)


def refused_figure_move(s: Any, text: str, move: int | None) -> IllegalMove:
    """Why no figure moves so; `s` may also be a puzzle's record."""
    if move is None:
        return IllegalMove(
            f"{text!r} is not a move: write 3+7 (clockwise), 3-7 (anticlockwise), @+7 for the cat",
            "1",
        )
    if move >= BID:
        return IllegalMove("bidding is over: now figures move", "11" if s.mode != TEAM else "10")
    origin, destination = move & 15, move >> 4 & 15
    if origin == CAT:
        return _refused_cat(s, destination)
    mover, met = table.colour_at(s, origin), table.colour_at(s, destination)
    if mover < 0:
        return IllegalMove(f"there is no figure on tile {origin}", "1")
    if met < 0:
        return IllegalMove(f"there is no figure to mix with on tile {destination}", "1")
    if (met - mover) % COLOURS not in (2, 4):
        return IllegalMove(f"{COLOUR_NAMES[mover]} and {COLOUR_NAMES[met]} do not mix", "1")
    product = COLOUR_NAMES[table.mixture(mover, met)]
    if s.stock[table.mixture(mover, met)] == 0:
        return IllegalMove(f"there is no {product} figure in stock", "2")
    return IllegalMove(
        f"the figure on tile {s.fresh} completed no card, so this move must use it", "6"
    )


def _refused_cat(s: Any, tile: int) -> IllegalMove:
    if s.caught:
        return IllegalMove("the cat has moved already, and moves once a round", "4")
    if s.fresh != NOBODY:
        return IllegalMove(
            f"the figure on tile {s.fresh} completed no card, so a mix must use it first", "6"
        )
    if table.colour_at(s, tile) < 0:
        return IllegalMove(f"there is no figure on tile {tile} for the cat to catch", "4")
    return IllegalMove("the cat ends only on a figure that completes an open card", "4")


# -- what happened


def events(before: Any, seat: int, move: int, after: Any) -> list[dict[str, Any]]:
    told = [_first_event(before, seat, move, after)]
    if before.phase == PLANNING and after.phase in (CHOOSING, MIXING, BIDDING):
        if not _new_round(before, after) and any(after.bids[: after.players] != NO_BID):
            told.append(_shown(after))
    if ends_round(before, after):
        told += _result(before, move, after)
    if after.phase == OVER:
        told.append(_ended(after))
    elif _new_round(before, after):
        told.append(_dealt(after))
    elif after.phase == MIXING and before.phase != MIXING:
        told.append(_begun(after))
    return told


def ends_round(before: Any, after: Any) -> bool:
    return bool(before.phase == MIXING != after.phase) or _new_round(before, after)


def _new_round(before: Any, after: Any) -> bool:
    return bool(after.round_number != before.round_number or after.phase == OVER)


def _first_event(before: Any, seat: int, move: int, after: Any) -> dict[str, Any]:
    if move < BID:
        return _moved(before, seat, move)
    if move < ALLY:
        return _bid_event(before, seat, move - BID, after)
    if move < IMPOSSIBLE:
        text = f"seat {seat} chooses seat {move - ALLY} as teammate"
        return {"kind": "team", "seat": seat, "mate": move - ALLY, "text": text}
    text = {
        IMPOSSIBLE: f"seat {seat} grabs the cat: impossible!",
        TIME: "the time is up",
        PASS: f"seat {seat} bids no more",
        CONCEDE: f"seat {seat} gives up",
    }[move]
    return {"kind": WORDS[move], "seat": seat, "text": text}


def _bid_event(before: Any, seat: int, points: int, after: Any) -> dict[str, Any]:
    if before.phase == PLANNING and after.phase == PLANNING and after.bids[seat] == HIDDEN:
        return {"kind": "bid", "seat": seat, "text": f"seat {seat} has a bid ready"}
    return {"kind": "bid", "seat": seat, "bid": points, "text": f"seat {seat} bids {points}"}


def _shown(after: Any) -> dict[str, Any]:
    bids = [int(bid) for bid in after.bids[: after.players]]
    words = ", ".join(f"seat {i} {bid}" for i, bid in enumerate(bids) if bid != NO_BID)
    shown = [None if bid == NO_BID else bid for bid in bids]
    return {"kind": "shown", "bids": shown, "text": f"the bids are shown: {words}"}


def _begun(after: Any) -> dict[str, Any]:
    mixers = [int(bidding.mover(after))]
    if bidding.in_team(after):
        mixers.append(int(after.partner))
    bid = int(bidding.undertaken(after))
    names = " and ".join(f"seat {seat}" for seat in mixers)
    return {"kind": "attempt", "seats": mixers, "bid": bid, "text": f"{names}: {bid} to spend"}


def _moved(before: Any, seat: int, move: int) -> dict[str, Any]:
    origin, tile = move & 15, move >> 4 & 15
    cost = int(table.move_cost(before, move))
    met = COLOUR_NAMES[table.colour_at(before, tile)]
    event = {"seat": seat, "move": figure_move_text(move), "cost": cost}
    if origin == CAT:
        text = f"the cat catches {met} on tile {tile} for {cost}"
        return {"kind": "catch", **event, "text": text}
    mover, other = table.colour_at(before, origin), table.colour_at(before, tile)
    product = COLOUR_NAMES[table.mixture(mover, other)]
    figure = f"{COLOUR_NAMES[mover]} from tile {origin}"
    text = f"{figure} meets {met} on tile {tile} for {cost} and gives {product}"
    return {"kind": "mix", **event, "product": product, "text": text}


def _result(before: Any, move: int, after: Any) -> list[dict[str, Any]]:
    """Whether an attempt was good, and what everybody got."""
    told: list[dict[str, Any]] = []
    if before.phase == MIXING:
        good = move < BID and _met(before, move)
        text = "the attempt succeeds" if good else "the attempt fails"
        line = [*before.line[: before.line_length].tolist(), *([move] if move < BID else [])]
        told.append(
            {
                "kind": "success" if good else "failure",
                "bid": int(bidding.undertaken(before)),
                "line": [figure_move_text(made) for made in line],
                "text": text,
            }
        )
    for seat in range(after.players):
        points = int(after.scores[seat] - before.scores[seat])
        if points > 0:
            text = f"seat {seat} scores {points}"
            told.append({"kind": "points", "seat": seat, "points": points, "text": text})
        elif points < 0:
            text = f"a third X for seat {seat}: {-points} points lost"
            told.append({"kind": "penalty", "seat": seat, "points": points, "text": text})
        elif after.crosses[seat] != before.crosses[seat]:
            told.append({"kind": "cross", "seat": seat, "text": f"an X for seat {seat}"})
    return told


def _met(before: Any, move: int) -> bool:
    trial = before.copy()
    table.make_move(trial, move)
    return bool(table.solved(trial) and trial.cost == bidding.undertaken(before))


def _dealt(after: Any) -> dict[str, Any]:
    cards = [card_name(int(card), int(after.mode)) for card in after.cards[: after.deal]]
    text = f"round {after.round_number}: {', '.join(cards)}"
    return {"kind": "round", "round": int(after.round_number), "text": text}


def _ended(after: Any) -> dict[str, Any]:
    reason = rules.REASONS[rules.over(after)]
    return {"kind": "over", "reason": reason, "text": f"the game is over: {reason}"}
