"""Undo never peeks: a choice that taught the one who made it something stays made, whatever the rules declare."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.core.flow import State
from embertable.core.game import AnyGame
from embertable.core.record import start_record
from embertable.games import flamecraft_duals, wyrmspan
from embertable.table import CannotUndo, Table, open_table, reopen_table
from embertable.table.undo import ASKED, SHOWN
from tests.games.flamecraft_duals.given import FULL_DECK
from tests.games.flamecraft_duals.given import given as duals_given
from tests.games.wyrmspan.given import given as wyrmspan_given
from tests.toys.embers import GAME as TOY
from tests.toys.embers.state import State as ToyState


def table_at(game: AnyGame, s: State) -> Table:
    """A table in the middle of a prepared game."""
    return Table(game, start_record(game, s.seats, game.variants(), seed=5), s)


def skipping(**other: Any) -> Table:
    """I explore, and the other cannot, for want of eggs: its hand decides whether it has a turn before mine."""
    poor = {"coins": 1, "explored": (1, 1, 1), **other}
    table = table_at(wyrmspan.GAME, wyrmspan_given(me={"coins": 3, "mat_eggs": 2}, others=[poor]).s)
    table.choose(0, "explore crimson")
    return table


def test_a_turn_that_is_skipped_betrays_a_hand() -> None:
    """Nobody was asked in between: so the other could not pay for the dragon in its hand."""
    table = skipping(meat=2, hand=["keen-cricketcatcher"])
    assert table.bar(0) is None
    table.choose(0, "decline")

    assert table.seat == 0
    assert table.bar(0) == "revealed"
    with pytest.raises(CannotUndo, match="revealed"):
        table.undo(0)


def test_a_turn_that_had_to_be_skipped_betrays_nothing() -> None:
    """Without a coin there is no action: everybody knew that."""
    table = skipping(coins=0, hand=["keen-cricketcatcher"])
    table.choose(0, "decline")

    assert table.seat == 0
    assert table.undoable(0) == 2


def test_whether_the_other_is_asked_to_score_betrays_a_hand() -> None:
    """After the last turn the other scores once more: that it is asked tells that it holds a card that can be."""
    cards = [card for card in FULL_DECK if card != "baker-line"]
    board = {"c2": ["baker"], "c3": ["baker"], "c4": ["baker"], "e1": ["cook"]}
    game = duals_given(board, tray=["cook"], hand=cards[:2], rival_hand=["baker-line", cards[2]], deck=cards[3:])
    game.s.ending = True
    table = table_at(flamecraft_duals.GAME, game.s)

    table.choose(0, "place cook a1")

    assert table.seat == 1
    assert table.bar(0) == "revealed"


def test_a_game_cannot_forget_to_say_that_a_card_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "reveal", lambda s: None)
    table = open_table(TOY, 2, seed=7)
    table.choose(0, "draw")
    assert table.bar(0) == "revealed"


def test_what_was_learned_earlier_in_a_turn_stands_though_later_choices_may_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "reveal", lambda s: None)
    table = open_table(TOY, 2, seed=7)
    table.choose(0, "draw")
    for _ in range(2):
        table.choose(0, table.s.options[0].key())

    assert table.undoable(0) == 2
    with pytest.raises(CannotUndo):
        table.undo(0, 3)
    table.undo_turn(0)
    assert [decision.key for decision in table.record.decisions] == ["draw"]


def test_what_was_found_is_kept_and_the_same_in_every_process() -> None:
    """Nothing is looked at before somebody wants to know, a page looks at a few tables, taking back at more."""
    table = open_table(TOY, 2, seed=7)
    table.choose(0, table.s.options[0].key())
    again = reopen_table(TOY, table.record, table.entries)
    (choice,), (other,) = table.behind, again.behind
    assert choice.looked == 0

    assert table.bar(0) is None
    assert choice.looked == SHOWN
    assert table.bar(0) is None
    assert choice.looked == SHOWN
    assert table.undoable(0) == 1
    assert choice.looked == ASKED

    assert again.bar(1) == "nothing", "nobody else's undo costs anything"
    assert other.looked == 0
    assert again.undoable(0) == 1
    assert other.perceives() == choice.perceives()
