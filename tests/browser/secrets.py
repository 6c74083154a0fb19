"""What may have reached a browser, worked out from the store and not from what the server said."""

import json
from collections.abc import Iterator
from typing import Any

from pentaprism.games import registry
from tests.browser.driver import Json, Person
from tests.browser.server import Server


def check_told(person: Person, server: Server) -> int:
    """Every position that this browser was told is one that its seats could know at some moment,
    and neither the seed nor anybody's key is in its bytes. Gives the number of positions."""
    match = server.match(person.match)
    created = server.secret(person.match)
    game = registry.find(match.settings.game)
    states = [match.state_after(n) for n in range(len(match.acts) + 1)]
    known = {
        seat: {_text(game.view(state, seat)["position"]) for state in states}
        for seat in range(match.players)
    }
    keys = [chair.key for chair in match.chairs if chair.key]
    count = 0
    for text in person.heard:
        said = json.loads(text)
        for seat, view in said.get("views", {}).items():
            if said.get("phase") == "gathering":
                continue  # an example, not this deal
            assert seat == str(view["seat"])
            assert int(seat) in person.table["mine"]
            assert _text(view["position"]) in known[int(seat)]
            count += 1
        if '"seed":"' not in text:  # told after the end, for everybody to check
            assert str(created.seed) not in text
            assert created.nonce not in text
        assert not any(key in text for key in keys)
    return count


def check_hidden(person: Person) -> None:
    """By the rules alone: what others hold and what nobody has seen is a question mark."""
    for position in positions(person):
        assert "rng" not in position
        others = [
            seat for seat in range(person.table["settings"]["players"]) if seat != person.seat
        ]
        for seat in others:
            if person.game == "prism":
                assert set(position["hands"][seat]) <= {"?"}
            if person.game == "prismatic":
                assert position["seats"][seat]["secret"] == "?"
        if person.game == "prism":
            assert set(position["stack"]) <= {"?"}
            assert "?" not in position["hands"][person.seat]
        if person.game == "prisma":
            assert {tile for stack in position["stacks"] for tile in stack} <= {"?"}


def positions(person: Person) -> Iterator[Json]:
    """All positions of this person's seat that reached their browser."""
    for text in person.heard:
        said = json.loads(text)
        if said.get("phase") != "gathering" and str(person.seat) in said.get("views", {}):
            yield said["views"][str(person.seat)]["position"]


def _text(position: Any) -> str:
    return json.dumps(position, sort_keys=True)
