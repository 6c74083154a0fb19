"""The tables. A change here needs a new file in migrations/versions; a test compares the two."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


class SafeText(sa.TypeDecorator[str]):
    """Text that both databases take: PostgreSQL refuses the character NUL, even in a question.

    Names, chat and the ids in links come from outside, so that anything may be in them."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: sa.Dialect) -> str | None:
        if value is not None and "\0" in value:
            return value.replace("\0", "\N{REPLACEMENT CHARACTER}")
        return value


# Narrow on purpose: a row of it is rewritten with every append.
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", SafeText, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("due", sa.BigInteger),
)
sa.Index(
    "ix_matches_due",
    matches.c.due,
    sqlite_where=matches.c.due.is_not(None),
    postgresql_where=matches.c.due.is_not(None),
)

# In SQLite a table with row ids: events go to its end, and only the slim index of the primary key
# is written in many places. Measured: some 40 % slower when events lie in the key's order.
events = sa.Table(
    "events",
    metadata,
    sa.Column("match", SafeText, sa.ForeignKey(matches.c.id), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

summaries = sa.Table(
    "summaries",
    metadata,
    sa.Column("match", SafeText, sa.ForeignKey(matches.c.id), primary_key=True),
    sa.Column("game", SafeText, nullable=False),
    sa.Column("phase", SafeText, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("info", sa.LargeBinary, nullable=False),
    sa.Column("origin", SafeText, nullable=False, server_default=""),
    # When people were last known to be there; null where nobody has looked yet.
    sa.Column("seen", sa.BigInteger),
)
sa.Index(
    "ix_summaries_created",
    summaries.c.created,
    sqlite_where=summaries.c.phase != "over",
    postgresql_where=summaries.c.phase != "over",
)

chat = sa.Table(
    "chat",
    metadata,
    # SQLite counts by itself only in a column of type INTEGER.
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("match", SafeText, sa.ForeignKey(matches.c.id), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", SafeText, nullable=False),
    sa.Column("text", SafeText, nullable=False),
)
sa.Index("ix_chat_match", chat.c.match, chat.c.id)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("match", SafeText, sa.ForeignKey(matches.c.id), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

# Studies are small and are written by hand: each edit writes the whole of it.
studies = sa.Table(
    "studies",
    metadata,
    sa.Column("id", SafeText, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("origin", SafeText, nullable=False),
    # When somebody last opened or changed it.
    sa.Column("seen", sa.BigInteger, nullable=False),
)
sa.Index("ix_studies_origin", studies.c.origin, studies.c.seen)

beats = sa.Table(
    "beats",
    metadata,
    sa.Column("node", SafeText, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("key", SafeText, primary_key=True),
    sa.Column("value", SafeText, nullable=False),
)

# Evenings in a room, by the code that people type in. `match` is the game on the table.
rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("code", SafeText, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("match", SafeText),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
sa.Index("ix_rooms_match", rooms.c.match)
