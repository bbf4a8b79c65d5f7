"""Firing up: here, elsewhere, in the Park, from the hand, and what a fire-up can bring besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from embertable.core.effects import Do, Effect
from embertable.core.refusal import Missing, Refusal
from embertable.games.flamecraft.cards.tables import FIRE_UP
from embertable.games.flamecraft.chapters.fire import (
    ChooseFire,
    ChooseFireElsewhere,
    ChooseFires,
    ChooseFiresElsewhere,
    ChooseUnfired,
    can_be_paid_in_hearts,
    firing,
    volley,
    why_not_fire,
)
from embertable.games.flamecraft.chapters.supply import tokens_of
from embertable.games.flamecraft.effects.giving import Give
from embertable.games.flamecraft.effects.paying import Price
from embertable.games.flamecraft.places import NO_ARTISANS, NOBODY_HERE, PARK_EMPTY, awake, plot_of, plots_of_town
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import HAND, KIND_OF, NONE, PARK

NONE_TO_FIRE: Final = Refusal("none to fire", "fire")
NONE_FIRED: Final = Refusal("none fired", "fire")
HEARTS_OFFERED: Final = Refusal("hearts offered", "sun")


@mypyc_attr(allow_interpreted_subclasses=True)
class Firing(Effect):
    """A way of firing artisans that can have a price."""

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.why_not_after(s, seat, source, 0)

    def why_not_after(self, s: State, seat: int, source: int, paid: int) -> Refusal | None:
        """What stands against it once so many tokens were paid."""
        raise AssertionError(f"{type(self).__name__} does not say when it can be paid for")


def does_something_after(s: State, seat: int, card: int, paid: int) -> bool:
    """Whether firing an artisan would have an effect once so many tokens were paid: what is paid cannot be given."""
    effect = FIRE_UP[KIND_OF[card]]
    if isinstance(effect, Give) and tokens_of(s.players[seat]) - paid < effect.least:
        return can_be_paid_in_hearts(s, seat, card)
    return why_not_fire(s, seat, card) is None


@dataclass(frozen=True)
class PayToFire(Effect):
    """Pay, then fire up; not offered if the payment leaves the artisans nothing to do."""

    cost: Price
    then: Firing

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Do(seat, self.cost, source), Do(seat, self.then, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.cost.why_not(s, seat, source) or self.then.why_not_after(s, seat, source, self.cost.tokens())

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.cost.missing(s, seat, source)

    def key(self) -> str:
        return f"{self.cost.key()} for {self.then.key()}"


@dataclass(frozen=True)
class FireHere(Effect):
    """Fire up one artisan here that was not fired this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseUnfired(seat, source, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if source == NONE:
            return NOBODY_HERE
        for card in awake(s, source):
            if card not in s.turn.fired and why_not_fire(s, seat, card) is None:
                return None
        return NONE_TO_FIRE

    def key(self) -> str:
        return "fire here"


@dataclass(frozen=True)
class FireElsewhere(Effect):
    """Fire up one artisan in another shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFireElsewhere(seat, source, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_elsewhere(s, seat, source, 0)

    def key(self) -> str:
        return "fire one elsewhere"


@dataclass(frozen=True)
class FireAllElsewhere(Firing):
    """Fire up any number of artisans in one other shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFiresElsewhere(seat, source, False))

    def why_not_after(self, s: State, seat: int, source: int, paid: int) -> Refusal | None:
        return why_not_elsewhere(s, seat, source, paid)

    def key(self) -> str:
        return "fire all elsewhere"


def why_not_elsewhere(s: State, seat: int, here: int, paid: int) -> Refusal | None:
    """An artisan of another shop does something, once so many tokens were paid."""
    for plot in plots_of_town(s):
        if plot != here and any(does_something_after(s, seat, card, paid) for card in awake(s, plot)):
            return None
    return NONE_TO_FIRE


@dataclass(frozen=True)
class FireInPark(Effect):
    """Fire up an artisan of the Park."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, PARK, True))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.park else PARK_EMPTY

    def key(self) -> str:
        return "fire in the park"


@dataclass(frozen=True)
class FireAllInPark(Effect):
    """Fire up any number of artisans of the Park."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFires(seat, PARK, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        for card in s.park:
            if why_not_fire(s, seat, card) is None:
                return None
        return NONE_TO_FIRE

    def key(self) -> str:
        return "fire all in the park"


@dataclass(frozen=True)
class FireFromHand(Effect):
    """Show an artisan of the hand and fire it up there."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, HAND, True))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.players[seat].hand else NO_ARTISANS

    def key(self) -> str:
        return "fire from hand"


@dataclass(frozen=True)
class FireAgain(Firing):
    """Fire up once more the artisan you fired last this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        card = s.turn.fired[-1]
        volley(s, firing(s, seat, card, None))

    def why_not_after(self, s: State, seat: int, source: int, paid: int) -> Refusal | None:
        if not s.turn.fired:
            return NONE_FIRED
        card = s.turn.fired[-1]
        plot = plot_of(s, card)
        is_there = plot != NONE and card in awake(s, plot)
        return None if is_there and does_something_after(s, seat, card, paid) else NONE_TO_FIRE

    def key(self) -> str:
        return "fire again"


@dataclass(frozen=True)
class HeartsForFire(Effect):
    """For the rest of the turn hearts may be taken in place of a fire-up at the visited shop."""

    hearts: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.turn.hearts_for_fire = self.hearts

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if s.turn.hearts_for_fire >= self.hearts:
            return HEARTS_OFFERED
        return None if source != NONE and awake(s, source) else NOBODY_HERE
