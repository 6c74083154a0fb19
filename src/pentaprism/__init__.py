"""Pentaprism: five games of light and colour, one table.

>>> import pentaprism
>>> game = pentaprism.new("prizmik")
>>> [str(move) for move in game.legal_moves][:3]
['a1+a2', 'a1+b1', 'e1+d1']
>>> game.play("a1+a2").play("a8+a7")
<PRIZMIK after 2 moves>
"""

from pentaprism.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadRequest,
    GameOver,
    IllegalMove,
    NotYourTurn,
    PentaprismError,
    UnknownGame,
)
from pentaprism.core.outcome import Outcome
from pentaprism.playthrough import Move, Playthrough, from_position, from_record, game_names, new
from pentaprism.records import Record

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "GameOver",
    "IllegalMove",
    "Move",
    "NotYourTurn",
    "Outcome",
    "PentaprismError",
    "Playthrough",
    "Record",
    "UnknownGame",
    "from_position",
    "from_record",
    "game_names",
    "new",
]
