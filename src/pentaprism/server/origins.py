"""A name for where somebody comes from that tells nobody but this server where that is."""

import hashlib
import hmac

from pentaprism.server.limits import network_of


class Origins:
    """The names go into the database, so they are no addresses; the same place always has the same
    one, also after a restart and in another process."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"origin {secret}".encode()).digest()

    def of(self, address: str) -> str:
        return hmac.digest(self._key, network_of(address).encode(), "sha256").hex()[:16]
