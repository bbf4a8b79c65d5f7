"""A card is one declaration: change a number in it, and what it does and what it says change together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from embertable.core.text.marks import plain
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, CARD_IDS, FANCY, HEARTS, NUMBER
from embertable.games.flamecraft_duals.chapters.coin import SPEND_COIN
from embertable.games.flamecraft_duals.effects.drawing import KeepCards
from embertable.games.flamecraft_duals.effects.passive import HandLimit
from embertable.games.flamecraft_duals.effects.placing import PullAndPlace
from embertable.games.flamecraft_duals.effects.pulling import PullInstead
from embertable.games.flamecraft_duals.places.patterns import FACES_OF, fits
from embertable.games.flamecraft_duals.places.stacks import EMPTY, stack_of
from embertable.games.flamecraft_duals.terms import COIN_CARDS, DRAGON_IDS, FACE, FACES, JEWELLER, KINDS_OF, TOKENS
from embertable.games.flamecraft_duals.variants import Variants
from tests.games.flamecraft_duals.given import given
from tests.games.variations import reprinted


def says(card: str, code: str) -> str:
    return plain("\n".join(GAME.card_text(card, GAME.tongue(code)).lines))


def test_star_draws_as_many_cards_as_it_says() -> None:
    place = DRAGON_IDS.index("star")
    with reprinted(FANCY, place, replace(FANCY[place], effect=KeepCards(2))):
        game = given(coins=1, dragons=["star"], deck=CARD_IDS[:5], bag=["cook"] * 3).choose("coin star")

        assert len(game.hand) == 2
        assert "візьміть 2 карти крамниць" in says("star", "uk").lower()
        assert "draw 2 shop cards" in says("star", "en").lower()
        assert "2 карты лавок" in says("star", "ru")


def test_tailor_pulls_as_many_tokens_as_it_says() -> None:
    place = DRAGON_IDS.index("tailor")
    with reprinted(FANCY, place, replace(FANCY[place], effect=PullInstead(4))):
        game = given(coins=1, dragons=["tailor"], bag=["cook"] * 5).choose("coin tailor")

        assert game.tray == ["cook"] * 4
        assert "4 фішки" in says("tailor", "uk")
        assert "4 tokens" in says("tailor", "en")
        assert "4 фишки" in says("tailor", "ru")


def test_trio_deals_as_many_cards_as_it_says() -> None:
    place = DRAGON_IDS.index("trio")
    with reprinted(FANCY, place, replace(FANCY[place], effect=HandLimit(4))):
        s = GAME.new(2, Variants(dragons=("trio", "star")), seed=1)

        assert [len(player.hand) for player in s.players] == [4, 4]
        assert "4 карти крамниць" in says("trio", "uk")
        assert "4 shop cards" in says("trio", "en")
        assert "4 карты лавок" in says("trio", "ru")


def test_a_jeweller_pulls_as_many_tokens_as_it_says() -> None:
    with reprinted(ABILITIES, JEWELLER, PullAndPlace(2)):
        game = given(tray=["jeweller"], bag=["cook"] * 5)
        game.choose(game.keys[0])
        game.choose(next(key for key in game.keys if key.startswith("activate jeweller")))

        assert game.tray == ["cook"] * 2
        assert "2 фішки" in says("jeweller", "uk")
        assert "2 tokens" in says("jeweller", "en")
        assert "2 фишки" in says("jeweller", "ru")


def test_a_shop_card_is_worth_what_it_says() -> None:
    card = NUMBER["baker-line"]
    with reprinted(HEARTS, card, 7):
        game = given(scored=["baker-line"], bag=["cook"] * 3)

        assert GAME.scores(game.s)[0].points == 7
        assert [says("baker-line", code).splitlines()[-1][0] for code in ("uk", "en", "ru")] == ["7"] * 3


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_a_coin_says_how_many_cards_it_draws_and_returns(code: str) -> None:
    said = plain(GAME.say(SPEND_COIN, GAME.tongue(code)))
    assert [int(word) for word in said.split() if word.isdecimal()] == [COIN_CARDS, COIN_CARDS]


def test_a_two_coloured_dragon_fits_the_kinds_on_it() -> None:
    for kind, faces in enumerate(FACES_OF):
        assert list(faces) == [face for face in range(FACES) if kind in KINDS_OF[face]]
    for token in range(TOKENS):
        fitting = fits([stack_of([token]), *[EMPTY] * 18])
        kinds = KINDS_OF[FACE[token]] or range(len(FACES_OF))
        assert [kind for kind, cells in enumerate(fitting) if cells] == list(kinds)
