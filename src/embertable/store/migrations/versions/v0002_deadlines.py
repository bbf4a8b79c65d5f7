"""Deadlines by a clock of the site's own, which neither the machine's clock nor a night without a server moves."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Nobody has a deadline yet: whoever is asked gets one when the table is opened."""
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )
