"""How a server is set up; every limit can be changed by an environment variable."""

import os
from collections.abc import Mapping

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one server, one address and one connection may use. PENTAPRISM_BODY=... and so on."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 4 * 1024  # bytes of a websocket message
    tables: int = 20_000  # tables that are not over, in all
    tables_a_minute: int = 30  # set up from one address
    requests_a_minute: int = 600  # from one address
    sockets: int = 100  # open from one address
    messages_a_second: int = 20  # on one socket
    chat_a_minute: int = 20  # lines on one socket
    hints_a_minute: int = 30  # on one socket
    outbox: int = 512  # messages waiting for a slow browser before it is let go
    cached: int = 5_000  # tables kept in memory

    @classmethod
    def from_env(cls, env: Mapping[str, str] = os.environ) -> "Limits":
        given = {
            field: int(env[name])
            for field in cls.__struct_fields__
            if (name := f"PENTAPRISM_{field.upper()}") in env
        }
        return cls(**given)


class Config(msgspec.Struct, frozen=True):
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
    #: How long a person may be unconnected before the table counts them as away.
    away_after_ms: int = 5000
