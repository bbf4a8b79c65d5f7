"""Tatsu in Russian."""

from __future__ import annotations

from embertable.core.text.ru import russian_tongue
from embertable.core.text.tongue import Mood
from embertable.games.tatsu.chapters.rows import AnswerUnseen, PlayUnseen, RequestUnseen, ServeUnseen
from embertable.games.tatsu.chapters.turn import (
    Answer,
    AnswerBesideGhost,
    AnswerForGhost,
    Play,
    Request,
    Serve,
    TakeTurn,
    TakeTurnBesideGhost,
    TakeTurnForGhost,
)
from embertable.games.tatsu.events import Asked, Carried, Dealt, Discarded, Placed, Scored, Took, TurnedUp, Won
from embertable.games.tatsu.terms import CLANS, TARGET
from embertable.games.tatsu.text.cards import card
from embertable.games.tatsu.text.names import named

ru = russian_tongue(
    nouns={},
    words={
        "title": "Тацу: ловцы драконов",
        "tagline": "Взятки двух кланов: положи дракона сам или попроси другого.",
        "ghost": "дух-призрак",
        "red": "красный",
        "yellow": "жёлтый",
        "red clan": "красный клан",
        "yellow clan": "жёлтый клан",
        "spirit name": "{clan} дух {strength}",
        "one name": "{clan} дух 1 на {points}",
        "multiplier name": "{clan} множитель ×{factor}",
        "fusion name": "{clan} дух слияния",
        "strength": "Сила",
        "worth": "Ценность",
        "multiplier adds": "Если его поймал {clan}, множитель этого клана растёт на {factor}.",
        "multiplier weak": "Силы не имеет: уступает любому духу с силой.",
        "fusion carries": "Эту взятку пока никто не забирает: она достанется победителю следующей.",
        "fusion leads": "Следующий раунд начинает тот, перед кем он лежит.",
        "score finished deals": "сыгранные партии",
        "score this deal": "эта партия",
        "short red": "К",
        "short yellow": "Ж",
        "deal": "партия",
        "trick": "раунд",
        "hand": "карты",
        "in front": "перед ним",
        "dealer": "сдающий",
        "leads": "начинает",
        "carried": "ждут победителя",
        "caught": "поймано",
        "total": "всего",
        "face down": "закрытые",
        "deck spirits": "Духи",
        "variant ghost_seat": "Место духа-призрака",
        "about ghost_seat": "Только для троих: призрак сидит напротив красного игрока или всегда на одном месте.",
        "variant ghost_seat opposite_red": "напротив красного",
        "variant ghost_seat fixed": "всегда одно",
        "variant max_deals": "Больше всего партий",
        "about max_deals": f"После стольких партий игра заканчивается, даже если никто не набрал {TARGET} очков.",
    },
)
WHOSE = ("красного", "жёлтого")


def name(who: int) -> str:
    """A player, or the ghost."""
    return named(who, ru)


@ru.says(TakeTurn)
def take_turn(ask: TakeTurn, mood: Mood) -> str:
    return "ваш ход: выложите карту своего клана или попросите кого-нибудь сделать это за вас"


@ru.says(TakeTurnForGhost)
def take_turn_for_ghost(ask: TakeTurnForGhost, mood: Mood) -> str:
    return "ход духа-призрака: выложите одну из его карт или попросите кого-нибудь сделать это за него"


@ru.says(TakeTurnBesideGhost)
def take_turn_beside_ghost(ask: TakeTurnBesideGhost, mood: Mood) -> str:
    return "ваш собственный ход: выложите карту из своей руки или попросите кого-нибудь сделать это за вас"


@ru.says(Answer)
def answer(ask: Answer, mood: Mood) -> str:
    return "вас попросили: выберите, какую свою карту выложить"


@ru.says(AnswerForGhost)
def answer_for_ghost(ask: AnswerForGhost, mood: Mood) -> str:
    return "попросили духа-призрака: выберите, какую из его карт выложить"


@ru.says(AnswerBesideGhost)
def answer_beside_ghost(ask: AnswerBesideGhost, mood: Mood) -> str:
    return "попросили вас, а не духа-призрака: выберите карту из своей руки"


@ru.says(AnswerUnseen)
def answer_unseen(ask: AnswerUnseen, mood: Mood) -> str:
    return "вас попросили, а открытых карт этого клана нет: выберите закрытую"


@ru.says(Play)
def play(option: Play, mood: Mood) -> str:
    return f"выложить: {card(option.card, ru)}"


@ru.says(Serve)
def serve(option: Serve, mood: Mood) -> str:
    return f"отдать: {card(option.card, ru)}"


@ru.says(Request)
def request(option: Request, mood: Mood) -> str:
    return f"попросить карту; отвечает {name(option.whom)}"


@ru.says(PlayUnseen)
def play_unseen(option: PlayUnseen, mood: Mood) -> str:
    return f"выложить закрытую карту из столбца {option.column + 1}"


@ru.says(RequestUnseen)
def request_unseen(option: RequestUnseen, mood: Mood) -> str:
    return f"попросить закрытую карту; отвечает {ru.seat(option.giver)}"


@ru.says(ServeUnseen)
def serve_unseen(option: ServeUnseen, mood: Mood) -> str:
    return f"отдать закрытую карту из столбца {option.column + 1}"


@ru.says(Dealt)
def dealt(event: Dealt, mood: Mood) -> str:
    return f"партия {event.number}: сдаёт {ru.seat(event.dealer)}"


@ru.says(Asked)
def asked(event: Asked, mood: Mood) -> str:
    return f"{name(event.who)} просит карту {WHOSE[event.clan]} клана; отвечает {name(event.whom)}"


@ru.says(Placed)
def placed(event: Placed, mood: Mood) -> str:
    laid = card(event.card, ru)
    if event.who == event.giver:
        return f"{name(event.who)} выкладывает: {laid}"
    return f"{name(event.giver)} отдаёт: {laid}; карту получает {name(event.who)}"


@ru.says(TurnedUp)
def turned_up(event: TurnedUp, mood: Mood) -> str:
    return f"{ru.seat(event.who)} открывает: {card(event.card, ru)}"


@ru.says(Took)
def took(event: Took, mood: Mood) -> str:
    side = ru.word(f"{CLANS[event.clan]} clan")
    catch = f"{ru.count(event.count, 'card')} на {ru.count(event.points, 'point')}"
    return f"{name(event.who)} берёт взятку: {side} ловит {catch}"


@ru.says(Carried)
def carried(event: Carried, mood: Mood) -> str:
    return f"слияние: {ru.count(event.count, 'card')} ждут следующей взятки; начинает {name(event.leader)}"


@ru.says(Discarded)
def discarded(event: Discarded, mood: Mood) -> str:
    return f"слияние в последнем раунде: {ru.count(event.count, 'card')} не достаются никому"


@ru.says(Scored)
def scored(event: Scored, mood: Mood) -> str:
    side = ru.word(f"{CLANS[event.clan]} clan")
    return f"{side}: {event.points} × {event.factor} = {ru.count(event.points * event.factor, 'point')}"


@ru.says(Won)
def won(event: Won, mood: Mood) -> str:
    names = ru.listed([ru.seat(seat) for seat in event.winners], "и")
    return f"конец игры, {ru.count(event.points, 'point')}: победа, {names}!"
