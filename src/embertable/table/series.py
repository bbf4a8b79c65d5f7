"""A series of games: the same people play again, and everyone moves one seat, so another begins."""

from __future__ import annotations

from typing import Any

from embertable.core.variants import parse_variants
from embertable.table.table import Table


def moved(seats: int) -> list[int]:
    """By seat, where its player sits in the next game.

    >>> moved(3)
    [2, 0, 1]
    """
    return [(seat - 1) % seats for seat in range(seats)]


def next_variants(table: Table) -> Any:
    """What the next game is played with: the same options, and what the outcome of this one changes in them."""
    variants = parse_variants(table.game.variants, table.record.variants)
    winners = [seat for seat, score in enumerate(table.scores()) if score.wins]
    return table.game.next_variants(variants, winners, moved(table.record.seats))
