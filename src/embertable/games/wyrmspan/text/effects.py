"""What the verbs of the cards and their prices are filled with."""

from __future__ import annotations

from typing import Any, Final

from embertable.core.counts import Count
from embertable.core.effects import If
from embertable.core.text.slots import ALL_OF, CLAUSE, NUMBER, ONE_OF, Counted, Noun, Slots, counted
from embertable.games.wyrmspan.cards.tables import Feeding
from embertable.games.wyrmspan.effects import (
    activating,
    caching,
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
    ANY,
    CACHED,
    CARD,
    CAVE,
    DECK,
    DISPLAY,
    DRAGON,
    FREE,
    HAND,
    LESS_ONE,
    NO_RESOURCES,
    TUCKED,
    trait_names,
)
from embertable.games.wyrmspan.text.counts import counting
from embertable.games.wyrmspan.text.things import (
    ABILITY_NAMES,
    DRAGONKIND,
    EGGS,
    THERE,
    THINGS,
    TOKENS,
    WHERE,
    Ability,
    Amount,
    Series,
    amount,
)

DRAGON_CARDS: Final = Counted("dragon", symbol=True)
RESOURCES: Final = Counted("any", symbol=True)


effects = Slots(counting)


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
