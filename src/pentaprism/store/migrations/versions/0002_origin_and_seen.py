"""Where a table was set up from, and when people were last there."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("summaries", sa.Column("seen", sa.BigInteger))
    # Nobody knows when people were last at the matches of before: they have their time from now on.
    summaries = sa.table("summaries", sa.column("phase"), sa.column("seen"))
    live = sa.update(summaries).where(summaries.c.phase != "over")
    op.execute(live.values(seen=sa.literal(int(time.time() * 1000), sa.BigInteger)))
