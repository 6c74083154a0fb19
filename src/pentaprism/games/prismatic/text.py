"""Prismatic in words: moves as text, and what a move did. Why one is refused: refusals.py."""

import re
from functools import cache
from typing import Any

from pentaprism.games.prismatic.notation import (
    COLOUR_LETTERS,
    PIECES,
    SIGNS,
    board_of,
    card_name,
    card_numbers,
    purse_text,
)
from pentaprism.games.prismatic.position import is_hidden
from pentaprism.games.prismatic.refusals import refusal as refuse
from pentaprism.games.prismatic.state import (
    ADD,
    AUCTION,
    BID,
    CHOSEN,
    COLOURS,
    COLOURS_AT,
    COMMIT,
    CREATE,
    DECLINE,
    DISCARD_CARD,
    DONE,
    DRAW_CARD,
    DRAWN,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    KINDS,
    MAKE,
    MAX_CARDS,
    MAX_MAKES,
    MAX_SEATS,
    OVER,
    PASS,
    PRISM,
    PULL_MOTE,
    PULLED,
    PUT,
    READY,
    REJECT,
    REPLACE,
    RESOLVE,
    RETURN,
    SETUP,
    STEAL_CARD,
    TAKE,
    TAKE_BACK,
    TO_COMMON,
    TO_PROGRESS,
    USE,
    VERB,
)

_WORDS = {
    READY: "ready",
    TAKE_BACK: "take back",
    DONE: "done",
    PULL_MOTE: "pull",
    RETURN: "return",
    DRAW_CARD: "draw",
    TO_PROGRESS: "to progress",
    TO_COMMON: "to common",
    DECLINE: "decline",
    PASS: "pass",
    REJECT: "reject",
}
_CARD_WORDS = {
    KEEP: "keep",
    CREATE: "create",
    USE: "use",
    EMPTY_CARD: "empty",
    REPLACE: "replace",
    DISCARD_CARD: "discard",
    STEAL_CARD: "steal",
}
_MOST_PRISMS = 50
#: No cost has more than eight symbols.
_PAYING = re.compile(r"(?P<plain>(?:create|make) \d+) pool (?P<share>-|[RGBCMYWK]{1,8})")


@cache
def _texts() -> dict[int, str]:
    """Every move that is ever written, with its text."""
    texts = {verb << 12: word for verb, word in _WORDS.items()}
    for verb, word in _CARD_WORDS.items():
        texts |= {verb << 12 | n: f"{word} {n}" for n in range(1, MAX_CARDS + 1)}
    for kind in range(KINDS):
        texts[PUT << 12 | kind << 6] = f"put {SIGNS[kind]} palette"
        for n in range(1, MAX_CARDS + 1):
            texts[PUT << 12 | kind << 6 | n] = f"put {SIGNS[kind]} {n}"
    for kind in range(PRISM):
        texts[TAKE << 12 | kind << 6] = f"take {SIGNS[kind]}"
        texts[ADD << 12 | kind << 6] = f"pool {SIGNS[kind]}"
        texts[GAIN << 12 | kind << 6 | 1] = f"gain {SIGNS[kind]}"
    texts[GAIN << 12 | PRISM << 6 | 1] = "gain prism"
    for n in (2, 3):
        texts[GAIN << 12 | PRISM << 6 | n] = f"gain {n} prisms"
    texts |= {MAKE << 12 | n: f"make {n}" for n in range(1, MAX_MAKES + 1)}
    texts |= {EMPTY_PALETTE << 12 | seat: f"empty palette {seat}" for seat in range(MAX_SEATS)}
    texts |= {BID << 12 | n: f"bid {n}" for n in range(1, _MOST_PRISMS + 1)}
    return texts


@cache
def _moves() -> dict[str, int]:
    return {text: move for move, text in _texts().items()}


def move_text(move: int) -> str:
    number = int(move)
    plain = _texts()[number & (CHOSEN - 1)]
    return f"{plain} pool {_share_text(number)}" if number & CHOSEN else plain


def parse_move(text: str) -> int | None:
    match = _PAYING.fullmatch(text)
    if not match:
        return _moves().get(text)
    plain, letters = _moves().get(match["plain"]), match["share"].replace("-", "")
    if plain is None or letters != "".join(sorted(letters, key=COLOUR_LETTERS.index)):
        return None
    counts = [letters.count(letter) << 4 * colour for colour, letter in enumerate(COLOUR_LETTERS)]
    return plain | CHOSEN | sum(counts) << COLOURS_AT


def _share_text(move: int) -> str:
    """5: the pool colours that a move names, or - for none."""
    counts = [move >> (COLOURS_AT + 4 * colour) & 15 for colour in range(COLOURS)]
    letters = [letter * n for letter, n in zip(COLOUR_LETTERS, counts, strict=True)]
    return "".join(letters) or "-"


def refusal(s: Any, seat: int, text: str) -> Any:
    return refuse(s, seat, text, parse_move(text))


# -- events


def events(before: Any, seat: int, move: int, after: Any) -> list[dict[str, Any]]:
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    if before.phase == RESOLVE:
        told = _told(before, seat, verb, piece, target, after)
        if move & CHOSEN:
            told.append(_told_share(seat, _share_text(move)))
    else:
        told = _told_secretly(before, seat, verb, piece, target)
    return told + _what_followed(before, after)


def _event(kind: str, text: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, **more, "text": text}


def _told_share(seat: int, share: str) -> dict[str, Any]:
    paid = "nothing" if share == "-" else share
    text = f"seat {seat} pays for it with {paid} from the pool"
    return _event("pay", text, seat=seat, pool=share.replace("-", ""))


def _told_secretly(
    before: Any, seat: int, verb: int, piece: int, target: int
) -> list[dict[str, Any]]:
    who = f"seat {seat}"
    if before.phase == AUCTION and is_hidden(before, seat):
        return [_event("bid", f"{who} has bid", seat=seat)]
    if verb == READY:
        return [_event("ready", f"{who} is ready", seat=seat)]
    if is_hidden(before, seat):
        return [_event("choose", f"{who} is choosing", seat=seat)]
    if verb == PUT:
        place = "the palette" if target == 0 else card_name(before, target)
        return [_event("put", f"{who} puts a {PIECES[piece]} on {place}", seat=seat)]
    if verb == KEEP:
        return [_event("keep", f"{who} keeps {card_name(before, target)}", seat=seat)]
    texts = {
        TAKE_BACK: ("take-back", "takes everything back"),
        TAKE: ("take", f"takes a {PIECES[piece]}"),
        BID: ("bid", f"bids {target}"),
        PASS: ("bid", "bids nothing"),
    }
    kind, text = texts[verb]
    return [_event(kind, f"{who} {text}", seat=seat)]


def _told(
    before: Any, seat: int, verb: int, piece: int, target: int, after: Any
) -> list[dict[str, Any]]:
    """What a move in step 3 did. Where a card or mote is secret, it is not named."""
    who = f"seat {seat}"
    card = card_name(before, target) if verb in _CARD_WORDS else ""
    hidden = is_hidden(before, seat)
    if verb == MAKE:
        make = board_of(before)[target - 1]
        text = f"pays {make.cost} for creation {target} of the board: {make.gives}"
        paid = {"number": target, "cost": make.cost, "gives": make.gives}
        return [_event("make", f"{who} {text}", seat=seat, **paid)]
    if verb == PUT:
        place = "the palette" if target == 0 else card_name(before, target)
        return [_event("put", f"{who} puts a {PIECES[piece]} on {place}", seat=seat)]
    if verb in (TO_PROGRESS, TO_COMMON, REPLACE):
        return _told_drawn(before, seat, verb, card, after)
    if verb == KEEP and not hidden:
        (other,) = set(card_numbers(before.dealt[seat])) - {target} or (0,)
        tail = f" and discards {card_name(before, other)}" if other else ""
        return [_event("keep", f"{who} keeps {card}{tail}", seat=seat, card=target)]
    gained = PIECES[piece] if piece < KINDS else ""
    if verb == GAIN and target > 1:
        gained = f"{target} prisms"
    pulled = _pulled(seat, after) if verb == PULL_MOTE else ""
    texts = {
        CREATE: ("create", f"creates {card}"),
        USE: ("use", f"uses {card}"),
        KEEP: ("keep", f"keeps {card}"),
        DONE: ("done", "is done"),
        GAIN: ("gain", f"gains {gained if target > 1 else f'a {gained}'}"),
        ADD: ("pool", f"adds {SIGNS[piece]} to the pool"),
        PULL_MOTE: ("pull", "pulls a mote" + (f": {pulled}" if pulled else "")),
        RETURN: ("return", "returns the pulled mote"),
        EMPTY_CARD: ("empty", f"empties {card}"),
        EMPTY_PALETTE: ("empty", f"empties the palette of seat {target}"),
        DRAW_CARD: ("draw", "draws a card" + _drawn(seat, after)),
        DISCARD_CARD: ("discard", f"discards {card}"),
        STEAL_CARD: ("steal", f"steals {card}"),
        DECLINE: ("decline", "declines what is left"),
        REJECT: ("reject", "discards the card"),
    }
    kind, text = texts[verb]
    more: dict[str, Any] = {"card": target} if verb in _CARD_WORDS else {}
    if verb == ADD or pulled:
        more["piece"] = pulled or SIGNS[piece]
    return [_event(kind, f"{who} {text}", seat=seat, **more)]


def _pulled(seat: int, after: Any) -> str:
    """The sign of the mote, as far as one may know it."""
    if is_hidden(after, seat) or after.doing != PULLED:
        return ""
    return purse_text(after.hand[seat])


def _drawn(seat: int, after: Any) -> str:
    if is_hidden(after, seat) or after.doing != DRAWN:
        return ""
    return f": {card_name(after, card_numbers(after.dealt[seat])[0])}"


def _told_drawn(
    before: Any, seat: int, verb: int, replaced: str, after: Any
) -> list[dict[str, Any]]:
    """The drawn card lies open now."""
    place = int(after.progress[seat]) if verb == TO_PROGRESS else int(after.common)
    was = int(before.progress[seat]) if verb == TO_PROGRESS else int(before.common)
    (number,) = card_numbers(place & ~was)
    name = card_name(after, number)
    where = "into progress" if verb == TO_PROGRESS else "among the common cards"
    tail = f" in place of {replaced}" if verb == REPLACE else ""
    return [_event("place", f"seat {seat} puts {name} {where}{tail}", seat=seat, card=number)]


def _what_followed(before: Any, after: Any) -> list[dict[str, Any]]:
    """What the end of a phase brought into the open."""
    told: list[dict[str, Any]] = []
    if before.phase == SETUP and after.phase == COMMIT:
        for seat in range(after.players):
            (number,) = card_numbers(after.progress[seat])
            text = f"seat {seat} keeps {card_name(after, number)}"
            told.append(_event("reveal", text, seat=seat, card=number))
    if before.phase == COMMIT and after.phase == RESOLVE:
        told += [_told_commitment(before, after, seat) for seat in range(after.players)]
    if before.phase == AUCTION and after.phase != AUCTION:
        text = f"seat {int(after.starter)} has the starter token"
        told.append(_event("starter", text, seat=int(after.starter)))
    if after.last_round and not before.last_round:
        told.append(_event("last-round", _last_round(after), goal=bool(after.first)))
    if after.rounds != before.rounds:
        told.append(_event("round", f"round {int(after.rounds)} begins"))
    if after.phase == OVER:
        winner = int(after.winner) - 1
        told.append(_event("over", f"the game is over: seat {winner} wins", seat=winner))
    return told


def _last_round(after: Any) -> str:
    if after.first:
        return "the goal is reached: one more round"
    return f"round {int(after.round_limit)} is the last one"


def _told_commitment(before: Any, after: Any, seat: int) -> dict[str, Any]:
    places = [("", int(after.palette[seat]) - int(before.palette[seat]))]
    for number in card_numbers(after.progress[seat] | after.created[seat]):
        added = int(after.on_card[number - 1]) - int(before.on_card[number - 1])
        places.append((card_name(after, number), added))
    # The card's name, or none for the palette.
    put = [{"card": card, "pieces": purse_text(pieces)} for card, pieces in places if pieces]
    texts = [f"{each['pieces']} to {each['card'] or 'the palette'}" for each in put]
    told = ", ".join(texts) if texts else "nothing"
    return _event("commit", f"seat {seat} commits {told}", seat=seat, put=put)
