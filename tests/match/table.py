"""A table to try things on: it keeps the events, knows the time, and watches that deciding changes
nothing. After each test its events are folded again (conftest.py)."""

from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

from pentaprism.core import words
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.decide import decide
from pentaprism.match.match import Match, fold

START = 1_700_000_000_000
SECOND, MINUTE = 1000, 60_000
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def sentence(match: Match, line: visible.Line | None) -> str:
    """A line of the log as people read it, in English."""
    assert line
    names = [chair.name for chair in match.chairs]
    if line.words:
        return words.say(line.words, names=names)
    game = match.game
    return "; ".join(words.say(event_words(game.id, event), names=names) for event in line.events)


def event_words(game: str, event: dict[str, Any]) -> words.Message:
    values = dict(event)
    return words.Message(f"{game}/event-{values.pop('kind')}", values)


class Table:
    """`who` has a letter for each seat: p a person at a screen of their own, s one at the shared
    screen, b a bot, x an outside bot, o a place that is still open. The game begins when nobody is
    missing."""

    #: All that were made in this test.
    made: list["Table"] = []  # noqa: RUF012

    def __init__(
        self,
        game: str,
        who: str = "pp",
        options: dict[str, Any] | None = None,
        seed: int = 1,
        **settings: Any,
    ) -> None:
        self.now = START
        self.events: list[m.Event] = []
        plans = tuple(
            m.Plan(
                bot="casual" if letter == "b" else None,
                outside="Robo" if letter == "x" else None,
            )
            for letter in who
        )
        self.match = self._create(
            m.Create(
                match_id="first",
                settings=m.Settings(game=game, players=len(who), options=options or {}, **settings),
                plans=plans,
                seed=seed,
                nonce="salt",
                host="shared" if who.startswith("s") else "key-0",
            )
        )
        for seat, letter in enumerate(who):
            if letter in "ps":
                key = "shared" if letter == "s" else f"key-{seat}"
                self.do(m.Sit(name=NAMES[seat], key=key, seat=seat))
        Table.made.append(self)

    def _create(self, command: m.Create) -> Match:
        self.events += decide(None, command, self.now)
        return fold(self.events)

    # -- doing

    def do(self, command: m.Command) -> list[m.Event]:
        """Carry a command out now; what it brought about."""
        before = snapshot(self.match)
        try:
            events = decide(self.match, command, self.now)
        finally:
            assert snapshot(self.match) == before, "deciding has changed the match"
        for event in events:
            self.match.evolve(event)
        self.events += events
        assert self.match.version == len(self.events)
        return events

    def wait(self, ms: int) -> None:
        """Time passes, and nobody looks at the clock."""
        self.now += ms

    def tick(self) -> list[m.Event]:
        return self.do(m.Tick())

    def play(
        self, seat: int, *moves: str, version: int | None = None, ref: str = ""
    ) -> list[m.Event]:
        """A move or several, the seat's first legal one where none is named, for what is seen."""
        moves = moves or (self.legal(seat)[0],)
        if version is None:
            version = self.match.version
        return self.do(m.Play(seat=seat, moves=moves, version=version, ref=ref))

    def offer(self, seat: int, what: m.Offer, next_match: str = "") -> list[m.Event]:
        return self.do(m.MakeOffer(seat=seat, what=what, next_match=next_match))

    def answer(self, seat: int, what: m.Offer, yes: bool, next_match: str = "") -> list[m.Event]:
        return self.do(m.AnswerOffer(seat=seat, what=what, yes=yes, next_match=next_match))

    def resign(self, seat: int) -> list[m.Event]:
        return self.do(m.Resign(seat=seat))

    def pause(self) -> None:
        """Everybody agrees on a pause, Anna first."""
        self.offer(0, "pause")
        while "pause" in self.match.offers:
            self.answer(self.match.waiting("pause")[0], "pause", yes=True)
        assert self.match.phase == "paused"

    def resume(self, seat: int = 0) -> list[m.Event]:
        return self.do(m.Resume(seat=seat))

    def go_away(self, seat: int) -> list[m.Event]:
        return self.do(m.GoAway(seat=seat))

    def come_back(self, seat: int) -> list[m.Event]:
        return self.do(m.ComeBack(seat=seat))

    # -- looking

    def legal(self, seat: int) -> list[str]:
        return self.match.game.legal_texts(self.match.state, seat)

    @property
    def position(self) -> dict[str, Any]:
        return self.match.game.position(self.match.state)

    @property
    def left(self) -> list[int]:
        """What each clock shows now."""
        clocks = self.match.clocks
        ran = self.now - clocks.since
        return [
            left - (ran if seat in clocks.running else 0) for seat, left in enumerate(clocks.left)
        ]

    def folds_again(self) -> None:
        """The events alone, as they are stored, make the very same match."""
        stored = [m.encode(event) for event in self.events]
        assert snapshot(fold(map(m.decode, stored))) == snapshot(self.match)


def kinds(events: list[m.Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def snapshot(thing: Any) -> Any:
    """Everything that a match consists of, as values that can be compared."""
    if isinstance(thing, np.ndarray):
        return thing.tobytes()
    if isinstance(thing, Match):
        return {
            name: snapshot(value)
            for name, value in sorted(vars(thing).items())
            if name not in ("game", "_known")  # what was only looked at
        }
    if is_dataclass(thing):
        return [snapshot(getattr(thing, field.name)) for field in fields(thing)]
    if isinstance(thing, dict):
        return {key: snapshot(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [snapshot(value) for value in thing]
    return set(thing) if isinstance(thing, set) else thing
