"""The conformance kit: what every game must satisfy, ours and anybody's.

`check_game(game)` runs all of it; each check is a function of its own, so that a test runner can
show them one by one.
"""

from pentaprism.testing.conformance import CHECKS, check_game

__all__ = ["CHECKS", "check_game"]
