"""What a table promises: choices, undo up to what was learned, concession, and a log without secrets."""

from __future__ import annotations

import pytest

from embertable.core.codec import digest
from embertable.core.errors import BadRecord, GameOver, IllegalChoice, NotYourTurn, WrongSeats
from embertable.core.record import read_record, replay, write_record
from embertable.table import (
    CHOOSE,
    UNDO,
    CannotUndo,
    Entry,
    Table,
    Timeline,
    open_table,
    read_entry,
    reopen_table,
    table_of,
    write_entry,
)
from tests.toys.embers import GAME as TOY
from tests.toys.embers.events import Drew, Lit
from tests.toys.embers.state import State
from tests.toys.embers.variants import Variants


def toy(seats: int = 2, **variants: object) -> Table:
    return open_table(TOY, seats, Variants(**variants), seed=7)  # type: ignore[arg-type]  # a test names what it likes


def hand(table: Table, seat: int) -> list[int]:
    assert isinstance(table.s, State)
    return table.s.hands[seat]


def light(table: Table, seat: int) -> str:
    key = f"light {hand(table, seat)[0]}"
    table.choose(seat, key)
    return key


def test_a_change_says_what_comes_of_a_choice_before_it_is_accepted() -> None:
    table = toy()
    before = digest(table.s)

    change = table.propose(table.entry(CHOOSE, 0, "stop"))

    assert (table.seat, change.seat) == (0, 1)
    assert digest(table.s) == before
    assert not table.record.decisions
    table.accept(change)
    assert table.s is change.s, "the rules do not run again"
    assert table.seat == 1
    assert table.entries == [change.entry]


def test_what_happened_is_told_in_the_log() -> None:
    table = toy()
    light(table, 0)
    assert [type(event) for event in table.log(0, since=1)[0].events] == [Lit]


def test_of_two_changes_proposed_at_once_one_is_accepted() -> None:
    table = toy()
    first, second = (table.propose(table.entry(CHOOSE, 0, key)) for key in ("stop", "roll"))
    table.accept(first)
    with pytest.raises(AssertionError, match="at the moment it was proposed at"):
        table.accept(second)


def test_what_others_enter_leaves_the_game_as_it_is() -> None:
    table = toy()
    table.accept(table.propose(table.entry("sit", 1, "Red")))
    light(table, 0)
    assert table.undoable(0) == 1
    assert [entry.number for entry in table.entries] == [1, 2]


@pytest.mark.parametrize(("seat", "key", "error"), [(1, "stop", NotYourTurn), (0, "fly", IllegalChoice)])
def test_an_illegal_choice_changes_nothing(seat: int, key: str, error: type[Exception]) -> None:
    table = toy()
    before = digest(table.s)

    with pytest.raises(error):
        table.choose(seat, key)

    assert digest(table.s) == before
    assert not table.entries
    assert not table.record.decisions


def test_undo_goes_back_one_choice_and_is_itself_an_entry() -> None:
    table = toy()
    light(table, 0)
    before = digest(table.s)
    light(table, 0)

    table.undo(0)

    assert digest(table.s) == before
    assert len(table.record.decisions) == 1
    assert [entry.kind for entry in table.entries] == ["choose", "choose", "undo"]


def test_undo_turn_goes_back_to_its_beginning() -> None:
    table = toy()
    before = digest(table.s)
    light(table, 0)
    light(table, 0)
    table.choose(0, "stop")

    assert table.undoable(0) == 3
    table.undo_turn(0)

    assert digest(table.s) == before
    assert table.undoable(0) == 0


@pytest.mark.parametrize("key", ["draw", "roll"])
def test_nobody_goes_back_behind_what_was_learned_or_rolled(key: str) -> None:
    table = toy()
    light(table, 0)
    table.choose(0, key)

    with pytest.raises(CannotUndo, match="something has been revealed") as caught:
        table.undo(0)
    assert caught.value.bar == "revealed"

    light(table, 0)
    light(table, 0)
    assert table.undoable(0) == 2


def test_nobody_takes_back_a_choice_another_seat_has_answered() -> None:
    table = toy()
    light(table, 0)
    table.choose(0, "stop")
    assert table.undoable(0) == 2
    light(table, 1)

    with pytest.raises(CannotUndo, match="another player"):
        table.undo(0)
    assert table.undoable(1) == 1


def test_nothing_to_undo_before_the_first_choice() -> None:
    with pytest.raises(CannotUndo, match="nothing has been chosen"):
        toy().undo(0)


def test_undo_asks_for_no_more_than_there_is() -> None:
    table = toy()
    light(table, 0)
    with pytest.raises(CannotUndo):
        table.undo(0, 2)
    assert len(table.record.decisions) == 1


def test_an_undo_in_a_log_is_replayed_as_written() -> None:
    """What was allowed when it was entered is not judged again, though something was revealed since."""
    table = toy()
    light(table, 0)
    before = digest(table.s)
    table.choose(0, "draw")
    light(table, 0)

    again = reopen_table(TOY, table.record, [*table.entries, Entry(4, UNDO, 0, "2")])

    assert digest(again.s) == before
    assert again.undoable(0) == 0
    with pytest.raises(BadRecord, match="takes back 4 of 3 decisions"):
        reopen_table(TOY, table.record, [*table.entries, Entry(4, UNDO, 0, "4")])


@pytest.mark.parametrize("reader", [0, 1, None])
def test_what_a_seat_drew_is_told_to_it_alone(reader: int | None) -> None:
    table = toy()
    table.choose(0, "draw")

    (event,) = table.log(reader, since=1)[0].events

    assert isinstance(event, Drew)
    assert (event.card is not None) == (reader == 0)


def bidding() -> Table:
    table = toy(rounds=1)
    table.choose(0, "stop")
    table.choose(1, "stop")
    return table


def test_a_sealed_choice_is_hidden_from_the_others() -> None:
    table = bidding()
    table.choose(0, "bid 2")

    assert table.log(1)[-1].events == ()
    assert [line.key for line in table.log(1)] == [None, "stop", "stop", None]
    assert [line.key for line in table.log(0)] == [None, "stop", "stop", "bid 2"]
    assert [line.key for line in table.log(None)] == [None, "stop", "stop", None]


def test_the_log_begins_with_the_setup_and_forgets_what_was_taken_back() -> None:
    table = toy()
    assert [type(event).__name__ for event in table.log(0)[0].events] == ["Dealt"]
    light(table, 0)
    table.undo(0)
    key = light(table, 0)
    assert [line.key for line in table.log(None)] == [None, key]


def test_the_end_is_written_into_the_record() -> None:
    table = bidding()
    table.choose(0, "bid 1")
    table.choose(1, "bid 2")

    assert [score.points for score in table.scores()] == [1, 2]
    assert table.record.points == [1, 2]
    assert table.over
    assert table.seat is None
    with pytest.raises(GameOver):
        table.choose(0, "bid 1")
    with pytest.raises(GameOver):
        table.undo(1)
    with pytest.raises(GameOver):
        table.concede(0)


def test_the_last_one_who_has_not_given_up_wins() -> None:
    table = toy(3)
    light(table, 0)
    table.concede(0)
    assert not table.over
    assert table.seat == 0, "somebody else goes on choosing for it"
    with pytest.raises(GameOver, match="already"):
        table.concede(0)

    table.concede(2)

    assert table.over
    assert [score.wins for score in table.scores()] == [False, True, False]
    assert table.record.points is None


def test_who_gave_up_does_not_win_a_game_played_to_its_end() -> None:
    table = open_table(TOY, 3, Variants(rounds=1, bids=False), seed=7)
    light(table, 0)
    table.concede(0)
    for seat in range(3):
        table.choose(seat, "stop")
    assert table.over
    assert [score.wins for score in table.scores()] == [False, True, True]


def test_giving_up_alone_is_losing() -> None:
    table = toy(1)
    table.concede(0)
    assert table.over
    assert [score.wins for score in table.scores()] == [False]


def test_a_table_is_made_again_from_its_log() -> None:
    table = toy(3)
    light(table, 0)
    light(table, 0)
    table.undo(0)
    table.choose(0, "draw")
    table.choose(0, "stop")
    table.concede(2)

    entries = [read_entry(write_entry(entry), entry.number) for entry in table.entries]
    again = reopen_table(TOY, table.record, entries)

    assert digest(again.s) == digest(table.s)
    assert again.entries == table.entries
    assert again.record == table.record
    assert again.conceded == table.conceded
    assert again.undoable(0) == table.undoable(0)
    assert [line.key for line in again.log(0)] == [line.key for line in table.log(0)]


def test_a_record_can_be_played_on_from_any_moment() -> None:
    table = toy()
    light(table, 0)
    table.choose(0, "stop")
    record = read_record(write_record(table.record))

    again = table_of(TOY, record, upto=1)

    assert digest(again.s) == digest(replay(TOY, record, 1))
    again.choose(0, "roll")
    assert len(record.decisions) == 2, "the record that was read is left alone"


def test_a_hint_is_noted_and_leaves_the_game_as_it_is() -> None:
    """In the log and in the record: before which decision, also where choices were taken back or it is played on."""
    table = toy()
    light(table, 0)
    before, undoable = digest(table.s), table.undoable(0)

    table.note_hint(0)

    assert (digest(table.s), table.undoable(0)) == (before, undoable)
    assert table.record.hints == [2]
    assert [read_entry(write_entry(each), each.number) for each in table.entries] == table.entries
    table.choose(0, "stop")
    record = read_record(write_record(table.record))
    assert reopen_table(TOY, table.record, table.entries).record == table.record
    assert [table_of(TOY, record, upto).record.hints for upto in (1, None)] == [[], [2]]


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(WrongSeats, match="1 to 4 seats"):
        open_table(TOY, 5)


def test_a_timeline_shows_any_moment_in_any_order() -> None:
    table = toy()
    light(table, 0)
    table.choose(0, "draw")
    table.choose(0, "stop")
    line = Timeline(TOY, table.record)

    assert digest(line.state(3)) == digest(table.s)
    assert digest(line.state(1)) == digest(replay(TOY, table.record, 1))
    assert [type(event) for event in line.happened(2)] == [Drew]


@pytest.mark.parametrize(
    "line", ["", "choose", "choose 0", "choose x pass", "undo 0", "undo 0 x", "concede 0 now", "fly 0 1"]
)
def test_a_broken_entry_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="expected an entry"):
        read_entry(line, 1)
