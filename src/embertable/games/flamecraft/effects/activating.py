"""Using other shops, and winning turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Later, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import SHOPS
from embertable.games.flamecraft.chapters.abilities import NO_ABILITY, UseShop, use_refused, why_not_use_shop
from embertable.games.flamecraft.effects.gaining import SPACES_TAKEN
from embertable.games.flamecraft.events import WonTurn
from embertable.games.flamecraft.places import plots_of_town
from embertable.games.flamecraft.state import State

NO_SHOP_TO_USE: Final = Refusal("no shop to use", "ability")


@dataclass(frozen=True)
class UseAnyShop(Effect):
    """Use the ability of any shop in town, as if you were gathering there."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseShop(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        for plot in plots_of_town(s):
            if why_not_use_shop(s, seat, plot) is None:
                return None
        return NO_SHOP_TO_USE


class ChooseShop(Ask):
    """Whose ability to use, as if you were gathering there."""

    rule: ClassVar[str] = "companions"

    def options(self, s: State) -> list[Step]:
        plots = [plot for plot in plots_of_town(s) if why_not_use_shop(s, self.seat, plot) is None]
        return [UseShop(self.seat, plot, s.shops[plot]) for plot in plots]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for plot in plots_of_town(s):
            refusal = use_refused(s, self.seat, plot)
            if refusal is NO_ABILITY:
                found.append((Later(f"shop {SHOPS[s.shops[plot]].id}"), refusal))
            elif refusal is not None:
                found.append((UseShop(self.seat, plot, s.shops[plot]), refusal))
        return found


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take one more full turn after this one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.turn.extra += 1
        if s.journal is not None:
            s.note(WonTurn(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if 0 in s.coin_spaces else SPACES_TAKEN

    def key(self) -> str:
        return "turn"
