"""Tatsu in Ukrainian."""

from __future__ import annotations

from embertable.core.text.tongue import Mood
from embertable.core.text.uk import ukrainian_tongue
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

uk = ukrainian_tongue(
    nouns={},
    words={
        "title": "Тацу: драконолови",
        "tagline": "Взятки двох кланів: поклади дракона сам або попроси іншого.",
        "ghost": "дух-примара",
        "red": "червоний",
        "yellow": "жовтий",
        "red clan": "червоний клан",
        "yellow clan": "жовтий клан",
        "spirit name": "{clan} дух {strength}",
        "one name": "{clan} дух 1 на {points}",
        "multiplier name": "{clan} помножувач ×{factor}",
        "fusion name": "{clan} дух злиття",
        "strength": "Сила",
        "worth": "Цінність",
        "multiplier adds": "Якщо його спіймав {clan}, множник цього клану зростає на {factor}.",
        "multiplier weak": "Сили не має: поступається будь-якому духові із силою.",
        "fusion carries": "Цю взятку зараз ніхто не забирає: вона дістанеться переможцеві наступної.",
        "fusion leads": "Наступний раунд починає той, перед ким він лежить.",
        "score finished deals": "зіграні партії",
        "score this deal": "ця партія",
        "short red": "Ч",
        "short yellow": "Ж",
        "deal": "партія",
        "trick": "раунд",
        "hand": "карти",
        "in front": "перед ним",
        "dealer": "дилер",
        "leads": "починає",
        "carried": "чекають на переможця",
        "caught": "спіймано",
        "total": "усього",
        "face down": "закриті",
        "deck spirits": "Духи",
        "variant ghost_seat": "Місце духа-примари",
        "about ghost_seat": "Лише для трьох: примара сидить навпроти червоного гравця або завжди на тому самому місці.",
        "variant ghost_seat opposite_red": "навпроти червоного",
        "variant ghost_seat fixed": "завжди одне",
        "variant max_deals": "Найбільше партій",
        "about max_deals": f"Після стількох партій гра закінчується, навіть якщо ніхто не набрав {TARGET} очок.",
    },
)
# The rulebook's clans as they stand after "card of": карту червоного клану.
WHOSE = ("червоного", "жовтого")


def name(who: int) -> str:
    """A player, or the ghost."""
    return named(who, uk)


@uk.says(TakeTurn)
def take_turn(ask: TakeTurn, mood: Mood) -> str:
    return "ваш хід: викладіть карту свого клану або попросіть когось зробити це за вас"


@uk.says(TakeTurnForGhost)
def take_turn_for_ghost(ask: TakeTurnForGhost, mood: Mood) -> str:
    return "хід духа-примари: викладіть одну з його карт або попросіть когось зробити це за нього"


@uk.says(TakeTurnBesideGhost)
def take_turn_beside_ghost(ask: TakeTurnBesideGhost, mood: Mood) -> str:
    return "ваш власний хід: викладіть карту зі своєї руки або попросіть когось зробити це за вас"


@uk.says(Answer)
def answer(ask: Answer, mood: Mood) -> str:
    return "вас попросили: виберіть, яку свою карту викласти"


@uk.says(AnswerForGhost)
def answer_for_ghost(ask: AnswerForGhost, mood: Mood) -> str:
    return "попросили духа-примару: виберіть, яку з його карт викласти"


@uk.says(AnswerBesideGhost)
def answer_beside_ghost(ask: AnswerBesideGhost, mood: Mood) -> str:
    return "попросили вас, а не духа-примару: виберіть карту зі своєї руки"


@uk.says(AnswerUnseen)
def answer_unseen(ask: AnswerUnseen, mood: Mood) -> str:
    return "вас попросили, а горілиць таких карт немає: виберіть закриту"


@uk.says(Play)
def play(option: Play, mood: Mood) -> str:
    return f"викласти: {card(option.card, uk)}"


@uk.says(Serve)
def serve(option: Serve, mood: Mood) -> str:
    return f"віддати: {card(option.card, uk)}"


@uk.says(Request)
def request(option: Request, mood: Mood) -> str:
    return f"попросити карту; відповідає {name(option.whom)}"


@uk.says(PlayUnseen)
def play_unseen(option: PlayUnseen, mood: Mood) -> str:
    return f"викласти закриту карту зі стовпчика {option.column + 1}"


@uk.says(RequestUnseen)
def request_unseen(option: RequestUnseen, mood: Mood) -> str:
    return f"попросити закриту карту; відповідає {uk.seat(option.giver)}"


@uk.says(ServeUnseen)
def serve_unseen(option: ServeUnseen, mood: Mood) -> str:
    return f"віддати закриту карту зі стовпчика {option.column + 1}"


@uk.says(Dealt)
def dealt(event: Dealt, mood: Mood) -> str:
    return f"партія {event.number}: роздає {uk.seat(event.dealer)}"


@uk.says(Asked)
def asked(event: Asked, mood: Mood) -> str:
    return f"{name(event.who)} просить карту {WHOSE[event.clan]} клану; відповідає {name(event.whom)}"


@uk.says(Placed)
def placed(event: Placed, mood: Mood) -> str:
    laid = card(event.card, uk)
    if event.who == event.giver:
        return f"{name(event.who)} викладає: {laid}"
    return f"{name(event.giver)} віддає: {laid}; карту отримує {name(event.who)}"


@uk.says(TurnedUp)
def turned_up(event: TurnedUp, mood: Mood) -> str:
    return f"{uk.seat(event.who)} відкриває: {card(event.card, uk)}"


@uk.says(Took)
def took(event: Took, mood: Mood) -> str:
    side = uk.word(f"{CLANS[event.clan]} clan")
    catch = f"{uk.count(event.count, 'card')} на {uk.count(event.points, 'point')}"
    return f"{name(event.who)} бере взятку: {side} ловить {catch}"


@uk.says(Carried)
def carried(event: Carried, mood: Mood) -> str:
    return f"злиття: {uk.count(event.count, 'card')} чекають на наступну взятку; починає {name(event.leader)}"


@uk.says(Discarded)
def discarded(event: Discarded, mood: Mood) -> str:
    return f"злиття в останньому раунді: {uk.count(event.count, 'card')} не дістаються нікому"


@uk.says(Scored)
def scored(event: Scored, mood: Mood) -> str:
    side = uk.word(f"{CLANS[event.clan]} clan")
    return f"{side}: {event.points} × {event.factor} = {uk.count(event.points * event.factor, 'point')}"


@uk.says(Won)
def won(event: Won, mood: Mood) -> str:
    names = uk.listed([uk.seat(seat) for seat in event.winners], "та")
    return f"кінець гри, {uk.count(event.points, 'point')}: перемога, {names}!"
