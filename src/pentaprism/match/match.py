"""The state of a match: the sum of its events."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, cast

from pentaprism.core.errors import IllegalMove
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.core.outcome import Outcome
from pentaprism.core.words import Message
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match.clocks import PhaseTimer, SeatClocks
from pentaprism.matched import MATCHED, level_at


@dataclass
class Chair:
    """A seat, and who plays for it."""

    #: The level of the bot that was meant for the seat.
    bot: str | None
    name: str
    #: The key of the person on it, which their token must name; "" while the seat is open.
    key: str = ""
    away_since: int | None = None
    #: The level of the bot that plays for a person who is away or has given up.
    stand_in: str | None = None
    #: Has resigned or lost on time, and cannot come back.
    gone: bool = False
    #: May not chat.
    silenced: bool = False
    #: The outside bot that was meant for the seat, by its name. It can be away like a person.
    outside: str | None = None
    #: What bots shall be matched to for the person on it, if they have said so.
    strength: float | None = None

    @property
    def is_bot(self) -> bool:
        """Whether the seat was meant for a bot, ours or an outside one."""
        return self.bot is not None or self.outside is not None

    @property
    def is_person(self) -> bool:
        return not self.is_bot and bool(self.key)

    @property
    def is_open(self) -> bool:
        return not self.is_bot and not self.key

    @property
    def has_a_say(self) -> bool:
        """Whether the person on it is asked about offers."""
        return self.is_person and self.stand_in is None

    @property
    def level(self) -> str | None:
        """Of our bot that plays for the seat now."""
        return self.bot or self.stand_in

    @property
    def plays_outside(self) -> bool:
        """Whether an outside bot is asked for the seat's moves."""
        return self.outside is not None and self.stand_in is None


@dataclass
class OpenOffer:
    """An offer that is not answered yet, and who has agreed to it."""

    seat: int
    yes: set[int]


class Step(NamedTuple):
    """One move of the game, with the states before and after it."""

    before: Any
    move: int
    after: Any


class Past(NamedTuple):
    """What a takeback needs to know of an act: the state before it, and the step that others saw.
    The steps of a secret choice before that one have told nobody anything."""

    before: Any
    shown: Step


#: So many acts of a game with secret choices are remembered for takebacks. To play them again would
#: take the longer the more steps they had, and that is a secret.
_REMEMBERED = 16


@dataclass
class Match:
    """Only `evolve` changes it."""

    created: m.Created
    version: int = 0
    phase: m.Phase = "gathering"
    #: The seats that the game waits for; nobody while it stands still.
    to_act: tuple[int, ...] = ()
    chairs: list[Chair] = field(default_factory=list)
    #: The moves that count, as people count them: a secret choice of several steps is one.
    acts: list[m.Moved] = field(default_factory=list)
    offers: dict[m.Offer, OpenOffer] = field(default_factory=dict)
    outcome: Outcome | None = None
    #: Whether it ended because everybody had left.
    abandoned: bool = False
    next: str | None = None
    #: The key of whoever set the table up.
    host: str = ""
    #: The keys of guests who were removed.
    barred: set[str] = field(default_factory=set)
    #: For each seat the version at which what it has to decide on last changed.
    context: list[int] = field(default_factory=list)
    #: For each seat the commands that were already carried out.
    refs: list[set[str]] = field(default_factory=list)
    #: How many moves there were when a seat's offer of a kind was last answered with no.
    declined: dict[tuple[int, str], int] = field(default_factory=dict)
    #: Seats that have chosen in secret and may still choose again.
    ready: set[int] = field(default_factory=set)
    #: For each move the seats that finished a turn with it, at a table with clocks.
    finished: list[tuple[int, ...]] = field(default_factory=list)
    last_at: int = 0
    #: Of the bots that are matched to the people, once the game has begun.
    strength: float | None = None

    def __post_init__(self) -> None:
        settings = self.settings = self.created.settings
        self.id, self.players = self.created.match_id, settings.players
        self.host = self.created.host
        self.chairs = [
            Chair(plan.bot, plan.name, outside=plan.outside) for plan in self.created.plans
        ]
        self.clocks = SeatClocks.of(settings.clock, settings.players)
        self.timer = PhaseTimer()
        self.context = [0] * settings.players
        self.refs = [set() for _ in range(settings.players)]
        # Whether there can be a deadline at all; asked for several times a move.
        self._timed = (
            settings.clock is not None
            or settings.absence.then != "wait"
            or self.game.capabilities.real_time
        )
        self.state = self._dealt()
        #: Of the last act.
        self.steps: tuple[Step, ...] = ()
        self._past: list[Past] = []
        #: What viewers may know of states, with the state: no other can be taken for it.
        self._known: dict[tuple[int, int], tuple[Any, Any]] = {}

    @cached_property
    def game(self) -> Game:
        return registry.find(self.settings.game)

    def is_host(self, seat: int) -> bool:
        """Whether the person on the seat has set the table up."""
        return bool(self.host) and self.chairs[seat].key == self.host

    def bots_to_act(self) -> list[int]:
        """Seats whose move, or answer to an offer, a bot has to find."""
        asked = self._acting()
        if "draw" in self.offers:
            asked = sorted({*asked, *self.waiting("draw")})
        return [
            seat for seat in asked if self.chairs[seat].level or self.chairs[seat].plays_outside
        ]

    def level_for(self, seat: int, seed: int) -> str | None:
        """The level of our bot that takes this decision for the seat."""
        level = self.chairs[seat].level
        if level != MATCHED:
            return level
        assert self.strength is not None, "it was settled when the game began"
        return level_at(self.game, self.strength, seed).name

    def voters(self, what: m.Offer, seat: int) -> set[int]:
        """Whose yes an offer needs: the other people, for a draw also a bot; and for a rematch all
        who will sit there, whether they played to the end or not."""
        own = self.chairs[seat].key
        return {
            other
            for other, chair in enumerate(self.chairs)
            if other != seat
            and (
                ((chair.is_person if what == "rematch" else chair.has_a_say) and chair.key != own)
                or (what == "draw" and (chair.level or chair.plays_outside))
            )
        }

    def somebody_is_missed(self) -> bool:
        """Whether a bot plays on for somebody who may come back."""
        return any(chair.stand_in and not chair.gone and not chair.is_bot for chair in self.chairs)

    @property
    def is_race(self) -> bool:
        """Whether it counts now who speaks first."""
        if self.phase != "playing" or self.timer.ends is None or self.game.real_time is None:
            return False
        return self.game.real_time.is_race(self.state[0])

    def silenced(self, seat: int) -> IllegalMove | None:
        """Why the rules forbid the seat to talk to the others now, if they do."""
        begun = self.phase in ("playing", "paused")
        return self.game.silenced(self.state, seat) if begun else None

    def moves_of(self, seat: int) -> int:
        """How many of the moves are the seat's own."""
        return sum(moved.seat == seat for moved in self.acts)

    def waiting(self, what: m.Offer) -> list[int]:
        """The seats that have not yet answered an offer."""
        offer = self.offers[what]
        return sorted(self.voters(what, offer.seat) - offer.yes)

    def deadline(self) -> int | None:
        """The next moment at which somebody's time is up."""
        if self.phase != "playing" or not self._timed:
            return None
        return min(self._deadlines(), default=None)

    def _deadlines(self) -> Iterable[int]:
        flag = self.clocks.flag()
        if flag:
            yield flag[0]
        if self.timer.ends is not None:
            yield self.timer.ends
        for seat in self.absentees():
            yield self.grace_ends(seat)

    def grace_ends(self, seat: int) -> int:
        """When the time of one who is away is up."""
        return cast(int, self.chairs[seat].away_since) + self.settings.absence.grace

    def absentees(self) -> list[int]:
        """Seats whose people, or outside bots, are gone while a grace runs for them. A bot only
        plays on for the sake of those who are there: with nobody left the table waits."""
        then = self.settings.absence.then
        if then == "wait":
            return []
        people = [chair for chair in self.chairs if chair.has_a_say]
        if then == "bot" and all(chair.away_since is not None for chair in people):
            return []
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.away_since is not None and (chair.has_a_say or chair.plays_outside)
        ]

    # -- from event to event

    def _dealt(self) -> Any:
        settings = self.settings
        if self.created.start is not None:
            return self.game.from_position(self.created.start)
        return self.game.setup(settings.players, settings.options, self.created.seed)

    def state_after(self, acts: int) -> Any:
        """The game after its first acts."""
        state = self._dealt()
        for moved in self.acts[:acts]:
            state = self.steps_of(state, moved)[-1].after
        return state

    def steps_of(self, state: Any, moved: m.Moved) -> tuple[Step, ...]:
        """The steps of an act that begins in this state."""
        steps = []
        for text in moved.moves:
            move = self.game.parse_move(text)
            assert move is not None, moved
            after = self.game.apply(state, moved.seat, move)
            steps.append(Step(state, move, after))
            state = after
        return tuple(steps)

    def past_since(self, first: int) -> list[Past]:
        """The acts from that number on."""
        forgotten = len(self.acts) - len(self._past)
        if first >= forgotten:
            return self._past[first - forgotten :]
        past, state = [], self.state_after(first)
        for moved in self.acts[first:]:
            steps = self.steps_of(state, moved)
            past.append(Past(state, steps[-1]))
            state = steps[-1].after
        return past

    def evolve(self, event: m.Event) -> None:
        """Take in the next event."""
        self.version += 1
        self.last_at = event.at
        match event:
            case m.Moved():  # nearly all are
                self._moved(event)
            case m.Sat(seat=seat, name=name, key=key, strength=strength):
                self.chairs[seat].name, self.chairs[seat].key = name, key
                self.chairs[seat].strength = strength
            case m.Left(seat=seat):
                self.chairs[seat] = Chair(bot=None, name="")
            case m.Removed(seat=seat):
                self.barred.add(self.chairs[seat].key)
                self.chairs[seat] = Chair(bot=None, name="")
            case m.Filled(seat=seat, name=name, level=level):
                self.chairs[seat] = Chair(bot=level, name=name)
            case m.Silenced(seat=seat, silent=silent):
                self.chairs[seat].silenced = silent
            case m.Renewed(seats=seats, key=key):
                self._renewed(seats, key)
            case m.Begun(at=at, strength=strength):
                self.phase, self.strength = "playing", strength
                self.context = [self.version] * self.players
                self._begin_graces(at)
                self._go_on(at)
            case m.Offered(seat=seat, what=what, strength=strength):
                self.offers[what] = OpenOffer(seat, set())
                self._became(seat, strength)
            case m.Answered(seat=seat, what=what, yes=yes, strength=strength):
                self._answered(seat, what, yes)
                self._became(seat, strength)
            case m.TakenBack(at=at, moves=acts):
                self._taken_back(at, acts)
            case m.Paused(at=at):
                self.phase = "paused"
                self._stand_still(at)
                self.timer.stop(at)
            case m.Resumed(at=at):
                self.phase = "playing"
                self.timer.resume(at)
                self._begin_graces(at)
                self._go_on(at)
            case m.Gap(at=at, ms=ms):
                self._gap(at, ms)
            case m.Away(at=at, seat=seat):
                self.chairs[seat].away_since = at
            case m.Back(at=at, seat=seat):
                if not self.absentees():  # nobody was there: the others' graces did not run
                    self._begin_graces(at)
                self.chairs[seat].away_since = None
                if self.chairs[seat].stand_in:
                    self._hand_over(at, seat, None)
            case m.Resigned(seat=seat):
                self.chairs[seat].gone = True
            case m.Flagged(at=at, seat=seat):
                self.chairs[seat].gone = True
                self.clocks.stop(at)
                self._go_on(at)
            case m.Replaced(at=at, seat=seat, level=level):
                self._hand_over(at, seat, level)
            case m.Ended(at=at, winners=winners, reason=reason, words=why):
                self._end(at, Outcome(winners, reason, why))
            case m.Abandoned(at=at, days=days):
                self.abandoned = True
                why = Message("table/over-abandoned", {"days": days})
                self._end(at, Outcome((), str(why), why))
            case m.Rematched(match_id=match_id):
                self.next = match_id
                self.offers.clear()

    def _renewed(self, seats: tuple[int, ...], key: str) -> None:
        if any(self.is_host(seat) for seat in seats):
            self.host = key
        for seat in seats:
            self.chairs[seat].key = key

    def _became(self, seat: int, strength: float | None) -> None:
        """A person has learnt how strong they are; they may have several seats."""
        if strength is not None:
            for chair in self.chairs:
                if chair.is_person and chair.key == self.chairs[seat].key:
                    chair.strength = strength

    def _answered(self, seat: int, what: m.Offer, yes: bool) -> None:
        offer = self.offers.get(what)
        if offer is None:
            return  # in an old log: a secret step was an event, and did not end an offer
        if yes:
            offer.yes.add(seat)
        else:
            del self.offers[what]
            self.declined[offer.seat, what] = self.moves_of(offer.seat)

    def _moved(self, event: m.Moved) -> None:
        seat, waited = event.seat, self.to_act
        choices, phase = self._choices(), self.timer.phase
        before, self.steps = self.state, self.steps_of(self.state, event)
        self.state = self.steps[-1].after
        if self._known:
            self._known = {key: kept for key, kept in self._known.items() if kept[0] is before}
        self.acts.append(event)
        if self.game.capabilities.revisable:
            self._past.append(Past(before, self.steps[-1]))
            del self._past[:-_REMEMBERED]
        if event.ref:
            self.refs[seat].add(event.ref)
        self._answer_by_moving(seat)
        self.clocks.stop(event.at)
        outcome = self.game.outcome(self.state)
        if outcome:
            self.finished.append(())
            self._end(event.at, outcome)
            return
        self._go_on(event.at)
        self._end_turns(seat, waited)
        if seat == self.players or self.timer.phase != phase:
            self.context = [self.version] * self.players
        else:
            self._note_news(seat, choices)

    def _choices(self) -> dict[int, set[int]]:
        """The moves of each seat to act, in games where several act at once; otherwise nothing."""
        if not self.game.capabilities.simultaneous:
            return {}
        return {seat: set(self.game.legal(self.state, seat)) for seat in self._acting()}

    def _acting(self) -> list[int]:
        """The seats to act, without the clock."""
        return [seat for seat in self.to_act if seat < self.players]

    def _note_news(self, mover: int, choices: dict[int, set[int]]) -> None:
        """A seat that gets new choices by a move must have seen it before it acts. For others who
        act at the same time, what they saw before is still good."""
        self.context[mover] = self.version
        now = self._choices()
        for seat in self._acting():
            if seat not in choices or not now[seat] <= choices[seat]:
                self.context[seat] = self.version

    def _answer_by_moving(self, seat: int) -> None:
        """To move instead of answering an offer is a no; any move ends an offer of a takeback."""
        for what in list(self.offers):
            if what == "takeback" or seat in self.waiting(what):
                del self.offers[what]

    def known(self, state: Any, viewer: int) -> Any:
        """What a viewer may know of the state as it stands, or of the one before the last act. It
        is redacted once for all who ask before the next act; nobody may change it."""
        found = self._known.get((id(state), viewer))
        if found is None:
            found = self._known[id(state), viewer] = state, self.game.redacted(state, viewer)
        return found[1]

    def is_secret(self, step: Step) -> bool:
        """Whether those who watch see nothing of it: a step of a secret choice. Only games in which
        a choice can be made again have such steps, and nobody but the mover learns of one."""
        if not self.game.capabilities.revisable:
            return False
        before, after = (self.game.redacted(x, SPECTATOR) for x in (step.before, step.after))
        return before.tobytes() == after.tobytes()

    def _end_turns(self, mover: int, waited: tuple[int, ...]) -> None:
        """See whose turns the move has ended, and wind up the clocks.

        A choice that can be made again is only finished when something follows from it: when others
        are asked who were not, or those who were ready cannot think again."""
        asked = set(self.to_act).difference(waited, (mover,))
        thinks_again = mover in self.ready
        self.ready.discard(mover)
        released = {seat for seat in self.ready if not self._may_think_again(seat)}
        self.ready -= released
        done = mover not in self.to_act
        if released or asked:
            done = True
        elif done and self._may_think_again(mover):
            self.ready.add(mover)
            done = False
        if not self.clocks.clock:
            self.finished.append(())
            return
        finished = released | {mover} if done and mover < self.players else released
        # Who does not play earns nothing.
        earning = tuple(sorted(filter(self._has_a_clock, finished)))
        self.finished.append(earning)
        self.clocks.earn(earning)
        self.clocks.wind(finished | (asked - {self.players}))
        # Preparing a choice and changing it is nobody's way to more time.
        prepares = thinks_again or mover in self.ready
        if mover < self.players and not (self.game.capabilities.revisable and prepares):
            self.clocks.wind((mover,))

    def _may_think_again(self, seat: int) -> bool:
        return (
            self.game.capabilities.revisable
            and seat not in self.to_act
            and bool(self.game.legal(self.state, seat))
        )

    def _taken_back(self, at: int, acts: int) -> None:
        waited = self.to_act
        self._stand_still(at)
        for finished in self.finished[acts:]:
            self.clocks.unearn(finished)
        self.state, self.steps = self.past_since(acts)[0].before, ()
        self._known.clear()
        del self._past[max(0, len(self._past) - (len(self.acts) - acts)) :]
        del self.acts[acts:], self.finished[acts:]
        self.declined.clear()
        self.context = [self.version] * self.players
        self._go_on(at)
        self.clocks.wind(set(self._acting()) - set(waited))
        self.ready = {seat for seat in range(self.players) if self._may_think_again(seat)}

    def _hand_over(self, at: int, seat: int, level: str | None) -> None:
        """A bot plays for the seat from now on, or its person again: who is asked has changed, and
        what the other was thinking about is past."""
        self.chairs[seat].stand_in = level
        self.offers.clear()
        self.context[seat] = self.version
        self.clocks.stop(at)
        self._go_on(at)

    def _begin_graces(self, at: int) -> None:
        """Absence counts from now on: before, the game stood still."""
        for chair in self.chairs:
            if chair.away_since is not None:
                chair.away_since = at

    def _gap(self, at: int, ms: int) -> None:
        self.clocks.skip(ms, at)
        self.timer.skip(ms, at)
        for chair in self.chairs:
            if chair.away_since is not None:
                chair.away_since = min(chair.away_since + ms, at)

    def _go_on(self, at: int) -> None:
        """The clocks of those who are to act run from now on, except for seats that a bot has taken
        over."""
        if self.phase != "playing":
            return
        self.to_act = self.game.to_act(self.state)
        if self.clocks.clock:
            begins = at + int(1000 * self.game.moment(self.state))
            self.clocks.start(begins, tuple(filter(self._is_running, self._acting())))
        if self.game.capabilities.real_time:
            self.timer.follow(self.game, self.state, at)

    def _is_running(self, seat: int) -> bool:
        real_time = self.game.real_time
        waited_for = real_time is None or real_time.is_waited_for(self.state[0], seat)
        return waited_for and self._has_a_clock(seat)

    def _has_a_clock(self, seat: int) -> bool:
        return self.chairs[seat].stand_in is None and not self.chairs[seat].gone

    def _stand_still(self, at: int) -> None:
        self.to_act = ()
        self.offers.clear()
        self.clocks.stop(at)

    def _end(self, at: int, outcome: Outcome) -> None:
        self.phase = "over"
        self.outcome = outcome
        self._stand_still(at)
        self.timer.key = None


def fold(events: Iterable[m.Event]) -> Match:
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
