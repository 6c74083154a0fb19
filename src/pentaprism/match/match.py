"""A match as it stands: the sum of its events."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from pentaprism.bots import levels_of
from pentaprism.core.game import Game
from pentaprism.core.outcome import Outcome
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match.clocks import Clocks, PhaseTimer


@dataclass
class Chair:
    """A seat at the table and who plays for it."""

    #: The level of the bot that was meant for the seat.
    bot: str | None
    name: str
    #: What the token of the person on it names; "" while nobody sits there.
    key: str = ""
    away_since: int | None = None
    #: The level of the bot that plays for a person who is away or has given up.
    stand_in: str | None = None
    #: Has resigned or lost on time: never comes back.
    gone: bool = False

    @property
    def is_person(self) -> bool:
        return self.bot is None and bool(self.key)

    @property
    def is_open(self) -> bool:
        return self.bot is None and not self.key

    @property
    def has_a_say(self) -> bool:
        """Whether the person on it is asked about offers."""
        return self.is_person and self.stand_in is None

    @property
    def level(self) -> str | None:
        """Of the bot that plays for the seat now."""
        return self.bot or self.stand_in


@dataclass
class Standing:
    """An offer and what was said to it."""

    seat: int
    yes: set[int]


@dataclass
class Match:
    """Built by `evolve` from events only, never written to by anybody else."""

    created: m.Created
    version: int = 0
    phase: str = "gathering"
    chairs: list[Chair] = field(default_factory=list)
    moves: list[m.Moved] = field(default_factory=list)
    offers: dict[m.Offer, Standing] = field(default_factory=dict)
    outcome: Outcome | None = None
    next: str | None = None
    #: For each seat the version at which what it has to decide on last changed.
    context: list[int] = field(default_factory=list)
    #: Commands that were already carried out.
    refs: set[tuple[int, str]] = field(default_factory=set)
    #: How many moves there were when a seat last made an offer of a kind.
    offered: dict[tuple[int, str], int] = field(default_factory=dict)
    last_at: int = 0

    def __post_init__(self) -> None:
        settings = self.settings
        self.chairs = [Chair(plan.bot, plan.name) for plan in self.created.plans]
        self.clocks = Clocks.of(settings.clock, settings.players)
        self.timer = PhaseTimer()
        self.context = [0] * settings.players
        self.state = self._dealt()
        self.before = self.state

    @property
    def settings(self) -> m.Settings:
        return self.created.settings

    @property
    def id(self) -> str:
        return self.created.match

    @cached_property
    def game(self) -> Game:
        return registry.find(self.settings.game)

    @property
    def players(self) -> int:
        return self.settings.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for; nobody while it stands still."""
        return self.game.to_act(self.state) if self.phase == "playing" else ()

    def bots_to_act(self) -> list[int]:
        """Seats whose move, or answer to an offer, a bot has to find."""
        asked = {
            seat
            for what, offer in self.offers.items()
            if what == "draw"
            for seat in self.waiting(what)
            if seat not in offer.yes
        }
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.level and (seat in self.to_act or seat in asked)
        ]

    def voters(self, what: m.Offer, seat: int) -> set[int]:
        """Whose yes an offer needs: the other people, and for a draw also a bot."""
        own = self.chairs[seat].key
        return {
            other
            for other, chair in enumerate(self.chairs)
            if other != seat
            and ((chair.has_a_say and chair.key != own) or (what == "draw" and chair.level))
        }

    def waiting(self, what: m.Offer) -> list[int]:
        """The seats that have not yet answered an offer."""
        offer = self.offers[what]
        return sorted(self.voters(what, offer.seat) - offer.yes)

    def due(self) -> int | None:
        """The next moment at which something happens by itself, if any: a deadline, or at once if
        a bot is to act."""
        moments = [self.last_at] if self.bots_to_act() else []
        deadline = self.deadline()
        return min(moments if deadline is None else [*moments, deadline], default=None)

    def deadline(self) -> int | None:
        """The next moment at which somebody's time is up."""
        return min(self._deadlines(), default=None) if self.phase == "playing" else None

    def _deadlines(self) -> Iterable[int]:
        flag = self.clocks.flag()
        if flag:
            yield flag[0]
        if self.timer.ends is not None:
            yield self.timer.ends
        for seat in self.absentees():
            yield cast(int, self.chairs[seat].away_since) + self.settings.absence.grace

    def absentees(self) -> list[int]:
        """Seats whose people are gone while a grace runs for them."""
        if self.settings.absence.then == "wait":
            return []
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.away_since is not None and chair.has_a_say
        ]

    def stand_in_level(self) -> str:
        """Neither a punishment for those who stay nor a present."""
        levels = levels_of(self.game)
        return levels[len(levels) // 2].name

    # -- from event to event

    def _dealt(self) -> Any:
        settings = self.settings
        return self.game.setup(settings.players, settings.options, self.created.seed)

    def state_after(self, moves: int) -> Any:
        """The game after its first moves."""
        state = self._dealt()
        for moved in self.moves[:moves]:
            state = self._played(state, moved)
        return state

    def _played(self, state: Any, moved: m.Moved) -> Any:
        move = self.game.text.parse_move(moved.move)
        assert move is not None, moved
        return self.game.apply(state, moved.seat, move)

    def evolve(self, event: m.Events) -> None:
        """Take in the next event."""
        self.version += 1
        self.last_at = event.at
        match event:
            case m.Sat(seat=seat, name=name, key=key):
                self.chairs[seat].name, self.chairs[seat].key = name, key
            case m.Left(seat=seat):
                self.chairs[seat].name, self.chairs[seat].key = "", ""
            case m.Begun(at=at):
                self.phase = "playing"
                self.context = [self.version] * self.players
                self._go_on(at)
            case m.Moved():
                self._moved(event)
            case m.Offered(seat=seat, what=what):
                self.offers[what] = Standing(seat, set())
                self.offered[seat, what] = len(self.moves)
            case m.Answered(seat=seat, what=what, yes=yes):
                if yes:
                    self.offers[what].yes.add(seat)
                else:
                    del self.offers[what]
            case m.TakenBack(at=at, moves=moves):
                self._taken_back(at, moves)
            case m.Paused(at=at):
                self.phase = "paused"
                self.offers.clear()
                self.clocks.stop(at)
                self.timer.stop(at)
            case m.Resumed(at=at):
                self.phase = "playing"
                self.timer.resume(at)
                self._go_on(at)
            case m.Gap(ms=ms):
                self._gap(ms)
            case m.Away(at=at, seat=seat):
                self.chairs[seat].away_since = at
            case m.Back(seat=seat):
                self.chairs[seat].away_since = None
                self.chairs[seat].stand_in = None
            case m.Resigned(seat=seat) | m.Flagged(seat=seat):
                self.chairs[seat].gone = True
            case m.Replaced(at=at, seat=seat, level=level):
                self.chairs[seat].stand_in = level
                self.clocks.stop(at)
                self._go_on(at)
            case m.Ended(at=at, winners=winners, reason=reason):
                self._end(at, Outcome(winners, reason))
            case m.Rematched(match=match):
                self.next = match
                self.offers.clear()

    def _moved(self, event: m.Moved) -> None:
        seat = event.seat
        waited = set(self.to_act)
        self.before, self.state = self.state, self._played(self.state, event)
        self.moves.append(event)
        if event.ref:
            self.refs.add((seat, event.ref))
        self.clocks.stop(event.at)
        now_to_act = set(self.to_act)
        if seat < self.players:
            self.clocks.moved(seat, seat not in now_to_act, self.game.capabilities.revisable)
            changed = {seat} | (now_to_act - waited)
        else:
            changed = set(range(self.players))  # the clock has rung: everything is new
        for each in changed:
            self.context[each] = self.version
        # Whoever moves has answered what the others had offered; a takeback is past.
        self.offers = {
            what: offer
            for what, offer in self.offers.items()
            if offer.seat == seat and what != "takeback"
        }
        outcome = self.game.outcome(self.state)
        if outcome:
            self._end(event.at, outcome)
        else:
            self._go_on(event.at)

    def _taken_back(self, at: int, moves: int) -> None:
        del self.moves[moves:]
        self.state = self.before = self.state_after(moves)
        self.offers.clear()
        self.context = [self.version] * self.players
        self.clocks.stop(at)
        self._go_on(at)

    def _gap(self, ms: int) -> None:
        self.clocks.shift(ms)
        self.timer.shift(ms)
        for chair in self.chairs:
            if chair.away_since is not None:
                chair.away_since += ms

    def _go_on(self, at: int) -> None:
        """The clocks of those who are to act run from now on; a stand-in's does not: its person
        has lost the game on time already, or a grace ran for them."""
        running = tuple(seat for seat in self.to_act if seat < self.players)
        self.clocks.start(at, tuple(seat for seat in running if self.chairs[seat].stand_in is None))
        self.timer.follow(self.game, self.state, at)

    def _end(self, at: int, outcome: Outcome) -> None:
        self.phase = "over"
        self.outcome = outcome
        self.offers.clear()
        self.clocks.stop(at)
        self.timer.key = None


def fold(events: Iterable[m.Events]) -> Match:
    """The match of these events, from the first one on."""
    match: Match | None = None
    for event in events:
        if match is None:
            assert isinstance(event, m.Created), event
            match = Match(event, version=1, last_at=event.at)
        else:
            match.evolve(event)
    assert match is not None, "a match has at least one event"
    return match
