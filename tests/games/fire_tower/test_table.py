"""The table around the rules: modes that exist, champions, what is known, what is said."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from embertable.core.errors import BadVariant
from embertable.core.flow import apply, asked
from embertable.core.rng import seeded
from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.chapters import discarding, turn
from embertable.games.fire_tower.chapters.champion import next_champions
from embertable.games.fire_tower.terms import IDS
from embertable.games.fire_tower.variants import Variants
from tests.games.fire_tower.given import at, given

FIVE = ["wind-north", "wind-north", "wind-east", "wind-east", "wind-south"]


@pytest.mark.parametrize(
    ("seats", "variants", "says"),
    [
        (2, Variants(mode="shadow"), "needs 3 or 4 players; two play the plain game"),
        (2, Variants(mode="teams"), "needs 4 players; 2 play the plain game"),
        (3, Variants(mode="teams"), "needs 4 players; 3 play the plain game or with the Shadow of the Wood"),
        (4, Variants(forest="nw"), "four players man all four corners"),
        (2, Variants(champion="champion", holders=("ne",)), "can be held at nw, se, not by ne"),
        (3, Variants(champion="grand", holders=()), "can be held at nw, ne, se, not by nobody"),
        (2, Variants(max_turns=0), "max_turns is at least 1"),
    ],
)
def test_a_mode_that_does_not_exist_is_refused_in_one_sentence(seats: int, variants: Variants, says: str) -> None:
    with pytest.raises(BadVariant, match=re.escape(says)) as refusal:
        GAME.new(seats, variants)
    assert ". " not in str(refusal.value)


@pytest.mark.parametrize(
    ("seats", "forest", "corners"),
    [
        (2, "sw", ["nw", "se"]), (2, "nw", ["ne", "sw"]), (3, "sw", ["nw", "ne", "se"]), (3, "ne", ["nw", "se", "sw"]),
    ],
)  # fmt: skip
def test_corners_without_a_tower_are_forest(seats: int, forest: str, corners: list[str]) -> None:
    """Two sit opposite each other; three leave any corner free."""
    view = GAME.view(GAME.new(seats, Variants(forest=forest)), None)  # type: ignore[arg-type]  # a table of words
    assert [player["corner"] for player in view["players"]] == corners


def test_an_unmanned_zone_is_plain_forest() -> None:
    """Ruling 6: firebreaks and water work there, and nothing burns down."""
    game = given(seats=2, fire=[(0, 15), (1, 15)], hands=[["air-drop", "de-re-forest"], FIVE])
    game.choose("play air-drop")
    assert game.keys == [f"douse {at(0, 15)}", f"douse {at(1, 15)}"]


def test_champions_place_two_firebreaks_that_do_not_touch() -> None:
    """Section 12: before the first turn, in seat order."""
    s = GAME.new(2, Variants(champion="champion", holders=("nw", "se")))
    assert asked(s).seat == 0
    for key, seat in (("dig D4", 0), ("dig F4", 0), ("dig K11", 1), ("dig K13", 1)):
        assert asked(s).seat == seat
        keys = [option.key() for option in s.options]
        assert "dig E4" not in keys or (seat == 0 and key == "dig D4")
        apply(s, s.options[keys.index(key)])
    assert isinstance(asked(s), turn.ChooseSpread)


def test_a_grand_champion_may_change_opening_cards() -> None:
    s = GAME.new(2, Variants(champion="grand", holders=("se",)))
    for key in ("dig D4", "dig F4"):
        apply(s, s.options[[option.key() for option in s.options].index(key)])
    assert isinstance(asked(s), discarding.DiscardAny)
    assert asked(s).seat == 1


def test_the_champions_card_goes_to_the_winner() -> None:
    """Section 12: front side up; whoever wins again turns it; all who win together have it."""
    won = given(seats=2, fire=[(15, 14)], hands=[["flare-up"], FIVE])
    won.choose("play flare-up", f"light {at(13, 15)} {at(14, 15)} {at(15, 15)}")

    first = next_champions(Variants(), won.s)
    assert (first.champion, first.holders) == ("champion", ("nw",))
    again = next_champions(first, won.s)
    assert (again.champion, again.holders) == ("grand", ("nw",))
    lost = next_champions(Variants(champion="grand", holders=("se",)), won.s)
    assert (lost.champion, lost.holders) == ("champion", ("nw",))


def test_imagined_hands_keep_what_was_shuffled_into_the_deck() -> None:
    """Right after a reshuffle everybody can tell what the deck is made of, so the other hands too."""
    game = given(seats=2, hands=[["wind-north", *FIVE[:4]], ["explosion"] * 2 + ["ember"] * 3], deck=[], phase="action")
    game.s.discard = [IDS.index("dozer-line")] * 8
    game.choose("play wind-north", "turn north")

    imagined = GAME.imagine(game.s, 0, seeded(3))

    assert imagined.players[1].hand == game.s.players[1].hand
    assert sorted(imagined.deck) == sorted(game.s.deck)


def test_a_player_about_to_pay_is_imagined_with_the_cards_to_pay() -> None:
    """Reckless Abandon tells the others what is in the hand: nobody imagines it away."""
    water = ["smokejumper", "smokejumper", "air-drop", "fire-engine", "wind-north"]
    game = given(seats=2, buckets=["emptied"], hands=[water, FIVE], deck=["ember", "dozer-line", "air-drop"] * 6)
    game.choose("reckless water")
    assert game.question == "DiscardSome"
    for seed in range(20):
        imagined = GAME.imagine(game.s, 1, seeded(seed))
        assert len(imagined.options) > 1
        assert GAME.view(imagined, 1) == GAME.view(game.s, 1)


def test_hands_are_secret() -> None:
    s = GAME.new(3, seed=2)
    view = GAME.view(s, 1)
    assert [player["hand"] is None for player in view["players"]] == [True, False, True]
    assert GAME.view(s, None)["players"][1]["hand"] is None


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


@pytest.mark.parametrize("code", ["en", "uk", "ru"])
def test_the_terminal_shows_the_forest_without_colour(code: str) -> None:
    """Coordinates, towers, fire, firebreaks and wind are told apart by signs alone, within a hundred columns."""
    game = given(fire=[(6, 2)], breaks=[(4, 4)], wind="E", burnt=["ne"], hands=[["ember"]])
    console = Console(width=100, no_color=True, file=StringIO())
    console.print(GAME.terminal(GAME.view(game.s, 0), GAME.tongue(code)))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]  # it is a StringIO

    assert lines[0].split()[:16] == list("ABCDEFGHIJKLMNOP")
    seventh = lines[7].split()
    assert seventh[:4] == ["7", "·", "·", "▲"]
    assert lines[5].split()[5] == "#"
    assert lines[8].split()[8:10] == ["*", "*"]
    assert lines[1].split()[1:4] == ["X", "+", "+"]
    assert lines[1].split()[14:17] == ["*", "*", "*"]
    assert "→" in "".join(lines)
    assert all(len(line) <= 100 for line in lines)
