"""What lies where, in words, for those who set a position up with the box."""

from pentaprism.core.game import Json
from pentaprism.core.words import Message, messages_of

_message = messages_of("prizmik")
_KINDS = "FBCSD"


def sheet(position: Json) -> list[Message]:
    squares = _squares(position["board"])
    told = []
    for seat, letters in enumerate((_KINDS, _KINDS.lower())):
        for kind, letter in zip(_KINDS, letters, strict=True):
            there = sorted(square for square, piece in squares.items() if piece == letter)
            if there:
                told.append(_message("sheet-pieces", seat=seat, kind=kind, squares=there))
        told.append(_message("sheet-reserve", seat=seat, n=position["reserves"][seat]))
    told.append(_message("sheet-turn", seat=position["turn"], quiet=position["quiet"]))
    return told


def _squares(board: str) -> dict[str, str]:
    found = {}
    for rank, row in zip("87654321", board.split("/"), strict=True):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
            else:
                found["abcdefgh"[file] + rank] = letter
                file += 1
    return found
