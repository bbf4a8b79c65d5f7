"""The verbs cards are written in."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from embertable.core.effects import Effect
from embertable.games.fire_tower.places.towers import clockwise, takes_turns
from embertable.games.fire_tower.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """An effect whose steps come back to the card for its number, so that they need not carry it along."""

    def how_many(self) -> int:
        """The number the card names."""
        raise AssertionError(f"{type(self).__name__} names no number")


def how_many(effect: Effect) -> int:
    """The number an effect names."""
    assert isinstance(effect, Verb), f"{type(effect).__name__} names no number"
    return effect.how_many()


class InOrder(Verb):
    """First this, then that; the questions of both are put on the agenda at once."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def do(self, s: State, seat: int, source: int) -> None:
        for part in self.parts[::-1]:
            part.do(s, seat, source)

    def how_many(self) -> int:
        return how_many(self.parts[0])


@dataclass(frozen=True)
class EachInTurn(Effect):
    """Every player still in play, from the one who drew the event on."""

    effect: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        for other in clockwise(s, seat)[::-1]:
            if takes_turns(s, s.players[other]):
                self.effect.do(s, other, source)
