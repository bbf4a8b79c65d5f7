"""What counts and conditions are filled with: the nouns of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from embertable.core.counts import AllOf, AtLeast
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import ALL_OF, NUMBER, Noun, Slots, counted
from embertable.games.wyrmspan.effects import (
    conditions,
    counts,
)
from embertable.games.wyrmspan.terms import (
    ABILITIES,
    ADJACENT,
    ANY,
    ANYWHERE,
    CHEAP,
    CHEAP_MOST,
    COLUMNS,
    COSTLY,
    HATCHLING,
    trait_names,
)
from embertable.games.wyrmspan.text.things import (
    ABILITY_NAMES,
    CAVE_NAME,
    DRAGONKIND,
    EGGS,
    SIDE_BY_SIDE,
    THERE,
    THINGS,
    WHERE,
)

MANY: Final = 5  # from here on Ukrainian counts in the genitive


counting = Slots(SHARED)


def sort(which: int, where: int, other: bool) -> tuple[Sequence[str], Sequence[str]]:
    """Dragons that fit, as (adjectives before, traits)."""
    before = [name for name, is_said in (("other", other), ("adjacent", where == ADJACENT)) if is_said]
    return before, trait_names(which)


def dragons_form(what: counts.Dragons) -> str:
    """What is counted by its noun, by an ability or by its cost is said in different ways."""
    if what.which & CHEAP:
        return "cheap"
    if what.which & COSTLY:
        return "costly"
    if what.which & sum(ABILITIES):
        return "ability"
    return "young" if what.which == HATCHLING else ""


def region(where: int) -> int:
    """What is next to a dragon is said by an adjective."""
    return ANYWHERE if where == ADJACENT else where


counting.says(
    counts.Dragons,
    forms=("", "young", "ability", "cheap", "costly"),
    form=dragons_form,
    what=DRAGONKIND.of(lambda c: sort(c.which, c.where, c.other)),
    abilities=ABILITY_NAMES.of(lambda c: c.which & sum(ABILITIES)),
    symbols=counted("symbol").of(lambda c: CHEAP_MOST + bool(c.which & COSTLY)),
    there=THERE.of(lambda c: (region(c.where), 1)),
)
counting.says(counts.Eggs, forms=("", "several"), form=lambda c: "" if c.every == 1 else "several", every=EGGS)
counting.says(
    counts.CachedTokens,
    forms=("", "kind"),
    form=lambda c: "" if c.what == ANY else "kind",
    what=Noun(THINGS, symbol=True),
    there=THERE.of(lambda c: (c.where, 1)),
)
counting.says(counts.TuckedCards, there=THERE.of(lambda c: (c.where, 1)))
counting.says(counts.CardsIn, cave=CAVE_NAME)
counting.says(counts.Nests, counts.GuildMarkers, counts.GuildStanding, counts.PersonalitySets, counts.SizeSets)
counting.says(
    counts.FullColumns, counts.CaveCards, counts.ExcavatedSpaces, counts.BestCaveCost, counts.LowestObjectives
)

# Conditions


def at_least_form(wanted: AtLeast) -> str:
    """One of something is said otherwise than several."""
    what, number = wanted.what, wanted.number
    if isinstance(what, counts.ExcavatedSpaces):
        return "all spaces" if number == COLUMNS else "spaces"
    if isinstance(what, counts.GuildMarkers):
        return "token" if number == 1 else "tokens"
    assert isinstance(what, counts.Dragons), f"no card asks for so many {type(what).__name__}"
    if number > 1:
        return "many" if number >= MANY else ""
    return "another" if what.other else "one"


def dragons(condition: Any) -> counts.Dragons:
    """The dragons a condition speaks of; none in particular where it speaks of something else."""
    return condition.what if isinstance(condition.what, counts.Dragons) else counts.Dragons()


counting.says(
    AtLeast,
    forms=("", "many", "one", "another", "spaces", "all spaces", "token", "tokens"),
    form=at_least_form,
    number=NUMBER,
    kind=DRAGONKIND.of(lambda c: sort(dragons(c).which, dragons(c).where, False)),
    what=DRAGONKIND.of(lambda c: sort(dragons(c).which, dragons(c).where, dragons(c).other)),
    where=WHERE.of(lambda c: (region(dragons(c).where), 1)),
)


def side_by_side(wanted: AllOf) -> Sequence[counts.Dragons]:
    """Where each condition wants one dragon of a sort in the same part of the mat, they are named together."""
    found = [
        each.what
        for each in wanted.conditions
        if isinstance(each, AtLeast) and at_least_form(each) == "one" and isinstance(each.what, counts.Dragons)
    ]
    grown = [what.which for what in found if what.which != HATCHLING]
    are_sorts = len(grown) > 1 and all(len(trait_names(which)) == 1 for which in grown)
    is_all = len(found) == len(wanted.conditions) and len({what.where for what in found}) == 1
    return found if is_all and are_sorts else []


counting.says(
    AllOf,
    forms=("", "together"),
    form=lambda c: "together" if side_by_side(c) else "",
    conditions=ALL_OF,
    kinds=SIDE_BY_SIDE.of(lambda c: [name for what in side_by_side(c) for name in trait_names(what.which)]),
    where=WHERE.of(lambda c: (region(side_by_side(c)[0].where), 1)),
)
counting.says(
    conditions.NoneOf,
    what=DRAGONKIND.of(lambda c: sort(dragons(c).which, dragons(c).where, dragons(c).other)),
    where=WHERE.of(lambda c: (region(dragons(c).where), 1)),
)
counting.says(conditions.NeighbourHasNoMore, cave=CAVE_NAME)
counting.says(conditions.Between, conditions.Rightmost)
