"""Champions: what they do before the first turn, and who holds the card next."""

from __future__ import annotations

from embertable.core.flow import apply, asked
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.chapters import discarding, turn
from embertable.games.fire_tower.chapters.champion import next_champions
from embertable.games.fire_tower.variants import Variants
from tests.games.fire_tower.given import FIVE, at, given


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


def test_the_champions_card_goes_to_the_winner() -> None:
    """Section 12: front side up; whoever wins again turns it; all who win together have it."""
    won = given(seats=2, fire=[(15, 14)], hands=[["flare-up"], FIVE])
    won.choose("play flare-up", f"light {at(13, 15)} {at(14, 15)} {at(15, 15)}")

    first = next_champions(Variants(), won.s)
    assert (first.champion, first.holders) == ("champion", ("nw",))
    again = next_champions(first, won.s)
    assert (again.champion, again.holders) == ("grand", ("nw",))
    lost = next_champions(Variants(champion="grand", holders=("se",)), won.s)
    assert (lost.champion, lost.holders) == ("champion", ("nw",))
