"""Setting up."""

from __future__ import annotations

from embertable.core.flow import choose
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import OBJECTIVES
from tests.games.wyrmspan.given import DRAGON_NUMBER


def test_everybody_begins_with_the_same() -> None:
    s = GAME.new(3, seed=4)
    for mat in s.players:
        assert (mat.coins, mat.mat_eggs, len(mat.hand), len(mat.hand_caves)) == (6, 1, 3, 3)
    assert all(s.display)
    assert all(s.cave_display)


def test_alone_no_neighbour_is_needed() -> None:
    names = ["owlatic-amphiptere", "miserly-amphiptere", "avaricious-amphiptere"]
    names += ["ringtail-serpent", "vanishing-creeper"]
    neighbourly = {DRAGON_NUMBER[name] for name in names}
    for seed in range(30):
        s = GAME.new(1, seed=seed)
        assert not neighbourly & set(s.deck + s.display + s.players[0].hand)
        assert all(OBJECTIVES[side].automa is not None for side in s.objectives)


def test_the_first_resources_are_taken_in_any_order() -> None:
    """Who takes milk first is still asked for the other two."""
    s = GAME.new(1, seed=4)
    choose(s, 0, s.options[0].key())
    for kind in ("milk", "meat", "gold"):
        assert [option.key() for option in s.options] == ["meat", "gold", "crystal", "milk"]
        choose(s, 0, kind)
    assert s.players[0].stock == [1, 1, 0, 1]
