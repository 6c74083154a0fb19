"""When a person was last at a match, so that abandoned ones can be ended."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    visits = op.create_table(
        "visits",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_visits"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_visits_match", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_visits_at", "visits", ["at"])
    # Nobody knows when people were last at the matches of before: they have their time from now on.
    summaries = sa.table("summaries", sa.column("match"), sa.column("phase"))
    live = sa.select(summaries.c.match, sa.literal(int(time.time() * 1000), sa.BigInteger))
    rows = live.where(summaries.c.phase != "over")
    op.execute(sa.insert(visits).from_select(["match", "at"], rows))
