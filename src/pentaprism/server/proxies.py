"""Which proxies are believed about where requests come from."""

import ipaddress
from collections.abc import Iterable

from pentaprism.core.errors import BadOption

#: What `--behind-proxy` means: a proxy on this very machine.
THIS_MACHINE = ("127.0.0.1", "::1")


def trusted_proxies(named: Iterable[str]) -> list[str]:
    """Addresses and networks in the form in which they are compared; refuses anything else, also
    whole worlds: whoever believes everybody lets each visitor choose an address."""
    return [_network(text.strip()) for text in named if text.strip()]


def _network(text: str) -> str:
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadOption(
            f"a proxy is an address or a network such as 10.0.0.2 or 172.18.0.0/16, not {text!r}"
        ) from None
    if network.prefixlen == 0:
        raise BadOption(f"{text} is everybody: name the proxies themselves")
    return str(network.network_address) if network.num_addresses == 1 else str(network)
