"""What the card before a tower says: the bucket in front, Reckless Abandon on its back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.fire_tower.cards.tables import KIND
from embertable.games.fire_tower.chapters.discarding import DiscardSome
from embertable.games.fire_tower.chapters.end import mode_rules
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.targets import AtCells, ToCell, ToCells, covered
from embertable.games.fire_tower.events import UsedBucket, WentReckless
from embertable.games.fire_tower.places.fires import (
    NO_FIRE_BESIDE,
    removable,
    touching_fire,
    why_not_light,
    why_not_remove,
    why_not_spread,
)
from embertable.games.fire_tower.places.forest import BITS, CELLS, cell_name, cells
from embertable.games.fire_tower.places.groups import GROUPS, IN_LINE, IN_SQUARE, touching, within
from embertable.games.fire_tower.places.towers import roof_of, zone_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import EMPTIED, KINDS

NOT_FOR_THESE_CARDS: Final = Refusal("not for these cards", "reckless")
FEW_CARDS: Final = Refusal("few cards", "reckless")
OTHER_TOWER: Final = Refusal("other tower", "bucket")
NOT_WITH_OWN_TOWER: Final = Refusal("not with own tower", "bucket")
CHOSEN_ALREADY: Final = Refusal("chosen already", "reckless")


def guarded_fire(s: State, seat: int) -> int:
    """Fire the bucket of a seat is for: in standing towers, the own one and in a team the partner's."""
    inside = s.fire & s.zones
    if not inside:
        return 0
    if s.fire & s.roofs:
        inside &= ~lost_zones(s)
    return inside & mode_rules(s).guarded(s, seat)


def lost_zones(s: State) -> int:
    """The zones of towers whose roof is on fire: nothing saves them, though Mutual Aid is completed first."""
    lost = 0
    for player in s.players:
        if s.fire & s.roofs & roof_of(player):
            lost |= zone_of(player)
    return lost


@dataclass(frozen=True)
class EmptyBucket(Effect):
    """Once a game, at any time in your turn: put out fires in a line, or in a square, at least one in the own tower."""

    square: bool

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSplash(seat, self.square))


class ChooseSplash(Ask):
    """Which fires go out? They lie in the pattern of the card, at least one of them in the own tower."""

    rule: ClassVar[str] = "bucket"

    def __init__(self, seat: int, square: bool) -> None:
        super().__init__(seat)
        self.square = square

    def options(self, s: State) -> list[Step]:
        own = guarded_fire(s, self.seat)
        fire = own | removable(s)
        options: list[Step] = []
        for outline in IN_SQUARE if self.square else IN_LINE:
            for number in cells(touching(within(fire, outline), own, outline)):
                options.append(Splash(self.seat, GROUPS[outline][number]))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        legal = covered(self.options(s))
        elsewhere = s.zones & ~guarded_fire(s, self.seat)
        found: list[tuple[Step, Refusal]] = []
        for cell in CELLS:
            otherwise = OTHER_TOWER if BITS[cell] & elsewhere else NOT_WITH_OWN_TOWER
            refusal = why_not_remove(s, cell, legal, otherwise)
            if refusal is not None:
                found.append((Splash(self.seat, BITS[cell]), refusal))
        return found


class Splash(AtCells):
    """Put out these fires and turn the bucket card over."""

    verb: ClassVar[str] = "douse"

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def resolve(self, s: State) -> None:
        s.fire &= ~self.where
        s.players[self.seat].bucket = EMPTIED
        s.note(UsedBucket(self.seat, self.where))


@dataclass(frozen=True)
class Reckless(Effect):
    """Instead of playing a card: throw away cards of one of these kinds, and lay fires beside older fire.

    The source, in doing it, is the kind of the cards thrown away.
    """

    cards: int
    kinds: tuple[int, ...]
    fires: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(DiscardSome(seat, self.cards, source, 0, 0), ChooseRecklessFire(seat, self.fires, 0))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if source not in self.kinds:
            return NOT_FOR_THESE_CARDS
        return FEW_CARDS if self.few(s, seat, source) > 0 else why_not_spread(s)

    def few(self, s: State, seat: int, kind: int) -> int:
        """How many cards of a kind a hand has too few."""
        return self.cards - sum([1 for card in s.players[seat].hand if KIND[card] == kind])

    def missing(self, s: State, seat: int, source: int) -> Missing:
        is_few = self.why_not(s, seat, source) is FEW_CARDS
        return ((self.few(s, seat, source), f"{KINDS[source]} card"),) if is_few else ()


class ChooseRecklessFire(Ask):
    """Where does the next fire go, besides those chosen? `left` are still to come, this one too."""

    rule: ClassVar[str] = "reckless"
    any_order: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, chosen: int) -> None:
        super().__init__(seat)
        self.left = left
        self.chosen = chosen

    def options(self, s: State) -> list[Step]:
        seat, left, chosen = self.seat, self.left, self.chosen
        free = touching_fire(s) & ~chosen
        if free.bit_count() <= left:
            return [LightAll(seat, chosen | free, (chosen | free) & s.roofs, False)]
        # In reading order a cell can only be next if it comes after those chosen, and enough others after it.
        places = cells(free)
        last = places[len(places) - left]
        options: list[Step] = []
        for number in places:
            where = chosen | BITS[number]
            echo = BITS[number] < chosen or number > last
            if left == 1:
                options.append(LightAll(seat, where, where & s.roofs, echo))
            else:
                options.append(NextFire(seat, left, chosen, number, s.roofs & BITS[number] != 0, echo))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        legal = touching_fire(s) & ~self.chosen
        found: list[tuple[Step, Refusal]] = []
        for cell in CELLS:
            otherwise = CHOSEN_ALREADY if BITS[cell] & self.chosen else NO_FIRE_BESIDE
            refusal = why_not_light(s, cell, legal, otherwise)
            if refusal is not None:
                found.append((NextFire(self.seat, self.left, self.chosen, cell, False, False), refusal))
        return found


class NextFire(ToCell):
    """A fire goes here, besides those chosen. All are laid together, none may lean on another."""

    def __init__(self, seat: int, left: int, chosen: int, cell: int, roof: bool, echo: bool) -> None:
        super().__init__(cell, roof)
        self.seat = seat
        self.left = left
        self.chosen = chosen
        self.echo = echo

    def resolve(self, s: State) -> None:
        s.then(ChooseRecklessFire(self.seat, self.left - 1, self.chosen | BITS[self.cell]))

    def key(self) -> str:
        return f"{'then' if self.chosen else 'first'} {cell_name(self.cell)}"

    def is_echo(self) -> bool:
        return self.echo


class LightAll(ToCells):
    """Lay the fires."""

    verb: ClassVar[str] = "light"

    def __init__(self, seat: int, where: int, roofs: int, echo: bool) -> None:
        super().__init__(where, roofs)
        self.seat = seat
        self.echo = echo

    def resolve(self, s: State) -> None:
        light(s, self.where, self.seat)
        s.note(WentReckless(self.seat, self.where))

    def is_echo(self) -> bool:
        return self.echo
