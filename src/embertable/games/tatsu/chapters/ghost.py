"""Three players: the dealer is red and has a ghost for a partner; the other two are yellow."""

from __future__ import annotations

from embertable.games.tatsu.chapters.deal import Deal
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import GHOST, RED, YELLOW


class DealWithGhost(Deal):
    """The ghost sits opposite the dealer, who decides for it."""

    def take_seats(self, s: State) -> None:
        s.owners = [s.dealer, (s.dealer + 1) % 3, GHOST, (s.dealer + 2) % 3]
        s.controllers = [s.dealer, (s.dealer + 1) % 3, s.dealer, (s.dealer + 2) % 3]
        s.clans = [RED, YELLOW, RED, YELLOW]
        s.leader = 0


class DealWithFixedGhost(Deal):
    """The variant in which the ghost always has the fourth seat, so that the clans do not always alternate."""

    def take_seats(self, s: State) -> None:
        s.owners = [0, 1, 2, GHOST]
        s.controllers = [0, 1, 2, s.dealer]
        s.clans = [RED if seat == s.dealer else YELLOW for seat in range(3)] + [RED]
        s.leader = s.dealer
