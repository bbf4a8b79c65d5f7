"""Wyrmspan in Ukrainian: «Змієвир»."""

from __future__ import annotations

from embertable.core.counts import AllOf, AtLeast, Condition, Count
from embertable.core.effects import If
from embertable.core.text.tongue import Mood
from embertable.core.text.uk import ukrainian_tongue
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
from embertable.games.wyrmspan.text.names_uk import DRAGON_NAMES
from embertable.games.wyrmspan.text.slots import symbol, templates, tokens

uk = ukrainian_tongue(
    nouns={
        "point": ("ПБ", "ПБ", "ПБ"),
        MEAT: ("м’ясо", "м’яса", "м’яса"),
        GOLD: ("золото", "золота", "золота"),
        CRYSTAL: ("кристал", "кристали", "кристалів"),
        MILK: ("молоко", "молока", "молока"),
        COIN: ("монету", "монети", "монет"),
        EGG: ("яйце", "яйця", "яєць"),
        ANY: ("ресурс", "ресурси", "ресурсів"),
        CARD: ("карту", "карти", "карт"),
        DRAGON: ("карту дракона", "карти драконів", "карт драконів"),
        CAVE: ("карту печери", "карти печер", "карт печер"),
        ITEM: ("ресурс чи карту", "ресурси чи карти", "ресурсів чи карт"),
        "step": ("крок", "кроки", "кроків"),
        "dragon": ("дракон", "дракони", "драконів"),
        "choice": ("варіант", "різні варіанти", "різних варіантів"),
        "space": ("залу", "зали", "зал"),
    },
    words={
        "title": "Змієвир",
        "tagline": f"Розкопуйте три печери, приманюйте драконів {DRAGON_CARDS} видів і досліджуйте те, що збудували.",
        "and": "та",
        "automa": "Автома",
        "cave crimson": "Багряна яскиня",
        "cave golden": "Золотавий грот",
        "cave amethyst": "Аметистова прірва",
        "in crimson": "в Багряній яскині",
        "in golden": "в Золотавому гроті",
        "in amethyst": "в Аметистовій прірві",
        "to crimson": "до Багряної яскині",
        "to golden": "до Золотавого грота",
        "to amethyst": "до Аметистової прірви",
        "place crimson": "зала {number} Багряної яскині",
        "place golden": "зала {number} Золотавого грота",
        "place amethyst": "зала {number} Аметистової прірви",
        "place mat": "планшет",
        "on top of": " поверх дракона «{card}»",
        "some dragon": "карту дракона",
        "some cave card": "карту печери",
        "cave name": "Печера {number}",
        "decision name": "Рішення {id}",
        "egg from": "{egg} ({place})",
        "one and one": "{first} та {second}",
        "cheaper by": ", не платячи {token}",
        "top dragon": "верхню карту колоди драконів",
        "top cave": "верхню карту колоди печер",
        "cost": "Вартість",
        "worth": "Цінність",
        "nests": "Гнізда",
        "nothing": "безкоштовно",
        "food meat": "м’ясо",
        "food milk": "молоко",
        "food card": "карта дракона",
        "each food": "За кожне підживлення ({food}): {effect}",
        "third food": "За третє підживлення ({food}), один раз: {effect}",
        "squares": "клітинок: {few}, утрьох і більше – {many}",
        "fixed points": "Перша фішка тут дає {first} ПБ, друга – {second}, кожна наступна – {further}.",
        "objective counts": "Перше місце в того, хто наприкінці раунду має цього найбільше; за рівності місце ділять.",
        "automa counts": "Автома в раундах 1–4: {numbers}, і ще монети на тайлі{most}.",
        "automa most": ", разом щонайбільше {most}",
        "decision passes": "Якщо це остання карта колоди, Автома пасує.",
        "decision refreshes": "Відкриті карти драконів скидаються й замінюються.",
        "decision adds": "Покладіть {coins} на ціль раунду.",
        "decision removes": "Зніміть {coins} з цілі раунду.",
        "puts coins": "кладе {coins} на ціль раунду",
        "removes coins": "знімає {coins} з цілі раунду",
        "decision steps": "Кроки в гільдії в раундах 1–4: {steps}.",
        "decision most": "Кроки в гільдії: кількість зал у вашій найбільше розкопаній печері{plus}.",
        "decision least": "Кроки в гільдії: кількість зал у вашій найменше розкопаній печері{plus}.",
        "decision brown": "На коричневій поділці Автома бере відкритого дракона {dragon} та {taken}.",
        "decision cave": "відкриту печеру {number}",
        "decision cell": "вільне місце {number} на тайлі гільдії",
        "trait hatchling": "драконятко",
        "trait small": "дрібний",
        "trait medium": "середній",
        "trait large": "великий",
        "trait shy": "боязкий",
        "trait aggressive": "агресивний",
        "trait playful": "грайливий",
        "trait helpful": "дружній",
        "trait when played": "при розіграші",
        "trait if activated": "при активації",
        "trait once per round": "раз на раунд",
        "trait end game": "наприкінці гри",
        "rank 0": "перше місце",
        "rank 1": "друге місце",
        "rank 2": "третє місце",
        "rank 3": "без місця",
        "guild plains": "Гільдія рівнин",
        "guild seafarers": "Гільдія мореплавців",
        "guild highlands": "Гільдія нагір’я",
        "guild rainforest": "Гільдія дощових лісів",
        "score guild": "гільдія",
        "score dragons": "дракони",
        "score abilities": "властивості наприкінці гри",
        "score eggs": "яйця",
        "score cached": "запасені ресурси",
        "score tucked": "підкладені карти",
        "score objectives": "цілі",
        "score leftovers": "монети й залишки",
        "score caves": "карти печер",
        "deck dragons": "Дракони",
        "deck caves": "Печери",
        "deck guilds": "Тайли гільдій",
        "deck objectives": "Цілі",
        "deck automa": "Рішення Автоми",
        "variant automa": "Суперник для гри наодинці",
        "about automa": "Для одного гравця: з якою колодою рішень грає Автома.",
        "variant automa usual": "перший рівень",
        "variant automa automa-1": "Автома, рівень 1",
        "variant automa automa-2": "Автома, рівень 2",
        "variant automa automa-3": "Автома, рівень 3",
        "variant automa ravel-1": "Равель, рівень 1",
        "variant automa ravel-2": "Равель, рівень 2",
        "variant automa ravel-3": "Равель, рівень 3",
        "round": "раунд",
        "first player": "перший гравець",
        "passed": "пас",
        "hand": "Рука",
        "stock": "Запас",
        "display": "Відкриті карти",
        "deck": "колода",
        "guild": "Гільдія",
        "free": "вільно",
        "objectives": "Цілі",
        "points": "ПБ",
        "eggs": "яйця",
        "coins": "монети",
        "explored": "досліджено",
        "not excavated": "не розкопано",
        "empty": "порожньо",
        "cards": "карти",
        "player column": "гравець",
        "steps": "кроки",
        "markers": "фішки",
        "short meat": "М",
        "short gold": "З",
        "short crystal": "К",
        "short milk": "Л",
        **{f"dragon {number}": name for number, name in enumerate(DRAGON_NAMES, start=1)},
    },
)

# Questions

templates(
    uk,
    {
        KeepFour: "які дві з шести карт ви скидаєте?",
        FirstResources: "із якими трьома ресурсами ви починаєте? Візьміть наступний",
        TakeTurn: "ваш хід: розкопайте залу, приманіть дракона, дослідіть печеру або спасуйте",
        ChoosePayment: "чим ви платите?",
        PayResources: "які два ресурси ви обміняєте на той, якого бракує?",
        gaining.ChooseKind: "який ресурс ви берете?",
        gaining.ChooseTuckedCost: "який ресурс із вартості підкладеної карти ви берете?",
        gaining.ChooseShared: "який ресурс ви назвете для всіх?",
        gaining.ChooseGathered: "який ресурс ви берете?",
        gaining.StashToken: "чи запасаєте ви те, що взяли?",
        caching.ChooseToken: "який зі своїх ресурсів ви запасаєте?",
        caching.ChooseCachePlace: "на якому драконі?",
        caching.ChooseSupplied: "який ресурс із загального запасу ви запасаєте?",
        tucking.ChooseTuckPlace: "під якого дракона ви підкладаєте карту?",
        tucking.ChooseTuckCard: "яку карту ви підкладаєте?",
        tucking.ChooseBlindPlace: "під якого дракона ви підкладаєте верхню карту колоди?",
        tucking.ChooseEachPlace: "під якого з цих драконів ви далі підкладаєте карту?",
        taking.ChooseCard: "яку карту ви берете?",
        taking.KeepOrTuck: "чи підкладаєте ви взяту карту, чи лишаєте в руці?",
        drawing.TuckDrawn: "яку з узятих карт ви підкладаєте?",
        drawing.DiscardDrawn: "яку з узятих карт ви скидаєте?",
        laying.ChooseNest: "куди ви кладете яйце?",
        grammar.OrderParts: "що спочатку?",
        grammar.Consider: "{card}: чи застосовуєте ви властивість?",
        grammar.ChooseParts: "що ви вибираєте?",
        playing.ChooseDragon: "якого дракона ви граєте і куди?",
        playing.ChooseCovered: "поверх якого зі своїх драконів ви граєте іншого?",
        playing.ChooseCovering: "якого дракона ви туди граєте?",
        playing.ChooseDigPlace: "у якій печері ви розкопуєте залу відкритою картою?",
        playing.ChooseDig: "де ви розкопуєте залу і якою картою?",
        activating.ChooseAbility: "властивість якого дракона ви застосовуєте?",
        activating.ChooseBonus: "який надрукований бонус ви берете?",
        moving.ChooseSwapped: "який дракон міняється місцем?",
        moving.ChooseSwappedWith: "із яким драконом?",
        TakeStep: "чи робите ви крок треком гільдії?",
        EnterBrown: "наступна поділка гільдії коричнева: чи стаєте ви на неї й виставляєте фішку?",
        ChooseCell: "на яке місце тайла гільдії ви ставите фішку?",
        DropToken: f"у вас понад {LIMIT} ресурсів: який ви повертаєте?",
        DropCard: f"у вас понад {LIMIT} карт: яку ви скидаєте?",
        UseOnce: "кінець раунду: яку властивість ви застосовуєте?",
        SellLeftovers: "кінець гри: чи платите ви залишками за ПБ?",
    },
)


@uk.says(trading.StrikeDeal)
def strike_deal(ask: trading.StrikeDeal, mood: Mood) -> str:
    trade = ask.trade
    return f"чи хочете ви {price(trade.price)}, щоб {uk.clause(trade.then, Mood.TO_DO)}?"


# Options

templates(
    uk,
    {
        LetGo: "скинути: {first} та {second}",
        FirstResource: "почати з: {token}",
        gaining.GainKind: "взяти {token}",
        gaining.GatherKind: "взяти {token}",
        gaining.ShareKind: "назвати {token}",
        gaining.Stash: "запасти {token}: {place}",
        Excavate: "розкопати залу {in_cave}: {card}",
        Dig: "розкопати залу {in_cave}: {card}",
        playing.DigThen: "розкопати залу {in_cave}: {card}",
        Entice: "приманити {to_cave}: {card}",
        playing.Play: "зіграти {to_cave}: {card}{less}",
        Explore: "дослідити: {cave}",
        Pass: "спасувати",
        Exchange: "обміняти {given} на {gained}",
        ExchangeToPay: "обміняти {given} на {gained}",
        SpendResources: "сплатити",
        PayWith: "сплатити: {payment}",
        trading.Strike: "сплатити: {payment}",
        caching.CacheKind: "запасти {token}",
        caching.CacheAt: "на дракона: {place}",
        tucking.TuckUnder: "під дракона: {place}",
        tucking.TuckCard: "підкласти: {card}",
        tucking.TuckBlind: "під дракона: {place}",
        tucking.TuckUnseen: "під дракона: {place}",
        taking.TakeFaceUp: "взяти: {card}",
        taking.TakeTop: "взяти {deck}",
        taking.TuckNewest: "підкласти її під дракона: {place}",
        drawing.TuckOne: "підкласти карту «{card}»: {place}",
        drawing.DiscardOne: "скинути: {card}",
        laying.LayAt: "покласти яйце: {place}",
        grammar.DoPart: "{effect}",
        playing.CoverAt: "поверх дракона: {place}",
        Cover: "зіграти туди: {card}",
        activating.UseAbility: "застосувати: {card}",
        UseThis: "застосувати: {card}",
        moving.SwapThis: "дракон: {place}",
        moving.SwapWith: "із драконом: {place}",
        StepOn: "стати на коричневу поділку",
        StepTo: "стати на поділку {space} гільдії{reward}",
        PutMarker: "поставити фішку на місце {cell}",
        Drop: "повернути {token}",
        DropThis: "скинути: {payment}",
        NoMore: "більше нічого",
        SellFor: "{card}: сплатити {paid} за {points}",
    },
)

# Events

templates(
    uk,
    {
        events.Kept: "{seat} має перші карти й ресурси",
        events.RoundBegan: "починається раунд {number}; перший гравець: {seat}",
        events.HadTurn: "{seat} ходить",
        events.Excavated: "{seat} розкопує залу {in_cave}: {card}",
        events.Enticed: "{seat} приманює {to_cave}: {card}{on_top}",
        events.Explored: "{seat} досліджує: {cave}",
        events.Passed: "{seat} пасує",
        events.Used: "{seat} застосовує: {card}",
        events.Gained: "{seat} отримує {tokens}",
        events.Paid: "{seat} платить {tokens}",
        events.Exchanged: "{seat} обмінює {given} на {gained}",
        events.TookDragon: "{seat} бере: {card}",
        events.TookCave: "{seat} бере: {card}",
        events.DiscardedDragon: "{seat} скидає: {card}",
        events.DiscardedCave: "{seat} скидає: {card}",
        events.Laid: "{seat} кладе яйце: {place}",
        events.Cached: "{seat} запасає {token}: {card}",
        events.Tucked: "{seat} підкладає під дракона «{under}»: {card}",
        events.Fed: "{seat} підживлює: {card} (усього {times})",
        events.Revealed: "{seat} відкриває: {card}",
        events.Stepped: "{seat} стає на поділку {space} гільдії",
        events.PlacedMarker: "{seat} ставить фішку на місце {cell}: {guild}",
        events.Swapped: "{seat} міняє місцями: {first} та {second}",
        events.Lost: "{seat} повертає {tokens}",
        events.ObjectiveScored: "ціль «{objective}»: {places}",
        events.Bought: "{seat} отримує {points} за залишки: {card}",
        events.AutomaDecided: "Автома відкриває: {decision}",
        events.AutomaRefreshed: "Автома скидає й замінює відкриті карти драконів",
        events.AutomaMovedCoins: "Автома {coins}",
        events.AutomaTook: "Автома бере: {card}",
        events.AutomaPassed: "Автома пасує",
        events.Ended: "гру завершено; перемога: {winners}; найкращий результат: {points}",
        events.EndedAlone: "гру завершено; перемога: {winner}; {seat} – {points}, Автома – {automa}",
    },
)

# Effects

VERBS = {
    "gain": ("отримайте", "отримує", "отримати"),
    "advance": ("просуньтеся", "просувається", "просунутися"),
    "take": ("візьміть", "бере", "взяти"),
    "lay": ("покладіть", "кладе", "покласти"),
    "cache": ("запасіть", "запасає", "запасти"),
    "tuck": ("підкладіть", "підкладає", "підкласти"),
    "play": ("зіграйте", "грає", "зіграти"),
    "excavate": ("розкопайте", "розкопує", "розкопати"),
    "choose": ("виберіть", "вибирає", "вибрати"),
    "use": ("застосуйте", "застосовує", "застосувати"),
    "swap": ("поміняйте", "міняє", "поміняти"),
    "reveal": ("відкрийте", "відкриває", "відкрити"),
}
ON_DRAGONS = {
    ANYWHERE: "на будь-яких своїх драконах",
    HERE: "тут",
    THIS_CAVE: "на дракона в цій печері",
    THIS_COLUMN: "на дракона в цьому стовпці",
    ADJACENT: "на сусіднього дракона",
}
UNDER_DRAGONS = {
    ANYWHERE: "під будь-яких своїх драконів",
    HERE: "сюди",
    THIS_CAVE: "під дракона в цій печері",
    THIS_COLUMN: "під дракона в цьому стовпці",
}
REGION = {
    ANYWHERE: "",
    HERE: " тут",
    THIS_CAVE: " у цій печері",
    THIS_COLUMN: " у цьому стовпці",
    ADJACENT: " поруч із цим",
    IN_CRIMSON: " у Багряній яскині",
    IN_GOLDEN: " у Золотавому гроті",
    IN_AMETHYST: " в Аметистовій прірві",
}
NUMBERS = {2: "двох", 3: "трьох", 4: "чотирьох"}
MANY = {
    "small": "дрібні",
    "medium": "середні",
    "large": "великі",
    "shy": "боязкі",
    "aggressive": "агресивні",
    "playful": "грайливі",
    "helpful": "дружні",
}
OF_ONE = {
    "small": "дрібного",
    "medium": "середнього",
    "large": "великого",
    "shy": "боязкого",
    "aggressive": "агресивного",
    "playful": "грайливого",
    "helpful": "дружнього",
}


def verb(name: str, mood: Mood) -> str:
    """A verb in its mood."""
    return VERBS[name][{Mood.DO: 0, Mood.DOES: 1, Mood.TO_DO: 2}[mood]]


def ability_names(which: int) -> str:
    """Kinds of abilities, as they are called."""
    return uk.listed([f"«{uk.word(f'trait {name}').capitalize()}»" for name in trait_names(which)], "або")


def one_dragon(which: int, other: bool) -> str:
    """One dragon of these kinds, after "for each" and "there is no": accusative and genitive are the same."""
    names = trait_names(which)
    before = "іншого " if other else ""
    if any(which & ability for ability in ABILITIES):
        return f"{before}дракона з властивістю {ability_names(which)}"
    kinds = uk.listed([OF_ONE[name] for name in names if name != "hatchling"], "або")
    if "hatchling" in names:
        young = "інше драконятко" if other else "драконятко"
        return f"{before}{kinds} дракона або {young}" if kinds else young
    return f"{before}{kinds} дракона" if kinds else f"{before}дракона"


def each(counter: Count) -> str:
    """With "for each": one of what is counted."""
    if isinstance(counter, counts.Dragons):
        every = "кожне" if trait_names(counter.which) == ["hatchling"] else "кожного"
        return f"за {every} {one_dragon(counter.which, counter.other)}{REGION[counter.where]}"
    if isinstance(counter, counts.Eggs):
        return "за кожне яйце" if counter.every == 1 else f"за кожні {tokens(counter.every, EGG, uk)}"
    if isinstance(counter, counts.CachedTokens):
        return f"за кожне запасене{REGION[counter.where]} {symbol(counter.what, uk)}"
    if isinstance(counter, counts.TuckedCards):
        return f"за кожну підкладену {UNDER_DRAGONS[counter.where]} карту"
    names = {
        counts.GuildMarkers: "за кожну свою фішку на тайлі гільдії",
        counts.PersonalitySets: "за кожен набір із чотирьох різних рис у своїх драконів",
        counts.SizeSets: "за кожен набір із чотирьох різних розмірів своїх драконів",
        counts.FullColumns: "за кожен стовпець із трьома драконами",
        counts.CaveCards: "за кожну карту печери на своєму планшеті",
        counts.BestCaveCost: "за кожен ресурс у вартості всіх драконів однієї своєї печери",
        counts.LowestObjectives: "за кожну ціль, на якій ніхто не стоїть нижче за вас",
    }
    return names[type(counter)]


def condition(wanted: Condition) -> str:
    """After "if"."""
    if isinstance(wanted, AtLeast):
        what = wanted.what
        if isinstance(what, counts.ExcavatedSpaces):
            spaces = "всі зали" if wanted.number == COLUMNS else f"щонайменше {uk.count(wanted.number, 'space')}"
            return f"у цій печері розкопано {spaces}"
        if isinstance(what, counts.GuildMarkers):
            if wanted.number == 1:
                return "на тайлі гільдії є ваша фішка"
            return f"на тайлі гільдії ваших фішок щонайменше {wanted.number}"
        assert isinstance(what, counts.Dragons)
        if wanted.number == 1:
            return f"{REGION[what.where].strip()} є {one_of(what)}"
        names = uk.listed([uk.word(f"trait {name}") for name in trait_names(what.which)], "або")
        others = f"{f' ({names})' if names else ''}{', крім цього' if what.other else ''}"
        return f"{REGION[what.where].strip()} є щонайменше {uk.count(wanted.number, 'dragon')}{others}"
    if isinstance(wanted, conditions.NoneOf):
        assert isinstance(wanted.what, counts.Dragons)
        return f"{REGION[wanted.what.where].strip()} немає жодного {one_dragon(wanted.what.which, wanted.what.other)}"
    if isinstance(wanted, conditions.NeighbourHasNoMore):
        return f"у сусіда ліворуч {uk.word(f'in {CAVE_NAMES[wanted.cave]}')} не більше драконів, ніж у вас"
    if isinstance(wanted, AllOf):
        return all_of(wanted)
    if isinstance(wanted, conditions.Rightmost):
        return "правіше в цій печері драконів немає"
    assert isinstance(wanted, conditions.Between)
    return "дракони стоять безпосередньо ліворуч і праворуч від цього"


def one_of(what: counts.Dragons) -> str:
    """A dragon in the nominative."""
    names = [uk.word(f"trait {name}") for name in trait_names(what.which)]
    if names == ["драконятко"]:
        return "ще одне драконятко" if what.other else "драконятко"
    return ("ще один " if what.other else "") + " ".join([*names, "дракон"])


def all_of(wanted: AllOf) -> str:
    """Several conditions; dragons in the same place are named together."""
    parts = wanted.conditions
    dragons = [part.what for part in parts if isinstance(part, AtLeast) and part.number == 1]
    found = [what for what in dragons if isinstance(what, counts.Dragons)]
    if len(found) == len(parts) and len({what.where for what in found}) == 1:
        return f"{REGION[found[0].where].strip()} є {uk.listed([one_of(what) for what in found], 'та')}"
    return uk.listed([condition(part) for part in parts], "та")


# What objectives count


@uk.says(counts.Dragons)
def dragons(c: counts.Dragons, mood: Mood) -> str:
    names = trait_names(c.which & ~(CHEAP | COSTLY))
    listed = uk.listed([MANY[name] for name in names if name in MANY], "або")
    if names == ["hatchling"]:
        said = "драконятка"
    elif listed:
        said = f"{listed} дракони" + (" та драконятка" if "hatchling" in names else "")
    elif names:
        abilities = [f"«{uk.word(f'trait {name}').capitalize()}»" for name in names]
        said = f"дракони {uk.listed(abilities, 'та')}"
    else:
        said = "дракони"
    if c.which & CHEAP:
        said += f" вартістю до {CHEAP_MOST}"
    if c.which & COSTLY:
        said += f" вартістю від {CHEAP_MOST + 1}"
    return f"{said}{REGION[c.where]}{', крім цього' if c.other else ''}"


@uk.says(counts.CaveCards)
def cave_cards(c: counts.CaveCards, mood: Mood) -> str:
    return "карти печер"


@uk.says(counts.CardsIn)
def cards_in(c: counts.CardsIn, mood: Mood) -> str:
    return f"карти {uk.word(f'in {CAVE_NAMES[c.cave]}')}"


@uk.says(counts.Nests)
def nests(c: counts.Nests, mood: Mood) -> str:
    return "гнізда на драконах"


@uk.says(counts.Eggs)
def eggs(c: counts.Eggs, mood: Mood) -> str:
    return "яйця" if c.every == 1 else f"яйця, рахуючи по {c.every}"


@uk.says(counts.CachedTokens)
def cached_tokens(c: counts.CachedTokens, mood: Mood) -> str:
    what = "запасені ресурси" if c.what == ANY else f"запасене {symbol(c.what, uk)}"
    return f"{what}{REGION[c.where]}"


@uk.says(counts.GuildStanding)
def guild_standing(c: counts.GuildStanding, mood: Mood) -> str:
    return "становище в гільдії"


def price(paid: Price) -> str:
    """What is paid, as an infinitive."""
    if paid.what == CACHED:
        return f"запасти тут {tokens(paid.count, ANY, uk)} зі свого запасу"
    if paid.what == TUCKED:
        return f"підкласти сюди {tokens(paid.count, DRAGON, uk)} з руки"
    return f"сплатити {things(paid)}"


def things(paid: Price) -> str:
    """So many things, and where they come from."""
    where = {ANYWHERE: "", THIS_CAVE: " з драконів цієї печери", ADJACENT: " із сусідніх драконів"}[paid.where]
    return f"{tokens(paid.count, paid.what, uk)}{where}"


def many(count: int | Count, what: int) -> str:
    """A fixed number of things, or one for each of something."""
    if isinstance(count, Count):
        return f"{tokens(1, what, uk)} {each(count)}"
    return tokens(count, what, uk)


def any_resources(count: int) -> str:
    """Resources of the player's choice."""
    return f"{tokens(count, ANY, uk)} на вибір"


@uk.says(gaining.Gain)
def gain(e: gaining.Gain, mood: Mood) -> str:
    return f"{verb('gain', mood)} {tokens(e.count, e.what, uk)}"


@uk.says(gaining.GainAny)
def gain_any(e: gaining.GainAny, mood: Mood) -> str:
    return f"{verb('gain', mood)} {any_resources(e.count)}"


@uk.says(gaining.GainTuckedCost)
def gain_tucked_cost(e: gaining.GainTuckedCost, mood: Mood) -> str:
    return f"{verb('gain', mood)} 1 {symbol(ANY, uk)} із вартості цієї карти"


@uk.says(gaining.NameKind)
def name_kind(e: gaining.NameKind, mood: Mood) -> str:
    return f"{verb('choose', mood)} вид ресурсу: ви отримуєте {e.own} такі, кожен інший гравець – {e.others}"


@uk.says(gaining.GainAndCache)
def gain_and_cache(e: gaining.GainAndCache, mood: Mood) -> str:
    if e.what != ANY:
        gained = many(e.count, e.what)
    elif isinstance(e.count, Count):
        gained = f"{any_resources(1)} {each(e.count)}"
    else:
        gained = any_resources(e.count)
    if e.least:
        stored = f"{e.least}" if e.least == e.most else f"від {e.least} до {e.most}"
        return f"{verb('gain', mood)} {gained} і запасіть {stored} із них {ON_DRAGONS[e.where]}"
    stored = "його" if e.most == 1 else f"до {e.most} із них"
    return f"{verb('gain', mood)} {gained}; ви можете запасти {stored} {ON_DRAGONS[e.where]}"


@uk.says(GuildSteps)
def guild_steps(e: GuildSteps, mood: Mood) -> str:
    return f"{verb('advance', mood)} на {uk.count(e.count, 'step')} у гільдії"


@uk.says(taking.Take)
def take(e: taking.Take, mood: Mood) -> str:
    return f"{verb('take', mood)} {tokens(e.count, e.kind, uk)}"


@uk.says(taking.TakeAndTuck)
def take_and_tuck(e: taking.TakeAndTuck, mood: Mood) -> str:
    return f"{verb('take', mood)} {tokens(1, DRAGON, uk)}; ви можете підкласти її {UNDER_DRAGONS[e.where]}"


@uk.says(drawing.Draw)
def draw(e: drawing.Draw, mood: Mood) -> str:
    drawn = f"{verb('take', mood)} з колоди {many(e.count, DRAGON)}"
    if e.least:
        rest = f", {e.discard} скиньте" if e.discard else ""
        kept = "решту" if isinstance(e.count, Count) else e.count - e.least - e.discard
        return f"{drawn}: {e.least} підкладіть {UNDER_DRAGONS[e.where]}{rest}, {kept} залиште"
    if e.most:
        stored = "її" if e.most == 1 else f"до {e.most} із них"
        return f"{drawn}; ви можете підкласти {stored} {UNDER_DRAGONS[e.where]}"
    return drawn


@uk.says(taking.Reveal)
def reveal(e: taking.Reveal, mood: Mood) -> str:
    names = uk.listed([uk.word(f"trait {name}") for name in trait_names(e.which)], "або")
    kind = names if names.endswith("драконятко") else f"{names} дракон"
    start = f"{verb('reveal', mood)} верхню карту колоди драконів: якщо це {kind}, підкладіть її сюди, інакше "
    if e.otherwise == HAND:
        return start + "візьміть у руку"
    return start + ("скиньте" if e.bonus is None else f"скиньте та {uk.clause(e.bonus, Mood.DO)}")


LAY_WHERE = {
    ANYWHERE: "",
    HERE: " сюди",
    THIS_CAVE: " на драконів у цій печері",
    THIS_COLUMN: " на дракона в цьому стовпці",
    ADJACENT: " на сусіднього дракона",
}


@uk.says(laying.Lay)
def lay(e: laying.Lay, mood: Mood) -> str:
    where = " на дракона в цій печері" if e.where == THIS_CAVE and e.count == 1 else LAY_WHERE[e.where]
    return f"{verb('lay', mood)} {tokens(e.count, EGG, uk)}{where}"


@uk.says(laying.LayEach)
def lay_each(e: laying.LayEach, mood: Mood) -> str:
    return f"{verb('lay', mood)} {tokens(1, EGG, uk)} на кожного {one_dragon(e.which, False)}{REGION[e.where]}"


@uk.says(caching.Cache)
def cache(e: caching.Cache, mood: Mood) -> str:
    upto = "до " if e.count > 1 else ""
    what = f"{upto}{e.count} {symbol(e.what, uk, 5 if e.count > 1 else 1)}"
    where = {ANYWHERE: "на будь-яких своїх драконах", HERE: "тут", THIS_COLUMN: "на драконі в цьому стовпці"}[e.where]
    return f"{verb('cache', mood)} {where} {what} зі свого запасу"


@uk.says(caching.CacheFromSupply)
def cache_from_supply(e: caching.CacheFromSupply, mood: Mood) -> str:
    return f"{verb('cache', mood)} {any_resources(e.count)} із загального запасу {ON_DRAGONS[e.where]}"


@uk.says(tucking.Tuck)
def tuck(e: tucking.Tuck, mood: Mood) -> str:
    upto = "до " if e.count > 1 else ""
    what = f"{upto}{e.count} {symbol(DRAGON, uk, 5 if e.count > 1 else 1)}"
    return f"{verb('tuck', mood)} {what} з руки {UNDER_DRAGONS[e.where]}"


@uk.says(tucking.TuckFromDeck)
def tuck_from_deck(e: tucking.TuckFromDeck, mood: Mood) -> str:
    where = UNDER_DRAGONS[e.where]
    if isinstance(e.count, Count):
        return f"{verb('tuck', mood)} {where} {tokens(1, DRAGON, uk)} з колоди {each(e.count)}"
    return f"{verb('tuck', mood)} {tokens(e.count, DRAGON, uk)} з колоди {where}"


@uk.says(tucking.TuckEach)
def tuck_each(e: tucking.TuckEach, mood: Mood) -> str:
    under = f"під кожного {one_dragon(e.which, False)}{REGION[e.where]}"
    return f"{verb('tuck', mood)} {tokens(1, DRAGON, uk)} з колоди {under}"


@uk.says(grammar.AnyOrder)
def any_order(e: grammar.AnyOrder, mood: Mood) -> str:
    gifts = [part for part in e.parts if isinstance(part, gaining.Gain)]
    if len(gifts) == len(e.parts):
        return f"{verb('gain', mood)} " + uk.listed([tokens(part.count, part.what, uk) for part in gifts], "та")
    return uk.listed([uk.clause(part, mood) for part in e.parts], "та")


@uk.says(grammar.Choose)
def choose(e: grammar.Choose, mood: Mood) -> str:
    if e.count == 1:
        return uk.listed([uk.clause(part, mood) for part in e.parts], "або")
    parts = uk.listed([uk.clause(part, Mood.DO) for part in e.parts], "або")
    return f"{verb('choose', mood)} {uk.count(e.count, 'choice')}: {parts}"


@uk.says(If)
def only_if(e: If, mood: Mood) -> str:
    return f"якщо {condition(e.condition)}, {uk.clause(e.then, mood)}"


@uk.says(grammar.Shared)
def shared(e: grammar.Shared, mood: Mood) -> str:
    return f"{uk.clause(e.own, mood)}; кожен інший гравець {uk.clause(e.others, Mood.DOES)}"


@uk.says(trading.Trade)
def trade(e: trading.Trade, mood: Mood) -> str:
    bargain = f"{price(e.price)}, щоб {uk.clause(e.then, Mood.TO_DO)}"
    times = f"до {NUMBERS[e.times]} разів " if e.times > 1 else ""
    if mood is Mood.TO_DO:
        return times + bargain
    return times + ("ви можете " if mood is Mood.DO else "може ") + bargain


@uk.says(playing.PlayDragon)
def play_dragon(e: playing.PlayDragon, mood: Mood) -> str:
    origin = {HAND: "з руки", DISPLAY: "з відкритих карт", HAND | DISPLAY: "з руки чи з відкритих карт"}
    cost = {FREE: "безкоштовно", LESS_ONE: "на 1 яйце чи 1 ресурс дешевше", NO_RESOURCES: "не сплачуючи ресурсів"}
    onto = " поверх одного зі своїх драконів" if e.onto_dragon else ""
    return f"{verb('play', mood)} дракона {origin[e.origins]}{onto} {cost[e.price]}"


@uk.says(playing.PlayCave)
def play_cave(e: playing.PlayCave, mood: Mood) -> str:
    origin = {
        HAND: "картою печери з руки",
        DISPLAY: "відкритою картою печери",
        HAND | DISPLAY: "картою печери з руки чи з відкритих",
        DECK: "верхньою картою колоди печер",
    }
    if e.count > 1:
        cards = {
            HAND: "картами печер із руки",
            DISPLAY: "відкритими картами печер",
            HAND | DISPLAY: "картами печер із руки чи з відкритих",
        }
        return f"{verb('excavate', mood)} безкоштовно до {e.count} зал {cards[e.origins]}"
    return f"{verb('excavate', mood)} безкоштовно залу {origin[e.origins]}"


@uk.says(activating.Activate)
def activate(e: activating.Activate, mood: Mood) -> str:
    return f"{verb('use', mood)} властивість {ability_names(e.kinds)} одного зі своїх драконів"


@uk.says(activating.ActivateMat)
def activate_mat(e: activating.ActivateMat, mood: Mood) -> str:
    return f"{verb('take', mood)} будь-який один бонус дослідження зі свого планшета"


@uk.says(moving.Swap)
def swap(e: moving.Swap, mood: Mood) -> str:
    return f"{verb('swap', mood)} місцями двох своїх драконів з усім, що на них і під ними"


@uk.says(points.Points)
def score(e: points.Points, mood: Mood) -> str:
    worth = uk.count(e.points, "point") if e.points > 0 else f"втратьте {uk.count(-e.points, 'point')}"
    most = f", щонайбільше {e.most}" if e.most else ""
    if e.per is not None:
        worth = f"{worth} {each(e.per)}{most}"
    return worth if e.when is None else f"{worth}, якщо {condition(e.when)}"


@uk.says(points.Sell)
def sell(e: points.Sell, mood: Mood) -> str:
    offers = [
        uk.listed([things(paid) for paid in offer.prices], "та") + f" за {uk.count(offer.points, 'point')}"
        for offer in e.sales
    ]
    return f"ви можете сплатити {uk.listed(offers, 'або')}"
