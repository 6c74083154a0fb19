"""How strong a bot is, by what it sees."""

from typing import TYPE_CHECKING, cast

import msgspec

from pentaprism.core.errors import BadRequest, did_you_mean

if TYPE_CHECKING:
    from pentaprism.core.game import Game


class Level(msgspec.Struct, frozen=True):
    """One rung of a game's ladder; each game lists its own in levels.py, weakest first.

    Which fields count depends on the search that plays the game.
    """

    name: str
    #: What this level sees and what it does not, for people.
    sees: str
    #: Alpha-beta: plies looked ahead; 0 = as far as the limit allows.
    depth: int = 0
    #: Alpha-beta: follows exchanges to their end.
    quiesce: bool = True
    #: Bits of the game's evaluation that this level understands.
    sight: int = -1
    #: Alpha-beta: how far a judgement may be off, in units of the evaluation.
    noise: int = 0
    #: MCTS: the most simulations it makes; 0 = as many as the limit allows.
    simulations: int = 0
    #: MCTS: how likely it does not think of a move at all; it always compares two, if there are.
    overlooks: float = 0.0


def levels_of(game: "Game") -> tuple[Level, ...]:
    """The game's ladder, weakest first."""
    return cast(tuple[Level, ...], game.module("levels").LEVELS)


def find_level(game: "Game", level: str | int | None) -> Level:
    """A level by name or by number from 1; the strongest when none is named."""
    levels = levels_of(game)
    if level is None:
        return levels[-1]
    if isinstance(level, int) and not isinstance(level, bool) and 1 <= level <= len(levels):
        return levels[level - 1]
    by_name = {each.name: each for each in levels}
    if isinstance(level, str) and level in by_name:
        return by_name[level]
    raise BadRequest(
        f"a level is 1 to {len(levels)} or a name, not {level!r}; "
        + did_you_mean(str(level), by_name)
    )


def middle_level(game: "Game") -> str:
    """The name of the level in the middle: neither a punishment nor a present."""
    levels = levels_of(game)
    return levels[len(levels) // 2].name
