"""How strong a bot is, by what it sees."""

import msgspec


class Level(msgspec.Struct, frozen=True):
    """One rung of a game's ladder; each game lists its own in levels.py, weakest first.

    Which fields count depends on the search that plays the game. `sees-<name>` in the game's words
    says what a level sees and what it does not.
    """

    name: str
    #: Alpha-beta: plies looked ahead; 0 = as far as the limit allows.
    depth: int = 0
    #: Alpha-beta: follows exchanges to their end.
    quiesce: bool = True
    #: Bits of the game's evaluation that this level understands.
    sight: int = -1
    #: Alpha-beta: how far a judgement may be off, in units of the evaluation.
    noise: int = 0
    #: What judges positions: "hand", "net" (what the game has learned), or a file of weights.
    evaluation: str = "hand"
    #: MCTS: the most simulations it makes; 0 = as many as the limit allows.
    simulations: int = 0
    #: MCTS: how likely it does not think of a move at all; it always compares two, if there are.
    overlooks: float = 0.0
