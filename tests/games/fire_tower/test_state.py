"""What a state says of itself."""

from __future__ import annotations

import pytest

from tests.games.fire_tower.given import given


@pytest.mark.parametrize(
    ("mode", "burnt", "shadows", "seats"),
    [
        ("plain", ["ne"], [], [3, 0, 2]),
        ("shadow", ["ne"], ["nw"], [3, 0, 2]),
        ("shadow", [], ["nw", "ne"], [3, 0, 1, 2]),
        ("teams", ["ne", "nw"], [], [3, 0, 1, 2]),
    ],
)
def test_a_round_passes_over_whoever_is_out(mode: str, burnt: list[str], shadows: list[str], seats: list[int]) -> None:
    """Shadows take turns, and so does everybody in a team."""
    assert given(mode=mode, burnt=burnt, shadows=shadows).s.round_from(3) == seats
