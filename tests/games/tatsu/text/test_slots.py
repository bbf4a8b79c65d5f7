"""What the log of Tatsu says, and to whom."""

from __future__ import annotations

import pytest

from embertable.core.flow import Event
from embertable.core.text.marks import plain
from embertable.core.text.tongue import ONLOOKER
from embertable.games.tatsu import GAME
from embertable.games.tatsu.cards.tables import NUMBER
from embertable.games.tatsu.events import Asked, Ended, Placed
from embertable.games.tatsu.terms import GHOST, RED

CARD = NUMBER["red-5"]


@pytest.mark.parametrize(
    ("event", "reader", "code", "told"),
    [
        (Ended((0,), 520), 0, "uk", "Гру завершено. Ваша перемога, 520 очок!"),
        (Ended((0,), 520), 1, "uk", "Гру завершено. Перемога: Ада, 520 очок!"),
        (Ended((0,), 520), 0, "en", "The game is over. You win with 520 points!"),
        (Ended((0,), 520), ONLOOKER, "en", "The game is over. Ада wins with 520 points!"),
        (Ended((0, 1), 520), 1, "en", "The game is over. Ада and you win with 520 points!"),
        (Ended((1, 0), 520), 1, "en", "The game is over. You and Ада win with 520 points!"),
        (Ended((0,), 520), 0, "ru", "Игра окончена. Ваша победа, 520 очков!"),
        (Asked(GHOST, 0, RED), ONLOOKER, "uk", "Дух-примара просить карту Червоного клану; відповідає Ада."),
        (Asked(GHOST, 0, RED), 0, "uk", "Дух-примара просить карту Червоного клану; відповідаєте ви."),
        (
            Placed(GHOST, 0, CARD),
            ONLOOKER,
            "uk",
            "Ада викладає червоного духа сили 5 на прохання; карта належить: дух-примара.",
        ),
        (
            Placed(0, GHOST, CARD),
            0,
            "uk",
            "Дух-примара викладає червоного духа сили 5 на прохання; карта належить вам.",
        ),
    ],
)
def test_the_log_speaks_to_its_reader(event: Event, reader: int, code: str, told: str) -> None:
    assert plain(GAME.say(event, GAME.tongue(code).at(("Ада", "Юр"), reader))) == told
