"""Short bits for a text that looks like texts seen before.

An arithmetic coder over a model that mixes the guesses of several contexts, bit by bit, after
Mahoney's PAQ: what followed the last one to six letters, what stands under this key of the JSON, at
this place in a list. The model reads sample texts first, so that a new one like them costs little.
Only whole numbers, so that a text has the same bits on every machine.

What this gives is part of the format of codes (docs/formats.md): a change of anything here, or of a
sample, needs a new version of the format.
"""

from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.kernel import kernel, kernel_with_arrays

#: A text ends with this letter and has it nowhere else.
END = 10
LEARN, WRITE, READ = 0, 1, 2

_CONTEXTS = 9
_SLOTS = 1 << 18
_WEIGHT_SETS = 64
_ONE = 1 << 16  # of weights and probabilities
_TOP, _HALF, _QUARTER = (1 << 32) - 1, 1 << 31, 1 << 30
#: The more a context was seen, the less a further letter changes its guess; down to 1 in so many.
_SLOWEST = 120
_TRUSTED = 3  # sights after which a context may be weighed as one that knows
_RATE = 10
_MASK = (1 << 31) - 1
_MULTIPLIERS = (0x2545F491, 0x6C078965, 0x5D588B65)
_QUOTE, _COLON, _LINE = 34, 58, 95
#: Comma, slash, brackets and braces.
_DIVIDERS = (44, 47, 91, 93, 123, 125)


class Model(NamedTuple):
    """What was learnt; the kernel changes it while it goes on learning."""

    chances: np.ndarray[Any, Any]  # of a one, by slot, 0 to _ONE
    sights: np.ndarray[Any, Any]  # how often a slot was met, up to _SLOWEST
    weights: np.ndarray[Any, Any]

    def copy(self) -> "Model":
        return Model(*(part.copy() for part in self))


def _curves() -> tuple[Any, Any]:
    """x -> 4096 / (1 + e^(-x/256)) for x from -2048, by straight lines between 33 points, and the
    way back."""
    points = [1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994]
    points += [3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094]
    squash, stretch = np.zeros(4096, np.int64), np.full(4096, 2047, np.int64)
    for x in range(4096):
        i, part = x >> 7, x & 127
        squash[x] = (points[i] * (128 - part) + points[min(i + 1, 32)] * part + 64) >> 7
    known = 0
    for x in range(1, 4096):
        stretch[known : squash[x] + 1] = x - 2048
        known = max(known, int(squash[x]) + 1)
    return squash, stretch


_SQUASH, _STRETCH = _curves()


@kernel
def _hash(a: int, b: int) -> int:
    mixed = (a & _MASK) * _MULTIPLIERS[0]
    mixed = ((mixed ^ mixed >> 31 ^ a >> 31) & _MASK) * _MULTIPLIERS[1]
    mixed = ((mixed ^ mixed >> 31 ^ b) & _MASK) * _MULTIPLIERS[2]
    return (mixed ^ mixed >> 31) & _MASK


@kernel
def _look_round(past: int, place: Any, out: Any) -> None:
    """The contexts of the next letter: the letters before it and its place in the JSON."""
    key, word, item, column = place
    last = past & 0xFF
    out[0] = _hash(key, 1)
    out[1] = _hash(key << 8 | last, 2)
    out[2] = _hash(key << 16 | past & 0xFFFF, 3)
    out[3] = _hash(past & 0xFF_FFFF, 4)
    out[4] = _hash(past & 0xFFFF_FFFF, 5)
    out[5] = _hash(past, 6)
    out[6] = _hash(key << 20 | item << 6 | min(column, 63), 7)
    out[7] = _hash(key << 14 | min(column, 63) << 8 | last, 8)
    out[8] = _hash(key << 24 | word, 9)


@kernel
def _go_on(letter: int, place: Any) -> Any:
    """The place after one more letter: under which key, which word so far, which item of a list,
    which letter of the item."""
    key, word, item, column = place
    if letter == END:
        return 0, 0, 0, 0
    if letter == _COLON:
        return word, 0, 0, 0
    if 97 <= letter <= 122 or letter == _LINE:
        return key, (word * 271 + letter) & 0xFF_FFFF, item, column + 1
    word = word if letter == _QUOTE else 0
    if letter in _DIVIDERS:
        return key, word, (item + 1) & 0x3FFF, 0
    return key, word, item, column + 1


@kernel
def _guess(model: Any, contexts: Any, node: int, weights_at: int, slots: Any, views: Any) -> int:
    """How likely a one is next, in 4096ths, never 0 or all; what went into it goes to `slots` and
    `views`."""
    chances, sights, weights = model
    sum_ = 0
    for n in range(_CONTEXTS):
        slot = _hash(contexts[n] << 9 | node, n) & (_SLOTS - 1)
        slots[n] = slot
        views[n] = _STRETCH[chances[slot] >> 4] if sights[slot] else 0
        sum_ += weights[weights_at + 2 * n] * views[n]
        if sights[slot] >= _TRUSTED:
            sum_ += weights[weights_at + 2 * n + 1] * views[n]
    mixed = max(-2047, min(2047, sum_ >> 16))
    return max(1, min(4095, _SQUASH[mixed + 2048]))


@kernel
def _learn(model: Any, guess: int, bit: int, weights_at: int, slots: Any, views: Any) -> None:
    chances, sights, weights = model
    error = ((bit << 12) - guess) * _RATE
    for n in range(_CONTEXTS):
        slot = slots[n]
        step = (views[n] * error + 0x2000) >> 14
        weights[weights_at + 2 * n] += step
        if sights[slot] >= _TRUSTED:
            weights[weights_at + 2 * n + 1] += step
        if sights[slot] < _SLOWEST:
            sights[slot] += 1
        target = _ONE - 1 if bit else 0
        chances[slot] += (target - chances[slot]) * 2 // (2 * sights[slot] + 1)


@kernel
def _put(bits: Any, at: int, bit: int, waiting: int) -> int:
    """A bit, and after it those that waited to know it; the number of bits that are there now."""
    bits[at] = bit
    bits[at + 1 : at + 1 + waiting] = 1 - bit
    return at + 1 + waiting


@kernel_with_arrays
def code(task: int, model: Any, letters: Any, count: int, bits: Any, bit_count: int) -> int:
    """LEARN the letters; or WRITE them as bits, up to the first END, and return how many bits; or
    READ them from bits and return how many letters. -1 where there is no room for them."""
    low, high, waiting, at = 0, _TOP, 0, 0
    window = 0
    if task == READ:
        for at in range(32):
            window = window << 1 | (bits[at] if at < bit_count else 0)
        at = 32
    contexts = np.zeros(_CONTEXTS, np.int64)
    slots, views = np.zeros(_CONTEXTS, np.int64), np.zeros(_CONTEXTS, np.int64)
    past, place = 0, (0, 0, 0, 0)
    for number in range(count):
        _look_round(past, place, contexts)
        node = 1
        for place_value in range(7, -1, -1):
            weights_at = (min(place[3], 7) * 8 + place_value) * 2 * _CONTEXTS
            guess = _guess(model, contexts, node, weights_at, slots, views)
            middle = low + ((high - low) >> 12) * guess
            bit = int(window <= middle) if task == READ else letters[number] >> place_value & 1
            _learn(model, guess, bit, weights_at, slots, views)
            node = node << 1 | bit
            if task == LEARN:
                continue
            if bit:
                high = middle
            else:
                low = middle + 1
            while high < _HALF or low >= _HALF or (low >= _QUARTER and high < 3 * _QUARTER):
                if high < _HALF or low >= _HALF:
                    down = 0 if high < _HALF else _HALF
                    if task == WRITE:
                        if at + waiting + 2 >= len(bits):
                            return -1
                        at, waiting = _put(bits, at, int(down > 0), waiting), 0
                else:  # it is not known yet on which side of the middle it will be
                    down = _QUARTER
                    waiting += 1
                low, high, window = (low - down) << 1, (high - down) << 1 | 1, (window - down) << 1
                if task == READ:
                    window |= bits[at] if at < bit_count else 0
                    at += 1
        letter = node & 0xFF
        if task == READ:
            letters[number] = letter
            if letter == END:
                return number + 1
        past = (past << 8 | letter) & 0xFFFF_FFFF_FFFF
        place = _go_on(letter, place)
    if task != WRITE:
        return -1
    if at + waiting + 2 >= len(bits):
        return -1
    at = _put(bits, at, int(low >= _QUARTER), waiting + 1)
    while at and not bits[at - 1]:  # a reader takes what is missing for zeros
        at -= 1
    return at


def learn(samples: bytes) -> Model:
    """A model that knows these texts, each with its END."""
    model = Model(
        np.full(_SLOTS, _ONE // 2, np.int32),
        np.zeros(_SLOTS, np.int32),
        np.full(_WEIGHT_SETS * 2 * _CONTEXTS, _ONE // 5, np.int64),
    )
    letters = _letters(samples)
    code(LEARN, model, letters, len(letters), _NO_BITS, 0)
    return model


def write(model: Model, text: bytes, most: int) -> list[int] | None:
    """The bits of a text; None if they are more than `most`."""
    letters, bits = _letters(text + bytes([END])), np.zeros(most + 2, np.int64)
    count = code(WRITE, model.copy(), letters, len(letters), bits, 0)
    return None if count < 0 else bits[:count].tolist()


def read(model: Model, bits: list[int], most: int) -> bytes | None:
    """The text of these bits; None if it does not end within `most` letters."""
    letters, given = np.zeros(most + 1, np.int64), np.array([*bits, 0], np.int64)
    count = code(READ, model.copy(), letters, len(letters), given, len(bits))
    return None if count < 0 else letters[: count - 1].astype(np.uint8).tobytes()


_NO_BITS = np.zeros(1, np.int64)


def _letters(text: bytes) -> np.ndarray[Any, Any]:
    return np.frombuffer(text, np.uint8).astype(np.int64)
