"""The cards and the board of a game for those who draw them: the data files as JSON, with words."""

from collections.abc import Mapping
from typing import Any

from pentaprism.games.prismatic import GAME, cards
from pentaprism.games.prismatic.cards import Card, Creation
from pentaprism.games.prismatic.naming import effect, message


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
    price, _, brings = ability.rpartition("->")
    does = effect(brings.strip())
    if not price:
        return str(message("ability-free", effect=does))
    piece = price.strip().replace("^", "prism")
    return str(message("ability-paid", piece=piece, effect=does))


def effect_words(text: str) -> str:
    """An effect of the data files in plain English, as what one does."""
    return str(effect(text))


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
