"""What takes time to find out about a move is found once, beside the loop, and told to all."""

import json
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from pentaprism.games.laser import afterthoughts, solve
from pentaprism.match import model as m
from pentaprism.server import replays, wire
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connection, LiveMatch
from pentaprism.server.socket import preview

pytestmark = pytest.mark.anyio


@pytest.fixture
def solving(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads that have solved something, one for each time."""
    threads: list[str] = []
    solver: Callable[..., Any] = solve.solve_record

    def noticed(*args: Any) -> Any:
        threads.append(threading.current_thread().name)
        return solver(*args)

    monkeypatch.setattr(afterthoughts, "solve_record", noticed)
    return threads


async def table(hub: Hub) -> LiveMatch:
    seats = [wire.SeatRequest(kind="me") for _ in range(3)]
    wish = wire.NewMatch(game="laser", seats=seats, options={"untimed": True, "round_limit": 1})
    return await hub.get((await hub.create(wish)).match_id)


async def play(hub: Hub, live: LiveMatch, seat: int, move: str) -> None:
    await hub.submit(live, m.Play(seat=seat, moves=(move,), version=live.match.version))


async def claim(hub: Hub, live: LiveMatch) -> None:
    await play(hub, live, 0, "impossible")
    await play(hub, live, 1, "pass")
    await play(hub, live, 2, "pass")


def truths(lines: Any) -> list[Any]:
    """What these lines tell of the claims."""
    told = msgspec.json.decode(msgspec.json.encode([line for line in lines if line is not None]))
    return [event for line in told for event in line.get("events", ()) if event["kind"] == "truth"]


async def test_a_claim_is_solved_once_and_beside_the_loop(hub: Hub, solving: list[str]) -> None:
    live = await table(hub)
    for seat in range(3):  # everybody reads a log of their own
        reader = Connection(100, 1 << 20)
        reader.seats = (seat,)
        live.connections.add(reader)
    await play(hub, live, 0, "impossible")
    await play(hub, live, 1, "pass")
    assert preview(live, 2, "pass", "reply_to").events
    assert solving == []
    await play(hub, live, 2, "pass")
    assert len(solving) == 1
    assert solving[0] != threading.current_thread().name
    told = [truths(live.log((seat,)).lines()) for seat in range(3)]
    assert len(told[0]) == 1
    assert told[0] == told[1] == told[2]


async def test_it_is_kept_and_told_again_without_solving(hub: Hub, solving: list[str]) -> None:
    live = await table(hub)
    await claim(hub, live)
    assert live.match.phase == "over"  # after one round
    solving.clear()
    again = LiveMatch([m.decode(event) for event in await hub.store.load(live.match.id)])
    (truth,) = truths(again.log(()).lines())
    for viewer in ("all", "watch", "1"):
        frames = replays.replay(again, viewer).frames
        assert truths([frame.line for frame in frames]) == [truth]
    assert [moved.move for moved in replays.record(again).moves] == ["impossible", "pass", "pass"]
    assert solving == []


async def test_a_match_of_before_still_tells_the_rest(hub: Hub, solving: list[str]) -> None:
    live = await table(hub)
    await claim(hub, live)
    stored = [json.loads(event) for event in await hub.store.load(live.match.id)]
    for event in stored:
        event.pop("afterthoughts", None)
    solving.clear()
    old = LiveMatch([m.decode(json.dumps(event).encode()) for event in stored])
    assert len(replays.replay(old, "all").frames) == 4
    assert truths(old.log(()).lines()) == []
    assert old.match.outcome == live.match.outcome
    assert solving == []


async def test_in_a_crowd_claims_end_without_it(
    hub: Hub, solving: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub._afterthoughts, "_most", 0)
    live = await table(hub)
    await claim(hub, live)
    (truth,) = truths(live.log(()).lines())
    assert (truth["min"], truth["searched"]) == (None, 0)
    assert solving == []
