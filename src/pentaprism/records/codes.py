"""A position as a short text that people write down, and back (docs/formats.md).

A code holds what its maker knew: the whole position, the whole position without its generator, or
what one seat or a watcher may see. What is not in it is dealt anew when it is set up.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from pentaprism.core.errors import BadCode, BadPosition
from pentaprism.core.game import SPECTATOR, Game, Json
from pentaprism.core.reading import rng_text
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import registry
from pentaprism.records import coder, letters

VERSION = 1
#: The longest code has so many letters; those of our games stay far below.
LONGEST = 2_000
_LONGEST_TEXT = 16_000
_TAG = 2
_HEAD = 1 + _TAG
_WATCHER = "-"
_RNG = "rng"

_words = messages_of(TABLE)


class Coded(NamedTuple):
    """What a code says."""

    game: Game
    #: As in formats.md: what is not known is "?", and a generator need not be there.
    position: Json
    #: The seat that knew so much, or SPECTATOR; None if nothing is hidden.
    viewer: int | None

    @property
    def state(self) -> Any:
        """As far as it is known."""
        if self.viewer is None:
            return self.game.from_position(_with_rng(self.game, self.position, 1))
        return self.game.from_position(self.position, hidden=True)

    def deal(self, seed: int) -> Any:
        """A whole position: what the code does not say is dealt at random, consistently."""
        game = self.game
        if self.viewer is None:
            return game.from_position(_with_rng(game, self.position, seed))
        state = self.state
        if game.capabilities.chance:
            state[0][_RNG] = np.uint64(seed)
        game.face.determinise(state, 0, self.viewer)
        return state


def code_of(game: Game, position: Any, viewer: int | None = None) -> str:
    """The code of a position; of a view's position with its `viewer`, a seat or SPECTATOR.

    Raises BadPosition if it is none."""
    if not game.capabilities.hidden:
        viewer = None
    bare = isinstance(position, dict) and _RNG not in position
    coded = Coded(game, position, viewer)
    state = coded.state
    if viewer is not None and viewer != SPECTATOR:
        game.check_seat(state, viewer)
    position = game.position(state)  # in the order of formats.md
    if bare:
        position.pop(_RNG, None)
    text = _text(Coded(game, position, viewer))
    bits = coder.write(_model(game), text, 5 * (LONGEST - _HEAD - letters.CHECK))
    if bits is None or len(text) > _LONGEST_TEXT:
        raise BadPosition(_words("code-too-long"))
    return letters.text_of(_values(game, bits))


def read_code(text: str) -> Coded:
    """What a code says; raises BadCode with a sentence that says what is wrong with it."""
    values = letters.values_of(text[: 3 * LONGEST])
    if isinstance(values, str):
        raise BadCode(_words("code-strange", letter=values))
    if len(values) <= _HEAD + letters.CHECK:
        raise BadCode(_words("code-too-short"))
    if len(values) > LONGEST:
        raise BadCode(_words("code-too-long"))
    if not letters.is_right(values):
        raise _wrong(values)
    return _read(values)


def _wrong(values: list[int]) -> BadCode:
    """With what was meant, if just one slip explains it."""
    meant = [slip for slip in letters.slips(values) if _can_be_read(slip.values)]
    if len(meant) != 1:
        return BadCode(_words("code-wrong"))
    (slip,) = meant
    place = slice(slip.at, slip.at + slip.length)
    return BadCode(
        _words(
            "code-slip",
            group=slip.at // letters.GROUP + 1,
            written=letters.plain_text(values[place]),
            right=letters.plain_text(slip.values[place]),
            code=letters.text_of(slip.values),
        )
    )


def _can_be_read(values: list[int]) -> bool:
    try:
        _read(values)
    except BadCode:
        return False
    return True


def _read(values: list[int]) -> Coded:
    version, tag = values[0], values[1:_HEAD]
    if version != VERSION:
        raise BadCode(_words("code-version", version=version))
    game = next((game for game in registry.GAMES if _tag(game) == tag), None)
    if game is None:
        raise BadCode(_words("code-game"))
    body = values[_HEAD : -letters.CHECK]
    bits = [value >> n & 1 for value in body for n in (4, 3, 2, 1, 0)]
    text = coder.read(_model(game), bits, _LONGEST_TEXT)
    coded = None if text is None else _parse(game, text)
    if coded is None:
        raise BadCode(_words("code-wrong"))
    try:
        coded.state  # noqa: B018
    except BadPosition as error:
        raise BadCode(_words("code-position", why=error.message)) from None
    # One position has one code.
    if code_of(*coded) != letters.text_of(values):
        raise BadCode(_words("code-wrong"))
    return coded


# -- the text that is coded: the JSON, after the seat that knew so much, if it was one


def _text(coded: Coded) -> bytes:
    who = "" if coded.viewer is None else str(coded.viewer)
    who = _WATCHER if coded.viewer == SPECTATOR else who
    return who.encode() + msgspec.json.encode(coded.position)


def _parse(game: Game, text: bytes) -> Coded | None:
    start = text.find(b"{")
    who = text[: max(start, 0)].decode("ascii", "replace")
    try:
        position = msgspec.json.decode(text[max(start, 0) :], type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    if who == _WATCHER:
        return Coded(game, position, SPECTATOR)
    if who and not (len(who) == 1 and who in "0123456789"):
        return None
    return Coded(game, position, int(who) if who else None)


def _with_rng(game: Game, position: Any, seed: int) -> Any:
    needs = game.capabilities.chance and isinstance(position, dict) and _RNG not in position
    return {**position, _RNG: rng_text(seed)} if needs else position


# -- letters


def _values(game: Game, bits: list[int]) -> list[int]:
    body = [*bits, *[0] * (-len(bits) % 5)]
    packed = [int("".join(map(str, body[n : n + 5])), 2) for n in range(0, len(body), 5)]
    return letters.checked([VERSION, *_tag(game), *packed])


@cache
def _tag(game: Game) -> list[int]:
    """Two letters that stand for a game, whatever others there are."""
    digest = hashlib.sha256(game.id.encode()).digest()
    return [each & 31 for each in digest[:_TAG]]


@cache
def _model(game: Game) -> coder.Model:
    """Primed with samples.txt of the game's folder, if it has one: codes are shorter for it."""
    path = Path(str(game.module("position").__file__)).parent / "samples.txt"
    return coder.learn(path.read_bytes() if path.is_file() else b"")
