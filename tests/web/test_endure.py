"""What a site must endure, in small: the tool that shows it in large is `make endure`."""

from __future__ import annotations

import pytest

from embertable.store.engine import PATIENCE
from tests.web.endure import kill, restart


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_processes_lose_nothing_that_was_acknowledged(kind: str) -> None:
    found = kill(kind, 4)
    assert found["lost"] == []
    assert found["acknowledged"] > 0
    assert not [status for status in found["other answers"] if status >= 500 and status != 503]


@pytest.mark.parametrize(("times", "away"), [(3, 0.0), (1, 1.5 * PATIENCE)])
def test_streams_outlive_restarts_of_the_database(times: int, away: float) -> None:
    """Short ones that nobody notices, and an outage that is told to those who ask meanwhile."""
    found = restart(times, away)
    assert found["lost"] == []
    assert found["streams broken"] == []
    assert found["streams behind"] == []
    assert not [status for status in found["other answers"] if status >= 500 and status != 503]
