"""Why a move of Prismatic is good, in a few words."""

from collections.abc import Sequence
from typing import Any

from pentaprism.core.bits import popcount
from pentaprism.games.prismatic import areas, purse
from pentaprism.games.prismatic.cards import LETTERS
from pentaprism.games.prismatic.notation import (
    COLOUR_NAMES,
    PIECES,
    board_of,
    card_name,
    cards_of,
    purse_words,
)
from pentaprism.games.prismatic.state import (
    ADD,
    BID,
    CREATE,
    DECLINE,
    DISCARD_CARD,
    DONE,
    DRAW_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    MAKE,
    PASS,
    PRISM,
    PULL_MOTE,
    PUT,
    READY,
    REJECT,
    REPLACE,
    RETURN,
    STEAL_CARD,
    TAKE,
    TAKE_BACK,
    TO_COMMON,
    TO_PROGRESS,
    USE,
    VERB,
)

_PLAIN = {
    TAKE_BACK: "a better commitment is possible",
    PULL_MOTE: "a pulled mote may fit at once",
    RETURN: "the mote is of more use in the bag",
    DRAW_CARD: "another card to work on",
    TO_PROGRESS: "it is worth creating, and nobody else can create it there",
    TO_COMMON: "a card in progress would cost a star if it is not finished",
    REPLACE: "makes the common cards suit one's own motes better",
    DECLINE: "what is left would not help",
    PASS: "the starter token is not worth a prism now",
    REJECT: "a card in progress would cost a star if it is not finished",
    BID: "resolving first is worth the prisms",
}
_EFFECTS = {
    "prism": "brings a prism",
    "pull": "lets you pull a mote",
    "empty": "lets you empty a palette or a card",
    "draw": "lets you draw a card",
    "discard": "lets you discard a card",
    "steal": "lets you steal a card",
    "two cards": "lets you keep one of two cards",
}


def reason(s: Any, seat: int, line: Sequence[int]) -> str:
    move = line[0]
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    if verb == PUT:
        return _why_put(s, seat, piece, target)
    if verb == CREATE:
        return _why_create(s, seat, target)
    if verb == USE:
        return _why_effect(cards_of(s)[target - 1].ability.split(" -> ")[-1])
    if verb == MAKE:
        return _why_effect(board_of(s)[target - 1].gives)
    if verb == KEEP:
        return f"{card_name(s, target)} is nearer, or worth more"
    if verb in (TAKE, GAIN, ADD):
        return _why_piece(s, seat, verb, piece)
    if verb in (EMPTY_CARD, EMPTY_PALETTE, DISCARD_CARD, STEAL_CARD):
        return _why_card(s, seat, verb, target)
    if verb == READY:
        return "the rest is of more use in the bag" if s.hand[seat] else "everything has its place"
    if verb == DONE:
        return "what is committed will be worth more later"
    return _PLAIN[verb]


def _why_effect(effect: str) -> str:
    kind, _, sign = effect.partition(" ")
    if kind == "mote":
        return f"brings a {PIECES[LETTERS.index(sign)]}"
    if kind == "pool":
        return f"brings {COLOUR_NAMES[LETTERS.index(sign)]} into the pool"
    return _EFFECTS.get(effect, f"brings {effect}")


def _why_put(s: Any, seat: int, piece: int, target: int) -> str:
    """What is still missing once the piece lies there."""
    if target and int(s.created[seat]) >> (target - 1) & 1:
        return f"pays for the ability of {card_name(s, target)}"
    if target:
        card = target - 1
        here = int(s.on_card[card]) + int(s.put_card[card]) + int(purse.ONE[piece])
        return _progress_towards(s, card_name(s, target), int(s.costs[card]), here)
    here = int(s.palette[seat]) + int(s.put_palette[seat]) + int(purse.ONE[piece])
    wanted = []
    for number in range(1, int(s.cards) + 1):
        cost = int(s.costs[number - 1])
        if int(s.common) >> (number - 1) & 1 and cost >> 6 * piece & 63:
            wanted.append((_lack(cost, here), number))
    if wanted and min(wanted)[0] <= 3:
        number = min(wanted)[1]
        return _progress_towards(s, card_name(s, number), int(s.costs[number - 1]), here)
    return "serves the creations of the board"


def _lack(cost: int, here: int) -> int:
    return sum(max(0, (cost >> 6 * kind & 63) - (here >> 6 * kind & 63)) for kind in range(10))


def _progress_towards(s: Any, name: str, cost: int, here: int) -> str:
    missing = 0
    for kind in range(10):
        missing |= max(0, (cost >> 6 * kind & 63) - (here >> 6 * kind & 63)) << 6 * kind
    if not missing:
        return f"completes {name}"
    return f"brings {name} nearer: then it lacks {purse_words(missing)}"


def _why_create(s: Any, seat: int, number: int) -> str:
    stars = int(areas.stars(s, number - 1))
    told = f"{stars} star{'s' if stars > 1 else ''}"
    if s.first == 0 and int(popcount(s.created[seat])) + 1 >= s.goal:
        return f"{told}, and first at the goal"
    return f"{told} and the ability {cards_of(s)[number - 1].ability}"


def _why_piece(s: Any, seat: int, verb: int, piece: int) -> str:
    if verb == ADD:
        return "may complete something at once"
    if piece == PRISM:
        return "prisms pay for cards, and four of them are a star"
    return f"a {PIECES[piece]} more in the bag"


def _why_card(s: Any, seat: int, verb: int, target: int) -> str:
    if verb == EMPTY_PALETTE:
        return "gets one's own motes back" if target == seat else f"sets seat {target} back"
    if verb == DISCARD_CARD:
        own = int(s.progress[seat]) >> (target - 1) & 1
        return "saves the star that it would cost" if own else "the others would have used it"
    if verb == STEAL_CARD:
        return f"{card_name(s, target)} is worth creating"
    own = int(s.progress[seat] | s.created[seat]) >> (target - 1) & 1
    return "gets one's own motes back" if own else f"sets back {card_name(s, target)}"
