"""Flamecraft Duals in Ukrainian."""

from __future__ import annotations

from embertable.core.text.tongue import Mood
from embertable.core.text.uk import ukrainian_tongue
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

uk = ukrainian_tongue(
    nouns={
        # one, two, five; and many in the nominative
        "baker": ("пекар", "пекарі", "пекарів", "пекарі"),
        "jeweller": ("ювелір", "ювеліри", "ювелірів", "ювеліри"),
        "cook": ("кулінар", "кулінари", "кулінарів", "кулінари"),
        "blacksmith": ("коваль", "ковалі", "ковалів", "ковалі"),
        "potion-maker": ("зіллєвар", "зіллєвари", "зіллєварів", "зіллєвари"),
        "gardener": ("садівник", "садівники", "садівників", "садівники"),
        "heart": ("серце", "серця", "сердець"),
        "shop card": ("карту крамниці", "карти крамниць", "карт крамниць"),
        "token": ("фішку", "фішки", "фішок"),
        "coin": ("монету", "монети", "монет"),
    },
    words={
        "title": "Вогнетвір. Дуель",
        "tagline": "Складайте драконів на маленькому полі, доки не проступлять візерунки ваших таємних крамниць.",
        "row name": "Ряд {of_many}",
        "circle name": "Гурток {of_many}",
        "pair name": "Пара {of_many} і {one}",
        "rhombus name": "Фонтан: {many} та {others}",
        "dragon star": "Зіронька",
        "dragon precious": "Любонька",
        "dragon swift": "Жвавчик",
        "dragon tailor": "Кравчик",
        "dragon buddy": "Дружок",
        "dragon penny": "Монетка",
        "dragon trio": "Трійочка",
        "dragon seer": "Віщун",
        "active": "Активний: друге застосування монети вашого ходу.",
        "passive": "Пасивний: змінює правила для обох гравців.",
        "two colours": "Два кольори: використайте одну з двох здібностей; у візерунку це будь-який із двох видів.",
        "score shops": "карти крамниць",
        "score fountains": "карти фонтана",
        "score coins": "монети",
        "deck shops": "Карти крамниць",
        "deck fountains": "Карти фонтана",
        "deck fancy": "Модні дракони",
        "deck artisans": "Майстерні дракони",
        "deck duals": "Двоколірні дракони",
        "deck ratings": "Оцінки в соло",
        "rating dry-fountain": "Фонтан пересох",
        "rating fountain-helper": "Помічник біля фонтана",
        "rating shop-host": "Господар крамниці",
        "rating flamekeeper": "Хранитель вогню",
        "rating master-of-flamecraft": "Майстер вогнетвору",
        "short baker": "Пе",
        "short jeweller": "Юв",
        "short cook": "Ку",
        "short blacksmith": "Ко",
        "short potion-maker": "Зі",
        "short gardener": "Са",
        "short buddy": "Др",
        "fountain piece": "фонтан",
        "turn": "хід",
        "last turn": "останній хід",
        "special scoring": "особливе зарахування",
        "bag": "торбинка",
        "reserve": "запас",
        "reserve used": "уже в торбинці",
        "deck": "колода",
        "under the deck": "під колодою",
        "open cards": "відкриті карти",
        "tray": "треба викласти",
        "fancy dragons": "модні дракони",
        "open fountains": "карти фонтана",
        "fountain pile": "закриті",
        "hand": "рука",
        "known": "відомі",
        "scored": "зараховано",
        "held": "на наступний хід",
        "coins": "монети",
        "hearts": "серця",
        "in row": "у ряд",
        "in circle": "усі поруч",
        "in rhombus": "ромб, спершу середина",
        "variant fancy": "Модні дракони",
        "about fancy": "У дуелі беруть участь двоє модних драконів: кожен вибирає одного або обох визначає випадок.",
        "variant fancy none": "без них",
        "variant fancy picked": "кожен вибирає одного",
        "variant fancy drawn": "двоє навмання",
        "variant dragons": "Модні дракони на ім’я",
        "about dragons": "Називає обох модних драконів дуелі, тож вибирати нікому не доведеться.",
        "variant fountain": "Фонтан",
        "about fountain": "Відкриті карти фонтана й фігурка, що займає клітинку; для тих, хто вже знає гру.",
    },
)


@uk.says(Pattern)
def pattern(thing: Pattern, mood: Mood) -> str:
    if thing.shape == "row":
        return f"рівним рядом: {faces(thing.kinds, uk)}"
    if thing.shape == "circle":
        return f"кожен поруч з іншими: {faces(thing.kinds, uk)}"
    return f"пліч-о-пліч: {faces(thing.kinds[:2], uk)}; у западинках обабіч: {faces(thing.kinds[2:], uk)}"


@uk.says(Rating)
def rated(thing: Rating, mood: Mood) -> str:
    if not thing.is_won:
        return "поразка в соло"
    if not thing.least:
        return "будь-яка інша перемога в соло"
    return f"перемога в соло, якщо набрано щонайменше {uk.count(thing.least, 'heart')}"


def verb(mood: Mood, do: str, does: str, to_do: str) -> str:
    """A verb as it stands in a mood."""
    return {Mood.DO: do, Mood.DOES: does, Mood.TO_DO: to_do}[mood]


@uk.says(PlayAnother)
def play_another(effect: PlayAnother, mood: Mood) -> str:
    pull = verb(mood, "витягніть", "витягує", "витягнути")
    place = verb(mood, "викладіть", "викладає", "викласти")
    activate = verb(mood, "активуйте", "активує", "активувати")
    return f"{pull} ще одну фішку, {place} її та за бажання {activate}"


@uk.says(PullAndPlace)
def pull_and_place(effect: PullAndPlace, mood: Mood) -> str:
    pull = verb(mood, "витягніть", "витягує", "витягнути")
    place = verb(mood, "викладіть", "викладає", "викласти")
    put = verb(mood, "поверніть", "повертає", "повернути")
    return f"{pull} {uk.count(effect.count, 'token')}, {place} одну з них, не активуючи, а решту {put} до торбинки"


@uk.says(MoveAnywhere)
def move_anywhere(effect: MoveAnywhere, mood: Mood) -> str:
    return f"{verb(mood, 'перемістіть', 'переміщує', 'перемістити')} сусідню фішку на будь-яку іншу дозволену клітинку"


@uk.says(MoveOneStep)
def move_one_step(effect: MoveOneStep, mood: Mood) -> str:
    return f"{verb(mood, 'перемістіть', 'переміщує', 'перемістити')} одну або дві сусідні фішки на крок, одну за одною"


@uk.says(SwapAny)
def swap_any(effect: SwapAny, mood: Mood) -> str:
    return f"{verb(mood, 'поміняйте', 'міняє', 'поміняти')} місцями верхні фішки двох будь-яких клітинок"


@uk.says(ActivateNeighbour)
def activate_neighbour(effect: ActivateNeighbour, mood: Mood) -> str:
    return f"{verb(mood, 'активуйте', 'активує', 'активувати')} сусідню фішку; вона діє зі своєї клітинки"


@uk.says(KeepCards)
def keep_cards(effect: KeepCards, mood: Mood) -> str:
    draw = verb(mood, "візьміть", "бере", "узяти")
    return f"{draw} {uk.count(effect.count, 'shop card')}, нічого не повертаючи під колоду"


@uk.says(Exchange)
def exchange(effect: Exchange, mood: Mood) -> str:
    return f"{verb(mood, 'обміняйте', 'обмінює', 'обміняти')} ще не викладену фішку на верхню фішку будь-якої клітинки"


@uk.says(MoveAny)
def move_any(effect: MoveAny, mood: Mood) -> str:
    return f"{verb(mood, 'перемістіть', 'переміщує', 'перемістити')} будь-яку верхню фішку на крок"


@uk.says(PullInstead)
def pull_instead(effect: PullInstead, mood: Mood) -> str:
    pull = verb(mood, "витягніть", "витягує", "витягнути")
    place = verb(mood, "викладіть", "викладає", "викласти")
    return f"{pull} {uk.count(effect.count, 'token')} замість однієї та {place} одну з них; решта повертається"


@uk.says(AddBuddy)
def add_buddy(effect: AddBuddy, mood: Mood) -> str:
    return "фішка Дружка йде до торбинки: здібності він не має, а у візерунку він дракон будь-якого виду"


@uk.says(CoinsAtEnd)
def coins_at_end(effect: CoinsAtEnd, mood: Mood) -> str:
    each = uk.count(effect.each, "heart")
    none_left = uk.count(effect.none_left, "heart")
    return f"наприкінці кожна невитрачена монета дає {each}, а порожній гаманець дає {none_left}"


@uk.says(HandLimit)
def hand_limit(effect: HandLimit, mood: Mood) -> str:
    return f"гравці отримують на початку {uk.count(effect.cards, 'shop card')} і добирають до стількох"


@uk.says(OpenCards)
def open_cards(effect: OpenCards, mood: Mood) -> str:
    return (
        f"поряд із колодою тримайте відкритими {uk.count(effect.count, 'shop card')}; замість верхньої можна брати таку"
    )


@uk.says(ChooseDragon)
def choose_dragon(ask: ChooseDragon, mood: Mood) -> str:
    return "виберіть модного дракона; він допомагатиме обом"


@uk.says(TakeDragon)
def take_dragon(option: TakeDragon, mood: Mood) -> str:
    return f"вибрати: {dragon(option.dragon, uk)}"


@uk.says(TakeTurn)
def take_turn(ask: TakeTurn, mood: Mood) -> str:
    return "ваш хід починається"


@uk.says(ChoosePull)
def choose_pull(ask: ChoosePull, mood: Mood) -> str:
    return "пекар кличе ще одного дракона"


@uk.says(Pull)
def pull(option: Pull, mood: Mood) -> str:
    return "витягнути фішку з торбинки"


@uk.says(TakeHeld)
def take_held(option: TakeHeld, mood: Mood) -> str:
    return "зіграти фішку, що лишилася від фонтана"


@uk.says(AskDragon)
def ask_dragon(option: AskDragon, mood: Mood) -> str:
    return f"витратити монету, допомагає {dragon(option.dragon, uk)}"


@uk.says(SpendCoin)
def spend_coin(option: SpendCoin, mood: Mood) -> str:
    draw = uk.count(COIN_CARDS, "shop card")
    return f"витратити монету: узяти {draw}, потім покласти {uk.count(COIN_CARDS, 'card')} з руки під колоду"


@uk.says(ChooseCell)
def choose_cell(ask: ChooseCell, mood: Mood) -> str:
    return "куди викласти фішку?"


@uk.says(ChooseIdleCell)
def choose_idle_cell(ask: ChooseIdleCell, mood: Mood) -> str:
    return "викладіть одну з фішок; активувати її не можна"


@uk.says(PutToken)
def put_token(option: PutToken, mood: Mood) -> str:
    return f"викласти на {cell(option.cell)}: {face(option.face, uk)}"


@uk.says(ChooseActivation)
def choose_activation(ask: ChooseActivation, mood: Mood) -> str:
    return "активувати викладену фішку?"


@uk.says(Activate)
def activate(option: Activate, mood: Mood) -> str:
    return f"активувати на {cell(option.cell)}: {symbol(option.kind, uk)}"


@uk.says(ChooseNeighbour)
def choose_neighbour(ask: ChooseNeighbour, mood: Mood) -> str:
    return "якого сусіда активує садівник?"


@uk.says(ChooseDish)
def choose_dish(ask: ChooseDish, mood: Mood) -> str:
    return "кулінар переміщує сусідню фішку куди завгодно"


@uk.says(ChooseFirstStep)
def choose_first_step(ask: ChooseFirstStep, mood: Mood) -> str:
    return "коваль переміщує сусідню фішку на крок"


@uk.says(ChooseSecondStep)
def choose_second_step(ask: ChooseSecondStep, mood: Mood) -> str:
    return "коваль може перемістити на крок ще одну сусідню фішку"


@uk.says(ChooseStep)
def choose_step(ask: ChooseStep, mood: Mood) -> str:
    return "перемістіть будь-яку верхню фішку на крок"


@uk.says(MoveToken)
def move_token(option: MoveToken, mood: Mood) -> str:
    return f"перемістити з {cell(option.start)} на {cell(option.end)}"


@uk.says(Stop)
def stop(option: Stop, mood: Mood) -> str:
    return "більше нічого не переміщувати"


@uk.says(ChooseSwap)
def choose_swap(ask: ChooseSwap, mood: Mood) -> str:
    return "які дві фішки поміняти місцями?"


@uk.says(SwapTokens)
def swap_tokens(option: SwapTokens, mood: Mood) -> str:
    return f"поміняти місцями {cell(option.cell)} і {cell(option.other)}"


@uk.says(ChooseExchange)
def choose_exchange(ask: ChooseExchange, mood: Mood) -> str:
    return "яку фішку залишити й на якій клітинці?"


@uk.says(LeaveToken)
def leave_token(option: LeaveToken, mood: Mood) -> str:
    return f"узяти верхню фішку з {cell(option.cell)}, а там залишити: {face(option.face, uk)}"


@uk.says(ScoreCards)
def score_cards(ask: ScoreCards, mood: Mood) -> str:
    return "зарахуйте карти, візерунки яких є на полі"


@uk.says(ScoreShop)
def score_card(option: ScoreShop, mood: Mood) -> str:
    return f"зарахувати: {card(option.card, uk)}"


@uk.says(EndScore)
def end_score(option: EndScore, mood: Mood) -> str:
    return "завершити зарахування"


@uk.says(ChooseFountainCell)
def choose_fountain_cell(ask: ChooseFountainCell, mood: Mood) -> str:
    return "куди перемістити фонтан?"


@uk.says(PutPiece)
def put_piece(option: PutPiece, mood: Mood) -> str:
    if option.face == FACES:
        return f"фонтан на порожню клітинку {cell(option.cell)}"
    return f"фонтан на {cell(option.cell)}; лишити собі на наступний хід: {face(option.face, uk)}"


@uk.says(ChooseDraw)
def choose_draw(ask: ChooseDraw, mood: Mood) -> str:
    return "візьміть карту крамниці: відкриту або верхню з колоди"


@uk.says(TakeOpen)
def take_open(option: TakeOpen, mood: Mood) -> str:
    return f"узяти: {card(option.card, uk)}"


@uk.says(TakeTop)
def take_top(option: TakeTop, mood: Mood) -> str:
    return "узяти верхню карту колоди"


@uk.says(ChooseReturn)
def choose_return(ask: ChooseReturn, mood: Mood) -> str:
    return "яку карту покласти під колоду? Наступна ляже ще нижче"


@uk.says(ReturnCard)
def return_card(option: ReturnCard, mood: Mood) -> str:
    return f"під колоду: {card(option.card, uk)}"


@uk.says(DragonPicked)
def dragon_picked(event: DragonPicked, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} вибирає модного дракона: {dragon(event.dragon, uk)}"


@uk.says(FirstPulled)
def first_pulled(event: FirstPulled, mood: Mood) -> str:
    who = "нічия, тягнуть знову" if event.first == NONE else f"починає {uk.seat(event.first)}"
    return f"фішки за право першого ходу: {faces(event.faces, uk)}; {who}"


@uk.says(TurnBegan)
def turn_began(event: TurnBegan, mood: Mood) -> str:
    return f"ходить {uk.seat(event.seat)}"


@uk.says(Pulled)
def pulled(event: Pulled, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} витягує: {faces(event.faces, uk)}"


@uk.says(HeldTaken)
def held_taken(event: HeldTaken, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} грає фішку, що лишилася від фонтана: {face(event.face, uk)}"


@uk.says(ReserveOpened)
def reserve_opened(event: ReserveOpened, mood: Mood) -> str:
    return "торбинка порожня: до неї йде запас"


@uk.says(Placed)
def placed(event: Placed, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} викладає на {cell(event.cell)}: {face(event.face, uk)}"


@uk.says(PutBack)
def put_back(event: PutBack, mood: Mood) -> str:
    return f"назад до торбинки: {faces(event.faces, uk)}"


@uk.says(Activated)
def activated(event: Activated, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} активує на {cell(event.cell)}: {symbol(event.kind, uk)}"


@uk.says(Moved)
def moved(event: Moved, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} переміщує з {cell(event.start)} на {cell(event.end)}: {face(event.face, uk)}"


@uk.says(Swapped)
def swapped(event: Swapped, mood: Mood) -> str:
    one = f"{face(event.face, uk)} ({cell(event.cell)})"
    other = f"{face(event.other_face, uk)} ({cell(event.other_cell)})"
    return f"{uk.seat(event.seat)} міняє місцями: {one} і {other}"


@uk.says(Exchanged)
def exchanged(event: Exchanged, mood: Mood) -> str:
    taken = face(event.taken, uk)
    return f"{uk.seat(event.seat)} залишає на {cell(event.cell)}: {face(event.left, uk)}; натомість бере: {taken}"


@uk.says(CoinSpent)
def coin_spent(event: CoinSpent, mood: Mood) -> str:
    what = " на нові карти крамниць" if event.dragon == NONE else f"; допомагає {dragon(event.dragon, uk)}"
    return f"{uk.seat(event.seat)} витрачає монету{what}"


@uk.says(CardsDrawn)
def cards_drawn(event: CardsDrawn, mood: Mood) -> str:
    which = f": {cards(event.drawn, uk)}" if event.drawn else ""
    return f"{uk.seat(event.seat)} бере {uk.count(event.count, 'shop card')}{which}"


@uk.says(OpenCardTaken)
def open_card_taken(event: OpenCardTaken, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} бере відкриту карту: {card(event.card, uk)}"


@uk.says(CardReturned)
def card_returned(event: CardReturned, mood: Mood) -> str:
    which = "" if event.card == NONE else f": {card(event.card, uk)}"
    return f"{uk.seat(event.seat)} кладе карту під колоду{which}"


@uk.says(CardScored)
def card_scored(event: CardScored, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} зараховує карту на {uk.count(event.hearts, 'heart')}: {card(event.card, uk)}"


@uk.says(PieceMoved)
def piece_moved(event: PieceMoved, mood: Mood) -> str:
    kept = "" if event.kept == NONE else f"; на наступний хід лишається: {face(event.kept, uk)}"
    back = f"; назад до торбинки: {faces(event.back, uk)}" if event.back else ""
    return f"{uk.seat(event.seat)} переміщує фонтан на {cell(event.cell)}{kept}{back}"


@uk.says(FountainOpened)
def fountain_opened(event: FountainOpened, mood: Mood) -> str:
    return f"наступна карта фонтана: {card(event.card, uk)}"


@uk.says(DisplayFilled)
def display_filled(event: DisplayFilled, mood: Mood) -> str:
    return f"поряд із колодою відкрито: {cards(event.turned, uk)}"


@uk.says(HandFilled)
def hand_filled(event: HandFilled, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} оновлює руку; карт стане {event.cards_held}"


@uk.says(EndTriggered)
def end_triggered(event: EndTriggered, mood: Mood) -> str:
    return f"{'торбинка' if event.bag else 'колода'} порожня: це останній хід"


@uk.says(SpecialScoring)
def special_scoring(event: SpecialScoring, mood: Mood) -> str:
    return f"{uk.seat(event.seat)} може ще раз зарахувати карти"


@uk.says(SurvivalPaid)
def survival_paid(event: SurvivalPaid, mood: Mood) -> str:
    return "цього ходу карт не зараховано: щоб грати далі, сплачено 1 монету"


@uk.says(DuelEnded)
def duel_ended(event: DuelEnded, mood: Mood) -> str:
    winners = uk.listed([uk.seat(seat) for seat in event.winners], "та")
    return f"кінець дуелі, {' : '.join(str(each) for each in event.hearts)}; перемога: {winners}!"


@uk.says(SoloEnded)
def solo_ended(event: SoloEnded, mood: Mood) -> str:
    how = "перемога" if event.won else "поразка"
    return f"{how}, {uk.count(event.hearts, 'heart')}: {rating(event.rating, uk)}"
