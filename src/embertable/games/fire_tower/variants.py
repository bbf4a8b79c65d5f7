"""What a table may agree on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from embertable.core.errors import BadVariant
from embertable.games.fire_tower.terms import CHAMPION_SIDES, CORNERS, MOST_TURNS, Corner


@dataclass(frozen=True)
class Variants:
    """The options of Fire Tower; the defaults are the usual game."""

    mode: Literal["usual", "plain", "shadow", "teams"] = "usual"
    firestorm: bool = True
    mutual_aid: bool = False
    champion: Literal["none", "unclaimed", "champion", "grand"] = "none"
    holders: tuple[Corner, ...] = ("nw",)
    forest: Corner = "sw"
    fire_partial: Literal["forced", "voluntary"] = "forced"
    max_turns: int = MOST_TURNS


def mode_of(seats: int, variants: Variants) -> str:
    """The mode that is played: shadows are usual wherever there can be any."""
    if variants.mode == "usual":
        return "plain" if seats == 2 else "shadow"
    return variants.mode


def corners_of(seats: int, variants: Variants) -> tuple[Corner, ...]:
    """The corners with a tower, clockwise; the corner that stays forest takes the opposite one along for two."""
    forest = CORNERS.index(variants.forest)
    if seats == 2:
        return tuple(corner for number, corner in enumerate(CORNERS) if (number - forest) % 2)
    if seats == 3:
        return tuple(corner for corner in CORNERS if corner != variants.forest)
    return CORNERS


def check_variants(seats: int, variants: Variants) -> None:
    """Refuse what this table cannot play, in one sentence that says what it can."""
    if variants.mode == "shadow" and seats == 2:
        raise BadVariant("shadow seats", of=__name__)
    if variants.mode == "teams" and seats != 4:
        raise BadVariant("team seats", of=__name__, seats=seats)
    if seats == 4 and variants.forest != "sw":
        raise BadVariant("forest corner", of=__name__)
    if variants.max_turns < 1:
        raise BadVariant("max turns", of=__name__)
    if variants.champion in CHAMPION_SIDES:
        manned = corners_of(seats, variants)
        wrong = [corner for corner in variants.holders if corner not in manned]
        if wrong or not variants.holders:
            raise BadVariant(
                "champion holders" if wrong else "champion nobody", of=__name__, manned=manned, wrong=wrong
            )


def next_variants(variants: Variants, winners: Sequence[int], moved: Sequence[int]) -> Variants:
    """The next game of a series: the champion's card goes to the winners, front side up, whoever sits where.

    It is turned over if they held it already; after a draw it stays where it is. `moved` says by seat where its player
    sits in the next game. (p. 7)
    """
    if variants.champion == "none":
        return variants
    manned = corners_of(len(moved), variants)
    held = [seat for seat in range(len(moved)) if manned[seat] in variants.holders]
    if variants.champion == "unclaimed":
        held = []
    holders = winners or held
    if not holders:
        return variants
    seats = sorted([moved[seat] for seat in holders])
    corners = tuple(manned[seat] for seat in seats)
    if not winners:
        return replace(variants, holders=corners)
    is_again = all(seat in held for seat in winners)
    return replace(variants, champion="grand" if is_again else "champion", holders=corners)


def modes(seats: int) -> Sequence[Variants]:
    """The sets of variants worth playing at this number of seats, the usual game first."""
    modes = [
        Variants(),
        Variants(mode="plain", mutual_aid=True, fire_partial="voluntary"),
        Variants(mode="plain", firestorm=False, champion="champion"),
        Variants(mutual_aid=True, champion="grand", holders=("nw", "se")),
    ]
    if seats < 4:
        modes.append(Variants(forest="nw", max_turns=20))
    else:
        modes.append(Variants(mode="teams", mutual_aid=True))
        modes.append(Variants(mode="teams", max_turns=30))
    return modes


def bound(seats: int, variants: Variants) -> int:
    """More decisions than any game can take."""
    return 50 * variants.max_turns + 100
