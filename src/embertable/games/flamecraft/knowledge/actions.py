"""Every key an option of Flamecraft can have."""

from __future__ import annotations

from typing import Final

from embertable.core.numbering import Family, declared_effects, keys_of
from embertable.games.flamecraft.cards.tables import (
    ACHIEVEMENTS,
    COMPANIONS,
    FANCY,
    FIRE_UP,
    SHOPS,
    SPELLS,
    Spell,
)
from embertable.games.flamecraft.effects.gaining import AlikeGoods, GoodsOfThisPlace
from embertable.games.flamecraft.effects.paying import SpendAlike
from embertable.games.flamecraft.terms import KIND_NAMES, KIND_OF, PLOTS, SLOTS, TOKEN_NAMES, artisan_key

MOST_SEATS: Final = 5
MOST: Final = 100  # coins of one payment, sets of an enchantment: they have no limit, and are numbered up to here
OF_ONE_KIND: Final = (SpendAlike, AlikeGoods, GoodsOfThisPlace)


def actions() -> list[Family]:
    """Shops, artisans, enchantments, fancy dragons, tokens, players, and what cards let choose."""
    artisans = [artisan_key(card) for card in range(len(KIND_OF))]
    shops = [shop.id for shop in SHOPS]
    spells = [spell.id for spell in SPELLS]
    fancy = [card.id for card in FANCY]
    seats, slots = range(MOST_SEATS), range(1, SLOTS + 1)
    sets = [sold for spell in SPELLS for sold in sold_as(spell)]
    effects = declared_effects([SHOPS, SPELLS, FANCY, COMPANIONS, FIRE_UP])
    counts = sorted({effect.count for effect in effects if isinstance(effect, OF_ONE_KIND)})
    return [
        Family("visit {shop}", shop=shops),
        Family("gather"),
        Family("cast {spell}", spell=sets),
        Family("cast {spell} saving", spell=sets),
        Family("buy {spell}", spell=sets),
        Family("reserve {spell}", spell=spells),
        Family("from {spell}", spell=spells),
        Family("place {artisan} {shop} {slot}", artisan=artisans, shop=shops, slot=slots),
        Family("fire {artisan}", artisan=artisans),
        Family("take {artisan}", artisan=artisans),
        Family("on {artisan}", artisan=artisans),
        Family("swap {artisan}", artisan=artisans),
        Family("replace {artisan} {from_hand}", artisan=artisans, from_hand=artisans),
        Family("draw"),
        Family("use {shop}", shop=shops),
        Family("plot {plot}", plot=range(1, PLOTS + 1)),
        Family("space {space}", space=range(1, max(len(shop.coin_spaces) for shop in SHOPS) + 1)),
        Family("{verb} {fancy}", verb=["keep", "play", "reveal", "return"], fancy=fancy),
        Family("companion {companion}", companion=[companion.id for companion in COMPANIONS]),
        Family("unlock {achievement}", achievement=[achievement.id for achievement in ACHIEVEMENTS]),
        Family("put {spell} {shop}", spell=spells, shop=shops),
        Family("{verb} {token}", verb=["hand", "give", "lay", "spend"], token=TOKEN_NAMES),
        Family("{verb} {kind}", verb=["take", "return", "save", "count", "piece", "coin for"], kind=KIND_NAMES),
        Family("{verb} {count} {kind}", verb=["take", "pay"], count=counts, kind=KIND_NAMES),
        Family("pay"),
        Family("pay {count} coins", count=range(1, MOST + 1)),
        Family("{verb} {seat}", verb=["to", "invite"], seat=seats),
        Family("{word}", word=["enough", "ability", "hearts", "keep", "flip", "flip again", "go on", "end turn"]),
        Family("decline"),
        Family("{effect}", effect=keys_of(effects)),
    ]


def sold_as(spell: Spell) -> list[str]:
    """An enchantment as it is paid for: by its name, a multiple one with the number of sets."""
    return [f"{spell.id} {count}" for count in range(1, MOST + 1)] if spell.hearts_by_sets else [spell.id]
