"""Setting up: the numbers after it, and the decks of every variant."""

from __future__ import annotations

import pytest

from embertable.core.flow import asked, choose
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, FANCY, SHOPS, SOLO_FANCY, SOLO_SHOPS, SPELLS, SYMBOL
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import KINDS
from embertable.games.flamecraft.variants import Variants
from tests.games.flamecraft.given import TEN


def started(seats: int, variants: Variants | None = None, seed: int = 3) -> State:
    """A game in which everyone has kept a fancy dragon."""
    s = GAME.new(seats, variants or Variants(), seed)
    while type(asked(s)).__name__ in ("ChoosePiece", "KeepFirst", "ChooseReserve", "ChooseGoods"):
        choose(s, asked(s).seat, s.options[0].key())
    return s


@pytest.mark.parametrize(
    ("seats", "artisans", "fancy", "plots"),
    [(1, 22, 11, 12), (2, 13, 34, 12), (3, 16, 33, 14), (4, 19, 32, 14), (5, 16, 31, 14)],
)
def test_the_numbers_after_set_up(seats: int, artisans: int, fancy: int, plots: int) -> None:
    s = started(seats)

    assert len(s.artisan_deck) == artisans
    assert len(s.fancy_deck) == fancy
    assert len(s.spell_deck) == 13
    assert len(s.shops) == plots
    assert len(s.shop_deck) == 10
    assert len(s.park) == len(s.row) == 5
    assert all(len(me.hand) == 3 and len(me.fancy) == 1 for me in s.players)
    late = [(s.first + turn) % seats for turn in (3, 4) if turn < seats]
    assert [sum(me.stock) for me in s.players] == [1 if seat in late else 0 for seat in range(seats)]


def test_fancy_dragons_are_kept_in_secret_and_at_once() -> None:
    """Everyone is asked before anything is returned, and others do not see the answer."""
    s = GAME.new(3, Variants(), 5)
    assert asked(s).sealed
    choose(s, asked(s).seat, s.options[0].key())

    assert len(s.fancy_deck) == len(FANCY) - 6


def test_the_standard_shop_deck_has_one_of_each_kind_and_four_others() -> None:
    for seed in range(20):
        symbols = [SYMBOL[shop] for shop in started(2, seed=seed).shop_deck]
        assert sorted(symbol for symbol in symbols if symbol < KINDS) == list(range(KINDS))
        assert sum(symbol >= KINDS for symbol in symbols) == 4


def test_a_listed_shop_deck_is_used_as_it_is() -> None:
    s = started(2, Variants(shop_list=TEN))

    assert {SHOPS[shop].id for shop in s.shop_deck} == set(TEN)


def test_the_gold_deck_replaces_the_purple_one() -> None:
    s = started(2, Variants(enchantments="gold"))

    assert all(SPELLS[spell].id.startswith("gold") for spell in s.row + s.spell_deck)


def test_unlocked_achievements_change_the_solo_decks() -> None:
    s = started(1)
    assert {SHOPS[shop].id for shop in s.shop_deck} == set(SOLO_SHOPS)
    assert len(s.fancy_deck) + 1 == len(SOLO_FANCY)

    s = started(1, Variants(unlocked=("market-lord", "born-gardener")))
    shops = {SHOPS[shop].id for shop in s.shop_deck}
    assert shops == {*SOLO_SHOPS, "dryacon-alley", "sage-of-sage", "pizza-coven"} - {"wishing-well"}
    fancy = {FANCY[card].id for card in s.fancy_deck + s.players[0].fancy}
    assert fancy == {*SOLO_FANCY, "hocus", "patches", "grasshorn"}


def test_every_achievement_can_be_applied_together() -> None:
    s = started(1, Variants(unlocked=tuple(achievement.id for achievement in ACHIEVEMENTS)))

    assert len(s.shop_deck) == 13
    assert len(s.fancy_deck) + 1 == 30
