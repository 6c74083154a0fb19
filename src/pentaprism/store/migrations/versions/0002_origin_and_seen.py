"""Where a table was set up from, and when people were last there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("summaries", sa.Column("seen", sa.BigInteger))
