"""The lab in the browser: data files to try out, one run at a time, games of it to look at.

A run is a process of its own (lab/keeper.py) that gets what the machine has to spare, and hardly
that while people play. Who may ask is said by the setting `lab`: only this machine by default."""

import asyncio
import contextlib
import ipaddress
import itertools
import os
import signal
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.openapi.spec import Example as Given
from litestar.params import Parameter

from pentaprism.arena.contestants import searches_of
from pentaprism.core.errors import BadRequest, PentaprismError
from pentaprism.core.game import Game
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import data as data_files
from pentaprism.games import registry
from pentaprism.lab import files, watching
from pentaprism.lab.keeper import Job, Told
from pentaprism.lab.questions import Plan, Question, ask, measure_bounds
from pentaprism.lab.run import record_of
from pentaprism.lab.trials import Lent, Trial
from pentaprism.match.visible import Line, SeatInfo, View
from pentaprism.records import Record, replay
from pentaprism.server import wire
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.limits import LimitExceeded
from pentaprism.server.ready import ready
from pentaprism.server.requests import REFUSED
from pentaprism.server.telemetry import log
from pentaprism.server.workers import WorkerPool

_words = messages_of(TABLE)

NOBODY, THIS_MACHINE, EVERYBODY = 0, 1, 2
#: How often a run hears whether people play, in seconds.
_OFTEN = 2.0
#: An answer is a line of this length at most.
_LINE = 4 * 1024 * 1024

GameId = Annotated[str, Parameter(examples=[Given(value="prisma")])]


class LabClosed(PentaprismError):
    """The lab is not for whoever asks."""

    code = "lab-closed"


class Lab:
    """The run of this server, and what it last said."""

    def __init__(self, hub: Hub, config: Config) -> None:
        self._hub = hub
        self._who = config.lab
        self._log = _log_file(config.database)
        self.workers = config.lab_workers or len(os.sched_getaffinity(0))
        #: Checking files and playing a game again, beside the event loop.
        self.bench = WorkerPool("lab", most=8, each=4)
        self._number = 0
        self._keeper: asyncio.subprocess.Process | None = None
        self._question: Question | None = None
        self._told = Told()
        self._tasks: set[asyncio.Task[None]] = set()

    def is_open(self, address: str) -> bool:
        """Whether the lab is for somebody there."""
        return self._who == EVERYBODY or (self._who == THIS_MACHINE and _is_here(address))

    def check_open(self, address: str) -> None:
        """Refuse whoever the lab is not for."""
        if not self.is_open(address):
            raise LabClosed(_words("lab-closed"))

    @property
    def state(self) -> wire.LabState:
        running = self._keeper is not None
        told = self._told
        return wire.LabState(
            self._number, running, self._busy(), told.answer, told.trouble, told.share
        )

    def _busy(self) -> int:
        """How many workers may work: one while people are at tables."""
        playing = sum(self._hub.people.occupied().values())
        return 1 if playing else self.workers

    async def start(self, plan: Plan, blocks: int) -> None:
        """Begin a run; one that was stopped goes on from the log when the same is asked again."""
        if self._keeper is not None:
            raise LimitExceeded(_words("lab-busy"))
        self._question = await self.bench.run(lambda: ask(plan))
        if self._keeper is not None:  # another one was quicker
            raise LimitExceeded(_words("lab-busy"))
        self._number += 1
        self._told = Told()
        job = Job(plan, blocks, self._log, self.workers, self._busy())
        self._keeper = keeper = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "pentaprism.lab.keeper"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
            start_new_session=True,  # so that it can be ended with all its workers
        )
        self._send(keeper, msgspec.json.encode(job))
        for work in (self._listen(keeper), self._tell(keeper)):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _send(self, keeper: asyncio.subprocess.Process, line: bytes) -> None:
        assert keeper.stdin is not None
        with contextlib.suppress(OSError, RuntimeError):  # it may have ended
            keeper.stdin.write(line + b"\n")

    async def _listen(self, keeper: asyncio.subprocess.Process) -> None:
        assert keeper.stdout is not None
        try:
            async for line in keeper.stdout:
                self._told = msgspec.json.decode(line, type=Told)
        except (ValueError, msgspec.MsgspecError) as error:
            log.error("a run of the lab said something strange", why=str(error))
            _end(keeper)
        await keeper.wait()
        if keeper.returncode and not self._told.trouble and self._keeper is keeper:
            self._told = Told(self._told.answer, str(_words("lab-died")), self._told.share)
        if self._keeper is keeper:
            self._keeper = None

    async def _tell(self, keeper: asyncio.subprocess.Process) -> None:
        """Keep the run informed of how much it may use."""
        while keeper.returncode is None:
            self._send(keeper, str(self._busy()).encode())
            await asyncio.sleep(_OFTEN)

    async def stop(self) -> None:
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            _end(keeper)
            await keeper.wait()

    async def close(self) -> None:
        await self.stop()
        for task in list(self._tasks):
            task.cancel()
        self.bench.close()

    async def game(self, trial: int, block: int) -> wire.LabReplay:
        """A game of the run, played again."""
        question = self._question
        if question is None or not 0 <= trial < len(question.trials) or block < 0:
            raise BadRequest(_words("lab-no-game"))
        found = question.trials[trial]
        return await self.bench.run(lambda: _replay(found, block))


def _end(keeper: asyncio.subprocess.Process) -> None:
    """A run and its workers, in the middle of whatever they do."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(keeper.pid, signal.SIGKILL)


def _is_here(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback


def _log_file(database: str) -> str:
    """Beside the database's file, or among the owner's data."""
    prefix = "sqlite:///"
    if database.startswith(prefix):
        return str(Path(database.removeprefix(prefix)).with_suffix(".lab.sqlite"))
    return str(data_files.own_folder().parent / "lab.sqlite")


def _replay(trial: Trial, block: int) -> wire.LabReplay:
    record = record_of(trial, block)
    game = trial.rules
    names = [SeatInfo(name, "bot", None, True) for name in record.header.seats]
    states = list(replay(record))
    frames = [wire.Frame(_view(game, states[0]), None)]
    for n, (before, after) in enumerate(itertools.pairwise(states)):
        frames.append(wire.Frame(_view(game, after), _line(game, record, n, before, after)))
    result = record.header.result
    winners = list(result.winners) if result else []
    return wire.LabReplay(game.id, record.header.options, names, frames, winners, record.to_text())


def _view(game: Game, state: Any) -> View:
    """With nothing hidden: these are games of bots, and they are over."""
    position = game.position(state)
    position.pop("rng", None)
    return View(**{**game.view(state, None), "position": position})


def _line(game: Game, record: Record, number: int, before: Any, after: Any) -> Line:
    played = record.moves[number]
    move = game.read_move(before, played.seat, played.move)
    events = tuple(map(game.event_values, game.events(before, played.seat, move, after)))
    who = played.seat if played.seat < record.header.players else None
    return Line("moved", who, None, played.ms, number + 1, played.move, events)


# -- the addresses


def _lab(request: Request[Any, Any, State]) -> Lab:
    """The lab, for somebody whom it is for."""
    lab: Lab = request.app.state.lab
    lab.check_open(request.client.host if request.client else "")
    return lab


@get("/api/lab", responses=REFUSED)
async def lab_games(request: Request[Any, Any, State]) -> list[wire.LabGame]:
    """What can be asked of each game."""
    lab = _lab(request)
    return await lab.bench.run(lambda: [_game(game) for game in registry.GAMES])


def _game(game: Game) -> wire.LabGame:
    options = files.data_options(game)
    usual = game.options.complete(game.options.for_new_game({}))
    trial = Trial(game.id, game.players[0], {}, "random")
    return wire.LabGame(
        game.id,
        {option: data_files.names(game.id, option) for option in options},
        {option: str(usual[option]) for option in options},
        [*searches_of(game)[:1], *(level.name for level in game.levels[:-1]), "random"],
        list(measure_bounds(trial)),
        watching.pieces_of(game) > 0,
    )


@get("/api/lab/{game:str}/files/{option:str}/{name:str}", responses=REFUSED)
async def lab_file(
    request: Request[Any, Any, State], game: GameId, option: str, name: str
) -> wire.LabText:
    """A data file, to be changed."""
    lab = _lab(request)
    found = registry.find(game)

    def read() -> wire.LabText:
        text = files.read_text(found, option, name)
        return wire.LabText(name, text, files.content_of(text))

    return await lab.bench.run(read)


@post("/api/lab/{game:str}/check", responses=REFUSED, status_code=200)
async def lab_check(
    request: Request[Any, Any, State], game: GameId, data: wire.LabFile
) -> wire.LabText:
    """Whether a data file is in order, by the game's own check, which names card and field."""
    lab = _lab(request)
    found = registry.find(game)

    def checked() -> wire.LabText:
        text = files.to_text(data.content) if data.content is not None else data.text
        name = files.check(found, data.option, text)
        return wire.LabText(name, text, files.content_of(text))

    return await lab.bench.run(checked)


@post("/api/lab/{game:str}/keep", responses=REFUSED, status_code=200)
async def lab_keep(
    request: Request[Any, Any, State], game: GameId, data: wire.LabKeep
) -> wire.LabText:
    """Keep a data file on this server: from then on tables can be set up with it."""
    lab = _lab(request)
    found = registry.find(game)

    def kept() -> wire.LabText:
        files.keep(found, data.option, data.name, data.text)
        return wire.LabText(data.name, data.text, files.content_of(data.text))

    return await lab.bench.run(kept)


@post("/api/lab/run", responses=REFUSED, status_code=200)
async def lab_run(request: Request[Any, Any, State], data: wire.LabAsk) -> wire.LabState:
    """Ask a question; the answer grows while it runs."""
    lab = _lab(request)
    game = registry.find(data.game)
    await ready(game)

    def lent() -> tuple[Lent, ...]:
        return tuple(files.lent_from(game, each.option, each.text)[1] for each in data.files)

    plan = Plan(
        question=data.question,
        game=data.game,
        players=tuple(data.players),
        levels=tuple(data.levels),
        options=data.options,
        other=data.other,
        files=await lab.bench.run(lent),
        measure=data.measure,
        edge=data.edge,
        seed=data.seed,
    )
    await lab.start(plan, data.games)
    return lab.state


@get("/api/lab/run", responses=REFUSED)
async def lab_state(request: Request[Any, Any, State]) -> wire.LabState:
    """How far the run is."""
    return _lab(request).state


@post("/api/lab/stop", responses=REFUSED, status_code=200)
async def lab_stop(request: Request[Any, Any, State]) -> wire.LabState:
    """Stop the run; what it has found stays, and asking the same again goes on from there."""
    lab = _lab(request)
    await lab.stop()
    return lab.state


@get("/api/lab/run/game", responses=REFUSED)
async def lab_game(
    request: Request[Any, Any, State], trial: int = 0, block: int = 0
) -> wire.LabReplay:
    """A game of the run, such as a typical one."""
    return await _lab(request).game(trial, block)


HANDLERS: list[Any] = [
    lab_games,
    lab_file,
    lab_check,
    lab_keep,
    lab_run,
    lab_state,
    lab_stop,
    lab_game,
]
