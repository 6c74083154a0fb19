"""Why a table refuses, besides the rules of the game."""

from pentaprism.core.errors import PentaprismError


class Stale(PentaprismError):
    """The sender had not seen what happened since."""

    code = "stale"


class NotAllowed(PentaprismError):
    """Not now, not at this table, or not by this seat."""

    code = "not-allowed"


class SeatTaken(PentaprismError):
    code = "seat-taken"
