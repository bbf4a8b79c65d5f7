"""The options of Wyrmspan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from embertable.core.errors import BadVariant
from embertable.games.wyrmspan.cards.tables import LEVELS


@dataclass(frozen=True)
class Variants:
    """Whom you play against when you play alone; the usual Automa is the first level."""

    automa: Literal["usual", "automa-1", "automa-2", "automa-3", "ravel-1", "ravel-2", "ravel-3"] = "usual"


def check_variants(seats: int, variants: Variants) -> None:
    """An opponent of paper is for those who play alone."""
    if seats > 1 and variants.automa != "usual":
        raise BadVariant("automa alone", of=__name__, automa=variants.automa, seats=seats)


def level_of(variants: Variants) -> int:
    """The number of the Automa's level; alone without a choice, it is the first."""
    names = [level.id for level in LEVELS]
    return 0 if variants.automa == "usual" else names.index(variants.automa)


def modes(seats: int) -> Sequence[Variants]:
    """The sets of variants worth playing at this number of seats, the usual game first."""
    if seats > 1:
        return [Variants()]
    return [
        Variants(),
        Variants("automa-2"),
        Variants("automa-3"),
        Variants("ravel-1"),
        Variants("ravel-2"),
        Variants("ravel-3"),
    ]


def bound(seats: int, variants: Variants) -> int:
    """More decisions than any game can take."""
    return 1500 * seats
