"""Placing artisans in other ways than the step of gathering does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.effects import Do, Effect
from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.chapters.fire import ChooseFires, volley
from embertable.games.flamecraft.chapters.place import ChoosePlacing, why_not_place
from embertable.games.flamecraft.chapters.supply import mind_artisans, next_artisan
from embertable.games.flamecraft.effects.gaining import Coins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.verb import Placing
from embertable.games.flamecraft.events import Seeded
from embertable.games.flamecraft.places import place_of, plots_of_town
from embertable.games.flamecraft.state import State


@dataclass(frozen=True)
class PlaceArtisan(Placing):
    """Place an artisan from the hand in town."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacing(seat, self, source, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_place(s, seat, self, source)

    def key(self) -> str:
        return "place"

    def plots(self, s: State, seat: int, source: int) -> Sequence[int]:
        return plots_of_town(s)


@dataclass(frozen=True)
class PlaceHere(PlaceArtisan):
    """Place an artisan from the hand in this shop."""

    def plots(self, s: State, seat: int, source: int) -> Sequence[int]:
        return [source]


@dataclass(frozen=True)
class PlaceForCoins(PlaceHere):
    """Place an artisan in this shop, with a coin in place of each heart of the slot."""

    def reward(self, shop: int, slot: int) -> Sequence[Effect]:
        printed = super().reward(shop, slot)
        return [Coins(each.count) if isinstance(each, Hearts) else each for each in printed]


@dataclass(frozen=True)
class PlaceInAnySlot(PlaceArtisan):
    """Place an artisan in any free slot in town, whatever its kind, with a bonus."""

    bonus: Effect

    def every_slot(self) -> bool:
        return True

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        return [Do(seat, self.bonus, plot)]


@dataclass(frozen=True)
class PlaceToFill(PlaceArtisan):
    """Place an artisan in town; if that fills the shop, it brings a reward."""

    reward_if_filled: Effect

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        return [Do(seat, self.reward_if_filled, plot)] if filled else []


@dataclass(frozen=True)
class PlaceAndFireAll(PlaceArtisan):
    """Place an artisan in town, then fire up any number of artisans of that shop."""

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        return [Volley(ChooseFires(seat, plot, False))]


class Volley(Step):
    """A fire-up ability begins: no artisan is fired twice within it."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def resolve(self, s: State) -> None:
        volley(s, self.step)


@dataclass(frozen=True)
class PlaceInNewShop(PlaceArtisan):
    """Place one or more artisans in one shop turned up this turn, each with a bonus."""

    most: int
    bonus: Effect

    def plots(self, s: State, seat: int, source: int) -> Sequence[int]:
        return s.turn.opened

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        steps: list[Step] = [Do(seat, self.bonus, plot)]
        if self.most > 1 and not filled:
            steps.append(ChoosePlacing(seat, PlaceThere(self.most - 1, self.bonus), plot, True))
        return steps


@dataclass(frozen=True)
class PlaceThere(PlaceInNewShop):
    """Place further artisans in the same new shop."""

    def plots(self, s: State, seat: int, source: int) -> Sequence[int]:
        return [source]


@dataclass(frozen=True)
class SeedSlots(Effect):
    """Put the top artisans of the deck into these slots, whatever their kinds, without reward."""

    slots: tuple[int, ...]

    def do(self, s: State, seat: int, source: int) -> None:
        for slot in self.slots:
            if s.artisan_deck:
                card = next_artisan(s)
                s.slots[place_of(source, slot)] = card
                if s.journal is not None:
                    s.note(Seeded(card, s.shops[source]))
                mind_artisans(s)
