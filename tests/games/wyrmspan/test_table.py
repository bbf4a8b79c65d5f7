"""Setting up, what is hidden, the Automa's turns, and the end of rounds and of the game."""

from __future__ import annotations

import pytest

from embertable.core.codec import digest
from embertable.core.errors import BadVariant, WrongSeats
from embertable.core.flow import advance, apply, asked, choose, is_over
from embertable.core.rng import seeded
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import DECISIONS, OBJECTIVES
from embertable.games.wyrmspan.chapters.rounds import EndRound, NextRound
from embertable.games.wyrmspan.chapters.scoring import points_of
from embertable.games.wyrmspan.chapters.solo import REMOVED_DRAGONS, automa_parts, carry_out
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.tucking import TuckFromDeck
from embertable.games.wyrmspan.places import marker_on
from embertable.games.wyrmspan.terms import ANYWHERE, AUTOMA, DRAGON
from embertable.games.wyrmspan.variants import Variants
from tests.games.wyrmspan.given import DRAGON_NUMBER, given

FACE_UP = ["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]


@pytest.mark.parametrize("seats", [2, 5])
def test_an_automa_level_at_a_shared_table_is_refused(seats: int) -> None:
    with pytest.raises(BadVariant, match=r"automa-2 plays against 1 seat; with . the variant automa is usual"):
        GAME.new(seats, Variants("automa-2"))


def test_six_seats_are_refused() -> None:
    with pytest.raises(WrongSeats, match="1 to 5 seats, not by 6"):
        GAME.new(6)


def test_everybody_begins_with_the_same() -> None:
    s = GAME.new(3, seed=4)
    for mat in s.players:
        assert (mat.coins, mat.mat_eggs, len(mat.hand), len(mat.hand_caves)) == (6, 1, 3, 3)
    assert all(s.display)
    assert all(s.cave_display)


def test_alone_no_neighbour_is_needed() -> None:
    for seed in range(30):
        s = GAME.new(1, seed=seed)
        assert not set(REMOVED_DRAGONS) & set(s.deck + s.display + s.players[0].hand)
        assert all(OBJECTIVES[side].automa is not None for side in s.objectives)


def test_first_choices_are_hidden_until_all_have_made_them() -> None:
    s = GAME.new(2, seed=1)
    before = GAME.view(s, 1)["players"][0]
    for _ in range(4):
        if asked(s).seat == 0:
            apply(s, s.options[0])
    assert GAME.view(s, 1)["players"][0] == before
    assert GAME.view(s, 0)["players"][0] != before
    assert s.discard == []


def test_a_card_from_the_display_is_remembered_by_all() -> None:
    table = given(display=FACE_UP).use(Take(DRAGON, 2)).choose("take sentinel-flyer", "take top")
    theirs = GAME.view(table.s, 1)["players"][0]
    assert (theirs["hand"], theirs["dragon_cards"]) == ([DRAGON_NUMBER["sentinel-flyer"]], 2)
    assert GAME.imagine(table.s, 1, seeded(1)).players[0].hand[0] == DRAGON_NUMBER["sentinel-flyer"]


def test_imagining_deals_hidden_cards_anew() -> None:
    table = given(me={"crimson": ["malcontent-venomous-wyrm"]}).use(Draw(1)).use(TuckFromDeck(1, ANYWHERE))
    hands = {GAME.imagine(table.s, 1, seeded(seed)).players[0].hand[0] for seed in range(20)}
    tucked = {GAME.imagine(table.s, 0, seeded(seed)).players[0].tucked[0] for seed in range(20)}
    assert len(hands) > 5
    assert len(tucked) > 5, "not even its owner knows it"
    assert all(GAME.imagine(table.s, 0, seeded(seed)).players[0].hand == table.me.hand for seed in range(5))


def test_a_round_ends_when_all_have_passed_and_the_next_player_begins() -> None:
    table = given(me={"coins": 1, "mat_eggs": 2}, others=[{"coins": 2, "mat_eggs": 2}], first=1, turn=0)
    table.choose("pass", "pass")
    assert (table.s.round, table.s.first, asked(table.s).seat) == (2, 0, 0)
    assert [mat.coins for mat in table.s.players] == [7, 8]


def test_the_new_round_has_a_new_display() -> None:
    table = given(
        me={"mat_eggs": 2}, others=[{"mat_eggs": 2}], display=FACE_UP, cave_display=["cave-1", "cave-2", "cave-3"]
    )
    table.choose("pass", "pass")
    assert not set(FACE_UP) & set(table.display)
    assert set(FACE_UP) <= set(table.discard)


def test_the_display_is_not_refilled_at_the_end_of_a_round() -> None:
    """The Beckoning Cricketcatcher takes a face-up card; its place stays empty until the new round."""
    mine = {"golden": ["beckoning-cricketcatcher"], "passed": True, "mat_eggs": 2}
    table = given(me=mine, others=[{"crimson": ["brushtail-fae"], "passed": True}], display=FACE_UP)
    table.choose("use beckoning-cricketcatcher", "take subterranean-basilisk", "decline")
    assert table.display == ["sentinel-flyer", "", "swift-lung-dragon"]


def test_decision_card_in_order() -> None:
    """Refresh, objective, steps; on the brown space a dragon and the counted free cell."""
    table = given(automa="automa-1", round=4, display=FACE_UP, guild="plains")
    automa = table.automa
    automa.steps = 4
    carry_out(table.s, automa, next(decision for decision in DECISIONS if decision.id == "7"))
    assert set(FACE_UP) <= set(table.discard)
    assert (automa.coins, automa.steps, len(automa.pile), automa.markers) == (1, 7, 1, 0)
    assert table.s.markers == [marker_on(1, AUTOMA)]


def test_automa_without_a_marker_takes_only_the_dragon() -> None:
    table = given(automa="automa-1", display=FACE_UP)
    automa = table.automa
    automa.steps, automa.markers = 5, 0
    carry_out(table.s, automa, next(decision for decision in DECISIONS if decision.id == "1"))
    assert (automa.pile, table.s.markers) == ([DRAGON_NUMBER["swift-lung-dragon"]], [])


@pytest.mark.parametrize(("level", "points"), [("automa-1", 14), ("automa-3", 16), ("ravel-3", 14)])
def test_automa_points(level: str, points: int) -> None:
    table = given(automa=level)
    automa = table.automa
    automa.pile, automa.pile_caves, automa.steps, automa.ranks = [1, 2], [1], 8, [0, 1]
    table.s.markers = [marker_on(4, AUTOMA)]
    lines = {part.name: part.points for part in automa_parts(table.s, automa)}
    assert (lines["dragons"], lines["caves"], lines["objectives"]) == (points, 2, 4 + 2)
    assert lines["guild"] == (2 + 6 if level.startswith("ravel") else 2)


def test_ravel_leaves_two_coins() -> None:
    table = given(automa="ravel-1", me={"coins": 5, "mat_eggs": 2})
    NextRound().resolve(table.s)
    assert table.me.coins == 2 + 6


def test_alone_the_human_begins_every_round() -> None:
    table = given(automa="automa-2", me={"mat_eggs": 2})
    automa = table.automa
    automa.passed = table.me.passed = True
    table.s.agenda = [EndRound()]
    advance(table.s)
    assert (table.s.round, table.s.first, len(automa.deck), automa.markers) == (2, 0, 7, 2)


def test_a_tie_against_the_automa_is_a_victory() -> None:
    table = given(automa="automa-1", me={"coins": 1, "mat_eggs": 1})
    table.automa.pile_caves = [1]
    assert points_of(table.s, 0) == 2
    assert GAME.scores(table.s)[0].wins


def test_most_dragons_break_a_tie() -> None:
    others = [
        {"coins": 1, "golden": ["scaly-rock-dragon"]},
        {"coins": 1, "crimson": ["little-amphiptere", "dowsing-fae"]},
    ]
    scores = GAME.scores(given(me={"coins": 1, "crimson": ["descending-firevern"]}, others=others).s)
    assert [score.points for score in scores] == [5, 5, 5]
    assert [score.wins for score in scores] == [False, False, True]


def test_still_tied_the_victory_is_shared() -> None:
    table = given(
        me={"coins": 1, "crimson": ["descending-firevern"]}, others=[{"coins": 1, "golden": ["scaly-rock-dragon"]}]
    )
    assert [score.wins for score in GAME.scores(table.s)] == [True, True]


def test_a_choice_that_is_none_leaves_everything_as_it_was() -> None:
    table = given()
    before = digest(table.s)
    with pytest.raises(Exception, match="is not among"):
        choose(table.s, 0, "explore azure")
    assert digest(table.s) == before


def test_guild_bonus_of_another_seat_in_my_turn() -> None:
    """A shared step takes the other to a brown space: the other places the marker."""
    table = given(others=[{"steps": 5}]).use(GuildSteps(), seat=1)
    assert asked(table.s).seat == 1
    table.choose("enter brown space", "marker on cell 5")
    assert table.s.markers == [marker_on(4, 1)]
    assert not is_over(table.s)
