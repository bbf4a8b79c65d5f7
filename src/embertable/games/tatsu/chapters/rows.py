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
    NOT_ASKED_FOR,
    OTHER_CLAN,
    Answer,
    Play,
    Request,
    Serve,
    TakeTurn,
    lay,
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
        options: list[Step] = [PLAYS_SHOWN[place][card] for card in shown(s, place, clan)]
        if shown(s, other, clan):
            options.append(REQUESTS_SHOWN[place])
        if not options:
            options.extend([PlayUnseen(place, place, column) for column in unseen(s, place, clan)])
            if unseen(s, other, clan):
                options.append(RequestUnseen(place, other, other))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        place = self.place
        other = 1 - place
        clan = s.clans[place]
        found: list[tuple[Step, Refusal]] = []
        for card in shown(s, place, YELLOW if clan == RED else RED):
            found.append((PLAYS_SHOWN[place][card], OTHER_CLAN))
        if not shown(s, other, clan):
            found.append((REQUESTS_SHOWN[place], NONE_OF_THE_CLAN))
        if shown(s, place, clan) or shown(s, other, clan):
            for column in unseen(s, place, clan):
                found.append((PlayUnseen(place, place, column), FACE_UP_FIRST))
        return found


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
        serves = SERVES_SHOWN[self.place]
        return [serves[card] for card in shown(s, self.giver, s.clans[self.place])]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        serves = SERVES_SHOWN[self.place]
        clan = YELLOW if s.clans[self.place] == RED else RED
        return [(serves[card], NOT_ASKED_FOR) for card in shown(s, self.giver, clan)]


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
        return [ServeUnseen(self.place, self.giver, column) for column in unseen(s, self.giver, s.clans[self.place])]


class ServeUnseen(PlayUnseen):
    """Give a face-down card, unseen."""

    def key(self) -> str:
        return f"serve hidden {self.column + 1}"


def shown(s: State, place: int, clan: int) -> list[int]:
    """The face-up cards of a clan in a row, by column."""
    return [card for card in s.tops[place] if card != NONE and CLAN[card] == clan]


def unseen(s: State, place: int, clan: int) -> list[int]:
    """The columns of a row whose face-down card shows a back of the clan."""
    row = s.unders[place]
    return [column for column in range(COLUMNS) if row[column] != NONE and CLAN[row[column]] == clan]


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
