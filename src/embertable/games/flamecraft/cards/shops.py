"""The 34 shops: six starters, then the deck by symbol. The slots of every shop are reconstructed."""

from __future__ import annotations

from embertable.core.effects import All, Offer, OneOf, Trade
from embertable.games.flamecraft.cards.tables import Shop, goods, open_shops, slot
from embertable.games.flamecraft.effects.activating import ExtraTurn
from embertable.games.flamecraft.effects.counts import ArtisansHere, ArtisansLikeDrawn
from embertable.games.flamecraft.effects.drawing import FancyDragon, KeepOneGiveOne
from embertable.games.flamecraft.effects.enchanting import GoodsOfCost, ReserveSpell, ReserveThatSpell
from embertable.games.flamecraft.effects.firing import (
    FireAgain,
    FireAllElsewhere,
    FireElsewhere,
    FireFromHand,
    FireHere,
    FireInPark,
    PayToFire,
)
from embertable.games.flamecraft.effects.flipping import Flip, FlipOwnCoins
from embertable.games.flamecraft.effects.gaining import (
    AnyGoods,
    Coins,
    ExchangeGoods,
    FillCoinSpace,
    Goods,
    GoodsOfArtisansHere,
    GoodsOfPark,
    TakeCoins,
)
from embertable.games.flamecraft.effects.giving import Give, GiveFired
from embertable.games.flamecraft.effects.laying import LayOnPark
from embertable.games.flamecraft.effects.moving import InvitePieces, ReplaceAndFire
from embertable.games.flamecraft.effects.paying import (
    LeaveCoins,
    SpendAlike,
    SpendCoins,
    SpendDifferent,
    SpendGoods,
    SpendHearts,
)
from embertable.games.flamecraft.effects.placing import (
    PlaceArtisan,
    PlaceForCoins,
    PlaceInAnySlot,
    PlaceToFill,
    SeedSlots,
)
from embertable.games.flamecraft.effects.points import Hearts, HeartsForSpent, HeartsPer
from embertable.games.flamecraft.effects.revealing import RevealFancy
from embertable.games.flamecraft.effects.taking import Artisans, ParkArtisans, TakeFired
from embertable.games.flamecraft.effects.verb import Also
from embertable.games.flamecraft.terms import ARTISANS, BREAD, COINS, CRYSTAL, IRON, MEAT, PLANT, POTION, WILD

open_shops(
    [
        Shop(
            "critical-rolls",
            BREAD,
            slots=(
                slot([BREAD]),
                slot([MEAT, POTION], FancyDragon()),
                slot([PLANT, IRON], Coins(2)),
            ),
            is_starter=True,
            basis="public",
        ),
        Shop(
            "draco-bell",
            MEAT,
            slots=(
                slot([MEAT]),
                slot([PLANT, IRON], FancyDragon()),
                slot([POTION, CRYSTAL], Hearts(2)),
            ),
            is_starter=True,
            basis="public",
        ),
        Shop(
            "hello-nursery",
            PLANT,
            slots=(
                slot([PLANT]),
                slot([POTION, CRYSTAL], Hearts(1), Artisans()),
                slot([IRON, BREAD], Coins(2)),
            ),
            is_starter=True,
            basis="public",
        ),
        Shop(
            "potable-potions",
            POTION,
            slots=(
                slot([POTION]),
                slot([IRON, BREAD], FancyDragon()),
                slot([CRYSTAL, MEAT], Hearts(2)),
            ),
            is_starter=True,
            basis="public",
        ),
        Shop(
            "smith-mart",
            IRON,
            slots=(
                slot([IRON]),
                slot([CRYSTAL, MEAT], Hearts(1), Artisans()),
                slot([BREAD, PLANT], Coins(2)),
            ),
            is_starter=True,
            basis="public",
        ),
        Shop(
            "fragile-reptile",
            CRYSTAL,
            slots=(
                slot([CRYSTAL]),
                slot([BREAD, PLANT], Hearts(1), Artisans()),
                slot([MEAT, POTION], Hearts(2)),
            ),
            is_starter=True,
            basis="public",
        ),
        Shop(
            "drake-of-cakes",
            BREAD,
            slots=(
                slot([BREAD], Hearts(2)),
                slot([MEAT, IRON], FancyDragon()),
                slot(None, Coins(1)),
            ),
            ability=Trade(SpendGoods(goods(bread=2)), ParkArtisans(2)),
            basis="rulebook",
        ),
        Shop(
            "guilty-treasures",
            BREAD,
            slots=(
                slot([BREAD, PLANT], Hearts(3)),
                slot([POTION], Coins(2)),
                slot([IRON, CRYSTAL], FancyDragon()),
            ),
            ability=Also(AnyGoods(1), Offer(Give(1, 1, Hearts(4), coins_only=True))),
            basis="reconstructed",
        ),
        Shop(
            "la-petite-dragonne",
            BREAD,
            slots=(
                slot([BREAD], Hearts(2)),
                slot([POTION, CRYSTAL], Hearts(3)),
                slot(None, Hearts(1), FancyDragon()),
            ),
            ability=PlaceForCoins(),
            basis="rulebook",
        ),
        Shop(
            "fogo-de-char",
            MEAT,
            slots=(
                slot([MEAT], Hearts(2)),
                slot([PLANT, CRYSTAL], FancyDragon()),
                slot(None, Artisans()),
            ),
            ability=Trade(SpendGoods(goods(meat=2)), PlaceInAnySlot(bonus=Coins(2))),
            basis="reconstructed",
        ),
        Shop(
            "full-plate-buffet",
            MEAT,
            slots=(
                slot([MEAT, POTION], Hearts(3)),
                slot([IRON], Coins(2)),
                slot([CRYSTAL, BREAD], FancyDragon()),
            ),
            ability=Also(
                Goods(goods(bread=1, meat=1, plant=1)),
                Offer(Trade(SpendCoins(1), Goods(goods(bread=1, meat=1, plant=1)))),
            ),
            basis="reconstructed",
        ),
        Shop(
            "pizza-coven",
            MEAT,
            slots=(
                slot([MEAT], Hearts(1), Artisans()),
                slot([POTION, BREAD], Hearts(3)),
                slot(None, AnyGoods(2)),
            ),
            ability=LayOnPark(each=Hearts(1), all_five=Coins(1)),
            basis="reconstructed",
        ),
        Shop(
            "hedges-and-henges",
            PLANT,
            slots=(
                slot([PLANT], Hearts(2)),
                slot([POTION, BREAD], FancyDragon()),
                slot(None, Coins(1)),
            ),
            ability=Give(1, 3, OneOf(Hearts(2), Coins(1)), alike=True),
            basis="rulebook",
        ),
        Shop(
            "oh-my-gourd",
            PLANT,
            slots=(
                slot([PLANT, IRON], Hearts(3)),
                slot([CRYSTAL], Coins(2)),
                slot([BREAD, MEAT], FancyDragon()),
            ),
            ability=OneOf(
                HeartsPer(ArtisansHere()),
                ExchangeGoods(SpendGoods(goods(plant=2)), GoodsOfArtisansHere(2)),
            ),
            basis="reconstructed",
        ),
        Shop(
            "sage-of-sage",
            PLANT,
            slots=(
                slot([PLANT], Hearts(1), Artisans()),
                slot([IRON, MEAT], Hearts(3)),
                slot(None, AnyGoods(2)),
            ),
            ability=Also(GoodsOfCost(3), Offer(ReserveThatSpell())),
            basis="rulebook",
        ),
        Shop(
            "draconic-tonic",
            POTION,
            slots=(
                slot([POTION], Hearts(2)),
                slot([IRON, MEAT], FancyDragon()),
                slot(None, Artisans()),
            ),
            ability=Trade(ReserveSpell(), Coins(1)),
            basis="reconstructed",
        ),
        Shop(
            "funky-brewsters",
            POTION,
            slots=(
                slot([POTION, CRYSTAL], Hearts(3)),
                slot([BREAD], Coins(2)),
                slot([MEAT, PLANT], FancyDragon()),
            ),
            ability=ReplaceAndFire(),
            basis="reconstructed",
        ),
        Shop(
            "spellfire-springs",
            POTION,
            slots=(
                slot([POTION], Hearts(1), Artisans()),
                slot([CRYSTAL, PLANT], Hearts(3)),
                slot(None, AnyGoods(2)),
            ),
            ability=PayToFire(SpendGoods(goods(potion=1)), FireAgain()),
            basis="reconstructed",
        ),
        Shop(
            "gnome-depot",
            IRON,
            slots=(
                slot([IRON], Hearts(2)),
                slot([CRYSTAL, PLANT], FancyDragon()),
                slot(None, Artisans()),
            ),
            ability=Trade(SpendAlike(8), Hearts(10)),
            basis="reconstructed",
        ),
        Shop(
            "saving-throw",
            IRON,
            slots=(
                slot([IRON, BREAD], Hearts(3)),
                slot([MEAT], Coins(2)),
                slot([PLANT, POTION], FancyDragon()),
            ),
            ability=PlaceToFill(Hearts(3)),
            basis="reconstructed",
        ),
        Shop(
            "the-savage-beat",
            IRON,
            slots=(
                slot([IRON], Hearts(1), Artisans()),
                slot([BREAD, POTION], Hearts(3)),
                slot(None, AnyGoods(2)),
            ),
            ability=GoodsOfPark(),
            basis="reconstructed",
        ),
        Shop(
            "dragon-hoard-bank",
            CRYSTAL,
            slots=(
                slot([CRYSTAL], Hearts(2)),
                slot([BREAD, POTION], FancyDragon()),
                slot(None, Coins(1)),
            ),
            ability=OneOf(Trade(SpendHearts(3), Coins(5)), Trade(SpendCoins(3), Hearts(6))),
            basis="reconstructed",
        ),
        Shop(
            "tip-the-scales",
            CRYSTAL,
            slots=(
                slot([CRYSTAL, MEAT], Hearts(3)),
                slot([PLANT], Coins(2)),
                slot([POTION, IRON], FancyDragon()),
            ),
            ability=Trade(SpendDifferent(6), HeartsForSpent(1)),
            basis="rulebook",
        ),
        Shop(
            "touch-o-glass",
            CRYSTAL,
            slots=(
                slot([CRYSTAL], Hearts(1), Artisans()),
                slot([MEAT, IRON], Hearts(3)),
                slot(None, AnyGoods(2)),
            ),
            ability=Also(FireFromHand(), Offer(GiveFired(Hearts(3)))),
            basis="reconstructed",
        ),
        Shop(
            "bizarre-bazaar",
            WILD,
            slots=(
                slot(None, Coins(1)),
                slot([BREAD, IRON], FancyDragon()),
                slot([POTION, CRYSTAL], Hearts(3)),
            ),
            ability=RevealFancy(),
            basis="rulebook",
        ),
        Shop(
            "draggin-tail-roost",
            ARTISANS,
            slots=(
                slot(None, Hearts(3)),
                slot(None, FancyDragon()),
                slot(None, Coins(2)),
            ),
            ability=All(FireInPark(), TakeFired()),
            sleeping=True,
            basis="rulebook",
        ),
        Shop(
            "dryacon-alley",
            COINS,
            slots=(),
            ability=OneOf(Trade(LeaveCoins(2), All(FillCoinSpace(), ExtraTurn())), TakeCoins()),
            coin_spaces=(
                All(Hearts(2), Artisans()),
                All(Hearts(2), FancyDragon()),
                All(Hearts(3), AnyGoods(1)),
            ),
            basis="rulebook",
        ),
        Shop(
            "eternal-flame",
            WILD,
            slots=(
                slot(None),
                slot(None, Hearts(3)),
                slot(None),
            ),
            ability=FireHere(),
            when_revealed=SeedSlots((0, 2)),
            basis="reconstructed",
        ),
        Shop(
            "flagons-and-dragons",
            COINS,
            slots=(
                slot([POTION, MEAT], Hearts(2)),
                slot([BREAD, PLANT], Coins(2)),
                slot(None, FancyDragon()),
            ),
            ability=InvitePieces(2, each=Hearts(2), guest=Coins(1)),
            basis="reconstructed",
        ),
        Shop(
            "maw-and-paws",
            WILD,
            slots=(
                slot(None, Coins(1)),
                slot([MEAT, IRON], Hearts(3)),
                slot([PLANT, BREAD], FancyDragon()),
            ),
            ability=All(Artisans(2), Flip(heads=PlaceArtisan(), tails=Coins(1))),
            basis="reconstructed",
        ),
        Shop(
            "nunyas-beeswax",
            WILD,
            slots=(
                slot(None, Hearts(2)),
                slot([CRYSTAL, PLANT], FancyDragon()),
                slot([IRON, POTION], Coins(2)),
            ),
            ability=OneOf(FireElsewhere(), PayToFire(SpendCoins(1), FireAllElsewhere())),
            basis="reconstructed",
        ),
        Shop(
            "scale-mail-post",
            ARTISANS,
            slots=(
                slot([IRON, CRYSTAL], Hearts(2)),
                slot([MEAT, PLANT], Coins(2)),
                slot([BREAD, POTION], Hearts(3)),
            ),
            ability=KeepOneGiveOne(),
            basis="rulebook",
        ),
        Shop(
            "sew-cute",
            ARTISANS,
            slots=(
                slot([BREAD, CRYSTAL], Coins(2)),
                slot([MEAT, POTION], FancyDragon()),
                slot([PLANT, IRON], Hearts(3)),
            ),
            ability=HeartsPer(ArtisansLikeDrawn()),
            basis="reconstructed",
        ),
        Shop(
            "wishing-well",
            COINS,
            slots=(
                slot([PLANT, CRYSTAL], FancyDragon()),
                slot([BREAD, MEAT], Hearts(2)),
                slot([POTION, IRON], Artisans()),
            ),
            ability=FlipOwnCoins(3, heads=Hearts(2)),
            gives=3,
            basis="rulebook",
        ),
    ]
)
