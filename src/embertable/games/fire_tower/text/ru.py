"""Fire Tower in Russian."""

from __future__ import annotations

from embertable.core.effects import Each
from embertable.core.text.ru import russian_tongue
from embertable.core.text.tongue import Mood
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

ru = russian_tongue(
    nouns={
        "fire": ("огонь", "огня", "огней"),
        "firebreak": ("просеку", "просеки", "просек"),
        "cell": ("клетку", "клетки", "клеток"),
        "cards in all": ("карта", "карты", "карт"),
    },
    words={
        "title": "Пожарная башня",
        "tagline": "Огонь против огня: поворачивайте ветер, жгите лес и сохраните свою башню последней.",
        "and": "и",
        "score tower": "целая башня",
        "score team": "башни команды",
        "score shadow": "месть теней",
        "score last to burn": "сгорели последними",
        "deck wind": "Ветер",
        "deck fire": "Огонь",
        "deck water": "Вода",
        "deck firebreak": "Просеки",
        "deck event": "События",
        "deck tower": "Карты башен",
        "deck shadow": "Тень леса",
        "deck champion": "Чемпионы",
        "kind wind": "ветра",
        "kind fire": "огня",
        "kind water": "воды",
        "kind firebreak": "просек",
        "north": "север",
        "east": "восток",
        "south": "юг",
        "west": "запад",
        "at north": "к северу от Вечного огня",
        "at north-east": "к северо-востоку от Вечного огня",
        "at east": "к востоку от Вечного огня",
        "at south-east": "к юго-востоку от Вечного огня",
        "at south": "к югу от Вечного огня",
        "at south-west": "к юго-западу от Вечного огня",
        "at west": "к западу от Вечного огня",
        "at north-west": "к северо-западу от Вечного огня",
        "at corner nw": "в северо-западном углу",
        "at corner ne": "в северо-восточном углу",
        "at corner se": "в юго-восточном углу",
        "at corner sw": "в юго-западном углу",
        "at roof nw": "крыша на северо-западе",
        "at roof ne": "крыша на северо-востоке",
        "at roof se": "крыша на юго-востоке",
        "at roof sw": "крыша на юго-западе",
        "corner nw": "С-З",
        "corner ne": "С-В",
        "corner se": "Ю-В",
        "corner sw": "Ю-З",
        "red": "красная",
        "purple": "фиолетовая",
        "blue": "синяя",
        "green": "зелёная",
        "card wind-north": "Север",
        "card wind-east": "Восток",
        "card wind-south": "Юг",
        "card wind-west": "Запад",
        "card explosion": "Взрыв",
        "card burning-snag": "Горящая коряга",
        "card flare-up": "Вспышка",
        "card ember": "Уголёк",
        "card smokejumper": "Пожарный-парашютист",
        "card air-drop": "Сброс воды",
        "card fire-engine": "Пожарная машина",
        "card dozer-line": "Бульдозер",
        "card scratch-line": "Траншеи",
        "card de-re-forest": "Пересадка леса",
        "card firestorm": "Огненный смерч",
        "card mutual-aid": "Взаимопомощь",
        "card bucket": "Ведро",
        "card reckless-abandon": "Безрассудство",
        "card shadow-north": "Тень леса: север",
        "card shadow-east": "Тень леса: восток",
        "card shadow-south": "Тень леса: юг",
        "card shadow-west": "Тень леса: запад",
        "card champion-of-the-wood": "Чемпион леса",
        "card grand-champion": "Великий чемпион",
        "card burnt-tower": "Сгоревшая башня",
        "one of these": "Одно из этого:",
        "everybody in turn": "Выберите, что по очереди сделает каждый, начиная с вас:",
        "variant mode": "Когда башня сгорает",
        "about mode": "Что происходит с игроком, чья башня сгорела, и кто играет вместе.",
        "variant mode usual": "как обычно: втроём и вчетвером – тени",
        "variant mode plain": "выбывает из игры",
        "variant mode shadow": "становится тенью леса (3–4 игрока)",
        "variant mode teams": "двое на двое (4 игрока)",
        "variant firestorm": "Огненный смерч",
        "about firestorm": "Событие в колоде: весь огонь распространяется разом. В первой игре его можно убрать.",
        "variant mutual_aid": "Взаимопомощь",
        "about mutual_aid": "Событие в колоде: все по очереди делают одно и то же.",
        "variant champion": "Чемпион леса",
        "about champion": "Победитель может проложить просеки перед следующей игрой. Реванш передаёт карту дальше.",
        "variant champion none": "без карты",
        "variant champion unclaimed": "пока ни у кого: получит победитель",
        "variant champion champion": "Чемпион леса",
        "variant champion grand": "Великий чемпион",
        "variant holders": "Углы чемпионов",
        "about holders": "Углы тех, у кого карта чемпиона: nw, ne, se, sw.",
        "variant forest": "Угол без башни",
        "about forest": "Угол, который остаётся лесом; в игре вдвоём – и противоположный.",
        "variant forest nw": "северо-западный",
        "variant forest ne": "северо-восточный",
        "variant forest se": "юго-восточный",
        "variant forest sw": "юго-западный",
        "variant fire_partial": "Схемы огня",
        "about fire_partial": "Поджигают ли «Вспышка» и «Горящая коряга» все свободные клетки схемы или любые из них.",
        "variant fire_partial forced": "все свободные клетки",
        "variant fire_partial voluntary": "любые из них",
        "variant max_turns": "Больше всего ходов",
        "about max_turns": "После стольких ходов игра заканчивается, и все, чья башня цела, делят победу.",
        "wind": "Ветер",
        "deck": "Колода",
        "discard pile": "Стопка сброса",
        "limit": "Предел руки",
        "turn": "Ход",
        "hand": "Ваши карты",
        "drawn cards": "Взятые карты",
        "tower stands": "цела",
        "tower burnt": "сгорела",
        "role active": "в игре",
        "role shadow": "тень",
        "role out": "вне игры",
        "bucket full": "ведро полное",
        "bucket emptied": "ведро пустое",
        "bucket gone": "без ведра",
        "legend": "▲ огонь  # просека  * горит вечно  · лес  + зона башни  X крыша",
    },
)

SIDES = ("север", "восток", "юг", "запад")
FROM = ("к северу", "к востоку", "к югу", "к западу")
LAY = {Mood.DO: "выложите", Mood.DOES: "выкладывает", Mood.TO_DO: "выложить"}
LIGHT = {Mood.DO: "подожгите", Mood.DOES: "поджигает", Mood.TO_DO: "поджечь"}
PUT_OUT = {Mood.DO: "потушите", Mood.DOES: "тушит", Mood.TO_DO: "потушить"}
DIG = {Mood.DO: "проложите", Mood.DOES: "прокладывает", Mood.TO_DO: "проложить"}
MAY_DIG = {Mood.DO: "можете проложить", Mood.DOES: "может проложить", Mood.TO_DO: "проложить"}
TAKE = {Mood.DO: "уберите", Mood.DOES: "убирает", Mood.TO_DO: "убрать"}
TURN = {Mood.DO: "поверните", Mood.DOES: "поворачивает", Mood.TO_DO: "повернуть"}
ROLL = {Mood.DO: "бросьте кубик", Mood.DOES: "бросает кубик", Mood.TO_DO: "бросить кубик"}
CARRY = {Mood.DO: "перенесите", Mood.DOES: "переносит", Mood.TO_DO: "перенести"}
DISCARD = {Mood.DO: "сбросьте", Mood.DOES: "сбрасывает", Mood.TO_DO: "сбросить"}
REFILL = {Mood.DO: "доберите до предела", Mood.DOES: "добирает до предела", Mood.TO_DO: "добрать до предела"}
TURN_OVER = {Mood.DO: "переверните", Mood.DOES: "переворачивает", Mood.TO_DO: "перевернуть"}
CHANGE_HAND = {
    Mood.DO: "можете сбросить сколько угодно карт и добрать до предела",
    Mood.DOES: "может сбросить сколько угодно карт и добирает до предела",
    Mood.TO_DO: "сбросить сколько угодно карт и добрать до предела",
}
TURN_INTO = {Mood.DO: "превратите", Mood.DOES: "превращает", Mood.TO_DO: "превратить"}

OF = ("нуля", "одной", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти")
"""A number as it stands after "из", "до" and "на"."""
TIMES = {1: "", 2: "дважды: ", 3: "трижды: "}


def in_pattern(square: bool) -> str:
    """Where the fires of a pattern lie."""
    return f"{'квадрате' if square else 'ряду'} из {OF[pattern_size(square)]} клеток"


def some(count: int, noun: str) -> str:
    """A thing, or so many of them."""
    return ru.noun(noun) if count == 1 else ru.count(count, noun)


def times(count: int) -> str:
    """How often, before what is done."""
    return TIMES[count] if count in TIMES else f"{ru.count(count, 'time')}: "


# Effects


@ru.says(turning.SetWind)
def set_wind(effect: turning.SetWind, mood: Mood) -> str:
    return f"{TURN[mood]} ветер на {SIDES[effect.direction]}"


@ru.says(turning.RollWind)
def roll_wind(effect: turning.RollWind, mood: Mood) -> str:
    return f"{ROLL[mood]}, чтобы ветер сменился"


@ru.says(lighting.Push)
def push(effect: lighting.Push, mood: Mood) -> str:
    return f"{LIGHT[mood]} одну клетку {FROM[effect.direction]} от того, что горит"


@ru.says(lighting.LightLine)
def light_line(effect: lighting.LightLine, mood: Mood) -> str:
    return (
        f"{LAY[mood]} огонь рядом из {OF[pattern_size(False)]} клеток так, чтобы хотя бы один новый был рядом с "
        "прежним; просека разрезает ряд, и горит лишь одна его сторона"
    )


@ru.says(lighting.LightSquare)
def light_square(effect: lighting.LightSquare, mood: Mood) -> str:
    return (
        f"{LAY[mood]} огонь квадратом из {OF[pattern_size(True)]} клеток так, чтобы хотя бы один новый был рядом с "
        "прежним; просеки защищают только свои клетки"
    )


@ru.says(lighting.Explode)
def explode(effect: lighting.Explode, mood: Mood) -> str:
    return f"{TURN_INTO[mood]} любой огонь в просеку; все свободные из {OF[RING_SIZE]} клеток вокруг вспыхивают"


@ru.says(moving.MoveFire)
def move_fire(effect: moving.MoveFire, mood: Mood) -> str:
    return f"{CARRY[mood]} огонь, который не в башне, на свободную клетку рядом с любым другим огнём"


@ru.says(dousing.DousePattern)
def douse_pattern(effect: dousing.DousePattern, mood: Mood) -> str:
    return f"{PUT_OUT[mood]} до {OF[pattern_size(effect.square)]} огней в {in_pattern(effect.square)}, кроме башен"


@ru.says(dousing.DouseAround)
def douse_around(effect: dousing.DouseAround, mood: Mood) -> str:
    return f"{PUT_OUT[mood]} все огни на {OF[RING_SIZE]} клетках вокруг огня, кроме башен; сам он остаётся"


@ru.says(digging.Dig)
def dig(effect: digging.Dig, mood: Mood) -> str:
    how = "" if effect.count == 1 else " в ряд через одну клетку" if effect.gap else " рядом"
    return f"{DIG[mood]} {ru.count(effect.count, 'firebreak')}{how}, не возле прежних и не в башне"


@ru.says(digging.Replant)
def replant(effect: digging.Replant, mood: Mood) -> str:
    return f"{TAKE[mood]} любую просеку"


# What the cards say that nobody plays from the hand


@ru.says(champion.InOrder)
def in_order(effect: champion.InOrder, mood: Mood) -> str:
    return "; затем ".join(ru.clause(part, mood) for part in effect.parts)


@ru.says(Each)
def each(effect: Each, mood: Mood) -> str:
    return f"каждый игрок, начиная с того, кто вытянул карту, {ru.clause(effect.effect, Mood.DOES)}"


@ru.says(burning.SpreadAll)
def spread_all(effect: burning.SpreadAll, mood: Mood) -> str:
    return f"{ROLL[mood]}: всё, что горит, распространяется на одну клетку в эту сторону"


@ru.says(turning.RenewWind)
def renew_wind(effect: turning.RenewWind, mood: Mood) -> str:
    return f"{ROLL[mood]}: он покажет новый ветер"


@ru.says(drawing.ChangeHand)
def change_hand(effect: drawing.ChangeHand, mood: Mood) -> str:
    return CHANGE_HAND[mood]


@ru.says(drawing.ChangeCards)
def change_cards(effect: drawing.ChangeCards, mood: Mood) -> str:
    return f"{DISCARD[mood]} ровно {ru.count(effect.count, 'card')} и {REFILL[mood]}"


@ru.says(aid.Together)
def together(effect: aid.Together, mood: Mood) -> str:
    choices = [ru.clause(choice, Mood.TO_DO) for choice in effect.choices]
    return f"{ru.word('everybody in turn')} {ru.listed(choices, 'или')}"


@ru.says(aid.LightInAid)
def light_in_aid(effect: aid.LightInAid, mood: Mood) -> str:
    return f"{LIGHT[mood]} {some(effect.count, 'cell')} рядом с огнём, но не рядом с огнём этого события"


@ru.says(aid.DigInAid)
def dig_in_aid(effect: aid.DigInAid, mood: Mood) -> str:
    return f"{DIG[mood]} {some(effect.count, 'firebreak')}"


@ru.says(bucket.EmptyBucket)
def empty_bucket(effect: bucket.EmptyBucket, mood: Mood) -> str:
    return (
        f"раз за игру, в любой момент своего хода: {PUT_OUT[mood]} огни в {in_pattern(effect.square)}, "
        f"хотя бы один из них – в вашей башне; затем {TURN_OVER[mood]} эту карту"
    )


@ru.says(bucket.Reckless)
def reckless(effect: bucket.Reckless, mood: Mood) -> str:
    cards = [f"{ru.count(effect.cards, 'card')} {ru.word(f'kind {KINDS[kind]}')}" for kind in effect.kinds]
    return (
        f"вместо розыгрыша карты: {DISCARD[mood]} {ru.listed(cards, 'или')} и {LIGHT[mood]} "
        f"{some(effect.fires, 'cell')} рядом с прежним огнём; затем {REFILL[mood]}"
    )


@ru.says(burning.BurnForEver)
def burn_for_ever(effect: burning.BurnForEver, mood: Mood) -> str:
    return (
        f"сгоревшая башня горит вечно: на её {OF[ZONE_SIZE]} клетках нет жетонов, и огонь распространяется с них. "
        "На обороте – лес: им накрывают углы, где никто не играет"
    )


@ru.says(haunting.LightBeside)
def light_beside(effect: haunting.LightBeside, mood: Mood) -> str:
    return f"{times(effect.times)}{LIGHT[mood]} клетку рядом с огнём"


@ru.says(haunting.LightByRoll)
def light_by_roll(effect: haunting.LightByRoll, mood: Mood) -> str:
    return f"{times(effect.times)}{ROLL[mood]} и {LIGHT[mood]} клетку в эту сторону от того, что горит"


@ru.says(haunting.PlayOneOf)
def play_one_of(effect: haunting.PlayOneOf, mood: Mood) -> str:
    cards = ru.count(effect.count, "card")
    one = "её" if effect.count == 1 else "одну из них"
    all_of_them = {1: "её", 2: "обе"}.get(effect.count, "все")
    if mood is Mood.DO:
        return f"возьмите {cards}. Можете сыграть {one}. Сбросьте {all_of_them}"
    if mood is Mood.DOES:
        return f"берёт {cards}, может сыграть {one} и сбрасывает {all_of_them}"
    return f"взять {cards}, по желанию сыграть {one} и сбросить {all_of_them}"


@ru.says(haunting.TurnOrClear)
def turn_or_clear(effect: haunting.TurnOrClear, mood: Mood) -> str:
    return f"{TAKE[mood]} просеку или {TURN[mood]} ветер в любую другую сторону, где стоит башня"


@ru.says(champion.AtTheStart)
def at_the_start(effect: champion.AtTheStart, mood: Mood) -> str:
    return f"перед первым ходом следующей игры {ru.clause(effect.effect, mood)}"


@ru.says(champion.DigApart)
def dig_apart(effect: champion.DigApart, mood: Mood) -> str:
    apart = "" if effect.count == 1 else ", у которых нет общей стороны"
    return f"{MAY_DIG[mood]} {ru.count(effect.count, 'firebreak')}{apart}"


# Questions


@ru.says(turn.ChooseSpread)
def choose_spread(ask: turn.ChooseSpread, mood: Mood) -> str:
    return "куда ветер понесёт огонь?"


@ru.says(turn.ChooseAction)
def choose_action(ask: turn.ChooseAction, mood: Mood) -> str:
    return "что сделаете в этот ход?"


@ru.says(turn.ChooseEnd)
def choose_end(ask: turn.ChooseEnd, mood: Mood) -> str:
    return "закончить ход или сначала использовать ведро?"


@ru.says(BeforeStorm)
def before_storm(ask: BeforeStorm, mood: Mood) -> str:
    return f"огненный смерч вот-вот пойдёт на {SIDES[ask.direction]}: сначала используете ведро?"


@ru.says(aid.BeforeAid)
def before_aid(ask: aid.BeforeAid, mood: Mood) -> str:
    return f"Взаимопомощь: следующую клетку поджигает {ru.seat(ask.lighter)}. Сначала используете ведро?"


@ru.says(lighting.ChoosePush)
def choose_push(ask: lighting.ChoosePush, mood: Mood) -> str:
    return f"какую клетку подожжёте {FROM[ask.direction]} от огня?"


@ru.says(lighting.ChooseFlare)
def choose_flare(ask: lighting.ChooseFlare, mood: Mood) -> str:
    return "где ляжет ряд огня?"


@ru.says(lighting.ChooseSnag)
def choose_snag(ask: lighting.ChooseSnag, mood: Mood) -> str:
    return "где ляжет квадрат огня?"


@ru.says(lighting.ChooseBlast)
def choose_blast(ask: lighting.ChooseBlast, mood: Mood) -> str:
    return "какой огонь взорвётся?"


@ru.says(moving.ChooseEmber)
def choose_ember(ask: moving.ChooseEmber, mood: Mood) -> str:
    return "какой огонь перенесёте?"


@ru.says(moving.ChooseLanding)
def choose_landing(ask: moving.ChooseLanding, mood: Mood) -> str:
    return f"куда перенесёте огонь из {spot(ask.origin, ru)}?"


@ru.says(dousing.ChooseDoused)
def choose_doused(ask: dousing.ChooseDoused, mood: Mood) -> str:
    if not ask.taken:
        return f"какой огонь потушите первым? За ним можно потушить и другие в {in_pattern(ask.square)}."
    return f"какой огонь потушите ещё, вместе с {listed(ask.taken, ru)}?"


@ru.says(dousing.ChooseRescue)
def choose_rescue(ask: dousing.ChooseRescue, mood: Mood) -> str:
    return "вокруг какого огня всё потушите?"


@ru.says(digging.ChooseBreak)
def choose_break(ask: digging.ChooseBreak, mood: Mood) -> str:
    return "где проложите просеку?"


@ru.says(digging.ChooseTrench)
def choose_trench(ask: digging.ChooseTrench, mood: Mood) -> str:
    return f"где проложите просеки {'через клетку' if ask.gap else 'рядом'}?"


@ru.says(digging.ChooseCleared)
def choose_cleared(ask: digging.ChooseCleared, mood: Mood) -> str:
    return "какую просеку уберёте?"


@ru.says(discarding.DiscardAny)
def discard_any(ask: discarding.DiscardAny, mood: Mood) -> str:
    return "какие карты сбросите? Доберёте столько же."


@ru.says(discarding.DiscardSome)
def discard_some(ask: discarding.DiscardSome, mood: Mood) -> str:
    return f"что сбросите? Осталось сбросить {ru.count(ask.count, 'card')}."


@ru.says(aid.ChooseAid)
def choose_aid(ask: aid.ChooseAid, mood: Mood) -> str:
    return "взаимопомощь: что сделает каждый?"


@ru.says(aid.AidFire)
def aid_fire(ask: aid.AidFire, mood: Mood) -> str:
    return "взаимопомощь: какую клетку подожжёте?"


@ru.says(aid.AidBreak)
def aid_break(ask: aid.AidBreak, mood: Mood) -> str:
    return "взаимопомощь: где проложите просеку?"


@ru.says(bucket.ChooseSplash)
def choose_splash(ask: bucket.ChooseSplash, mood: Mood) -> str:
    return "какие огни потушит ваше ведро?"


@ru.says(bucket.ChooseRecklessFire)
def choose_reckless_fire(ask: bucket.ChooseRecklessFire, mood: Mood) -> str:
    if not ask.chosen:
        return "где будет первый огонь?"
    if ask.chosen.bit_count() == 1:
        return f"где будет второй огонь, кроме {listed(ask.chosen, ru)}?"
    return f"где будет следующий огонь, кроме {listed(ask.chosen, ru)}?"


@ru.says(haunting.HauntCell)
def haunt_cell(ask: haunting.HauntCell, mood: Mood) -> str:
    return "тень шевелится: какую клетку рядом с огнём подожжёте?"


@ru.says(haunting.HauntDirection)
def haunt_direction(ask: haunting.HauntDirection, mood: Mood) -> str:
    return f"тень дышит на {SIDES[ask.direction]}: какую клетку подожжёте?"


@ru.says(haunting.HauntWithCard)
def haunt_with_card(ask: haunting.HauntWithCard, mood: Mood) -> str:
    return "какую из взятых карт сыграете, если сыграете?"


@ru.says(haunting.HauntWind)
def haunt_wind(ask: haunting.HauntWind, mood: Mood) -> str:
    return "повернёте ветер или уберёте просеку?"


@ru.says(champion.ChooseChampionBreak)
def choose_champion_break(ask: champion.ChooseChampionBreak, mood: Mood) -> str:
    if not ask.placed:
        return "чемпион, где проложите просеку?"
    return (
        "чемпион, где будет вторая просека?" if ask.placed.bit_count() == 1 else "чемпион, где будет следующая просека?"
    )


# Options


@ru.says(turn.SpreadTo)
def spread_to(option: turn.SpreadTo, mood: Mood) -> str:
    return f"огонь на {spot(option.cell, ru, option.roof)}"


@ru.says(turn.Play, haunting.PlayDrawn)
def play(option: turn.Play, mood: Mood) -> str:
    return f"сыграть «{named(option.card, ru)}»"


@ru.says(turn.DiscardAndDraw)
def discard_and_draw(option: turn.DiscardAndDraw, mood: Mood) -> str:
    return "сбросить сколько угодно карт и добрать новые"


@ru.says(turn.CloseTurn)
def close_turn(option: turn.CloseTurn, mood: Mood) -> str:
    return "закончить ход"


@ru.says(UseBucket)
def use_bucket(option: UseBucket, mood: Mood) -> str:
    return "использовать ведро сейчас"


@ru.says(KeepBucket)
def keep_bucket(option: KeepBucket, mood: Mood) -> str:
    return "оставить ведро"


@ru.says(bucket.Splash)
def splash(option: bucket.Splash, mood: Mood) -> str:
    return f"потушить {group(option.where, ru)}"


@ru.says(GoReckless)
def go_reckless(option: GoReckless, mood: Mood) -> str:
    kind = ru.word(f"kind {KINDS[option.kind]}")
    effect = reckless_back()
    thrown = f"сбросить {ru.count(effect.cards, 'card')} {kind}"
    return f"Безрассудство: {thrown} и поджечь {some(effect.fires, 'cell')}"


@ru.says(bucket.NextFire)
def next_fire(option: bucket.NextFire, mood: Mood) -> str:
    return f"поджечь {spot(option.cell, ru, option.roof)}"


@ru.says(bucket.LightAll, lighting.Light)
def light(option: lighting.Light, mood: Mood) -> str:
    return f"поджечь {group(option.where, ru, option.roofs)}"


@ru.says(dousing.Douse)
def douse(option: dousing.Douse, mood: Mood) -> str:
    return f"потушить {spot(option.cell, ru)}"


@ru.says(dousing.StopDousing)
def stop_dousing(option: dousing.StopDousing, mood: Mood) -> str:
    return "хватит"


@ru.says(digging.Trench)
def trench(option: digging.Trench, mood: Mood) -> str:
    return f"{'просека на' if len(names(option.where)) == 1 else 'просеки на'} {group(option.where, ru)}"


@ru.says(digging.Clear)
def clear(option: digging.Clear, mood: Mood) -> str:
    return f"убрать просеку с {spot(option.cell, ru)}"


@ru.says(lighting.Blast)
def blast(option: lighting.Blast, mood: Mood) -> str:
    return f"взорвать {spot(option.cell, ru)}"


@ru.says(dousing.Rescue)
def rescue(option: dousing.Rescue, mood: Mood) -> str:
    return f"потушить всё вокруг {spot(option.cell, ru)}"


@ru.says(moving.Lift)
def lift(option: moving.Lift, mood: Mood) -> str:
    return f"перенести огонь из {spot(option.cell, ru)}"


@ru.says(moving.Land)
def land(option: moving.Land, mood: Mood) -> str:
    return f"перенести на {spot(option.cell, ru, option.roof)}"


@ru.says(discarding.Toss, discarding.Drop)
def discard(option: discarding.Toss, mood: Mood) -> str:
    return f"сбросить «{named(option.card, ru)}»"


@ru.says(discarding.StopDiscarding)
def stop_discarding(option: discarding.StopDiscarding, mood: Mood) -> str:
    return "остальное оставить" if option.count else "оставить все карты"


@ru.says(aid.EverybodyDoes)
def everybody_does(option: aid.EverybodyDoes, mood: Mood) -> str:
    return f"каждый {ru.clause(option.effect, Mood.DOES)}"


@ru.says(aid.LightInTurn)
def light_in_turn(option: aid.LightInTurn, mood: Mood) -> str:
    return f"поджечь {spot(option.cell, ru, option.roof)}"


@ru.says(aid.DigInTurn, champion.DigAsChampion)
def dig_in_turn(option: aid.DigInTurn, mood: Mood) -> str:
    return f"просека на {spot(option.cell, ru)}"


@ru.says(champion.StopDigging)
def stop_digging(option: champion.StopDigging, mood: Mood) -> str:
    return "больше просек не нужно"


@ru.says(haunting.LetAllGo)
def let_all_go(option: haunting.LetAllGo, mood: Mood) -> str:
    return "не играть ни одной"


@ru.says(turning.TurnWind)
def turn_wind(option: turning.TurnWind, mood: Mood) -> str:
    return f"повернуть ветер на {SIDES[option.direction]}"


# Events


@ru.says(events.Began)
def began(event: events.Began, mood: Mood) -> str:
    return f"ветер дует на {SIDES[event.wind]}; начинает {ru.seat(event.seat)}"


@ru.says(events.Spread)
def spread(event: events.Spread, mood: Mood) -> str:
    return f"ветер несёт огонь на {listed(event.where, ru)}; клетку выбирает {ru.seat(event.seat)}"


@ru.says(events.SpreadFailed)
def spread_failed(event: events.SpreadFailed, mood: Mood) -> str:
    return f"ветер дует на {SIDES[event.wind]}, но огню некуда распространиться; ход: {ru.seat(event.seat)}"


@ru.says(events.Played)
def played(event: events.Played, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} играет «{named(event.card, ru)}»"


@ru.says(events.Lit)
def lit(event: events.Lit, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} поджигает {listed(event.where, ru)}"


@ru.says(events.Doused)
def doused(event: events.Doused, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} тушит {listed(event.where, ru)}"


@ru.says(events.Exploded)
def exploded(event: events.Exploded, mood: Mood) -> str:
    blown = f"{ru.seat(event.seat)} взрывает {listed(event.where, ru)}"
    return f"{blown}: вспыхивает {listed(event.lit, ru)}" if event.lit else blown


@ru.says(events.Moved)
def moved(event: events.Moved, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} переносит огонь из {listed(event.origin, ru)} на {listed(event.where, ru)}"


@ru.says(events.Dug)
def dug(event: events.Dug, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} прокладывает просеку: {listed(event.where, ru)}"


@ru.says(events.Replanted)
def replanted(event: events.Replanted, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} убирает просеку с {listed(event.where, ru)}"


@ru.says(events.WindTurned)
def wind_turned(event: events.WindTurned, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} поворачивает ветер на {SIDES[event.wind]}"


@ru.says(events.WindRolled)
def wind_rolled(event: events.WindRolled, mood: Mood) -> str:
    return f"теперь ветер дует на {SIDES[event.wind]}"


@ru.says(events.RolledDead)
def rolled_dead(event: events.RolledDead, mood: Mood) -> str:
    return f"на кубике {SIDES[event.direction]}, а там нет целых башен: бросок повторяется"


@ru.says(events.RolledSame)
def rolled_same(event: events.RolledSame, mood: Mood) -> str:
    return f"на кубике {SIDES[event.wind]}, но ветер уже дует туда: бросок повторяется"


@ru.says(events.UsedBucket)
def used_bucket(event: events.UsedBucket, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} выливает ведро: гаснет {listed(event.where, ru)}"


@ru.says(events.WentReckless)
def went_reckless(event: events.WentReckless, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} действует безрассудно: вспыхивает {listed(event.where, ru)}"


@ru.says(events.Discarded)
def discarded(event: events.Discarded, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} сбрасывает: {several(event.discarded, ru)}"


@ru.says(events.KeptAll)
def kept_all(event: events.KeptAll, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} оставляет все карты"


@ru.says(events.Drew)
def drew(event: events.Drew, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} берёт: {several(event.drawn, ru)}"


@ru.says(events.DrewUnseen)
def drew_unseen(event: events.DrewUnseen, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} берёт {ru.count(event.count, 'card')}"


@ru.says(events.Reshuffled)
def reshuffled(event: events.Reshuffled, mood: Mood) -> str:
    return f"стопка сброса становится новой колодой: {ru.count(event.count, 'cards in all')}"


@ru.says(events.EventTurnedUp)
def event_turned_up(event: events.EventTurnedUp, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} вытягивает событие «{named(event.card, ru)}»"


@ru.says(events.StormRolled)
def storm_rolled(event: events.StormRolled, mood: Mood) -> str:
    return f"огненный смерч вот-вот пойдёт на {SIDES[event.direction]}"


@ru.says(events.Stormed)
def stormed(event: events.Stormed, mood: Mood) -> str:
    storm = f"огненный смерч идёт на {SIDES[event.direction]}"
    return f"{storm}: вспыхивает {listed(event.where, ru)}" if event.where else f"{storm} и не находит, что сжечь"


@ru.says(events.AidChosen)
def aid_chosen(event: events.AidChosen, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} выбирает: каждый {ru.clause(event.effect, Mood.DOES)}"


@ru.says(events.AidSkipped)
def aid_skipped(event: events.AidSkipped, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} не может ничего сделать во взаимопомощи и пропускает её"


@ru.says(events.TowerBurnt)
def tower_burnt(event: events.TowerBurnt, mood: Mood) -> str:
    burnt = f"{ru.seat(event.seat)} теряет башню: она сгорела"
    if event.burner not in (NOBODY, event.seat):
        burnt += f"; крышу поджигает {ru.seat(event.burner)}"
    return f"{burnt}; {ru.seat(event.seat)} становится тенью" if ROLES[event.role] == "shadow" else burnt


@ru.says(events.HandTaken)
def hand_taken(event: events.HandTaken, mood: Mood) -> str:
    cards = several(event.taken, ru) if event.taken else "карт нет"
    return f"{ru.seat(event.seat)} забирает всю руку (отдаёт {ru.seat(event.victim)}): {cards}"


@ru.says(events.HandTakenUnseen)
def hand_taken_unseen(event: events.HandTakenUnseen, mood: Mood) -> str:
    cards = ru.count(event.count, "cards in all")
    return f"{ru.seat(event.seat)} забирает всю руку (отдаёт {ru.seat(event.victim)}): {cards}"


@ru.says(events.LimitRaised)
def limit_raised(event: events.LimitRaised, mood: Mood) -> str:
    return f"теперь на руке может быть {ru.count(event.limit, 'cards in all')}"


@ru.says(events.ShadowRolled)
def shadow_rolled(event: events.ShadowRolled, mood: Mood) -> str:
    return f"тень {ru.seat(event.seat)} бросает кубик: {SIDES[event.face]}"


@ru.says(events.ShadowAimed)
def shadow_aimed(event: events.ShadowAimed, mood: Mood) -> str:
    return f"тень {ru.seat(event.seat)} дышит на {SIDES[event.direction]}"


@ru.says(events.ChampionDug)
def champion_dug(event: events.ChampionDug, mood: Mood) -> str:
    return f"чемпион {ru.seat(event.seat)} прокладывает просеку: {listed(event.where, ru)}"


HOW = {
    "tower": "осталась одна башня",
    "shadow": "тени сожгли все башни",
    "team": "обе вражеские башни сгорели",
    "together": "последние башни сгорели вместе",
    "time": "время вышло",
}


@ru.says(events.Won)
def won(event: events.Won, mood: Mood) -> str:
    if event.how == "draw":
        return "игра закончилась вничью: победы не одержал никто"
    verb = "побеждает" if len(event.winners) == 1 else "побеждают"
    return f"{HOW[event.how]}: {verb} {ru.listed([ru.seat(seat) for seat in event.winners], 'и')}"
