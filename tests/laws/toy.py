"""A toy game with switches for faults: each breaks one law, to show that the laws can fail.

Two players hold three cards each; in turn they lay one and draw one. Who laid the higher sum wins.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from embertable.core import flow
from embertable.core.flow import Ask, Event, Step, advance, reopen
from embertable.core.game import Card, Part, Score, question_view
from embertable.core.rng import Rng, seeded
from embertable.core.text.en import english_tongue
from embertable.core.text.ru import russian_tongue
from embertable.core.text.tongue import Mood, Tongue
from embertable.core.text.uk import ukrainian_tongue
from tests.toys.box import Box

CARDS = 12


class Toy(flow.State):
    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        fault: str,
        deck: list[int],
        hands: list[list[int]],
        laid: list[list[int]],
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.fault = fault
        self.deck = deck
        self.hands = hands
        self.laid = laid
        self.forgotten = 0  # no parameter of the constructor: the codec cannot know it

    def clone(self) -> Toy:
        hands = self.hands if self.fault == "shared list in clone" else [hand[:] for hand in self.hands]
        copy = Toy(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            self.fault,
            self.deck[:],
            hands,
            [cards[:] for cards in self.laid],
        )
        copy.forgotten = self.forgotten
        return copy


class LayOne(Ask):
    def __init__(self, seat: int, turns: int) -> None:
        super().__init__(seat)
        self.turns = turns

    def options(self, s: Toy) -> list[Step]:
        options: list[Step] = [Lay(self.seat, card, self.turns, s.fault) for card in s.hands[self.seat]]
        if s.fault == "endless" and options:
            options.append(Wait(self.seat, self.turns))
        if s.fault == "forgotten field" and s.forgotten % 2:
            options.reverse()
        return options


class Wait(Step):
    def __init__(self, seat: int, turns: int) -> None:
        self.seat = seat
        self.turns = turns

    def resolve(self, s: Toy) -> None:
        s.then(LayOne(self.seat, self.turns))

    def key(self) -> str:
        return "wait"


class Lay(Step):
    def __init__(self, seat: int, card: int, turns: int, fault: str) -> None:
        self.seat = seat
        self.card = card
        self.turns = turns
        self.fault = fault

    def resolve(self, s: Toy) -> None:
        if s.fault == "step changed":
            self.turns += 1
        s.forgotten += 1
        s.hands[self.seat].remove(self.card)
        if not (s.fault == "lost card" and self.card == 3):
            s.laid[self.seat].append(self.card)
        s.note(Laid(self.seat, self.card))
        s.then(DrawOne(self.seat), Pass(self.seat))

    def key(self) -> str:
        return "lay" if self.fault == "equal keys" else f"lay {self.card}"


class DrawOne(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: Toy) -> None:
        if s.deck:
            if s.fault == "other chance":
                random.shuffle(s.deck)
            s.hands[self.seat].append(s.deck.pop())
            s.reveal()


class Pass(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: Toy) -> None:
        ask = SecretAsk(1 - self.seat, s.deck[-1]) if s.fault == "secret in a step" and s.deck else None
        if any(s.hands):
            s.then(ask or LayOne(1 - self.seat, 0))


class SecretAsk(LayOne):
    def __init__(self, seat: int, top: int) -> None:
        super().__init__(seat, 0)
        self.top = top

    def options(self, s: Toy) -> list[Step]:
        assert not s.deck or s.deck[-1] == self.top, "law 5: a step knows a card it should not"
        return super().options(s)


class Laid(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def cards(self) -> Sequence[str]:
        return (str(self.card),)


@dataclass(frozen=True)
class ToyVariants:
    fault: str = ""


class ToyGame(Box):
    id = "toy"
    seats = range(2, 3)
    rules = 1
    variants = ToyVariants
    minutes = (1, 1)

    def new(self, seats: int, variants: ToyVariants | None = None, seed: int = 0) -> Toy:
        fault = (variants or ToyVariants()).fault
        rng = seeded(seed)
        deck = list(range(CARDS))
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(2)]
        s = Toy(2, [LayOne(0, 0)], [], rng, 0, [], fault, deck, hands, [[], []])
        if fault != "not at rest":
            advance(s)
        return s

    def modes(self, seats: int) -> Sequence[ToyVariants]:
        return [ToyVariants()]

    def bound(self, seats: int, variants: ToyVariants) -> int:
        return CARDS

    def scores(self, s: Toy) -> list[Score]:
        sums = [sum(cards) for cards in s.laid]
        return [Score(points, points == max(sums), (Part("laid", points),)) for points in sums]

    def view(self, s: Toy, seat: int | None) -> Mapping[str, Any]:
        shown = (
            s.hands if s.fault == "leaking view" else [hand if seat == n else None for n, hand in enumerate(s.hands)]
        )
        seen: dict[str, Any] = {"question": question_view(s, seat), "hands": shown, "laid": s.laid, "deck": len(s.deck)}
        return {**seen, "counts": [len(hand) for hand in s.hands]}

    def imagine(self, s: Toy, seat: int, rng: Rng) -> Toy:
        imagined = s.clone()
        unseen = imagined.deck + imagined.hands[1 - seat]
        rng.shuffle(unseen)
        count = len(imagined.deck)
        imagined.deck = unseen[:count]
        imagined.hands[1 - seat] = unseen[count:]
        imagined.rng = rng.split()
        reopen(imagined)
        return imagined

    def evaluate(self, s: Toy, seat: int) -> float:
        return 2.0 if s.fault == "loud opinion" else 0.5

    def observe(self, s: Toy, seat: int) -> Sequence[float]:
        return [float(len(s.deck))]

    def check(self, s: Toy) -> None:
        cards = sorted(s.deck + s.hands[0] + s.hands[1] + s.laid[0] + s.laid[1])
        assert cards == list(range(CARDS)), f"a card was created or lost: {cards}"

    def cards(self) -> Sequence[Card]:
        return [Card(str(number), "toys") for number in range(CARDS)]

    def tongue(self, code: str) -> Tongue:
        return TONGUES[code]

    def say(self, thing: Any, tongue: Tongue) -> str:
        if isinstance(thing, Lay) and thing.fault == "options that read the same":
            return "Lay a card."
        if isinstance(thing, Lay) and thing.fault == "mute":
            return tongue.clause(Mute())
        return tongue.sentence(thing)


class Mute:
    """Nobody has taught this to speak."""


def teach(tongue: Tongue) -> Tongue:
    @tongue.says(LayOne, Wait)
    def question(thing: Any, mood: Mood) -> str:
        return type(thing).__name__

    @tongue.says(Lay, Laid)
    def lay(thing: Any, mood: Mood) -> str:
        return f"{type(thing).__name__} {thing.card}"

    return tongue


WORDS = {"score laid": "laid"}
TONGUES = {
    "en": teach(english_tongue({}, WORDS)),
    "uk": teach(ukrainian_tongue({}, WORDS)),
    "ru": teach(russian_tongue({}, WORDS)),
}
