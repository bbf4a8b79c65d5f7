"""Firing up: here, elsewhere, in the Park, from the hand, and what a fire-up can bring besides."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from embertable.core.effects import Do, Effect
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import FIRE_UP
from embertable.games.flamecraft.chapters.fire import (
    ChooseFire,
    ChooseFireElsewhere,
    ChooseFires,
    ChooseFiresElsewhere,
    ChooseUnfired,
    can_be_paid_in_hearts,
    does_something,
    firing,
    volley,
)
from embertable.games.flamecraft.chapters.supply import tokens_of
from embertable.games.flamecraft.effects.giving import Give
from embertable.games.flamecraft.effects.paying import Price
from embertable.games.flamecraft.places import awake, plot_of, plots_of_town
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import HAND, KIND_OF, NONE, PARK


@mypyc_attr(allow_interpreted_subclasses=True)
class Firing(Effect):
    """A way of firing artisans that can have a price."""

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.possible_after(s, seat, source, 0)

    def possible_after(self, s: State, seat: int, source: int, paid: int) -> bool:
        """Whether it would do something once so many tokens were paid."""
        raise AssertionError(f"{type(self).__name__} does not say when it can be paid for")


def does_something_after(s: State, seat: int, card: int, paid: int) -> bool:
    """Whether firing an artisan would have an effect once so many tokens were paid: what is paid cannot be given."""
    effect = FIRE_UP[KIND_OF[card]]
    if isinstance(effect, Give) and tokens_of(s.players[seat]) - paid < effect.least:
        return can_be_paid_in_hearts(s, seat, card)
    return does_something(s, seat, card)


@dataclass(frozen=True)
class PayToFire(Effect):
    """Pay, then fire up; not offered if the payment leaves the artisans nothing to do."""

    cost: Price
    then: Firing

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Do(seat, self.cost, source), Do(seat, self.then, source))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.cost.possible(s, seat, source) and self.then.possible_after(s, seat, source, self.cost.tokens())

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.cost.why_not(s, seat, source) or super().why_not(s, seat, source)

    def key(self) -> str:
        return f"{self.cost.key()} for {self.then.key()}"


@dataclass(frozen=True)
class FireHere(Effect):
    """Fire up one artisan here that was not fired this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseUnfired(seat, source, False))

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
        volley(s, ChooseFireElsewhere(seat, source, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return fires_elsewhere(s, seat, source, 0)

    def key(self) -> str:
        return "fire one elsewhere"


@dataclass(frozen=True)
class FireAllElsewhere(Firing):
    """Fire up any number of artisans in one other shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFiresElsewhere(seat, source, False))

    def possible_after(self, s: State, seat: int, source: int, paid: int) -> bool:
        return fires_elsewhere(s, seat, source, paid)

    def key(self) -> str:
        return "fire all elsewhere"


def fires_elsewhere(s: State, seat: int, here: int, paid: int) -> bool:
    """Whether an artisan of another shop would do something once so many tokens were paid."""
    for plot in plots_of_town(s):
        if plot != here and any(does_something_after(s, seat, card, paid) for card in awake(s, plot)):
            return True
    return False


@dataclass(frozen=True)
class FireInPark(Effect):
    """Fire up an artisan of the Park."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, PARK, True))

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
        volley(s, ChooseFire(seat, HAND, True))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) > 0

    def key(self) -> str:
        return "fire from hand"


@dataclass(frozen=True)
class FireAgain(Firing):
    """Fire up once more the artisan you fired last this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        card = s.turn.fired[-1]
        volley(s, firing(s, seat, card, None))

    def possible_after(self, s: State, seat: int, source: int, paid: int) -> bool:
        if not s.turn.fired:
            return False
        card = s.turn.fired[-1]
        plot = plot_of(s, card)
        return plot != NONE and card in awake(s, plot) and does_something_after(s, seat, card, paid)

    def key(self) -> str:
        return "fire again"


@dataclass(frozen=True)
class HeartsForFire(Effect):
    """For the rest of the turn hearts may be taken in place of a fire-up at the visited shop."""

    hearts: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.turn.hearts_for_fire = self.hearts

    def possible(self, s: State, seat: int, source: int) -> bool:
        if s.turn.hearts_for_fire >= self.hearts:
            return False
        return source != NONE and len(awake(s, source)) > 0
