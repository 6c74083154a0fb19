"""Pages of other sites, and names that are not this server's, open nothing."""

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pentaprism.core.errors import BadOption
from pentaprism.server.config import Config
from pentaprism.server.sites import Sites, WrongOrigin
from tests.server.client import Server

SITES = Sites(["club.example"], own="Laptop.example.net")


def may(host: str | None, *origins: str) -> bool:
    try:
        SITES.check([] if host is None else [host.encode()], [o.encode() for o in origins])
    except WrongOrigin:
        return False
    return True


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.17:8000",
        "[fe80::1]:8000",
        "laptop:8000",
        "laptop.local:8000",
        "Laptop.Local.:8000",
        "laptop-2.local:8000",
        "laptop.lan",
        "laptop.example.net",
        "club.example",
        "club.example:8443",
    ],
)
def test_names_of_this_server(host: str) -> None:
    assert may(host)
    assert may(host, f"http://{host}".replace(".:", ":"))
    assert not may(host, "https://evil.example")


@pytest.mark.parametrize(
    "host",
    [None, "", "evil.example", "laptop.evil.example", "club.example.evil.example", "other.local",
     "localhost.evil.example", "127.0.0.1.evil.example", "a b", "user@localhost", "localhost/x"],
)  # fmt: skip
def test_names_of_others(host: str | None) -> None:
    assert not may(host)


@pytest.mark.parametrize(
    ("host", "origin", "same"),
    [
        ("localhost:8000", "http://localhost:8000", True),
        ("localhost:8000", "http://localhost:9000", False),
        ("localhost:8000", "http://127.0.0.1:8000", False),
        ("localhost:8000", "null", False),
        ("localhost:8000", "", False),
        ("localhost:8000", "file://", False),
        ("localhost:8000", "http://localhost:8000.evil.example", False),
        ("192.168.1.17:8000", "http://192.168.1.18:8000", False),
        # Behind a proxy that speaks TLS, and perhaps puts a name of its own into Host.
        ("club.example", "https://club.example", True),
        ("club.example", "https://club.example:8443", True),
        ("127.0.0.1:8001", "https://club.example", True),
        ("127.0.0.1:8001", "https://other.example", False),
    ],
)
def test_a_page_of_the_same_site(host: str, origin: str, same: bool) -> None:
    assert may(host, origin) == same


def test_headers_that_stand_there_twice() -> None:
    assert not may("localhost", "http://localhost", "http://localhost")
    with pytest.raises(WrongOrigin):
        SITES.check([b"localhost", b"evil.example"], [])


def test_names_are_given_by_option_and_environment() -> None:
    config = Config.from_env(
        "", {"PENTAPRISM_ALLOWED_HOSTS": "a.example, B.example"}, allowed_hosts=["c.example"]
    )
    assert config.allowed_hosts == ("c.example", "a.example", "b.example")
    for wrong in ("https://club.example", "club.example:8000", "*", "", "-x"):
        with pytest.raises(BadOption, match="a host is a name"):
            Sites([wrong])


# -- at a real server


@pytest.mark.anyio
@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Host": "evil.example:8000"}]
)
async def test_another_site_gets_in_nowhere(server: Server, headers: dict[str, str]) -> None:
    wish = {"game": "prizmik", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = server.post("/api/matches", wish, headers)
    assert (refused.status, refused.body["code"]) == (403, "wrong-origin")
    assert refused.body["message"].count(" ") > 4
    # The guard stands before the routes: an address that is not there tells no more.
    assert server.post("/api/nothing", {}, headers).status == 403
    assert server.get("/metrics", headers).status == 403
    assert server.get("/api/games", headers).status == 200
    match = server.new_match("prizmik", "me", "open")["match"]
    with pytest.raises(InvalidStatus) as shut:
        await connect(
            server.socket(match),
            origin=headers.get("Origin"),  # type: ignore[arg-type]
            additional_headers={k: v for k, v in headers.items() if k == "Host"},
        )
    assert shut.value.response.status_code == 403
    assert json.loads(shut.value.response.body or b"")["code"] == "wrong-origin"
    assert "handshake" not in server.log.read_text()  # nobody can fill the log by it


@pytest.mark.anyio
async def test_the_own_page_gets_in(server: Server) -> None:
    match = server.new_match("prizmik", "me", "open")["match"]
    own = f"http://127.0.0.1:{server.port}"
    async with connect(server.socket(match), origin=own) as line:  # type: ignore[arg-type]
        await line.send('{"do": "hello"}')
        assert json.loads(await line.recv())["is"] == "table"


def test_numbers_for_operators_do_not_leave_through_a_proxy(server: Server) -> None:
    assert server.get("/metrics").status == 200
    assert server.get("/metrics", {"X-Forwarded-For": "9.9.9.9"}).status == 404
