"""The worked examples of the rules, each as a test of its name."""

from __future__ import annotations

import pytest

from embertable.core.flow import advance, asked
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.chapters.enchant import hearts_for
from embertable.games.flamecraft.chapters.end import FinalScoring
from embertable.games.flamecraft.terms import FACE_DOWN
from tests.games.flamecraft.given import SPELL, given


def test_rb_1_visit() -> None:
    """RB-1: a bread for one guest, a potion for the other; then gather or enchant."""
    game = given(
        seats=3,
        me={"bread": 1, "potion": 1, "iron": 1},
        others=[{"at": "sew-cute"}, {"at": "sew-cute"}],
        town={"sew-cute": []},
        park=["iron"],
    )

    game.choose("visit sew-cute", "hand bread", "hand potion")

    assert game.stock() == {"iron": 1}
    assert game.stock(1) == {"bread": 1}
    assert game.stock(2) == {"potion": 1}
    assert game.s.pieces == [game.plot("sew-cute")] * 3


def cakes(**me: object) -> dict[str, object]:
    return {
        "me": {"hand": ["meat"], **me},
        "town": {"drake-of-cakes": ["potion", "", "crystal"]},
        "spells": {"drake-of-cakes": ["purple-bread-1"]},
        "park": ["bread", "bread", "plant", "iron", "meat"],
    }


def test_rb_2_collect() -> None:
    """RB-2: shop, enchantment and two artisans give four goods."""
    game = given(**cakes())  # type: ignore[arg-type]  # a table shared by several examples

    game.gather("drake-of-cakes")

    assert game.stock() == {"bread": 2, "potion": 1, "crystal": 1}


def test_rb_3_place() -> None:
    """RB-3: the slot's reward is a fancy dragon."""
    game = given(**cakes(), fancy=["talisa"])  # type: ignore[arg-type]

    game.gather("drake-of-cakes").choose("place meat drake-of-cakes 2")

    assert game.hand() == []
    assert game.fancy() == ["talisa"]


def test_rb_4_fill() -> None:
    """RB-4: the last free slot brings a new shop, face down until the end of the turn."""
    game = given(**cakes(), shops=["gnome-depot"])  # type: ignore[arg-type]

    game.gather("drake-of-cakes").choose("place meat drake-of-cakes 2")

    assert game.s.shops.count(FACE_DOWN) == 1
    assert "gnome-depot" not in game.town()
    game.finish()
    assert "gnome-depot" in game.town()
    assert FACE_DOWN not in game.s.shops


def test_rb_5_fire_up() -> None:
    """RB-5: the crystal artisan gives three different goods of choice."""
    game = given(**cakes())  # type: ignore[arg-type]

    game.gather("drake-of-cakes").choose("go on", "fire crystal", "take meat", "take plant", "take iron")

    assert game.stock() == {"bread": 2, "potion": 1, "crystal": 1, "meat": 1, "plant": 1, "iron": 1}


def test_rb_6_shop_ability() -> None:
    """RB-6: two bread for two artisans of the Park, which stays short until the turn ends."""
    game = given(**cakes())  # type: ignore[arg-type]

    game.use("drake-of-cakes").choose("take bread", "take plant")

    assert "bread" not in game.stock()
    assert game.hand() == ["bread", "meat", "plant"]


def test_rb_7_gifts() -> None:
    """RB-7: three goods of one kind, to whom one likes; the reward is chosen for each."""
    game = given(seats=3, me={"iron": 3}, town={"hedges-and-henges": []})

    game.use("hedges-and-henges").choose("give iron", "to 1", "give iron", "to 2", "give iron", "to 2")
    game.choose("2 hearts", "2 hearts", "1 coins")

    assert game.me.hearts == 4
    assert game.stock() == {"plant": 1, "coins": 1}
    assert game.stock(1) == {"iron": 1}
    assert game.stock(2) == {"iron": 2}


NURSERY = {"plant": 3, "potion": 1, "iron": 1}


def test_rb_8_enchant() -> None:
    """RB-8: five goods for four hearts and an artisan; the gap in the row stays."""
    game = given(
        me={**NURSERY, "crystal": 1},
        park=["meat", "crystal"],
        row=["purple-plant-1", "purple-bread-2", "purple-bread-3", "purple-meat-1", "purple-meat-2"],
    )

    game.choose("visit hello-nursery", "cast purple-plant-1", "take meat")

    assert game.stock() == {"crystal": 1}
    assert game.me.hearts == 4
    assert game.hand() == ["meat"]
    assert game.spells("hello-nursery") == ["purple-plant-1"]
    assert len(game.row()) == 4


def test_rb_9_fire_up_all() -> None:
    """RB-9: first the plant artisan, then the bread artisan."""
    game = given(
        me={**NURSERY, "crystal": 1},
        town={"hello-nursery": ["plant-0", "", "bread"]},
        park=["meat", "crystal"],
        row=["purple-plant-1"],
        artisans=["iron", "bread", "bread"],
    )

    game.choose("visit hello-nursery", "cast purple-plant-1", "take meat", "fire plant", "fire bread", "draw")

    assert game.stock() == {}
    assert game.stock(1) == {"crystal": 1}
    assert game.me.hearts == 4 + 2
    assert game.hand() == ["iron", "meat"]


@pytest.mark.parametrize(("sets", "hearts"), [(1, 0), (3, 4)])
def test_rb_10_multiple_enchantment(sets: int, hearts: int) -> None:
    """RB-10: three sets give four hearts, one set none; both are cast."""
    game = given(me={"plant": 3, "crystal": 3}, row=["purple-bread-3"])

    game.choose("visit critical-rolls", f"cast purple-bread-3 {sets}")

    assert game.me.hearts == hearts
    assert game.me.stock[2] == 3 - sets
    assert game.spells("critical-rolls") == ["purple-bread-3"]
    assert game.question == "ChooseFires"


def test_rb_11_moon_dragon_during_the_game() -> None:
    """RB-11: revealed at the market it gives its hearts now, and nothing at the end."""
    game = given(me={"bread": 4, "fancy": ["rosy"]}, town={"bizarre-bazaar": []})

    game.gather("bizarre-bazaar").choose("take meat").until("ChooseAbility").choose("use bizarre-bazaar")

    assert game.me.hearts == 2 + 3
    assert game.fancy() == []
    game.s.agenda = [FinalScoring()]
    advance(game.s)
    assert game.me.moon_hearts == 0


def test_rb_12_potion_from_the_park() -> None:
    """RB-12: the potion artisan goes into the slot, the other is fired in the Park and taken."""
    game = given(
        me={"fancy": ["goldie"]},
        park=["potion", "iron"],
        town={"draggin-tail-roost": [], "fragile-reptile": ["crystal", "", ""]},
        artisans=["meat"] * 3,
    )

    game.gather("draggin-tail-roost").choose("take iron").until("ChooseAbility")
    game.choose("use draggin-tail-roost")
    game.choose("swap crystal", "take bread", "take meat", "take plant")

    assert game.slots("fragile-reptile") == ["potion", "", ""]
    assert game.stock() == {"bread": 1, "meat": 1, "plant": 1}
    assert game.hand() == ["crystal", "iron"]
    assert game.me.hearts == 0
    assert game.park() == []


def test_rb_13_potion_from_the_hand() -> None:
    """RB-13: the potion artisan goes into the slot, the other is fired in hand and may be given away."""
    game = given(me={"hand": ["potion"]}, town={"touch-o-glass": []}, park=["meat"])

    game.use("touch-o-glass").choose("swap bread", "take meat")

    assert game.slots("critical-rolls") == ["potion", "", ""]
    assert game.hand() == ["bread", "meat"]
    game.choose("give it away")
    assert game.hand(1) == ["bread"]
    assert game.me.hearts == 3


def test_x_1_visit_not_affordable() -> None:
    """X-1: two guests, one good: no legal choice."""
    game = given(seats=3, me={"bread": 1}, others=[{"at": "smith-mart"}, {"at": "smith-mart"}])

    assert "visit smith-mart" not in game.keys
    assert "visit draco-bell" in game.keys


def test_x_2_occupied_shop_then_no_money() -> None:
    """X-2: the toll is paid first; then four goods do not pay for five."""
    game = given(me={"plant": 3, "potion": 1, "iron": 1}, others=[{"at": "hello-nursery"}], row=["purple-plant-1"])

    game.choose("visit hello-nursery", "hand plant")

    assert game.question != "ChooseAction"
    assert sum(game.me.stock) == 4 + 2


def test_x_3_no_coin() -> None:
    """X-3: coins cannot pay for the one card and help with the other."""
    stock = {"potion": 2, "iron": 2, "crystal": 1, "coins": 3}
    game = given(me=stock, row=["purple-meat-2"])

    game.choose("visit draco-bell")

    assert game.question != "ChooseAction"

    game = given(me={"plant": 2, "potion": 2, "iron": 1, "coins": 3}, row=["purple-bread-2"])
    game.choose("visit critical-rolls", "cast purple-bread-2", "pay")
    assert game.stock() == {"coins": 2}
    assert game.me.hearts == 7


def test_x_4_wild_shop() -> None:
    """X-4: three enchantments are the limit; each gives a good of its own kind."""
    game = given(
        me={"plant": 3, "potion": 3, "iron": 3},
        town={"bizarre-bazaar": []},
        spells={"bizarre-bazaar": ["purple-bread-1", "purple-potion-1", "purple-potion-2"]},
        row=["purple-plant-1"],
    )

    game.gather("bizarre-bazaar").choose("take crystal")

    assert game.stock() == {"plant": 3, "potion": 5, "iron": 3, "bread": 1, "crystal": 1}


def test_x_5_meat_in_fire_all() -> None:
    """X-5: a plant artisan placed by the meat artisan fills the shop and may be fired in the same step."""
    game = given(
        me={"crystal": 2, "bread": 3, "hand": ["plant"]},
        town={"draco-bell": ["meat-0", "", "potion"]},
        row=["purple-meat-3"],
        fancy=["talisa", "pally"],
    )

    game.choose("visit draco-bell", "cast purple-meat-3", "fire meat", "place plant draco-bell 2")

    assert game.fancy() == ["talisa", "pally"]
    assert len(game.s.laid) == 1
    game.choose("fire plant")
    assert game.me.hearts == 2 + 2


def test_x_6_swap_gives_no_reward() -> None:
    """X-6: the iron artisan is fired where the potion artisan was."""
    game = given()

    game.gather("potable-potions").choose("fire potion", "swap iron", "take 2 potion")

    assert game.slots("potable-potions") == ["iron", "", ""]
    assert game.slots("smith-mart") == ["potion", "", ""]
    assert game.stock() == {"potion": 2 + 2}
    assert game.me.hearts == 0
    assert game.s.laid == []


def test_x_7_limits() -> None:
    """X-7: two artisans of choice and two bread go back; meat and coins stay."""
    hand = ["bread", "bread", "meat", "meat", "plant", "plant", "iron", "iron"]
    game = given(me={"bread": 9, "meat": 6, "coins": 12, "hand": hand}, park=["bread"] * 2, artisans=["crystal"] * 6)

    game.gather("draco-bell").finish().choose("return bread", "return iron")

    assert game.hand() == ["bread", "iron", "meat", "meat", "plant", "plant"]
    assert game.stock() == {"bread": 7, "meat": 7, "coins": 12}


def test_x_8_end_trigger() -> None:
    """X-8: B draws the last artisan; C, A and B take one last turn each, in this order."""
    game = given(seats=3, turn=1, town={"sew-cute": []}, artisans=["bread"])
    game.gather("sew-cute").finish()
    order = []
    for shop in ("smith-mart", "draco-bell", "hello-nursery"):
        order.append(asked(game.s).seat)
        game.gather(shop).finish()

    assert order == [2, 0, 1]
    assert game.s.scored


def test_x_9_trigger_stays() -> None:
    """X-9: an artisan returned under the empty deck does not undo the end; it may go to the Park."""
    game = given(seats=3, turn=1, me={"hand": ["bread"] * 3 + ["meat"] * 3}, town={"sew-cute": []}, artisans=["iron"])

    game.gather("sew-cute").finish().choose("return iron")

    assert game.s.ending == 1
    assert game.park() == ["iron"]
    assert game.s.last == 3


def test_x_10_row_runs_out() -> None:
    """X-10: turning up the last enchantment triggers the end."""
    row = ["purple-bread-1", "purple-bread-2", "purple-bread-3", "purple-meat-1"]
    game = given(row=row, enchantments=["purple-iron-1"], artisans=["bread"] * 5 + ["meat"] * 5, park=["iron"] * 5)

    game.gather("smith-mart").finish()

    assert game.row()[-1] == "purple-iron-1"
    assert game.s.ending == 0


def test_x_11_town_full() -> None:
    """X-11: with every plot taken the reward comes, the shop does not."""
    more = ["gnome-depot", "saving-throw", "wishing-well", "sew-cute", "oh-my-gourd", "bizarre-bazaar"]
    game = given(
        me={"hand": ["meat"]},
        town={**{shop: [] for shop in more}, "smith-mart": ["iron-0", "", "bread"]},
        shops=["tip-the-scales"],
        park=["plant"],
    )

    game.gather("smith-mart").choose("place meat smith-mart 2", "take plant")

    assert game.me.hearts == 1
    assert game.s.laid == []
    assert game.s.turn.filled == 1


def test_x_12_tie() -> None:
    """X-12: eighty hearts and three artisans each; more goods win."""
    hand = ["bread", "meat", "iron"]
    game = given(me={"hearts": 80, "hand": hand, "bread": 5}, others=[{"hearts": 80, "hand": hand, "meat": 7}])
    game.s.agenda = [FinalScoring()]
    advance(game.s)

    assert [score.wins for score in GAME.scores(game.s)] == [False, True]


def test_x_13_solo_strangers() -> None:
    """X-13: the artisan takes the first slot that fits, its piece follows, an enchantment of its kind is cast."""
    game = given(
        seats=1,
        row=["purple-meat-1"],
        town={"gnome-depot": ["iron", "crystal", "meat"], "wishing-well": ["", "", "iron"]},
        artisans=["meat", "iron", "iron", "iron"],
        park=["crystal"] * 5,
        enchantments=["purple-iron-1", "purple-iron-2", "purple-iron-3"] * 2,
    )
    first = game.plot("wishing-well")
    assert first < game.plot("draco-bell")

    game.gather("smith-mart").finish()

    assert game.slots("wishing-well") == ["", "meat", "iron"]
    assert game.s.pieces[game.s.strangers.index(1) + 1] == first
    assert game.me.hearts == 0
    assert game.spells("draco-bell") == ["purple-meat-1"]


def test_x_14_solo_own_colour() -> None:
    """X-14: no piece moves for the own kind; an enchantment of it is cast all the same."""
    game = given(
        seats=1,
        row=["purple-bread-1"],
        artisans=["bread", "iron", "iron", "iron"],
        park=["crystal"] * 5,
        enchantments=["purple-iron-1", "purple-iron-2", "purple-iron-3"] * 2,
    )

    game.gather("smith-mart").finish()

    assert game.s.pieces[1:] == [-1] * 5
    assert game.spells("critical-rolls") == ["purple-bread-1"]


def test_x_15_reserved_limit() -> None:
    """X-15: with a reserved enchantment one shop cannot be used, the other gives goods and reserves nothing."""
    game = given(me={"reserved": "purple-iron-1"}, town={"draconic-tonic": []}, row=["purple-meat-1"])
    game.gather("draconic-tonic")
    assert game.me.reserved == SPELL["purple-iron-1"]
    assert "use draconic-tonic" not in game.keys

    game = given(me={"reserved": "purple-iron-1"}, town={"sage-of-sage": []}, row=["purple-meat-1"])
    game.use("sage-of-sage")
    assert game.keys == ["from purple-meat-1", "from purple-iron-1"]
    game.choose("from purple-meat-1", "take meat", "take meat", "take meat")
    assert game.stock() == {"plant": 1, "meat": 3}
    assert "purple-meat-1" in game.row()


def test_x_16_multiple_with_coins() -> None:
    """X-16: four sets with two coins for the missing meat give seven hearts; an eighth set would give nineteen."""
    game = given(me={"iron": 4, "meat": 2, "coins": 3}, row=["purple-plant-3"])

    game.choose("visit hello-nursery", "cast purple-plant-3 4", "pay")

    assert game.me.hearts == 7
    assert game.stock() == {"coins": 1}
    assert hearts_for(SPELL["purple-plant-3"], 8) == 19


def test_x_17_same_shop_swap() -> None:
    """X-17: neither of two artisans that changed places in one step is fired again."""
    game = given(
        me={"potion": 3, "iron": 1, "crystal": 1},
        town={"potable-potions": ["potion-0", "", "crystal"]},
        row=["purple-potion-1"],
        park=["iron"],
    )
    game.choose("visit potable-potions", "cast purple-potion-1", "take iron", "fire potion")
    swap = f"swap {next(key for key in game.keys if key.startswith('swap crystal') and key != 'swap crystal-0')[5:]}"

    game.choose(swap, "take bread", "take meat", "take plant")

    assert game.slots("potable-potions") == ["crystal", "", "potion"]
    assert not any(key.startswith("fire") for key in game.keys)


def test_x_18_gnome_depot() -> None:
    """X-18: nine iron in the middle of the turn; eight pay for ten hearts."""
    game = given(me={"iron": 7}, town={"gnome-depot": ["iron", "", ""]})

    game.use("gnome-depot")

    assert game.me.hearts == 10
    assert game.stock() == {"iron": 1}


def test_x_19_talisa_and_pally() -> None:
    """X-19: two returned for four hearts; Pally counts Talisa and the two played ones."""
    game = given(me={"fancy": ["talisa", "pally", "ditto", "goldie"], "played": ["eenie", "meenie"]})
    game.s.agenda = [FinalScoring()]
    advance(game.s)

    game.choose("return goldie", "return ditto", "go on")

    assert game.me.hearts == 4 + 3
    assert game.me.moon_hearts == 7
    assert {part.name: part.points for part in GAME.scores(game.s)[0].parts if part.points} == {"moons": 7}


def test_x_20_forced_arrival() -> None:
    """X-20: the plant artisan that arrived must be fired; with nothing to give nothing happens."""
    game = given()
    game.gather("potable-potions").choose("fire potion", "swap plant")
    assert game.me.hearts == 2
    assert game.stock() == {"potion": 1}
    assert game.stock(1) == {"potion": 1}

    game = given(me={"fancy": ["goldie"], "hand": ["potion"]}, town={"touch-o-glass": []})
    game.gather("touch-o-glass").until("ChooseAbility")
    game.me.stock = [0] * 7
    game.choose("use touch-o-glass", "swap plant")
    assert game.question == "AcceptOffer"
    assert game.me.hearts == 0
