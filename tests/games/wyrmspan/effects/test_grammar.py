"""How verbs join."""

from __future__ import annotations

from embertable.core.counts import AtLeast
from embertable.core.effects import If
from embertable.core.flow import asked
from embertable.games.wyrmspan.effects.counts import Dragons
from embertable.games.wyrmspan.effects.gaining import Gain, GainAny
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, Shared
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.terms import (
    CAVE,
    DRAGON,
    GOLD,
    THIS_CAVE,
)
from tests.games.wyrmspan.given import given, table_with


def test_any_order_takes_gifts_first_and_asks_where_it_matters() -> None:
    table = given(display=["sentinel-flyer"]).use(AnyOrder(GuildSteps(), Gain(GOLD), Take(DRAGON)))
    assert table.me.stock == [0, 1, 0, 0]
    assert table.keys == ["1 guild", "1 dragon card"]
    table.choose("1 guild", "step to space 1")
    assert (table.me.steps, table.question) == (1, "ChooseCard")


def test_choose_never_takes_the_same_twice() -> None:
    table = given().use(Choose(GainAny(), Take(CAVE), Lay(), count=2))
    assert table.keys == ["1 any", "1 cave card", "1 egg", "decline"]
    table.choose("1 egg")
    assert table.keys == ["1 any", "1 cave card", "decline"]


def test_if_looks_at_the_moment() -> None:
    verb = If(AtLeast(2, Dragons(THIS_CAVE)), Gain(GOLD))
    assert table_with(crimson=["hoarding-flyer"]).use(verb, "hoarding-flyer").me.stock == [0, 0, 0, 0]
    assert table_with(crimson=["hoarding-flyer", "spry-horned-lung-dragon"]).use(verb, "hoarding-flyer").me.stock == [
        0,
        1,
        0,
        0,
    ]


def test_shared_goes_round_from_the_owner() -> None:
    table = given(others=[{}, {}]).use(Shared(Gain(GOLD, 2), GainAny()), seat=1)
    assert table.s.players[1].stock == [0, 2, 0, 0]
    assert asked(table.s).seat == 2
    table.choose("meat")
    assert asked(table.s).seat == 0


def test_the_order_is_the_players_where_a_card_is_shown() -> None:
    """The Steadfast Southern Drake: the cards may be looked at before the resource is chosen."""
    table = given(me={"mat_eggs": 1, "meat": 1, "hand": ["steadfast-southern-drake"]})
    table.choose("entice steadfast-southern-drake crimson", "pay egg mat")
    assert table.keys == ["1 any", "1 cave card", "1 dragon card"]
    table.choose("1 dragon card", "take top", "1 cave card", "take top", "milk")
    assert (len(table.me.hand), len(table.me.hand_caves), table.me.stock) == (1, 1, [0, 0, 0, 1])


def test_the_order_is_not_asked_where_nothing_hangs_on_it() -> None:
    """An egg for which there is one nest comes by itself, before or after a card."""
    table = given(me={"mat_eggs": 1}).use(AnyOrder(Take(DRAGON), Lay()))
    assert table.question == "ChooseCard"
    table.choose("take top")
    assert table.me.mat_eggs == 2
