"""Tables of Tatsu prepared for a test: name what matters, the rest is empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from embertable.core.flow import advance
from embertable.games.tatsu import GAME
from embertable.games.tatsu.cards.tables import IDS, NUMBER
from embertable.games.tatsu.chapters.scoring import ScoreDeal
from embertable.games.tatsu.setup import first_deal
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import COLUMNS, NONE
from embertable.games.tatsu.variants import Variants
from tests.games.given import GivenTable


class Given(GivenTable[State]):
    """A table in the middle of a game."""

    @property
    def totals(self) -> list[int]:
        return self.s.totals

    def hand(self, place: int) -> list[str]:
        return [IDS[card] for card in self.s.hands[place]]

    def captured(self, clan: int) -> list[str]:
        return [IDS[card] for card in self.s.captured[clan]]


def numbers(cards: Sequence[str]) -> list[int]:
    return sorted(NUMBER[card] for card in cards)


def given(
    seats: int = 4,
    leader: int = 0,
    dealer: int = 0,
    hands: Sequence[Sequence[str]] = ((), (), (), ()),
    rows: Sequence[Sequence[tuple[str, str]]] = (),
    carried: Sequence[str] = (),
    red: Sequence[str] = (),
    yellow: Sequence[str] = (),
    tricks: int = 0,
    deals: int = 1,
    totals: Sequence[int] = (),
    ghost_seat: Literal["opposite_red", "fixed"] = "opposite_red",
    max_deals: int = 100,
) -> Given:
    """A table. `rows` are columns (face up, face down), "" for none."""
    variants = Variants(ghost_seat, max_deals)
    deal = first_deal(seats, variants, dealer)
    s = GAME.new(seats, variants, seed=1)
    s.dealer = dealer
    s.deals = deals
    deal.take_seats(s)
    s.hands = [numbers(hand) for hand in hands]
    s.tops = [row(columns, 0) for columns in rows]
    s.unders = [row(columns, 1) for columns in rows]
    s.leader = leader
    s.tricks = tricks
    s.carried = [NUMBER[card] for card in carried]
    s.captured = [[NUMBER[card] for card in red], [NUMBER[card] for card in yellow]]
    s.totals = list(totals) or [0] * seats
    s.agenda = [deal, ScoreDeal(), deal.first_trick()]
    advance(s)
    return Given(s)


def row(columns: Sequence[tuple[str, str]], level: int) -> list[int]:
    cards = [NUMBER[column[level]] if column[level] else NONE for column in columns]
    return cards + [NONE] * (COLUMNS - len(cards))
