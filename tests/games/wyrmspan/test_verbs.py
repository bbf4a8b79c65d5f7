"""A test for every verb cards are written in."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.core.counts import AtLeast
from embertable.core.effects import If
from embertable.core.flow import asked
from embertable.games.wyrmspan.effects.activating import Activate, ActivateMat
from embertable.games.wyrmspan.effects.caching import Cache, CacheFromSupply
from embertable.games.wyrmspan.effects.counts import Dragons
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.gaining import Gain, GainAndCache, GainAny, GainTuckedCost, NameKind
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, Shared
from embertable.games.wyrmspan.effects.laying import Lay, LayEach
from embertable.games.wyrmspan.effects.moving import GuildSteps, Swap
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.taking import Reveal, Take, TakeAndTuck
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckEach, TuckFromDeck
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.terms import (
    ADJACENT,
    ANY,
    ANYWHERE,
    CACHED,
    CAVE,
    COIN,
    DECK,
    DISCARD,
    DISPLAY,
    DRAGON,
    EGG,
    EVERYBODY,
    GOLD,
    HAND,
    HERE,
    IF_ACTIVATED,
    LARGE,
    LESS_ONE,
    MEAT,
    MILK,
    NO_RESOURCES,
    SHY,
    THIS_CAVE,
    THIS_COLUMN,
    TUCKED,
    WHEN_PLAYED,
)
from tests.games.wyrmspan.given import Given, given


def table_with(**mine: Any) -> Given:
    """My mat as said; the other has passed."""
    return given(me=mine, others=[{"passed": True}])


def test_gain_takes_tokens_without_asking() -> None:
    table = table_with().use(Gain(GOLD, 2)).use(Gain(COIN))
    assert (table.me.stock, table.me.coins) == ([0, 2, 0, 0], 7)


def test_gain_any_asks_for_each_token_in_ascending_order() -> None:
    table = table_with().use(GainAny(2))
    assert table.keys == ["meat", "gold", "crystal", "milk", "decline"]
    table.choose("gold")
    assert table.keys == ["gold", "crystal", "milk", "decline"]
    table.choose("milk")
    assert table.me.stock == [0, 1, 0, 1]


def test_gain_any_may_be_broken_off() -> None:
    table = table_with().use(GainAny(2)).choose("gold").decline()
    assert table.me.stock == [0, 1, 0, 0]


def test_gain_and_cache_offers_to_keep() -> None:
    verb = GainAndCache(GOLD, 1, HERE)
    table = table_with(crimson=["reticent-manta"]).use(verb, "reticent-manta").choose("cache gold on crimson 1")
    assert (table.cached("reticent-manta"), table.me.stock) == ([0, 1, 0, 0], [0, 0, 0, 0])
    table = table_with(crimson=["reticent-manta"]).use(verb, "reticent-manta").decline()
    assert (table.cached("reticent-manta"), table.me.stock) == ([0, 0, 0, 0], [0, 1, 0, 0])


def test_gain_and_cache_may_have_to_cache() -> None:
    """The Custodial Koiwyrm: of two resources one must be cached."""
    table = (
        table_with(crimson=["custodial-koiwyrm"])
        .use(GainAndCache(ANY, 2, ANYWHERE, least=1), "custodial-koiwyrm")
        .choose("meat", "gold")
    )
    assert table.keys == ["cache meat on crimson 1", "cache gold on crimson 1"]


def test_gain_tucked_cost_speaks_of_the_card_just_tucked() -> None:
    verb = Trade(Price(TUCKED), GainTuckedCost())
    table = (
        table_with(crimson=["hawkish-firevern"], hand=["stealthy-rufftail"])
        .use(verb, "hawkish-firevern")
        .choose("pay stealthy-rufftail")
    )
    assert table.keys == ["meat", "gold"]
    assert table.choose("gold").me.stock == [0, 1, 0, 0]


def test_name_kind_gives_everybody_the_same() -> None:
    table = given(others=[{}, {}]).use(NameKind(2, 1)).choose("milk")
    assert [mat.stock[MILK] for mat in table.s.players] == [2, 1, 1]


def test_guild_steps_collect_every_reward() -> None:
    table = table_with(steps=7).use(GuildSteps(2))
    assert table.me.stock == [0, 1, 0, 0]
    assert table.question == "ChooseCard"


def test_entering_a_brown_space_may_be_declined_but_not_the_marker() -> None:
    table = table_with(steps=5).use(GuildSteps())
    assert table.keys == ["enter brown space", "decline"]
    table.choose("enter brown space")
    assert table.keys == [
        "marker on cell 1",
        "marker on cell 2",
        "marker on cell 3",
        "marker on cell 4",
        "marker on cell 5",
    ]
    table.choose("marker on cell 3")
    assert (table.me.coins, table.me.mat_eggs, table.me.placed) == (7, 2, 1)


def test_brown_spaces_give_nothing_without_a_marker() -> None:
    table = given(me={"steps": 29}, markers=[(4, 0)] * 4, others=[{"passed": True}])
    table.use(GuildSteps())
    assert (table.me.steps, table.me.placed, table.question) == (30, 4, "TakeTurn")


def test_take_offers_display_and_deck_and_leaves_gaps() -> None:
    table = given(
        others=[{"passed": True}], display=["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]
    ).use(Take(DRAGON, 2))
    assert table.keys == [
        "take sentinel-flyer",
        "take subterranean-basilisk",
        "take swift-lung-dragon",
        "take top",
        "decline",
    ]
    table.choose("take subterranean-basilisk")
    assert table.keys == ["take sentinel-flyer", "take swift-lung-dragon", "take top", "decline"]
    assert table.known("subterranean-basilisk") == EVERYBODY
    table.choose("take top")
    assert table.s.known[table.me.hand[-1]] == 1


def test_take_and_tuck_shows_the_card_first() -> None:
    table = (
        given(me={"golden": ["beckoning-cricketcatcher"]}, display=["sentinel-flyer"])
        .use(TakeAndTuck(ANYWHERE), "beckoning-cricketcatcher")
        .choose("take sentinel-flyer", "tuck under golden 1")
    )
    assert table.tucks("beckoning-cricketcatcher") == 1


def test_draw_keeps_without_asking_what_has_no_division() -> None:
    table = given(deck=["sentinel-flyer", "subterranean-basilisk"]).use(Draw(2))
    assert sorted(table.hand) == ["sentinel-flyer", "subterranean-basilisk"]
    assert table.known("sentinel-flyer") == 1


def test_draw_divides_exactly() -> None:
    table = given(
        me={"crimson": ["bellicose-firevern"]}, deck=["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]
    ).use(Draw(3, least=1, most=1, discard=1), "bellicose-firevern")
    assert sorted(table.keys) == [
        "tuck sentinel-flyer under crimson 1",
        "tuck subterranean-basilisk under crimson 1",
        "tuck swift-lung-dragon under crimson 1",
    ]
    table.choose("tuck sentinel-flyer under crimson 1", "discard swift-lung-dragon")
    assert (table.hand, table.discard[-1]) == (["subterranean-basilisk"], "swift-lung-dragon")
    assert table.tucks("bellicose-firevern") == 1


def test_draw_with_too_few_cards_keeps_one_first() -> None:
    table = given(me={"crimson": ["bellicose-firevern"]})
    table.s.discard = []
    table.s.players[1].hand, table.s.deck = table.s.deck[:-2], table.s.deck[-2:]
    table.use(Draw(3, least=1, most=1, discard=1), "bellicose-firevern")
    table.choose(table.keys[0])
    assert (len(table.me.hand), table.tucks("bellicose-firevern"), table.s.discard) == (1, 1, [])


def test_an_empty_deck_takes_its_discard_pile() -> None:
    table = given()
    table.s.discard, table.s.deck = table.s.deck, []
    count = len(table.s.discard)
    table.use(Draw(1))
    assert (len(table.me.hand), len(table.s.deck), table.s.discard) == (1, count - 1, [])


@pytest.mark.parametrize(
    ("top", "verb", "hand", "tucks", "gold"),
    [
        ("aged-sea-serpent", Reveal(LARGE, DISCARD, Gain(GOLD)), 0, 0, 1),
        ("sentinel-flyer", Reveal(LARGE, DISCARD, Gain(GOLD)), 0, 1, 0),
        ("aged-sea-serpent", Reveal(LARGE, HAND), 1, 0, 0),
    ],
)
def test_reveal(top: str, verb: Verb, hand: int, tucks: int, gold: int) -> None:
    table = given(me={"crimson": ["hostile-northern-fire-dragon"]}, deck=[top]).use(
        verb, "hostile-northern-fire-dragon"
    )
    assert (len(table.me.hand), table.tucks("hostile-northern-fire-dragon"), table.me.stock[GOLD]) == (
        hand,
        tucks,
        gold,
    )
    assert table.known(top) == EVERYBODY


def test_lay_asks_where_only_if_there_are_more_nests_than_eggs() -> None:
    table = table_with(crimson=["hoarding-flyer"]).use(Lay(4))
    assert (table.me.mat_eggs, table.eggs("hoarding-flyer")) == (2, 2)
    table = table_with(crimson=["hoarding-flyer"]).use(Lay(2))
    assert table.keys == ["lay egg crimson 1", "lay egg mat", "decline"]
    table.choose("lay egg mat")
    assert (table.me.mat_eggs, table.eggs("hoarding-flyer")) == (2, 0), "in ascending order only the mat is left"


@pytest.mark.parametrize(
    ("where", "keys"),
    [
        (HERE, []),
        (THIS_CAVE, ["lay egg crimson 1", "lay egg crimson 2", "decline"]),
        (THIS_COLUMN, ["lay egg crimson 2", "lay egg golden 2", "decline"]),
        (ADJACENT, ["lay egg crimson 1", "lay egg golden 2", "decline"]),
        (
            ANYWHERE,
            [
                "lay egg crimson 1",
                "lay egg crimson 2",
                "lay egg golden 1",
                "lay egg golden 2",
                "lay egg mat",
                "decline",
            ],
        ),
    ],
)
def test_lay_knows_its_region(where: int, keys: list[str]) -> None:
    table = table_with(
        crimson=["hoarding-flyer", "spry-horned-lung-dragon"], golden=["wise-anteldragon", "brushtail-fae"]
    ).use(Lay(1, where), "spry-horned-lung-dragon")
    assert (table.keys if keys else []) == keys
    assert table.total_eggs() == (0 if keys else 1)


def test_lay_each_lays_on_all_that_fit() -> None:
    table = table_with(crimson=["hoarding-flyer", "spry-horned-lung-dragon"], golden=["wise-anteldragon"]).use(
        LayEach(THIS_CAVE, SHY), "spry-horned-lung-dragon"
    )
    assert (table.eggs("hoarding-flyer"), table.eggs("spry-horned-lung-dragon")) == (1, 0)


def test_cache_takes_from_the_own_stock() -> None:
    table = table_with(crimson=["tawny-steppe-wyvern"], gold=1, meat=1).use(Cache(ANY, HERE), "tawny-steppe-wyvern")
    assert table.keys == ["cache meat", "cache gold", "decline"]
    table.choose("cache gold")
    assert (table.cached("tawny-steppe-wyvern"), table.me.stock) == ([0, 1, 0, 0], [1, 0, 0, 0])


def test_cache_for_a_hatchling_offers_the_exchange() -> None:
    table = table_with(amethyst=["redwood-lung-dragon"], gold=2).use(Cache(MILK, HERE), "redwood-lung-dragon")
    assert table.keys == ["exchange gold gold for milk", "decline"]
    table.choose("exchange gold gold for milk", "cache milk")
    assert table.cached("redwood-lung-dragon") == [0, 0, 0, 1]


def test_cache_from_supply() -> None:
    table = (
        table_with(crimson=["tawny-steppe-wyvern"], golden=["wise-anteldragon"])
        .use(CacheFromSupply(2, ANYWHERE))
        .choose("cache milk", "cache on golden 1")
    )
    table.choose("cache gold", "cache on crimson 1")
    assert (table.cached("wise-anteldragon"), table.cached("tawny-steppe-wyvern")) == ([0, 0, 0, 1], [0, 1, 0, 0])


def test_tuck_from_hand_is_known_to_its_owner_only() -> None:
    table = (
        table_with(crimson=["malcontent-venomous-wyrm"], golden=["wise-anteldragon"], hand=["sentinel-flyer"])
        .use(Tuck(ANYWHERE, 2))
        .choose("tuck under golden 1", "tuck sentinel-flyer")
    )
    assert (table.tucks("wise-anteldragon"), table.hand, table.known("sentinel-flyer")) == (1, [], 1)


def test_tuck_from_deck_is_known_to_nobody() -> None:
    table = given(me={"crimson": ["malcontent-venomous-wyrm"]}, deck=["sentinel-flyer"]).use(TuckFromDeck(1, ANYWHERE))
    assert (table.tucks("malcontent-venomous-wyrm"), table.known("sentinel-flyer")) == (1, 0)


def test_tuck_each() -> None:
    table = table_with(crimson=["smirking-ridgeback", "hoarding-flyer", "spry-horned-lung-dragon"]).use(
        TuckEach(THIS_CAVE, SHY), "smirking-ridgeback"
    )
    assert (
        table.tucks("smirking-ridgeback"),
        table.tucks("hoarding-flyer"),
        table.tucks("spry-horned-lung-dragon"),
    ) == (0, 1, 0)


def test_any_order_takes_gifts_first_and_asks_where_it_matters() -> None:
    table = given(display=["sentinel-flyer"]).use(AnyOrder(GuildSteps(), Gain(GOLD), Take(DRAGON)))
    assert table.me.stock == [0, 1, 0, 0]
    assert table.keys == ["1 guild", "1 dragon card"]
    table.choose("1 guild")
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


def test_trade_is_offered_only_if_something_comes_of_it() -> None:
    full = {"mat_eggs": 2, "gold": 1}
    assert table_with(**full).use(Trade(Price(ANY), Lay())).question == "TakeTurn"
    table = table_with(mat_eggs=1, gold=1).use(Trade(Price(ANY), Lay()))
    assert table.keys == ["pay gold", "decline"]


def test_trade_by_storing_is_offered_for_nothing() -> None:
    """The Guarding Horned Drake and the Blue Keeper with a full nest: the stored item is worth a point by itself."""
    table = table_with(crimson=["blue-keeper"], eggs={"blue-keeper": 4}, gold=1).use(
        Trade(Price(CACHED), Lay(1, HERE)), "blue-keeper"
    )
    assert table.keys == ["pay gold", "decline"]


def test_trade_several_things() -> None:
    table = table_with(hand=["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]).use(
        Trade(Price(DRAGON, 2), Gain(COIN))
    )
    assert table.keys == ["pay sentinel-flyer", "pay subterranean-basilisk", "decline"]
    table.choose("pay subterranean-basilisk")
    assert (table.hand, table.me.coins) == (["sentinel-flyer"], 7)


def test_trade_eggs_from_a_region() -> None:
    verb = Trade(Price(EGG, where=THIS_CAVE), Gain(GOLD))
    table = table_with(mat_eggs=2, crimson=["hoarding-flyer"]).use(verb, "hoarding-flyer")
    assert table.question == "TakeTurn"
    table = table_with(
        crimson=["hoarding-flyer"], golden=["wise-anteldragon"], eggs={"hoarding-flyer": 1, "wise-anteldragon": 1}
    ).use(verb, "hoarding-flyer")
    assert table.keys == ["pay egg crimson 1", "decline"]


def test_seafarers_may_not_discard_the_only_dragon_they_could_play() -> None:
    """The Sentinel Flyer lives in the golden grotto, which is full; the Subterranean Basilisk has a place."""
    mine = {
        "hand": ["sentinel-flyer", "subterranean-basilisk"],
        "golden": ["wise-anteldragon", "brushtail-fae", "scaly-rock-dragon", "prescient-gryphdragon"],
    }
    table = table_with(**mine).use(Trade(Price(DRAGON), PlayDragon()))
    assert table.keys == ["pay sentinel-flyer", "decline"]


def test_play_dragon_free() -> None:
    table = (
        given(me={"coins": 0, "hand": ["standard-horned-lung-dragon"]})
        .use(PlayDragon())
        .choose("play standard-horned-lung-dragon golden")
    )
    assert (table.at("golden 1"), table.me.coins) == ("standard-horned-lung-dragon", 0)


def test_play_dragon_from_the_display_without_resources() -> None:
    """Coins and eggs of the cost are still paid."""
    table = given(me={"coins": 2}, display=["standard-horned-lung-dragon"]).use(
        PlayDragon(HAND | DISPLAY, price=NO_RESOURCES)
    )
    table.choose("play standard-horned-lung-dragon crimson")
    assert (table.at("crimson 1"), table.me.coins, table.display[0]) == ("standard-horned-lung-dragon", 1, "")


def test_play_dragon_for_one_less() -> None:
    table = table_with(hand=["stealthy-rufftail"], gold=1).use(PlayDragon(price=LESS_ONE))
    assert table.keys == ["play stealthy-rufftail crimson less meat", "decline"]
    table = table_with(hand=["little-amphiptere"]).use(PlayDragon(price=LESS_ONE))
    assert table.keys == ["play little-amphiptere crimson", "play little-amphiptere golden", "decline"], (
        "without cost the discount is lost"
    )


def test_play_cave_from_the_display() -> None:
    table = given(me={"coins": 0, "mat_eggs": 0, "dug_crimson": 3}, cave_display=["cave-34"]).use(PlayCave(DISPLAY))
    table.choose("excavate cave-34 crimson")
    assert (table.me.excavated[0], table.me.stock, table.me.coins) == (4, [0, 2, 0, 0], 0)


def test_play_cave_from_the_deck_plays_exactly_that_card() -> None:
    table = given(me={"dug_crimson": 4, "dug_golden": 4}, cave_deck=["cave-34"]).use(PlayCave(DECK))
    assert (table.me.excavated, table.me.stock) == ([4, 4, 2], [0, 2, 0, 0])


def test_play_cave_is_passed_over_when_everything_is_excavated() -> None:
    table = given(me={"dug_crimson": 4, "dug_golden": 4, "dug_amethyst": 4, "caves": ["cave-34"]}).use(PlayCave())
    assert table.hand_caves == ["cave-34"]


def test_activate_uses_another_dragon_as_if_it_came_up() -> None:
    table = table_with(crimson=["hoarding-flyer", "spry-horned-lung-dragon"]).use(Activate(IF_ACTIVATED | WHEN_PLAYED))
    assert table.keys == ["use hoarding-flyer", "use spry-horned-lung-dragon", "decline"]
    table.choose("use spry-horned-lung-dragon")
    assert table.me.coins == 7


def test_activate_cannot_choose_itself_while_it_is_resolved() -> None:
    """The Keen Cricketcatcher may use any When played ability but its own."""
    table = table_with(
        meat=2, crystal=2, crimson=["spry-horned-lung-dragon"], dug_crimson=2, hand=["keen-cricketcatcher"]
    ).choose("entice keen-cricketcatcher crimson", "pay meat")
    assert table.keys == ["use spry-horned-lung-dragon", "decline"]


def test_activate_mat_offers_each_printed_bonus_once() -> None:
    table = table_with(crimson=["hoarding-flyer"], meat=1, hand=["sentinel-flyer"], caves=["cave-34"]).use(
        ActivateMat()
    )
    assert table.keys == [
        *["1 any", "1 guild", "1 egg", "cache any anywhere", "1 dragon card", "tuck anywhere", "1 cave card"],
        *["1 cave for 2 egg", "decline"],
    ]


def test_swap_moves_everything_along() -> None:
    mine = {
        "eggs": {"hoarding-flyer": 1},
        "cached": {"hoarding-flyer": {"gold": 2}},
        "tucked": {"wise-anteldragon": ["sentinel-flyer"]},
    }
    table = (
        table_with(crimson=["hoarding-flyer"], golden=["wise-anteldragon"], **mine).use(Swap()).choose("swap crimson 1")
    )
    assert (table.at("crimson 1"), table.at("golden 1")) == ("wise-anteldragon", "hoarding-flyer")
    assert (
        table.eggs("hoarding-flyer"),
        table.cached("hoarding-flyer"),
        table.tucks("wise-anteldragon"),
        table.tucks("hoarding-flyer"),
    ) == (1, [0, 2, 0, 0], 1, 0)


@pytest.mark.parametrize(
    ("dragon", "mine", "points"),
    [
        (
            "common-grass-lindworm",
            {"golden": ["common-grass-lindworm"], "cached": {"common-grass-lindworm": {"milk": 3, "meat": 1}}},
            3,
        ),
        (
            "keening-amphiptere",
            {
                "crimson": ["keening-amphiptere"],
                "tucked": {"keening-amphiptere": ["sentinel-flyer", "subterranean-basilisk"]},
            },
            2,
        ),
        ("singeing-remora", {"amethyst": ["singeing-remora"], "cached": {"singeing-remora": {"meat": 2}}}, 2),
        ("stoic-gryphdragon", {"crimson": ["hoarding-flyer", "stoic-gryphdragon"]}, 3),
        (
            "ordinary-resplendent-coatl",
            {
                "crimson": [
                    "ordinary-resplendent-coatl",
                    "genial-mothdragon",
                    "hushed-oak-wing-feydragon",
                    "stealthy-rufftail",
                ]
            },
            8,
        ),
        (
            "miniature-crested-coatl",
            {"golden": ["miniature-crested-coatl", "wise-anteldragon", "brushtail-fae", "scaly-rock-dragon"]},
            5,
        ),
        (
            "little-amphiptere",
            {"crimson": ["little-amphiptere", "hoarding-flyer", "spry-horned-lung-dragon", "stealthy-rufftail"]},
            3,
        ),
        (
            "minor-sharpclaw",
            {"crimson": ["minor-sharpclaw", "yellow-bellied-lung-dragon", "hostile-northern-fire-dragon"]},
            -4,
        ),
        (
            "yellow-bellied-lung-dragon",
            {"crimson": ["minor-sharpclaw", "yellow-bellied-lung-dragon", "hostile-northern-fire-dragon"]},
            -2,
        ),
        (
            "titanic-coatl",
            {"crimson": ["titanic-coatl", "genial-mothdragon", "hushed-oak-wing-feydragon", "tawny-steppe-wyvern"]},
            4,
        ),
        (
            "customary-grazer",
            {"crimson": ["customary-grazer", "genial-mothdragon", "flocking-dragonette", "cackling-dragonette"]},
            9,
        ),
        (
            "southern-mammoth-ridgedragon",
            {
                "amethyst": [
                    "southern-mammoth-ridgedragon",
                    "blue-forest-spirit",
                    "territorial-spitter",
                    "descending-firevern",
                ]
            },
            5,
        ),
        (
            "homely-fae",
            {"crimson": ["homely-fae", "hoarding-flyer", "spry-horned-lung-dragon", "stealthy-rufftail"]},
            5,
        ),
        (
            "chromatic-blue-lung-dragon",
            {
                "crimson": ["brushtail-fae", "bellicose-firevern", "smirking-ridgeback", "sea-viper"],
                "golden": ["chromatic-blue-lung-dragon", "guarding-horned-drake"],
            },
            8,
        ),
    ],
)
def test_points(dragon: str, mine: dict[str, Any], points: int) -> None:
    assert given(me=mine).points(dragon) == points


def test_a_dragon_placed_ahead_is_walked_past_in_silence() -> None:
    """Guild step on the way: a dragon played next in the cave stays silent, the walk goes on behind it."""
    mine = {"crimson": ["hoarding-flyer"], "dug_crimson": 2, "steps": 5, "hand": ["hyenic-serpent"], "mat_eggs": 2}
    table = given(me=mine, others=[{"passed": True}], guild="plains")
    table.choose(
        "explore crimson", "milk", "enter brown space", "marker on cell 2", "pay egg mat", "play hyenic-serpent crimson"
    )
    assert table.question == "ChooseKind", "the bonus behind the new dragon"
    table.choose("milk")
    assert table.me.stock == [0, 1, 0, 2], "no meat from the Hyenic Serpent"


def test_what_is_carried_out_is_finished_though_its_dragon_is_covered() -> None:
    """Here then means the dragon on top."""
    table = given(
        me={"crimson": ["spry-horned-lung-dragon"], "tucked": {"spry-horned-lung-dragon": ["reticent-manta"]}}
    )
    table.use(GainAndCache(MEAT, 1, HERE), "reticent-manta").choose("cache meat on crimson 1")
    assert table.cached("spry-horned-lung-dragon") == [1, 0, 0, 0]
