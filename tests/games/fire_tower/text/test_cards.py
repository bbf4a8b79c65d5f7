"""Cards and cells in words."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME


@pytest.mark.parametrize(
    ("card", "code", "says"),
    [
        ("wind-west", "en", "Turn the wind west."),
        ("scratch-line", "uk", "Прокладіть 2 просіки у ряд через одну клітину, не біля давніших і не у вежі."),
        ("air-drop", "uk", "Загасіть до трьох вогнів у ряду з трьох клітин, окрім веж."),
        ("explosion", "ru", "Превратите любой огонь в просеку; все свободные из восьми клеток вокруг вспыхивают."),
        ("de-re-forest", "en", "Place 1 firebreak, not beside older ones and not in a tower."),
        ("shadow-south", "uk", "Візьміть 2 карти. Можете зіграти одну з них. Скиньте обидві."),
    ],
)
def test_a_card_says_what_it_does(card: str, code: str, says: str) -> None:
    lines = GAME.card_text(card, GAME.tongue(code)).lines
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
