"""What the phrases of Wyrmspan's cards are filled with: verbs, prices, counts and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from embertable.core.counts import AllOf, AtLeast, Count
from embertable.core.effects import If
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import ALL_OF, CLAUSE, NUMBER, ONE_OF, Counted, Noun, Slots, counted
from embertable.games.wyrmspan.cards.tables import Feeding
from embertable.games.wyrmspan.effects import (
    activating,
    caching,
    conditions,
    counts,
    drawing,
    gaining,
    grammar,
    laying,
    moving,
    playing,
    points,
    taking,
    trading,
    tucking,
)
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.terms import (
    ABILITIES,
    ADJACENT,
    ANY,
    ANYWHERE,
    CACHED,
    CARD,
    CAVE,
    CHEAP,
    CHEAP_MOST,
    COLUMNS,
    COSTLY,
    DECK,
    DISPLAY,
    DRAGON,
    FREE,
    HAND,
    HATCHLING,
    LESS_ONE,
    NO_RESOURCES,
    TUCKED,
    trait_names,
)
from embertable.games.wyrmspan.text.things import (
    ABILITY_NAMES,
    CAVE_NAME,
    DRAGONKIND,
    SIDE_BY_SIDE,
    THERE,
    THINGS,
    TOKENS,
    WHERE,
    Ability,
    Amount,
    Series,
    amount,
)

MANY: Final = 5  # from here on Ukrainian counts in the genitive
EGGS: Final = Counted("egg", symbol=True)
DRAGON_CARDS: Final = Counted("dragon", symbol=True)
RESOURCES: Final = Counted("any", symbol=True)

effects = Slots(SHARED)

# Counts


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


effects.says(
    counts.Dragons,
    forms=("", "young", "ability", "cheap", "costly"),
    form=dragons_form,
    what=DRAGONKIND.of(lambda c: sort(c.which, c.where, c.other)),
    abilities=ABILITY_NAMES.of(lambda c: c.which & sum(ABILITIES)),
    symbols=counted("symbol").of(lambda c: CHEAP_MOST + bool(c.which & COSTLY)),
    there=THERE.of(lambda c: (region(c.where), 1)),
)
effects.says(counts.Eggs, forms=("", "several"), form=lambda c: "" if c.every == 1 else "several", every=EGGS)
effects.says(
    counts.CachedTokens,
    forms=("", "kind"),
    form=lambda c: "" if c.what == ANY else "kind",
    what=Noun(THINGS, symbol=True),
    there=THERE.of(lambda c: (c.where, 1)),
)
effects.says(counts.TuckedCards, there=THERE.of(lambda c: (c.where, 1)))
effects.says(counts.CardsIn, cave=CAVE_NAME)
effects.says(counts.Nests, counts.GuildMarkers, counts.GuildStanding, counts.PersonalitySets, counts.SizeSets)
effects.says(counts.FullColumns, counts.CaveCards, counts.ExcavatedSpaces, counts.BestCaveCost, counts.LowestObjectives)

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


effects.says(
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


effects.says(
    AllOf,
    forms=("", "together"),
    form=lambda c: "together" if side_by_side(c) else "",
    conditions=ALL_OF,
    kinds=SIDE_BY_SIDE.of(lambda c: [name for what in side_by_side(c) for name in trait_names(what.which)]),
    where=WHERE.of(lambda c: (region(side_by_side(c)[0].where), 1)),
)
effects.says(
    conditions.NoneOf,
    what=DRAGONKIND.of(lambda c: sort(dragons(c).which, dragons(c).where, dragons(c).other)),
    where=WHERE.of(lambda c: (region(dragons(c).where), 1)),
)
effects.says(conditions.NeighbourHasNoMore, cave=CAVE_NAME)
effects.says(conditions.Between, conditions.Rightmost)

# Gaining


def any_or_named(what: Amount) -> str:
    """Resources of one's choice, and one for each of something."""
    return " ".join(filter(None, ("any" if what.what == ANY else "", "per" if what.per is not None else "")))


effects.says(
    Amount,
    forms=("", "any", "per", "any per"),
    form=any_or_named,
    count=TOKENS.of(lambda a: (a.count, a.what)),
    resources=RESOURCES.of(lambda a: a.count),
    per=CLAUSE,
)
effects.says(Ability, forms=("", "young"), form=Ability.form, effect=CLAUSE)
effects.says(
    Feeding,
    forms=("", "card"),
    form=lambda f: "card" if f.food == CARD else "",
    food=Noun(THINGS, symbol=True),
    each=CLAUSE,
    third=CLAUSE,
)
effects.says(gaining.Gain, count=Counted(THINGS, by="what", symbol=True))
effects.says(gaining.GainAny, count=RESOURCES)
effects.says(gaining.GainTuckedCost)
effects.says(gaining.NameKind, own=NUMBER, others=NUMBER)


def cached_form(e: gaining.GainAndCache) -> str:
    """How many of the tokens may be cached, or have to be."""
    if e.least:
        return "must" if e.least == e.most else "from to"
    return "" if e.most == 1 and e.count == 1 else "some"


effects.says(
    gaining.GainAndCache,
    forms=("", "some", "must", "from to"),
    form=cached_form,
    gained=CLAUSE.of(lambda e: amount(e.count, e.what)),
    least=NUMBER,
    most=NUMBER,
    where=WHERE.of(lambda e: (e.where, e.most)),
)

# Cards


def drawn_form(e: drawing.Draw) -> str:
    """Which of the drawn cards may be tucked, or have to be."""
    if e.least:
        return "sort" if e.discard else "must"
    if not e.most:
        return ""
    return "one" if e.most == 1 and e.count == 1 else "some"


effects.says(
    drawing.Draw,
    forms=("", "one", "some", "must", "sort"),
    form=drawn_form,
    drawn=CLAUSE.of(lambda e: amount(e.count, DRAGON)),
    most=NUMBER,
    tucks=NUMBER.of(lambda e: e.least),
    discards=NUMBER.of(lambda e: e.discard),
    kept=NUMBER.of(lambda e: e.count - e.least - e.discard),
    where=WHERE.of(lambda e: (e.where, e.most)),
)
effects.says(taking.Take, count=Counted(THINGS, by="kind", symbol=True))
effects.says(taking.TakeAndTuck, one=DRAGON_CARDS.of(lambda e: 1), where=WHERE.of(lambda e: (e.where, 1)))
effects.says(
    taking.Reveal,
    forms=("to hand", "away", "for a bonus"),
    form=lambda e: "to hand" if e.otherwise == HAND else "away" if e.bonus is None else "for a bonus",
    kind=DRAGONKIND.of(lambda e: ((), trait_names(e.which))),
    bonus=CLAUSE,
)

# Eggs, caching, tucking


def one_or_several(e: Any) -> str:
    """Several are as many as one likes, up to that number."""
    return "" if e.count == 1 else "several"


effects.says(laying.Lay, count=EGGS, where=THERE.of(lambda e: (e.where, e.count)))
effects.says(
    laying.LayEach,
    kind=DRAGONKIND.of(lambda e: ((), trait_names(e.which))),
    there=THERE.of(lambda e: (e.where, 1)),
)
effects.says(
    caching.Cache,
    forms=("", "several"),
    form=one_or_several,
    count=Counted(THINGS, by="what", symbol=True),
    where=WHERE.of(lambda e: (e.where, e.count)),
)
effects.says(caching.CacheFromSupply, count=RESOURCES, where=WHERE.of(lambda e: (e.where, e.count)))
effects.says(
    tucking.Tuck,
    forms=("", "several"),
    form=one_or_several,
    count=DRAGON_CARDS,
    where=WHERE.of(lambda e: (e.where, e.count)),
)
effects.says(
    tucking.TuckFromDeck,
    forms=("", "per"),
    form=lambda e: "per" if isinstance(e.count, Count) else "",
    count=DRAGON_CARDS.of(lambda e: amount(e.count, DRAGON).count),
    per=CLAUSE.of(lambda e: e.count),
    where=WHERE.of(lambda e: (e.where, amount(e.count, DRAGON).count)),
)
effects.says(
    tucking.TuckEach,
    kind=DRAGONKIND.of(lambda e: ((), trait_names(e.which))),
    there=THERE.of(lambda e: (e.where, 1)),
)

# Grammar


def shared_form(e: grammar.Shared) -> str:
    """The others do the same, only less often: then it is not said again."""
    own, others = e.own, e.others
    if isinstance(own, trading.Trade) and isinstance(others, trading.Trade):
        same = own.times > 1 and (own.price, own.then) == (others.price, others.then)
        return ("once" if others.times == 1 else "several times") if same else ""
    if isinstance(own, grammar.Choose) and isinstance(others, grammar.Choose):
        return "choice" if own.count > 1 and own.parts == others.parts else ""
    return ""


effects.says(grammar.AnyOrder, parts=ALL_OF)
effects.says(
    grammar.Choose,
    forms=("", "several"),
    form=one_or_several,
    parts=ONE_OF,
    choices=Series("; ").of(lambda e: e.parts),
    count=counted("choice"),
)
effects.says(
    grammar.Shared,
    forms=("", "once", "several times", "choice"),
    form=shared_form,
    own=CLAUSE,
    others=CLAUSE,
    times=counted("time").of(lambda e: e.others.times),
    choices=counted("choice").of(lambda e: e.others.count),
)
effects.says(If, condition=CLAUSE, then=CLAUSE)


def price_form(price: Price) -> str:
    """Cards are discarded, and some prices are paid by storing something."""
    if price.what in (DRAGON, CAVE, CARD):
        return "cards"
    return {CACHED: "cached", TUCKED: "tucked"}.get(price.what, "")


def priced(price: Price) -> tuple[int, int]:
    """So many of what is handed over."""
    return price.count, {CACHED: ANY, TUCKED: DRAGON}.get(price.what, price.what)


effects.says(
    Price,
    forms=("", "cards", "cached", "tucked"),
    form=price_form,
    count=TOKENS.of(priced),
    where=THERE.of(lambda p: (p.where, p.count)),
)
effects.says(
    trading.Trade,
    forms=("", "several times"),
    form=lambda e: "" if e.times == 1 else "several times",
    price=CLAUSE,
    then=CLAUSE,
    times=counted("time"),
)

# Playing and moving

ORIGINS: Final = {HAND: "hand", DISPLAY: "display", HAND | DISPLAY: "hand or display", DECK: "deck"}

effects.says(
    playing.PlayDragon,
    forms=("free", "for less", "without resources"),
    form=lambda e: {FREE: "free", LESS_ONE: "for less", NO_RESOURCES: "without resources"}[e.price],
    origin=Noun({origin: f"dragon from {name}" for origin, name in ORIGINS.items() if origin != DECK}).of(
        lambda e: e.origins
    ),
    onto=Noun({False: "onto nothing", True: "onto a dragon"}).of(lambda e: e.onto_dragon),
)
effects.says(
    playing.PlayCave,
    forms=("", "several"),
    form=one_or_several,
    card=Noun({origin: f"cave from {name}" for origin, name in ORIGINS.items()}).of(lambda e: e.origins),
    count=counted("space"),
)
effects.says(activating.Activate, abilities=ABILITY_NAMES.of(lambda e: e.kinds))
effects.says(activating.ActivateMat, moving.Swap)
effects.says(moving.GuildSteps, count=counted("step"))

# Points


def points_form(e: points.Points) -> str:
    """For each of something, at most so many, under a condition; or lost."""
    said = (
        ("lose", e.points < 0),
        ("per", e.per is not None),
        ("most", e.most > 0),
        ("when", e.when is not None),
    )
    return " ".join([word for word, is_said in said if is_said])


effects.says(
    points.Points,
    forms=("", "per", "per most", "when", "per when", "per most when", "lose per", "lose per most"),
    form=points_form,
    points=counted("point").of(lambda e: abs(e.points)),
    per=CLAUSE,
    most=counted("point"),
    when=CLAUSE,
)
effects.says(points.Sale, prices=ALL_OF, points=counted("point"))
effects.says(points.Sell, sales=ONE_OF)
