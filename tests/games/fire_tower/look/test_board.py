"""The forest on the page: how near the fire is, what a card does to nine cells, cards alike on one stack."""

from __future__ import annotations

import random
import re

import pytest

from embertable.core.flow import apply, is_over
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.cards.index import printed
from embertable.games.fire_tower.cards.tables import ACTION_CARDS
from embertable.games.fire_tower.look.board import board, stacked, steps_of_fire
from embertable.games.fire_tower.look.patterns import SIDE, pattern_of
from embertable.games.fire_tower.mind.opinions import FAR, distances
from embertable.web.board.drawing import draw

LANGUAGES = ("en", "uk", "ru")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_distance_of_the_fire_is_what_bots_see(seats: int) -> None:
    """Drawn from the view, told by the state: the same number of cells, or walled off."""
    chance = random.Random(seats)
    for seed in range(4):
        s = GAME.new(seats, None, seed)
        for _ in range(160):
            if is_over(s):
                break
            apply(s, chance.choice(s.options))
            shown = steps_of_fire(GAME.view(s, 0))
            for player, told, seen in zip(s.players, distances(s), shown, strict=True):
                if player.intact and told < FAR:
                    assert seen == told
                elif player.intact:
                    assert seen is None or seen >= FAR


def test_firebreaks_wall_a_tower_off() -> None:
    s = GAME.new(2, None, 1)
    view = GAME.view(s, 0)
    corner = view["players"][0]["corner"]
    rows = [list(line) for line in view["map"]]
    edge = 3 if corner[0] == "n" else 12
    rows[edge] = ["b"] * 16
    view["map"] = ["".join(row) for row in rows]

    assert steps_of_fire(view)[0] is None
    assert board(view, GAME.tongue("en"))["has"][0][-1][1] == "walled off"


@pytest.mark.parametrize("card", [card.id for card in ACTION_CARDS])
def test_every_card_of_a_hand_shows_its_nine_cells(card: str) -> None:
    pattern = pattern_of(printed(card).effect)
    assert pattern is not None
    assert len(pattern) == SIDE * SIDE
    assert set(pattern) <= set("foxbw_")


def test_cards_that_are_alike_lie_on_one_stack() -> None:
    shown = stacked(["wind-east", "wind-east", "ember", "wind-east"], GAME.tongue("en"))
    assert [(card["id"], count) for card, count in shown] == [("wind-east", 3), ("ember", 1)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_mark_stands_on_the_open_map(code: str) -> None:
    """Where many cells may be chosen none of them is drawn over; each is a button with its name."""
    s = GAME.new(2, None, 1)
    view = GAME.view(s, 0)
    usable = [f"cell {letter}{number}" for letter in "ABCDEFGHIJKLMNOP" for number in range(1, 17)]
    page = str(draw("embertable.games.fire_tower", view, GAME.tongue(code), "sheet.svg", usable).board)
    assert 'class="wood open"' in page
    buttons = re.findall(r'<button class="thing flat cell free can"[^>]*>(.*?)</button>', page)
    assert len(buttons) > 200
    assert set(buttons) == {""}
