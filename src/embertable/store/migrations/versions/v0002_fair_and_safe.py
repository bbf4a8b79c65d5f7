"""Fair deals."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Tables keep the secret of their deal, and seeds as long as records may have them."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("nonce", sa.String(64), nullable=False, server_default=""))
        tables.alter_column("seed", type_=sa.String(100), existing_type=sa.String(40), existing_nullable=False)
