"""The 36 fancy dragons: 18 of the sun, played during the game, and 18 of the moon, scored at its end."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import (
    All,
    Offer,
)
from embertable.games.flamecraft.cards.tables import Fancy, goods, shuffle_in_fancy
from embertable.games.flamecraft.effects.conditions import (
    ALWAYS,
    AtLeast,
    Both,
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
from embertable.games.flamecraft.effects.paying import SpendGoods
from embertable.games.flamecraft.effects.placing import PlaceArtisan
from embertable.games.flamecraft.effects.points import Hearts, HeartsForPlaced, HeartsPer
from embertable.games.flamecraft.effects.revealing import ReturnOthers
from embertable.games.flamecraft.effects.taking import Artisans
from embertable.games.flamecraft.effects.verb import Also, When
from embertable.games.flamecraft.terms import BREAD, CRYSTAL, IRON, MEAT, PLANT, POTION

SUN: Final = False
MOON: Final = True

shuffle_in_fancy(
    [
        Fancy("eenie", SUN, wish=AtLeast(3, FilledShops()), reward=All(Hearts(4), Coins(1))),
        Fancy("meenie", SUN, wish=AtLeast(5, EnchantedShops()), reward=Hearts(5)),
        Fancy("goldie", SUN, wish=ALWAYS, reward=HeartsPer(FreeCoinSlots())),
        Fancy("hocus", SUN, wish=Both(Gathering(), FiredOne()), reward=Also(FireHere(), Hearts(2))),
        Fancy("pocus", SUN, wish=FireStepBegins(), reward=HeartsForFire(2), basis="rulebook"),
        Fancy("sparkle", SUN, wish=Enchanted(), reward=HeartsPer(ArtisansHere(), hearts=2)),
        Fancy("starburst", SUN, wish=ALWAYS, reward=BuyFromRow(), basis="rulebook"),
        Fancy("stitch", SUN, wish=PlacedOne(), reward=HeartsForPlaced()),
        Fancy("twinkle", SUN, wish=Enchanted(), reward=HeartsPer(SpellsLikeCast(), hearts=2)),
        Fancy("bubba", SUN, wish=ALWAYS, reward=Give(3, 3, Hearts(2))),
        Fancy("dapper", SUN, wish=FilledOne(), reward=All(Hearts(3), Artisans())),
        Fancy("dazzle", SUN, wish=AtLeast(5, Collected()), reward=Hearts(4)),
        Fancy("butters", SUN, wish=ALWAYS, cost=SpendGoods(goods(bread=4)), reward=All(Hearts(5), Artisans())),
        Fancy(
            "softpaw", SUN, wish=ALWAYS, cost=SpendGoods(goods(meat=4)), reward=All(Hearts(5), Offer(PlaceArtisan()))
        ),
        Fancy("greenhorn", SUN, wish=ALWAYS, cost=SpendGoods(goods(plant=4)), reward=All(Hearts(5), Coins(1))),
        Fancy("dusk", SUN, wish=ALWAYS, cost=SpendGoods(goods(potion=4)), reward=All(Hearts(5), FancyDragon())),
        Fancy("steely", SUN, wish=ALWAYS, cost=SpendGoods(goods(iron=4)), reward=All(Hearts(5), AlikeGoods(2))),
        Fancy("dawn", SUN, wish=ALWAYS, cost=SpendGoods(goods(crystal=4)), reward=All(Hearts(5), DifferentGoods(2))),
        Fancy(
            "breadblaze",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(InHand(BREAD)), When(Most(1, InHand(BREAD)), Hearts(3))),
        ),
        Fancy(
            "meatmuncher",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(InHand(MEAT)), When(Most(1, InHand(MEAT)), Hearts(3))),
        ),
        Fancy(
            "grasshorn",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(InHand(PLANT)), When(Most(1, InHand(PLANT)), Hearts(3))),
        ),
        Fancy(
            "potionpaw",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(InHand(POTION)), When(Most(1, InHand(POTION)), Hearts(3))),
        ),
        Fancy(
            "steelfang", MOON, wish=ALWAYS, reward=Also(HeartsPer(InHand(IRON)), When(Most(1, InHand(IRON)), Hearts(3)))
        ),
        Fancy(
            "richwing",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(InHand(CRYSTAL)), When(Most(1, InHand(CRYSTAL)), Hearts(3))),
        ),
        Fancy(
            "rosy",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(Owned(BREAD), each=2), When(Most(3, Owned(BREAD)), Hearts(3))),
        ),
        Fancy(
            "prowler",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(Owned(MEAT), each=2), When(Most(3, Owned(MEAT)), Hearts(3))),
        ),
        Fancy(
            "thicket",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(Owned(PLANT), each=2), When(Most(3, Owned(PLANT)), Hearts(3))),
        ),
        Fancy(
            "brewster",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(Owned(POTION), each=2), When(Most(3, Owned(POTION)), Hearts(3))),
        ),
        Fancy(
            "rusty",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(Owned(IRON), each=2), When(Most(3, Owned(IRON)), Hearts(3))),
        ),
        Fancy(
            "zircon",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(Owned(CRYSTAL), each=2), When(Most(3, Owned(CRYSTAL)), Hearts(3))),
        ),
        Fancy("even-steven", MOON, wish=ALWAYS, reward=HeartsPer(EvenKinds())),
        Fancy(
            "odd-todd", MOON, wish=ALWAYS, reward=Also(HeartsPer(OddKinds()), When(AtLeast(3, OddKinds()), Hearts(2)))
        ),
        Fancy("talisa", MOON, wish=ALWAYS, reward=ReturnOthers(Hearts(2))),
        Fancy("pally", MOON, wish=ALWAYS, reward=HeartsPer(OtherFancy())),
        Fancy("ditto", MOON, wish=ALWAYS, reward=HeartsPer(PairsInHand(), hearts=2)),
        Fancy(
            "patches",
            MOON,
            wish=ALWAYS,
            reward=Also(HeartsPer(KindsInHand()), When(AtLeast(5, KindsInHand()), Hearts(2))),
        ),
    ]
)
