"""The worked examples of the rules, each under its name."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.chapters.scoring import hearts
from embertable.games.flamecraft_duals.places.hexes import CELL, NEIGHBOURS
from embertable.games.flamecraft_duals.setup import higher
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, FACE_IDS, LOST, NONE, TOKENS
from embertable.games.flamecraft_duals.variants import Variants
from tests.games.flamecraft_duals.given import FILLER, at, given

CENTRE = at(0, 0)


def token(face: str) -> int:
    return next(number for number in range(TOKENS) if FACE_IDS[FACE[number]] == face)


def test_rb_1_first_player() -> None:
    """RB-1: a two-coloured token counts as its higher kind on the chart; all tokens go back into the bag."""
    assert higher([token("dual-jeweller-blacksmith"), token("blacksmith")]) == 0

    s: State = GAME.new(2)
    assert len(s.bag) == 30


def test_rb_2_stack_limit() -> None:
    """RB-2: cells with none, one or two tokens are legal, one with three is not; the same holds for every move."""
    board = {"c1": ["cook"], "c2": ["cook", "baker"], CENTRE: ["cook", "baker", "gardener"], "b2": ["jeweller"]}

    game = given(board=board, tray=["cook"], bag=["baker"] * 3)

    cells = {key.split()[-1] for key in game.keys}
    assert {"a1", "c1", "c2"} <= cells
    assert CENTRE not in cells
    game.choose("place cook b1", "activate cook b1")
    assert "move b2 c2" in game.keys
    assert "move b2 c3" not in game.keys


def test_rb_3_adjacency() -> None:
    """RB-3: a cell has exactly the cells it shares a side with as neighbours."""
    around = {at(1, 0), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1), at(1, -1)}

    assert {CELL[name] for name in around} == set(NEIGHBOURS[CELL[CENTRE]])
    assert CELL[at(1, 1)] not in NEIGHBOURS[CELL[CENTRE]]


def test_rb_4_baker() -> None:
    """RB-4: the baker's pull must be placed and may be activated."""
    game = given(board={"c1": ["gardener"]}, tray=["baker"], bag=["cook"] * 2)

    game.choose("place baker c5", "activate baker c5")

    assert game.tray == ["cook"]
    assert all(key.startswith("place cook") for key in game.keys)
    game.choose("place cook c2")
    assert game.keys == ["activate cook c2", "decline"]


def test_rb_5_cook_onto_itself() -> None:
    """RB-5: the cook may cover itself with what it moves."""
    game = given(board={at(1, 0): ["gardener"]}, tray=["cook"], bag=["baker"] * 2)

    game.choose(f"place cook {CENTRE}", f"activate cook {CENTRE}", f"move {at(1, 0)} {CENTRE}")

    assert game.stack(CENTRE) == ["cook", "gardener"]
    assert game.stack(at(1, 0)) == []


def test_rb_6_blacksmith_two_tokens() -> None:
    """RB-6: two tokens, one step each; then the ability is over."""
    game = given(board={at(1, 0): ["baker"], at(-1, 0): ["cook"]}, tray=["blacksmith"], bag=["baker"] * 2)

    game.choose(f"place blacksmith {CENTRE}", f"activate blacksmith {CENTRE}")
    game.choose(f"move {at(1, 0)} {at(2, 0)}", f"move {at(-1, 0)} {at(-1, 1)}")

    assert game.stack(at(2, 0)) == ["baker"]
    assert game.stack(at(-1, 1)) == ["cook"]
    assert game.s.turn == 1


def test_rb_7_blacksmith_second_token_of_a_stack() -> None:
    """RB-7: the second token may be the one uncovered by the first move."""
    game = given(board={at(1, 0): ["jeweller", "baker"]}, tray=["blacksmith"], bag=["baker"] * 2)

    game.choose(f"place blacksmith {CENTRE}", f"activate blacksmith {CENTRE}")
    game.choose(f"move {at(1, 0)} {at(2, 0)}", f"move {at(1, 0)} {at(1, -1)}")

    assert game.stack(at(1, 0)) == []
    assert game.stack(at(1, -1)) == ["jeweller"]


def test_rb_8_potion_maker_with_itself() -> None:
    """RB-8: the potion maker may be one of the two that are swapped."""
    game = given(board={at(2, -2): ["cook", "baker"], "c1": ["cook"]}, tray=["potion-maker"], bag=["baker"] * 2)

    game.choose(f"place potion-maker {CENTRE}", f"activate potion-maker {CENTRE}", f"swap {at(2, -2)} {CENTRE}")

    assert game.stack(CENTRE) == ["baker"]
    assert game.stack(at(2, -2)) == ["cook", "potion-maker"]


def test_rb_9_gardener_chain() -> None:
    """RB-9: the last of a chain acts from its own cell."""
    board = {at(1, 0): ["gardener"], at(2, 0): ["cook"], at(2, -1): ["baker"]}
    game = given(board=board, tray=["gardener"], bag=["baker"] * 2)

    game.choose(f"place gardener {CENTRE}", f"activate gardener {CENTRE}", f"activate cook {at(2, 0)}")

    sources = {key.split()[1] for key in game.keys}
    assert sources == {at(2, -1), at(1, 0)}


def test_rb_10_two_coloured_token() -> None:
    """RB-10: one of the two abilities, never both."""
    game = given(board={"c2": ["gardener"]}, tray=["dual-baker-cook"], bag=["jeweller"] * 2)

    game.choose("place dual-baker-cook c1")
    assert game.keys == ["activate baker c1", "activate cook c1", "decline"]

    game.choose("activate cook c1", "move c2 e1")
    assert game.s.turn == 1


def test_rb_11_scoring_two_cards() -> None:
    """RB-11: a two-coloured token is one kind for one card and the other kind for another."""
    board = {
        at(0, 0): ["dual-jeweller-blacksmith"],
        at(1, 0): ["gardener"],
        at(2, 0): ["gardener"],
        at(-1, 0): ["blacksmith"],
        at(-1, 1): ["blacksmith"],
    }
    game = given(board=board, hand=["gardener-pair-jeweller", "blacksmith-triangle"], scoring=True, bag=["cook"] * 2)

    game.choose("score gardener-pair-jeweller", "score blacksmith-triangle")

    assert hearts(game.s, game.me) == 5


def test_rb_12_the_coin() -> None:
    """RB-12: draw two, then any two of the hand go under the deck; no second coin this turn."""
    game = given(hand=["cook-line", "baker-line"], deck=[*FILLER[2:], "cook-triangle"], coins=2, bag=["cook"] * 3)

    game.choose("coin")
    assert game.keys == ["return cook-line", "return baker-line", "return gardener-line", "return jeweller-line"]
    game.choose("return gardener-line", "return cook-line")

    assert game.hand == ["baker-line", "jeweller-line"]
    assert game.me.coins == 1
    assert "coin" not in game.keys


def test_rb_13_coin_in_mid_turn() -> None:
    """RB-13: after the coin the same three tokens are still to be chosen from; the one placed is not activated."""
    deck = ["gardener-line", "jeweller-line", "cook-triangle"]
    game = given(
        board={"c1": ["cook"]},
        tray=["jeweller"],
        hand=["cook-line", "baker-line"],
        deck=deck,
        coins=1,
        rival_coins=1,
        bag=["baker", "cook", "gardener", "gardener"],
    )
    game.choose("place jeweller c2", "activate jeweller c2")
    three = game.tray

    game.choose("coin", "return cook-line", "return baker-line")

    assert game.tray == three
    assert game.question == "ChooseIdleCell"
    game.choose(f"place {three[0]} c3")
    assert game.question != "ChooseActivation"
    assert len(game.s.bag) == 3


def test_rb_14_reserve() -> None:
    """RB-14: the reserve comes in when the bag is empty in mid-pull, and the end stays triggered."""
    kinds = ["baker", "jeweller", "cook", "blacksmith", "potion-maker", "gardener"]
    game = given(tray=["jeweller"], bag=["cook", "baker"], reserve=kinds, deck=FILLER, rival_coins=1)

    game.choose("place jeweller c3", "activate jeweller c3")

    assert len(game.tray) == 3
    assert game.s.ending
    assert game.s.reserve == []
    game.choose(f"place {game.tray[0]} c1")
    assert len(game.s.bag) == 7
    assert game.s.special
    game.choose("end")
    assert not game.s.options


def test_rb_15_fountain_set_up() -> None:
    """RB-15: all six fountain cards lie face up from the start; in a solo game one."""
    duel: State = GAME.new(2, Variants(fountain=True))
    solo: State = GAME.new(1)

    assert (len(duel.fountains), len(duel.pile), duel.piece) == (6, 0, NONE)
    assert (len(solo.fountains), len(solo.pile), solo.piece) == (1, 5, CELL[CENTRE])
    assert (len(duel.bag), len(duel.reserve), len(duel.out)) == (24, 6, 6)
    assert (len(solo.bag), len(solo.reserve), len(solo.out)) == (24, 6, 6)


def test_x_1_blacksmith_covers_its_second_target() -> None:
    """X-1: a covered token cannot be chosen, the one that moved neither: the ability ends."""
    game = given(board={at(1, 0): ["baker"], at(0, 1): ["cook"]}, tray=["blacksmith"], bag=["baker"] * 2)

    game.choose(f"place blacksmith {CENTRE}", f"activate blacksmith {CENTRE}", f"move {at(1, 0)} {at(0, 1)}")

    assert game.s.turn == 1


def test_x_2_blacksmith_covered_by_its_own_work() -> None:
    """X-2: a covered blacksmith goes on, measured from its cell."""
    game = given(board={at(1, 0): ["baker"], at(0, 1): ["cook"]}, tray=["blacksmith"], bag=["baker"] * 2)

    game.choose(f"place blacksmith {CENTRE}", f"activate blacksmith {CENTRE}", f"move {at(1, 0)} {CENTRE}")

    assert {key.split()[1] for key in game.keys if key != "stop"} == {at(0, 1)}


def test_x_3_two_coloured_tie() -> None:
    """X-3: both count as bakers and both are two-coloured: pull again."""
    assert higher([token("dual-baker-jeweller"), token("dual-baker-cook")]) == NONE


@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [
        ("baker", "gardener", 0),
        ("dual-cook-gardener", "cook", 0),
        ("cook", "dual-cook-gardener", 1),
        ("buddy", "gardener", 1),
        ("cook", "cook", NONE),
    ],
)
def test_first_player_by_the_chart(mine: str, theirs: str, first: int) -> None:
    """The higher kind begins; of equal kinds the two-coloured token; Buddy stands below every kind."""
    assert higher([token(mine), token(theirs)]) == first


def test_x_4_exact_last_token() -> None:
    """X-4: pulling the last token triggers the end; the reserve stays out while nothing more is pulled."""
    game = given(bag=["cook"], reserve=["baker"], coins=1, deck=FILLER)

    game.choose("pull")

    assert game.s.ending
    assert len(game.s.reserve) == 1


def test_x_5_last_card_by_coin() -> None:
    """X-5: a coin that draws the last cards triggers the end although two go back."""
    game = given(hand=["cook-line", "baker-line"], deck=FILLER[2:4], coins=1, bag=["cook"] * 2)

    game.choose("coin", "return cook-line", "return baker-line")

    assert game.s.ending
    assert len(game.s.deck) == 2


def test_x_6_coin_after_scoring() -> None:
    """X-6: two drawn, two of three returned; the one left may still be scored, and Refresh draws one."""
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}
    deck = ["cook-pair-baker", "jeweller-line", "cook-triangle", "gardener-triangle"]
    game = given(board=board, hand=["cook-line", "baker-line"], deck=deck, coins=1, scoring=True, bag=["cook"] * 2)

    game.choose("score cook-line", "coin", "return baker-line", "return jeweller-line")

    assert game.s.turn == 1
    assert game.hand == ["cook-pair-baker", "cook-triangle"]


def test_x_7_gardeners_only() -> None:
    """X-7: no chain can end, so activation is not offered."""
    game = given(board={"c1": ["gardener"]}, tray=["gardener"], bag=["cook"] * 2, hand=["cook-line"], deck=FILLER[2:])

    game.choose("place gardener c2")

    assert game.s.turn == 1


def test_x_8_fountain_on_a_stack() -> None:
    """X-8: one token is kept for the next turn, the others go into the bag, and the cell is blocked."""
    board = {
        "c3": ["baker"],
        "c4": ["baker"],
        at(0, 1): ["jeweller"],
        at(1, -1): ["jeweller"],
        "a1": ["cook", "baker", "gardener"],
    }
    game = given(
        board=board,
        fountains=["fountain-baker-jeweller"],
        scoring=True,
        bag=["potion-maker"] * 4,
        deck=FILLER,
        rival_coins=1,
    )

    game.choose("score fountain-baker-jeweller")
    assert "fountain a1 keep cook" in game.keys
    game.choose("fountain a1 keep cook")

    assert game.bag == ["baker", "gardener", *["potion-maker"] * 4]
    assert game.stack("a1") == []
    game.choose("pull")
    game.choose(f"place {game.tray[0]} c1")
    while game.s.turn == 1:
        game.choose("decline" if "decline" in game.keys else "end")
    assert game.tray == ["cook"]
    assert "place cook a1" not in game.keys


def test_x_9_fountain_before_shop_card() -> None:
    """X-9: a shop card is tested on the board the fountain changed."""
    board = {"c3": ["baker"], "c4": ["baker"], at(0, 1): ["jeweller"], at(1, -1): ["jeweller"], "c5": ["baker"]}
    game = given(
        board=board,
        fountains=["fountain-baker-jeweller"],
        hand=["baker-line"],
        scoring=True,
        bag=["cook"] * 3,
        deck=FILLER,
    )
    assert "score baker-line" in game.keys

    game.choose("score fountain-baker-jeweller", "fountain c5 keep baker")

    assert game.scored == ["fountain-baker-jeweller"]
    assert game.s.turn == 1


def test_x_10_buddy() -> None:
    """X-10: Buddy is any kind, chosen anew for each card."""
    board = {"c1": ["buddy"], "c2": ["baker"], "c3": ["baker"]}
    hand = ["baker-line", "baker-pair-cook", "baker-pair-gardener"]
    game = given(board=board, hand=hand, dragons=["buddy", "trio"], scoring=True, bag=["cook"] * 2)

    game.choose(*[f"score {card}" for card in hand])

    assert game.scored == hand


def test_x_11_solo_survival() -> None:
    """X-11: a coin spent on cards is not there for survival."""
    game = given(
        seats=1,
        coins=1,
        hand=FILLER[:2],
        deck=FILLER[2:],
        fountains=["fountain-cook-baker"],
        piece="c3",
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("coin", f"return {FILLER[0]}", f"return {FILLER[1]}")

    assert game.s.result == LOST
    assert not game.s.options


def test_x_12_penny() -> None:
    """X-12: coins are worth nothing, an empty purse three hearts."""
    game = given(dragons=["penny", "star"], coins=0, rival_coins=2, bag=["cook"] * 2)

    assert [hearts(game.s, player) for player in game.s.players] == [3, 0]


def test_x_13_tailor_under_a_baker() -> None:
    """X-13: the coin at the baker's pull gives three tokens to choose from; the one placed may be activated."""
    game = given(
        board={"c1": ["cook"]},
        tray=["baker"],
        dragons=["tailor", "penny"],
        coins=1,
        bag=["jeweller", "jeweller", "jeweller", "jeweller"],
    )

    game.choose("place baker c5", "activate baker c5", "coin tailor")

    assert game.tray == ["jeweller"] * 3
    game.choose("place jeweller c2")
    assert len(game.s.bag) == 3
    assert game.keys == ["activate jeweller c2", "decline"]
