"""One visitor cannot hold the table up: each attack comes from a process of its own, from one
address, within the documented limits, while another match goes on.

What is held here is what the server does; `python -m tests.soak` measures how long it takes."""

import random
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from tests.server.attackers import Attack
from tests.server.client import Browser, Server

# In one worker: they share a server.
pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("attacks")]

_PACE = 0.15


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that are documented, but less patience with those who say nothing."""
    folder = tmp_path_factory.mktemp("attacked")
    running = Server(
        f"sqlite:///{folder}/tables.db",
        folder,
        requests_a_minute=600,
        messages_a_second=20,
        connections_of_address=20,
        tables_of_address=50,
        listed_of_address=2,
        request_seconds=1,
        hello_seconds=1,
    )
    running.start()
    yield running
    log = running.log.read_text()
    assert running.stop() == 0
    assert "Traceback" not in log
    assert '"error"' not in log


class Others:
    """Two people at another table, who play as if nothing were."""

    def __init__(self, server: Server, browsers: list[Browser]) -> None:
        self.server, self.browsers = server, browsers
        self.match = browsers[0].match
        self._dice = random.Random(1)

    async def play_during(self, attack: Attack) -> dict[str, int]:
        """Every move is answered, one at least after the attack; what came of the attack."""
        try:
            while attack.lasts:
                await self._move()
                await anyio.sleep(_PACE)  # their own messages are counted, too
            await self._move()
            return attack.result()
        finally:
            attack.stop()

    async def _move(self) -> None:
        if self.browsers[0].over:
            self.browsers = await self.server.seat_all("prizmik", 2)
        (acting,) = (browser for browser in self.browsers if browser.to_act())
        answer = await acting.play(self._dice.choice(acting.moves()))
        assert answer["is"] == "update", answer
        for browser in self.browsers:
            if browser is not acting:
                await browser.expect("update")

    async def endure(self, name: str, times: int = 1, match: str = "") -> dict[str, int]:
        return await self.play_during(
            Attack(name, self.server.port, match or self.match, times=times)
        )


@pytest.fixture
async def others(target: Server) -> Others:
    return Others(target, await target.seat_all("prizmik", 2))


def memory(server: Server) -> int:
    """The most that the server has had in memory, in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0])


async def test_trying_moves_does_not_solve(others: Others) -> None:
    assert await others.endure("try_hard", times=3) == {"200": 3, "solved": 0}


async def test_floods_of_tiny_frames_are_closed(others: Others) -> None:
    assert await others.endure("tiny_frames", times=4) == {"closed 1008": 4}
    assert await others.endure("fragments", times=2) == {"closed 1008": 2}


async def test_pings_without_end_are_closed_and_do_not_pile_up(others: Others) -> None:
    before = memory(others.server)
    assert await others.endure("pings", times=2) == {"closed 1008": 2}
    assert memory(others.server) - before < 20_000


async def test_text_that_is_none_is_closed_with_one_line(others: Others) -> None:
    before = others.server.log.read_text().count("\n")
    assert await others.endure("bad_text", times=3) == {"closed 1007": 3}
    lines = others.server.log.read_text().splitlines()[before:]
    assert sum("not UTF-8" in line for line in lines) <= 3
    assert not any("Traceback" in line or '"error"' in line for line in lines)


async def test_who_never_says_hello_is_closed(others: Others) -> None:
    assert await others.endure("silent_sockets", times=3) == {"closed 1008": 3}


async def test_idle_connections_are_counted_and_closed(others: Others) -> None:
    """Twenty may be there; the others are told so, and nobody else is kept out."""
    told = await others.endure("idle", times=50)
    assert "open" not in told
    assert told["503"] == 30
    assert told["408"] == 20
    assert others.server.get("/healthz").status == 200


async def test_requests_without_waiting_for_answers(others: Others) -> None:
    told = await others.endure("pipelined")
    assert told["closed"] == 1
    assert told.get("answers", 0) < 20


async def test_pictures_and_rules(others: Others) -> None:
    assert await others.endure("pictures", times=5) == {"200": 5}
    assert await others.endure("rules", times=20) == {"200": 20}


async def test_puzzles_do_not_queue_without_end(others: Others) -> None:
    told = await others.endure("puzzles", times=12)
    assert told["200"] >= 4
    assert told["429"] == 12 - told["200"]


async def test_replays_are_made_once(others: Others, target: Server) -> None:
    ann, bea = await target.seat_all("prizmik", 2)
    await ann.play(ann.moves()[0])
    await bea.do("resign")
    assert await others.endure("replay", times=10, match=ann.match) == {"200": 10}


async def test_one_address_has_so_many_tables_and_a_few_in_the_lobby(others: Others) -> None:
    assert await others.endure("tables", times=55) == {"201": 50, "429": 5}
    listed = others.server.get("/api/matches").body["tables"]
    assert len(listed) == 2
    # Others still find room.
    others.server.new_match("prizmik", "me", "open")
