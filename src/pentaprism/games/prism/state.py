"""A match of PRISM as one record, and the integers that are its moves."""

import numpy as np

from pentaprism.games.prism import deck

# A card is its place in deck.CARDS; the colours come first, so a colour is its card.
COLOURS = 6
WILD = 6
TAKE_LEFT, TAKE_LEFT_AGAIN, TAKE_RIGHT, TAKE_RIGHT_AGAIN, TAKE_ANY, TAKE_ANY_AGAIN = range(7, 13)
ZAP, DRAW_TWO, BLOCK = 13, 14, 15
CARDS = len(deck.CARDS)
HIDDEN = 16  # in the stack of a redacted record: a card nobody has seen

SEATS = deck.PLAYERS
NOBODY = -1

DRAW, PLAY, ANSWER, REPLACE, OVER = range(5)
PHASES = ("draw", "play", "answer", "replace", "over")

STATE = np.dtype(
    (
        np.record,
        [
            ("scores", np.int32, SEATS),  # totals of the match
            ("last_round", np.int32, SEATS),  # points of the round before this one
            # Not the first field: Numba would take the record for a kind of bare generator.
            ("rng", np.uint64),
            ("rounds", np.int32),  # the number of this round, from 1
            ("target", np.int32),  # option
            ("players", np.int16),
            ("dealer", np.int16),
            ("turn", np.int16),  # while a take waits, the taker
            ("phase", np.int16),
            # A take that waits for its answer, and after a block for the replacement draw: the
            # take card lies nowhere else, and in REPLACE neither does the block.
            ("pending_card", np.int16),  # 0: nothing waits
            ("pending_target", np.int16),
            ("pending_colour", np.int16),
            ("redacted", np.int16),  # 1: what a seat cannot know was erased
            ("hands", np.int16, (SEATS, CARDS)),  # how many of each card; zeros where erased
            ("held", np.int16, SEATS),  # cards in hand, which everybody sees
            # The collections.
            ("colours", np.int16, SEATS),  # a bit a colour
            ("wilds", np.int16, SEATS),
            ("draw_twos", np.int16, SEATS),
            ("deck", np.int16, CARDS),  # option: how many of each card there are
            ("stacked", np.int16),
            ("discarded", np.int16),
            # Both are zero beyond their number of cards, so that equal positions are equal bytes.
            ("stack", np.int8, deck.MOST),  # top last
            ("discard", np.int8, deck.MOST),  # oldest first
        ],
    )
)

#: A move is verb | card << 3 | target << 7 | colour << 10. Only DO_PLAY and DO_DISCARD have a card,
#: only takes and zaps a colour, and of these only take-any and zap a target.
DO_DRAW, DO_DRAW_TWO, DO_DECLINE, DO_BLOCK, DO_ALLOW, DO_PLAY, DO_DISCARD = range(7)
