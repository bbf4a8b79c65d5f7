"""Whatever number or switch stands in the declaration of a card, its text says it: in three languages, for every card.

What the card then does is tested where its verbs are. Together: change one number of one card, and behaviour and texts
follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from embertable.core.text.slots import Slots
from embertable.core.text.tongue import Tongue
from embertable.games import game
from embertable.games.fire_tower.cards import tables as fire_tower
from embertable.games.fire_tower.text import cards as fire_tower_text
from embertable.games.flamecraft.cards import tables as flamecraft
from embertable.games.flamecraft.text import cards as flamecraft_text
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, FANCY
from embertable.games.tatsu.cards.tables import SPIRITS
from embertable.games.tatsu.text import cards as tatsu_text
from embertable.games.wyrmspan.cards import tables as wyrmspan
from embertable.games.wyrmspan.text import cards as wyrmspan_text
from tests.games.variations import variations

Text = Callable[[Any, Tongue], Any]


def effect_lines(card: Any, tongue: Tongue) -> Any:
    return fire_tower_text.lines(card.effect, tongue)


def sentence(card: Any, tongue: Tongue) -> str:
    return tongue.sentence(card)


def fancy_text(card: Any, tongue: Tongue) -> Any:
    return card.is_active, tongue.sentence(card.effect)


def bonuses() -> list[Any]:
    """What is printed on Wyrmspan's mat and guild board."""
    return [*[each for path in wyrmspan.EXPLORE for each in path], *wyrmspan.COLUMN_FOUR, *filter(None, wyrmspan.TRACK)]


FAMILIES: dict[str, tuple[str, Sequence[Any], Text]] = {
    "spirits": ("tatsu", SPIRITS, tatsu_text.spirit_lines),
    "action cards": ("fire_tower", fire_tower.ACTION_CARDS, effect_lines),
    "events": ("fire_tower", fire_tower.EVENTS, effect_lines),
    "tower cards": ("fire_tower", fire_tower.TOWER, effect_lines),
    "the shadow": ("fire_tower", fire_tower.SHADOW, effect_lines),
    "champions": ("fire_tower", fire_tower.CHAMPION, effect_lines),
    "duals: fancy dragons": ("flamecraft_duals", FANCY, fancy_text),
    "duals: artisans": ("flamecraft_duals", ABILITIES, sentence),
    "shops": ("flamecraft", flamecraft.SHOPS, flamecraft_text.shop_lines),
    "enchantments": ("flamecraft", flamecraft.SPELLS, flamecraft_text.spell_lines),
    "fancy dragons": ("flamecraft", flamecraft.FANCY, flamecraft_text.fancy_lines),
    "companions": ("flamecraft", flamecraft.COMPANIONS, flamecraft_text.companion_lines),
    "achievements": ("flamecraft", flamecraft.ACHIEVEMENTS, flamecraft_text.achievement_lines),
    "artisans": ("flamecraft", flamecraft.FIRE_UP, sentence),
    "dragons": ("wyrmspan", wyrmspan.DRAGONS, wyrmspan_text.dragon_text),
    "caves": ("wyrmspan", wyrmspan.CAVE_TABLE, wyrmspan_text.cave_text),
    "guilds": ("wyrmspan", wyrmspan.GUILDS, wyrmspan_text.guild_text),
    "objectives": ("wyrmspan", wyrmspan.OBJECTIVES, wyrmspan_text.objective_text),
    "decisions": ("wyrmspan", wyrmspan.DECISIONS, wyrmspan_text.decision_text),
    "bonuses": ("wyrmspan", bonuses(), sentence),
}
NOT_SAID = {
    "ActionCard.copies": "the card browser tells how many there are",
    "Face.copies": "the card browser tells how many there are",
    "Shop.is_starter": "the card browser lists starters apart",
    "Dragon.number": "which dragon it is: a name, not a number",
}


def silent(cards: Sequence[Any], text: Text, tongue: Tongue) -> set[str]:
    """The numbers, switches and words that could be others, and the text of the card would stay the same."""
    found: set[str] = set()
    changed = 0
    for card in cards:
        printed = text(card, tongue)
        for path, other in variations(card):
            if path[-1] not in NOT_SAID:
                changed += 1
                if text(other, tongue) == printed:
                    found.add(" in ".join(path[::-1]))
    assert changed, "there is no number in it, or none was found"
    return found


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
@pytest.mark.parametrize("family", FAMILIES)
def test_a_card_says_every_number_it_declares(family: str, code: str) -> None:
    name, cards, text = FAMILIES[family]

    assert silent(cards, text, game(name).tongue(code)) == set()


def test_what_need_not_be_said_is_declared_somewhere() -> None:
    declared = {path[-1] for _, cards, _ in FAMILIES.values() for card in cards for path, _ in variations(card)}

    assert set(NOT_SAID) <= declared


@dataclass(frozen=True)
class Toll:
    """A card to test the test with."""

    coins: int
    kinds: tuple[int, ...] = ()
    inside: tuple[Any, ...] = ()


@pytest.mark.parametrize(
    ("said", "missed"),
    [
        ("{0.coins} {0.kinds} {0.inside}", set()),
        ("{0.kinds} {0.inside}", {"Toll.coins"}),
        ("{0.coins} {0.inside}", {"Toll.kinds"}),
        ("{0.coins} {0.kinds}", {"Toll.coins in tuple.each in Toll.inside"}),
    ],
)
def test_what_a_text_leaves_out_is_noticed(said: str, missed: set[str]) -> None:
    card = Toll(3, (0, 1), (Toll(5),))

    assert silent([card], lambda card, tongue: said.format(card), Tongue("en", Slots(), [])) == missed


def test_a_text_that_breaks_has_not_spoken() -> None:
    """A language with words for no more than is printed fails, and is not taken for one that says something else."""
    with pytest.raises(IndexError):
        silent([Toll(1)], lambda card, tongue: ("no", "one")[card.coins], Tongue("en", Slots(), []))
    with pytest.raises(AssertionError, match="no number in it"):
        silent([Toll], lambda card, tongue: "", Tongue("en", Slots(), []))
