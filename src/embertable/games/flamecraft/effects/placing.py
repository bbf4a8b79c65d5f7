"""The verbs of placing artisans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.effects import Do, Effect
from embertable.core.flow import Step
from embertable.games.flamecraft.cards.tables import REWARD
from embertable.games.flamecraft.chapters.fire import FireAll, volley
from embertable.games.flamecraft.chapters.place import ChoosePlacing, can_place
from embertable.games.flamecraft.chapters.supply import next_artisan
from embertable.games.flamecraft.effects.gaining import Coins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.verb import Placing
from embertable.games.flamecraft.events import Seeded
from embertable.games.flamecraft.places import plots_of_town
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE, SLOTS


@dataclass(frozen=True)
class SeedSlots(Effect):
    """Put the top artisans of the deck into these slots, whatever their kinds, without reward."""

    slots: tuple[int, ...]

    def do(self, s: State, seat: int, source: int) -> None:
        for slot in self.slots:
            if s.artisan_deck:
                card = next_artisan(s)
                s.slots[source * SLOTS + slot] = card
                if s.journal is not None:
                    s.note(Seeded(card, s.shops[source]))


@dataclass(frozen=True)
class PlaceArtisan(Placing):
    """Place an artisan from the hand in town."""

    here: bool = False  # only in this shop
    every: bool = False  # the slot may be of any kind
    coins_for_hearts: bool = False  # a coin for each heart of the slot
    bonus: Effect | None = None
    when_filled: Effect | None = None

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacing(seat, self, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_place(s, seat, self)

    def key(self) -> str:
        return "place"

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return [s.turn.here] if self.here else plots_of_town(s)

    def every_slot(self) -> bool:
        return self.every

    def reward(self, shop: int, slot: int) -> Sequence[Effect]:
        printed = REWARD[shop * SLOTS + slot]
        if not self.coins_for_hearts:
            return printed
        return [Coins(each.count) if isinstance(each, Hearts) else each for each in printed]

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        steps: list[Step] = []
        if self.bonus is not None:
            steps.append(Do(seat, self.bonus, NONE))
        if filled and self.when_filled is not None:
            steps.append(Do(seat, self.when_filled, NONE))
        return steps


@dataclass(frozen=True)
class PlaceAndFireAll(Placing):
    """Place an artisan in town, then fire up any number of artisans of that shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacing(seat, self, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_place(s, seat, self)

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return plots_of_town(s)

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        return [Volley(FireAll(seat, plot, False))]


class Volley(Step):
    """A fire-up ability begins: no artisan is fired twice within it."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def resolve(self, s: State) -> None:
        volley(s, self.step)


@dataclass(frozen=True)
class PlaceInNewShop(Placing):
    """Place one or more artisans in one shop turned up this turn, each with a bonus."""

    most: int
    bonus: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacing(seat, self, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_place(s, seat, self)

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return s.turn.opened

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        steps: list[Step] = [Do(seat, self.bonus, NONE)]
        if self.most > 1 and not filled:
            steps.append(ChoosePlacing(seat, PlaceThere(plot, self.most - 1, self.bonus), True))
        return steps


@dataclass(frozen=True)
class PlaceThere(Placing):
    """Place further artisans in the same new shop."""

    plot: int
    most: int
    bonus: Effect

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return [self.plot]

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        steps: list[Step] = [Do(seat, self.bonus, NONE)]
        if self.most > 1 and not filled:
            steps.append(ChoosePlacing(seat, PlaceThere(plot, self.most - 1, self.bonus), True))
        return steps
