"""The Shadow of the Wood: whoever lost a tower haunts the others, as the die commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import EFFECTS, SHADOW
from embertable.games.fire_tower.drawing import WORK_OFF, DrawTwo
from embertable.games.fire_tower.events import Discarded, Played, ShadowAimed, ShadowRolled, WindTurned
from embertable.games.fire_tower.fires import downwind, roll, touching_fire
from embertable.games.fire_tower.groups import SINGLE
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import DIRECTIONS, IDS
from embertable.games.fire_tower.tokens import CLEARS, LIGHTS, at
from embertable.games.fire_tower.towers import BURN_CHECK
from embertable.games.fire_tower.verb import Verb


def haunt(seat: int) -> list[Step]:
    """A shadow's roll: the action, then burnt towers, then another roll for each tower it burnt itself."""
    return [ShadowRoll(seat), BURN_CHECK, WORK_OFF, RollAgain(seat)]


class ShadowRoll(Step):
    """Roll the die, which does not turn the wind, and do what it says."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        face = roll(s)
        s.note(ShadowRolled(self.seat, face))
        SHADOW[face].effect.do(s, self.seat, face)


@dataclass(frozen=True)
class LightBeside(Effect):
    """Light a cell that touches fire, so many times. Towers burn after each."""

    times: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*checked(HauntCell(seat), self.times))


@dataclass(frozen=True)
class LightByRoll(Effect):
    """Roll a direction and light a cell that way from something that burns, so many times. Towers burn after each."""

    times: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*checked(HauntByRoll(seat), self.times))


def checked(step: Step, times: int) -> list[Step]:
    """A step several times, and between them the towers that burn. Those of the last one burn after the roll."""
    return [step, BURN_CHECK] * (times - 1) + [step]


@dataclass(frozen=True)
class PlayOneOf(Verb):
    """Draw cards; one of them may be played; all are discarded."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(DrawTwo(seat), HauntWithCard(seat))

    def how_many(self) -> int:
        return self.count


@dataclass(frozen=True)
class TurnOrClear(Effect):
    """Take a firebreak off the map, or turn the wind to any other side where a tower stands."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(HauntWind(seat))


class RollAgain(Step):
    """One more roll for every tower the shadow's own fire burnt."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        if s.extra > 0:
            s.extra -= 1
            s.then(*haunt(self.seat))


class HauntCell(Ask):
    """Which cell that touches fire do you light?"""

    rule: ClassVar[str] = "shadow"

    def options(self, s: State) -> list[Step]:
        return at(LIGHTS[SINGLE], touching_fire(s))


class HauntByRoll(Step):
    """Roll a direction and light a cell that way from something that burns."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        direction = roll(s)
        s.note(ShadowAimed(self.seat, direction))
        s.then(HauntDirection(self.seat, direction))


class HauntDirection(Ask):
    """Which cell in the rolled direction do you light?"""

    rule: ClassVar[str] = "shadow"

    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction = direction

    def options(self, s: State) -> list[Step]:
        return at(LIGHTS[SINGLE], downwind(s, self.direction))


class HauntWithCard(Ask):
    """Which of the cards drawn do you play, if any? All are discarded."""

    rule: ClassVar[str] = "shadow"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        last = -1
        for card in s.drawn:
            if card != last:
                last = card
                if EFFECTS[card].possible(s, self.seat, card):
                    options.append(PlayDrawn(card))
        options.append(LET_ALL_GO)
        return options


class PlayDrawn(Step):
    """Play this one of the cards drawn; all go on the open pile."""

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, s: State) -> None:
        s.note(Played(s.turn, self.card))
        discard_drawn(s)
        EFFECTS[self.card].do(s, s.turn, self.card)

    def key(self) -> str:
        return f"play {IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {IDS[self.card]}",)


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


class HauntWind(Ask):
    """Which firebreak do you take away, or where do you turn the wind?"""

    rule: ClassVar[str] = "shadow"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [TurnWind(direction) for direction in s.live if direction != s.wind]
        return options + at(CLEARS, s.breaks)


class TurnWind(Step):
    """Turn the wind to this direction."""

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def resolve(self, s: State) -> None:
        s.wind = self.direction
        s.note(WindTurned(s.turn, self.direction))

    def key(self) -> str:
        return f"turn {DIRECTIONS[self.direction]}"
