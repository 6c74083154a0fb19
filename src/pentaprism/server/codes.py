"""Codes of positions (records/codes.py), made and read beside the event loop."""

from typing import Any, NamedTuple

import msgspec

from pentaprism.core.game import SPECTATOR
from pentaprism.games import registry
from pentaprism.match.visible import View
from pentaprism.records.codes import Coded, code_of, read_code
from pentaprism.server import wire
from pentaprism.server.ready import ready
from pentaprism.server.tokens import new_seed
from pentaprism.server.workers import WorkerPool


class Beginning(NamedTuple):
    """A request for a table with what its code says, and the position where the game begins."""

    request: wire.NewMatch
    start: wire.Json


class Codes:
    def __init__(self) -> None:
        self._work = WorkerPool("codes", most=32, each=8)

    def close(self) -> None:
        self._work.close()

    async def make(self, asked: wire.MakeCode, address: str) -> wire.CodeText:
        game = registry.find(asked.game)
        await ready(game)
        viewer = SPECTATOR if asked.seat is None else asked.seat
        return await self._work.run(
            lambda: wire.CodeText(code_of(game, asked.position, viewer if asked.seen else None)),
            address,
        )

    async def read(self, code: str, address: str) -> wire.CodedPosition:
        return await self._work.run(lambda: _told(read_code(code)), address)

    async def begin(self, request: wire.NewMatch, address: str) -> Beginning:
        """The table is for the game of the code and its options, whatever the request says."""

        def dealt() -> Beginning:
            coded = read_code(request.code)
            state = coded.deal(new_seed())
            begun = msgspec.structs.replace(
                request, game=coded.game.id, options=coded.game.options_of(state)
            )
            return Beginning(begun, coded.game.position(state))

        return await self._work.run(dealt, address)


def _told(coded: Coded) -> wire.CodedPosition:
    game, state = coded.game, coded.state
    seat = None if coded.viewer in (None, SPECTATOR) else coded.viewer
    view: Any = game.view(state, seat)
    if coded.viewer is None:  # nothing is hidden from whoever has the code
        view["position"] = {key: x for key, x in coded.position.items() if key != "rng"}
    view["legal"] = {}
    return wire.CodedPosition(
        code=code_of(*coded),
        game=game.id,
        players=len(game.seats(state)),
        options=game.options_of(state),
        seen=coded.viewer is not None,
        seat=seat,
        view=View(**view),
        sheet=game.sheet(state),
    )
