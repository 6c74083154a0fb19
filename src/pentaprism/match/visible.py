"""What each viewer may know of a match. Nothing else reads a match for a browser.

Views and log lines are made from redacted states, so they cannot tell a viewer too much.
"""

import hashlib
import re
from functools import lru_cache
from typing import Any, Literal

import msgspec

from pentaprism.core.game import SPECTATOR
from pentaprism.core.outcome import Outcome
from pentaprism.match import model as m
from pentaprism.match.match import Match, Step

Json = dict[str, Any]


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
    with commas between them); `events` tell what it did."""

    kind: str
    seat: int | None
    text: str
    at: int
    moves: int
    move: str | None = None
    events: tuple[Json, ...] = ()


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
    """`text` is the end of the game in a sentence; `scores` as in a view."""

    winners: list[int]
    reason: str
    text: str
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
    seen = View(**match.game.view(match.state, seat))
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
    return View(
        None, game.position(match.state), list(match.to_act), {}, None, game.scores(match.state)
    )


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
    return [seat for seat in range(match.players) if match.silenced(seat)]


def result(match: Match) -> Result | None:
    if match.outcome is None:
        return None
    return Result(
        list(match.outcome.winners),
        match.outcome.reason,
        result_text(match, match.outcome),
        match.game.scores(match.state),
    )


def result_text(match: Match, outcome: Outcome) -> str:
    """The end in a sentence, with the names of the people."""
    if match.abandoned:
        return f"The game was abandoned: {outcome.reason}."
    if outcome.is_draw:
        return f"A draw: {outcome.reason}."
    names = " and ".join(match.chairs[seat].name for seat in outcome.winners)
    wins = "wins" if len(outcome.winners) == 1 else "share the win"
    return f"{names} {wins}: {named(match, outcome.reason)}."


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
    text = _words(match, event)
    if text is None:
        return None
    kind = type(event).__struct_config__.tag
    return Line(str(kind), getattr(event, "seat", None), text, event.at, len(match.acts))


def _move_line(match: Match, event: m.Moved, viewer: int | None) -> Line:
    """The last step is told to everybody, as far as they can see; those of a secret choice before
    it only to whoever chose, so that nobody else knows how many there were."""
    game = match.game
    open_to_all = not game.capabilities.hidden
    own = open_to_all or viewer == event.seat
    steps = match.steps if own else match.steps[-1:]
    if not open_to_all:
        seat = SPECTATOR if viewer is None else viewer
        steps = tuple(
            Step(game.redacted(before, seat), move, game.redacted(after, seat))
            for before, move, after in steps
        )
    # The text of another seat's move may say more than its events do.
    return line_of(match, event, steps, ", ".join(event.moves) if own else None)


def line_of(match: Match, event: m.Moved, steps: tuple[Step, ...], move: str | None) -> Line:
    """The line of an act whose steps are told with these states."""
    game = match.game
    events: list[Any] = []
    for before, number, after in steps:
        events += game.events(before, event.seat, number, after)
    events = game.told_with(events, event.afterthoughts)
    text = named(match, "; ".join(map(game.tell, events)))
    who = event.seat if event.seat < match.players else None
    told = tuple(map(game.event_values, events))
    return Line("moved", who, text, event.at, len(match.acts), move, told)


def _as(match: Match, seat: int) -> str:
    """What the seat is called, if this game has names for its seats."""
    return f" as {match.game.seat_name(seat)}" if match.game.names_seats else ""


_SEAT = re.compile(r"\bseat (\d+)\b")


def named(match: Match, text: str) -> str:
    """Rules speak of seats where a game has no names for them; people have names."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        return match.chairs[seat].name if seat < match.players else "the clock"

    return _SEAT.sub(name, text) if "seat " in text else text


def _words(match: Match, event: m.Event) -> str | None:
    def name(seat: int) -> str:
        return match.chairs[seat].name or match.game.seat_name(seat)

    match event:
        case m.Sat(seat=seat, name=who):
            return f"{who} sits down{_as(match, seat)}"
        case m.Left(seat=seat):
            return f"A place is free again{_as(match, seat)}"
        case m.Removed(name=who):
            return f"{who} was removed from the table"
        case m.Filled(seat=seat, name=who):
            return f"{who}, a bot, sits down{_as(match, seat)}"
        case m.Silenced(seat=seat, silent=silent):
            return f"{name(seat)} may {'not chat any more' if silent else 'chat again'}"
        case m.Begun():
            return "The game begins"
        case m.Offered(seat=seat, what=what):
            return f"{name(seat)} {_OFFERS[what]}"
        case m.Answered(seat=seat, what=what, yes=yes, withdrawn=withdrawn):
            if withdrawn:
                return f"{name(seat)} no longer asks for the {what}"
            return f"{name(seat)} says {'yes' if yes else 'no'} to the {what}"
        case m.TakenBack(moves=moves):
            return f"Back to where the game stood after {moves} moves"
        case m.Paused():
            return "The game is paused"
        case m.Resumed(seat=seat):
            return f"{name(seat)} goes on"
        case m.Gap(ms=ms):
            return f"The server was away for {ms / 1000:.0f} seconds; no clock ran"
        case m.Away(seat=seat):
            return f"{name(seat)} has gone"
        case m.Back(seat=seat):
            return f"{name(seat)} is back"
        case m.Resigned(seat=seat):
            return f"{name(seat)} gives up"
        case m.Flagged(seat=seat):
            return f"{name(seat)} has no time left"
        case m.Replaced(seat=seat, level=level):
            return f"A bot ({level}) plays on for {name(seat)}"
        case m.Ended(winners=winners, reason=reason):
            return result_text(match, Outcome(winners, reason))
        case m.Abandoned() if match.outcome:
            return result_text(match, match.outcome)
        case m.Rematched():
            return "The next game is set up"
        case _:
            return None


_OFFERS: dict[str, str] = {
    "draw": "offers a draw",
    "takeback": "would like to take a move back",
    "pause": "asks for a pause",
    "rematch": "wants another game",
}
