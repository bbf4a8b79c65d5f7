"""Cards speak three languages."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
from embertable.games.flamecraft import GAME


@pytest.mark.parametrize(
    ("card", "code", "says"),
    [
        ("gnome-depot", "en", "Ability: pay 8 goods of one kind to gain 10 reputation."),
        ("gnome-depot", "uk", "Здібність: сплатіть 8 товарів одного виду, щоб отримати 10 балів репутації."),
        ("gnome-depot", "ru", "Способность: потратьте 8 товаров одного вида, чтобы получить 10 очков репутации."),
        (
            "breadblaze",
            "en",
            "Gain 1 reputation for each bread dragon in your hand. "
            "If you have at least 1 and nobody has more of them than you, gain 3 more.",
        ),
        (
            "grasshorn",
            "uk",
            "Отримайте 1 бал репутації за кожного рослинного дракона у вашій руці. "
            "Якщо їх у вас щонайменше 1 і ні в кого їх немає більше, ніж у вас, отримайте ще 3 бали.",
        ),
        (
            "prowler",
            "uk",
            "Отримайте 1 бал репутації за кожні 2 м’яса. "
            "Якщо у вас щонайменше 3 м’яса й ні в кого його немає більше, ніж у вас, отримайте ще 3 бали.",
        ),
        (
            "richwing",
            "ru",
            "Получите 1 очко репутации за каждого кристального дракона в вашей руке. "
            "Если их у вас не менее 1 и ни у кого их нет больше, чем у вас, получите ещё 3 очка.",
        ),
        ("bubba", "uk", "Подаруйте іншим гравцям 3 товари; за кожен отримайте 2 бали репутації."),
        ("butters", "uk", "Сплатіть 4 хліби, щоб отримати 5 балів репутації та взяти 1 майстерного дракона."),
        ("steely", "uk", "Сплатіть 4 заліза, щоб отримати 5 балів репутації та 2 товари одного виду."),
        (
            "dragon-hoard-bank",
            "en",
            "Ability: lose 3 reputation to gain 5 coins; or pay 3 coins to gain 6 reputation.",
        ),
        (
            "coin-changer",
            "ru",
            "Раз за игру: потратьте любое количество монет, чтобы получить по 2 товара на свой выбор за каждую.",
        ),
    ],
)
def test_a_card_speaks(card: str, code: str, says: str) -> None:
    assert plain(GAME.card_text(card, GAME.tongue(code)).lines[-1]) == says


@pytest.mark.parametrize("card", ["breadblaze", "meatmuncher", "grasshorn", "potionpaw", "steelfang", "richwing"])
@pytest.mark.parametrize(
    ("code", "at_least_one"),
    [("en", "you have at least 1"), ("uk", "їх у вас щонайменше 1"), ("ru", "их у вас не менее 1")],
)
def test_the_most_of_nothing_brings_nothing_and_the_card_says_so(card: str, code: str, at_least_one: str) -> None:
    assert at_least_one in plain(" ".join(GAME.card_text(card, GAME.tongue(code)).lines))


@pytest.mark.parametrize(
    ("card", "uk", "en", "ru"),
    [
        ("artisan-bread-4", "Окраєць, хлібний дракон", "Crust, bread dragon", "Краюшка, хлебный дракон"),
        (
            "purple-bread-1",
            "Чари хліба (3 хліби, 1 м’ясо, 1 рослина)",
            "Bread enchantment (3 bread, 1 meat, 1 plant)",
            "Чары хлеба (3 хлеба, 1 мясо, 1 растение)",
        ),
    ],
)
def test_no_card_is_called_by_a_number(card: str, uk: str, en: str, ru: str) -> None:
    names = [plain(GAME.card_text(card, GAME.tongue(code)).name) for code in ("uk", "en", "ru")]
    assert names == [uk, en, ru]
