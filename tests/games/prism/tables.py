"""Tables of PRISM for tests: name what matters, the rest of the deck goes where it does not."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numba

from pentaprism.core.errors import IllegalMove
from pentaprism.games.prism import GAME
from tests.games.prism.plain import COUNTS

State = Any
#: Uncompiled kernels are some hundred times slower.
POSITIONS = 150 if numba.config.DISABLE_JIT else 3000


def collection(colours: str = "", wild: int = 0, draw_two: int = 0) -> dict[str, Any]:
    return {"colours": sorted(colours.split()), "wild": wild, "draw_two": draw_two}


def position(
    hands: Sequence[str],
    collections: Sequence[str | dict[str, Any]] = (),
    stack: str | None = None,
    **others: Any,
) -> dict[str, Any]:
    """Hands, colours and stack as words; the rest is discarded, or is the stack if None."""
    players = len(hands)
    owned = [collection(c) if isinstance(c, str) else c for c in collections]
    owned += [collection() for _ in range(players - len(owned))]
    made: dict[str, Any] = {
        "players": players,
        "hands": [sorted(hand.split()) for hand in hands],
        "collections": owned,
        "stack": (stack or "").split(),
        "discard": [],
        "dealer": players - 1,
        "turn": 0,
        "phase": "play",
        "pending": None,
        "scores": [0] * players,
        "last_round": [0] * players,
        "round": 1,
        "options": {},
        "rng": "0123456789abcdef",
        **others,
    }
    made["discard" if stack is not None else "stack"] += _rest(made)
    return made


def _rest(made: dict[str, Any]) -> list[str]:
    seen = Counter(card for cards in [*made["hands"], made["stack"]] for card in cards)
    for owned in made["collections"]:
        seen.update(owned["colours"])
        seen.update({"wild": owned["wild"], "draw-two": owned["draw_two"]})
    if made["pending"]:
        seen[made["pending"]["card"]] += 1
    seen["block"] += made["phase"] == "replace"
    assert all(count <= COUNTS[card] for card, count in seen.items())
    return [card for card, count in COUNTS.items() for _ in range(count - seen[card])]


def table(
    hands: Sequence[str],
    collections: Sequence[str | dict[str, Any]] = (),
    stack: str | None = None,
    **others: Any,
) -> State:
    return GAME.from_position(position(hands, collections, stack, **others))


def take(card: str, colour: str, target: int, taker: int = 0) -> dict[str, Any]:
    return {"taker": taker, "target": target, "colour": colour, "card": card}


def legal(state: State) -> list[str]:
    return GAME.legal_texts(state, GAME.to_act(state)[0])


def play(state: State, *moves: str) -> State:
    """The table after these moves of whoever is to act."""
    for text in moves:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.read_move(state, seat, text))
    return state


def refused(state: State, text: str) -> tuple[str | None, str]:
    """The clause and the sentence with which a move of whoever is to act is refused."""
    try:
        GAME.read_move(state, GAME.to_act(state)[0], text)
    except IllegalMove as error:
        return error.clause, error.message
    raise AssertionError(f"{text!r} is legal")


def walk(seed: int, players: int, **options: Any) -> Iterator[tuple[State, int, int]]:
    """A random match: each position with the seat and the move that come next."""
    chance = random.Random(seed)
    state = GAME.setup(players, options, seed)
    while seats := GAME.to_act(state):
        move = chance.choice(GAME.legal(state, seats[0]))
        yield state, seats[0], move
        state = GAME.apply(state, seats[0], move)
