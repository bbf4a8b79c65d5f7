"""What options are filled with: the thing, and what choosing it does."""

from __future__ import annotations

from typing import Any, Final

from embertable.core.text.slots import CLAUSE, NUMBER, Listed, Noun, Slots, counted
from embertable.games.wyrmspan.cards.tables import (
    CAVE_EFFECTS,
    GUILDS,
    TRACK,
)
from embertable.games.wyrmspan.chapters.abilities import ability
from embertable.games.wyrmspan.chapters.end import SellFor
from embertable.games.wyrmspan.chapters.entice import Cover, Entice
from embertable.games.wyrmspan.chapters.excavate import Dig, Excavate
from embertable.games.wyrmspan.chapters.exchange import Exchange, SpendResources
from embertable.games.wyrmspan.chapters.explore import Explore
from embertable.games.wyrmspan.chapters.guild import PutMarker, StepOn, StepTo
from embertable.games.wyrmspan.chapters.limits import Drop, DropThis
from embertable.games.wyrmspan.chapters.rounds import NoMore, UseThis
from embertable.games.wyrmspan.chapters.turn import Pass
from embertable.games.wyrmspan.effects import (
    activating,
    caching,
    drawing,
    gaining,
    grammar,
    laying,
    moving,
    playing,
    taking,
    trading,
    tucking,
)
from embertable.games.wyrmspan.effects.paying import Payment, PayWith, Price
from embertable.games.wyrmspan.knowledge.view import View
from embertable.games.wyrmspan.setup import FirstResource, LetGo
from embertable.games.wyrmspan.terms import (
    CACHED,
    CAVE,
    COLUMNS,
    DISPLAY,
    DRAGON,
    EGG,
    FIXED_CELL,
    FIXED_POINTS,
    NOTHING,
    ONCE_PER_ROUND,
    RESOURCE_NAMES,
    THING_NAMES,
    TUCKED,
)
from embertable.games.wyrmspan.text.effects import effects
from embertable.games.wyrmspan.text.things import (
    CAVE_NAME,
    CAVE_NOUN,
    DRAGON_NAME,
    GIVEN,
    SPOT,
    TAKEN,
    THE_DRAGON,
    TOKENS,
    Ability,
    Spot,
    TheCave,
    TheDragon,
    spot_of,
)

options = Slots(effects)

options.says(TheDragon, forms=("", "young", "unseen"), form=TheDragon.form, called=DRAGON_NAME.of(lambda d: d.number))
options.says(
    TheCave,
    forms=("", "twin", "unseen"),
    form_seen=TheCave.form,
    card=CAVE_NOUN.of(lambda c: c.number),
    number=NUMBER,
    effect=CLAUSE.of(lambda c: CAVE_EFFECTS[c.number]),
)
options.says(
    Spot,
    forms=("", "unseen", "mat"),
    form=Spot.form,
    dragon=CLAUSE.of(lambda spot: TheDragon(spot.dragon)),
    cave=CAVE_NAME.of(lambda spot: spot.place // COLUMNS),
    space=NUMBER.of(Spot.column),
)
options.says(
    Payment,
    forms=("", "egg", "dragon", "cave"),
    form=lambda paid: {EGG: "egg", DRAGON: "dragon", CAVE: "cave"}.get(paid.what, ""),
    token=TOKENS.of(lambda paid: (1, paid.what)),
    spot=CLAUSE.seen(lambda paid, view: spot_of(None if view is None else view["seat"], paid.which, view)),
    dragon=CLAUSE.of(lambda paid: TheDragon(paid.which)),
    cave=CLAUSE.of(lambda paid: TheCave(paid.which)),
)


TOKEN: Final = TOKENS.of(lambda step: (1, step.kind))


def paid_by(price: Price, payment: Payment) -> str:
    """Cards are discarded, and some prices are paid by storing something."""
    if price.what == CACHED:
        return "cached"
    if price.what == TUCKED:
        return "tucked"
    return "card" if payment.what in (DRAGON, CAVE) else ""


options.says(LetGo, first=CLAUSE, second=CLAUSE)
options.says(FirstResource, gaining.GainKind, gaining.GatherKind, caching.CacheKind, Drop, token=TOKEN)
options.says(gaining.ShareKind, kind=Noun(RESOURCE_NAMES), own=NUMBER, others=NUMBER)
options.says(gaining.Stash, caching.CacheAt, token=TOKEN, spot=SPOT)
options.says(
    Excavate,
    Dig,
    name="Dig",
    forms=("", "face up"),
    form=lambda step: "face up" if step.origin == DISPLAY else "",
    card=CLAUSE.of(lambda step: TheCave(step.card)),
    cave=CAVE_NAME,
)
options.says(Entice, card=THE_DRAGON, cave=CAVE_NAME)
options.says(
    playing.Play,
    forms=("", "for less"),
    form=lambda step: "" if step.dropped == NOTHING else "for less",
    card=THE_DRAGON,
    cave=CAVE_NAME,
    less=TOKENS.of(lambda step: (1, step.dropped)),
)
options.says(Explore, cave=CAVE_NAME)
options.says(Pass, StepOn, NoMore)
options.says(Exchange, given=GIVEN, gained=TAKEN)
options.says(
    SpendResources,
    tokens=Listed(TOKENS).of(lambda step: [(count, kind) for kind, count in enumerate(step.needs) if count]),
)
options.says(
    PayWith,
    forms=("", "card", "cached", "tucked"),
    form=lambda step: paid_by(step.price, step.payment),
    payment=CLAUSE,
    dragon=CLAUSE.of(lambda step: TheDragon(step.source)),
)
options.says(
    trading.Strike,
    forms=("", "card", "cached", "tucked"),
    form=lambda step: paid_by(step.trade.price, step.payment),
    payment=CLAUSE,
    dragon=CLAUSE.of(lambda step: TheDragon(step.source)),
)
options.says(tucking.TuckUnder, tucking.TuckBlind, tucking.TuckUnseen, taking.TuckNewest, spot=SPOT)
options.says(tucking.TuckCard, drawing.TuckOne, card=THE_DRAGON, spot=SPOT)
options.says(
    taking.TakeFaceUp,
    forms=("dragon", "cave"),
    form=lambda step: THING_NAMES[step.kind],
    card=THE_DRAGON,
    cave=CLAUSE.of(lambda step: TheCave(step.card)),
)
options.says(taking.TakeTop, forms=("dragon", "cave"), form=lambda step: THING_NAMES[step.kind])
options.says(drawing.DiscardOne, card=THE_DRAGON)
options.says(laying.LayAt, playing.CoverAt, moving.SwapThis, spot=SPOT)
options.says(Cover, card=THE_DRAGON, spot=SPOT)
options.says(
    moving.SwapWith,
    first=CLAUSE.seen(lambda step, view: spot_of(step.seat, step.first, view)),
    second=CLAUSE.seen(lambda step, view: spot_of(step.seat, step.second, view)),
)
options.says(grammar.DoPart, effect=CLAUSE.of(lambda step: step.part))


def ability_of(step: Any) -> Ability:
    """What is used."""
    kind = step.kind if isinstance(step, activating.UseAbility) else ONCE_PER_ROUND
    effect = ability(step.dragon, kind)
    assert effect is not None, f"dragon {step.dragon} has no such ability"
    return Ability(effect, step.dragon)


options.says(
    activating.UseAbility,
    UseThis,
    dragon=CLAUSE.of(lambda step: TheDragon(step.dragon)),
    ability=CLAUSE.of(ability_of),
)
options.says(
    StepTo,
    forms=("", "bare"),
    form=lambda step: "bare" if TRACK[step.space] is None else "",
    space=NUMBER,
    reward=CLAUSE.of(lambda step: TRACK[step.space]),
)


def cell_form(step: PutMarker, view: View | None) -> str:
    """What a cell brings: at once, at the end, or points that depend on how many tokens lie there."""
    if view is None:
        return ""
    if step.cell == FIXED_CELL:
        return "fixed"
    return "at the end" if step.cell == FIXED_CELL - 1 else "bonus"


def cell_gain(step: PutMarker, view: View | None) -> Any:
    """The bonus of a cell of the tile in sight."""
    assert view is not None, "what a cell brings is said to somebody who sees the tile"
    tile = next(each for each in GUILDS if each.id == view["guild"])
    return tile.end_game if step.cell == FIXED_CELL - 1 else tile.cells[step.cell]


def fixed_points(step: PutMarker, view: View | None) -> int:
    """What the next token on the last cell scores."""
    assert view is not None, "what a cell brings is said to somebody who sees the tile"
    before = sum(1 for cell, _ in view["markers"] if cell == FIXED_CELL)
    return FIXED_POINTS[min(before, len(FIXED_POINTS) - 1)]


options.says(
    PutMarker,
    forms=("", "bonus", "at the end", "fixed"),
    form_seen=cell_form,
    cell=NUMBER.of(lambda step: step.cell + 1),
    bonus=CLAUSE.seen(cell_gain),
    points=counted("point").seen(fixed_points),
)
options.says(DropThis, payment=CLAUSE)
options.says(
    SellFor,
    sale=CLAUSE,
    dragon=CLAUSE.of(lambda step: TheDragon(step.dragon)),
)
