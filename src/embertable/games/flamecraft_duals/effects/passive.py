"""Fancy dragons that change the rules, once and for both players, when the table is laid out."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import Effect
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import BUDDY_TOKEN


@dataclass(frozen=True)
class AddBuddy(Effect):
    """The Buddy token goes into the bag: without an ability, and of any kind in a pattern."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.bag.append(BUDDY_TOKEN)


@dataclass(frozen=True)
class CoinsAtEnd(Effect):
    """What coins are worth at the end: each one left, and having none left."""

    each: int
    none_left: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.coin_hearts = self.each
        s.no_coin_hearts = self.none_left


@dataclass(frozen=True)
class HandLimit(Effect):
    """Another number of shop cards in hand, for the deal and for every Refresh."""

    cards: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.hand_limit = self.cards


@dataclass(frozen=True)
class OpenCards(Effect):
    """Shop cards lie open beside the deck, and may be taken instead of its top card."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.open_cards = self.count
