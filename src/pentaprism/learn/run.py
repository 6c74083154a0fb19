"""A run: self-play, training, gates, generation after generation.

All of it lies in one folder. `settings.json` says what was begun; `journal.jsonl` is only added to,
a line for every step that is done; a shard, a candidate and a log of a gate are files named by
their generation. Each step is a function of the settings and of the steps before it, so that a run
that was killed at any point goes on to the same end:

    generation-03/shard-007.npz    samples (learn/shards.py)
    generation-03/candidate.npz    the net in whole numbers, as games take it
    generation-03/gate-ms-2.sqlite the arena's log of its games against the best before it
    weights.npz, weights.json      the best so far, with its card
"""

import hashlib
import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from pentaprism.arena import compare
from pentaprism.arena.blocks import HALVES, Pairing
from pentaprism.arena.log import Log
from pentaprism.arena.sequential import BETTER, SequentialTest
from pentaprism.arena.workers import Workers
from pentaprism.bots.brains import HAND, weights_file
from pentaprism.core.errors import BadRequest
from pentaprism.games import registry
from pentaprism.learn import card, selfplay
from pentaprism.learn.journal import Gated, Journal, Played, Step, Trained
from pentaprism.learn.recipes import recipe_of
from pentaprism.learn.settings import Settings
from pentaprism.search import weights


class Run:
    """`tell` gets a line for people whenever something happened."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        workers: Callable[[], Workers],
        tell: Callable[[str], None],
    ) -> None:
        self.folder, self.settings, self.tell = folder, settings, tell
        self.game = registry.find(settings.game)
        self.recipe = recipe_of(self.game, settings)
        for players in (*settings.selfplay.players, *settings.gate.players):
            self.game.check_players(players)
        self._open = workers
        folder.mkdir(parents=True, exist_ok=True)
        self._claim()
        self.journal = Journal(folder / "journal.jsonl")

    def _claim(self) -> None:
        """A folder belongs to one set of settings."""
        kept = self.folder / "settings.json"
        asked = msgspec.json.format(msgspec.json.encode(self.settings))
        if not kept.exists():
            weights.replace_file(kept, asked)
        elif kept.read_bytes() != asked:
            raise BadRequest(f"{self.folder} was begun with other settings ({kept}); take another")

    def go_on(self) -> None:
        """Everything that is not done yet."""
        for generation in range(1, self.settings.generations + 1):
            if self.journal.verdict(generation) is not None:
                continue
            self._play(generation)
            self._train(generation)
            accepted = self._gate(generation)
            self.journal.add(Step(generation, accepted=accepted))
            self._tidy(generation)
            told = "is the best so far" if accepted else "is not better than the best before it"
            self.tell(f"generation {generation} {told}; {self._used()}")

    # -- self-play

    def _play(self, generation: int) -> None:
        missing = [
            number
            for number in range(self.settings.selfplay.shards)
            if not self._shard(generation, number).exists()
        ]
        if not missing:
            return
        self._of(generation).mkdir(exist_ok=True)
        began, samples = time.monotonic(), 0
        units = {unit.seed: number for number, unit in self._units(generation, missing)}
        workers = self._open()
        try:
            tasks = (unit for _, unit in self._units(generation, missing))
            for done, (unit, found) in enumerate(workers.run(self.recipe.perform, tasks), 1):
                number = units[unit.seed]
                self.recipe.save(self._shard(generation, number), found)
                self.journal.add(Played(generation, number, unit.games, found.positions))
                samples += found.positions
                rate = samples / (time.monotonic() - began)
                self.tell(
                    f"generation {generation}: shard {done} of {len(missing)}, "
                    f"{samples:,} positions, {rate:,.0f} a second"
                )
        finally:
            workers.close()

    def _units(self, generation: int, numbers: list[int]) -> Iterator[tuple[int, selfplay.Unit]]:
        play, best = self.settings.selfplay, self.best(generation)
        content = b"" if best == HAND else weights_file(self.game, best).read_bytes()
        players = play.players or [self.game.players[0]]
        for number in numbers:
            yield (
                number,
                selfplay.Unit(
                    game=self.game.id,
                    options=play.options[number % len(play.options)],
                    seed=self.seed("self-play", generation, number),
                    games=play.games,
                    nodes=play.nodes,
                    most_random=play.most_random,
                    players=players[number // len(play.options) % len(players)],
                    weights=content,
                ),
            )

    # -- training

    def _train(self, generation: int) -> None:
        if self._candidate(generation).exists():
            return
        shards = [self.recipe.load(path) for path in self._window(generation)]
        samples = self.recipe.joined(shards)
        epochs = self.settings.training.epochs
        self.tell(f"generation {generation}: training on {samples.positions:,} positions")

        def tell(epoch: int, loss: float, held_out: float) -> None:
            self.tell(
                f"generation {generation}: epoch {epoch} of {epochs}, loss {loss:.5f}, "
                f"held out {held_out:.5f}"
            )

        fitted = self.recipe.fit(samples, self.seed("training", generation, 0), tell)
        hand, net = fitted.losses.hand, fitted.losses.net
        self.journal.add(Trained(generation, samples.positions, fitted.scale, hand, net))
        weights.replace_file(self._candidate(generation), fitted.content)
        self.tell(f"generation {generation}: loss {net:.5f} where the hand has {hand:.5f}")

    def _window(self, generation: int) -> list[Path]:
        first = max(1, generation - self.settings.window + 1)
        return [
            self._shard(each, number)
            for each in range(first, generation + 1)
            for number in range(self.settings.selfplay.shards)
        ]

    # -- gates

    def _gate(self, generation: int) -> bool:
        gate = self.settings.gate
        for unit, amount in (("nodes", gate.nodes), ("ms", gate.ms)):
            for players in gate.players or [self.game.players[0]]:
                if amount > 0 and not self._passes(generation, unit, amount, players):
                    return False
        return True

    def _passes(self, generation: int, unit: str, amount: int, players: int) -> bool:
        gate = self.settings.gate
        known = self.journal.gate(generation, unit, players)
        if known is not None:
            return known.verdict == BETTER
        names = (str(self._candidate(generation)), self.best(generation))
        strongest = self.game.levels[-1].name
        contestants = tuple(f"{strongest}@{unit}={amount},eval={name}" for name in names)
        seed = self.seed("gate", generation, len(unit) + 10 * (players - self.game.players[0]))
        pairing = Pairing(self.game.id, players, gate.options, HALVES, contestants, seed)
        test = SequentialTest(pairing.fair_share, gate.edge, gate.alpha, gate.beta)
        workers = self._open()
        try:
            with Log(self._of(generation) / f"gate-{unit}-{players}.sqlite") as log:
                for block in compare.compare(log, pairing, test, workers, gate.most_games):
                    if block.number % 25 == 24:
                        self._tell_evidence(generation, unit, amount, test)
        finally:
            workers.close()
        found = compare.standing(test, pairing)
        self.journal.add(
            Gated(
                generation,
                unit,
                amount,
                found.verdict,
                found.games,
                found.share,
                found.low,
                found.high,
                self._told(generation),
                players,
            )
        )
        self.tell(
            f"generation {generation} at {amount} {unit}, {players} players: {found.verdict}, "
            f"{found.share:.1%} "
            f"({found.low:.1%} to {found.high:.1%}) of {found.games} games"
        )
        return found.verdict == BETTER

    def _tell_evidence(self, generation: int, unit: str, amount: int, test: Any) -> None:
        on, off = test.progress
        self.tell(
            f"generation {generation} at {amount} {unit}: {test.share:.1%} of {2 * test.blocks} "
            f"games, evidence {on:.0%} for better, {off:.0%} for not"
        )

    # -- files

    def best(self, generation: int) -> str:
        """What the generation has to beat: the last one accepted before it, or what the run began
        with."""
        accepted = self.journal.best(generation)
        return self.settings.begin if accepted is None else str(self._candidate(accepted))

    def _told(self, generation: int) -> str:
        """The same for people."""
        accepted = self.journal.best(generation)
        return self.settings.begin if accepted is None else f"generation {accepted}"

    def seed(self, what: str, generation: int, number: int) -> int:
        text = f"{self.settings.seed} {what} {generation} {number}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 1

    def _of(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:02}"

    def _shard(self, generation: int, number: int) -> Path:
        return self._of(generation) / f"shard-{number:03}.npz"

    def _candidate(self, generation: int) -> Path:
        return self._of(generation) / "candidate.npz"

    def _tidy(self, generation: int) -> None:
        """Keep the best with its card; forget shards that nobody will learn from any more."""
        accepted = self.journal.best(generation + 1)
        if accepted is not None:
            shutil.copyfile(self._candidate(accepted), self.folder / "weights.npz")
            told = card.card(self.settings, self.journal, accepted)
            text = json.dumps(told, indent=2, ensure_ascii=False) + "\n"
            weights.replace_file(self.folder / "weights.json", text.encode())
        old = generation - self.settings.window + 1
        if old >= 1:
            for number in range(self.settings.selfplay.shards):
                self._shard(old, number).unlink(missing_ok=True)

    def _used(self) -> str:
        disk = sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())
        return f"{disk / 1e6:,.0f} MB on disk, at most {_most_memory() / 1e6:,.0f} MB of memory"


def _most_memory() -> int:
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
