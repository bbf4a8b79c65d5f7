"""Tables in progress as they are kept: whole, in order, and refused with a reason when broken."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from embertable.cli.saves import Saved, kept_tables, new_path, read_saved
from embertable.core.codec import digest
from embertable.core.errors import EmbertableError
from embertable.games import game
from embertable.table import open_table


@pytest.fixture
def saved(home: Path) -> Saved:
    table = open_table(game("tatsu"), 2, seed=3)
    saved = Saved(new_path("tatsu", datetime(2030, 1, 2)), table, 0, ["", "random"])
    for _ in range(5):
        assert table.seat is not None
        table.choose(table.seat, table.s.options[0].key())
    saved.write()
    return saved


def test_what_was_kept_is_read_again(saved: Saved) -> None:
    again = read_saved(saved.path)
    assert digest(again.table.s) == digest(saved.table.s)
    assert again.table.entries == saved.table.entries
    assert (again.seat, again.bots) == (0, ["", "random"])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "embertable table 99"}, "embertable table 1"),
        ({"seat": 2}, "who sits"),
        ({"seat": 1}, "who sits"),
        ({"bots": [""]}, "who sits"),
        ({"head": ["embertable 1"]}, "header"),
        ({"entries": ["choose 0 fly"]}, "fly"),
        ({"entries": ["fly"]}, "expected an entry"),
        ({"entries": None}, "broken"),
        ({"seat": "me"}, "broken"),
    ],
)
def test_a_broken_table_is_refused_with_a_reason(saved: Saved, change: dict[str, Any], says: str) -> None:
    kept = json.loads(saved.path.read_text(encoding="utf-8"))
    saved.path.write_text(json.dumps({**kept, **change}), encoding="utf-8")
    with pytest.raises(EmbertableError, match=says):
        read_saved(saved.path)


def test_the_latest_tables_come_first_and_a_game_has_its_own(saved: Saved) -> None:
    older = saved.path.with_name("tatsu-1.json")
    other = saved.path.with_name("tatsu_two-1.json")
    for path, when in ((older, 1000), (other, 2000)):
        path.write_text("{}", encoding="utf-8")
        os.utime(path, (when, when))
    assert kept_tables() == [saved.path, other, older]
    assert kept_tables("tatsu") == [saved.path, older]
