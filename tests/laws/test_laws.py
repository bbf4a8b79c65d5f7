"""The laws, over every game, seat count and mode of the catalogue."""

from __future__ import annotations

import subprocess
import sys

import pytest

from embertable.core.flow import Ask, apply, asked
from embertable.core.game import AnyGame
from embertable.core.rng import seeded
from embertable.games import game
from tests.laws.laws import any_order, every_card, play_lawfully, reasons_in_play
from tests.laws.tables import Table, tables

THOROUGH = 12
MOST_GAMES = 1500
REASONED = 60  # decisions


@pytest.mark.parametrize("table", tables(), ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_laws_hold_in_random_play(table: Table, seed: int) -> None:
    play_lawfully(game(table.game), table.seats, table.variants, seed, THOROUGH, undone=seed % 2)


@pytest.mark.parametrize("name", sorted({table.game for table in tables()}))
def test_law_10_every_card_is_reached(name: str) -> None:
    """Over random games at all tables each card has been played or resolved at least once."""
    own = [(table.seats, table.variants) for table in tables() if table.game == name]
    every_card(game(name), own, MOST_GAMES)


@pytest.mark.parametrize("name", sorted({table.game for table in tables()}))
def test_law_13_follows_some_chains_to_all_their_ends(name: str) -> None:
    """Where a game asks for picks in any order, the law is about something."""
    if not any(ask.any_order and ask.__module__.startswith(game(name).package) for ask in kinds_of(Ask)):
        pytest.skip(f"{name} asks for nothing in any order")
    assert any(follows_a_chain(game(name), seed) for seed in range(20))


@pytest.mark.parametrize("table", tables(), ids=str)
def test_law_18_wherever_another_reason_is_met(table: Table) -> None:
    assert reasons_in_play(game(table.game), table.seats, table.variants, 18, REASONED)


def kinds_of(step: type[Ask]) -> list[type[Ask]]:
    """All questions there are."""
    return [kind for each in step.__subclasses__() for kind in [each, *kinds_of(each)]]


def follows_a_chain(rules: AnyGame, seed: int) -> bool:
    """Whether a random game comes to a chain of picks that can be followed to all its ends."""
    rng = seeded(seed)
    s = rules.new(rules.seats[-1], None, seed)
    previous: Ask | None = None
    while s.options:
        if any_order(s, previous):
            return True
        previous = asked(s)
        apply(s, s.options[rng.below(len(s.options))])
    return False


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
