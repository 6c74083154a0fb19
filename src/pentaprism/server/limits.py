"""Rate limits (token buckets), and the limit on the number of tables."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from pentaprism.core.errors import PentaprismError
from pentaprism.core.words import TABLE, messages_of

_words = messages_of(TABLE)


class LimitExceeded(PentaprismError):
    code = "too-much"


def network_of(address: str) -> str:
    """What an address is counted as: itself, or for IPv6 its network of 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))


class Bucket:
    """A token bucket: holds `size` tokens and gets `size` new ones in `seconds`."""

    __slots__ = ("_left", "_rate", "_since", "_size")

    def __init__(self, size: int, seconds: float) -> None:
        self._size = self._left = float(size)
        self._rate = size / seconds
        self._since = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of the addresses that were seen last."""

    def __init__(self, size: int, seconds: float, addresses: int = 10_000) -> None:
        self._size, self._seconds, self._addresses = size, seconds, addresses
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.pop(address, None) or Bucket(self._size, self._seconds)
        self._of[address] = bucket
        if len(self._of) > self._addresses:
            self._of.popitem(last=False)
        return bucket.take()


class TableQuota:
    """How many tables there may be, in all and for one address."""

    #: The tables are counted no more than every so many seconds.
    _COUNT_SECONDS = 2.0

    def __init__(
        self,
        a_minute: int,
        tables: int,
        of_address: int,
        count: Callable[[str | None], Awaitable[int]],
    ) -> None:
        self._new = Buckets(a_minute, 60)
        self._tables, self._of_address, self._count = tables, of_address, count
        self._counted, self._counted_at = 0, float("-inf")

    async def take(self, address: str) -> None:
        if not self._new.take(network_of(address)):
            raise LimitExceeded(_words("limit-new-tables"))
        if time.monotonic() - self._counted_at > self._COUNT_SECONDS:
            self._counted = await self._count(None)
            self._counted_at = time.monotonic()
        if self._counted >= self._tables:
            raise LimitExceeded(_words("limit-all-tables"))
        if await self._count(address) >= self._of_address:
            raise LimitExceeded(_words("limit-own-tables"))
