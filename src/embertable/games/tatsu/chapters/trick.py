"""A trick: four turns, each of which puts one card of the acting clan on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.tatsu.cards.tables import CLAN, FUSION, IDS, POINTS, STRENGTH
from embertable.games.tatsu.events import Asked, Carried, Discarded, Placed, Took, TurnedUp
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CARDS, COLUMNS, GHOST, NONE, PLACES, TRICKS


class TakeTurn(Ask):
    """Place a card of your clan in front of you, or ask another to do it for you."""

    rule: ClassVar[str] = "turn"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: State) -> list[Step]:
        place = self.place
        clan = s.clans[place]
        if s.seats == 2:
            return turn_in_rows(s, place, clan)
        plays = PLAYS[place]
        options: list[Step] = [plays[card] for card in s.hands[place] if CLAN[card] == clan]
        requests = REQUESTS[place]
        for other in OTHERS[place]:
            hand = s.hands[other]
            # Hands are kept sorted, the red cards first: one look at its end tells whether a clan is in it.
            if hand and CLAN[hand[-clan]] == clan:
                options.append(requests[other][s.owners[other]])
        return options


class Answer(Ask):
    """You were asked: choose which of your cards of that clan you give."""

    rule: ClassVar[str] = "asking"

    def __init__(self, seat: int, place: int, giver: int) -> None:
        super().__init__(seat)
        self.place = place
        self.giver = giver

    def options(self, s: State) -> list[Step]:
        clan = s.clans[self.place]
        serves = SERVES[self.place][self.giver]
        if s.seats == 2:
            return [serves[card] for card in shown(s, self.giver, clan)]
        return [serves[card] for card in s.hands[self.giver] if CLAN[card] == clan]


class AnswerUnseen(Ask):
    """You were asked, and no card of that clan lies face up: choose one of yours by its back."""

    rule: ClassVar[str] = "hidden"

    def __init__(self, seat: int, place: int, giver: int) -> None:
        super().__init__(seat)
        self.place = place
        self.giver = giver

    def options(self, s: State) -> list[Step]:
        return [ServeUnseen(self.place, self.giver, column) for column in backs(s, self.giver, s.clans[self.place])]


class Play(Step):
    """Place an own card in front of you."""

    def __init__(self, place: int, card: int) -> None:
        self.place = place
        self.card = card

    def resolve(self, s: State) -> None:
        give(s, self.place, self.place, self.card)

    def key(self) -> str:
        return f"play {IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {IDS[self.card]}",)


class Request(Step):
    """Ask another for a card of your clan. `whom` is the seat the other place belongs to, or GHOST."""

    def __init__(self, place: int, giver: int, whom: int) -> None:
        self.place = place
        self.giver = giver
        self.whom = whom

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            s.note(Asked(s.owners[self.place], self.whom, s.clans[self.place]))
        s.agenda.append(ANSWERS[s.controllers[self.giver]][self.place][self.giver])

    def key(self) -> str:
        return "ask ghost" if self.whom == GHOST else f"ask {self.whom}"

    def things(self) -> Sequence[str]:
        return (f"hand {self.giver}",)


class Serve(Step):
    """Place a card of yours in front of the one who asked."""

    def __init__(self, place: int, giver: int, card: int) -> None:
        self.place = place
        self.giver = giver
        self.card = card

    def resolve(self, s: State) -> None:
        give(s, self.place, self.giver, self.card)

    def key(self) -> str:
        return f"serve {IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {IDS[self.card]}",)


class PlayUnseen(Step):
    """Two players: place a face-down card of your clan; the card on it stays."""

    def __init__(self, place: int, column: int) -> None:
        self.place = place
        self.column = column

    def resolve(self, s: State) -> None:
        give_unseen(s, self.place, self.place, self.column)

    def key(self) -> str:
        return f"play hidden {self.column + 1}"

    def things(self) -> Sequence[str]:
        return (f"under {self.place} {self.column}",)


class RequestUnseen(Step):
    """Two players: ask for a face-down card of your clan."""

    def __init__(self, place: int, giver: int) -> None:
        self.place = place
        self.giver = giver

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            s.note(Asked(self.place, self.giver, s.clans[self.place]))
        s.then(AnswerUnseen(self.giver, self.place, self.giver))

    def key(self) -> str:
        return "ask hidden"

    def things(self) -> Sequence[str]:
        return (f"hand {self.giver}",)


class ServeUnseen(Step):
    """Two players: give a face-down card, unseen."""

    def __init__(self, place: int, giver: int, column: int) -> None:
        self.place = place
        self.giver = giver
        self.column = column

    def resolve(self, s: State) -> None:
        give_unseen(s, self.place, self.giver, self.column)

    def key(self) -> str:
        return f"serve hidden {self.column + 1}"

    def things(self) -> Sequence[str]:
        return (f"under {self.giver} {self.column}",)


class ResolveTrick(Step):
    """Four cards lie: the strongest spirit takes them, unless a fusion holds them back."""

    def resolve(self, s: State) -> None:
        s.tricks += 1
        fusion = first_fusion(s)
        if fusion != NONE:
            carry(s, s.holders[fusion])
        else:
            take(s, s.holders[strongest(s)])
        s.trick = []
        s.holders = []
        s.givers = []
        if s.tricks < TRICKS:
            s.then(take_turn(s, s.leader))


RESOLVE_TRICK: Final = ResolveTrick()

OTHERS: Final[list[list[int]]] = [[other for other in range(PLACES) if other != place] for place in range(PLACES)]

# Options and questions that can be made once are made once: they are offered millions of times.
TURNS: Final[list[list[TakeTurn]]] = [[TakeTurn(seat, place) for place in range(PLACES)] for seat in range(PLACES)]

PLAYS: Final[list[list[Play]]] = [[Play(place, card) for card in range(CARDS)] for place in range(PLACES)]

SERVES: Final[list[list[list[Serve]]]] = [
    [[Serve(place, giver, card) for card in range(CARDS)] for giver in range(PLACES)] for place in range(PLACES)
]

ANSWERS: Final[list[list[list[Answer]]]] = [
    [[Answer(seat, place, giver) for giver in range(PLACES)] for place in range(PLACES)] for seat in range(PLACES)
]

# The last of the innermost is the ghost, whose number is -1.
REQUESTS: Final[list[list[list[Request]]]] = [
    [[Request(place, giver, whom) for whom in (0, 1, 2, 3, GHOST)] for giver in range(PLACES)]
    for place in range(PLACES)
]


def take_turn(s: State, place: int) -> TakeTurn:
    """The question of a place's turn, put to whoever decides for it."""
    return TURNS[s.controllers[place]][place]


def turn_in_rows(s: State, place: int, clan: int) -> list[Step]:
    """Two players use the cards that lie face up; only where none of the clan does, those below."""
    other = 1 - place
    plays = PLAYS[place]
    options: list[Step] = [plays[card] for card in shown(s, place, clan)]
    if shown(s, other, clan):
        options.append(REQUESTS[place][other][other])
    if not options:
        options.extend([PlayUnseen(place, column) for column in backs(s, place, clan)])
        if backs(s, other, clan):
            options.append(RequestUnseen(place, other))
    return options


def shown(s: State, place: int, clan: int) -> list[int]:
    """The face-up cards of a clan in a layout, by column."""
    return [card for card in s.tops[place] if card != NONE and CLAN[card] == clan]


def backs(s: State, place: int, clan: int) -> list[int]:
    """The columns of a layout whose face-down card shows a back of the clan."""
    row = s.unders[place]
    return [column for column in range(COLUMNS) if row[column] != NONE and CLAN[row[column]] == clan]


def give(s: State, place: int, giver: int, card: int) -> None:
    """A card leaves a hand, or the top of a column, and lies in front of a place."""
    if s.seats == 2:
        column = s.tops[giver].index(card)
        s.tops[giver][column] = NONE
        lay(s, place, giver, card)
        turn_up(s, giver, column)
    else:
        s.hands[giver].remove(card)
        if s.owners[giver] != GHOST:
            s.revealed += 1
        lay(s, place, giver, card)


def give_unseen(s: State, place: int, giver: int, column: int) -> None:
    """A face-down card leaves its column; the card that lies on it stays."""
    card = s.unders[giver][column]
    s.unders[giver][column] = NONE
    s.reveal()
    lay(s, place, giver, card)


def turn_up(s: State, place: int, column: int) -> None:
    """As soon as a face-up card leaves a column, the card under it is turned up."""
    card = s.unders[place][column]
    if card != NONE:
        s.unders[place][column] = NONE
        s.tops[place][column] = card
        s.reveal()
        s.note(TurnedUp(place, card))


def lay(s: State, place: int, giver: int, card: int) -> None:
    """The card lies; the turn passes to the left, or the trick is full."""
    s.trick.append(card)
    s.holders.append(place)
    s.givers.append(giver)
    if s.journal is not None:
        s.note(Placed(s.owners[place], s.owners[giver], card))
    if len(s.trick) == PLACES:
        s.agenda.append(RESOLVE_TRICK)
    else:
        s.agenda.append(take_turn(s, (place + 1) % len(s.controllers)))


def first_fusion(s: State) -> int:
    """The position in the trick of the fusion placed first, or NONE."""
    for position in range(PLACES):
        if FUSION[s.trick[position]]:
            return position
    return NONE


def strongest(s: State) -> int:
    """The position in the trick of the strongest spirit; of equals, and of multipliers alone, the first placed."""
    best = 0
    for position in range(1, PLACES):
        if STRENGTH[s.trick[position]] > STRENGTH[s.trick[best]]:
            best = position
    return best


def carry(s: State, holder: int) -> None:
    """Nobody takes the trick: it goes with the next one, or, if it was the last, to nobody."""
    s.carried.extend(s.trick)
    if s.tricks < TRICKS:
        s.leader = holder
        s.note(Carried(s.owners[holder], len(s.carried)))
    else:
        s.note(Discarded(len(s.carried)))
        s.discarded = s.carried
        s.carried = []


def take(s: State, winner: int) -> None:
    """The winner's side captures the trick and all that was carried into it, and leads."""
    clan = s.clans[winner]
    cards = s.carried + s.trick
    s.captured[clan].extend(cards)
    s.carried = []
    s.leader = winner
    if s.journal is not None:
        s.note(Took(s.owners[winner], clan, len(cards), sum([POINTS[card] for card in cards])))
