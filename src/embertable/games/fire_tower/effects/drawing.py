"""Hands are changed: cards go, others are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import Effect
from embertable.games.fire_tower.chapters.discarding import DiscardAny, DiscardSome
from embertable.games.fire_tower.chapters.drawing import Draw
from embertable.games.fire_tower.events import AidSkipped
from embertable.games.fire_tower.places.towers import has_hand
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ANY


@dataclass(frozen=True)
class ChangeHand(Effect):
    """Whoever has a hand may discard any number of cards, and draws to the limit."""

    def do(self, s: State, seat: int, source: int) -> None:
        if has_hand(s.players[seat]):
            s.then(DiscardAny(seat, 0, 0), Draw(seat))


@dataclass(frozen=True)
class ChangeCards(Effect):
    """In Mutual Aid: whoever has a hand discards so many cards, or all there are, and draws to the limit."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        player = s.players[seat]
        if not has_hand(player):
            s.note(AidSkipped(seat))
        else:
            s.then(DiscardSome(seat, min(self.count, len(player.hand)), ANY, 0, 0), Draw(seat))

    def key(self) -> str:
        return "cards"
