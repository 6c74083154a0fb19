"""Whether a program keeps to the bot protocol: what `pentaprism arena check` looks at."""

import itertools
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from pentaprism.arena.outside import (
    BotFailed,
    Identity,
    Limits,
    OutsideBot,
    best_request,
    read_move,
)
from pentaprism.bots import Limit
from pentaprism.core.errors import BadRequest, NothingToDo, did_you_mean
from pentaprism.core.game import Game, Json
from pentaprism.games import registry

#: What is looked at, in the order of the report.
WORDS = {
    "starts": "starts in time",
    "ids": "answers with the id of the question",
    "json": "answers in JSON as the protocol says",
    "legal": "plays legal moves",
    "time": "keeps to its time",
    "limits": "keeps to its limits of memory, output, processes and CPU",
    "alive": "does not end by itself",
    "quiet": "writes nothing else to standard output",
    "bad-lines": "survives bad lines",
    "same": "gives the same answer to the same question",
    "speed": "does not slow down",
    "memory": "does not grow",
}
_BY_REASON = {
    "did not start": "starts",
    "wrong id": "ids",
    "garbage": "json",
    "illegal move": "legal",
    "refused": "legal",
    "too late": "time",
    "too much output": "limits",
    "too much memory": "limits",
    "too many processes": "limits",
    "too much CPU": "limits",
    "died": "alive",
    "unasked output": "quiet",
}
#: After so many failures nobody needs more of them.
_ENOUGH_FAILURES = 3
#: A search stops here, so that thousands of questions do not take hours.
_NODES = 100
_MS = 100
#: The least number of questions asked at the beginning and again at the end, and how often.
_SAMPLE, _ROUNDS = 10, 3
_HURRIED, _HURRY_MS = 5, 50
_QUIET_SECONDS = 0.2
_SLOWER, _SLOWER_SECONDS = 2.0, 0.002
_LARGER, _LARGER_BYTES = 1.25, 16 << 20


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at; `detail` tells what was wrong, or how it was."""

    id: str
    words: str
    ok: bool
    detail: str = ""


class Report(msgspec.Struct, frozen=True):
    command: str
    ok: bool
    identity: Identity | None
    #: Whether the bot could have used a network.
    network: bool
    positions: int
    findings: list[Finding]


class Question(msgspec.Struct, frozen=True):
    """A view for which a move is wanted."""

    game: Game
    view: Json
    seat: int
    seed: int

    def request(self, limit: Limit) -> Json:
        return best_request(self.game, self.view, self.seat, limit, self.seed)


def check(
    command: str,
    games: Sequence[str] = (),
    positions: int = 3000,
    seconds: float = 300.0,
    limits: Limits | None = None,
    progress: Callable[[int], None] = lambda asked: None,
) -> Report:
    """Look at everything, in so many positions or as many as there is time for."""
    with OutsideBot(command, limits or Limits()) as bot:
        return _Check(bot, positions, seconds, progress).run(games)


class _Check:
    def __init__(
        self, bot: OutsideBot, positions: int, seconds: float, progress: Callable[[int], None]
    ) -> None:
        self.bot = bot
        self.positions, self.progress = positions, progress
        self.until = time.monotonic() + seconds
        self.asked = 0
        self.faults: dict[str, list[str]] = {name: [] for name in WORDS}
        self.notes: dict[str, str] = {}

    def run(self, games: Sequence[str]) -> Report:
        try:
            began = time.monotonic()
            identity = self.bot.identify()
            self.notes["starts"] = f"{time.monotonic() - began:.2f} s"
            network = self.bot.process().network
        except BotFailed as failed:
            fault = Finding("starts", WORDS["starts"], False, failed.message)
            return Report(self.bot.command, False, None, True, 0, [fault])
        chosen = [registry.find(name) for name in _chosen(identity, games)]
        try:
            self._look_at_all(identity, chosen)
        except BotFailed as failed:
            self._fault(failed, "when it was started again")
        findings = [
            Finding(name, words, not self.faults[name], self._detail(name))
            for name, words in WORDS.items()
        ]
        ok = all(finding.ok for finding in findings)
        return Report(self.bot.command, ok, identity, network, self.asked, findings)

    def _detail(self, name: str) -> str:
        faults = self.faults[name]
        if not faults:
            return self.notes.get(name, "")
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        return faults[0] + more

    def _look_at_all(self, identity: Identity, games: list[Game]) -> None:
        tables = tables_of(games)
        questions = walks(tables)
        sample = list(itertools.islice(questions, max(_SAMPLE, len(tables))))
        first = self._ask_all(sample)
        for question in sample[:_HURRIED]:  # with nothing but a short time to stop at
            self._ask(question, Limit(ms=_HURRY_MS))
        self.asked = len(sample)
        before = self._cpu(sample)
        self._listen()
        self._walk(questions)
        after = self._cpu(sample)
        if not self._tired():
            self._compare_speed(before / len(sample), after / len(sample))
            self._compare(identity, sample, first, self._ask_all(sample))
        self._bad_lines(sample[0])
        self._listen()

    # -- questions

    def _ask(self, question: Question, limit: Limit) -> str | None:
        """The bot's move; None if it would rather wait, or has failed."""
        if self._tired():
            return None
        try:
            answer = self.bot.ask(question.request(limit))
            return read_move(question.game, question.view, question.seat, answer)
        except NothingToDo:
            return None
        except BotFailed as failed:
            players = len(question.view["scores"]) or question.game.players[0]
            where = f"{question.game.name}, {players} players, seat {question.seat}"
            self._fault(failed, where)
            return None

    def _ask_all(self, sample: list[Question]) -> list[str | None]:
        limit = Limit(ms=self.bot.limits.ms, nodes=_NODES)
        return [self._ask(question, limit) for question in sample]

    def _fault(self, failed: BotFailed, where: str) -> None:
        name = _BY_REASON.get(failed.reason, "alive")
        self.faults[name].append(f"{failed.message} ({where})")

    def _tired(self) -> bool:
        return any(len(faults) >= _ENOUGH_FAILURES for faults in self.faults.values())

    def _walk(self, questions: Iterator[Question]) -> None:
        """Through many positions; memory is looked at on the way."""
        sizes, times = [], []
        for question in questions:
            if self.asked >= self.positions or self._tired() or time.monotonic() > self.until:
                break
            began = time.monotonic()
            self._ask(question, Limit(ms=_MS, nodes=_NODES))
            self.asked += 1
            times.append(time.monotonic() - began)
            sizes.append(self.bot.process().memory())
            self.progress(self.asked)
        if times and not self._tired():
            longest = 1000 * max(times[1:], default=times[0])
            median = 1000 * statistics.median(times)
            self.notes["time"] = f"half of the answers within {median:.1f} ms, all in {longest:.0f}"
            self.notes["legal"] = f"in {self.asked} positions"
            self._compare_memory(sizes)

    def _compare_memory(self, sizes: list[int]) -> None:
        """From a quarter of the way on, when everything is loaded, and still at its end."""
        quarter, middle, last = (sizes[len(sizes) * n // 4] for n in (1, 2, 3))
        end = sizes[-1]
        self.notes["memory"] = f"{end >> 20} MB"
        if end > _LARGER * quarter + _LARGER_BYTES and end > last > middle > quarter:
            self.faults["memory"].append(f"from {quarter >> 20} to {end >> 20} MB")

    # -- the same questions again

    def _cpu(self, sample: list[Question]) -> float:
        """CPU seconds for all of the sample, in the best of some rounds."""
        rounds = []
        for _ in range(_ROUNDS):
            if self._tired():
                return 0.0
            process = self.bot.process()
            began = process.cpu()
            self._ask_all(sample)
            if not self._tired() and process is self.bot.process():  # not started again meanwhile
                rounds.append(process.cpu() - began)
        return min(rounds, default=0.0)

    def _compare_speed(self, before: float, after: float) -> None:
        """CPU seconds for a question."""
        self.notes["speed"] = f"{1000 * after:.1f} ms of CPU an answer"
        if before and after > _SLOWER * before + _SLOWER_SECONDS:
            slower = f"from {1000 * before:.1f} to {1000 * after:.1f} ms of CPU an answer"
            self.faults["speed"].append(slower)

    def _compare(
        self,
        identity: Identity,
        sample: list[Question],
        first: list[str | None],
        again: list[str | None],
    ) -> None:
        if identity.random:
            self.notes["same"] = "it says that it is random"
            return
        for question, one, other in zip(sample, first, again, strict=True):
            if one != other:
                where = f"{question.game.name}, seat {question.seat}"
                self.faults["same"].append(f"{one}, then {other} ({where})")

    # -- other lines

    def _bad_lines(self, question: Question) -> None:
        """Each is answered with an error and the id that it had, if it had one."""
        for line, number in bad_lines(question):
            try:
                answer = msgspec.json.decode(self._send(line))
            except msgspec.MsgspecError:
                self.faults["bad-lines"].append(f"no JSON after {line[:40]!r}")
                continue
            except BotFailed as failed:
                self.faults["bad-lines"].append(f"{failed.message} (after {line[:40]!r})")
                self.bot.close()
                continue
            if not isinstance(answer, dict) or "error" not in answer:
                self.faults["bad-lines"].append(f"no error after {line[:40]!r}")
            elif answer.get("id") != number:
                told = answer.get("id")
                self.faults["bad-lines"].append(f"the id {told!r:.20} after {line[:40]!r}")

    def _send(self, line: bytes) -> bytes:
        seconds = (self.bot.limits.ms + self.bot.limits.grace_ms) / 1000
        return self.bot.process().ask(line, seconds)

    def _listen(self) -> None:
        try:
            said = self.bot.process().listen(_QUIET_SECONDS)
        except BotFailed as failed:
            self._fault(failed, "while nobody asked")
            self.bot.close()
            return
        if said:
            self.faults["quiet"].append(repr(said[:60].decode("utf-8", "replace")))
            self.bot.close()


def _chosen(identity: Identity, games: Sequence[str]) -> Sequence[str]:
    for name in games:
        registry.find(name)
        if name not in identity.games:
            raise BadRequest(
                f"{identity.name} does not play {name!r}; {did_you_mean(name, identity.games)}"
            )
    if not games and not identity.games:
        raise BadRequest(f"{identity.name} names no game that we know")
    return games or identity.games


def bad_lines(question: Question) -> list[tuple[bytes, Any]]:
    """Lines that no bot should stumble over, with the id of the answer."""
    encode = msgspec.json.encode
    request = question.request(Limit(ms=_MS))
    return [
        (b"nonsense", None),
        (b"[]", None),
        (b'{"id": 1, "do": ', None),
        (b"\xff\xfe\xfd", None),
        (encode({"id": "a-1", "do": "no such thing"}), "a-1"),
        (encode({"id": 2}), 2),
        (encode({**request, "id": 3, "view": {}}), 3),
        (b"\n\n" + encode({"id": 4, "do": "no such thing"}), 4),
    ]


def tables_of(games: Sequence[Game]) -> list[tuple[Game, int]]:
    """Each game with each number of players."""
    return [
        (game, players) for game in games for players in range(game.players[0], game.players[1] + 1)
    ]


def walks(tables: Sequence[tuple[Game, int]]) -> Iterator[Question]:
    """Positions of random games, from each table in turn."""
    running = [_walk(game, players) for game, players in tables]
    while True:
        for walk in running:
            yield next(walk)


def _walk(game: Game, players: int) -> Iterator[Question]:
    """One random game after the other, with questions here and there."""
    for number in itertools.count():
        dice = random.Random(f"{game.id} {players} {number}")
        state = game.setup(players, {}, number)
        wait = 0
        while seats := game.to_act(state):
            seat = dice.choice(seats)
            if wait <= 0 and seat < players:  # the clock asks nobody
                yield Question(game, game.view(state, seat), seat, dice.getrandbits(31))
                wait = dice.randrange(4)
            wait -= 1
            state = game.apply(state, seat, dice.choice(game.legal(state, seat)))
