"""What a table may agree on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from embertable.core.errors import BadVariant
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, DRAGONS


@dataclass(frozen=True)
class Variants:
    """The options of Flamecraft Duals; the defaults are the usual game."""

    fancy: Literal["none", "picked", "drawn"] = "none"  # who brings the two fancy dragons: nobody, the players, chance
    dragons: tuple[str, ...] = ()  # or both by name
    fountain: bool = False


def check_variants(seats: int, variants: Variants) -> None:
    """Refuse what does not exist, with a sentence that says what does."""
    if seats == 1 and variants != Variants():
        raise BadVariant(
            "a solo game always has its fountain and never fancy dragons; both are options for two players"
        )
    if variants.dragons and variants.fancy != "none":
        raise BadVariant(
            "name both fancy dragons, or let them be picked or drawn (fancy=picked, fancy=drawn), not both"
        )
    for name in variants.dragons:
        if name not in DRAGON_IDS:
            raise BadVariant(f"there is no fancy dragon {name!r}; there are: {', '.join(DRAGON_IDS)}")
    if variants.dragons and (len(variants.dragons) != DRAGONS or len(set(variants.dragons)) != DRAGONS):
        raise BadVariant(f"exactly two different fancy dragons play, of: {', '.join(DRAGON_IDS)}")


def modes(seats: int) -> Sequence[Variants]:
    """The sets of variants worth playing at this number of seats, the usual game first."""
    if seats == 1:
        return [Variants()]
    return [
        Variants(),
        Variants(fountain=True),
        Variants(fancy="picked"),
        Variants(fancy="picked", fountain=True),
        Variants(fancy="drawn"),
        Variants(dragons=("star", "buddy")),
        Variants(dragons=("precious", "trio"), fountain=True),
        Variants(dragons=("swift", "penny")),
        Variants(dragons=("tailor", "seer"), fountain=True),
    ]


def bound(seats: int, variants: Variants) -> int:
    """More decisions than any game can take."""
    return 2000
