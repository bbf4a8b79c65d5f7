"""Every game of the catalogue at a table: random choices and undos, and what each seat is told."""

from __future__ import annotations

import pytest

from embertable.core.codec import digest
from embertable.core.record import replay
from embertable.core.rng import Rng, seeded
from embertable.games import CATALOGUE, game
from embertable.table import CannotUndo, Table, Timeline, open_table, read_entry, reopen_table, write_entry

LONG_ENOUGH = 120
"""Decisions after which a game has shown most of what it does."""


def play_wildly(table: Table, rng: Rng) -> int:
    """Random choices, one in four followed by an attempt to take back; how many attempts went through."""
    undone = 0
    while table.seat is not None and len(table.entries) < LONG_ENOUGH:
        seat = table.seat
        before = digest(table.s)
        table.choose(seat, table.s.options[rng.below(len(table.s.options))].key())
        if table.over or rng.below(4):
            continue
        possible = table.undoable(seat)
        try:
            table.undo(seat)
        except CannotUndo:
            assert not possible
        else:
            undone += 1
            assert digest(table.s) == before, "undo goes back to exactly where it was"
            assert table.undoable(seat) == possible - 1
    return undone


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in CATALOGUE for seats in game(name).seats])
def test_a_table_its_record_and_its_log_agree(name: str, seats: int) -> None:
    table = open_table(game(name), seats, seed=seats)
    assert play_wildly(table, seeded(seats)), "nothing was taken back"

    assert digest(replay(table.game, table.record)) == digest(table.s)
    again = reopen_table(
        table.game, table.record, [read_entry(write_entry(entry), entry.number) for entry in table.entries]
    )
    assert digest(again.s) == digest(table.s)
    timeline = Timeline(table.game, table.record)
    assert digest(timeline.state(timeline.last)) == digest(table.s)
    for reader in (*range(seats), None):
        lines = table.log(reader)
        assert [line.decision for line in lines] == list(range(len(table.record.decisions) + 1))
        told = [[type(event).__name__ for event in line.events] for line in lines]
        assert told == [[type(event).__name__ for event in line.events] for line in again.log(reader)]
