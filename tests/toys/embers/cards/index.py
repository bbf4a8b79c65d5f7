"""All cards."""

from __future__ import annotations

from embertable.core.game import Card
from tests.toys.embers.terms import CARDS


def all_cards() -> list[Card]:
    return [Card(str(number), "embers") for number in range(1, CARDS + 1)]
