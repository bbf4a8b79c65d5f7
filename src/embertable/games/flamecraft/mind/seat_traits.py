"""Traits of one seat in Flamecraft: what it owns, what it can do next, and what it is being asked."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import Do
from embertable.core.flow import asked_of
from embertable.core.scales import climb, tell, tenths
from embertable.core.traits import Tally
from embertable.games.flamecraft.cards.tables import FANCY, IS_MOON, SPELL_KIND, SPELLS
from embertable.games.flamecraft.chapters.enchant import hearts_for, most_sets
from embertable.games.flamecraft.chapters.free import why_not_reveal
from embertable.games.flamecraft.chapters.scoring import moons_in_hand
from embertable.games.flamecraft.effects.paying import shortage
from embertable.games.flamecraft.mind import families
from embertable.games.flamecraft.mind.matters import MATTER, SOMETHING
from embertable.games.flamecraft.mind.opinions import OPINIONS, time_left
from embertable.games.flamecraft.mind.outlook import Outlook
from embertable.games.flamecraft.mind.worth import worths
from embertable.games.flamecraft.places import spells_for
from embertable.games.flamecraft.state import Player, State
from embertable.games.flamecraft.terms import COIN, KIND_OF, KINDS, NONE

LATE: Final = 2  # turns left when goods are good for little but one enchantment more
NEAR: Final = 2  # goods that may be missing of a cost that is nearly there
SPELL_WORTH: Final[list[float]] = [worths(spell.reward) for spell in SPELLS]


def opinions(s: State, seat: int, tally: Tally) -> None:
    """What was thought of it before anything was learned: less and less as the time runs out."""
    left = time_left(s, seat)
    if left > 0.0:
        trait = families.OPINION.start
        for opinion in OPINIONS:
            tally.count(trait, tenths(left * opinion.judge(s, seat)))
            trait += 1


def points(s: State, seat: int, tally: Tally) -> None:
    """Where the reputation comes from, as if the game ended now."""
    me = s.players[seat]
    trait = families.POINTS.start
    for hearts in me.tally:
        tally.count(trait, hearts)
        trait += 1
    tally.count(trait, me.coin_hearts + me.stock[COIN])
    tally.count(trait + 1, me.moon_hearts if s.scored else me.moon_hearts + moons_in_hand(s, seat))


def time(s: State, view: Outlook, tally: Tally) -> None:
    """How near the end is."""
    tell(tally, families.TURNS, view.turns)
    tell(tally, families.ARTISANS_LEFT, len(s.artisan_deck))
    tell(tally, families.SPELLS_LEFT, len(s.spell_deck))


def goods(me: Player, view: Outlook, tally: Tally) -> None:
    """Goods by kind, and coins."""
    total = 0
    for kind in range(KINDS):
        climb(tally, families.GOODS[kind], me.stock[kind])
        total += me.stock[kind]
    if view.turns < LATE:
        tally.count(families.LATE_GOODS.start, total)
    climb(tally, families.PURSE, me.stock[COIN])


def artisans(me: Player, tally: Tally) -> None:
    """The hand, by number, by kind, and by how many kinds there are in it."""
    climb(tally, families.HAND, len(me.hand))
    counts = [0] * KINDS
    for card in me.hand:
        counts[KIND_OF[card]] += 1
    kinds = 0
    for kind in range(KINDS):
        if counts[kind]:
            kinds += 1
            climb(tally, families.OF_A_KIND[kind], counts[kind])
    climb(tally, families.KINDS_IN_HAND, kinds)


def fancy_dragons(s: State, seat: int, view: Outlook, tally: Tally) -> None:
    """Each fancy dragon held, again for every turn to come, and if its price is there or it could be played at once."""
    me = s.players[seat]
    for card in me.fancy:
        tally.mark(families.FANCY_HELD.start + card)
        tally.count(families.FANCY_TIME.start + card, view.turns)
        if not IS_MOON[card] and is_ready(s, seat, card):
            tally.mark(families.SUN_READY.start + families.SUN_ITEM[card])
    climb(tally, families.FANCY_PLAYED, len(me.played))
    if me.companion != NONE and not me.companion_used:
        tally.mark(families.COMPANION.start + me.companion)


def is_ready(s: State, seat: int, card: int) -> bool:
    """Whether a sun dragon can be paid; in the own turn, whether it can be played. What others do is no wish of it."""
    cost = FANCY[card].cost
    if cost:
        stock = s.players[seat].stock
        return shortage(stock, cost) <= stock[COIN]
    return seat == s.active and why_not_reveal(s, seat, card) is None


def enchantments(s: State, seat: int, view: Outlook, tally: Tally) -> None:
    """Those in sight that are paid for or nearly, how many have a shop to go to, and what the best two would bring."""
    me = s.players[seat]
    stock = me.stock
    castable = 0
    best = 0.0
    second = 0.0
    for spell in spells_for(s, seat):
        card = SPELLS[spell]
        short = shortage(stock, card.cost)
        if card.coins:
            short -= stock[COIN]
        if short <= 0:
            tally.mark(families.PAYABLE.start + spell)
            if view.kinds >> SPELL_KIND[spell] & 1:
                castable += 1
                worth = SPELL_WORTH[spell]
                if card.hearts_by_sets:
                    worth = float(hearts_for(spell, most_sets(s, seat, spell, 0)))
                if worth > best:
                    best, second = worth, best
                elif worth > second:
                    second = worth
        elif short <= NEAR:
            tally.mark(families.NEARLY.start + spell)
    if me.reserved != NONE:
        tally.mark(families.RESERVED.start + me.reserved)
    if view.turns > 0:
        climb(tally, families.CASTABLE, castable)
        tally.count(families.BEST_CASTS.start, tenths(best))
        tally.count(families.BEST_CASTS.start + 1, tenths(second))


def town(s: State, seat: int, view: Outlook, tally: Tally) -> None:
    """Where the piece is, what the town offers the next visit, and how it has grown."""
    plot = s.pieces[seat]
    if plot != NONE and s.shops[plot] >= 0:
        tally.mark(families.HERE.start + s.shops[plot])
    if view.turns > 0:
        tally.count(families.BEST_VISITS.start, tenths(view.visits[0]))
        tally.count(families.BEST_VISITS.start + 1, tenths(view.visits[1]))
        tally.count(families.BEST_PLACE.start, tenths(view.place))
        climb(tally, families.FITTING, view.fitting)
    grown = families.GROWTH.start
    later = families.GROWTH_TIME.start
    tally.count(grown, view.shops)
    tally.count(grown + 1, view.artisans)
    tally.count(grown + 2, view.spells)
    tally.count(later, view.shops * view.turns)
    tally.count(later + 1, view.artisans * view.turns)
    tally.count(later + 2, view.spells * view.turns)
    if s.gold:
        tally.mark(families.MODE.start)
    if s.players[seat].companion != NONE:
        tally.mark(families.MODE.start + 1)


def offers(s: State, tally: Tally) -> None:
    """Which shops and enchantments there are. Among several they are the same for all and decide nothing."""
    if s.seats == 1:
        for shop in s.shops:
            if shop >= 0:
                tally.mark(families.IN_TOWN.start + shop)
        for spell in s.row:
            tally.mark(families.IN_ROW.start + spell)


def question(s: State, seat: int, tally: Tally) -> None:
    """What the seat is being asked, if it is."""
    ask = asked_of(s, seat)
    if ask is not None:
        tally.mark(families.QUESTION.start + MATTER.get(type(ask), SOMETHING))


def under_way(s: State, seat: int, tally: Tally) -> None:
    """What is still to come of the turn."""
    if seat != s.active:
        return
    start = families.UNDER_WAY.start
    for step in s.agenda:
        if isinstance(step, Do):
            if step.seat == seat:
                effect = step.effect
                tally.count(start + MATTER.get(type(effect), SOMETHING), getattr(effect, "count", 1))
        else:
            matter = MATTER.get(type(step), SOMETHING)
            if matter and getattr(step, "seat", NONE) == seat:
                tally.mark(start + matter)
