"""Flamecraft Duals in Russian."""

from __future__ import annotations

from embertable.core.text.ru import russian_tongue
from embertable.core.text.tongue import Mood
from embertable.games.flamecraft_duals.cards.tables import Rating
from embertable.games.flamecraft_duals.chapters.action import (
    Activate,
    ChooseActivation,
    ChooseCell,
    Pull,
    PutToken,
)
from embertable.games.flamecraft_duals.chapters.coin import AskDragon, SpendCoin
from embertable.games.flamecraft_duals.chapters.drawing import ChooseDraw, ChooseReturn, ReturnCard, TakeOpen, TakeTop
from embertable.games.flamecraft_duals.chapters.fountain import ChooseFountainCell, PutPiece
from embertable.games.flamecraft_duals.chapters.scoring import EndScore, ScoreCards, ScoreShop
from embertable.games.flamecraft_duals.chapters.turn import TakeHeld, TakeTurn
from embertable.games.flamecraft_duals.effects.activating import ActivateNeighbour, ChooseNeighbour
from embertable.games.flamecraft_duals.effects.drawing import KeepCards
from embertable.games.flamecraft_duals.effects.moving import (
    ChooseDish,
    ChooseFirstStep,
    ChooseSecondStep,
    ChooseStep,
    ChooseSwap,
    MoveAny,
    MoveAnywhere,
    MoveOneStep,
    MoveToken,
    Stop,
    SwapAny,
    SwapTokens,
)
from embertable.games.flamecraft_duals.effects.passive import AddBuddy, CoinsAtEnd, HandLimit, OpenCards
from embertable.games.flamecraft_duals.effects.placing import ChooseIdleCell, ChoosePull, PlayAnother, PullAndPlace
from embertable.games.flamecraft_duals.effects.pulling import ChooseExchange, Exchange, LeaveToken, PullInstead
from embertable.games.flamecraft_duals.events import (
    Activated,
    CardReturned,
    CardScored,
    CardsDrawn,
    CoinSpent,
    DisplayFilled,
    DragonPicked,
    DuelEnded,
    EndTriggered,
    Exchanged,
    FirstPulled,
    FountainOpened,
    HandFilled,
    HeldTaken,
    Moved,
    OpenCardTaken,
    PieceMoved,
    Placed,
    Pulled,
    PutBack,
    ReserveOpened,
    SoloEnded,
    SpecialScoring,
    SurvivalPaid,
    Swapped,
    TurnBegan,
)
from embertable.games.flamecraft_duals.places.patterns import Pattern
from embertable.games.flamecraft_duals.setup import ChooseDragon, TakeDragon
from embertable.games.flamecraft_duals.terms import COIN_CARDS, FACES, NONE
from embertable.games.flamecraft_duals.text.cards import card, cards, cell, dragon, face, faces, rating, symbol

ru = russian_tongue(
    nouns={
        # one, two, five; and many in the nominative
        "baker": ("пекарь", "пекаря", "пекарей", "пекари"),
        "jeweller": ("ювелир", "ювелира", "ювелиров", "ювелиры"),
        "cook": ("кулинар", "кулинара", "кулинаров", "кулинары"),
        "blacksmith": ("кузнец", "кузнеца", "кузнецов", "кузнецы"),
        "potion-maker": ("зельевар", "зельевара", "зельеваров", "зельевары"),
        "gardener": ("садовник", "садовника", "садовников", "садовники"),
        "heart": ("сердце", "сердца", "сердец"),
        "shop card": ("карту лавки", "карты лавок", "карт лавок"),
        "token": ("фишку", "фишки", "фишек"),
        "coin": ("монету", "монеты", "монет"),
    },
    words={
        "title": "Мастера пламени. Дуэль",
        "tagline": "Складывайте драконов на маленьком поле, пока не проступят узоры ваших тайных лавок.",
        "row name": "Ряд {of_many}",
        "circle name": "Кружок {of_many}",
        "pair name": "Пара {of_many} и {one}",
        "rhombus name": "Фонтан: {many} и {others}",
        "dragon star": "Звёздочка",
        "dragon precious": "Прелесть",
        "dragon swift": "Шустрик",
        "dragon tailor": "Портняжка",
        "dragon buddy": "Дружок",
        "dragon penny": "Монетка",
        "dragon trio": "Троечка",
        "dragon seer": "Вещун",
        "active": "Активный: второе применение монеты вашего хода.",
        "passive": "Пассивный: меняет правила для обоих игроков.",
        "two colours": "Два цвета: примените одну из двух способностей; в узоре это дракон любого из двух видов.",
        "score shops": "карты лавок",
        "score fountains": "карты фонтана",
        "score coins": "монеты",
        "deck shops": "Карты лавок",
        "deck fountains": "Карты фонтана",
        "deck fancy": "Драконы-кудесники",
        "deck artisans": "Драконы-мастера",
        "deck duals": "Двухцветные драконы",
        "deck ratings": "Оценки в соло",
        "rating dry-fountain": "Фонтан иссяк",
        "rating fountain-helper": "Помощник у фонтана",
        "rating shop-host": "Хозяин лавки",
        "rating flamekeeper": "Хранитель пламени",
        "rating master-of-flamecraft": "Мастер пламени",
        "short baker": "Пе",
        "short jeweller": "Юв",
        "short cook": "Кл",
        "short blacksmith": "Кз",
        "short potion-maker": "Зе",
        "short gardener": "Са",
        "short buddy": "Др",
        "fountain piece": "фонтан",
        "turn": "ход",
        "last turn": "последний ход",
        "special scoring": "особый зачёт",
        "bag": "мешочек",
        "reserve": "запас",
        "reserve used": "уже в мешочке",
        "deck": "колода",
        "under the deck": "под колодой",
        "open cards": "открытые карты",
        "tray": "нужно поместить",
        "fancy dragons": "кудесники",
        "open fountains": "карты фонтана",
        "fountain pile": "закрытые",
        "hand": "рука",
        "known": "известны",
        "scored": "зачтено",
        "held": "на следующий ход",
        "coins": "монеты",
        "hearts": "сердца",
        "in row": "в ряд",
        "in circle": "все рядом",
        "in rhombus": "ромб, сначала середина",
        "variant fancy": "Кудесники",
        "about fancy": "В дуэли участвуют два кудесника: каждый игрок выбирает одного или обоих определяет случай.",
        "variant fancy none": "без них",
        "variant fancy picked": "каждый выбирает одного",
        "variant fancy drawn": "двое наугад",
        "variant dragons": "Кудесники по именам",
        "about dragons": "Называет обоих кудесников дуэли, так что выбирать никому не придётся.",
        "variant fountain": "Фонтан",
        "about fountain": "Открытые карты фонтана и фигурка, занимающая клетку; для тех, кто уже знает игру.",
    },
)


@ru.says(Pattern)
def pattern(thing: Pattern, mood: Mood) -> str:
    if thing.shape == "row":
        return f"ровным рядом: {faces(thing.kinds, ru)}"
    if thing.shape == "circle":
        return f"каждый рядом с остальными: {faces(thing.kinds, ru)}"
    return f"бок о бок: {faces(thing.kinds[:2], ru)}; во впадинах по сторонам: {faces(thing.kinds[2:], ru)}"


@ru.says(Rating)
def rated(thing: Rating, mood: Mood) -> str:
    if not thing.is_won:
        return "поражение в соло"
    if not thing.least:
        return "любая другая победа в соло"
    return f"победа в соло, если набрано по меньшей мере {ru.count(thing.least, 'heart')}"


def verb(mood: Mood, do: str, does: str, to_do: str) -> str:
    """A verb as it stands in a mood."""
    return {Mood.DO: do, Mood.DOES: does, Mood.TO_DO: to_do}[mood]


@ru.says(PlayAnother)
def play_another(effect: PlayAnother, mood: Mood) -> str:
    pull = verb(mood, "вытяните", "вытягивает", "вытянуть")
    place = verb(mood, "поместите", "помещает", "поместить")
    activate = verb(mood, "активируйте", "активирует", "активировать")
    return f"{pull} ещё одну фишку, {place} её на поле и по желанию {activate}"


@ru.says(PullAndPlace)
def pull_and_place(effect: PullAndPlace, mood: Mood) -> str:
    pull = verb(mood, "вытяните", "вытягивает", "вытянуть")
    place = verb(mood, "поместите", "помещает", "поместить")
    put = verb(mood, "верните", "возвращает", "вернуть")
    tokens = ru.count(effect.count, "token")
    return f"{pull} {tokens}, {place} одну из них на поле, не активируя, а остальные {put} в мешочек"


@ru.says(MoveAnywhere)
def move_anywhere(effect: MoveAnywhere, mood: Mood) -> str:
    move = verb(mood, "переместите", "перемещает", "переместить")
    return f"{move} соседнюю фишку на любую другую допустимую клетку"


@ru.says(MoveOneStep)
def move_one_step(effect: MoveOneStep, mood: Mood) -> str:
    move = verb(mood, "переместите", "перемещает", "переместить")
    return f"{move} одну или две соседние фишки на шаг, одну за другой"


@ru.says(SwapAny)
def swap_any(effect: SwapAny, mood: Mood) -> str:
    return f"{verb(mood, 'поменяйте', 'меняет', 'поменять')} местами верхние фишки двух любых клеток"


@ru.says(ActivateNeighbour)
def activate_neighbour(effect: ActivateNeighbour, mood: Mood) -> str:
    return f"{verb(mood, 'активируйте', 'активирует', 'активировать')} соседнюю фишку; она действует со своей клетки"


@ru.says(KeepCards)
def keep_cards(effect: KeepCards, mood: Mood) -> str:
    draw = verb(mood, "возьмите", "берёт", "взять")
    return f"{draw} {ru.count(effect.count, 'shop card')}, ничего не возвращая под колоду"


@ru.says(Exchange)
def exchange(effect: Exchange, mood: Mood) -> str:
    trade = verb(mood, "обменяйте", "обменивает", "обменять")
    return f"{trade} ещё не помещённую фишку на верхнюю фишку любой клетки"


@ru.says(MoveAny)
def move_any(effect: MoveAny, mood: Mood) -> str:
    return f"{verb(mood, 'переместите', 'перемещает', 'переместить')} любую верхнюю фишку на шаг"


@ru.says(PullInstead)
def pull_instead(effect: PullInstead, mood: Mood) -> str:
    pull = verb(mood, "вытяните", "вытягивает", "вытянуть")
    place = verb(mood, "поместите", "помещает", "поместить")
    return f"{pull} {ru.count(effect.count, 'token')} вместо одной и {place} одну из них; остальные возвращаются"


@ru.says(AddBuddy)
def add_buddy(effect: AddBuddy, mood: Mood) -> str:
    return "фишка Дружка идёт в мешочек: способности у него нет, а в узоре он дракон любого вида"


@ru.says(CoinsAtEnd)
def coins_at_end(effect: CoinsAtEnd, mood: Mood) -> str:
    each = ru.count(effect.each, "heart")
    none_left = ru.count(effect.none_left, "heart")
    return f"в конце каждая оставшаяся монета даёт {each}, а пустой кошелёк даёт {none_left}"


@ru.says(HandLimit)
def hand_limit(effect: HandLimit, mood: Mood) -> str:
    return f"игроки получают в начале {ru.count(effect.cards, 'shop card')} и добирают до стольких же"


@ru.says(OpenCards)
def open_cards(effect: OpenCards, mood: Mood) -> str:
    return f"рядом с колодой держите открытыми {ru.count(effect.count, 'shop card')}; вместо верхней можно брать такую"


@ru.says(ChooseDragon)
def choose_dragon(ask: ChooseDragon, mood: Mood) -> str:
    return "выберите кудесника; он будет помогать обоим"


@ru.says(TakeDragon)
def take_dragon(option: TakeDragon, mood: Mood) -> str:
    return f"выбрать: {dragon(option.dragon, ru)}"


@ru.says(TakeTurn)
def take_turn(ask: TakeTurn, mood: Mood) -> str:
    return "ваш ход начинается"


@ru.says(ChoosePull)
def choose_pull(ask: ChoosePull, mood: Mood) -> str:
    return "пекарь зовёт ещё одного дракона"


@ru.says(Pull)
def pull(option: Pull, mood: Mood) -> str:
    return "вытянуть фишку из мешочка"


@ru.says(TakeHeld)
def take_held(option: TakeHeld, mood: Mood) -> str:
    return "разыграть фишку, оставшуюся от фонтана"


@ru.says(AskDragon)
def ask_dragon(option: AskDragon, mood: Mood) -> str:
    return f"потратить монету, помогает {dragon(option.dragon, ru)}"


@ru.says(SpendCoin)
def spend_coin(option: SpendCoin, mood: Mood) -> str:
    draw = ru.count(COIN_CARDS, "shop card")
    return f"потратить монету: взять {draw}, затем положить {ru.count(COIN_CARDS, 'card')} с руки под колоду"


@ru.says(ChooseCell)
def choose_cell(ask: ChooseCell, mood: Mood) -> str:
    return "куда поместить фишку?"


@ru.says(ChooseIdleCell)
def choose_idle_cell(ask: ChooseIdleCell, mood: Mood) -> str:
    return "поместите одну из фишек; активировать её нельзя"


@ru.says(PutToken)
def put_token(option: PutToken, mood: Mood) -> str:
    return f"поместить на {cell(option.cell)}: {face(option.face, ru)}"


@ru.says(ChooseActivation)
def choose_activation(ask: ChooseActivation, mood: Mood) -> str:
    return "активировать помещённую фишку?"


@ru.says(Activate)
def activate(option: Activate, mood: Mood) -> str:
    return f"активировать на {cell(option.cell)}: {symbol(option.kind, ru)}"


@ru.says(ChooseNeighbour)
def choose_neighbour(ask: ChooseNeighbour, mood: Mood) -> str:
    return "какого соседа активирует садовник?"


@ru.says(ChooseDish)
def choose_dish(ask: ChooseDish, mood: Mood) -> str:
    return "кулинар перемещает соседнюю фишку куда угодно"


@ru.says(ChooseFirstStep)
def choose_first_step(ask: ChooseFirstStep, mood: Mood) -> str:
    return "кузнец перемещает соседнюю фишку на шаг"


@ru.says(ChooseSecondStep)
def choose_second_step(ask: ChooseSecondStep, mood: Mood) -> str:
    return "кузнец может переместить на шаг ещё одну соседнюю фишку"


@ru.says(ChooseStep)
def choose_step(ask: ChooseStep, mood: Mood) -> str:
    return "переместите любую верхнюю фишку на шаг"


@ru.says(MoveToken)
def move_token(option: MoveToken, mood: Mood) -> str:
    return f"переместить с {cell(option.start)} на {cell(option.end)}"


@ru.says(Stop)
def stop(option: Stop, mood: Mood) -> str:
    return "больше ничего не перемещать"


@ru.says(ChooseSwap)
def choose_swap(ask: ChooseSwap, mood: Mood) -> str:
    return "какие две фишки поменять местами?"


@ru.says(SwapTokens)
def swap_tokens(option: SwapTokens, mood: Mood) -> str:
    return f"поменять местами {cell(option.cell)} и {cell(option.other)}"


@ru.says(ChooseExchange)
def choose_exchange(ask: ChooseExchange, mood: Mood) -> str:
    return "какую фишку оставить и на какой клетке?"


@ru.says(LeaveToken)
def leave_token(option: LeaveToken, mood: Mood) -> str:
    return f"взять верхнюю фишку с {cell(option.cell)}, а там оставить: {face(option.face, ru)}"


@ru.says(ScoreCards)
def score_cards(ask: ScoreCards, mood: Mood) -> str:
    return "засчитайте карты, узоры которых есть на поле"


@ru.says(ScoreShop)
def score_card(option: ScoreShop, mood: Mood) -> str:
    return f"засчитать: {card(option.card, ru)}"


@ru.says(EndScore)
def end_score(option: EndScore, mood: Mood) -> str:
    return "завершить зачёт"


@ru.says(ChooseFountainCell)
def choose_fountain_cell(ask: ChooseFountainCell, mood: Mood) -> str:
    return "куда переместить фонтан?"


@ru.says(PutPiece)
def put_piece(option: PutPiece, mood: Mood) -> str:
    if option.face == FACES:
        return f"фонтан на пустую клетку {cell(option.cell)}"
    return f"фонтан на {cell(option.cell)}; оставить себе на следующий ход: {face(option.face, ru)}"


@ru.says(ChooseDraw)
def choose_draw(ask: ChooseDraw, mood: Mood) -> str:
    return "возьмите карту лавки: открытую или верхнюю из колоды"


@ru.says(TakeOpen)
def take_open(option: TakeOpen, mood: Mood) -> str:
    return f"взять: {card(option.card, ru)}"


@ru.says(TakeTop)
def take_top(option: TakeTop, mood: Mood) -> str:
    return "взять верхнюю карту колоды"


@ru.says(ChooseReturn)
def choose_return(ask: ChooseReturn, mood: Mood) -> str:
    return "какую карту положить под колоду? Следующая ляжет ещё ниже"


@ru.says(ReturnCard)
def return_card(option: ReturnCard, mood: Mood) -> str:
    return f"под колоду: {card(option.card, ru)}"


@ru.says(DragonPicked)
def dragon_picked(event: DragonPicked, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} выбирает кудесника: {dragon(event.dragon, ru)}"


@ru.says(FirstPulled)
def first_pulled(event: FirstPulled, mood: Mood) -> str:
    who = "ничья, тянут снова" if event.first == NONE else f"начинает {ru.seat(event.first)}"
    return f"фишки за право первого хода: {faces(event.faces, ru)}; {who}"


@ru.says(TurnBegan)
def turn_began(event: TurnBegan, mood: Mood) -> str:
    return f"ходит {ru.seat(event.seat)}"


@ru.says(Pulled)
def pulled(event: Pulled, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} вытягивает: {faces(event.faces, ru)}"


@ru.says(HeldTaken)
def held_taken(event: HeldTaken, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} разыгрывает фишку, оставшуюся от фонтана: {face(event.face, ru)}"


@ru.says(ReserveOpened)
def reserve_opened(event: ReserveOpened, mood: Mood) -> str:
    return "мешочек пуст: в него идёт запас"


@ru.says(Placed)
def placed(event: Placed, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} помещает на {cell(event.cell)}: {face(event.face, ru)}"


@ru.says(PutBack)
def put_back(event: PutBack, mood: Mood) -> str:
    return f"обратно в мешочек: {faces(event.faces, ru)}"


@ru.says(Activated)
def activated(event: Activated, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} активирует на {cell(event.cell)}: {symbol(event.kind, ru)}"


@ru.says(Moved)
def moved(event: Moved, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} перемещает с {cell(event.start)} на {cell(event.end)}: {face(event.face, ru)}"


@ru.says(Swapped)
def swapped(event: Swapped, mood: Mood) -> str:
    one = f"{face(event.face, ru)} ({cell(event.cell)})"
    other = f"{face(event.other_face, ru)} ({cell(event.other_cell)})"
    return f"{ru.seat(event.seat)} меняет местами: {one} и {other}"


@ru.says(Exchanged)
def exchanged(event: Exchanged, mood: Mood) -> str:
    taken = face(event.taken, ru)
    return f"{ru.seat(event.seat)} оставляет на {cell(event.cell)}: {face(event.left, ru)}; взамен берёт: {taken}"


@ru.says(CoinSpent)
def coin_spent(event: CoinSpent, mood: Mood) -> str:
    what = " на новые карты лавок" if event.dragon == NONE else f"; помогает {dragon(event.dragon, ru)}"
    return f"{ru.seat(event.seat)} тратит монету{what}"


@ru.says(CardsDrawn)
def cards_drawn(event: CardsDrawn, mood: Mood) -> str:
    which = f": {cards(event.drawn, ru)}" if event.drawn else ""
    return f"{ru.seat(event.seat)} берёт {ru.count(event.count, 'shop card')}{which}"


@ru.says(OpenCardTaken)
def open_card_taken(event: OpenCardTaken, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} берёт открытую карту: {card(event.card, ru)}"


@ru.says(CardReturned)
def card_returned(event: CardReturned, mood: Mood) -> str:
    which = "" if event.card == NONE else f": {card(event.card, ru)}"
    return f"{ru.seat(event.seat)} кладёт карту под колоду{which}"


@ru.says(CardScored)
def card_scored(event: CardScored, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} засчитывает карту на {ru.count(event.hearts, 'heart')}: {card(event.card, ru)}"


@ru.says(PieceMoved)
def piece_moved(event: PieceMoved, mood: Mood) -> str:
    kept = "" if event.kept == NONE else f"; на следующий ход остаётся: {face(event.kept, ru)}"
    back = f"; обратно в мешочек: {faces(event.back, ru)}" if event.back else ""
    return f"{ru.seat(event.seat)} перемещает фонтан на {cell(event.cell)}{kept}{back}"


@ru.says(FountainOpened)
def fountain_opened(event: FountainOpened, mood: Mood) -> str:
    return f"следующая карта фонтана: {card(event.card, ru)}"


@ru.says(DisplayFilled)
def display_filled(event: DisplayFilled, mood: Mood) -> str:
    return f"рядом с колодой открыты: {cards(event.turned, ru)}"


@ru.says(HandFilled)
def hand_filled(event: HandFilled, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} обновляет руку; карт станет {event.cards_held}"


@ru.says(EndTriggered)
def end_triggered(event: EndTriggered, mood: Mood) -> str:
    return f"{'мешочек пуст' if event.bag else 'колода пуста'}: это последний ход"


@ru.says(SpecialScoring)
def special_scoring(event: SpecialScoring, mood: Mood) -> str:
    return f"{ru.seat(event.seat)} может ещё раз засчитать карты"


@ru.says(SurvivalPaid)
def survival_paid(event: SurvivalPaid, mood: Mood) -> str:
    return "в этот ход карт не засчитано: чтобы играть дальше, уплачена 1 монета"


@ru.says(DuelEnded)
def duel_ended(event: DuelEnded, mood: Mood) -> str:
    winners = ru.listed([ru.seat(seat) for seat in event.winners], "и")
    return f"конец дуэли, {' : '.join(str(each) for each in event.hearts)}; победа: {winners}!"


@ru.says(SoloEnded)
def solo_ended(event: SoloEnded, mood: Mood) -> str:
    how = "победа" if event.won else "поражение"
    return f"{how}, {ru.count(event.hearts, 'heart')}: {rating(event.rating, ru)}"
