"""A server that is about to be killed: appends as fast as it can and prints what it was promised.

python -m tests.store.appender URL MATCHES
"""

import asyncio
import sys

from pentaprism.store import Store
from tests.store.appends import first, later


async def fill(store: Store, match: str) -> None:
    await store.append(first(match, b"1"))
    version = 1
    while True:
        print(match, version, flush=True)
        await store.append(later(match, version, b"%d" % (version + 1)))
        version += 1


async def main(url: str, matches: int) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(fill(store, f"m{number}") for number in range(matches)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
