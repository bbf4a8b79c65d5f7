"""What solo games earn is carried to the next one in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.cli.playing import Wish, new_table
from embertable.cli.profile import earned_before, profile_file, remember_earned
from embertable.core.errors import BadRecord
from embertable.core.record import read_record
from embertable.games import CATALOGUE, game
from embertable.table import table_of
from tests.golden.files import golden_games

WITH_PROFILE = [name for name in CATALOGUE if game(name).profile]


def finished_solo(name: str) -> Path:
    """A golden solo game that earned something."""
    for path in golden_games(name):
        record = read_record(path.read_text(encoding="utf-8"))
        if record.seats == 1 and game(name).earned(table_of(game(name), record).s):
            return path
    raise AssertionError(f"no golden solo game of {name} has earned anything")


@pytest.mark.parametrize("name", WITH_PROFILE)
def test_what_was_earned_comes_along_to_the_next_solo_game(name: str) -> None:
    rules = game(name)
    table = table_of(rules, read_record(finished_solo(name).read_text(encoding="utf-8")))

    new = remember_earned(table)

    assert new == list(rules.earned(table.s))
    assert remember_earned(table) == [], "earned twice is earned once"
    wish = Wish(name, 1, None, 0, None, 7, new=True)
    assert new_table(wish, rules, 1, "").table.record.variants[rules.profile] == ",".join(new)


@pytest.mark.parametrize("name", WITH_PROFILE)
def test_a_game_with_others_begins_as_it_always_does(name: str) -> None:
    remember_earned(table_of(game(name), read_record(finished_solo(name).read_text(encoding="utf-8"))))

    wish = Wish(name, 2, "random", 0, None, 7, new=True)

    assert game(name).profile not in new_table(wish, game(name), 2, "random").table.record.variants


def test_some_game_has_a_profile() -> None:
    assert WITH_PROFILE


def test_a_broken_profile_is_said_in_one_sentence() -> None:
    profile_file().parent.mkdir(parents=True, exist_ok=True)
    profile_file().write_text("[1", encoding="utf-8")
    with pytest.raises(BadRecord, match="is broken"):
        earned_before("any")
