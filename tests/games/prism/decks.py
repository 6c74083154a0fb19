"""Deck files for tests."""

from pentaprism.games.prism.deck import CARDS, COLOURS


def deck_text(colours: int, actions: int, **others: int) -> str:
    """A deck with that many of each colour and of each other card, except where said."""
    counts: dict[str, int] = {card: colours if card in COLOURS else actions for card in CARDS}
    counts |= {card.replace("_", "-"): count for card, count in others.items()}
    lines = [f"{card} = {count}" for card, count in counts.items()]
    return "\n".join(["[colours]", *lines[:7], "[actions]", *lines[7:]]) + "\n"
