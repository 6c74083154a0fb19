"""A position of Laser as one record, the record of a lone puzzle, and the integers that are moves.

Figures are sets of tiles: bit 0 is tile 0, clockwise to bit 11. Team mode is a ring with one kind
of floor everywhere, so that no rule has to ask for the mode when a card is completed.
"""

import numpy as np

TILES = 12
COLOURS = 6  # red, yellow, green, cyan, blue, magenta: neighbours in the circle
FLOORS = 3  # wood, carpet, ceramic
EACH = 4  # figures of a colour
SPACES = 2  # for figures on a colour card
MOST_CARDS = 5
MOST_PLAYERS = 10
MOST_MOVES = 12  # of one attempt: each takes a figure off the ring

TEAM, COMPETITIVE = 0, 1
WIPE, STAY = 0, 1
NOBODY = -1

#: Phases. In PLANNING team bids are secret, in BIDDING bids are open and descend.
PLANNING, BIDDING, CHOOSING, MIXING, OVER = range(5)

#: A bid in a record: none, or one that the viewer cannot know.
NO_BID, HIDDEN = 0, -1

_TABLE = [
    ("figures", np.int64, COLOURS),  # the tiles of each colour
    ("floors", np.int64, FLOORS),  # the tiles of each floor
    ("stock", np.int64, COLOURS),
    ("cat", np.int64),  # its tile
    ("cat_step", np.int64),  # what a tile costs the cat
    ("cards", np.int64, MOST_CARDS),  # colour * 3 + floor
    ("deal", np.int64),  # how many cards are open to view
    ("done", np.int64),  # a bit for each completed card
    ("caught", np.int64),  # 1 once the cat has moved in this attempt
    ("fresh", np.int64),  # the product that the next move must use: its tile, or NOBODY
    ("cost", np.int64),  # movement points spent in this attempt
]

#: The ring, the stock and the cards: all that a puzzle is.
PUZZLE = np.dtype((np.record, _TABLE))

STATE = np.dtype(
    (
        np.record,
        [
            # First, so that the record begins neither like a puzzle's nor like a generator's: Numba
            # would pass the one for the other, with a warning.
            ("players", np.int64),
            *_TABLE,
            ("kept_figures", np.int64, COLOURS),  # as they were before the attempt
            ("kept_stock", np.int64, COLOURS),
            ("kept_cat", np.int64),
            ("aside", np.int64, COLOURS),
            ("line", np.int64, MOST_MOVES),  # the attempt so far
            ("line_length", np.int64),
            ("phase", np.int64),
            ("round_number", np.int64),  # from 1
            ("active", np.int64),  # team mode: whose turn it is
            ("partner", np.int64),  # team mode: the teammate, or NOBODY
            ("bids", np.int64, MOST_PLAYERS),
            ("passed", np.int64),  # untimed: a bit for each seat that bids no more
            ("claimer", np.int64),  # who grabbed the cat, or NOBODY
            ("scores", np.int64, MOST_PLAYERS),
            ("crosses", np.int64, MOST_PLAYERS),
            ("mode", np.int64),
            ("target", np.int64),
            ("learning", np.int64),
            ("untimed", np.int64),
            ("round_limit", np.int64),
            ("marks", np.int64),  # what a third X does to the marks: WIPE or STAY
            ("rng", np.uint64),
        ],
    )
)

#: A move of a figure is origin | destination << 4, with ANTICLOCKWISE added; the cat's origin is
#: CAT. Above them lie bids (BID + points), the choice of a teammate (ALLY + seat), and words.
CAT = TILES
ANTICLOCKWISE = 1 << 8
BID, ALLY = 512, 640
IMPOSSIBLE, TIME, PASS, CONCEDE = 700, 701, 702, 703

LOWEST_TEAM_BID, HIGHEST_TEAM_BID = 2, 10
HIGHEST_BID = 40
