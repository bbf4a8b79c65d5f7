"""What would come of a choice: what is foreseen comes true, and nothing is foreseen that the seat cannot know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from embertable.core.flow import apply, asked
from embertable.core.rng import seeded
from embertable.games import CATALOGUE, game
from embertable.table.foresee import foresee
from tests.toys.embers import GAME as TOY
from tests.toys.embers.chapters.turn import Turn

MODES = [(name, seats) for name in CATALOGUE for seats in (game(name).seats[0], game(name).seats[-1])]


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_what_is_foreseen_comes_true(name: str, seats: int) -> None:
    """Where the same seat is asked next, or nobody, it holds exactly what was foreseen."""
    box, chance = game(name), random.Random(seats)
    s: Any = box.new(seats, None, seats)
    told = 0
    for number in range(80):
        if not s.options:
            break
        seat, option = asked(s).seat, chance.choice(s.options)
        held = dict(box.holdings(box.view(s, seat), seat))
        foresight = foresee(box, s, seat, option.key(), seeded(number))
        apply(s, option)
        if foresight.next in ("ask", "over"):
            after = dict(box.holdings(box.view(s, seat), seat))
            assert dict(foresight.changes) == {
                noun: count - held[noun] for noun, count in after.items() if count != held[noun]
            }, option.key()
            told += 1
    assert told > 3


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("lang", ["uk", "en", "ru"])
def test_everything_that_is_held_can_be_counted(name: str, lang: str) -> None:
    """Each noun is known in each language."""
    box = game(name)
    s = box.new(box.seats[-1], None, 1)
    nouns = [noun for noun, _ in box.holdings(box.view(s, 0), 0)]
    assert nouns
    assert len(set(nouns)) == len(nouns)
    for noun in nouns:
        assert box.tongue(lang).count(2, noun)


def test_a_card_that_is_played_is_foreseen() -> None:
    """What the seat knows is told, with the question that follows."""
    s = TOY.new(2, None, 3)

    foresight = foresee(TOY, s, 0, s.options[0].key(), seeded(1))

    assert ("card", -1) in foresight.changes
    assert foresight.next == "ask"
    assert isinstance(foresight.ask, Turn)


def test_a_card_that_is_drawn_stays_unknown() -> None:
    """That a card comes is certain in some games; which one is not, so what hangs on it is not told."""
    s = TOY.new(2, None, 3)

    foresight = foresee(TOY, s, 0, "draw", seeded(1))

    assert foresight.changes == ()
    assert foresight.next == "unknown"


def test_another_seats_answer_is_not_guessed() -> None:
    s = TOY.new(2, None, 3)

    assert foresee(TOY, s, 0, "stop", seeded(1)).next == "other"
