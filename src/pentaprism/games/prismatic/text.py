"""Moves of Prismatic as text, and what a move did. Why one is refused: refusals.py."""

import re
from functools import cache
from typing import Any

from pentaprism.games.prismatic import events as e
from pentaprism.games.prismatic.events import Events
from pentaprism.games.prismatic.naming import goal, named, place, some
from pentaprism.games.prismatic.notation import (
    COLOUR_LETTERS,
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
    """§5: the pool colours that a move names, or - for none."""
    counts = [move >> (COLOURS_AT + 4 * colour) & 15 for colour in range(COLOURS)]
    letters = [letter * n for letter, n in zip(COLOUR_LETTERS, counts, strict=True)]
    return "".join(letters) or "-"


def refusal(s: Any, seat: int, text: str) -> Any:
    return refuse(s, seat, text, parse_move(text))


# -- events


def events(before: Any, seat: int, move: int, after: Any) -> list[Events]:
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    told: list[Events]
    if before.phase != RESOLVE:
        told = [_told_secretly(before, seat, verb, piece, target)]
    else:
        told = [_told(before, seat, verb, piece, target, after)]
        if move & CHOSEN:
            share = _share_text(move).replace("-", "")
            told.append(e.Pay(seat=seat, pool=share, number=len(share), colours=[*share]))
    return told + _what_followed(before, after)


def _told_secretly(before: Any, seat: int, verb: int, piece: int, target: int) -> Events:
    hidden = is_hidden(before, seat)
    if before.phase == AUCTION:
        return e.Bid(seat=seat, number=None if hidden else target)
    if verb == READY:
        return e.Ready(seat=seat)
    if hidden:
        return e.Choose(seat=seat)
    if verb == PUT:
        return _told_put(before, seat, piece, target)
    if verb == KEEP:
        return e.Keep(seat=seat, card=target, named=named(before, target))
    return e.TakeBack(seat=seat) if verb == TAKE_BACK else e.Take(seat=seat, piece=SIGNS[piece])


def _told_put(before: Any, seat: int, piece: int, target: int) -> Events:
    where = place(before, target)
    return e.Put(seat=seat, piece=SIGNS[piece], card=target or None, place=where)


_NAMING: dict[int, type[e.Create | e.Use | e.Discard | e.Steal]] = {
    CREATE: e.Create,
    USE: e.Use,
    DISCARD_CARD: e.Discard,
    STEAL_CARD: e.Steal,
}
_PLAIN: dict[int, type[e.Done | e.Return | e.Decline | e.Reject]] = {
    DONE: e.Done,
    RETURN: e.Return,
    DECLINE: e.Decline,
    REJECT: e.Reject,
}


def _told(before: Any, seat: int, verb: int, piece: int, target: int, after: Any) -> Events:
    """What a move in step 3 did. Where a card or mote is secret, it is not named."""
    if verb in _PLAIN:
        return _PLAIN[verb](seat=seat)
    if verb in _NAMING:
        return _NAMING[verb](seat=seat, card=target, named=named(before, target))
    if verb == MAKE:
        return _told_make(before, seat, target)
    if verb == PUT:
        return _told_put(before, seat, piece, target)
    if verb == KEEP:
        return _told_keep(before, seat, target)
    if verb == GAIN:
        return e.Gain(seat=seat, piece=SIGNS[piece], number=target)
    if verb == ADD:
        return e.Pool(seat=seat, piece=SIGNS[piece])
    if verb == PULL_MOTE:
        return e.Pull(seat=seat, piece=_pulled(seat, after))
    if verb == EMPTY_CARD:
        return e.Empty(seat=seat, card=target, named=named(before, target))
    if verb == EMPTY_PALETTE:
        return e.Empty(seat=seat, whose=target)
    if verb == DRAW_CARD:
        return e.Draw(seat=seat, named=_drawn(seat, after))
    return _told_drawn(before, seat, verb, target, after)


def _told_make(before: Any, seat: int, number: int) -> Events:
    make = board_of(before)[number - 1]
    paid = some(int(before.make_costs[number - 1]))
    return e.Make(
        seat=seat,
        number=number,
        cost=make.cost,
        gives=make.gives,
        some=paid,
        effect=goal(make.gives),
    )


def _told_keep(before: Any, seat: int, card: int) -> Events:
    others = [] if is_hidden(before, seat) else card_numbers(before.dealt[seat])
    left = [named(before, number) for number in others if number != card]
    return e.Keep(seat=seat, card=card, named=named(before, card), other=left[0] if left else None)


def _pulled(seat: int, after: Any) -> str | None:
    """The sign of the mote, as far as one may know it."""
    if is_hidden(after, seat) or after.doing != PULLED:
        return None
    return purse_text(after.hand[seat])


def _drawn(seat: int, after: Any) -> e.Name | None:
    if is_hidden(after, seat) or after.doing != DRAWN:
        return None
    return named(after, card_numbers(after.dealt[seat])[0])


def _told_drawn(before: Any, seat: int, verb: int, target: int, after: Any) -> Events:
    """The drawn card lies open now."""
    own = verb == TO_PROGRESS
    now = int(after.progress[seat] if own else after.common)
    was = int(before.progress[seat] if own else before.common)
    (card,) = card_numbers(now & ~was)
    name = named(after, card)
    if verb == REPLACE:
        replaced = named(before, target)
        return e.Place(seat=seat, card=card, named=name, area="replaced", replaced=replaced)
    return e.Place(seat=seat, card=card, named=name, area="progress" if own else "common")


def _what_followed(before: Any, after: Any) -> list[Events]:
    """What the end of a phase brought into the open."""
    told: list[Events] = []
    if before.phase == SETUP and after.phase == COMMIT:
        for seat in range(after.players):
            (number,) = card_numbers(after.progress[seat])
            told.append(e.Reveal(seat=seat, card=number, named=named(after, number)))
    if before.phase == COMMIT and after.phase == RESOLVE:
        told += [_told_commitment(before, after, seat) for seat in range(after.players)]
    if before.phase == AUCTION and after.phase != AUCTION:
        told.append(e.Starter(seat=int(after.starter)))
    if after.last_round and not before.last_round:
        told.append(e.LastRound(goal=bool(after.first), number=int(after.round_limit)))
    if after.rounds != before.rounds:
        told.append(e.Round(number=int(after.rounds)))
    if after.phase == OVER:
        told.append(e.Over(seat=int(after.winner) - 1))
    return told


def _told_commitment(before: Any, after: Any, seat: int) -> Events:
    added = {0: int(after.palette[seat]) - int(before.palette[seat])}
    for number in card_numbers(after.progress[seat] | after.created[seat]):
        added[number] = int(after.on_card[number - 1]) - int(before.on_card[number - 1])
    put = [_told_place(after, number, pieces) for number, pieces in added.items() if pieces]
    return e.Commit(seat=seat, places=len(put), put=put)


def _told_place(after: Any, number: int, pieces: int) -> e.Commitment:
    letters = purse_text(pieces)
    values = {"some": some(pieces), "letters": letters, "place": place(after, number)}
    return e.Commitment(
        key="prismatic/commitment",
        values=values,
        card=card_name(after, number) if number else "",
        number=number or None,
        pieces=letters,
    )
