"""What a table may agree on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from embertable.core.errors import BadVariant
from embertable.games.tatsu.terms import CARDS


@dataclass(frozen=True)
class Variants:
    """The options of Tatsu; the defaults are the usual game."""

    ghost_seat: Literal["opposite_red", "fixed"] = "opposite_red"
    max_deals: int = 100


def check_variants(seats: int, variants: Variants) -> None:
    """Refuse what this table cannot play."""
    if variants.max_deals < 1:
        raise BadVariant("max deals", of=__name__, deals=variants.max_deals)
    if variants.ghost_seat == "fixed" and seats != 3:
        raise BadVariant("ghost seat", of=__name__, seats=seats)


def modes(seats: int) -> Sequence[Variants]:
    """The sets of variants worth playing at this number of seats, the usual game first."""
    usual = [Variants(), Variants(max_deals=1)]
    return [*usual, Variants(ghost_seat="fixed")] if seats == 3 else usual


def bound(seats: int, variants: Variants) -> int:
    """More decisions than any game can take: every card of every deal is asked for and given."""
    return 2 * CARDS * variants.max_deals
