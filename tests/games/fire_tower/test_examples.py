"""The worked examples and figures of the rules, in their order."""

from __future__ import annotations

import pytest

from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.events import ShadowAimed
from embertable.games.fire_tower.places.forest import beside, cell, names
from embertable.games.fire_tower.setup import first_player
from embertable.games.fire_tower.terms import FIRESTORM
from embertable.games.fire_tower.variants import Variants
from tests.games.fire_tower.given import FIVE, LETTERS, Given, at, cells, given

# The fire of the rulebook's figures.
BASE = [(2, 7), (2, 8), (2, 9), (3, 7), (3, 8), (3, 9)]


def light(*places: tuple[int, int]) -> str:
    return f"light {' '.join(cells(*places))}"


def test_example_01_adjacency() -> None:
    """Example 1: only cells that share an edge are adjacent."""
    assert names(beside(1 << cell(5, 5))) == cells((4, 5), (5, 4), (5, 6), (6, 5))


@pytest.mark.parametrize(
    ("seats", "roll", "first"),
    [
        (4, "W", "sw"), (4, "N", "nw"), (4, "E", "ne"), (4, "S", "se"),
        (2, "N", "nw"), (2, "W", "nw"), (2, "S", "se"), (2, "E", "se"),
    ],
)  # fmt: skip
def test_example_02_first_player(seats: int, roll: str, first: str) -> None:
    """Example 2: the first wind names the first player."""
    players = GAME.new(seats).players
    view = GAME.view(GAME.new(seats), None)
    assert view["players"][first_player(players, LETTERS[roll])]["corner"] == first


def test_example_03_spread_south() -> None:
    """Example 3: one cell south of anything that burns, the eternal flame too, in either half of the map."""
    row = [(0, column) for column in range(4, 10)]
    game = given(
        wind="S",
        phase="turn",
        fire=[*row, (1, 8), (1, 9), (2, 6), (2, 7), (2, 8), (3, 6), (3, 8), (3, 9)],
    )

    legal = [(1, 4), (1, 5), (1, 6), (1, 7), (2, 9), (3, 7), (4, 6), (4, 8), (4, 9), (9, 7), (9, 8)]
    assert game.keys == [f"spread {name}" for name in cells(*legal)]


def test_example_04_wind_changed_late() -> None:
    """Example 4: a wind changed in step 2 is felt by the next player, who spreads east."""
    game = given(seats=2, wind="S", phase="turn", hands=[["wind-east"], []])

    game.choose(f"spread {at(9, 7)}", "play wind-east", "turn east")

    assert game.seat == 1
    assert game.fire == cells((9, 7))
    assert game.keys == [f"spread {name}" for name in cells((7, 9), (8, 9), (9, 8))]


def flare(fire: list[tuple[int, int]], breaks: list[tuple[int, int]]) -> Given:
    return given(fire=fire, breaks=breaks, hands=[["flare-up"]]).choose("play flare-up")


def test_example_05_flare_up_figure_a() -> None:
    """Example 5: three tokens in a line, the last beside older fire."""
    game = flare(BASE, [])

    game.choose(light((2, 4), (2, 5), (2, 6)))

    assert game.fire == cells(*BASE, (2, 4), (2, 5), (2, 6))


def test_example_06_flare_up_figure_b() -> None:
    """Example 6: a firebreak in the line leaves only the token on this side of it."""
    game = flare(BASE, [(1, 6), (2, 5), (3, 6)])

    assert light((2, 6)) in game.keys
    assert light((2, 4), (2, 5), (2, 6)) not in game.keys
    assert not any(at(2, 4) in key.split() for key in game.keys)
    assert not any(at(2, 5) in key.split() for key in game.keys)


def test_example_07_flare_up_across_a_gap() -> None:
    """Example 7: one side of the firebreak or the other, never both."""
    game = flare([(1, 4), (1, 6)], [(2, 5)])

    assert light((2, 4)) in game.keys
    assert light((2, 6)) in game.keys
    assert light((2, 4), (2, 6)) not in game.keys


def snag(fire: list[tuple[int, int]], breaks: list[tuple[int, int]]) -> Given:
    return given(fire=fire, breaks=breaks, hands=[["burning-snag"]]).choose("play burning-snag")


def test_example_08_burning_snag_figure_c() -> None:
    """Example 8: a square of four tokens."""
    game = snag(BASE, [])

    game.choose(light((1, 5), (1, 6), (2, 5), (2, 6)))

    assert game.fire == cells(*BASE, (1, 5), (1, 6), (2, 5), (2, 6))


def test_example_09_burning_snag_figure_d() -> None:
    """Example 9: two cells are blocked; the other two burn although firebreaks part them."""
    game = snag(BASE, [(1, 6), (1, 7), (2, 5), (3, 5)])

    assert light((1, 5), (2, 6)) in game.keys
    # Forced filling: {(2, 6)} alone is left only where another square covers nothing else that is empty.
    game.choose(light((1, 5), (2, 6)))
    assert game.fire == cells(*BASE, (1, 5), (2, 6))


def blast(fire: list[tuple[int, int]], breaks: list[tuple[int, int]], target: tuple[int, int]) -> Given:
    game = given(fire=fire, breaks=breaks, hands=[["explosion"]], rolls="SS")
    game.choose("play explosion")
    return game.choose(f"explode {at(*target)}") if len(fire) > 1 else game


def test_example_10_explosion_figure_e() -> None:
    """Example 10: the token becomes a firebreak, five tokens appear."""
    game = blast(BASE, [], (2, 7))

    assert game.breaks == cells((2, 7))
    appeared = set(game.fire) - set(cells(*BASE))
    assert appeared == set(cells((1, 6), (1, 7), (1, 8), (2, 6), (3, 6)))


def test_example_11_explosion_figure_f() -> None:
    """Example 11: four cells are blocked, one token appears; the new firebreak touches two older ones."""
    game = blast(BASE, [(1, 7), (1, 8), (2, 6), (3, 6)], (2, 7))

    assert set(game.fire) - set(cells(*BASE)) == set(cells((1, 6)))
    assert game.breaks == cells((1, 7), (1, 8), (2, 6), (2, 7), (3, 6))


def test_example_12_explosion_in_a_tower() -> None:
    """Example 12: a firebreak may so come to stand in a zone; the tower burns only if its roof is a neighbour."""
    aside = blast([(1, 2), (5, 5)], [], (1, 2))
    assert at(1, 2) in aside.breaks
    assert set(cells((0, 1), (1, 1), (2, 1), (0, 2), (2, 2))) <= set(aside.fire)
    assert aside.player(0).intact

    beneath = blast([(1, 1), (5, 5)], [], (1, 1))
    assert not beneath.player(0).intact


def test_example_13_dozer_neighbours() -> None:
    """Example 13: no firebreak beside an older one; diagonal contact is fine."""
    game = given(breaks=[(10, 5), (10, 6)], hands=[["de-re-forest"]])
    game.choose("play de-re-forest", "dig")

    for place in ((9, 5), (9, 6), (10, 4), (10, 7), (11, 5), (11, 6)):
        assert f"dig {at(*place)}" not in game.keys
    assert f"dig {at(9, 4)}" in game.keys


def test_example_14_ember() -> None:
    """Example 14: fire in a tower stays there, but fire may be carried into one."""
    game = given(fire=[(6, 8), (14, 14), (11, 3)], hands=[["ember"]])
    game.choose("play ember")
    assert game.keys == [f"lift {at(6, 8)}", f"lift {at(11, 3)}"]

    game.choose(f"lift {at(6, 8)}")

    assert f"land {at(14, 15)}" in game.keys
    assert f"land {at(9, 7)}" in game.keys
    assert f"land {at(5, 8)}" not in game.keys  # beside nothing but the fire that leaves
    assert f"land {at(6, 8)}" not in game.keys


def test_example_15_smokejumper() -> None:
    """Example 15: everything around goes, the centre stays; a firebreak is no centre."""
    game = given(fire=[(5, 5), (4, 4), (4, 5), (6, 6)], breaks=[(5, 6)], hands=[["smokejumper"]])
    game.choose("play smokejumper")
    assert f"around {at(5, 6)}" not in game.keys

    game.choose(f"around {at(5, 5)}")

    assert game.fire == cells((5, 5))


def test_example_16_water_and_towers() -> None:
    """Example 16: water does not reach into towers."""
    game = given(fire=[(3, 1), (2, 1), (4, 4)], hands=[["air-drop"]])
    game.choose("play air-drop")
    assert game.keys == [f"douse {at(3, 1)}", f"douse {at(4, 4)}"]

    game.choose(f"douse {at(3, 1)}")

    assert game.fire == cells((2, 1), (4, 4))


def test_example_17_bucket() -> None:
    """Example 17: the bucket clears a line that begins in the own tower; without fire there it is of no use."""
    game = given(fire=[(2, 1), (3, 1), (4, 1)], buckets=["full"], hands=[["wind-north"]])
    game.choose("bucket", f"douse {' '.join(cells((2, 1), (3, 1), (4, 1)))}")
    assert game.fire == []
    assert game.question == "ChooseAction"

    outside = given(fire=[(3, 1), (4, 1)], buckets=["full"], hands=[["wind-north"]])
    assert "bucket" not in outside.keys


def test_example_18_reckless_abandon() -> None:
    """Example 18: three water cards for two fires beside older fire, then three cards are drawn."""
    water = ["smokejumper", "air-drop", "fire-engine", "wind-north", "wind-north"]
    game = given(buckets=["emptied"], hands=[water, FIVE, FIVE, FIVE], deck=["ember", "explosion", "flare-up"])
    assert "reckless water" in game.keys

    game.choose("reckless water", f"first {at(6, 7)}", light((6, 7), (6, 8)))

    assert game.fire == cells((6, 7), (6, 8))
    assert game.hand(0) == ["wind-north", "wind-north", "explosion", "flare-up", "ember"]
    assert game.seat == 1  # it was the action of the turn


def test_example_18_reckless_abandon_needs_three_of_a_kind() -> None:
    """Example 18: two water cards and a firebreak card are not enough, nor is a full bucket."""
    mixed = ["smokejumper", "air-drop", "dozer-line", "wind-north", "wind-north"]
    assert not [key for key in given(buckets=["emptied"], hands=[mixed]).keys if key.startswith("reckless")]
    water = ["smokejumper", "air-drop", "fire-engine", "wind-north", "wind-north"]
    assert not [key for key in given(buckets=["full"], hands=[water]).keys if key.startswith("reckless")]


def test_example_19_firestorm_east() -> None:
    """Example 19: all sources spread one step east at once."""
    fire = [(3, 5), (3, 6), (4, 5), (5, 6)]
    hand = FIVE[:4]
    game = given(
        fire=fire, breaks=[(4, 6)], hands=[[*hand, "de-re-forest"], FIVE, FIVE, FIVE], deck=["firestorm", "ember"],
        rolls="EN",
    )  # fmt: skip

    game.choose("play de-re-forest", "replant")  # the only firebreak goes
    assert set(game.fire) == {*cells(*fire), *cells((3, 7), (4, 6), (5, 7), (7, 9), (8, 9))}

    kept = given(
        fire=fire, breaks=[(4, 6)], hands=[["wind-north", *hand], FIVE, FIVE, FIVE], deck=["firestorm", "ember"],
        rolls="WEN", wind="S",
    )  # fmt: skip
    kept.choose("play wind-north", "roll")
    assert set(kept.fire) == {*cells(*fire), *cells((3, 7), (5, 7), (7, 9), (8, 9))}
    assert kept.wind == "north"


def burning(step: str) -> Given:
    """Seat 0 has five cards and fire beside the roof of seat 1, whose hand is five winds."""
    mine = ["flare-up", "explosion", "ember", "smokejumper", "air-drop"]
    other = ["fire-engine", "dozer-line", "scratch-line", "de-re-forest", "de-re-forest"]
    return given(
        phase=step, wind="N", fire=[(1, 15)], breaks=[(0, 14)], hands=[mine, other, FIVE, FIVE],
        buckets=["full"] * 4, deck=["wind-west"] * 12, rolls="SE",
    )  # fmt: skip


def test_example_20_first_tower_burnt() -> None:
    """Example 20: the burner takes the hand and keeps six of nine, the others draw to six; then a partial storm."""
    game = burning("action").choose("play flare-up", light((0, 15)))

    assert game.question == "DiscardSome"
    assert len(game.hand(0)) == 9
    game.choose("discard explosion", "discard ember", "discard smokejumper")

    assert [len(game.hand(seat)) for seat in range(4)] == [6, 0, 6, 6]
    assert game.s.limit == 6
    assert "wind-west" not in game.hand(0)  # the burner draws nothing
    assert not game.player(1).intact
    zone = [(row, column) for row in range(3) for column in range(13, 16)]
    assert names(game.s.burnt) == cells(*zone)
    # The storm rolled south: also from the burnt zone.
    assert set(cells((3, 13), (3, 14), (3, 15), (9, 7), (9, 8))) <= set(game.fire)
    assert game.wind == "east"


def test_example_21_second_tower_burnt() -> None:
    """Example 21: the limit is seven, and the other active player draws to seven."""
    six = [*FIVE, "wind-south"]
    game = given(
        phase="action", burnt=["ne"], limit=6, fire=[(15, 14)], hands=[["flare-up"], [], six, six],
        deck=["wind-west"] * 20, rolls="NN",
    )  # fmt: skip

    game.choose("play flare-up", light((15, 15), (13, 15), (14, 15)))

    assert game.s.limit == 7
    assert len(game.hand(3)) == 7
    assert len(game.hand(0)) == 7  # took six, was one short, and drew it


def test_example_22_burnt_by_wind() -> None:
    """Example 22: after burning a tower in step 1 the burner keeps six of ten and still plays a card and draws one."""
    game = burning("turn").choose(f"spread {at(0, 15)}")
    game.choose(*["discard explosion", "discard flare-up", "discard ember", "discard smokejumper"])

    assert game.question == "ChooseAction"
    assert len(game.hand(0)) == 6
    game.choose("play air-drop", f"douse {at(3, 15)}")
    while game.seat == 0:
        game.choose("enough")
    assert len(game.hand(0)) == 6
    assert "wind-west" in game.hand(0)


def test_example_23_dead_west() -> None:
    """Example 23: with both western towers burnt the wind cannot turn west, but fire can still be pushed there."""
    game = given(burnt=["nw", "sw"], turn=1, wind="N", hands=[[], ["wind-west"], FIVE, []], rolls="WNE")
    game.choose("play wind-west")
    assert game.keys == ["roll", "push west"]

    pushed = given(burnt=["nw", "sw"], turn=1, wind="N", hands=[[], ["wind-west"], FIVE, []])
    pushed.choose("play wind-west", "push west")
    assert f"light {at(7, 6)}" in pushed.keys

    game.choose("roll")
    assert game.wind == "east"  # west is dead, north is the wind already


def test_example_23_a_storm_roll_west_is_repeated() -> None:
    """Example 23: the storm, too, never goes where no tower stands."""
    hands = [[], ["de-re-forest", *FIVE[:4]], FIVE, []]
    game = given(
        burnt=["nw", "sw"], turn=1, hands=hands, breaks=[(5, 5)], deck=["firestorm"] + ["ember"] * 4, rolls="WWSWN"
    )

    game.choose("play de-re-forest", "replant")

    assert set(cells((9, 7), (9, 8))) <= set(game.fire)
    assert game.wind == "north"


def test_example_24_mutual_aid_2() -> None:
    """Example 24: everybody places a firebreak, each beside none of the earlier ones."""
    game = given(hands=[["de-re-forest"], *[FIVE] * 3], breaks=[(5, 5)], deck=["mutual-aid"] + ["ember"] * 9, limit=1)
    game.choose("play de-re-forest", "replant", "aid firebreak")

    placed = [(5, 5), (5, 7), (7, 5), (10, 10)]
    for seat, place in enumerate(placed):
        assert game.seat == seat
        assert f"dig {at(5, 6)}" not in game.keys or seat == 0
        game.choose(f"dig {at(*place)}")
    assert game.breaks == cells(*placed)


def test_example_25_mutual_aid_1_and_burning() -> None:
    """Example 25: both roofs are lit before the check, so both towers burn together and the win is shared."""
    game = given(
        seats=2, hands=[["de-re-forest"], FIVE], breaks=[(5, 5)], fire=[(0, 1), (15, 14)], deck=["mutual-aid"] * 2,
        limit=1,
    )  # fmt: skip

    game.choose("play de-re-forest", "replant", "aid fire", f"light {at(15, 15)}", f"light {at(0, 0)}")

    assert game.winners == [0, 1]
    assert [score.wins for score in GAME.scores(game.s)] == [True, True]


def test_example_27_three_players_shadow() -> None:
    """Example 27: the shadow burns one tower and, with the roll it earns, the other, and wins."""
    game = given(
        seats=3, mode="shadow", shadows=["nw"], turn=0, phase="turn", fire=[(0, 14), (15, 14)],
        breaks=[(1, 15), (14, 15)], hands=[[], FIVE, FIVE], deck=["ember"] * 20, rolls="NSEN",
    )  # fmt: skip
    game.choose(f"light {at(0, 15)}")
    assert game.s.limit == 6
    assert game.question == "HauntCell"  # the second roll

    game.choose(f"light {at(15, 15)}")

    assert game.winners == [0]


def test_example_27_the_last_tower_outlives_the_shadow() -> None:
    """Example 27: if only one tower burns and the other player is next, that player wins as the turn begins."""
    game = given(
        seats=3, mode="shadow", shadows=["nw"], turn=0, phase="turn", fire=[(0, 14)], breaks=[(1, 15), (5, 5)],
        hands=[[], FIVE, FIVE], deck=["ember"] * 20, rolls="NSEW",
    )  # fmt: skip
    game.choose(f"light {at(0, 15)}")
    assert game.question == "HauntWind"

    game.choose(game.keys[0])

    assert game.winners == [2]


def test_example_28_shadow_rolls_east() -> None:
    """Example 28: three tokens west, north, north; the wind stays."""
    game = given(mode="shadow", shadows=["nw"], phase="turn", wind="E", hands=[[], FIVE, FIVE, FIVE], rolls="EWNN")

    game.choose(f"light {at(7, 6)}", f"light {at(6, 7)}", f"light {at(5, 7)}")

    assert [event.direction for event in game.happened(ShadowAimed)] == [LETTERS[letter] for letter in "WNN"]
    assert game.fire == cells((5, 7), (6, 7), (7, 6))
    assert game.wind == "east"
    assert game.seat == 1


def test_example_28_shadow_rolls_south() -> None:
    """Example 28: one of two cards may be played, both are discarded."""
    game = given(
        mode="shadow", shadows=["nw"], phase="turn", wind="E", hands=[[], FIVE, FIVE, FIVE], fire=[(4, 4)],
        deck=["flare-up", "air-drop"], rolls="S",
    )  # fmt: skip
    assert game.keys == ["play flare-up", "play air-drop", "play none"]

    game.choose("play air-drop")

    assert game.fire == []
    assert game.discard == ["flare-up", "air-drop"]
    assert game.s.drawn == []


def test_example_29_opening_of_a_four_player_game() -> None:
    """Example 29: four turns with every kind of action."""
    hands = [["flare-up", *FIVE[:4]], ["wind-east", *FIVE[:4]], FIVE, ["scratch-line", *FIVE[:4]]]
    game = given(phase="turn", wind="N", hands=hands, deck=["ember"] * 20, rolls="W")
    assert game.keys == [f"spread {name}" for name in cells((6, 7), (6, 8))]
    game.choose(f"spread {at(6, 8)}", "play flare-up", light((9, 8), (10, 8), (11, 8)))

    assert game.keys == [f"spread {name}" for name in cells((5, 8), (6, 7))]
    game.choose(f"spread {at(6, 7)}", "play wind-east", "roll")
    assert game.wind == "west"

    third = [(6, 6), (7, 6), (8, 6), (9, 7), (10, 7), (11, 7)]
    assert game.keys == [f"spread {name}" for name in cells(*third)]
    game.choose(f"spread {at(10, 7)}", "change cards", *[f"discard {card}" for card in FIVE[:4]], "keep the rest")
    assert game.hand(2) == ["wind-south", *["ember"] * 4]

    fourth = [(6, 6), (7, 6), (8, 6), (9, 7), (10, 6), (11, 7)]
    assert game.keys == [f"spread {name}" for name in cells(*fourth)]
    game.choose(f"spread {at(6, 6)}", "play scratch-line", f"dig {' '.join(cells((11, 4), (13, 4)))}")

    assert game.fire == cells((6, 6), (6, 7), (6, 8), (9, 8), (10, 7), (10, 8), (11, 8))
    assert game.breaks == cells((11, 4), (13, 4))
    assert game.wind == "west"
    assert game.seat == 0


def test_example_30_one_token_spreads_and_the_wind_stays() -> None:
    """Example 30: a turn spreads one token, and no die is rolled for the wind of the next."""
    game = given(seats=2, phase="turn", wind="S", hands=[FIVE, FIVE])

    game.choose(f"spread {at(9, 7)}", "change cards", "keep the rest")

    assert game.fire == cells((9, 7))
    assert game.wind == "south"
    assert game.keys == [f"spread {name}" for name in cells((9, 8), (10, 7))]


def test_example_30_the_bucket_waits_for_the_own_turn() -> None:
    """Example 30: nobody uses a bucket in another's turn, and no other water reaches the own zone."""
    hands = [["smokejumper", "air-drop", "fire-engine", *FIVE[:2]], FIVE]
    game = given(seats=2, fire=[(2, 1), (14, 14)], buckets=["full", "full"], hands=hands)

    assert "bucket" in game.keys  # for the fire in the own tower
    assert not [key for key in game.keys if key.startswith("play") and "wind" not in key]
    game.choose("bucket")
    assert game.fire == cells((14, 14))  # the other tower's fire is not for this bucket


def test_example_30_events_are_shuffled_in_again() -> None:
    """Example 30: an event on the open pile comes back with the next deck."""
    game = given(seats=2, hands=[["wind-north"], FIVE], deck=[], discard=["firestorm"], limit=1, rolls="")
    game.choose("play wind-north", "turn north")

    assert game.hand(0) == ["wind-north"] or game.question == "DiscardAny"
    assert len(game.s.deck) + len(game.s.discard) + len(game.hand(0)) == 2


def test_example_31_team_bucket() -> None:
    """Example 31: in a team the bucket of a burnt tower still helps the ally, on the own turn."""
    game = given(mode="teams", burnt=["nw"], fire=[(13, 14)], buckets=["full"] * 4, hands=[FIVE] * 4)

    game.choose("bucket")

    assert game.fire == []
    assert game.question == "ChooseAction"


# Order A, B, C, D; A and C are shadows, B and D stand.


def haunted(turn: int, fire: list[tuple[int, int]], breaks: list[tuple[int, int]], wind: str, rolls: str) -> Given:
    return given(
        mode="shadow", shadows=["nw", "se"], phase="turn", hands=[[], FIVE, [], FIVE], turn=turn, fire=fire,
        breaks=breaks, wind=wind, rolls=rolls, deck=["ember"] * 20,
    )  # fmt: skip


def test_example_26_an_active_player_who_burns_the_other_wins_at_once() -> None:
    """Example 26: B burns D on B's turn, or D burns B on D's."""
    b_burns = haunted(1, [(14, 0)], [], "S", "")
    b_burns.choose(f"spread {at(15, 0)}")
    assert b_burns.winners == [1]

    d_burns = haunted(3, [(1, 15)], [], "N", "")
    d_burns.choose(f"spread {at(0, 15)}")
    assert d_burns.winners == [3]


def test_example_26_two_shadows_burn_one_tower_each() -> None:
    """Example 26: A burns B, then C moves next and burns D: the shadows win together."""
    # A: roll N, light B's roof; storm S, wind W; the extra roll W. C: roll N.
    game = haunted(0, [(0, 14), (15, 1)], [(1, 15), (14, 0)], "N", "NSWWN")
    game.choose(f"light {at(0, 15)}")
    assert game.question == "HauntWind"
    game.choose(game.keys[0])
    assert game.seat == 2

    game.choose(f"light {at(15, 0)}")

    assert game.winners == [0, 2]
    assert [score.wins for score in GAME.scores(game.s)] == [True, False, True, False]


def test_example_26_the_tower_whose_turn_is_next_wins() -> None:
    """Example 26: A burns D but not B; B's turn is next, so B wins at its start and C does not move."""
    game = haunted(0, [(0, 1), (15, 1)], [(14, 0), (5, 5)], "N", "NENW")
    game.choose(f"light {at(15, 0)}")
    assert game.question == "HauntWind"

    game.choose(game.keys[0])

    assert game.winners == [1]


def test_example_26_one_shadow_burns_both() -> None:
    """Example 26: A burns B and, with the extra roll, D: A and C win."""
    game = haunted(0, [(0, 14), (15, 1)], [(1, 15), (14, 0)], "N", "NSWN")

    game.choose(f"light {at(0, 15)}", f"light {at(15, 0)}")

    assert game.winners == [0, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_deals_five_and_hides_the_firestorm(seats: int) -> None:
    """Set-up: five cards each, the Firestorm somewhere in the deck, buckets full, no token on the map."""
    s = GAME.new(seats, Variants(), seed=5)

    assert [len(player.hand) for player in s.players] == [5] * seats
    assert len(s.deck) == {2: 43, 3: 38, 4: 33}[seats]
    assert s.deck.count(FIRESTORM) == 1
    assert (s.fire, s.breaks) == (0, 0)
