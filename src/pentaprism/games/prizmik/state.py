"""A position of PRIZMIK as one record of bitboards, and the integers that are its moves."""

import numpy as np

RED, BLUE = 0, 1
RESERVES = 3

STATE = np.dtype(
    (
        np.record,
        [
            # §2: five kinds of stack can stand on a square; each board is indexed by seat.
            ("fleets", np.uint64, 2),  # base with ship and fighter inside
            ("bases", np.uint64, 2),  # empty base
            ("carriers", np.uint64, 2),  # ship with its fighter inside
            ("ships", np.uint64, 2),  # empty ship
            ("fighters", np.uint64, 2),
            ("reserves", np.int64, 2),
            ("turn", np.int64),
            ("quiet", np.int64),  # plies since the last deployment, capture or promotion
            ("advance", np.int64),  # option capture: 1 if the captor moves onto the square
            ("quiet_limit", np.int64),  # option, 0 = off
        ],
    )
)

#: A move is origin | target << 6 | kind << 12, with PROMOTES added when it promotes.
MOVE, DEPLOY, CAPTURE = 0, 1, 2
PROMOTES = 1 << 14
