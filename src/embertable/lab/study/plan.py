"""What is played for a study."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from embertable.core.game import AnyGame
from embertable.lab.arena import Match
from embertable.lab.sitting import Keep, Sitting

REDEALS: Final = 2
"""How often every deal is played among equals: what then differs was not in the deal."""

ASK_EVERY: Final = 10
"""Weaker bots are asked at one decision in so many: enough to compare, and cheap."""

UNEQUAL: Final = 4
"""For so many games among equals there is one of the strong bot against a weaker one."""


@dataclass(frozen=True)
class Plan:
    """A study: games among equals, and games of the strong against the first of the weaker bots."""

    game: AnyGame
    seats: int
    bot: str
    weaker: tuple[str, ...]
    games: int
    seed: int = 0
    variants: Any = None

    def sittings(self) -> list[Sitting]:
        """All games, those among equals first."""
        keep = Keep(moves=True, story=True, ask=self.weaker, ask_every=ASK_EVERY)
        bots = (self.bot,) * self.seats
        equal = [
            Sitting(number, self.game.id, self.seats, self.seed + number // REDEALS, bots, self.variants, keep)
            for number in range(self.games)
        ]
        return equal + self.unequal()

    def unequal(self) -> list[Sitting]:
        """Strong against weak, every deal with seats changed."""
        if not self.weaker or self.seats < 2:
            return []
        games = max(2, self.games // UNEQUAL // 2 * 2)
        match = Match(self.game, self.seats, (self.bot, self.weaker[0]), games, self.seed, self.variants)
        return [
            Sitting(self.games + each.number, each.game, each.seats, each.seed, each.bots, each.variants)
            for each in match.sittings()
        ]
