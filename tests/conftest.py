"""What all tests share: a PostgreSQL, and which of them are about what is never compiled. `make compiled` leaves those
out, for `make test` ran them already.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.store.cluster import postgres

HERE: Final = Path(__file__).parent

PAGES: Final = (
    *("browser", "browser_choosing", "browser_seeing", "browser_touch", "endings", "forms", "layout", "reference"),
    *("analyses", "coach", "lessons", "pseudo", "puzzles", "sheets", "styles", "templates", "text"),
)
OPERATION: Final = (
    *("accounts", "behind_proxy", "bounds", "broken_tables", "company", "endure", "fair_deals", "faults"),
    *("machines", "memory", "operating", "presence", "processes", "profile"),
    *("schema", "security", "settings", "stopping"),
)
NEVER_COMPILED: Final = {
    *(HERE / "web" / f"test_{name}.py" for name in PAGES + OPERATION),
    *(HERE / f"test_{name}.py" for name in ("architecture", "docstrings", "documents", "readme", "templates")),
    *(HERE / name for name in ("art", "store")),
    HERE / "games" / "test_speech.py",
}
"""Files and folders of such tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them, so that `-m "not never_compiled"` leaves them out."""
    for item in items:
        if not NEVER_COMPILED.isdisjoint((item.path, *item.path.parents)):
            item.add_marker(pytest.mark.never_compiled)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """How many test at once: half as many again as there are processors. Tests in a browser wait a third of their time,
    for a frame, a stream, a bot.
    """
    processors = os.cpu_count() or 1
    return processors + processors // 2


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL that nobody stops; whoever wants a database of their own makes one more on it."""
    with postgres() as url:
        yield url
