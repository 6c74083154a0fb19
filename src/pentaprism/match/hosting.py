"""Keeping order at a table: what whoever set it up may do about guests, new keys for seats, and the
end of games that everybody has left."""

from pentaprism.core.words import TABLE, messages_of
from pentaprism.match import model as m
from pentaprism.match.match import Match
from pentaprism.match.matching import begun
from pentaprism.match.refusals import NotAllowed, SeatTaken
from pentaprism.matched import check_level

_words = messages_of(TABLE)

#: What bots are called, by their seat.
_BOTS = ("Iris", "Opal", "Ray", "Halo", "Beryl", "Lux", "Nova", "Dawn", "Flint", "Umbra")


def remove_guest(match: Match, command: m.RemoveGuest, now: int) -> list[m.Event]:
    """Before the game only: afterwards the others would lose theirs."""
    _check_guest(match, command.seat, command.guest)
    if match.phase != "gathering":
        raise NotAllowed(_words("refused-no-removing"))
    name = match.chairs[command.guest].name
    return [m.Removed(at=now, seat=command.guest, name=name)]


def fill_seat(match: Match, command: m.FillSeat, now: int) -> list[m.Event]:
    """A bot takes a seat that nobody has come for; with the last one the game begins."""
    _check_host(match, command.seat, command.free)
    if match.phase != "gathering":
        raise NotAllowed(_words("refused-all-taken"))
    if not match.chairs[command.free].is_open:
        raise SeatTaken(_words("refused-seat-taken", seat=match.game.seat(command.free)))
    check_level(match.game, command.level)
    filled = m.Filled(at=now, seat=command.free, name=bot_name(command.free), level=command.level)
    last = sum(chair.is_open for chair in match.chairs) == 1
    return [filled, begun(match, filled, now)] if last else [filled]


def bot_name(seat: int) -> str:
    return _BOTS[seat]


def silence(match: Match, command: m.Silence, now: int) -> list[m.Event]:
    _check_guest(match, command.seat, command.guest)
    if match.chairs[command.guest].silenced == command.silent:
        return []
    return [m.Silenced(at=now, seat=command.guest, silent=command.silent)]


def _check_host(match: Match, host: int, other: int) -> None:
    if not all(0 <= seat < match.players for seat in (host, other)):
        raise NotAllowed(_words("refused-no-such-seat"))
    if not match.is_host(host):
        raise NotAllowed(_words("refused-host-only"))


def _check_guest(match: Match, host: int, guest: int) -> None:
    _check_host(match, host, guest)
    if not match.chairs[guest].is_person:
        raise NotAllowed(_words("refused-nobody-there", seat=match.game.seat(guest)))
    if match.is_host(guest):
        raise NotAllowed(_words("refused-own-seat"))


def renew(match: Match, command: m.Renew, now: int) -> list[m.Event]:
    """All seats of one person at once: they share a key."""
    seats = tuple(seat for seat, chair in enumerate(match.chairs) if chair.key == command.old)
    if command.old and seats:
        return [m.Renewed(at=now, seats=seats, key=command.key)]
    if any(chair.key == command.key for chair in match.chairs):
        return []  # a repeat
    raise NotAllowed(_words("refused-lost-seat"))


def abandon(match: Match, days: int, now: int) -> list[m.Event]:
    """Where a clock or a grace still runs, that decides instead."""
    goes_on = match.phase in ("playing", "paused")
    return [m.Abandoned(at=now, days=days)] if goes_on and match.deadline() is None else []
