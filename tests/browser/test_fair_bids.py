"""Bids in the browser over a slow line: who bid first is first."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import Person
from tests.browser.server import Server
from tests.slow_line import SlowLine

#: More than in earnest, so that a machine with other things to do changes nothing.
_BOUND_MS, _DELAY = 2000, 0.6


@pytest.fixture
def server(pages: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PENTAPRISM_RACE_MS", str(_BOUND_MS))
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def credit(person: Person) -> int:
    """What the server has measured, the last time that the page asked."""
    pongs = [said for said in map(json.loads, person.heard) if said["is"] == "pong"]
    return int(pongs[-1]["credit"]) if pongs else 0


def test_a_bid_over_a_slow_line_counts_from_when_it_was_made(
    people: People, server: Server
) -> None:
    seats = robot.table(server, "laser", 2)
    with SlowLine(server.port, jitter=0.05) as line:
        ada, bob = people("Ada"), people("Bob", line.url)
        ada.go_to(seats.match, seats.tokens[0])
        bob.go_to(seats.match, seats.tokens[1])
        line.delay = _DELAY

        def measured() -> bool:
            bob.page.evaluate("dispatchEvent(new Event('online'))")
            bob.page.wait_for_timeout(200)
            return credit(bob) >= 1000 * _DELAY

        bob.until(measured)
        hands.make(bob, "bid 9")
        ada.page.wait_for_timeout(300)
        # On Ada's screen nobody has bid yet.
        assert ada.view()["position"]["bids"] == [None, None]
        hands.make(ada, "bid 9")
        for person in (ada, bob):
            person.until(lambda person=person: person.seen(1))  # type: ignore[misc]
            assert person.view()["position"]["bids"] == [None, 9]
        said = ada.page.locator("ol[aria-label=Log] li", has_text="Bob").last
        expect(said).to_contain_text("before it came in")
        assert server.moves(seats.match) == [(1, "bid 9")]
        bob.close()
