"""Moves of PRISM as text, why a move is refused, what a move did."""

import re
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.core.words import messages_of
from pentaprism.games.prism.deck import CARDS, COLOURS, Colour
from pentaprism.games.prism.events import (
    Ask,
    Block,
    Deal,
    Decline,
    Discard,
    Draw,
    Events,
    Play,
    Round,
    Take,
    Zap,
)
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

_message = messages_of("prism")
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


def _refused(clause: str, why: str, **values: str | int) -> IllegalMove:
    return IllegalMove(_message(f"refused-{why}", **values), clause)


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if s.phase == DRAW:
        return _refused_draw(s, move)
    if s.phase == ANSWER:
        return _refused_answer(s, seat, move)
    if s.phase == REPLACE:
        return _refused("7", "after-block")
    if move is None:
        return _unreadable(text)
    verb, card, target, colour = parts(move)
    if verb in (DO_DRAW, DO_DRAW_TWO):
        return _refused_late_draw(s, seat, verb)
    if verb not in (DO_PLAY, DO_DISCARD):
        return _refused("7", "no-take", text=text)
    if not s.hands[seat, card]:
        return _refused("3", "not-held", card=CARDS[card])
    if verb == DO_DISCARD:
        return _refused("4", "playable", card=CARDS[card])
    if card < WILD:
        return _refused("3", "owned", card=CARDS[card])
    if card == WILD:
        return _refused("10", "second-wild" if s.wilds[seat] else "lone-wild")
    if card == ZAP:
        return _refused_zap(s, seat, target, colour)
    only = int(only_target(s, seat, card))
    return _refused_take(s, seat, target if only == NOBODY else only, colour)


def _refused_draw(s: Any, move: int | None) -> IllegalMove:
    if move == DO_DRAW_TWO:
        return _refused("2", "no-draw-two")
    return _refused("2", "draw-first-or-two" if s.draw_twos[s.turn] else "draw-first")


def _refused_answer(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move == DO_BLOCK or not s.hands[seat, BLOCK]:
        return _refused("8", "no-block")
    return _refused("7", "answer")


def _refused_late_draw(s: Any, seat: int, verb: int) -> IllegalMove:
    if verb == DO_DRAW_TWO and s.hands[seat, DRAW_TWO]:
        return _refused("3", "save")
    return _refused("3", "drawn") if s.stacked else _refused("2", "stack-empty")


def _unreadable(text: str) -> IllegalMove:
    if text == "play block":
        return _refused("7", "block-now")
    match = _PLAYED_BY_WORD.match(text)
    if match and match[1] in CARDS:
        return _refused("3", "aimless", card=match[1])
    match = _AIMED_AT_OTHERS.fullmatch(text)
    if match and match[1] == "zap":
        return _refused("6", "not-zapped", card=match[2])
    if match:
        return _refused("5", "not-taken", card=match[2])
    return _refused("3", "unreadable", text=text)


def _refused_zap(s: Any, seat: int, target: int, colour: int) -> IllegalMove:
    if target == seat:
        return _refused("6", "zap-own")
    if target >= s.players:
        return _refused("6", "no-seat", seat=target)
    return _refused("6", "nothing-to-zap", target=target, colour=COLOURS[colour])


def _refused_take(s: Any, seat: int, target: int, colour: int) -> IllegalMove:
    if target == seat:
        return _refused("5", "take-own")
    if target >= s.players:
        return _refused("5", "no-seat", seat=target)
    if not s.colours[seat]:
        return _refused("5", "take-needs-colour")
    name = COLOURS[colour]
    if s.colours[seat] >> colour & 1:
        return _refused("5", "take-owned", colour=name)
    return _refused("5", "nothing-to-take", target=target, colour=name)


# -- events


def events(before: Any, seat: int, move: int, after: Any) -> list[Events]:
    verb, card, target, colour = parts(move)
    told: Events
    if verb == DO_PLAY:
        told = _played(before, seat, card, target, colour)
    elif verb == DO_DISCARD:
        told = Discard(seat=seat, card=CARDS[card])
    elif verb == DO_ALLOW:
        told = Take(**_pending(before))
    elif verb == DO_BLOCK:
        told = Block(**_pending(before))
    elif verb == DO_DECLINE:
        told = Decline(seat=seat)
    else:
        told = _drawn(before, seat, verb, after)
    return [told, *_round_events(before, move, after)]


def _played(before: Any, seat: int, card: int, target: int, colour: int) -> Play | Zap | Ask:
    name = CARDS[card]
    if card <= WILD or card == DRAW_TWO:
        return Play(seat=seat, card=name)
    if card == ZAP:
        return Zap(seat=seat, card=name, target=target, colour=COLOURS[colour])
    only = int(only_target(before, seat, card))
    aimed = target if only == NOBODY else only
    return Ask(seat=seat, card=name, target=aimed, colour=COLOURS[colour])


def _pending(before: Any) -> dict[str, Any]:
    return {
        "seat": int(before.turn),
        "card": CARDS[before.pending_card],
        "target": int(before.pending_target),
        "colour": COLOURS[before.pending_colour],
    }


def _drawn(before: Any, seat: int, verb: int, after: Any) -> Draw:
    """A draw, with the cards where the hand is open in both records."""
    count = min(2, int(before.stacked)) if verb == DO_DRAW_TWO else 1
    cards = None
    if before.hands[seat].sum() == before.held[seat]:
        gained = after.hands[seat] - before.hands[seat]
        found = sorted(CARDS[card] for card, n in enumerate(gained) for _ in range(n))
        cards = found if len(found) == count else None
    used = CARDS[DRAW_TWO] if verb == DO_DRAW_TWO else None
    return Draw(seat=seat, count=count, cards=cards, discarded=used)


def _round_events(before: Any, move: int, after: Any) -> list[Events]:
    if after.phase != OVER and after.rounds == before.rounds:
        return []
    seats = range(int(after.players))
    points = [int(after.last_round[s]) for s in seats]
    colours, wilds = _windows(before, move)
    end = Round(
        round=int(before.rounds),
        winner=_round_winner(before, move),
        points=points,
        colours=[_names(each) for each in colours],
        wilds=wilds,
        gained=[_message("word-gained", seat=s, points=points[s]) for s in seats],
    )
    if after.phase == OVER:
        return [end]
    return [end, Deal(dealer=int(after.dealer), round=int(after.rounds))]


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


def _names(colours: int) -> list[Colour]:
    return [name for colour, name in enumerate(COLOURS) if colours >> colour & 1]
