"""Whoever set a table up can remove guests before the game, and silence them."""

import pytest

from tests.server.client import Browser, Server

pytestmark = pytest.mark.anyio


async def gathering(server: Server) -> tuple[Browser, Browser, str]:
    """A host, a guest, and a seat that is still free."""
    made = server.new_match("prism", "me", "open", "open")
    guest = server.sit(made["match"], "Bea", seat=1)
    host = await server.open(made["match"], made["token"])
    return host, await server.open(made["match"], guest["token"]), guest["token"]


async def test_a_guest_is_removed_and_only_watches(server: Server) -> None:
    host, guest, token = await gathering(server)
    again = await server.open(guest.match, token)  # on a second screen
    assert [seat["host"] for seat in host.table["seats"]] == [True, False, False]
    answer = await host.do("remove", guest=1)
    assert answer["is"] == "update"
    assert answer["log"][-1]["words"] == {
        "key": "table/line-removed",
        "values": {"name": "Bea"},
    }
    assert host.table["seats"][1]["kind"] == "open"
    for screen in (guest, again):
        refused = await screen.expect("refused")
        assert (refused["code"], refused["reply_to"]) == ("bad-token", None)
        assert refused["message"] == "you were removed from this table: you are watching"
        assert (await screen.expect("table"))["mine"] == []
        assert list(screen.table["views"]) == ["watch"]
        assert await screen.refused("chat", text="But why?") == "not-allowed"
    # The token is void, and the seat is for somebody else.
    back = await server.open(guest.match, token)
    assert back.heard[0]["code"] == "bad-token"
    server.sit(guest.match, "Cleo", seat=1)
    server.sit(guest.match, "Dora", seat=2)
    await host.until(phase="playing")
    assert await host.refused("remove", guest=1) == "not-allowed"


async def test_who_was_removed_does_not_come_back_with_the_same_secret(server: Server) -> None:
    made = server.new_match("prism", "me", "open", "open")
    path, wish = f"/api/matches/{made['match']}/seats", {"name": "Bea", "id": "a-secret-of-mine"}
    assert server.post(path, wish).status == 201
    host = await server.open(made["match"], made["token"])
    await host.do("remove", guest=1)
    refused = server.post(path, wish)
    assert (refused.status, refused.body["message"]) == (409, "you were removed from this table")


async def test_guests_remove_and_silence_nobody(server: Server) -> None:
    _, guest, _ = await gathering(server)
    assert await guest.refused("remove", guest=0) == "not-allowed"
    assert await guest.refused("silence", guest=0, silent=True) == "not-allowed"
    # Nor in the name of the host.
    assert await guest.refused("remove", seat=0, guest=1) == "not-allowed"
    watching = await server.open(guest.match)
    assert await watching.refused("silence", seat=0, guest=1, silent=True) == "not-allowed"


async def test_a_chatter_is_silenced(server: Server) -> None:
    host, guest, _ = await gathering(server)
    await guest.do("chat", text="hello")
    await host.do("silence", guest=1, silent=True)
    assert host.table["seats"][1]["silenced"]
    refused = await guest.ask("chat", text="hello again")
    assert (refused["code"], refused["message"]) == (
        "not-allowed",
        "whoever set this table up has silenced you",
    )
    await host.do("chat", text="peace")
    assert (await host.do("silence", guest=1, silent=True))["is"] == "done"
    await host.do("silence", guest=1, silent=False)
    await guest.do("chat", text="sorry")
    await host.settle()
    assert [line["text"] for line in host.table["chat"]] == ["hello", "peace", "sorry"]


async def test_it_holds_at_the_next_game(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2)
    await ann.do("silence", guest=1, silent=True)
    await bea.do("resign")
    await ann.do("offer", what="rematch")
    await bea.do("answer", what="rematch", yes=True)
    await ann.settle()
    following = ann.table["next"]
    claimed = server.post(f"/api/matches/{following}/claim", {"token": ann.token})
    host = await server.open(following, claimed.body["token"])
    (seat,) = claimed.body["seats"]
    assert [info["silenced"] for info in host.table["seats"]] == [seat != 0, seat != 1]
    assert host.table["seats"][seat]["host"]
    await host.do("silence", guest=1 - seat, silent=False)
