"""Where learning begins: with what the opinion written by hand says."""

from __future__ import annotations

import random

import pytest

from embertable.core.flow import apply
from embertable.core.weights import SHARP, STAGES, Weights
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.mind import opinions
from embertable.games.fire_tower.mind.beginning import BEGINNING
from embertable.games.fire_tower.mind.traits import TRAITS
from embertable.lab.training.plan import mind_of, thinking


def test_learning_begins_with_the_opinion_written_by_hand() -> None:
    """But for the little hope the opinion leaves to everybody, and cards whose work hangs on how near fire is."""
    beginner = thinking(GAME, "2", Weights("2", TRAITS.hash(), GAME.rules, BEGINNING, [], None, [SHARP] * STAGES, {}))
    chance = random.Random(5)
    s = GAME.new(2, seed=5)
    while s.options:
        apply(s, chance.choice(s.options))
        if s.options:
            assert beginner.expectations(s) == pytest.approx(opinions.expectations(s), abs=0.05)


def test_what_is_learned_for_two_is_not_used_at_other_tables() -> None:
    """At three and four it was weaker than the opinion written by hand."""
    mind = mind_of(GAME)
    learned = [mind.weights_at(kind) for kind in range(len(mind.reading.kinds))]

    assert [each is not None and each.kind for each in learned] == ["2", False, False, False, False, False]
