"""Signing out other devices: one new token, and every older one opens nothing from then on."""

from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.client import Answer, Server

pytestmark = pytest.mark.anyio

SECRET = "only-this-device-knows"


def sign_out(server: Server, match: str, token: str, secret: str = SECRET) -> Answer:
    return server.post(f"/api/matches/{match}/session", {"token": token, "id": secret})


async def test_other_devices_only_watch(server: Server) -> None:
    ann, bea = await server.seat_all("prism", 2)
    assert ann.token is not None
    stolen = await server.open(ann.match, ann.token)
    renewed = sign_out(server, ann.match, ann.token)
    assert (renewed.status, renewed.body["seats"]) == (200, [0])
    assert renewed.body["token"] != ann.token
    for screen in (ann, stolen):
        refused = await screen.expect("refused")
        assert refused["code"] == "bad-token"
        assert "signed this one out" in refused["message"]
        assert (await screen.expect("table"))["mine"] == []
        assert list(screen.table["views"]) == ["watch"]
        assert await screen.refused("chat", text="hi") == "not-allowed"
        for do in ("resign", "hint"):
            assert await screen.refused(do, seat=0) == "not-allowed"
    # The old token opens nothing, not even a newer one.
    assert (await server.open(ann.match, ann.token)).table["mine"] == []
    late = sign_out(server, ann.match, ann.token, "another-secret-word")
    assert (late.status, late.body["message"]) == (409, "this seat is not yours any more")
    # The new one plays on, and the others have noticed nothing but a version.
    here = await server.open(ann.match, renewed.body["token"])
    assert here.table["mine"] == [0]
    await bea.settle()
    assert bea.table["mine"] == [1]
    assert not [line for line in bea.table["log"] if "sign" in str(line["words"])]
    mover = here if here.to_act() else bea
    await mover.do("play", moves=[mover.moves()[0]])


async def test_an_answer_that_got_lost_locks_nobody_out(server: Server) -> None:
    made = server.new_match("prizmik", "me", "me")
    first, again = (sign_out(server, made["match"], made["token"]) for _ in range(2))
    assert first.status == again.status == 200
    assert first.body == again.body
    assert (await server.open(made["match"], again.body["token"])).table["mine"] == [0, 1]
    # After the next time it is past.
    assert sign_out(server, made["match"], first.body["token"], "another-secret-word").status == 200
    assert sign_out(server, made["match"], made["token"]).status == 409


async def test_the_host_stays_the_host(server: Server) -> None:
    made = server.new_match("prism", "me", "open", "open")
    server.sit(made["match"], "Bea", seat=1)
    token = sign_out(server, made["match"], made["token"]).body["token"]
    host = await server.open(made["match"], token)
    await host.do("remove", guest=1)


@pytest.mark.parametrize("token", ["", "let me in", "e30.x"])
def test_a_stranger_gets_no_token(server: Server, token: str) -> None:
    match = server.new_match("prizmik", "me", "open")["match"]
    assert sign_out(server, match, token).status == 400
    other = server.new_match("prizmik", "me", "open")["token"]
    assert sign_out(server, match, other).status == 400


async def test_devices_at_another_process(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.new_database()
    one, other = Server(database, tmp_path), Server(database, tmp_path)
    try:
        one.start()
        other.start()
        made = one.new_match("prism", "me", "open")
        one.sit(made["match"])
        elsewhere = await other.open(made["match"], made["token"])
        assert elsewhere.table["mine"] == [0]
        token = sign_out(one, made["match"], made["token"]).body["token"]
        assert (await elsewhere.expect("refused"))["code"] == "bad-token"
        assert (await elsewhere.expect("table"))["mine"] == []
        assert (await other.open(made["match"], token)).table["mine"] == [0]
    finally:
        one.kill()
        other.kill()
