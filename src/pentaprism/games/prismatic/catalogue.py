"""The cards and the board of a game for those who draw them: the data files as JSON, with words."""

import re
from collections.abc import Mapping
from typing import Any

from pentaprism.games.prismatic import GAME, cards
from pentaprism.games.prismatic.cards import LETTERS, Card, Creation

_COLOURS = ("red", "green", "blue", "cyan", "magenta", "yellow", "white", "black", "prismatic")
_NUMBERS = {"2": "two", "3": "three"}
_ACTIONS = {
    "pull": "draw a mote from your bag and commit it or return it",
    "empty": "empty a palette or an uncreated card of any player",
    "draw": "draw a card for your progress area or the common cards",
    "discard": "discard a card of your progress area or a common card",
    "steal": "steal a card from another's progress area or the common cards",
    "two cards": "look at two cards, keep one and discard the other",
}


def catalogue(options: Mapping[str, Any]) -> dict[str, Any]:
    """What the options' data files hold, by the numbers that moves name."""
    chosen = GAME.options.complete(options)
    deck, board = cards.cards(str(chosen["cards"])), cards.board(str(chosen["board"]))
    return {
        "cards": {str(n): _card(card) for n, card in enumerate(deck, 1)},
        "creations": {str(n): _creation(creation) for n, creation in enumerate(board, 1)},
    }


def _card(card: Card) -> dict[str, Any]:
    words = {
        "ability": ability_words(card.ability),
        "rewards": [_sentence(effect_words(reward)) for reward in card.rewards],
    }
    return {
        "name": card.name,
        "type": card.type,
        "cost": card.cost,
        "stars": card.stars,
        "ability": card.ability,
        "rewards": list(card.rewards),
        "words": words,
    }


def _creation(creation: Creation) -> dict[str, Any]:
    words = _sentence(effect_words(creation.gives))
    return {"cost": creation.cost, "gives": creation.gives, "words": words}


def ability_words(ability: str) -> str:
    """An ability as a sentence: what it costs, if anything, and what it brings."""
    price, arrow, effect = ability.rpartition("->")
    words = effect_words(effect.strip())
    if not arrow:
        return f"Each round: {words}."
    return f"Each round, for {_piece(price.strip())} on this card: {words}."


def effect_words(effect: str) -> str:
    """An effect of the data files in plain English, as what one does."""
    if effect in _ACTIONS:
        return _ACTIONS[effect]
    if effect == "prism":
        return "gain a prism"
    several = re.fullmatch(r"(\d) prisms", effect)
    if several:
        return f"gain {_NUMBERS[several[1]]} prisms"
    kind, letter = effect.split()
    if kind == "pool":
        return f"add {_COLOURS[LETTERS.index(letter)]} to your pool"
    return f"gain {_piece(letter)}"


def _piece(letter: str) -> str:
    return "a prism" if letter == "^" else f"a {_COLOURS[LETTERS.index(letter)]} mote"


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
