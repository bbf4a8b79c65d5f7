"""Every enchantment, cast from a prepared table; the limits of enchanting."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.cards.tables import SHOPS, SPELLS
from embertable.games.flamecraft.terms import COIN, KIND_NAMES
from tests.games.flamecraft.given import SPELL, given

HEARTS = {
    "purple": {
        "bread": (4, 7, 4),
        "meat": (4, 8, 2),
        "plant": (4, 7, 4),
        "potion": (4, 8, 2),
        "iron": (4, 7, 4),
        "crystal": (4, 8, 2),
    },
    "gold": {
        "bread": (5, 8, 2),
        "meat": (5, 7, 8),
        "plant": (5, 8, 2),
        "potion": (5, 7, 8),
        "iron": (5, 8, 2),
        "crystal": (5, 7, 8),
    },
}
STARTERS = {KIND_NAMES[shop.symbol]: shop.id for shop in SHOPS if shop.is_starter}


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_an_enchantment_costs_and_gives_what_it_says(spell: object) -> None:
    """Cast with exactly the goods it asks for; multiple ones with three sets."""
    card = SPELLS[SPELL[spell.id]]  # type: ignore[attr-defined]  # pytest hides the type of a parameter
    deck, kind, number = card.id.split("-")
    sets = 3 if card.hearts_by_sets else 1
    stock = {KIND_NAMES[each]: count * sets for each, count in enumerate(card.cost)}
    game = given(me=stock, row=[card.id], park=["bread", "meat"], fancy=["talisa", "pally"])
    cast = f"cast {card.id} 3" if card.hearts_by_sets else f"cast {card.id}"

    game.choose(f"visit {STARTERS[kind]}", cast)
    gives = [type(effect).__name__ for effect in card.reward]
    if "Artisans" in gives:
        game.choose("take bread")

    assert game.me.hearts == HEARTS[deck][kind][int(number) - 1]
    assert sum(game.me.stock[:COIN]) == 0
    assert game.me.stock[COIN] == gives.count("Coins")
    assert game.hand() == ["bread"] * gives.count("Artisans")
    assert len(game.fancy()) == gives.count("FancyDragon")
    assert game.spells(STARTERS[kind]) == [card.id]


def test_coins_do_not_pay_where_they_must_not() -> None:
    """One good short, and the coins do not help."""
    barred = [card for card in SPELLS if not card.coins]

    assert len(barred) == 6
    for card in barred:
        stock = {KIND_NAMES[each]: count for each, count in enumerate(card.cost)}
        short = next(kind for kind in stock if stock[kind])
        game = given(me={**stock, short: stock[short] - 1, "coins": 5}, row=[card.id])
        game.choose(f"visit {STARTERS[KIND_NAMES[card.kind]]}")
        assert game.question != "ChooseAction"


def test_shops_with_other_symbols_take_no_enchantment() -> None:
    game = given(me={"bread": 9, "meat": 9, "plant": 9}, town={"wishing-well": []}, row=["purple-bread-1"])

    game.choose("visit wishing-well")

    assert game.question == "ChooseAbility"


def test_a_reserved_enchantment_is_cast_by_its_owner_and_leaves_no_gap() -> None:
    game = given(
        me={"bread": 3, "meat": 1, "plant": 1, "reserved": "purple-bread-1"}, row=["purple-meat-1"], park=["iron"]
    )

    game.choose("visit critical-rolls", "cast purple-bread-1", "take iron")

    assert game.me.reserved == -1
    assert game.row() == ["purple-meat-1"]
    assert game.me.hearts == 4


def test_spare_coins_may_be_paid_to_keep_goods() -> None:
    """Goods are paid first; each coin in place of a good is a choice of its own."""
    game = given(me={"bread": 2, "crystal": 2, "coins": 2}, row=["purple-meat-3"])

    game.choose("visit draco-bell", "cast purple-meat-3", "coin for bread", "coin for crystal")

    assert game.stock() == {"bread": 1, "crystal": 1}


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_a_wild_shop_takes_every_kind(kind: str) -> None:
    card = SPELLS[SPELL[f"purple-{kind}-1"]]
    stock = {KIND_NAMES[each]: count for each, count in enumerate(card.cost)}
    game = given(me=stock, town={"eternal-flame": []}, row=[card.id], park=["bread", "iron"])

    game.choose("visit eternal-flame", f"cast {card.id}")

    assert game.me.hearts == 4
