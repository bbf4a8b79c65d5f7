"""What seats know of each other's cards, and the tables they imagine."""

from __future__ import annotations

from embertable.core.codec import digest
from embertable.core.rng import seeded
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.events import DrewArtisan, GaveFancy
from embertable.games.flamecraft.words import NONE
from tests.games.flamecraft.given import FANCY_CARD, given


def test_an_artisan_taken_from_the_park_is_known_to_all() -> None:
    """It stays in the hand in every imagined table; the others are dealt anew."""
    game = given(me={"hand": ["bread", "meat"]}, park=["iron"], town={"sew-cute": []}, artisans=["plant"] * 6)
    game.gather("sew-cute").choose("take iron").finish()
    known = game.me.known
    assert len(known) == 1

    hands = [GAME.imagine(game.s, 1, seeded(seed)).players[0].hand for seed in range(30)]

    assert all(known[0] in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1
    assert GAME.view(game.s, 1)["players"][0]["known"] == ["iron-1"]
    assert GAME.view(game.s, 1)["players"][0]["hand"] is None


def test_returning_a_card_in_secret_makes_the_rest_unknown() -> None:
    game = given(me={"hand": ["bread"] * 3 + ["meat"] * 3}, park=["iron"], town={"sew-cute": []})
    game.gather("sew-cute").choose("take iron").finish()

    game.choose("return bread")

    assert game.me.known == []


def test_a_fancy_dragon_given_away_is_known_to_both() -> None:
    """And to nobody else, until it is played."""
    game = given(seats=3, town={"scale-mail-post": []}, fancy=["talisa", "pally", "ditto", "dusk"], park=["iron"])
    game.gather("scale-mail-post").choose("take iron").until("ChooseAbility").choose("use scale-mail-post")
    game.choose("keep pally", "to 2")

    assert game.fancy(2) == ["talisa"]
    assert GAME.view(game.s, 0)["players"][2]["fancy_known"] == ["talisa"]
    assert GAME.view(game.s, 1)["players"][2]["fancy_known"] == []
    imagined = [GAME.imagine(game.s, 0, seeded(seed)) for seed in range(20)]
    assert all(s.players[2].fancy == [FANCY_CARD["talisa"]] for s in imagined)


def test_secret_events_show_others_only_that_they_happened() -> None:
    drew = DrewArtisan(1, 20)
    gave = GaveFancy(0, 2, 5)

    assert drew.seen_by(1) is drew
    assert isinstance(other := drew.seen_by(0), DrewArtisan)
    assert other.card == NONE
    assert gave.seen_by(2) is gave
    assert isinstance(onlooker := gave.seen_by(None), GaveFancy)
    assert onlooker.card == NONE


def test_imagining_leaves_the_table_alone_and_foresees_nothing() -> None:
    game = given(seats=3, me={"hand": ["bread"]}, others=[{"hand": ["meat", "iron"]}, {"hand": ["plant"]}])
    before = digest(game.s)

    imagined = [GAME.imagine(game.s, 0, seeded(seed)) for seed in range(10)]

    assert digest(game.s) == before
    assert len({(s.rng.a, s.rng.b) for s in imagined}) == 10
    assert len({tuple(s.shop_deck) for s in imagined}) > 1


def test_an_observation_has_one_length_for_all_tables() -> None:
    lengths = {len(GAME.observe(GAME.new(seats, None, 1), 0)) for seats in GAME.seats}

    assert len(lengths) == 1
