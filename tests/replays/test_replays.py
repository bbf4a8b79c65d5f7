"""Golden games play out as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.core.flow import is_over
from embertable.core.record import read_record, replay, write_record
from embertable.games import CATALOGUE, game
from tests.replays.digests import fingerprint, golden_games, read_fingerprints

GOLDEN = [path for name in CATALOGUE for path in golden_games(name)]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_golden_game_plays_out_as_it_did(path: Path) -> None:
    """To the end, to the same points, and through the same states on both builds."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    rules = game(record.game)

    end = replay(rules, record)

    assert is_over(end)
    assert [score.points for score in rules.scores(end)] == record.points
    assert fingerprint(record) == read_fingerprints(record.game)[path.name]
    assert write_record(record) == text


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_has_golden_games_at_every_number_of_seats(name: str) -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in golden_games(name)]

    assert len(records) >= 6
    assert {record.seats for record in records} == set(game(name).seats)
    assert all(record.game == name for record in records)
