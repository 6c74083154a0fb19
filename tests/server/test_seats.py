"""Identity without accounts: who holds a seat's token plays for it, and nobody else."""

import base64
import json

import pytest

from tests.server.client import Server

pytestmark = pytest.mark.anyio


def forged(token: str) -> dict[str, str | None]:
    """All that a stranger may come with."""
    said, _, seal = token.partition(".")
    grant = json.loads(base64.urlsafe_b64decode(said + "=" * (-len(said) % 4)))
    greedy = json.dumps({**grant, "seats": [0, 1, 2]}, separators=(",", ":")).encode()
    more = base64.urlsafe_b64encode(greedy).rstrip(b"=").decode()
    return {
        "none": None,
        "empty": "",
        "nonsense": "let me in",
        "not ascii": "\u00e9.\u00e9",
        "half": said,
        "another seal": f"{said}.{seal[:-2]}AA",
        "more seats": f"{more}.{seal}",
        "no seal": f"{more}.",
    }


@pytest.mark.parametrize("how", [*forged("e30.x"), "another table", "half a letter"])
async def test_a_stranger_only_watches(server: Server, how: str) -> None:
    made = server.new_match("prism", "me", "open", "open")
    seated = server.sit(made["match"])
    server.sit(made["match"])
    owner = await server.open(made["match"], made["token"])
    honest = await server.open(made["match"])
    token = forged(seated["token"]).get(how)
    if how == "another table":
        token = server.new_match("prism", "me", "me", "bot")["token"]
    if how == "half a letter":
        stranger = await server.open(made["match"])
        await stranger.send('{"do": "hello", "token": "\\ud800"}')
        await stranger.settle()
        assert stranger.heard[-2]["code"] == "bad-request"
    else:
        stranger = await server.open(made["match"], token)
        told = [message["is"] for message in stranger.heard]
        assert told == (["table"] if token is None else ["refused", "table"])
    assert stranger.table["mine"] == []
    assert stranger.table["views"] == honest.table["views"]
    assert list(stranger.table["views"]) == ["watch"]
    assert stranger.view["legal"] == {}
    version = owner.table["version"]
    for seat in (0, 1, 2, 3, -1):
        for do, fields in COMMANDS.items():
            assert await stranger.refused(do, seat=seat, **fields) == "not-allowed"
    assert await stranger.refused("chat", text="hello") == "not-allowed"
    await owner.settle()
    assert owner.table["version"] == version


COMMANDS: dict[str, dict[str, object]] = {
    "play": {"moves": ["draw"], "version": 1},
    "offer": {"what": "draw"},
    "answer": {"what": "draw", "yes": True},
    "resign": {},
    "resume": {},
    "leave": {},
    "remove": {"guest": 1},
    "silence": {"guest": 1, "silent": True},
    "hint": {},
    "preview": {"move": "draw"},
}


async def test_nobody_acts_for_another_at_the_same_table(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2)
    assert list(ann.table["views"]) == ["0"]
    for do, fields in COMMANDS.items():
        assert await bea.refused(do, seat=0, **fields) == "not-allowed"


async def test_who_got_no_answer_asks_for_the_seat_again(server: Server) -> None:
    match = server.new_match("prism", "me", "open", "open")["match"]
    wish = {"name": "Bea", "id": "a-secret-of-her-own"}
    first, again = (server.post(f"/api/matches/{match}/seats", wish) for _ in range(2))
    assert first.status == again.status == 201
    assert first.body == again.body
    other = server.post(f"/api/matches/{match}/seats", {**wish, "id": "a-secret-of-another"})
    assert other.body["seats"] == [2]
    assert other.body["token"] != first.body["token"]
    # At another table it is another seat, which the token of this one does not open.
    elsewhere = server.new_match("prism", "me", "open")["match"]
    there = server.post(f"/api/matches/{elsewhere}/seats", wish)
    assert there.body["seats"] == [1]
    assert (await server.open(elsewhere, first.body["token"])).table["mine"] == []
    assert server.post(f"/api/matches/{match}/seats", {**wish, "id": "guessed"}).status == 400


async def test_a_seat_that_was_left_is_closed_to_who_left_it(server: Server) -> None:
    made = server.new_match("prism", "me", "open", "open")
    first = server.sit(made["match"], "First", seat=1)
    leaver = await server.open(made["match"], first["token"])
    also = await server.open(made["match"], first["token"])  # on a second screen
    assert (await leaver.do("leave"))["is"] == "done"
    for screen in (leaver, also):
        table = await screen.expect("table")
        assert table["mine"] == []
        assert list(table["views"]) == ["watch"]
    # Somebody else sits down there, and the game begins.
    second = server.sit(made["match"], "Second", seat=1)
    server.sit(made["match"], seat=2)
    owner = await server.open(made["match"], second["token"])
    for screen in (leaver, also):
        await screen.until(phase="playing")
        assert list(screen.table["views"]) == ["watch"]
        assert await screen.refused("play", seat=1, moves=["draw"], version=1) == "not-allowed"
    hand = owner.view["position"]["hands"][1]
    assert json.dumps(hand) not in "".join(leaver.raw + also.raw)
    # The old token opens nothing any more.
    back = await server.open(made["match"], first["token"])
    assert [message["is"] for message in back.heard] == ["refused", "table"]
    assert back.heard[0]["code"] == "bad-token"
    assert back.table["mine"] == []


async def test_one_of_two_seats_is_left(server: Server) -> None:
    made = server.new_match("prism", "me", "me", "open")
    both = await server.open(made["match"], made["token"])
    await both.do("leave", seat=0)
    table = await both.expect("table")
    assert table["mine"] == [1]
    assert (await server.open(made["match"], made["token"])).table["mine"] == [1]


async def test_nothing_is_dealt_before_all_are_there(server: Server) -> None:
    """Nobody can look at one hand, stand up, and sit down at another."""
    made = server.new_match("prism", "me", "open")
    ann = await server.open(made["match"], made["token"])
    watching = await server.open(made["match"])
    assert ann.view["position"] == watching.view["position"]
    assert await ann.refused("preview", move="draw") == "not-allowed"
    assert await ann.refused("hint") == "not-your-turn" or not ann.table["settings"]["hints"]
