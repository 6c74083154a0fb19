"""The names of what `observe` writes, and what a move of Laser does, as numbers for learners."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.laser.bidding import undertaken
from pentaprism.games.laser.notation import COLOUR_NAMES, FLOOR_NAMES
from pentaprism.games.laser.state import (
    ALLY,
    ANTICLOCKWISE,
    BID,
    CAT,
    CONCEDE,
    HIGHEST_BID,
    IMPOSSIBLE,
    MOST_PLAYERS,
    NOBODY,
    TILES,
)
from pentaprism.games.laser.table import colour_at, fitting_card, mixture, move_cost

_CHAIRS = tuple("own" if chair == 0 else f"{chair} to the left:" for chair in range(MOST_PLAYERS))

#: The parts of an observation in their order: name, how many numbers, what they say.
OBSERVED = (
    *((f"{name} figures", TILES, "1 for each tile with one, clockwise") for name in COLOUR_NAMES),
    ("cat", TILES, "1 for its tile"),
    *((f"{name} floor", TILES, "1 for each tile; team mode is all wood") for name in FLOOR_NAMES),
    ("product", TILES, "1 for the tile of the product that the next move must use"),
    ("stock", len(COLOUR_NAMES), f"of two: {', '.join(COLOUR_NAMES)}"),
    ("cards", 18, "half the number of open cards, by colour and then by floor"),
    *(
        part
        for chair in _CHAIRS
        for part in (
            (f"{chair} seat", 1, "1 if somebody sits here"),
            (f"{chair} has bid", 1, "1 for a player with a bid in this round"),
            (f"{chair} bid", 1, "of 40; those of others only when they are open"),
            (f"{chair} points", 1, "of the target"),
            (f"{chair} crosses", 1, "of three"),
            (f"{chair} active", 1, "team mode: whose turn it is"),
            (f"{chair} teammate", 1, "team mode: the active player's teammate"),
            (f"{chair} claims", 1, "1 for the player who holds the cat"),
            (f"{chair} passed", 1, "1 for a player who bids no more"),
        )
    ),
    ("phase", 5, "planning, bidding, choosing, mixing, over"),
    ("cost", 1, "movement points spent in this attempt, of 40"),
    ("undertaken", 1, "the bid that the attempt must meet, of 40"),
    ("first of the team", 1, "1 if the next move of a team's attempt is the active player's"),
    ("caught", 1, "1 if the cat has moved in this attempt"),
    ("team mode", 1, "1 in team mode"),
    ("untimed", 1, "1 if there is no clock"),
    ("round", 1, "number of the round, of the round limit"),
)

#: The columns of a move: name, what it says. To wait has only zeros.
FEATURES = (
    ("figure", "1 for a move of a figure"),
    ("cat", "1 for a move of the cat"),
    ("bid", "1 for a bid"),
    ("teammate", "1 for the choice of a teammate"),
    ("impossible", "1 for grabbing the cat"),
    ("pass", "1 for a pass"),
    ("concede", "1 for giving up an attempt"),
    ("cost", "what the move costs, of twelve"),
    ("left", "what is left of the bid after it, of 40"),
    ("anticlockwise", "1 for this way round"),
    ("from", "the tile it leaves, of twelve"),
    ("to", "the tile where it ends, of twelve"),
    *((f"moves {name}", "1 if this figure is moved") for name in COLOUR_NAMES),
    *((f"gives {name}", "1 if a figure of this colour is made or caught") for name in COLOUR_NAMES),
    ("completes", "1 if that completes an open card"),
    ("points", "the bid, of 40"),
    ("teammate's bid", "of 40"),
    ("teammate's chair", "how far to the left, of ten"),
)
_KINDS = 7
_MOVED, _GIVEN = 12, 18
_LAST = 24


@kernel
def move_features(s: Any, seat: int, move: int, out: Any) -> None:
    if move < BID:
        figure_features(s, move, out)
    elif move < ALLY:
        out[2] = 1.0
        out[_LAST + 1] = (move - BID) / HIGHEST_BID
    elif move < IMPOSSIBLE:
        out[3] = 1.0
        out[_LAST + 2] = s.bids[move - ALLY] / HIGHEST_BID
        out[_LAST + 3] = (move - ALLY - seat) % s.players / MOST_PLAYERS
    elif move == IMPOSSIBLE:
        out[4] = 1.0
    else:
        out[6 if move == CONCEDE else 5] = 1.0


@kernel
def figure_features(s: Any, move: int, out: Any) -> None:
    origin, destination = move & 15, move >> 4 & 15
    met = colour_at(s, destination)
    given = met
    if origin == CAT:
        out[1] = 1.0
        out[10] = s.cat / TILES
    else:
        moved = colour_at(s, origin)
        given = mixture(moved, met)
        out[0] = 1.0
        out[10] = origin / TILES
        out[_MOVED + moved] = 1.0
    cost = move_cost(s, move)
    out[_KINDS] = cost / TILES
    out[8] = (undertaken(s) - s.cost - cost) / HIGHEST_BID
    out[9] = 1.0 if move & ANTICLOCKWISE else 0.0
    out[11] = destination / TILES
    out[_GIVEN + given] = 1.0
    out[_LAST] = 0.0 if fitting_card(s, given, destination) == NOBODY else 1.0
