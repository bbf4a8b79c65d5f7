"""What seats see of each other's cards, and what they remember."""

from __future__ import annotations

from embertable.core.flow import asked, choose
from embertable.core.rng import seeded
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.chapters.supply import draw_fancy
from embertable.games.flamecraft.events import DrewArtisan, GaveFancy
from embertable.games.flamecraft.setup import KeepFirst
from embertable.games.flamecraft.terms import NONE
from tests.games.flamecraft.given import given


def test_returning_a_card_in_secret_makes_the_rest_unknown() -> None:
    game = given(me={"hand": ["bread"] * 3 + ["meat"] * 3}, park=["iron"], town={"sew-cute": []})
    game.gather("sew-cute").choose("take iron").finish()

    game.choose("return bread")

    assert game.me.known == []


def test_secret_events_show_others_only_that_they_happened() -> None:
    drew = DrewArtisan(1, 20)
    gave = GaveFancy(0, 2, 5)

    assert drew.seen_by(1) is drew
    assert isinstance(other := drew.seen_by(0), DrewArtisan)
    assert other.card == NONE
    assert gave.seen_by(2) is gave
    assert isinstance(onlooker := gave.seen_by(None), GaveFancy)
    assert onlooker.card == NONE


def test_a_draw_from_the_cards_let_go_makes_them_unknown() -> None:
    s = GAME.new(2, None, 4)
    while isinstance(asked(s), KeepFirst):
        choose(s, asked(s).seat, s.options[0].key())
    while len(s.fancy_deck) > len(s.fancy_under):
        draw_fancy(s, 0)
    assert [len(player.returned) for player in s.players] == [1, 1]

    draw_fancy(s, 1)

    assert [player.returned for player in s.players] == [[], []]
    assert s.fancy_under == [0]
    GAME.check(GAME.imagine(s, 0, seeded(1)))
