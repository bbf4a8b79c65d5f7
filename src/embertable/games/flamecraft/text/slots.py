"""What the phrases of Flamecraft are filled with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from embertable.core.counts import AllOf, AtLeast
from embertable.core.effects import Effect, If, OneOf, Trade
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import (
    ALL_OF,
    CLAUSE,
    NUMBER,
    ONE_OF,
    PLAYER,
    Card,
    Counted,
    Listed,
    Marked,
    Noun,
    Slot,
    Slots,
    counted,
)
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft import events
from embertable.games.flamecraft.cards.tables import (
    ACHIEVEMENTS,
    COMPANIONS,
    FANCY,
    FIRE_UP,
    SHOPS,
    SPELLS,
    Fancy,
    Spell,
)
from embertable.games.flamecraft.chapters import (
    abilities,
    action,
    enchant,
    fire,
    free,
    gather,
    limits,
    place,
    solo,
    turn,
    visit,
)
from embertable.games.flamecraft.effects import (
    activating,
    conditions,
    counts,
    drawing,
    enchanting,
    firing,
    flipping,
    gaining,
    giving,
    laying,
    moving,
    paying,
    placing,
    points,
    revealing,
    taking,
)
from embertable.games.flamecraft.effects.paying import SpendGoods
from embertable.games.flamecraft.effects.verb import Also
from embertable.games.flamecraft.knowledge.view import View
from embertable.games.flamecraft.setup import KeepFirst
from embertable.games.flamecraft.terms import (
    HAND,
    KIND_NAMES,
    KIND_OF,
    NONE,
    PARK,
    REASONS,
    SLOTS,
    TOKEN_NAMES,
    artisan_id,
)

# Nouns


class Name(Slot):
    """The printed name of a card inside words that stand for the card."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.name(value)


class Artisan:
    """An artisan as people speak of it: by its kind, or by kind and name."""

    def __init__(self, card: int) -> None:
        self.id = artisan_id(card)
        self.kind = KIND_OF[card]


def artisans(cards: Sequence[int]) -> list[Artisan]:
    """Several artisans."""
    return [Artisan(card) for card in cards]


def by_sort(tokens: Sequence[int], times: int = 1) -> list[tuple[int, int]]:
    """Tokens one sort after another: how many, and of which."""
    return [(count * times, token) for token, count in enumerate(tokens) if count]


DRAGONS: Final = [f"dragon {kind}" for kind in KIND_NAMES]
PIECES: Final = [f"piece {kind}" for kind in KIND_NAMES]
ENCHANTMENTS: Final = [f"spell {kind}" for kind in KIND_NAMES]

HEARTS: Final = Counted("heart", symbol=True)
COINS: Final = Counted("coin", symbol=True)
GOODS: Final = Counted("good", symbol=True)
ARTISANS: Final = Counted("artisan", symbol=True)
FANCY_DRAGONS: Final = Counted("fancy", symbol=True)
TOKENS: Final = Listed(Counted(TOKEN_NAMES, symbol=True))
COST: Final = Listed(Counted(TOKEN_NAMES, symbol=True), "")
OF_KIND: Final = Noun(DRAGONS).of(lambda thing: thing.kind)
PIECE: Final = Noun(PIECES).of(lambda thing: thing.kind)
ONE_SORT: Final = Counted(TOKEN_NAMES, symbol=True)
TOKEN: Final = ONE_SORT.of(lambda thing: (1, thing.token))
GOOD: Final = ONE_SORT.of(lambda thing: (1, thing.kind))
GOODS_OF_KIND: Final = Counted(TOKEN_NAMES, by="kind", symbol=True)
CARRIED: Final = TOKENS.of(lambda thing: by_sort(thing.tokens))

ANY_ARTISAN: Final = Marked(lambda artisan: artisan.id)
ARTISAN: Final = ANY_ARTISAN.of(lambda thing: Artisan(thing.card))
SHOP: Final = Card().of(lambda thing: SHOPS[thing.shop].id)
FANCY_CARD: Final = Card().of(lambda thing: FANCY[thing.card].id)
COMPANION: Final = Card().of(lambda thing: COMPANIONS[thing.companion].id)
ACHIEVEMENT: Final = Card().of(lambda thing: ACHIEVEMENTS[thing.achievement].id)
ANY_SPELL: Final = Marked(lambda spell: spell.id)
SPELL: Final = ANY_SPELL.of(lambda thing: SPELLS[thing.spell])


def fancy_effect(fancy: Fancy) -> Effect:
    """What a fancy dragon does, with what it asks for."""
    return Trade(SpendGoods(fancy.cost), fancy.reward) if fancy.cost else fancy.reward


def gains(act: Any) -> list[tuple[int, int]]:
    """Reputation, then tokens one sort after another."""
    return ([(act.hearts, len(TOKEN_NAMES))] if act.hearts else []) + by_sort(act.tokens)


class InShop:
    """Where an artisan lies, if not where its player is."""

    def __init__(self, shop: int) -> None:
        self.shop = shop


class Loaded:
    """What lies on an artisan of the Park."""

    def __init__(self, tokens: Sequence[int]) -> None:
        self.tokens = tokens


class FiredBefore:
    """It was fired up already this turn."""


class Brought:
    """What an act brought at once."""

    def __init__(self, act: events.Act) -> None:
        self.seat = act.seat
        self.hearts = act.hearts
        self.tokens = act.tokens


GAINS: Final = Listed(Counted((*TOKEN_NAMES, "heart"), symbol=True)).of(gains)
BROUGHT: Final = ALL_OF.of(lambda act: [Brought(act)] if act.hearts or any(act.tokens) else [])
LOAD: Final = ALL_OF.of(lambda option: [Loaded(option.tokens)] if option.tokens else [])
AGAIN: Final = ALL_OF.of(lambda option: [FiredBefore()] if option.fired else [])
PLOT: Final = NUMBER.of(lambda thing: thing.plot + 1)

# What is true of a thing at the table it is said at


def elsewhere(option: Any, view: View | None) -> list[InShop]:
    """The shop of an artisan, unless its player is there."""
    if option.shop == NONE:
        return []
    shop = SHOPS[option.shop].id
    is_here = view is not None and any(each["shop"] == shop and each["plot"] == view["here"] for each in view["town"])
    return [] if is_here else [InShop(option.shop)]


def gained(rewards: Sequence[Effect], view: View | None) -> list[Effect]:
    """Rewards without those the decks can no longer give."""
    if view is None:
        return list(rewards)
    decks = view["decks"]
    gone: set[type] = set()
    if not decks["fancy"]:
        gone.add(drawing.FancyDragon)
    if not decks["artisans"] and not view["park"]:
        gone.add(taking.Artisans)
    return [each for each in rewards if type(each) not in gone]


def slot_rewards(option: Any, view: View | None) -> list[Effect]:
    """What an artisan brings by being placed."""
    return gained(option.how.reward(option.shop, option.slot), view)


def spell_rewards(option: Any, view: View | None) -> list[Effect]:
    """What an enchantment brings, paid for so many times."""
    spell = SPELLS[option.spell]
    if spell.hearts_by_sets:
        return [points.Hearts(enchant.hearts_for(option.spell, option.sets))]
    return gained(spell.reward, view)


def question_of(option: Any, view: View | None) -> str:
    """To go on means something else at every question."""
    ask = view["question"]["ask"] if view is not None else ""
    return ask if ask in GO_ON_AT else ""


GO_ON_AT: Final = (
    *("PlaceStep", "ChoosePlacing", "FireStep", "ChooseFires", "ChooseFiresElsewhere", "ChooseAbility", "FreeMoment"),
    *("ChooseGift", "ChooseLaid", "ChooseReturn", "ChooseGuest", "ChooseFlip", "ChooseUnlock"),
)


def to_whom(thing: Any) -> str:
    """Alone there is nobody to give to."""
    return "to nobody" if thing.to == NONE else ""


def seen_or_not(event: Any) -> str:
    """Others do not see which card it was."""
    return "unseen" if event.card == NONE else ""


TO_WHOM: Final = ("", "to nobody")
GUESTS: Final = ("", "of nobody")
SETS: Final = ("", "in sets")
SEEN: Final = ("", "unseen")


def fire_form(option: fire.Fire) -> str:
    """What firing an artisan would bring now."""
    if option.hearts:
        return "or hearts" if option.works else "for hearts"
    return "" if option.works else "for nothing"


def fire_place(ask: fire.ChooseFire) -> str:
    """Where one is to be fired."""
    return {PARK: "in the Park", HAND: "in the hand"}.get(ask.where, "")


def at_least_form(condition: AtLeast) -> str:
    """What is counted changes the whole phrase."""
    return AT_LEAST[type(condition.what)]


AT_LEAST: Final = {
    counts.FilledShops: "filled",
    counts.EnchantedShops: "enchanted",
    counts.Collected: "collected",
    counts.OddKinds: "odd",
    counts.KindsInHand: "kinds",
}


def give_form(gift: giving.Give) -> str:
    """One thing, so many, or some."""
    if gift.least != gift.most:
        return "some"
    return "" if gift.most == 1 else "several"


def per_form(effect: points.HeartsPer) -> str:
    """For each, or for every so many."""
    if effect.each == 1:
        return ""
    return "goods" if isinstance(effect.what, counts.Owned) else "every"


def came_from(event: events.Swapped) -> str:
    """Where the first of two that changed places lay."""
    return {PARK: "from the Park", HAND: "from the hand"}.get(event.came_from, "")


def guest_form(thing: Any) -> str:
    """A player's piece, or one that nobody plays."""
    return "" if thing.kind == NONE else "of nobody"


def in_sets(thing: Any) -> str:
    """Multi-enchantments are paid in sets."""
    return "in sets" if SPELLS[thing.spell].hearts_by_sets else ""


def side(heads: bool) -> str:
    """What a coin shows."""
    return "heads" if heads else "tails"


TRADES: Final = (Trade, firing.PayToFire, gaining.ExchangeGoods)

slots = Slots(SHARED)

# Cards
slots.says(InShop, shop=SHOP)
slots.says(Loaded, tokens=CARRIED)
slots.says(FiredBefore)
slots.says(Artisan, kind=Noun(DRAGONS), called=Name().of(lambda artisan: artisan.id))
slots.says(Fancy, called=Name().of(lambda fancy: fancy.id))
slots.says(Spell, kind=Noun(ENCHANTMENTS), cost=COST.of(lambda spell: by_sort(spell.cost)))

# Effects
slots.says(points.Hearts, count=HEARTS, number=NUMBER.of(lambda effect: effect.count))
slots.says(
    points.HeartsPer,
    forms=("", "goods", "every"),
    form=per_form,
    hearts=HEARTS,
    what=CLAUSE,
    each=NUMBER,
    goods=ONE_SORT.of(lambda effect: (effect.each, effect.what.kind)),
)
slots.says(points.HeartsForSpent, hearts=HEARTS)
slots.says(points.HeartsForPlaced, hearts=HEARTS.of(lambda effect: 1))
slots.says(If, condition=CLAUSE, then=CLAUSE)
slots.says(
    Also,
    forms=("", "more"),
    form=lambda effect: "more" if isinstance(effect.parts[1], If) else "",
    first=CLAUSE.of(lambda effect: effect.parts[0]),
    second=CLAUSE.of(lambda effect: effect.parts[1]),
)
slots.says(
    OneOf,
    forms=("", "trade"),
    form=lambda effect: "trade" if any(isinstance(each, TRADES) for each in effect.choices) else "",
    choices=ONE_OF,
    first=CLAUSE.of(lambda effect: effect.choices[0]),
    second=CLAUSE.of(lambda effect: effect.choices[1]),
)
slots.says(*TRADES, name="Trade", cost=CLAUSE, then=CLAUSE)
slots.says(gaining.Coins, count=COINS)
slots.says(gaining.Goods, goods=TOKENS.of(lambda effect: by_sort(effect.goods)))
slots.says(gaining.AnyGoods, gaining.GoodsForSpent, gaining.AlikeGoods, gaining.DifferentGoods, count=GOODS)
slots.says(gaining.GoodsOfThisPlace, gaining.GoodsOfArtisansHere, enchanting.GoodsOfCost, count=GOODS)
slots.says(gaining.GoodsOfPark, gaining.FillCoinSpace, gaining.TakeCoins)
slots.says(taking.Artisans, taking.ParkArtisans, count=ARTISANS)
slots.says(taking.TakeFired)
slots.says(drawing.FancyDragon, count=FANCY_DRAGONS)
slots.says(drawing.KeepOneGiveOne, count=FANCY_DRAGONS.of(lambda effect: drawing.KEPT_AND_GIVEN))
slots.says(paying.SpendGoods, goods=TOKENS.of(lambda effect: by_sort(effect.goods)))
slots.says(paying.SpendAlike, paying.PayLess, count=GOODS)
slots.says(paying.SpendDifferent, most=GOODS)
slots.says(paying.SpendCoins, paying.LeaveCoins, count=COINS)
slots.says(paying.SpendAnyCoins)
slots.says(paying.SpendHearts, count=HEARTS)
slots.says(
    giving.Give,
    forms=("", "several", "some"),
    form=give_form,
    least=NUMBER,
    most=Counted({False: "good", True: "coin"}, by="coins_only", symbol=True),
    alike=Noun({False: "of any kind", True: "of one kind"}),
    reward=CLAUSE,
)
slots.says(giving.GiveFired, reward=CLAUSE)
slots.says(flipping.Flip, heads=CLAUSE, tails=CLAUSE)
slots.says(flipping.FlipOwnCoins, most=counted("time"), heads=CLAUSE)
slots.says(placing.PlaceArtisan, placing.PlaceForCoins, placing.PlaceAndFireAll)
slots.says(placing.PlaceInAnySlot, bonus=CLAUSE)
slots.says(placing.PlaceToFill, reward=CLAUSE.of(lambda effect: effect.reward_if_filled))
slots.says(placing.PlaceInNewShop, most=ARTISANS, bonus=CLAUSE)
slots.says(placing.SeedSlots, slots=Listed(NUMBER).of(lambda effect: [slot + 1 for slot in effect.slots]))
slots.says(firing.FireHere, firing.FireElsewhere, firing.FireAllElsewhere, firing.FireInPark, firing.FireAllInPark)
slots.says(firing.FireFromHand, firing.FireAgain)
slots.says(firing.HeartsForFire, hearts=HEARTS)
slots.says(moving.SwapAndFire, moving.ReplaceAndFire)
slots.says(moving.InvitePieces, most=NUMBER, each=CLAUSE, guest=CLAUSE)
slots.says(laying.LayOnPark, each=CLAUSE, all_five=CLAUSE)
slots.says(enchanting.ReserveSpell, forms=("", "refilling"), form=lambda effect: "refilling" if effect.refill else "")
slots.says(enchanting.ReserveThatSpell, enchanting.BuyFromRow)
slots.says(revealing.RevealFancy, forms=("", "again"), form=lambda effect: "again" if effect.again else "")
slots.says(revealing.ReturnOthers, reward=CLAUSE)
slots.says(activating.UseAnyShop, activating.ExtraTurn)

# What is counted, after "for", and what must be true
slots.says(counts.ArtisansHere, counts.ArtisansLikeDrawn, counts.SpellsLikeCast, counts.FreeCoinSlots)
slots.says(counts.KindsInHand, counts.PairsInHand, counts.EvenKinds, counts.OddKinds, counts.OtherFancy)
slots.says(counts.InHand, kind=Noun(DRAGONS))
slots.says(counts.Owned, kind=Noun(KIND_NAMES))
slots.says(
    AtLeast,
    forms=tuple(AT_LEAST.values()),
    form=at_least_form,
    number=NUMBER,
    filled=counted("filled shop").of(lambda condition: condition.number),
    enchanted=counted("enchanted shop").of(lambda condition: condition.number),
)
slots.says(AllOf, conditions=ALL_OF)
slots.says(
    conditions.Most,
    forms=("in hand", "owned"),
    form=lambda condition: "owned" if isinstance(condition.what, counts.Owned) else "in hand",
    number=NUMBER,
    goods=ONE_SORT.of(lambda condition: (condition.number, condition.what.kind)),
    kind=Noun(KIND_NAMES).of(lambda condition: condition.what.kind),
)
slots.says(conditions.Always, conditions.Gathering, conditions.Enchanted, conditions.PlacedOne, conditions.FilledOne)
slots.says(conditions.FiredOne, conditions.FireStepBegins, conditions.Casting, conditions.ShopOpened)
slots.says(conditions.ShopsInTown, number=counted("shop"))
slots.says(conditions.FancySatisfied, number=counted("fancy"))
slots.says(conditions.ShopsFullOfSpells, number=counted("shop"), spells=counted("spell").of(lambda condition: SLOTS))
slots.says(conditions.SpellsOfEachKind, number=counted("spell"))
slots.says(conditions.CoinsReturned, number=counted("coin"))
slots.says(conditions.ArtisansInTown, number=Counted(DRAGONS, by="kind"))

# Questions
slots.says(KeepFirst, solo.ChoosePiece, visit.ChooseVisit, action.ChooseAction, gather.ChooseAbility, seat=PLAYER)
slots.says(visit.ChooseToll, forms=TO_WHOM, form=to_whom, seat=PLAYER, to=PLAYER)
slots.says(gaining.ChooseKind, gaining.ChooseGoods, paying.ChooseAlike, seat=PLAYER, count=GOODS)
slots.says(gaining.ChooseSpace, paying.ChoosePayment, paying.ChooseCoins, taking.ChooseArtisan, seat=PLAYER)
slots.says(paying.ChooseDifferent, seat=PLAYER, spent=NUMBER)
slots.says(place.ChoosePlacing, place.PlaceStep, place.ChoosePlot, seat=PLAYER)
slots.says(fire.ChooseFire, forms=("", "in the Park", "in the hand"), form=fire_place, seat=PLAYER)
slots.says(fire.FireStep, fire.ChooseFires, seat=PLAYER)
slots.says(fire.FireOrHearts, moving.ChooseSwap, seat=PLAYER, card=ARTISAN)
slots.says(moving.ChooseReplacement, moving.ChooseGuest, seat=PLAYER)
slots.says(giving.ChooseGift, drawing.ChooseKept, drawing.ChooseFancyReceiver, seat=PLAYER)
slots.says(giving.ChooseReceiver, seat=PLAYER, token=TOKEN)
slots.says(giving.ChooseArtisanReceiver, laying.ChooseToken, seat=PLAYER, card=ARTISAN)
slots.says(laying.ChooseLaid, seat=PLAYER, laid=NUMBER.of(lambda ask: len(ask.laid)))
slots.says(flipping.ChooseReflip, forms=("heads", "tails"), form=lambda ask: side(ask.showed_heads), seat=PLAYER)
slots.says(flipping.ChooseFlip, enchant.ChooseWaived, seat=PLAYER, left=NUMBER)
slots.says(enchanting.ChooseReserve, enchanting.ChooseRecipe, enchanting.ChoosePurchase, seat=PLAYER)
slots.says(activating.ChooseShop, revealing.ChooseFancy, revealing.ChooseReturn, points.ChoosePlacedKind, seat=PLAYER)
slots.says(turn.FreeMoment, turn.LastMoment, limits.ChooseArtisanToReturn, seat=PLAYER)
slots.says(solo.ChooseStrangersSpell, solo.ChooseUnlock, seat=PLAYER)


# Options
slots.says(free.GoOn, forms=("", *GO_ON_AT), form_seen=question_of)
slots.says(turn.CloseTurn, gather.Gather, taking.TakeFromDeck, flipping.Reflip, flipping.FlipOwn)
slots.says(
    free.PlayFancy,
    drawing.Keep,
    card=FANCY_CARD,
    effect=CLAUSE.of(lambda option: fancy_effect(FANCY[option.card])),
)
slots.says(free.UseCompanion, companion=COMPANION, effect=CLAUSE.of(lambda option: COMPANIONS[option.companion].effect))
slots.says(revealing.ReturnFancy, card=FANCY_CARD)
slots.says(solo.TakePiece, piece=PIECE)
slots.says(visit.Visit, shop=SHOP)
slots.says(visit.HandOver, giving.PickToken, laying.LayToken, paying.SpendOne, token=TOKEN)
slots.says(action.Enchant, casting=CLAUSE)
COST_OF_SETS: Final = COST.of(lambda option: by_sort(SPELLS[option.spell].cost, option.sets))
REWARD_OF_SETS: Final = ALL_OF.seen(spell_rewards)
slots.says(
    enchant.Cast,
    forms=("", "saving"),
    form=lambda option: "" if option.saver == NONE else "saving",
    spell=SPELL,
    cost=COST_OF_SETS,
    reward=REWARD_OF_SETS,
    saver=Card().of(lambda option: COMPANIONS[option.saver].id),
)
slots.says(enchanting.Buy, spell=SPELL, cost=COST_OF_SETS, reward=REWARD_OF_SETS)
slots.says(
    enchanting.Reserve,
    forms=SETS,
    form=in_sets,
    spell=SPELL,
    cost=COST.of(lambda option: by_sort(SPELLS[option.spell].cost)),
    reward=ALL_OF.of(lambda option: SPELLS[option.spell].reward),
)
slots.says(enchanting.UseRecipe, spell=SPELL, cost=COST.of(lambda option: by_sort(SPELLS[option.spell].cost)))
slots.says(enchant.Waive, gaining.PickGood, paying.CoinFor, good=GOOD)
slots.says(gaining.TakeGoods, paying.PayAlike, count=GOODS_OF_KIND)
slots.says(taking.TakeFromPark, card=ARTISAN, load=LOAD)
slots.says(paying.Pay, tokens=TOKENS.of(lambda option: by_sort((*option.goods, option.coins))))
slots.says(paying.StopPaying, spent=NUMBER)
slots.says(paying.PayCoins, count=COINS)
slots.says(
    place.Place,
    forms=("", "rewarded"),
    form_seen=lambda option, view: "rewarded" if slot_rewards(option, view) else "",
    card=ARTISAN,
    shop=SHOP,
    slot=NUMBER.of(lambda option: option.slot + 1),
    reward=ALL_OF.seen(slot_rewards),
)
slots.says(place.LayAt, plot=PLOT)
slots.says(
    fire.Fire,
    forms=("", "or hearts", "for hearts", "for nothing"),
    form=fire_form,
    card=ARTISAN,
    where=ALL_OF.seen(elsewhere),
    load=LOAD,
    again=AGAIN,
    effect=CLAUSE.of(lambda option: FIRE_UP[KIND_OF[option.card]]),
    hearts=HEARTS,
)
slots.says(fire.HeartsInstead, hearts=HEARTS)
slots.says(fire.UseFire, effect=CLAUSE.of(lambda option: FIRE_UP[KIND_OF[option.card]]))
slots.says(moving.Swap, partner=ANY_ARTISAN.of(lambda option: Artisan(option.partner)), shop=SHOP, again=AGAIN)
slots.says(moving.Replace, card=ARTISAN, old=ANY_ARTISAN.of(lambda option: Artisan(option.old)))
slots.says(giving.GiveTo, forms=TO_WHOM, form=to_whom, to=PLAYER)
slots.says(laying.LayOn, card=ARTISAN, load=LOAD)
slots.says(moving.Invite, forms=GUESTS, form=guest_form, guest=PLAYER.of(lambda option: option.piece), piece=PIECE)
slots.says(flipping.TakeFlip, effect=CLAUSE)
slots.says(abilities.UseShop, shop=SHOP, effect=CLAUSE.of(lambda option: SHOPS[option.shop].ability))
slots.says(points.CountKind, kind=OF_KIND, hearts=HEARTS)
slots.says(gaining.FillSpace, reward=CLAUSE.of(lambda option: SHOPS[option.shop].coin_spaces[option.space]))
slots.says(limits.ReturnArtisan, card=ARTISAN)
slots.says(solo.CastFree, spell=SPELL, cost=COST.of(lambda option: by_sort(SPELLS[option.spell].cost)), shop=SHOP)
slots.says(solo.Unlock, achievement=ACHIEVEMENT, needs=CLAUSE.of(lambda option: ACHIEVEMENTS[option.achievement].needs))

# Events
slots.says(events.TurnBegan, events.WonTurn, events.LostCoin, seat=PLAYER)
slots.says(events.PieceChosen, seat=PLAYER, piece=PIECE)
slots.says(Brought, seat=PLAYER, gains=GAINS)
slots.says(
    events.Dealt,
    forms=SEEN,
    form=lambda event: "unseen" if NONE in event.hand else "",
    seat=PLAYER,
    cards=Listed(Marked(lambda card: card.id)).of(
        lambda event: [*artisans(event.hand), *(FANCY[card] for card in event.offer)]
    ),
    hand=ARTISANS.of(lambda event: len(event.hand)),
    offer=FANCY_DRAGONS.of(lambda event: len(event.offer)),
)
slots.says(events.Visited, seat=PLAYER, shop=SHOP)
slots.says(events.UsedShop, seat=PLAYER, shop=SHOP, brought=BROUGHT)
slots.says(events.Gave, events.Presented, forms=TO_WHOM, form=to_whom, seat=PLAYER, to=PLAYER, token=TOKEN)
slots.says(events.Gathered, seat=PLAYER, gains=COST.of(lambda event: by_sort(event.tokens)))
slots.says(events.Gained, seat=PLAYER, gains=GAINS)
slots.says(events.Paid, seat=PLAYER, paid=TOKENS.of(lambda event: by_sort(event.paid)), brought=BROUGHT)
slots.says(events.LostHearts, seat=PLAYER, lost=HEARTS, brought=BROUGHT)
slots.says(events.ReturnedGoods, seat=PLAYER, tokens=CARRIED)
slots.says(events.TookArtisan, events.FiredUp, seat=PLAYER, card=ARTISAN, brought=BROUGHT)
slots.says(events.DrewArtisan, events.ReturnedArtisan, forms=SEEN, form=seen_or_not, seat=PLAYER, card=ARTISAN)
slots.says(
    events.DrewFancy,
    events.KeptFancy,
    events.ReturnedFancy,
    forms=SEEN,
    form=seen_or_not,
    seat=PLAYER,
    card=FANCY_CARD,
)
slots.says(events.PlayedFancy, seat=PLAYER, card=FANCY_CARD, brought=BROUGHT)
slots.says(
    events.GaveFancy,
    forms=("", "unseen", "to nobody", "unseen to nobody"),
    form=lambda event: f"{seen_or_not(event)} {to_whom(event)}".strip(),
    seat=PLAYER,
    to=PLAYER,
    card=FANCY_CARD,
)
slots.says(events.GaveArtisan, forms=TO_WHOM, form=to_whom, seat=PLAYER, to=PLAYER, card=ARTISAN)
slots.says(events.Placed, seat=PLAYER, card=ARTISAN, shop=SHOP, brought=BROUGHT)
slots.says(
    events.NoShopLaid, forms=("", "town full"), form=lambda event: "town full" if event.is_town_full else "", shop=SHOP
)
slots.says(events.LaidShop, plot=PLOT)
slots.says(events.OpenedShop, plot=PLOT, shop=SHOP)
slots.says(events.Seeded, events.StrangerPlaced, card=ARTISAN, shop=SHOP)
slots.says(
    events.Swapped,
    forms=("", "from the Park", "from the hand"),
    form=came_from,
    card=ARTISAN,
    here=Card().of(lambda event: SHOPS[event.came_from].id),
    partner=ANY_ARTISAN.of(lambda event: Artisan(event.partner)),
    shop=SHOP,
)
slots.says(events.Replaced, seat=PLAYER, card=ARTISAN, old=ANY_ARTISAN.of(lambda event: Artisan(event.old)), shop=SHOP)
slots.says(
    events.CastSpell,
    forms=SETS,
    form=in_sets,
    seat=PLAYER,
    spell=SPELL,
    shop=SHOP,
    sets=counted("set"),
    brought=BROUGHT,
)
slots.says(events.BoughtSpell, events.Reserved, seat=PLAYER, spell=SPELL)
slots.says(events.UsedCompanion, seat=PLAYER, companion=COMPANION)
slots.says(events.Flipped, forms=("heads", "tails"), form=lambda event: side(event.heads), seat=PLAYER)
slots.says(events.LaidToken, seat=PLAYER, token=TOKEN, card=ARTISAN)
slots.says(events.Invited, forms=GUESTS, form=guest_form, seat=PLAYER, guest=PLAYER, piece=PIECE, shop=SHOP)
slots.says(events.LeftCoins, seat=PLAYER, coins=COINS, space=NUMBER.of(lambda event: event.space + 1))
slots.says(events.TookCoins, seat=PLAYER, coins=COINS)
slots.says(events.EndTriggered, forms=REASONS, form=lambda event: REASONS[event.why])
slots.says(events.RefilledPark, drawn=Listed(ANY_ARTISAN).of(lambda event: artisans(event.drawn)))
slots.says(events.RefilledRow, drawn=Listed(ANY_SPELL).of(lambda event: [SPELLS[spell] for spell in event.drawn]))
slots.says(events.ScoredCoins, seat=PLAYER, hearts=HEARTS.of(lambda event: event.coins))
slots.says(events.ScoredMoon, seat=PLAYER, card=FANCY_CARD, hearts=HEARTS)
slots.says(events.StrangerTurnedAway, card=ARTISAN)
slots.says(events.StrangerMoved, piece=PIECE, shop=SHOP)
slots.says(events.StrangerCast, spell=SPELL, shop=SHOP)
slots.says(events.WonTitle, title=Name().of(lambda event: f"title {solo.TITLES[event.title]}"))
slots.says(events.Unlocked, achievement=ACHIEVEMENT)
