"""The worked examples of the rules, in their order. Seats 0 and 2 are red, 1 and 3 yellow unless stated."""

from __future__ import annotations

import pytest

from embertable.core.errors import IllegalChoice
from embertable.core.flow import asked, is_over
from embertable.games.tatsu.cards.tables import IDS
from embertable.games.tatsu.chapters.scoring import deal_score
from embertable.games.tatsu.terms import GHOST, RED, YELLOW
from tests.games.tatsu.given import Given, given

# Every card in some order, for a clan that caught everything.
EVERYTHING = tuple(IDS)
# Something to hold, so that a trick that ends does not end the deal.
REST = ("red-2", "red-3", "yellow-2", "yellow-3")


def trick_of(*cards: str, leader: int = 0, carried: tuple[str, ...] = (), tricks: int = 0) -> Given:
    """Four seats play these cards in turn, each from the own hand; then everyone still has two cards of each clan."""
    keep = ("red-1-p3", "red-1-p4", "yellow-1-p3", "yellow-1-p4") if tricks < 6 else ()
    hands = [[cards[(place - leader) % 4], *keep] for place in range(4)]
    game = given(leader=leader, hands=hands, carried=carried, tricks=tricks)
    for card in cards:
        if game.s.tricks == tricks and f"play {card}" in game.keys:
            game.choose(f"play {card}")
    return game


def test_example_01_asking() -> None:
    """The asked seat chooses which card it gives; the turn passes to the left of the one who asked."""
    hands = [["yellow-2", "yellow-5", "red-2"], ["yellow-3", "red-3"], ["red-4", "red-5"], ["yellow-4", "red-6"]]
    game = given(leader=1, hands=hands)

    game.choose("ask 0")

    assert game.seat == 0
    assert game.keys == ["serve yellow-2", "serve yellow-5"]
    game.choose("serve yellow-5")
    assert game.seat == 2
    assert len(game.hand(0)) == 2
    assert len(game.hand(1)) == 2
    assert game.s.holders == [1]
    assert game.s.givers == [0]


def test_example_02_illegal() -> None:
    """Only the own clan, only a seat that has it, only a card of it, and no refusing."""
    hands = [["yellow-2", "yellow-3", "red-2"], ["yellow-4", "red-3"], ["red-4", "red-5"], ["red-6"]]
    game = given(leader=1, hands=hands)

    assert game.keys == ["play yellow-4", "ask 0"]
    for illegal in ("play red-3", "ask 2", "ask 3", "ask 1"):
        with pytest.raises(IllegalChoice, match="is not among"):
            game.choose(illegal)
    game.choose("ask 0")
    for illegal in ("serve red-2", "decline"):
        with pytest.raises(IllegalChoice):
            game.choose(illegal)


def test_example_03_plain_trick() -> None:
    """The strongest takes it, whoever's hand its card came from, and leads."""
    hands = [
        ["red-4", "red-2", *REST],
        ["yellow-2", *REST],
        ["yellow-1-p7", "yellow-1-p3", "red-1-p5", *REST],
        ["yellow-5", *REST],
    ]
    game = given(leader=0, hands=hands)

    game.choose("play red-4", "ask 2", "serve yellow-1-p7", "play red-1-p5", "play yellow-5")

    assert game.captured(YELLOW) == ["red-4", "yellow-1-p7", "red-1-p5", "yellow-5"]
    assert game.seat == 3
    assert game.s.leader == 3


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("red-6", "yellow-2", "red-3", "yellow-6"), 0),
        (("red-1-p7", "yellow-1-p7", "red-1-p6", "yellow-1-p6"), 0),
    ],
)
def test_example_04_equal_strength(cards: tuple[str, ...], winner: int) -> None:
    """Of equals, the one placed first."""
    game = trick_of(*cards)

    assert game.s.leader == winner
    assert len(game.captured(RED)) == 4


def test_example_05_multiplier_against_one() -> None:
    """Any spirit with strength beats any multiplier."""
    game = trick_of("yellow-x3", "red-x1", "yellow-x2", "red-1-p5", leader=1)

    assert game.s.leader == 0
    assert sorted(game.captured(RED)) == ["red-1-p5", "red-x1", "yellow-x2", "yellow-x3"]


def test_example_06_only_multipliers() -> None:
    """Four multipliers go to whoever placed first."""
    game = trick_of("red-x2", "yellow-x1", "red-x3", "yellow-x3", leader=2)

    assert game.s.leader == 2
    assert len(game.captured(RED)) == 4


def test_example_07_fusion() -> None:
    """Nobody takes the trick; its holder leads; the winner of the next takes both."""
    game = trick_of("red-2", "yellow-fusion", "red-6", "yellow-3", tricks=2)

    assert game.captured(RED) == game.captured(YELLOW) == []
    assert game.s.leader == 1
    carried = tuple(IDS[card] for card in game.s.carried)
    assert len(carried) == 4

    after = trick_of("yellow-2", "red-6", "yellow-5", "red-5", leader=1, carried=carried, tricks=3)
    assert after.s.leader == 2
    assert len(after.captured(RED)) == 8


def test_example_08_served_fusion() -> None:
    """The holder of a fusion is the seat it lies in front of, not the one who gave it."""
    hands = [["red-2", *REST], [*REST], ["yellow-fusion", "red-6", *REST], ["yellow-5", *REST]]
    game = given(leader=0, hands=hands)

    game.choose("play red-2", "ask 2", "serve yellow-fusion", "play red-6", "play yellow-5")

    assert game.s.leader == 1


def test_example_09_second_fusion_in_the_next_trick() -> None:
    """Carried again: the third trick's winner takes twelve cards."""
    first = ("red-2", "yellow-fusion", "red-6", "yellow-3")
    second = trick_of("yellow-2", "red-5", "yellow-4", "red-fusion", leader=1, carried=first, tricks=3)

    assert second.s.leader == 0
    assert len(second.s.carried) == 8
    carried = tuple(IDS[card] for card in second.s.carried)
    third = trick_of("red-3", "yellow-6", "red-4", "yellow-5", carried=carried, tricks=4)
    assert len(third.captured(YELLOW)) == 12


def test_example_10_two_fusions_in_one_trick() -> None:
    """Carried once; who holds the one placed first leads."""
    game = trick_of("red-2", "yellow-fusion", "red-fusion", "yellow-3", leader=2)

    assert len(game.s.carried) == 4
    assert game.s.leader == 3


def test_example_11_fusion_with_multipliers() -> None:
    """The fusion rule comes first."""
    game = trick_of("red-x1", "yellow-x2", "red-fusion", "yellow-x3")

    assert game.captured(RED) == game.captured(YELLOW) == []
    assert game.s.leader == 2


@pytest.mark.parametrize("carried", [(), ("red-5", "yellow-5", "red-fusion", "yellow-6")])
def test_example_12_fusion_in_trick_7(carried: tuple[str, ...]) -> None:
    """The last trick, and everything carried into it, is discarded: nobody scores."""
    game = trick_of("red-1-p7", "yellow-fusion", "red-6", "yellow-1-p7", carried=carried, tricks=6)

    assert game.totals == [0, 0, 0, 0]
    assert game.s.deals == 2


@pytest.mark.parametrize(
    ("red", "score"),
    [
        (["red-2", "red-1-p3", "yellow-1-p3", "red-3", "yellow-2", "yellow-3", "red-x2", "yellow-x1"], 20),  # 13
        (["red-2", "red-1-p3", "yellow-1-p3", "red-3", "yellow-2", "yellow-3", "red-x1", "red-x3"], 40),  # 14
        (["red-2", "red-1-p3", "yellow-1-p3", "red-3", "yellow-2", "yellow-3", "red-x1", "red-x2", "red-x3"], 60),
        ([f"{clan}-1-p{n}" for clan in ("red", "yellow") for n in (5, 6, 7)] + ["yellow-x1", "yellow-x3"], 0),  # 15
        (list(EVERYTHING), 360),  # 16
    ],
    ids=["13 scoring", "14 adding multipliers", "14 all three", "15 no own multiplier", "16 everything"],
)
def test_examples_13_to_16_scoring(red: list[str], score: int) -> None:
    """The points of everything caught, times the own multipliers caught."""
    game = given(red=red, hands=[["red-2"], ["yellow-2"], ["red-3"], ["yellow-3"]])

    assert deal_score(game.s, RED) == score


def last_trick(red: list[str], yellow: list[str], totals: list[int]) -> Given:
    """The end of a deal in which the clans caught this before its last trick, which is worth 4 points and red's."""
    hands = [["red-6"], ["yellow-2"], ["red-3"], ["yellow-3"]]
    game = given(hands=hands, red=red, yellow=yellow, totals=totals, tricks=6)
    return game.choose("play red-6", "play yellow-2")


def test_example_17_end() -> None:
    """Both over 500: the higher total wins. 499 plays on, 500 exactly ends."""
    # Red: 36 + 4 = 40 with ×1; yellow: 30 with ×2.
    yellow = ["yellow-x2", *[f"yellow-1-p{n}" for n in (3, 4, 5, 6, 7)], "red-1-p5"]
    red = ["red-x1", "red-1-p3", "red-1-p4", "red-1-p6", "red-1-p7"] + ["red-2"] * 16
    game = last_trick(red, yellow, [480, 470, 480, 470])
    assert game.totals == [520, 530, 520, 530]
    assert is_over(game.s)

    on = last_trick(["red-x1"], [], [495, 300, 495, 300])
    assert on.totals == [499, 300, 499, 300]
    assert not is_over(on.s)

    over = last_trick(["red-x1"], [], [496, 300, 496, 300])
    assert over.totals == [500, 300, 500, 300]
    assert is_over(over.s)


def test_example_18_tie() -> None:
    """Equal at the top over 500: another deal."""
    tied = last_trick(["red-x1"], [], [536, 540, 536, 540])
    assert tied.totals == [540] * 4
    assert not is_over(tied.s)
    assert tied.s.deals == 2

    broken = last_trick(["red-x1", "red-1-p7", "red-2"], ["yellow-x3", "red-1-p7", "red-1-p3"], [540] * 4)
    assert broken.totals == [552, 570, 552, 570]
    assert is_over(broken.s)


def test_example_19_three_players_score() -> None:
    """Each yellow player gets yellow's whole score, the red player red's."""
    hands = [["red-6"], ["yellow-2"], ["red-3"], ["yellow-3"]]
    yellow = ["yellow-x2", *[f"yellow-1-p{n}" for n in (3, 4, 5, 6, 7)], "red-1-p5"]
    red = ["red-x3", "red-1-p4"]
    game = given(seats=3, dealer=0, hands=hands, red=red, yellow=yellow, tricks=6)

    game.choose("play red-6", "play yellow-2")

    assert game.totals == [24, 60, 60]


def test_example_20_three_players_roles() -> None:
    """The dealer is red and has the ghost opposite; the role goes round to the left."""
    reds = []
    rings = []
    game = given(seats=3, dealer=0, hands=[["red-6"], ["yellow-2"], ["red-3"], ["yellow-3"]], tricks=6)
    game.choose("play red-6", "play yellow-2")
    for _ in range(3):
        rings.append(game.s.owners)
        reds.append(game.s.dealer)
        while game.s.deals == len(rings) + 1:
            game.choose(game.keys[0])

    assert reds == [1, 2, 0]
    assert rings == [[1, 2, GHOST, 0], [2, 0, GHOST, 1], [0, 1, GHOST, 2]]


def test_example_21_ghost_asked() -> None:
    """The red player chooses among the ghost's cards; asked in person, among the own."""
    hands = [["red-2", "red-3"], ["red-4", "red-6"], ["yellow-x3", "yellow-2"], ["yellow-4", "yellow-6"]]
    game = given(seats=3, dealer=0, leader=1, hands=hands)

    assert game.seat == 1
    assert game.keys == ["ask ghost", "ask 2"]
    game.choose("ask ghost")
    assert game.seat == 0
    assert game.keys == ["serve yellow-2", "serve yellow-x3"]

    own = given(seats=3, dealer=0, leader=1, hands=[["yellow-5", "yellow-3"], *hands[1:]])
    own.choose("ask 0")
    assert own.seat == 0
    assert own.keys == ["serve yellow-3", "serve yellow-5"]


def test_example_22_ghosts_turn() -> None:
    """The red player places the ghost's card, or asks for it; the one asked chooses."""
    hands = [["red-2"], ["red-4", "red-6"], ["red-5", "yellow-2"], ["yellow-4"]]
    game = given(seats=3, dealer=0, leader=2, hands=hands)

    assert game.seat == 0
    assert game.keys == ["play red-5", "ask 0", "ask 1"]
    game.choose("ask 1")
    assert game.seat == 1
    game.choose("serve red-6")
    assert game.s.holders == [2]


def test_example_23_two_players_layout() -> None:
    """The card below one that left is turned up, and can be used from the next turn on."""
    red_rows = [("yellow-4", "red-5"), ("yellow-3", "")]
    yellow_rows = [("red-2", ""), ("red-3", "")]
    game = given(seats=2, leader=1, dealer=0, rows=[red_rows, yellow_rows])

    assert game.seat == 0  # the only legal action of yellow is to ask
    game.choose("serve yellow-4")

    assert game.s.holders == [1]
    assert game.seat == 0
    assert game.keys == ["play red-5", "ask 1"]


def test_example_24_two_players_hidden_fallback() -> None:
    """Only when no card of the clan lies face up anywhere may one be taken from below; the card on it stays."""
    red_rows = [("yellow-3", "yellow-5"), ("yellow-2", "red-fusion")]
    yellow_rows = [("yellow-4", "red-2"), ("yellow-6", "red-3")]
    game = given(seats=2, leader=0, dealer=0, rows=[red_rows, yellow_rows])

    assert game.keys == ["play hidden 2", "ask hidden"]
    game.choose("ask hidden")
    assert game.seat == 1
    assert game.keys == ["serve hidden 1", "serve hidden 2"]

    own = given(seats=2, leader=0, dealer=0, rows=[red_rows, yellow_rows]).choose("play hidden 2")
    assert IDS[own.s.trick[0]] == "red-fusion"
    assert IDS[own.s.tops[0][1]] == "yellow-2"

    shown = given(seats=2, leader=0, dealer=0, rows=[red_rows, [("red-4", "red-2"), ("red-6", "")]])
    assert shown.seat == 1, "a face-up red card exists, so red can only ask for it"
    assert shown.keys == ["serve red-4", "serve red-6"]


def test_example_25_two_players_trick() -> None:
    """The strongest of the four, of equals the first placed, wherever it lies."""
    red_rows = [("red-3", ""), ("red-5", ""), ("red-2", ""), ("yellow-2", "")]
    yellow_rows = [("yellow-5", ""), ("yellow-1-p6", ""), ("yellow-3", ""), ("red-4", "")]
    game = given(seats=2, leader=0, dealer=0, rows=[red_rows, yellow_rows])

    game.choose("play red-3", "play yellow-5", "play red-5", "play yellow-1-p6")

    assert len(game.captured(YELLOW)) == 4
    assert game.s.leader == 1


def test_example_26_uneven_hands() -> None:
    """Who holds no card of the own clan must ask."""
    hands = [["yellow-2", "yellow-3"], ["red-2", "red-3"], ["yellow-4", "yellow-5"], ["red-4", "red-5"]]
    game = given(leader=1, hands=hands, tricks=2)

    assert game.keys == ["ask 0", "ask 2"]
    assert asked(game.s).rule == "turn"
