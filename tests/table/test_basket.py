"""Several picks of one question: what a basket offers is what would be asked, and nobody learns anything by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from embertable.core.errors import IllegalChoice, NotYourTurn
from embertable.core.flow import apply, asked
from embertable.core.rng import seeded
from embertable.games import game
from embertable.table.basket import gather

GATHERING = ["wyrmspan", "flamecraft", "fire_tower"]  # the others ask for one thing at a time


@pytest.mark.parametrize("name", GATHERING)
def test_what_a_basket_offers_is_what_would_be_asked(name: str) -> None:
    """As long as it stays open; and the number it says is missing is how many more picks are asked for."""
    box, chance, opened = game(name), random.Random(5), 0
    s: Any = box.new(box.seats[0], None, 5)
    for number in range(400):
        if not s.options:
            break
        option = chance.choice(s.options)
        seat, ask = asked(s).seat, asked(s)
        if ask.any_order:
            basket = gather(box, s, seat, [option.key()], seeded(number))
            after = s.clone()
            apply(after, option)
            if basket.ask is not None:
                opened += 1
                assert [each.key() for each in basket.options] == [each.key() for each in after.options]
                assert type(asked(after)) is type(ask)
                assert basket.missing >= 1
        apply(s, option)
    assert opened


def test_a_basket_holds_only_what_is_offered() -> None:
    """A pick that is not offered, and one of somebody else, are refused as a choice would be."""
    box = game("wyrmspan")
    s = box.new(2, None, 3)
    seat = asked(s).seat
    with pytest.raises(IllegalChoice):
        gather(box, s, seat, ["nothing of the kind"], seeded(1))
    with pytest.raises(NotYourTurn):
        gather(box, s, 1 - seat, [s.options[0].key()], seeded(1))


def test_a_basket_is_looked_into_without_touching_the_table() -> None:
    """The state is what it was, and the same picks in another order lead to the same basket."""
    box = game("wyrmspan")
    s: Any = box.new(2, None, 3)
    while not asked(s).any_order:
        apply(s, s.options[0])
    seat = asked(s).seat
    before = box.view(s, seat)
    first = s.options[0].key()
    second = gather(box, s, seat, [first], seeded(1)).options[-1].key()
    one = gather(box, s, seat, [first, second], seeded(1))
    other = gather(box, s, seat, [second, first], seeded(1))
    assert box.view(s, seat) == before
    assert {pick.key() for pick in one.picks} == {pick.key() for pick in other.picks}
    assert (one.ask is None) == (other.ask is None)
