"""Every verb cards are written in, done once on a prepared table."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from embertable.core.codec import fields
from embertable.core.counts import AtLeast
from embertable.core.effects import Do, Effect, If, Trade
from embertable.core.flow import Ask, Step, advance
from embertable.games.flamecraft import effects
from embertable.games.flamecraft.cards.tables import goods
from embertable.games.flamecraft.effects.activating import ExtraTurn, UseAnyShop
from embertable.games.flamecraft.effects.conditions import ALWAYS
from embertable.games.flamecraft.effects.counts import OddKinds, Owned
from embertable.games.flamecraft.effects.drawing import FancyDragon, KeepOneGiveOne
from embertable.games.flamecraft.effects.enchanting import BuyFromRow, GoodsOfCost, ReserveSpell, ReserveThatSpell
from embertable.games.flamecraft.effects.firing import (
    FireAgain,
    FireAllElsewhere,
    FireAllInPark,
    FireElsewhere,
    FireFromHand,
    FireHere,
    FireInPark,
    HeartsForFire,
)
from embertable.games.flamecraft.effects.flipping import Flip, FlipOwnCoins
from embertable.games.flamecraft.effects.gaining import (
    AlikeGoods,
    AnyGoods,
    Coins,
    DifferentGoods,
    FillCoinSpace,
    Goods,
    GoodsForSpent,
    GoodsOfArtisansHere,
    GoodsOfPark,
    GoodsOfThisPlace,
    TakeCoins,
)
from embertable.games.flamecraft.effects.giving import Give, GiveFired
from embertable.games.flamecraft.effects.laying import LayOnPark
from embertable.games.flamecraft.effects.moving import InvitePieces, ReplaceAndFire, SwapAndFire
from embertable.games.flamecraft.effects.paying import (
    PayLess,
    SpendAlike,
    SpendAnyCoins,
    SpendCoins,
    SpendDifferent,
    SpendGoods,
    SpendHearts,
)
from embertable.games.flamecraft.effects.placing import (
    PlaceAndFireAll,
    PlaceArtisan,
    PlaceForCoins,
    PlaceHere,
    PlaceInAnySlot,
    PlaceInNewShop,
    PlaceThere,
    PlaceToFill,
    SeedSlots,
)
from embertable.games.flamecraft.effects.points import Hearts, HeartsForPlaced, HeartsForSpent, HeartsPer
from embertable.games.flamecraft.effects.revealing import ReturnOthers, RevealFancy
from embertable.games.flamecraft.effects.taking import Artisans, OtherArtisans, ParkArtisans, TakeFired
from embertable.games.flamecraft.effects.verb import Also, Placing
from embertable.games.flamecraft.places import slots_of
from embertable.games.flamecraft.terms import BREAD, IRON
from tests.games.flamecraft.given import Given, given

FAMILIES = [import_module(f"{effects.__name__}.{each.name}") for each in iter_modules(effects.__path__)]


class Rest(Ask):
    """A question that keeps the table still after the verb."""

    def options(self, s: Any) -> list[Step]:
        return [Stop("one"), Stop("other")]


class Stop(Step):
    """An end of the test."""

    def __init__(self, name: str) -> None:
        self.name = name

    def key(self) -> str:
        return self.name


@dataclass
class Done:
    """A verb, the table it is done on, the choices it asks for, and what the player has then."""

    effect: Effect
    table: dict[str, Any] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)
    hearts: int = 0
    stock: dict[str, int] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    here: str = "smith-mart"  # the visited shop
    source: str = ""  # the artisan fired


VERBS: list[Done] = [
    Done(Hearts(3), hearts=3),
    Done(HeartsPer(Owned(BREAD), each=2), {"me": {"bread": 5}}, hearts=2, stock={"bread": 5}),
    Done(Trade(SpendCoins(2), HeartsForSpent(2)), {"me": {"coins": 2}}, hearts=4),
    Done(If(AtLeast(1, OddKinds()), Hearts(1)), {"me": {"iron": 1}}, hearts=1, stock={"iron": 1}),
    Done(If(AtLeast(1, OddKinds()), Hearts(1)), {"me": {"iron": 2}}, stock={"iron": 2}),
    Done(Also(Hearts(1), Coins(1)), hearts=1, stock={"coins": 1}),
    Done(Coins(2), stock={"coins": 2}),
    Done(Goods(goods(bread=1, iron=2)), stock={"bread": 1, "iron": 2}),
    Done(AnyGoods(2), {}, ["take meat", "take iron"], stock={"meat": 1, "iron": 1}),
    Done(AlikeGoods(2), {}, ["take 2 meat"], stock={"meat": 2}),
    Done(DifferentGoods(2), {}, ["take meat", "take iron"], stock={"meat": 1, "iron": 1}),
    Done(Artisans(2), {"park": ["bread", "meat"]}, ["take meat", "draw"], hand=["bread", "meat"]),
    Done(OtherArtisans(), {"park": ["bread", "meat"]}, ["take meat"], source="iron-0", hand=["meat"]),
    Done(ParkArtisans(2), {"park": ["iron"]}, ["take iron"], hand=["iron"]),
    Done(ParkArtisans(2), {"park": ["iron"]}, ["decline"]),
    Done(FancyDragon(2)),
    Done(Trade(SpendGoods(goods(bread=2)), Hearts(3)), {"me": {"bread": 1, "coins": 1}}, hearts=3),
    Done(SpendGoods(goods(iron=2)), {"me": {"iron": 3}}, stock={"iron": 1}),
    Done(SpendAlike(2), {"me": {"iron": 2, "meat": 3}}, ["pay 2 meat"], stock={"iron": 2, "meat": 1}),
    Done(SpendDifferent(2), {"me": {"iron": 1, "meat": 1}}, ["spend meat", "enough"], stock={"iron": 1}),
    Done(SpendCoins(1), {"me": {"coins": 2}}, stock={"coins": 1}),
    Done(
        Trade(SpendAnyCoins(), GoodsForSpent(1)),
        {"me": {"coins": 2}},
        ["pay 1 coins", "take iron"],
        stock={"coins": 1, "iron": 1},
    ),
    Done(SpendHearts(2), {"me": {"hearts": 3}}, hearts=1),
    Done(Give(1, 1, Hearts(2)), {"me": {"iron": 1, "meat": 1}}, ["give iron"], hearts=2, stock={"meat": 1}),
    Done(
        Give(1, 3, Hearts(2), alike=True),
        {"me": {"iron": 1, "meat": 2, "coins": 1}},
        ["give meat", "give coin"],
        hearts=4,
        stock={"iron": 1, "meat": 1},
    ),
    Done(Flip(Hearts(1), Hearts(1)), {}, ["keep"], hearts=1),
    Done(FlipOwnCoins(1, Hearts(0)), {"me": {"coins": 1}, "seed": 4}, ["flip"], stock={"coins": 1}),
    Done(GoodsOfThisPlace(2), {}, source="iron-0", stock={"iron": 2}),
    Done(GoodsOfArtisansHere(2), {"town": {"smith-mart": ["iron-0", "meat", ""]}}, stock={"iron": 2, "meat": 2}),
    Done(GoodsOfPark(), {"park": ["bread", "bread", "iron"]}, stock={"bread": 1, "iron": 1}),
    Done(GoodsOfCost(1), {"row": ["purple-meat-3"]}, ["take crystal"], stock={"crystal": 1}),
    Done(PlaceArtisan(), {"me": {"hand": ["bread"]}}, ["place bread smith-mart 3"], stock={"coins": 2}),
    Done(
        PlaceForCoins(),
        {"me": {"hand": ["meat"]}, "park": []},
        stock={"coins": 1},
        hand=["bread"],
    ),
    Done(
        PlaceInAnySlot(Hearts(1)),
        {"me": {"hand": ["iron"]}},
        ["place iron smith-mart 3"],
        hearts=1,
        stock={"coins": 2},
    ),
    Done(
        PlaceToFill(Hearts(5)),
        {"me": {"hand": ["bread"]}, "town": {"smith-mart": ["iron-0", "meat", ""]}},
        ["place bread smith-mart 3"],
        hearts=5,
        stock={"coins": 2},
    ),
    Done(
        PlaceAndFireAll(),
        {"me": {"hand": ["bread"]}},
        ["place bread smith-mart 3", "fire iron", "take 2 iron", "go on"],
        stock={"coins": 2, "iron": 2},
    ),
    Done(FireHere(), stock={"iron": 2}),
    Done(
        FireElsewhere(),
        {},
        ["fire crystal", "take bread", "take meat", "take iron"],
        stock={"bread": 1, "meat": 1, "iron": 1},
    ),
    Done(FireAllElsewhere(), {}, ["go on"]),
    Done(Also(FireInPark(), TakeFired()), {"park": ["iron"]}, stock={"iron": 2}, hand=["iron"]),
    Done(FireAllInPark(), {"park": ["iron", "bread"]}, ["fire iron", "take 2 iron", "go on"], stock={"iron": 2}),
    Done(Also(FireFromHand(), GiveFired(Hearts(3))), {"me": {"hand": ["iron"]}}, hearts=3, stock={"iron": 2}),
    Done(Also(FireHere(), FireAgain()), stock={"iron": 4}),
    Done(
        SwapAndFire(),
        {},
        ["swap crystal", "take bread", "take meat", "take iron"],
        source="iron-0",
        stock={"bread": 1, "meat": 1, "iron": 1},
    ),
    Done(ReplaceAndFire(), {"me": {"hand": ["iron"]}}, stock={"iron": 2}, hand=["iron"]),
    Done(Also(HeartsForFire(2), FireHere()), {}, ["hearts"], hearts=2),
    Done(Also(PlaceHere(), HeartsForPlaced()), {"me": {"hand": ["bread"]}}, hearts=2, stock={"coins": 2}),
    Done(LayOnPark(Hearts(1), Coins(1)), {"me": {"iron": 1}, "park": ["bread"]}, hearts=1),
    Done(ReserveSpell(), {"row": ["purple-meat-1", "purple-meat-2"]}, ["reserve purple-meat-2"]),
    Done(Also(GoodsOfCost(9), ReserveThatSpell()), {"row": ["purple-meat-3"]}, stock={"bread": 2, "crystal": 2}),
    Done(BuyFromRow(), {"me": {"bread": 2, "crystal": 2}, "row": ["purple-meat-3"]}, hearts=2),
    Done(KeepOneGiveOne(), {"fancy": ["talisa", "pally"]}, ["keep talisa"]),
    Done(RevealFancy(), {"me": {"fancy": ["even-steven"]}}, hearts=6),
    Done(ReturnOthers(Hearts(2)), {"me": {"fancy": ["talisa", "pally"]}}, ["return pally"], hearts=2),
    Done(UseAnyShop(), {"me": {"bread": 8}, "town": {"gnome-depot": []}}, hearts=10),
    Done(InvitePieces(1, Hearts(2), Coins(1)), {}, hearts=2),
    Done(
        Trade(SpendCoins(2), FillCoinSpace()),
        {"me": {"coins": 2}, "town": {"dryacon-alley": []}},
        ["space 3", "take iron"],
        here="dryacon-alley",
        hearts=3,
        stock={"iron": 1},
    ),
    Done(TakeCoins(), {"town": {"dryacon-alley": []}}, here="dryacon-alley"),
    Done(ExtraTurn()),
]
ELSEWHERE_TESTED = {PlaceInNewShop, PlaceThere, SeedSlots, PayLess}  # companions and Eternal Flame, in their own tests


def prepared(done: Done) -> Given:
    """The table in the middle of a turn at the visited shop."""
    game = given(**done.table)
    s = game.s
    s.agenda = [Rest(0)]
    s.pieces[0] = game.plot(done.here)
    s.turn.visited = True
    return game


@pytest.mark.parametrize("done", VERBS, ids=lambda done: type(done.effect).__name__)
def test_a_verb_does_what_it_says(done: Done) -> None:
    game = prepared(done)
    source = slots_of(game.s, game.plot(done.here))[0] if done.source else game.plot(done.here)
    game.s.then(Do(0, done.effect, source))
    advance(game.s)

    game.choose(*done.keys)
    while game.asks == "ChooseReturn":
        game.choose("go on")

    assert game.asks == "Rest"
    assert (game.me.hearts, game.stock(), game.hand()) == (done.hearts, done.stock, done.hand)


def verbs_in(effect: Effect) -> set[type]:
    """A verb and those inside it."""
    found: set[type] = {type(effect)}
    kind: Any = type(effect)
    for name, _ in fields(kind):
        part = getattr(effect, name)
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, Effect):
                found |= verbs_in(each)
    return found


def test_every_verb_is_done_here() -> None:
    everything = {
        kind
        for module in FAMILIES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Effect) and kind.__module__ == module.__name__
    }
    done = {verb for each in VERBS for verb in verbs_in(each.effect)}

    assert everything - done - ELSEWHERE_TESTED - {Placing} == set()


@pytest.mark.parametrize(
    ("effect", "table"),
    [
        (SpendGoods(goods(bread=1)), {}),
        (SpendCoins(1), {"me": {"bread": 9}}),
        (SpendHearts(3), {"me": {"hearts": 2}}),
        (SpendAlike(8), {"me": {"iron": 7}}),
        (Give(3, 3, Hearts(2)), {"me": {"iron": 2}}),
        (Give(1, 1, Hearts(4), coins_only=True), {"me": {"iron": 2}}),
        (Trade(SpendCoins(1), PlaceArtisan()), {"me": {"coins": 1}}),
        (PlaceHere(), {"me": {"hand": ["iron"]}}),
        (HeartsPer(Owned(IRON)), {}),
        (ReserveSpell(), {"me": {"reserved": "purple-meat-1"}, "row": ["purple-meat-2"]}),
        (BuyFromRow(), {"row": ["purple-meat-2"]}),
        (FireAgain(), {}),
        (TakeCoins(), {"town": {"dryacon-alley": []}}),
        (RevealFancy(), {"me": {"fancy": ["eenie"]}}),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, Effect) else "",
)
def test_a_verb_that_could_do_nothing_is_not_possible(effect: Effect, table: dict[str, Any]) -> None:
    game = prepared(Done(effect, table))

    here = game.plot("smith-mart")
    assert not effect.possible(game.s, 0, here)
    assert ALWAYS.holds(game.s, 0, here)
