"""Which tests are about what is never compiled: `make compiled` leaves them out, for `make test` ran them already."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent

PAGES: Final = (
    *("browser", "browser_choosing", "browser_seeing", "browser_touch", "endings", "forms", "layout", "reference"),
    *("analyses", "coach", "lessons", "pseudo", "puzzles", "sheets", "styles", "templates", "text"),
)
OPERATION: Final = (
    *("accounts", "behind_proxy", "bounds", "broken_tables", "company", "endure", "fair_deals", "machines"),
    *("operating", "presence", "processes", "profile", "schema", "security", "settings", "stopping"),
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
