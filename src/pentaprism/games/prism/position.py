"""A position of PRISM as JSON (formats.md) and back, with every way it can be wrong.

The cards of a position need not make up the deck: problems and tests name only what matters.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from pentaprism.core.errors import BadPosition, did_you_mean
from pentaprism.core.reading import read_rng, rng_text, whole
from pentaprism.games.prism import GAME, deck
from pentaprism.games.prism.deck import CARDS, COLOURS, TAKES
from pentaprism.games.prism.rounds import complete, leader
from pentaprism.games.prism.rules import only_target, prey
from pentaprism.games.prism.state import (
    ANSWER,
    DRAW,
    HIDDEN,
    NOBODY,
    OVER,
    PHASES,
    PLAY,
    REPLACE,
    STATE,
    WILD,
)

UNKNOWN = "?"
_NAMES = (*CARDS, UNKNOWN)  # of the cards in a stack
_BY_NAME = sorted(range(len(CARDS)), key=lambda card: CARDS[card])
_NUMBER: dict[str, int] = {card: number for number, card in enumerate(CARDS)}
_COLLECTION = {"colours", "wild", "draw_two"}
_PENDING = {"taker", "target", "colour", "card"}
_MOST_POINTS = 2**30  # leaves room to go on counting


def opened(s: Any) -> SimpleNamespace:
    """A record's fields as numbers and lists, which Python reads many times faster."""
    fields = zip(STATE.names or (), s.item(), strict=True)
    return SimpleNamespace(
        **{
            name: field.tolist() if isinstance(field, np.ndarray) else field
            for name, field in fields
        }
    )


# -- to JSON


def to_json(s: Any) -> dict[str, Any]:
    s = opened(s)
    seats = range(s.players)
    position = {
        "players": s.players,
        "hands": [hand_names(s, seat) for seat in seats],
        "collections": [_collection(s, seat) for seat in seats],
        "stack": [_NAMES[card] for card in reversed(s.stack[: s.stacked])],
        "discard": [CARDS[card] for card in s.discard[: s.discarded]],
        "dealer": s.dealer,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "pending": _pending(s),
        "scores": s.scores[: s.players],
        "last_round": s.last_round[: s.players],
        "round": s.rounds,
        "options": _options(s),
    }
    if not s.redacted:
        position["rng"] = rng_text(s.rng)
    return position


def hand_names(s: SimpleNamespace, seat: int) -> list[str]:
    """The cards of a hand, sorted; as many "?" where they were erased."""
    counts = s.hands[seat]
    if sum(counts) != s.held[seat]:
        return [UNKNOWN] * s.held[seat]
    return [CARDS[card] for card in _BY_NAME for _ in range(counts[card])]


def colour_names(mask: int) -> list[str]:
    """The colours of a set of bits, sorted."""
    return sorted(colour for bit, colour in enumerate(COLOURS) if mask >> bit & 1)


def _collection(s: SimpleNamespace, seat: int) -> dict[str, Any]:
    return {
        "colours": colour_names(s.colours[seat]),
        "wild": s.wilds[seat],
        "draw_two": s.draw_twos[seat],
    }


def _pending(s: SimpleNamespace) -> dict[str, Any] | None:
    if not s.pending_card:
        return None
    return {
        "taker": s.turn,
        "target": s.pending_target,
        "colour": COLOURS[s.pending_colour],
        "card": CARDS[s.pending_card],
    }


def _options(s: SimpleNamespace) -> dict[str, Any]:
    return GAME.options.without_defaults({"target": s.target, "deck": deck.name_of(s.deck)})


# -- from JSON


def from_json(position: dict[str, Any], hidden: bool) -> Any:
    state = np.zeros(1, STATE)
    s = opened(state[0])
    s.redacted = int(hidden and "rng" not in position)
    if not s.redacted:
        s.rng = read_rng(position["rng"])
    s.target = position["options"]["target"]
    s.deck = deck.load(position["options"]["deck"])
    s.players = whole(position["players"], "players", 2, deck.PLAYERS)
    _read_counters(s, position)
    _read_cards(s, position)
    _read_phase(s, position["phase"])
    _read_pending(s, position["pending"])
    _check_number(s)
    for name, value in vars(s).items():
        state[name] = value
    _check_phase(state[0])
    return state


def _read_counters(s: SimpleNamespace, position: dict[str, Any]) -> None:
    s.dealer = whole(position["dealer"], "dealer", 0, s.players - 1)
    s.turn = whole(position["turn"], "turn", 0, s.players - 1)
    s.rounds = whole(position["round"], "round", 1, _MOST_POINTS)
    for key in ("scores", "last_round"):
        for seat, points in enumerate(_one_each(s, position[key], key)):
            getattr(s, key)[seat] = whole(points, f"{key} of seat {seat}", 0, _MOST_POINTS)


def _read_cards(s: SimpleNamespace, position: dict[str, Any]) -> None:
    for seat, hand in enumerate(_one_each(s, position["hands"], "hands")):
        _read_hand(s, seat, hand)
    for seat, collection in enumerate(_one_each(s, position["collections"], "collections")):
        _read_collection(s, seat, collection)
    stack = _read_stack(s, position["stack"])
    s.stack[: len(stack)] = reversed(stack)
    s.stacked = len(stack)
    discard = _card_numbers(position["discard"], "discard")
    s.discard[: len(discard)] = discard
    s.discarded = len(discard)


def _read_hand(s: SimpleNamespace, seat: int, hand: Any) -> None:
    what = f"the hand of seat {seat}"
    if s.redacted and _all_unknown(hand):
        s.held[seat] = len(hand)
        return
    cards = _card_numbers(hand, what)
    s.hands[seat] = [cards.count(card) for card in range(len(CARDS))]
    s.held[seat] = len(cards)


def _read_stack(s: SimpleNamespace, stack: Any) -> list[int]:
    if not s.redacted:
        return _card_numbers(stack, "stack")
    if not _all_unknown(stack):
        raise BadPosition('nobody knows the stack: in a view it is a list of "?"')
    return [HIDDEN] * len(stack)


def _all_unknown(cards: Any) -> bool:
    return (
        isinstance(cards, list)
        and len(cards) <= deck.MOST
        and all(card == UNKNOWN for card in cards)
    )


def _read_collection(s: SimpleNamespace, seat: int, collection: Any) -> None:
    what = f"the collection of seat {seat}"
    _check_keys(collection, _COLLECTION, what)
    cards = _card_numbers(collection["colours"], f"colours in {what}")
    for card in cards:
        if card >= WILD:
            raise BadPosition(f"{CARDS[card]} in {what} is not a colour")
        if cards.count(card) > 1:
            raise BadPosition(f"{what} has {CARDS[card]} twice")
    s.colours[seat] = sum(1 << card for card in cards)
    s.wilds[seat] = whole(collection["wild"], f"wild in {what}", 0, 1)
    s.draw_twos[seat] = whole(collection["draw_two"], f"draw_two in {what}", 0, deck.MOST)


def _read_phase(s: SimpleNamespace, phase: Any) -> None:
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadPosition(f"a phase is one of {', '.join(PHASES)}, not {phase!r}")
    s.phase = PHASES.index(phase)


def _read_pending(s: SimpleNamespace, pending: Any) -> None:
    waits = s.phase in (ANSWER, REPLACE)
    if pending is None:
        if waits:
            raise BadPosition(f"in phase {PHASES[s.phase]} a take is pending")
        return
    if not waits:
        raise BadPosition(f"in phase {PHASES[s.phase]} no take is pending")
    _check_keys(pending, _PENDING, "pending")
    if whole(pending["taker"], "the taker", 0, s.players - 1) != s.turn:
        raise BadPosition("while a take is pending, the turn is the taker's")
    s.pending_target = whole(pending["target"], "the target", 0, s.players - 1)
    s.pending_card = _NUMBER[_one_of(pending["card"], TAKES, "the pending card")]
    s.pending_colour = _NUMBER[_one_of(pending["colour"], COLOURS, "the pending colour")]


# -- what must hold of the whole


def _check_number(s: SimpleNamespace) -> None:
    """There is room for every card to be discarded; they need not make up the deck."""
    total = sum(s.held) + s.stacked + s.discarded + sum(s.wilds) + sum(s.draw_twos)
    total += sum(mask.bit_count() for mask in s.colours)
    total += (s.pending_card > 0) + (s.phase == REPLACE)  # the take, and the block that answered
    if total > deck.MOST:
        raise BadPosition(f"there are {total} cards, more than the {deck.MOST} that fit")


def _check_phase(s: Any) -> None:
    phase = int(s.phase)
    if phase == OVER:
        if leader(s) == NOBODY:
            raise BadPosition("the match is not over: nobody is ahead with the target's points")
        return
    for seat in range(s.players):
        if complete(s, seat):
            raise BadPosition(f"seat {seat} has six colours, or five and a wild: the round is over")
    if phase in (ANSWER, REPLACE):
        _check_take(s)
    if phase in (DRAW, REPLACE) and not s.stacked:
        raise BadPosition(f"there is no phase {PHASES[phase]} with an empty stack")
    if phase == PLAY and not s.held[s.turn]:
        raise BadPosition(f"seat {s.turn} has no card to play")


def _check_take(s: Any) -> None:
    taker, target, card = int(s.turn), int(s.pending_target), int(s.pending_card)
    only = only_target(s, taker, card)
    if only not in (NOBODY, target):
        raise BadPosition(f"a {CARDS[card]} of seat {taker} is aimed at seat {only}")
    if not prey(s, taker, card, target) >> int(s.pending_colour) & 1:
        colour = COLOURS[s.pending_colour]
        raise BadPosition(f"seat {taker} could not take {colour} from seat {target}")


def _card_numbers(cards: Any, what: str) -> list[int]:
    if not isinstance(cards, list) or len(cards) > deck.MOST:
        raise BadPosition(f"{what} is a list of at most {deck.MOST} cards")
    for card in cards:
        _one_of(card, CARDS, f"in {what}, a card")
    return [_NUMBER[card] for card in cards]


def _one_of(value: Any, known: Sequence[str], what: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"{what} cannot be {value!r}; {did_you_mean(str(value), known)}")
    return value


def _one_each(s: SimpleNamespace, values: Any, what: str) -> list[Any]:
    if not isinstance(values, list) or len(values) != s.players:
        raise BadPosition(f"{what} is a list with one entry for each of {s.players} seats")
    return values


def _check_keys(value: Any, keys: set[str], what: str) -> None:
    if not isinstance(value, dict) or value.keys() != keys:
        raise BadPosition(f"{what} is an object with {', '.join(sorted(keys))}")
