"""Every test of the store runs on both databases."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: object) -> str:
    """A database."""
    if request.param == "sqlite":
        return f"{tmp_path}/store.db"
    made: str = request.getfixturevalue("cluster")
    return made
