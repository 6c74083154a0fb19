"""Two processes on one PostgreSQL behind a real nginx, as deploy/ sets them up."""

import http.client
import json
import random
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.deploy.nginx import NAME, Nginx
from tests.postgres import Cluster
from tests.server.client import PATIENCE, Browser, Json, Server

# In one worker: each starts several processes.
pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("deploy")]

CLOCK = {"type": "per_game", "ms": 600_000}
ARGUMENTS = ("--trusted-proxy", "127.0.0.1", "--allow-host", NAME)
MATCHES = 4
#: Nobody captures, so it lasts as long as the test does.
ENDLESS = {"game": "prizmik", "options": {"quiet_limit": 0}}


class Club:
    """The whole installation, and how people reach it."""

    def __init__(self, database: str, folder: Path, **settings: int) -> None:
        self.servers = [Server(database, folder, *ARGUMENTS, **settings) for _ in range(2)]
        self.nginx = Nginx(folder, (self.servers[0].port, self.servers[1].port))
        self._trust = self.nginx.trust()

    @contextmanager
    def open(self) -> Iterator["Club"]:
        for server in self.servers:
            server.start()
        try:
            with self.nginx.running():
                yield self
        finally:
            codes = [server.stop() for server in self.servers]
        assert codes == [0, 0]

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        address: str = "127.0.0.1",
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        """Through nginx with TLS, from one of this machine's loopback addresses."""
        connection = http.client.HTTPSConnection(
            "127.0.0.1",
            self.nginx.port,
            timeout=PATIENCE,
            context=self._trust,
            source_address=(address, 0),
        )
        data = None if body is None else json.dumps(body)
        given = {"Content-Type": "application/json", **(headers or {})}
        connection.request(method, path, data, given)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        is_json = "json" in (answer.getheader("Content-Type") or "")
        return answer.status, json.loads(text) if is_json else text

    def seat_two(self) -> tuple["Guest", "Guest"]:
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, made = self.ask("POST", "/api/matches", {**ENDLESS, "seats": seats, "clock": CLOCK})
        assert status == 201, made
        status, joined = self.ask("POST", f"/api/matches/{made['match']}/seats", {"name": "Bea"})
        assert status == 201, joined
        return Guest(self, made["match"], made["token"]), Guest(
            self, made["match"], joined["token"]
        )

    async def page(self, match: str, token: str) -> Browser:
        address = f"wss://127.0.0.1:{self.nginx.port}/api/matches/{match}/socket"
        page = Browser(await connect(address, ssl=self._trust, max_queue=None, compression=None))
        await page.hello(token)
        return page


class Guest:
    """A person whose page comes back by itself, and says again what was not answered."""

    def __init__(self, club: Club, match: str, token: str) -> None:
        self.club, self.match, self.token = club, match, token
        self._page: Browser | None = None
        #: The longest time without a page, in seconds.
        self.longest_gap = 0.0
        self._lost_at: float | None = None

    async def page(self) -> Browser:
        if self._page is None:
            self._page = await self.club.page(self.match, self.token)
            if self._lost_at is not None:
                self.longest_gap = max(self.longest_gap, time.monotonic() - self._lost_at)
        return self._page

    @asynccontextmanager
    async def again_if_lost(self) -> AsyncIterator[None]:
        try:
            yield
        except (ConnectionClosed, InvalidStatus, OSError):
            if self._page is not None:
                self._lost_at = time.monotonic()
                await self._page.close()
                self._page = None
            await anyio.sleep(0.02)

    async def wait_for_turn(self) -> None:
        while True:
            async with self.again_if_lost():
                page = await self.page()
                while not page.to_act():
                    await page.hear()
                return

    async def play(self, dice: random.Random) -> str:
        """One move, answered; which one it was."""
        page = await self.page()
        quiet = [move for move in page.moves() if "-" in move and "=" not in move]
        command = page.command("play", moves=[dice.choice(quiet or page.moves())])
        while True:
            async with self.again_if_lost():
                page = await self.page()
                await page.send(command)
                answer = await page.answer(command["id"])
                if answer["is"] != "refused":
                    return str(command["moves"][0])
                # The process that is being stopped lets go of what it cannot store any more.
                assert answer["code"] == "failed", answer
                await anyio.sleep(0.05)

    async def close(self) -> None:
        if self._page is not None:
            await self._page.close()
            self._page = None


class Game:
    """Two people who play at random until they are told to stop."""

    def __init__(self, club: Club, number: int) -> None:
        self.guests = club.seat_two()
        self._dice = random.Random(number)
        self.acknowledged: list[str] = []
        #: For every move: when the one before it was sent, and when it was answered.
        self.times: list[tuple[float, float]] = []

    async def play(self, ended: anyio.Event) -> None:
        sent = time.monotonic()
        while not ended.is_set():
            guest = self.guests[len(self.acknowledged) % 2]
            await guest.wait_for_turn()
            before, sent = sent, time.monotonic()
            self.acknowledged.append(await guest.play(self._dice))
            self.times.append((before, time.monotonic()))
            await anyio.sleep(0.05)  # two cores are shared with what is tested

    async def table(self) -> Json:
        """As a page that is opened now shows it."""
        guest = self.guests[0]
        await guest.close()
        while True:
            async with guest.again_if_lost():
                return (await guest.page()).table


def moves_in(table: Json) -> list[str]:
    return [line["move"] for line in table["log"] if line["kind"] == "moved"]


@pytest.fixture(scope="module")
def club(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    made = Club(postgres.new_database(), tmp_path_factory.mktemp("club"))
    with made.open():
        yield made


async def test_one_process_after_the_other_is_restarted_while_people_play(club: Club) -> None:
    games = [Game(club, number) for number in range(MATCHES)]
    ended = anyio.Event()
    with anyio.fail_after(10 * PATIENCE):
        async with anyio.create_task_group() as playing:
            for game in games:
                playing.start_soon(game.play, ended)
            for server in club.servers:
                await until_everybody_has_moved(games)
                assert await anyio.to_thread.run_sync(server.stop) == 0
                await until_everybody_has_moved(games)
                await anyio.to_thread.run_sync(server.start)
            await until_everybody_has_moved(games)
            ended.set()
    for game in games:
        table = await game.table()
        # What was answered is there, once, in its order.
        assert moves_in(table) == game.acknowledged
        # Nobody was counted as away, no clock was stopped or gone on with.
        assert {line["kind"] for line in table["log"]} <= {"moved", "sat", "begun"}, table["log"]
        left = table["clocks"]["left"]
        for seat in (0, 1):
            own = game.times[seat::2]
            charged = CLOCK["ms"] - left[seat]
            assert charged <= sum(1000 * (end - begin) for begin, end in own) + 1000
        for guest in game.guests:
            await guest.close()
    assert max(guest.longest_gap for game in games for guest in game.guests) > 0


async def until_everybody_has_moved(games: list[Game], times: int = 4) -> None:
    wanted = [len(game.acknowledged) + times for game in games]
    while any(len(game.acknowledged) < n for game, n in zip(games, wanted, strict=True)):
        await anyio.sleep(0.01)


async def test_a_back_up_taken_while_people_play_is_played_on_elsewhere(
    club: Club, postgres: Cluster, tmp_path: Path
) -> None:
    game = Game(club, 7)
    ended = anyio.Event()
    dump, copy = tmp_path / "copy.dump", postgres.new_database()
    async with anyio.create_task_group() as playing:
        playing.start_soon(game.play, ended)
        await until_everybody_has_moved([game])
        before = len(game.acknowledged)
        # As docs/deploy.md says it.
        await anyio.run_process(
            ["pg_dump", "--format=custom", f"--file={dump}", club.servers[0].database]
        )
        after = len(game.acknowledged) + 1  # one may be stored and not answered yet
        await until_everybody_has_moved([game])
        ended.set()
    subprocess.run(
        ["pg_restore", "--no-owner", f"--dbname={copy}", str(dump)], check=True, capture_output=True
    )
    elsewhere = Server(copy, tmp_path)
    elsewhere.start()
    try:
        # With the same tokens; all that was answered before the dump began is there.
        pages = [await elsewhere.open(guest.match, guest.token) for guest in game.guests]
        restored = moves_in(pages[0].table)
        assert before <= len(restored) <= after
        assert restored == game.acknowledged[: len(restored)]
        for n in range(len(restored), len(restored) + 4):
            page = pages[n % 2]
            while not page.to_act():
                await page.hear()
            assert (await page.play(page.moves()[0]))["is"] == "update"
        for page in pages:
            await page.close()
    finally:
        assert elsewhere.stop() == 0
    for guest in game.guests:
        await guest.close()


async def test_a_copy_of_a_file_taken_while_people_play_is_played_on(tmp_path: Path) -> None:
    """The same for SQLite, with one process and no proxy."""
    original, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    server = Server(f"sqlite:///{original}", tmp_path)
    server.start()
    try:
        ann, bea = await server.seat_all("prizmik", 2)
        await ann.play(ann.moves()[0])
        # As docs/deploy.md says it.
        with closing(sqlite3.connect(original)) as database:
            database.execute("VACUUM INTO ?", (str(copy),))
        await bea.until(version=ann.table["version"])
        await bea.play(bea.moves()[0])
        tokens = [ann.token, bea.token]
        await ann.close()
        await bea.close()
    finally:
        assert server.stop() == 0
    elsewhere = Server(f"sqlite:///{copy}", tmp_path)
    elsewhere.start()
    try:
        ann, bea = [await elsewhere.open(ann.match, token) for token in tokens]
        assert len(moves_in(ann.table)) == 1
        assert (await bea.play(bea.moves()[0]))["is"] == "update"
        await ann.close()
        await bea.close()
    finally:
        assert elsewhere.stop() == 0


async def test_limits_count_by_the_address_that_nginx_saw(
    postgres: Cluster, tmp_path: Path
) -> None:
    """Not by nginx's own, and not by one that a visitor made up."""
    few = Club(postgres.new_database(), tmp_path, requests_a_minute=20)
    with few.open():
        # Each of the two processes counts for itself.
        statuses = {few.ask("GET", "/api/games", address="127.0.0.2")[0] for _ in range(60)}
        assert 429 in statuses
        made_up = {
            few.ask(
                "GET", "/api/games", address="127.0.0.2", headers={"X-Forwarded-For": f"9.9.9.{n}"}
            )[0]
            for n in range(60)
        }
        assert 429 in made_up
        assert few.ask("GET", "/api/games", address="127.0.0.3")[0] == 200


async def test_what_nginx_keeps_to_itself(club: Club) -> None:
    assert club.ask("GET", "/metrics")[0] == 404
    assert club.ask("GET", "/healthz") == (200, b"ok")
    status, _ = club.ask("POST", "/api/qr", {"text": "x" * 100_000})
    assert status == 413
    # Without TLS there is only the way to it.
    plain = http.client.HTTPConnection("127.0.0.1", club.nginx.plain_port, timeout=PATIENCE)
    plain.request("GET", "/learn/prism", headers={"Host": NAME})
    answer = plain.getresponse()
    assert answer.status == 301
    assert answer.getheader("Location") == f"https://{NAME}/learn/prism"
    plain.close()


async def test_the_name_of_the_club_is_a_host(club: Club) -> None:
    """A page of the club may change things there, a page of somebody else may not."""
    body = {"game": "prizmik", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    own = {"Host": NAME, "Origin": f"https://{NAME}"}
    assert club.ask("POST", "/api/matches", body, headers=own)[0] == 201
    foreign = {"Host": NAME, "Origin": "https://evil.example"}
    assert club.ask("POST", "/api/matches", body, headers=foreign)[0] == 403
