"""Mutual Aid: the drawer chooses, and everybody still in play does it in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Each, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.chapters.bucket import USE_BUCKET, BucketMoment, refused_bucket, why_not_bucket
from embertable.games.fire_tower.chapters.burning import BURN_CHECK
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.targets import AtCell, ToCell
from embertable.games.fire_tower.events import AidChosen, AidSkipped, Dug, Lit
from embertable.games.fire_tower.places.fires import NO_FIRE_BESIDE, diggable, touching_fire, why_not_dig, why_not_light
from embertable.games.fire_tower.places.forest import BITS, CELLS, beside, cells
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import SHADOW

BESIDE_AIDED: Final = Refusal("beside aided", "mutual-aid")


class Together(Effect):
    """The drawer chooses one of these, and everybody does it. Towers burn when all have done it."""

    def __init__(self, *choices: Effect) -> None:
        self.choices = choices

    def do(self, s: State, seat: int, source: int) -> None:
        s.aided = 0
        s.then(ChooseAid(seat, self.choices, source), BURN_CHECK)


class ChooseAid(Ask):
    """What does everybody do?"""

    rule: ClassVar[str] = "mutual-aid"

    def __init__(self, seat: int, choices: tuple[Effect, ...], source: int) -> None:
        super().__init__(seat)
        self.choices = choices
        self.source = source

    def options(self, s: State) -> list[Step]:
        return [EverybodyDoes(self.seat, choice, self.source) for choice in self.choices]


class EverybodyDoes(Step):
    """Everybody still in play does this, from the drawer on."""

    def __init__(self, drawer: int, effect: Effect, source: int) -> None:
        self.drawer = drawer
        self.effect = effect
        self.source = source

    def resolve(self, s: State) -> None:
        s.note(AidChosen(self.drawer, self.effect))
        Each(self.effect).do(s, self.drawer, self.source)

    def key(self) -> str:
        return f"aid {self.effect.key()}"


@dataclass(frozen=True)
class LightInAid(Effect):
    """Light cells that touch fire, but none of this Mutual Aid."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*[BeforeAid(s.turn, seat), AidFire(seat)] * self.count)

    def key(self) -> str:
        return "fire"


class BeforeAid(BucketMoment):
    """Another is about to light a cell in your turn: does your bucket come first?"""

    def __init__(self, seat: int, lighter: int) -> None:
        super().__init__(seat)
        self.lighter = lighter

    def options(self, s: State) -> list[Step]:
        return super().options(s) if self.lighter != self.seat else []  # that question offers it itself


class AidFire(Ask):
    """Which cell do you light? It touches fire, but none of this Mutual Aid."""

    rule: ClassVar[str] = "mutual-aid"

    def options(self, s: State) -> list[Step]:
        where = touching_fire(s) & ~beside(s.aided)
        if not where:
            return [SkipAid(self.seat)]
        options: list[Step] = [LightInTurn(self.seat, number, s.roofs & BITS[number] != 0) for number in cells(where)]
        if self.seat == s.turn and why_not_bucket(s, self.seat) is None:
            options.append(USE_BUCKET[self.seat])
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        near = beside(s.aided)
        legal = touching_fire(s) & ~near
        found: list[tuple[Step, Refusal]] = []
        for cell in CELLS:
            refusal = why_not_light(s, cell, legal, BESIDE_AIDED if BITS[cell] & near else NO_FIRE_BESIDE)
            if refusal is not None:
                found.append((LightInTurn(self.seat, cell, False), refusal))
        return found + refused_bucket(s, self.seat)


class SkipAid(Step):
    """There is nothing this player could do."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.note(AidSkipped(self.seat))


class LightInTurn(ToCell):
    """Light this cell; whoever lights a roof here is its burner."""

    verb: ClassVar[str] = "light"

    def __init__(self, seat: int, cell: int, roof: bool) -> None:
        super().__init__(cell, roof)
        self.seat = seat

    def resolve(self, s: State) -> None:
        where = BITS[self.cell]
        light(s, where, self.seat)
        s.aided |= where
        s.note(Lit(self.seat, where, s.players[self.seat].role == SHADOW))


@dataclass(frozen=True)
class DigInAid(Effect):
    """Place firebreaks, one after another."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*[AidBreak(seat)] * self.count)

    def key(self) -> str:
        return "firebreak"


class AidBreak(Ask):
    """Where do you place your firebreak?"""

    rule: ClassVar[str] = "mutual-aid"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [DigInTurn(self.seat, number) for number in cells(diggable(s))]
        return options or [SkipAid(self.seat)]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        legal = diggable(s)
        thought = [(DigInTurn(self.seat, cell), why_not_dig(s, cell, legal)) for cell in CELLS]
        found: list[tuple[Step, Refusal]] = [(step, refusal) for step, refusal in thought if refusal is not None]
        return found + refused_bucket(s, self.seat)


class DigInTurn(AtCell):
    """Place a firebreak on this cell."""

    verb: ClassVar[str] = "dig"

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.breaks |= BITS[self.cell]
        s.note(Dug(self.seat, BITS[self.cell]))
