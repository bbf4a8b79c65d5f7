"""The worked examples of the rules, one by one."""

from __future__ import annotations

import pytest

from embertable.core.flow import advance
from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, DECISIONS, GUILDS
from embertable.games.wyrmspan.chapters.end import EndGame
from embertable.games.wyrmspan.chapters.objectives import objective_points
from embertable.games.wyrmspan.chapters.rounds import ScoreObjective
from embertable.games.wyrmspan.chapters.scoring import parts
from embertable.games.wyrmspan.chapters.solo import AutomaTurn, automa_quantity, nth_free_cell, steps_of
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.terms import CRYSTAL
from tests.games.wyrmspan.given import CAVE_NUMBER, Given, given


def lines(table: Given) -> dict[str, int]:
    """My score pad."""
    return {part.name: part.points for part in parts(table.s, 0)}


def test_explore_first_time() -> None:
    """Example 1: two dragons, one of them silent; the walk stops at the first space without a dragon."""
    table = given(
        me={
            "coins": 4,
            "crimson": ["chameleon-coatl", "hoarding-flyer"],
            "dug_crimson": 3,
            "steps": 2,
            "hand": ["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"],
        }
    )

    table.choose("explore crimson", "meat", "step to space 3", "take top", "crystal")

    assert table.me.coins == 3
    assert table.me.stock == [1, 1, 1, 0]
    assert table.me.steps == 3
    assert len(table.me.hand) == 4
    assert table.me.explored == [1, 0, 0]


def test_explore_costs() -> None:
    """Example 2: the second time costs an egg more, the third two; there is no fourth."""
    table = given(
        me={"coins": 3, "mat_eggs": 1, "golden": ["brushtail-fae"], "eggs": {"brushtail-fae": 2}, "explored": (1, 0, 0)}
    )

    table.choose("explore crimson", "pay egg mat")
    assert (table.me.coins, table.total_eggs()) == (2, 2)

    table = given(
        me={
            "coins": 2,
            "crimson": ["hoarding-flyer"],
            "golden": ["brushtail-fae"],
            "eggs": {"brushtail-fae": 2},
            "explored": (2, 0, 0),
        }
    )
    table.choose("explore crimson")

    assert table.me.coins == 1
    assert table.total_eggs() == 0
    table = given(me={"coins": 2, "mat_eggs": 2, "crimson": ["hoarding-flyer"], "explored": (3, 0, 0)})
    assert "explore crimson" not in table.keys
    assert "explore golden" in table.keys


def test_excavate_costs() -> None:
    """Example 3: a coin each; an egg for the third space and two for the fourth."""
    caves = ["cave-12", "cave-13", "cave-14"]
    for dug, eggs in ((1, 0), (2, 1), (3, 2)):
        table = given(
            me={
                "coins": 3,
                "mat_eggs": 0,
                "golden": ["brushtail-fae"],
                "eggs": {"brushtail-fae": 3},
                "caves": caves,
                "dug_amethyst": dug,
            }
        )
        table.choose("excavate cave-12 amethyst")
        assert table.total_eggs() == 3 - eggs
        assert table.me.excavated[2] == dug + 1
        assert table.me.coins == 3, "a coin was paid and the cave brought one"


def test_column_four_bonus() -> None:
    """Example 4: three items of any kind for a coin."""
    table = given(
        me={
            "coins": 2,
            "mat_eggs": 2,
            "meat": 1,
            "hand": ["sentinel-flyer"],
            "caves": ["cave-12", "cave-34"],
            "dug_golden": 3,
        },
        others=[{"passed": True}],
    )

    table.choose("excavate cave-12 golden")
    while table.question == "ChoosePayment":
        table.choose(table.keys[0])
    assert table.question == "StrikeDeal"
    assert table.me.coins == 2, "one paid, one from the cave"
    table.choose("pay meat")

    assert table.me.coins == 3
    assert table.me.stock == [0, 0, 0, 0]
    assert table.me.hand == []
    assert table.me.hand_caves == []


def test_column_four_needs_three_items() -> None:
    """Example 4: with two items the bonus is not offered."""
    table = given(
        me={"coins": 2, "mat_eggs": 2, "meat": 1, "hand": ["sentinel-flyer"], "caves": ["cave-12"], "dug_golden": 3}
    )
    table.choose("excavate cave-12 golden")
    assert table.question == "TakeTurn"


def test_free_excavation() -> None:
    """Example 5: a space dug by an effect costs neither coin nor egg, not even the fourth."""
    table = given(
        me={"coins": 0, "meat": 2, "dug_crimson": 3, "dug_golden": 4, "dug_amethyst": 4}, cave_deck=["cave-34"]
    )
    table.use(CAVE_TABLE[CAVE_NUMBER["cave-58"] - 1].when_played).choose("pay meat")

    assert table.me.excavated == [4, 4, 4]
    assert table.me.coins == 0
    assert table.me.stock == [0, 2, 0, 0], "cave-34 brought two gold"


def test_entice_bellicose_firevern() -> None:
    """Example 6: coin and cost are paid; at the end of the round three dragons are drawn and divided."""
    table = given(me={"coins": 2, "meat": 1, "gold": 1, "hand": ["bellicose-firevern"]}, others=[{"passed": True}])

    table.choose("entice bellicose-firevern crimson")
    assert table.me.coins == 1
    assert table.me.stock == [0, 0, 0, 0]

    table = given(
        me={"coins": 0, "meat": 1, "crimson": ["bellicose-firevern"], "passed": True},
        others=[{"passed": True}],
        deck=["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"],
    )
    assert table.keys == ["use bellicose-firevern", "done"]
    table.choose("use bellicose-firevern", "pay meat", "tuck subterranean-basilisk under crimson 1")
    table.choose("discard swift-lung-dragon")
    assert table.hand == ["sentinel-flyer"]
    assert table.tucks("bellicose-firevern") == 1
    assert "swift-lung-dragon" not in table.hand, "it was discarded, and all discards became the deck of the next round"


@pytest.mark.parametrize(("stock", "legal"), [({"milk": 3, "gold": 1}, True), ({"milk": 2, "gold": 0}, False)])
def test_exchange(stock: dict[str, int], legal: bool) -> None:
    """Example 7: two resources make up for one that is missing."""
    table = given(me={"coins": 2, "hand": ["hoarding-flyer"], **stock})
    assert ("entice hoarding-flyer crimson" in table.keys) is legal
    if legal:
        assert "exchange milk milk for meat" in table.keys
        table.choose("entice hoarding-flyer crimson")
        assert table.me.stock == [0, 0, 0, 1]


def test_exchange_can_be_made_beforehand() -> None:
    """Example 7: the same as an aside; the question stays open and the dragon is enticed afterwards."""
    table = given(me={"coins": 2, "hand": ["hoarding-flyer"], "milk": 3, "gold": 1})
    table.choose("exchange milk milk for meat")
    assert table.question == "TakeTurn"
    assert table.me.stock == [1, 1, 0, 1]
    table.choose("entice hoarding-flyer crimson")
    assert table.me.stock == [0, 0, 0, 1]


def test_several_times_one_after_the_other() -> None:
    """Example 8: what the first time brings may pay for the second."""
    table = given(me={"gold": 1, "steps": 1, "caves": ["cave-69"]}, others=[{"gold": 1, "steps": 0}])

    table.choose("excavate cave-69 golden", "pay gold", "step to space 2")
    assert table.me.stock == [1, 0, 0, 0]
    table.choose("pay meat", "step to space 3", "take top")

    assert table.me.steps == 3
    assert table.s.players[1].steps == 0
    assert table.keys == ["pay gold", "decline"], "now the other player may do it once"


def test_eggs_are_no_resources() -> None:
    """Example 8: cave-70 with one resource works once only."""
    table = given(me={"gold": 1, "caves": ["cave-70"]}, others=[{"passed": True}])
    table.choose("excavate cave-70 golden", "pay gold")
    assert table.me.mat_eggs == 2
    assert table.question == "TakeTurn"


def test_self_counting() -> None:
    """Example 9: the Smirking Ridgeback is playful itself."""
    table = given(
        me={"crimson": ["smirking-ridgeback", "spry-horned-lung-dragon", "hoarding-flyer"], "passed": True},
        others=[{"passed": True}],
    )
    table.choose("use smirking-ridgeback", "tuck under crimson 1", "tuck under crimson 2")
    assert (
        table.tucks("smirking-ridgeback"),
        table.tucks("spry-horned-lung-dragon"),
        table.tucks("hoarding-flyer"),
    ) == (1, 1, 0)


def test_tuck_for_a_resource() -> None:
    """Example 10: one of the kinds in its cost, never the coin."""
    table = given(me={"crimson": ["hawkish-firevern"], "hand": ["primeval-wyrm"]}, others=[{"passed": True}])
    table.choose("explore crimson", "gold", "pay primeval-wyrm")
    assert table.keys == ["meat", "gold"]
    table = given(
        me={"crimson": ["hawkish-firevern"], "hand": ["rainbow-guardian"], "steps": 2}, others=[{"passed": True}]
    )
    table.choose("explore crimson", "gold", "pay rainbow-guardian")
    assert table.question == "TakeStep", "nothing for the card; the walk has gone on to the guild step"
    assert table.me.stock == [0, 1, 0, 0]


def test_tucked_cards_do_not_count() -> None:
    """Example 11: only visible dragons are dragons; tucked cards are worth a point each."""
    table = given(
        me={
            "crimson": ["chameleon-coatl", "swift-lung-dragon", "spry-horned-lung-dragon"],
            "tucked": {"chameleon-coatl": ["tawny-steppe-wyvern", "hoarding-flyer"]},
        }
    )
    assert table.points("chameleon-coatl") == 6
    assert lines(table)["tucked"] == 2


def test_gain_then_maybe_tuck() -> None:
    """Example 12: a card tucked under a hatchling feeds it; one that is kept feeds nothing."""
    spec = {
        "golden": ["beckoning-cricketcatcher"],
        "crimson": ["flocking-dragonette"],
        "fed": {"flocking-dragonette": 2},
        "passed": True,
        "coins": 0,
        "steps": 1,
    }
    table = given(me=spec, others=[{"passed": True}], display=["sentinel-flyer"])
    table.choose("use beckoning-cricketcatcher", "take sentinel-flyer", "tuck under crimson 1")
    table.choose("step to space 2")
    assert table.me.steps == 2
    assert table.me.coins == 1 + 6, "a coin for the third feeding, then the income of the next round"
    table = given(me=spec, others=[{"passed": True}], display=["sentinel-flyer"])
    table.choose("use beckoning-cricketcatcher", "take sentinel-flyer", "decline")
    assert table.me.steps == 1
    assert "sentinel-flyer" in table.hand


def test_hatchling() -> None:
    """Example 13: each meat brings gold, the third one two dragon cards too, once."""
    spec = {
        "amethyst": ["miniature-rex"],
        "cached": {"miniature-rex": {"meat": 2}},
        "fed": {"miniature-rex": 2},
        "meat": 2,
        "dug_amethyst": 1,
    }
    table = given(me=spec, others=[{"passed": True}])
    table.choose("explore amethyst", "decline", "cache meat", "take top", "take top")
    assert table.cached("miniature-rex") == [3, 0, 0, 0]
    assert table.me.stock == [1, 1, 0, 0]
    assert len(table.me.hand) == 2


def test_feeding_by_another_cause() -> None:
    """Example 14: tokens from the supply feed a hatchling, one after the other."""
    table = given(me={"amethyst": ["redwood-lung-dragon"], "caves": ["cave-3"]}, others=[{"passed": True}])
    table.choose("excavate cave-3 golden", "cache milk", "cache milk")
    assert table.cached("redwood-lung-dragon") == [0, 0, 0, 2]
    assert table.me.stock == [0, 0, 0, 2]
    assert table.me.fed[table.place("redwood-lung-dragon")] == 2


def test_all_players_display_not_refilled() -> None:
    """Example 15: who comes late finds no face-up card."""
    table = given(
        me={"caves": ["cave-50"]},
        others=[{}, {}, {}],
        display=["sentinel-flyer"],
        cave_display=["cave-1", "cave-2", "cave-3"],
    )
    table.choose("excavate cave-50 golden", "1 dragon card", "take sentinel-flyer", "1 any", "gold")
    assert table.s.display == [0, 0, 0]
    table.choose("1 dragon card")
    assert table.keys == ["take top", "decline"]


def test_declined_but_shared() -> None:
    """Example 16: the owner's nests are full, the others still lay."""
    table = given(me={"mat_eggs": 2, "crystal": 2, "hand": ["subterranean-basilisk"], "amethyst": []}, others=[{}, {}])
    table.choose("entice subterranean-basilisk amethyst")
    assert table.s.players[1].mat_eggs == 1
    assert table.s.players[2].mat_eggs == 1


def test_guild_several_steps() -> None:
    """Example 17: the brown space is resolved before the next step."""
    table = given(me={"steps": 4}, guild="plains")
    table.use(GuildSteps(3)).choose("step to space 5", "enter brown space")
    assert table.me.stock == [0, 0, 1, 0]
    assert table.question == "ChooseCell"
    table.choose("marker on cell 5", "step to space 7")
    assert table.me.steps == 7
    assert table.me.mat_eggs == 1


def test_guild_of_highlands_excavating() -> None:
    """Example 18: with one cave card the second space is forfeited."""
    table = given(me={"coins": 1, "caves": ["cave-34"]}, guild="highlands")
    table.use(GUILDS[2].cells[0]).choose("pay coin", "excavate cave-34 crimson")
    assert table.me.coins == 0
    assert table.me.excavated == [2, 1, 1]
    assert table.question != "ChooseDig"


def test_covering_a_dragon() -> None:
    """Example 19: everything passes to the new dragon, as far as it has nests."""
    table = given(
        me={
            "crimson": ["oracular-dragon"],
            "eggs": {"oracular-dragon": 3},
            "cached": {"oracular-dragon": {"gold": 1}},
            "tucked": {"oracular-dragon": ["sentinel-flyer"]},
            "hand": ["spry-horned-lung-dragon"],
            "caves": ["cave-12"],
        },
        guild="highlands",
    )
    table.use(GUILDS[2].cells[1]).choose("pay cave-12", "cover crimson 1")
    assert table.me.dragons[0] == 48
    assert table.eggs("spry-horned-lung-dragon") == 2
    assert table.cached("spry-horned-lung-dragon") == [0, 1, 0, 0]
    assert table.tucks("spry-horned-lung-dragon") == 2
    assert CAVE_NUMBER["cave-12"] in table.s.cave_discard


def test_rainforest_scoring() -> None:
    """Example 20: the resources in the costs of the best cave; coins and eggs do not count."""
    table = given(
        me={
            "crimson": ["spry-horned-lung-dragon", "stoic-gryphdragon", "frugivorous-grazer"],
            "golden": ["wise-anteldragon"],
        },
        guild="rainforest",
        markers=[(3, 0)],
    )
    assert lines(table)["guild"] == 2 + 1 + 2


@pytest.mark.parametrize(("eggs", "points"), [((4, 4, 2, 0), (6, 6, 3, 0)), ((5, 3, 3, 1), (6, 3, 3, 2))])
def test_objective_ties(eggs: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Example 21: equal numbers share a place, the next number takes the next place, 0 is the rest."""
    dragons = ["blue-forest-spirit", "tranquil-wyrm", "patient-redwyrm", "brushtail-fae"]
    mats = [{"crimson": [dragon], "eggs": {dragon: min(count, 5)}} for dragon, count in zip(dragons, eggs, strict=True)]
    mats[3]["eggs"] = {"brushtail-fae": eggs[3]}
    table = given(me=mats[0], others=mats[1:], round=3, objectives=("small", "large", "eggs", "cached"))
    for mat in table.s.players:
        mat.ranks = [3, 3]
    ScoreObjective().resolve(table.s)
    assert tuple(objective_points(mat.ranks) for mat in table.s.players) == points


def test_limits() -> None:
    """Example 22: above nine at the end of the own turn something goes back; an exchange may come first."""
    table = given(
        me={"meat": 8, "crimson": [], "caves": ["cave-46"], "hand": ["hoarding-flyer"]}, others=[{"passed": True}]
    )
    table.choose("excavate cave-46 golden")
    assert table.question == "DropToken"
    assert "exchange meat meat for gold" in table.keys
    table.choose("discard meat")
    assert sum(table.me.stock) == 9
    table = given(me={"coins": 1, "caves": ["cave-34"], "passed": False}, others=[{"gold": 11}])
    assert table.s.players[1].stock[1] == 11, "nothing happens in another player's turn"


@pytest.mark.parametrize(("theirs", "crystals"), [(2, 1), (3, 0)])
def test_left_neighbour(theirs: int, crystals: int) -> None:
    """Example 23: equality suffices."""
    neighbour = ["territorial-spitter", "lavender-feydragon", "descending-firevern"][:theirs]
    table = given(
        me={"amethyst": ["avaricious-amphiptere", "blue-forest-spirit"]},
        others=[{"amethyst": neighbour, "passed": True}],
    )
    table.choose("explore amethyst")
    while table.question not in ("TakeTurn", ""):
        table.choose("take top" if "take top" in table.keys else "decline")
    assert table.me.stock[CRYSTAL] == crystals


def test_once_per_round_order() -> None:
    """Example 24: windows go round from the first player of the round, shared parts from the owner."""
    table = given(
        me={"crimson": ["patient-redwyrm"], "mat_eggs": 2, "meat": 1, "passed": True},
        others=[
            {"gold": 1, "passed": True},
            {"gold": 1, "mat_eggs": 1, "crimson": ["smirking-ridgeback"], "passed": True},
        ],
        first=2,
    )
    assert table.keys == ["use smirking-ridgeback", "done"]
    table.choose("done", "use patient-redwyrm", "pay meat")
    assert table.question == "StrikeDeal"
    seats = []
    while table.question == "StrikeDeal":
        seats.append(table.s.agenda[-1].seat)  # type: ignore[attr-defined]  # a question has a seat
        table.choose("pay gold")
    assert seats == [1, 2]


def test_shared_part_without_the_owner() -> None:
    """Example 16 at the end of a round: an unused ability is still shared."""
    table = given(me={"crimson": ["patient-redwyrm"], "meat": 1, "passed": True}, others=[{"gold": 1, "passed": True}])
    table.choose("done")
    assert table.keys == ["pay gold", "decline"]


def test_leftovers() -> None:
    """Example 25: coins, and one point for four other items; selling cards first is better."""
    spec = {
        "coins": 2,
        "meat": 5,
        "hand": ["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon", "aged-sea-serpent"],
        "caves": ["cave-1", "cave-2"],
    }
    table = given(me=spec)
    assert lines(table)["leftovers"] == 4
    table = given(me={**spec, "golden": ["northern-cavalier-wyvern"]}, round=4)
    table.s.agenda = [EndGame()]
    advance(table.s)
    assert table.keys == [
        "sell with northern-cavalier-wyvern for 1",
        "sell with northern-cavalier-wyvern for 3",
        "decline",
    ]
    table.choose("sell with northern-cavalier-wyvern for 3")
    assert lines(table)["abilities"] + lines(table)["leftovers"] == 7


def test_automa_objective() -> None:
    """Example 26: the printed number and the coins on the tile."""
    table = given(automa="automa-1", round=2, objectives=("eggs", "medium", "small", "large"))
    table.automa.coins = 2
    assert automa_quantity(table.s, table.automa) == 3


@pytest.mark.parametrize(("decision", "steps"), [("R1/4", 3), ("R2/5", 4), ("R2", 1)])
def test_ravel_steps(decision: str, steps: int) -> None:
    """Example 27: as many steps as spaces in the most or least excavated cave."""
    table = given(automa="ravel-1", me={"dug_crimson": 3, "dug_golden": 2})
    assert steps_of(table.s, next(each for each in DECISIONS if each.id == decision)) == steps


def test_automa_marker() -> None:
    """Example 28: full cells are left out when the Automa counts."""
    table = given(automa="automa-1", guild="seafarers", markers=[(0, 0)])
    assert nth_free_cell(table.s, 3) == 3
    assert table.s.markers == [0]


@pytest.mark.parametrize(("last", "passes"), [("3", True), ("1", False)])
def test_automa_pass(last: str, passes: bool) -> None:
    """Example 29: the last card shows the pass mark, or she passes a turn later."""
    table = given(automa="automa-1", me={"passed": True})
    automa = table.automa
    number = next(index for index, decision in enumerate(DECISIONS) if decision.id == last)
    automa.deck, automa.passed = [number], False
    AutomaTurn().resolve(table.s)
    assert automa.passed is passes
    if not passes:
        AutomaTurn().resolve(table.s)
    assert automa.passed
