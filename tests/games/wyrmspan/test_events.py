"""What is told."""

from __future__ import annotations

import pytest

from embertable.core.flow import advance
from embertable.core.text.marks import plain
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import DECISIONS
from embertable.games.wyrmspan.chapters.end import CountUp
from embertable.games.wyrmspan.chapters.solo import carry_out
from embertable.games.wyrmspan.events import (
    AutomaMovedCoins,
    AutomaRefreshed,
    Enticed,
    Excavated,
    Explored,
    Paid,
    Priced,
    Used,
)
from embertable.games.wyrmspan.terms import COIN
from tests.games.wyrmspan.given import Given, given


def told(table: Given, code: str = "en") -> list[str]:
    """The journal in words."""
    return [plain(GAME.say(event, GAME.tongue(code))) for event in table.s.journal or []]


@pytest.mark.parametrize(
    ("key", "action", "coins"),
    [
        ("explore golden", Explored, 1),
        ("excavate cave-34 golden", Excavated, 1),
        ("entice rainbow-guardian crimson", Enticed, 2),
    ],
)
def test_the_coin_of_an_action_is_told_with_it(key: str, action: type[Priced], coins: int) -> None:
    """With the coins of the dragon's cost, where there are any."""
    table = given(me={"caves": ["cave-34"], "hand": ["rainbow-guardian"]}).choose(key)
    (told_action,) = table.happened(action)
    assert (told_action.seat, told_action.price) == (0, ((COIN, coins),))
    assert table.happened(Paid) == []


def test_eggs_paid_to_explore_again_are_told_with_it() -> None:
    table = given(me={"explored": [0, 1, 0], "mat_eggs": 1}, others=[{"passed": True}])
    table.s.journal = []
    table.choose("explore golden")
    assert told(table)[0] == "Player 1 pays 1 coin and 1 egg to explore the Golden Grotto."


def test_a_step_and_what_its_space_gives_are_one_line() -> None:
    """The second space gives meat; on the first an egg is laid, which is an act of its own."""
    table = given(me={"golden": ["aged-sea-serpent"], "steps": 1}, others=[{"passed": True}]).choose("explore golden")
    table.choose("decline")
    while table.question == "TakeStep":
        table.choose(table.keys[0])
    assert "Player 1 advances to space 2 of the guild track and gains 1 meat." in told(table)


def test_an_ability_of_which_nothing_comes_is_not_told() -> None:
    """The Sentinel Flyer is passed without a card to pay with, then with one and declined, then used."""
    mine = {"golden": ["sentinel-flyer"], "steps": 7}
    table = given(me=mine, others=[{"passed": True}]).choose("explore golden", "decline", "decline")
    assert table.happened(Used) == []
    mine["hand"] = ["hoarding-flyer"]
    table = given(me=mine, others=[{"passed": True}]).choose("explore golden", "decline", "decline", "decline")
    assert (table.question, table.happened(Used)) == ("TakeTurn", [])
    table = given(me=mine, others=[{"passed": True}]).choose("explore golden", "decline", "pay hoarding-flyer", "meat")
    assert told(table)[-3:] == [
        "Player 1 uses Sentinel Flyer.",
        "Player 1 discards Hoarding Flyer.",
        "Player 1 gains 1 meat.",
    ]


def test_an_unused_end_of_round_ability_is_not_told() -> None:
    mine = {"crimson": ["bellicose-firevern"], "meat": 1, "passed": True}
    table = given(me=mine, others=[{"passed": True}]).choose("use bellicose-firevern", "decline")
    assert table.happened(Used) == []


def test_what_the_automa_does_to_display_and_objective_is_told() -> None:
    table = given(automa="automa-1")
    for number in ("7", "8"):
        decision = next(each for each in DECISIONS if each.id == number)
        carry_out(table.s, table.automa, decision)
    moved = [decision.objective for decision in DECISIONS if decision.id in ("7", "8") and decision.objective]
    assert [event.count for event in table.happened(AutomaMovedCoins)] == moved
    assert table.happened(AutomaRefreshed)


def test_coins_that_are_not_there_are_not_taken_off() -> None:
    table = given(automa="automa-1")
    decision = next(each for each in DECISIONS if each.objective < 0)
    carry_out(table.s, table.automa, decision)
    assert (table.automa.coins, table.happened(AutomaMovedCoins)) == (0, [])


@pytest.mark.parametrize(
    ("code", "lost", "won"),
    [
        (
            "en",
            "The game is over. The Automa wins with 14 VP; Player 1 has 6 VP.",
            "The game is over. Player 1 wins with 6 VP! The Automa has 0 VP.",
        ),
        (
            "uk",
            "Гру завершено. Перемога: Автома, 14 ПБ; Гравець 1: 6 ПБ.",
            "Гру завершено. Перемога: Гравець 1, 6 ПБ! Автома: 0 ПБ.",
        ),
        (
            "ru",
            "Игра окончена. Победа: Автома, 14 ПО; Игрок 1: 6 ПО.",
            "Игра окончена. Победа: Игрок 1, 6 ПО! Автома: 0 ПО.",
        ),
    ],
)
def test_a_solo_game_ends_with_the_points_of_both(code: str, lost: str, won: str) -> None:
    for pile, line in (([1, 2], lost), ([], won)):
        table = given(automa="automa-1", me={"coins": 6})
        table.automa.pile = pile
        table.s.agenda = [CountUp()]
        advance(table.s)
        assert told(table, code)[-1] == line
