"""Flamecraft in Ukrainian."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.counts import AllOf, AtLeast, Count
from embertable.core.effects import Effect, If, Trade
from embertable.core.text.tongue import Mood
from embertable.core.text.uk import ukrainian_tongue
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

uk = ukrainian_tongue(
    nouns={
        "heart": ("серце", "серця", "сердець"),
        "coin": ("монету", "монети", "монет"),
        "good": ("товар", "товари", "товарів"),
        "bread": ("хліб", "хліби", "хлібів"),
        "meat": ("м’ясо", "м’яса", "м’яса"),
        "plant": ("рослину", "рослини", "рослин"),
        "potion": ("зілля", "зілля", "зілля"),
        "iron": ("залізо", "заліза", "заліза"),
        "crystal": ("кристал", "кристали", "кристалів"),
        "artisan": ("майстерного дракона", "майстерних драконів", "майстерних драконів"),
        "artisan in all": ("майстерний дракон", "майстерні дракони", "майстерних драконів"),
        "shop": ("крамниця", "крамниці", "крамниць"),
        "satisfied fancy": (
            "задоволений модний дракон",
            "задоволені модні дракони",
            "задоволених модних драконів",
        ),
        "spell": ("чари", "чари", "чарів"),
        "fancy": ("модного дракона", "модних драконів", "модних драконів"),
        "set": ("набір", "набори", "наборів"),
        "turn": ("хід", "ходи", "ходів"),
        "dragon bread": ("хлібний дракон", "хлібного дракона", "хлібним драконом"),
        "dragon meat": ("м’ясний дракон", "м’ясного дракона", "м’ясним драконом"),
        "dragon plant": ("рослинний дракон", "рослинного дракона", "рослинним драконом"),
        "dragon potion": ("зільний дракон", "зільного дракона", "зільним драконом"),
        "dragon iron": ("залізний дракон", "залізного дракона", "залізним драконом"),
        "dragon crystal": ("кришталевий дракон", "кришталевого дракона", "кришталевим драконом"),
        "piece bread": ("хлібна фішка",),
        "piece meat": ("м’ясна фішка",),
        "piece plant": ("рослинна фішка",),
        "piece potion": ("зільна фішка",),
        "piece iron": ("залізна фішка",),
        "piece crystal": ("кришталева фішка",),
        "filled shops": ("заповнена крамниця", "заповнені крамниці", "заповнених крамниць"),
        "enchanted shops": ("зачарована крамниця", "зачаровані крамниці", "зачарованих крамниць"),
    },
    words={
        "title": "Вогнетвір",
        "tagline": "Знаходьте домівки малим драконам, запалюйте їхнє полум’я й завоюйте серце міста.",
        "and": "та",
        "or": "або",
        "any kind": "будь-який вид",
        "kind bread": "хліб",
        "kind meat": "м’ясо",
        "kind plant": "рослина",
        "kind potion": "зілля",
        "kind iron": "залізо",
        "kind crystal": "кристал",
        "kind wild": "будь-який товар",
        "kind coin": "монета",
        "kind artisan": "дракон",
        "spell bread": "Чари хліба",
        "spell meat": "Чари м’яса",
        "spell plant": "Чари рослин",
        "spell potion": "Чари зілля",
        "spell iron": "Чари заліза",
        "spell crystal": "Чари кристалів",
        "dragon bread": "Хлібний дракон",
        "dragon meat": "М’ясний дракон",
        "dragon plant": "Рослинний дракон",
        "dragon potion": "Зільний дракон",
        "dragon iron": "Залізний дракон",
        "dragon crystal": "Кришталевий дракон",
        "starter": "стартовий",
        "cost": "ціна",
        "cost line": "Ціна: {cost}.",
        "one set": "Один набір: {cost}. Його можна сплатити скільки завгодно разів.",
        "sets line": "Серця за 1, 2, 3 … набори: {hearts}.",
        "no coins": "Монетами платити не можна.",
        "reward line": "Винагорода: {reward}.",
        "symbol line": "Символ: {symbol}.",
        "gather line": "Збирання: {gain}.",
        "slot line": "Слот {number} ({kinds}): {reward}.",
        "slot bare": "Слот {number} ({kinds}).",
        "no slots": "Драконів тут не розміщують.",
        "space line": "Місце для монет {number}: {reward}.",
        "sleeping": "Дракони лежать тут долілиць: нічого не дають, їх не запалюють і модні дракони їх не рахують.",
        "revealed line": "Коли відкрито: {effect}.",
        "ability line": "Здібність: {effect}.",
        "no ability": "Здібності немає.",
        "fire line": "Запальна здібність: {effect}.",
        "sun": "Сонячний дракон: його грають у свій хід.",
        "moon": "Місячний дракон: його рахують наприкінці гри.",
        "wish line": "Бажання: {wish}.",
        "pay line": "Ціна: {cost}.",
        "start line": "На початку: {effect}.",
        "start fancy": "На початку: виберіть першого модного дракона з {dealt} карт.",
        "once line": "Раз за гру: {effect}.",
        "once when": "Раз за гру, {when}: {effect}.",
        "gain any": "{goods} на вибір",
        "swap line": "У наступних іграх: {new} замість крамниці {old}.",
        "added shops": "Додає крамниці: {shops}.",
        "added fancy": "Додає модних драконів: {fancy}.",
        "score placing": "розміщення",
        "score firing": "запалення",
        "score enchanting": "зачарування",
        "score shops": "крамниці",
        "score suns": "сонячні дракони",
        "score companions": "супутники",
        "score coins": "монети",
        "score moons": "місячні дракони",
        "deck shops": "Крамниці",
        "deck starter shops": "Стартові крамниці",
        "deck artisans": "Майстерні дракони",
        "deck starter artisans": "Стартові дракони",
        "deck fancy dragons": "Модні дракони",
        "deck purple enchantments": "Чари, фіолетова колода",
        "deck gold enchantments": "Чари, золота колода",
        "deck companions": "Супутники",
        "variant enchantments": "Чари",
        "about enchantments": "Яку з двох колод чарів узяти; золота вимагає більше планувати.",
        "variant enchantments purple": "фіолетова колода",
        "variant enchantments gold": "золота колода",
        "variant companions": "Супутники",
        "about companions": "Кожен отримує супутника, який допоможе раз за гру; для 2–5 гравців.",
        "variant shops": "Колода крамниць",
        "about shops": f"По одній крамниці кожного виду, ще {OTHERS} інші або {SHOP_DECK} будь-яких навмання.",
        "variant shops standard": f"по одній кожного виду й {OTHERS} інші",
        "variant shops random": f"{SHOP_DECK} навмання",
        "variant shop_list": "Крамниці за списком",
        "about shop_list": f"{SHOP_DECK} крамниць за їхніми id замість випадкової колоди; для 2–5 гравців.",
        "variant unlocked": "Відкриті досягнення",
        "about unlocked": "Лише соло: досягнення попередніх ігор за їхніми id; вони змінюють колоди.",
        "town": "Місто",
        "park": "Парк",
        "row": "Чари",
        "deck": "колода",
        "players": "Гравці",
        "hand": "рука",
        "fancy": "модні",
        "played": "зіграні",
        "reserved": "підготовані",
        "companion": "супутник",
        "used": "використано",
        "offer": "на вибір",
        "face down": "долілиць",
        "empty plot": "порожньо",
        "asleep": "сплять",
        "free slot": "вільно",
        "strangers": "Перехожі",
        "last turns": "останні ходи: {turns}",
        "hearts": "серця",
        "goods": "товари",
        "first": "почав",
        "on": "на",
        "bank": "банк",
        "pieces": "фішки",
        "legend": "♥ серце · ¢ монета · ★ модний дракон · ◆ майстерний дракон · ▪ товар · ? будь-який · (¢!) без монет",
        "shop": "Крамниця",
        "slot": "слот {number}",
        "decks": "колоди",
        "short bread": "Хл",
        "short meat": "Мс",
        "short plant": "Рс",
        "short potion": "Зл",
        "short iron": "Зз",
        "short crystal": "Кр",
        "short coin": "мн",
        "dragons bread": "хлібних драконів",
        "dragons meat": "м’ясних драконів",
        "dragons plant": "рослинних драконів",
        "dragons potion": "зільних драконів",
        "dragons iron": "залізних драконів",
        "dragons crystal": "кришталевих драконів",
        "of bread": "хліба",
        "of meat": "м’яса",
        "of plant": "рослин",
        "of potion": "зілля",
        "of iron": "заліза",
        "of crystal": "кристалів",
    },
)

GAIN = verb("отримайте", "отримує", "отримати")
TAKE = verb("візьміть", "бере", "взяти")
DRAW = verb("візьміть", "бере", "взяти")
PAY = verb("сплатіть", "платить", "сплатити")
GIVE = verb("подаруйте", "дарує", "подарувати")
GIVE_UP = verb("віддайте", "віддає", "віддати")
PLACE = verb("розмістіть", "розміщує", "розмістити")
FIRE = verb("запаліть", "запалює", "запалити")
FIRE_IT = FIRE
FLIP = verb("підкиньте", "підкидає", "підкинути")
LAY = verb("покладіть", "кладе", "покласти")
RESERVE = verb("підготуйте", "готує", "підготувати")
REVEAL = verb("розкрийте", "розкриває", "розкрити")
RETURN = verb("поверніть", "повертає", "повернути")
USE = verb("використайте", "використовує", "використати")
BRING = verb("приведіть", "приводить", "привести")
LEAVE = verb("залиште", "залишає", "залишити")
MAKE = verb("зробіть", "робить", "зробити")
SWAP = verb("поміняйте", "міняє", "поміняти")
REPLACE = verb("замініть", "замінює", "замінити")
SHOW = verb("покажіть", "показує", "показати")
PUT = LAY


END_REASONS = (
    "узято останнього майстерного дракона з колоди",
    "відкрито останні чари з колоди",
    f"за {IDLE_ROUNDS} раундів у колодах не поменшало карт",
)


say_fixed(
    uk,
    {
        counts.ArtisansHere: "кожного дракона тут",
        counts.ArtisansLikeDrawn: "кожного дракона в місті того виду, який ви взяли під час збирання",
        counts.SpellsLikeCast: "кожні чари в місті того виду, який ви наклали",
        counts.KindsInHand: "кожен вид драконів у вашій руці",
        counts.PairsInHand: "кожну пару драконів одного виду у вашій руці",
        counts.EvenKinds: "кожен вид товарів, яких у вас парна кількість",
        counts.OddKinds: "кожен вид товарів, яких у вас непарна кількість",
        counts.FreeCoinSlots: "кожен вільний слот у місті, що дає монети",
        counts.OtherFancy: "кожного іншого вашого модного дракона, зіграного чи ні",
        conditions.Always: "будь-коли у свій хід",
        conditions.Gathering: "цього ходу ви збираєте",
        conditions.Enchanted: "цього ходу ви зачарували крамницю",
        conditions.PlacedOne: "цього ходу ви розмістили майстерного дракона",
        conditions.FilledOne: "цього ходу ви заповнили крамницю",
        conditions.FiredOne: "вже запалили дракона",
        conditions.FireStepBegins: "ви от-от почнете запалювати драконів у відвіданій крамниці",
        conditions.Casting: "коли накладаєте чари",
        conditions.ShopOpened: "коли наприкінці вашого ходу відкривають крамницю",
        setup.KeepFirst: "якого модного дракона ви залишаєте собі?",
        solo.ChoosePiece: f"яка фішка ваша? Решта {KINDS - 1} ходитимуть містом самі.",
        visit.ChooseVisit: "яку крамницю ви відвідуєте?",
        action.ChooseAction: "збирати тут чи зачарувати крамницю?",
        gather.ChooseAbility: "ви можете використати здібність крамниці",
        taking.ChooseArtisan: "якого майстерного дракона ви берете?",
        paying.ChoosePayment: "сплатити так чи лишити товар собі й дати за нього монету?",
        paying.ChooseCoins: "скільки монет ви платите?",
        place.ChoosePlacing: "якого дракона і де ви розміщуєте?",
        place.ChoosePlot: "де ви кладете нову крамницю?",
        fire.FireStep: "ви можете запалити тут одного дракона",
        fire.ChooseFires: "якого дракона ви запалюєте далі?",
        moving.ChooseReplacement: "хто звільняє місце для кого з вашої руки?",
        giving.ChooseGift: "що ви даруєте?",
        drawing.ChooseKept: "якого модного дракона ви залишаєте? Другого буде віддано.",
        drawing.ChooseFancyReceiver: "хто отримує модного дракона?",
        moving.ChooseGuest: "кого ви приводите сюди?",
        enchanting.ChooseReserve: "які чари ви готуєте?",
        enchanting.ChooseRecipe: "за ціною яких чарів ви берете товари?",
        enchanting.ChoosePurchase: "за які чари з ряду ви платите?",
        activating.ChooseShop: "здібність якої крамниці ви використовуєте?",
        revealing.ChooseFancy: "якого модного дракона ви розкриваєте?",
        revealing.ChooseReturn: "якого модного дракона ви повертаєте?",
        points.ChoosePlacedKind: "драконів якого виду ви рахуєте?",
        gaining.ChooseSpace: "на якому місці ви лишаєте монети?",
        turn.FreeMoment: "щось іще, перш ніж відкриють нову крамницю?",
        turn.LastMoment: "щось іще, перш ніж хід скінчиться?",
        limits.ChooseArtisanToReturn: f"у вас більше ніж {HAND_LIMIT} майстерних драконів: хто йде під колоду?",
        solo.ChooseStrangersSpell: "які чари з ряду лягають під яку крамницю?",
        solo.ChooseUnlock: "яке досягнення ви відкриваєте?",
        free.GoOn: "далі",
        gather.Gather: "збирати",
        taking.TakeFromDeck: "взяти верхнього дракона колоди",
        fire.UseFire: "використати здібність",
        flipping.Reflip: "підкинути ще раз",
        flipping.FlipOwn: "підкинути монету",
        turn.CloseTurn: "завершити хід",
    },
)


def hearts(count: int) -> str:
    return amount(count, "heart", uk)


def to(seat: int) -> str:
    return uk.word("bank") if seat == NONE else uk.seat(seat)


def clauses(parts: Sequence[Effect], mood: Mood = Mood.DO) -> str:
    return uk.listed([uk.clause(part, mood) for part in parts], "and")


# Effects


@uk.says(points.Hearts)
def gain_hearts(e: points.Hearts, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.count)}"


@uk.says(points.HeartsPer)
def hearts_per(e: points.HeartsPer, mood: Mood) -> str:
    if e.each > 1 and isinstance(e.what, counts.Owned):
        return f"{GAIN[mood]} {hearts(e.hearts)} за кожні {amount(e.each, KIND_NAMES[e.what.kind], uk)}"
    each = "" if e.each == 1 else f"кожні {e.each}, рахуючи "
    return f"{GAIN[mood]} {hearts(e.hearts)} за {each}{uk.clause(e.what)}"


@uk.says(points.HeartsForSpent)
def hearts_for_spent(e: points.HeartsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.hearts)} за кожен із них"


@uk.says(If)
def when(e: If, mood: Mood) -> str:
    return f"якщо {uk.clause(e.condition)}, {uk.clause(e.then, mood)}"


@uk.says(Also)
def also(e: Also, mood: Mood) -> str:
    return "; ".join(uk.clause(part, mood) for part in e.parts)


@uk.says(gaining.Coins)
def coins(e: gaining.Coins, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'coin', uk)}"


@uk.says(gaining.Goods)
def fixed_goods(e: gaining.Goods, mood: Mood) -> str:
    return f"{GAIN[mood]} {goods(e.goods, uk)}"


@uk.says(gaining.AnyGoods)
def any_goods(e: gaining.AnyGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', uk)} на вибір"


@uk.says(gaining.GoodsForSpent)
def goods_for_spent(e: gaining.GoodsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', uk)} на вибір за кожну"


@uk.says(gaining.AlikeGoods)
def alike_goods(e: gaining.AlikeGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', uk)} одного виду"


@uk.says(gaining.DifferentGoods)
def different_goods(e: gaining.DifferentGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', uk)} різних видів"


@uk.says(taking.Artisans)
def artisans(e: taking.Artisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', uk)} з Парку або з колоди"


@uk.says(taking.ParkArtisans)
def park_artisans(e: taking.ParkArtisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', uk)} з Парку; якщо там менше – усіх або нікого"


@uk.says(drawing.FancyDragon)
def fancy_dragon(e: drawing.FancyDragon, mood: Mood) -> str:
    return f"{DRAW[mood]} {amount(e.count, 'fancy', uk)}"


@uk.says(Trade, firing.PayToFire, gaining.ExchangeGoods)
def trade(e: Trade | firing.PayToFire | gaining.ExchangeGoods, mood: Mood) -> str:
    return f"{uk.clause(e.cost, mood)}, щоб {uk.clause(e.then, Mood.TO_DO)}"


@uk.says(paying.SpendGoods)
def spend_goods(e: paying.SpendGoods, mood: Mood) -> str:
    return f"{PAY[mood]} {goods(e.goods, uk)}"


@uk.says(paying.SpendAlike)
def spend_alike(e: paying.SpendAlike, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'good', uk)} одного виду"


@uk.says(paying.SpendDifferent)
def spend_different(e: paying.SpendDifferent, mood: Mood) -> str:
    return f"{PAY[mood]} від 1 до {e.most} товарів різних видів"


@uk.says(paying.SpendCoins)
def spend_coins(e: paying.SpendCoins, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'coin', uk)}"


@uk.says(paying.SpendAnyCoins)
def spend_any_coins(e: paying.SpendAnyCoins, mood: Mood) -> str:
    return f"{PAY[mood]} будь-яку кількість монет"


@uk.says(paying.SpendHearts)
def spend_hearts(e: paying.SpendHearts, mood: Mood) -> str:
    return f"{GIVE_UP[mood]} {hearts(e.count)}"


@uk.says(giving.Give)
def give_tokens(e: giving.Give, mood: Mood) -> str:
    noun = "coin" if e.coins_only else "good"
    what = amount(e.most, noun, uk) if e.least == e.most else f"від {e.least} до {e.most} {uk.noun(noun, 5)}"
    kind = " одного виду" if e.alike else ""
    whom = "іншому гравцеві" if e.most == 1 else "іншим гравцям"
    each = "" if e.most == 1 else "за кожен "
    return f"{GIVE[mood]} {what}{kind} {whom}, щоб {each}{uk.clause(e.reward, Mood.TO_DO)}"


@uk.says(flipping.Flip)
def flip(e: flipping.Flip, mood: Mood) -> str:
    heads, tails = uk.clause(e.heads, mood), uk.clause(e.tails, mood)
    return (
        f"{FLIP[mood]} монету: орел – {heads}; решка – {tails}; можна підкинути ще раз, і тоді діє лише останній кидок"
    )


@uk.says(flipping.FlipOwnCoins)
def flip_own_coins(e: flipping.FlipOwnCoins, mood: Mood) -> str:
    return (
        f"{FLIP[mood]} власні монети одну за одною, щонайбільше {uk.count(e.most, 'time')}: "
        f"орел – {uk.clause(e.heads, mood)}; решка – монету втрачено"
    )


@uk.says(gaining.GoodsOfThisPlace)
def goods_of_this_place(e: gaining.GoodsOfThisPlace, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', uk)} одного виду: виду цієї крамниці або дракона тут"


@uk.says(gaining.GoodsOfArtisansHere)
def goods_of_artisans_here(e: gaining.GoodsOfArtisansHere, mood: Mood) -> str:
    return f"{GAIN[mood]} за кожного дракона тут {amount(e.count, 'good', uk)} його виду"


@uk.says(gaining.GoodsOfPark)
def goods_of_park(e: gaining.GoodsOfPark, mood: Mood) -> str:
    return f"{GAIN[mood]} по товару кожного виду драконів у Парку"


@uk.says(enchanting.GoodsOfCost)
def goods_of_cost(e: enchanting.GoodsOfCost, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', uk)}, що входять до ціни одних чарів із ряду або ваших підготованих"


@uk.says(placing.PlaceArtisan)
def place_artisan(e: placing.PlaceArtisan, mood: Mood) -> str:
    return f"{PLACE[mood]} майстерного дракона в місті"


@uk.says(placing.PlaceHere)
def place_here(e: placing.PlaceHere, mood: Mood) -> str:
    return f"{PLACE[mood]} майстерного дракона в цій крамниці"


@uk.says(placing.PlaceForCoins)
def place_for_coins(e: placing.PlaceForCoins, mood: Mood) -> str:
    return f"{place_here(e, mood)}, отримавши монету замість кожного серця слота"


@uk.says(placing.PlaceInAnySlot)
def place_in_any_slot(e: placing.PlaceInAnySlot, mood: Mood) -> str:
    bonus = uk.clause(e.bonus, mood)
    where = "в будь-якому вільному слоті в місті, байдуже якого виду"
    return f"{PLACE[mood]} майстерного дракона {where}, а на додачу {bonus}"


@uk.says(placing.PlaceToFill)
def place_to_fill(e: placing.PlaceToFill, mood: Mood) -> str:
    return (
        f"{PLACE[mood]} майстерного дракона в місті; якщо це заповнило крамницю, {uk.clause(e.reward_if_filled, mood)}"
    )


@uk.says(placing.PlaceAndFireAll)
def place_and_fire_all(e: placing.PlaceAndFireAll, mood: Mood) -> str:
    return f"{PLACE[mood]} майстерного дракона в місті, а потім {FIRE[mood]} будь-яку кількість драконів тієї крамниці"


@uk.says(placing.PlaceInNewShop)
def place_in_new_shop(e: placing.PlaceInNewShop, mood: Mood) -> str:
    return (
        f"{PLACE[mood]} 1 чи {e.most} драконів в одній крамниці, відкритій цього ходу: за кожного "
        f"{uk.clause(e.bonus, mood)}"
    )


@uk.says(placing.PlaceThere)
def place_there(e: placing.PlaceThere, mood: Mood) -> str:
    return f"{PLACE[mood]} ще одного дракона в тій крамниці"


@uk.says(firing.FireHere)
def fire_here(e: firing.FireHere, mood: Mood) -> str:
    return f"{FIRE[mood]} тут одного дракона, якого цього ходу ще не запалювали"


@uk.says(firing.FireElsewhere)
def fire_elsewhere(e: firing.FireElsewhere, mood: Mood) -> str:
    return f"{FIRE[mood]} одного дракона в іншій крамниці"


@uk.says(firing.FireAllElsewhere)
def fire_all_elsewhere(e: firing.FireAllElsewhere, mood: Mood) -> str:
    return f"{FIRE[mood]} будь-яку кількість драконів в одній іншій крамниці"


@uk.says(firing.FireInPark)
def fire_in_park(e: firing.FireInPark, mood: Mood) -> str:
    return f"{FIRE[mood]} дракона в Парку"


@uk.says(firing.FireAllInPark)
def fire_all_in_park(e: firing.FireAllInPark, mood: Mood) -> str:
    return f"{FIRE[mood]} будь-яку кількість драконів у Парку"


@uk.says(taking.TakeFired)
def take_fired(e: taking.TakeFired, mood: Mood) -> str:
    return f"{TAKE[mood]} його в руку"


@uk.says(firing.FireFromHand)
def fire_from_hand(e: firing.FireFromHand, mood: Mood) -> str:
    return f"{SHOW[mood]} дракона з руки й {FIRE_IT[mood]} його там"


@uk.says(giving.GiveFired)
def give_fired(e: giving.GiveFired, mood: Mood) -> str:
    return f"{GIVE[mood]} його іншому гравцеві, щоб {uk.clause(e.reward, Mood.TO_DO)}"


@uk.says(firing.FireAgain)
def fire_again(e: firing.FireAgain, mood: Mood) -> str:
    return f"{FIRE[mood]} ще раз дракона, якого цього ходу запалили останнім"


@uk.says(moving.SwapAndFire)
def swap_and_fire(e: moving.SwapAndFire, mood: Mood) -> str:
    return (
        f"{SWAP[mood]} його місцями з будь-яким іншим драконом у місті, а потім {FIRE[mood]} того, хто "
        f"прийшов на його місце"
    )


@uk.says(moving.ReplaceAndFire)
def replace_and_fire(e: moving.ReplaceAndFire, mood: Mood) -> str:
    return f"{REPLACE[mood]} дракона тут на дракона з руки, а потім {FIRE[mood]} нового"


@uk.says(firing.HeartsForFire)
def hearts_for_fire(e: firing.HeartsForFire, mood: Mood) -> str:
    return (
        f"за кожного дракона, якого запалюєте цього ходу у відвіданій крамниці, {GAIN[mood]} {hearts(e.hearts)} "
        f"або {USE[mood]} його здібність"
    )


@uk.says(points.HeartsForPlaced)
def hearts_for_placed(e: points.HeartsForPlaced, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(1)} за кожного дракона в місті того виду, який ви розмістили цього ходу"


@uk.says(laying.LayOnPark)
def lay_on_park(e: laying.LayOnPark, mood: Mood) -> str:
    return (
        f"{LAY[mood]} товар або монету на 1–{PARK_SIZE} драконів у Парку: за кожного {uk.clause(e.each, mood)}, "
        f"а за всіх {PARK_SIZE} {uk.clause(e.all_five, mood)}"
    )


@uk.says(enchanting.ReserveSpell)
def reserve_spell(e: enchanting.ReserveSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} чари з ряду{'; ряд поповнюють одразу' if e.refill else ''}"


@uk.says(enchanting.ReserveThatSpell)
def reserve_that_spell(e: enchanting.ReserveThatSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} ці чари"


@uk.says(enchanting.BuyFromRow)
def buy_from_row(e: enchanting.BuyFromRow, mood: Mood) -> str:
    return f"{PAY[mood]} ціну чарів із ряду й {GAIN[mood]} їхню винагороду; чари лишаються в ряду"


@uk.says(paying.PayLess)
def pay_less(e: paying.PayLess, mood: Mood) -> str:
    return f"{PAY[mood]} на {amount(e.count, 'good', uk)} менше"


@uk.says(drawing.KeepOneGiveOne)
def keep_one_give_one(e: drawing.KeepOneGiveOne, mood: Mood) -> str:
    drawn = amount(drawing.KEPT_AND_GIVEN, "fancy", uk)
    return f"{DRAW[mood]} {drawn}: одного залиште собі, другого віддайте іншому гравцеві"


@uk.says(revealing.RevealFancy)
def reveal_fancy(e: revealing.RevealFancy, mood: Mood) -> str:
    again = ", навіть уже зіграного" if e.again else ""
    return (
        f"{REVEAL[mood]} одного свого модного дракона, сонячного чи місячного{again}, чиє бажання здійснено, "
        f"і {GAIN[mood]} його винагороду зараз"
    )


@uk.says(revealing.ReturnOthers)
def return_others(e: revealing.ReturnOthers, mood: Mood) -> str:
    return (
        f"{RETURN[mood]} будь-яку кількість інших своїх незіграних модних драконів: за кожного "
        f"{uk.clause(e.reward, mood)}"
    )


@uk.says(activating.UseAnyShop)
def use_any_shop(e: activating.UseAnyShop, mood: Mood) -> str:
    return f"{USE[mood]} здібність будь-якої крамниці в місті, ніби ви там збираєте"


@uk.says(moving.InvitePieces)
def invite_pieces(e: moving.InvitePieces, mood: Mood) -> str:
    return (
        f"{BRING[mood]} сюди фішки 1 чи {e.most} інших гравців: за кожну {uk.clause(e.each, Mood.DO)}, "
        f"а гість {uk.clause(e.guest, Mood.DOES)}"
    )


@uk.says(gaining.FillCoinSpace)
def fill_coin_space(e: gaining.FillCoinSpace, mood: Mood) -> str:
    return f"{LEAVE[mood]} їх на вільному місці для монет, {GAIN[mood]} його винагороди"


@uk.says(gaining.TakeCoins)
def take_coins(e: gaining.TakeCoins, mood: Mood) -> str:
    return f"{TAKE[mood]} усі монети, що лежать тут"


@uk.says(activating.ExtraTurn)
def extra_turn(e: activating.ExtraTurn, mood: Mood) -> str:
    return f"{MAKE[mood]} ще один повний хід"


@uk.says(placing.SeedSlots)
def seed_slots(e: placing.SeedSlots, mood: Mood) -> str:
    slots = uk.listed([str(slot + 1) for slot in e.slots], "і")
    return f"{PUT[mood]} верхніх драконів колоди в слоти {slots}"


# What is counted and what must be true


@uk.says(counts.InHand)
def in_hand(c: counts.InHand, mood: Mood) -> str:
    return f"кожного {uk.forms(f'dragon {KIND_NAMES[c.kind]}')[1]} у вашій руці"


@uk.says(counts.Owned)
def owned(c: counts.Owned, mood: Mood) -> str:
    return f"кожен ваш {uk.noun(KIND_NAMES[c.kind])}"


@uk.says(AtLeast)
def at_least(c: AtLeast, mood: Mood) -> str:
    return at_least_phrase(c.number, c.what)


def at_least_phrase(number: int, what: Count) -> str:
    if isinstance(what, counts.FilledShops):
        return f"у місті щонайменше {uk.count(number, 'filled shops')}"
    if isinstance(what, counts.EnchantedShops):
        return f"у місті щонайменше {uk.count(number, 'enchanted shops')}"
    if isinstance(what, counts.Collected):
        return f"цього ходу збирання дало вам щонайменше {number} товарів, монет і драконів разом"
    if isinstance(what, counts.OddKinds):
        return f"таких видів щонайменше {number}"
    assert isinstance(what, counts.KindsInHand), f"{type(what).__name__} is not said with a number"
    return f"видів щонайменше {number}"


@uk.says(conditions.Most)
def most(c: conditions.Most, mood: Mood) -> str:
    what = uk.clause(c.what)
    mine = f", а у вас щонайменше {c.number if c.number > 1 else 'один'}"
    if isinstance(c.what, counts.InHand):
        return f"ні в кого немає більше {uk.word(f'dragons {KIND_NAMES[c.what.kind]}')} у руці, ніж у вас{mine}"
    if isinstance(c.what, counts.Owned):
        return f"ні в кого немає більше {uk.word(f'of {KIND_NAMES[c.what.kind]}')}, ніж у вас{mine}"
    return f"ні в кого немає більше {what}, ніж у вас{mine}"


@uk.says(AllOf)
def all_of(c: AllOf, mood: Mood) -> str:
    return " і ".join([uk.clause(each) for each in c.conditions])


@uk.says(conditions.ShopsInTown)
def shops_in_town(c: conditions.ShopsInTown, mood: Mood) -> str:
    return f"{uk.count(c.number, 'shop')} у місті"


@uk.says(conditions.FancySatisfied)
def fancy_satisfied(c: conditions.FancySatisfied, mood: Mood) -> str:
    return uk.count(c.number, "satisfied fancy")


@uk.says(conditions.ShopsFullOfSpells)
def shops_full_of_spells(c: conditions.ShopsFullOfSpells, mood: Mood) -> str:
    return f"{uk.count(c.number, 'shop')}, у кожній {uk.count(SLOTS, 'spell')}"


@uk.says(conditions.SpellsOfEachKind)
def spells_of_each_kind(c: conditions.SpellsOfEachKind, mood: Mood) -> str:
    return f"по {uk.count(c.number, 'spell')} кожного виду в місті"


@uk.says(conditions.CoinsReturned)
def coins_returned(c: conditions.CoinsReturned, mood: Mood) -> str:
    return f"повернути {amount(c.number, 'coin', uk)} під час підсумку"


@uk.says(conditions.ArtisansInTown)
def artisans_in_town(c: conditions.ArtisansInTown, mood: Mood) -> str:
    return f"{c.number} {uk.word(f'dragons {KIND_NAMES[c.kind]}')} у місті"


# Questions


@uk.says(visit.ChooseToll)
def choose_toll(ask: visit.ChooseToll, mood: Mood) -> str:
    return f"що ви віддаєте за відвідини? Отримує {to(ask.to)}."


@uk.says(gaining.ChooseKind)
def choose_kind(ask: gaining.ChooseKind, mood: Mood) -> str:
    return f"якого виду {amount(ask.count, 'good', uk)} ви берете?"


@uk.says(gaining.ChooseGoods)
def choose_goods(ask: gaining.ChooseGoods, mood: Mood) -> str:
    return f"виберіть товар (ще взяти: {ask.count})"


@uk.says(paying.ChooseAlike)
def choose_alike(ask: paying.ChooseAlike, mood: Mood) -> str:
    return f"якого виду {amount(ask.count, 'good', uk)} ви платите?"


@uk.says(paying.ChooseDifferent)
def pay_different(ask: paying.ChooseDifferent, mood: Mood) -> str:
    return f"який товар ви витрачаєте? Уже витрачено: {ask.spent}."


@uk.says(fire.ChooseFire)
def choose_fire(ask: fire.ChooseFire, mood: Mood) -> str:
    if ask.where == PARK:
        return "якого дракона в Парку ви запалюєте?"
    return "якого дракона з руки ви запалюєте?" if ask.where == HAND else "якого дракона ви запалюєте?"


@uk.says(fire.FireOrHearts)
def fire_or_hearts(ask: fire.FireOrHearts, mood: Mood) -> str:
    return f"{artisan(ask.card, uk)}: серця чи здібність?"


@uk.says(moving.ChooseSwap)
def choose_swap(ask: moving.ChooseSwap, mood: Mood) -> str:
    return f"{artisan(ask.card, uk)}: з ким він міняється місцями?"


@uk.says(giving.ChooseReceiver)
def choose_receiver(ask: giving.ChooseReceiver, mood: Mood) -> str:
    return f"хто отримує {token(ask.token, uk)}?"


@uk.says(giving.ChooseArtisanReceiver)
def choose_artisan_receiver(ask: giving.ChooseArtisanReceiver, mood: Mood) -> str:
    return f"хто отримує {artisan(ask.card, uk, 1)}?"


@uk.says(laying.ChooseLaid)
def choose_laid(ask: laying.ChooseLaid, mood: Mood) -> str:
    return f"на якого дракона в Парку ви кладете жетон? Поки що: {len(ask.laid)}."


@uk.says(laying.ChooseToken)
def choose_token_laid(ask: laying.ChooseToken, mood: Mood) -> str:
    return f"що ви кладете на {artisan(ask.card, uk, 1)}?"


@uk.says(flipping.ChooseReflip)
def flip_again(ask: flipping.ChooseReflip, mood: Mood) -> str:
    return f"{'орел' if ask.showed_heads else 'решка'}: залишити чи підкинути ще раз?"


@uk.says(flipping.ChooseFlip)
def choose_flip(ask: flipping.ChooseFlip, mood: Mood) -> str:
    return f"підкинути свою монету? Лишилося кидків: {ask.left}."


@uk.says(enchant.ChooseWaived)
def waive(ask: enchant.ChooseWaived, mood: Mood) -> str:
    return f"який товар не платити? Ще зекономити: {ask.left}."


# Options


@uk.says(free.PlaySun)
def play_sun(option: free.PlaySun, mood: Mood) -> str:
    return f"розкрити: {fancy_name(option.card, uk)}"


@uk.says(free.UseCompanion)
def use_companion(option: free.UseCompanion, mood: Mood) -> str:
    return f"попросити допомоги: {companion_name(option.companion, uk)}"


@uk.says(drawing.Keep)
def keep(option: drawing.Keep, mood: Mood) -> str:
    return f"залишити: {fancy_name(option.card, uk)}"


@uk.says(solo.TakePiece)
def take_piece(option: solo.TakePiece, mood: Mood) -> str:
    return f"{uk.forms(f'piece {KIND_NAMES[option.kind]}')[0]}"


@uk.says(visit.Visit)
def visit_shop(option: visit.Visit, mood: Mood) -> str:
    return f"відвідати крамницю {shop_name(option.shop, uk)}"


@uk.says(visit.HandOver)
def hand(option: visit.HandOver, mood: Mood) -> str:
    return f"віддати {token(option.token, uk)}"


@uk.says(action.Enchant)
def enchant_shop(option: action.Enchant, mood: Mood) -> str:
    return uk.clause(option.casting)


@uk.says(enchant.Cast)
def cast(option: enchant.Cast, mood: Mood) -> str:
    text = f"накласти {spell_name(option.spell, uk)} {spell_terms(option.spell, option.sets, uk)}"
    return text if option.saver == NONE else f"{text}, допомагає {companion_name(option.saver, uk)}"


@uk.says(enchanting.Buy)
def buy(option: enchanting.Buy, mood: Mood) -> str:
    return f"сплатити {spell_name(option.spell, uk)} {spell_terms(option.spell, option.sets, uk)}"


@uk.says(enchant.Waive)
def waive_one(option: enchant.Waive, mood: Mood) -> str:
    return f"зекономити {token(option.kind, uk)}"


@uk.says(enchanting.Reserve)
def reserve(option: enchanting.Reserve, mood: Mood) -> str:
    return f"підготувати {spell_name(option.spell, uk)} {spell_terms(option.spell, 1, uk)}"


@uk.says(enchanting.UseRecipe)
def use_recipe(option: enchanting.UseRecipe, mood: Mood) -> str:
    return f"за ціною {spell_name(option.spell, uk)} {spell_terms(option.spell, 1, uk)}"


@uk.says(gaining.TakeGoods)
def take_goods(option: gaining.TakeGoods, mood: Mood) -> str:
    return f"взяти {amount(option.count, KIND_NAMES[option.kind], uk)}"


@uk.says(gaining.PickGood)
def pick_good(option: gaining.PickGood, mood: Mood) -> str:
    return f"взяти {token(option.kind, uk)}"


def carrying(tokens: Sequence[int]) -> str:
    return f", на ньому {goods(tokens, uk)}" if tokens else ""


@uk.says(taking.TakeFromPark)
def take_from_park(option: taking.TakeFromPark, mood: Mood) -> str:
    return f"взяти {artisan(option.card, uk, 1)} з Парку{carrying(option.tokens)}"


@uk.says(paying.Pay)
def pay_now(option: paying.Pay, mood: Mood) -> str:
    return f"сплатити {goods((*option.goods, option.coins), uk)}"


@uk.says(paying.CoinFor)
def coin_for(option: paying.CoinFor, mood: Mood) -> str:
    return f"сплатити монету, а {token(option.kind, uk)} лишити собі"


@uk.says(paying.PayAlike)
def pay_alike(option: paying.PayAlike, mood: Mood) -> str:
    return f"сплатити {amount(option.count, KIND_NAMES[option.kind], uk)}"


@uk.says(paying.SpendOne)
def spend_one(option: paying.SpendOne, mood: Mood) -> str:
    return f"витратити {token(option.token, uk)}"


@uk.says(paying.StopPaying)
def stop_paying(option: paying.StopPaying, mood: Mood) -> str:
    return f"досить ({option.spent})"


@uk.says(paying.PayCoins)
def pay_coins(option: paying.PayCoins, mood: Mood) -> str:
    return f"сплатити {amount(option.count, 'coin', uk)}"


@uk.says(place.Place)
def place_it(option: place.Place, mood: Mood) -> str:
    reward = option.how.reward(option.shop, option.slot)
    text = f"розмістити {artisan(option.card, uk, 1)} у крамниці {shop_name(option.shop, uk)}, слот {option.slot + 1}"
    return f"{text}: {clauses(reward)}" if reward else text


@uk.says(place.LayAt)
def lay_at(option: place.LayAt, mood: Mood) -> str:
    return f"ділянка {option.plot + 1}"


@uk.says(fire.Fire)
def fire_it(option: fire.Fire, mood: Mood) -> str:
    where = "" if option.shop == NONE else f" у крамниці {shop_name(option.shop, uk)}"
    fired = " (уже запалений)" if option.fired else ""
    return f"запалити {artisan(option.card, uk, 1)}{where}{carrying(option.tokens)}{fired}"


@uk.says(fire.HeartsInstead)
def hearts_instead(option: fire.HeartsInstead, mood: Mood) -> str:
    return f"отримати {hearts(option.hearts)}"


@uk.says(moving.Swap)
def swap_with(option: moving.Swap, mood: Mood) -> str:
    fired = " (уже запалений)" if option.fired else ""
    return f"з {artisan(option.partner, uk, 2)} у крамниці {shop_name(option.shop, uk)}{fired}"


@uk.says(moving.Replace)
def replace(option: moving.Replace, mood: Mood) -> str:
    return f"замінити {artisan(option.old, uk, 1)} на {artisan(option.card, uk, 1)}"


@uk.says(giving.PickToken)
def choose_token(option: giving.PickToken, mood: Mood) -> str:
    return f"подарувати {token(option.token, uk)}"


@uk.says(giving.GiveTo)
def give_to(option: giving.GiveTo, mood: Mood) -> str:
    return f"отримує {to(option.to)}"


@uk.says(laying.LayOn)
def lay_on(option: laying.LayOn, mood: Mood) -> str:
    return f"на {artisan(option.card, uk, 1)}, {option.place + 1}-го в Парку{carrying(option.tokens)}"


@uk.says(laying.LayToken)
def lay_token(option: laying.LayToken, mood: Mood) -> str:
    return f"покласти {token(option.token, uk)}"


@uk.says(moving.Invite)
def invite(option: moving.Invite, mood: Mood) -> str:
    return f"привести сюди: {piece(option.piece, option.kind)}"


def piece(number: int, kind: int) -> str:
    return uk.seat(number) if kind == NONE else uk.forms(f"piece {KIND_NAMES[kind]}")[0]


@uk.says(flipping.TakeFlip)
def take_flip(option: flipping.TakeFlip, mood: Mood) -> str:
    return f"залишити: {uk.clause(option.effect)}"


@uk.says(abilities.UseShop)
def use_shop(option: abilities.UseShop, mood: Mood) -> str:
    ability = SHOPS[option.shop].ability
    assert ability is not None, "a shop without ability cannot be used"
    return f"використати {shop_name(option.shop, uk)}: {uk.clause(ability)}"


@uk.says(free.PlayFancy)
def play_fancy(option: free.PlayFancy, mood: Mood) -> str:
    return f"розкрити: {fancy_name(option.card, uk)}"


@uk.says(revealing.ReturnFancy)
def return_fancy(option: revealing.ReturnFancy, mood: Mood) -> str:
    return f"повернути: {fancy_name(option.card, uk)}"


@uk.says(points.CountKind)
def count_kind(option: points.CountKind, mood: Mood) -> str:
    return f"{uk.word(f'kind {KIND_NAMES[option.kind]}')}: {hearts(option.hearts)}"


@uk.says(gaining.FillSpace)
def fill_space(option: gaining.FillSpace, mood: Mood) -> str:
    return f"місце {option.space + 1}: {uk.clause(SHOPS[option.shop].coin_spaces[option.space])}"


@uk.says(limits.ReturnArtisan)
def return_artisan(option: limits.ReturnArtisan, mood: Mood) -> str:
    return f"повернути {artisan(option.card, uk, 1)}"


@uk.says(solo.CastFree)
def cast_free(option: solo.CastFree, mood: Mood) -> str:
    return f"покласти {spell_name(option.spell, uk)} під крамницю {shop_name(option.shop, uk)}"


@uk.says(solo.Unlock)
def unlock(option: solo.Unlock, mood: Mood) -> str:
    achievement = ACHIEVEMENTS[option.achievement]
    return f"«{name_of(achievement.id, 'uk')}»: {uk.clause(achievement.needs)}"


# Events


@uk.says(events.TurnBegan)
def turn_began(event: events.TurnBegan, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} робить хід"


@uk.says(events.PieceChosen)
def piece_chosen(event: events.PieceChosen, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} грає фішкою: {uk.forms(f'piece {KIND_NAMES[event.kind]}')[0]}"


@uk.says(events.Visited)
def visited(event: events.Visited, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} відвідує крамницю {shop_name(event.shop, uk)}"


@uk.says(events.Gave)
def gave(event: events.Gave, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} віддає {token(event.token, uk)}, отримує {to(event.to)}"


@uk.says(events.Gained)
def gained(event: events.Gained, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} отримує {goods(event.tokens, uk)}"


@uk.says(events.Paid)
def paid(event: events.Paid, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} сплачує {goods(event.tokens, uk)}"


@uk.says(events.ReturnedGoods)
def returned_goods(event: events.ReturnedGoods, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} повертає понад ліміт {goods(event.tokens, uk)}"


@uk.says(events.GainedHearts)
def gained_hearts(event: events.GainedHearts, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} отримує {hearts(event.hearts)}"


@uk.says(events.LostHearts)
def lost_hearts(event: events.LostHearts, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} втрачає {hearts(event.hearts)}"


@uk.says(events.TookArtisan)
def took_artisan(event: events.TookArtisan, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} бере {artisan(event.card, uk, 1)} з Парку"


@uk.says(events.DrewArtisan)
def drew_artisan(event: events.DrewArtisan, mood: Mood) -> str:
    what = "майстерного дракона" if event.card == NONE else artisan(event.card, uk, 1)
    return f"{uk.seat(event.seat)} бере {what} з колоди"


@uk.says(events.DrewFancy)
def drew_fancy(event: events.DrewFancy, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} бере {fancy(event.card)}"


def fancy(card: int) -> str:
    return "модного дракона" if card == NONE else fancy_name(card, uk)


@uk.says(events.KeptFancy)
def kept_fancy(event: events.KeptFancy, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} залишає собі {fancy(event.card)}"


@uk.says(events.GaveFancy)
def gave_fancy(event: events.GaveFancy, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} віддає {fancy(event.card)}, отримує {to(event.to)}"


@uk.says(events.ReturnedFancy)
def returned_fancy(event: events.ReturnedFancy, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} повертає {fancy(event.card)} під колоду"


@uk.says(events.Placed)
def placed(event: events.Placed, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} розміщує {artisan(event.card, uk, 1)} у крамниці {shop_name(event.shop, uk)}"


@uk.says(events.NoShopLaid)
def no_shop_laid(event: events.NoShopLaid, mood: Mood) -> str:
    why = "у місті немає вільної ділянки для нової" if event.is_town_full else "нових крамниць більше немає"
    return f"крамницю {shop_name(event.shop, uk)} заповнено; {why}"


@uk.says(events.LaidShop)
def laid_shop(event: events.LaidShop, mood: Mood) -> str:
    return f"крамницю заповнено: нова лежить долілиць на ділянці {event.plot + 1}"


@uk.says(events.OpenedShop)
def opened_shop(event: events.OpenedShop, mood: Mood) -> str:
    return f"на ділянці {event.plot + 1} відкривається крамниця {shop_name(event.shop, uk)}"


@uk.says(events.Seeded)
def seeded(event: events.Seeded, mood: Mood) -> str:
    return f"{artisan(event.card, uk)} з колоди оселяється в крамниці {shop_name(event.shop, uk)}"


@uk.says(events.FiredUp)
def fired_up(event: events.FiredUp, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} запалює {artisan(event.card, uk, 1)}"


@uk.says(events.Swapped)
def swapped(event: events.Swapped, mood: Mood) -> str:
    here, there = place_told(event.came_from), place_told(event.shop)
    return f"{named_artisan(event.card, uk)} {here} міняється місцями з {named_artisan(event.partner, uk, 2)} {there}"


def place_told(place: int) -> str:
    if place == PARK:
        return "із Парку"
    return "із руки" if place == HAND else f"із крамниці {shop_name(place, uk)}"


@uk.says(events.Replaced)
def replaced(event: events.Replaced, mood: Mood) -> str:
    return (
        f"{uk.seat(event.seat)} кладе {artisan(event.card, uk, 1)} у крамницю {shop_name(event.shop, uk)} "
        f"і забирає {artisan(event.old, uk, 1)}"
    )


@uk.says(events.GaveArtisan)
def gave_artisan(event: events.GaveArtisan, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} віддає {artisan(event.card, uk, 1)}, отримує {to(event.to)}"


@uk.says(events.UsedShop)
def used_shop(event: events.UsedShop, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} використовує {shop_name(event.shop, uk)}"


@uk.says(events.CastSpell)
def cast_spell(event: events.CastSpell, mood: Mood) -> str:
    sets = f", {uk.count(event.sets, 'set')}," if SPELLS[event.spell].hearts_by_sets else ""
    return f"{uk.seat(event.seat)} накладає {spell_name(event.spell, uk)}{sets} на крамницю {shop_name(event.shop, uk)}"


@uk.says(events.BoughtSpell)
def bought_spell(event: events.BoughtSpell, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} платить за {spell_name(event.spell, uk)}, чари лишаються в ряду"


@uk.says(events.Reserved)
def reserved(event: events.Reserved, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} готує {spell_name(event.spell, uk)}"


@uk.says(events.PlayedFancy)
def played_fancy(event: events.PlayedFancy, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} розкриває: {fancy_name(event.card, uk)}"


@uk.says(events.UsedCompanion)
def used_companion(event: events.UsedCompanion, mood: Mood) -> str:
    return f"{companion_name(event.companion, uk)} допомагає: просить {uk.seat(event.seat)}"


@uk.says(events.Flipped)
def flipped(event: events.Flipped, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} підкидає монету: {'орел' if event.heads else 'решка'}"


@uk.says(events.LaidToken)
def laid_token(event: events.LaidToken, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} кладе {token(event.token, uk)} на {artisan(event.card, uk, 1)} в Парку"


@uk.says(events.Invited)
def invited(event: events.Invited, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} запрошує до крамниці {shop_name(event.shop, uk)}: {piece(event.guest, event.kind)}"


@uk.says(events.LostCoin)
def lost_coin(event: events.LostCoin, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} втрачає монету"


@uk.says(events.LeftCoins)
def left_coins(event: events.LeftCoins, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} лишає {amount(event.coins, 'coin', uk)} на місці {event.space + 1}"


@uk.says(events.TookCoins)
def took_coins(event: events.TookCoins, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} забирає {amount(event.coins, 'coin', uk)}, що тут лежали"


@uk.says(events.WonTurn)
def won_turn(event: events.WonTurn, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} зробить ще один хід"


@uk.says(events.ReturnedArtisan)
def returned_artisan(event: events.ReturnedArtisan, mood: Mood) -> str:
    what = "майстерного дракона" if event.card == NONE else artisan(event.card, uk, 1)
    return f"{uk.seat(event.seat)} повертає {what} під колоду"


@uk.says(events.EndTriggered)
def end_triggered(event: events.EndTriggered, mood: Mood) -> str:
    why = END_REASONS[event.why]
    return f"{why}: після цього ходу всі роблять по одному останньому ходу"


@uk.says(events.RefilledPark)
def refilled_park(event: events.RefilledPark, mood: Mood) -> str:
    drawn = uk.listed([artisan(card, uk) for card in event.drawn], uk.word("and"))
    return f"у Парку з’являються: {drawn}"


@uk.says(events.RefilledRow)
def refilled_row(event: events.RefilledRow, mood: Mood) -> str:
    drawn = uk.listed([spell_name(spell, uk) for spell in event.drawn], uk.word("and"))
    return f"у ряді з’являються: {drawn}"


@uk.says(events.ScoredCoins)
def scored_coins(event: events.ScoredCoins, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} отримує {hearts(event.coins)} за монети"


@uk.says(events.ScoredMoon)
def scored_moon(event: events.ScoredMoon, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} розкриває: {fancy_name(event.card, uk)}, отримує {hearts(event.hearts)}"


@uk.says(events.StrangerPlaced)
def stranger_placed(event: events.StrangerPlaced, mood: Mood) -> str:
    return f"{artisan(event.card, uk)} з колоди оселяється в крамниці {shop_name(event.shop, uk)}"


@uk.says(events.StrangerTurnedAway)
def stranger_turned_away(event: events.StrangerTurnedAway, mood: Mood) -> str:
    return f"{artisan(event.card, uk)} з колоди не знаходить слота й лягає під неї"


@uk.says(events.StrangerMoved)
def stranger_moved(event: events.StrangerMoved, mood: Mood) -> str:
    return f"{uk.forms(f'piece {KIND_NAMES[event.kind]}')[0]} йде до крамниці {shop_name(event.shop, uk)}"


@uk.says(events.StrangerCast)
def stranger_cast(event: events.StrangerCast, mood: Mood) -> str:
    return f"{spell_name(event.spell, uk)} лягають під крамницю {shop_name(event.shop, uk)}"


@uk.says(events.WonTitle)
def won_title(event: events.WonTitle, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} здобуває титул «{name_of(f'title {TITLES[event.title]}', 'uk')}»"


@uk.says(events.Unlocked)
def unlocked(event: events.Unlocked, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} відкриває досягнення «{name_of(ACHIEVEMENTS[event.achievement].id, 'uk')}»"
