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
        raise BadVariant("solo variants", of=__name__)
    if variants.dragons and variants.fancy != "none":
        raise BadVariant("dragons named and drawn", of=__name__)
    for name in variants.dragons:
        if name not in DRAGON_IDS:
            raise BadVariant("no fancy dragon", of=__name__, name=name, known=DRAGON_IDS)
    if variants.dragons and (len(variants.dragons) != DRAGONS or len(set(variants.dragons)) != DRAGONS):
        raise BadVariant("two dragons", of=__name__, known=DRAGON_IDS)


def listed(option: str) -> Sequence[str]:
    """The ids a list may hold, to be chosen from."""
    return DRAGON_IDS if option == "dragons" else ()


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
