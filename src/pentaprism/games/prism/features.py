"""The names of what `observe` writes, and what a move of PRISM does, as numbers for learners."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.prism import deck
from pentaprism.games.prism.rounds import COUNT
from pentaprism.games.prism.rules import only_target
from pentaprism.games.prism.state import (
    CARDS,
    COLOURS,
    DO_DISCARD,
    DO_PLAY,
    DRAW_TWO,
    NOBODY,
    PHASES,
    SEATS,
    WILD,
    ZAP,
)

_CHAIRS = tuple("own" if chair == 0 else f"{chair} to the left:" for chair in range(SEATS))

#: The parts of an observation in their order: name, how many numbers, what they say.
OBSERVED = (
    ("hand", CARDS, f"how many of each card the player holds: {', '.join(deck.CARDS)}"),
    ("discards", CARDS, "how many of each card lie on the discard pile"),
    ("deck", CARDS, "how many of each card there are in all"),
    *(
        part
        for chair in _CHAIRS
        for part in (
            (
                f"{chair} colours",
                COLOURS,
                f"1 for each colour had: {', '.join(deck.COLOURS)}",
            ),
            (f"{chair} seat", 1, "1 if somebody sits here"),
            (f"{chair} wild", 1, "1 if a wild is collected"),
            (f"{chair} draw-twos", 1, "saved draw-twos"),
            (f"{chair} hand", 1, "number of cards in hand"),
            (f"{chair} points", 1, "points in the match"),
            (f"{chair} last round", 1, "points of the last round"),
            (f"{chair} turn", 1, "1 if it is this player's turn (while a take waits: the taker's)"),
            (f"{chair} deals", 1, "1 for the dealer"),
            (f"{chair} target", 1, "1 for the target of a take that waits"),
        )
    ),
    ("phase", len(PHASES), f"one of {', '.join(PHASES)}"),
    ("stack", 1, "cards on the stack"),
    ("take that waits", len(deck.TAKES), f"one of {', '.join(deck.TAKES)}"),
    ("colour that waits", COLOURS, "the colour to be taken"),
    ("target points", 1, "points that end the match"),
    ("round", 1, "number of the round"),
)

_VERBS = ("draw", "use draw-two", "decline", "block", "allow", "play", "discard")
#: The columns of a move: name, what it says.
FEATURES = (
    *((verb, "1 for this kind of move") for verb in _VERBS),
    *((f"card {card}", "1 if this card is played or discarded") for card in deck.CARDS),
    *((f"takes {colour}", "1 if this colour is taken or zapped") for colour in deck.COLOURS),
    *((f"from chair {chair}", "1 if aimed so far to the left") for chair in range(1, SEATS)),
    ("target's hand", "cards that the target holds, of ten"),
    ("target's colours", "colours that the target has, of six"),
    ("own colours", "colours of the player after the move, if nobody blocks it, of six"),
    ("completes", "1 if six colours, or five and a wild, are then complete"),
)
_CARD = len(_VERBS)
_COLOUR = _CARD + CARDS
_CHAIR = _COLOUR + COLOURS
_REST = _CHAIR + SEATS - 1


@kernel
def move_features(s: Any, seat: int, move: int, out: Any) -> None:
    verb, card, colour = move & 7, move >> 3 & 15, move >> 10
    out[verb] = 1.0
    colours, wilds = int(s.colours[seat]), int(s.wilds[seat])
    if verb in (DO_PLAY, DO_DISCARD):
        out[_CARD + card] = 1.0
    if verb == DO_PLAY:
        if card < WILD:
            colours |= 1 << card
        elif card == WILD:
            wilds = 1
        elif card != DRAW_TWO:
            only = only_target(s, seat, card)
            target = move >> 7 & 7 if only == NOBODY else int(only)
            out[_COLOUR + colour] = 1.0
            out[_CHAIR + (target - seat) % s.players - 1] = 1.0
            out[_REST] = s.held[target] / 10
            out[_REST + 1] = COUNT[s.colours[target]] / COLOURS
            if card != ZAP:
                colours |= 1 << colour
    out[_REST + 2] = COUNT[colours] / COLOURS
    out[_REST + 3] = 1.0 if COUNT[colours] + wilds >= COLOURS else 0.0
