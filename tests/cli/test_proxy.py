"""Whose address counts behind a proxy."""

import asyncio
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pentaprism.cli.serve import PROXIES


@pytest.mark.parametrize(
    ("peer", "named", "visitor"),
    [
        ("127.0.0.1", "9.9.9.9", "9.9.9.9"),
        # What a visitor writes into the header stands before what the proxy adds.
        ("127.0.0.1", "1.1.1.1, 9.9.9.9", "9.9.9.9"),
        ("172.18.0.2", "9.9.9.9, 10.0.0.7", "9.9.9.9"),
        # Nobody else is believed.
        ("8.8.8.8", "9.9.9.9", "8.8.8.8"),
    ],
)
def test_the_last_address_that_is_no_proxy(peer: str, named: str, visitor: str) -> None:
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    scope: Any = {
        "type": "http",
        "scheme": "http",
        "client": (peer, 1),
        "headers": [(b"x-forwarded-for", named.encode())],
    }
    behind: Any = ProxyHeadersMiddleware(app, trusted_hosts=PROXIES)
    asyncio.run(behind(scope, None, None))
    assert seen == [visitor]
