"""Golden games play out as they did and read as they did; cards say what they said."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.core.flow import is_over
from embertable.core.record import write_record
from embertable.games import CATALOGUE, game
from tests.golden.files import DOCUMENTS, files_of, golden_games, golden_record, golden_text, played, texts

GOLDEN = [path for name in CATALOGUE for path in golden_games(name)]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_golden_game_plays_out_as_it_did(path: Path) -> None:
    """To the end, to the same points, through the same states on both builds; and its story is still true."""
    record = golden_record(path)
    on_file = dict(line.split() for line in path.with_name("digests.txt").read_text(encoding="utf-8").splitlines())

    end, fingerprint, story = played(path)

    assert is_over(end)
    assert [score.points for score in game(record.game).scores(end)] == record.points
    assert fingerprint == on_file[path.name]
    assert story == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert write_record(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_has_golden_games_at_every_number_of_seats(name: str) -> None:
    records = [golden_record(path) for path in golden_games(name)]

    assert len(records) >= 6
    assert {record.seats for record in records} == set(game(name).seats)
    assert all(record.game == name for record in records)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_texts_on_file_are_those_of_the_cards(name: str) -> None:
    made = texts(name)

    assert {file: golden_text(name, file) for file in made} == made


@pytest.mark.parametrize("name", CATALOGUE)
def test_nothing_stands_on_file_that_is_not_made(name: str) -> None:
    games = {path.with_suffix(".txt").name for path in golden_games(name)} | {"digests.txt"}

    assert {path.name for path in files_of(name)} == games | set(texts(name))


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rules_in_the_documents_are_those_of_the_game(name: str) -> None:
    """With the numbers of the rules in their places."""
    assert (DOCUMENTS / f"{name}.md").read_text(encoding="utf-8") == game(name).rulebook("en")
