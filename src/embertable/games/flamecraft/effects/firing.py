"""Firing up: here, elsewhere, in the Park, from the hand, and what a fire-up can bring besides."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import Effect
from embertable.games.flamecraft.chapters.fire import (
    ChooseFire,
    ChooseFireElsewhere,
    ChooseFires,
    ChooseFiresElsewhere,
    Fire,
    does_something,
    volley,
)
from embertable.games.flamecraft.places import awake, plot_of, plots_of_town
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import HAND, NONE, PARK


@dataclass(frozen=True)
class FireHere(Effect):
    """Fire up one artisan here that was not fired this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, source, True, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        if source == NONE:
            return False
        return any(card not in s.turn.fired and does_something(s, seat, card) for card in awake(s, source))

    def key(self) -> str:
        return "fire here"


@dataclass(frozen=True)
class FireElsewhere(Effect):
    """Fire up one artisan in another shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFireElsewhere(seat, source, False, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return fires_elsewhere(s, seat, source)

    def key(self) -> str:
        return "fire one elsewhere"


@dataclass(frozen=True)
class FireAllElsewhere(Effect):
    """Fire up any number of artisans in one other shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFiresElsewhere(seat, source, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return fires_elsewhere(s, seat, source)

    def key(self) -> str:
        return "fire all elsewhere"


def fires_elsewhere(s: State, seat: int, here: int) -> bool:
    """Whether an artisan of another shop would do something."""
    for plot in plots_of_town(s):
        if plot != here and any(does_something(s, seat, card) for card in awake(s, plot)):
            return True
    return False


@dataclass(frozen=True)
class FireInPark(Effect):
    """Fire up an artisan of the Park."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, PARK, False, True))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.park) > 0

    def key(self) -> str:
        return "fire in the park"


@dataclass(frozen=True)
class FireAllInPark(Effect):
    """Fire up any number of artisans of the Park."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFires(seat, PARK, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(does_something(s, seat, card) for card in s.park)

    def key(self) -> str:
        return "fire all in the park"


@dataclass(frozen=True)
class FireFromHand(Effect):
    """Show an artisan of the hand and fire it up there."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, HAND, False, True))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) > 0

    def key(self) -> str:
        return "fire from hand"


@dataclass(frozen=True)
class FireAgain(Effect):
    """Fire up once more the artisan you fired last this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        card = s.turn.fired[-1]
        volley(s, Fire(seat, card, s.shops[plot_of(s, card)], (), None))

    def possible(self, s: State, seat: int, source: int) -> bool:
        if not s.turn.fired:
            return False
        card = s.turn.fired[-1]
        plot = plot_of(s, card)
        return plot != NONE and card in awake(s, plot) and does_something(s, seat, card)

    def key(self) -> str:
        return "fire again"


@dataclass(frozen=True)
class HeartsForFire(Effect):
    """For the rest of the turn hearts may be taken in place of a fire-up at the visited shop."""

    hearts: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.turn.hearts_for_fire = self.hearts

    def possible(self, s: State, seat: int, source: int) -> bool:
        return source != NONE and len(awake(s, source)) > 0
