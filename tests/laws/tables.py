"""Every table of the catalogue: game, seats and mode."""

from __future__ import annotations

import os
from typing import Any, NamedTuple

from embertable.core.variants import write_variants
from embertable.games import CATALOGUE, game


class Table(NamedTuple):
    """One game at one number of seats in one mode."""

    game: str
    seats: int
    variants: Any

    def __str__(self) -> str:
        mode = " ".join(f"{name}={value}" for name, value in write_variants(self.variants).items())
        return f"{self.game} {self.seats} {mode}".strip()


def tables() -> list[Table]:
    """The tables the laws run over; LAW_GAMES names the games when not all are meant."""
    chosen = os.environ.get("LAW_GAMES", " ".join(CATALOGUE)).split()
    assert set() < set(chosen) <= set(CATALOGUE), f"LAW_GAMES names games of {CATALOGUE}, not {chosen}"
    return [
        Table(name, seats, variants)
        for name in CATALOGUE
        if name in chosen
        for seats in game(name).seats
        for variants in game(name).modes(seats)
    ]
