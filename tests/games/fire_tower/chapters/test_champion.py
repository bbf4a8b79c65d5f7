"""Champions: what they do before the first turn."""

from __future__ import annotations

import pytest

from embertable.core.codec import digest
from embertable.core.flow import apply, asked, choose, fresh
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.chapters import discarding, turn
from embertable.games.fire_tower.variants import Variants


def test_champions_place_two_firebreaks_that_do_not_touch() -> None:
    """Section 12: before the first turn, in seat order."""
    s = GAME.new(2, Variants(champion="champion", holders=("nw", "se")))
    assert asked(s).seat == 0
    for key, seat in (("dig D4", 0), ("dig F4", 0), ("dig K11", 1), ("dig K13", 1)):
        assert asked(s).seat == seat
        keys = [option.key() for option in s.options]
        assert "dig E4" not in keys or (seat == 0 and key == "dig D4")
        apply(s, s.options[keys.index(key)])
    assert isinstance(asked(s), turn.ChooseSpread)


def test_a_grand_champion_may_change_opening_cards() -> None:
    s = GAME.new(2, Variants(champion="grand", holders=("se",)))
    for key in ("dig D4", "dig F4"):
        apply(s, s.options[[option.key() for option in s.options].index(key)])
    assert isinstance(asked(s), discarding.DiscardAny)
    assert asked(s).seat == 1


def test_a_champion_places_firebreaks_in_any_order() -> None:
    """The second may stand before the first in reading order; bots look at one order."""
    forwards, backwards = (GAME.new(2, Variants(champion="champion", holders=("nw",)), seed=1) for _ in range(2))
    for s, keys in ((forwards, ("dig D4", "dig F4")), (backwards, ("dig F4", "dig D4"))):
        for key in keys:
            assert key in [option.key() for option in s.options]
            assert (key in [option.key() for option in fresh(s)]) == (s is forwards or key == "dig F4")
            choose(s, 0, key)

    assert digest(forwards) == digest(backwards)


def test_a_champion_may_leave_the_forest_as_it_is() -> None:
    """Who has the card can use it, and need not; nor must there be two. (p. 7)"""
    s = GAME.new(2, Variants(champion="champion", holders=("nw",)), seed=1)
    choose(s, 0, "enough")
    assert isinstance(asked(s), turn.ChooseSpread)
    assert s.breaks == 0

    s = GAME.new(2, Variants(champion="champion", holders=("nw",)), seed=1)
    choose(s, 0, "dig D4")
    choose(s, 0, "enough")
    assert isinstance(asked(s), turn.ChooseSpread)


@pytest.mark.parametrize(("code", "ordinal"), [("uk", "другий"), ("en", "second"), ("ru", "второй")])
def test_a_champion_is_asked_for_the_second_firebreak(code: str, ordinal: str) -> None:
    s = GAME.new(2, Variants(champion="champion", holders=("nw",)), seed=1)
    assert ordinal not in GAME.say(asked(s), GAME.tongue(code)).lower()
    choose(s, 0, "dig D4")
    assert ordinal in GAME.say(asked(s), GAME.tongue(code)).lower()


def test_a_card_nobody_has_won_yet_changes_nothing() -> None:
    """The first game of a series: the champion's card still lies in the box. (p. 7)"""
    assert digest(GAME.new(2, Variants(champion="unclaimed"), seed=1)) == digest(GAME.new(2, seed=1))
