"""Cards in words."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft_duals import GAME


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_every_card_has_a_name_and_a_text(code: str) -> None:
    tongue = GAME.tongue(code)
    texts = [GAME.card_text(card.id, tongue) for card in GAME.cards()]

    assert all(text.name and text.lines for text in texts)
    assert len({text.name for text in texts}) == len(texts)
    assert all(tongue.word(f"deck {card.deck}") for card in GAME.cards())


@pytest.mark.parametrize(
    ("code", "card", "name"),
    [
        ("en", "baker-line", "Row of bakers"),
        ("en", "potion-maker-pair-cook", "Two potion makers and a cook"),
        ("uk", "gardener-triangle", "Гурток садівників"),
        ("uk", "blacksmith-pair-jeweller", "Пара ковалів і ювелір"),
        ("uk", "fountain-cook-baker", "Фонтан: кулінари та пекарі"),
        ("ru", "fountain-cook-baker", "Фонтан: кулинары и пекари"),
        ("ru", "cook-pair-baker", "Пара кулинаров и пекарь"),
        ("ru", "swift", "Шустрик"),
    ],
)
def test_cards_are_called_by_their_patterns(code: str, card: str, name: str) -> None:
    assert GAME.card_text(card, GAME.tongue(code)).name == name


@pytest.mark.parametrize(
    ("code", "card", "says"),
    [
        ("uk", "jeweller", "Витягніть 3 фішки, викладіть одну з них, не активуючи, а решту поверніть до торбинки."),
        ("uk", "cook", "Перемістіть сусідню фішку на будь-яку іншу дозволену клітинку."),
        ("en", "blacksmith", "Move one or two adjacent tokens by one step each, one after the other."),
        ("en", "star", "Draw 1 shop card and keep what was drawn."),
        ("uk", "tailor", "Витягніть 3 фішки замість однієї та викладіть одну з них; решта повертається."),
        ("ru", "penny", "В конце каждая оставшаяся монета даёт 0 сердец, а пустой кошелёк даёт 3 сердца."),
        ("en", "master-of-flamecraft", "A solo game won with at least 60 hearts."),
        ("uk", "flamekeeper", "Перемога в соло, якщо набрано щонайменше 50 сердець."),
        ("ru", "shop-host", "Победа в соло, если набрано по меньшей мере 40 сердец."),
        ("en", "fountain-helper", "Any other solo game won."),
        ("uk", "dry-fountain", "Поразка в соло."),
        ("ru", "trio", "Игроки получают в начале 3 карты лавок и добирают до стольких же."),
    ],
)
def test_cards_speak(code: str, card: str, says: str) -> None:
    """The text comes from the declaration of what the card does."""
    assert GAME.card_text(card, GAME.tongue(code)).lines[-1] == says
