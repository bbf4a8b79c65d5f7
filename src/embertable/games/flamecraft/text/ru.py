"""Flamecraft in Russian."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.counts import AllOf, AtLeast, Count
from embertable.core.effects import Effect, If, Trade
from embertable.core.text.ru import russian_tongue
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

ru = russian_tongue(
    nouns={
        "heart": ("сердце", "сердца", "сердец"),
        "coin": ("монету", "монеты", "монет"),
        "good": ("товар", "товара", "товаров"),
        "bread": ("хлеб", "хлеба", "хлебов"),
        "meat": ("мясо", "мяса", "мяса"),
        "plant": ("растение", "растения", "растений"),
        "potion": ("зелье", "зелья", "зелий"),
        "iron": ("железо", "железа", "железа"),
        "crystal": ("кристалл", "кристалла", "кристаллов"),
        "artisan": ("дракона-мастера", "драконов-мастеров", "драконов-мастеров"),
        "artisan in all": ("дракон-мастер", "дракона-мастера", "драконов-мастеров"),
        "shop": ("лавка", "лавки", "лавок"),
        "satisfied fancy": ("довольный модный дракон", "довольных модных дракона", "довольных модных драконов"),
        "fancy": ("модного дракона", "модных драконов", "модных драконов"),
        "set": ("набор", "набора", "наборов"),
        "turn": ("ход", "хода", "ходов"),
        "dragon bread": ("хлебный дракон", "хлебного дракона", "хлебным драконом"),
        "dragon meat": ("мясной дракон", "мясного дракона", "мясным драконом"),
        "dragon plant": ("растительный дракон", "растительного дракона", "растительным драконом"),
        "dragon potion": ("зельевой дракон", "зельевого дракона", "зельевым драконом"),
        "dragon iron": ("железный дракон", "железного дракона", "железным драконом"),
        "dragon crystal": ("хрустальный дракон", "хрустального дракона", "хрустальным драконом"),
        "piece bread": ("хлебная фишка",),
        "piece meat": ("мясная фишка",),
        "piece plant": ("растительная фишка",),
        "piece potion": ("зельевая фишка",),
        "piece iron": ("железная фишка",),
        "piece crystal": ("хрустальная фишка",),
    },
    words={
        "title": "Мастера пламени",
        "tagline": "Находите дома маленьким драконам, зажигайте их пламя и завоюйте сердце города.",
        "and": "и",
        "or": "или",
        "any kind": "любой вид",
        "kind bread": "хлеб",
        "kind meat": "мясо",
        "kind plant": "растение",
        "kind potion": "зелье",
        "kind iron": "железо",
        "kind crystal": "кристалл",
        "kind wild": "любой товар",
        "kind coin": "монета",
        "kind artisan": "дракон",
        "spell bread": "Чары хлеба",
        "spell meat": "Чары мяса",
        "spell plant": "Чары растений",
        "spell potion": "Чары зелий",
        "spell iron": "Чары железа",
        "spell crystal": "Чары кристаллов",
        "dragon bread": "Хлебный дракон",
        "dragon meat": "Мясной дракон",
        "dragon plant": "Растительный дракон",
        "dragon potion": "Зельевой дракон",
        "dragon iron": "Железный дракон",
        "dragon crystal": "Хрустальный дракон",
        "starter": "стартовый",
        "cost": "цена",
        "cost line": "Цена: {cost}.",
        "one set": "Один набор: {cost}. Его можно оплатить сколько угодно раз.",
        "sets line": "Сердца за 1, 2, 3 … набора: {hearts}.",
        "no coins": "Монетами платить нельзя.",
        "reward line": "Награда: {reward}.",
        "symbol line": "Символ: {symbol}.",
        "gather line": "Сбор: {gain}.",
        "slot line": "Ячейка {number} ({kinds}): {reward}.",
        "slot bare": "Ячейка {number} ({kinds}).",
        "no slots": "Драконов здесь не размещают.",
        "space line": "Место для монет {number}: {reward}.",
        "sleeping": "Драконы лежат здесь лицом вниз: ничего не дают, их не зажигают и модные драконы их не считают.",
        "revealed line": "Когда открыта: {effect}.",
        "ability line": "Способность: {effect}.",
        "no ability": "Способности нет.",
        "fire line": "Зажигательная способность: {effect}.",
        "sun": "Солнечный дракон: его играют в свой ход.",
        "moon": "Лунный дракон: его считают в конце игры.",
        "wish line": "Желание: {wish}.",
        "pay line": "Цена: {cost}.",
        "start line": "В начале: {effect}.",
        "start fancy": "В начале: выберите первого модного дракона из {dealt} карт.",
        "once line": "Раз за игру: {effect}.",
        "once when": "Раз за игру, {when}: {effect}.",
        "gain any": "{goods} на выбор",
        "swap line": "В следующих играх: {new} вместо лавки {old}.",
        "added shops": "Добавляет лавки: {shops}.",
        "added fancy": "Добавляет модных драконов: {fancy}.",
        "score placing": "размещение",
        "score firing": "зажигание",
        "score enchanting": "зачарование",
        "score shops": "лавки",
        "score suns": "солнечные драконы",
        "score companions": "спутники",
        "score coins": "монеты",
        "score moons": "лунные драконы",
        "deck shops": "Лавки",
        "deck starter shops": "Стартовые лавки",
        "deck artisans": "Драконы-мастера",
        "deck starter artisans": "Стартовые драконы",
        "deck fancy dragons": "Модные драконы",
        "deck purple enchantments": "Чары, фиолетовая колода",
        "deck gold enchantments": "Чары, золотая колода",
        "deck companions": "Спутники",
        "variant enchantments": "Чары",
        "about enchantments": "Какую из двух колод чар взять; золотая требует больше планировать.",
        "variant enchantments purple": "фиолетовая колода",
        "variant enchantments gold": "золотая колода",
        "variant companions": "Спутники",
        "about companions": "Каждый получает спутника, который поможет раз за игру; для 2–5 игроков.",
        "variant shops": "Колода лавок",
        "about shops": f"По одной лавке каждого вида, ещё {OTHERS} другие или {SHOP_DECK} любых наугад.",
        "variant shops standard": f"по одной каждого вида и {OTHERS} другие",
        "variant shops random": f"{SHOP_DECK} наугад",
        "variant shop_list": "Лавки по списку",
        "about shop_list": f"{SHOP_DECK} лавок по их id вместо случайной колоды; для 2–5 игроков.",
        "variant unlocked": "Открытые достижения",
        "about unlocked": "Только соло: достижения прошлых игр по их id; они меняют колоды.",
        "town": "Город",
        "park": "Парк",
        "row": "Чары",
        "deck": "колода",
        "players": "Игроки",
        "hand": "рука",
        "fancy": "модные",
        "played": "сыграны",
        "reserved": "подготовлены",
        "companion": "спутник",
        "used": "использован",
        "offer": "на выбор",
        "face down": "лицом вниз",
        "empty plot": "пусто",
        "asleep": "спят",
        "free slot": "свободно",
        "strangers": "Прохожие",
        "last turns": "последние ходы: {turns}",
        "hearts": "сердца",
        "goods": "товары",
        "first": "начал",
        "on": "на",
        "bank": "банк",
        "pieces": "фишки",
        "legend": "♥ сердце · ¢ монета · ★ модный дракон · ◆ дракон-мастер · ▪ товар · ? любой вид · (¢!) без монет",
        "shop": "Лавка",
        "slot": "ячейка {number}",
        "decks": "колоды",
        "short bread": "Хл",
        "short meat": "Мс",
        "short plant": "Рс",
        "short potion": "Зл",
        "short iron": "Жл",
        "short crystal": "Кр",
        "short coin": "мн",
        "filled shops": "{number} заполненных лавок",
        "enchanted shops": "{number} зачарованных лавок",
        "dragons bread": "хлебных драконов",
        "dragons meat": "мясных драконов",
        "dragons plant": "растительных драконов",
        "dragons potion": "зельевых драконов",
        "dragons iron": "железных драконов",
        "dragons crystal": "хрустальных драконов",
        "of bread": "хлеба",
        "of meat": "мяса",
        "of plant": "растений",
        "of potion": "зелий",
        "of iron": "железа",
        "of crystal": "кристаллов",
    },
)

GAIN = verb("получите", "получает", "получить")
TAKE = verb("возьмите", "берёт", "взять")
DRAW = TAKE
PAY = verb("заплатите", "платит", "заплатить")
GIVE = verb("подарите", "дарит", "подарить")
GIVE_UP = verb("отдайте", "отдаёт", "отдать")
PLACE = verb("разместите", "размещает", "разместить")
FIRE = verb("зажгите", "зажигает", "зажечь")
FIRE_IT = FIRE
FLIP = verb("подбросьте", "подбрасывает", "подбросить")
LAY = verb("положите", "кладёт", "положить")
RESERVE = verb("подготовьте", "готовит", "подготовить")
REVEAL = verb("раскройте", "раскрывает", "раскрыть")
RETURN = verb("верните", "возвращает", "вернуть")
USE = verb("используйте", "использует", "использовать")
BRING = verb("приведите", "приводит", "привести")
LEAVE = verb("оставьте", "оставляет", "оставить")
MAKE = verb("сделайте", "делает", "сделать")
SWAP = verb("поменяйте", "меняет", "поменять")
REPLACE = verb("замените", "заменяет", "заменить")
SHOW = verb("покажите", "показывает", "показать")
PUT = LAY


END_REASONS = (
    "взят последний дракон-мастер колоды",
    "открыты последние чары колоды",
    f"за {IDLE_ROUNDS} раундов в колодах не стало меньше карт",
)


say_fixed(
    ru,
    {
        counts.ArtisansHere: "каждого дракона здесь",
        counts.ArtisansLikeDrawn: "каждого дракона в городе того вида, который вы взяли при сборе",
        counts.SpellsLikeCast: "каждые чары в городе того вида, который вы наложили",
        counts.KindsInHand: "каждый вид драконов в вашей руке",
        counts.PairsInHand: "каждую пару драконов одного вида в вашей руке",
        counts.EvenKinds: "каждый вид товаров, которых у вас чётное число",
        counts.OddKinds: "каждый вид товаров, которых у вас нечётное число",
        counts.FreeCoinSlots: "каждую свободную ячейку в городе, дающую монеты",
        counts.OtherFancy: "каждого другого вашего модного дракона, сыгранного или нет",
        conditions.Always: "в любой момент своего хода",
        conditions.Gathering: "в этот ход вы собираете",
        conditions.Enchanted: "в этот ход вы зачаровали лавку",
        conditions.PlacedOne: "в этот ход вы разместили дракона-мастера",
        conditions.FilledOne: "в этот ход вы заполнили лавку",
        conditions.FiredOne: "уже зажгли дракона",
        conditions.FireStepBegins: "вы вот-вот начнёте зажигать драконов в посещённой лавке",
        conditions.Casting: "когда накладываете чары",
        conditions.ShopOpened: "когда в конце вашего хода открывают лавку",
        setup.KeepFirst: "какого модного дракона вы оставляете себе?",
        solo.ChoosePiece: f"какая фишка ваша? Остальные {KINDS - 1} будут ходить по городу сами.",
        visit.ChooseVisit: "какую лавку вы посещаете?",
        action.ChooseAction: "собирать здесь или зачаровать лавку?",
        gather.ChooseAbility: "вы можете использовать способность лавки",
        taking.ChooseArtisan: "какого дракона-мастера вы берёте?",
        paying.ChoosePayment: "заплатить так или оставить товар себе и дать за него монету?",
        paying.ChooseCoins: "сколько монет вы платите?",
        place.ChoosePlacing: "какого дракона и где вы размещаете?",
        place.ChoosePlot: "куда вы кладёте новую лавку?",
        fire.FireStep: "вы можете зажечь здесь одного дракона",
        fire.ChooseFires: "какого дракона вы зажигаете дальше?",
        moving.ChooseReplacement: "кто уступает место кому из вашей руки?",
        giving.ChooseGift: "что вы дарите?",
        drawing.ChooseKept: "какого модного дракона вы оставляете? Другой будет отдан.",
        drawing.ChooseFancyReceiver: "кто получает модного дракона?",
        moving.ChooseGuest: "кого вы приводите сюда?",
        enchanting.ChooseReserve: "какие чары вы готовите?",
        enchanting.ChooseRecipe: "по цене каких чар вы берёте товары?",
        enchanting.ChoosePurchase: "за какие чары из ряда вы платите?",
        activating.ChooseShop: "способность какой лавки вы используете?",
        revealing.ChooseFancy: "какого модного дракона вы раскрываете?",
        revealing.ChooseReturn: "какого модного дракона вы возвращаете?",
        points.ChoosePlacedKind: "драконов какого вида вы считаете?",
        gaining.ChooseSpace: "на каком месте вы оставляете монеты?",
        turn.FreeMoment: "что-нибудь ещё, прежде чем откроют новую лавку?",
        turn.LastMoment: "что-нибудь ещё, прежде чем ход закончится?",
        limits.ChooseArtisanToReturn: f"у вас больше {HAND_LIMIT} драконов-мастеров: кто идёт под колоду?",
        solo.ChooseStrangersSpell: "какие чары из ряда ложатся под какую лавку?",
        solo.ChooseUnlock: "какое достижение вы открываете?",
        free.GoOn: "дальше",
        gather.Gather: "собирать",
        taking.TakeFromDeck: "взять верхнего дракона колоды",
        fire.UseFire: "использовать способность",
        flipping.Reflip: "подбросить ещё раз",
        flipping.FlipOwn: "подбросить монету",
        turn.CloseTurn: "завершить ход",
    },
)


def hearts(count: int) -> str:
    return amount(count, "heart", ru)


def to(seat: int) -> str:
    return ru.word("bank") if seat == NONE else ru.seat(seat)


def clauses(parts: Sequence[Effect], mood: Mood = Mood.DO) -> str:
    return ru.listed([ru.clause(part, mood) for part in parts], "and")


# Effects


@ru.says(points.Hearts)
def gain_hearts(e: points.Hearts, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.count)}"


@ru.says(points.HeartsPer)
def hearts_per(e: points.HeartsPer, mood: Mood) -> str:
    if e.each > 1 and isinstance(e.what, counts.Owned):
        return f"{GAIN[mood]} {hearts(e.hearts)} за каждые {amount(e.each, KIND_NAMES[e.what.kind], ru)}"
    each = "" if e.each == 1 else f"каждые {e.each}, считая "
    return f"{GAIN[mood]} {hearts(e.hearts)} за {each}{ru.clause(e.what)}"


@ru.says(points.HeartsForSpent)
def hearts_for_spent(e: points.HeartsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(e.hearts)} за каждый из них"


@ru.says(If)
def when(e: If, mood: Mood) -> str:
    return f"если {ru.clause(e.condition)}, {ru.clause(e.then, mood)}"


@ru.says(Also)
def also(e: Also, mood: Mood) -> str:
    return "; ".join(ru.clause(part, mood) for part in e.parts)


@ru.says(gaining.Coins)
def coins(e: gaining.Coins, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'coin', ru)}"


@ru.says(gaining.Goods)
def fixed_goods(e: gaining.Goods, mood: Mood) -> str:
    return f"{GAIN[mood]} {goods(e.goods, ru)}"


@ru.says(gaining.AnyGoods)
def any_goods(e: gaining.AnyGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', ru)} на выбор"


@ru.says(gaining.GoodsForSpent)
def goods_for_spent(e: gaining.GoodsForSpent, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', ru)} на выбор за каждую"


@ru.says(gaining.AlikeGoods)
def alike_goods(e: gaining.AlikeGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', ru)} одного вида"


@ru.says(gaining.DifferentGoods)
def different_goods(e: gaining.DifferentGoods, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', ru)} разных видов"


@ru.says(taking.Artisans)
def artisans(e: taking.Artisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', ru)} из Парка или из колоды"


@ru.says(taking.ParkArtisans)
def park_artisans(e: taking.ParkArtisans, mood: Mood) -> str:
    return f"{TAKE[mood]} {amount(e.count, 'artisan', ru)} из Парка; если там меньше – всех или никого"


@ru.says(drawing.FancyDragon)
def fancy_dragon(e: drawing.FancyDragon, mood: Mood) -> str:
    return f"{DRAW[mood]} {amount(e.count, 'fancy', ru)}"


@ru.says(Trade, firing.PayToFire, gaining.ExchangeGoods)
def trade(e: Trade | firing.PayToFire | gaining.ExchangeGoods, mood: Mood) -> str:
    return f"{ru.clause(e.cost, mood)}, чтобы {ru.clause(e.then, Mood.TO_DO)}"


@ru.says(paying.SpendGoods)
def spend_goods(e: paying.SpendGoods, mood: Mood) -> str:
    return f"{PAY[mood]} {goods(e.goods, ru)}"


@ru.says(paying.SpendAlike)
def spend_alike(e: paying.SpendAlike, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'good', ru)} одного вида"


@ru.says(paying.SpendDifferent)
def spend_different(e: paying.SpendDifferent, mood: Mood) -> str:
    return f"{PAY[mood]} от 1 до {e.most} товаров разных видов"


@ru.says(paying.SpendCoins)
def spend_coins(e: paying.SpendCoins, mood: Mood) -> str:
    return f"{PAY[mood]} {amount(e.count, 'coin', ru)}"


@ru.says(paying.SpendAnyCoins)
def spend_any_coins(e: paying.SpendAnyCoins, mood: Mood) -> str:
    return f"{PAY[mood]} любое количество монет"


@ru.says(paying.SpendHearts)
def spend_hearts(e: paying.SpendHearts, mood: Mood) -> str:
    return f"{GIVE_UP[mood]} {hearts(e.count)}"


@ru.says(giving.Give)
def give_tokens(e: giving.Give, mood: Mood) -> str:
    noun = "coin" if e.coins_only else "good"
    what = amount(e.most, noun, ru) if e.least == e.most else f"от {e.least} до {e.most} {ru.noun(noun, 5)}"
    kind = " одного вида" if e.alike else ""
    whom = "другому игроку" if e.most == 1 else "другим игрокам"
    each = "" if e.most == 1 else "за каждый "
    return f"{GIVE[mood]} {what}{kind} {whom}, чтобы {each}{ru.clause(e.reward, Mood.TO_DO)}"


@ru.says(flipping.Flip)
def flip(e: flipping.Flip, mood: Mood) -> str:
    heads, tails = ru.clause(e.heads, mood), ru.clause(e.tails, mood)
    return (
        f"{FLIP[mood]} монету: орёл – {heads}; решка – {tails}; можно подбросить ещё раз, и тогда действует "
        f"только последний бросок"
    )


@ru.says(flipping.FlipOwnCoins)
def flip_own_coins(e: flipping.FlipOwnCoins, mood: Mood) -> str:
    return (
        f"{FLIP[mood]} свои монеты одну за другой, не более {e.most} раз: "
        f"орёл – {ru.clause(e.heads, mood)}; решка – монета потеряна"
    )


@ru.says(gaining.GoodsOfThisPlace)
def goods_of_this_place(e: gaining.GoodsOfThisPlace, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', ru)} одного вида: вида этой лавки или дракона здесь"


@ru.says(gaining.GoodsOfArtisansHere)
def goods_of_artisans_here(e: gaining.GoodsOfArtisansHere, mood: Mood) -> str:
    return f"{GAIN[mood]} за каждого дракона здесь {amount(e.count, 'good', ru)} его вида"


@ru.says(gaining.GoodsOfPark)
def goods_of_park(e: gaining.GoodsOfPark, mood: Mood) -> str:
    return f"{GAIN[mood]} по товару каждого вида драконов в Парке"


@ru.says(enchanting.GoodsOfCost)
def goods_of_cost(e: enchanting.GoodsOfCost, mood: Mood) -> str:
    return f"{GAIN[mood]} {amount(e.count, 'good', ru)}, входящих в цену одних чар из ряда или ваших подготовленных"


@ru.says(placing.PlaceArtisan)
def place_artisan(e: placing.PlaceArtisan, mood: Mood) -> str:
    return f"{PLACE[mood]} дракона-мастера в городе"


@ru.says(placing.PlaceHere)
def place_here(e: placing.PlaceHere, mood: Mood) -> str:
    return f"{PLACE[mood]} дракона-мастера в этой лавке"


@ru.says(placing.PlaceForCoins)
def place_for_coins(e: placing.PlaceForCoins, mood: Mood) -> str:
    return f"{place_here(e, mood)}, получив монету вместо каждого сердца ячейки"


@ru.says(placing.PlaceInAnySlot)
def place_in_any_slot(e: placing.PlaceInAnySlot, mood: Mood) -> str:
    bonus = ru.clause(e.bonus, mood)
    where = "в любой свободной ячейке в городе, какого бы вида она ни была"
    return f"{PLACE[mood]} дракона-мастера {where}, а вдобавок {bonus}"


@ru.says(placing.PlaceToFill)
def place_to_fill(e: placing.PlaceToFill, mood: Mood) -> str:
    return f"{PLACE[mood]} дракона-мастера в городе; если это заполнило лавку, {ru.clause(e.reward_if_filled, mood)}"


@ru.says(placing.PlaceAndFireAll)
def place_and_fire_all(e: placing.PlaceAndFireAll, mood: Mood) -> str:
    return f"{PLACE[mood]} дракона-мастера в городе, а затем {FIRE[mood]} любое количество драконов той лавки"


@ru.says(placing.PlaceInNewShop)
def place_in_new_shop(e: placing.PlaceInNewShop, mood: Mood) -> str:
    return (
        f"{PLACE[mood]} 1 или {e.most} драконов в одной лавке, открытой в этот ход: за каждого "
        f"{ru.clause(e.bonus, mood)}"
    )


@ru.says(placing.PlaceThere)
def place_there(e: placing.PlaceThere, mood: Mood) -> str:
    return f"{PLACE[mood]} ещё одного дракона в той лавке"


@ru.says(firing.FireHere)
def fire_here(e: firing.FireHere, mood: Mood) -> str:
    return f"{FIRE[mood]} здесь одного дракона, которого в этот ход ещё не зажигали"


@ru.says(firing.FireElsewhere)
def fire_elsewhere(e: firing.FireElsewhere, mood: Mood) -> str:
    return f"{FIRE[mood]} одного дракона в другой лавке"


@ru.says(firing.FireAllElsewhere)
def fire_all_elsewhere(e: firing.FireAllElsewhere, mood: Mood) -> str:
    return f"{FIRE[mood]} любое количество драконов в одной другой лавке"


@ru.says(firing.FireInPark)
def fire_in_park(e: firing.FireInPark, mood: Mood) -> str:
    return f"{FIRE[mood]} дракона в Парке"


@ru.says(firing.FireAllInPark)
def fire_all_in_park(e: firing.FireAllInPark, mood: Mood) -> str:
    return f"{FIRE[mood]} любое количество драконов в Парке"


@ru.says(taking.TakeFired)
def take_fired(e: taking.TakeFired, mood: Mood) -> str:
    return f"{TAKE[mood]} его в руку"


@ru.says(firing.FireFromHand)
def fire_from_hand(e: firing.FireFromHand, mood: Mood) -> str:
    return f"{SHOW[mood]} дракона из руки и {FIRE_IT[mood]} его там"


@ru.says(giving.GiveFired)
def give_fired(e: giving.GiveFired, mood: Mood) -> str:
    return f"{GIVE[mood]} его другому игроку, чтобы {ru.clause(e.reward, Mood.TO_DO)}"


@ru.says(firing.FireAgain)
def fire_again(e: firing.FireAgain, mood: Mood) -> str:
    return f"{FIRE[mood]} ещё раз дракона, которого в этот ход зажгли последним"


@ru.says(moving.SwapAndFire)
def swap_and_fire(e: moving.SwapAndFire, mood: Mood) -> str:
    return (
        f"{SWAP[mood]} его местами с любым другим драконом в городе, а затем {FIRE[mood]} того, кто пришёл на его место"
    )


@ru.says(moving.ReplaceAndFire)
def replace_and_fire(e: moving.ReplaceAndFire, mood: Mood) -> str:
    return f"{REPLACE[mood]} дракона здесь на дракона из руки, а затем {FIRE[mood]} нового"


@ru.says(firing.HeartsForFire)
def hearts_for_fire(e: firing.HeartsForFire, mood: Mood) -> str:
    return (
        f"за каждого дракона, которого зажигаете в этот ход в посещённой лавке, {GAIN[mood]} {hearts(e.hearts)} "
        f"или {USE[mood]} его способность"
    )


@ru.says(points.HeartsForPlaced)
def hearts_for_placed(e: points.HeartsForPlaced, mood: Mood) -> str:
    return f"{GAIN[mood]} {hearts(1)} за каждого дракона в городе того вида, который вы разместили в этот ход"


@ru.says(laying.LayOnPark)
def lay_on_park(e: laying.LayOnPark, mood: Mood) -> str:
    return (
        f"{LAY[mood]} товар или монету на 1–{PARK_SIZE} драконов в Парке: за каждого {ru.clause(e.each, mood)}, "
        f"а за всех {PARK_SIZE} {ru.clause(e.all_five, mood)}"
    )


@ru.says(enchanting.ReserveSpell)
def reserve_spell(e: enchanting.ReserveSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} чары из ряда{'; ряд пополняют сразу' if e.refill else ''}"


@ru.says(enchanting.ReserveThatSpell)
def reserve_that_spell(e: enchanting.ReserveThatSpell, mood: Mood) -> str:
    return f"{RESERVE[mood]} эти чары"


@ru.says(enchanting.BuyFromRow)
def buy_from_row(e: enchanting.BuyFromRow, mood: Mood) -> str:
    return f"{PAY[mood]} цену чар из ряда и {GAIN[mood]} их награду; чары остаются в ряду"


@ru.says(paying.PayLess)
def pay_less(e: paying.PayLess, mood: Mood) -> str:
    return f"{PAY[mood]} на {amount(e.count, 'good', ru)} меньше"


@ru.says(drawing.KeepOneGiveOne)
def keep_one_give_one(e: drawing.KeepOneGiveOne, mood: Mood) -> str:
    drawn = amount(drawing.KEPT_AND_GIVEN, "fancy", ru)
    return f"{DRAW[mood]} {drawn}: одного оставьте себе, другого отдайте другому игроку"


@ru.says(revealing.RevealFancy)
def reveal_fancy(e: revealing.RevealFancy, mood: Mood) -> str:
    again = ", даже уже сыгранного" if e.again else ""
    return (
        f"{REVEAL[mood]} одного своего модного дракона, солнечного или лунного{again}, чьё желание исполнено, "
        f"и {GAIN[mood]} его награду сейчас"
    )


@ru.says(revealing.ReturnOthers)
def return_others(e: revealing.ReturnOthers, mood: Mood) -> str:
    return (
        f"{RETURN[mood]} любое количество других своих несыгранных модных драконов: за каждого "
        f"{ru.clause(e.reward, mood)}"
    )


@ru.says(activating.UseAnyShop)
def use_any_shop(e: activating.UseAnyShop, mood: Mood) -> str:
    return f"{USE[mood]} способность любой лавки в городе, как будто вы там собираете"


@ru.says(moving.InvitePieces)
def invite_pieces(e: moving.InvitePieces, mood: Mood) -> str:
    return (
        f"{BRING[mood]} сюда фишки 1 или {e.most} других игроков: за каждую {ru.clause(e.each, Mood.DO)}, "
        f"а гость {ru.clause(e.guest, Mood.DOES)}"
    )


@ru.says(gaining.FillCoinSpace)
def fill_coin_space(e: gaining.FillCoinSpace, mood: Mood) -> str:
    return f"{LEAVE[mood]} их на свободном месте для монет, {GAIN[mood]} его награды"


@ru.says(gaining.TakeCoins)
def take_coins(e: gaining.TakeCoins, mood: Mood) -> str:
    return f"{TAKE[mood]} все монеты, лежащие здесь"


@ru.says(activating.ExtraTurn)
def extra_turn(e: activating.ExtraTurn, mood: Mood) -> str:
    return f"{MAKE[mood]} ещё один полный ход"


@ru.says(placing.SeedSlots)
def seed_slots(e: placing.SeedSlots, mood: Mood) -> str:
    slots = ru.listed([str(slot + 1) for slot in e.slots], "и")
    return f"{PUT[mood]} верхних драконов колоды в ячейки {slots}"


# What is counted and what must be true


@ru.says(counts.InHand)
def in_hand(c: counts.InHand, mood: Mood) -> str:
    return f"каждого {ru.forms(f'dragon {KIND_NAMES[c.kind]}')[1]} в вашей руке"


@ru.says(counts.Owned)
def owned(c: counts.Owned, mood: Mood) -> str:
    return f"каждый ваш {ru.noun(KIND_NAMES[c.kind])}"


@ru.says(AtLeast)
def at_least(c: AtLeast, mood: Mood) -> str:
    return at_least_phrase(c.number, c.what)


def at_least_phrase(number: int, what: Count) -> str:
    if isinstance(what, counts.FilledShops):
        return f"в городе не менее {ru.word('filled shops').format(number=number)}"
    if isinstance(what, counts.EnchantedShops):
        return f"в городе не менее {ru.word('enchanted shops').format(number=number)}"
    if isinstance(what, counts.Collected):
        return f"в этот ход сбор принёс вам не менее {number} товаров, монет и драконов вместе"
    if isinstance(what, counts.OddKinds):
        return f"таких видов не менее {number}"
    assert isinstance(what, counts.KindsInHand), f"{type(what).__name__} is not said with a number"
    return f"видов не менее {number}"


@ru.says(conditions.Most)
def most(c: conditions.Most, mood: Mood) -> str:
    what = ru.clause(c.what)
    mine = f", а у вас не менее {c.number if c.number > 1 else 'одного'}"
    if isinstance(c.what, counts.InHand):
        return f"ни у кого нет больше {ru.word(f'dragons {KIND_NAMES[c.what.kind]}')} в руке, чем у вас{mine}"
    if isinstance(c.what, counts.Owned):
        return f"ни у кого нет больше {ru.word(f'of {KIND_NAMES[c.what.kind]}')}, чем у вас{mine}"
    return f"ни у кого нет больше {what}, чем у вас{mine}"


@ru.says(AllOf)
def all_of(c: AllOf, mood: Mood) -> str:
    return " и ".join([ru.clause(each) for each in c.conditions])


@ru.says(conditions.ShopsInTown)
def shops_in_town(c: conditions.ShopsInTown, mood: Mood) -> str:
    return f"{ru.count(c.number, 'shop')} в городе"


@ru.says(conditions.FancySatisfied)
def fancy_satisfied(c: conditions.FancySatisfied, mood: Mood) -> str:
    return ru.count(c.number, "satisfied fancy")


@ru.says(conditions.ShopsFullOfSpells)
def shops_full_of_spells(c: conditions.ShopsFullOfSpells, mood: Mood) -> str:
    return f"{ru.count(c.number, 'shop')} с {SLOTS} чарами каждая"


@ru.says(conditions.SpellsOfEachKind)
def spells_of_each_kind(c: conditions.SpellsOfEachKind, mood: Mood) -> str:
    return f"по {c.number} чар каждого вида в городе"


@ru.says(conditions.CoinsReturned)
def coins_returned(c: conditions.CoinsReturned, mood: Mood) -> str:
    return f"вернуть {amount(c.number, 'coin', ru)} при подсчёте"


@ru.says(conditions.ArtisansInTown)
def artisans_in_town(c: conditions.ArtisansInTown, mood: Mood) -> str:
    return f"{c.number} {ru.word(f'dragons {KIND_NAMES[c.kind]}')} в городе"


# Questions


@ru.says(visit.ChooseToll)
def choose_toll(ask: visit.ChooseToll, mood: Mood) -> str:
    return f"что вы отдаёте за посещение? Получает {to(ask.to)}."


@ru.says(gaining.ChooseKind)
def choose_kind(ask: gaining.ChooseKind, mood: Mood) -> str:
    return f"какого вида {amount(ask.count, 'good', ru)} вы берёте?"


@ru.says(gaining.ChooseGoods)
def choose_goods(ask: gaining.ChooseGoods, mood: Mood) -> str:
    return f"выберите товар (ещё взять: {ask.count})"


@ru.says(paying.ChooseAlike)
def choose_alike(ask: paying.ChooseAlike, mood: Mood) -> str:
    return f"какого вида {amount(ask.count, 'good', ru)} вы платите?"


@ru.says(paying.ChooseDifferent)
def pay_different(ask: paying.ChooseDifferent, mood: Mood) -> str:
    return f"какой товар вы тратите? Уже потрачено: {ask.spent}."


@ru.says(fire.ChooseFire)
def choose_fire(ask: fire.ChooseFire, mood: Mood) -> str:
    if ask.where == PARK:
        return "какого дракона в Парке вы зажигаете?"
    return "какого дракона из руки вы зажигаете?" if ask.where == HAND else "какого дракона вы зажигаете?"


@ru.says(fire.FireOrHearts)
def fire_or_hearts(ask: fire.FireOrHearts, mood: Mood) -> str:
    return f"{artisan(ask.card, ru)}: сердца или способность?"


@ru.says(moving.ChooseSwap)
def choose_swap(ask: moving.ChooseSwap, mood: Mood) -> str:
    return f"{artisan(ask.card, ru)}: с кем он меняется местами?"


@ru.says(giving.ChooseReceiver)
def choose_receiver(ask: giving.ChooseReceiver, mood: Mood) -> str:
    return f"кто получает {token(ask.token, ru)}?"


@ru.says(giving.ChooseArtisanReceiver)
def choose_artisan_receiver(ask: giving.ChooseArtisanReceiver, mood: Mood) -> str:
    return f"кто получает {artisan(ask.card, ru, 1)}?"


@ru.says(laying.ChooseLaid)
def choose_laid(ask: laying.ChooseLaid, mood: Mood) -> str:
    return f"на какого дракона в Парке вы кладёте жетон? Пока: {len(ask.laid)}."


@ru.says(laying.ChooseToken)
def choose_token_laid(ask: laying.ChooseToken, mood: Mood) -> str:
    return f"что вы кладёте на {artisan(ask.card, ru, 1)}?"


@ru.says(flipping.ChooseReflip)
def flip_again(ask: flipping.ChooseReflip, mood: Mood) -> str:
    return f"{'орёл' if ask.showed_heads else 'решка'}: оставить или подбросить ещё раз?"


@ru.says(flipping.ChooseFlip)
def choose_flip(ask: flipping.ChooseFlip, mood: Mood) -> str:
    return f"подбросить свою монету? Осталось бросков: {ask.left}."


@ru.says(enchant.ChooseWaived)
def waive(ask: enchant.ChooseWaived, mood: Mood) -> str:
    return f"какой товар не платить? Ещё сэкономить: {ask.left}."


# Options


@ru.says(free.PlaySun)
def play_sun(option: free.PlaySun, mood: Mood) -> str:
    return f"раскрыть: {fancy_name(option.card, ru)}"


@ru.says(free.UseCompanion)
def use_companion(option: free.UseCompanion, mood: Mood) -> str:
    return f"попросить помощи: {companion_name(option.companion, ru)}"


@ru.says(drawing.Keep)
def keep(option: drawing.Keep, mood: Mood) -> str:
    return f"оставить: {fancy_name(option.card, ru)}"


@ru.says(solo.TakePiece)
def take_piece(option: solo.TakePiece, mood: Mood) -> str:
    return f"{ru.forms(f'piece {KIND_NAMES[option.kind]}')[0]}"


@ru.says(visit.Visit)
def visit_shop(option: visit.Visit, mood: Mood) -> str:
    return f"посетить лавку {shop_name(option.shop, ru)}"


@ru.says(visit.HandOver)
def hand(option: visit.HandOver, mood: Mood) -> str:
    return f"отдать {token(option.token, ru)}"


@ru.says(action.Enchant)
def enchant_shop(option: action.Enchant, mood: Mood) -> str:
    return ru.clause(option.casting)


@ru.says(enchant.Cast)
def cast(option: enchant.Cast, mood: Mood) -> str:
    text = f"наложить {spell_name(option.spell, ru)} {spell_terms(option.spell, option.sets, ru)}"
    return text if option.saver == NONE else f"{text}, помогает {companion_name(option.saver, ru)}"


@ru.says(enchanting.Buy)
def buy(option: enchanting.Buy, mood: Mood) -> str:
    return f"заплатить за {spell_name(option.spell, ru)} {spell_terms(option.spell, option.sets, ru)}"


@ru.says(enchant.Waive)
def waive_one(option: enchant.Waive, mood: Mood) -> str:
    return f"сэкономить {token(option.kind, ru)}"


@ru.says(enchanting.Reserve)
def reserve(option: enchanting.Reserve, mood: Mood) -> str:
    return f"подготовить {spell_name(option.spell, ru)} {spell_terms(option.spell, 1, ru)}"


@ru.says(enchanting.UseRecipe)
def use_recipe(option: enchanting.UseRecipe, mood: Mood) -> str:
    return f"по цене {spell_name(option.spell, ru)} {spell_terms(option.spell, 1, ru)}"


@ru.says(gaining.TakeGoods)
def take_goods(option: gaining.TakeGoods, mood: Mood) -> str:
    return f"взять {amount(option.count, KIND_NAMES[option.kind], ru)}"


@ru.says(gaining.PickGood)
def pick_good(option: gaining.PickGood, mood: Mood) -> str:
    return f"взять {token(option.kind, ru)}"


def carrying(tokens: Sequence[int]) -> str:
    return f", на нём {goods(tokens, ru)}" if tokens else ""


@ru.says(taking.TakeFromPark)
def take_from_park(option: taking.TakeFromPark, mood: Mood) -> str:
    return f"взять {artisan(option.card, ru, 1)} из Парка{carrying(option.tokens)}"


@ru.says(paying.Pay)
def pay_now(option: paying.Pay, mood: Mood) -> str:
    return f"заплатить {goods((*option.goods, option.coins), ru)}"


@ru.says(paying.CoinFor)
def coin_for(option: paying.CoinFor, mood: Mood) -> str:
    return f"заплатить монету, а {token(option.kind, ru)} оставить себе"


@ru.says(paying.PayAlike)
def pay_alike(option: paying.PayAlike, mood: Mood) -> str:
    return f"заплатить {amount(option.count, KIND_NAMES[option.kind], ru)}"


@ru.says(paying.SpendOne)
def spend_one(option: paying.SpendOne, mood: Mood) -> str:
    return f"потратить {token(option.token, ru)}"


@ru.says(paying.StopPaying)
def stop_paying(option: paying.StopPaying, mood: Mood) -> str:
    return f"достаточно ({option.spent})"


@ru.says(paying.PayCoins)
def pay_coins(option: paying.PayCoins, mood: Mood) -> str:
    return f"заплатить {amount(option.count, 'coin', ru)}"


@ru.says(place.Place)
def place_it(option: place.Place, mood: Mood) -> str:
    reward = option.how.reward(option.shop, option.slot)
    text = f"разместить {artisan(option.card, ru, 1)} в лавке {shop_name(option.shop, ru)}, ячейка {option.slot + 1}"
    return f"{text}: {clauses(reward)}" if reward else text


@ru.says(place.LayAt)
def lay_at(option: place.LayAt, mood: Mood) -> str:
    return f"участок {option.plot + 1}"


@ru.says(fire.Fire)
def fire_it(option: fire.Fire, mood: Mood) -> str:
    where = "" if option.shop == NONE else f" в лавке {shop_name(option.shop, ru)}"
    fired = " (уже зажжён)" if option.fired else ""
    return f"зажечь {artisan(option.card, ru, 1)}{where}{carrying(option.tokens)}{fired}"


@ru.says(fire.HeartsInstead)
def hearts_instead(option: fire.HeartsInstead, mood: Mood) -> str:
    return f"получить {hearts(option.hearts)}"


@ru.says(moving.Swap)
def swap_with(option: moving.Swap, mood: Mood) -> str:
    fired = " (уже зажжён)" if option.fired else ""
    return f"с {artisan(option.partner, ru, 2)} в лавке {shop_name(option.shop, ru)}{fired}"


@ru.says(moving.Replace)
def replace(option: moving.Replace, mood: Mood) -> str:
    return f"заменить {artisan(option.old, ru, 1)} на {artisan(option.card, ru, 1)}"


@ru.says(giving.PickToken)
def choose_token(option: giving.PickToken, mood: Mood) -> str:
    return f"подарить {token(option.token, ru)}"


@ru.says(giving.GiveTo)
def give_to(option: giving.GiveTo, mood: Mood) -> str:
    return f"получает {to(option.to)}"


@ru.says(laying.LayOn)
def lay_on(option: laying.LayOn, mood: Mood) -> str:
    return f"на {artisan(option.card, ru, 1)}, {option.place + 1}-го в Парке{carrying(option.tokens)}"


@ru.says(laying.LayToken)
def lay_token(option: laying.LayToken, mood: Mood) -> str:
    return f"положить {token(option.token, ru)}"


@ru.says(moving.Invite)
def invite(option: moving.Invite, mood: Mood) -> str:
    return f"привести сюда: {piece(option.piece, option.kind)}"


def piece(number: int, kind: int) -> str:
    return ru.seat(number) if kind == NONE else ru.forms(f"piece {KIND_NAMES[kind]}")[0]


@ru.says(flipping.TakeFlip)
def take_flip(option: flipping.TakeFlip, mood: Mood) -> str:
    return f"оставить: {ru.clause(option.effect)}"


@ru.says(abilities.UseShop)
def use_shop(option: abilities.UseShop, mood: Mood) -> str:
    ability = SHOPS[option.shop].ability
    assert ability is not None, "a shop without ability cannot be used"
    return f"использовать {shop_name(option.shop, ru)}: {ru.clause(ability)}"


@ru.says(free.PlayFancy)
def play_fancy(option: free.PlayFancy, mood: Mood) -> str:
    return f"раскрыть: {fancy_name(option.card, ru)}"


@ru.says(revealing.ReturnFancy)
def return_fancy(option: revealing.ReturnFancy, mood: Mood) -> str:
    return f"вернуть: {fancy_name(option.card, ru)}"


@ru.says(points.CountKind)
def count_kind(option: points.CountKind, mood: Mood) -> str:
    return f"{ru.word(f'kind {KIND_NAMES[option.kind]}')}: {hearts(option.hearts)}"


@ru.says(gaining.FillSpace)
def fill_space(option: gaining.FillSpace, mood: Mood) -> str:
    return f"место {option.space + 1}: {ru.clause(SHOPS[option.shop].coin_spaces[option.space])}"


@ru.says(limits.ReturnArtisan)
def return_artisan(option: limits.ReturnArtisan, mood: Mood) -> str:
    return f"вернуть {artisan(option.card, ru, 1)}"


@ru.says(solo.CastFree)
def cast_free(option: solo.CastFree, mood: Mood) -> str:
    return f"положить {spell_name(option.spell, ru)} под лавку {shop_name(option.shop, ru)}"


@ru.says(solo.Unlock)
def unlock(option: solo.Unlock, mood: Mood) -> str:
    achievement = ACHIEVEMENTS[option.achievement]
    return f"«{name_of(achievement.id, 'ru')}»: {ru.clause(achievement.needs)}"


# Events


@ru.says(events.TurnBegan)
def turn_began(event: events.TurnBegan, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} делает ход"


@ru.says(events.PieceChosen)
def piece_chosen(event: events.PieceChosen, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} играет фишкой: {ru.forms(f'piece {KIND_NAMES[event.kind]}')[0]}"


@ru.says(events.Visited)
def visited(event: events.Visited, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} посещает лавку {shop_name(event.shop, ru)}"


@ru.says(events.Gave)
def gave(event: events.Gave, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} отдаёт {token(event.token, ru)}, получает {to(event.to)}"


@ru.says(events.Gained)
def gained(event: events.Gained, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} получает {goods(event.tokens, ru)}"


@ru.says(events.Paid)
def paid(event: events.Paid, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} тратит {goods(event.tokens, ru)}"


@ru.says(events.ReturnedGoods)
def returned_goods(event: events.ReturnedGoods, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} возвращает сверх лимита {goods(event.tokens, ru)}"


@ru.says(events.GainedHearts)
def gained_hearts(event: events.GainedHearts, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} получает {hearts(event.hearts)}"


@ru.says(events.LostHearts)
def lost_hearts(event: events.LostHearts, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} теряет {hearts(event.hearts)}"


@ru.says(events.TookArtisan)
def took_artisan(event: events.TookArtisan, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} берёт {artisan(event.card, ru, 1)} из Парка"


@ru.says(events.DrewArtisan)
def drew_artisan(event: events.DrewArtisan, mood: Mood) -> str:
    what = "дракона-мастера" if event.card == NONE else artisan(event.card, ru, 1)
    return f"{ru.seat(event.seat)} берёт {what} из колоды"


@ru.says(events.DrewFancy)
def drew_fancy(event: events.DrewFancy, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} берёт {fancy(event.card)}"


def fancy(card: int) -> str:
    return "модного дракона" if card == NONE else fancy_name(card, ru)


@ru.says(events.KeptFancy)
def kept_fancy(event: events.KeptFancy, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} оставляет себе {fancy(event.card)}"


@ru.says(events.GaveFancy)
def gave_fancy(event: events.GaveFancy, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} отдаёт {fancy(event.card)}, получает {to(event.to)}"


@ru.says(events.ReturnedFancy)
def returned_fancy(event: events.ReturnedFancy, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} возвращает {fancy(event.card)} под колоду"


@ru.says(events.Placed)
def placed(event: events.Placed, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} размещает {artisan(event.card, ru, 1)} в лавке {shop_name(event.shop, ru)}"


@ru.says(events.NoShopLaid)
def no_shop_laid(event: events.NoShopLaid, mood: Mood) -> str:
    why = "в городе нет свободного участка для новой" if event.is_town_full else "новых лавок больше нет"
    return f"лавка {shop_name(event.shop, ru)} заполнена; {why}"


@ru.says(events.LaidShop)
def laid_shop(event: events.LaidShop, mood: Mood) -> str:
    return f"лавка заполнена: новая лежит лицом вниз на участке {event.plot + 1}"


@ru.says(events.OpenedShop)
def opened_shop(event: events.OpenedShop, mood: Mood) -> str:
    return f"на участке {event.plot + 1} открывается лавка {shop_name(event.shop, ru)}"


@ru.says(events.Seeded)
def seeded(event: events.Seeded, mood: Mood) -> str:
    return f"{artisan(event.card, ru)} из колоды селится в лавке {shop_name(event.shop, ru)}"


@ru.says(events.FiredUp)
def fired_up(event: events.FiredUp, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} зажигает {artisan(event.card, ru, 1)}"


@ru.says(events.Swapped)
def swapped(event: events.Swapped, mood: Mood) -> str:
    here, there = place_told(event.came_from), place_told(event.shop)
    return f"{named_artisan(event.card, ru)} {here} меняется местами с {named_artisan(event.partner, ru, 2)} {there}"


def place_told(place: int) -> str:
    if place == PARK:
        return "из Парка"
    return "из руки" if place == HAND else f"из лавки {shop_name(place, ru)}"


@ru.says(events.Replaced)
def replaced(event: events.Replaced, mood: Mood) -> str:
    return (
        f"{ru.seat(event.seat)} кладёт {artisan(event.card, ru, 1)} в лавку {shop_name(event.shop, ru)} "
        f"и забирает {artisan(event.old, ru, 1)}"
    )


@ru.says(events.GaveArtisan)
def gave_artisan(event: events.GaveArtisan, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} отдаёт {artisan(event.card, ru, 1)}, получает {to(event.to)}"


@ru.says(events.UsedShop)
def used_shop(event: events.UsedShop, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} использует {shop_name(event.shop, ru)}"


@ru.says(events.CastSpell)
def cast_spell(event: events.CastSpell, mood: Mood) -> str:
    sets = f", {ru.count(event.sets, 'set')}," if SPELLS[event.spell].hearts_by_sets else ""
    return f"{ru.seat(event.seat)} накладывает {spell_name(event.spell, ru)}{sets} на лавку {shop_name(event.shop, ru)}"


@ru.says(events.BoughtSpell)
def bought_spell(event: events.BoughtSpell, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} платит за {spell_name(event.spell, ru)}, чары остаются в ряду"


@ru.says(events.Reserved)
def reserved(event: events.Reserved, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} готовит {spell_name(event.spell, ru)}"


@ru.says(events.PlayedFancy)
def played_fancy(event: events.PlayedFancy, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} раскрывает: {fancy_name(event.card, ru)}"


@ru.says(events.UsedCompanion)
def used_companion(event: events.UsedCompanion, mood: Mood) -> str:
    return f"{companion_name(event.companion, ru)} помогает: просит {ru.seat(event.seat)}"


@ru.says(events.Flipped)
def flipped(event: events.Flipped, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} подбрасывает монету: {'орёл' if event.heads else 'решка'}"


@ru.says(events.LaidToken)
def laid_token(event: events.LaidToken, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} кладёт {token(event.token, ru)} на {artisan(event.card, ru, 1)} в Парке"


@ru.says(events.Invited)
def invited(event: events.Invited, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} приглашает в лавку {shop_name(event.shop, ru)}: {piece(event.guest, event.kind)}"


@ru.says(events.LostCoin)
def lost_coin(event: events.LostCoin, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} теряет монету"


@ru.says(events.LeftCoins)
def left_coins(event: events.LeftCoins, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} оставляет {amount(event.coins, 'coin', ru)} на месте {event.space + 1}"


@ru.says(events.TookCoins)
def took_coins(event: events.TookCoins, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} забирает {amount(event.coins, 'coin', ru)}, лежавшие здесь"


@ru.says(events.WonTurn)
def won_turn(event: events.WonTurn, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} сделает ещё один ход"


@ru.says(events.ReturnedArtisan)
def returned_artisan(event: events.ReturnedArtisan, mood: Mood) -> str:
    what = "дракона-мастера" if event.card == NONE else artisan(event.card, ru, 1)
    return f"{ru.seat(event.seat)} возвращает {what} под колоду"


@ru.says(events.EndTriggered)
def end_triggered(event: events.EndTriggered, mood: Mood) -> str:
    why = END_REASONS[event.why]
    return f"{why}: после этого хода все делают по одному последнему ходу"


@ru.says(events.RefilledPark)
def refilled_park(event: events.RefilledPark, mood: Mood) -> str:
    drawn = ru.listed([artisan(card, ru) for card in event.drawn], ru.word("and"))
    return f"в Парке появляются: {drawn}"


@ru.says(events.RefilledRow)
def refilled_row(event: events.RefilledRow, mood: Mood) -> str:
    drawn = ru.listed([spell_name(spell, ru) for spell in event.drawn], ru.word("and"))
    return f"в ряду появляются: {drawn}"


@ru.says(events.ScoredCoins)
def scored_coins(event: events.ScoredCoins, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} получает {hearts(event.coins)} за монеты"


@ru.says(events.ScoredMoon)
def scored_moon(event: events.ScoredMoon, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} раскрывает: {fancy_name(event.card, ru)}, получает {hearts(event.hearts)}"


@ru.says(events.StrangerPlaced)
def stranger_placed(event: events.StrangerPlaced, mood: Mood) -> str:
    return f"{artisan(event.card, ru)} из колоды селится в лавке {shop_name(event.shop, ru)}"


@ru.says(events.StrangerTurnedAway)
def stranger_turned_away(event: events.StrangerTurnedAway, mood: Mood) -> str:
    return f"{artisan(event.card, ru)} из колоды не находит ячейки и ложится под неё"


@ru.says(events.StrangerMoved)
def stranger_moved(event: events.StrangerMoved, mood: Mood) -> str:
    return f"{ru.forms(f'piece {KIND_NAMES[event.kind]}')[0]} идёт в лавку {shop_name(event.shop, ru)}"


@ru.says(events.StrangerCast)
def stranger_cast(event: events.StrangerCast, mood: Mood) -> str:
    return f"{spell_name(event.spell, ru)} ложатся под лавку {shop_name(event.shop, ru)}"


@ru.says(events.WonTitle)
def won_title(event: events.WonTitle, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} получает титул «{name_of(f'title {TITLES[event.title]}', 'ru')}»"


@ru.says(events.Unlocked)
def unlocked(event: events.Unlocked, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} открывает достижение «{name_of(ACHIEVEMENTS[event.achievement].id, 'ru')}»"
