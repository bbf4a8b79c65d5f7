"""Embertable: a digital table for modern board games of dragons and fire.

>>> from embertable import CATALOGUE, asked, choose, game, is_over
>>> rules = game(CATALOGUE[0])
>>> s = rules.new(seats=2, seed=7)
>>> while not is_over(s):
...     choose(s, asked(s).seat, s.options[0].key())
>>> any(score.wins for score in rules.scores(s))
True
"""

from embertable.core.flow import advance, apply, asked, choose, is_over
from embertable.core.record import Record, read_record, replay, write_record
from embertable.games import CATALOGUE, game

__all__ = [
    "CATALOGUE",
    "Record",
    "advance",
    "apply",
    "asked",
    "choose",
    "game",
    "is_over",
    "read_record",
    "replay",
    "write_record",
]
