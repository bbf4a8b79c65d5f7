"""The fancy dragons, each by its rules."""

from __future__ import annotations

from tests.games.flamecraft_duals.given import FILLER, given


def test_twinkle_keeps_a_card_above_the_limit() -> None:
    """The hand may exceed the limit, and Refresh then draws nothing."""
    game = given(
        hand=["cook-line", "baker-line"],
        deck=FILLER[2:],
        dragons=["star", "penny"],
        coins=1,
        rival_coins=1,
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("coin star")

    assert game.s.turn == 1
    assert game.hand == ["cook-line", "baker-line", "gardener-line"]


def test_precious_exchanges_a_token_of_the_tray() -> None:
    """The token left does not act, the one taken is placed and may be activated."""
    game = given(
        board={"c1": ["cook", "gardener"], "c2": ["jeweller"]},
        tray=["baker"],
        dragons=["precious", "penny"],
        coins=1,
        bag=["cook"] * 3,
    )

    game.choose("coin precious", "leave baker c2")

    assert game.stack("c2") == ["baker"]
    assert game.tray == ["jeweller"]
    game.choose("place jeweller e1")
    assert game.keys == ["activate jeweller e1", "decline"]


def test_precious_under_a_jeweller_gives_no_activation() -> None:
    game = given(
        board={"c1": ["cook"]},
        tray=["jeweller"],
        dragons=["precious", "penny"],
        coins=1,
        rival_coins=1,
        bag=["baker"] * 4,
        deck=FILLER,
    )

    game.choose("place jeweller c3", "activate jeweller c3", "coin precious", "leave baker c1")
    assert sorted(game.tray) == ["baker", "baker", "cook"]
    game.choose("place cook c4")

    assert game.s.turn == 1


def test_zippy_between_two_scorings() -> None:
    """A step may break one pattern and make another, in the middle of the Score phase."""
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"], "c5": ["baker"]}
    game = given(
        board=board,
        hand=["cook-pair-baker", "cook-line"],
        dragons=["swift", "penny"],
        coins=1,
        bag=["cook"] * 3,
        scoring=True,
        deck=FILLER,
    )
    assert "score cook-pair-baker" not in game.keys

    game.choose("score cook-line", "coin swift", "move c5 c4", "score cook-pair-baker")

    assert game.scored == ["cook-line", "cook-pair-baker"]


def test_zippy_may_make_an_ability_usable() -> None:
    """A cook without neighbours: the coin is offered before its activation is passed over."""
    game = given(
        board={"c5": ["baker"]}, tray=["cook"], dragons=["swift", "penny"], coins=1, bag=["cook"] * 3, deck=FILLER
    )

    game.choose("place cook c3")
    assert game.keys == ["decline", "coin", "coin swift"]
    game.choose("coin swift", "move c5 c4")

    assert game.keys == ["activate cook c3", "decline"]


def test_zippy_moves_the_token_just_placed_and_it_still_acts() -> None:
    game = given(
        board={"c5": ["baker"]}, tray=["cook"], dragons=["swift", "penny"], coins=1, bag=["cook"] * 3, deck=FILLER
    )

    game.choose("place cook c3", "coin swift", "move c3 c4")

    assert game.keys == ["activate cook c4", "decline"]


def test_r_20_zippy_may_take_the_last_target_away() -> None:
    """The ability ends there; the coin stays spent."""
    board = {"c2": ["baker"]}
    game = given(
        board=board,
        tray=["cook"],
        dragons=["swift", "penny"],
        coins=1,
        rival_coins=1,
        bag=["jeweller"] * 3,
        deck=FILLER,
    )

    game.choose("place cook c3", "activate cook c3", "coin swift", "move c2 c1")

    assert game.s.turn == 1
    assert game.me.coins == 0


def test_r_20_a_blacksmith_without_a_first_move_has_no_second() -> None:
    board = {"c2": ["baker"], "c1": ["cook"]}
    game = given(
        board=board,
        tray=["blacksmith"],
        dragons=["swift", "penny"],
        coins=1,
        rival_coins=1,
        bag=["jeweller"] * 3,
        deck=FILLER,
    )

    game.choose("place blacksmith c3", "activate blacksmith c3", "coin swift", "move c2 c1")

    assert game.s.turn == 1


def test_zippy_does_not_count_as_a_move_of_the_blacksmith() -> None:
    """Only the token the blacksmith moved first may not move again."""
    board = {"c2": ["baker"], "c4": ["cook"]}
    game = given(board=board, tray=["blacksmith"], dragons=["swift", "penny"], coins=1, bag=["jeweller"] * 3)

    game.choose("place blacksmith c3", "activate blacksmith c3", "move c2 b2", "coin swift", "move c4 d3")

    assert {key.split()[1] for key in game.keys if key.startswith("move")} == {"d3"}


def test_tailor_at_the_start_of_a_turn() -> None:
    game = given(dragons=["tailor", "penny"], coins=1, rival_coins=1, bag=["cook"] * 4, deck=FILLER)
    assert game.keys == ["pull", "coin tailor", "coin"]

    game.choose("coin tailor", "place cook c3")

    assert len(game.s.bag) == 3


def test_oracle_offers_each_card_anew() -> None:
    """Gaps among the open cards stay until the turn is over."""
    game = given(
        hand=["cook-line", "baker-line"],
        display=["jeweller-line", "gardener-line", "blacksmith-line"],
        deck=["cook-triangle", "baker-triangle", "gardener-triangle"],
        dragons=["seer", "penny"],
        coins=1,
        bag=["cook"] * 3,
    )

    game.choose("coin")
    assert game.keys == ["take jeweller-line", "take gardener-line", "take blacksmith-line", "draw"]
    game.choose("take gardener-line")
    assert game.keys == ["take jeweller-line", "take blacksmith-line", "draw"]
    game.choose("draw")

    assert game.hand == ["cook-line", "baker-line", "gardener-line", "cook-triangle"]
    assert len(game.s.display) == 2
