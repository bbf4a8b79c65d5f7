"""Questions and options tell what happens: the thing and its effect, to whoever reads."""

from __future__ import annotations

import re

import pytest

from embertable.core.flow import asked
from embertable.core.text.marks import plain
from embertable.core.text.rulebook import readable
from embertable.core.text.tongue import ONLOOKER
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.effects.drawing import Keep
from tests.games.flamecraft.given import FANCY_CARD, Given, given


def offered(game: Given, code: str = "en") -> list[str]:
    """The options as the one who is asked reads them."""
    seat = asked(game.s).seat
    tongue = GAME.tongue(code).at(reader=seat, view=GAME.view(game.s, seat))
    return [plain(GAME.say(option, tongue)) for option in game.s.options]


def question(game: Given, code: str, reader: int) -> str:
    """The question as somebody reads it."""
    view = GAME.view(game.s, None if reader == ONLOOKER else reader)
    return plain(GAME.say(asked(game.s), GAME.tongue(code).at(["Ада", "Юр"], reader, view)))


@pytest.mark.parametrize(
    ("code", "says", "stops"),
    [
        ("en", "Fire up the iron dragon (gain 2 goods of one kind: that of the shop’s symbol", "Fire up none."),
        ("uk", "Запалити залізного дракона (отримати 2 товари одного виду: із символом", "Нікого не запалювати."),
        ("ru", "Зажечь железного дракона (получить 2 товара одного вида: с символом", "Никого не зажигать."),
    ],
)
def test_firing_up_tells_the_ability_and_stopping_tells_what_is_left_undone(code: str, says: str, stops: str) -> None:
    game = given(town={"smith-mart": ["iron-0"]}).gather("smith-mart").until("FireStep")

    assert any(option.startswith(says) for option in offered(game, code))
    assert stops in offered(game, code)


def test_a_dragon_that_would_do_nothing_is_not_praised() -> None:
    """The Roost takes whatever dragon of the Park is fired up, even one whose ability is idle now."""
    game = given(town={"draggin-tail-roost": []}, park=["plant-1", "plant-2", "iron"])

    game.choose("visit draggin-tail-roost", "take plant-1").until("ChooseAbility").choose("use draggin-tail-roost")

    assert "Fire up the plant dragon (its ability gives nothing now)." in offered(game)


def test_a_slot_promises_no_dragon_that_no_deck_has() -> None:
    """Slot 2 of Critical Rolls gives a fancy dragon, as long as there is one."""
    game = given(me={"hand": ["meat"]}, town={"critical-rolls": ["bread-0"]}).gather("critical-rolls")
    assert "Place the meat dragon in Critical Rolls, slot 2 (draw 1 fancy dragon)." in offered(game)

    game.s.fancy_deck.clear()
    assert "Place the meat dragon in Critical Rolls, slot 2." in offered(game)


@pytest.mark.parametrize(
    ("code", "asked_seat", "others"),
    [
        ("en", "Which shop do you visit?", "Ада chooses which shop to visit."),
        ("uk", "Яку крамницю відвідаєте?", "Ада вибирає, яку крамницю відвідати."),
        ("ru", "Какую лавку посетите?", "Ада выбирает, какую лавку посетить."),
    ],
)
def test_a_question_to_somebody_else_is_told_of_them(code: str, asked_seat: str, others: str) -> None:
    game = given()

    assert question(game, code, 0) == asked_seat
    assert question(game, code, 1) == question(game, code, ONLOOKER) == others


def test_an_enchantment_tells_its_cost_and_its_reward() -> None:
    game = given(me={"bread": 3, "meat": 1, "plant": 1}, row=["purple-bread-1"])

    game.choose("visit critical-rolls")

    cast = (
        "Накласти чари хліба (ціна: 3 хліби, 1 м’ясо, 1 рослина; винагорода: 4 бали репутації та 1 майстерний дракон)."
    )
    assert cast in offered(game, "uk")


@pytest.mark.parametrize(
    ("card", "says"),
    [
        (
            "breadblaze",
            "Залишити модного дракона «Хлібожар» (отримати 1 бал репутації за кожного хлібного дракона в руці; "
            "якщо їх щонайменше 1 і ні в кого їх немає більше, отримати ще 3 бали).",
        ),
        (
            "eenie",
            "Залишити модного дракона «Еник» (бажання: у місті щонайменше 3 заповнені крамниці; "
            "отримати 4 бали репутації та 1 монету).",
        ),
    ],
)
def test_keeping_a_fancy_dragon_tells_its_wish_and_its_reward(card: str, says: str) -> None:
    assert plain(GAME.say(Keep(0, FANCY_CARD[card]), GAME.tongue("uk"))) == says


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_the_rules_page_says_nothing_the_glossary_forbids(code: str) -> None:
    page = readable(GAME.rulebook(code))
    never = [re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) for words in GAME.tongue(code).never]

    assert [each.pattern for each in never if each.search(page)] == []
    assert "—" not in page
