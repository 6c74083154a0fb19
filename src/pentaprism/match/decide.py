"""`decide(match, command, now)` turns a command into events, or refuses it.

It is a pure function: the match is only read, and the same match, command and time give the same
events. A refusal is a PentaprismError with a message for the sender and, if a rule of the game
forbids it, the number of the clause.
"""

import unicodedata

import msgspec

from pentaprism.core.errors import BadOption, BadRequest, GameOver
from pentaprism.core.game import Game
from pentaprism.core.words import TABLE, Message, messages_of
from pentaprism.games import registry
from pentaprism.match import hosting
from pentaprism.match import model as m
from pentaprism.match.hosting import bot_name
from pentaprism.match.match import Match, OpenOffer, Step
from pentaprism.match.matching import begun, begun_at_once, said
from pentaprism.match.refusals import NotAllowed, SeatTaken, Stale
from pentaprism.match.takebacks import revealed
from pentaprism.matched import check_level

_words = messages_of(TABLE)

_LONGEST_NAME = 24
_JOINER = "\u200d"
_DAY = 24 * 60 * 60 * 1000
_DRAW, _TAKEBACK, _PAUSE, _REMATCH = "draw", "takeback", "pause", "rematch"


def decide(match: Match | None, command: m.Command, now: int) -> list[m.Event]:
    """The events that follow from the command; none if it was a repeat or changes nothing."""
    if isinstance(command, m.Create):
        return create(command, now)
    if match is None:
        raise NotAllowed(_words("refused-unknown-table"))
    now = max(now, match.last_at)  # the machine's clock may have been set back
    match command:
        case m.Play():  # nearly all are
            return _play(match, command, now)
        case m.Sit():
            return _sit(match, command, now)
        case m.Leave(seat=seat):
            return _leave(match, seat, now)
        case m.RemoveGuest():
            return hosting.remove_guest(match, command, now)
        case m.FillSeat():
            return hosting.fill_seat(match, command, now)
        case m.Silence():
            return hosting.silence(match, command, now)
        case m.Renew():
            return hosting.renew(match, command, now)
        case m.MakeOffer():
            return _offer(match, command, now)
        case m.AnswerOffer():
            return _answer(match, command, now)
        case m.Resign(seat=seat):
            _check_person(match, seat)
            _check_going(match)
            return [m.Resigned(at=now, seat=seat), *_lost(match, seat, now, "resigned")]
        case m.Resume(seat=seat):
            _check_person(match, seat)
            if match.phase != "paused":
                raise NotAllowed(_words("refused-not-paused"))
            return [m.Resumed(at=now, seat=seat)]
        case m.GoAway(seat=seat):
            return _go_away(match, seat, now)
        case m.ComeBack(seat=seat):
            return _come_back(match, seat, now)
        case m.Tick():
            return _tick(match, now)
        case m.Rest():
            runs = match.phase == "playing" and match.timer.ends is not None
            return [m.Paused(at=now)] if runs else []
        case m.Abandon(days=days):
            return hosting.abandon(match, days, now)
        case m.Recover(ms=ms):
            # If no clock runs, none lost time. When the last event was stored, a server was there.
            ms = min(ms, now - match.last_at)
            return [m.Gap(at=now, ms=ms)] if match.deadline() is not None and ms > 0 else []


# -- before the game


def create(command: m.Create, now: int) -> list[m.Event]:
    """A new table, with the seats of the one who sets it up taken."""
    settings = command.settings
    game = registry.find(settings.game)
    _check_settings(game, settings)
    if len(command.plans) != settings.players:
        raise BadOption(f"{settings.players} seats need as many plans, not {len(command.plans)}")
    for plan in command.plans:
        if plan.bot is not None:
            check_level(game, plan.bot)
    if not any(plan.is_person for plan in command.plans):
        raise BadOption(_words("refused-needs-person"))
    if len(set(command.mine)) != len(command.mine):
        raise BadRequest(_words("refused-seat-twice"))
    created = m.Created(
        at=now,
        match_id=command.match_id,
        rules=game.version,
        settings=settings,
        plans=tuple(
            m.Plan(bot=plan.bot, name=_bot_name(plan, seat), outside=plan.outside)
            for seat, plan in enumerate(command.plans)
        ),
        seed=command.seed,
        nonce=command.nonce,
        previous=command.previous,
        host=command.key if command.mine else command.host,
        origin=command.origin,
        start=command.start,
    )
    if command.start is None:
        game.setup(settings.players, settings.options, command.seed)  # refuses what does not fit
    else:
        _check_start(game, settings, command.start)
    sits = []
    for seat in command.mine:
        _check_range(seat, settings.players)
        _check_key(command.key)
        plan = command.plans[seat]
        if not plan.is_person:
            raise SeatTaken(_words("refused-seat-of-bot", seat=game.seat(seat)))
        name = clean_name(plan.name, game.seat_name(seat).capitalize())
        strength = said(game, command.strength)
        sits.append(m.Sat(at=now, seat=seat, name=name, key=command.key, strength=strength))
    people = sum(plan.is_person for plan in command.plans)
    if len(sits) < people:
        return [created, *sits]
    return [created, *sits, begun_at_once(command, sits, now)]


def _check_start(game: Game, settings: m.Settings, start: m.Json) -> None:
    state = game.from_position(start)
    if len(game.seats(state)) != settings.players:
        raise BadOption(_words("refused-start-players", players=len(game.seats(state))))
    if game.options.changed(settings.options) != game.options_of(state):
        raise BadOption("the options are not those of the position")
    if game.outcome(state):
        raise GameOver(_words("refused-finished"))


def _bot_name(plan: m.Plan, seat: int) -> str:
    if plan.outside is not None:
        return clean_name(plan.outside, bot_name(seat))
    return "" if plan.bot is None else bot_name(seat)


def _check_settings(game: Game, settings: m.Settings) -> None:
    game.check_players(settings.players)
    game.options.complete(settings.options)
    clock = settings.clock
    if clock is not None:
        if game.has_own_clock(settings.options):
            raise BadOption(_words("refused-own-clock", game=game.name))
        if not 1000 <= clock.ms <= 14 * _DAY:
            raise BadOption(_words("refused-clock-range"))
        if isinstance(clock, m.PerGame) and not 0 <= clock.increment <= _DAY:
            raise BadOption(_words("refused-increment-range"))
    if not 0 <= settings.absence.grace <= 14 * _DAY:
        raise BadOption(_words("refused-grace-range"))


def clean_name(name: str, default: str) -> str:
    """A name as others may see it."""
    return clean_line(name)[:_LONGEST_NAME].strip() or default


def clean_line(text: str) -> str:
    """One line without control characters; emoji that are joined of several stay whole."""
    shown = "".join(
        c if c == _JOINER or unicodedata.category(c)[0] not in "CZ" else " " for c in text
    )
    return " ".join(shown.split()).strip(_JOINER)


def _sit(match: Match, command: m.Sit, now: int) -> list[m.Event]:
    _check_key(command.key)
    own = [seat for seat, chair in enumerate(match.chairs) if chair.key == command.key]
    if command.seat in own or (own and command.seat is None):
        return []  # a repeat: they have the seat already
    if match.phase != "gathering":
        raise SeatTaken(_words("refused-all-taken"))
    if command.key in match.barred:
        raise NotAllowed(_words("refused-removed"))
    free = [seat for seat, chair in enumerate(match.chairs) if chair.is_open]
    seat = free[0] if command.seat is None else command.seat
    _check_seat(match, seat)
    if seat not in free:
        raise SeatTaken(_words("refused-seat-taken", seat=match.game.seat(seat)))
    name = clean_name(command.name, match.game.seat_name(seat).capitalize())
    strength = said(match.game, command.strength)
    sat = m.Sat(at=now, seat=seat, name=name, key=command.key, strength=strength)
    return [sat, begun(match, sat, now)] if free == [seat] else [sat]


def _leave(match: Match, seat: int, now: int) -> list[m.Event]:
    _check_person(match, seat)
    if match.phase != "gathering":
        raise NotAllowed(_words("refused-leave"))
    return [m.Left(at=now, seat=seat)]


# -- moves


def _play(match: Match, command: m.Play, now: int) -> list[m.Event]:
    seat = command.seat
    _check_seat(match, seat)
    if command.ref in match.refs[seat]:
        return []
    _check_going(match)
    if command.version > match.version:
        raise BadRequest("this table has not come to that version yet")
    if command.version < match.context[seat]:
        raise Stale(_words("refused-stale"))
    if command.person and not match.chairs[seat].has_a_say:
        raise NotAllowed(_words("refused-bot-plays", seat=match.game.seat(seat)))
    if match.clocks.fallen(seat, now):
        raise NotAllowed(_words("refused-time-up"))
    _check_moves(match, seat, command.moves)
    return [m.Moved(at=now, seat=seat, moves=command.moves, ref=command.ref)]


def _check_moves(match: Match, seat: int, moves: tuple[str, ...]) -> None:
    """Several moves are one secret choice: were any other moves taken together, somebody could try
    what comes after a draw, and be refused without having drawn."""
    if not moves:
        raise BadRequest("a play needs at least one move")
    state = match.state
    for number, text in enumerate(moves, 1):
        move = match.game.read_move(state, seat, text)
        if number == len(moves):
            return
        after = match.game.apply(state, seat, move)
        if not match.is_secret(Step(state, move, after)):
            raise NotAllowed(_words("refused-together"))
        state = after


# -- offers


def _offer(match: Match, command: m.MakeOffer, now: int) -> list[m.Event]:
    seat, what, following = command.seat, command.what, command.next_match
    _check_seat(match, seat)
    chair = match.chairs[seat]
    if not (chair.is_person if what == _REMATCH else chair.has_a_say):
        raise NotAllowed(_words("refused-nobody-plays", seat=match.game.seat(seat)))
    standing = match.offers.get(what)
    if standing and standing.seat == seat:
        return []
    if standing and what == _TAKEBACK:  # of other moves: not the same offer
        raise NotAllowed(_words("refused-takeback-first"))
    if standing:  # somebody else offers the same: that is a yes
        yes = m.AnswerOffer(
            seat=seat, what=what, yes=True, next_match=following, strength=command.strength
        )
        return _answer(match, yes, now)
    _check_offer(match, seat, what)
    offered = m.Offered(at=now, seat=seat, what=what, strength=_new_strength(match, command))
    if not match.voters(what, seat):
        return [offered, *_agreed(match, what, OpenOffer(seat, set()), now, following)]
    return [offered]


def _check_offer(match: Match, seat: int, what: m.Offer) -> None:
    if what == _REMATCH:
        if match.phase != "over":
            raise NotAllowed(_words("refused-rematch-later"))
        if match.next:
            raise NotAllowed(_words("refused-next-there"))
        return
    _check_going(match)
    if what == _DRAW and match.players != 2:
        raise NotAllowed(_words("refused-draw-of-two"))
    if what in (_DRAW, _TAKEBACK) and match.somebody_is_missed():
        raise NotAllowed(_words("refused-somebody-away"))
    if what == _TAKEBACK:
        _acts_before(match, seat)
    if match.declined.get((seat, what)) == match.moves_of(seat) and match.voters(what, seat):
        raise NotAllowed(_words("refused-asked-already"))


def may_take_back(match: Match, seat: int) -> bool:
    """Whether the seat's last move can be taken back if the others agree."""
    try:
        _check_offer(match, seat, "takeback")
    except (NotAllowed, GameOver):
        return False
    return True


def _answer(match: Match, command: m.AnswerOffer, now: int) -> list[m.Event]:
    seat, what = command.seat, command.what
    _check_seat(match, seat)
    standing = match.offers.get(what)
    if not standing:
        raise NotAllowed(_words("refused-nothing-to-answer"))
    if standing.seat == seat and not command.yes:  # taken back by the one who asked
        return [m.Answered(at=now, seat=seat, what=what, yes=False, withdrawn=True)]
    if seat not in match.waiting(what):
        raise NotAllowed(_words("refused-not-asked"))
    # One screen answers for all of its seats.
    key = match.chairs[seat].key
    answering = [
        other
        for other in match.waiting(what)
        if other == seat or (key and match.chairs[other].key == key)
    ]
    if not command.yes:
        return [m.Answered(at=now, seat=seat, what=what, yes=False)]
    events: list[m.Event] = [
        m.Answered(at=now, seat=other, what=what, yes=True, strength=_new_strength(match, command))
        for other in answering
    ]
    if answering == match.waiting(what):
        events += _agreed(match, what, standing, now, command.next_match)
    return events


def _new_strength(match: Match, command: m.MakeOffer | m.AnswerOffer) -> float | None:
    """What bots shall be matched to in the next game; within one nothing changes."""
    return said(match.game, command.strength) if command.what == _REMATCH else None


def _agreed(
    match: Match, what: m.Offer, offer: OpenOffer, now: int, following: str
) -> list[m.Event]:
    """The events of an offer that everybody has agreed to."""
    if what == _DRAW:
        return [_ended(now, (), _words("over-agreed"))]
    if what == _TAKEBACK:
        return [m.TakenBack(at=now, moves=_acts_before(match, offer.seat))]
    if what == _PAUSE:
        return [m.Paused(at=now)]
    if not following:
        raise BadRequest("a rematch needs a table to go to")
    return [m.Rematched(at=now, match_id=following)]


def _acts_before(match: Match, seat: int) -> int:
    """How many acts are left when the seat takes back its last one; refuses where that would undo
    something that somebody has learnt. How long it takes tells nothing of how many steps a secret
    choice had: only the last one of each act is looked at."""
    if not match.settings.takebacks:
        raise NotAllowed(_words("refused-no-takebacks"))
    own = [n for n, moved in enumerate(match.acts) if moved.seat == seat]
    if not own:
        raise NotAllowed(_words("refused-not-moved"))
    last = own[-1]
    for moved, past in zip(match.acts[last:], match.past_since(last), strict=True):
        if revealed(match.game, past.shown.before, moved.seat, past.shown.move, past.shown.after):
            raise NotAllowed(_words("refused-shown-since"))
    return last


# -- people who are gone, and time


def _lost(match: Match, seat: int, now: int, how: str) -> list[m.Event]:
    """A seat has resigned or lost on time. With three or more players, some of them people, a bot
    plays on for it; otherwise the others win."""
    others = {other: chair for other, chair in enumerate(match.chairs) if other != seat}
    if match.players > 2 and any(chair.has_a_say for chair in others.values()):
        return [m.Replaced(at=now, seat=seat, level=match.game.middle_level)]
    left = tuple(other for other, chair in others.items() if not chair.gone)
    why = _words(f"over-{how}", seat=match.game.seat(seat)) if left else _words("over-left")
    return [_ended(now, left, why)]


def _ended(now: int, winners: tuple[int, ...], why: Message) -> m.Ended:
    # As it will be read from the store, where the values are plain JSON.
    stored = msgspec.convert(msgspec.to_builtins(why), Message)
    return m.Ended(at=now, winners=winners, reason=str(why), words=stored)


def _go_away(match: Match, seat: int, now: int) -> list[m.Event]:
    _check_seat(match, seat)
    chair = match.chairs[seat]
    if match.phase == "over":
        return []
    if chair.plays_outside and chair.away_since is None:
        return [m.Away(at=now, seat=seat)]  # shown to people even if the table just waits
    cares = match.settings.absence.then != "wait"
    if not cares or not chair.has_a_say or chair.away_since is not None:
        return []
    return [m.Away(at=now, seat=seat)]


def _come_back(match: Match, seat: int, now: int) -> list[m.Event]:
    _check_seat(match, seat)
    chair = match.chairs[seat]
    if match.phase == "over" or (chair.gone and not chair.plays_outside):
        return []
    if chair.away_since is None and chair.stand_in is None:
        return []
    return [m.Back(at=now, seat=seat)]


def _tick(match: Match, now: int) -> list[m.Event]:
    """What the earliest passed deadline brings about; the server ticks until none is left."""
    first = match.deadline()
    if first is None or first > now:
        return []
    flag = match.clocks.flag()
    if flag and flag[0] == first:
        return _flagged(match, now, *flag[1])
    if match.timer.ends == first:
        clock = match.players
        (text,) = match.game.legal_texts(match.state, clock)
        return [m.Moved(at=now, seat=clock, moves=(text,))]
    late = [seat for seat in match.absentees() if match.grace_ends(seat) == first]
    if match.settings.absence.then == "bot":
        return [m.Replaced(at=now, seat=late[0], level=match.game.middle_level)]
    resigned: list[m.Event] = [m.Resigned(at=now, seat=seat) for seat in late]
    if len(late) == match.players == 2:
        return [*resigned, _ended(now, (), _words("over-both-away"))]
    return [resigned[0], *_lost(match, late[0], now, "away")]


def _flagged(match: Match, now: int, seat: int, *others: int) -> list[m.Event]:
    """These clocks ran out at the same moment. If they are those of both players, nobody wins."""
    fallen: list[m.Event] = [m.Flagged(at=now, seat=seat)]
    if others and match.players == 2:
        fallen += [m.Flagged(at=now, seat=other) for other in others]
        return [*fallen, _ended(now, (), _words("over-both-flagged"))]
    if match.chairs[seat].is_bot and match.players > 2:
        return fallen  # and plays on without
    return [*fallen, *_lost(match, seat, now, "flagged")]


# -- checks


def _check_seat(match: Match, seat: int) -> None:
    _check_range(seat, match.players)


def _check_range(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadRequest(f"a seat is a number from 0 to {players - 1}, not {seat}")


def _check_key(key: str) -> None:
    if not key:
        raise BadRequest("whoever sits down needs a key that opens the seat")


def _check_person(match: Match, seat: int) -> None:
    _check_seat(match, seat)
    if not match.chairs[seat].is_person or match.chairs[seat].gone:
        raise NotAllowed(_words("refused-nobody-plays", seat=match.game.seat(seat)))


def _check_going(match: Match) -> None:
    if match.phase == "over":
        raise GameOver(_words("refused-finished"))
    if match.phase == "paused":
        raise NotAllowed(_words("refused-paused"))
    if match.phase == "gathering":
        missing = sum(chair.is_open for chair in match.chairs)
        raise NotAllowed(_words("refused-gathering", missing=missing))
