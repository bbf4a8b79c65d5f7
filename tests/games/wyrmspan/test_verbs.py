"""A test for every verb cards are written in."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.core.counts import AtLeast
from embertable.core.effects import If
from embertable.core.flow import asked
from embertable.games.wyrmspan.cards.tables import AT_GAME_END
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
from tests.games.wyrmspan.given import Table, given


def table_with(**mine: Any) -> Table:
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
    table = table_with(crimson=[163]).use(verb, 163).choose("cache gold 0")
    assert (table.cached(163), table.me.stock) == ([0, 1, 0, 0], [0, 0, 0, 0])
    table = table_with(crimson=[163]).use(verb, 163).decline()
    assert (table.cached(163), table.me.stock) == ([0, 0, 0, 0], [0, 1, 0, 0])


def test_gain_and_cache_may_have_to_cache() -> None:
    """115: of two resources one must be cached."""
    table = table_with(crimson=[115]).use(GainAndCache(ANY, 2, ANYWHERE, least=1), 115).choose("meat", "gold")
    assert table.keys == ["cache meat 0", "cache gold 0"]


def test_gain_tucked_cost_speaks_of_the_card_just_tucked() -> None:
    verb = Trade(Price(TUCKED), GainTuckedCost())
    table = table_with(crimson=[80], hand=[60]).use(verb, 80).choose("pay dragon 60")
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
    assert table.keys == ["enter", "decline"]
    table.choose("enter")
    assert table.keys == ["cell 1", "cell 2", "cell 3", "cell 4", "cell 5"]
    table.choose("cell 3")
    assert (table.me.coins, table.me.mat_eggs, table.me.placed) == (7, 2, 1)


def test_brown_spaces_give_nothing_without_a_marker() -> None:
    table = given(me={"steps": 29}, markers=[(4, 0)] * 4, others=[{"passed": True}])
    table.use(GuildSteps())
    assert (table.me.steps, table.me.placed, table.question) == (30, 4, "TakeTurn")


def test_take_offers_display_and_deck_and_leaves_gaps() -> None:
    table = given(others=[{"passed": True}], display=[36, 37, 38]).use(Take(DRAGON, 2))
    assert table.keys == ["take 36", "take 37", "take 38", "take top", "decline"]
    table.choose("take 37")
    assert table.keys == ["take 36", "take 38", "take top", "decline"]
    assert table.s.known[37] == EVERYBODY
    table.choose("take top")
    assert table.s.known[table.me.hand[-1]] == 1


def test_take_and_tuck_shows_the_card_first() -> None:
    table = given(me={"golden": [180]}, display=[36]).use(TakeAndTuck(ANYWHERE), 180).choose("take 36", "tuck under 4")
    assert table.tucks(180) == 1


def test_draw_keeps_without_asking_what_has_no_division() -> None:
    table = given(deck=[36, 37]).use(Draw(2))
    assert sorted(table.me.hand) == [36, 37]
    assert table.s.known[36] == 1


def test_draw_divides_exactly() -> None:
    table = given(me={"crimson": [109]}, deck=[36, 37, 38]).use(Draw(3, least=1, most=1, discard=1), 109)
    assert sorted(table.keys) == ["tuck 36 under 0", "tuck 37 under 0", "tuck 38 under 0"]
    table.choose("tuck 36 under 0", "discard 38")
    assert (table.me.hand, table.tucks(109), table.s.discard[-1]) == ([37], 1, 38)


def test_draw_with_too_few_cards_keeps_one_first() -> None:
    table = given(me={"crimson": [109]})
    table.s.discard = []
    table.s.players[1].hand, table.s.deck = table.s.deck[:-2], table.s.deck[-2:]
    table.use(Draw(3, least=1, most=1, discard=1), 109)
    table.choose(table.keys[0])
    assert (len(table.me.hand), table.tucks(109), table.s.discard) == (1, 1, [])


def test_an_empty_deck_takes_its_discard_pile() -> None:
    table = given()
    table.s.discard, table.s.deck = table.s.deck, []
    count = len(table.s.discard)
    table.use(Draw(1))
    assert (len(table.me.hand), len(table.s.deck), table.s.discard) == (1, count - 1, [])


@pytest.mark.parametrize(
    ("top", "verb", "hand", "tucks", "gold"),
    [
        (40, Reveal(LARGE, DISCARD, Gain(GOLD)), 0, 0, 1),
        (36, Reveal(LARGE, DISCARD, Gain(GOLD)), 0, 1, 0),
        (40, Reveal(LARGE, HAND), 1, 0, 0),
    ],
)
def test_reveal(top: int, verb: Verb, hand: int, tucks: int, gold: int) -> None:
    table = given(me={"crimson": [68]}, deck=[top]).use(verb, 68)
    assert (len(table.me.hand), table.tucks(68), table.me.stock[GOLD]) == (hand, tucks, gold)
    assert table.s.known[top] == EVERYBODY


def test_lay_asks_where_only_if_there_are_more_nests_than_eggs() -> None:
    table = table_with(crimson=[56]).use(Lay(4))
    assert (table.me.mat_eggs, table.eggs(56)) == (2, 2)
    table = table_with(crimson=[56]).use(Lay(2))
    assert table.keys == ["egg 0", "egg mat", "decline"]
    table.choose("egg mat")
    assert (table.me.mat_eggs, table.eggs(56)) == (2, 0), "in ascending order only the mat is left"


@pytest.mark.parametrize(
    ("where", "keys"),
    [
        (HERE, []),
        (THIS_CAVE, ["egg 0", "egg 1", "decline"]),
        (THIS_COLUMN, ["egg 1", "egg 5", "decline"]),
        (ADJACENT, ["egg 0", "egg 5", "decline"]),
        (ANYWHERE, ["egg 0", "egg 1", "egg 4", "egg 5", "egg mat", "decline"]),
    ],
)
def test_lay_knows_its_region(where: int, keys: list[str]) -> None:
    table = table_with(crimson=[56, 48], golden=[50, 160]).use(Lay(1, where), 48)
    assert (table.keys if keys else []) == keys
    assert table.total_eggs() == (0 if keys else 1)


def test_lay_each_lays_on_all_that_fit() -> None:
    table = table_with(crimson=[56, 48], golden=[50]).use(LayEach(THIS_CAVE, SHY), 48)
    assert (table.eggs(56), table.eggs(48)) == (1, 0)


def test_cache_takes_from_the_own_stock() -> None:
    table = table_with(crimson=[53], gold=1, meat=1).use(Cache(ANY, HERE), 53)
    assert table.keys == ["cache meat", "cache gold", "decline"]
    table.choose("cache gold")
    assert (table.cached(53), table.me.stock) == ([0, 1, 0, 0], [1, 0, 0, 0])


def test_cache_for_a_hatchling_offers_the_exchange() -> None:
    table = table_with(amethyst=[15], gold=2).use(Cache(MILK, HERE), 15)
    assert table.keys == ["exchange gold gold for milk", "decline"]
    table.choose("exchange gold gold for milk", "cache milk")
    assert table.cached(15) == [0, 0, 0, 1]


def test_cache_from_supply() -> None:
    table = table_with(crimson=[53], golden=[50]).use(CacheFromSupply(2, ANYWHERE)).choose("cache milk", "on 4")
    table.choose("cache gold", "on 0")
    assert (table.cached(50), table.cached(53)) == ([0, 0, 0, 1], [0, 1, 0, 0])


def test_tuck_from_hand_is_known_to_its_owner_only() -> None:
    table = table_with(crimson=[84], golden=[50], hand=[36]).use(Tuck(ANYWHERE, 2)).choose("tuck under 4", "tuck 36")
    assert (table.tucks(50), table.me.hand, table.s.known[36]) == (1, [], 1)


def test_tuck_from_deck_is_known_to_nobody() -> None:
    table = given(me={"crimson": [84]}, deck=[36]).use(TuckFromDeck(1, ANYWHERE))
    assert (table.tucks(84), table.s.known[36]) == (1, 0)


def test_tuck_each() -> None:
    table = table_with(crimson=[130, 56, 48]).use(TuckEach(THIS_CAVE, SHY), 130)
    assert (table.tucks(130), table.tucks(56), table.tucks(48)) == (0, 1, 0)


def test_any_order_takes_gifts_first_and_asks_where_it_matters() -> None:
    table = given(display=[36]).use(AnyOrder(GuildSteps(), Gain(GOLD), Take(DRAGON)))
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
    assert table_with(crimson=[56]).use(verb, 56).me.stock == [0, 0, 0, 0]
    assert table_with(crimson=[56, 48]).use(verb, 56).me.stock == [0, 1, 0, 0]


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
    """63 and 153 with a full nest: the stored item is worth a point by itself."""
    table = table_with(crimson=[153], eggs={153: 4}, gold=1).use(Trade(Price(CACHED), Lay(1, HERE)), 153)
    assert table.keys == ["pay gold", "decline"]


def test_trade_several_things() -> None:
    table = table_with(hand=[36, 37, 38]).use(Trade(Price(DRAGON, 2), Gain(COIN)))
    assert table.keys == ["pay dragon 36", "pay dragon 37", "decline"]
    table.choose("pay dragon 37")
    assert (table.me.hand, table.me.coins) == ([36], 7)


def test_trade_eggs_from_a_region() -> None:
    verb = Trade(Price(EGG, where=THIS_CAVE), Gain(GOLD))
    table = table_with(mat_eggs=2, crimson=[56]).use(verb, 56)
    assert table.question == "TakeTurn"
    table = table_with(crimson=[56], golden=[50], eggs={56: 1, 50: 1}).use(verb, 56)
    assert table.keys == ["pay egg 0", "decline"]


def test_seafarers_may_not_discard_the_only_dragon_they_could_play() -> None:
    """36 lives in the golden grotto, which is full; 37 has a place."""
    mine = {"hand": [36, 37], "golden": [50, 160, 64, 69]}
    table = table_with(**mine).use(Trade(Price(DRAGON), PlayDragon()))
    assert table.keys == ["pay dragon 36", "decline"]


def test_play_dragon_free() -> None:
    table = given(me={"coins": 0, "hand": [49]}).use(PlayDragon()).choose("play 49 golden")
    assert (table.me.dragons[4], table.me.coins) == (49, 0)


def test_play_dragon_from_the_display_without_resources() -> None:
    """Coins and eggs of the cost are still paid."""
    table = given(me={"coins": 2}, display=[49]).use(PlayDragon(HAND | DISPLAY, price=NO_RESOURCES))
    table.choose("play 49 crimson")
    assert (table.me.dragons[0], table.me.coins, table.s.display[0]) == (49, 1, 0)


def test_play_dragon_for_one_less() -> None:
    table = table_with(hand=[60], gold=1).use(PlayDragon(price=LESS_ONE))
    assert table.keys == ["play 60 crimson less meat", "decline"]
    table = table_with(hand=[98]).use(PlayDragon(price=LESS_ONE))
    assert table.keys == ["play 98 crimson", "play 98 golden", "decline"], "without cost the discount is lost"


def test_play_cave_from_the_display() -> None:
    table = given(me={"coins": 0, "mat_eggs": 0, "dug_crimson": 3}, cave_display=[34]).use(PlayCave(DISPLAY))
    table.choose("excavate 34 crimson")
    assert (table.me.excavated[0], table.me.stock, table.me.coins) == (4, [0, 2, 0, 0], 0)


def test_play_cave_from_the_deck_plays_exactly_that_card() -> None:
    table = given(me={"dug_crimson": 4, "dug_golden": 4}, cave_deck=[34]).use(PlayCave(DECK))
    assert (table.me.excavated, table.me.stock) == ([4, 4, 2], [0, 2, 0, 0])


def test_play_cave_is_passed_over_when_everything_is_excavated() -> None:
    table = given(me={"dug_crimson": 4, "dug_golden": 4, "dug_amethyst": 4, "caves": [34]}).use(PlayCave())
    assert table.me.hand_caves == [34]


def test_activate_uses_another_dragon_as_if_it_came_up() -> None:
    table = table_with(crimson=[56, 48]).use(Activate(IF_ACTIVATED | WHEN_PLAYED))
    assert table.keys == ["use 56", "use 48", "decline"]
    table.choose("use 48")
    assert table.me.coins == 7


def test_activate_cannot_choose_itself_while_it_is_resolved() -> None:
    """76 may use any When played ability but its own."""
    table = table_with(meat=2, crystal=2, crimson=[48], dug_crimson=2, hand=[76]).choose(
        "entice 76 crimson", "pay meat"
    )
    assert table.keys == ["use 48", "decline"]


def test_activate_mat_offers_each_printed_bonus_once() -> None:
    table = table_with(crimson=[56], meat=1, hand=[36], caves=[34]).use(ActivateMat())
    assert table.keys == [
        *["1 any", "1 guild", "1 egg", "cache any anywhere", "1 dragon card", "tuck anywhere", "1 cave card"],
        *["1 cave for 2 egg", "decline"],
    ]


def test_swap_moves_everything_along() -> None:
    mine = {"eggs": {56: 1}, "cached": {56: {"gold": 2}}, "tucked": {50: [36]}}
    table = table_with(crimson=[56], golden=[50], **mine).use(Swap()).choose("swap 0")
    assert (table.me.dragons[0], table.me.dragons[4]) == (50, 56)
    assert (table.eggs(56), table.cached(56), table.tucks(50), table.tucks(56)) == (1, [0, 2, 0, 0], 1, 0)


@pytest.mark.parametrize(
    ("dragon", "mine", "points"),
    [
        (17, {"golden": [17], "cached": {17: {"milk": 3, "meat": 1}}}, 3),
        (18, {"crimson": [18], "tucked": {18: [36, 37]}}, 2),
        (29, {"amethyst": [29], "cached": {29: {"meat": 2}}}, 2),
        (81, {"crimson": [56, 81]}, 3),
        (91, {"crimson": [91, 2, 82, 60]}, 8),
        (93, {"golden": [93, 50, 160, 64]}, 5),
        (98, {"crimson": [98, 56, 48, 60]}, 3),
        (106, {"crimson": [106, 122, 68]}, -4),
        (122, {"crimson": [106, 122, 68]}, -2),
        (131, {"crimson": [131, 2, 82, 53]}, 4),
        (134, {"crimson": [134, 2, 6, 30]}, 9),
        (145, {"amethyst": [145, 43, 92, 62]}, 5),
        (167, {"crimson": [167, 56, 48, 60]}, 5),
        (52, {"crimson": [160, 109, 130, 141], "golden": [52, 63]}, 8),
    ],
)
def test_score(dragon: int, mine: dict[str, Any], points: int) -> None:
    table = given(me=mine)
    tally = AT_GAME_END[dragon]
    assert tally is not None
    assert tally.score(table.s, 0, dragon) == points


def test_a_dragon_placed_ahead_is_walked_past_in_silence() -> None:
    """Guild step on the way: a dragon played next in the cave stays silent, the walk goes on behind it."""
    mine = {"crimson": [56], "dug_crimson": 2, "steps": 5, "hand": [166], "mat_eggs": 2}
    table = given(me=mine, others=[{"passed": True}], guild="plains")
    table.choose("explore crimson", "milk", "enter", "cell 2", "pay egg mat", "play 166 crimson")
    assert table.question == "ChooseKind", "the bonus behind the new dragon"
    table.choose("milk")
    assert table.me.stock == [0, 1, 0, 2], "no meat from 166"


def test_what_is_carried_out_is_finished_though_its_dragon_is_covered() -> None:
    """Here then means the dragon on top."""
    table = given(me={"crimson": [48], "tucked": {48: [163]}})
    table.use(GainAndCache(MEAT, 1, HERE), 163).choose("cache meat 0")
    assert table.cached(48) == [1, 0, 0, 0]
