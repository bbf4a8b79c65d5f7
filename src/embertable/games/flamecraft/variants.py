"""The options of Flamecraft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from embertable.core.errors import BadVariant
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, SHOPS, SPELLS
from embertable.games.flamecraft.terms import ARTISANS_OF_A_KIND, IDLE_ROUNDS, KINDS, SHOP_DECK

DECISIONS_OF_A_TURN: Final = 25  # a generous mean


@dataclass(frozen=True)
class Variants:
    """Which enchantments and shops are used, companions, and what a solo player has unlocked."""

    enchantments: Literal["purple", "gold"] = "purple"
    companions: bool = False
    shops: Literal["standard", "random"] = "standard"
    shop_list: tuple[str, ...] = ()
    unlocked: tuple[str, ...] = ()


def check_variants(seats: int, variants: Variants) -> None:
    """Refuse what does not exist or does not fit the number of players."""
    if seats == 1:
        if variants.companions:
            raise BadVariant("companions solo", of=__name__)
        if variants.shops != "standard" or variants.shop_list:
            raise BadVariant("solo shops", of=__name__)
    elif variants.unlocked:
        raise BadVariant("solo achievements", of=__name__)
    known = [achievement.id for achievement in ACHIEVEMENTS]
    for name in variants.unlocked:
        if name not in known:
            raise BadVariant("no achievement", of=__name__, name=name, known=known)
    if len(set(variants.unlocked)) < len(variants.unlocked):
        raise BadVariant("achievement twice", of=__name__)
    if variants.shop_list:
        check_shop_list(variants)


def listed(option: str) -> Sequence[str]:
    """The ids a list may hold, to be chosen from."""
    if option == "shop_list":
        return [shop.id for shop in SHOPS if not shop.is_starter]
    return [achievement.id for achievement in ACHIEVEMENTS] if option == "unlocked" else ()


def check_shop_list(variants: Variants) -> None:
    """Refuse a shop deck that cannot be laid together."""
    known = [shop.id for shop in SHOPS if not shop.is_starter]
    if variants.shops == "random":
        raise BadVariant("shops random or listed", of=__name__)
    for name in variants.shop_list:
        if name not in known:
            raise BadVariant("no shop", of=__name__, name=name, known=known)
    if len(set(variants.shop_list)) != SHOP_DECK or len(variants.shop_list) != SHOP_DECK:
        raise BadVariant("shops counted", of=__name__, count=SHOP_DECK, found=len(set(variants.shop_list)))


def modes(seats: int) -> Sequence[Variants]:
    """The sets of variants worth playing at this number of seats, the usual game first."""
    if seats == 1:
        everything = tuple(achievement.id for achievement in ACHIEVEMENTS)
        return [Variants(), Variants(enchantments="gold", unlocked=everything)]
    return [
        Variants(),
        Variants(companions=True),
        Variants(enchantments="gold", shops="random"),
        Variants(enchantments="gold", companions=True, shops="random"),
    ]


def bound(seats: int, variants: Variants) -> int:
    """More decisions than any game can take: every card of the decks that end it may keep them waiting."""
    return (ARTISANS_OF_A_KIND * KINDS + len(SPELLS) // 2) * IDLE_ROUNDS * seats * DECISIONS_OF_A_TURN
