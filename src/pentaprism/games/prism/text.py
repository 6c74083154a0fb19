"""PRISM in words: moves as text, why a move is refused, what a move did."""

import re
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.games.prism.deck import CARDS, COLOURS
from pentaprism.games.prism.rules import only_target
from pentaprism.games.prism.state import (
    ANSWER,
    BLOCK,
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
    REPLACE,
    SEATS,
    TAKE_ANY,
    TAKE_LEFT,
    WILD,
    ZAP,
)

_BARE = {
    DO_DRAW: "draw",
    DO_DRAW_TWO: "draw-two",
    DO_DECLINE: "decline",
    DO_BLOCK: "block",
    DO_ALLOW: "allow",
}
_BARE_VERBS = {text: verb for verb, text in _BARE.items()}
_PLAIN = (*COLOURS, "wild", "draw-two")  # cards that are played without a target
_PLAY = re.compile(rf"play ({'|'.join(_PLAIN)})")
_DISCARD = re.compile(rf"discard ({'|'.join(CARDS)})")
_SIDE = re.compile(rf"(take-(?:left|right)(?:-again)?) ({'|'.join(COLOURS)})")
_AIMED = re.compile(rf"(take-any|take-any-again|zap) ([0-{SEATS - 1}]) ({'|'.join(COLOURS)})")
_PLAYED_BY_WORD = re.compile(r"play (take-[a-z-]+|zap)")
_AIMED_AT_OTHERS = re.compile(r"(take-[a-z-]+|zap)(?: \S+)? (wild|draw-two)")


def is_aimed(card: int) -> bool:
    """Whether the card's player chooses among the opponents."""
    return card in (TAKE_ANY, TAKE_ANY + 1, ZAP)


def parts(move: int) -> tuple[int, int, int, int]:
    """Verb, card, target and colour."""
    return move & 7, move >> 3 & 15, move >> 7 & 7, move >> 10


def move_text(move: int) -> str:
    verb, card, target, colour = parts(move)
    if verb in _BARE:
        return _BARE[verb]
    name = CARDS[card]
    if verb == DO_DISCARD:
        return f"discard {name}"
    if is_aimed(card):
        return f"{name} {target} {COLOURS[colour]}"
    return f"{name} {COLOURS[colour]}" if TAKE_LEFT <= card < TAKE_ANY else f"play {name}"


def parse_move(text: str) -> int | None:
    if text in _BARE_VERBS:
        return _BARE_VERBS[text]
    if match := _PLAY.fullmatch(text):
        return DO_PLAY | CARDS.index(match[1]) << 3
    if match := _DISCARD.fullmatch(text):
        return DO_DISCARD | CARDS.index(match[1]) << 3
    if match := _SIDE.fullmatch(text):
        return DO_PLAY | CARDS.index(match[1]) << 3 | COLOURS.index(match[2]) << 10
    if match := _AIMED.fullmatch(text):
        move = DO_PLAY | CARDS.index(match[1]) << 3
        return move | int(match[2]) << 7 | COLOURS.index(match[3]) << 10
    return None


# -- refusals


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if s.phase == DRAW:
        return _refused_draw(s, move)
    if s.phase == ANSWER:
        return _refused_answer(s, seat, move)
    if s.phase == REPLACE:
        return IllegalMove("after your block, write draw for a new card or decline", "7")
    if move is None:
        return _unreadable(text)
    verb, card, target, colour = parts(move)
    if verb in (DO_DRAW, DO_DRAW_TWO):
        return _refused_late_draw(s, seat, verb)
    if verb not in (DO_PLAY, DO_DISCARD):
        return IllegalMove(f"{text!r} answers a take, and nobody takes from you now", "7")
    if not s.hands[seat, card]:
        return IllegalMove(f"you have no {CARDS[card]} in your hand", "3")
    if verb == DO_DISCARD:
        return IllegalMove(
            f"{CARDS[card]} can be played now, and only a card that cannot may be discarded", "4"
        )
    if card < WILD:
        return IllegalMove(f"{CARDS[card]} is in your collection already; you may discard it", "3")
    if card == WILD:
        return _refused_wild(s, seat)
    if card == ZAP:
        return _refused_zap(s, seat, target, colour)
    only = int(only_target(s, seat, card))
    return _refused_take(s, seat, target if only == NOBODY else only, colour)


def _refused_draw(s: Any, move: int | None) -> IllegalMove:
    if move == DO_DRAW_TWO:
        return IllegalMove("there is no draw-two in your collection to discard: write draw", "2")
    if s.draw_twos[s.turn]:
        return IllegalMove("a turn begins by drawing: write draw or draw-two", "2")
    return IllegalMove("a turn begins by drawing: write draw", "2")


def _refused_answer(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move == DO_BLOCK or not s.hands[seat, BLOCK]:
        return IllegalMove("you hold no block, so you can only allow the take", "8")
    return IllegalMove("a card of yours is being taken: write allow or block", "7")


def _refused_late_draw(s: Any, seat: int, verb: int) -> IllegalMove:
    if verb == DO_DRAW_TWO and s.hands[seat, DRAW_TWO]:
        return IllegalMove("to put a draw-two into your collection, write play draw-two", "3")
    if not s.stacked:
        return IllegalMove("the stack is empty: nobody draws any more in this round", "2")
    return IllegalMove("the draw step is over: play or discard a card", "3")


def _unreadable(text: str) -> IllegalMove:
    if text == "play block":
        return IllegalMove("a block is not played on one's own turn: it answers a take", "7")
    if match := _PLAYED_BY_WORD.match(text):
        return IllegalMove(f"say what the {match[1]} is for, as in take-left red or zap 2 red", "3")
    if match := _AIMED_AT_OTHERS.fullmatch(text):
        if match[1] == "zap":
            return IllegalMove(f"a {match[2]} cannot be zapped: name a colour", "6")
        return IllegalMove(f"a {match[2]} cannot be taken: name a colour", "5")
    return IllegalMove(
        f"{text!r} is not a play: write play red, take-left red, take-any 2 red, zap 2 red "
        "or discard block",
        "3",
    )


def _refused_wild(s: Any, seat: int) -> IllegalMove:
    if s.wilds[seat]:
        return IllegalMove("your collection has a wild already, and one is the most", "10")
    return IllegalMove("a wild needs a colour in your collection first", "10")


def _refused_zap(s: Any, seat: int, target: int, colour: int) -> IllegalMove:
    if target == seat:
        return IllegalMove("you cannot zap a card of your own", "6")
    if target >= s.players:
        return IllegalMove(f"there is no seat {target} in this match", "6")
    return IllegalMove(f"seat {target} has no {COLOURS[colour]} to zap", "6")


def _refused_take(s: Any, seat: int, target: int, colour: int) -> IllegalMove:
    if target == seat:
        return IllegalMove("you cannot take from yourself", "5")
    if target >= s.players:
        return IllegalMove(f"there is no seat {target} in this match", "5")
    if not s.colours[seat]:
        return IllegalMove("to take, you need a colour in your collection; a wild is none", "5")
    name = COLOURS[colour]
    if s.colours[seat] >> colour & 1:
        return IllegalMove(f"you have {name} already, and may take only what you lack", "5")
    return IllegalMove(f"seat {target} has no {name} to take", "5")


# -- events


def events(before: Any, seat: int, move: int, after: Any) -> list[dict[str, Any]]:
    verb, card, target, colour = parts(move)
    who = f"seat {seat}"
    if verb == DO_PLAY:
        told = _play_events(before, seat, card, target, colour)
    elif verb == DO_DISCARD:
        text = f"{who} discards {CARDS[card]}"
        told = [{"kind": "discard", "seat": seat, "card": CARDS[card], "text": text}]
    elif verb == DO_ALLOW:
        told = [_taken(before)]
    elif verb == DO_BLOCK:
        told = [_blocked(before)]
    elif verb == DO_DECLINE:
        told = [{"kind": "decline", "seat": seat, "text": f"{who} draws no card for the block"}]
    else:
        told = [_drawn(before, seat, verb, after)]
    return told + _round_events(before, move, after)


def _play_events(
    before: Any, seat: int, card: int, target: int, colour: int
) -> list[dict[str, Any]]:
    who, name = f"seat {seat}", CARDS[card]
    if card <= WILD or card == DRAW_TWO:
        return [{"kind": "play", "seat": seat, "card": name, "text": f"{who} plays {name}"}]
    hue = COLOURS[colour]
    event = {"seat": seat, "card": name, "target": target, "colour": hue}
    if card == ZAP:
        return [{"kind": "zap", **event, "text": f"{who} zaps seat {target}'s {hue}"}]
    only = int(only_target(before, seat, card))
    event["target"] = target if only == NOBODY else only
    text = f"{who} wants seat {event['target']}'s {hue} with {name}"
    return [{"kind": "ask", **event, "text": text}]


def _pending(before: Any) -> dict[str, Any]:
    return {
        "seat": int(before.turn),
        "card": CARDS[before.pending_card],
        "target": int(before.pending_target),
        "colour": COLOURS[before.pending_colour],
    }


def _taken(before: Any) -> dict[str, Any]:
    take = _pending(before)
    text = f"seat {take['seat']} takes {take['colour']} from seat {take['target']}"
    return {"kind": "take", **take, "text": text}


def _blocked(before: Any) -> dict[str, Any]:
    take = _pending(before)
    text = f"seat {take['target']} blocks seat {take['seat']}'s {take['card']}"
    return {"kind": "block", **take, "text": text}


def _drawn(before: Any, seat: int, verb: int, after: Any) -> dict[str, Any]:
    """A draw, with the cards where the hand is open in both records."""
    count = min(2, int(before.stacked)) if verb == DO_DRAW_TWO else 1
    event: dict[str, Any] = {"kind": "draw", "seat": seat, "count": count}
    drawn = "a card" if count == 1 else "two cards"
    if before.hands[seat].sum() == before.held[seat]:
        gained = after.hands[seat] - before.hands[seat]
        cards = sorted(CARDS[card] for card, n in enumerate(gained) for _ in range(n))
        if len(cards) == count:
            event["cards"] = cards
            drawn = " and ".join(cards)
    if verb == DO_DRAW_TWO:
        event["discarded"] = CARDS[DRAW_TWO]
        return {**event, "text": f"seat {seat} discards a draw-two and draws {drawn}"}
    return {**event, "text": f"seat {seat} draws {drawn}"}


def _round_events(before: Any, move: int, after: Any) -> list[dict[str, Any]]:
    if after.phase != OVER and after.rounds == before.rounds:
        return []
    seats = range(int(after.players))
    points = [int(after.last_round[s]) for s in seats]
    colours, wilds = _windows(before, move)
    winner = _round_winner(before, move)
    said = "nobody completes the rainbow" if winner is None else f"seat {winner} wins"
    gained = ", ".join(f"seat {s} {points[s]}" for s in seats)
    told: list[dict[str, Any]] = [
        {
            "kind": "round",
            "round": int(before.rounds),
            "winner": winner,
            "points": points,
            "colours": [_names(each) for each in colours],
            "wilds": wilds,
            "text": f"round {before.rounds} ends, {said}; points: {gained}",
        }
    ]
    if after.phase != OVER:
        text = f"seat {after.dealer} deals round {after.rounds}"
        told.append({"kind": "deal", "dealer": int(after.dealer), "text": text})
    return told


def _round_winner(before: Any, move: int) -> int | None:
    colours, wilds = _windows(before, move)
    turn = int(before.turn)
    return turn if colours[turn].bit_count() + wilds[turn] >= len(COLOURS) else None


def _windows(before: Any, move: int) -> tuple[list[int], list[int]]:
    """Colours and wilds of all collections when this move ended the round; the new deal has wiped
    the table."""
    verb, card, target, colour = parts(move)
    turn, seats = int(before.turn), range(int(before.players))
    colours = [int(before.colours[seat]) for seat in seats]
    wilds = [int(before.wilds[seat]) for seat in seats]
    if verb == DO_ALLOW:
        colours[before.pending_target] &= ~(1 << int(before.pending_colour))
        colours[turn] |= 1 << int(before.pending_colour)
    elif verb == DO_PLAY and card < WILD:
        colours[turn] |= 1 << card
    elif verb == DO_PLAY and card == WILD:
        wilds[turn] += 1
    elif verb == DO_PLAY and card == ZAP:
        colours[target] &= ~(1 << colour)
    return colours, wilds


def _names(colours: int) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if colours >> colour & 1]
