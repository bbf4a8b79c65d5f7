"""What questions are filled with."""

from __future__ import annotations

from embertable.core.text.slots import CLAUSE, NUMBER, PLAYER, Listed, Slots
from embertable.games.wyrmspan.chapters.end import SellLeftovers
from embertable.games.wyrmspan.chapters.exchange import PayResources
from embertable.games.wyrmspan.chapters.guild import ChooseCell, EnterBrown, TakeStep
from embertable.games.wyrmspan.chapters.limits import DropCard, DropToken
from embertable.games.wyrmspan.chapters.rounds import UseOnce
from embertable.games.wyrmspan.chapters.turn import TakeTurn
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
from embertable.games.wyrmspan.effects.paying import ChoosePayment
from embertable.games.wyrmspan.knowledge.view import View
from embertable.games.wyrmspan.setup import FirstResources, KeepFour
from embertable.games.wyrmspan.terms import (
    CARD,
    CAVE,
    DRAGON,
    EGG,
    THING_NAMES,
    TUCKED,
)
from embertable.games.wyrmspan.text.effects import effects
from embertable.games.wyrmspan.text.things import (
    SPOT,
    TOKENS,
    TheCave,
    TheDragon,
    spot_of,
)

questions = Slots(effects)

questions.says(KeepFour, FirstResources, TakeTurn, PayResources, seat=PLAYER)
questions.says(gaining.ChooseKind, gaining.ChooseTuckedCost, gaining.ChooseGathered, seat=PLAYER)
questions.says(gaining.ChooseShared, seat=PLAYER, own=NUMBER, others=NUMBER)
questions.says(caching.ChooseToken, caching.ChooseSupplied, seat=PLAYER)
questions.says(tucking.ChooseTuckPlace, tucking.ChooseBlindPlace, tucking.ChooseEachPlace, seat=PLAYER)
questions.says(taking.KeepOrTuck, drawing.TuckDrawn, drawing.DiscardDrawn, laying.ChooseNest, seat=PLAYER)
questions.says(playing.ChooseDragon, playing.ChooseCovered, playing.ChooseDig, seat=PLAYER)
questions.says(activating.ChooseAbility, activating.ChooseBonus, moving.ChooseSwapped, seat=PLAYER)
questions.says(TakeStep, EnterBrown, ChooseCell, DropToken, DropCard, UseOnce, SellLeftovers, seat=PLAYER)


def payment_asked(ask: ChoosePayment) -> str:
    """Eggs are looked for in nests, cards in the hand."""
    if ask.price.what == EGG:
        return "egg"
    return "card" if ask.price.what in (DRAGON, CAVE, CARD, TUCKED) else ""


questions.says(ChoosePayment, forms=("", "egg", "card"), form=payment_asked, seat=PLAYER)
questions.says(
    gaining.StashToken,
    seat=PLAYER,
    tokens=Listed(TOKENS).of(lambda ask: [(count, kind) for kind, count in enumerate(ask.got) if count]),
)
questions.says(caching.ChooseCachePlace, seat=PLAYER, token=TOKENS.of(lambda ask: (1, ask.kind)))
questions.says(tucking.ChooseTuckCard, playing.ChooseCovering, seat=PLAYER, spot=SPOT)
questions.says(
    taking.ChooseCard, forms=("dragon", "cave"), form=lambda ask: THING_NAMES[ask.kind], seat=PLAYER, left=NUMBER
)
questions.says(
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


questions.says(
    grammar.Consider,
    forms=("", "shared"),
    form_seen=considered,
    seat=PLAYER,
    dragon=CLAUSE.of(lambda ask: TheDragon(ask.source)),
    effect=CLAUSE,
)
questions.says(playing.ChooseDigPlace, seat=PLAYER, card=CLAUSE.of(lambda ask: TheCave(ask.card)))
questions.says(
    moving.ChooseSwappedWith, seat=PLAYER, spot=CLAUSE.seen(lambda ask, view: spot_of(ask.seat, ask.first, view))
)
questions.says(
    trading.StrikeDeal,
    forms=("", "of a dragon"),
    form=lambda ask: "of a dragon" if ask.source else "",
    seat=PLAYER,
    dragon=CLAUSE.of(lambda ask: TheDragon(ask.source)),
    price=CLAUSE.of(lambda ask: ask.trade.price),
    then=CLAUSE.of(lambda ask: ask.trade.then),
)
