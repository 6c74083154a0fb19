"""Outside programs as bots: they speak the engine protocol's `best` for a view (docs/bots.md).

A bot is given what its seat may know and nothing else; whatever it does wrong is a BotFailed with
its reason, and never a program that waits for ever.
"""

import contextlib
import shlex
import threading
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from pentaprism.arena.process import BotFailed, Limits, Process
from pentaprism.bots import Limit
from pentaprism.core.errors import BadRequest, NothingToDo
from pentaprism.core.game import Game, Json
from pentaprism.games import registry

__all__ = ["BotFailed", "Identity", "Limits", "OutsideBot", "words_of"]

_LONGEST_NAME = 60
_LIMITS = Limits()


class Identity(msgspec.Struct, frozen=True):
    """What a bot says about itself."""

    name: str
    version: str
    #: The games that it plays, by their ids.
    games: tuple[str, ...]
    #: Whether it may answer the same request in different ways.
    random: bool = False


class _Hello(msgspec.Struct, frozen=True):
    """The answer to `hello`, as far as we need it."""

    name: str = ""
    version: str = ""
    games: list[str] | None = None
    random: bool = False


class OutsideBot:
    """One process of an outside program, started when it is first needed, and again after it
    failed. One thread at a time is served."""

    def __init__(self, command: str, limits: Limits = _LIMITS) -> None:
        self.command = command
        self.limits = limits
        self._argv = words_of(command)
        self._process: Process | None = None
        self._identity: Identity | None = None
        self._requests = 0
        #: Games that it has answered for since it was started.
        self._loaded: set[str] = set()
        self._killed = False
        self._lock = threading.RLock()

    def __enter__(self) -> "OutsideBot":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def identify(self) -> Identity:
        """What the bot says about itself; asked for at each start."""
        with self._lock:
            self.process()
            assert self._identity is not None
            return self._identity

    def move(self, game: Game, view: Json, seat: int, limit: Limit, seed: int) -> str:
        """A legal move for the seat of this view. Raises BotFailed; NothingToDo, as our own bots
        do, if it would rather wait in a game that has a clock."""
        with self._lock:
            if game.id not in self.identify().games:
                raise BotFailed("refused", f"it does not play {game.name}")
            answer = self.ask(best_request(game, view, seat, self._bounded(limit), seed))
            return read_move(game, view, seat, answer)

    def _bounded(self, limit: Limit) -> Limit:
        ms = self.limits.ms if limit.ms is None else min(limit.ms, self.limits.ms)
        return Limit(ms=ms, nodes=limit.nodes)

    def ask(self, request: Json) -> Json:
        """Any request; the answer has the same id and either `ok` or `error`. The time is that of
        the request's own limit, and for the first one about a game also that of a start: many
        programs load a game when they first meet it."""
        with self._lock:
            process, game = self.process(), request.get("game", "")
            ms = request.get("limit", {}).get("ms", self.limits.ms) + self.limits.grace_ms
            if game not in self._loaded:
                ms += self.limits.start_ms
            answer = self._exchange(process, request, ms)
            self._loaded.add(game)
            return answer

    def process(self) -> Process:
        """The running program, after it has answered hello."""
        if self._process is None:
            self._process = Process(self._argv, self.limits)
            self._loaded = set()
            try:
                if self._killed:
                    raise BotFailed("stopped")
                hello = self._exchange(self._process, {"do": "hello"}, self.limits.start_ms)
                self._identity = self._read_hello(hello)
            except BaseException:
                self.close()
                raise
        return self._process

    def _exchange(self, process: Process, request: Json, ms: int) -> Json:
        self._requests += 1
        line = msgspec.json.encode({"id": self._requests, **request})
        try:
            return read_answer(process.ask(line, ms / 1000), self._requests)
        except BaseException:  # what it will say next is anybody's guess
            self.close()
            raise

    def _read_hello(self, answer: Json) -> Identity:
        name = Path(self._argv[0]).name if len(self._argv) == 1 else self.command
        known = [game.id for game in registry.GAMES]
        if "error" in answer:
            return Identity(name[:_LONGEST_NAME], "", tuple(known))
        try:
            said = msgspec.convert(answer["ok"], _Hello)
        except msgspec.ValidationError as error:
            raise BotFailed("garbage", f"its answer to hello: {error}") from None
        games = known if said.games is None else [each for each in known if each in said.games]
        return Identity(
            (said.name or name)[:_LONGEST_NAME],
            said.version[:_LONGEST_NAME],
            tuple(games),
            said.random,
        )

    def kill(self) -> None:
        """From another thread: whoever waits for an answer hears that the program has died."""
        self._killed = True
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the program; asking again would start a new one."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(OSError):
                process.stop()


def words_of(command: str) -> list[str]:
    """A command as a shell reads it, without running a shell. The bot starts in a folder of its
    own, so words that name a file from here are made to name it from anywhere."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadRequest(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise BadRequest("a bot needs a command")
    first = words[0] if "/" not in words[0] else _from_anywhere(words[0])
    return [first, *map(_from_anywhere, words[1:])]


def _from_anywhere(word: str) -> str:
    path = Path(word)
    return str(path.absolute()) if path.is_file() else word


def best_request(game: Game, view: Json, seat: int, limit: Limit, seed: int) -> Json:
    """The question for a move."""
    bounds = {"ms": limit.ms, "nodes": limit.nodes}
    return {
        "do": "best",
        "game": game.id,
        "seat": seat,
        "limit": {unit: amount for unit, amount in bounds.items() if amount is not None},
        "seed": seed,
        "view": view,
    }


def read_answer(line: bytes, number: int) -> Json:
    """A line as the answer to the request with this number."""
    try:
        answer = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BotFailed("garbage", f"not JSON: {_quoted(line)}") from None
    if not isinstance(answer, dict) or ("ok" in answer) == ("error" in answer):
        raise BotFailed("garbage", f"neither ok nor error: {_quoted(line)}")
    if answer.get("id") != number or isinstance(answer["id"], bool):
        raise BotFailed("wrong id", f"the answer to {number} has the id {answer.get('id')!r:.40}")
    return answer


def read_move(game: Game, view: Json, seat: int, answer: Json) -> str:
    """The legal move in an answer to `best`."""
    if "error" in answer:
        error: Any = answer["error"]
        code = error.get("code") if isinstance(error, dict) else None
        if code == "not-your-turn" and game.capabilities.real_time:
            raise NothingToDo("the best is to wait")
        raise BotFailed("refused", f"{error!r:.200}")
    ok = answer["ok"]
    move = ok.get("move") if isinstance(ok, dict) else None
    if not isinstance(move, str):
        raise BotFailed("garbage", f"no move in {ok!r:.80}")
    if move not in view["legal"].get(str(seat), ()):
        raise BotFailed("illegal move", f"{move!r:.60} in {game.name}")
    return move


def _quoted(line: bytes) -> str:
    return repr(line[:80].decode("utf-8", "replace"))
