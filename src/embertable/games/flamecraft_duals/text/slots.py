"""What the phrases of Flamecraft Duals are filled with."""

from __future__ import annotations

from typing import Any, Final

from embertable.core.text.marks import marked
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import CLAUSE, NUMBER, PLAYER, TEXT, Card, Counted, Listed, Noun, Slot, Slots, counted
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, CARD_IDS, FANCY, HEARTS, PATTERNS, Rating
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
    Ended,
    EndedAlone,
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
    SpecialScoring,
    SurvivalPaid,
    Swapped,
    TurnBegan,
)
from embertable.games.flamecraft_duals.knowledge.view import View
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES
from embertable.games.flamecraft_duals.places.patterns import Pattern
from embertable.games.flamecraft_duals.setup import ChooseDragon, TakeDragon
from embertable.games.flamecraft_duals.terms import (
    BUDDY,
    COIN_CARDS,
    DRAGON_IDS,
    FACE,
    FACE_IDS,
    FACES,
    KIND_IDS,
    NONE,
    TOKEN_IDS,
    TRIO,
)


class PatternCard(Slot):
    """A shop or fountain card, which is called by its pattern; `quoted` where several stand in a row."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        name = tongue.clause(PATTERNS[value], "name")
        return marked("card", CARD_IDS[value], tongue.word("quoted", name=name) if spec else name)

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if spec in ("", "quoted") else super().fault(spec, tongue)


class Cell(Slot):
    """A cell by its name on the board."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return cell_name(CELL_NAMES[value])


def cell_name(name: str) -> str:
    """A cell as people write it: with a capital letter."""
    return name.upper()


CARD: Final = PatternCard()
CELL: Final = Cell()
CARDS: Final = Listed(CARD)
DRAGON: Final = Card(DRAGON_IDS)
FACE_OF: Final = Noun(FACE_IDS, symbol=True)
FACES_OF: Final = Listed(FACE_OF, join="")
KIND: Final = Noun(KIND_IDS, symbol=True)
POINTS: Final = counted("point")
TOKENS: Final = counted("token")
SHOP_CARDS: Final = counted("shop card")
ACTOR: Final = FACE_OF.of(lambda ask: FACE[ask.token])


def several(faces: tuple[int, ...]) -> str:
    """One token is named in another way than several."""
    return "" if len(faces) == 1 else "several"


# What the reader sees of the table; a preview shows it as it was before, so nothing here is taken for granted.


def tray(view: View | None) -> list[int]:
    """The faces of the tokens that are to be placed."""
    return [] if view is None else [FACE[TOKEN_IDS.index(token)] for token in view["tray"]]


def first_in_tray(ask: Any, view: View | None) -> int:
    """The face of the token that is to be placed."""
    return tray(view)[0]


def by_tray(ask: Any, view: View | None) -> str:
    """Whether one token is to be placed or one of several."""
    faces = tray(view)
    return "" if not faces else "one" if len(faces) == 1 else "of several"


def top_at(cell: int, view: View | None) -> int:
    """The face of the top token of a cell; NONE where nobody looks."""
    tokens = [] if view is None else view["board"][CELL_NAMES[cell]]
    return FACE[TOKEN_IDS.index(tokens[-1])] if tokens else NONE


def held(seat: int, view: View | None) -> list[str]:
    """The token a player kept from the fountain."""
    return [] if view is None else view["players"][seat]["held"]


def to_pull(effect: Any, view: View | None) -> int:
    """How many tokens come out: no more than there are, once the bag has been filled."""
    left = 0 if view is None else sum(view["bag"].values()) + len(view["reserve"])
    return min(int(effect.count), left) if left else int(effect.count)


def to_draw(option: Any, view: View | None) -> int:
    """How many cards a coin draws: no more than there are."""
    return COIN_CARDS if view is None else min(COIN_CARDS, view["deck"] + len(view["display"]))


def scorable(ask: ScoreCards, view: View | None) -> str:
    """Whether the one who is asked has a card to score."""
    question = view["question"] if view is not None else None
    if question is None or question["ask"] != ScoreCards.__name__ or not question["options"]:
        return ""
    return "" if any(key.startswith(ScoreShop.verb) for key in question["options"]) else "nothing"


slots = Slots(SHARED)

# Cards
slots.says(
    Pattern,
    forms=("row", "pair", "circle", "rhombus"),
    form=lambda pattern: "pair" if pattern.shape == "row" and len(set(pattern.kinds)) > 1 else pattern.shape,
    many=Counted(KIND_IDS).of(lambda pattern: (pattern.kinds.count(pattern.kinds[0]), pattern.kinds[0])),
    other=Noun(KIND_IDS).of(lambda pattern: pattern.kinds[-1]),
    others=Counted(KIND_IDS).of(lambda pattern: (pattern.kinds.count(pattern.kinds[-1]), pattern.kinds[-1])),
    first=KIND.of(lambda pattern: pattern.kinds[0]),
    second=KIND.of(lambda pattern: pattern.kinds[1]),
    last=KIND.of(lambda pattern: pattern.kinds[-1]),
)
slots.says(
    Rating,
    forms=("won", "won at all", "lost"),
    form=lambda rating: "lost" if not rating.is_won else "won" if rating.least else "won at all",
    least=POINTS,
)

# Abilities
slots.says(PlayAnother, MoveAnywhere, MoveOneStep, SwapAny, ActivateNeighbour)
slots.says(PullAndPlace, count=TOKENS.seen(to_pull))

# Fancy dragons
slots.says(Exchange, MoveAny, AddBuddy)
slots.says(KeepCards, count=SHOP_CARDS)
slots.says(PullInstead, count=TOKENS.seen(to_pull))
slots.says(
    CoinsAtEnd,
    forms=("", "worth something"),
    form=lambda effect: "worth something" if effect.each else "",
    each=POINTS,
    none_left=POINTS,
)
slots.says(HandLimit, cards=SHOP_CARDS)
slots.says(OpenCards, count=SHOP_CARDS)

# Questions
slots.says(
    TakeTurn,
    forms=("", "with a kept token"),
    form_seen=lambda ask, view: "with a kept token" if held(ask.seat, view) else "",
    seat=PLAYER,
    face=FACE_OF.seen(lambda ask, view: FACE[TOKEN_IDS.index(held(ask.seat, view)[0])]),
)
slots.says(
    ChooseCell,
    ChooseIdleCell,
    ChooseExchange,
    forms=("", "one", "of several"),
    form_seen=by_tray,
    seat=PLAYER,
    face=FACE_OF.seen(first_in_tray),
)
slots.says(
    ChooseActivation,
    forms=("", "of Buddy"),
    form=lambda ask: "of Buddy" if FACE[ask.token] == BUDDY else "",
    seat=PLAYER,
    actor=ACTOR,
)
slots.says(ChooseNeighbour, ChooseDish, ChooseFirstStep, ChooseSecondStep, seat=PLAYER)
slots.says(ScoreCards, forms=("", "nothing"), form_seen=scorable, seat=PLAYER)
slots.says(ChooseDragon, ChoosePull, ChooseStep, ChooseSwap, ChooseFountainCell, ChooseDraw, ChooseReturn, seat=PLAYER)

# Options
slots.says(TakeDragon, AskDragon, dragon=DRAGON, effect=CLAUSE.of(lambda option: FANCY[option.dragon].effect))
slots.says(SpendCoin, draw=SHOP_CARDS.seen(to_draw), back=counted("card").seen(to_draw))
slots.says(
    Pull,
    forms=("", "another"),
    form_seen=lambda option, view: (
        "another" if view is not None and view["question"]["ask"] == ChoosePull.__name__ else ""
    ),
)
slots.says(
    TakeHeld,
    forms=("", "unseen"),
    form_seen=lambda option, view: "" if view is not None and held(view["turn"], view) else "unseen",
    face=FACE_OF.seen(lambda option, view: FACE[TOKEN_IDS.index(held(view["turn"], view)[0])]),
)
slots.says(PutToken, face=FACE_OF, cell=CELL)
slots.says(Activate, kind=KIND, cell=CELL, ability=CLAUSE.of(lambda option: ABILITIES[option.kind]))
slots.says(
    MoveToken,
    forms=("", "unseen"),
    form_seen=lambda option, view: "unseen" if top_at(option.start, view) == NONE else "",
    face=FACE_OF.seen(lambda option, view: top_at(option.start, view)),
    start=CELL,
    end=CELL,
)
slots.says(
    SwapTokens,
    forms=("", "unseen"),
    form_seen=lambda option, view: "unseen" if top_at(option.cell, view) == NONE else "",
    face=FACE_OF.seen(lambda option, view: top_at(option.cell, view)),
    cell=CELL,
    other_face=FACE_OF.seen(lambda option, view: top_at(option.other, view)),
    other=CELL,
)
slots.says(
    LeaveToken,
    forms=("", "unseen"),
    form_seen=lambda option, view: "unseen" if top_at(option.cell, view) == NONE else "",
    face=FACE_OF,
    cell=CELL,
    taken=FACE_OF.seen(lambda option, view: top_at(option.cell, view)),
)
slots.says(Stop, EndScore, TakeTop)
slots.says(ScoreShop, card=CARD, points=POINTS.of(lambda option: HEARTS[option.card]))
slots.says(TakeOpen, ReturnCard, card=CARD)
slots.says(
    PutPiece,
    forms=("", "to an empty cell"),
    form=lambda option: "to an empty cell" if option.face == FACES else "",
    cell=CELL,
    face=FACE_OF,
)

# Events
slots.says(DragonPicked, seat=PLAYER, dragon=DRAGON)
slots.says(
    FirstPulled,
    forms=("", "tie"),
    form=lambda event: "tie" if event.first == NONE else "",
    faces=FACES_OF,
    first=PLAYER,
)
slots.says(TurnBegan, SpecialScoring, SurvivalPaid, seat=PLAYER)
slots.says(
    Pulled,
    PutBack,
    forms=("", "several"),
    form=lambda event: several(event.faces),
    seat=PLAYER,
    face=FACE_OF.of(lambda event: event.faces[0]),
    faces=FACES_OF,
)
slots.says(HeldTaken, seat=PLAYER, face=FACE_OF)
slots.says(ReserveOpened)
slots.says(Placed, seat=PLAYER, face=FACE_OF, cell=CELL)
slots.says(Activated, seat=PLAYER, kind=KIND, cell=CELL)
slots.says(Moved, seat=PLAYER, face=FACE_OF, start=CELL, end=CELL)
slots.says(Swapped, seat=PLAYER, face=FACE_OF, cell=CELL, other_face=FACE_OF, other_cell=CELL)
slots.says(Exchanged, seat=PLAYER, left=FACE_OF, taken=FACE_OF, cell=CELL)
slots.says(
    CoinSpent,
    forms=("", "on a dragon"),
    form=lambda event: "" if event.dragon == NONE else "on a dragon",
    seat=PLAYER,
    dragon=DRAGON,
)
slots.says(
    CardsDrawn,
    forms=("", "seen", "for a coin", "for a coin seen"),
    form=lambda event: f"{'for a coin' if event.for_coin else ''}{' seen' if event.drawn else ''}".strip(),
    seat=PLAYER,
    count=SHOP_CARDS,
    drawn=CARDS,
)
slots.says(OpenCardTaken, seat=PLAYER, card=CARD)
slots.says(
    CardReturned,
    forms=("", "seen"),
    form=lambda event: "" if event.card == NONE else "seen",
    seat=PLAYER,
    card=CARD,
)
slots.says(CardScored, seat=PLAYER, card=CARD, hearts=POINTS)
slots.says(
    PieceMoved,
    forms=("", "onto a token", "onto a stack"),
    form=lambda event: "onto a stack" if event.back else "" if event.kept == NONE else "onto a token",
    seat=PLAYER,
    cell=CELL,
    kept=FACE_OF,
    back=FACES_OF,
    count=NUMBER.of(lambda event: len(event.back)),
)
slots.says(FountainOpened, card=CARD)
slots.says(DisplayFilled, turned=CARDS, count=NUMBER.of(lambda event: len(event.turned)))
slots.says(
    HandFilled,
    forms=("", "short"),
    form=lambda event: "short" if event.cards_held < full_hand() else "",
    seat=PLAYER,
    cards_held=SHOP_CARDS,
)
slots.says(EndTriggered, forms=("bag", "deck"), form=lambda event: "bag" if event.bag else "deck")
slots.says(
    Ended,
    forms=("", "together"),
    form=lambda event: "together" if len(event.winners) > 1 else "",
    hearts=TEXT.of(lambda event: " : ".join(str(each) for each in event.hearts)),
    winner=PLAYER.of(lambda event: event.winners[0]),
    winners=Listed(PLAYER),
)
slots.says(
    EndedAlone,
    forms=("won", "lost"),
    form=lambda event: "won" if event.won else "lost",
    hearts=POINTS,
    rating=Card(),
)


def full_hand() -> int:
    """The hand that is drawn up to with Trey."""
    limit = FANCY[TRIO].effect
    assert isinstance(limit, HandLimit), "Trey gives another hand"
    return limit.cards
