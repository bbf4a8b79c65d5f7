"""A toy game with everything a table must respect: a hidden hand, a draw, a die, a long turn, a sealed bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from embertable.core.errors import BadVariant
from embertable.core.flow import Ask, Event, State, Step, advance, reopen
from embertable.core.game import Card, CardText, Game, Score, View, check_seats, question_view
from embertable.core.rng import Rng, seeded
from embertable.core.text.en import english_tongue
from embertable.core.text.tongue import Mood, Tongue
from tests.toys.box import Box


@dataclass(frozen=True)
class Variants:
    rounds: int = 2
    bids: bool = True


class Embers(State):
    """Each seat lights cards of its hidden hand; at the end all bid in secret."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        deck: list[int],
        hands: list[list[int]],
        lit: list[list[int]],
        bids: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.deck = deck
        self.hands = hands
        self.lit = lit
        self.bids = bids

    def clone(self) -> Embers:
        return Embers(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            self.deck[:],
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.lit],
            self.bids[:],
        )


class Turn(Ask):
    """Light as many cards as you like, then draw, roll or stop."""

    rule: ClassVar[str] = "turn"

    def options(self, s: Embers) -> list[Step]:
        return [*[Light(self.seat, card) for card in s.hands[self.seat]], Draw(self.seat), Roll(self.seat), Stop()]


class Bid(Ask):
    """Bid in secret."""

    sealed: ClassVar[bool] = True

    def options(self, s: Embers) -> list[Step]:
        return [Promise(self.seat, count) for count in range(3)]


class Light(Step):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: Embers) -> None:
        s.hands[self.seat].remove(self.card)
        s.lit[self.seat].append(self.card)
        s.note(Lit(self.seat, self.card))
        s.then(Turn(self.seat))

    def key(self) -> str:
        return f"light {self.card}"


class Draw(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: Embers) -> None:
        card = s.deck.pop()
        s.hands[self.seat].append(card)
        s.reveal()
        s.note(Drew(self.seat, card))
        s.then(Turn(self.seat))

    def key(self) -> str:
        return "draw"


class Roll(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: Embers) -> None:
        s.lit[self.seat].append(-1 - s.rng.below(3))
        s.then(Turn(self.seat))

    def key(self) -> str:
        return "roll"


class Stop(Step):
    def resolve(self, s: Embers) -> None:
        pass

    def key(self) -> str:
        return "stop"


class Promise(Step):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def resolve(self, s: Embers) -> None:
        s.bids[self.seat] = self.count
        s.note(Promised(self.seat))

    def key(self) -> str:
        return f"bid {self.count}"


class Lit(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Drew(Event):
    def __init__(self, seat: int, card: int | None) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


class Promised(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seen_by(self, seat: int | None) -> Promised | None:
        return self if seat == self.seat else None


class Dealt(Event):
    pass


en = english_tongue({}, {"title": "Toy"})


@en.says(Lit)
def lit(event: Lit, mood: Mood) -> str:
    return f"{en.seat(event.seat)} lights {event.card}"


class Toy(Box):
    """The toy, in its box."""

    id = "toy"
    seats = range(1, 4)
    rules = 1
    variants: type = Variants
    minutes = (1, 2)

    def new(self, seats: int, variants: Any = None, seed: int = 0) -> Embers:
        check_seats(self, seats)
        if variants is None:
            variants = Variants()
        if variants.rounds < 1:
            raise BadVariant(f"variant rounds is at least 1, not {variants.rounds}")
        rng = seeded(seed)
        deck = list(range(1, 30))
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        s = Embers(seats, [], [], rng, 0, [], deck, hands, [[] for _ in range(seats)], [0] * seats)
        s.note(Dealt())
        bids: list[Step] = [Bid(seat) for seat in range(seats)] if variants.bids else []
        s.then(*[Turn(seat) for _ in range(variants.rounds) for seat in range(seats)], *bids)
        advance(s)
        return s

    def modes(self, seats: int) -> Sequence[Any]:
        return [Variants()]

    def bound(self, seats: int, variants: Any) -> int:
        return 1000

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, Embers)
        points = [sum(cards) + bid for cards, bid in zip(s.lit, s.bids, strict=True)]
        return [Score(each, each == max(points)) for each in points]

    def view(self, s: State, seat: int | None) -> View:
        assert isinstance(s, Embers)
        return {"hand": s.hands[seat] if seat is not None else [], "question": question_view(s, seat)}

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        imagined = s.clone()
        imagined.rng = rng.split()
        reopen(imagined)
        return imagined

    def evaluate(self, s: State, seat: int) -> float:
        return 0.5

    def observe(self, s: State, seat: int) -> Sequence[float]:
        return []

    def check(self, s: State) -> None:
        pass

    def cards(self) -> Sequence[Card]:
        return [Card(str(card), "embers") for card in range(1, 30)]

    def tongue(self, code: str) -> Tongue:
        return en

    def say(self, thing: Any, tongue: Tongue) -> str:
        return tongue.sentence(thing)

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        return CardText(f"Ember {card}")

    def rulebook(self, code: str) -> str:
        return "# Toy\n\n## Turn {#turn}\n\nLight, then stop.\n"

    def terminal(self, view: View, tongue: Tongue) -> Any:
        return str(view["hand"])


TOY: Game = Toy()
