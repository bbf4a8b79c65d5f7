"""A card is one declaration: change a number in it, and what it does and what it says change together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from embertable.core.text.marks import plain
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import COMPANIONS, FIRE_UP, GIVES, SHOPS
from embertable.games.flamecraft.effects.gaining import DifferentGoods
from embertable.games.flamecraft.effects.paying import PayLess
from embertable.games.flamecraft.setup import KeepFirst
from embertable.games.flamecraft.terms import CRYSTAL
from embertable.games.flamecraft.variants import Variants
from tests.games.flamecraft.given import COMPANION, SHOP, given
from tests.games.variations import reprinted


def says(card: str, code: str) -> str:
    return plain("\n".join(GAME.card_text(card, GAME.tongue(code)).lines))


@pytest.mark.parametrize(("count", "is_enough"), [(2, False), (3, True), (4, True)])
def test_spell_saver_saves_what_its_card_says(count: int, is_enough: bool) -> None:
    """Six goods, three at hand: three must be saved."""
    place = COMPANION["spell-saver"]
    with reprinted(COMPANIONS, place, replace(COMPANIONS[place], effect=PayLess(count))):
        game = given(me={"potion": 2, "iron": 1, "companion": "spell-saver"}, row=["purple-meat-2"])
        game.choose("visit draco-bell")

        assert ("cast purple-meat-2 saving" in game.keys) == is_enough
        assert f"сплатіть на {count} товари менше" in says("spell-saver", "uk")
        assert f"pay {count} goods less" in says("spell-saver", "en")
        assert f"на {count} товара меньше" in says("spell-saver", "ru")


@pytest.mark.parametrize(
    ("shop", "uk", "en", "ru"),
    [
        ("draco-bell", "2 м’яса", "2 meat", "2 мяса"),
        ("critical-rolls", "2 хліби", "2 bread", "2 хлеба"),
    ],
)
def test_a_shop_gives_what_its_card_says(shop: str, uk: str, en: str, ru: str) -> None:
    place = SHOP[shop]
    with reprinted(SHOPS, place, replace(SHOPS[place], gives=2)), reprinted(GIVES, place, 2):
        game = given(town={shop: [""]}).gather(shop)

        assert list(game.stock().values()) == [2]
        assert f"Збирання: {uk}." in says(shop, "uk")
        assert f": {en}" in says(shop, "en")
        assert f": {ru}" in says(shop, "ru")


@pytest.mark.parametrize("dealt", [3, 4])
def test_fashion_scout_looks_at_as_many_dragons_as_its_card_says(dealt: int) -> None:
    place = COMPANION["fashion-scout"]
    with reprinted(COMPANIONS, place, replace(COMPANIONS[place], fancy_dealt=dealt)):
        games = [GAME.new(2, Variants(companions=True), seed) for seed in range(20)]
        offers = [
            len(player.offer)
            for s in games
            for player in s.players
            if player.companion == place and isinstance(s.agenda[-1], KeepFirst)
        ]

        assert offers
        assert set(offers) == {dealt}
        assert f"з {dealt} карт" in says("fashion-scout", "uk")
        assert f"from {dealt} cards" in says("fashion-scout", "en")
        assert f"из {dealt} карт" in says("fashion-scout", "ru")


def test_an_artisan_gives_what_its_kind_says() -> None:
    with reprinted(FIRE_UP, CRYSTAL, DifferentGoods(2)):
        game = given(town={"draco-bell": ["crystal"]}).gather("draco-bell").until("FireStep")
        game.choose("fire crystal")
        while game.question == "ChooseGoods":
            game.choose(game.keys[0])

        assert sum(game.stock().values()) == 2 + 2, "two for visiting, two of different kinds"
        assert "2 товари різних видів" in says("artisan-crystal-1", "uk")
        assert "2 goods" in says("artisan-crystal-1", "en")
        assert "2 товара разных видов" in says("artisan-crystal-1", "ru")
