"""The tables seats imagine: what they know stays, everything else is dealt anew."""

from __future__ import annotations

from embertable.core.codec import digest
from embertable.core.flow import asked, choose
from embertable.core.rng import seeded
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import FANCY
from embertable.games.flamecraft.chapters.supply import draw_fancy, put_fancy_under
from embertable.games.flamecraft.setup import KeepFirst
from embertable.games.flamecraft.terms import MIXED
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


def test_imagining_leaves_the_table_alone_and_foresees_nothing() -> None:
    game = given(seats=3, me={"hand": ["bread"]}, others=[{"hand": ["meat", "iron"]}, {"hand": ["plant"]}])
    before = digest(game.s)

    imagined = [GAME.imagine(game.s, 0, seeded(seed)) for seed in range(10)]

    assert digest(game.s) == before
    assert len({(s.rng.a, s.rng.b) for s in imagined}) == 10
    assert len({tuple(s.shop_deck) for s in imagined}) > 1


def test_an_artisan_put_under_the_deck_is_remembered_by_who_put_it_there() -> None:
    """At the bottom of every table that player imagines; anywhere for the others."""
    game = given(
        me={"hand": ["bread"] * 3 + ["meat"] * 3}, others=[{"hand": ["plant"]}], park=["iron"], town={"sew-cute": []}
    )
    game.gather("sew-cute").choose("take iron").finish()
    game.choose("return bread")
    bottom = game.s.artisan_deck[0]

    assert GAME.view(game.s, 0)["remembered"]["artisans"] == [[0, "bread-1"]]
    assert GAME.view(game.s, 1)["remembered"]["artisans"] == []
    assert GAME.view(game.s, None)["remembered"]["artisans"] == []
    assert {GAME.imagine(game.s, 0, seeded(seed)).artisan_deck[0] for seed in range(20)} == {bottom}
    assert len({GAME.imagine(game.s, 1, seeded(seed)).artisan_deck[0] for seed in range(20)}) > 1


def test_a_fancy_dragon_put_under_the_deck_is_remembered_until_it_is_drawn() -> None:
    """By who put it there, in the place where it came to lie."""
    game = given(me={"fancy": ["pally", "ditto"]}, others=[{"fancy": ["dusk"]}], fancy=["eenie", "meenie"])
    put_fancy_under(game.s, FANCY_CARD["zircon"], 1, 0)
    put_fancy_under(game.s, FANCY_CARD["rosy"], 2, 0)

    assert GAME.view(game.s, 0)["remembered"]["fancy"] == [[1, "zircon"]]
    assert GAME.view(game.s, 1)["remembered"]["fancy"] == [[0, "rosy"]]
    imagined = [GAME.imagine(game.s, 0, seeded(seed)) for seed in range(30)]
    assert {s.fancy_deck[1] for s in imagined} == {FANCY_CARD["zircon"]}
    assert len({s.fancy_deck[0] for s in imagined}) > 1
    for _ in range(3):
        draw_fancy(game.s, 1)
    assert game.s.fancy_under == [2]
    assert GAME.view(game.s, 0)["remembered"]["fancy"] == []


def test_nobody_imagines_the_first_fancy_dragon_let_go_in_another_hand() -> None:
    """It lies under the deck among those of the others, nobody knows where."""
    s = GAME.new(3, None, 4)
    while isinstance(asked(s), KeepFirst):
        choose(s, asked(s).seat, s.options[0].key())
    mine = s.players[0].returned

    assert len(mine) == 1
    assert s.fancy_under == [MIXED] * 3
    places = set()
    for seed in range(40):
        imagined = GAME.imagine(s, 0, seeded(seed))
        assert imagined.players[0].returned == mine
        places.add(imagined.fancy_deck.index(mine[0]))
        GAME.check(imagined)
        for seat in (1, 2):  # what others let go is as unknown as their hands, and fits the table
            again = GAME.imagine(imagined, seat, seeded(seed))
            GAME.check(again)
    assert places == {0, 1, 2}


def test_alone_one_knows_what_lies_under_the_deck() -> None:
    """The dragon let go at the start, and every artisan that found no place in town."""
    s = GAME.new(1, None, 2)
    while not s.fancy_under:
        choose(s, 0, s.options[0].key())

    assert {GAME.imagine(s, 0, seeded(seed)).fancy_deck[0] for seed in range(10)} == {s.fancy_deck[0]}
    assert GAME.view(s, 0)["remembered"]["fancy_mixed"] == [FANCY[s.fancy_deck[0]].id]


def test_an_artisan_fired_from_the_hand_is_known_to_all() -> None:
    """It was shown: nobody imagines another in its place while it still asks for its partner."""
    game = given(me={"hand": ["potion", "iron"]}, town={"touch-o-glass": []})
    game.gather("touch-o-glass").until("ChooseAbility").choose("use touch-o-glass", "fire potion")
    assert game.question == "ChooseSwap"

    fired = game.s.turn.spot
    assert all(fired in GAME.imagine(game.s, 1, seeded(seed)).players[0].hand for seed in range(30))
