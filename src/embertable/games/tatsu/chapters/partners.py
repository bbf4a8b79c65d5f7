"""Four players: partners sit opposite, and win together."""

from __future__ import annotations

from embertable.games.tatsu.chapters.deal import Deal
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import RED, YELLOW


class DealToPartners(Deal):
    """Seats 1 and 3 are red, 2 and 4 yellow, for the whole game."""

    def sides(self, seats: int) -> list[int]:
        return [RED, YELLOW, RED, YELLOW]

    def take_seats(self, s: State) -> None:
        s.controllers = s.owners = [0, 1, 2, 3]
        s.clans = [RED, YELLOW, RED, YELLOW]
        s.leader = s.dealer
