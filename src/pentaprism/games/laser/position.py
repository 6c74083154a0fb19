"""A position of Laser as JSON (docs/formats.md) and back, with every way it can be wrong."""

from typing import Any

import numpy as np

from pentaprism.core.errors import BadOption, BadPosition
from pentaprism.core.reading import read_rng, rng_text, whole
from pentaprism.core.words import messages_of
from pentaprism.games.laser import GAME, bidding, rules, setups
from pentaprism.games.laser.notation import (
    COLOUR_LETTERS,
    MODES,
    card_text,
    figure_move_text,
    floor_text,
    parse_figure_move,
    read_cards,
    read_floor,
    read_ring,
    read_stock,
    ring_text,
    start_attempt,
    stock_text,
)
from pentaprism.games.laser.state import (
    BIDDING,
    CHOOSING,
    COLOURS,
    COMPETITIVE,
    EACH,
    HIDDEN,
    HIGHEST_TEAM_BID,
    MIXING,
    MOST_PLAYERS,
    NO_BID,
    NOBODY,
    OVER,
    PLANNING,
    SPACES,
    STATE,
    TEAM,
)
from pentaprism.games.laser.table import list_moves, make_move

PHASES = ("planning", "bidding", "choosing", "mixing", "over")
HIDDEN_MARK = "?"
MARKS = ("wipe", "stay")
_FAR = 1_000_000
_message = messages_of("laser")


# -- to JSON


def to_json(s: Any) -> dict[str, Any]:
    mode = int(s.mode)
    position = {
        "players": int(s.players),
        "ring": ring_text(s.figures, s.cat),
        "floor": floor_text(s, mode),
        "stock": stock_text(s.stock),
        "aside": "".join(COLOUR_LETTERS[c] * int(s.aside[c]) for c in range(COLOURS)),
        "cards": [card_text(int(card), mode) for card in s.cards[: s.deal]],
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "active": _seat_or_none(s.active),
        "bids": [_bid_json(int(bid)) for bid in s.bids[: s.players]],
        "claim": _seat_or_none(s.claimer),
        "passed": [seat for seat in range(s.players) if int(s.passed) >> seat & 1],
        "attempt": _attempt_json(s) if s.phase == MIXING else None,
        "scores": [int(points) for points in s.scores[: s.players]],
        "crosses": [int(marks) for marks in s.crosses[: s.players]],
        "options": _options(s),
    }
    if s.rng:
        position["rng"] = rng_text(int(s.rng))
    return position


def attempt_seats(s: Any) -> list[int]:
    """Who moves in the attempt: a team of two, or one player."""
    return [int(s.active), int(s.partner)] if bidding.in_team(s) else [int(bidding.leader(s))]


def _attempt_json(s: Any) -> dict[str, Any]:
    return {
        "seats": attempt_seats(s),
        "bid": int(bidding.undertaken(s)),
        "cost": int(s.cost),
        "done": [bool(int(s.done) >> card & 1) for card in range(s.deal)],
        "line": [figure_move_text(int(move)) for move in s.line[: s.line_length]],
        "before": {
            "ring": ring_text(s.kept_figures, s.kept_cat),
            "stock": stock_text(s.kept_stock),
        },
    }


def _seat_or_none(seat: Any) -> int | None:
    return None if seat == NOBODY else int(seat)


def _bid_json(bid: int) -> int | str | None:
    if bid == NO_BID:
        return None
    return HIDDEN_MARK if bid == HIDDEN else bid


def _options(s: Any) -> dict[str, Any]:
    return GAME.options.without_defaults(
        {
            "mode": MODES[s.mode],
            "cards": int(s.deal),
            "target": int(s.target),
            "round_limit": int(s.round_limit),
            "learning": bool(s.learning),
            "untimed": bool(s.untimed),
            "marks": MARKS[s.marks],
        }
    )


# -- from JSON


def from_json(position: dict[str, Any], hidden: bool) -> Any:
    state = np.zeros(1, STATE)
    s = state[0]
    _read_options(s, position)
    _read_table(s, position)
    _read_counts(s, position)
    _read_phase(s, position)
    _read_bids(s, position, hidden)
    _check_phase(s)
    s.rng = _read_rng(position, hidden)
    if s.phase == MIXING:
        _read_attempt(s, position)
    elif position["attempt"] is not None:
        raise BadPosition("there is an attempt only in the phase mixing")
    else:
        _check_box(s)
    return state


def _read_options(s: Any, position: dict[str, Any]) -> None:
    options = position["options"]
    s.players = whole(position["players"], "players", 2, MOST_PLAYERS)
    try:
        setups.check(int(s.players), options)
    except BadOption as error:
        raise BadPosition(error.message) from None
    s.mode = MODES.index(options["mode"])
    s.deal, s.target, s.round_limit = options["cards"], options["target"], options["round_limit"]
    s.learning, s.untimed = options["learning"], options["untimed"]
    s.marks = MARKS.index(options["marks"])


def _read_table(s: Any, position: dict[str, Any]) -> None:
    mode = int(s.mode)
    read_ring(s, position["ring"])
    read_floor(s, mode, position["floor"])
    if mode == COMPETITIVE and any(int(tiles).bit_count() != 4 for tiles in s.floors):
        raise BadPosition(_message("position-floors"))
    s.stock[:] = read_stock(position["stock"], SPACES)
    cards = read_cards(position["cards"], mode)
    if len(cards) != s.deal:
        raise BadPosition(f"{s.deal} cards are played, not {len(cards)}")
    for card in cards:
        if cards.count(card) > 2:
            raise BadPosition(_message("position-cards", card=card_text(card, mode)))
    s.cards[: len(cards)] = cards
    _read_aside(s, position["aside"])
    start_attempt(s, mode)
    _keep(s)


def _read_aside(s: Any, aside: Any) -> None:
    if not isinstance(aside, str) or list(aside) != sorted(aside, key=COLOUR_LETTERS.find):
        raise BadPosition(f"aside are letters in the order RYGCBM, not {aside!r}")
    if any(letter not in COLOUR_LETTERS for letter in aside):
        raise BadPosition(f"aside are letters of RYGCBM, not {aside!r}")
    for colour, letter in enumerate(COLOUR_LETTERS):
        s.aside[colour] = aside.count(letter)


def _keep(s: Any) -> None:
    s.kept_figures[:] = s.figures
    s.kept_stock[:] = s.stock
    s.kept_cat = s.cat


def _check_box(s: Any) -> None:
    """Between attempts every figure of the box is somewhere."""
    for colour, letter in enumerate(COLOUR_LETTERS):
        there = int(s.figures[colour]).bit_count() + int(s.stock[colour]) + int(s.aside[colour])
        if there != EACH:
            raise BadPosition(_message("position-figures", colour=letter, count=there))


def _read_counts(s: Any, position: dict[str, Any]) -> None:
    players = int(s.players)
    s.scores[:players] = _numbers(position, "scores", players, -_FAR, _FAR)
    s.crosses[:players] = _numbers(position, "crosses", players, 0, rules.CROSSES - 1)
    if s.mode == TEAM and any(s.crosses):
        raise BadPosition("there are no X marks in team mode")


def _read_phase(s: Any, position: dict[str, Any]) -> None:
    phase = position["phase"]
    if phase not in PHASES:
        raise BadPosition(f"phase is one of {', '.join(PHASES)}, not {phase!r}")
    s.phase = PHASES.index(phase)
    s.round_number = whole(position["round"], "round", 1, _FAR)
    s.active = (s.round_number - 1) % s.players if s.mode == TEAM else NOBODY
    if position["active"] != _seat_or_none(s.active) or isinstance(position["active"], bool):
        raise BadPosition(
            f"active is {_seat_or_none(s.active)} in round {s.round_number}, "
            f"not {position['active']!r}"
        )
    s.claimer = NOBODY if position["claim"] is None else _seat(s, position["claim"])
    s.partner = NOBODY
    passed = position["passed"]
    if not isinstance(passed, list) or passed != sorted({_seat(s, seat) for seat in passed}):
        raise BadPosition(f"passed is a sorted list of seats, not {passed!r}")
    s.passed = sum(1 << seat for seat in passed)


def _read_bids(s: Any, position: dict[str, Any], hidden: bool) -> None:
    bids = position["bids"]
    if not isinstance(bids, list) or len(bids) != s.players:
        raise BadPosition(f"bids are a list with an entry for each player, not {bids!r}")
    low, high = int(bidding.lowest_bid(s)), int(bidding.highest_bid(s))
    for seat, bid in enumerate(bids):
        if bid == HIDDEN_MARK and hidden and s.phase == PLANNING:
            s.bids[seat] = HIDDEN
        elif bid is not None:
            s.bids[seat] = whole(bid, "a bid", low, high)


def _check_phase(s: Any) -> None:
    """Whether bids, claims and passes can be so in this phase."""
    bids = [int(bid) for bid in s.bids[: s.players]]
    made = [bid for bid in bids if bid != NO_BID]
    phase = PHASES[s.phase]
    if s.mode == COMPETITIVE and s.phase in (PLANNING, CHOOSING):
        raise BadPosition(f"there is no phase {phase} in competitive mode")
    if (rules.over_now(s) != rules.GOING) != (s.phase == OVER) and not _last_round(s):
        raise BadPosition(f"the phase cannot be {phase} with this score in round {s.round_number}")
    if s.claimer != NOBODY and (s.phase not in (BIDDING, MIXING) or bids[s.claimer] != NO_BID):
        raise BadPosition("who grabs the cat does so in bidding, and has no bid")
    if s.passed and s.phase not in (BIDDING, MIXING):
        raise BadPosition("players pass in open bidding only")
    if s.phase == OVER and made:
        raise BadPosition("a finished game has no bids")
    if s.phase == PLANNING and len(made) == s.players:
        raise BadPosition("all bids are made, so they would have been shown")
    if s.phase == BIDDING or (s.phase == MIXING and not bidding.in_team(s)):
        _check_open_bids(s, made)
    if s.phase == CHOOSING:
        if bids[s.active] == NO_BID or int(bidding.allies(s)).bit_count() < 2:
            raise BadPosition("there is no choice of teammates")


def _last_round(s: Any) -> bool:
    """The last round is still being played."""
    if s.phase == OVER or (any(s.scores[: s.players] >= s.target) and s.mode == COMPETITIVE):
        return False
    if s.mode == TEAM:
        return bool(s.round_number == rules.team_rounds(s.players))
    return bool(s.round_limit and s.round_number == s.round_limit)


def _check_open_bids(s: Any, made: list[int]) -> None:
    # §12: a team's numbers up to ten may be equal; they stand when the cat is grabbed.
    shown = s.mode == TEAM and max(made, default=0) <= HIGHEST_TEAM_BID
    if len(set(made)) != len(made) and not shown:
        raise BadPosition("every further bid is lower, so no two are equal")
    if s.phase == BIDDING and s.mode == TEAM and s.claimer == NOBODY:
        raise BadPosition("open bidding in team mode is against a claim")
    if s.phase == MIXING and not made:
        raise BadPosition("somebody must have bid before an attempt")
    if s.phase == BIDDING and bidding.would_close(s):
        raise BadPosition("nobody can bid any more, so bidding would have ended")
    if made and int(s.passed) >> int(bidding.leader(s)) & 1:
        raise BadPosition("the lowest bidder cannot have passed")


def _read_attempt(s: Any, position: dict[str, Any]) -> None:
    attempt = position["attempt"]
    keys = {"seats", "bid", "cost", "done", "line", "before"}
    if not isinstance(attempt, dict) or attempt.keys() != keys:
        raise BadPosition(f"an attempt has {', '.join(sorted(keys))}, not {attempt!r}")
    before = attempt["before"]
    if not isinstance(before, dict) or before.keys() != {"ring", "stock"}:
        raise BadPosition("what was before an attempt is its ring and its stock")
    if bidding.in_team(s):
        _read_team(s, attempt["seats"])
    read_ring(s, before["ring"])
    s.stock[:] = read_stock(before["stock"], SPACES)
    _check_box(s)
    _keep(s)
    _replay(s, attempt["line"])
    for key, value in _attempt_json(s).items():
        if attempt[key] != value:
            raise BadPosition(f"{key} of the attempt is {value!r}, not {attempt[key]!r}")
    for key, value in (
        ("ring", ring_text(s.figures, s.cat)),
        ("stock", stock_text(s.stock)),
    ):
        if position[key] != value:
            raise BadPosition(f"after the attempt's line the {key} is {value}")


def _read_team(s: Any, seats: Any) -> None:
    allowed = int(bidding.allies(s)) if s.bids[s.active] != NO_BID else 0
    partner = seats[1] if isinstance(seats, list) and len(seats) == 2 else None
    if type(partner) is not int or partner < 0 or not allowed >> partner & 1:
        raise BadPosition(f"the team cannot be {seats!r} with these bids")
    s.partner = partner


def _replay(s: Any, line: Any) -> None:
    if not isinstance(line, list):
        raise BadPosition(f"the line of an attempt is a list of moves, not {line!r}")
    out = np.empty(rules.MAX_MOVES, np.int64)
    for text in line:
        move = parse_figure_move(text) if isinstance(text, str) else None
        if s.phase != MIXING or move is None or move not in out[: list_moves(s, out)]:
            raise BadPosition(f"{text!r} cannot be in the line of this attempt")
        make_move(s, move)
        s.line[s.line_length] = move
        s.line_length += 1
    if rules.attempt_ended(s):
        raise BadPosition("this attempt would have ended")


def _read_rng(position: dict[str, Any], hidden: bool) -> Any:
    if hidden and position.get("rng") is None:
        return np.uint64(0)
    rng = read_rng(position["rng"])
    if rng == 0:  # what a redacted record has
        raise BadPosition("rng cannot be all zeros")
    return np.uint64(rng)


def _numbers(position: dict[str, Any], key: str, length: int, low: int, high: int) -> list[int]:
    values = position[key]
    if not isinstance(values, list) or len(values) != length:
        raise BadPosition(f"{key} are a list of {length} numbers, not {values!r}")
    return [whole(value, f"a number in {key}", low, high) for value in values]


def _seat(s: Any, seat: Any) -> int:
    return whole(seat, "a seat", 0, int(s.players) - 1)
