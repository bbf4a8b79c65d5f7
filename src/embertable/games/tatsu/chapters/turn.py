"""The turn: place a card of your clan in front of you, or ask another, who then places one there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.tatsu.cards.tables import CLAN, IDS
from embertable.games.tatsu.events import Asked, Placed
from embertable.games.tatsu.places import faces
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CARDS, GHOST, PLACES

OTHER_CLAN: Final = Refusal("other clan")
OTHER_HAND: Final = Refusal("other hand")
PLACED: Final = Refusal("placed")
NOT_ASKED_FOR: Final = Refusal("not asked for")
OTHER_ASKED: Final = Refusal("other asked")
ANSWER_FIRST: Final = Refusal("answer first", "asking")
OWN_HAND: Final = Refusal("own hand")
EMPTY_HAND: Final = Refusal("empty hand")
NONE_OF_THE_CLAN: Final = Refusal("none of the clan")

IN_TRICK: Final = -1  # where a card lies that no place has any more


def why_not_play(card: int, clan: int, place: int, where: int) -> Refusal | None:
    """In front of you only cards of your clan are placed, and of your own; `where` is the place that has the card."""
    if where == place:
        return None if CLAN[card] == clan else OTHER_CLAN
    return PLACED if where == IN_TRICK else OTHER_HAND


def why_not_give(card: int, clan: int, giver: int, where: int) -> Refusal | None:
    """Whoever asked gets a card of the clan they play for, from the one they asked."""
    if where == giver:
        return None if CLAN[card] == clan else NOT_ASKED_FOR
    return PLACED if where == IN_TRICK else OTHER_ASKED


def why_not_ask(hand: list[int], clan: int, place: int, other: int) -> Refusal | None:
    """Ask another. Somebody who has none of your clan cannot be asked; everybody sees the backs."""
    if other == place:
        return OWN_HAND
    if not hand:
        return EMPTY_HAND
    # Hands are kept sorted, the red cards first: one look at its end tells whether a clan is in it.
    return None if CLAN[hand[-clan]] == clan else NONE_OF_THE_CLAN


class TakeTurn(Ask):
    """Place a card of your clan in front of you, or ask another to do it for you."""

    rule: ClassVar[str] = "turn"
    main: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: State) -> list[Step]:
        place = self.place
        clan = s.clans[place]
        plays = PLAYS[place]
        hand = s.hands[place]
        options: list[Step] = [plays[card] for card in hand if why_not_play(card, clan, place, place) is None]
        requests = REQUESTS[place]
        for other in OTHERS[place]:
            if why_not_ask(s.hands[other], clan, place, other) is None:
                options.append(requests[other][s.owners[other]])
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        place = self.place
        clan = s.clans[place]
        found: list[tuple[Step, Refusal]] = []
        for card, where in seen_cards(s, self.seat):
            refusal = why_not_play(card, clan, place, where)
            if refusal is not None:
                found.append((SERVES[place][where][card] if refusal is OTHER_HAND else PLAYS[place][card], refusal))
        for other in range(PLACES):
            refusal = why_not_ask(s.hands[other], clan, place, other)
            if refusal is not None:
                found.append((REQUESTS[place][other][s.owners[other]], refusal))
        return found


class Play(Step):
    """Place an own card in front of you."""

    def __init__(self, place: int, giver: int, card: int) -> None:
        self.place = place
        self.giver = giver
        self.card = card

    def resolve(self, s: State) -> None:
        give(s, self.place, self.giver, self.card)

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
            self.note(s)
        s.agenda.append(ANSWERS[s.controllers[self.giver]][self.place][self.giver])

    def note(self, s: State) -> None:
        """Everybody hears who asks whom."""
        s.note(Asked(s.owners[self.place], self.whom, s.clans[self.place]))

    def key(self) -> str:
        return "ask ghost" if self.whom == GHOST else f"ask {self.whom}"

    def things(self) -> Sequence[str]:
        return (f"hand {self.giver}",)


class Answer(Ask):
    """You were asked: choose which of your cards of that clan you give. You cannot refuse."""

    rule: ClassVar[str] = "asking"
    main: ClassVar[bool] = True

    def __init__(self, seat: int, place: int, giver: int) -> None:
        super().__init__(seat)
        self.place = place
        self.giver = giver

    def options(self, s: State) -> list[Step]:
        clan = s.clans[self.place]
        serves = SERVES[self.place][self.giver]
        giver = self.giver
        return [serves[card] for card in s.hands[giver] if why_not_give(card, clan, giver, giver) is None]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_cards(s, self, SERVES[self.place][self.giver])


def refused_cards(s: State, ask: Answer, serves: Sequence[Step]) -> list[tuple[Step, Refusal]]:
    """The cards whoever was asked sees and cannot give."""
    clan = s.clans[ask.place]
    found: list[tuple[Step, Refusal]] = []
    for card, where in seen_cards(s, ask.seat):
        refusal = why_not_give(card, clan, ask.giver, where)
        if refusal is not None:
            found.append((serves[card], refusal))
    return found + [(REQUESTS[ask.place][other][s.owners[other]], ANSWER_FIRST) for other in range(len(s.owners))]


class Serve(Play):
    """Place a card of yours in front of the one who asked."""

    def key(self) -> str:
        return f"serve {IDS[self.card]}"


def seen_cards(s: State, seat: int) -> list[tuple[int, int]]:
    """Every card the seat could point at, with the place that has it: open hands, face-up cards, the trick."""
    found = [(card, IN_TRICK) for card in s.trick]
    for place in range(len(s.owners)):
        found += [(card, place) for card in faces(s, place, seat)]
    return found


def give(s: State, place: int, giver: int, card: int) -> None:
    """A card leaves a hand and lies in front of a place. Nobody learns anything from a hand that lies open."""
    s.hands[giver].remove(card)
    if s.owners[giver] != GHOST:
        s.revealed += 1
    lay(s, place, giver, card)


def lay(s: State, place: int, giver: int, card: int) -> None:
    """The card lies in front of a place, and counts for it, whoever gave it."""
    s.trick.append(card)
    s.holders.append(place)
    s.givers.append(giver)
    if s.journal is not None:
        s.note(Placed(s.owners[place], s.owners[giver], card))


# Options and questions that can be made once are made once: they are offered millions of times.
OTHERS: Final[list[list[int]]] = [[other for other in range(PLACES) if other != place] for place in range(PLACES)]
TURNS: Final[list[list[TakeTurn]]] = [[TakeTurn(seat, place) for place in range(PLACES)] for seat in range(PLACES)]
PLAYS: Final[list[list[Play]]] = [[Play(place, place, card) for card in range(CARDS)] for place in range(PLACES)]

# By the place that asks, the place that is asked, and whose that is, the ghost last: its number is -1.
REQUESTS: Final[list[list[list[Request]]]] = [
    [[Request(place, giver, whom) for whom in (0, 1, 2, 3, GHOST)] for giver in range(PLACES)]
    for place in range(PLACES)
]

ANSWERS: Final[list[list[list[Answer]]]] = [
    [[Answer(seat, place, giver) for giver in range(PLACES)] for place in range(PLACES)] for seat in range(PLACES)
]

SERVES: Final[list[list[list[Serve]]]] = [
    [[Serve(place, giver, card) for card in range(CARDS)] for giver in range(PLACES)] for place in range(PLACES)
]
