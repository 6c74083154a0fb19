"""What a player of Laser knows as numbers; seats are counted from the player's own chair."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.laser.bidding import undertaken
from pentaprism.games.laser.state import (
    COLOURS,
    FLOORS,
    HIGHEST_BID,
    MIXING,
    MOST_PLAYERS,
    NO_BID,
    NOBODY,
    PLANNING,
    SPACES,
    TEAM,
    TILES,
)

_FIGURES = 0
_CAT = _FIGURES + COLOURS * TILES
_FLOOR = _CAT + TILES
_FRESH = _FLOOR + FLOORS * TILES
_STOCK = _FRESH + TILES
_CARDS = _STOCK + COLOURS
_SEATS = _CARDS + COLOURS * FLOORS
_SEAT = 9
_REST = _SEATS + MOST_PLAYERS * _SEAT
OBSERVATION = _REST + 12

_CROSSES = 3  # §11: so many cost points


@kernel
def observe(s: Any, seat: int, out: Any) -> None:
    out[:] = 0.0
    for tile in range(TILES):
        for colour in range(COLOURS):
            out[_FIGURES + colour * TILES + tile] = s.figures[colour] >> tile & 1
        for floor in range(FLOORS):
            out[_FLOOR + floor * TILES + tile] = s.floors[floor] >> tile & 1
    out[_CAT + s.cat] = 1.0
    if s.fresh != NOBODY:
        out[_FRESH + s.fresh] = 1.0
    for colour in range(COLOURS):
        out[_STOCK + colour] = s.stock[colour] / SPACES
    for card in range(s.deal):
        if not s.done >> card & 1:
            out[_CARDS + s.cards[card]] += 0.5
    for ahead in range(s.players):
        other = (max(seat, 0) + ahead) % s.players
        observe_seat(s, other, other == seat, _SEATS + ahead * _SEAT, out)
    observe_rest(s, out)


@kernel
def observe_seat(s: Any, seat: int, own: bool, row: int, out: Any) -> None:
    out[row] = 1.0
    if s.bids[seat] != NO_BID:
        out[row + 1] = 1.0
        if s.phase != PLANNING or own:  # §10: secret until all are shown
            out[row + 2] = s.bids[seat] / HIGHEST_BID
    out[row + 3] = s.scores[seat] / s.target
    out[row + 4] = s.crosses[seat] / _CROSSES
    out[row + 5] = 1.0 if seat == s.active else 0.0
    out[row + 6] = 1.0 if seat == s.partner else 0.0
    out[row + 7] = 1.0 if seat == s.claimer else 0.0
    out[row + 8] = s.passed >> seat & 1


@kernel
def observe_rest(s: Any, out: Any) -> None:
    out[_REST + s.phase] = 1.0
    out[_REST + 5] = s.cost / HIGHEST_BID
    if s.phase == MIXING:
        out[_REST + 6] = undertaken(s) / HIGHEST_BID
        out[_REST + 7] = 1.0 if s.line_length % 2 == 0 else 0.0
    out[_REST + 8] = s.caught
    out[_REST + 9] = 1.0 if s.mode == TEAM else 0.0
    out[_REST + 10] = s.untimed
    if s.round_limit > 0:
        out[_REST + 11] = s.round_number / s.round_limit
