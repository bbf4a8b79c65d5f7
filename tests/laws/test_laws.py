"""The laws, over every game, seat count and mode of the catalogue."""

from __future__ import annotations

import subprocess
import sys

import pytest

from embertable.games import game
from tests.laws.laws import every_card, play_lawfully
from tests.laws.tables import Table, tables

THOROUGH = 12
MOST_GAMES = 1500


@pytest.mark.parametrize("table", tables(), ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_laws_hold_in_random_play(table: Table, seed: int) -> None:
    play_lawfully(game(table.game), table.seats, table.variants, seed, THOROUGH)


@pytest.mark.parametrize("name", sorted({table.game for table in tables()}))
def test_law_10_every_card_is_reached(name: str) -> None:
    """Over random games at all tables each card has been played or resolved at least once."""
    own = [(table.seats, table.variants) for table in tables() if table.game == name]
    every_card(game(name), own, MOST_GAMES)


DIGESTS = """
from embertable.core.codec import digest
from embertable.core.flow import apply
from embertable.core.rng import seeded
from embertable.games import game
from tests.laws.tables import tables
for table in tables():
    rng = seeded(3)
    s = game(table.game).new(table.seats, table.variants, 3)
    for _ in range(150):
        if s.options:
            apply(s, s.options[rng.below(len(s.options))])
    print(table, digest(s), [option.key() for option in s.options])
"""


def test_laws_2_and_4_nothing_depends_on_hashing() -> None:
    """Two processes that hash strings differently play the same games and offer the same options in the same order."""
    first, second = (
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    )
    assert first
    assert first == second
