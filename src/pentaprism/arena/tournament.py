"""Tournaments as files: read, checked, and played section by section."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pentaprism.arena import contestants
from pentaprism.arena.blocks import HALVES, PODS, SEATINGS, Pairing, shares
from pentaprism.arena.compare import check_contestants
from pentaprism.arena.formats import FORMATS, Table
from pentaprism.arena.log import Log
from pentaprism.arena.run import Task, blocks_in_order
from pentaprism.arena.summary import Summary
from pentaprism.arena.work import BlockPlayed
from pentaprism.arena.workers import Workers
from pentaprism.core.errors import BadRequest, PentaprismError, did_you_mean
from pentaprism.core.game import Json
from pentaprism.games import registry

_MOST_BLOCKS = 10_000_000


class Event(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", frozen=True):
    """One entry of `[[games]]`; what it leaves out is said above it."""

    game: str
    title: str = ""
    players: int | list[int] = 0
    options: Json = {}
    seating: str | list[str] = ""
    format: str = ""
    blocks: int = 0
    rounds: int = 0
    contestants: list[str] = []


class Tournament(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", frozen=True):
    """A file."""

    games: list[Event]
    title: str = "Tournament"
    introduction: str = ""
    contestants: list[str] = []
    format: str = "round-robin"
    seating: str | list[str] = ""
    blocks: int = 10
    rounds: int = 0
    seed: int = 0
    #: Three points a win and one a tie, besides the ratings.
    points: bool = False


class Section(msgspec.Struct, frozen=True):
    """One game with one number of seats and one seating: a table of its own."""

    title: str
    game: str
    players: int
    options: Json
    seating: str
    format: str
    blocks: int
    rounds: int
    contestants: tuple[str, ...]

    @property
    def table_size(self) -> int:
        """How many contestants meet at a table."""
        return self.players if self.seating == PODS else 2


def read(path: Path) -> Tournament:
    """The tournament of a file; what is wrong with it is said in one line."""
    try:
        tournament = msgspec.toml.decode(path.read_bytes(), type=Tournament)
        for section in sections(tournament):
            _check(section)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRequest(f"{path}: {error}") from None
    except PentaprismError as error:
        raise BadRequest(f"{path}: {error.message}") from None
    return tournament


def sections(tournament: Tournament) -> list[Section]:
    """Every game of the file with every number of seats and every seating."""
    if not tournament.games:
        raise BadRequest("a tournament has at least one [[games]]")
    found = []
    for event in tournament.games:
        game = registry.find(event.game)
        for players in _listed(event.players or game.players[0]):
            seatings = _listed(event.seating or tournament.seating or "")
            if players == 2:
                seatings = seatings[:1]  # they are all the same then
            for seating in seatings:
                found.append(_section(tournament, event, players, seating, len(seatings) > 1))
    return found


def _section(
    tournament: Tournament, event: Event, players: int, seating: str, several: bool
) -> Section:
    game = registry.find(event.game)
    format_ = event.format or tournament.format
    usual = HALVES if players == 2 or format_ == "ladder" else PODS
    title = event.title or game.name
    if not event.title or isinstance(event.players, list):
        title += f", {players} players"
    if several or (seating or usual) != usual:
        title += f", {seating}"
    return Section(
        title=title,
        game=event.game,
        players=players,
        options=game.options.changed(event.options),
        seating=seating or usual,
        format=format_,
        blocks=event.blocks or tournament.blocks,
        rounds=event.rounds or tournament.rounds,
        contestants=tuple(event.contestants or tournament.contestants),
    )


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _check(section: Section) -> None:
    if section.format not in FORMATS:
        hint = did_you_mean(section.format, FORMATS)
        raise BadRequest(f"there is no format {section.format!r}; {hint}")
    if section.seating not in SEATINGS:
        hint = did_you_mean(section.seating, SEATINGS)
        raise BadRequest(f"there is no seating {section.seating!r}; {hint}")
    if not 1 <= section.blocks <= _MOST_BLOCKS or not 0 <= section.rounds <= 1000:
        raise BadRequest(f"blocks are 1 to {_MOST_BLOCKS} and rounds up to 1000")
    if len(section.contestants) < 2:
        raise BadRequest(f"{section.title}: at least two contestants are needed")
    if len(set(section.contestants)) < len(section.contestants):
        raise BadRequest(f"{section.title}: a contestant is named twice")
    if section.format == "ladder" and section.seating == PODS:
        raise BadRequest(f"{section.title}: a ladder is seated as halves or one-against-rest")
    for number in range(len(section.contestants)):
        other = (number + 1) % len(section.contestants)
        check_contestants(_pairing(section, (number, other), 0, 0))


def _pairing(section: Section, table: Table, seed: int, number: int) -> Pairing:
    """The pairing of a table; a pod with too few contestants seats them again, in turn."""
    filled = [table[seat % len(table)] for seat in range(section.table_size)]
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return Pairing(
        section.game,
        section.players,
        section.options,
        section.seating,
        tuple(section.contestants[number] for number in filled),
        int.from_bytes(digest[:8], "big") >> 1,
    )


class Progress(msgspec.Struct):
    """Where a run is, for people who wait."""

    section: Section
    blocks: int
    known_blocks: int  # of the stages that are known so far
    games: int


def play(
    log: Log, tournament: Tournament, workers: Workers, summary: Summary
) -> Iterator[Progress]:
    """Play what the log has not; the summary grows block by block, in the order handed out."""
    log.begin({"tournament": tournament}, tournament.title, contestants.own_version())
    run = _Run(log, tournament.seed, workers, summary)
    for index, section in enumerate(sections(tournament)):
        yield from run.play_section(index, section)


class _Run:
    def __init__(self, log: Log, seed: int, workers: Workers, summary: Summary) -> None:
        self.log, self.seed = log, seed
        self.workers, self.summary = workers, summary
        self._pairings = 0
        self._games = 0
        self._versions: dict[str, str] = {}

    def play_section(self, index: int, section: Section) -> Iterator[Progress]:
        field = len(section.contestants)
        stages = FORMATS[section.format](field, section.table_size, section.rounds)
        progress = Progress(section, 0, 0, self._games)
        tables = next(stages, None)
        while tables is not None:
            tasks = [self._task(section, table) for table in tables]
            seated = {task.number: table for task, table in zip(tasks, tables, strict=True)}
            scores = {task.number: dict.fromkeys(seated[task.number], 0.0) for task in tasks}
            progress.known_blocks += len(tasks) * section.blocks
            for number, block in blocks_in_order(self.log, tasks, self.workers):
                table = seated[number]
                lineups = [[table[i % len(table)] for i in lineup] for lineup in block.lineups]
                self.summary.add(index, table, block, lineups)
                _add_scores(scores[number], block, lineups)
                self._games += len(block.games)
                progress.blocks += 1
                progress.games = self._games
                yield progress
            try:
                tables = stages.send([scores[task.number] for task in tasks])
            except StopIteration:
                tables = None

    def _task(self, section: Section, table: Table) -> Task:
        number = self._pairings
        self._pairings += 1
        pairing = _pairing(section, table, self.seed, number)
        for text in pairing.contestants:
            if text not in self._versions:
                self._versions[text] = contestants.version_of(text)
        versions = [self._versions[text] for text in pairing.contestants]
        self.log.add_pairing(number, pairing, versions)
        return Task(number, pairing, section.blocks)


def _add_scores(scores: dict[int, float], block: BlockPlayed, lineups: list[list[int]]) -> None:
    """What a contestant's seats won on average, added up over blocks."""
    for lineup, game in zip(lineups, block.games, strict=True):
        won = shares(lineup, game.winners, max(lineup) + 1)
        for contestant in scores:
            scores[contestant] += won[contestant] / lineup.count(contestant) / len(block.games)
