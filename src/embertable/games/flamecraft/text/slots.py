"""What the phrases of Flamecraft are filled with."""

from __future__ import annotations

from typing import Final

from embertable.core.counts import AllOf, AtLeast
from embertable.core.effects import If, OneOf
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
    Slots,
    counted,
)
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
from embertable.games.flamecraft.effects.verb import Also
from embertable.games.flamecraft.setup import KeepFirst
from embertable.games.flamecraft.terms import KIND_NAMES, KIND_OF, NONE, REASONS, SLOTS
from embertable.games.flamecraft.text.forms import (
    AT_LEAST,
    GO_ON_AT,
    GUESTS,
    SEEN,
    SETS,
    TO_WHOM,
    TRADES,
    at_least_form,
    came_from,
    elsewhere,
    fire_form,
    fire_place,
    give_form,
    guest_form,
    in_sets,
    per_form,
    question_of,
    seen_or_not,
    side,
    slot_rewards,
    spell_rewards,
    to_whom,
)
from embertable.games.flamecraft.text.things import (
    ACHIEVEMENT,
    AGAIN,
    ANY_ARTISAN,
    ANY_SPELL,
    ARTISAN,
    ARTISANS,
    BROUGHT,
    CARRIED,
    COINS,
    COMPANION,
    COST,
    DRAGONS,
    ENCHANTMENTS,
    FANCY_CARD,
    FANCY_DRAGONS,
    GAINS,
    GOOD,
    GOODS,
    GOODS_OF_KIND,
    HEARTS,
    LOAD,
    OF_KIND,
    ONE_SORT,
    PIECE,
    PLOT,
    SHOP,
    SPELL,
    TOKEN,
    TOKENS,
    Artisan,
    Brought,
    FiredBefore,
    InShop,
    Loaded,
    Name,
    artisans,
    by_sort,
    fancy_effect,
)

slots = Slots(SHARED)

# Cards
slots.says(InShop, shop=SHOP)
slots.says(Loaded, tokens=CARRIED)
slots.says(FiredBefore)
slots.says(Artisan, kind=Noun(DRAGONS), called=Name().of(lambda artisan: artisan.id))
slots.says(Fancy, called=Name().of(lambda fancy: fancy.id))
slots.says(Spell, kind=Noun(ENCHANTMENTS), cost=COST.of(lambda spell: by_sort(spell.cost)))

# Effects
slots.says(
    points.Hearts,
    forms=("", "none"),
    form=lambda effect: "" if effect.count else "none",
    count=HEARTS,
    number=NUMBER.of(lambda effect: effect.count),
)
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
slots.says(
    AllOf,
    first=CLAUSE.of(lambda condition: condition.conditions[0]),
    second=CLAUSE.of(lambda condition: condition.conditions[1]),
)
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
FANCY_EFFECT: Final = CLAUSE.of(lambda option: fancy_effect(FANCY[option.card]))
slots.says(free.PlayFancy, card=FANCY_CARD, effect=FANCY_EFFECT)
slots.says(
    drawing.Keep,
    forms=("", "wishing"),
    form=lambda option: "" if isinstance(FANCY[option.card].wish, conditions.Always) else "wishing",
    card=FANCY_CARD,
    wish=CLAUSE.of(lambda option: FANCY[option.card].wish),
    effect=FANCY_EFFECT,
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
slots.says(events.Gave, forms=TO_WHOM, form=to_whom, seat=PLAYER, to=PLAYER, token=TOKEN)
slots.says(
    events.Presented,
    forms=(*TO_WHOM, "rewarded"),
    form=lambda event: to_whom(event) or ("rewarded" if event.hearts or any(event.tokens) else ""),
    seat=PLAYER,
    to=PLAYER,
    token=TOKEN,
    brought=BROUGHT,
)
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
slots.says(
    events.Ended,
    forms=("", "together"),
    form=lambda event: "together" if len(event.winners) > 1 else "",
    winner=PLAYER.of(lambda event: event.winners[0]),
    winners=Listed(PLAYER),
    hearts=HEARTS,
)
slots.says(
    events.EndedAlone,
    forms=("won", "lost"),
    form=lambda event: "won" if event.won else "lost",
    hearts=HEARTS,
    title=Name().of(lambda event: f"title {solo.TITLES[event.title]}"),
)
slots.says(events.Unlocked, achievement=ACHIEVEMENT)
