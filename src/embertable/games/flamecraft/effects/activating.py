"""Using other shops, and winning turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import SHOPS
from embertable.games.flamecraft.chapters.abilities import NO_ABILITY, UseShop, can_use_shop, why_not_use_shop
from embertable.games.flamecraft.chapters.free import Later
from embertable.games.flamecraft.events import WonTurn
from embertable.games.flamecraft.places import plots_of_town
from embertable.games.flamecraft.state import State


@dataclass(frozen=True)
class UseAnyShop(Effect):
    """Use the ability of any shop in town, as if you were gathering there."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseShop(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(can_use_shop(s, seat, plot) for plot in plots_of_town(s))


class ChooseShop(Ask):
    """Whose ability to use, as if you were gathering there."""

    rule: ClassVar[str] = "companions"

    def options(self, s: State) -> list[Step]:
        plots = [plot for plot in plots_of_town(s) if can_use_shop(s, self.seat, plot)]
        return [UseShop(self.seat, plot, s.shops[plot]) for plot in plots]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for plot in plots_of_town(s):
            refusal = why_not_use_shop(s, self.seat, plot)
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

    def possible(self, s: State, seat: int, source: int) -> bool:
        return 0 in s.coin_spaces

    def key(self) -> str:
        return "turn"
