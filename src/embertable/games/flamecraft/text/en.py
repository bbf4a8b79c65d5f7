"""Flamecraft in English."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.effects import Effect
from embertable.core.text.en import english_tongue
from embertable.core.text.tongue import Mood
from embertable.games.flamecraft import (
    abilities,
    costs,
    counts,
    effects,
    events,
    finish,
    fire,
    firing,
    free,
    gain,
    give,
    guests,
    luck,
    pay,
    place,
    placing,
    rounds,
    setup,
    spells,
    swap,
    terms,
    turn,
    works,
)
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, SHOPS, SPELLS, Count
from embertable.games.flamecraft.chapters import scoring, solo
from embertable.games.flamecraft.chapters.scoring import TITLES
from embertable.games.flamecraft.terms import HAND, HAND_LIMIT, KIND_NAMES, KINDS, NONE, PARK, PARK_SIZE, SLOTS
from embertable.games.flamecraft.text.names import name_of
from embertable.games.flamecraft.text.speech import (
    amount,
    artisan,
    companion_name,
    fancy_name,
    goods,
    say_fixed,
    shop_name,
    spell_name,
    spell_terms,
    token,
    verb,
)

OTHERS = setup.SHOPS_OF_OTHER_SYMBOLS
SHOP_DECK = terms.SHOP_DECK

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
        effects.FreeCoinSlots: "free slot in town that gives coins",
        counts.OtherFancy: "other fancy dragon of yours, played or not",
        counts.Always: "at any time in your turn",
        counts.Gathering: "you gather this turn",
        counts.Enchanted: "you enchanted a shop this turn",
        counts.PlacedOne: "you placed an artisan this turn",
        counts.FilledOne: "you filled a shop this turn",
        counts.FiredOne: "have already fired up an artisan",
        counts.FireStepBegins: "you are about to fire up artisans at the visited shop",
        counts.Casting: "when you cast an enchantment",
        counts.ShopOpened: "when a shop is turned up at the end of your turn",
        setup.KeepFirst: "which fancy dragon do you keep?",
        solo.ChoosePiece: f"which piece is yours? The other {KINDS - 1} will walk the town by themselves.",
        turn.ChooseVisit: "which shop do you visit?",
        turn.ChooseAction: "gather here, or enchant the shop?",
        turn.ChooseAbility: "you may use the ability of the shop",
        gain.TakeArtisan: "which artisan do you take?",
        pay.ChoosePayment: "pay like this, or keep a good and pay a coin for it?",
        pay.ChooseCoins: "how many coins do you pay?",
        place.ChoosePlacing: "which artisan do you place, and where?",
        place.ChoosePlot: "where do you lay the new shop?",
        fire.FireStep: "you may fire up one artisan here",
        fire.FireAll: "which artisan do you fire up next?",
        swap.ChooseReplacement: "which artisan makes room for which one of your hand?",
        give.ChooseGift: "what do you give?",
        give.KeepOne: "which fancy dragon do you keep? The other is given away.",
        give.ChooseFancyReceiver: "who gets the fancy dragon?",
        guests.ChooseGuest: "whom do you bring here?",
        spells.ChooseReserve: "which enchantment do you reserve?",
        spells.ChooseRecipe: "from the cost of which enchantment do you take goods?",
        spells.ChoosePurchase: "which enchantment of the row do you pay for?",
        abilities.ChooseShop: "the ability of which shop do you use?",
        abilities.ChooseFancy: "which fancy dragon do you reveal?",
        abilities.ChooseReturn: "which fancy dragon do you return?",
        abilities.ChoosePlacedKind: "which kind do you count?",
        abilities.ChooseSpace: "on which space do you leave the coins?",
        rounds.FreeMoment: "anything else before the new shop is turned up?",
        rounds.LastMoment: "anything else before your turn ends?",
        rounds.ChooseArtisanToReturn: f"you hold more than {HAND_LIMIT} artisans: which one goes under the deck?",
        solo.CastForStrangers: "which enchantment of the row goes under which shop?",
        finish.ChooseUnlock: "which achievement do you unlock?",
        free.GoOn: "go on",
        turn.Gather: "gather",
        gain.TakeFromDeck: "draw the top artisan of the deck",
        fire.UseFire: "use the ability",
        luck.Reflip: "flip once more",
        luck.FlipOwn: "flip a coin",
        rounds.CloseTurn: "end the turn",
        events.EndTriggered: "a deck has run out: after this turn everyone has one last turn",
    },
)


def hearts(count: int) -> str:
    return amount(count, "heart", en)


def to(seat: int) -> str:
    return en.word("bank") if seat == NONE else en.seat(seat)


def clauses(parts: Sequence[Effect], mood: Mood = Mood.DO) -> str:
    return en.listed([en.clause(part, mood) for part in parts], "and")


# Effects


@en.says(effects.Hearts)
def gain_hearts(e: effects.Hearts, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.count)}"


@en.says(effects.HeartsPer)
def hearts_per(e: effects.HeartsPer, mood: Mood) -> str:
    if e.each > 1 and isinstance(e.what, counts.Owned):
        return f"{GAIN[mood]} {hearts(e.hearts)} for every {amount(e.each, KIND_NAMES[e.what.kind], en)} you own"
    each = "each" if e.each == 1 else f"every {e.each}, counting each"
    return f"{GAIN[mood]} {hearts(e.hearts)} for {each} {en.clause(e.what)}"


@en.says(effects.HeartsForSpent)
def hearts_for_spent(e: effects.HeartsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.hearts)} for each of them"


@en.says(effects.When)
def when(e: effects.When, mood: Mood) -> str:
    return f"if {en.clause(e.condition)}, {en.clause(e.effect, mood)}"


@en.says(effects.Also)
def also(e: effects.Also, mood: Mood) -> str:
    return "; ".join(en.clause(part, mood) for part in e.parts)


@en.says(effects.Coins)
def coins(e: effects.Coins, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'coin', en)}"


@en.says(effects.Goods)
def fixed_goods(e: effects.Goods, mood: Mood) -> str:
    return f"{GAIN[mood]} {goods(e.goods, en)}"


@en.says(effects.AnyGoods)
def any_goods(e: effects.AnyGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of your choice"


@en.says(effects.GoodsForSpent)
def goods_for_spent(e: effects.GoodsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of your choice for each"


@en.says(effects.AlikeGoods)
def alike_goods(e: effects.AlikeGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of one kind"


@en.says(effects.DifferentGoods)
def different_goods(e: effects.DifferentGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of different kinds"


@en.says(effects.Artisans)
def artisans(e: effects.Artisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', en)} from the Park or the deck"


@en.says(effects.ParkArtisans)
def park_artisans(e: effects.ParkArtisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', en)} from the Park; if there are fewer, those left or none"


@en.says(effects.FancyDragon)
def fancy_dragon(e: effects.FancyDragon, mood: Mood) -> str:
    return f"{DRAW[mood]} {amount(e.count, 'fancy', en)}"


@en.says(costs.Trade)
def trade(e: costs.Trade, mood: Mood) -> str:
    return f"{en.clause(e.cost, mood)} to {en.clause(e.then, Mood.TO_DO)}"


@en.says(costs.SpendGoods)
def spend_goods(e: costs.SpendGoods, mood: Mood) -> str:
    return f"{PAY[mood]} {goods(e.goods, en)}"


@en.says(costs.SpendAlike)
def spend_alike(e: costs.SpendAlike, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'good', en)} of one kind"


@en.says(costs.SpendDifferent)
def spend_different(e: costs.SpendDifferent, mood: Mood) -> str:
    return f"{PAY[mood]} 1 to {amount(e.most, 'good', en)} of different kinds"


@en.says(costs.SpendCoins)
def spend_coins(e: costs.SpendCoins, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'coin', en)}"


@en.says(costs.SpendAnyCoins)
def spend_any_coins(e: costs.SpendAnyCoins, mood: Mood) -> str:
    return f"{PAY[mood]} any number of coins"


@en.says(costs.SpendHearts)
def spend_hearts(e: costs.SpendHearts, mood: Mood) -> str:
    return f"{GIVE_UP[mood]} {hearts(e.count)}"


@en.says(costs.Give)
def give_tokens(e: costs.Give, mood: Mood) -> str:
    noun = "coin" if e.coins_only else "good"
    what = amount(e.most, noun, en) if e.least == e.most else f"{e.least} to {amount(e.most, noun, en)}"
    kind = " of one kind" if e.alike else ""
    whom = "another player" if e.most == 1 else "other players"
    each = "" if e.most == 1 else " for each"
    return f"{GIVE[mood]} {what}{kind} to {whom} to {en.clause(e.reward, Mood.TO_DO)}{each}"


@en.says(costs.Flip)
def flip(e: costs.Flip, mood: Mood) -> str:
    heads, tails = en.clause(e.heads, mood), en.clause(e.tails, mood)
    return f"{FLIP[mood]} a coin: heads, {heads}; tails, {tails}; you may flip once more, and only the last flip counts"


@en.says(costs.FlipOwnCoins)
def flip_own_coins(e: costs.FlipOwnCoins, mood: Mood) -> str:
    return (
        f"{FLIP[mood]} coins of your own one by one, {e.most} times at most: "
        f"heads, {en.clause(e.heads, mood)}; tails, the coin is lost"
    )


@en.says(firing.GoodsOfThisPlace)
def goods_of_this_place(e: firing.GoodsOfThisPlace, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of one kind: that of this shop or of an artisan here"


@en.says(works.GoodsOfArtisansHere)
def goods_of_artisans_here(e: works.GoodsOfArtisansHere, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', en)} of its own kind for each artisan here"


@en.says(works.GoodsOfPark)
def goods_of_park(e: works.GoodsOfPark, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(1, 'good', en)} of each kind shown by artisans in the Park"


@en.says(works.GoodsOfCost)
def goods_of_cost(e: works.GoodsOfCost, mood: Mood) -> str:
    return (
        f"{GAIN[mood]} {amount(e.count, 'good', en)} that are part of the cost of one enchantment of the row "
        "or of your reserved one"
    )


@en.says(placing.PlaceArtisan)
def place_artisan(e: placing.PlaceArtisan, mood: Mood) -> str:
    where = "in this shop" if e.here else "in town"
    if e.every:
        where = f"in any free slot {where}, whatever its kind"
    text = f"{PLACE[mood]} an artisan {where}"
    if e.coins_for_hearts:
        text += ", with a coin in place of each heart of the slot"
    if e.bonus is not None:
        text += f", and {en.clause(e.bonus, mood)} besides"
    if e.when_filled is not None:
        text += f"; if that fills the shop, {en.clause(e.when_filled, mood)}"
    return text


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


@en.says(firing.TakeFired)
def take_fired(e: firing.TakeFired, mood: Mood) -> str:
    return f"{TAKE[mood]} it into your hand"


@en.says(firing.FireFromHand)
def fire_from_hand(e: firing.FireFromHand, mood: Mood) -> str:
    return f"{SHOW[mood]} an artisan of your hand and {FIRE_IT[mood]} up there"


@en.says(firing.GiveFired)
def give_fired(e: firing.GiveFired, mood: Mood) -> str:
    return f"{GIVE[mood]} it to another player to {en.clause(e.reward, Mood.TO_DO)}"


@en.says(firing.FireAgain)
def fire_again(e: firing.FireAgain, mood: Mood) -> str:
    return f"{FIRE[mood]} once more the artisan you fired up last this turn"


@en.says(firing.SwapAndFire)
def swap_and_fire(e: firing.SwapAndFire, mood: Mood) -> str:
    return f"{SWAP[mood]} it with any other artisan in town, then {FIRE[mood]} the one that came in its place"


@en.says(firing.ReplaceAndFire)
def replace_and_fire(e: firing.ReplaceAndFire, mood: Mood) -> str:
    return f"{REPLACE[mood]} an artisan here by one of your hand, then {FIRE[mood]} the new one"


@en.says(firing.HeartsForFire)
def hearts_for_fire(e: firing.HeartsForFire, mood: Mood) -> str:
    return (
        f"for each artisan you fire up at the visited shop this turn {GAIN[mood]} {hearts(e.hearts)} "
        f"or {USE[mood]} its ability"
    )


@en.says(works.HeartsForPlaced)
def hearts_for_placed(e: works.HeartsForPlaced, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(1)} for each artisan in town of the kind of one you placed this turn"


@en.says(works.LayOnPark)
def lay_on_park(e: works.LayOnPark, mood: Mood) -> str:
    return (
        f"{LAY[mood]} a good or coin on 1 to {PARK_SIZE} artisans in the Park: for each {en.clause(e.each, mood)}, "
        f"and for all {PARK_SIZE} {en.clause(e.all_five, mood)}"
    )


@en.says(works.ReserveSpell)
def reserve_spell(e: works.ReserveSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} an enchantment of the row{'; the row is refilled at once' if e.refill else ''}"


@en.says(works.ReserveThatSpell)
def reserve_that_spell(e: works.ReserveThatSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} that enchantment"


@en.says(works.BuyFromRow)
def buy_from_row(e: works.BuyFromRow, mood: Mood) -> str:
    return f"{PAY[mood]} the cost of an enchantment of the row and {GAIN[mood]} its reward; it stays in the row"


@en.says(spells.PayLess)
def pay_less(e: spells.PayLess, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'good', en)} less"


@en.says(works.KeepOneGiveOne)
def keep_one_give_one(e: works.KeepOneGiveOne, mood: Mood) -> str:
    return f"{DRAW[mood]} {amount(works.KEPT_AND_GIVEN, 'fancy', en)}, keep one and give the other to another player"


@en.says(works.RevealFancy)
def reveal_fancy(e: works.RevealFancy, mood: Mood) -> str:
    again = ", even one already played" if e.again else ""
    return (
        f"{REVEAL[mood]} one of your fancy dragons, sun or moon{again}, whose wish is fulfilled, "
        f"and {GAIN[mood]} its reward now"
    )


@en.says(works.ReturnOthers)
def return_others(e: works.ReturnOthers, mood: Mood) -> str:
    return f"{RETURN[mood]} any number of your other unplayed fancy dragons: for each {en.clause(e.reward, mood)}"


@en.says(works.UseAnyShop)
def use_any_shop(e: works.UseAnyShop, mood: Mood) -> str:
    return f"{USE[mood]} the ability of any shop in town as if gathering there"


@en.says(works.InvitePieces)
def invite_pieces(e: works.InvitePieces, mood: Mood) -> str:
    return (
        f"{BRING[mood]} 1 or {e.most} other players' pieces here: for each you {en.clause(e.each, Mood.DO)}, "
        f"and the guest {en.clause(e.guest, Mood.DOES)}"
    )


@en.says(works.FillCoinSpace)
def fill_coin_space(e: works.FillCoinSpace, mood: Mood) -> str:
    return f"{LEAVE[mood]} them on a free coin space, {GAIN[mood]} its rewards"


@en.says(works.TakeCoins)
def take_coins(e: works.TakeCoins, mood: Mood) -> str:
    return f"{TAKE[mood]} all coins lying here"


@en.says(works.ExtraTurn)
def extra_turn(e: works.ExtraTurn, mood: Mood) -> str:
    return f"{TAKE[mood]} another full turn"


@en.says(works.SeedSlots)
def seed_slots(e: works.SeedSlots, mood: Mood) -> str:
    slots = en.listed([str(slot + 1) for slot in e.slots], "and")
    return f"{PUT[mood]} the top artisans of the deck into slots {slots}"


# What is counted and what must be true


@en.says(counts.InHand)
def in_hand(c: counts.InHand, mood: Mood) -> str:
    return f"{en.word(f'kind {KIND_NAMES[c.kind]}')} dragon in your hand"


@en.says(counts.Owned)
def owned(c: counts.Owned, mood: Mood) -> str:
    return f"{en.word(f'kind {KIND_NAMES[c.kind]}')} you own"


@en.says(counts.AtLeast)
def at_least(c: counts.AtLeast, mood: Mood) -> str:
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


@en.says(counts.Most)
def most(c: counts.Most, mood: Mood) -> str:
    what = en.clause(c.what)
    mine = f" and you have {c.number} or more" if c.number > 1 else ""
    if isinstance(c.what, counts.InHand):
        return f"nobody has more {en.word(f'kind {KIND_NAMES[c.what.kind]}')} dragons in hand{mine}"
    if isinstance(c.what, counts.Owned):
        return f"nobody owns more {en.noun(KIND_NAMES[c.what.kind], 2)}{mine}"
    return f"nobody has more {what}{mine}"


@en.says(counts.Both)
def both(c: counts.Both, mood: Mood) -> str:
    return f"{en.clause(c.one)} and {en.clause(c.other)}"


@en.says(scoring.ShopsInTown)
def shops_in_town(c: scoring.ShopsInTown, mood: Mood) -> str:
    return f"{en.count(c.number, 'shop')} in town"


@en.says(scoring.FancySatisfied)
def fancy_satisfied(c: scoring.FancySatisfied, mood: Mood) -> str:
    return f"{c.number} fancy dragons satisfied"


@en.says(scoring.ShopsFullOfSpells)
def shops_full_of_spells(c: scoring.ShopsFullOfSpells, mood: Mood) -> str:
    return f"{en.count(c.number, 'shop')} with {en.count(SLOTS, 'spell')} each"


@en.says(scoring.SpellsOfEachKind)
def spells_of_each_kind(c: scoring.SpellsOfEachKind, mood: Mood) -> str:
    return f"{en.count(c.number, 'spell')} of each kind in town"


@en.says(scoring.CoinsReturned)
def coins_returned(c: scoring.CoinsReturned, mood: Mood) -> str:
    return f"{amount(c.number, 'coin', en)} returned in final scoring"


@en.says(scoring.ArtisansInTown)
def artisans_in_town(c: scoring.ArtisansInTown, mood: Mood) -> str:
    return f"{c.number} {en.word(f'kind {KIND_NAMES[c.kind]}')} dragons in town"


# Questions


@en.says(turn.PayToll)
def pay_toll(ask: turn.PayToll, mood: Mood) -> str:
    return f"what do you hand to {to(ask.to)} for the visit?"


@en.says(gain.ChooseKind)
def choose_kind(ask: gain.ChooseKind, mood: Mood) -> str:
    return f"{amount(ask.count, 'good', en)} of which kind?"


@en.says(gain.ChooseGoods)
def choose_goods(ask: gain.ChooseGoods, mood: Mood) -> str:
    return f"choose a good ({ask.count} to take)"


@en.says(pay.ChooseAlike)
def choose_alike(ask: pay.ChooseAlike, mood: Mood) -> str:
    return f"{amount(ask.count, 'good', en)} of which kind do you pay?"


@en.says(pay.PayDifferent)
def pay_different(ask: pay.PayDifferent, mood: Mood) -> str:
    return f"which good do you spend? So far: {ask.spent}."


@en.says(fire.ChooseFire)
def choose_fire(ask: fire.ChooseFire, mood: Mood) -> str:
    if ask.where == PARK:
        return "which artisan of the Park do you fire up?"
    return "which artisan of your hand do you fire up?" if ask.where == HAND else "which artisan do you fire up?"


@en.says(fire.FireOrHearts)
def fire_or_hearts(ask: fire.FireOrHearts, mood: Mood) -> str:
    return f"{artisan(ask.card, en)}: hearts or its ability?"


@en.says(swap.ChooseSwap)
def choose_swap(ask: swap.ChooseSwap, mood: Mood) -> str:
    return f"with whom does {artisan(ask.card, en)} change places?"


@en.says(give.ChooseReceiver)
def choose_receiver(ask: give.ChooseReceiver, mood: Mood) -> str:
    return f"who gets {token(ask.token, en)}?"


@en.says(give.ChooseArtisanReceiver)
def choose_artisan_receiver(ask: give.ChooseArtisanReceiver, mood: Mood) -> str:
    return f"who gets {artisan(ask.card, en)}?"


@en.says(guests.LayTokens)
def lay_tokens(ask: guests.LayTokens, mood: Mood) -> str:
    return f"artisan {ask.place + 1} of the Park: what do you lay on it?"


@en.says(luck.FlipAgain)
def flip_again(ask: luck.FlipAgain, mood: Mood) -> str:
    return f"{'heads' if ask.showed_heads else 'tails'}: leave it, or flip once more?"


@en.says(luck.ChooseFlip)
def choose_flip(ask: luck.ChooseFlip, mood: Mood) -> str:
    return f"flip a coin of yours? Flips left: {ask.left}."


@en.says(spells.Waive)
def waive(ask: spells.Waive, mood: Mood) -> str:
    return f"which good need not be paid? Still to save: {ask.left}."


# Options


@en.says(free.PlaySun)
def play_sun(option: free.PlaySun, mood: Mood) -> str:
    return f"reveal {fancy_name(option.card, en)}"


@en.says(free.UseCompanion)
def use_companion(option: free.UseCompanion, mood: Mood) -> str:
    return f"ask {companion_name(option.companion, en)} for help"


@en.says(setup.KeepDealt, give.Keep)
def keep(option: setup.KeepDealt, mood: Mood) -> str:
    return f"keep {fancy_name(option.card, en)}"


@en.says(solo.TakePiece)
def take_piece(option: solo.TakePiece, mood: Mood) -> str:
    return f"the {en.word(f'kind {KIND_NAMES[option.kind]}')} piece"


@en.says(turn.Visit)
def visit(option: turn.Visit, mood: Mood) -> str:
    return f"visit {shop_name(option.shop, en)}"


@en.says(turn.Hand)
def hand(option: turn.Hand, mood: Mood) -> str:
    return f"hand over {token(option.token, en)}"


@en.says(turn.Enchant)
def enchant(option: turn.Enchant, mood: Mood) -> str:
    return en.clause(option.casting)


@en.says(spells.Cast)
def cast(option: spells.Cast, mood: Mood) -> str:
    text = f"cast {spell_name(option.spell, en)} {spell_terms(option.spell, option.sets, en)}"
    return text if option.saver == NONE else f"{text} with {companion_name(option.saver, en)}"


@en.says(spells.Buy)
def buy(option: spells.Buy, mood: Mood) -> str:
    return f"pay for {spell_name(option.spell, en)} {spell_terms(option.spell, option.sets, en)}"


@en.says(spells.WaiveOne)
def waive_one(option: spells.WaiveOne, mood: Mood) -> str:
    return f"save {token(option.kind, en)}"


@en.says(spells.Reserve)
def reserve(option: spells.Reserve, mood: Mood) -> str:
    return f"reserve {spell_name(option.spell, en)} {spell_terms(option.spell, 1, en)}"


@en.says(spells.UseRecipe)
def use_recipe(option: spells.UseRecipe, mood: Mood) -> str:
    return f"from {spell_name(option.spell, en)} {spell_terms(option.spell, 1, en)}"


@en.says(gain.TakeGoods)
def take_goods(option: gain.TakeGoods, mood: Mood) -> str:
    return f"take {amount(option.count, KIND_NAMES[option.kind], en)}"


@en.says(gain.PickGood)
def pick_good(option: gain.PickGood, mood: Mood) -> str:
    return f"take {token(option.kind, en)}"


def carrying(tokens: Sequence[int]) -> str:
    return f" carrying {goods(tokens, en)}" if tokens else ""


@en.says(gain.TakeFromPark)
def take_from_park(option: gain.TakeFromPark, mood: Mood) -> str:
    return f"take {artisan(option.card, en, 1)} from the Park{carrying(option.tokens)}"


@en.says(pay.Pay)
def pay_now(option: pay.Pay, mood: Mood) -> str:
    return f"pay {goods((*option.goods, option.coins), en)}"


@en.says(pay.CoinFor)
def coin_for(option: pay.CoinFor, mood: Mood) -> str:
    return f"pay a coin in place of {token(option.kind, en)}"


@en.says(pay.PayAlike)
def pay_alike(option: pay.PayAlike, mood: Mood) -> str:
    return f"pay {amount(option.count, KIND_NAMES[option.kind], en)}"


@en.says(pay.SpendOne)
def spend_one(option: pay.SpendOne, mood: Mood) -> str:
    return f"spend {token(option.token, en)}"


@en.says(pay.StopPaying)
def stop_paying(option: pay.StopPaying, mood: Mood) -> str:
    return f"that is enough ({option.spent})"


@en.says(pay.PayCoins)
def pay_coins(option: pay.PayCoins, mood: Mood) -> str:
    return f"pay {amount(option.count, 'coin', en)}"


@en.says(place.Place)
def place_it(option: place.Place, mood: Mood) -> str:
    slot = option.place % SLOTS
    reward = option.how.reward(option.shop, slot)
    text = f"place {artisan(option.card, en, 1)} in {shop_name(option.shop, en)}, slot {slot + 1}"
    return f"{text}: {clauses(reward)}" if reward else text


@en.says(place.LayAt)
def lay_at(option: place.LayAt, mood: Mood) -> str:
    return f"plot {option.plot + 1}"


@en.says(fire.Fire)
def fire_it(option: fire.Fire, mood: Mood) -> str:
    where = "" if option.shop == NONE else f" in {shop_name(option.shop, en)}"
    return f"fire up {artisan(option.card, en, 1)}{where}{carrying(option.tokens)}"


@en.says(fire.HeartsInstead)
def hearts_instead(option: fire.HeartsInstead, mood: Mood) -> str:
    return f"gain {hearts(option.hearts)}"


@en.says(swap.Swap)
def swap_with(option: swap.Swap, mood: Mood) -> str:
    fired = " (already fired up)" if option.fired else ""
    return f"with {artisan(option.partner, en, 2)} in {shop_name(option.shop, en)}{fired}"


@en.says(swap.Replace)
def replace(option: swap.Replace, mood: Mood) -> str:
    return f"replace {artisan(option.old, en, 1)} by {artisan(option.card, en, 1)}"


@en.says(give.ChooseToken)
def choose_token(option: give.ChooseToken, mood: Mood) -> str:
    return f"give {token(option.token, en)}"


@en.says(give.GiveToken, give.GiveArtisan, give.GiveFancy)
def give_to(option: give.GiveToken, mood: Mood) -> str:
    return f"to {to(option.to)}"


@en.says(guests.LayToken)
def lay_token(option: guests.LayToken, mood: Mood) -> str:
    return f"lay {token(option.token, en)} on {artisan(option.card, en, 1)}"


@en.says(guests.LayNothing)
def lay_nothing(option: guests.LayNothing, mood: Mood) -> str:
    return f"nothing on {artisan(option.card, en, 1)}"


@en.says(guests.Invite)
def invite(option: guests.Invite, mood: Mood) -> str:
    return f"bring {piece(option.piece, option.kind)} to {shop_name(option.shop, en)}"


def piece(number: int, kind: int) -> str:
    return en.seat(number) if kind == NONE else f"the {en.word(f'kind {KIND_NAMES[kind]}')} piece"


@en.says(luck.TakeFlip)
def take_flip(option: luck.TakeFlip, mood: Mood) -> str:
    return f"leave it: {en.clause(option.effect)}"


@en.says(abilities.UseShop)
def use_shop(option: abilities.UseShop, mood: Mood) -> str:
    ability = SHOPS[option.shop].ability
    assert ability is not None, "a shop without ability cannot be used"
    return f"use {shop_name(option.shop, en)}: {en.clause(ability)}"


@en.says(abilities.PlayFancy)
def play_fancy(option: abilities.PlayFancy, mood: Mood) -> str:
    return f"reveal {fancy_name(option.card, en)}"


@en.says(abilities.ReturnFancy)
def return_fancy(option: abilities.ReturnFancy, mood: Mood) -> str:
    return f"return {fancy_name(option.card, en)}"


@en.says(abilities.CountKind)
def count_kind(option: abilities.CountKind, mood: Mood) -> str:
    return f"{en.word(f'kind {KIND_NAMES[option.kind]}')}: {hearts(option.hearts)}"


@en.says(abilities.FillSpace)
def fill_space(option: abilities.FillSpace, mood: Mood) -> str:
    return f"space {option.space + 1}: {en.clause(SHOPS[option.shop].coin_spaces[option.space])}"


@en.says(rounds.ReturnArtisan)
def return_artisan(option: rounds.ReturnArtisan, mood: Mood) -> str:
    return f"return {artisan(option.card, en, 1)}"


@en.says(solo.CastFree)
def cast_free(option: solo.CastFree, mood: Mood) -> str:
    return f"put {spell_name(option.spell, en)} under {shop_name(option.shop, en)}"


@en.says(finish.Unlock)
def unlock(option: finish.Unlock, mood: Mood) -> str:
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
    return f"{en.seat(event.seat)} returns {goods(event.tokens, en)}"


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
    return f"{artisan(event.card, en)} changes places with {artisan(event.partner, en, 2)}"


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


@en.says(events.LeftCoins)
def left_coins(event: events.LeftCoins, mood: Mood) -> str:
    return f"{en.seat(event.seat)} leaves coins on space {event.space + 1}"


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


@en.says(events.ScoredCoins)
def scored_coins(event: events.ScoredCoins, mood: Mood) -> str:
    return f"{en.seat(event.seat)} gains {hearts(event.coins)} for coins"


@en.says(events.ScoredMoon)
def scored_moon(event: events.ScoredMoon, mood: Mood) -> str:
    return f"{en.seat(event.seat)} reveals {fancy_name(event.card, en)} and gains {hearts(event.hearts)}"


@en.says(events.StrangerPlaced)
def stranger_placed(event: events.StrangerPlaced, mood: Mood) -> str:
    return f"{artisan(event.card, en)} of the deck settles in {shop_name(event.shop, en)}"


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
