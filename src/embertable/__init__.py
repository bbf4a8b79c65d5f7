"""Embertable: a digital table for modern board games of dragons and fire."""

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
