"""What lies where, in words, for those who set a position up with the box."""

from pentaprism.core.game import Json
from pentaprism.core.words import Message, messages_of

_message = messages_of("prism")
HIDDEN = "?"


def sheet(position: Json) -> list[Message]:
    told = []
    for seat, hand in enumerate(position["hands"]):
        told.append(_message("sheet-hand", seat=seat, **_cards(hand)))
        lies = position["collections"][seat]
        cards = [*lies["colours"], *["wild"] * lies["wild"], *["draw-two"] * lies["draw_two"]]
        told.append(_message("sheet-collection", seat=seat, **_cards(cards)))
        told.append(_message("sheet-points", seat=seat, n=position["scores"][seat]))
    told.append(_message("sheet-stack", **_cards(position["stack"])))
    told.append(_message("sheet-discard", **_cards(position["discard"])))
    pending = position["pending"]
    if pending:
        told.append(_message("sheet-pending", **pending))
    told.append(
        _message(
            "sheet-turn", n=position["round"], dealer=position["dealer"], seat=position["turn"]
        )
    )
    return told


def _cards(cards: list[str]) -> Json:
    """How many, and which if they are known."""
    return {"n": len(cards), "cards": None if not cards or HIDDEN in cards else cards}
