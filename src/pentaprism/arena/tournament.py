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
            for seating in _listed(event.seating or tournament.seating or ""):
                usual = HALVES if players == 2 else PODS
                chosen = seating or (HALVES if event.format == "ladder" else usual)
                title = event.title or f"{game.name}, {players} players"
                section = Section(
                    title=title if chosen in (usual, "") else f"{title}, {chosen}",
                    game=event.game,
                    players=players,
                    options=game.options.changed(event.options),
                    seating=chosen,
                    format=event.format or tournament.format,
                    blocks=event.blocks or tournament.blocks,
                    rounds=event.rounds or tournament.rounds,
                    contestants=tuple(event.contestants or tournament.contestants),
                )
                found.append(section)
    return found


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
    versions: dict[str, str] = {}
    number = 0
    games = 0
    for index, section in enumerate(sections(tournament)):
        stages = FORMATS[section.format](
            len(section.contestants), section.table_size, section.rounds
        )
        tables = next(stages, None)
        blocks = known = 0
        while tables is not None:
            tasks = []
            for table in tables:
                pairing = _pairing(section, table, tournament.seed, number)
                for text in pairing.contestants:
                    versions.setdefault(text, contestants.version_of(text))
                log.add_pairing(number, pairing, [versions[text] for text in pairing.contestants])
                tasks.append(Task(number, pairing, section.blocks))
                number += 1
            known += len(tasks) * section.blocks
            scores: dict[int, dict[int, float]] = {
                task.number: dict.fromkeys(table, 0.0)
                for task, table in zip(tasks, tables, strict=True)
            }
            seated = {task.number: table for task, table in zip(tasks, tables, strict=True)}
            for at, block in blocks_in_order(log, tasks, workers):
                table = seated[at]
                lineups = [[table[i % len(table)] for i in lineup] for lineup in block.lineups]
                for lineup, game in zip(lineups, block.games, strict=True):
                    won = shares(lineup, game.winners, len(section.contestants))
                    for contestant in table:
                        seats = lineup.count(contestant)
                        scores[at][contestant] += won[contestant] / max(seats, 1)
                summary.add(index, table, block, lineups)
                blocks += 1
                games += len(block.games)
                yield Progress(section, blocks, known, games)
            try:
                tables = stages.send([_per_game(scores[t.number], section) for t in tasks])
            except StopIteration:
                tables = None


def _per_game(scores: dict[int, float], section: Section) -> dict[int, float]:
    total = sum(scores.values()) or 1.0
    return {contestant: score / total for contestant, score in scores.items()}
