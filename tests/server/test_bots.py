"""Bots at the table, and the advice they give."""

import random
import time
from pathlib import Path
from typing import Any

import anyio
import pytest

from pentaprism.bots import Advice, Limit
from pentaprism.core.errors import NothingToDo
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.server import bots as bots_module
from pentaprism.server import wire
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connection
from pentaprism.server.tokens import Signer
from pentaprism.store import Store
from tests.server.client import Json, Server, play_at_random, play_with_bots
from tests.server.hubs import add_bots

pytestmark = pytest.mark.anyio

TABLES: list[tuple[str, int, Json, int]] = [
    ("prizmik", 2, {}, 30),
    ("prisma", 3, {}, 30),
    ("prism", 4, {}, 14),  # bots leave people a moment to take something back
    ("prismatic", 3, {"auction": True}, 30),  # all commit and bid at once
    ("laser", 3, {"mode": "team", "untimed": True}, 30),
]


@pytest.mark.parametrize(("game", "players", "options", "moves"), TABLES)
async def test_bots_play(
    server: Server, dice: random.Random, game: str, players: int, options: Json, moves: int
) -> None:
    made = server.new_match(game, "me", *["bot"] * (players - 1), options=options)
    browser = await server.open(made["match"], made["token"])
    with anyio.fail_after(60):
        await play_with_bots(browser, dice, moves)
    movers = {line["seat"] for line in browser.table["log"] if line["kind"] == "moved"}
    assert movers >= set(range(players))


async def test_bots_bid_in_real_time(server: Server) -> None:
    strongest = registry.find("laser").levels[-1].name
    made = server.new_match("laser", "me", *[f"bot {strongest}"] * 3)
    browser = await server.open(made["match"], made["token"])
    await browser.play("bid 40")
    timer = browser.table["timer"]
    assert timer["seconds"] == 30
    moved: list[Json] = []
    with anyio.fail_after(60):
        while len(moved) < 2:
            await browser.hear()
            moved = [line for line in browser.table["log"] if line["kind"] == "moved"]
    if moved[1]["seat"] is None:  # nobody saw how to do it, and the half minute was over
        assert moved[1]["at"] >= timer["ends"]
    else:  # a further bid never starts it again (11)
        assert browser.table["timer"] == timer


async def test_the_more_bots_think_the_shorter_each_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    hub = Hub(store, Signer("secret"), Config(database="", bot_threads=2))
    bots = add_bots(hub)
    limits: list[Limit] = []

    def choose(*given: Any, **more: Any) -> Advice:
        limits.append(given[3])
        time.sleep(0.05)
        return Advice("a1+a2", 0.0, [], 0, "")

    monkeypatch.setattr(bots_module, "choose_known", choose)
    game = registry.find("prizmik")
    state = game.setup(2, {}, 1)
    async with anyio.create_task_group() as tasks:
        for _ in range(20):
            tasks.start_soon(bots.think, game, state, 0, Limit(ms=1000), None, 1, None)
    thought = [limit.ms or 0 for limit in limits]
    # The first two began before the others came.
    assert thought[2] < 150
    assert thought[-1] >= 500
    await bots.close()
    await hub.close()
    await store.close()


async def test_the_clock_ends_a_phase(tmp_path: Path) -> None:
    """In a world whose clock we hold in our hands: half a minute is long."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    hub = Hub(store, Signer("secret"), Config(database=""))
    hub.now = lambda: 1_000_000
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    grant = await hub.create(wire.NewMatch(game="laser", seats=seats))
    live = await hub.get(grant.match_id)
    live.connections.add(somebody := Connection(100, 1 << 20))
    somebody.seats = grant.seats
    await hub.submit(live, m.Play(seat=0, moves=("bid 12",), version=live.match.version))
    hub.now = lambda: 1_000_000 + 30_000
    await hub.tick(live)
    assert live.match.acts[-1].moves == ("time",)
    assert live.match.to_act[0] == 0  # the lowest bidder demonstrates
    await hub.close()
    await store.close()


async def test_a_bot_answers_an_offer_of_a_draw(server: Server, dice: random.Random) -> None:
    made = server.new_match("prizmik", "bot", "me")
    browser = await server.open(made["match"], made["token"])
    while not browser.to_act():
        await browser.hear()
    await browser.do("offer", what="draw")
    with anyio.fail_after(10):
        await browser.until(offers=[])
    assert any(line["kind"] == "answered" for line in browser.table["log"])


async def test_hints_come_with_a_reason(server: Server) -> None:
    made = server.new_match("prizmik", "me", "bot")
    browser = await server.open(made["match"], made["token"])
    hint = await browser.do("hint")
    assert hint["move"] in browser.moves()
    assert hint["line"][0] == hint["move"]
    assert hint["reason"]
    assert 0 <= hint["score"] <= 1
    assert hint["version"] == browser.table["version"]


async def test_hints_only_where_the_table_allows_them(server: Server) -> None:
    # By default nobody gets help against a person at another screen.
    ann, bea = await server.seat_all("prizmik", 2)
    assert not ann.table["settings"]["hints"]
    assert await ann.refused("hint") == "not-allowed"
    ann, bea = await server.seat_all("prizmik", 2, hints=True)
    assert await bea.refused("hint") == "not-your-turn"
    assert (await ann.do("hint"))["is"] == "hint"


async def test_a_hint_goes_on_from_what_is_chosen_and_not_told(server: Server) -> None:
    made = server.new_match("prismatic", "me", "me", hints=True)
    browser = await server.open(made["match"], made["token"])
    kept = next(move for move in browser.moves(0) if move.startswith("keep"))
    hint = await browser.do("hint", seat=0, chosen=[kept])
    assert hint["move"].startswith("take ")
    hint = await browser.do("hint", seat=0, chosen=[kept, "take R", "take K"])
    assert hint["move"] == "ready"
    # Nothing was played by it, and nothing but such steps can be chosen.
    assert kept in browser.moves(0)
    for wrong in ([kept, kept], [kept, "take R", "take K", "ready"], ["nonsense"], [kept] * 41):
        assert await browser.refused("hint", seat=0, chosen=wrong) == "bad-request"


async def test_a_hint_for_a_commitment_knows_what_is_laid(server: Server) -> None:
    made = server.new_match("prismatic", "me", "me", hints=True)
    browser = await server.open(made["match"], made["token"])
    for seat in (0, 1):
        kept = next(move for move in browser.moves(seat) if move.startswith("keep"))
        await browser.play(kept, "take R", "take G", "ready", seat=seat)
    puts = [move for move in browser.moves(0) if move.startswith("put")]
    version, log = browser.table["version"], browser.table["log"]
    first = (await browser.do("hint", seat=0))["move"]
    assert first in puts
    laid = [move for move in puts if move in (first, "put prism palette")]
    second = (await browser.do("hint", seat=0, chosen=laid))["move"]
    # A piece that would have to be put before the prism, as moves are written, is advised too.
    assert second in {*puts, "ready"} - {"put prism palette"}
    assert (browser.table["version"], browser.table["log"]) == (version, log)


async def test_a_preview_shows_what_a_move_would_do(server: Server, dice: random.Random) -> None:
    ann, bea = await server.seat_all("prizmik", 2)
    move = dice.choice(ann.moves())
    shown = await ann.do("preview", move=move)
    await ann.play(move)
    assert shown["position"] == ann.view["position"]
    assert shown["events"] == ann.table["log"][-1]["events"]
    await bea.settle()
    assert await play_at_random([ann, bea], dice, 2) == 2


async def test_a_bot_that_waits_looks_again_when_something_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it happened while the bot was still thinking that there is nothing to do."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    hub = Hub(store, Signer("secret"), Config(database="", bot_ms=20, bot_pause_ms=0))
    thinking, go_on = anyio.Event(), anyio.Event()
    thoughts: list[int] = []

    async def nothing(*given: Any) -> Advice:
        thoughts.append(int(given[1][0].bids[0]))
        if len(thoughts) == 1:
            thinking.set()
            await go_on.wait()
        raise NothingToDo("rather wait")

    bots = add_bots(hub)
    monkeypatch.setattr(bots, "think", nothing)
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="bot")]
    wish = wire.NewMatch(game="laser", seats=seats, options={"untimed": True})
    live = await hub.get((await hub.create(wish)).match_id)
    await thinking.wait()
    await hub.submit(live, m.Play(seat=0, moves=("bid 9",), version=live.match.version))
    go_on.set()
    with anyio.fail_after(10):
        while live.thinking:
            await anyio.sleep(0.01)
    assert thoughts == [0, 9]  # what it knew of the other's bid
    # Nobody has to look after it until something happens.
    assert await store.timed() == []
    await hub.submit(live, m.Play(seat=0, moves=("bid 8",), version=live.match.version))
    with anyio.fail_after(10):
        while live.thinking:
            await anyio.sleep(0.01)
    assert thoughts[-1] == 8
    await hub.close()
    await bots.close()
    await store.close()


@pytest.mark.parametrize("accepts", [True, False])
async def test_a_bot_on_turn_answers_an_offer_before_it_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepts: bool
) -> None:
    """To move would say no, without having thought about it."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    hub = Hub(store, Signer("secret"), Config(database="", bot_ms=20, bot_pause_ms=0))
    thinking, go_on = anyio.Event(), anyio.Event()

    async def slow(game: Any, known: Any, seat: int, *given: Any) -> Advice:
        thinking.set()
        await go_on.wait()
        return Advice(game.legal_texts(known, seat)[0], 0.0, [], 1, "")

    monkeypatch.setattr("pentaprism.server.bots.accepts_draw", lambda *given: accepts)
    bots = add_bots(hub)
    monkeypatch.setattr(bots, "think", slow)
    seats = [wire.SeatRequest(kind="bot"), wire.SeatRequest(kind="me")]
    live = await hub.get((await hub.create(wire.NewMatch(game="prizmik", seats=seats))).match_id)
    await thinking.wait()
    await hub.submit(live, m.MakeOffer(seat=1, what="draw"))
    go_on.set()
    with anyio.fail_after(10):
        while live.thinking:
            await anyio.sleep(0.01)
    answers = [event.yes for event in live.events if isinstance(event, m.Answered)]
    assert answers == [accepts]
    assert (live.match.phase == "over") == accepts
    assert len(live.match.acts) == (0 if accepts else 1)
    await hub.close()
    await bots.close()
    await store.close()
