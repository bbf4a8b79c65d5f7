"""Reserving enchantments, taking goods of their costs, paying for them."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.enchanting import BuyFromRow, GoodsOfCost, ReserveSpell, ReserveThatSpell
from embertable.games.flamecraft.effects.verb import Also
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(GoodsOfCost(1), {"row": ["purple-meat-3"]}, ["take crystal"], stock={"crystal": 1}),
    Done(ReserveSpell(), {"row": ["purple-meat-1", "purple-meat-2"]}, ["reserve purple-meat-2"]),
    Done(Also(GoodsOfCost(9), ReserveThatSpell()), {"row": ["purple-meat-3"]}, stock={"bread": 2, "crystal": 2}),
    Done(BuyFromRow(), {"me": {"bread": 2, "crystal": 2}, "row": ["purple-meat-3"]}, hearts=2),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
