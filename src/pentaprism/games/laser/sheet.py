"""What lies where, in words, for those who set a position up with the box."""

from pentaprism.core.game import Json
from pentaprism.core.words import Message, messages_of
from pentaprism.games.laser.notation import COLOUR_LETTERS, COLOUR_NAMES

_message = messages_of("laser")
_FIGURES = {"@": "cat", ".": "empty", **dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))}


def sheet(position: Json) -> list[Message]:
    floor = position["floor"]
    told = [
        _message(
            "sheet-tile", tile=tile, what=_FIGURES[letter], floor=floor[tile] if floor else None
        )
        for tile, letter in enumerate(position["ring"])
    ]
    told.append(_message("sheet-stock", some=_counted(position["stock"])))
    aside = "".join(str(position["aside"].count(letter)) for letter in COLOUR_LETTERS)
    told.append(_message("sheet-aside", some=_counted(aside), n=len(position["aside"])))
    told.append(_message("sheet-cards", cards=position["cards"]))
    told.append(_message("sheet-round", n=position["round"], phase=position["phase"]))
    for seat in range(position["players"]):
        told.append(
            _message(
                "sheet-seat",
                seat=seat,
                points=position["scores"][seat],
                crosses=position["crosses"][seat],
            )
        )
        if type(position["bids"][seat]) is int:
            told.append(_message("sheet-bid", seat=seat, n=position["bids"][seat]))
    return told


def _counted(counts: str) -> list[Message]:
    """Such as "2 red"; colours of which there are none are left out."""
    pairs = zip(COLOUR_NAMES, counts, strict=True)
    return [_message("sheet-of", colour=colour, n=int(n)) for colour, n in pairs if n != "0"]
