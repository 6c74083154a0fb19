"""Play a logged game again, exactly, and make a record file of it."""

from pentaprism.arena import table
from pentaprism.arena.contestants import own_version, player_of
from pentaprism.arena.log import Log, LoggedGame
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import seats_of
from pentaprism.core.outcome import Outcome
from pentaprism.records import Record


def record_of(log: Log, number: int) -> Record:
    """The record of a game, by its number in the log."""
    logged = log.game(number)
    pairing = logged.pairing
    record = Record.begin(
        pairing.kind,
        pairing.players,
        pairing.options,
        logged.seed,
        [pairing.contestants[contestant] for contestant in logged.lineup],
    )
    for seat, move, ms in _moves(logged):
        record.add(seat, move, ms)
    record.finish(Outcome(seats_of(logged.played.winners), logged.played.reason))
    return record


def _moves(logged: LoggedGame) -> list[tuple[int, str, int]]:
    """As logged; or by playing again what the seed gives, which must be the very same game."""
    if logged.played.record is not None:
        return table.unpack(logged.played.record)
    pairing, game = logged.pairing, logged.pairing.kind
    by = [player_of(text, game) for text in pairing.contestants]
    played, moves = table.play(
        game, pairing.players, pairing.options, logged.seed, logged.lineup, by
    )
    if (played.digest, played.winners) != (logged.played.digest, logged.played.winners):
        theirs = " and ".join(sorted(set(logged.versions)))
        raise BadRequest(
            f"game {logged.number} was played by version {theirs}; "
            f"this is {own_version()}, which plays otherwise"
        )
    return table.unpack(table.pack(game, moves))
