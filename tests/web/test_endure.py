"""What a site must endure, in small: the tool that shows it in large is `make endure`."""

from __future__ import annotations

import signal

import pytest

from embertable.store.engine import PATIENCE
from tests.web.endure import failover, kill, restart


@pytest.mark.parametrize(("kind", "times"), [("sqlite", 2), ("postgresql", 3)])
def test_killed_processes_lose_nothing_that_was_acknowledged(kind: str, times: int) -> None:
    """Each kind of process once."""
    found = kill(kind, times)
    assert set(found["killed"].values()) == {1}
    assert found["lost"] == []
    assert found["acknowledged"] > 0
    assert not [status for status in found["other answers"] if status >= 500 and status != 503]


@pytest.mark.parametrize(("times", "away"), [(2, 0.0), (1, 1.5 * PATIENCE)])
def test_streams_outlive_restarts_of_the_database(times: int, away: float) -> None:
    """Short ones that nobody notices, with a farewell and without, and an outage that is told to those who ask then."""
    found = restart(times, away)
    assert found["lost"] == []
    assert found["streams broken"] == []
    assert found["streams behind"] == []
    assert not [status for status in found["other answers"] if status >= 500 and status != 503]


def test_streams_outlive_a_failover_of_the_database() -> None:
    """The primary dies without a word, its standby takes its place, and nothing acknowledged is lost with it."""
    found = failover(1)
    assert found["lost"] == []
    assert found["streams broken"] == []
    assert found["streams behind"] == []
    assert set(found["ends"]) <= {0, -signal.SIGTERM}, "both ended as they were asked to"
    assert not [status for status in found["other answers"] if status >= 500 and status != 503]
