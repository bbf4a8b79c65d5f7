"""The rules beyond the worked examples: rulings, fancy dragons, fountain, solo, the end."""

from __future__ import annotations

import pytest

from embertable.core.errors import BadVariant, WrongSeats
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, NUMBER, RATINGS
from embertable.games.flamecraft_duals.chapters.scoring import winners
from embertable.games.flamecraft_duals.chapters.solo import end_solo, rating
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import LOST, PLAYING, WON
from embertable.games.flamecraft_duals.variants import Variants
from tests.games.flamecraft_duals.given import Given, at, given

FILLER = ["baker-line", "cook-line", "gardener-line", "jeweller-line", "blacksmith-line"]
RHOMBUS = {"c3": ["baker"], "c4": ["baker"], at(0, 1): ["jeweller"], at(1, -1): ["jeweller"]}


def test_setup_for_two() -> None:
    """Three coins, two cards, six start tokens round an empty centre, a reserve of six, thirty in the bag."""
    s: State = GAME.new(2, seed=5)

    assert [(player.coins, len(player.hand)) for player in s.players] == [(3, 2), (3, 2)]
    assert [cell for cell, stack in enumerate(s.board) if stack] == [4, 5, 8, 10, 13, 14]
    assert (len(s.reserve), len(s.bag), len(s.deck)) == (6, 30, 38)


@pytest.mark.parametrize(
    ("seats", "variants", "says"),
    [
        (1, Variants(fancy="picked"), "solo game"),
        (1, Variants(fountain=True), "solo game"),
        (2, Variants(dragons=("star",)), "exactly two different"),
        (2, Variants(dragons=("star", "star")), "exactly two different"),
        (2, Variants(dragons=("star", "dusk")), "there are: star, precious"),
        (2, Variants(dragons=("star", "seer"), fancy="drawn"), "not both"),
    ],
)
def test_modes_that_do_not_exist_are_refused(seats: int, variants: Variants, says: str) -> None:
    """One sentence says what does exist."""
    with pytest.raises(BadVariant, match=says):
        GAME.new(seats, variants)


def test_three_players_are_refused() -> None:
    with pytest.raises(WrongSeats, match="1 to 2 seats, not by 3"):
        GAME.new(3)


def test_a_tied_duel_goes_to_more_cards_then_to_both() -> None:
    """Hearts first, then the number of scored cards, then both win."""
    more_cards = given(scored=["baker-line", "cook-line"], rival_scored=["baker-pair-cook"] * 3, bag=["cook"] * 2)
    equal = given(scored=["baker-line"], rival_scored=["cook-line"], bag=["cook"] * 2)

    assert winners(more_cards.s) == [1]
    assert winners(equal.s) == [0, 1]


def test_coins_left_are_hearts() -> None:
    game = given(scored=["baker-line"], coins=2, bag=["cook"] * 2, deck=FILLER)

    score = GAME.scores(game.s)[0]

    assert score.points == 5
    assert {part.name: part.points for part in score.parts} == {"shops": 3, "fountains": 0, "coins": 2}


def test_the_coin_is_offered_at_every_point_where_it_can_matter() -> None:
    """Before the pull, with tokens in the tray, in the midst of an ability, while scoring; once a turn."""
    board = {"c2": ["baker"], "c4": ["cook"], "e1": ["gardener"]}
    game = given(board=board, bag=["blacksmith"] * 3, coins=1, rival_coins=1, deck=FILLER, hand=["cook-triangle"])

    for key in ("pull", "place blacksmith c3", "activate blacksmith c3", "move c2 c1", "move c4 c5", "end"):
        assert "coin" in game.keys
        game.choose(key)

    assert game.s.turn == 1


def test_r_2_an_ability_without_effect_is_not_offered() -> None:
    """A cook without a neighbour has nothing to move."""
    game = given(board={"a1": ["baker"]}, tray=["cook"], bag=["cook"] * 2, rival_coins=1, deck=FILLER)

    game.choose("place cook e3")

    assert game.s.turn == 1


def test_r_3_no_token_twice_in_a_chain() -> None:
    """Two gardeners cannot wake each other for ever; the second must find somebody else."""
    board = {"c2": ["gardener"], "b1": ["potion-maker"]}
    game = given(board=board, tray=["gardener"], bag=["cook"] * 2, coins=1, deck=FILLER)

    game.choose("place gardener c3", "activate gardener c3")
    assert [key for key in game.keys if key != "coin"] == ["activate gardener c2"]
    game.choose("activate gardener c2")
    assert [key for key in game.keys if key != "coin"] == ["activate potion-maker b1"]


def test_r_3_a_two_coloured_token_is_one_link() -> None:
    """Woken as a gardener it cannot be woken again as a cook."""
    board = {"c2": ["dual-cook-gardener"], "c1": ["baker"]}
    game = given(board=board, tray=["gardener"], bag=["jeweller"] * 3, coins=1, deck=FILLER)

    game.choose("place gardener c3", "activate gardener c3")
    assert game.keys[:2] == ["activate cook c2", "activate gardener c2"]
    game.choose("activate gardener c2")
    assert [key for key in game.keys if key != "coin"] == ["activate baker c1"]


def test_a_gardener_cannot_reach_below_a_top_token() -> None:
    game = given(board={"c2": ["cook", "buddy"]}, tray=["gardener"], bag=["cook"] * 2, rival_coins=1, deck=FILLER)

    game.choose("place gardener c3")

    assert game.s.turn == 1


def test_r_4_a_coin_with_one_card_left() -> None:
    """Draw what there is and return as many."""
    game = given(hand=["cook-line", "baker-line"], deck=["jeweller-line"], coins=1, bag=["cook"] * 3)

    game.choose("coin", "return baker-line")

    assert game.hand == ["cook-line", "jeweller-line"]
    assert len(game.s.deck) == 1


def test_r_4_no_coin_without_a_card_to_draw() -> None:
    game = given(hand=["cook-line"], deck=[], coins=1, bag=["cook"] * 3)

    assert "coin" not in game.keys


def test_r_13_one_move_of_the_blacksmith_is_enough() -> None:
    board = {"c2": ["baker"], "c4": ["cook"]}
    game = given(board=board, tray=["blacksmith"], bag=["cook"] * 2, rival_coins=1, deck=FILLER)

    game.choose("place blacksmith c3", "activate blacksmith c3", "move c2 c1")
    assert "stop" in game.keys
    game.choose("stop")

    assert game.s.turn == 1


def test_r_14_a_cook_moves_to_another_cell() -> None:
    game = given(board={"c2": ["baker"]}, tray=["cook"], bag=["cook"] * 2)

    game.choose("place cook c3", "activate cook c3")

    assert "move c2 c2" not in game.keys
    assert len(game.keys) == 18


def test_r_5_filling_the_open_cards_takes_the_last_card() -> None:
    """With the oracle the display is filled after Refresh, and that may end the game."""
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}
    game = given(
        board=board,
        hand=["cook-line", "baker-line"],
        display=["jeweller-line", "gardener-line", "blacksmith-line"],
        deck=["cook-triangle"],
        dragons=["seer", "penny"],
        rival_coins=1,
        bag=["cook"] * 2,
        scoring=True,
    )

    game.choose("score cook-line", "take jeweller-line")

    assert game.s.ending
    assert game.s.special
    assert len(game.s.display) == 3


def test_r_16_one_fountain_card_in_the_special_scoring() -> None:
    game = given(
        board=RHOMBUS,
        fountains=["fountain-baker-jeweller", "fountain-jeweller-blacksmith"],
        bag=["blacksmith"],
        tray=["baker"],
        rival_coins=1,
        deck=FILLER,
    )
    game.choose("place baker e1", "activate baker e1", "place blacksmith e2", "decline", "end")

    assert game.s.special
    game.choose("score fountain-baker-jeweller", "fountain a1")
    assert not [key for key in game.keys if key.startswith("score")]
    game.choose("end")
    assert not game.s.options


def test_r_12_the_piece_must_move_to_another_cell() -> None:
    game = given(board=RHOMBUS, fountains=["fountain-baker-jeweller"], piece="a1", bag=["cook"] * 2, scoring=True)

    game.choose("score fountain-baker-jeweller")

    assert "fountain a1" not in game.keys
    assert "fountain a2" in game.keys


def test_one_fountain_card_a_turn() -> None:
    board = {**RHOMBUS, at(-1, 0): ["jeweller"], at(-1, 1): ["baker"]}
    game = given(
        board=board, fountains=["fountain-baker-jeweller"], bag=["cook"] * 2, scoring=True, coins=1, deck=FILLER
    )

    game.choose("score fountain-baker-jeweller", "fountain a1")

    assert game.keys == ["end", "coin"]


def test_the_piece_blocks_its_cell() -> None:
    """Nothing is placed or moved there; elsewhere adjacency stays as it is."""
    game = given(
        board={"c2": ["baker"]}, tray=["cook"], piece="c3", fountains=["fountain-cook-baker"], bag=["cook"] * 2
    )

    assert "place cook c3" not in game.keys
    game.choose("place cook c1", "activate cook c1")
    assert "move c2 c3" not in game.keys


def test_a_held_token_is_played_without_a_pull_and_without_the_tailor() -> None:
    game = given(held=["cook"], dragons=["tailor", "precious"], coins=1, bag=["baker"] * 3, deck=FILLER)

    assert game.keys == ["take held", "coin"]
    game.choose("take held")
    assert game.tray == ["cook"]
    assert "coin precious" not in game.keys  # the board is empty: there is nothing to exchange


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


def test_trey_deals_and_refreshes_three() -> None:
    s: State = GAME.new(2, Variants(dragons=("trio", "penny")), 3)

    assert [len(player.hand) for player in s.players] == [3, 3]


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


def test_buddy_joins_the_bag_only_when_picked() -> None:
    assert len(GAME.new(2, Variants(dragons=("buddy", "star"))).bag) == 31
    assert len(GAME.new(2, Variants(dragons=("penny", "star"), fountain=True)).bag) == 24


def test_each_player_picks_a_fancy_dragon() -> None:
    """First seat, then the second seat from the other seven; everything else is laid out afterwards."""
    game = Given(GAME.new(2, Variants(fancy="picked"), 1))
    assert game.question == "ChooseDragon"
    assert len(game.keys) == 8

    game.choose("pick buddy")
    assert len(game.keys) == 7
    game.choose("pick trio")

    assert len(game.s.bag) == 31
    assert [len(player.hand) for player in game.s.players] == [3, 3]


def test_solo_is_won_with_the_sixth_fountain_card() -> None:
    """The piece still moves and the Score phase may be finished; then the game is won."""
    game = given(
        seats=1,
        board={**RHOMBUS, "c5": ["baker"]},
        hand=["baker-line"],
        fountains=["fountain-baker-jeweller"],
        piece="a1",
        scored=[card for card in CARD_IDS[42:] if card != "fountain-baker-jeweller"],
        bag=["cook"] * 3,
        deck=FILLER[1:],
        scoring=True,
    )

    game.choose("score fountain-baker-jeweller", "fountain e3")
    assert game.s.result == PLAYING
    game.choose("score baker-line")

    assert game.s.result == WON
    assert (rating(game.s), GAME.scores(game.s)[0].wins) == ("fountain-helper", True)


@pytest.mark.parametrize(
    ("result", "more", "name"),
    [
        (WON, 5, "fountain-helper"),
        (WON, 6, "shop-host"),
        (WON, 9, "flamekeeper"),
        (WON, 12, "master-of-flamecraft"),
        (LOST, 12, "dry-fountain"),
    ],
)
def test_a_finished_solo_game_is_given_its_rating(result: int, more: int, name: str) -> None:
    """24 hearts for the fountain cards, three for each of these: 39, 42, 51 and 60. A lost game has but one."""
    lines = [card for card in CARD_IDS if card.endswith(("-line", "-triangle"))][:more]
    game = given(seats=1, scored=[*CARD_IDS[42:], *lines], bag=["cook"] * 2)
    game.s.journal = []

    end_solo(game.s, result)

    assert rating(game.s) == name
    assert game.s.journal[-1].cards() == (name,)


def test_every_finished_solo_game_has_a_rating() -> None:
    """From the best down, and none left over: the last band of a won game begins at no hearts at all."""
    bands = [each.least for each in RATINGS if each.is_won]

    assert bands == sorted(set(bands), reverse=True)
    assert bands[-1] == 0
    assert [each.least for each in RATINGS if not each.is_won] == [0]


def test_solo_turn_without_a_card_costs_a_coin() -> None:
    """The payment draws nothing; a turn may cost two coins."""
    game = given(
        seats=1,
        coins=2,
        hand=FILLER[:2],
        deck=FILLER[2:],
        fountains=["fountain-cook-baker"],
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("coin", "return baker-line", "return cook-line")

    assert game.me.coins == 0
    assert game.s.result == PLAYING


def test_solo_is_lost_when_the_bag_runs_out() -> None:
    game = given(seats=1, coins=2, hand=FILLER[:2], deck=FILLER[2:], fountains=["fountain-cook-baker"], bag=["cook"])

    game.choose("pull", "place cook c3", "end")

    assert game.s.result == LOST
    assert rating(game.s) == "dry-fountain"


def test_solo_is_lost_when_refresh_takes_the_last_card() -> None:
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}
    game = given(
        seats=1,
        board=board,
        hand=["cook-line", "baker-line"],
        deck=["gardener-line"],
        coins=1,
        fountains=["fountain-cook-baker"],
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("score cook-line", "end")

    assert game.s.result == LOST


def test_solo_opens_the_next_fountain_card_after_the_piece_has_moved() -> None:
    """The new card cannot be scored this turn."""
    game = given(
        seats=1,
        board=RHOMBUS,
        coins=2,
        hand=FILLER[:2],
        deck=FILLER[2:],
        fountains=["fountain-baker-jeweller"],
        pile=["fountain-cook-baker"],
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("score fountain-baker-jeweller", "fountain e3")

    assert game.s.fountains == [NUMBER["fountain-cook-baker"]]
    assert game.keys == ["end", "coin"]
