"""Wyrmspan in Russian."""

from __future__ import annotations

from embertable.core.counts import AllOf, AtLeast, Condition, Count
from embertable.core.effects import If
from embertable.core.text.ru import russian_tongue
from embertable.core.text.tongue import Mood
from embertable.games.wyrmspan import events
from embertable.games.wyrmspan.chapters.end import SellFor, SellLeftovers
from embertable.games.wyrmspan.chapters.entice import Cover, Entice
from embertable.games.wyrmspan.chapters.excavate import Dig, Excavate
from embertable.games.wyrmspan.chapters.exchange import Exchange, ExchangeToPay, PayResources, SpendResources
from embertable.games.wyrmspan.chapters.explore import Explore
from embertable.games.wyrmspan.chapters.guild import ChooseCell, EnterBrown, PutMarker, StepOn, StepTo, TakeStep
from embertable.games.wyrmspan.chapters.limits import Drop, DropCard, DropThis, DropToken
from embertable.games.wyrmspan.chapters.rounds import NoMore, UseOnce, UseThis
from embertable.games.wyrmspan.chapters.turn import Pass, TakeTurn
from embertable.games.wyrmspan.effects import (
    activating,
    caching,
    conditions,
    counts,
    drawing,
    gaining,
    grammar,
    laying,
    moving,
    playing,
    points,
    taking,
    trading,
    tucking,
)
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.paying import ChoosePayment, PayWith, Price
from embertable.games.wyrmspan.setup import FirstResource, FirstResources, KeepFour, LetGo
from embertable.games.wyrmspan.terms import (
    ABILITIES,
    ADJACENT,
    ANY,
    ANYWHERE,
    CACHED,
    CARD,
    CAVE,
    CAVE_NAMES,
    CHEAP,
    CHEAP_MOST,
    COIN,
    COLUMNS,
    COSTLY,
    CRYSTAL,
    DECK,
    DISPLAY,
    DRAGON,
    DRAGON_CARDS,
    EGG,
    FREE,
    GOLD,
    HAND,
    HERE,
    IN_AMETHYST,
    IN_CRIMSON,
    IN_GOLDEN,
    ITEM,
    LESS_ONE,
    LIMIT,
    MEAT,
    MILK,
    NO_RESOURCES,
    THIS_CAVE,
    THIS_COLUMN,
    TUCKED,
    trait_names,
)
from embertable.games.wyrmspan.text.names_ru import DRAGON_NAMES
from embertable.games.wyrmspan.text.slots import symbol, templates, tokens

ru = russian_tongue(
    nouns={
        "point": ("ПО", "ПО", "ПО"),
        MEAT: ("мясо", "мяса", "мяса"),
        GOLD: ("золото", "золота", "золота"),
        CRYSTAL: ("кристалл", "кристалла", "кристаллов"),
        MILK: ("молоко", "молока", "молока"),
        COIN: ("монету", "монеты", "монет"),
        EGG: ("яйцо", "яйца", "яиц"),
        ANY: ("ресурс", "ресурса", "ресурсов"),
        CARD: ("карту", "карты", "карт"),
        DRAGON: ("карту дракона", "карты драконов", "карт драконов"),
        CAVE: ("карту пещеры", "карты пещер", "карт пещер"),
        ITEM: ("ресурс или карту", "ресурса или карты", "ресурсов или карт"),
        "step": ("шаг", "шага", "шагов"),
        "dragon": ("дракон", "дракона", "драконов"),
        "choice": ("вариант", "разных варианта", "разных вариантов"),
        "space": ("зал", "зала", "залов"),
    },
    words={
        "title": "Wyrmspan",
        "tagline": f"Раскапывайте три пещеры, приманивайте драконов {DRAGON_CARDS} видов и исследуйте построенное.",
        "and": "и",
        "automa": "Автома",
        "cave crimson": "Багряная каверна",
        "cave golden": "Золотистый грот",
        "cave amethyst": "Аметистовая бездна",
        "in crimson": "в Багряной каверне",
        "in golden": "в Золотистом гроте",
        "in amethyst": "в Аметистовой бездне",
        "to crimson": "в Багряную каверну",
        "to golden": "в Золотистый грот",
        "to amethyst": "в Аметистовую бездну",
        "place crimson": "зал {number} Багряной каверны",
        "place golden": "зал {number} Золотистого грота",
        "place amethyst": "зал {number} Аметистовой бездны",
        "place mat": "планшет",
        "on top of": " поверх дракона «{card}»",
        "some dragon": "карту дракона",
        "some cave card": "карту пещеры",
        "cave name": "Пещера {number}",
        "decision name": "Решение {id}",
        "egg from": "{egg} ({place})",
        "one and one": "{first} и {second}",
        "cheaper by": ", не платя {token}",
        "top dragon": "верхнюю карту колоды драконов",
        "top cave": "верхнюю карту колоды пещер",
        "cost": "Стоимость",
        "worth": "Ценность",
        "nests": "Гнёзда",
        "nothing": "бесплатно",
        "food meat": "мясо",
        "food milk": "молоко",
        "food card": "карта дракона",
        "each food": "За каждую подкормку ({food}): {effect}",
        "third food": "За третью подкормку ({food}), один раз: {effect}",
        "squares": "клеток: {few}, втроём и больше – {many}",
        "fixed points": "Первая фишка здесь даёт {first} ПО, вторая – {second}, каждая следующая – {further}.",
        "objective counts": "Первое место у того, у кого в конце раунда этого больше всего; при равенстве место делят.",
        "automa counts": "Автома в раундах 1–4: {numbers}, и ещё монеты на тайле{most}.",
        "automa most": ", вместе не более {most}",
        "decision passes": "Если это последняя карта колоды, Автома пасует.",
        "decision refreshes": "Открытые карты драконов сбрасываются и заменяются.",
        "decision adds": "Положите {coins} на цель раунда.",
        "decision removes": "Снимите {coins} с цели раунда.",
        "puts coins": "кладёт {coins} на цель раунда",
        "removes coins": "снимает {coins} с цели раунда",
        "decision steps": "Шаги в гильдии в раундах 1–4: {steps}.",
        "decision most": "Шаги в гильдии: число залов вашей наиболее раскопанной пещеры{plus}.",
        "decision least": "Шаги в гильдии: число залов вашей наименее раскопанной пещеры{plus}.",
        "decision brown": "На коричневом делении Автома берёт открытого дракона {dragon} и {taken}.",
        "decision cave": "открытую пещеру {number}",
        "decision cell": "свободное место {number} на тайле гильдии",
        "trait hatchling": "детёныш",
        "trait small": "мелкий",
        "trait medium": "средний",
        "trait large": "крупный",
        "trait shy": "робкий",
        "trait aggressive": "агрессивный",
        "trait playful": "игривый",
        "trait helpful": "дружелюбный",
        "trait when played": "при розыгрыше",
        "trait if activated": "при активации",
        "trait once per round": "раз в раунд",
        "trait end game": "в конце игры",
        "rank 0": "первое место",
        "rank 1": "второе место",
        "rank 2": "третье место",
        "rank 3": "без места",
        "guild plains": "Гильдия равнин",
        "guild seafarers": "Гильдия мореплавателей",
        "guild highlands": "Гильдия нагорья",
        "guild rainforest": "Гильдия дождевых лесов",
        "score guild": "гильдия",
        "score dragons": "драконы",
        "score abilities": "свойства в конце игры",
        "score eggs": "яйца",
        "score cached": "запасённые ресурсы",
        "score tucked": "подложенные карты",
        "score objectives": "цели",
        "score leftovers": "монеты и остатки",
        "score caves": "карты пещер",
        "deck dragons": "Драконы",
        "deck caves": "Пещеры",
        "deck guilds": "Тайлы гильдий",
        "deck objectives": "Цели",
        "deck automa": "Решения Автомы",
        "variant automa": "Соперник для игры в одиночку",
        "about automa": "Для одного игрока: с какой колодой решений играет Автома.",
        "variant automa usual": "первый уровень",
        "variant automa automa-1": "Автома, уровень 1",
        "variant automa automa-2": "Автома, уровень 2",
        "variant automa automa-3": "Автома, уровень 3",
        "variant automa ravel-1": "Равель, уровень 1",
        "variant automa ravel-2": "Равель, уровень 2",
        "variant automa ravel-3": "Равель, уровень 3",
        "round": "раунд",
        "first player": "первый игрок",
        "passed": "пас",
        "hand": "Рука",
        "stock": "Запас",
        "display": "Открытые карты",
        "deck": "колода",
        "guild": "Гильдия",
        "free": "свободно",
        "objectives": "Цели",
        "points": "ПО",
        "eggs": "яйца",
        "coins": "монеты",
        "explored": "исследовано",
        "not excavated": "не раскопано",
        "empty": "пусто",
        "cards": "карты",
        "player column": "игрок",
        "steps": "шаги",
        "markers": "фишки",
        "short meat": "М",
        "short gold": "З",
        "short crystal": "К",
        "short milk": "Л",
        **{f"dragon {number}": name for number, name in enumerate(DRAGON_NAMES, start=1)},
    },
)

# Questions

templates(
    ru,
    {
        KeepFour: "какие две из шести карт вы сбрасываете?",
        FirstResources: "с какими тремя ресурсами вы начинаете? Возьмите следующий",
        TakeTurn: "ваш ход: раскопайте зал, приманите дракона, исследуйте пещеру или спасуйте",
        ChoosePayment: "чем вы платите?",
        PayResources: "какие два ресурса вы обменяете на недостающий?",
        gaining.ChooseKind: "какой ресурс вы берёте?",
        gaining.ChooseTuckedCost: "какой ресурс из стоимости подложенной карты вы берёте?",
        gaining.ChooseShared: "какой ресурс вы назовёте для всех?",
        gaining.ChooseGathered: "какой ресурс вы берёте?",
        gaining.StashToken: "запасаете ли вы то, что взяли?",
        caching.ChooseToken: "какой из своих ресурсов вы запасаете?",
        caching.ChooseCachePlace: "на каком драконе?",
        caching.ChooseSupplied: "какой ресурс из общего запаса вы запасаете?",
        tucking.ChooseTuckPlace: "под какого дракона вы подкладываете карту?",
        tucking.ChooseTuckCard: "какую карту вы подкладываете?",
        tucking.ChooseBlindPlace: "под какого дракона вы подкладываете верхнюю карту колоды?",
        tucking.ChooseEachPlace: "под какого из этих драконов вы дальше подкладываете карту?",
        taking.ChooseCard: "какую карту вы берёте?",
        taking.KeepOrTuck: "подкладываете ли вы взятую карту или оставляете в руке?",
        drawing.TuckDrawn: "какую из взятых карт вы подкладываете?",
        drawing.DiscardDrawn: "какую из взятых карт вы сбрасываете?",
        laying.ChooseNest: "куда вы кладёте яйцо?",
        grammar.OrderParts: "что сначала?",
        grammar.Consider: "{card}: применяете ли вы свойство?",
        grammar.ChooseParts: "что вы выбираете?",
        playing.ChooseDragon: "какого дракона вы играете и куда?",
        playing.ChooseCovered: "поверх какого из своих драконов вы играете другого?",
        playing.ChooseCovering: "какого дракона вы туда играете?",
        playing.ChooseDigPlace: "в какой пещере вы раскапываете зал открытой картой?",
        playing.ChooseDig: "где вы раскапываете зал и какой картой?",
        activating.ChooseAbility: "свойство какого дракона вы применяете?",
        activating.ChooseBonus: "какой напечатанный бонус вы берёте?",
        moving.ChooseSwapped: "какой дракон меняется местом?",
        moving.ChooseSwappedWith: "с каким драконом?",
        TakeStep: "делаете ли вы шаг по треку гильдии?",
        EnterBrown: "следующее деление гильдии коричневое: встаёте ли вы на него и выставляете фишку?",
        ChooseCell: "на какое место тайла гильдии вы ставите фишку?",
        DropToken: f"у вас больше {LIMIT} ресурсов: какой вы возвращаете?",
        DropCard: f"у вас больше {LIMIT} карт: какую вы сбрасываете?",
        UseOnce: "конец раунда: какое свойство вы применяете?",
        SellLeftovers: "конец игры: платите ли вы остатками за ПО?",
    },
)


@ru.says(trading.StrikeDeal)
def strike_deal(ask: trading.StrikeDeal, mood: Mood) -> str:
    trade = ask.trade
    return f"хотите ли вы {price(trade.price)}, чтобы {ru.clause(trade.then, Mood.TO_DO)}?"


# Options

templates(
    ru,
    {
        LetGo: "сбросить: {first} и {second}",
        FirstResource: "начать с: {token}",
        gaining.GainKind: "взять {token}",
        gaining.GatherKind: "взять {token}",
        gaining.ShareKind: "назвать {token}",
        gaining.Stash: "запасти {token}: {place}",
        Excavate: "раскопать зал {in_cave}: {card}",
        Dig: "раскопать зал {in_cave}: {card}",
        playing.DigThen: "раскопать зал {in_cave}: {card}",
        Entice: "приманить {to_cave}: {card}",
        playing.Play: "сыграть {to_cave}: {card}{less}",
        Explore: "исследовать: {cave}",
        Pass: "спасовать",
        Exchange: "обменять {given} на {gained}",
        ExchangeToPay: "обменять {given} на {gained}",
        SpendResources: "заплатить",
        PayWith: "заплатить: {payment}",
        trading.Strike: "заплатить: {payment}",
        caching.CacheKind: "запасти {token}",
        caching.CacheAt: "на дракона: {place}",
        tucking.TuckUnder: "под дракона: {place}",
        tucking.TuckCard: "подложить: {card}",
        tucking.TuckBlind: "под дракона: {place}",
        tucking.TuckUnseen: "под дракона: {place}",
        taking.TakeFaceUp: "взять: {card}",
        taking.TakeTop: "взять {deck}",
        taking.TuckNewest: "подложить её под дракона: {place}",
        drawing.TuckOne: "подложить карту «{card}»: {place}",
        drawing.DiscardOne: "сбросить: {card}",
        laying.LayAt: "положить яйцо: {place}",
        grammar.DoPart: "{effect}",
        playing.CoverAt: "поверх дракона: {place}",
        Cover: "сыграть туда: {card}",
        activating.UseAbility: "применить: {card}",
        UseThis: "применить: {card}",
        moving.SwapThis: "дракон: {place}",
        moving.SwapWith: "с драконом: {place}",
        StepOn: "встать на коричневое деление",
        StepTo: "встать на деление {space} гильдии{reward}",
        PutMarker: "поставить фишку на место {cell}",
        Drop: "вернуть {token}",
        DropThis: "сбросить: {payment}",
        NoMore: "больше ничего",
        SellFor: "{card}: заплатить {paid} за {points}",
    },
)

# Events

templates(
    ru,
    {
        events.Kept: "{seat} имеет первые карты и ресурсы",
        events.RoundBegan: "начинается раунд {number}; первый игрок: {seat}",
        events.HadTurn: "{seat} ходит",
        events.Excavated: "{seat} раскапывает зал {in_cave}: {card}",
        events.Enticed: "{seat} приманивает {to_cave}: {card}{on_top}",
        events.Explored: "{seat} исследует: {cave}",
        events.Passed: "{seat} пасует",
        events.Used: "{seat} применяет: {card}",
        events.Gained: "{seat} получает {tokens}",
        events.Paid: "{seat} платит {tokens}",
        events.Exchanged: "{seat} меняет {given} на {gained}",
        events.TookDragon: "{seat} берёт: {card}",
        events.TookCave: "{seat} берёт: {card}",
        events.DiscardedDragon: "{seat} сбрасывает: {card}",
        events.DiscardedCave: "{seat} сбрасывает: {card}",
        events.Laid: "{seat} кладёт яйцо: {place}",
        events.Cached: "{seat} запасает {token}: {card}",
        events.Tucked: "{seat} подкладывает под дракона «{under}»: {card}",
        events.Fed: "{seat} подкармливает: {card} (всего {times})",
        events.Revealed: "{seat} открывает: {card}",
        events.Stepped: "{seat} встаёт на деление {space} гильдии",
        events.PlacedMarker: "{seat} ставит фишку на место {cell}: {guild}",
        events.Swapped: "{seat} меняет местами: {first} и {second}",
        events.Lost: "{seat} возвращает {tokens}",
        events.ObjectiveScored: "цель «{objective}»: {places}",
        events.Bought: "{seat} получает {points} за остатки: {card}",
        events.AutomaDecided: "Автома открывает: {decision}",
        events.AutomaRefreshed: "Автома сбрасывает и заменяет открытые карты драконов",
        events.AutomaMovedCoins: "Автома {coins}",
        events.AutomaTook: "Автома берёт: {card}",
        events.AutomaPassed: "Автома пасует",
        events.Ended: "игра окончена; победа: {winners}; лучший результат: {points}",
        events.EndedAlone: "игра окончена; победа: {winner}; {seat} – {points}, Автома – {automa}",
    },
)

# Effects

VERBS = {
    "gain": ("получите", "получает", "получить"),
    "advance": ("продвиньтесь", "продвигается", "продвинуться"),
    "take": ("возьмите", "берёт", "взять"),
    "lay": ("положите", "кладёт", "положить"),
    "cache": ("запасите", "запасает", "запасти"),
    "tuck": ("подложите", "подкладывает", "подложить"),
    "play": ("сыграйте", "играет", "сыграть"),
    "excavate": ("раскопайте", "раскапывает", "раскопать"),
    "choose": ("выберите", "выбирает", "выбрать"),
    "use": ("примените", "применяет", "применить"),
    "swap": ("поменяйте", "меняет", "поменять"),
    "reveal": ("откройте", "открывает", "открыть"),
}
ON_DRAGONS = {
    ANYWHERE: "на любых своих драконах",
    HERE: "здесь",
    THIS_CAVE: "на дракона в этой пещере",
    THIS_COLUMN: "на дракона в этом столбце",
    ADJACENT: "на соседнего дракона",
}
UNDER_DRAGONS = {
    ANYWHERE: "под любых своих драконов",
    HERE: "сюда",
    THIS_CAVE: "под дракона в этой пещере",
    THIS_COLUMN: "под дракона в этом столбце",
}
REGION = {
    ANYWHERE: "",
    HERE: " здесь",
    THIS_CAVE: " в этой пещере",
    THIS_COLUMN: " в этом столбце",
    ADJACENT: " рядом с этим",
    IN_CRIMSON: " в Багряной каверне",
    IN_GOLDEN: " в Золотистом гроте",
    IN_AMETHYST: " в Аметистовой бездне",
}
NUMBERS = {2: "двух", 3: "трёх", 4: "четырёх"}
MANY = {
    "small": "мелкие",
    "medium": "средние",
    "large": "крупные",
    "shy": "робкие",
    "aggressive": "агрессивные",
    "playful": "игривые",
    "helpful": "дружелюбные",
}
OF_ONE = {
    "small": "мелкого",
    "medium": "среднего",
    "large": "крупного",
    "shy": "робкого",
    "aggressive": "агрессивного",
    "playful": "игривого",
    "helpful": "дружелюбного",
}


def verb(name: str, mood: Mood) -> str:
    """A verb in its mood."""
    return VERBS[name][{Mood.DO: 0, Mood.DOES: 1, Mood.TO_DO: 2}[mood]]


def ability_names(which: int) -> str:
    """Kinds of abilities, as they are called."""
    return ru.listed([f"«{ru.word(f'trait {name}').capitalize()}»" for name in trait_names(which)], "или")


def one_dragon(which: int, other: bool) -> str:
    """One dragon of these kinds, after "for each" and "there is no": accusative and genitive are the same."""
    names = trait_names(which)
    before = "другого " if other else ""
    if any(which & ability for ability in ABILITIES):
        return f"{before}дракона со свойством {ability_names(which)}"
    kinds = ru.listed([OF_ONE[name] for name in names if name != "hatchling"], "или")
    if "hatchling" in names:
        young = f"{before}детёныша"
        return f"{before}{kinds} дракона или {young}" if kinds else young
    return f"{before}{kinds} дракона" if kinds else f"{before}дракона"


def each(counter: Count) -> str:
    """With "for each": one of what is counted."""
    if isinstance(counter, counts.Dragons):
        return f"за каждого {one_dragon(counter.which, counter.other)}{REGION[counter.where]}"
    if isinstance(counter, counts.Eggs):
        return "за каждое яйцо" if counter.every == 1 else f"за каждые {tokens(counter.every, EGG, ru)}"
    if isinstance(counter, counts.CachedTokens):
        return f"за каждое запасённое{REGION[counter.where]} {symbol(counter.what, ru)}"
    if isinstance(counter, counts.TuckedCards):
        return f"за каждую подложенную {UNDER_DRAGONS[counter.where]} карту"
    names = {
        counts.GuildMarkers: "за каждую свою фишку на тайле гильдии",
        counts.PersonalitySets: "за каждый набор из четырёх разных черт у своих драконов",
        counts.SizeSets: "за каждый набор из четырёх разных размеров своих драконов",
        counts.FullColumns: "за каждый столбец с тремя драконами",
        counts.CaveCards: "за каждую карту пещеры на своём планшете",
        counts.BestCaveCost: "за каждый ресурс в стоимости всех драконов одной своей пещеры",
        counts.LowestObjectives: "за каждую цель, на которой никто не стоит ниже вас",
    }
    return names[type(counter)]


def condition(wanted: Condition) -> str:
    """After "if"."""
    if isinstance(wanted, AtLeast):
        what = wanted.what
        if isinstance(what, counts.ExcavatedSpaces):
            if wanted.number == COLUMNS:
                return "в этой пещере раскопаны все залы"
            return f"в этой пещере раскопано не менее {wanted.number} залов"
        if isinstance(what, counts.GuildMarkers):
            if wanted.number == 1:
                return "на тайле гильдии есть ваша фишка"
            return f"на тайле гильдии ваших фишек не менее {wanted.number}"
        assert isinstance(what, counts.Dragons)
        if wanted.number == 1:
            return f"{REGION[what.where].strip()} есть {one_of(what)}"
        names = ru.listed([ru.word(f"trait {name}") for name in trait_names(what.which)], "или")
        others = f"{f' ({names})' if names else ''}{', кроме этого' if what.other else ''}"
        return f"{REGION[what.where].strip()} есть хотя бы {ru.count(wanted.number, 'dragon')}{others}"
    if isinstance(wanted, conditions.NoneOf):
        assert isinstance(wanted.what, counts.Dragons)
        return f"{REGION[wanted.what.where].strip()} нет ни одного {one_dragon(wanted.what.which, wanted.what.other)}"
    if isinstance(wanted, conditions.NeighbourHasNoMore):
        return f"у соседа слева {ru.word(f'in {CAVE_NAMES[wanted.cave]}')} не больше драконов, чем у вас"
    if isinstance(wanted, AllOf):
        return all_of(wanted)
    if isinstance(wanted, conditions.Rightmost):
        return "правее в этой пещере драконов нет"
    assert isinstance(wanted, conditions.Between)
    return "драконы стоят непосредственно слева и справа от этого"


def one_of(what: counts.Dragons) -> str:
    """A dragon in the nominative."""
    names = [ru.word(f"trait {name}") for name in trait_names(what.which)]
    if names != ["детёныш"]:
        names.append("дракон")
    return ("ещё один " if what.other else "") + " ".join(names)


def all_of(wanted: AllOf) -> str:
    """Several conditions; dragons in the same place are named together."""
    parts = wanted.conditions
    dragons = [part.what for part in parts if isinstance(part, AtLeast) and part.number == 1]
    found = [what for what in dragons if isinstance(what, counts.Dragons)]
    if len(found) == len(parts) and len({what.where for what in found}) == 1:
        return f"{REGION[found[0].where].strip()} есть {ru.listed([one_of(what) for what in found], 'и')}"
    return ru.listed([condition(part) for part in parts], "и")


# What objectives count


@ru.says(counts.Dragons)
def dragons(c: counts.Dragons, mood: Mood) -> str:
    names = trait_names(c.which & ~(CHEAP | COSTLY))
    listed = ru.listed([MANY[name] for name in names if name in MANY], "или")
    if names == ["hatchling"]:
        said = "детёныши"
    elif listed:
        said = f"{listed} драконы" + (" и детёныши" if "hatchling" in names else "")
    elif names:
        abilities = [f"«{ru.word(f'trait {name}').capitalize()}»" for name in names]
        said = f"драконы {ru.listed(abilities, 'и')}"
    else:
        said = "драконы"
    if c.which & CHEAP:
        said += f" стоимостью до {CHEAP_MOST}"
    if c.which & COSTLY:
        said += f" стоимостью от {CHEAP_MOST + 1}"
    return f"{said}{REGION[c.where]}{', кроме этого' if c.other else ''}"


@ru.says(counts.CaveCards)
def cave_cards(c: counts.CaveCards, mood: Mood) -> str:
    return "карты пещер"


@ru.says(counts.CardsIn)
def cards_in(c: counts.CardsIn, mood: Mood) -> str:
    return f"карты {ru.word(f'in {CAVE_NAMES[c.cave]}')}"


@ru.says(counts.Nests)
def nests(c: counts.Nests, mood: Mood) -> str:
    return "гнёзда на драконах"


@ru.says(counts.Eggs)
def eggs(c: counts.Eggs, mood: Mood) -> str:
    return "яйца" if c.every == 1 else f"яйца, считая по {c.every}"


@ru.says(counts.CachedTokens)
def cached_tokens(c: counts.CachedTokens, mood: Mood) -> str:
    what = "запасённые ресурсы" if c.what == ANY else f"запасённое {symbol(c.what, ru)}"
    return f"{what}{REGION[c.where]}"


@ru.says(counts.GuildStanding)
def guild_standing(c: counts.GuildStanding, mood: Mood) -> str:
    return "положение в гильдии"


def price(paid: Price) -> str:
    """What is paid, as an infinitive."""
    if paid.what == CACHED:
        return f"запасти здесь {tokens(paid.count, ANY, ru)} из своего запаса"
    if paid.what == TUCKED:
        return f"подложить сюда {tokens(paid.count, DRAGON, ru)} с руки"
    return f"заплатить {things(paid)}"


def things(paid: Price) -> str:
    """So many things, and where they come from."""
    where = {ANYWHERE: "", THIS_CAVE: " с драконов этой пещеры", ADJACENT: " с соседних драконов"}[paid.where]
    return f"{tokens(paid.count, paid.what, ru)}{where}"


def many(count: int | Count, what: int) -> str:
    """A fixed number of things, or one for each of something."""
    if isinstance(count, Count):
        return f"{tokens(1, what, ru)} {each(count)}"
    return tokens(count, what, ru)


def any_resources(count: int) -> str:
    """Resources of the player's choice."""
    return f"{tokens(count, ANY, ru)} на выбор"


@ru.says(gaining.Gain)
def gain(e: gaining.Gain, mood: Mood) -> str:
    return f"{verb('gain', mood)} {tokens(e.count, e.what, ru)}"


@ru.says(gaining.GainAny)
def gain_any(e: gaining.GainAny, mood: Mood) -> str:
    return f"{verb('gain', mood)} {any_resources(e.count)}"


@ru.says(gaining.GainTuckedCost)
def gain_tucked_cost(e: gaining.GainTuckedCost, mood: Mood) -> str:
    return f"{verb('gain', mood)} 1 {symbol(ANY, ru)} из стоимости этой карты"


@ru.says(gaining.NameKind)
def name_kind(e: gaining.NameKind, mood: Mood) -> str:
    return f"{verb('choose', mood)} вид ресурса: вы получаете {e.own} таких, каждый другой игрок – {e.others}"


@ru.says(gaining.GainAndCache)
def gain_and_cache(e: gaining.GainAndCache, mood: Mood) -> str:
    if e.what != ANY:
        gained = many(e.count, e.what)
    elif isinstance(e.count, Count):
        gained = f"{any_resources(1)} {each(e.count)}"
    else:
        gained = any_resources(e.count)
    if e.least:
        stored = f"{e.least}" if e.least == e.most else f"от {e.least} до {e.most}"
        return f"{verb('gain', mood)} {gained} и запасите {stored} из них {ON_DRAGONS[e.where]}"
    stored = "его" if e.most == 1 else f"до {e.most} из них"
    return f"{verb('gain', mood)} {gained}; вы можете запасти {stored} {ON_DRAGONS[e.where]}"


@ru.says(GuildSteps)
def guild_steps(e: GuildSteps, mood: Mood) -> str:
    return f"{verb('advance', mood)} на {ru.count(e.count, 'step')} в гильдии"


@ru.says(taking.Take)
def take(e: taking.Take, mood: Mood) -> str:
    return f"{verb('take', mood)} {tokens(e.count, e.kind, ru)}"


@ru.says(taking.TakeAndTuck)
def take_and_tuck(e: taking.TakeAndTuck, mood: Mood) -> str:
    return f"{verb('take', mood)} {tokens(1, DRAGON, ru)}; вы можете подложить её {UNDER_DRAGONS[e.where]}"


@ru.says(drawing.Draw)
def draw(e: drawing.Draw, mood: Mood) -> str:
    drawn = f"{verb('take', mood)} из колоды {many(e.count, DRAGON)}"
    if e.least:
        rest = f", {e.discard} сбросьте" if e.discard else ""
        kept = "остальные" if isinstance(e.count, Count) else e.count - e.least - e.discard
        return f"{drawn}: {e.least} подложите {UNDER_DRAGONS[e.where]}{rest}, {kept} оставьте"
    if e.most:
        stored = "её" if e.most == 1 else f"до {e.most} из них"
        return f"{drawn}; вы можете подложить {stored} {UNDER_DRAGONS[e.where]}"
    return drawn


@ru.says(taking.Reveal)
def reveal(e: taking.Reveal, mood: Mood) -> str:
    names = ru.listed([ru.word(f"trait {name}") for name in trait_names(e.which)], "или")
    kind = names if names.endswith("детёныш") else f"{names} дракон"
    start = f"{verb('reveal', mood)} верхнюю карту колоды драконов: если это {kind}, подложите её сюда, иначе "
    if e.otherwise == HAND:
        return start + "возьмите в руку"
    return start + ("сбросьте" if e.bonus is None else f"сбросьте и {ru.clause(e.bonus, Mood.DO)}")


LAY_WHERE = {
    ANYWHERE: "",
    HERE: " сюда",
    THIS_CAVE: " на драконов в этой пещере",
    THIS_COLUMN: " на дракона в этом столбце",
    ADJACENT: " на соседнего дракона",
}


@ru.says(laying.Lay)
def lay(e: laying.Lay, mood: Mood) -> str:
    where = " на дракона в этой пещере" if e.where == THIS_CAVE and e.count == 1 else LAY_WHERE[e.where]
    return f"{verb('lay', mood)} {tokens(e.count, EGG, ru)}{where}"


@ru.says(laying.LayEach)
def lay_each(e: laying.LayEach, mood: Mood) -> str:
    return f"{verb('lay', mood)} {tokens(1, EGG, ru)} на каждого {one_dragon(e.which, False)}{REGION[e.where]}"


@ru.says(caching.Cache)
def cache(e: caching.Cache, mood: Mood) -> str:
    upto = "до " if e.count > 1 else ""
    what = f"{upto}{e.count} {symbol(e.what, ru, 5 if e.count > 1 else 1)}"
    where = {ANYWHERE: "на любых своих драконах", HERE: "здесь", THIS_COLUMN: "на драконе в этом столбце"}[e.where]
    return f"{verb('cache', mood)} {where} {what} из своего запаса"


@ru.says(caching.CacheFromSupply)
def cache_from_supply(e: caching.CacheFromSupply, mood: Mood) -> str:
    return f"{verb('cache', mood)} {any_resources(e.count)} из общего запаса {ON_DRAGONS[e.where]}"


@ru.says(tucking.Tuck)
def tuck(e: tucking.Tuck, mood: Mood) -> str:
    upto = "до " if e.count > 1 else ""
    what = f"{upto}{e.count} {symbol(DRAGON, ru, 5 if e.count > 1 else 1)}"
    return f"{verb('tuck', mood)} {what} с руки {UNDER_DRAGONS[e.where]}"


@ru.says(tucking.TuckFromDeck)
def tuck_from_deck(e: tucking.TuckFromDeck, mood: Mood) -> str:
    where = UNDER_DRAGONS[e.where]
    if isinstance(e.count, Count):
        return f"{verb('tuck', mood)} {where} {tokens(1, DRAGON, ru)} из колоды {each(e.count)}"
    return f"{verb('tuck', mood)} {tokens(e.count, DRAGON, ru)} из колоды {where}"


@ru.says(tucking.TuckEach)
def tuck_each(e: tucking.TuckEach, mood: Mood) -> str:
    under = f"под каждого {one_dragon(e.which, False)}{REGION[e.where]}"
    return f"{verb('tuck', mood)} {tokens(1, DRAGON, ru)} из колоды {under}"


@ru.says(grammar.AnyOrder)
def any_order(e: grammar.AnyOrder, mood: Mood) -> str:
    gifts = [part for part in e.parts if isinstance(part, gaining.Gain)]
    if len(gifts) == len(e.parts):
        return f"{verb('gain', mood)} " + ru.listed([tokens(part.count, part.what, ru) for part in gifts], "и")
    return ru.listed([ru.clause(part, mood) for part in e.parts], "и")


@ru.says(grammar.Choose)
def choose(e: grammar.Choose, mood: Mood) -> str:
    if e.count == 1:
        return ru.listed([ru.clause(part, mood) for part in e.parts], "или")
    parts = ru.listed([ru.clause(part, Mood.DO) for part in e.parts], "или")
    return f"{verb('choose', mood)} {ru.count(e.count, 'choice')}: {parts}"


@ru.says(If)
def only_if(e: If, mood: Mood) -> str:
    return f"если {condition(e.condition)}, {ru.clause(e.then, mood)}"


@ru.says(grammar.Shared)
def shared(e: grammar.Shared, mood: Mood) -> str:
    return f"{ru.clause(e.own, mood)}; каждый другой игрок {ru.clause(e.others, Mood.DOES)}"


@ru.says(trading.Trade)
def trade(e: trading.Trade, mood: Mood) -> str:
    bargain = f"{price(e.price)}, чтобы {ru.clause(e.then, Mood.TO_DO)}"
    times = f"до {NUMBERS[e.times]} раз " if e.times > 1 else ""
    if mood is Mood.TO_DO:
        return times + bargain
    return times + ("вы можете " if mood is Mood.DO else "может ") + bargain


@ru.says(playing.PlayDragon)
def play_dragon(e: playing.PlayDragon, mood: Mood) -> str:
    origin = {HAND: "с руки", DISPLAY: "из открытых карт", HAND | DISPLAY: "с руки или из открытых карт"}
    cost = {FREE: "бесплатно", LESS_ONE: "на 1 яйцо или 1 ресурс дешевле", NO_RESOURCES: "не платя ресурсов"}
    onto = " поверх одного из своих драконов" if e.onto_dragon else ""
    return f"{verb('play', mood)} дракона {origin[e.origins]}{onto} {cost[e.price]}"


@ru.says(playing.PlayCave)
def play_cave(e: playing.PlayCave, mood: Mood) -> str:
    origin = {
        HAND: "картой пещеры с руки",
        DISPLAY: "открытой картой пещеры",
        HAND | DISPLAY: "картой пещеры с руки или из открытых",
        DECK: "верхней картой колоды пещер",
    }
    if e.count > 1:
        cards = {
            HAND: "картами пещер с руки",
            DISPLAY: "открытыми картами пещер",
            HAND | DISPLAY: "картами пещер с руки или из открытых",
        }
        return f"{verb('excavate', mood)} бесплатно до {e.count} залов {cards[e.origins]}"
    return f"{verb('excavate', mood)} бесплатно зал {origin[e.origins]}"


@ru.says(activating.Activate)
def activate(e: activating.Activate, mood: Mood) -> str:
    return f"{verb('use', mood)} свойство {ability_names(e.kinds)} одного из своих драконов"


@ru.says(activating.ActivateMat)
def activate_mat(e: activating.ActivateMat, mood: Mood) -> str:
    return f"{verb('take', mood)} любой один бонус исследования со своего планшета"


@ru.says(moving.Swap)
def swap(e: moving.Swap, mood: Mood) -> str:
    return f"{verb('swap', mood)} местами двух своих драконов со всем, что на них и под ними"


@ru.says(points.Points)
def score(e: points.Points, mood: Mood) -> str:
    worth = ru.count(e.points, "point") if e.points > 0 else f"потеряйте {ru.count(-e.points, 'point')}"
    most = f", но не более {e.most}" if e.most else ""
    if e.per is not None:
        worth = f"{worth} {each(e.per)}{most}"
    return worth if e.when is None else f"{worth}, если {condition(e.when)}"


@ru.says(points.Sell)
def sell(e: points.Sell, mood: Mood) -> str:
    offers = [
        ru.listed([things(paid) for paid in offer.prices], "и") + f" за {ru.count(offer.points, 'point')}"
        for offer in e.sales
    ]
    return f"вы можете заплатить {ru.listed(offers, 'или')}"
