"""What the phrases of Wyrmspan's table are filled with: questions, options, events."""

from __future__ import annotations

from typing import Any

from embertable.core.text.slots import CLAUSE, NUMBER, PLAYER, TEXT, Card, Counted, Listed, Marked, Noun, Slots, counted
from embertable.games.wyrmspan import events
from embertable.games.wyrmspan.cards.tables import (
    CAVE_EFFECTS,
    DECISIONS,
    FOOD,
    GUILDS,
    OBJECTIVES,
    TRACK,
    Decision,
    Objective,
)
from embertable.games.wyrmspan.chapters.abilities import ability
from embertable.games.wyrmspan.chapters.end import SellFor, SellLeftovers
from embertable.games.wyrmspan.chapters.entice import Cover, Entice
from embertable.games.wyrmspan.chapters.excavate import Dig, Excavate
from embertable.games.wyrmspan.chapters.exchange import Exchange, PayResources, SpendResources
from embertable.games.wyrmspan.chapters.explore import Explore
from embertable.games.wyrmspan.chapters.guild import ChooseCell, EnterBrown, PutMarker, StepOn, StepTo, TakeStep
from embertable.games.wyrmspan.chapters.limits import Drop, DropCard, DropThis, DropToken
from embertable.games.wyrmspan.chapters.rounds import NoMore, UseOnce, UseThis
from embertable.games.wyrmspan.chapters.turn import Pass, TakeTurn
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
from embertable.games.wyrmspan.effects.paying import ChoosePayment, Payment, PayWith, Price
from embertable.games.wyrmspan.knowledge.view import View
from embertable.games.wyrmspan.setup import FirstResource, FirstResources, KeepFour, LetGo
from embertable.games.wyrmspan.terms import (
    AUTOMA,
    CACHED,
    CARD,
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
    SPOT,
    THE_CAVE,
    THE_DRAGON,
    TITLE,
    TOKENS,
    WHO,
    Ability,
    Ranked,
    Series,
    Spot,
    TheCave,
    TheDragon,
    Word,
    spot_of,
)

slots = Slots(effects)

# What sentences speak of

slots.says(TheDragon, forms=("", "young", "unseen"), form=TheDragon.form, called=DRAGON_NAME.of(lambda d: d.number))
slots.says(
    TheCave,
    forms=("", "twin", "unseen"),
    form_seen=TheCave.form,
    card=CAVE_NOUN.of(lambda c: c.number),
    number=NUMBER,
    effect=CLAUSE.of(lambda c: CAVE_EFFECTS[c.number]),
)
slots.says(
    Spot,
    forms=("", "unseen", "mat"),
    form=Spot.form,
    dragon=CLAUSE.of(lambda spot: TheDragon(spot.dragon)),
    cave=CAVE_NAME.of(lambda spot: spot.place // COLUMNS),
    space=NUMBER.of(Spot.column),
)
slots.says(
    Payment,
    forms=("", "egg", "dragon", "cave"),
    form=lambda paid: {EGG: "egg", DRAGON: "dragon", CAVE: "cave"}.get(paid.what, ""),
    token=TOKENS.of(lambda paid: (1, paid.what)),
    spot=CLAUSE.seen(lambda paid, view: spot_of(None if view is None else view["seat"], paid.which, view)),
    dragon=CLAUSE.of(lambda paid: TheDragon(paid.which)),
    cave=CLAUSE.of(lambda paid: TheCave(paid.which)),
)

# Questions

slots.says(KeepFour, FirstResources, TakeTurn, PayResources, seat=PLAYER)
slots.says(gaining.ChooseKind, gaining.ChooseTuckedCost, gaining.ChooseGathered, seat=PLAYER)
slots.says(gaining.ChooseShared, seat=PLAYER, own=NUMBER, others=NUMBER)
slots.says(caching.ChooseToken, caching.ChooseSupplied, seat=PLAYER)
slots.says(tucking.ChooseTuckPlace, tucking.ChooseBlindPlace, tucking.ChooseEachPlace, seat=PLAYER)
slots.says(taking.KeepOrTuck, drawing.TuckDrawn, drawing.DiscardDrawn, laying.ChooseNest, seat=PLAYER)
slots.says(playing.ChooseDragon, playing.ChooseCovered, playing.ChooseDig, seat=PLAYER)
slots.says(activating.ChooseAbility, activating.ChooseBonus, moving.ChooseSwapped, seat=PLAYER)
slots.says(TakeStep, EnterBrown, ChooseCell, DropToken, DropCard, UseOnce, SellLeftovers, seat=PLAYER)


def payment_asked(ask: ChoosePayment) -> str:
    """Eggs are looked for in nests, cards in the hand."""
    if ask.price.what == EGG:
        return "egg"
    return "card" if ask.price.what in (DRAGON, CAVE, CARD, TUCKED) else ""


slots.says(ChoosePayment, forms=("", "egg", "card"), form=payment_asked, seat=PLAYER)
slots.says(
    gaining.StashToken,
    seat=PLAYER,
    tokens=Listed(TOKENS).of(lambda ask: [(count, kind) for kind, count in enumerate(ask.got) if count]),
)
slots.says(caching.ChooseCachePlace, seat=PLAYER, token=TOKENS.of(lambda ask: (1, ask.kind)))
slots.says(tucking.ChooseTuckCard, playing.ChooseCovering, seat=PLAYER, spot=SPOT)
slots.says(
    taking.ChooseCard, forms=("dragon", "cave"), form=lambda ask: THING_NAMES[ask.kind], seat=PLAYER, left=NUMBER
)
slots.says(
    grammar.OrderParts,
    grammar.ChooseParts,
    forms=("", "of a dragon"),
    form=lambda ask: "of a dragon" if ask.source else "",
    seat=PLAYER,
    dragon=CLAUSE.of(lambda ask: TheDragon(ask.source)),
)


def considered(ask: grammar.Consider, view: View | None) -> str:
    """The ability of a dragon on another mat gives its part to this seat."""
    mine = view is None or ask.source in view["players"][ask.seat]["dragons"]
    return "" if mine else "shared"


slots.says(
    grammar.Consider,
    forms=("", "shared"),
    form_seen=considered,
    seat=PLAYER,
    dragon=CLAUSE.of(lambda ask: TheDragon(ask.source)),
    effect=CLAUSE,
)
slots.says(playing.ChooseDigPlace, seat=PLAYER, card=CLAUSE.of(lambda ask: TheCave(ask.card)))
slots.says(
    moving.ChooseSwappedWith, seat=PLAYER, spot=CLAUSE.seen(lambda ask, view: spot_of(ask.seat, ask.first, view))
)
slots.says(
    trading.StrikeDeal,
    forms=("", "of a dragon"),
    form=lambda ask: "of a dragon" if ask.source else "",
    seat=PLAYER,
    dragon=CLAUSE.of(lambda ask: TheDragon(ask.source)),
    price=CLAUSE.of(lambda ask: ask.trade.price),
    then=CLAUSE.of(lambda ask: ask.trade.then),
)

# Options

TOKEN = TOKENS.of(lambda step: (1, step.kind))
GIVEN = Listed(TOKENS).of(
    lambda it: [(2, it.first)] if it.first == it.second else [(1, it.first), (1, it.second)],
)
TAKEN = TOKENS.of(lambda it: (1, it.gained))


def paid_by(price: Price, payment: Payment) -> str:
    """Cards are discarded, and some prices are paid by storing something."""
    if price.what == CACHED:
        return "cached"
    if price.what == TUCKED:
        return "tucked"
    return "card" if payment.what in (DRAGON, CAVE) else ""


slots.says(LetGo, first=CLAUSE, second=CLAUSE)
slots.says(FirstResource, gaining.GainKind, gaining.GatherKind, caching.CacheKind, Drop, token=TOKEN)
slots.says(gaining.ShareKind, kind=Noun(RESOURCE_NAMES), own=NUMBER, others=NUMBER)
slots.says(gaining.Stash, caching.CacheAt, token=TOKEN, spot=SPOT)
slots.says(
    Excavate,
    Dig,
    name="Dig",
    forms=("", "face up"),
    form=lambda step: "face up" if step.origin == DISPLAY else "",
    card=CLAUSE.of(lambda step: TheCave(step.card)),
    cave=CAVE_NAME,
)
slots.says(Entice, card=THE_DRAGON, cave=CAVE_NAME)
slots.says(
    playing.Play,
    forms=("", "for less"),
    form=lambda step: "" if step.dropped == NOTHING else "for less",
    card=THE_DRAGON,
    cave=CAVE_NAME,
    less=TOKENS.of(lambda step: (1, step.dropped)),
)
slots.says(Explore, cave=CAVE_NAME)
slots.says(Pass, StepOn, NoMore)
slots.says(Exchange, given=GIVEN, gained=TAKEN)
slots.says(
    SpendResources,
    tokens=Listed(TOKENS).of(lambda step: [(count, kind) for kind, count in enumerate(step.needs) if count]),
)
slots.says(
    PayWith,
    forms=("", "card", "cached", "tucked"),
    form=lambda step: paid_by(step.price, step.payment),
    payment=CLAUSE,
    dragon=CLAUSE.of(lambda step: TheDragon(step.source)),
)
slots.says(
    trading.Strike,
    forms=("", "card", "cached", "tucked"),
    form=lambda step: paid_by(step.trade.price, step.payment),
    payment=CLAUSE,
    dragon=CLAUSE.of(lambda step: TheDragon(step.source)),
)
slots.says(tucking.TuckUnder, tucking.TuckBlind, tucking.TuckUnseen, taking.TuckNewest, spot=SPOT)
slots.says(tucking.TuckCard, drawing.TuckOne, card=THE_DRAGON, spot=SPOT)
slots.says(
    taking.TakeFaceUp,
    forms=("dragon", "cave"),
    form=lambda step: THING_NAMES[step.kind],
    card=THE_DRAGON,
    cave=CLAUSE.of(lambda step: TheCave(step.card)),
)
slots.says(taking.TakeTop, forms=("dragon", "cave"), form=lambda step: THING_NAMES[step.kind])
slots.says(drawing.DiscardOne, card=THE_DRAGON)
slots.says(laying.LayAt, playing.CoverAt, moving.SwapThis, spot=SPOT)
slots.says(Cover, card=THE_DRAGON, spot=SPOT)
slots.says(
    moving.SwapWith,
    first=CLAUSE.seen(lambda step, view: spot_of(step.seat, step.first, view)),
    second=CLAUSE.seen(lambda step, view: spot_of(step.seat, step.second, view)),
)
slots.says(grammar.DoPart, effect=CLAUSE.of(lambda step: step.part))


def ability_of(step: Any) -> Ability:
    """What is used."""
    kind = step.kind if isinstance(step, activating.UseAbility) else ONCE_PER_ROUND
    effect = ability(step.dragon, kind)
    assert effect is not None, f"dragon {step.dragon} has no such ability"
    return Ability(effect, step.dragon)


slots.says(
    activating.UseAbility,
    UseThis,
    dragon=CLAUSE.of(lambda step: TheDragon(step.dragon)),
    ability=CLAUSE.of(ability_of),
)
slots.says(
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


slots.says(
    PutMarker,
    forms=("", "bonus", "at the end", "fixed"),
    form_seen=cell_form,
    cell=NUMBER.of(lambda step: step.cell + 1),
    bonus=CLAUSE.seen(cell_gain),
    points=counted("point").seen(fixed_points),
)
slots.says(DropThis, payment=CLAUSE)
slots.says(
    SellFor,
    sale=CLAUSE,
    dragon=CLAUSE.of(lambda step: TheDragon(step.dragon)),
)

# Events

slots.says(events.Kept, events.HadTurn, events.Passed, seat=PLAYER)
slots.says(events.RoundBegan, number=NUMBER, first=PLAYER)
slots.says(events.Excavated, seat=PLAYER, card=THE_CAVE, cave=CAVE_NAME)
slots.says(
    events.Enticed,
    forms=("", "over another"),
    form=lambda event: "over another" if event.covered else "",
    seat=PLAYER,
    card=THE_DRAGON,
    cave=CAVE_NAME,
    covered=CLAUSE.of(lambda event: TheDragon(event.covered)),
)
slots.says(events.Explored, seat=PLAYER, cave=CAVE_NAME)
slots.says(events.Used, events.Revealed, events.DiscardedDragon, seat=PLAYER, card=THE_DRAGON)
slots.says(
    events.TookDragon,
    forms=("", "from deck"),
    form=lambda event: "" if event.is_open else "from deck",
    seat=PLAYER,
    card=THE_DRAGON,
)
slots.says(
    events.TookCave,
    forms=("", "from deck"),
    form=lambda event: "" if event.is_open else "from deck",
    seat=PLAYER,
    card=THE_CAVE,
)
slots.says(events.DiscardedCave, seat=PLAYER, card=THE_CAVE)
slots.says(
    events.Gained,
    events.Paid,
    events.Lost,
    seat=PLAYER,
    tokens=Listed(TOKENS).of(lambda event: [(count, what) for what, count in event.tokens]),
)
slots.says(events.Exchanged, seat=PLAYER, given=GIVEN, gained=TAKEN)
slots.says(
    events.Laid,
    forms=("", "mat"),
    form=lambda event: "" if event.card else "mat",
    seat=PLAYER,
    eggs=Counted("egg", symbol=True).of(lambda event: event.count),
    card=THE_DRAGON,
)
slots.says(events.Cached, seat=PLAYER, token=TOKENS.of(lambda event: (1, event.what)), card=THE_DRAGON)
slots.says(events.Tucked, seat=PLAYER, card=THE_DRAGON, under=CLAUSE.of(lambda event: TheDragon(event.under)))


def fed_form(event: events.Fed) -> str:
    """Tokens are cached, cards tucked; the third one brings a bonus."""
    by = "tucked" if FOOD[event.card] == CARD else ""
    return f"{by} third".strip() if event.times == 3 else by


slots.says(
    events.Fed,
    forms=("", "tucked", "third", "tucked third"),
    form=fed_form,
    card=THE_DRAGON,
    times=NUMBER,
)
slots.says(
    events.Stepped,
    forms=("", "brown"),
    form=lambda event: "brown" if TRACK[event.space] is None else "",
    seat=WHO,
    space=NUMBER,
)
slots.says(
    events.PlacedMarker, seat=WHO, guild=Card().of(lambda event: event.guild), cell=NUMBER.of(lambda e: e.cell + 1)
)
slots.says(
    events.Swapped,
    seat=PLAYER,
    first=CLAUSE.of(lambda event: TheDragon(event.first)),
    second=CLAUSE.of(lambda event: TheDragon(event.second)),
)


def objective_id(side: Objective) -> str:
    """The card of an objective."""
    return f"objective-{side.id}"


def ranking(event: events.ObjectiveScored) -> list[Ranked]:
    """Who stands where; last the Automa, where she plays."""
    seats = [*range(len(event.ranks))]
    if event.with_automa:
        seats[-1] = AUTOMA
    return [Ranked(seat, rank) for seat, rank in zip(seats, event.ranks, strict=True)]


slots.says(Ranked, who=WHO, rank=Word("rank"))
slots.says(Objective, what=TITLE)
slots.says(
    events.ObjectiveScored,
    objective=Marked(objective_id).of(
        lambda event: next(each for each in OBJECTIVES if objective_id(each) == event.objective)
    ),
    places=Series(", ").of(ranking),
)
slots.says(events.Bought, seat=PLAYER, card=THE_DRAGON, points=counted("point"))
slots.says(Decision, id=TEXT)
slots.says(
    events.AutomaDecided,
    decision=Marked(lambda decision: f"automa-{decision.id}").of(
        lambda event: next(each for each in DECISIONS if each.id == event.decision)
    ),
)
slots.says(
    events.AutomaTook,
    forms=("dragon", "cave"),
    form=lambda event: "dragon" if event.card else "cave",
    card=THE_DRAGON,
    cave=THE_CAVE,
)
slots.says(events.AutomaRefreshed, events.AutomaPassed)
slots.says(
    events.AutomaMovedCoins,
    forms=("on", "off"),
    form=lambda event: "on" if event.count > 0 else "off",
    coins=Counted("coin", symbol=True).of(lambda event: abs(event.count)),
)
slots.says(
    events.Ended,
    forms=("", "shared"),
    form=lambda event: "" if len(event.winners) == 1 else "shared",
    winner=PLAYER.of(lambda event: event.winners[0]),
    winners=Listed(PLAYER),
    points=counted("point").of(lambda event: max(event.points)),
)
slots.says(
    events.EndedAlone,
    forms=("won", "lost"),
    form=lambda event: "won" if event.wins else "lost",
    seat=PLAYER.of(lambda event: 0),
    points=counted("point"),
    automa=counted("point"),
)
