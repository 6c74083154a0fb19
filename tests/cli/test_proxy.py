"""Whose address counts behind a proxy, and which proxies are believed."""

import asyncio
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pentaprism.core.errors import BadOption
from pentaprism.server.proxies import THIS_MACHINE, trusted_proxies

NAMED = trusted_proxies(["127.0.0.1", " 172.18.0.0/16 ", "10.0.0.7/32", "fd00::5"])


@pytest.mark.parametrize(
    ("peer", "named", "visitor"),
    [
        ("127.0.0.1", "9.9.9.9", "9.9.9.9"),
        # What a visitor writes into the header stands before what the proxy adds.
        ("127.0.0.1", "1.1.1.1, 9.9.9.9", "9.9.9.9"),
        ("172.18.0.2", "9.9.9.9, 10.0.0.7", "9.9.9.9"),
        ("fd00::5", "9.9.9.9", "9.9.9.9"),
        # Nobody else is believed, whatever network they are in.
        ("8.8.8.8", "9.9.9.9", "8.8.8.8"),
        ("192.168.1.9", "9.9.9.9", "192.168.1.9"),
        ("10.0.0.8", "9.9.9.9", "10.0.0.8"),
        ("127.0.0.2", "9.9.9.9", "127.0.0.2"),
    ],
)
def test_the_last_address_that_is_no_proxy(peer: str, named: str, visitor: str) -> None:
    assert visitor_of(NAMED, peer, named) == visitor


def test_behind_a_proxy_on_this_machine() -> None:
    assert visitor_of([*THIS_MACHINE], "::1", "9.9.9.9") == "9.9.9.9"
    assert visitor_of([*THIS_MACHINE], "192.168.1.9", "9.9.9.9") == "192.168.1.9"


@pytest.mark.parametrize("wrong", ["*", "proxy.example", "10.0.0.0/40", "0.0.0.0/0", "::/0"])
def test_proxies_that_cannot_be_believed(wrong: str) -> None:
    with pytest.raises(BadOption):
        trusted_proxies([wrong])


def visitor_of(trusted: list[str], peer: str, named: str) -> str:
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    scope: Any = {
        "type": "http",
        "scheme": "http",
        "client": (peer, 1),
        "headers": [(b"x-forwarded-for", named.encode())],
    }
    behind: Any = ProxyHeadersMiddleware(app, trusted_hosts=trusted)
    asyncio.run(behind(scope, None, None))
    return str(seen[0])
