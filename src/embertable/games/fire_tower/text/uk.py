"""Fire Tower in Ukrainian."""

from __future__ import annotations

from embertable.core.effects import Each
from embertable.core.text.tongue import Mood
from embertable.core.text.uk import ukrainian_tongue
from embertable.games.fire_tower import events
from embertable.games.fire_tower.chapters import discarding, turn
from embertable.games.fire_tower.chapters.bucket import GoReckless, KeepBucket, UseBucket
from embertable.games.fire_tower.chapters.storm import BeforeStorm
from embertable.games.fire_tower.effects import (
    aid,
    bucket,
    burning,
    champion,
    digging,
    dousing,
    drawing,
    haunting,
    lighting,
    moving,
    turning,
)
from embertable.games.fire_tower.places.forest import RING_SIZE, ZONE_SIZE, names
from embertable.games.fire_tower.places.groups import pattern_size
from embertable.games.fire_tower.terms import KINDS, NOBODY, ROLES
from embertable.games.fire_tower.text.cards import named, several
from embertable.games.fire_tower.text.slots import group, listed, reckless_back, spot

uk = ukrainian_tongue(
    nouns={
        "fire": ("вогонь", "вогні", "вогнів"),
        "firebreak": ("просіку", "просіки", "просік"),
        "cell": ("клітину", "клітини", "клітин"),
        "cards in all": ("карта", "карти", "карт"),
    },
    words={
        "title": "Пожежна вежа",
        "tagline": "Вогонь проти вогню: повертайте вітер, паліть ліс і вбережіть свою вежу останньою.",
        "and": "та",
        "score tower": "ціла вежа",
        "score team": "вежі команди",
        "score shadow": "помста тіней",
        "score last to burn": "згоріли останніми",
        "deck wind": "Вітер",
        "deck fire": "Вогонь",
        "deck water": "Вода",
        "deck firebreak": "Протидія пожежі",
        "deck event": "Події",
        "deck tower": "Карти веж",
        "deck shadow": "Тінь лісу",
        "deck champion": "Чемпіони",
        "kind wind": "вітру",
        "kind fire": "вогню",
        "kind water": "води",
        "kind firebreak": "протидії пожежі",
        "north": "північ",
        "east": "схід",
        "south": "південь",
        "west": "захід",
        "at north": "на північ від Вічного вогню",
        "at north-east": "на північний схід від Вічного вогню",
        "at east": "на схід від Вічного вогню",
        "at south-east": "на південний схід від Вічного вогню",
        "at south": "на південь від Вічного вогню",
        "at south-west": "на південний захід від Вічного вогню",
        "at west": "на захід від Вічного вогню",
        "at north-west": "на північний захід від Вічного вогню",
        "at corner nw": "у північно-західному куті",
        "at corner ne": "у північно-східному куті",
        "at corner se": "у південно-східному куті",
        "at corner sw": "у південно-західному куті",
        "at roof nw": "дах на північному заході",
        "at roof ne": "дах на північному сході",
        "at roof se": "дах на південному сході",
        "at roof sw": "дах на південному заході",
        "corner nw": "Пн.-Зх.",
        "corner ne": "Пн.-Сх.",
        "corner se": "Пд.-Сх.",
        "corner sw": "Пд.-Зх.",
        "red": "червона",
        "purple": "фіолетова",
        "blue": "синя",
        "green": "зелена",
        "card wind-north": "Північ",
        "card wind-east": "Схід",
        "card wind-south": "Південь",
        "card wind-west": "Захід",
        "card explosion": "Вибух",
        "card burning-snag": "Палаючий корч",
        "card flare-up": "Спалах",
        "card ember": "Жарина",
        "card smokejumper": "Пожежник-парашутист",
        "card air-drop": "Скидання води",
        "card fire-engine": "Пожежна машина",
        "card dozer-line": "Бульдозер",
        "card scratch-line": "Траншеї",
        "card de-re-forest": "Пересадка лісу",
        "card firestorm": "Вогняний смерч",
        "card mutual-aid": "Взаємодопомога",
        "card bucket": "Відро",
        "card reckless-abandon": "Нерозсудлива поведінка",
        "card shadow-north": "Тінь лісу: північ",
        "card shadow-east": "Тінь лісу: схід",
        "card shadow-south": "Тінь лісу: південь",
        "card shadow-west": "Тінь лісу: захід",
        "card champion-of-the-wood": "Чемпіон лісу",
        "card grand-champion": "Величний чемпіон",
        "card burnt-tower": "Спалена вежа",
        "one of these": "Одне з цього:",
        "everybody in turn": "Виберіть, що по черзі зробить кожен, починаючи з вас:",
        "variant mode": "Коли вежа згорає",
        "about mode": "Що стається з гравцем, чия вежа згоріла, і хто грає разом.",
        "variant mode usual": "як зазвичай: утрьох і вчотирьох – тіні",
        "variant mode plain": "вибуває з гри",
        "variant mode shadow": "стає тінню лісу (3–4 гравці)",
        "variant mode teams": "двоє на двоє (4 гравці)",
        "variant firestorm": "Вогняний смерч",
        "about firestorm": "Подія в колоді: весь вогонь поширюється водночас. У першій грі її можна прибрати.",
        "variant mutual_aid": "Взаємодопомога",
        "about mutual_aid": "Подія в колоді: усі по черзі роблять те саме.",
        "variant champion": "Чемпіон лісу",
        "about champion": "Переможець може прокласти просіки перед наступною грою. Реванш передає карту далі.",
        "variant champion none": "без карти",
        "variant champion unclaimed": "поки ні в кого: отримає переможець",
        "variant champion champion": "Чемпіон лісу",
        "variant champion grand": "Величний чемпіон",
        "variant holders": "Кути чемпіонів",
        "about holders": "Кути тих, хто має карту чемпіона: nw, ne, se, sw.",
        "variant forest": "Кут без вежі",
        "about forest": "Кут, що лишається лісом; у грі вдвох – і протилежний.",
        "variant forest nw": "північно-західний",
        "variant forest ne": "північно-східний",
        "variant forest se": "південно-східний",
        "variant forest sw": "південно-західний",
        "variant fire_partial": "Схеми вогню",
        "about fire_partial": "Чи «Спалах» і «Палаючий корч» підпалюють усі вільні клітини схеми, чи лише бажані.",
        "variant fire_partial forced": "усі вільні клітини",
        "variant fire_partial voluntary": "які завгодно з них",
        "variant max_turns": "Найбільше ходів",
        "about max_turns": "Після стількох ходів гра закінчується, і всі, чия вежа ціла, ділять перемогу.",
        "wind": "Вітер",
        "deck": "Колода",
        "discard pile": "Стопка скидання",
        "limit": "Ліміт руки",
        "turn": "Хід",
        "hand": "Ваші карти",
        "drawn cards": "Узяті карти",
        "tower stands": "ціла",
        "tower burnt": "згоріла",
        "role active": "у грі",
        "role shadow": "тінь",
        "role out": "поза грою",
        "bucket full": "відро повне",
        "bucket emptied": "відро порожнє",
        "bucket gone": "без відра",
        "legend": "▲ вогонь  # просіка  * горить вічно  · ліс  + зона вежі  X дах",
    },
)

SIDES = ("північ", "схід", "південь", "захід")
LAY = {Mood.DO: "викладіть", Mood.DOES: "викладає", Mood.TO_DO: "викласти"}
LIGHT = {Mood.DO: "підпаліть", Mood.DOES: "підпалює", Mood.TO_DO: "підпалити"}
PUT_OUT = {Mood.DO: "загасіть", Mood.DOES: "гасить", Mood.TO_DO: "загасити"}
DIG = {Mood.DO: "прокладіть", Mood.DOES: "прокладає", Mood.TO_DO: "прокласти"}
MAY_DIG = {Mood.DO: "можете прокласти", Mood.DOES: "може прокласти", Mood.TO_DO: "прокласти"}
TAKE = {Mood.DO: "приберіть", Mood.DOES: "прибирає", Mood.TO_DO: "прибрати"}
TURN = {Mood.DO: "поверніть", Mood.DOES: "повертає", Mood.TO_DO: "повернути"}
ROLL = {Mood.DO: "киньте кубик", Mood.DOES: "кидає кубик", Mood.TO_DO: "кинути кубик"}
CARRY = {Mood.DO: "перенесіть", Mood.DOES: "переносить", Mood.TO_DO: "перенести"}
DISCARD = {Mood.DO: "скиньте", Mood.DOES: "скидає", Mood.TO_DO: "скинути"}
REFILL = {Mood.DO: "доберіть до ліміту", Mood.DOES: "добирає до ліміту", Mood.TO_DO: "добрати до ліміту"}
TURN_OVER = {Mood.DO: "переверніть", Mood.DOES: "перевертає", Mood.TO_DO: "перевернути"}
CHANGE_HAND = {
    Mood.DO: "можете скинути скільки завгодно карт і добрати до ліміту",
    Mood.DOES: "може скинути скільки завгодно карт і добирає до ліміту",
    Mood.TO_DO: "скинути скільки завгодно карт і добрати до ліміту",
}
TURN_INTO = {Mood.DO: "перетворіть", Mood.DOES: "перетворює", Mood.TO_DO: "перетворити"}

OF = ("нуля", "однієї", "двох", "трьох", "чотирьох", "п’яти", "шести", "семи", "восьми", "дев’яти")
"""A number as it stands after "із", "до" and "на"."""
TIMES = {1: "", 2: "двічі: ", 3: "тричі: "}


def in_pattern(square: bool) -> str:
    """Where the fires of a pattern lie."""
    return f"{'квадраті' if square else 'ряду'} з {OF[pattern_size(square)]} клітин"


def some(count: int, noun: str) -> str:
    """A thing, or so many of them."""
    return uk.noun(noun) if count == 1 else uk.count(count, noun)


def times(count: int) -> str:
    """How often, before what is done."""
    return TIMES[count] if count in TIMES else f"{uk.count(count, 'time')}: "


# Effects


@uk.says(turning.SetWind)
def set_wind(effect: turning.SetWind, mood: Mood) -> str:
    return f"{TURN[mood]} вітер на {SIDES[effect.direction]}"


@uk.says(turning.RollWind)
def roll_wind(effect: turning.RollWind, mood: Mood) -> str:
    return f"{ROLL[mood]}, щоб вітер змінився"


@uk.says(lighting.Push)
def push(effect: lighting.Push, mood: Mood) -> str:
    return f"{LIGHT[mood]} одну клітину на {SIDES[effect.direction]} від того, що горить"


@uk.says(lighting.LightLine)
def light_line(effect: lighting.LightLine, mood: Mood) -> str:
    return (
        f"{LAY[mood]} вогонь рядом із {OF[pattern_size(False)]} клітин так, щоб хоча б один новий був поруч із "
        "давнішим; просіка розрізає ряд, і горить лише один його бік"
    )


@uk.says(lighting.LightSquare)
def light_square(effect: lighting.LightSquare, mood: Mood) -> str:
    return (
        f"{LAY[mood]} вогонь квадратом із {OF[pattern_size(True)]} клітин так, щоб хоча б один новий був поруч із "
        "давнішим; просіки боронять лише власні клітини"
    )


@uk.says(lighting.Explode)
def explode(effect: lighting.Explode, mood: Mood) -> str:
    return f"{TURN_INTO[mood]} будь-який вогонь на просіку; усі вільні з {OF[RING_SIZE]} клітин довкола спалахують"


@uk.says(moving.MoveFire)
def move_fire(effect: moving.MoveFire, mood: Mood) -> str:
    return f"{CARRY[mood]} вогонь, що не у вежі, на вільну клітину поруч із будь-яким іншим вогнем"


@uk.says(dousing.DousePattern)
def douse_pattern(effect: dousing.DousePattern, mood: Mood) -> str:
    return f"{PUT_OUT[mood]} до {OF[pattern_size(effect.square)]} вогнів у {in_pattern(effect.square)}, окрім веж"


@uk.says(dousing.DouseAround)
def douse_around(effect: dousing.DouseAround, mood: Mood) -> str:
    return f"{PUT_OUT[mood]} усі вогні на {OF[RING_SIZE]} клітинах довкола вогню, окрім веж; сам він лишається"


@uk.says(digging.Dig)
def dig(effect: digging.Dig, mood: Mood) -> str:
    how = "" if effect.count == 1 else " у ряд через одну клітину" if effect.gap else " поруч"
    return f"{DIG[mood]} {uk.count(effect.count, 'firebreak')}{how}, не біля давніших і не у вежі"


@uk.says(digging.Replant)
def replant(effect: digging.Replant, mood: Mood) -> str:
    return f"{TAKE[mood]} будь-яку просіку"


# What the cards say that nobody plays from the hand


@uk.says(champion.InOrder)
def in_order(effect: champion.InOrder, mood: Mood) -> str:
    return "; потім ".join(uk.clause(part, mood) for part in effect.parts)


@uk.says(Each)
def each(effect: Each, mood: Mood) -> str:
    return f"кожен гравець, починаючи з того, хто витягнув карту, {uk.clause(effect.effect, Mood.DOES)}"


@uk.says(burning.SpreadAll)
def spread_all(effect: burning.SpreadAll, mood: Mood) -> str:
    return f"{ROLL[mood]}: усе, що горить, поширюється на одну клітину в цей бік"


@uk.says(turning.RenewWind)
def renew_wind(effect: turning.RenewWind, mood: Mood) -> str:
    return f"{ROLL[mood]}: він покаже новий вітер"


@uk.says(drawing.ChangeHand)
def change_hand(effect: drawing.ChangeHand, mood: Mood) -> str:
    return CHANGE_HAND[mood]


@uk.says(drawing.ChangeCards)
def change_cards(effect: drawing.ChangeCards, mood: Mood) -> str:
    return f"{DISCARD[mood]} рівно {uk.count(effect.count, 'card')} та {REFILL[mood]}"


@uk.says(aid.Together)
def together(effect: aid.Together, mood: Mood) -> str:
    choices = [uk.clause(choice, Mood.TO_DO) for choice in effect.choices]
    return f"{uk.word('everybody in turn')} {uk.listed(choices, 'або')}"


@uk.says(aid.LightInAid)
def light_in_aid(effect: aid.LightInAid, mood: Mood) -> str:
    return f"{LIGHT[mood]} {some(effect.count, 'cell')} поруч із вогнем, але не поруч із вогнем цієї події"


@uk.says(aid.DigInAid)
def dig_in_aid(effect: aid.DigInAid, mood: Mood) -> str:
    return f"{DIG[mood]} {some(effect.count, 'firebreak')}"


@uk.says(bucket.EmptyBucket)
def empty_bucket(effect: bucket.EmptyBucket, mood: Mood) -> str:
    return (
        f"раз за гру, будь-коли у свій хід: {PUT_OUT[mood]} вогні в {in_pattern(effect.square)}, "
        f"хоча б один із них – у вашій вежі; потім {TURN_OVER[mood]} цю карту"
    )


@uk.says(bucket.Reckless)
def reckless(effect: bucket.Reckless, mood: Mood) -> str:
    cards = [f"{uk.count(effect.cards, 'card')} {uk.word(f'kind {KINDS[kind]}')}" for kind in effect.kinds]
    return (
        f"замість розіграшу карти: {DISCARD[mood]} {uk.listed(cards, 'або')} та {LIGHT[mood]} "
        f"{some(effect.fires, 'cell')} поруч із давнішим вогнем; потім {REFILL[mood]}"
    )


@uk.says(burning.BurnForEver)
def burn_for_ever(effect: burning.BurnForEver, mood: Mood) -> str:
    return (
        f"спалена вежа горить вічно: на її {OF[ZONE_SIZE]} клітинах немає жетонів, і вогонь поширюється з них. "
        "На звороті – ліс: ним накривають кути, де ніхто не грає"
    )


@uk.says(haunting.LightBeside)
def light_beside(effect: haunting.LightBeside, mood: Mood) -> str:
    return f"{times(effect.times)}{LIGHT[mood]} клітину поруч із вогнем"


@uk.says(haunting.LightByRoll)
def light_by_roll(effect: haunting.LightByRoll, mood: Mood) -> str:
    return f"{times(effect.times)}{ROLL[mood]} і {LIGHT[mood]} клітину в цей бік від того, що горить"


@uk.says(haunting.PlayOneOf)
def play_one_of(effect: haunting.PlayOneOf, mood: Mood) -> str:
    cards = uk.count(effect.count, "card")
    one = "її" if effect.count == 1 else "одну з них"
    all_of_them = {1: "її", 2: "обидві"}.get(effect.count, "усі")
    if mood is Mood.DO:
        return f"візьміть {cards}. Можете зіграти {one}. Скиньте {all_of_them}"
    if mood is Mood.DOES:
        return f"бере {cards}, може зіграти {one} і скидає {all_of_them}"
    return f"взяти {cards}, за бажання зіграти {one} і скинути {all_of_them}"


@uk.says(haunting.TurnOrClear)
def turn_or_clear(effect: haunting.TurnOrClear, mood: Mood) -> str:
    return f"{TAKE[mood]} просіку або {TURN[mood]} вітер у будь-який інший бік, де стоїть вежа"


@uk.says(champion.AtTheStart)
def at_the_start(effect: champion.AtTheStart, mood: Mood) -> str:
    return f"перед першим ходом наступної гри {uk.clause(effect.effect, mood)}"


@uk.says(champion.DigApart)
def dig_apart(effect: champion.DigApart, mood: Mood) -> str:
    apart = "" if effect.count == 1 else ", що не мають спільної сторони"
    return f"{MAY_DIG[mood]} {uk.count(effect.count, 'firebreak')}{apart}"


# Questions


@uk.says(turn.ChooseSpread)
def choose_spread(ask: turn.ChooseSpread, mood: Mood) -> str:
    return "куди вітер понесе вогонь?"


@uk.says(turn.ChooseAction)
def choose_action(ask: turn.ChooseAction, mood: Mood) -> str:
    return "що зробите цього ходу?"


@uk.says(turn.ChooseEnd)
def choose_end(ask: turn.ChooseEnd, mood: Mood) -> str:
    return "завершити хід чи спершу використати відро?"


@uk.says(BeforeStorm)
def before_storm(ask: BeforeStorm, mood: Mood) -> str:
    return f"вогняний смерч ось-ось піде на {SIDES[ask.direction]}: спершу використаєте відро?"


@uk.says(aid.BeforeAid)
def before_aid(ask: aid.BeforeAid, mood: Mood) -> str:
    return f"Взаємодопомога: далі клітину підпалює {uk.seat(ask.lighter)}. Спершу використаєте відро?"


@uk.says(lighting.ChoosePush)
def choose_push(ask: lighting.ChoosePush, mood: Mood) -> str:
    return f"яку клітину підпалите на {SIDES[ask.direction]} від вогню?"


@uk.says(lighting.ChooseFlare)
def choose_flare(ask: lighting.ChooseFlare, mood: Mood) -> str:
    return "де проляже ряд вогню?"


@uk.says(lighting.ChooseSnag)
def choose_snag(ask: lighting.ChooseSnag, mood: Mood) -> str:
    return "де ляже квадрат вогню?"


@uk.says(lighting.ChooseBlast)
def choose_blast(ask: lighting.ChooseBlast, mood: Mood) -> str:
    return "який вогонь вибухне?"


@uk.says(moving.ChooseEmber)
def choose_ember(ask: moving.ChooseEmber, mood: Mood) -> str:
    return "який вогонь перенесете?"


@uk.says(moving.ChooseLanding)
def choose_landing(ask: moving.ChooseLanding, mood: Mood) -> str:
    return f"куди перенесете вогонь із {spot(ask.origin, uk)}?"


@uk.says(dousing.ChooseDoused)
def choose_doused(ask: dousing.ChooseDoused, mood: Mood) -> str:
    if not ask.taken:
        return f"який вогонь загасите першим? За ним можна загасити й інші у {in_pattern(ask.square)}."
    return f"який вогонь загасите ще, разом із {listed(ask.taken, uk)}?"


@uk.says(dousing.ChooseRescue)
def choose_rescue(ask: dousing.ChooseRescue, mood: Mood) -> str:
    return "довкола якого вогню все загасите?"


@uk.says(digging.ChooseBreak)
def choose_break(ask: digging.ChooseBreak, mood: Mood) -> str:
    return "де прокладете просіку?"


@uk.says(digging.ChooseTrench)
def choose_trench(ask: digging.ChooseTrench, mood: Mood) -> str:
    return f"де прокладете просіки {'через клітину' if ask.gap else 'поруч'}?"


@uk.says(digging.ChooseCleared)
def choose_cleared(ask: digging.ChooseCleared, mood: Mood) -> str:
    return "яку просіку приберете?"


@uk.says(discarding.DiscardAny)
def discard_any(ask: discarding.DiscardAny, mood: Mood) -> str:
    return "які карти скинете? Доберете стільки ж."


@uk.says(discarding.DiscardSome)
def discard_some(ask: discarding.DiscardSome, mood: Mood) -> str:
    return f"що скинете? Лишилося скинути {uk.count(ask.count, 'card')}."


@uk.says(aid.ChooseAid)
def choose_aid(ask: aid.ChooseAid, mood: Mood) -> str:
    return "взаємодопомога: що зробить кожен?"


@uk.says(aid.AidFire)
def aid_fire(ask: aid.AidFire, mood: Mood) -> str:
    return "взаємодопомога: яку клітину підпалите?"


@uk.says(aid.AidBreak)
def aid_break(ask: aid.AidBreak, mood: Mood) -> str:
    return "взаємодопомога: де прокладете просіку?"


@uk.says(bucket.ChooseSplash)
def choose_splash(ask: bucket.ChooseSplash, mood: Mood) -> str:
    return "які вогні загасить ваше відро?"


@uk.says(bucket.ChooseRecklessFire)
def choose_reckless_fire(ask: bucket.ChooseRecklessFire, mood: Mood) -> str:
    if not ask.chosen:
        return "де буде перший вогонь?"
    if ask.chosen.bit_count() == 1:
        return f"де буде другий вогонь, крім {listed(ask.chosen, uk)}?"
    return f"де буде наступний вогонь, крім {listed(ask.chosen, uk)}?"


@uk.says(haunting.HauntCell)
def haunt_cell(ask: haunting.HauntCell, mood: Mood) -> str:
    return "тінь ворушиться: яку клітину поруч із вогнем підпалите?"


@uk.says(haunting.HauntDirection)
def haunt_direction(ask: haunting.HauntDirection, mood: Mood) -> str:
    return f"тінь дихає на {SIDES[ask.direction]}: яку клітину підпалите?"


@uk.says(haunting.HauntWithCard)
def haunt_with_card(ask: haunting.HauntWithCard, mood: Mood) -> str:
    return "яку з узятих карт зіграєте, якщо зіграєте?"


@uk.says(haunting.HauntWind)
def haunt_wind(ask: haunting.HauntWind, mood: Mood) -> str:
    return "повернете вітер чи приберете просіку?"


@uk.says(champion.ChooseChampionBreak)
def choose_champion_break(ask: champion.ChooseChampionBreak, mood: Mood) -> str:
    if not ask.placed:
        return "чемпіоне, де прокладете просіку?"
    return "чемпіоне, де буде друга просіка?" if ask.placed.bit_count() == 1 else "чемпіоне, де буде наступна просіка?"


# Options


@uk.says(turn.SpreadTo)
def spread_to(option: turn.SpreadTo, mood: Mood) -> str:
    return f"вогонь на {spot(option.cell, uk, option.roof)}"


@uk.says(turn.Play, haunting.PlayDrawn)
def play(option: turn.Play, mood: Mood) -> str:
    return f"зіграти «{named(option.card, uk)}»"


@uk.says(turn.DiscardAndDraw)
def discard_and_draw(option: turn.DiscardAndDraw, mood: Mood) -> str:
    return "скинути скільки завгодно карт і добрати нові"


@uk.says(turn.CloseTurn)
def close_turn(option: turn.CloseTurn, mood: Mood) -> str:
    return "завершити хід"


@uk.says(UseBucket)
def use_bucket(option: UseBucket, mood: Mood) -> str:
    return "використати відро зараз"


@uk.says(KeepBucket)
def keep_bucket(option: KeepBucket, mood: Mood) -> str:
    return "залишити відро"


@uk.says(bucket.Splash)
def splash(option: bucket.Splash, mood: Mood) -> str:
    return f"загасити {group(option.where, uk)}"


@uk.says(GoReckless)
def go_reckless(option: GoReckless, mood: Mood) -> str:
    kind = uk.word(f"kind {KINDS[option.kind]}")
    effect = reckless_back()
    thrown = f"скинути {uk.count(effect.cards, 'card')} {kind}"
    return f"Нерозсудлива поведінка: {thrown} та підпалити {some(effect.fires, 'cell')}"


@uk.says(bucket.NextFire)
def next_fire(option: bucket.NextFire, mood: Mood) -> str:
    return f"підпалити {spot(option.cell, uk, option.roof)}"


@uk.says(bucket.LightAll, lighting.Light)
def light(option: lighting.Light, mood: Mood) -> str:
    return f"підпалити {group(option.where, uk, option.roofs)}"


@uk.says(dousing.Douse)
def douse(option: dousing.Douse, mood: Mood) -> str:
    return f"загасити {spot(option.cell, uk)}"


@uk.says(dousing.StopDousing)
def stop_dousing(option: dousing.StopDousing, mood: Mood) -> str:
    return "досить"


@uk.says(digging.Trench)
def trench(option: digging.Trench, mood: Mood) -> str:
    return f"{'просіка на' if len(names(option.where)) == 1 else 'просіки на'} {group(option.where, uk)}"


@uk.says(digging.Clear)
def clear(option: digging.Clear, mood: Mood) -> str:
    return f"прибрати просіку з {spot(option.cell, uk)}"


@uk.says(lighting.Blast)
def blast(option: lighting.Blast, mood: Mood) -> str:
    return f"підірвати {spot(option.cell, uk)}"


@uk.says(dousing.Rescue)
def rescue(option: dousing.Rescue, mood: Mood) -> str:
    return f"загасити все довкола {spot(option.cell, uk)}"


@uk.says(moving.Lift)
def lift(option: moving.Lift, mood: Mood) -> str:
    return f"перенести вогонь із {spot(option.cell, uk)}"


@uk.says(moving.Land)
def land(option: moving.Land, mood: Mood) -> str:
    return f"перенести на {spot(option.cell, uk, option.roof)}"


@uk.says(discarding.Toss, discarding.Drop)
def discard(option: discarding.Toss, mood: Mood) -> str:
    return f"скинути «{named(option.card, uk)}»"


@uk.says(discarding.StopDiscarding)
def stop_discarding(option: discarding.StopDiscarding, mood: Mood) -> str:
    return "решту лишити" if option.count else "лишити всі карти"


@uk.says(aid.EverybodyDoes)
def everybody_does(option: aid.EverybodyDoes, mood: Mood) -> str:
    return f"кожен {uk.clause(option.effect, Mood.DOES)}"


@uk.says(aid.LightInTurn)
def light_in_turn(option: aid.LightInTurn, mood: Mood) -> str:
    return f"підпалити {spot(option.cell, uk, option.roof)}"


@uk.says(aid.DigInTurn, champion.DigAsChampion)
def dig_in_turn(option: aid.DigInTurn, mood: Mood) -> str:
    return f"просіка на {spot(option.cell, uk)}"


@uk.says(champion.StopDigging)
def stop_digging(option: champion.StopDigging, mood: Mood) -> str:
    return "більше просік не треба"


@uk.says(haunting.LetAllGo)
def let_all_go(option: haunting.LetAllGo, mood: Mood) -> str:
    return "не грати жодної"


@uk.says(turning.TurnWind)
def turn_wind(option: turning.TurnWind, mood: Mood) -> str:
    return f"повернути вітер на {SIDES[option.direction]}"


# Events


@uk.says(events.Began)
def began(event: events.Began, mood: Mood) -> str:
    return f"вітер дме на {SIDES[event.wind]}; починає {uk.seat(event.seat)}"


@uk.says(events.Spread)
def spread(event: events.Spread, mood: Mood) -> str:
    return f"вітер несе вогонь на {listed(event.where, uk)}; клітину вибирає {uk.seat(event.seat)}"


@uk.says(events.SpreadFailed)
def spread_failed(event: events.SpreadFailed, mood: Mood) -> str:
    return f"вітер дме на {SIDES[event.wind]}, але вогню нікуди поширитися; хід: {uk.seat(event.seat)}"


@uk.says(events.Played)
def played(event: events.Played, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} грає «{named(event.card, uk)}»"


@uk.says(events.Lit)
def lit(event: events.Lit, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} підпалює {listed(event.where, uk)}"


@uk.says(events.Doused)
def doused(event: events.Doused, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} гасить {listed(event.where, uk)}"


@uk.says(events.Exploded)
def exploded(event: events.Exploded, mood: Mood) -> str:
    blown = f"{uk.seat(event.seat)} підриває {listed(event.where, uk)}"
    return f"{blown}: спалахує {listed(event.lit, uk)}" if event.lit else blown


@uk.says(events.Moved)
def moved(event: events.Moved, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} переносить вогонь із {listed(event.origin, uk)} на {listed(event.where, uk)}"


@uk.says(events.Dug)
def dug(event: events.Dug, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} прокладає просіку: {listed(event.where, uk)}"


@uk.says(events.Replanted)
def replanted(event: events.Replanted, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} прибирає просіку з {listed(event.where, uk)}"


@uk.says(events.WindTurned)
def wind_turned(event: events.WindTurned, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} повертає вітер на {SIDES[event.wind]}"


@uk.says(events.WindRolled)
def wind_rolled(event: events.WindRolled, mood: Mood) -> str:
    return f"тепер вітер дме на {SIDES[event.wind]}"


@uk.says(events.RolledDead)
def rolled_dead(event: events.RolledDead, mood: Mood) -> str:
    return f"на кубику {SIDES[event.direction]}, а там немає цілих веж: кидок повторюється"


@uk.says(events.RolledSame)
def rolled_same(event: events.RolledSame, mood: Mood) -> str:
    return f"на кубику {SIDES[event.wind]}, але вітер уже дме туди: кидок повторюється"


@uk.says(events.UsedBucket)
def used_bucket(event: events.UsedBucket, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} виливає відро: гасне {listed(event.where, uk)}"


@uk.says(events.WentReckless)
def went_reckless(event: events.WentReckless, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} діє нерозсудливо: спалахує {listed(event.where, uk)}"


@uk.says(events.Discarded)
def discarded(event: events.Discarded, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} скидає: {several(event.discarded, uk)}"


@uk.says(events.KeptAll)
def kept_all(event: events.KeptAll, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} лишає всі карти"


@uk.says(events.Drew)
def drew(event: events.Drew, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} бере: {several(event.drawn, uk)}"


@uk.says(events.DrewUnseen)
def drew_unseen(event: events.DrewUnseen, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} бере {uk.count(event.count, 'card')}"


@uk.says(events.Reshuffled)
def reshuffled(event: events.Reshuffled, mood: Mood) -> str:
    return f"стопка скидання стає новою колодою: {uk.count(event.count, 'cards in all')}"


@uk.says(events.EventTurnedUp)
def event_turned_up(event: events.EventTurnedUp, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} витягує подію «{named(event.card, uk)}»"


@uk.says(events.StormRolled)
def storm_rolled(event: events.StormRolled, mood: Mood) -> str:
    return f"вогняний смерч ось-ось піде на {SIDES[event.direction]}"


@uk.says(events.Stormed)
def stormed(event: events.Stormed, mood: Mood) -> str:
    storm = f"вогняний смерч іде на {SIDES[event.direction]}"
    return f"{storm}: спалахує {listed(event.where, uk)}" if event.where else f"{storm} і не знаходить, що спалити"


@uk.says(events.AidChosen)
def aid_chosen(event: events.AidChosen, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} вибирає: кожен {uk.clause(event.effect, Mood.DOES)}"


@uk.says(events.AidSkipped)
def aid_skipped(event: events.AidSkipped, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} не має чого робити у взаємодопомозі й пропускає її"


@uk.says(events.TowerBurnt)
def tower_burnt(event: events.TowerBurnt, mood: Mood) -> str:
    burnt = f"{uk.seat(event.seat)} втрачає вежу: вона згоріла"
    if event.burner not in (NOBODY, event.seat):
        burnt += f"; дах підпалює {uk.seat(event.burner)}"
    return f"{burnt}; {uk.seat(event.seat)} стає тінню" if ROLES[event.role] == "shadow" else burnt


@uk.says(events.HandTaken)
def hand_taken(event: events.HandTaken, mood: Mood) -> str:
    cards = several(event.taken, uk) if event.taken else "карт немає"
    return f"{uk.seat(event.seat)} забирає всю руку (віддає {uk.seat(event.victim)}): {cards}"


@uk.says(events.HandTakenUnseen)
def hand_taken_unseen(event: events.HandTakenUnseen, mood: Mood) -> str:
    cards = uk.count(event.count, "cards in all")
    return f"{uk.seat(event.seat)} забирає всю руку (віддає {uk.seat(event.victim)}): {cards}"


@uk.says(events.LimitRaised)
def limit_raised(event: events.LimitRaised, mood: Mood) -> str:
    return f"тепер на руці може бути {uk.count(event.limit, 'cards in all')}"


@uk.says(events.ShadowRolled)
def shadow_rolled(event: events.ShadowRolled, mood: Mood) -> str:
    return f"тінь {uk.seat(event.seat)} кидає кубик: {SIDES[event.face]}"


@uk.says(events.ShadowAimed)
def shadow_aimed(event: events.ShadowAimed, mood: Mood) -> str:
    return f"тінь {uk.seat(event.seat)} дихає на {SIDES[event.direction]}"


@uk.says(events.ChampionDug)
def champion_dug(event: events.ChampionDug, mood: Mood) -> str:
    return f"чемпіон {uk.seat(event.seat)} прокладає просіку: {listed(event.where, uk)}"


HOW = {
    "tower": "лишилася одна вежа",
    "shadow": "тіні спалили всі вежі",
    "team": "обидві ворожі вежі згоріли",
    "together": "останні вежі згоріли разом",
    "time": "час вийшов",
}


@uk.says(events.Won)
def won(event: events.Won, mood: Mood) -> str:
    if event.how == "draw":
        return "гра закінчилася внічию: перемоги не здобув ніхто"
    verb = "перемагає" if len(event.winners) == 1 else "перемагають"
    return f"{HOW[event.how]}: {verb} {uk.listed([uk.seat(seat) for seat in event.winners], 'та')}"
