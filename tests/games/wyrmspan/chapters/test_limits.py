"""The limits of nine."""

from __future__ import annotations

from embertable.core.codec import digest
from embertable.games.wyrmspan.chapters.limits import KeepLimits
from tests.games.wyrmspan.given import Given, table_with


def too_many(**mine: object) -> Given:
    """My turn is over, and I have more than I may keep."""
    table = table_with(**mine)
    table.s.agenda.append(KeepLimits(0))
    return table.use_agenda()


def test_above_nine_any_two_resources_are_exchanged_for_any_other() -> None:
    """One meat, five gold, five crystal, no milk, nothing in hand that wants any."""
    table = too_many(meat=1, gold=5, crystal=5)
    assert "exchange gold gold for milk" in table.keys
    assert "exchange gold crystal for meat" in table.keys
    assert "exchange meat crystal for gold" in table.keys
    table.choose("exchange gold gold for milk")
    assert (table.me.stock, table.question) == ([1, 3, 5, 1], "DropToken")
    table.choose("exchange crystal crystal for gold")
    assert (table.me.stock, table.question) == ([1, 4, 3, 1], "TakeTurn")


def test_resources_are_given_back_in_any_order() -> None:
    table = too_many(meat=5, milk=6).choose("discard milk")
    assert table.keys[:2] == ["discard meat", "discard milk"]
    assert [option.key() for option in table.s.options if option.is_echo()] == ["discard meat"]
    table.choose("discard meat")
    assert table.me.stock == [4, 0, 0, 5]


def test_cards_are_discarded_in_any_order() -> None:
    caves = [f"cave-{number}" for number in range(1, 12)]
    table = too_many(caves=caves).choose("discard cave-11", "discard cave-1")
    assert digest(table.s) == digest(too_many(caves=caves).choose("discard cave-1", "discard cave-11").s)
