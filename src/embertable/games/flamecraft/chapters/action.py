"""What to do at the visited shop: gather, or enchant it. (p. 6)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal, nearest_first
from embertable.games.flamecraft.chapters.enchant import Cast, castings, castings_refused
from embertable.games.flamecraft.chapters.fire import ChooseFires, fire_step
from embertable.games.flamecraft.chapters.free import free_actions
from embertable.games.flamecraft.chapters.gather import GATHERS
from embertable.games.flamecraft.state import State


class ChooseAction(Ask):
    """Gather here, or cast an enchantment on the shop. (p. 6)"""

    rule: ClassVar[str] = "action"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [GATHERS[self.seat]]
        for casting in castings(s, self.seat):
            options.append(Enchant(casting))
        options.extend(free_actions(s, self.seat))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for casting, refusal in castings_refused(s, self.seat):
            found.append((Enchant(casting), refusal))
        return nearest_first(found)


class Enchant(Step):
    """Cast an enchantment, then fire up any number of artisans of the shop. (p. 10)"""

    def __init__(self, casting: Cast) -> None:
        self.casting = casting

    def resolve(self, s: State) -> None:
        seat = self.casting.seat
        s.then(self.casting, *fire_step(ChooseFires(seat, s.pieces[seat], True)))

    def key(self) -> str:
        return self.casting.key()

    def things(self) -> Sequence[str]:
        return self.casting.things()
