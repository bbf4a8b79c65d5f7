"""A database of an older release becomes today's when it is opened, once, wholly or not at all."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from embertable.store import Store, migrations, schema
from embertable.store.engine import Engine
from embertable.store.migrations import BadSchema, revisions, stamp, upgrade, version
from embertable.store.store import database_url
from tests.apart import run_apart
from tests.store.cluster import empty_database
from tests.store.released import RELEASES, released_file, released_server, renamed

Rows = dict[str, list[tuple[Any, ...]]]
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = {after!r}


def upgrade():
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("weather", sa.String(8), nullable=False, server_default="fair"))
        tables.alter_column("host", type_=sa.String(64))
    {last}
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "empty.db")
    return empty_database(request.getfixturevalue("cluster"))


@pytest.fixture(params=[(release, kind) for release in RELEASES for kind in ("sqlite", "postgresql")], ids="-".join)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of a release."""
    release, kind = request.param
    if kind == "sqlite":
        return released_file(release, tmp_path / "released.db")
    return released_server(release, request.getfixturevalue("cluster"))


def asked(url: str, work: Callable[[Connection], Any]) -> Any:
    """What a database answers, without opening it as a store does."""

    async def story() -> Any:
        engine = Engine(database_url(url))
        try:
            return await engine.write(work)
        finally:
            await engine.close()

    return run_apart(story())


def opened(*urls: str) -> None:
    """Open stores, all at once, and close them."""

    async def story() -> None:
        stores = [Store(url) for url in urls]
        try:
            await asyncio.gather(*(store.open() for store in stores))
        finally:
            for store in stores:
                await store.close()

    run_apart(story())


def rows(db: Connection) -> Rows:
    """Everything in a database, in an order of its own."""
    names = [name for name in inspect(db).get_table_names() if name != migrations.VERSION_TABLE]
    return {name: sorted(map(tuple, db.execute(text(f'SELECT * FROM "{name}"')).all()), key=repr) for name in names}


def differences(db: Connection) -> Any:
    """Where a database is not as the code thinks."""
    return compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), schema.schema)


def plan(monkeypatch: pytest.MonkeyPatch, folder: Path, last: str) -> None:
    """One more migration than there is."""
    shutil.copytree(migrations.FOLDER, folder)
    written = NEXT.format(after=revisions()[-1], last=last)
    (folder / "versions" / "v9999_weather.py").write_text(written, encoding="utf-8")
    monkeypatch.setattr(migrations, "FOLDER", folder)


def test_a_database_of_a_release_is_brought_up_to_today_with_every_row(released: str) -> None:
    before = asked(released, rows)
    assert len(before["log"]) > 100
    before["seats"] = renamed(before["seats"])
    opened(released)
    after = asked(released, rows)
    assert asked(released, version) == revisions()[-1]
    for name, kept in before.items():
        assert [row[: len(kept[0])] for row in after[name]] == kept, name


def test_the_migrations_lead_to_the_schema_the_code_speaks_of(empty: str) -> None:
    """From nothing, through every migration, to what a new database is made as."""
    asked(empty, upgrade)
    assert asked(empty, differences) == []


def test_a_new_database_is_made_as_it_is_today(empty: str) -> None:
    opened(empty)
    assert asked(empty, version) == revisions()[-1]
    assert asked(empty, differences) == []


def test_revisions_stand_in_one_row() -> None:
    """Each follows the one before, under the number of its file."""
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    found = [(script.revision, script.down_revision) for script in ScriptDirectory.from_config(config).walk_revisions()]
    numbers = revisions()
    assert found[::-1] == list(zip(numbers, [None, *numbers], strict=False))


def test_processes_that_start_at_once_migrate_once(
    released: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Adding the same column twice would be an error."""
    plan(monkeypatch, tmp_path / "planned", "")
    opened(*[released] * 5)
    assert asked(released, version) == "9999"


def test_a_table_that_others_refer_to_can_be_changed(
    released: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """SQLite copies it; nothing that refers to it is lost on the way."""
    before = asked(released, rows)
    plan(monkeypatch, tmp_path / "planned", "")
    opened(released)
    after = asked(released, rows)
    assert {name: len(after[name]) for name in before} == {name: len(kept) for name, kept in before.items()}
    assert {row[-1] for row in after["tables"]} == {"fair"}


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    released: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = asked(released, rows)
    plan(monkeypatch, tmp_path / "planned", 'raise ZeroDivisionError("planted")')
    with pytest.raises(ZeroDivisionError):
        opened(released)
    assert asked(released, rows) == before
    assert asked(released, version) is None


def test_a_database_of_a_newer_release_is_refused(empty: str) -> None:
    opened(empty)
    asked(empty, lambda db: stamp(db, "9000"))
    with pytest.raises(BadSchema, match="newer release"):
        opened(empty)


def test_a_start_without_anything_to_migrate_does_not_load_alembic(tmp_path: Path) -> None:
    """Neither on a new database nor on one of today."""
    code = (
        "import asyncio, sys\n"
        "from embertable.store import Store\n"
        "async def story():\n"
        "    for _ in range(2):\n"
        f"        store = Store({str(tmp_path / 'new.db')!r})\n"
        "        await store.open()\n"
        "        await store.close()\n"
        "asyncio.run(story())\n"
        "print('alembic' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
