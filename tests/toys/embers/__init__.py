"""Embers, a toy with everything a table must respect: hidden hands, a long turn, a draw, a die, a sealed bid,
picks in any order.

On a turn light up to three cards of your hand, draw as many as you like, roll the die once a game, and stop. After the
rounds everyone bids in secret. The sum of cards, die and bid wins.
"""

from __future__ import annotations

from embertable.core.base import GameBase
from embertable.core.game import View
from tests.toys.embers.state import State


class Embers(GameBase[State, View]):
    id = "embers"
    seats = range(1, 5)
    rules = 1
    minutes = (1, 2)


GAME = Embers()
