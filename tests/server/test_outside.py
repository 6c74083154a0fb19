"""Outside bots at the tables of a real server."""

import contextlib
import os
import random
from collections.abc import Iterator
from pathlib import Path

import anyio
import anyio.to_thread
import msgspec
import pytest

from pentaprism.arena.keeper import descendants
from pentaprism.arena.outside import BotFailed, Limits
from pentaprism.bots import Limit
from pentaprism.core.errors import PentaprismError
from pentaprism.core.game import Game
from pentaprism.games import registry
from pentaprism.server import wire
from pentaprism.server.config import Config, Outside
from pentaprism.server.hub import Hub
from pentaprism.server.outside import OutsideBots, find_outside
from pentaprism.server.tokens import Signer
from pentaprism.store import Store
from tests.arena.contestants import PERL, PYTHON, bad
from tests.server.client import Browser, Json, Server, play_with_bots
from tests.server.hubs import add_bots

pytestmark = pytest.mark.anyio

SOON: Json = {"grace": 100, "then": "bot"}


@pytest.fixture(scope="module")
def robots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with outside bots, good ones and others."""
    folder: Path = tmp_path_factory.mktemp("robots")
    bots = {
        "Python": PYTHON,
        "Perl": PERL,
        "Mortal": bad("dies once", str(folder / "died")),
        "Doomed": bad("dies"),
        "Cheat": bad("illegal"),
        "Sleepy": bad("asleep", str(folder / "awake")),
    }
    arguments = [word for name, command in bots.items() for word in ("--bot", f"{name}={command}")]
    running = Server(f"sqlite:///{folder}/tables.db", folder, *arguments, outside_grace_ms=60_000)
    running.start()
    yield running
    assert running.stop() == 0


def kinds(browser: Browser) -> list[str]:
    return [line["kind"] for line in browser.table["log"]]


async def sit_with(server: Server, game: str, *bots: str, **wishes: object) -> Browser:
    made = server.new_match(game, "me", *(f"outside {bot}" for bot in bots), **wishes)
    return await server.open(made["match"], made["token"])


async def test_games_name_the_bots_that_play_them(robots: Server) -> None:
    games = {game["id"]: game for game in robots.get("/api/games").body}
    assert {"name": "Python", "version": "1"} in games["prisma"]["bots"]
    assert [bot["name"] for bot in games["prism"]["bots"]] == ["Python", "Perl"]
    assert len(games["prizmik"]["bots"]) == 6


@pytest.mark.parametrize(
    ("game", "bots"), [("prizmik", ["Python"]), ("prisma", ["Python", "Perl"])]
)
async def test_a_whole_game_with_outside_bots(
    robots: Server, dice: random.Random, game: str, bots: list[str]
) -> None:
    browser = await sit_with(robots, game, *bots)
    seats = browser.table["seats"]
    assert [seat["name"] for seat in seats[1:]] == bots
    assert all(seat["kind"] == "bot" and seat["level"] is None for seat in seats[1:])
    with anyio.fail_after(300):
        await play_with_bots(browser, dice, moves=5000)
    assert browser.over
    movers = {line["seat"] for line in browser.table["log"] if line["kind"] == "moved"}
    assert movers == set(range(len(seats)))
    # They stay for the next game, each one seat further.
    await browser.do("offer", what="rematch")
    following = robots.get(f"/api/matches/{browser.table['next']}").body
    assert [seat["name"] for seat in following["seats"]][2:] == bots[:-1]
    assert following["seats"][0]["name"] == bots[-1]


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("prism", ["Python", "Perl"], {}),
        ("prismatic", ["Perl"], {"auction": True}),
        ("laser", ["Python"], {"untimed": True}),
    ],
)
async def test_outside_bots_begin_every_game(
    robots: Server, dice: random.Random, game: str, bots: list[str], options: Json
) -> None:
    browser = await sit_with(robots, game, *bots, options=options)
    with anyio.fail_after(300):
        await play_with_bots(browser, dice, moves=8)
    assert "away" not in kinds(browser)
    movers = {line["seat"] for line in browser.table["log"] if line["kind"] == "moved"}
    assert movers >= set(range(1 + len(bots)))


async def test_a_bot_that_dies_once_goes_on(robots: Server, dice: random.Random) -> None:
    browser = await sit_with(robots, "prizmik", "Mortal", absence=SOON)
    with anyio.fail_after(300):
        await play_with_bots(browser, dice, moves=6)
    assert "away" not in kinds(browser)
    assert "an outside bot failed" in robots.log.read_text()


@pytest.mark.parametrize("name", ["Doomed", "Cheat"])
async def test_for_a_bot_that_fails_again_another_plays(
    robots: Server, dice: random.Random, name: str
) -> None:
    browser = await sit_with(robots, "prizmik", name, absence=SOON)
    with anyio.fail_after(300):
        await play_with_bots(browser, dice, moves=4)
    assert [kind for kind in kinds(browser) if kind in ("away", "replaced")] == ["away", "replaced"]
    seat = browser.table["seats"][1]
    assert seat["stand_in"]
    assert seat["level"]


async def test_a_table_that_waits_says_for_whom(robots: Server) -> None:
    browser = await sit_with(robots, "prizmik", "Doomed")
    await browser.play(browser.moves()[0])
    with anyio.fail_after(300):
        while "away" not in kinds(browser):
            await browser.hear()
    assert browser.table["log"][-1]["words"] == {"key": "table/line-away", "values": {"seat": 1}}
    assert not browser.table["seats"][1]["present"]
    await browser.do("resign")
    assert browser.over


async def test_a_bot_that_had_gone_comes_back(robots: Server) -> None:
    browser = await sit_with(robots, "prizmik", "Sleepy")
    await browser.play(browser.moves()[0])
    with anyio.fail_after(300):
        while "away" not in kinds(browser):
            await browser.hear()
        (robots.log.parent / "awake").touch()
        while "back" not in kinds(browser):  # asked again for everybody who comes
            await robots.open(browser.match)
            with anyio.move_on_after(5):
                while "back" not in kinds(browser):
                    await browser.hear()
        while not browser.to_act():
            await browser.hear()
    assert kinds(browser)[-3:] == ["away", "back", "moved"]
    assert browser.table["seats"][1]["present"]


async def test_who_does_not_return_loses_where_that_was_agreed(robots: Server) -> None:
    browser = await sit_with(robots, "prizmik", "Doomed", absence={"grace": 100, "then": "forfeit"})
    await browser.play(browser.moves()[0])
    with anyio.fail_after(300):
        await browser.until(phase="over")
    assert browser.table["result"]["winners"] == [0]


async def test_an_outside_bot_does_not_talk_about_draws(robots: Server) -> None:
    browser = await sit_with(robots, "prizmik", "Python")
    await browser.do("offer", what="draw")
    with anyio.fail_after(60):
        await browser.until(offers=[])
    assert "answered" in kinds(browser)


async def test_only_bots_that_are_there_and_play_the_game(robots: Server, server: Server) -> None:
    def refused(at: Server, game: str, bot: str) -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "outside": bot}]
        answer = at.post("/api/matches", {"game": game, "seats": seats})
        assert answer.status == 400
        return str(answer.body["message"])

    assert "did you mean 'Python'?" in refused(robots, "prism", "Pyton")
    assert "no outside bot 'Cheat' plays PRISM" in refused(robots, "prism", "Cheat")
    assert "there are none at this server" in refused(server, "prism", "Python")


# -- the processes


def pool(bots: dict[str, str], **settings: int) -> OutsideBots:
    outside = tuple(Outside(name, command, ("prizmik",)) for name, command in bots.items())
    config = Config(database="", outside=outside, outside_grace_ms=60_000)
    return OutsideBots(msgspec.structs.replace(config, **settings))


def keepers() -> int:
    """How many outside bots this process has running."""
    found = 0
    for process in descendants(os.getpid()):
        with contextlib.suppress(OSError):
            keeps = b"keeper.py" in Path(f"/proc/{process}/cmdline").read_bytes()
            parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1]
            found += keeps and int(parent) == os.getpid()
    return found


def question() -> tuple[Game, Json]:
    game = registry.find("prizmik")
    return game, game.view(game.setup(2, {}, 1), 0)


async def test_there_are_no_more_processes_than_allowed() -> None:
    bots = pool({name: bad("none") for name in "abc"}, outside_processes=2)
    game, view = question()
    moves: list[str] = []

    async def ask(name: str) -> None:
        moves.append(await bots.move(name, game, view, 0, Limit(), 1))
        assert keepers() <= 2

    try:
        for _ in range(2):
            async with anyio.create_task_group() as tasks:
                for name in "abcabc":
                    tasks.start_soon(ask, name)
    finally:
        await anyio.to_thread.run_sync(bots.close)
    assert len(moves) == 12
    assert keepers() == 0


async def test_a_server_that_stops_waits_for_no_bot() -> None:
    bots = pool({"Slow": bad("late")}, bot_ms=600_000)
    game, view = question()
    await bots.move("Slow", game, view, 0, Limit(), 1)
    failures: list[str] = []

    async def ask() -> None:
        try:
            await bots.move("Slow", game, view, 0, Limit(), 1)
        except BotFailed as failed:
            failures.append(failed.reason)

    with anyio.fail_after(120):
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(ask)
            while not bots._busy:
                await anyio.sleep(0.01)
            await anyio.to_thread.run_sync(bots.close)
    assert failures == ["stopped"]
    assert keepers() == 0


async def test_nobody_looks_for_ever_after_a_bot_that_has_gone(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    outside = (Outside("Doomed", bad("dies"), ("prizmik",)),)
    hub = Hub(store, Signer("secret"), Config(database="", outside=outside))
    bots = add_bots(hub)
    seats = [wire.SeatRequest(kind="bot", outside="Doomed"), wire.SeatRequest(kind="me")]
    live = await hub.get((await hub.create(wire.NewMatch(game="prizmik", seats=seats))).match_id)
    with anyio.fail_after(120):
        while live.thinking:
            await anyio.sleep(0.01)
    assert live.match.chairs[0].away_since is not None
    assert await store.timed() == []
    await hub.close()
    await bots.close()
    await store.close()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["python3 bot.py"], "NAME=COMMAND"),
        (["=cat"], "NAME=COMMAND"),
        ([f"{'n' * 25}=cat"], "the name short"),
        (["Robo=no-such-program-anywhere"], "'Robo' does not start"),
        (["Robo="], "needs a command"),
        ([f"Robo={bad('none')}"] * 2, "two bots"),
    ],
)
def test_what_cannot_be_seated_is_told_at_the_start(given: list[str], told: str) -> None:
    with pytest.raises(PentaprismError, match=told):
        find_outside(given, Limits())


def test_a_bot_is_asked_which_games_it_plays() -> None:
    (found,) = find_outside([f"Robo={bad('none')}"], Limits())
    assert found == Outside("Robo", bad("none"), ("prizmik",))
