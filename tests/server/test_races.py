"""Who bid first: by when bids were made, within a bound that lying cannot change."""

import asyncio
from collections.abc import Coroutine

import pytest

from pentaprism.core.errors import IllegalMove
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.refusals import Stale
from pentaprism.server import wire
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connected, Connection, LiveMatch
from pentaprism.server.races import Delay, Race

pytestmark = pytest.mark.anyio

BOUND = 0.15


def measured(*trips: float, bound: float = BOUND) -> Delay:
    """A connection whose pings took so long."""
    delay = Delay(bound)
    for trip in trips:
        delay.answered(delay.ask(0.0), trip)
    return delay


# -- measuring


async def test_half_of_the_shortest_round_trip_is_the_credit() -> None:
    assert measured(0.08, 0.3, 0.1).credit == 0.04
    assert measured().credit == 0.0


async def test_a_liar_gains_at_most_the_bound_and_nothing_by_lying_at_times() -> None:
    assert measured(*[60.0] * 50).credit == BOUND
    honest = measured(0.04, 0.04)
    assert measured(0.04, 60.0, 60.0, 60.0).credit == honest.credit


async def test_what_nobody_asked_for_is_no_answer() -> None:
    delay = Delay(BOUND)
    token = delay.ask(0.0)
    delay.answered(b"12345678", 0.0)
    assert delay.credit == 0.0
    delay.answered(token, 0.1)
    delay.answered(token, 0.0)  # again: it would be the shortest
    assert delay.credit == 0.05


async def test_pings_that_are_never_answered_are_forgotten() -> None:
    delay = Delay(BOUND)
    first = delay.ask(0.0)
    for _ in range(100):
        delay.ask(0.0)
    delay.answered(first, 9.0)
    assert delay.credit == 0.0
    assert len(delay._asked) < 10


async def test_pings_go_out_only_while_they_matter() -> None:
    sent: list[bytes] = []

    def ping(token: bytes) -> bool:
        sent.append(token)
        return True

    quiet = asyncio.create_task(Delay(BOUND).measure(ping, lambda: False))
    while len(sent) < 4:
        await asyncio.sleep(0.01)
    assert len(set(sent)) == 4
    await asyncio.sleep(0.05)
    quiet.cancel()
    assert len(sent) == 4


# -- in which order


async def test_equal_connections_wait_for_nothing() -> None:
    race, near = Race(), measured(0.1)
    order = []
    for seat in (1, 0):
        async with race.turn(seat, near, near.credit, 0) as bid:
            order.append(bid.seat)
            assert bid.due <= asyncio.get_running_loop().time()
    assert order == [1, 0]


async def test_one_waits_as_long_as_another_is_farther_away() -> None:
    race, near = Race(), measured(0.002)
    loop = asyncio.get_running_loop()
    came = loop.time()
    async with race.turn(0, near, 0.02, 0) as bid:
        assert bid.due == pytest.approx(bid.made + 0.02)
        assert loop.time() >= came + 0.019 - 1e-6


async def test_who_goes_while_waiting_holds_nobody_up() -> None:
    race = Race()

    async def speak(seat: int, window: float) -> int:
        async with race.turn(seat, None, window, 0):
            return seat

    gone = asyncio.create_task(speak(0, 600.0))
    await asyncio.sleep(0)
    gone.cancel()
    assert await speak(1, 0.0) == 1
    await asyncio.gather(gone, return_exceptions=True)


# -- at a table


async def bidding(
    hub: Hub, *delays: Delay, **options: object
) -> tuple[LiveMatch, list[Connection]]:
    """A table of Laser with a browser for each seat."""
    seats = [wire.SeatRequest(kind="me"), *[wire.SeatRequest(kind="open")] * (len(delays) - 1)]
    grant = await hub.create(wire.NewMatch(game="laser", seats=seats, options=dict(options)))
    grants = [grant]
    for _ in delays[1:]:
        grants.append(await hub.sit(grant.match_id, wire.TakeSeat(name="Guest")))
    live = await hub.get(grant.match_id)
    connections = []
    for sat, delay in zip(grants, delays, strict=True):
        connection = Connection(100, 1 << 20, delay=delay)
        assert await hub.people.join(live, connection, hub.signer.sign(sat))
        connections.append(connection)
    return live, connections


async def say(
    hub: Hub, live: LiveMatch, browser: Connection, text: str, version: int | None = None
) -> str:
    """What a browser says, as soon as it comes in; gives the answer in a word."""
    (seat,) = browser.seats
    version = live.match.version if version is None else version
    command = m.Play(seat=seat, moves=(text,), version=version, person=True)
    try:
        await hub.submit(live, command, browser, "x")
    except IllegalMove as refusal:
        return "tied" if refusal.words and "tied" in refusal.words.key else "refused"
    return "counts"


async def both(*said: Coroutine[None, None, str]) -> tuple[str, ...]:
    """The answers to what comes in at the same time, in this order."""
    return tuple(await asyncio.gather(*said))


async def test_who_bid_first_wins_though_it_came_in_later(hub: Hub) -> None:
    live, (near, far) = await bidding(hub, measured(0.002, bound=0.5), measured(0.8, bound=0.5))
    answers = await both(say(hub, live, near, "bid 9"), say(hub, live, far, "bid 9"))
    assert answers == ("refused", "counts")
    (moved,) = [event for event in live.events if isinstance(event, m.Moved)]
    assert (moved.seat, moved.credit) == (1, 400)
    stored = [m.decode(event) for event in await hub.store.load(live.match.id)]
    assert stored == live.events
    line = visible.line(live.match, moved, None)
    assert line is not None
    assert line.credit == 400


async def test_the_first_claim_counts_by_when_it_was_made(hub: Hub) -> None:
    live, (near, far) = await bidding(hub, measured(0.002, bound=0.5), measured(0.8, bound=0.5))
    answers = await both(say(hub, live, near, "impossible"), say(hub, live, far, "impossible"))
    assert answers == ("refused", "counts")


async def test_a_tie_is_told_to_all_and_once(hub: Hub) -> None:
    vague = measured(0.2, 0.24, 0.24)
    assert vague.error == pytest.approx(0.021)
    vague.error = 5.0  # so that they tie on the busiest machine
    live, (ada, bob) = await bidding(hub, vague, vague)
    before = live.match.version
    answers = await both(say(hub, live, ada, "bid 9", before), say(hub, live, bob, "bid 9", before))
    assert answers == ("counts", "tied")
    (tied,) = [event for event in live.events if isinstance(event, m.Tied)]
    assert (tied.seat, tied.other) == (0, 1)
    assert tied.ms >= 1
    line = visible.line(live.match, tied, None)
    assert line is not None
    assert "too close to tell" in str(line.words)
    assert await say(hub, live, bob, "bid 9", before) == "refused"
    assert sum(isinstance(event, m.Tied) for event in live.events) == 1


async def test_what_the_first_did_not_forbid_is_no_tie(hub: Hub) -> None:
    live, (ada, bob) = await bidding(hub, measured(0.2, 0.24, 0.24), measured(0.2, 0.24, 0.24))
    answers = await both(say(hub, live, ada, "bid 9"), say(hub, live, bob, "bid 8"))
    assert answers == ("counts", "counts")
    assert await say(hub, live, ada, "bid 8") == "refused"
    assert not any(isinstance(event, m.Tied) for event in live.events)


async def test_a_bid_that_was_made_in_time_counts_though_the_clock_has_run_out(hub: Hub) -> None:
    live, (near, far) = await bidding(hub, measured(0.002), measured(0.2))
    assert await say(hub, live, near, "bid 9") == "counts"
    ends = live.match.timer.ends
    assert ends is not None
    assert live.rings_at() == ends + 100
    hub.now = lambda: ends + 60
    hub.alarms.cancel(live)
    await hub.tick(live)
    assert live.match.acts[-1].moves == ("bid 9",)
    assert await say(hub, live, far, "bid 8") == "counts"
    assert live.events[-1].at == ends - 40
    # One that was made too late makes the clock ring first.
    hub.now = lambda: ends + 2
    with pytest.raises(Stale):
        await say(hub, live, near, "bid 7")
    assert not live.match.is_race
    assert live.match.acts[-1].moves == ("time",)


async def test_the_clock_rings_when_nothing_can_come_any_more(hub: Hub) -> None:
    live, (near, _) = await bidding(hub, measured(0.002), measured(0.2))
    assert await say(hub, live, near, "bid 9") == "counts"
    ends = live.match.timer.ends
    assert ends is not None
    hub.now = lambda: ends + 100
    await hub.tick(live)
    assert not live.match.is_race


async def test_without_a_clock_and_in_other_games_nobody_waits(hub: Hub) -> None:
    live, (near, _) = await bidding(hub, measured(0.002), measured(0.2), untimed=True)
    assert not live.match.is_race
    assert await say(hub, live, near, "bid 9") == "counts"
    assert live.match.acts[-1].credit == 0


async def test_other_processes_delays_count_too(hub: Hub) -> None:
    live, _ = await bidding(hub, measured(0.002), measured(0.003))
    assert live.window == pytest.approx(0.0015)
    assert live.connected_here().credit == 10
    live.elsewhere = {"other": Connected([1], 0, 140)}
    assert live.window == pytest.approx(0.14)
