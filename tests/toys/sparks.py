"""Sparks: a toy of hidden hands for testing bots. Highest card takes the trick, worth the lowest card in it.

With four seats partners sit opposite. Three cards are not dealt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from embertable.core.flow import Ask, Event, State, Step, advance, reopen
from embertable.core.game import Card, CardText, Score, View, check_seats, question_view
from embertable.core.rng import Rng, seeded
from embertable.core.text.tongue import Tongue
from tests.toys.box import Box

HAND = 5


class Sparks(State):
    """Hands and undealt cards are hidden, everything else is open."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        hands: list[list[int]],
        undealt: list[int],
        played: list[int],
        trick: list[int],
        leader: int,
        points: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.hands = hands
        self.undealt = undealt
        self.played = played
        self.trick = trick
        self.leader = leader
        self.points = points

    def clone(self) -> Sparks:
        return Sparks(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            [hand[:] for hand in self.hands],
            self.undealt[:],
            self.played[:],
            self.trick[:],
            self.leader,
            self.points[:],
        )


class ChooseCard(Ask):
    """Play a card."""

    def options(self, s: Sparks) -> list[Step]:
        return [Play(self.seat, card) for card in s.hands[self.seat]]


class Play(Step):
    """Put the card into the trick."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: Sparks) -> None:
        s.hands[self.seat].remove(self.card)
        s.trick.append(self.card)

    def key(self) -> str:
        return f"play {self.card}"


class EndTrick(Step):
    """The highest card takes as many points as the lowest card shows, and leads."""

    def resolve(self, s: Sparks) -> None:
        s.leader = (s.leader + s.trick.index(max(s.trick))) % s.seats
        s.points[s.leader] += min(s.trick)
        s.played.extend(s.trick)
        s.trick = []
        if s.hands[s.leader]:
            s.then(*next_trick(s))


def next_trick(s: Sparks) -> list[Step]:
    return [*(ChooseCard((s.leader + turn) % s.seats) for turn in range(s.seats)), EndTrick()]


def side_points(s: Sparks, seat: int) -> int:
    if s.seats == 4:
        return s.points[seat] + s.points[(seat + 2) % 4]
    return s.points[seat]


@dataclass(frozen=True)
class SparksVariants:
    """Nothing to choose."""


class SparksGame(Box):
    id = "sparks"
    seats = range(2, 5)
    rules = 1
    variants: type = SparksVariants
    minutes = (1, 2)

    def new(self, seats: int, variants: Any = None, seed: int = 0) -> Sparks:
        check_seats(self, seats)
        rng = seeded(seed)
        deck = list(range(1, HAND * seats + 4))
        rng.shuffle(deck)
        hands = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        s = Sparks(seats, [], [], rng, 0, [], hands, deck[HAND * seats :], [], [], 0, [0] * seats)
        s.then(*next_trick(s))
        advance(s)
        return s

    def modes(self, seats: int) -> list[SparksVariants]:
        return [SparksVariants()]

    def bound(self, seats: int, variants: Any) -> int:
        return HAND * seats

    def scores(self, s: Any) -> list[Score]:
        best = max(side_points(s, seat) for seat in range(s.seats))
        return [Score(side_points(s, seat), side_points(s, seat) == best) for seat in range(s.seats)]

    def view(self, s: Any, seat: int | None) -> View:
        return {
            "hand": [] if seat is None else sorted(s.hands[seat]),
            "sizes": [len(hand) for hand in s.hands],
            "trick": s.trick[:],
            "played": s.played[:],
            "leader": s.leader,
            "points": s.points[:],
            "question": question_view(s, seat),
        }

    def imagine(self, s: Any, seat: int, rng: Rng) -> Sparks:
        made: Sparks = s.clone()
        others = [other for other in range(s.seats) if other != seat]
        unseen = sorted([*made.undealt, *(card for other in others for card in made.hands[other])])
        rng.shuffle(unseen)
        for other in others:
            size = len(made.hands[other])
            made.hands[other] = sorted(unseen[:size])
            unseen = unseen[size:]
        made.undealt = unseen
        made.rng = rng.split()
        reopen(made)
        return made

    def evaluate(self, s: Any, seat: int) -> float:
        mine = side_points(s, seat)
        most = max(side_points(s, other) for other in range(s.seats) if side(s, other) != side(s, seat))
        if not s.agenda:
            return 1.0 if mine > most else 0.0 if mine < most else 0.5
        return min(1.0, max(0.0, 0.5 + (mine - most) / (6.0 * HAND)))

    def observe(self, s: Any, seat: int) -> list[float]:
        return [float(points) for points in s.points]

    def check(self, s: Any) -> None:
        cards = sorted([*s.undealt, *s.played, *s.trick, *(card for hand in s.hands for card in hand)])
        assert cards == list(range(1, HAND * s.seats + 4)), "a card was made or lost"

    def cards(self) -> list[Card]:
        return []

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        return CardText(card)

    def terminal(self, view: View, tongue: Tongue) -> Any:
        return str(view)


def side(s: Sparks, seat: int) -> int:
    return seat % 2 if s.seats == 4 else seat


SPARKS = SparksGame()
