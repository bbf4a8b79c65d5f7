"""Six levels of bots in place of the four that were called easy, steady, strong and master."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"

LEVELS: Final = {"easy": "level:1", "steady": "level:2", "strong": "level:4", "master": "level:6"}
"""Where games that are still being played go on."""


def upgrade() -> None:
    """Bots that sit at tables keep their seats, and so do those that came later in a game."""
    seats = sa.table("seats", sa.column("bot"))
    log = sa.table("log", sa.column("kind"), sa.column("key"))
    for before, level in LEVELS.items():
        op.execute(sa.update(seats).where(seats.c.bot == before).values(bot=level))
        op.execute(sa.update(log).where(log.c.kind == "bot", log.c.key == before).values(key=level))
