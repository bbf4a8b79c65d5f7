"""Alone in town: strangers, extra turns, the end, titles and achievements."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.core.flow import advance
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS
from embertable.games.flamecraft.chapters.solo import NextSoloTurn
from embertable.games.flamecraft.events import EndedAlone, EndTriggered
from embertable.games.flamecraft.terms import IDLENESS, NONE
from tests.games.flamecraft.given import SPELL, Given, given

UNPLACEABLE: dict[str, Any] = {
    "artisans": ["meat", "meat", "plant"],
    "enchantments": ["purple-iron-1", "purple-iron-2", "purple-iron-3"],
    "row": ["purple-bread-1", "purple-bread-2", "purple-bread-3", "purple-plant-1", "purple-plant-2"],
}

MANY: dict[str, Any] = {
    "park": ["crystal"] * 5,
    "artisans": ["iron", "meat", "iron", "meat", "iron", "meat"],
    "enchantments": [
        "purple-iron-1",
        "purple-iron-2",
        "purple-iron-3",
        "purple-meat-1",
        "purple-meat-2",
        "purple-bread-1",
    ],
}


def test_every_stranger_in_a_shop_wants_a_token() -> None:
    """It goes to the bank; who cannot pay goes elsewhere."""
    game = given(seats=1, me={"bread": 1, "meat": 1}, **MANY)
    game.s.pieces = [NONE, 2, 2, 3, NONE, NONE]
    game.s.options = game.s.agenda[-1].options(game.s)  # type: ignore[attr-defined]  # an ask is on top
    shops = {plot: game.s.shops[plot] for plot in (2, 3)}
    assert all(shop >= 0 for shop in shops.values())

    visit = next(option for option in game.s.options if getattr(option, "plot", NONE) == 2)
    game.choose(visit.key(), "hand bread")

    assert game.s.pieces[0] == 2
    assert sum(game.me.stock[:2]) <= 2


def test_an_artisan_that_fits_nowhere_goes_under_the_deck() -> None:
    """The next is tried; each card once."""
    full = {
        "critical-rolls": ["bread-0", "potion", "iron"],
        "draco-bell": ["meat-0", "plant", "crystal"],
        "hello-nursery": ["plant-0", "crystal", "bread"],
        "potable-potions": ["potion-0", "bread", "crystal"],
        "smith-mart": ["iron-0", "crystal", "plant"],
        "fragile-reptile": ["crystal-0", "", "meat"],
    }
    game = given(
        seats=1, town=full, artisans=["meat", "bread", "meat"], park=["iron"] * 5, enchantments=MANY["enchantments"]
    )

    game.gather("smith-mart").finish()

    assert game.slots("fragile-reptile") == ["crystal", "bread", "meat"]
    assert [card % 6 for card in game.s.artisan_deck] == [1, 1]
    assert game.s.ending == NONE


def test_gifts_to_strangers_go_to_the_bank_and_still_bring_hearts() -> None:
    game = given(seats=1, me={"iron": 1}, **MANY)

    game.gather("hello-nursery").choose("fire plant", "give iron").finish()

    assert game.me.hearts == 2
    assert "iron" not in game.stock()


def test_a_card_given_to_a_stranger_goes_under_its_deck() -> None:
    game = given(seats=1, me={"hand": ["bread"]}, town={"touch-o-glass": []}, **MANY)

    game.use("touch-o-glass").choose("take crystal", "give it away")

    assert game.me.hearts == 3
    assert game.hand() == ["crystal"]


def test_the_player_chooses_the_plot_of_a_new_shop() -> None:
    game = given(
        seats=1, me={"hand": ["meat"]}, town={"smith-mart": ["iron-0", "", "bread"]}, shops=["gnome-depot"], **MANY
    )

    game.gather("smith-mart").choose("place meat smith-mart 2", "take crystal", "plot 12").finish()

    assert game.plot("gnome-depot") == 11


def test_an_extra_turn_comes_before_the_strangers() -> None:
    """The turn that won it ends without them; the extra turn ends with them."""
    game = given(seats=1, me={"coins": 2}, town={"dryacon-alley": []}, fancy=["talisa"], **MANY)
    game.use("dryacon-alley").choose("space 2")

    assert "StrangerPlaced" not in game.events()
    game.gather("smith-mart").finish()
    assert "StrangerPlaced" in game.events()


def test_after_the_last_turn_strangers_do_nothing() -> None:
    """The end triggered between turns gives one more full turn."""
    game = given(seats=1, park=["crystal"] * 5, artisans=["iron"], enchantments=MANY["enchantments"])
    game.gather("smith-mart").finish()
    assert game.s.ending == 0
    assert game.s.last == 1
    placed = game.events().count("StrangerPlaced")
    game.s.artisan_deck = [12]

    game.gather("draco-bell").finish()

    assert game.events().count("StrangerPlaced") == placed
    assert game.s.scored


def ended(hearts: int, **table: Any) -> Given:
    """A solo game that ends now."""
    game = given(seats=1, me={"hearts": hearts, **table.pop("me", {})}, **table)
    end(game)
    return game


def end(game: Given) -> None:
    """The last turn is over."""
    game.s.agenda = []
    game.s.then(*NextSoloTurn(0).finish())
    advance(game.s)


SIX_BREAD = {
    "critical-rolls": ["bread-0", "", ""],
    "hello-nursery": ["plant-0", "", "bread-1"],
    "potable-potions": ["potion-0", "bread-2", ""],
    "smith-mart": ["iron-0", "", "bread-3"],
    "fragile-reptile": ["crystal-0", "bread-4", ""],
    "draggin-tail-roost": ["bread-5", "", ""],
}


@pytest.mark.parametrize(("hearts", "title", "unlocks"), [(74, 0, 0), (75, 1, 1), (89, 1, 1), (90, 2, 2)])
def test_titles_and_how_much_they_unlock(hearts: int, title: int, unlocks: int) -> None:
    """Coins and six bread artisans, one of them asleep, meet two requirements."""
    game = ended(hearts - 9, me={"coins": 9}, town=SIX_BREAD)
    end = next(event for event in game.s.journal or [] if isinstance(event, EndedAlone))

    assert (end.title, end.hearts, end.won) == (title, hearts, title > 0)
    if unlocks:
        assert game.keys == ["unlock treasurer", "unlock half-a-dozen", "go on"]
        game.choose("unlock half-a-dozen")
        if unlocks == 2:
            game.choose("unlock treasurer")
    assert GAME.earned(game.s) == ["half-a-dozen", "treasurer"][:unlocks]
    assert not game.s.options
    assert GAME.scores(game.s)[0].wins == (title > 0)


@pytest.mark.parametrize("achievement", ACHIEVEMENTS, ids=lambda achievement: achievement.id)
def test_an_achievement_needs_what_it_says(achievement: Any) -> None:
    """Not met on a poor table, met on a prepared one."""
    kinds = ("bread", "meat", "plant", "potion", "iron", "crystal")
    poor = given(seats=1)
    assert not achievement.needs.holds(poor.s, 0, NONE)

    rich = given(seats=1, town={"wishing-well": []})
    s = rich.s
    s.shops = [max(0, shop) for shop in s.shops]
    s.players[0].satisfied = 8
    s.players[0].coin_hearts = 9
    spells = [SPELL[f"purple-{kind}-{number}"] for kind in kinds for number in (1, 2)]
    s.spells = [*spells, *[NONE] * (len(s.spells) - len(spells))]
    s.slots = [number * 6 + kind for number in range(6) for kind in range(6)]
    assert achievement.needs.holds(s, 0, NONE)


def test_an_achievement_is_not_unlocked_twice() -> None:
    game = given(seats=1, me={"hearts": 90, "coins": 9})
    game.s.unlocked = [number for number, each in enumerate(ACHIEVEMENTS) if each.id == "treasurer"]
    end(game)

    assert game.s.scored
    assert not game.s.options


FULL_TOWN = {
    "critical-rolls": ["bread-0", "potion", "iron"],
    "draco-bell": ["meat-0", "plant", "crystal"],
    "hello-nursery": ["plant-0", "crystal", "bread"],
    "potable-potions": ["potion-0", "bread", "crystal"],
    "smith-mart": ["iron-0", "crystal", "plant"],
    "fragile-reptile": ["crystal-0", "bread", "meat"],
}


def test_cards_turned_up_and_put_back_do_not_put_off_the_end() -> None:
    """Twelve turns in which no artisan of the deck finds a slot: then the last turn comes."""
    game = given(seats=1, town=FULL_TOWN, park=["iron"] * 5, **UNPLACEABLE)

    for turn in range(12):
        assert game.s.ending == NONE, f"the end came after {turn} turns"
        game.gather("smith-mart" if turn % 2 else "draco-bell").finish()

    assert game.s.ending == 0
    assert [event.why for event in game.happened(EndTriggered)] == [IDLENESS]


def test_cards_drawn_and_given_back_do_not_put_off_the_end() -> None:
    """Who draws an artisan each turn and gives it to a stranger for hearts cannot do so for ever."""
    town = {**FULL_TOWN, "touch-o-glass": ["crystal", "meat", "potion"], "gnome-depot": ["iron", "plant", "meat"]}
    table = {**UNPLACEABLE, "artisans": ["bread", "bread"]}
    game = given(seats=1, town=town, me={"hand": ["bread"]}, park=["meat", "meat", "plant", "iron", "iron"], **table)

    for turn in range(12):
        assert game.s.ending == NONE, f"the end came after {turn} turns"
        if turn % 2:
            game.gather("gnome-depot").finish()
        else:
            game.use("touch-o-glass").choose("draw", "give it away").finish()

    assert game.s.ending == 0
    assert game.me.hearts == 3 * 6
