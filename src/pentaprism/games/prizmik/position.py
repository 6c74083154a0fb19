"""A position of PRIZMIK as JSON (formats.md) and back, with every way it can be wrong.

A position need not be reachable: problems and tests may put more pieces on the board than a box
holds. But bases stand on their home ranks, since the rules rely on it (§6).
"""

import struct
from functools import lru_cache
from typing import Any

import numpy as np

from pentaprism.core.errors import BadPosition
from pentaprism.core.reading import whole
from pentaprism.core.words import messages_of
from pentaprism.games.prizmik import GAME
from pentaprism.games.prizmik.state import BLUE, RED, RESERVES, STATE

_message = messages_of("prizmik")

LETTERS = {"F": "fleets", "B": "bases", "C": "carriers", "S": "ships", "D": "fighters"}
_ROWS = 8
#: A record begins with the boards, each for both seats, whose bytes are ranks; after them come the
#: reserves and the rest.
_FIELDS = [*LETTERS.values(), "reserves", "turn", "quiet", "advance", "quiet_limit"]
assert list(STATE.names or ()) == _FIELDS
_RECORD = struct.Struct("=10Q6q")
_BOARDS = 10 * 8  # bytes
_SHOWN = [shown for letter in LETTERS for shown in (letter, letter.lower())]
_GAPS = [(" " * gap, str(gap)) for gap in range(8, 0, -1)]
#: Asking a record for its fields one by one takes many times as long, and servers do it a lot.
_bytes = np.record.tobytes


def to_json(s: Any) -> dict[str, Any]:
    raw = _bytes(s)
    *_, red, blue, turn, quiet, advance, quiet_limit = _RECORD.unpack(raw)
    return {
        "board": "/".join([_rank_text(raw[rank:_BOARDS:8]) for rank in reversed(range(_ROWS))]),
        "turn": turn,
        "reserves": [red, blue],
        "quiet": quiet,
        "options": dict(_options(advance, quiet_limit)),
    }


def letters(s: Any) -> list[str]:
    """What stands on each of the 64 squares: a letter, capital for Red, or "" for nothing."""
    return [letter_at(s, square) for square in range(64)]


def letter_at(s: Any, square: int) -> str:
    return _rank(_bytes(s)[square // 8 : _BOARDS : 8])[square % 8].strip()


@lru_cache(1 << 14)
def _rank(boards: bytes) -> str:
    """What stands on the squares of a rank, of which each board gives one byte; " " for nothing."""
    rank = [" "] * 8
    for shown, squares in zip(_SHOWN, boards, strict=True):
        for file in range(8):
            if squares >> file & 1:
                rank[file] = shown
    return "".join(rank)


@lru_cache(1 << 14)
def _rank_text(boards: bytes) -> str:
    text = _rank(boards)
    for gap, number in _GAPS:
        text = text.replace(gap, number)
    return text


@lru_cache(1 << 8)
def _options(advance: int, quiet_limit: int) -> dict[str, Any]:
    capture = "advance" if advance else "stay"
    return GAME.options.without_defaults({"capture": capture, "quiet_limit": quiet_limit})


def from_json(position: dict[str, Any], hidden: bool) -> Any:
    state = np.zeros(1, STATE)
    s = state[0]
    _read_board(s, position["board"])
    s.turn = whole(position["turn"], "turn", 0, 1)
    s.reserves[:] = _read_reserves(position["reserves"])
    s.quiet = whole(position["quiet"], "quiet", 0, 2**31)
    s.advance = position["options"]["capture"] == "advance"
    s.quiet_limit = position["options"]["quiet_limit"]
    _check_bases(s)
    return state


def _read_board(s: Any, board: Any) -> None:
    if not isinstance(board, str):
        raise BadPosition(f"a board is a text of eight ranks, not {board!r}")
    rows = board.split("/")
    if len(rows) != _ROWS:
        raise BadPosition(f"a board has eight ranks divided by '/', this one has {len(rows)}")
    for rank, row in zip(reversed(range(_ROWS)), rows, strict=True):
        file = 0
        previous_gap = False
        for symbol in row:
            gap = symbol in "12345678"
            if gap and previous_gap:
                raise BadPosition(f"rank {rank + 1}: write neighbouring gaps as one digit")
            if gap:
                file += int(symbol)
            elif symbol.upper() in LETTERS and symbol.isascii():
                _put(s, symbol, rank, file)
                file += 1
            else:
                raise BadPosition(f"rank {rank + 1}: {symbol!r} is neither 1..8 nor one of FBCSD")
            previous_gap = gap
        if file != 8:
            raise BadPosition(f"rank {rank + 1} has {file} squares instead of 8")


def _put(s: Any, symbol: str, rank: int, file: int) -> None:
    seat = RED if symbol.isupper() else BLUE
    home = 0 if seat == RED else 7
    if symbol in "FBfb" and rank != home:
        raise BadPosition(_message("position-home", rank=rank + 1))
    if file < 8:
        board = s[LETTERS[symbol.upper()]]
        board[seat] |= np.uint64(1 << (rank * 8 + file))


def _read_reserves(reserves: Any) -> list[int]:
    if not isinstance(reserves, list) or len(reserves) != 2:
        raise BadPosition(f"reserves are a list of two numbers, not {reserves!r}")
    for left in reserves:
        if type(left) is not int or not 0 <= left <= RESERVES:
            raise BadPosition(f"a player has 0 to {RESERVES} reserve fleets, not {left!r}")
    return reserves


def _check_bases(s: Any) -> None:
    if not any(int(s.fleets[seat] | s.bases[seat]) for seat in (RED, BLUE)):
        raise BadPosition(_message("position-no-base"))
