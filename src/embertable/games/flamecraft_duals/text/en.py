"""Flamecraft Duals in English."""

from __future__ import annotations

from embertable.core.text.en import english_tongue
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

en = english_tongue(
    nouns={
        "baker": ("baker", "bakers", "bakers", "bakers"),
        "jeweller": ("jeweller", "jewellers", "jewellers", "jewellers"),
        "cook": ("cook", "cooks", "cooks", "cooks"),
        "blacksmith": ("blacksmith", "blacksmiths", "blacksmiths", "blacksmiths"),
        "potion-maker": ("potion maker", "potion makers", "potion makers", "potion makers"),
        "gardener": ("gardener", "gardeners", "gardeners", "gardeners"),
        "heart": ("heart", "hearts"),
        "shop card": ("shop card", "shop cards"),
        "token": ("token", "tokens"),
        "coin": ("coin", "coins"),
    },
    words={
        "title": "Flamecraft Duals",
        "tagline": "Stack dragons on a small board until the patterns of your secret shops appear.",
        "row name": "Row of {of_many}",
        "circle name": "Circle of {of_many}",
        "pair name": "Two {of_many} and a {one}",
        "rhombus name": "Fountain of {many} and {others}",
        "dragon star": "Twinkle",
        "dragon precious": "Precious",
        "dragon swift": "Zippy",
        "dragon tailor": "Tailor",
        "dragon buddy": "Buddy",
        "dragon penny": "Penny",
        "dragon trio": "Trey",
        "dragon seer": "Oracle",
        "active": "Active: a second use for the coin of your turn.",
        "passive": "Passive: changes the rules for both players.",
        "two colours": "Two colours: use one of the two abilities; in a pattern it is either kind.",
        "score shops": "shop cards",
        "score fountains": "fountain cards",
        "score coins": "coins",
        "deck shops": "Shop cards",
        "deck fountains": "Fountain cards",
        "deck fancy": "Fancy dragons",
        "deck artisans": "Artisans",
        "deck duals": "Two-coloured dragons",
        "deck ratings": "Solo ratings",
        "rating dry-fountain": "The fountain runs dry",
        "rating fountain-helper": "Fountain helper",
        "rating shop-host": "Shop host",
        "rating flamekeeper": "Flamekeeper",
        "rating master-of-flamecraft": "Master of Flamecraft",
        "short baker": "Ba",
        "short jeweller": "Je",
        "short cook": "Co",
        "short blacksmith": "Bl",
        "short potion-maker": "Po",
        "short gardener": "Ga",
        "short buddy": "Bu",
        "fountain piece": "fountain",
        "turn": "turn",
        "last turn": "last turn",
        "special scoring": "special scoring",
        "bag": "bag",
        "reserve": "reserve",
        "reserve used": "in the bag",
        "deck": "deck",
        "under the deck": "under the deck",
        "open cards": "open cards",
        "tray": "to be placed",
        "fancy dragons": "fancy dragons",
        "open fountains": "fountain cards",
        "fountain pile": "face down",
        "hand": "hand",
        "known": "known",
        "scored": "scored",
        "held": "kept for the next turn",
        "coins": "coins",
        "hearts": "hearts",
        "in row": "in a row",
        "in circle": "all adjacent",
        "in rhombus": "a rhombus, its middle first",
        "variant fancy": "Fancy dragons",
        "about fancy": "Two fancy dragons join the duel: each player picks one, or chance draws both.",
        "variant fancy none": "none",
        "variant fancy picked": "each player picks one",
        "variant fancy drawn": "two at random",
        "variant dragons": "Fancy dragons by name",
        "about dragons": "Names both fancy dragons of the duel, so that nobody has to pick.",
        "variant fountain": "Fountain",
        "about fountain": "Open fountain cards and a piece that blocks a cell; for players who know the game.",
    },
)


@en.says(Pattern)
def pattern(thing: Pattern, mood: Mood) -> str:
    if thing.shape == "row":
        return f"in a straight row: {faces(thing.kinds, en)}"
    if thing.shape == "circle":
        return f"each next to the others: {faces(thing.kinds, en)}"
    return f"side by side: {faces(thing.kinds[:2], en)}; in the hollows on either side: {faces(thing.kinds[2:], en)}"


@en.says(Rating)
def rated(thing: Rating, mood: Mood) -> str:
    if not thing.is_won:
        return "a solo game lost"
    if not thing.least:
        return "any other solo game won"
    return f"a solo game won with at least {en.count(thing.least, 'heart')}"


def verbs(mood: Mood, *words: str) -> tuple[str, ...]:
    """Verbs as they stand in a mood: pull, pulls."""
    return tuple(word + "s" for word in words) if mood is Mood.DOES else words


@en.says(PlayAnother)
def play_another(effect: PlayAnother, mood: Mood) -> str:
    pull, place = verbs(mood, "pull", "place")
    return f"{pull} another token, {place} it and, if wanted, {verbs(mood, 'activate')[0]} it"


@en.says(PullAndPlace)
def pull_and_place(effect: PullAndPlace, mood: Mood) -> str:
    pull, place, put = verbs(mood, "pull", "place", "put")
    tokens = en.count(effect.count, "token")
    return f"{pull} {tokens}, {place} one of them without activating it and {put} the others back into the bag"


@en.says(MoveAnywhere)
def move_anywhere(effect: MoveAnywhere, mood: Mood) -> str:
    return f"{verbs(mood, 'move')[0]} an adjacent token to any other legal cell"


@en.says(MoveOneStep)
def move_one_step(effect: MoveOneStep, mood: Mood) -> str:
    return f"{verbs(mood, 'move')[0]} one or two adjacent tokens by one step each, one after the other"


@en.says(SwapAny)
def swap_any(effect: SwapAny, mood: Mood) -> str:
    return f"{verbs(mood, 'swap')[0]} the top tokens of any two cells"


@en.says(ActivateNeighbour)
def activate_neighbour(effect: ActivateNeighbour, mood: Mood) -> str:
    return f"{verbs(mood, 'activate')[0]} an adjacent token, which acts from its own cell"


@en.says(KeepCards)
def keep_cards(effect: KeepCards, mood: Mood) -> str:
    draw, keep = verbs(mood, "draw", "keep")
    return f"{draw} {en.count(effect.count, 'shop card')} and {keep} what was drawn"


@en.says(Exchange)
def exchange(effect: Exchange, mood: Mood) -> str:
    return f"{verbs(mood, 'exchange')[0]} a token not yet placed for the top token of any cell"


@en.says(MoveAny)
def move_any(effect: MoveAny, mood: Mood) -> str:
    return f"{verbs(mood, 'move')[0]} any top token by one step"


@en.says(PullInstead)
def pull_instead(effect: PullInstead, mood: Mood) -> str:
    pull, place = verbs(mood, "pull", "place")
    return f"{pull} {en.count(effect.count, 'token')} instead of 1 and {place} one of them; the others go back"


@en.says(AddBuddy)
def add_buddy(effect: AddBuddy, mood: Mood) -> str:
    return "the Buddy token goes into the bag: it has no ability, and in a pattern it is a dragon of any kind"


@en.says(CoinsAtEnd)
def coins_at_end(effect: CoinsAtEnd, mood: Mood) -> str:
    each = en.count(effect.each, "heart")
    none_left = en.count(effect.none_left, "heart")
    return f"at the end each coin left is worth {each}, and having none left is worth {none_left}"


@en.says(HandLimit)
def hand_limit(effect: HandLimit, mood: Mood) -> str:
    return f"players are dealt {en.count(effect.cards, 'shop card')} and draw up to as many"


@en.says(OpenCards)
def open_cards(effect: OpenCards, mood: Mood) -> str:
    return f"{en.count(effect.count, 'shop card')} lie open; whoever draws may take one of them instead of the top card"


@en.says(ChooseDragon)
def choose_dragon(ask: ChooseDragon, mood: Mood) -> str:
    return "pick a fancy dragon; it will work for both players"


@en.says(TakeDragon)
def take_dragon(option: TakeDragon, mood: Mood) -> str:
    return f"pick {dragon(option.dragon, en)}"


@en.says(TakeTurn)
def take_turn(ask: TakeTurn, mood: Mood) -> str:
    return "your turn begins"


@en.says(ChoosePull)
def choose_pull(ask: ChoosePull, mood: Mood) -> str:
    return "the baker calls another dragon"


@en.says(Pull)
def pull(option: Pull, mood: Mood) -> str:
    return "pull a token from the bag"


@en.says(TakeHeld)
def take_held(option: TakeHeld, mood: Mood) -> str:
    return "play the token you kept from the fountain"


@en.says(AskDragon)
def ask_dragon(option: AskDragon, mood: Mood) -> str:
    return f"spend a coin on {dragon(option.dragon, en)}"


@en.says(SpendCoin)
def spend_coin(option: SpendCoin, mood: Mood) -> str:
    draw = en.count(COIN_CARDS, "shop card")
    return f"spend a coin: draw {draw}, then put {COIN_CARDS} of your hand under the deck"


@en.says(ChooseCell)
def choose_cell(ask: ChooseCell, mood: Mood) -> str:
    return "where does the token go?"


@en.says(ChooseIdleCell)
def choose_idle_cell(ask: ChooseIdleCell, mood: Mood) -> str:
    return "place one of the tokens; it will not be activated"


@en.says(PutToken)
def put_token(option: PutToken, mood: Mood) -> str:
    return f"place on {cell(option.cell)}: {face(option.face, en)}"


@en.says(ChooseActivation)
def choose_activation(ask: ChooseActivation, mood: Mood) -> str:
    return "activate the token you placed?"


@en.says(Activate)
def activate(option: Activate, mood: Mood) -> str:
    return f"activate on {cell(option.cell)}: {symbol(option.kind, en)}"


@en.says(ChooseNeighbour)
def choose_neighbour(ask: ChooseNeighbour, mood: Mood) -> str:
    return "which neighbour does the gardener activate?"


@en.says(ChooseDish)
def choose_dish(ask: ChooseDish, mood: Mood) -> str:
    return "the cook moves an adjacent token to any cell"


@en.says(ChooseFirstStep)
def choose_first_step(ask: ChooseFirstStep, mood: Mood) -> str:
    return "the blacksmith moves an adjacent token by one step"


@en.says(ChooseSecondStep)
def choose_second_step(ask: ChooseSecondStep, mood: Mood) -> str:
    return "the blacksmith may move another adjacent token by one step"


@en.says(ChooseStep)
def choose_step(ask: ChooseStep, mood: Mood) -> str:
    return "move any top token by one step"


@en.says(MoveToken)
def move_token(option: MoveToken, mood: Mood) -> str:
    return f"move from {cell(option.start)} to {cell(option.end)}"


@en.says(Stop)
def stop(option: Stop, mood: Mood) -> str:
    return "move nothing more"


@en.says(ChooseSwap)
def choose_swap(ask: ChooseSwap, mood: Mood) -> str:
    return "which two tokens change places?"


@en.says(SwapTokens)
def swap_tokens(option: SwapTokens, mood: Mood) -> str:
    return f"swap {cell(option.cell)} and {cell(option.other)}"


@en.says(ChooseExchange)
def choose_exchange(ask: ChooseExchange, mood: Mood) -> str:
    return "which token do you leave, and on which cell?"


@en.says(LeaveToken)
def leave_token(option: LeaveToken, mood: Mood) -> str:
    return f"take the top token of {cell(option.cell)} and leave there: {face(option.face, en)}"


@en.says(ScoreCards)
def score_cards(ask: ScoreCards, mood: Mood) -> str:
    return "score cards whose pattern lies on the board"


@en.says(ScoreShop)
def score_card(option: ScoreShop, mood: Mood) -> str:
    return f"score: {card(option.card, en)}"


@en.says(EndScore)
def end_score(option: EndScore, mood: Mood) -> str:
    return "finish scoring"


@en.says(ChooseFountainCell)
def choose_fountain_cell(ask: ChooseFountainCell, mood: Mood) -> str:
    return "where does the fountain go?"


@en.says(PutPiece)
def put_piece(option: PutPiece, mood: Mood) -> str:
    if option.face == FACES:
        return f"fountain to {cell(option.cell)}, which is empty"
    return f"fountain to {cell(option.cell)}; keep for your next turn: {face(option.face, en)}"


@en.says(ChooseDraw)
def choose_draw(ask: ChooseDraw, mood: Mood) -> str:
    return "draw a shop card: an open one, or the top of the deck"


@en.says(TakeOpen)
def take_open(option: TakeOpen, mood: Mood) -> str:
    return f"take: {card(option.card, en)}"


@en.says(TakeTop)
def take_top(option: TakeTop, mood: Mood) -> str:
    return "draw the top card of the deck"


@en.says(ChooseReturn)
def choose_return(ask: ChooseReturn, mood: Mood) -> str:
    return "which card goes under the deck? The next one will lie below it"


@en.says(ReturnCard)
def return_card(option: ReturnCard, mood: Mood) -> str:
    return f"under the deck: {card(option.card, en)}"


@en.says(DragonPicked)
def dragon_picked(event: DragonPicked, mood: Mood) -> str:
    return f"{en.seat(event.seat)} picks {dragon(event.dragon, en)}"


@en.says(FirstPulled)
def first_pulled(event: FirstPulled, mood: Mood) -> str:
    who = "they pull again" if event.first == NONE else f"{en.seat(event.first)} begins"
    return f"pulled for the first turn: {faces(event.faces, en)}; {who}"


@en.says(TurnBegan)
def turn_began(event: TurnBegan, mood: Mood) -> str:
    return f"{en.seat(event.seat)} is on turn"


@en.says(Pulled)
def pulled(event: Pulled, mood: Mood) -> str:
    return f"{en.seat(event.seat)} pulls: {faces(event.faces, en)}"


@en.says(HeldTaken)
def held_taken(event: HeldTaken, mood: Mood) -> str:
    return f"{en.seat(event.seat)} plays the token kept from the fountain: {face(event.face, en)}"


@en.says(ReserveOpened)
def reserve_opened(event: ReserveOpened, mood: Mood) -> str:
    return "the bag is empty: the reserve goes into it"


@en.says(Placed)
def placed(event: Placed, mood: Mood) -> str:
    return f"{en.seat(event.seat)} places on {cell(event.cell)}: {face(event.face, en)}"


@en.says(PutBack)
def put_back(event: PutBack, mood: Mood) -> str:
    return f"back into the bag: {faces(event.faces, en)}"


@en.says(Activated)
def activated(event: Activated, mood: Mood) -> str:
    return f"{en.seat(event.seat)} activates on {cell(event.cell)}: {symbol(event.kind, en)}"


@en.says(Moved)
def moved(event: Moved, mood: Mood) -> str:
    return f"{en.seat(event.seat)} moves from {cell(event.start)} to {cell(event.end)}: {face(event.face, en)}"


@en.says(Swapped)
def swapped(event: Swapped, mood: Mood) -> str:
    one = f"{face(event.face, en)} ({cell(event.cell)})"
    other = f"{face(event.other_face, en)} ({cell(event.other_cell)})"
    return f"{en.seat(event.seat)} swaps: {one}, {other}"


@en.says(Exchanged)
def exchanged(event: Exchanged, mood: Mood) -> str:
    taken = face(event.taken, en)
    return f"{en.seat(event.seat)} leaves on {cell(event.cell)}: {face(event.left, en)}; takes from there: {taken}"


@en.says(CoinSpent)
def coin_spent(event: CoinSpent, mood: Mood) -> str:
    what = "new shop cards" if event.dragon == NONE else dragon(event.dragon, en)
    return f"{en.seat(event.seat)} spends a coin on {what}"


@en.says(CardsDrawn)
def cards_drawn(event: CardsDrawn, mood: Mood) -> str:
    which = f": {cards(event.drawn, en)}" if event.drawn else ""
    return f"{en.seat(event.seat)} draws {en.count(event.count, 'shop card')}{which}"


@en.says(OpenCardTaken)
def open_card_taken(event: OpenCardTaken, mood: Mood) -> str:
    return f"{en.seat(event.seat)} takes an open card: {card(event.card, en)}"


@en.says(CardReturned)
def card_returned(event: CardReturned, mood: Mood) -> str:
    which = "" if event.card == NONE else f": {card(event.card, en)}"
    return f"{en.seat(event.seat)} puts a card under the deck{which}"


@en.says(CardScored)
def card_scored(event: CardScored, mood: Mood) -> str:
    return f"{en.seat(event.seat)} scores for {en.count(event.hearts, 'heart')}: {card(event.card, en)}"


@en.says(PieceMoved)
def piece_moved(event: PieceMoved, mood: Mood) -> str:
    kept = "" if event.kept == NONE else f"; kept for the next turn: {face(event.kept, en)}"
    back = f"; back into the bag: {faces(event.back, en)}" if event.back else ""
    return f"{en.seat(event.seat)} moves the fountain to {cell(event.cell)}{kept}{back}"


@en.says(FountainOpened)
def fountain_opened(event: FountainOpened, mood: Mood) -> str:
    return f"the next fountain card: {card(event.card, en)}"


@en.says(DisplayFilled)
def display_filled(event: DisplayFilled, mood: Mood) -> str:
    return f"turned up beside the deck: {cards(event.turned, en)}"


@en.says(HandFilled)
def hand_filled(event: HandFilled, mood: Mood) -> str:
    return f"{en.seat(event.seat)} refreshes the hand to {en.count(event.cards_held, 'shop card')}"


@en.says(EndTriggered)
def end_triggered(event: EndTriggered, mood: Mood) -> str:
    return f"the {'bag' if event.bag else 'deck'} is empty: this is the last turn"


@en.says(SpecialScoring)
def special_scoring(event: SpecialScoring, mood: Mood) -> str:
    return f"{en.seat(event.seat)} may score once more"


@en.says(SurvivalPaid)
def survival_paid(event: SurvivalPaid, mood: Mood) -> str:
    return "no card was scored this turn: it costs 1 coin to go on"


@en.says(DuelEnded)
def duel_ended(event: DuelEnded, mood: Mood) -> str:
    winners = en.listed([en.seat(seat) for seat in event.winners], "and")
    return f"the duel is over, {' : '.join(str(each) for each in event.hearts)}; the victory goes to {winners}!"


@en.says(SoloEnded)
def solo_ended(event: SoloEnded, mood: Mood) -> str:
    how = "won" if event.won else "lost"
    return f"the game is {how} with {en.count(event.hearts, 'heart')}: {rating(event.rating, en)}"
