"""A position of Prismatic as one record, and the integers that are its moves.

A purse is a multiset of pieces in one uint64: six bits a kind, for R G B C M Y W K, the prismatic
mote and the prism (purse.py). Areas of cards are sets of bits, since their order means nothing:
drawing from the deck or a bag is a random choice made when it happens.

The tables of cards and board travel in the record (under 1 kB of its 2 kB). A search copies a
record once a simulation, which costs less than 0.1 us; in return every position knows its own
cards, whatever file they came from, and no process has to register anything.
"""

import numpy as np

R, G, B, C, M, Y, W, K, PRISMATIC, PRISM = range(10)
COLOURS, KINDS = 8, 10

MAX_SEATS, MAX_CARDS, MAX_MAKES = 4, 42, 21
NAME_LENGTH = 24  # of a data file
COMMON_CARDS = 3
DRAWN_MOTES = 5
HUE, SKY, CRAFT = 0, 1, 2

# Phases.
SETUP, COMMIT, RESOLVE, AUCTION, OVER = range(5)
# What the seat whose step 3 it is has to do next.
ACT, REWARD, PULLED, DRAWN, CHOOSING = range(5)

# Effects: kind << 4 | parameter. Parameters: a colour, a mote, a number of prisms.
POOL, MOTE, PRISMS, PULL, EMPTY, DRAW, DISCARD, STEAL, TWO_CARDS = range(1, 10)

# Traits of a card: fields of one integer.
STARS_AT, TYPE_AT, COST_AT, ABILITY_AT, REWARD_AT, REWARD_2_AT = 0, 3, 5, 9, 17, 25
# The cost of an ability is 0 (none) or a kind + 1.

#: Options as `setup` gets them: goal, auction, round limit, then the two tables as cards.py encodes
#: them.
CARDS_AT = 3
CARDS_NUMBERS = NAME_LENGTH + 1 + 2 * MAX_CARDS
BOARD_AT = CARDS_AT + CARDS_NUMBERS

STATE = np.dtype(
    (
        np.record,
        [
            # Sets of cards.
            ("deck", np.uint64),  # redacted: every card that the viewer cannot see
            ("common", np.uint64),
            ("discards", np.uint64),
            ("progress", np.uint64, MAX_SEATS),
            ("created", np.uint64, MAX_SEATS),
            ("dealt", np.uint64, MAX_SEATS),  # secret: cards being chosen from
            # Purses.
            ("supply", np.uint64),
            ("loose", np.uint64, MAX_SEATS),  # the bag, and prisms not committed
            ("hand", np.uint64, MAX_SEATS),  # secret: motes drawn, or chosen in the set-up
            ("palette", np.uint64, MAX_SEATS),
            ("put_palette", np.uint64, MAX_SEATS),  # secret: committed this round
            ("on_card", np.uint64, MAX_CARDS),
            ("put_card", np.uint64, MAX_CARDS),  # secret: committed this round
            ("pool", np.uint64),  # of the seat whose step 3 it is
            ("rng", np.uint64),  # not first: Numba takes a record that begins alike for a subtype
            # What that seat has used in this round.
            ("used", np.uint64),
            ("made", np.uint64),
            # Tables.
            ("costs", np.uint64, MAX_CARDS),
            ("traits", np.int64, MAX_CARDS),
            ("make_costs", np.uint64, MAX_MAKES),
            ("make_effects", np.int32, MAX_MAKES),
            ("cards", np.int32),
            ("makes", np.int32),
            ("cards_name", np.uint8, NAME_LENGTH),
            ("board_name", np.uint8, NAME_LENGTH),
            # Numbers.
            ("players", np.int32),
            ("goal", np.int32),
            ("auction", np.int32),
            ("round_limit", np.int32),  # 0: none
            ("viewer", np.int32),  # 0: nothing is redacted; else the seat + 2
            ("phase", np.int32),
            ("rounds", np.int32),
            ("starter", np.int32),
            ("turn", np.int32),
            ("doing", np.int32),  # ACT, REWARD, ...
            ("pending", np.int32, 2),  # effects that may still be taken
            ("ready", np.int32),  # a bit a seat: has finished its simultaneous choice
            ("last_put", np.int32, MAX_SEATS),  # secret: 1 + the latest put in canonical order
            ("kept", np.int32, MAX_SEATS),  # secret: 1 + the card kept in the set-up
            ("holding", np.int32, MAX_SEATS),  # how many cards are being chosen from
            ("bids", np.int32, MAX_SEATS),  # open bids; -1: gave up
            ("sealed", np.int32, MAX_SEATS),  # secret: 0 is a pass
            ("bidders", np.int32),  # a bit a seat that bids in this stage
            ("first", np.int32),  # 1 + the seat that reached the goal first
            ("last_round", np.int32),
            ("winner", np.int32),  # 1 + the winner once over
            # Notes for searches (evaluation.py), which redaction erases; no part of a position.
            ("regrets", np.int32, MAX_SEATS),  # how often a commitment was taken back
            ("anchored", np.int32),
            ("anchor", np.float64, MAX_SEATS),
        ],
    )
)

#: A move is verb << 12 | piece << 6 | target; a target is 0 for the palette or a card's number.
#: Where the player says which pool colours pay, CHOSEN is set and four bits a colour follow.
VERB = 31
CHOSEN = 1 << 17
COLOURS_AT = 18
(
    READY,
    TAKE_BACK,
    PUT,
    KEEP,
    TAKE,
    CREATE,
    USE,
    MAKE,
    DONE,
    GAIN,
    ADD,
    PULL_MOTE,
    RETURN,
    EMPTY_CARD,
    EMPTY_PALETTE,
    DRAW_CARD,
    TO_PROGRESS,
    TO_COMMON,
    REPLACE,
    DISCARD_CARD,
    STEAL_CARD,
    DECLINE,
    BID,
    PASS,
    REJECT,
) = range(25)
