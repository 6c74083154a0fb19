"""The engine protocol: one JSON request a line in, one JSON answer a line out (formats.md)."""

import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, BinaryIO, NamedTuple

import msgspec

from pentaprism import __version__
from pentaprism.core.errors import BadRequest, PentaprismError, did_you_mean
from pentaprism.core.game import Game, Json
from pentaprism.games import registry

#: Bots remember so many seats of games.
_MOST_MEMORIES = 4

Request = dict[str, Any]
Verbs = dict[str, Callable[[Request], Any]]


def serve(lines: Iterable[bytes], out: BinaryIO, verbs: Verbs | None = None) -> None:
    """Answer until the input ends; every answer is flushed before the next line is read.

    `verbs`: what can be asked for, if not all of the protocol."""
    for line in lines:
        reply = answer_line(line, verbs)
        if reply is not None:
            out.write(reply + b"\n")
            out.flush()


def answer_line(line: bytes, verbs: Verbs | None = None) -> bytes | None:
    """The answer to one line; None for an empty one."""
    if not line.strip():
        return None
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return _refuse(None, BadRequest(f"this line is not JSON: {error}"))
    if not isinstance(request, dict):
        return _refuse(None, BadRequest("a request is a JSON object"))
    number = request.get("id")
    try:
        return msgspec.json.encode({"id": number, "ok": answer(request, verbs)})
    except PentaprismError as error:
        return _refuse(number, error)
    except Exception as error:  # a fault of ours must not end the service
        traceback.print_exc(file=sys.stderr)
        return _refuse(number, BadRequest(f"internal error: {type(error).__name__}: {error}"))


def _refuse(number: Any, error: PentaprismError) -> bytes:
    told = {"code": error.code, "message": error.message, "clause": error.clause}
    return msgspec.json.encode({"id": number, "error": told})


def answer(request: Request, verbs: Verbs | None = None) -> Any:
    """What a request gives; raises PentaprismError."""
    known = VERBS if verbs is None else verbs
    verb = _field(request, "do", str)
    if verb not in known:
        raise BadRequest(f"unknown request {verb!r}; {did_you_mean(verb, known)}")
    return known[verb](request)


_WANTED = {str: "a text", int: "a whole number", dict: "an object"}


def _field(request: Request, name: str, kind: type[Any], default: Any = ...) -> Any:
    value = request.get(name, default)
    if value is ...:
        raise BadRequest(f"{name!r} is missing: {_WANTED[kind]}")
    if value is not default and (not isinstance(value, kind) or isinstance(value, bool)):
        raise BadRequest(f"{name!r} is {_WANTED[kind]}, not {value!r}")
    return value


def _game(request: Request) -> Game:
    return registry.find(_field(request, "game", str))


def _state(request: Request, game: Game, hidden: bool = False) -> Any:
    if "position" not in request:
        raise BadRequest("'position' is missing: an object as `setup` and `apply` give it")
    return game.from_position(request["position"], hidden)


def _hello(request: Request) -> Json:
    """Who answers here, as any bot may say it (docs/bots.md)."""
    games = [game.id for game in registry.GAMES]
    return {"name": "Pentaprism", "version": __version__, "games": games, "random": False}


def _games(request: Request) -> list[Json]:
    return [
        {
            "id": game.id,
            "name": game.name,
            "players": list(game.players),
            "options": game.describe_options(),
        }
        for game in registry.GAMES
    ]


def _setup(request: Request) -> Json:
    game = _game(request)
    players = _field(request, "players", int, game.players[0])
    options = request.get("options", {})
    return game.position(game.setup(players, options, _field(request, "seed", int, 0)))


def _inspect(request: Request) -> Json:
    game = _game(request)
    state = _state(request, game)
    outcome = game.outcome(state)
    seats = game.to_act(state)
    return {
        "to_act": list(seats),
        "legal": {str(seat): game.legal_texts(state, seat) for seat in seats},
        "outcome": None if outcome is None else outcome.to_json(),
        "scores": game.scores(state),
    }


def _apply(request: Request) -> Json:
    game = _game(request)
    state = _state(request, game)
    seat = _field(request, "seat", int)
    move = game.read_move(state, seat, _field(request, "move", str))
    after = game.apply(state, seat, move)
    return {
        "position": game.position(after),
        "events": [
            game.event_json(event) for event in game.events_in_full(state, seat, move, after)
        ],
    }


def _view(request: Request) -> Json:
    game = _game(request)
    state = _state(request, game)
    return game.view(state, _field(request, "seat", int, None))


class Question(NamedTuple):
    """What a bot is asked for: a move of the seat from what it knows."""

    game: Game
    known: Any
    seat: int
    seed: int
    limit: Any


def question(request: Request) -> Question:
    """A request for `best`, by a view or by a position of which the seat is told its part."""
    from pentaprism import bots

    game, seed, limit = _game(request), _seed(request), _limit(request)
    if "view" in request:
        view = _field(request, "view", dict)
        seat = request.get("seat", view.get("seat"))
        if view.get("seat", seat) != seat:
            raise BadRequest(f"the view is of seat {view['seat']}, not of seat {seat}")
        return Question(game, bots.known_by(game, {**view, "seat": seat}), seat, seed, limit)
    state = _state(request, game, hidden=True)
    seat = _field(request, "seat", int)
    game.check_seat(state, seat)
    return Question(game, game.redacted(state, seat), seat, seed, limit)


def _best(request: Request) -> Json:
    from pentaprism import bots

    asked = question(request)
    match, level = _field(request, "match", str, None), request.get("level")
    memory = None if match is None else _memories().of(match, asked.seat)
    advice = bots.choose_known(
        asked.game, asked.known, asked.seat, asked.limit, level, asked.seed, memory=memory
    )
    wanted = ["move", "score", "line", "nodes"]
    if request.get("reason") is True:
        wanted.append("reason")
    told = {name: getattr(advice, name) for name in wanted}
    return {**told, "reason": str(advice.reason)} if "reason" in told else told


@cache
def _memories() -> Any:
    """What was found in the games whose names this process was told."""
    from pentaprism import bots

    return bots.Memories(_MOST_MEMORIES)


def _seed(request: Request) -> int:
    seed: int = _field(request, "seed", int, 0)
    if not 0 <= seed < 2**63:
        raise BadRequest(f"a bot's seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return seed


def _limit(request: Request) -> Any:
    from pentaprism import bots

    given = _field(request, "limit", dict, {"ms": 1000})
    try:
        return msgspec.convert(given, bots.Limit)
    except msgspec.ValidationError:
        raise BadRequest(f'a limit is {{"ms": n}} or {{"nodes": n}}, not {given!r}') from None


def _perft(request: Request) -> Json:
    import numpy as np

    from pentaprism.search.perft import MAX_DEPTH

    game = _game(request)
    state = _state(request, game)
    depth = _field(request, "depth", int)
    if not 0 <= depth <= MAX_DEPTH:
        raise BadRequest(f"'depth' is a whole number from 0 to {MAX_DEPTH}, not {depth!r}")
    states = np.repeat(state, depth + 1)
    moves = np.zeros((max(depth, 1), game.rules.MAX_MOVES), np.int64)
    return {"nodes": int(_perft_of(game)(states, moves, 0, depth, True))}


def _solve(request: Request) -> Json:
    game = _game(request)
    if game.solver is None:
        raise BadRequest(f"{game.name} has no puzzles to solve")
    if "puzzle" not in request:
        raise BadRequest("'puzzle' is missing")
    return game.solver.solve(request["puzzle"], request.get("limit", game.solver.LIMIT))


@cache
def _perft_of(game: Game) -> Any:
    from pentaprism.search.perft import make_perft

    return make_perft(game.rules)


VERBS: Verbs = {
    "hello": _hello,
    "games": _games,
    "setup": _setup,
    "inspect": _inspect,
    "apply": _apply,
    "view": _view,
    "best": _best,
    "perft": _perft,
    "solve": _solve,
}


def standard_input() -> Iterator[bytes]:
    """Lines as they come, without waiting for a buffer to fill."""
    yield from iter(sys.stdin.buffer.readline, b"")
