"""Two players: the cards lie in rows, seven face up on seven face down, and each places two in every trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.tatsu.cards.tables import CLAN, deck
from embertable.games.tatsu.chapters.deal import Deal
from embertable.games.tatsu.chapters.trick import PlayTrick
from embertable.games.tatsu.chapters.turn import (
    NONE_OF_THE_CLAN,
    OWN_HAND,
    Answer,
    Play,
    Request,
    Serve,
    TakeTurn,
    lay,
    refused_cards,
    seen_cards,
    why_not_give,
    why_not_play,
)
from embertable.games.tatsu.events import TurnedUp
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CARDS, COLUMNS, NONE, RED, YELLOW

FACE_UP_FIRST: Final = Refusal("face up first")


class DealRows(Deal):
    """The first dealer is red for the whole game."""

    def __init__(self, red: int) -> None:
        self.red = red

    def take_seats(self, s: State) -> None:
        s.controllers = s.owners = [0, 1]
        s.clans = [RED if seat == self.red else YELLOW for seat in range(2)]
        s.leader = s.dealer

    def hand_out(self, s: State) -> None:
        """Seven cards of each clan to each player; seven lie face down in a row, the other seven face up on them."""
        dealt: list[list[int]] = [[], []]
        for clan in (YELLOW, RED):
            cards = deck(clan)
            s.rng.shuffle(cards)
            dealt[0] += cards[:COLUMNS]
            dealt[1] += cards[COLUMNS:]
        for cards in dealt:
            s.rng.shuffle(cards)
        s.hands = [[], []]
        s.unders = [cards[:COLUMNS] for cards in dealt]
        s.tops = [cards[COLUMNS:] for cards in dealt]

    def first_trick(self) -> PlayTrick:
        return PLAY_TRICK_IN_ROWS


class PlayTrickInRows(PlayTrick):
    """Turn by turn until four cards lie, two of each player."""

    def turns(self, s: State) -> list[TakeTurn]:
        return TURNS_IN_ROWS[s.leader]


class TakeTurnInRows(TakeTurn):
    """Only face-up cards are used; where none of your clan lies in either row, a face-down one."""

    def options(self, s: State) -> list[Step]:
        place = self.place
        other = 1 - place
        clan = s.clans[place]
        options: list[Step] = []
        for card in s.tops[place]:
            if card != NONE and why_not_play(card, clan, place, place) is None:
                options.append(PLAYS_SHOWN[place][card])
        if why_not_ask_shown(s, clan, place, other) is None:
            options.append(REQUESTS_SHOWN[place])
        if why_not_unseen(s, clan) is None:
            for column in backs_at(s, place):
                if why_not_play(s.unders[place][column], clan, place, place) is None:
                    options.append(PlayUnseen(place, place, column))
            if why_not_ask_unseen(s, clan, other) is None:
                options.append(RequestUnseen(place, other, other))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        place = self.place
        other = 1 - place
        clan = s.clans[place]
        unseen = why_not_unseen(s, clan)
        thought: list[tuple[Step, Refusal | None]] = []
        for card, where in seen_cards(s, self.seat):
            step = SERVES_SHOWN[place][card] if where == other else PLAYS_SHOWN[place][card]
            thought.append((step, why_not_play(card, clan, place, where)))
        for column in backs_at(s, place):
            refusal = why_not_play(s.unders[place][column], clan, place, place)
            thought.append((PlayUnseen(place, place, column), refusal or unseen))
        for column in backs_at(s, other):
            refusal = why_not_play(s.unders[other][column], clan, place, other)
            thought.append((ServeUnseen(place, other, column), refusal))
        thought.append((RequestShown(place, place, place), why_not_ask_shown(s, clan, place, place)))
        thought.append((REQUESTS_SHOWN[place], why_not_ask_shown(s, clan, place, other)))
        thought.append((RequestUnseen(place, other, other), unseen or why_not_ask_unseen(s, clan, other)))
        return [(step, refusal) for step, refusal in thought if refusal is not None]


def why_not_ask_shown(s: State, clan: int, place: int, other: int) -> Refusal | None:
    """The other is asked, where a face-up card of your clan lies there."""
    if other == place:
        return OWN_HAND
    return None if has_shown(s, other, clan) else NONE_OF_THE_CLAN


def why_not_unseen(s: State, clan: int) -> Refusal | None:
    """A face-down card is used only where no card of the clan lies face up in either row."""
    return FACE_UP_FIRST if has_shown(s, 0, clan) or has_shown(s, 1, clan) else None


def why_not_ask_unseen(s: State, clan: int, other: int) -> Refusal | None:
    """The other is asked for a face-down card, where one shows a back of your clan."""
    for column in backs_at(s, other):
        if CLAN[s.unders[other][column]] == clan:
            return None
    return NONE_OF_THE_CLAN


class PlayShown(Play):
    """Place an own face-up card in front of you."""

    def resolve(self, s: State) -> None:
        give_shown(s, self.place, self.giver, self.card)


class RequestShown(Request):
    """Ask for a face-up card of your clan."""

    def resolve(self, s: State) -> None:
        self.note(s)
        s.then(ANSWERS_SHOWN[self.place])


class AnswerShown(Answer):
    """You were asked: choose which of your face-up cards of that clan you give."""

    def options(self, s: State) -> list[Step]:
        clan = s.clans[self.place]
        giver = self.giver
        serves = SERVES_SHOWN[self.place]
        row = s.tops[giver]
        return [serves[card] for card in row if card != NONE and why_not_give(card, clan, giver, giver) is None]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        serves = SERVES_SHOWN[self.place]
        return refused_cards(s, self, serves) + refused_backs(s, self, why_not_unseen(s, s.clans[self.place]))


class ServeShown(Serve):
    """Place a face-up card of yours in front of the one who asked."""

    def resolve(self, s: State) -> None:
        give_shown(s, self.place, self.giver, self.card)


class PlayUnseen(Step):
    """Place a face-down card of your clan; the card on it stays."""

    def __init__(self, place: int, giver: int, column: int) -> None:
        self.place = place
        self.giver = giver
        self.column = column

    def resolve(self, s: State) -> None:
        give_unseen(s, self.place, self.giver, self.column)

    def key(self) -> str:
        return f"play hidden {self.column + 1}"

    def things(self) -> Sequence[str]:
        return (f"under {self.giver} {self.column}",)


class RequestUnseen(Request):
    """Ask for a face-down card of your clan."""

    def resolve(self, s: State) -> None:
        self.note(s)
        s.then(AnswerUnseen(self.giver, self.place, self.giver))

    def key(self) -> str:
        return "ask hidden"


class AnswerUnseen(Answer):
    """You were asked, and no card of that clan lies face up: choose one of yours by its back."""

    rule: ClassVar[str] = "hidden"

    def options(self, s: State) -> list[Step]:
        clan = s.clans[self.place]
        giver = self.giver
        options: list[Step] = []
        for column in backs_at(s, giver):
            if why_not_give(s.unders[giver][column], clan, giver, giver) is None:
                options.append(ServeUnseen(self.place, giver, column))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_cards(s, self, SERVES_SHOWN[self.place]) + refused_backs(s, self, None)


def refused_backs(s: State, ask: Answer, unseen: Refusal | None) -> list[tuple[Step, Refusal]]:
    """The face-down cards that cannot be given; `unseen` is what stands against all of them, if anything."""
    clan = s.clans[ask.place]
    found: list[tuple[Step, Refusal]] = []
    for where in range(2):
        for column in backs_at(s, where):
            refusal = why_not_give(s.unders[where][column], clan, ask.giver, where) or unseen
            if refusal is not None:
                step = ServeUnseen if where == ask.giver else PlayUnseen
                found.append((step(ask.place, where, column), refusal))
    return found


class ServeUnseen(PlayUnseen):
    """Give a face-down card, unseen."""

    def key(self) -> str:
        return f"serve hidden {self.column + 1}"


def has_shown(s: State, place: int, clan: int) -> bool:
    """Whether a card of a clan lies face up in a row."""
    for card in s.tops[place]:  # noqa: SIM110  a generator is slow here, compiled or not
        if card != NONE and CLAN[card] == clan:
            return True
    return False


def backs_at(s: State, place: int) -> list[int]:
    """The columns of a row where a card lies face down."""
    row = s.unders[place]
    return [column for column in range(COLUMNS) if row[column] != NONE]


def give_shown(s: State, place: int, giver: int, card: int) -> None:
    """A face-up card leaves its column and lies in front of a place."""
    column = s.tops[giver].index(card)
    s.tops[giver][column] = NONE
    lay(s, place, giver, card)
    turn_up(s, giver, column)


def turn_up(s: State, place: int, column: int) -> None:
    """As soon as a face-up card leaves a column, the card under it is turned up."""
    card = s.unders[place][column]
    if card != NONE:
        s.unders[place][column] = NONE
        s.tops[place][column] = card
        s.reveal()
        s.note(TurnedUp(place, card))


def give_unseen(s: State, place: int, giver: int, column: int) -> None:
    """A face-down card leaves its column; the card that lies on it stays."""
    card = s.unders[giver][column]
    s.unders[giver][column] = NONE
    s.reveal()
    lay(s, place, giver, card)


PLAY_TRICK_IN_ROWS: Final = PlayTrickInRows()

# By the place that leads: each acts twice, in turn.
TURNS_IN_ROWS: Final[list[list[TakeTurn]]] = [
    [TakeTurnInRows(0, 0), TakeTurnInRows(1, 1)] * 2,
    [TakeTurnInRows(1, 1), TakeTurnInRows(0, 0)] * 2,
]

# By the place that acts; the other one is the one that is asked.
PLAYS_SHOWN: Final[list[list[PlayShown]]] = [
    [PlayShown(place, place, card) for card in range(CARDS)] for place in range(2)
]

REQUESTS_SHOWN: Final[list[RequestShown]] = [RequestShown(place, 1 - place, 1 - place) for place in range(2)]

ANSWERS_SHOWN: Final[list[AnswerShown]] = [AnswerShown(1 - place, place, 1 - place) for place in range(2)]

SERVES_SHOWN: Final[list[list[ServeShown]]] = [
    [ServeShown(place, 1 - place, card) for card in range(CARDS)] for place in range(2)
]
