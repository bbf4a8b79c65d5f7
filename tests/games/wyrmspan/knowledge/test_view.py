"""What a seat may see."""

from __future__ import annotations

from embertable.core.flow import apply, asked
from embertable.core.rng import seeded
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.terms import DRAGON
from tests.games.wyrmspan.given import DRAGON_NUMBER, given

FACE_UP = ["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]


def test_first_choices_are_hidden_until_all_have_made_them() -> None:
    s = GAME.new(2, seed=1)
    before = GAME.view(s, 1)["players"][0]
    for _ in range(4):
        if asked(s).seat == 0:
            apply(s, s.options[0])
    assert GAME.view(s, 1)["players"][0] == before
    assert GAME.view(s, 0)["players"][0] != before
    assert s.discard == []


def test_a_card_from_the_display_is_remembered_by_all() -> None:
    table = given(display=FACE_UP).use(Take(DRAGON, 2)).choose("take sentinel-flyer", "take top")
    theirs = GAME.view(table.s, 1)["players"][0]
    assert (theirs["hand"], theirs["dragon_cards"]) == ([DRAGON_NUMBER["sentinel-flyer"]], 2)
    assert GAME.imagine(table.s, 1, seeded(1)).players[0].hand[0] == DRAGON_NUMBER["sentinel-flyer"]
