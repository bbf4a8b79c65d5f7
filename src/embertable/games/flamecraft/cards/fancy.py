"""The 36 fancy dragons: 18 of the sun, played during the game, and 18 of the moon, scored at its end."""

from __future__ import annotations

from typing import Final

from embertable.core.counts import AllOf, AtLeast
from embertable.core.effects import All, Effect, If, Offer
from embertable.games.flamecraft.cards.tables import Fancy, shuffle_in_fancy
from embertable.games.flamecraft.effects.conditions import (
    ALWAYS,
    Enchanted,
    FilledOne,
    FiredOne,
    FireStepBegins,
    Gathering,
    Most,
    PlacedOne,
)
from embertable.games.flamecraft.effects.counts import (
    ArtisansHere,
    Collected,
    EnchantedShops,
    EvenKinds,
    FilledShops,
    FreeCoinSlots,
    InHand,
    KindsInHand,
    OddKinds,
    OtherFancy,
    Owned,
    PairsInHand,
    SpellsLikeCast,
)
from embertable.games.flamecraft.effects.drawing import FancyDragon
from embertable.games.flamecraft.effects.enchanting import BuyFromRow
from embertable.games.flamecraft.effects.firing import FireHere, HeartsForFire
from embertable.games.flamecraft.effects.gaining import AlikeGoods, Coins, DifferentGoods
from embertable.games.flamecraft.effects.giving import Give
from embertable.games.flamecraft.effects.paying import one_kind
from embertable.games.flamecraft.effects.placing import PlaceArtisan
from embertable.games.flamecraft.effects.points import Hearts, HeartsForPlaced, HeartsPer
from embertable.games.flamecraft.effects.revealing import ReturnOthers
from embertable.games.flamecraft.effects.taking import Artisans
from embertable.games.flamecraft.effects.verb import Also
from embertable.games.flamecraft.terms import BREAD, CRYSTAL, IRON, MEAT, PLANT, POTION

SUN: Final = False
MOON: Final = True


def lover(name: str, kind: int) -> Fancy:
    """A moon dragon that loves one kind of artisan: a heart for each in hand, and more for having the most."""
    return Fancy(name, MOON, ALWAYS, Also(HeartsPer(InHand(kind)), If(Most(1, InHand(kind)), Hearts(3))))


def hoarder(name: str, kind: int) -> Fancy:
    """A moon dragon that hoards one kind of goods: a heart for every two, and more for owning the most."""
    return Fancy(name, MOON, ALWAYS, Also(HeartsPer(Owned(kind), each=2), If(Most(3, Owned(kind)), Hearts(3))))


def gourmet(name: str, kind: int, gift: Effect) -> Fancy:
    """A sun dragon that is fed with four goods of one kind, and gives hearts and something of its own."""
    return Fancy(name, SUN, ALWAYS, All(Hearts(5), gift), cost=one_kind(kind, 4))


shuffle_in_fancy(
    [
        Fancy("eenie", SUN, wish=AtLeast(3, FilledShops()), reward=All(Hearts(4), Coins(1))),
        Fancy("meenie", SUN, wish=AtLeast(5, EnchantedShops()), reward=Hearts(5)),
        Fancy("goldie", SUN, wish=ALWAYS, reward=HeartsPer(FreeCoinSlots())),
        Fancy("hocus", SUN, wish=AllOf(Gathering(), FiredOne()), reward=Also(FireHere(), Hearts(2))),
        Fancy("pocus", SUN, wish=FireStepBegins(), reward=HeartsForFire(2), basis="rulebook"),
        Fancy("sparkle", SUN, wish=Enchanted(), reward=HeartsPer(ArtisansHere(), hearts=2)),
        Fancy("starburst", SUN, wish=ALWAYS, reward=BuyFromRow(), basis="rulebook"),
        Fancy("stitch", SUN, wish=PlacedOne(), reward=HeartsForPlaced()),
        Fancy("twinkle", SUN, wish=Enchanted(), reward=HeartsPer(SpellsLikeCast(), hearts=2)),
        Fancy("bubba", SUN, wish=ALWAYS, reward=Give(3, 3, Hearts(2))),
        Fancy("dapper", SUN, wish=FilledOne(), reward=All(Hearts(3), Artisans())),
        Fancy("dazzle", SUN, wish=AtLeast(5, Collected()), reward=Hearts(4)),
        gourmet("butters", BREAD, Artisans()),
        gourmet("softpaw", MEAT, Offer(PlaceArtisan())),
        gourmet("greenhorn", PLANT, Coins(1)),
        gourmet("dusk", POTION, FancyDragon()),
        gourmet("steely", IRON, AlikeGoods(2)),
        gourmet("dawn", CRYSTAL, DifferentGoods(2)),
        lover("breadblaze", BREAD),
        lover("meatmuncher", MEAT),
        lover("grasshorn", PLANT),
        lover("potionpaw", POTION),
        lover("steelfang", IRON),
        lover("richwing", CRYSTAL),
        hoarder("rosy", BREAD),
        hoarder("prowler", MEAT),
        hoarder("thicket", PLANT),
        hoarder("brewster", POTION),
        hoarder("rusty", IRON),
        hoarder("zircon", CRYSTAL),
        Fancy("even-steven", MOON, wish=ALWAYS, reward=HeartsPer(EvenKinds())),
        Fancy("odd-todd", MOON, wish=ALWAYS, reward=Also(HeartsPer(OddKinds()), If(AtLeast(3, OddKinds()), Hearts(2)))),
        Fancy("talisa", MOON, wish=ALWAYS, reward=ReturnOthers(Hearts(2))),
        Fancy("pally", MOON, wish=ALWAYS, reward=HeartsPer(OtherFancy())),
        Fancy("ditto", MOON, wish=ALWAYS, reward=HeartsPer(PairsInHand(), hearts=2)),
        Fancy(
            "patches",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(KindsInHand()), If(AtLeast(5, KindsInHand()), Hearts(2))),
        ),
    ]
)
