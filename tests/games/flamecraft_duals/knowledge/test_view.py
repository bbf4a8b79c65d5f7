"""What a seat sees and remembers."""

from __future__ import annotations

from embertable.core.rng import seeded
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, NUMBER
from embertable.games.flamecraft_duals.state import State
from tests.games.flamecraft_duals.given import FULL_DECK, Given, given


def play_coin() -> Given:
    """The first seat has put baker-line and then cook-line under the deck."""
    deck = [card for card in FULL_DECK if card not in ("cook-line", "baker-line")]
    game = given(hand=["cook-line", "baker-line"], deck=deck, coins=1, rival_coins=1, bag=["cook"] * 5)
    return game.choose("coin", "return baker-line", "return cook-line")


def test_hands_are_secret() -> None:
    s: State = GAME.new(2, seed=4)

    mine, theirs = GAME.view(s, 0), GAME.view(s, 1)

    assert mine["players"][1]["hand"] is None
    assert mine["players"][1]["hand_size"] == 2
    assert theirs["players"][1]["hand"] == [CARD_IDS[card] for card in s.players[1].hand]
    assert [player["hand"] for player in GAME.view(s, None)["players"]] == [None, None]


def test_the_bag_is_known_as_what_it_holds() -> None:
    s: State = GAME.new(2, seed=4)

    assert sum(GAME.view(s, None)["bag"].values()) == 30
    assert GAME.view(s, None)["bag"]["baker"] == 4


def test_a_player_remembers_what_went_under_the_deck() -> None:
    """The last card returned lies lowest, and every imagined deck has both where they are."""
    game = play_coin()

    assert GAME.view(game.s, 0)["remembered"] == [
        {"place": 0, "card": "cook-line"},
        {"place": 1, "card": "baker-line"},
    ]
    assert GAME.view(game.s, 1)["remembered"] == []
    places = set()
    for seed in range(30):
        mine = GAME.imagine(game.s, 0, seeded(seed))
        assert [CARD_IDS[card] for card in mine.deck[:2]] == ["cook-line", "baker-line"]
        theirs = GAME.imagine(game.s, 1, seeded(seed))
        places.add(CARD_IDS[theirs.deck[0]])
    assert len(places) > 5


def finish_turn(game: Given) -> None:
    """Play on without anything special until the other seat is on turn."""
    seat = game.s.turn
    while game.s.options and game.s.turn == seat:
        plain = [key for key in game.keys if key in ("end", "decline", "pull") or key.startswith(("place", "draw"))]
        game.choose(plain[0])


def test_who_returned_a_card_knows_who_draws_it() -> None:
    """The deck is counted: the card put under it comes up when all others are gone."""
    game = given(
        hand=["cook-line", "baker-line"],
        deck=["jeweller-line", "gardener-line", "cook-triangle", "blacksmith-line"],
        coins=1,
        rival_coins=1,
        bag=["cook"] * 5,
    )
    game.choose("coin", "return baker-line", "return cook-line")
    finish_turn(game)
    game.rival.hand = []
    game.s.deck.pop()

    finish_turn(game)

    assert len(game.rival.hand) == 2
    assert GAME.view(game.s, 0)["players"][1]["known"] == ["baker-line"]
    assert NUMBER["baker-line"] in GAME.imagine(game.s, 0, seeded(1)).players[1].hand


def test_an_open_card_taken_is_known_until_cards_are_returned() -> None:
    game = given(
        hand=["cook-line", "baker-line"],
        display=["jeweller-line", "gardener-line", "blacksmith-line"],
        deck=[f"{kind}-triangle" for kind in ("cook", "baker", "gardener", "jeweller", "blacksmith")],
        dragons=["seer", "star"],
        coins=2,
        rival_coins=1,
        bag=["cook"] * 6,
        scoring=True,
    )
    game.choose("coin star", "take gardener-line")
    assert GAME.view(game.s, 1)["players"][0]["known"] == ["gardener-line"]
    for seed in range(10):
        assert NUMBER["gardener-line"] in GAME.imagine(game.s, 1, seeded(seed)).players[0].hand

    finish_turn(game)
    game.choose("coin", "draw", "draw", "return cook-line", "return baker-line")

    assert GAME.view(game.s, 1)["players"][0]["known"] == []
