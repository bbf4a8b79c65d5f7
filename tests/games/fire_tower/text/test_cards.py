"""Cards and cells in words."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME


@pytest.mark.parametrize(
    ("card", "code", "says"),
    [
        ("wind-west", "en", "Change the wind to west."),
        (
            "scratch-line",
            "uk",
            "Розташуйте 2 жетони протидії пожежі лінією через одну комірку, "
            "але не поряд із раніше розташованими й не в зоні вежі.",
        ),
        ("air-drop", "uk", "Вилучіть до 3 жетонів вогню, що лежать лінією, окрім жетонів у зонах веж."),
        (
            "explosion",
            "ru",
            "Замените любой жетон огня жетоном заслона и положите жетоны огня на все свободные клетки вокруг него.",
        ),
        ("de-re-forest", "en", "Place 1 firebreak, not adjacent to older ones and not in a tower zone."),
        ("shadow-south", "uk", "Візьміть 2 карти. Можете розіграти одну з них. Скиньте обидві."),
    ],
)
def test_a_card_says_what_it_does(card: str, code: str, says: str) -> None:
    lines = [plain(line) for line in GAME.card_text(card, GAME.tongue(code)).lines]
    assert says in [line.split(". ", 1)[-1] if line[0].isdigit() else line for line in lines]


@pytest.mark.parametrize("code", ["en", "uk", "ru"])
def test_every_card_has_a_name_and_a_text(code: str) -> None:
    tongue = GAME.tongue(code)
    names = [GAME.card_text(card.id, tongue).name for card in GAME.cards()]
    assert len(set(names)) == len(names)
    for card in GAME.cards():
        assert all(line.strip() for line in GAME.card_text(card.id, tongue).lines)
        tongue.word(f"deck {card.deck}")


@pytest.mark.parametrize("code", ["en", "uk", "ru"])
def test_options_tell_cells_apart_in_words(code: str) -> None:
    s = GAME.new(2, seed=1)
    tongue = GAME.tongue(code)
    word = {"en": "of the Eternal Flame", "uk": "від Вічного вогню", "ru": "от Вечного огня"}[code]
    assert all(word in plain(GAME.say(option, tongue)) for option in s.options)
