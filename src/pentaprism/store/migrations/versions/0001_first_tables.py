"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index(
        "ix_matches_due",
        "matches",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_table(
        "events",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "version", name="pk_events"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_events_match"),
    )
    op.create_table(
        "summaries",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("info", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_summaries"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_summaries_match"),
    )
    op.create_index(
        "ix_summaries_created",
        "summaries",
        ["created"],
        sqlite_where=sa.text("phase != 'over'"),
        postgresql_where=sa.text("phase != 'over'"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_chat_match"),
    )
    op.create_index("ix_chat_match", "chat", ["match", "id"])
    op.create_table(
        "analyses",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_analyses"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_analyses_match"),
    )
    op.create_table(
        "beats",
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_beats"),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )
