"""Cards in words."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
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
        ("en", "baker-line", "Line: 3 bakers"),
        ("en", "potion-maker-pair-cook", "Line: 2 potion makers and a cook"),
        ("en", "dual-jeweller-blacksmith", "Jeweller–blacksmith"),
        ("uk", "gardener-triangle", "Трикутник: 3 садівники"),
        ("uk", "blacksmith-pair-jeweller", "Пряма: 2 ковалі та ювелір"),
        ("uk", "fountain-cook-baker", "Фонтан: 2 кулінари та 2 пекарі"),
        ("uk", "dual-jeweller-blacksmith", "Ювелір-коваль"),
        ("ru", "fountain-cook-baker", "Фонтан: 2 кулинара и 2 пекаря"),
        ("ru", "cook-pair-baker", "Прямая: 2 кулинара и пекарь"),
        ("ru", "swift", "Шустрик"),
    ],
)
def test_cards_are_called_by_their_patterns(code: str, card: str, name: str) -> None:
    assert plain(GAME.card_text(card, GAME.tongue(code)).name) == name


@pytest.mark.parametrize(
    ("code", "card", "says"),
    [
        (
            "uk",
            "jeweller",
            "Дістаньте з мішечка 3 фішки, 1 з них помістіть на поле, не активуючи її здібності, "
            "а решту поверніть у мішечок.",
        ),
        ("uk", "cook", "Перемістіть 1 сусідню фішку в будь-яке інше дозволене місце."),
        ("en", "blacksmith", "Move 1 or 2 adjacent tokens, 1 cell each."),
        ("en", "star", "Draw 1 shop card and put nothing under the deck."),
        ("uk", "star", "Візьміть 1 карту крамниці й нічого не кладіть під низ колоди."),
        ("uk", "tailor", "Дістаньте 3 фішки замість 1 та помістіть 1 із них; решту поверніть у мішечок."),
        ("ru", "penny", "В конце игры монеты не дают репутации, а игрок без монет получает 3 очка репутации."),
        ("en", "master-of-flamecraft", "A solo game won with at least 60 reputation."),
        ("uk", "flamekeeper", "Перемога в соло-режимі, якщо набрано щонайменше 50 балів репутації."),
        ("ru", "shop-host", "Победа в одиночной игре, если набрано не менее 40 очков репутации."),
        ("en", "fountain-helper", "Any other solo game won."),
        ("uk", "dry-fountain", "Поразка в соло-режимі."),
        ("ru", "trio", "Полная рука – 3 карты лавок вместо 2."),
        ("uk", "baker-triangle", "3 бали репутації."),
    ],
)
def test_cards_speak(code: str, card: str, says: str) -> None:
    """The text comes from the declaration of what the card does."""
    assert plain(GAME.card_text(card, GAME.tongue(code)).lines[-1]) == says


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("jeweller-pair-cook", "Пряма схема: ювелір, ювелір, кулінар."),
        ("baker-triangle", "Трикутна схема: пекар, пекар, пекар."),
        ("fountain-baker-jeweller", "Ромб: пекар і пекар поряд, ювеліри з обох боків."),
    ],
)
def test_a_pattern_is_described(card: str, says: str) -> None:
    assert plain(GAME.card_text(card, GAME.tongue("uk")).lines[0]) == says
