"""What a bot should like: named opinions about a table, in hearts, each with the weight it has proved worth."""

from __future__ import annotations

from typing import Final

from embertable.core.mind import Opinion, chances, outcome
from embertable.games.flamecraft.cards.tables import FANCY, IS_MOON, SPELL_KIND, SPELLS, SYMBOL
from embertable.games.flamecraft.chapters.enchant import hearts_for, most_sets
from embertable.games.flamecraft.chapters.gather import PLACE_HERE
from embertable.games.flamecraft.chapters.place import why_not_place
from embertable.games.flamecraft.chapters.scoring import points_of, scores
from embertable.games.flamecraft.effects.paying import shortage
from embertable.games.flamecraft.mind.worth import NTH_GOOD, good_worth, worths
from embertable.games.flamecraft.places import awake, slots_of, spells_at, spells_for
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, KIND_OF, KINDS, NONE

SPREAD: Final = 12.0  # a lead of so many hearts is worth about three games in four
SOLO_BEST: Final = 130.0


def expectations(s: State) -> list[float]:
    """By seat, its lead over the best other as a chance; alone its reputation against a very good one."""
    if s.seats == 1:
        hearts = hope(s, 0) if s.agenda else points_of(s, 0)
        return [max(0.0, min(1.0, hearts / SOLO_BEST))]
    if not s.agenda:
        ends = scores(s)
        return [outcome(ends, seat) for seat in range(s.seats)]
    return chances([hope(s, seat) for seat in range(s.seats)], SPREAD)


def hope(s: State, seat: int) -> float:
    """The reputation a seat may hope for: what it has, and what the rest is worth in the time that is left."""
    total = float(points_of(s, seat))
    left = time_left(s, seat)
    if left > 0.0:
        for opinion in OPINIONS:
            total += left * opinion.weight * opinion.judge(s, seat)
    return total


def time_left(s: State, seat: int) -> float:
    """From 1, when there is time to use everything, to 0 when the seat has no turn left."""
    if s.last != NONE:
        turns = (seat - s.active) % s.seats
        return 0.55 if turns < s.last and (turns > 0 or s.turn.visited == NONE) else (0.3 if turns == 0 else 0.0)
    if s.ending != NONE:
        return 0.65
    cards = min(len(s.artisan_deck), 2 * len(s.spell_deck))
    return 0.7 + 0.3 * min(1.0, cards / (4.0 * s.seats))


def goods(s: State, seat: int) -> float:
    """Goods, each further one of a kind a little less."""
    stock = s.players[seat].stock
    total = 0.0
    for kind in range(KINDS):
        total += NTH_GOOD[min(stock[kind], 7)]
    return total


def enchanting(s: State, seat: int) -> float:
    """The enchantments within reach: the best one, and half of the next."""
    best = 0.0
    second = 0.0
    for spell in spells_for(s, seat):
        value = reach(s, seat, spell)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + 0.5 * second


def reach(s: State, seat: int, spell: int) -> float:
    """What an enchantment brings, by how much of its cost the player owns."""
    if SPELLS[spell].hearts_by_sets:
        return float(hearts_for(spell, max(1, most_sets(s, seat, spell, 0))))
    stock = s.players[seat].stock
    cost = SPELLS[spell].cost
    short = shortage(stock, cost)
    if SPELLS[spell].coins:
        short = max(0, short - stock[COIN])
    ready = 1.0 - short / sum(cost)
    return ready * ready * worths(SPELLS[spell].reward)


def artisans(s: State, seat: int) -> float:
    """Artisans in hand: different kinds fit more slots, and the limit is six."""
    hand = s.players[seat].hand
    kinds = 0
    for card in hand:
        kinds |= 1 << KIND_OF[card]
    return min(6, len(hand)) + 0.4 * kinds.bit_count()


def sun_dragons(s: State, seat: int) -> float:
    """Sun dragons still to be played: those with a price by how much of it is there."""
    me = s.players[seat]
    total = 0.0
    for card in me.fancy:
        if IS_MOON[card]:
            total += 0.3
            continue
        cost = FANCY[card].cost
        if cost:
            short = max(0, shortage(me.stock, cost) - me.stock[COIN])
            total += 0.4 + 0.8 * (4 - min(4, short)) / 4
        else:
            total += 1.0
    return total


def coins(s: State, seat: int) -> float:
    """Coins, beyond the heart each is worth at the end."""
    return float(min(5, s.players[seat].stock[COIN]))


def visit(s: State, seat: int) -> float:
    """What the shop just visited has in store, as long as it has not been used."""
    turn = s.turn
    if s.active != seat or turn.visited == NONE or turn.gathering or turn.cast != NONE:
        return 0.0
    plot = s.pieces[seat]
    total = 1.0
    stock = s.players[seat].stock
    for card in awake(s, plot):
        total += good_worth(stock[KIND_OF[card]])
    for spell in spells_at(s, plot):
        total += good_worth(stock[SPELL_KIND[spell]])
    symbol = SYMBOL[s.shops[plot]]
    total += good_worth(stock[symbol]) if symbol < KINDS else 1.5
    if why_not_place(s, seat, PLACE_HERE, plot) is None:
        total += 3.0
    if slots_of(s, plot)[0] >= 0:
        total += 2.0
    return total


OPINIONS: Final = [
    Opinion("goods", goods, 0.35),
    Opinion("enchantments within reach", enchanting, 0.45),
    Opinion("artisans in hand", artisans, 0.8),
    Opinion("sun dragons", sun_dragons, 2.2),
    Opinion("coins to spend", coins, 0.2),
    Opinion("the visited shop", visit, 0.5),
]

GLARING: Final[dict[int, float]] = {5: 0.005}
"""By level of bots: what it never overlooks, of the chance to win; tournaments told where other games' would not do."""
