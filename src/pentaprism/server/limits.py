"""Buckets: so many now, so many more each second."""

import time
from collections import OrderedDict

from pentaprism.core.errors import PentaprismError


class TooMuch(PentaprismError):
    code = "too-much"


class Bucket:
    """Holds `size` and refills at `size` in `seconds`."""

    __slots__ = ("_left", "_rate", "_since", "_size")

    def __init__(self, size: int, seconds: float) -> None:
        self._size = self._left = float(size)
        self._rate = size / seconds
        self._since = time.monotonic()

    def take(self) -> bool:
        """One out of it, if there is one."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, for the addresses seen last."""

    def __init__(self, size: int, seconds: float, addresses: int = 10_000) -> None:
        self._size, self._seconds, self._addresses = size, seconds, addresses
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.pop(address, None) or Bucket(self._size, self._seconds)
        self._of[address] = bucket
        if len(self._of) > self._addresses:
            self._of.popitem(last=False)
        return bucket.take()
