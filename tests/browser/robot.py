"""Moves without a browser: brings a table to where a test, or a picture, wants to begin."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from secrets import token_hex
from typing import Any, NamedTuple

from websockets.sync.client import connect

from pentaprism.bots import Limit, choose, choose_known
from pentaprism.core.errors import NothingToDo
from pentaprism.games import registry
from tests.browser.driver import Json
from tests.browser.server import Server

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
_QUICK = Limit(ms=30)
_LEVEL = "club"
_A_ROUND = 30


def advised(game: str, view: Json, seed: int) -> str:
    """A sensible move for the seat of this view, the same one every time."""
    try:
        return choose(registry.find(game), view, _QUICK, _LEVEL, seed).move
    except NothingToDo:  # it would rather wait
        return str(view["legal"][str(view["seat"])][-1])


def advised_turn(game: str, view: Json, seed: int) -> list[str]:
    """The same, and where several moves make one secret choice, all of them."""
    rules = registry.find(game)
    moves = [advised(game, view, seed)]
    if not rules.capabilities.revisable or view["position"]["phase"] not in ("setup", "commit"):
        return moves
    seat = view["seat"]
    known = rules.from_position(view["position"], hidden=True)
    while moves[-1] != "ready":
        known = rules.apply(known, seat, rules.read_move(known, seat, moves[-1]))
        move = choose_known(rules, known, seat, _QUICK, _LEVEL, seed).move
        # Whoever thinks again in so short a time would think for ever.
        moves.append("ready" if move == "take back" else move)
    return moves


class Seats(NamedTuple):
    """A table and the tokens of those who sit at it, each at a screen of their own."""

    match: str
    tokens: list[str]

    @property
    def link(self) -> str:
        """The way to Ada's seat."""
        return f"/t/{self.match}#token={self.tokens[0]}"


def table(server: Server, game: str, players: int = 2, free: int = 0, **wishes: Any) -> Seats:
    """A table at which all sit down but so many."""
    seats = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * (players - 1)]
    first = server.post("/api/matches", {"game": game, "seats": seats, "hints": True, **wishes})
    match: str = first["match"]
    tokens = [first["token"]]
    for name in NAMES[1 : players - free]:
        tokens.append(server.post(f"/api/matches/{match}/seats", {"name": name})["token"])
    return Seats(match, tokens)


def play(server: Server, seats: Seats, moves: int, then_ada: bool = False) -> None:
    """Play so many moves, if wanted on until it is for Ada to act, at most to the end."""
    for number in range(moves + (_A_ROUND if then_ada else 0)):
        # Where several may act, nobody always comes first.
        first = number % len(seats.tokens)
        tokens = seats.tokens[first:] + seats.tokens[:first]
        tables = (_ask(server, seats.match, token) for token in tokens)
        known, token = next(
            ((table, token) for table, token in zip(tables, tokens, strict=True)
             if table["result"] or _acts(table)),
        )  # fmt: skip
        if known["result"] or (number >= moves and token == seats.tokens[0]):
            break
        seat = str(known["mine"][0])
        move = advised(known["settings"]["game"], known["views"][seat], number)
        _ask(server, seats.match, token, do="play", version=known["version"], moves=[move])


def position(server: Server, seats: Seats) -> Json:
    """As Ada sees it."""
    known: Json = _ask(server, seats.match, seats.tokens[0])["views"]["0"]["position"]
    return known


def move(server: Server, seats: Seats, seat: int, text: str) -> None:
    """Make this very move."""
    known = _ask(server, seats.match, seats.tokens[seat])
    _ask(server, seats.match, seats.tokens[seat], do="play", version=known["version"], moves=[text])


@contextmanager
def present(server: Server, seats: Seats) -> Iterator[None]:
    """All but Ada are connected meanwhile."""
    with ExitStack() as lines:
        for token in seats.tokens[1:]:
            line = lines.enter_context(connect(_address(server, seats.match), max_size=None))
            line.send(json.dumps({"do": "hello", "token": token}))
            line.recv(60)
        yield


def resign(server: Server, seats: Seats) -> None:
    """The last one to have sat down gives up."""
    _ask(server, seats.match, seats.tokens[-1], do="resign")


def say(server: Server, seats: Seats, who: int, text: str) -> None:
    _ask(server, seats.match, seats.tokens[who], do="chat", text=text)


def _acts(table: Json) -> bool:
    seat = table["mine"][0]
    return seat in table["views"][str(seat)]["to_act"]


def _ask(server: Server, match: str, token: str, **wish: Any) -> Json:
    """Look at the table as the owner of the token, and ask for something."""
    with connect(_address(server, match), max_size=None) as line:
        line.send(json.dumps({"do": "hello", "token": token}))
        answer: Json = {"is": ""}
        while answer["is"] != "table":
            answer = json.loads(line.recv(60))
        if wish:
            seat = {} if wish["do"] == "chat" else {"seat": answer["mine"][0]}
            name = token_hex(8)
            line.send(json.dumps({**wish, **seat, "id": name}))
            while answer.get("reply_to") != name:
                answer = json.loads(line.recv(60))
            assert answer["is"] != "refused", answer
    return answer


def _address(server: Server, match: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
