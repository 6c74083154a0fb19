"""A position of Prismatic as JSON (docs/formats.md) and back, with every way it can be wrong.

A position need not be reachable, but it is consistent: no card in two places, no more pieces than
the box holds, nothing on a card that it would not take, and secrets that fit the phase.
"""

from functools import cache
from typing import Any

import numpy as np

from pentaprism.core.errors import BadPosition
from pentaprism.core.reading import read_rng, rng_text, whole
from pentaprism.games.prismatic import GAME
from pentaprism.games.prismatic import cards as tables
from pentaprism.games.prismatic.checks import check_position
from pentaprism.games.prismatic.notation import (
    card_numbers,
    effect_text,
    effects,
    file_name,
    purse_text,
    read_purse,
    snapshot,
)
from pentaprism.games.prismatic.purse import BOX
from pentaprism.games.prismatic.state import (
    AUCTION,
    KINDS,
    MAX_SEATS,
    PRISM,
    RESOLVE,
    STATE,
)

PHASES = ("setup", "commit", "resolve", "auction", "over")
DOING = ("act", "reward", "pulled", "drawn", "choosing")
HIDDEN = "?"
_MOTES = (1 << 6 * PRISM) - 1
_SEAT_KEYS = frozenset(
    [
        "bag",
        "prisms",
        "palette",
        "progress",
        "created",
        "ready",
        "holding",
        "bid",
        "bidding",
        "secret",
    ]
)
_SECRET_KEYS = frozenset(["hand", "put", "cards", "kept", "bid"])


# -- writing


def to_json(s: Any) -> dict[str, Any]:
    s = snapshot(s)
    position: dict[str, Any] = {
        "players": int(s.players),
        "round": int(s.rounds),
        "phase": PHASES[s.phase],
        "starter": int(s.starter),
        "turn": int(s.turn) if s.phase == RESOLVE else None,
        "doing": DOING[s.doing],
        "pending": [effect_text(effect) for effect in s.pending if effect],
        "pool": purse_text(s.pool),
        "used": card_numbers(s.used),
        "made": card_numbers(s.made),
        "seats": [_seat_json(s, seat) for seat in range(s.players)],
        "common": card_numbers(s.common),
        "discards": card_numbers(s.discards),
        "deck": int(s.deck).bit_count() - _hidden_cards(s),
        "first": int(s.first) - 1 if s.first else None,
        "last_round": bool(s.last_round),
        "winner": int(s.winner) - 1 if s.winner else None,
        "options": _options(s),
    }
    if not s.viewer:
        position["rng"] = rng_text(s.rng)
    return position


def is_hidden(s: Any, seat: int) -> bool:
    """Whether the secrets of a seat were redacted."""
    return bool(s.viewer) and int(s.viewer) - 2 != seat


def _hidden_cards(s: Any) -> int:
    return sum(int(s.holding[seat]) for seat in range(s.players) if is_hidden(s, seat))


def _seat_json(s: Any, seat: int) -> dict[str, Any]:
    loose = int(s.loose[seat])
    bid = int(s.bids[seat])
    return {
        "bag": purse_text(loose & _MOTES),
        "prisms": loose >> 6 * PRISM,
        "palette": purse_text(s.palette[seat]),
        "progress": _contents(s, s.progress[seat], s.on_card),
        "created": _contents(s, s.created[seat], s.on_card),
        "ready": bool(int(s.ready) >> seat & 1),
        "holding": int(s.holding[seat]),
        "bid": None if bid < 0 else bid,
        "bidding": bool(int(s.bidders) >> seat & 1),
        "secret": HIDDEN if is_hidden(s, seat) else _secret_json(s, seat),
    }


def _contents(s: Any, area: Any, purses: Any) -> dict[str, str]:
    return {str(number): purse_text(purses[number - 1]) for number in card_numbers(area)}


def _secret_json(s: Any, seat: int) -> dict[str, Any]:
    put = {"palette": purse_text(s.put_palette[seat])}
    put |= _contents(s, s.progress[seat] | s.created[seat], s.put_card)
    sealed = s.phase == AUCTION and int(s.ready) >> seat & 1
    return {
        "hand": purse_text(s.hand[seat]),
        "put": {place: pieces for place, pieces in put.items() if pieces},
        "cards": card_numbers(s.dealt[seat]),
        "kept": int(s.kept[seat]) or None,
        "bid": int(s.sealed[seat]) if sealed else None,
    }


def _options(s: Any) -> dict[str, Any]:
    """Those that are not at their defaults."""
    return GAME.options.without_defaults(
        {
            "goal": int(s.goal),
            "auction": bool(s.auction),
            "round_limit": int(s.round_limit),
            "cards": file_name(s.cards_name),
            "board": file_name(s.board_name),
        }
    )


# -- reading


def from_json(position: dict[str, Any], hidden: bool) -> Any:
    options = position["options"]
    state = _blank(options["cards"], options["board"]).copy()
    s = state[0]
    s.goal = options["goal"]
    s.auction = options["auction"]
    s.round_limit = options["round_limit"]
    s.players = _whole(position, "players", 2, MAX_SEATS)
    s.rounds = _whole(position, "round", 0, 2**30)
    s.phase = _word(position, "phase", PHASES)
    s.doing = _word(position, "doing", DOING)
    s.starter = _whole(position, "starter", 0, s.players - 1)
    if s.phase == RESOLVE:
        s.turn = _whole(position, "turn", 0, s.players - 1)
    elif position["turn"] is not None:
        raise BadPosition("turn is null outside the phase resolve")
    s.first = _seat_or_null(position, "first", s.players)
    s.winner = _seat_or_null(position, "winner", s.players)
    s.last_round = _flag(position, "last_round")
    s.pool = _purse(position, "pool")
    s.used = _cards(position, "used", int(s.cards))
    s.made = _cards(position, "made", int(s.makes))
    s.common = _cards(position, "common", int(s.cards))
    s.discards = _cards(position, "discards", int(s.cards))
    _read_pending(s, position["pending"])
    _read_seats(s, position["seats"], hidden)
    _read_rest(s, position)
    check_position(snapshot(s))
    return state


@cache
def _blank(cards: str, board: str) -> Any:
    """A record with the tables of these files and nothing else."""
    state = np.zeros(1, STATE)
    s = state[0]
    numbers = np.array(tables.load_cards(cards), np.int64)
    at = len(s.cards_name)
    s.cards_name[:], s.cards = numbers[:at], numbers[at]
    s.costs[:], s.traits[:] = numbers[at + 1 :: 2], numbers[at + 2 :: 2]
    numbers = np.array(tables.load_board(board), np.int64)
    s.board_name[:], s.makes = numbers[:at], numbers[at]
    s.make_costs[:], s.make_effects[:] = numbers[at + 1 :: 2], numbers[at + 2 :: 2]
    return state


def _read_pending(s: Any, pending: Any) -> None:
    if not isinstance(pending, list) or len(pending) > 2:
        raise BadPosition(f"pending is a list of at most two effects, not {pending!r}")
    for i, text in enumerate(pending):
        effect = effects().get(text) if isinstance(text, str) else None
        if effect is None:
            raise BadPosition(f"pending: {text!r} is not an effect such as 'pull' or 'mote R'")
        s.pending[i] = effect


def _read_seats(s: Any, seats: Any, hidden: bool) -> None:
    if not isinstance(seats, list) or len(seats) != s.players:
        raise BadPosition(f"seats is a list of {s.players} objects, one a player")
    unseen = []
    for seat, entry in enumerate(seats):
        _check_keys(entry, _SEAT_KEYS, f"seat {seat}")
        _read_open(s, seat, entry)
        if entry["secret"] == HIDDEN and hidden:
            unseen.append(seat)
        else:
            _read_secret(s, seat, entry["secret"])
    seen = [seat for seat in range(s.players) if seat not in unseen]
    if unseen and len(seen) > 1:
        raise BadPosition("a view shows the secrets of one seat or of none")
    if unseen:
        s.viewer = seen[0] + 2 if seen else 1


def _read_open(s: Any, seat: int, entry: dict[str, Any]) -> None:
    bag = _purse(entry, "bag")
    if bag > _MOTES:
        raise BadPosition(f"seat {seat}: a bag holds motes; prisms are counted in 'prisms'")
    s.loose[seat] = bag + (_whole(entry, "prisms", 0, 50) << 6 * PRISM)
    s.palette[seat] = _purse(entry, "palette")
    for area in ("progress", "created"):
        s[area][seat] = _read_contents(s, entry[area], s.on_card, f"seat {seat}: {area}")
    s.ready |= _flag(entry, "ready") << seat
    s.bidders |= _flag(entry, "bidding") << seat
    s.holding[seat] = _whole(entry, "holding", 0, 2)
    s.bids[seat] = -1 if entry["bid"] is None else _whole(entry, "bid", 0, 50)


def _read_secret(s: Any, seat: int, secret: Any) -> None:
    _check_keys(secret, _SECRET_KEYS, f"seat {seat}: secret")
    s.hand[seat] = _purse(secret, "hand")
    s.dealt[seat] = _cards(secret, "cards", int(s.cards))
    if len(secret["cards"]) != s.holding[seat]:
        raise BadPosition(f"seat {seat}: 'holding' says how many cards are in 'cards'")
    if secret["kept"] is not None:
        s.kept[seat] = _whole(secret, "kept", 1, int(s.cards))
    _read_puts(s, seat, secret["put"])
    sealed = s.phase == AUCTION and int(s.ready) >> seat & 1
    if sealed:
        s.sealed[seat] = _whole(secret, "bid", 0, 50)
    elif secret["bid"] is not None:
        raise BadPosition(f"seat {seat}: a secret bid is for those who are ready in an auction")


def _read_puts(s: Any, seat: int, put: Any) -> None:
    where = f"seat {seat}: put"
    if not isinstance(put, dict) or not all(isinstance(place, str) for place in put):
        raise BadPosition(f"{where} is an object of places and pieces, not {put!r}")
    s.put_palette[seat] = _purse(put, "palette") if "palette" in put else 0
    on_cards = {place: pieces for place, pieces in put.items() if place != "palette"}
    area = _read_contents(s, on_cards, s.put_card, where)
    if area & ~int(s.progress[seat] | s.created[seat]):
        raise BadPosition(f"{where}: one puts pieces on one's own cards")
    if "" in put.values():
        raise BadPosition(f"{where}: name only places where something was put")
    latest = 0
    for place, pieces in put.items():
        target = 0 if place == "palette" else int(place)
        purse = read_purse(pieces) or 0
        for kind in range(KINDS):
            if purse >> 6 * kind & 63:
                latest = max(latest, (kind << 6 | target) + 1)
    s.last_put[seat] = latest


def _read_contents(s: Any, entry: Any, purses: Any, where: str) -> int:
    """Cards with what lies on them; the set of the cards."""
    if not isinstance(entry, dict):
        raise BadPosition(f"{where} is an object of card numbers and pieces, not {entry!r}")
    area = 0
    for key, pieces in entry.items():
        number = int(key) if isinstance(key, str) and key.isascii() and key.isdecimal() else 0
        if str(number) != key or not 1 <= number <= s.cards:
            raise BadPosition(f"{where}: {key!r} is not the number of a card")
        purse = read_purse(pieces)
        if purse is None:
            raise BadPosition(f"{where}: {pieces!r} are not pieces in the order RGBCMYWKP^")
        purses[number - 1] = purse
        area |= 1 << (number - 1)
    return area


def _read_rest(s: Any, position: dict[str, Any]) -> None:
    """What follows from the rest: the deck, the supply; and the generator."""
    if "rng" in position and s.viewer:
        raise BadPosition("a view has no rng")
    if "rng" in position:
        s.rng = read_rng(position["rng"])
    areas = [int(s.common), int(s.discards)]
    for seat in range(s.players):
        areas += [int(s.progress[seat]), int(s.created[seat]), int(s.dealt[seat])]
    seen = 0
    for area in areas:
        if seen & area:
            raise BadPosition(f"card {card_numbers(seen & area)[0]} is in two places")
        seen |= area
    s.deck = ((1 << int(s.cards)) - 1) & ~seen
    left = int(s.deck).bit_count() - _hidden_cards(s)
    if left < 0 or type(position["deck"]) is not int or position["deck"] != left:
        raise BadPosition(f"the deck has {left} cards, not {position['deck']!r}")
    s.supply = _supply(s)


def _supply(s: Any) -> int:
    """The box less all that is owned; what is chosen in the set-up is still in the box."""
    fields = [s.loose, s.palette, s.put_palette, s.on_card, s.put_card]
    if PHASES[s.phase] != "setup":
        fields.append(s.hand)
    out = [purse for field in fields for purse in field.tolist() if purse]
    supply = 0
    for kind in range(KINDS):
        left = int(BOX) >> 6 * kind & 63
        left -= sum(purse >> 6 * kind & 63 for purse in out)
        if left < 0:
            raise BadPosition("there are more pieces than the box holds")
        supply |= left << 6 * kind
    return supply


# -- single values


def _check_keys(entry: Any, keys: frozenset[str], where: str) -> None:
    if not isinstance(entry, dict) or entry.keys() != keys:
        raise BadPosition(f"{where} is an object with the keys {', '.join(sorted(keys))}")


def _whole(entry: dict[str, Any], key: str, low: int, high: int) -> int:
    return whole(entry[key], key, low, high)


def _flag(entry: dict[str, Any], key: str) -> int:
    if type(entry[key]) is not bool:
        raise BadPosition(f"{key} is true or false, not {entry[key]!r}")
    return int(entry[key])


def _word(position: dict[str, Any], key: str, words: tuple[str, ...]) -> int:
    if position[key] not in words:
        raise BadPosition(f"{key} is one of {', '.join(words)}, not {position[key]!r}")
    return words.index(position[key])


def _seat_or_null(position: dict[str, Any], key: str, players: int) -> int:
    return 0 if position[key] is None else 1 + _whole(position, key, 0, players - 1)


def _purse(entry: dict[str, Any], key: str) -> int:
    purse = read_purse(entry[key])
    if purse is None:
        raise BadPosition(f"{key}: {entry[key]!r} are not pieces in the order RGBCMYWKP^")
    return purse


def _cards(entry: dict[str, Any], key: str, highest: int) -> int:
    numbers = entry[key]
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        raise BadPosition(f"{key} is a list of numbers, not {numbers!r}")
    if numbers != sorted(set(numbers)) or not all(1 <= number <= highest for number in numbers):
        raise BadPosition(f"{key} are numbers from 1 to {highest} in order, not {numbers!r}")
    return sum(1 << (number - 1) for number in numbers)
