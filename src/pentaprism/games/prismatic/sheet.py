"""What lies where, in words, for those who set a position up with the box."""

from pentaprism.core.game import Json
from pentaprism.core.words import Message, messages_of
from pentaprism.games.prismatic import cards
from pentaprism.games.prismatic.naming import name_of, some
from pentaprism.games.prismatic.notation import read_purse

_message = messages_of("prismatic")
HIDDEN = "?"


def sheet(position: Json) -> list[Message]:
    names = [card.name for card in cards.cards(position["options"].get("cards", "standard"))]

    def named(numbers: list[int]) -> list[Message | str]:
        return [name_of(names[number - 1]) for number in numbers]

    told = [_message("sheet-round", n=position["round"], seat=position["starter"])]
    for seat, entry in enumerate(position["seats"]):
        told.append(_pieces("sheet-bag", seat, entry["bag"]))
        told.append(_message("sheet-prisms", seat=seat, n=entry["prisms"]))
        told.append(_pieces("sheet-palette", seat, entry["palette"]))
        for area in ("progress", "created"):
            for number, pieces in entry[area].items():
                (card,) = named([int(number)])
                told.append(_pieces(f"sheet-{area}", seat, pieces, card=card))
        secret = entry["secret"]
        if secret != HIDDEN and secret["hand"]:
            told.append(_pieces("sheet-hand", seat, secret["hand"]))
        if secret != HIDDEN and secret["cards"]:
            told.append(_message("sheet-choice", seat=seat, cards=named(secret["cards"])))
        if secret != HIDDEN:
            for place, pieces in secret["put"].items():
                on = None if place == "palette" else named([int(place)])[0]
                told.append(_pieces("sheet-put", seat, pieces, card=on))
    told.append(_message("sheet-common", cards=named(position["common"]) or None))
    told.append(_message("sheet-discards", cards=named(position["discards"]) or None))
    told.append(_message("sheet-deck", n=position["deck"]))
    return told


def _pieces(key: str, seat: int, pieces: str, **values: Message | str | None) -> Message:
    lying = some(read_purse(pieces) or 0)
    return _message(key, seat=seat, some=lying or None, **values)
