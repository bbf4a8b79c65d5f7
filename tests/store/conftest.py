"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.store.cluster import postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: object) -> str:
    """A database."""
    if request.param == "sqlite":
        return f"{tmp_path}/store.db"
    made: str = request.getfixturevalue("cluster")
    return made
