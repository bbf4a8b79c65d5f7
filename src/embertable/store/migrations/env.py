"""What Alembic runs: the missing migrations, on the connection and in the transaction it was given."""

from __future__ import annotations

from alembic import context

from embertable.store.schema import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    render_as_batch=True,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
