"""A card is one declaration: change a number in it, and what it does and what it says change together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from embertable.core.counts import AtLeast
from embertable.core.text.marks import plain
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import CAVE_EFFECTS, CAVE_TABLE, DECISIONS, GUILDS, OBJECTIVES, Decision
from embertable.games.wyrmspan.chapters.objectives import quantity
from embertable.games.wyrmspan.chapters.solo import automa_quantity, carry_out
from embertable.games.wyrmspan.effects.counts import Dragons, Eggs, ExcavatedSpaces
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.gaining import Gain, GainAndCache
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.playing import PlayCave
from embertable.games.wyrmspan.effects.points import Points
from embertable.games.wyrmspan.terms import ANY, ANYWHERE, COIN, DECK, FIXED_POINTS, HERE, MEAT, THIS_CAVE
from tests.games.variations import reprinted
from tests.games.wyrmspan.given import given


def says(card: str, code: str) -> str:
    text = GAME.card_text(card, GAME.tongue(code))
    return plain("\n".join([text.name, *text.lines]))


def objective(name: str) -> int:
    return next(number for number, each in enumerate(OBJECTIVES) if each.id == name)


def test_a_cave_gives_what_its_card_says() -> None:
    cave = replace(CAVE_TABLE[11], when_played=Gain(COIN, 3))
    with reprinted(CAVE_TABLE, 11, cave), reprinted(CAVE_EFFECTS, 12, cave.when_played):
        table = given(me={"coins": 2, "caves": ["cave-12"]}).choose("excavate cave-12 crimson")

        assert table.me.coins == 2 - 1 + 3
        assert "отримайте 3 монети." in says("cave-12", "uk")
        assert "gain 3 coins." in says("cave-12", "en")
        assert "получите 3 монеты." in says("cave-12", "ru")


def test_an_objective_counts_what_its_tile_says() -> None:
    place = objective("eggs")
    with reprinted(OBJECTIVES, place, replace(OBJECTIVES[place], what=Eggs(2), automa_most=3)):
        table = given(me={"mat_eggs": 2}, objectives=("eggs", "cached", "small", "large"))
        assert quantity(table.s, 0) == 1
        assert says("objective-eggs", "uk").startswith("Яйця, рахуючи по 2 яйця\n")
        assert says("objective-eggs", "en").startswith("Eggs, counted by 2 eggs\n")
        assert says("objective-eggs", "ru").startswith("Яйца, считая по 2 яйца\n")

        table = given(automa="automa-1", round=4, objectives=("cached", "small", "large", "eggs"))
        assert automa_quantity(table.s, table.automa) == 3
        assert "разом щонайбільше 3" in says("objective-eggs", "uk")
        assert "together at most 3" in says("objective-eggs", "en")
        assert "вместе не более 3" in says("objective-eggs", "ru")


def test_a_decision_moves_as_many_coins_as_its_card_says() -> None:
    decision = replace(DECISIONS[2], objective=2)
    with reprinted(DECISIONS, 2, decision):
        table = given(automa="automa-1")
        carry_out(table.s, table.automa, decision)

        assert table.automa.coins == 2
        assert "Автома кладе 2 монети на ціль раунду." in says("automa-3", "uk")
        assert "The Automa puts 2 coins on the objective of the round." in says("automa-3", "en")
        assert "Автома кладёт 2 монеты на цель раунда." in says("automa-3", "ru")


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_a_guild_says_the_fixed_points_that_are_scored(code: str) -> None:
    last = says(f"guild-{GUILDS[0].id}", code).splitlines()[-1]
    assert [int(word.strip(".,")) for word in last.split() if word.strip(".,").isdecimal()] == [5, *FIXED_POINTS]


@pytest.mark.parametrize(
    ("verb", "uk", "en", "ru"),
    [
        (
            Points(3, when=AtLeast(3, ExcavatedSpaces())),
            "3 ПБ, якщо в цій печері розкопано щонайменше 3 зали.",
            "3 VP if at least 3 spaces of this cave are excavated.",
            "3 ПО, если в этой пещере раскопано не менее 3 залов.",
        ),
        (
            Points(1, per=Dragons(), most=4, when=AtLeast(2, Dragons(THIS_CAVE))),
            "1 ПБ за кожного дракона, щонайбільше 4 ПБ, якщо в цій печері щонайменше 2 дракони.",
            "1 VP for each dragon, at most 4 VP, if there are at least 2 dragons in this cave.",
            "1 ПО за каждого дракона, но не более 4 ПО, если в этой пещере не менее 2 драконов.",
        ),
        (
            GainAndCache(ANY, 3, ANYWHERE, least=1, most=2),
            "Отримайте 3 будь-які ресурси та запасіть від 1 до 2 з них на будь-яких своїх драконах.",
            "Gain any 3 resources and cache 1 to 2 of them on any of your dragons.",
            "Получите 3 любых ресурса и запасите от 1 до 2 из них на любых своих драконах.",
        ),
        (
            Draw(4, least=1, most=1, discard=1),
            "Візьміть із колоди 4 карти драконів: 1 підкладіть під цього дракона, 1 скиньте, 2 залиште.",
            "Draw 4 dragon cards: tuck 1 under this dragon, discard 1 and keep 2.",
            "Возьмите из колоды 4 карты драконов: 1 подложите под этого дракона, 1 сбросьте, 2 оставьте.",
        ),
    ],
)
def test_a_verb_says_all_its_numbers(verb: Any, uk: str, en: str, ru: str) -> None:
    assert [plain(GAME.tongue(code).sentence(verb)) for code in ("uk", "en", "ru")] == [uk, en, ru]


@pytest.mark.parametrize(
    ("declare", "why"),
    [
        (lambda: Draw(2, least=1, most=2), "must be tucked"),
        (lambda: Draw(2, discard=1), "are discarded where"),
        (lambda: Draw(2, where=ANYWHERE), "matters only if"),
        (lambda: Points(2, most=3), "has no most"),
        (lambda: GainAndCache(MEAT, 2, HERE, least=2), "must be cached"),
        (lambda: PlayCave(DECK, 2), "one card is turned up"),
        (lambda: Price(COIN, 1, THIS_CAVE), "only eggs"),
        (lambda: Decision("X", (1, 1, 1, 1), dragon=1), "a cave or a cell"),
        (lambda: Decision("X", (1, 1, 1, 1), dragon=1, cave=1, plus=1), "steps of its own"),
    ],
)
def test_what_no_card_can_say_is_refused_where_it_is_declared(declare: Callable[[], object], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        declare()
