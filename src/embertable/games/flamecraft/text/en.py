"""Flamecraft in English."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.counts import AllOf, AtLeast, Count
from embertable.core.effects import Effect, If, Trade
from embertable.core.text.en import english_tongue
from embertable.core.text.tongue import Mood
from embertable.games.flamecraft import events, setup, terms
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, SHOPS, SPELLS
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
from embertable.games.flamecraft.chapters.solo import TITLES
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
from embertable.games.flamecraft.terms import HAND, HAND_LIMIT, KIND_NAMES, KINDS, NONE, PARK, PARK_SIZE, SLOTS
from embertable.games.flamecraft.text.names import name_of
from embertable.games.flamecraft.text.speech import (
    amount,
    artisan,
    companion_name,
    fancy_name,
    goods,
    named_artisan,
    say_fixed,
    shop_name,
    spell_name,
    spell_terms,
    token,
    verb,
)

OTHERS = terms.SHOPS_OF_OTHER_SYMBOLS
SHOP_DECK = terms.SHOP_DECK
IDLE_ROUNDS = terms.IDLE_ROUNDS

en = english_tongue(
    nouns={
        "heart": ("heart", "hearts"),
        "coin": ("coin", "coins"),
        "good": ("good", "goods"),
        "bread": ("bread", "bread"),
        "meat": ("meat", "meat"),
        "plant": ("plant", "plants"),
        "potion": ("potion", "potions"),
        "iron": ("iron", "iron"),
        "crystal": ("crystal", "crystals"),
        "artisan": ("artisan dragon", "artisan dragons"),
        "fancy": ("fancy dragon", "fancy dragons"),
        "set": ("set", "sets"),
        "turn": ("turn", "turns"),
        "dragon bread": ("the bread dragon", "the bread dragon", "the bread dragon"),
        "dragon meat": ("the meat dragon", "the meat dragon", "the meat dragon"),
        "dragon plant": ("the plant dragon", "the plant dragon", "the plant dragon"),
        "dragon potion": ("the potion dragon", "the potion dragon", "the potion dragon"),
        "dragon iron": ("the iron dragon", "the iron dragon", "the iron dragon"),
        "dragon crystal": ("the crystal dragon", "the crystal dragon", "the crystal dragon"),
        "artisan in all": ("artisan dragon", "artisan dragons"),
        "shop": ("shop", "shops"),
        "spell": ("enchantment", "enchantments"),
        "filled shops": ("shop in town is full", "shops in town are full"),
        "enchanted shops": ("shop in town is enchanted", "shops in town are enchanted"),
    },
    words={
        "title": "Flamecraft",
        "tagline": "Find homes for small dragons, let them work their fire, and win the heart of the town.",
        "and": "and",
        "or": "or",
        "any kind": "any kind",
        "kind bread": "bread",
        "kind meat": "meat",
        "kind plant": "plant",
        "kind potion": "potion",
        "kind iron": "iron",
        "kind crystal": "crystal",
        "kind wild": "wild",
        "kind coin": "coin",
        "kind artisan": "artisan",
        "spell bread": "Bread enchantment",
        "spell meat": "Meat enchantment",
        "spell plant": "Plant enchantment",
        "spell potion": "Potion enchantment",
        "spell iron": "Iron enchantment",
        "spell crystal": "Crystal enchantment",
        "dragon bread": "Bread dragon",
        "dragon meat": "Meat dragon",
        "dragon plant": "Plant dragon",
        "dragon potion": "Potion dragon",
        "dragon iron": "Iron dragon",
        "dragon crystal": "Crystal dragon",
        "starter": "starter",
        "cost": "cost",
        "cost line": "Cost: {cost}.",
        "one set": "One set: {cost}. It may be paid any number of times.",
        "sets line": "Hearts for 1, 2, 3 … sets: {hearts}.",
        "no coins": "Coins cannot pay for it.",
        "reward line": "Reward: {reward}.",
        "symbol line": "Symbol: {symbol}.",
        "gather line": "Gathering: {gain}.",
        "slot line": "Slot {number} ({kinds}): {reward}.",
        "slot bare": "Slot {number} ({kinds}).",
        "no slots": "No artisans can be placed here.",
        "space line": "Coin space {number}: {reward}.",
        "sleeping": "Artisans lie face down here: they give nothing, cannot be fired up and count for no fancy dragon.",
        "revealed line": "When turned up: {effect}.",
        "ability line": "Ability: {effect}.",
        "no ability": "No ability.",
        "fire line": "Fire up: {effect}.",
        "sun": "Sun dragon: played during your turn.",
        "moon": "Moon dragon: scored at the end of the game.",
        "wish line": "Wish: {wish}.",
        "pay line": "Cost: {cost}.",
        "start line": "At the start: {effect}.",
        "start fancy": "At the start: choose your first fancy dragon from {dealt} cards.",
        "once line": "Once in the game: {effect}.",
        "once when": "Once in the game, {when}: {effect}.",
        "gain any": "{goods} of your choice",
        "swap line": "In later games: {new} in place of {old}.",
        "added shops": "Adds shops: {shops}.",
        "added fancy": "Adds fancy dragons: {fancy}.",
        "score placing": "placing",
        "score firing": "fire-ups",
        "score enchanting": "enchanting",
        "score shops": "shop abilities",
        "score suns": "sun dragons",
        "score companions": "companions",
        "score coins": "coins",
        "score moons": "moon dragons",
        "deck shops": "Shops",
        "deck starter shops": "Starter shops",
        "deck artisans": "Artisan dragons",
        "deck starter artisans": "Starter dragons",
        "deck fancy dragons": "Fancy dragons",
        "deck purple enchantments": "Enchantments, purple deck",
        "deck gold enchantments": "Enchantments, gold deck",
        "deck companions": "Companions",
        "variant enchantments": "Enchantments",
        "about enchantments": "Which of the two decks of enchantments is used; the gold one asks for more planning.",
        "variant enchantments purple": "purple deck",
        "variant enchantments gold": "gold deck",
        "variant companions": "Companions",
        "about companions": "Everyone gets a companion who helps once in the game; for 2 to 5 players.",
        "variant shops": "Shop deck",
        "about shops": f"One shop of each kind and {OTHERS} others, or any {SHOP_DECK} shops at random.",
        "variant shops standard": f"one of each kind and {OTHERS} others",
        "variant shops random": f"{SHOP_DECK} at random",
        "variant shop_list": "Listed shops",
        "about shop_list": f"{SHOP_DECK} shops by their ids, in place of a deck made by chance; for 2 to 5 players.",
        "variant unlocked": "Unlocked achievements",
        "about unlocked": "Solo only: achievements of earlier games, by their ids; they change the decks.",
        "town": "Town",
        "park": "Park",
        "row": "Enchantments",
        "deck": "deck",
        "players": "Players",
        "hand": "hand",
        "fancy": "fancy",
        "played": "played",
        "reserved": "reserved",
        "companion": "companion",
        "used": "used",
        "offer": "to choose from",
        "face down": "face down",
        "empty plot": "empty",
        "asleep": "asleep",
        "free slot": "free",
        "strangers": "Strangers",
        "last turns": "last turns: {turns}",
        "hearts": "hearts",
        "goods": "goods",
        "first": "began",
        "on": "on",
        "bank": "the bank",
        "pieces": "pieces",
        "legend": "♥ heart · ¢ coin · ★ fancy dragon · ◆ artisan · ▪ good · ? any kind · (¢!) no coins",
        "shop": "Shop",
        "slot": "slot {number}",
        "decks": "decks",
        "short bread": "Br",
        "short meat": "Me",
        "short plant": "Pl",
        "short potion": "Po",
        "short iron": "Ir",
        "short crystal": "Cr",
        "short coin": "co",
    },
)

GAIN = verb("gain", "gains", "gain")
TAKE = verb("take", "takes", "take")
DRAW = verb("draw", "draws", "draw")
PAY = verb("pay", "pays", "pay")
GIVE = verb("give", "gives", "give")
GIVE_UP = verb("give up", "gives up", "give up")
PLACE = verb("place", "places", "place")
FIRE = verb("fire up", "fires up", "fire up")
FIRE_IT = verb("fire it", "fires it", "fire it")
FLIP = verb("flip", "flips", "flip")
LAY = verb("lay", "lays", "lay")
RESERVE = verb("reserve", "reserves", "reserve")
REVEAL = verb("reveal", "reveals", "reveal")
RETURN = verb("return", "returns", "return")
USE = verb("use", "uses", "use")
BRING = verb("bring", "brings", "bring")
LEAVE = verb("leave", "leaves", "leave")
SWAP = verb("swap", "swaps", "swap")
REPLACE = verb("replace", "replaces", "replace")
SHOW = verb("show", "shows", "show")
PUT = verb("put", "puts", "put")


END_REASONS = (
    "the last artisan of the deck is drawn",
    "the last enchantment of the deck is turned up",
    f"for {IDLE_ROUNDS} rounds the decks have not grown smaller",
)


say_fixed(
    en,
    {
        counts.ArtisansHere: "artisan here",
        counts.ArtisansLikeDrawn: "artisan in town of the kind you took when gathering",
        counts.SpellsLikeCast: "enchantment in town of the kind you cast",
        counts.KindsInHand: "different kind of artisan in your hand",
        counts.PairsInHand: "pair of artisans of one kind in your hand",
        counts.EvenKinds: "kind of goods you own an even number of",
        counts.OddKinds: "kind of goods you own an odd number of",
        counts.FreeCoinSlots: "free slot in town that gives coins",
        counts.OtherFancy: "other fancy dragon of yours, played or not",
        conditions.Always: "at any time in your turn",
        conditions.Gathering: "you gather this turn",
        conditions.Enchanted: "you enchanted a shop this turn",
        conditions.PlacedOne: "you placed an artisan this turn",
        conditions.FilledOne: "you filled a shop this turn",
        conditions.FiredOne: "have already fired up an artisan",
        conditions.FireStepBegins: "you are about to fire up artisans at the visited shop",
        conditions.Casting: "when you cast an enchantment",
        conditions.ShopOpened: "when a shop is turned up at the end of your turn",
        setup.KeepFirst: "which fancy dragon do you keep?",
        solo.ChoosePiece: f"which piece is yours? The other {KINDS - 1} will walk the town by themselves.",
        visit.ChooseVisit: "which shop do you visit?",
        action.ChooseAction: "gather here, or enchant the shop?",
        gather.ChooseAbility: "you may use the ability of the shop",
        taking.ChooseArtisan: "which artisan do you take?",
        paying.ChoosePayment: "pay like this, or keep a good and pay a coin for it?",
        paying.ChooseCoins: "how many coins do you pay?",
        place.ChoosePlacing: "which artisan do you place, and where?",
        place.ChoosePlot: "where do you lay the new shop?",
        fire.FireStep: "you may fire up one artisan here",
        fire.ChooseFires: "which artisan do you fire up next?",
        moving.ChooseReplacement: "which artisan makes room for which one of your hand?",
        giving.ChooseGift: "what do you give?",
        drawing.ChooseKept: "which fancy dragon do you keep? The other is given away.",
        drawing.ChooseFancyReceiver: "who gets the fancy dragon?",
        moving.ChooseGuest: "whom do you bring here?",
        enchanting.ChooseReserve: "which enchantment do you reserve?",
        enchanting.ChooseRecipe: "from the cost of which enchantment do you take goods?",
        enchanting.ChoosePurchase: "which enchantment of the row do you pay for?",
        activating.ChooseShop: "the ability of which shop do you use?",
        revealing.ChooseFancy: "which fancy dragon do you reveal?",
        revealing.ChooseReturn: "which fancy dragon do you return?",
        points.ChoosePlacedKind: "which kind do you count?",
        gaining.ChooseSpace: "on which space do you leave the coins?",
        turn.FreeMoment: "anything else before the new shop is turned up?",
        turn.LastMoment: "anything else before your turn ends?",
        limits.ChooseArtisanToReturn: f"you hold more than {HAND_LIMIT} artisans: which one goes under the deck?",
        solo.ChooseStrangersSpell: "which enchantment of the row goes under which shop?",
        solo.ChooseUnlock: "which achievement do you unlock?",
        free.GoOn: "go on",
        gather.Gather: "gather",
        taking.TakeFromDeck: "draw the top artisan of the deck",
        fire.UseFire: "use the ability",
        flipping.Reflip: "flip once more",
        flipping.FlipOwn: "flip a coin",
        turn.CloseTurn: "end the turn",
    },
)


def hearts(count: int) -> str:
    return amount(count, "heart", en)


def to(seat: int) -> str:
    return en.word("bank") if seat == NONE else en.seat(seat)


def clauses(parts: Sequence[Effect], mood: Mood = Mood.DO) -> str:
    return en.listed([en.clause(part, mood) for part in parts], "and")


# Effects


@en.says(points.Hearts)
def gain_hearts(e: points.Hearts, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.count)}"


@en.says(points.HeartsPer)
def hearts_per(e: points.HeartsPer, mood: Mood) -> str:
    if e.each > 1 and isinstance(e.what, counts.Owned):
        return f"{GAIN[mood]} {hearts(e.hearts)} for every {amount(e.each, KIND_NAMES[e.what.kind], en)} you own"
    each = "each" if e.each == 1 else f"every {e.each}, counting each"
    return f"{GAIN[mood]} {hearts(e.hearts)} for {each} {en.clause(e.what)}"


@en.says(points.HeartsForSpent)
def hearts_for_spent(e: points.HeartsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.hearts)} for each of them"


@en.says(If)
def when(e: If, mood: Mood) -> str:
    return f"if {en.clause(e.condition)}, {en.clause(e.then, mood)}"


@en.says(Also)
def also(e: Also, mood: Mood) -> str:
    return "; ".join(en.clause(part, mood) for part in e.parts)


@en.says(gaining.Coins)
def coins(e: gaining.Coins, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'coin', en)}"


@en.says(gaining.Goods)
def fixed_goods(e: gaining.Goods, mood: Mood) -> str:
    return f"{GAIN[mood]} {goods(e.goods, en)}"


@en.says(gaining.AnyGoods)
def any_goods(e: gaining.AnyGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of your choice"


@en.says(gaining.GoodsForSpent)
def goods_for_spent(e: gaining.GoodsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of your choice for each"


@en.says(gaining.AlikeGoods)
def alike_goods(e: gaining.AlikeGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of one kind"


@en.says(gaining.DifferentGoods)
def different_goods(e: gaining.DifferentGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of different kinds"


@en.says(taking.Artisans)
def artisans(e: taking.Artisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', en)} from the Park or the deck"


@en.says(taking.ParkArtisans)
def park_artisans(e: taking.ParkArtisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', en)} from the Park; if there are fewer, those left or none"


@en.says(drawing.FancyDragon)
def fancy_dragon(e: drawing.FancyDragon, mood: Mood) -> str:
    return f"{DRAW[mood]} {amount(e.count, 'fancy', en)}"


@en.says(Trade, firing.PayToFire, gaining.ExchangeGoods)
def trade(e: Trade | firing.PayToFire | gaining.ExchangeGoods, mood: Mood) -> str:
    return f"{en.clause(e.cost, mood)} to {en.clause(e.then, Mood.TO_DO)}"


@en.says(paying.SpendGoods)
def spend_goods(e: paying.SpendGoods, mood: Mood) -> str:
    return f"{PAY[mood]} {goods(e.goods, en)}"


@en.says(paying.SpendAlike)
def spend_alike(e: paying.SpendAlike, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'good', en)} of one kind"


@en.says(paying.SpendDifferent)
def spend_different(e: paying.SpendDifferent, mood: Mood) -> str:
    return f"{PAY[mood]} 1 to {amount(e.most, 'good', en)} of different kinds"


@en.says(paying.SpendCoins)
def spend_coins(e: paying.SpendCoins, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'coin', en)}"


@en.says(paying.SpendAnyCoins)
def spend_any_coins(e: paying.SpendAnyCoins, mood: Mood) -> str:
    return f"{PAY[mood]} any number of coins"


@en.says(paying.SpendHearts)
def spend_hearts(e: paying.SpendHearts, mood: Mood) -> str:
    return f"{GIVE_UP[mood]} {hearts(e.count)}"


@en.says(giving.Give)
def give_tokens(e: giving.Give, mood: Mood) -> str:
    noun = "coin" if e.coins_only else "good"
    what = amount(e.most, noun, en) if e.least == e.most else f"{e.least} to {amount(e.most, noun, en)}"
    kind = " of one kind" if e.alike else ""
    whom = "another player" if e.most == 1 else "other players"
    each = "" if e.most == 1 else " for each"
    return f"{GIVE[mood]} {what}{kind} to {whom} to {en.clause(e.reward, Mood.TO_DO)}{each}"


@en.says(flipping.Flip)
def flip(e: flipping.Flip, mood: Mood) -> str:
    heads, tails = en.clause(e.heads, mood), en.clause(e.tails, mood)
    return f"{FLIP[mood]} a coin: heads, {heads}; tails, {tails}; you may flip once more, and only the last flip counts"


@en.says(flipping.FlipOwnCoins)
def flip_own_coins(e: flipping.FlipOwnCoins, mood: Mood) -> str:
    return (
        f"{FLIP[mood]} coins of your own one by one, {e.most} times at most: "
        f"heads, {en.clause(e.heads, mood)}; tails, the coin is lost"
    )


@en.says(gaining.GoodsOfThisPlace)
def goods_of_this_place(e: gaining.GoodsOfThisPlace, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of one kind: that of this shop or of an artisan here"


@en.says(gaining.GoodsOfArtisansHere)
def goods_of_artisans_here(e: gaining.GoodsOfArtisansHere, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of its own kind for each artisan here"


@en.says(gaining.GoodsOfPark)
def goods_of_park(e: gaining.GoodsOfPark, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(1, 'good', en)} of each kind shown by artisans in the Park"


@en.says(enchanting.GoodsOfCost)
def goods_of_cost(e: enchanting.GoodsOfCost, mood: Mood) -> str:
    return (
        f"{GAIN[mood]} {amount(e.count, 'good', en)} that are part of the cost of one enchantment of the row "
        "or of your reserved one"
    )


@en.says(placing.PlaceArtisan)
def place_artisan(e: placing.PlaceArtisan, mood: Mood) -> str:
    return f"{PLACE[mood]} an artisan in town"


@en.says(placing.PlaceHere)
def place_here(e: placing.PlaceHere, mood: Mood) -> str:
    return f"{PLACE[mood]} an artisan in this shop"


@en.says(placing.PlaceForCoins)
def place_for_coins(e: placing.PlaceForCoins, mood: Mood) -> str:
    return f"{place_here(e, mood)}, with a coin in place of each heart of the slot"


@en.says(placing.PlaceInAnySlot)
def place_in_any_slot(e: placing.PlaceInAnySlot, mood: Mood) -> str:
    bonus = en.clause(e.bonus, mood)
    return f"{PLACE[mood]} an artisan in any free slot in town, whatever its kind, and {bonus} besides"


@en.says(placing.PlaceToFill)
def place_to_fill(e: placing.PlaceToFill, mood: Mood) -> str:
    return f"{PLACE[mood]} an artisan in town; if that fills the shop, {en.clause(e.reward_if_filled, mood)}"


@en.says(placing.PlaceAndFireAll)
def place_and_fire_all(e: placing.PlaceAndFireAll, mood: Mood) -> str:
    return f"{PLACE[mood]} an artisan in town, then {FIRE[mood]} any number of artisans of that shop"


@en.says(placing.PlaceInNewShop)
def place_in_new_shop(e: placing.PlaceInNewShop, mood: Mood) -> str:
    return f"{PLACE[mood]} 1 or {e.most} artisans in one shop turned up this turn: for each {en.clause(e.bonus, mood)}"


@en.says(placing.PlaceThere)
def place_there(e: placing.PlaceThere, mood: Mood) -> str:
    return f"{PLACE[mood]} one more artisan in that shop"


@en.says(firing.FireHere)
def fire_here(e: firing.FireHere, mood: Mood) -> str:
    return f"{FIRE[mood]} one artisan here that was not fired up this turn"


@en.says(firing.FireElsewhere)
def fire_elsewhere(e: firing.FireElsewhere, mood: Mood) -> str:
    return f"{FIRE[mood]} one artisan in another shop"


@en.says(firing.FireAllElsewhere)
def fire_all_elsewhere(e: firing.FireAllElsewhere, mood: Mood) -> str:
    return f"{FIRE[mood]} any number of artisans in one other shop"


@en.says(firing.FireInPark)
def fire_in_park(e: firing.FireInPark, mood: Mood) -> str:
    return f"{FIRE[mood]} an artisan in the Park"


@en.says(firing.FireAllInPark)
def fire_all_in_park(e: firing.FireAllInPark, mood: Mood) -> str:
    return f"{FIRE[mood]} any number of artisans in the Park"


@en.says(taking.TakeFired)
def take_fired(e: taking.TakeFired, mood: Mood) -> str:
    return f"{TAKE[mood]} it into your hand"


@en.says(firing.FireFromHand)
def fire_from_hand(e: firing.FireFromHand, mood: Mood) -> str:
    return f"{SHOW[mood]} an artisan of your hand and {FIRE_IT[mood]} up there"


@en.says(giving.GiveFired)
def give_fired(e: giving.GiveFired, mood: Mood) -> str:
    return f"{GIVE[mood]} it to another player to {en.clause(e.reward, Mood.TO_DO)}"


@en.says(firing.FireAgain)
def fire_again(e: firing.FireAgain, mood: Mood) -> str:
    return f"{FIRE[mood]} once more the artisan you fired up last this turn"


@en.says(moving.SwapAndFire)
def swap_and_fire(e: moving.SwapAndFire, mood: Mood) -> str:
    return f"{SWAP[mood]} it with any other artisan in town, then {FIRE[mood]} the one that came in its place"


@en.says(moving.ReplaceAndFire)
def replace_and_fire(e: moving.ReplaceAndFire, mood: Mood) -> str:
    return f"{REPLACE[mood]} an artisan here by one of your hand, then {FIRE[mood]} the new one"


@en.says(firing.HeartsForFire)
def hearts_for_fire(e: firing.HeartsForFire, mood: Mood) -> str:
    return (
        f"for each artisan you fire up at the visited shop this turn {GAIN[mood]} {hearts(e.hearts)} "
        f"or {USE[mood]} its ability"
    )


@en.says(points.HeartsForPlaced)
def hearts_for_placed(e: points.HeartsForPlaced, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(1)} for each artisan in town of the kind of one you placed this turn"


@en.says(laying.LayOnPark)
def lay_on_park(e: laying.LayOnPark, mood: Mood) -> str:
    return (
        f"{LAY[mood]} a good or coin on 1 to {PARK_SIZE} artisans in the Park: for each {en.clause(e.each, mood)}, "
        f"and for all {PARK_SIZE} {en.clause(e.all_five, mood)}"
    )


@en.says(enchanting.ReserveSpell)
def reserve_spell(e: enchanting.ReserveSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} an enchantment of the row{'; the row is refilled at once' if e.refill else ''}"


@en.says(enchanting.ReserveThatSpell)
def reserve_that_spell(e: enchanting.ReserveThatSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} that enchantment"


@en.says(enchanting.BuyFromRow)
def buy_from_row(e: enchanting.BuyFromRow, mood: Mood) -> str:
    return f"{PAY[mood]} the cost of an enchantment of the row and {GAIN[mood]} its reward; it stays in the row"


@en.says(paying.PayLess)
def pay_less(e: paying.PayLess, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'good', en)} less"


@en.says(drawing.KeepOneGiveOne)
def keep_one_give_one(e: drawing.KeepOneGiveOne, mood: Mood) -> str:
    return f"{DRAW[mood]} {amount(drawing.KEPT_AND_GIVEN, 'fancy', en)}, keep one and give the other to another player"


@en.says(revealing.RevealFancy)
def reveal_fancy(e: revealing.RevealFancy, mood: Mood) -> str:
    again = ", even one already played" if e.again else ""
    return (
        f"{REVEAL[mood]} one of your fancy dragons, sun or moon{again}, whose wish is fulfilled, "
        f"and {GAIN[mood]} its reward now"
    )


@en.says(revealing.ReturnOthers)
def return_others(e: revealing.ReturnOthers, mood: Mood) -> str:
    return f"{RETURN[mood]} any number of your other unplayed fancy dragons: for each {en.clause(e.reward, mood)}"


@en.says(activating.UseAnyShop)
def use_any_shop(e: activating.UseAnyShop, mood: Mood) -> str:
    return f"{USE[mood]} the ability of any shop in town as if gathering there"


@en.says(moving.InvitePieces)
def invite_pieces(e: moving.InvitePieces, mood: Mood) -> str:
    return (
        f"{BRING[mood]} 1 or {e.most} other players' pieces here: for each you {en.clause(e.each, Mood.DO)}, "
        f"and the guest {en.clause(e.guest, Mood.DOES)}"
    )


@en.says(gaining.FillCoinSpace)
def fill_coin_space(e: gaining.FillCoinSpace, mood: Mood) -> str:
    return f"{LEAVE[mood]} them on a free coin space, {GAIN[mood]} its rewards"


@en.says(gaining.TakeCoins)
def take_coins(e: gaining.TakeCoins, mood: Mood) -> str:
    return f"{TAKE[mood]} all coins lying here"


@en.says(activating.ExtraTurn)
def extra_turn(e: activating.ExtraTurn, mood: Mood) -> str:
    return f"{TAKE[mood]} another full turn"


@en.says(placing.SeedSlots)
def seed_slots(e: placing.SeedSlots, mood: Mood) -> str:
    slots = en.listed([str(slot + 1) for slot in e.slots], "and")
    return f"{PUT[mood]} the top artisans of the deck into slots {slots}"


# What is counted and what must be true


@en.says(counts.InHand)
def in_hand(c: counts.InHand, mood: Mood) -> str:
    return f"{en.word(f'kind {KIND_NAMES[c.kind]}')} dragon in your hand"


@en.says(counts.Owned)
def owned(c: counts.Owned, mood: Mood) -> str:
    return f"{en.word(f'kind {KIND_NAMES[c.kind]}')} you own"


@en.says(AtLeast)
def at_least(c: AtLeast, mood: Mood) -> str:
    return at_least_phrase(c.number, c.what)


def at_least_phrase(number: int, what: Count) -> str:
    if isinstance(what, counts.FilledShops):
        return f"at least {en.count(number, 'filled shops')}"
    if isinstance(what, counts.EnchantedShops):
        return f"at least {en.count(number, 'enchanted shops')}"
    if isinstance(what, counts.Collected):
        return f"collecting gave you at least {number} goods, coins and dragons this turn"
    if isinstance(what, counts.OddKinds):
        return f"there are at least {number} such kinds"
    assert isinstance(what, counts.KindsInHand), f"{type(what).__name__} is not said with a number"
    return f"you hold at least {number} kinds"


@en.says(conditions.Most)
def most(c: conditions.Most, mood: Mood) -> str:
    what = en.clause(c.what)
    mine = f" and you have at least {c.number if c.number > 1 else 'one'}"
    if isinstance(c.what, counts.InHand):
        return f"nobody has more {en.word(f'kind {KIND_NAMES[c.what.kind]}')} dragons in hand than you{mine}"
    if isinstance(c.what, counts.Owned):
        return f"nobody owns more {en.noun(KIND_NAMES[c.what.kind], 2)} than you{mine}"
    return f"nobody has more {what} than you{mine}"


@en.says(AllOf)
def all_of(c: AllOf, mood: Mood) -> str:
    return " and ".join([en.clause(each) for each in c.conditions])


@en.says(conditions.ShopsInTown)
def shops_in_town(c: conditions.ShopsInTown, mood: Mood) -> str:
    return f"{en.count(c.number, 'shop')} in town"


@en.says(conditions.FancySatisfied)
def fancy_satisfied(c: conditions.FancySatisfied, mood: Mood) -> str:
    return f"{c.number} fancy dragons satisfied"


@en.says(conditions.ShopsFullOfSpells)
def shops_full_of_spells(c: conditions.ShopsFullOfSpells, mood: Mood) -> str:
    return f"{en.count(c.number, 'shop')} with {en.count(SLOTS, 'spell')} each"


@en.says(conditions.SpellsOfEachKind)
def spells_of_each_kind(c: conditions.SpellsOfEachKind, mood: Mood) -> str:
    return f"{en.count(c.number, 'spell')} of each kind in town"


@en.says(conditions.CoinsReturned)
def coins_returned(c: conditions.CoinsReturned, mood: Mood) -> str:
    return f"{amount(c.number, 'coin', en)} returned in final scoring"


@en.says(conditions.ArtisansInTown)
def artisans_in_town(c: conditions.ArtisansInTown, mood: Mood) -> str:
    return f"{c.number} {en.word(f'kind {KIND_NAMES[c.kind]}')} dragons in town"


# Questions


@en.says(visit.ChooseToll)
def choose_toll(ask: visit.ChooseToll, mood: Mood) -> str:
    return f"what do you hand to {to(ask.to)} for the visit?"


@en.says(gaining.ChooseKind)
def choose_kind(ask: gaining.ChooseKind, mood: Mood) -> str:
    return f"{amount(ask.count, 'good', en)} of which kind?"


@en.says(gaining.ChooseGoods)
def choose_goods(ask: gaining.ChooseGoods, mood: Mood) -> str:
    return f"choose a good ({ask.count} to take)"


@en.says(paying.ChooseAlike)
def choose_alike(ask: paying.ChooseAlike, mood: Mood) -> str:
    return f"{amount(ask.count, 'good', en)} of which kind do you pay?"


@en.says(paying.ChooseDifferent)
def pay_different(ask: paying.ChooseDifferent, mood: Mood) -> str:
    return f"which good do you spend? So far: {ask.spent}."


@en.says(fire.ChooseFire)
def choose_fire(ask: fire.ChooseFire, mood: Mood) -> str:
    if ask.where == PARK:
        return "which artisan of the Park do you fire up?"
    return "which artisan of your hand do you fire up?" if ask.where == HAND else "which artisan do you fire up?"


@en.says(fire.FireOrHearts)
def fire_or_hearts(ask: fire.FireOrHearts, mood: Mood) -> str:
    return f"{artisan(ask.card, en)}: hearts or its ability?"


@en.says(moving.ChooseSwap)
def choose_swap(ask: moving.ChooseSwap, mood: Mood) -> str:
    return f"with whom does {artisan(ask.card, en)} change places?"


@en.says(giving.ChooseReceiver)
def choose_receiver(ask: giving.ChooseReceiver, mood: Mood) -> str:
    return f"who gets {token(ask.token, en)}?"


@en.says(giving.ChooseArtisanReceiver)
def choose_artisan_receiver(ask: giving.ChooseArtisanReceiver, mood: Mood) -> str:
    return f"who gets {artisan(ask.card, en)}?"


@en.says(laying.ChooseLaid)
def choose_laid(ask: laying.ChooseLaid, mood: Mood) -> str:
    return f"on which artisan of the Park do you lay a token? So far: {len(ask.laid)}."


@en.says(laying.ChooseToken)
def choose_token_laid(ask: laying.ChooseToken, mood: Mood) -> str:
    return f"what do you lay on {artisan(ask.card, en, 1)}?"


@en.says(flipping.ChooseReflip)
def flip_again(ask: flipping.ChooseReflip, mood: Mood) -> str:
    return f"{'heads' if ask.showed_heads else 'tails'}: leave it, or flip once more?"


@en.says(flipping.ChooseFlip)
def choose_flip(ask: flipping.ChooseFlip, mood: Mood) -> str:
    return f"flip a coin of yours? Flips left: {ask.left}."


@en.says(enchant.ChooseWaived)
def waive(ask: enchant.ChooseWaived, mood: Mood) -> str:
    return f"which good need not be paid? Still to save: {ask.left}."


# Options


@en.says(free.PlaySun)
def play_sun(option: free.PlaySun, mood: Mood) -> str:
    return f"reveal {fancy_name(option.card, en)}"


@en.says(free.UseCompanion)
def use_companion(option: free.UseCompanion, mood: Mood) -> str:
    return f"ask {companion_name(option.companion, en)} for help"


@en.says(drawing.Keep)
def keep(option: drawing.Keep, mood: Mood) -> str:
    return f"keep {fancy_name(option.card, en)}"


@en.says(solo.TakePiece)
def take_piece(option: solo.TakePiece, mood: Mood) -> str:
    return f"the {en.word(f'kind {KIND_NAMES[option.kind]}')} piece"


@en.says(visit.Visit)
def visit_shop(option: visit.Visit, mood: Mood) -> str:
    return f"visit {shop_name(option.shop, en)}"


@en.says(visit.HandOver)
def hand(option: visit.HandOver, mood: Mood) -> str:
    return f"hand over {token(option.token, en)}"


@en.says(action.Enchant)
def enchant_shop(option: action.Enchant, mood: Mood) -> str:
    return en.clause(option.casting)


@en.says(enchant.Cast)
def cast(option: enchant.Cast, mood: Mood) -> str:
    text = f"cast {spell_name(option.spell, en)} {spell_terms(option.spell, option.sets, en)}"
    return text if option.saver == NONE else f"{text} with {companion_name(option.saver, en)}"


@en.says(enchanting.Buy)
def buy(option: enchanting.Buy, mood: Mood) -> str:
    return f"pay for {spell_name(option.spell, en)} {spell_terms(option.spell, option.sets, en)}"


@en.says(enchant.Waive)
def waive_one(option: enchant.Waive, mood: Mood) -> str:
    return f"save {token(option.kind, en)}"


@en.says(enchanting.Reserve)
def reserve(option: enchanting.Reserve, mood: Mood) -> str:
    return f"reserve {spell_name(option.spell, en)} {spell_terms(option.spell, 1, en)}"


@en.says(enchanting.UseRecipe)
def use_recipe(option: enchanting.UseRecipe, mood: Mood) -> str:
    return f"from {spell_name(option.spell, en)} {spell_terms(option.spell, 1, en)}"


@en.says(gaining.TakeGoods)
def take_goods(option: gaining.TakeGoods, mood: Mood) -> str:
    return f"take {amount(option.count, KIND_NAMES[option.kind], en)}"


@en.says(gaining.PickGood)
def pick_good(option: gaining.PickGood, mood: Mood) -> str:
    return f"take {token(option.kind, en)}"


def carrying(tokens: Sequence[int]) -> str:
    return f" carrying {goods(tokens, en)}" if tokens else ""


@en.says(taking.TakeFromPark)
def take_from_park(option: taking.TakeFromPark, mood: Mood) -> str:
    return f"take {artisan(option.card, en, 1)} from the Park{carrying(option.tokens)}"


@en.says(paying.Pay)
def pay_now(option: paying.Pay, mood: Mood) -> str:
    return f"pay {goods((*option.goods, option.coins), en)}"


@en.says(paying.CoinFor)
def coin_for(option: paying.CoinFor, mood: Mood) -> str:
    return f"pay a coin in place of {token(option.kind, en)}"


@en.says(paying.PayAlike)
def pay_alike(option: paying.PayAlike, mood: Mood) -> str:
    return f"pay {amount(option.count, KIND_NAMES[option.kind], en)}"


@en.says(paying.SpendOne)
def spend_one(option: paying.SpendOne, mood: Mood) -> str:
    return f"spend {token(option.token, en)}"


@en.says(paying.StopPaying)
def stop_paying(option: paying.StopPaying, mood: Mood) -> str:
    return f"that is enough ({option.spent})"


@en.says(paying.PayCoins)
def pay_coins(option: paying.PayCoins, mood: Mood) -> str:
    return f"pay {amount(option.count, 'coin', en)}"


@en.says(place.Place)
def place_it(option: place.Place, mood: Mood) -> str:
    reward = option.how.reward(option.shop, option.slot)
    text = f"place {artisan(option.card, en, 1)} in {shop_name(option.shop, en)}, slot {option.slot + 1}"
    return f"{text}: {clauses(reward)}" if reward else text


@en.says(place.LayAt)
def lay_at(option: place.LayAt, mood: Mood) -> str:
    return f"plot {option.plot + 1}"


@en.says(fire.Fire)
def fire_it(option: fire.Fire, mood: Mood) -> str:
    where = "" if option.shop == NONE else f" in {shop_name(option.shop, en)}"
    fired = " (already fired up)" if option.fired else ""
    return f"fire up {artisan(option.card, en, 1)}{where}{carrying(option.tokens)}{fired}"


@en.says(fire.HeartsInstead)
def hearts_instead(option: fire.HeartsInstead, mood: Mood) -> str:
    return f"gain {hearts(option.hearts)}"


@en.says(moving.Swap)
def swap_with(option: moving.Swap, mood: Mood) -> str:
    fired = " (already fired up)" if option.fired else ""
    return f"with {artisan(option.partner, en, 2)} in {shop_name(option.shop, en)}{fired}"


@en.says(moving.Replace)
def replace(option: moving.Replace, mood: Mood) -> str:
    return f"replace {artisan(option.old, en, 1)} by {artisan(option.card, en, 1)}"


@en.says(giving.PickToken)
def choose_token(option: giving.PickToken, mood: Mood) -> str:
    return f"give {token(option.token, en)}"


@en.says(giving.GiveTo)
def give_to(option: giving.GiveTo, mood: Mood) -> str:
    return f"to {to(option.to)}"


@en.says(laying.LayOn)
def lay_on(option: laying.LayOn, mood: Mood) -> str:
    return f"on {artisan(option.card, en, 1)}, number {option.place + 1} in the Park{carrying(option.tokens)}"


@en.says(laying.LayToken)
def lay_token(option: laying.LayToken, mood: Mood) -> str:
    return f"lay {token(option.token, en)}"


@en.says(moving.Invite)
def invite(option: moving.Invite, mood: Mood) -> str:
    return f"bring {piece(option.piece, option.kind)} to {shop_name(option.shop, en)}"


def piece(number: int, kind: int) -> str:
    return en.seat(number) if kind == NONE else f"the {en.word(f'kind {KIND_NAMES[kind]}')} piece"


@en.says(flipping.TakeFlip)
def take_flip(option: flipping.TakeFlip, mood: Mood) -> str:
    return f"leave it: {en.clause(option.effect)}"


@en.says(abilities.UseShop)
def use_shop(option: abilities.UseShop, mood: Mood) -> str:
    ability = SHOPS[option.shop].ability
    assert ability is not None, "a shop without ability cannot be used"
    return f"use {shop_name(option.shop, en)}: {en.clause(ability)}"


@en.says(free.PlayFancy)
def play_fancy(option: free.PlayFancy, mood: Mood) -> str:
    return f"reveal {fancy_name(option.card, en)}"


@en.says(revealing.ReturnFancy)
def return_fancy(option: revealing.ReturnFancy, mood: Mood) -> str:
    return f"return {fancy_name(option.card, en)}"


@en.says(points.CountKind)
def count_kind(option: points.CountKind, mood: Mood) -> str:
    return f"{en.word(f'kind {KIND_NAMES[option.kind]}')}: {hearts(option.hearts)}"


@en.says(gaining.FillSpace)
def fill_space(option: gaining.FillSpace, mood: Mood) -> str:
    return f"space {option.space + 1}: {en.clause(SHOPS[option.shop].coin_spaces[option.space])}"


@en.says(limits.ReturnArtisan)
def return_artisan(option: limits.ReturnArtisan, mood: Mood) -> str:
    return f"return {artisan(option.card, en, 1)}"


@en.says(solo.CastFree)
def cast_free(option: solo.CastFree, mood: Mood) -> str:
    return f"put {spell_name(option.spell, en)} under {shop_name(option.shop, en)}"


@en.says(solo.Unlock)
def unlock(option: solo.Unlock, mood: Mood) -> str:
    achievement = ACHIEVEMENTS[option.achievement]
    return f"{name_of(achievement.id, 'en')}: {en.clause(achievement.needs)}"


# Events


@en.says(events.TurnBegan)
def turn_began(event: events.TurnBegan, mood: Mood) -> str:
    return f"{en.seat(event.seat)} takes a turn"


@en.says(events.PieceChosen)
def piece_chosen(event: events.PieceChosen, mood: Mood) -> str:
    return f"{en.seat(event.seat)} plays the {en.word(f'kind {KIND_NAMES[event.kind]}')} piece"


@en.says(events.Visited)
def visited(event: events.Visited, mood: Mood) -> str:
    return f"{en.seat(event.seat)} visits {shop_name(event.shop, en)}"


@en.says(events.Gave)
def gave(event: events.Gave, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gives {token(event.token, en)} to {to(event.to)}"


@en.says(events.Gained)
def gained(event: events.Gained, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gets {goods(event.tokens, en)}"


@en.says(events.Paid)
def paid(event: events.Paid, mood: Mood) -> str:
    return f"{en.seat(event.seat)} pays {goods(event.tokens, en)}"


@en.says(events.ReturnedGoods)
def returned_goods(event: events.ReturnedGoods, mood: Mood) -> str:
    return f"{en.seat(event.seat)} returns {goods(event.tokens, en)} above the limit"


@en.says(events.GainedHearts)
def gained_hearts(event: events.GainedHearts, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gains {hearts(event.hearts)}"


@en.says(events.LostHearts)
def lost_hearts(event: events.LostHearts, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gives up {hearts(event.hearts)}"


@en.says(events.TookArtisan)
def took_artisan(event: events.TookArtisan, mood: Mood) -> str:
    return f"{en.seat(event.seat)} takes {artisan(event.card, en, 1)} from the Park"


@en.says(events.DrewArtisan)
def drew_artisan(event: events.DrewArtisan, mood: Mood) -> str:
    what = "an artisan" if event.card == NONE else artisan(event.card, en, 1)
    return f"{en.seat(event.seat)} draws {what} from the deck"


@en.says(events.DrewFancy)
def drew_fancy(event: events.DrewFancy, mood: Mood) -> str:
    return f"{en.seat(event.seat)} draws {fancy(event.card)}"


def fancy(card: int) -> str:
    return "a fancy dragon" if card == NONE else fancy_name(card, en)


@en.says(events.KeptFancy)
def kept_fancy(event: events.KeptFancy, mood: Mood) -> str:
    return f"{en.seat(event.seat)} keeps {fancy(event.card)}"


@en.says(events.GaveFancy)
def gave_fancy(event: events.GaveFancy, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gives {fancy(event.card)} to {to(event.to)}"


@en.says(events.ReturnedFancy)
def returned_fancy(event: events.ReturnedFancy, mood: Mood) -> str:
    return f"{en.seat(event.seat)} returns {fancy(event.card)} under the deck"


@en.says(events.Placed)
def placed(event: events.Placed, mood: Mood) -> str:
    return f"{en.seat(event.seat)} places {artisan(event.card, en, 1)} in {shop_name(event.shop, en)}"


@en.says(events.NoShopLaid)
def no_shop_laid(event: events.NoShopLaid, mood: Mood) -> str:
    why = "the town has no plot left for a new shop" if event.is_town_full else "there is no shop left to lay"
    return f"{shop_name(event.shop, en)} is full; {why}"


@en.says(events.LaidShop)
def laid_shop(event: events.LaidShop, mood: Mood) -> str:
    return f"the shop is full: a new one lies face down on plot {event.plot + 1}"


@en.says(events.OpenedShop)
def opened_shop(event: events.OpenedShop, mood: Mood) -> str:
    return f"{shop_name(event.shop, en)} opens on plot {event.plot + 1}"


@en.says(events.Seeded)
def seeded(event: events.Seeded, mood: Mood) -> str:
    return f"{artisan(event.card, en)} of the deck comes to {shop_name(event.shop, en)}"


@en.says(events.FiredUp)
def fired_up(event: events.FiredUp, mood: Mood) -> str:
    return f"{en.seat(event.seat)} fires up {artisan(event.card, en, 1)}"


@en.says(events.Swapped)
def swapped(event: events.Swapped, mood: Mood) -> str:
    here, there = place_told(event.came_from), place_told(event.shop)
    return f"{named_artisan(event.card, en)} {here} changes places with {named_artisan(event.partner, en, 2)} {there}"


def place_told(place: int) -> str:
    if place == PARK:
        return "from the Park"
    return "from the hand" if place == HAND else f"from {shop_name(place, en)}"


@en.says(events.Replaced)
def replaced(event: events.Replaced, mood: Mood) -> str:
    return (
        f"{en.seat(event.seat)} puts {artisan(event.card, en, 1)} into {shop_name(event.shop, en)} "
        f"and takes {artisan(event.old, en, 1)}"
    )


@en.says(events.GaveArtisan)
def gave_artisan(event: events.GaveArtisan, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gives {artisan(event.card, en, 1)} to {to(event.to)}"


@en.says(events.UsedShop)
def used_shop(event: events.UsedShop, mood: Mood) -> str:
    return f"{en.seat(event.seat)} uses {shop_name(event.shop, en)}"


@en.says(events.CastSpell)
def cast_spell(event: events.CastSpell, mood: Mood) -> str:
    sets = f", {en.count(event.sets, 'set')}," if SPELLS[event.spell].hearts_by_sets else ""
    return f"{en.seat(event.seat)} casts {spell_name(event.spell, en)}{sets} on {shop_name(event.shop, en)}"


@en.says(events.BoughtSpell)
def bought_spell(event: events.BoughtSpell, mood: Mood) -> str:
    return f"{en.seat(event.seat)} pays for {spell_name(event.spell, en)}, which stays in the row"


@en.says(events.Reserved)
def reserved(event: events.Reserved, mood: Mood) -> str:
    return f"{en.seat(event.seat)} reserves {spell_name(event.spell, en)}"


@en.says(events.PlayedFancy)
def played_fancy(event: events.PlayedFancy, mood: Mood) -> str:
    return f"{en.seat(event.seat)} reveals {fancy_name(event.card, en)}"


@en.says(events.UsedCompanion)
def used_companion(event: events.UsedCompanion, mood: Mood) -> str:
    return f"{companion_name(event.companion, en)} helps {en.seat(event.seat)}"


@en.says(events.Flipped)
def flipped(event: events.Flipped, mood: Mood) -> str:
    return f"{en.seat(event.seat)} flips a coin: {'heads' if event.heads else 'tails'}"


@en.says(events.LaidToken)
def laid_token(event: events.LaidToken, mood: Mood) -> str:
    return f"{en.seat(event.seat)} lays {token(event.token, en)} on {artisan(event.card, en, 1)} in the Park"


@en.says(events.Invited)
def invited(event: events.Invited, mood: Mood) -> str:
    return f"{en.seat(event.seat)} brings {piece(event.guest, event.kind)} to {shop_name(event.shop, en)}"


@en.says(events.LostCoin)
def lost_coin(event: events.LostCoin, mood: Mood) -> str:
    return f"{en.seat(event.seat)} loses the coin"


@en.says(events.LeftCoins)
def left_coins(event: events.LeftCoins, mood: Mood) -> str:
    return f"{en.seat(event.seat)} leaves {amount(event.coins, 'coin', en)} on space {event.space + 1}"


@en.says(events.TookCoins)
def took_coins(event: events.TookCoins, mood: Mood) -> str:
    return f"{en.seat(event.seat)} takes the {amount(event.coins, 'coin', en)} lying here"


@en.says(events.WonTurn)
def won_turn(event: events.WonTurn, mood: Mood) -> str:
    return f"{en.seat(event.seat)} will take another turn"


@en.says(events.ReturnedArtisan)
def returned_artisan(event: events.ReturnedArtisan, mood: Mood) -> str:
    what = "an artisan" if event.card == NONE else artisan(event.card, en, 1)
    return f"{en.seat(event.seat)} returns {what} under the deck"


@en.says(events.EndTriggered)
def end_triggered(event: events.EndTriggered, mood: Mood) -> str:
    why = END_REASONS[event.why]
    return f"{why}: after this turn everyone has one last turn"


@en.says(events.RefilledPark)
def refilled_park(event: events.RefilledPark, mood: Mood) -> str:
    drawn = en.listed([artisan(card, en) for card in event.drawn], en.word("and"))
    return f"into the Park: {drawn}"


@en.says(events.RefilledRow)
def refilled_row(event: events.RefilledRow, mood: Mood) -> str:
    drawn = en.listed([spell_name(spell, en) for spell in event.drawn], en.word("and"))
    return f"into the row: {drawn}"


@en.says(events.ScoredCoins)
def scored_coins(event: events.ScoredCoins, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gains {hearts(event.coins)} for coins"


@en.says(events.ScoredMoon)
def scored_moon(event: events.ScoredMoon, mood: Mood) -> str:
    return f"{en.seat(event.seat)} reveals {fancy_name(event.card, en)} and gains {hearts(event.hearts)}"


@en.says(events.StrangerPlaced)
def stranger_placed(event: events.StrangerPlaced, mood: Mood) -> str:
    return f"{artisan(event.card, en)} of the deck settles in {shop_name(event.shop, en)}"


@en.says(events.StrangerTurnedAway)
def stranger_turned_away(event: events.StrangerTurnedAway, mood: Mood) -> str:
    return f"{artisan(event.card, en)} of the deck finds no slot and goes under it"


@en.says(events.StrangerMoved)
def stranger_moved(event: events.StrangerMoved, mood: Mood) -> str:
    return f"the {en.word(f'kind {KIND_NAMES[event.kind]}')} piece goes to {shop_name(event.shop, en)}"


@en.says(events.StrangerCast)
def stranger_cast(event: events.StrangerCast, mood: Mood) -> str:
    return f"{spell_name(event.spell, en)} goes under {shop_name(event.shop, en)}"


@en.says(events.WonTitle)
def won_title(event: events.WonTitle, mood: Mood) -> str:
    return f"{en.seat(event.seat)} earns the title {name_of(f'title {TITLES[event.title]}', 'en')}"


@en.says(events.Unlocked)
def unlocked(event: events.Unlocked, mood: Mood) -> str:
    return f"{en.seat(event.seat)} unlocks the achievement {name_of(ACHIEVEMENTS[event.achievement].id, 'en')}"
