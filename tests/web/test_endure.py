"""What a site must endure, in small: the tool that shows it in large is `make endure`."""

from __future__ import annotations

import pytest

from tests.web.endure import kill, restart


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_processes_lose_nothing_that_was_acknowledged(kind: str) -> None:
    found = kill(kind, 4)
    assert found["lost"] == []
    assert found["acknowledged"] > 0
    assert not [status for status in found["other answers"] if status >= 500 and status != 503]


def test_streams_outlive_restarts_of_the_database() -> None:
    found = restart(3)
    assert found["lost"] == []
    assert found["streams broken"] == []
    assert found["streams behind"] == []
    assert not [status for status in found["other answers"] if status >= 500 and status != 503]
