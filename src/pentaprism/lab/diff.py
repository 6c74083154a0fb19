"""Kept games under other rules: which of them go another way, and where."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from pentaprism.core.errors import PentaprismError
from pentaprism.core.game import Game, Json
from pentaprism.games import registry
from pentaprism.records import Record

Way = Literal["same", "deal", "illegal", "position", "result"]


class Difference(msgspec.Struct):
    """How a record goes under the new options. `move` is the first one that differs, from 1."""

    record: str
    way: Way
    move: int = 0
    detail: str = ""
    clause: str | None = None


def compare_record(name: str, record: Record, old: Json, new: Json) -> Difference:
    """Play a record's moves by its own options with `old` and with `new` put over them."""
    game = registry.find(record.header.game)
    before = _start(game, record, {**record.header.options, **old})
    try:
        after = _start(game, record, {**record.header.options, **new})
    except PentaprismError as error:
        return Difference(name, "illegal", 0, error.message, error.clause)
    if changed := _changed(game, before, after):
        return Difference(name, "deal", 0, changed)
    for number, played in enumerate(record.moves, 1):
        before = _play(game, before, played.seat, played.move)
        try:
            after = _play(game, after, played.seat, played.move)
        except PentaprismError as error:
            detail = f"{played.move}: {error.message}"
            return Difference(name, "illegal", number, detail, error.clause)
        if changed := _changed(game, before, after):
            return Difference(name, "position", number, f"{played.move}: {changed}")
    outcomes = game.outcome(before), game.outcome(after)
    if outcomes[0] != outcomes[1]:
        told = " / ".join(str(each.to_json()) if each else "not over" for each in outcomes)
        return Difference(name, "result", len(record.moves), told)
    return Difference(name, "same", len(record.moves))


def _start(game: Game, record: Record, options: Mapping[str, Any]) -> Any:
    header = record.header
    if header.start is not None:
        return game.from_position({**header.start, "options": dict(options)})
    return game.setup(header.players, options, header.seed)


def _play(game: Game, state: Any, seat: int, text: str) -> Any:
    return game.apply(state, seat, game.read_move(state, seat, text))


def _changed(game: Game, before: Any, after: Any) -> str:
    """The parts of the position that differ; the options and the generator are not among them."""
    positions = [game.position(state) for state in (before, after)]
    if game.to_act(before) != game.to_act(after):
        return "another seat is to act"
    keys = sorted(positions[0].keys() - {"options", "rng"})
    return ", ".join(key for key in keys if positions[0][key] != positions[1].get(key))
