"""The log as it is read: one act in one line, and the reader is you."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.events import Ended, HandTaken, Lit, TowerBurnt, WindRolled
from embertable.games.fire_tower.places.forest import BITS, cell_named
from embertable.games.fire_tower.terms import NOBODY, OUT, SHADOW, WEST
from tests.games.fire_tower.given import FIVE, Given, at, given

NAMES = ["Ада", "Юр", "Ія"]


def read(event: object, code: str, reader: int | None = None) -> str:
    return plain(GAME.say(event, GAME.tongue(code).at(NAMES, reader)))


def told(game: Given, code: str, reader: int) -> list[str]:
    return [read(event.seen_by(reader), code, reader) for event in game.s.journal or []]


def test_cards_of_one_choice_are_told_together() -> None:
    game = given(
        seats=2, hands=[["wind-north", "ember", "ember", "dozer-line", "dozer-line"], FIVE], deck=["ember"] * 9
    )
    game.choose("change cards", "discard ember", "discard wind-north", "keep the rest")

    assert "Ви скидаєте: «Північ», «Жарина»." in told(game, "uk", 0)
    assert "Ада discards North and Ember." in told(game, "en", 1)


def test_fire_removed_with_one_card_is_told_together() -> None:
    game = given(seats=2, fire=[(4, 4), (4, 5), (4, 6)], hands=[["air-drop", *FIVE[:4]], FIVE], deck=["ember"] * 9)
    game.choose("play air-drop", f"douse {at(4, 6)}", f"douse {at(4, 5)}", "enough")

    assert "Ви вилучаєте жетони вогню: F5, G5." in told(game, "uk", 0)
    assert "Ада убирает жетоны огня: F5, G5." in told(game, "ru", 1)


def test_the_cards_that_must_go_are_told_together() -> None:
    game = given(
        seats=2, hands=[["de-re-forest", *FIVE[:4]], FIVE], breaks=[(0, 8)], deck=["mutual-aid", *["ember"] * 12]
    )
    game.choose("play de-re-forest", "replant", "aid cards")
    while game.question == "DiscardSome":
        game.choose(game.keys[0])

    assert len([line for line in told(game, "en", 0) if "discard" in line and "each player" not in line]) == 2


@pytest.mark.parametrize(
    ("event", "code", "reader", "says"),
    [
        (Lit(0, BITS[cell_named("C8")], False), "uk", None, "Ада розташовує жетон вогню на комірці C8."),
        (Lit(0, BITS[cell_named("C8")], True), "uk", 0, "Ви (тінь) розташовуєте жетон вогню на комірці C8."),
        (TowerBurnt(0, 1, SHADOW), "uk", None, "Вежа згорає: Ада; дах спалює Юр; Ада стає тінню."),
        (TowerBurnt(0, 1, SHADOW), "uk", 0, "Ваша вежа згорає; дах спалює Юр; ви стаєте тінню."),
        (TowerBurnt(0, 1, SHADOW), "uk", 1, "Вежа згорає: Ада; дах спалюєте ви; Ада стає тінню."),
        (TowerBurnt(0, 0, OUT), "en", 0, "Your tower burns down."),
        (TowerBurnt(0, 1, OUT), "en", None, "Ада’s tower burns down; Юр sets the roof on fire."),
        (TowerBurnt(0, NOBODY, OUT), "ru", 0, "Ваша башня сгорает."),
        (HandTaken(1, 0, (6, 3)), "uk", 0, "Юр забирає карти (віддаєте ви): «Спалах», «Захід»."),
        (HandTaken(1, 0, (6, 3)).seen_by(2), "uk", 2, "Юр забирає карти (віддає Ада): 2 карти."),
        (HandTaken(1, 0, ()).seen_by(2), "ru", 2, "Юр забирает карты (отдаёт Ада), но рука пуста."),
        (HandTaken(1, 0, (6, 3)).seen_by(2), "en", 2, "Юр takes Ада’s 2 cards."),
        (WindRolled(0, WEST), "uk", 0, "Ви кидаєте кубик: вітер дме на захід."),
        (WindRolled(NOBODY, WEST), "uk", 0, "Кубик показує новий напрямок: вітер дме на захід."),
        (Ended((0,), "tower"), "uk", 0, "Лишилася одна ціла вежа. Ваша перемога!"),
        (Ended((0,), "tower"), "ru", 1, "Осталась одна уцелевшая башня. Победа: Ада!"),
        (Ended((0,), "tower"), "en", 0, "One tower is left standing. You win!"),
        (Ended((0,), "tower"), "en", 1, "One tower is left standing. Ада wins!"),
        (Ended((0, 1), "shadow"), "en", 1, "The shadows have burnt every tower. Ада and you win!"),
        (Ended((0, 1), "shadow"), "uk", None, "Тіні спалили всі вежі. Перемога: Ада та Юр!"),
        (Ended((), "draw"), "ru", None, "Игра окончена. Ничья."),
    ],
)
def test_what_happened_is_told_to_each_reader(event: object, code: str, reader: int | None, says: str) -> None:
    assert read(event, code, reader) == says
