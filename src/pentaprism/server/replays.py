"""After the game: the record, the replay as each seat knew it and as it was, and what the bot
thinks of every position."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec

from pentaprism.bots import Limit
from pentaprism.bots.shares import share_of
from pentaprism.core.errors import BadRequest, NothingToDo
from pentaprism.core.words import TABLE, messages_of
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.match import Match, fold
from pentaprism.match.refusals import NotAllowed
from pentaprism.records import Record
from pentaprism.server import wire
from pentaprism.server.bots import Bots
from pentaprism.server.limits import LimitExceeded
from pentaprism.server.live_match import LiveMatch

_words = messages_of(TABLE)

#: More positions than this are not judged, but every so many.
_MOST_JUDGED = 120
_JUDGE_MS = 120
#: A drop of the share of the win by so much turns a game.
_TURN = 0.18
_TURNING_POINTS = 5
_MOST_UNDER_WAY = 100


def check_over(live: LiveMatch) -> None:
    if live.match.phase != "over":
        raise NotAllowed(_words("refused-not-over"))


def record(live: LiveMatch) -> Record:
    """The game as a file that `pentaprism replay` verifies."""
    check_over(live)
    match = live.match
    settings = match.settings
    made = Record.begin(
        match.game,
        settings.players,
        settings.options,
        match.created.seed,
        [chair.name for chair in match.chairs],
        match.created.start,
    )
    made.header.date = datetime.fromtimestamp(match.created.at / 1000, UTC).isoformat(
        timespec="seconds"
    )
    began = next(event.at for event in live.events if isinstance(event, m.Begun))
    for moved in match.acts:
        for move in moved.moves:
            made.add(moved.seat, move, max(0, moved.at - began))
    made.finish(match.outcome)
    return made


def replay(live: LiveMatch, viewer: str) -> wire.Replay:
    """Every position, as `viewer` knew it: a seat, "watch", or "all" for the game as it was."""
    match = live.match
    seat = check_viewer(match, viewer)
    return wire.Replay(
        match=match.id,
        game=match.settings.game,
        seats=visible.seats(match),
        viewer=viewer,
        frames=list(_frames(live, seat, viewer == "all")),
        result=_result(match),
        fairness=visible.fairness(match),
    )


def past(events: list[m.Event], reader: int | None, seat: int | None, lines: int) -> wire.Frame:
    """The game as it stood for a seat when its log had so many lines: what it could see then, not
    what it has learnt since."""
    stage = fold(events[:1])
    for event in events[1:]:
        stage.evolve(event)
        line = visible.line(stage, event, reader)
        lines -= line is not None
        if line is not None and not lines:
            return wire.Frame(_view(stage, seat, False), line)
    raise BadRequest("the log of this table has not so many lines")


def check_viewer(match: Match, viewer: str) -> int | None:
    """The seat that a viewer is; none for "all" and "watch"."""
    if viewer in ("all", "watch"):
        return None
    if viewer in map(str, range(match.players)):
        return int(viewer)
    raise BadRequest(f"a viewer is all, watch or a seat, not {viewer!r}")


def _result(match: Match) -> visible.Result:
    result = visible.result(match)
    assert result is not None
    return result


def _frames(live: LiveMatch, seat: int | None, everything: bool) -> Any:
    """The moves that count: those that were taken back are not among them."""
    match = live.match
    begun = next(n for n, event in enumerate(live.events) if isinstance(event, m.Begun))
    stage = fold(live.events[: begun + 1])
    yield wire.Frame(_view(stage, seat, everything), None)
    for moved in match.acts:
        stage.evolve(moved)
        line = _open_line(stage, moved) if everything else visible.line(stage, moved, seat)
        yield wire.Frame(_view(stage, seat, everything), line)


def _view(stage: Match, seat: int | None, everything: bool) -> visible.View:
    view = visible.view(stage, seat)
    if not everything:
        return msgspec.structs.replace(view, legal={})
    position = stage.game.position(stage.state)
    position.pop("rng", None)
    return msgspec.structs.replace(view, position=position, legal={})


def _open_line(stage: Match, moved: m.Moved) -> visible.Line:
    """With nothing redacted: after the game everybody may know everything."""
    return visible.line_of(stage, moved, stage.steps, ", ".join(moved.moves))


class Analyst:
    """Judges finished games in the background, one position after the other."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._under_way: dict[str, wire.Analysis] = {}
        #: One game at a time: bots at the tables think with the same threads.
        self._turn = asyncio.Lock()

    async def ask(self, live: LiveMatch) -> wire.Analysis:
        """What is known so far; the first who asks sets the work going."""
        check_over(live)
        match_id = live.match.id
        stored = await self.bots.hub.store.load_analysis(match_id)
        if stored is not None:
            return msgspec.json.decode(stored, type=wire.Analysis)
        if match_id not in self._under_way:
            tells = share_of(live.match.game, 0.0) is not None
            points = _points(live.match) if tells else []
            begun = wire.Analysis(match_id, tells, 0, len(points), [], [])
            if not tells:
                return begun
            if len(self._under_way) >= _MOST_UNDER_WAY:
                raise LimitExceeded(_words("limit-analyses"))
            self._under_way[match_id] = begun
            self.bots.hub.spawn(self._judge_all(live, points))
        return self._under_way[match_id]

    async def _judge_all(self, live: LiveMatch, points: list[int]) -> None:
        match = live.match
        judged: list[wire.Judged] = []
        known: list[float] = [1 / match.players] * match.players
        state = match.state_after(0)
        wanted = set(points)
        try:
            async with self._turn:
                for number, moved in enumerate(match.acts):
                    if number in wanted:
                        judged.append(await self._judge(match, state, number, known))
                        self._publish(match, judged, len(points))
                    state = match.steps_of(state, moved)[-1].after
            analysis = self._publish(match, judged, len(points))
            await self.bots.hub.store.save_analysis(match.id, msgspec.json.encode(analysis))
        finally:
            self._under_way.pop(match.id, None)

    async def _judge(
        self, match: Match, state: Any, number: int, known: list[float]
    ) -> wire.Judged:
        seat = match.acts[number].seat
        seen_by = match.game.redacted(state, seat)
        try:
            advice = await self.bots.think(
                match.game, seen_by, seat, Limit(ms=_JUDGE_MS), None, number, None
            )
        except NothingToDo:
            return wire.Judged(number, seat, list(known))
        share = share_of(match.game, advice.score) or 0.0
        known[seat] = share
        if match.players == 2:
            known[1 - seat] = 1 - share
        played = match.acts[number].moves[0]
        better = advice.move if advice.move != played else None
        return wire.Judged(
            number, seat, [round(each, 4) for each in known], 0.0, better, advice.reason
        )

    def _publish(self, match: Match, judged: list[wire.Judged], total: int) -> wire.Analysis:
        """With what each move cost: how much the seat's share fell until it was to act again."""
        told = list(judged)
        for n, each in enumerate(judged):
            later = next((x for x in judged[n + 1 :] if x.seat == each.seat), None)
            if match.players == 2 and n + 1 < len(judged):
                later = judged[n + 1]
            if later:
                loss = max(0.0, each.shares[each.seat] - later.shares[each.seat])
                told[n] = msgspec.structs.replace(each, loss=round(loss, 4))
        turns = sorted((each for each in told if each.loss >= _TURN), key=lambda each: -each.loss)
        turning = sorted(each.moves for each in turns[:_TURNING_POINTS])
        analysis = wire.Analysis(match.id, True, len(told), total, told, turning)
        self._under_way[match.id] = analysis
        return analysis


def _points(match: Match) -> list[int]:
    """Which moves to judge: all, or in long games evenly many; never those of the clock."""
    own = [n for n, moved in enumerate(match.acts) if moved.seat < match.players]
    step = max(1, -(-len(own) // _MOST_JUDGED))
    return own[::step]
