"""Work beside the loop: in other threads, never more than so much, and nothing of it twice."""

import asyncio
import gzip
import json
import threading
from typing import Any

import pytest
import segno

from pentaprism import lessons
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.server import pictures, replays, rulespages, wire
from pentaprism.server.hub import Hub, UnknownTable
from pentaprism.server.limits import LimitExceeded, network_of
from pentaprism.server.live_match import LiveMatch
from pentaprism.server.origins import Origins
from pentaprism.server.replay_cache import ReplayCache
from pentaprism.server.workers import WorkerPool

pytestmark = pytest.mark.anyio


async def finished(hub: Hub) -> LiveMatch:
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    live = await hub.get((await hub.create(wire.NewMatch(game="prizmik", seats=seats))).match_id)
    await hub.submit(live, m.Play(seat=0, moves=("a1+a2",), version=live.match.version))
    await hub.submit(live, m.Resign(seat=1))
    return live


async def test_no_more_than_so_much_and_so_much_of_each() -> None:
    beside, gate = WorkerPool("test", most=3, each=2), threading.Event()
    waiting = [asyncio.create_task(beside.run(gate.wait, "one")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(LimitExceeded):
        await beside.run(gate.wait, "one")
    waiting.append(asyncio.create_task(beside.run(gate.wait, "two")))
    await asyncio.sleep(0)
    assert beside.full
    with pytest.raises(LimitExceeded):
        await beside.run(gate.wait, "three")
    waiting[0].cancel()  # who goes away leaves their work there
    await asyncio.sleep(0)
    assert beside.full
    gate.set()
    assert await asyncio.gather(*waiting[1:]) == [True, True]
    assert await beside.run(lambda: 5, "one") == 5
    assert beside.under_way == 0
    beside.close()


async def test_pictures_are_drawn_beside_the_loop_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    make = segno.make

    def noticed(text: str, **settings: Any) -> Any:
        drawn.append(threading.current_thread().name)
        return make(text, **settings)

    monkeypatch.setattr(segno, "make", noticed)
    first = await pictures.picture("https://a.test/1", "here")
    assert await pictures.picture("https://a.test/1", "there") == first
    assert len(drawn) == 1
    assert drawn[0] != threading.current_thread().name


async def test_replays_are_made_once_for_a_viewer(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, cache, made = await finished(hub), ReplayCache(hub), []
    make = replays.replay

    def noticed(live: LiveMatch, viewer: str) -> wire.Replay:
        made.append((viewer, threading.current_thread() is threading.main_thread()))
        return make(live, viewer)

    monkeypatch.setattr(replays, "replay", noticed)
    match = live.match.id
    asked = [cache.zipped(match, "all", "here") for _ in range(5)]
    bodies = await asyncio.gather(*asked, cache.zipped(match, "0", "here"))
    assert sorted(made) == [("0", False), ("all", False)]
    assert len(json.loads(gzip.decompress(bodies[0]))["frames"]) == 2
    assert await cache.plain(match, "all", "here") == gzip.decompress(bodies[0])
    assert len(made) == 2
    cache.close()


async def test_no_more_replays_are_kept_than_fit(hub: Hub) -> None:
    cache = ReplayCache(hub, most_bytes=1)
    for viewer in ("all", "0", "1"):
        assert await cache.zipped((await finished(hub)).match.id, viewer, "here")
    assert not cache._kept
    assert cache._bytes == 0
    cache.close()


def test_only_languages_that_exist_are_kept() -> None:
    rulespages._page.cache_clear()
    lessons._lesson.cache_clear()
    game = registry.find("prizmik")
    for letter in "abcdefghijklmnopqrstuvwxyz":
        rulespages.rules_page("prizmik", f"x{letter}")
        lessons.lesson_of(game, f"x{letter}")
    assert rulespages.rules_page("prizmik", "de") != rulespages.rules_page("prizmik", "en")
    assert rulespages._page.cache_info().currsize == 2
    assert lessons._lesson.cache_info().currsize <= 2


async def test_a_table_that_was_tidied_away_is_not_there(hub: Hub) -> None:
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="open")]
    made = await hub.create(wire.NewMatch(game="prizmik", seats=seats))
    await hub.store.delete([made.match_id])
    with pytest.raises(UnknownTable):
        await hub.sit(made.match_id, wire.TakeSeat(name="Bea"))
    with pytest.raises(UnknownTable):
        await hub.get(made.match_id)


async def test_a_rematch_counts_for_who_set_the_first_table_up(hub: Hub) -> None:
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    made = await hub.create(wire.NewMatch(game="prizmik", seats=seats), origin="ann")
    live = await hub.get(made.match_id)
    await hub.submit(live, m.Resign(seat=1))
    assert await hub.store.count_live(origin="ann") == 0
    await hub.submit(live, m.MakeOffer(seat=0, what="rematch", next_match="nextnextnext"))
    assert (await hub.get("nextnextnext")).match.created.origin == "ann"
    assert await hub.store.count_live(origin="ann") == 1


def test_whom_an_address_counts_for() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert (
        network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    )
    assert network_of("2001:db8:1:3::7") != network_of("2001:db8:1:2::7")
    assert network_of("") == ""
    origins = Origins("secret")
    assert origins.of("192.0.2.7") == Origins("secret").of("192.0.2.7")
    assert "192" not in origins.of("192.0.2.7")
    assert origins.of("192.0.2.7") != Origins("other").of("192.0.2.7")
