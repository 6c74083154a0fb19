"""What each viewer may know of a match. Nothing else reads a match for a browser.

Views and log lines are made from redacted states, so they cannot tell a viewer too much.
"""

import hashlib
from functools import lru_cache
from typing import Any, Literal

import msgspec

from pentaprism.core.game import SPECTATOR
from pentaprism.core.outcome import Outcome
from pentaprism.core.words import TABLE, Message, messages_of
from pentaprism.match import model as m
from pentaprism.match.match import Match, Step

Json = dict[str, Any]
_words = messages_of(TABLE)


class View(msgspec.Struct, frozen=True):
    """All that a seat may see of the game; seat null for those who watch (docs/formats.md).
    `details`: what a picture of this game needs besides, and only its rules can tell."""

    seat: int | None
    position: Json
    to_act: list[int]
    legal: dict[str, list[str]]
    outcome: Json | None
    scores: list[Any]
    details: Json | msgspec.UnsetType = msgspec.UNSET


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there. `stand_in`: a bot of a level plays for the one who is away or has given up.
    An outside bot has no level. `host`: the person has set the table up, and can silence others or
    remove them before the game."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None = None
    present: bool = False
    stand_in: bool = False
    host: bool = False
    silenced: bool = False


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, as the reader may know it.

    `moves` is the number of moves played after it, a secret choice counted as one: where a replay
    has to stand to see it. `move` is the text of the move where the reader may know it (of several,
    with commas between them), and `events` tell what it did; all other lines have `words`.
    `credit`: where it counts who is first, it came in so many milliseconds after it was made."""

    kind: str
    seat: int | None
    words: Message | None
    at: int
    moves: int
    move: str | None = None
    events: tuple[Json, ...] = ()
    credit: int | msgspec.UnsetType = msgspec.UNSET


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left of each seat at `at`, and whose clocks run from then on."""

    left: list[int]
    running: list[int]
    at: int


class Timer(msgspec.Struct, frozen=True):
    """A phase of the game in real time that ends at `ends`; `seconds` long in all."""

    ends: int
    seconds: int


class OfferInfo(msgspec.Struct, frozen=True):
    """`waiting`: the seats that have not answered yet."""

    what: m.Offer
    seat: int
    waiting: list[int]


class Result(msgspec.Struct, frozen=True):
    """`words` are the end of the game in a sentence, `reason` why it ended, in English; `scores` as
    in a view."""

    winners: list[int]
    reason: str
    words: Message
    scores: list[Any]


class Fairness(msgspec.Struct, frozen=True):
    """`hash` is the SHA-256 of "seed:nonce" (seed in decimal), shown from the start; seed and nonce
    only after the end. The seed is a text, since it may be larger than a browser's numbers."""

    hash: str
    seed: str | None = None
    nonce: str | None = None


def view(match: Match, seat: int | None) -> View:
    """The game as the seat sees it now; nothing to do for anybody while it stands still."""
    if match.phase == "gathering":
        return _empty_table(match, seat)
    known = match.known(match.state, SPECTATOR if seat is None else seat)
    seen = View(**match.game.view(match.state, seat, known))
    if match.phase == "playing":
        return seen
    outcome = None if match.outcome is None else msgspec.to_builtins(match.outcome)
    return msgspec.structs.replace(seen, to_act=[], legal={}, outcome=outcome)


def shared_view(match: Match) -> View | None:
    """In a game without secrets, the view that is the same for all but for the legal moves."""
    game = match.game
    if game.capabilities.hidden:
        return None
    if game.capabilities.chance or match.phase != "playing":
        return view(match, None)
    # Nothing to redact, and the match knows the rest.
    position, scores = game.position(match.state), game.scores(match.state)
    details = game.details_for(match.state, SPECTATOR)
    return View(None, position, list(match.to_act), {}, None, scores, details or msgspec.UNSET)


def views(match: Match, mine: tuple[int, ...], shared: View | None) -> dict[str, View]:
    """The view of each of these seats by its number, or the one of those who watch."""
    if not mine:
        return {"watch": shared or view(match, None)}
    if shared is None:
        return {str(seat): view(match, seat) for seat in mine}
    return {
        str(seat): msgspec.structs.replace(shared, seat=seat, legal=_legal(match, seat))
        for seat in mine
    }


def _legal(match: Match, seat: int) -> dict[str, list[str]]:
    may = seat in match.to_act or match.game.capabilities.revisable
    texts = match.game.legal_texts(match.state, seat) if may and match.phase == "playing" else []
    return {str(seat): texts} if texts else {}


def _empty_table(match: Match, seat: int | None) -> View:
    """Before the game begins: an example of a first position, not that of this game. Otherwise one
    could look at a hand, leave the seat and take another."""
    example = match.game.setup(match.players, match.settings.options, 0)
    seen = View(**match.game.view(example, None))
    return msgspec.structs.replace(seen, seat=seat, to_act=[])


def seats(match: Match, present: list[bool] | None = None) -> list[SeatInfo]:
    infos = []
    for seat, chair in enumerate(match.chairs):
        kind: Literal["person", "bot", "open"] = "person" if chair.key else "open"
        if chair.is_bot:
            kind = "bot"
        here = chair.away_since is None if chair.is_bot else bool(present and present[seat])
        infos.append(
            SeatInfo(
                name=chair.name,
                kind=kind,
                level=chair.level,
                present=here,
                stand_in=chair.stand_in is not None,
                host=match.is_host(seat),
                silenced=chair.silenced,
            )
        )
    return infos


def clocks(match: Match) -> Clocks | None:
    if match.settings.clock is None:
        return None
    left = [max(0, ms) for ms in match.clocks.left]
    return Clocks(left, list(match.clocks.running), match.clocks.since)


def timer(match: Match) -> Timer | None:
    ends = match.timer.ends
    return None if ends is None else Timer(ends, match.timer.seconds)


def offers(match: Match) -> list[OfferInfo]:
    return [
        OfferInfo(what, offer.seat, match.waiting(what)) for what, offer in match.offers.items()
    ]


def silent(match: Match) -> list[int]:
    """The seats that may not talk to the others now."""
    if match.game.talk is None:
        return []
    return [seat for seat in range(match.players) if match.silenced(seat)]


def result(match: Match) -> Result | None:
    if match.outcome is None:
        return None
    return Result(
        list(match.outcome.winners),
        match.outcome.reason,
        result_words(match, match.outcome),
        match.game.scores(match.state),
    )


def result_words(match: Match, outcome: Outcome) -> Message:
    """The end in a sentence, with the names of the people."""
    reason = outcome.words or outcome.reason
    if match.abandoned:
        return _words("result-abandoned", reason=reason)
    winners: list[Any] = [match.chairs[seat].name for seat in outcome.winners]
    return _words("result", winners=winners, count=len(winners), reason=reason)


def fairness(match: Match) -> Fairness:
    seed, nonce = str(match.created.seed), match.created.nonce
    told = _promise(seed, nonce)
    return Fairness(told, seed, nonce) if match.phase == "over" else Fairness(told)


@lru_cache(10_000)
def _promise(seed: str, nonce: str) -> str:
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def line(match: Match, event: m.Event, viewer: int | None) -> Line | None:
    """The line of the log for an event that the match has just taken in, if it deserves one."""
    if isinstance(event, m.Moved):
        return _move_line(match, event, viewer)
    words = _log_words(match, event)
    if words is None:
        return None
    kind = type(event).__struct_config__.tag
    return Line(str(kind), getattr(event, "seat", None), words, event.at, len(match.acts))


def _move_line(match: Match, event: m.Moved, viewer: int | None) -> Line:
    """The last step is told to everybody, as far as they can see; those of a secret choice before
    it only to whoever chose, so that nobody else knows how many there were."""
    game = match.game
    open_to_all = not game.capabilities.hidden
    own = open_to_all or viewer == event.seat
    steps = match.steps if own else match.steps[-1:]
    if not open_to_all:
        steps = _known_steps(match, steps, SPECTATOR if viewer is None else viewer)
    # The text of another seat's move may say more than its events do.
    return line_of(match, event, steps, ", ".join(event.moves) if own else None)


def _known_steps(match: Match, steps: tuple[Step, ...], viewer: int) -> tuple[Step, ...]:
    """The steps as the viewer may know them. What was there before is redacted anew where a choice
    may have had secret steps: before the last of several nobody was shown anything, and how long
    this takes must not tell that there were several."""
    redacted = match.game.redacted
    before = redacted if match.game.capabilities.revisable else match.known
    return tuple(
        Step(
            before(step.before, viewer),
            step.move,
            match.known(step.after, viewer)
            if step.after is match.state
            else redacted(step.after, viewer),
        )
        for step in steps
    )


def line_of(match: Match, event: m.Moved, steps: tuple[Step, ...], move: str | None) -> Line:
    """The line of an act whose steps are told with these states."""
    game = match.game
    events: list[Any] = []
    for before, number, after in steps:
        events += game.events(before, event.seat, number, after)
    events = game.told_with(events, event.afterthoughts)
    who = event.seat if event.seat < match.players else None
    told = tuple(map(game.event_values, events))
    credit = event.credit or msgspec.UNSET
    return Line("moved", who, None, event.at, len(match.acts), move, told, credit)


def _log_words(match: Match, event: m.Event) -> Message | None:
    """What the log says of an event that is not a move; None if it says nothing."""
    key = f"line-{type(event).__struct_config__.tag}"
    match event:
        case m.Sat(seat=seat, name=name) | m.Filled(seat=seat, name=name):
            return _words(key, name=name, **_as(match, seat))
        case m.Left(seat=seat):
            return _words(key, **_as(match, seat))
        case m.Removed(name=name):
            return _words(key, name=name)
        case m.Tied(seat=seat, other=other, ms=ms):
            return _words(key, seat=seat, other=other, ms=ms)
        case m.Silenced(seat=seat, silent=silent):
            return _words(key, seat=seat, silent=silent)
        case m.Offered(seat=seat, what=what):
            return _words(key, seat=seat, what=what)
        case m.Answered(seat=seat, what=what, yes=yes, withdrawn=withdrawn):
            answer = "line-agreed" if yes else "line-declined"
            return _words("line-withdrawn" if withdrawn else answer, seat=seat, what=what)
        case m.TakenBack(moves=moves):
            return _words(key, moves=moves)
        case m.Gap(ms=ms):
            return _words(key, seconds=round(ms / 1000))
        case m.Replaced(seat=seat, level=level):
            return _words(key, seat=seat, level=level)
        case m.Resumed() | m.Away() | m.Back() | m.Resigned() | m.Flagged():
            return _words(key, seat=event.seat)
        case m.Begun() | m.Paused() | m.Rematched():
            return _words(key)
        case m.Ended() | m.Abandoned() if match.outcome:
            return result_words(match, match.outcome)
        case _:
            return None


def _as(match: Match, seat: int) -> dict[str, Any]:
    """What the seat is called, if this game has names for its seats."""
    return {"as": match.game.seat(seat) if match.game.names_seats else None}
