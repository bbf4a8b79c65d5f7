"""The square on the page: the trades explain themselves, hearts only where an option finishes a card."""

from __future__ import annotations

import random

import pytest

from embertable.core.flow import apply, asked, choose, is_over
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import WAYS
from embertable.games.flamecraft_duals.look.board import board
from embertable.games.flamecraft_duals.places.patterns import fits, lies
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import KIND_IDS

LANGUAGES = ("en", "uk", "ru")


def lying_cards(s: State, seat: int) -> set[int]:
    """The cards of a seat and the fountain cards that lie on the board, by the rules."""
    fitting = fits(s.board)
    return {card for card in (*s.players[seat].hand, *s.fountains) if lies(WAYS[card], fitting)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_hearts_stand_only_where_an_option_finishes_a_card(seats: int) -> None:
    """Each cell with hearts has an option that touches it and after which a card lies that did not."""
    chance = random.Random(seats)
    promised = 0
    for seed in range(6):
        s = GAME.new(seats, None, seed)
        for _ in range(120):
            if is_over(s):
                break
            seat = asked(s).seat
            for cell in board(GAME.view(s, seat), GAME.tongue("en"))["cells"]:
                if not cell["gets"]:
                    continue
                promised += 1
                before = lying_cards(s, seat)
                touching = [option for option in s.options if f"cell {cell['name']}" in option.things()]
                assert any(finishes(s, seat, option.key(), before) for option in touching), cell["name"]
            apply(s, chance.choice(s.options))
    assert promised


def finishes(s: State, seat: int, key: str, before: set[int]) -> bool:
    """Whether a card lies after an option that did not before; a token may be moved on before the question is over."""
    later = s.clone()
    choose(later, seat, key)
    return bool(lying_cards(later, seat) - before)


@pytest.mark.parametrize("code", LANGUAGES)
def test_six_trades_are_explained_in_every_language(code: str) -> None:
    shown = board(GAME.view(GAME.new(2, None, 1), 0), GAME.tongue(code))["trades"]
    assert [trade["id"] for trade in shown] == KIND_IDS
    assert all(trade["name"] and trade["does"].endswith(".") for trade in shown)


def test_an_outline_has_a_cell_for_every_token_of_its_card() -> None:
    """Solid where a token lies, dashed where one is lacking; both together are the card."""
    s = GAME.new(2, None, 3)
    for card in board(GAME.view(s, 0), GAME.tongue("en"))["hand"]:
        assert len(card["outline"]) == len(card["dots"])
        assert sum(not lacking for *_, lacking in card["outline"]) == sum(card["dots"])
        assert card["whole"] == all(card["dots"])
