"""The journal of a run: a line of JSON for every step that is done, only ever added to."""

import os
from pathlib import Path

import msgspec

from pentaprism.core.errors import BadRecord


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A shard of self-play is on disk."""

    generation: int
    shard: int
    games: int
    positions: int


class Trained(msgspec.Struct, frozen=True, tag="trained"):
    """A candidate is ready to be written; losses are of positions that it was not trained on."""

    generation: int
    positions: int
    scale: float
    loss_by_hand: float
    loss: float


class Gated(msgspec.Struct, frozen=True, tag="gated"):
    """A sequential test of a candidate is over."""

    generation: int
    unit: str
    amount: int
    verdict: str
    games: int
    share: float
    low: float
    high: float
    against: str
    players: int = 2


class Step(msgspec.Struct, frozen=True, tag="generation"):
    """A generation is over."""

    generation: int
    accepted: bool


Entry = Played | Trained | Gated | Step


class Journal:
    def __init__(self, path: Path) -> None:
        self._path = path
        self.entries: list[Entry] = []
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):
            # A kill while the last line was written: that step is done again.
            os.truncate(path, sum(map(len, lines[:-1])))
            lines.pop()
        for number, line in enumerate(lines, 1):
            try:
                self.entries.append(msgspec.json.decode(line, type=Entry))
            except msgspec.MsgspecError as error:
                raise BadRecord(f"{path}, line {number}: {error}") from None

    def add(self, entry: Entry) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.entries.append(entry)

    def verdict(self, generation: int) -> bool | None:
        """Whether a generation was accepted; None while it is not over."""
        for entry in self.entries:
            if isinstance(entry, Step) and entry.generation == generation:
                return entry.accepted
        return None

    def best(self, before: int) -> int | None:
        """The last generation that was accepted before this one."""
        accepted = [
            entry.generation
            for entry in self.entries
            if isinstance(entry, Step) and entry.accepted and entry.generation < before
        ]
        return max(accepted, default=None)

    def gate(self, generation: int, unit: str, players: int) -> Gated | None:
        asked = (generation, unit, players)
        for entry in self.entries:
            if isinstance(entry, Gated) and asked == (entry.generation, entry.unit, entry.players):
                return entry
        return None
