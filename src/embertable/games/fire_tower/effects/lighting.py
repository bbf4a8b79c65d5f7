"""Fire is laid: on one cell, in a line, in a square, around an explosion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.chapters.bucket import refused_bucket
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.targets import (
    AtCell,
    ToCells,
    at,
    covered,
    lit_at,
    refused_fires,
    refused_removals,
)
from embertable.games.fire_tower.events import Exploded, Lit
from embertable.games.fire_tower.places.fires import (
    NO_FIRE_HERE,
    NOT_DOWNWIND,
    downwind,
    empty,
    sources,
    touching_fire,
    why_not_spread,
)
from embertable.games.fire_tower.places.forest import BITS, RINGS, ROOFS
from embertable.games.fire_tower.places.groups import (
    GROUPS,
    IN_LINE,
    IN_SQUARE,
    SINGLE,
    lines_filled,
    lines_laid,
    squares_filled,
    touching,
    within,
)
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import DIRECTIONS

NOWHERE_DOWNWIND: Final = [Refusal("nowhere downwind", "wind-cards", direction) for direction in DIRECTIONS]
NO_FIRE_TOKENS: Final = Refusal("no fire tokens", "fire-cards")
PATTERN_TOO_FAR: Final = Refusal("pattern too far", "fire-cards")


class Light(ToCells):
    """Put fire on these cells."""

    verb: ClassVar[str] = "light"

    def resolve(self, s: State) -> None:
        light(s, self.where, s.turn)
        if s.journal is not None:
            s.note(Lit(s.turn, self.where, s.haunting))


def lights_of(group: list[int]) -> list[list[Step]]:
    """Fire on every group of an outline by its first cell: where all corners are forest, and where they are roofs."""
    forest: list[Step] = [Light(mask, 0) for mask in group]
    roofs = sum(ROOFS)
    return [forest, [Light(mask, mask & roofs) if mask & roofs else forest[first] for first, mask in enumerate(group)]]


# Options are the same in every game: they are made once, by outline.
LIGHTS: Final[list[list[list[Step]]]] = [lights_of(group) for group in GROUPS]


def lit_groups(outlines: tuple[int, ...], found: list[int], s: State) -> list[Step]:
    """Fire on the groups found, by outline, of which at least one cell touches older fire."""
    contact = touching_fire(s)
    roofs = s.roofs if contact & s.zones else 0  # a group with a roof lies in its zone whole
    options: list[Step] = []
    for number in range(len(outlines)):
        outline = outlines[number]
        first = touching(found[number], contact, outline)
        if first:
            if roofs:
                options += lit_at(LIGHTS[outline], first, touching(first, roofs, outline))
            else:
                options += at(LIGHTS[outline][0], first)
    return options


@dataclass(frozen=True)
class Push(Effect):
    """Put one fire on a cell in this direction from something that burns, whatever the wind."""

    direction: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePush(seat, self.direction))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if downwind(s, self.direction) else NOWHERE_DOWNWIND[self.direction]

    def key(self) -> str:
        return f"push {DIRECTIONS[self.direction]}"


class ChooseDownwind(Ask):
    """Which cell in a direction from something that burns catches fire?"""

    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction = direction

    def options(self, s: State) -> list[Step]:
        return lit_at(LIGHTS[SINGLE], downwind(s, self.direction), s.roofs)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        lacks = NOT_DOWNWIND.about(DIRECTIONS[self.direction])
        return refused_fires(s, LIGHTS[SINGLE][0], downwind(s, self.direction), lacks) + refused_bucket(s, self.seat)


class ChoosePush(ChooseDownwind):
    """Which cell in the direction of the card catches fire?"""

    rule: ClassVar[str] = "wind-cards"


@dataclass(frozen=True)
class LightLine(Effect):
    """Lay fire in a line; firebreaks cut it."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFlare(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_spread(s)


class ChooseFlare(Ask):
    """Where does the line of fire lie? At least one new fire touches an older one."""

    rule: ClassVar[str] = "fire-cards"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        free = empty(s)
        burning = sources(s)
        found = lines_laid(free, burning) if s.voluntary else lines_filled(free, burning)
        return lit_groups(IN_LINE, found, s)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_fires(s, LIGHTS[SINGLE][0], covered(self.options(s)), PATTERN_TOO_FAR) + refused_bucket(
            s, self.seat
        )


@dataclass(frozen=True)
class LightSquare(Effect):
    """Lay fire in a square, past firebreaks."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSnag(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_spread(s)


class ChooseSnag(Ask):
    """Where does the square of fire lie? At least one new fire touches an older one."""

    rule: ClassVar[str] = "fire-cards"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        free = empty(s)
        found = [within(free, outline) for outline in IN_SQUARE] if s.voluntary else squares_filled(free)
        return lit_groups(IN_SQUARE, found, s)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_fires(s, LIGHTS[SINGLE][0], covered(self.options(s)), PATTERN_TOO_FAR) + refused_bucket(
            s, self.seat
        )


@dataclass(frozen=True)
class Explode(Effect):
    """Turn a fire into a firebreak and light what lies around."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBlast(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.fire else NO_FIRE_TOKENS


class ChooseBlast(Ask):
    """Which fire explodes?"""

    rule: ClassVar[str] = "fire-cards"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        return at(BLASTS, s.fire)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_removals(s, BLASTS, s.fire, NO_FIRE_HERE) + refused_bucket(s, self.seat)


class Blast(AtCell):
    """The fire of a cell becomes a firebreak, and every empty cell around it catches fire."""

    verb: ClassVar[str] = "explode"

    def resolve(self, s: State) -> None:
        where = BITS[self.cell]
        s.fire &= ~where
        s.breaks |= where
        lit = RINGS[self.cell] & empty(s)
        light(s, lit, s.turn)
        if s.journal is not None:
            s.note(Exploded(s.turn, where, lit))


BLASTS: Final[list[Step]] = [Blast(cell) for cell in range(len(BITS))]
