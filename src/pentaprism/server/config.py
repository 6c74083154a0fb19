"""How a server is set up; every number can be changed by an environment variable."""

import os
from collections.abc import Iterable, Mapping

import msgspec

from pentaprism.core.errors import BadOption
from pentaprism.server.sites import host_name


class Limits(msgspec.Struct, frozen=True):
    """What one server, one address and one connection may use. PENTAPRISM_BODY=... and so on."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 4 * 1024  # bytes of a websocket message
    tables: int = 20_000  # tables of the last fortnight that are not over, in all
    tables_of_address: int = 100  # of them set up from one address
    listed_of_address: int = 3  # of them that the lobby shows
    tables_a_minute: int = 30  # set up from one address
    rooms: int = 2_000  # rooms of the last day, in all
    rooms_a_minute: int = 10  # opened from one address
    studies_a_minute: int = 20  # begun from one address
    codes_a_minute: int = 60  # of rooms that one address may look for and not find
    empty_minutes: int = 60  # after which a table that never began and has nobody at it is free
    lobby_minutes: int = 10  # for which the lobby shows a table that has nobody at it
    requests_a_minute: int = 600  # from one address
    sockets: int = 100  # open from one address
    connections: int = 4_000  # open in all
    connections_of_address: int = 200  # open from one address, websockets among them
    request_seconds: int = 20  # within which a whole request has to come
    hello_seconds: int = 10  # within which a websocket has to say hello
    messages_a_second: int = 20  # on one socket
    chat_a_minute: int = 20  # lines of one seat
    hints_a_minute: int = 30  # for one seat
    takebacks_a_minute: int = 30  # asked for by one seat
    outbox: int = 512  # messages waiting for a slow browser before it is disconnected
    outbox_bytes: int = 1024 * 1024  # and how long they may be together
    cached: int = 5_000  # tables kept in memory


class Outside(msgspec.Struct, frozen=True):
    """A program that plays at this server's tables, as `--bot` names it."""

    name: str
    command: str
    games: tuple[str, ...]
    version: str = ""


class Config(msgspec.Struct, frozen=True):
    """PENTAPRISM_BOT_THREADS=... and so on."""

    database: str
    #: Signs seat tokens; kept in the database when none is given.
    secret: str | None = None
    limits: Limits = Limits()
    #: Threads in which bots think.
    bot_threads: int = 2
    #: The longest a bot thinks about one move, in milliseconds.
    bot_ms: int = 1500
    #: Bots answer no sooner than this, so that people can follow.
    bot_pause_ms: int = 450
    #: At full strength a bot thinks on while a person is to move, for so many milliseconds a turn,
    #: where nobody else thinks; 0: it waits.
    ponder_ms: int = 3000
    #: How long a person may be unconnected before the table counts them as away.
    away_after_ms: int = 5000
    #: Where it counts who is first, what a browser says counts from at most so many milliseconds
    #: before it came in; 0: in the order in which it comes in.
    race_ms: int = 150
    #: If a bot's move is not there by then, any process may make it: the one that should have is
    #: gone.
    bot_lease_ms: int = 20_000
    #: A game that no person was connected to for so many days is ended; 0: none ever is.
    abandoned_days: int = 14
    #: Outside bots that can be chosen for a seat, and how many of their processes there may be.
    outside: tuple[Outside, ...] = ()
    outside_processes: int = 4
    #: So much later than it was told its answer still counts, in milliseconds.
    outside_grace_ms: int = 1000
    #: How long an outside bot may take to start, and to load a game.
    outside_start_ms: int = 20_000
    #: Megabytes of memory of one outside bot.
    outside_memory_mb: int = 1024
    #: Who may use the lab: 0 nobody, 1 this machine, 2 whoever reaches the server.
    lab: int = 1
    #: Workers of the lab, as many as cores if 0; only one is busy while people play.
    lab_workers: int = 0
    #: Whether other machines may read /metrics.
    open_metrics: int = 0
    #: Names by which the server is called, besides those of this machine (sites.py).
    allowed_hosts: tuple[str, ...] = ()

    @classmethod
    def from_env(
        cls,
        database: str,
        env: Mapping[str, str] = os.environ,
        allowed_hosts: Iterable[str] = (),
    ) -> "Config":
        named = [*allowed_hosts, *listed("PENTAPRISM_ALLOWED_HOSTS", env)]
        given = cls(
            database=database,
            secret=env.get("PENTAPRISM_SECRET"),
            allowed_hosts=tuple(map(host_name, named)),
            limits=Limits(**_numbers(Limits, env)),
        )
        return msgspec.structs.replace(given, **_numbers(cls, env))


def listed(name: str, env: Mapping[str, str] = os.environ) -> list[str]:
    """What stands in an environment variable, with commas or blanks between."""
    return env.get(name, "").replace(",", " ").split()


def _numbers(settings: type[msgspec.Struct], env: Mapping[str, str]) -> dict[str, int]:
    """Those of the settings that are whole numbers and stand in the environment."""
    given = {}
    for field in msgspec.structs.fields(settings):
        name = f"PENTAPRISM_{field.name.upper()}"
        if field.type is int and name in env:
            if not env[name].isdecimal():
                raise BadOption(f"{name} is a whole number, not {env[name]!r}")
            given[field.name] = int(env[name])
    return given
