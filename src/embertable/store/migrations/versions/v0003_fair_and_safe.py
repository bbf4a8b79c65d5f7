"""Fair deals, names with all that look like them, cookies that end, wrong passwords, mutes and reports."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

from embertable.store.twins import skeleton

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Tables keep the secret of their deal, people what their names look like."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("nonce", sa.String(64), nullable=False, server_default=""))
        tables.alter_column("seed", type_=sa.String(100), existing_type=sa.String(40), existing_nullable=False)
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("folded", sa.String(200), nullable=False, server_default=""))
        people.add_column(sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("person", sa.String(32)))
        chat.create_index("ix_chat_person", ["person"])
    fold_names(op.get_bind())
    make_tables()


def fold_names(db: sa.Connection) -> None:
    """Two names that are kept already and look alike both stay: the younger one is then like itself alone."""
    people = sa.table("people", *(sa.column(name) for name in ("id", "name", "folded", "password", "created")))
    taken: set[str] = set()
    for person in db.execute(sa.select(people).order_by(people.c.created, people.c.id)).all():
        folded = skeleton(person.name)
        if person.password is not None:
            folded = f"{folded} {person.id}" if folded in taken else folded
            taken.add(folded)
        db.execute(sa.update(people).where(people.c.id == person.id).values(folded=folded))
    op.drop_index("people_named", "people")
    kept = people.c.password.is_not(None)
    op.create_index("people_folded", "people", ["folded"], unique=True, postgresql_where=kept, sqlite_where=kept)


def make_tables() -> None:
    """Wrong passwords, who does not want to hear whom, and what was complained of."""
    op.create_table(
        "attempts",
        sa.Column("name", sa.String(240), primary_key=True),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("locked", sa.Float, nullable=False),
    )
    op.create_index("ix_attempts_at", "attempts", ["at"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("reporter", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
