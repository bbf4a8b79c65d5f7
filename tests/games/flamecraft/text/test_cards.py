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
        (
            "breadblaze",
            "en",
            "Gain 1 heart for each bread dragon in your hand; if nobody has more bread dragons in hand than you "
            "and you have at least one, gain 3 hearts.",
        ),
        (
            "grasshorn",
            "uk",
            "Отримайте 1 серце за кожного рослинного дракона у вашій руці; якщо ні в кого немає більше рослинних "
            "драконів у руці, ніж у вас, а у вас щонайменше один, отримайте 3 серця.",
        ),
        (
            "richwing",
            "ru",
            "Получите 1 сердце за каждого хрустального дракона в вашей руке; если ни у кого нет больше хрустальных "
            "драконов в руке, чем у вас, а у вас не менее одного, получите 3 сердца.",
        ),
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


@pytest.mark.parametrize("card", ["breadblaze", "meatmuncher", "grasshorn", "potionpaw", "steelfang", "richwing"])
@pytest.mark.parametrize(
    ("code", "at_least_one"),
    [("en", "and you have at least one"), ("uk", "а у вас щонайменше один"), ("ru", "а у вас не менее одного")],
)
def test_the_most_of_nothing_brings_nothing_and_the_card_says_so(card: str, code: str, at_least_one: str) -> None:
    assert at_least_one in plain(" ".join(GAME.card_text(card, GAME.tongue(code)).lines))
