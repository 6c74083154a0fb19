"""Moves without a browser: brings a table to where a test, or a picture, wants to begin."""

import json
from typing import Any

from websockets.sync.client import connect

from pentaprism.bots import Limit, choose
from pentaprism.core.errors import NothingToDo
from pentaprism.games import registry
from tests.browser.driver import Json, after
from tests.browser.server import Server

_QUICK = Limit(ms=30)


def advised(game: str, view: Json, seed: int, level: str = "club") -> str:
    """A sensible move for the seat of this view, the same one every time."""
    try:
        return choose(registry.find(game), view, _QUICK, level, seed).move
    except NothingToDo:  # it would rather wait
        return str(view["legal"][str(view["seat"])][-1])


def table(server: Server, game: str, *kinds: str, **wishes: Any) -> tuple[str, str]:
    """A new table with seats of these kinds (me, open, bot); its match and the token of "me"."""
    names = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
    seats = [
        {"kind": kind, **({"name": name} if kind == "me" else {})}
        for kind, name in zip(kinds, names, strict=False)
    ]
    seated = server.post("/api/matches", {"game": game, "seats": seats, **wishes})
    return seated["match"], seated["token"]


def play(server: Server, match: str, token: str, moves: int, level: str = "club") -> Json:
    """Play so many moves for all seats of the token, or to the end; gives the table then."""
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
    with connect(address, max_size=None) as line:
        line.send(json.dumps({"do": "hello", "token": token}))
        known: Json = {}
        for number in range(moves):
            while not (seat := _to_move(known)) and not known.get("result"):
                known = after(known, json.loads(line.recv(60)))
            if known.get("result"):
                break
            view = known["views"][seat]
            move = advised(known["settings"]["game"], view, number, level)
            wish = {"do": "play", "seat": int(seat), "version": known["version"], "move": move}
            line.send(json.dumps({**wish, "id": str(number)}))
            answer: Json = {}
            while answer.get("re") != str(number):
                answer = json.loads(line.recv(60))
                known = after(known, answer)
            assert answer["is"] != "refused", answer
    return known


def resign(server: Server, match: str, token: str, seat: int = 0) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
    with connect(address, max_size=None) as line:
        line.send(json.dumps({"do": "hello", "token": token}))
        line.send(json.dumps({"do": "resign", "id": "r", "seat": seat}))
        while json.loads(line.recv(60)).get("re") != "r":
            pass


def _to_move(known: Json) -> str | None:
    """One of the own seats that has something to do."""
    for seat, view in known.get("views", {}).items():
        if view["legal"].get(seat):
            return str(seat)
    return None
