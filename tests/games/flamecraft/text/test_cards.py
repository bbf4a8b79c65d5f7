"""Cards speak three languages."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
from embertable.games.flamecraft import GAME


@pytest.mark.parametrize(
    ("card", "code", "says"),
    [
        ("gnome-depot", "en", "Ability: pay 8 goods of one kind to gain 10 hearts."),
        ("gnome-depot", "uk", "Здібність: сплатіть 8 товарів одного виду, щоб отримати 10 сердець."),
        ("gnome-depot", "ru", "Способность: заплатите 8 товаров одного вида, чтобы получить 10 сердец."),
        ("bubba", "uk", "Подаруйте 3 товари іншим гравцям, щоб за кожен отримати 2 серця."),
        (
            "coin-changer",
            "ru",
            "Раз за игру: заплатите любое количество монет, чтобы получить 2 товара на выбор за каждую.",
        ),
    ],
)
def test_a_card_speaks(card: str, code: str, says: str) -> None:
    assert plain(GAME.card_text(card, GAME.tongue(code)).lines[-1]) == says
