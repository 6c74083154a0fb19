"""Thinking about studies: one queue for all of them, beside the event loop, in small pieces.

Every piece is one row of searches or one decision. Whoever waits has one piece in the queue, so
that all get their turn, and a thread of low priority does them: nobody at a table waits for it.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, TypeVar

import numpy as np

from pentaprism.core.errors import NothingToDo, PentaprismError
from pentaprism.core.game import Game
from pentaprism.server import study_wire as w
from pentaprism.server.limits import LimitExceeded
from pentaprism.server.live_match import Connection
from pentaprism.server.ready import in_thread
from pentaprism.server.studies import LiveStudy, Studies
from pentaprism.server.telemetry import log
from pentaprism.server.workers import WorkerPool
from pentaprism.study import judge, ledger, rank, tree
from pentaprism.study.judge import Decision, Effort, Judgement, Option, summarise
from pentaprism.study.story import turning_points
from pentaprism.study.warm import warm_study

T = TypeVar("T")

#: Pieces in the queue, in all and of one address.
_MOST, _EACH = 64, 6
#: A decision of the main line is thought about for so long; live analysis has so many rows.
JUDGE_MS, LIVE_ROWS = 110, 24
_WAIT_SECONDS = 0.5
#: Positions whose best moves are remembered.
_REMEMBERED = 2_000

Key = tuple[str, int, bytes]


class Analysis:
    def __init__(
        self,
        studies: Studies,
        making_way: Callable[[], AbstractContextManager[None]] = contextlib.nullcontext,
    ) -> None:
        """`making_way`: while it is open, nobody computes what can wait."""
        self.studies = studies
        self._making_way = making_way
        self._queue = WorkerPool("study", _MOST, _EACH, calm=True)
        self._known: OrderedDict[Key, list[Option]] = OrderedDict()
        self._warm: dict[str, asyncio.Future[None]] = {}

    async def ready(self, game: Game) -> None:
        """Returns when a game can be judged without waiting for its kernels."""
        if game.id not in self._warm:
            self._warm[game.id] = in_thread(warm_study, game)
        await asyncio.shield(self._warm[game.id])

    async def _think(self, work: Callable[[], T], address: str) -> T:
        """In the queue; waits where there is no room."""
        while True:
            try:
                with self._making_way():
                    return await self._queue.run(work, address)
            except LimitExceeded:
                await asyncio.sleep(_WAIT_SECONDS)

    # -- the best moves, live

    async def watch(
        self, live: LiveStudy, node: int, seat: int, connection: Connection, address: str
    ) -> None:
        """Tell a browser the best moves at a node, better and better, until it is cancelled."""
        state = await self.studies.state(live, node, address)
        game = live.game
        await self.ready(game)
        if seat not in game.seats(state) or seat not in game.to_act(state):
            connection.send(w.StudyBest(node=node, seat=seat, options=[], rows=0, done=True))
            return
        known = game.redacted(state, seat)
        key = game.id, seat, known.tobytes()
        if key in self._known:
            found = self._known[key]
            connection.send(
                w.StudyBest(node=node, seat=seat, options=found, rows=LIVE_ROWS, done=True)
            )
            return
        stop = np.zeros(1, np.uint8)
        rows = rank(game, known, seat, Effort.of(game, LIVE_ROWS), stop)
        try:
            await self._tell_rows(rows, key, partial(_best, node, seat), connection, address)
        finally:
            stop[0] = 1

    async def _tell_rows(
        self,
        rows: Iterator[list[Option]],
        key: Key,
        message: Callable[[list[Option], int, bool], w.StudyBest],
        connection: Connection,
        address: str,
    ) -> None:
        options: list[Option] = []
        number = 0
        while True:
            try:
                found = await self._think(lambda: next(rows, None), address)
            except NothingToDo:
                found = None
            if found is None:
                break
            options, number = found, number + 1
            connection.send(message(options, number, False))
        connection.send(message(options, number, True))
        self._known[key] = options
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    # -- the main line

    def judge(self, live: LiveStudy, address: str) -> None:
        """Begin to judge the main line, unless that is under way or done."""
        if live.judging is None or live.judging.done():
            live.judging = asyncio.ensure_future(self._judge(live, address))

    async def _judge(self, live: LiveStudy, address: str) -> None:
        try:
            await self.ready(live.game)
            line = live.study.main_line()
            if live.story is None or live.story.line != line:
                await self._judge_line(live, line, address)
            if live.story is not None:
                live.tell(live.story)
        except PentaprismError as error:
            log.info("a study was not judged", study=live.id, why=error.message)
        except Exception:
            log.exception("a study was not judged", study=live.id)

    async def _judge_line(self, live: LiveStudy, line: list[int], address: str) -> None:
        game, study = live.game, live.study
        if line:
            await self.studies.state(live, line[-1], address)
        effort = Effort.of(game, ms=JUDGE_MS)
        for number, node in enumerate(line):
            made = study.nodes[node]
            if node not in live.judged and made.seat < study.header.players:
                if not live.connections:  # nobody looks any more
                    return
                parent = study.nodes[node].parent
                assert parent is not None
                before = await self.studies.state(live, parent, address)
                found = await self._think(
                    partial(_judged, game, number, made.seat, made.move, before, effort), address
                )
                if found is None:
                    continue
                live.judged[node] = found
                live.tell(w.StudyJudged(judged={node: found}, done=number + 1, total=len(line)))
        live.story = await self._think(partial(_story, live, line), address)

    def close(self) -> None:
        self._queue.close()


def _best(node: int, seat: int, options: list[Option], rows: int, done: bool) -> w.StudyBest:
    return w.StudyBest(node=node, seat=seat, options=options, rows=rows, done=done)


def _judged(
    game: Game, number: int, seat: int, text: str, before: Any, effort: Effort
) -> Judgement | None:
    move = game.text.parse_move(text)
    assert move is not None, "the rules have read it"
    try:
        return judge(game, Decision(number, seat, game.redacted(before, seat), move), effort)
    except NothingToDo:
        return None


def _story(live: LiveStudy, line: list[int]) -> w.StudyStory:
    study = live.study
    judged = [live.judged[node] for node in line if node in live.judged]
    book = ledger(tree.to_record(study))
    return w.StudyStory(
        line=line,
        summaries=summarise(judged, study.header.players),
        turning=turning_points(judged, book),
        accounts=book.accounts if book else [],
        shares=book.shares if book else [],
    )
