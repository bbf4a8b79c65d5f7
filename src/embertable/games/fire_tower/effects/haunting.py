"""What the Shadow of the Wood does, by the side of the die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.cards.tables import EFFECTS, distinct
from embertable.games.fire_tower.chapters.burning import BURN_CHECK
from embertable.games.fire_tower.chapters.drawing import draw_up_to
from embertable.games.fire_tower.chapters.supply import roll
from embertable.games.fire_tower.chapters.turn import CARD_FIRST
from embertable.games.fire_tower.chapters.waiting import refused_cells
from embertable.games.fire_tower.effects.digging import CLEARS, refused_clears
from embertable.games.fire_tower.effects.lighting import LIGHTS, ChooseDownwind
from embertable.games.fire_tower.effects.targets import WithCard, at, lit_at, refused_fires
from embertable.games.fire_tower.effects.turning import TurnWind, why_not_turn
from embertable.games.fire_tower.events import Discarded, Played, ShadowAimed
from embertable.games.fire_tower.places.fires import NO_FIRE_BESIDE, touching_fire
from embertable.games.fire_tower.places.groups import SINGLE
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import DIRECTIONS


def checked(step: Step, times: int) -> list[Step]:
    """A step several times, and between them the towers that burn. Those of the last one burn after the roll."""
    return [step, BURN_CHECK] * (times - 1) + [step]


@dataclass(frozen=True)
class LightBeside(Effect):
    """Light a cell that touches fire, so many times. Towers burn after each."""

    times: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*checked(HauntCell(seat), self.times))


class HauntCell(Ask):
    """Which cell that touches fire do you light?"""

    rule: ClassVar[str] = "shadow"

    def options(self, s: State) -> list[Step]:
        return lit_at(LIGHTS[SINGLE], touching_fire(s), s.roofs)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_fires(s, LIGHTS[SINGLE][0], touching_fire(s), NO_FIRE_BESIDE)


@dataclass(frozen=True)
class LightByRoll(Effect):
    """Roll a direction and light a cell that way from something that burns, so many times. Towers burn after each."""

    times: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*checked(HauntByRoll(seat), self.times))


class HauntByRoll(Step):
    """Roll a direction and light a cell that way from something that burns."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        direction = roll(s)
        s.note(ShadowAimed(self.seat, direction))
        s.then(HauntDirection(self.seat, direction))


class HauntDirection(ChooseDownwind):
    """Which cell in the rolled direction do you light?"""

    rule: ClassVar[str] = "shadow"


@dataclass(frozen=True)
class PlayOneOf(Effect):
    """Draw cards; one of them may be played; all are discarded."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(DrawAside(seat, self.count), HauntWithCard(seat))


class DrawAside(Step):
    """A shadow draws so many cards, which are no hand; events happen and are replaced."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def resolve(self, s: State) -> None:
        draw_up_to(s, self.seat, s.drawn, self.count, self)


class HauntWithCard(Ask):
    """Which of the cards drawn do you play, if any? All are discarded."""

    rule: ClassVar[str] = "shadow"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in distinct(s.drawn):
            if EFFECTS[card].why_not(s, self.seat, card) is None:
                options.append(PlayDrawn(card))
        options.append(LET_ALL_GO)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        thought = [(PlayDrawn(card), EFFECTS[card].why_not(s, self.seat, card)) for card in distinct(s.drawn)]
        cards: list[tuple[Step, Refusal]] = [(step, refusal) for step, refusal in thought if refusal is not None]
        return cards + refused_cells(CARD_FIRST)


class PlayDrawn(WithCard):
    """Play this one of the cards drawn; all go on the open pile."""

    verb: ClassVar[str] = "play"

    def resolve(self, s: State) -> None:
        s.note(Played(s.turn, self.card))
        discard_drawn(s)
        EFFECTS[self.card].do(s, s.turn, self.card)


class LetAllGo(Step):
    """Play none."""

    def resolve(self, s: State) -> None:
        discard_drawn(s)

    def key(self) -> str:
        return "play none"


LET_ALL_GO: Final = LetAllGo()


def discard_drawn(s: State) -> None:
    """The cards of a shadow go on the open pile."""
    s.discard += s.drawn
    if s.drawn and s.journal is not None:
        s.note(Discarded(s.turn, tuple(s.drawn)))
    s.drawn = []


@dataclass(frozen=True)
class TurnOrClear(Effect):
    """Take a firebreak off the map, or turn the wind to any other side where a tower stands."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(HauntWind(seat))


class HauntWind(Ask):
    """Which firebreak do you take away, or where do you turn the wind?"""

    rule: ClassVar[str] = "shadow"

    def options(self, s: State) -> list[Step]:
        sides = range(len(DIRECTIONS))
        options: list[Step] = [TurnWind(direction) for direction in sides if why_not_turn(s, direction) is None]
        return options + at(CLEARS, s.breaks)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        sides = range(len(DIRECTIONS))
        winds = [(TurnWind(direction), why_not_turn(s, direction)) for direction in sides]
        return [*[(step, refusal) for step, refusal in winds if refusal is not None], *refused_clears(s)]
