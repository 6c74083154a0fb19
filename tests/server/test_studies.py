"""Studies: who may read and who may edit, what is kept, and what bad input does."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from websockets.asyncio.client import ClientConnection, connect

from pentaprism.records import Record, replay
from tests.server.client import PATIENCE, Json, Server
from tests.study.games import played

pytestmark = pytest.mark.anyio


#: Browsers to close at the end of the test.
LOOKING: "list[Reader]" = []


@pytest.fixture(autouse=True)
async def _close(anyio_backend: str) -> AsyncIterator[None]:
    yield
    while LOOKING:
        await LOOKING.pop().line.close()


class Reader:
    """A browser that looks at a study."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.whole: Json = {}

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self, *kinds: str, patience: float = PATIENCE) -> Json:
        """The next message of these kinds; others are passed over."""
        with anyio.fail_after(patience):
            while True:
                told: Json = json.loads(await self.line.recv())
                if told["is"] in kinds:
                    return told

    async def edit(self, number: int, **edit: Any) -> Json:
        await self.say(do="edit", id=str(number), edit=edit)
        while True:
            told = await self.hear("changed", "refused")
            if told.get("reply_to") == str(number):
                return told


async def look(server: Server, study: str, edit: str | None = None) -> Reader:
    where = f"127.0.0.1:{server.port}"
    reader = Reader(
        await connect(f"ws://{where}/api/studies/{study}/socket", origin=f"http://{where}")  # type: ignore[arg-type]
    )
    LOOKING.append(reader)
    await reader.say(do="hello", edit=edit)
    reader.whole = await reader.hear("study", "refused")
    return reader


def begin(server: Server, **wish: Any) -> Json:
    for _ in range(4):  # on a new machine a game has to be compiled first
        with contextlib.suppress(TimeoutError):
            answer = server.post("/api/studies", wish)
            break
    assert answer.status == 201, answer.body
    made: Json = answer.body
    return made


def _text() -> str:
    return played("prizmik", 2, seed=8, most=6).to_text()


async def test_two_edit_together_and_a_third_only_reads(server: Server) -> None:
    link = begin(server, record=_text())
    ada = await look(server, link["study"], link["edit"])
    bob = await look(server, link["study"], link["edit"])
    eve = await look(server, link["study"])
    assert ada.whole["editable"]
    assert not eve.whole["editable"]
    frame = server.get(f"/api/studies/{link['study']}/nodes/2").body
    seat = frame["view"]["seat"]
    taken = ada.whole["nodes"]["3"]["move"]
    other = next(move for move in frame["view"]["legal"][str(seat)] if move != taken)
    told = await ada.edit(1, do="add", node=2, seat=seat, move=other)
    node = told["node"]
    for reader in (bob, eve):
        heard = await reader.hear("changed")
        assert heard["nodes"][str(node)]["move"] == other
        assert heard["version"] == told["version"] == 2
    await bob.edit(1, do="comment", node=node, text="better?")
    assert (await eve.hear("changed"))["nodes"][str(node)]["comment"] == "better?"
    refused = await eve.edit(1, do="comment", node=node, text="mine")
    assert refused["code"] == "not-allowed"
    assert refused["words"]["key"] == "table/refused-study-reading"
    wrong = await look(server, link["study"], "0" * 32)
    assert not wrong.whole["editable"]


async def test_what_is_refused_changes_nothing(server: Server) -> None:
    link = begin(server, record=_text())
    ada = await look(server, link["study"], link["edit"])
    for number, edit in enumerate(
        (
            {"do": "add", "node": 2, "seat": 0, "move": "a1-h8"},
            {"do": "add", "node": 99, "seat": 0, "move": "e1+e2"},
            {"do": "remove", "node": 0},
            {"do": "marks", "node": 1, "marks": [{"x": 2000, "y": 0}]},
            {"do": "comment", "node": 1, "text": "x" * 5000},
            {"do": "nonsense"},
        )
    ):
        await ada.say(do="edit", id=str(number), edit=edit)
        assert (await ada.hear("changed", "refused"))["is"] == "refused"
    await ada.line.send("nonsense")
    assert (await ada.hear("refused"))["code"] == "bad-request"
    again = await look(server, link["study"])
    assert again.whole["nodes"] == ada.whole["nodes"]
    assert again.whole["version"] == 1


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"record": ""},
        {"record": "{}"},
        {"record": '{"format":1}\n{"seat":0}'},
        {"game": "chess"},
        {"game": "prizmik", "position": {"board": "8"}},
        {"game": "prizmik", "players": 9},
        {"match": "nosuchtable1"},
        {"record": "", "game": "prizmik", "position": {}},
    ],
)
async def test_a_bad_beginning_gets_a_sentence(server: Server, wish: Json) -> None:
    answer = server.post("/api/studies", wish)
    assert answer.status in (400, 404)
    assert answer.body["message"]


async def test_a_table_that_is_not_over_is_no_study(server: Server) -> None:
    made = server.new_match("prizmik", "me", "me")
    assert server.post("/api/studies", {"match": made["match"]}).status == 409


async def test_no_study_is_found_by_guessing(server: Server) -> None:
    reader = await look(server, "nosuchstudy1")
    assert reader.whole["code"] == "unknown-table"
    assert server.get("/api/studies/nosuchstudy1/nodes/0").status == 404


async def test_a_secret_view_shows_no_more_than_the_seat_knew(server: Server) -> None:
    record = played("prism", 3, seed=6, most=20, target=9)
    link = begin(server, record=record.to_text())
    open_view = server.get(f"/api/studies/{link['study']}/nodes/20?seat=1").body["view"]
    view = server.get(f"/api/studies/{link['study']}/nodes/20?seat=1&hidden=true").body["view"]
    assert "rng" not in view["position"]
    assert "?" in json.dumps(view["position"]["hands"][0])
    assert "?" not in json.dumps(open_view["position"])
    assert view["position"]["hands"][1] == open_view["position"]["hands"][1]
    told = server.get(f"/api/studies/{link['study']}/nodes/20/beliefs?seat=1").body["beliefs"]
    assert {each["kind"] for each in told} == {"held", "next"}
    assert 1 not in {each["seat"] for each in told if each["kind"] == "held"}


async def test_the_best_moves_and_all_judgements_come_by_themselves(server: Server) -> None:
    link = begin(server, record=_text())
    ada = await look(server, link["study"], link["edit"])
    await ada.say(do="look", node=0, seat=0)
    best = await ada.hear("best", patience=4 * PATIENCE)  # on a new machine kernels come first
    assert best["node"] == 0
    assert best["options"][0]["share"] >= best["options"][-1]["share"]
    await ada.say(do="look", node=None)
    await ada.say(do="judge")
    judged: set[str] = set()
    while (told := await ada.hear("judged", "story", patience=4 * PATIENCE))["is"] == "judged":
        judged |= told["judged"].keys()
    assert judged == {"1", "2", "3", "4", "5", "6"}
    for account in told["accounts"]:
        parts = ("start", "deal", "draws", "own", "others", "ending")
        assert sum(account[part] for part in parts) == account["result"]


async def test_play_on_from_a_moment_with_what_the_seat_did_not_know_dealt_again(
    server: Server,
) -> None:
    link = begin(server, record=played("prism", 2, seed=6, most=20, target=9).to_text())
    where = f"/api/studies/{link['study']}"
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    known = server.get(f"{where}/nodes/20?seat=0&hidden=true").body["view"]["position"]
    hands = set()
    for deal in range(6):
        made = server.post(f"{where}/table", {"node": 20, "seat": 0, "seats": seats, "deal": deal})
        assert made.status == 201, made.body
        table = await server.open(made.body["match"], made.body["token"])
        views = table.table["views"]
        assert views["0"]["position"] == known
        hands.add(json.dumps(views["1"]["position"]["hands"][1]))
    assert len(hands) > 1
    short = server.post(f"{where}/table", {"node": 20, "seat": 0, "seats": seats[:1]})
    assert short.status == 400


async def test_a_study_of_a_code(server: Server) -> None:
    position = {"board": "f2f3f/8/8/3S4/8/8/8/F3B2F", "turn": 1, "reserves": [3, 3], "quiet": 4}
    made = server.post("/api/codes", {"game": "prizmik", "position": position}).body["code"]
    link = begin(server, code=made)
    view = server.get(f"/api/studies/{link['study']}/nodes/0").body["view"]
    assert view["position"]["board"] == position["board"]
    assert server.post("/api/studies", {"code": "nonsense"}).status == 400


async def test_a_study_survives_a_power_cut_and_goes_out_and_in_as_a_file(
    own_server: Server,
) -> None:
    own_server.start()
    link = begin(own_server, game="prizmik", title="From nothing")
    ada = await look(own_server, link["study"], link["edit"])
    answered: list[int] = []

    async def write() -> None:
        for number in range(1, 1000):
            told = await ada.edit(number, do="comment", node=0, text=f"number {number}")
            assert told["is"] == "changed"
            answered.append(number)

    writing = asyncio.ensure_future(write())
    while len(answered) < 5:
        await asyncio.sleep(0.01)
    own_server.kill()
    await asyncio.gather(writing, return_exceptions=True)
    own_server.start()
    again = await look(own_server, link["study"], link["edit"])
    kept = int(again.whole["nodes"]["0"]["comment"].split()[1])
    assert kept in (answered[-1], answered[-1] + 1)
    assert again.whole["title"] == "From nothing"
    first = await again.edit(1, do="add", node=0, seat=0, move="e1+e2")
    await again.edit(2, do="add", node=0, seat=0, move="a1+a2")
    await again.edit(3, do="add", node=first["node"], seat=1, move="d8+d7")
    file = own_server.get(f"/api/studies/{link['study']}/file").body
    text = file if isinstance(file, str) else file.decode()
    assert len(list(replay(Record.from_text(text)))) == 3
    copy = begin(own_server, record=text)
    reader = await look(own_server, copy["study"])
    assert sorted(node["move"] for node in reader.whole["nodes"].values()) == sorted(
        ["", "e1+e2", "a1+a2", "d8+d7"]
    )


def test_one_address_begins_only_so_many_studies_a_minute(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path, studies_a_minute=2)
    server.start()
    try:
        for _ in range(2):
            begin(server, game="prizmik", players=2)
        assert server.post("/api/studies", {"game": "prizmik", "players": 2}).status == 429
    finally:
        server.kill()
