"""Why not? Every reason is true: while it stands the option is refused, without it the option is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from embertable.core.effects import ChooseEffect
from embertable.core.flow import Step, asked
from embertable.games import game
from embertable.games.fire_tower.chapters.discarding import DiscardSome
from embertable.games.fire_tower.chapters.storm import BeforeStorm
from embertable.games.fire_tower.effects.aid import AidFire, ChooseAid, DigInAid, LightInAid, Together
from embertable.games.fire_tower.effects.champion import ChooseChampionBreak
from embertable.games.fire_tower.effects.digging import Dig, Replant
from embertable.games.fire_tower.effects.haunting import HauntWithCard
from embertable.games.fire_tower.effects.turning import RollWind
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ANY, IDS
from tests.games.fire_tower.given import at, given, mask
from tests.games.refusals import declared, prove

FIRE_TOWER: Any = game("fire_tower")
ETERNAL_RING = [(6, 7), (6, 8), (9, 7), (9, 8), (7, 6), (8, 6), (7, 9), (8, 9)]
NEAR = [(3, 3), (3, 4)]


def table(*keys: str, hand: list[str] | None = None, bucket: str = "gone", **names: Any) -> State:
    """The first seat acts, with these cards and one that can always be played, after some choices."""
    return given(hands=[["wind-east", *(hand or [])]], buckets=[bucket], **names).choose(*keys).s


def spread(**names: Any) -> State:
    return table(phase="turn", **names)


def playing(card: str, *keys: str, **names: Any) -> State:
    """A card is carried out."""
    return table(f"play {card}", *keys, hand=[card, "air-drop", "ember"], **names)


def holding(*cards: str, **names: Any) -> State:
    """These cards are in hand when an action is chosen."""
    return table(hand=list(cards), **names)


def asking(question: Step, **names: Any) -> State:
    """A question that is rarely open."""
    s = table(**names)
    s.agenda = [question]
    return s


def all_but(*free: tuple[int, int]) -> list[tuple[int, int]]:
    """Fire on every cell of the forest but these."""
    corner, flame = {0, 1, 2, 13, 14, 15}, {7, 8}
    cells = [(row, column) for row in range(16) for column in range(16)]
    return [
        (row, column)
        for row, column in cells
        if (row, column) not in free
        and not (row in corner and column in corner)
        and not (row in flame and column in flame)
    ]


def in_aid(lit: list[tuple[int, int]]) -> State:
    s = asking(AidFire(0), fire=[(9, 7)])
    s.aided = mask(lit)
    return s


def reckless(*keys: str, water: int = 3, **names: Any) -> State:
    """The bucket is empty, and there are cards to throw away."""
    waters = ["air-drop", "air-drop", "air-drop", "fire-engine"][:water]
    return table(*keys, hand=[*waters, "ember"], **{"bucket": "emptied", **names})


TO_DIG = ChooseEffect(0, (Dig(1), Replant(), RollWind()), 13)
OWN_FIRE = [(1, 1), (1, 2), (2, 1)]
CASES: dict[str, tuple[str, Callable[[], State], Callable[[], State]]] = {
    "burns for ever": (
        f"spread {at(2, 2)}",
        lambda: given(turn=1, phase="turn", fire=[(1, 2)], burnt=["nw"]).s,
        lambda: given(turn=1, phase="turn", fire=[(1, 2)]).s,
    ),
    "fire here": (f"spread {at(9, 7)}", lambda: spread(fire=[(9, 7)]), spread),
    "firebreak here": (f"spread {at(9, 7)}", lambda: spread(breaks=[(9, 7)], fire=[(11, 11)]), spread),
    "not downwind": (f"spread {at(6, 7)}", spread, lambda: spread(wind="N")),
    "no fire beside": (
        f"first {at(3, 3)}",
        lambda: reckless("reckless water"),
        lambda: reckless("reckless water", fire=[(3, 4)]),
    ),
    "chosen already": (
        f"then {at(9, 7)}",
        lambda: reckless("reckless water", f"first {at(9, 7)}"),
        lambda: reckless("reckless water"),
    ),
    "no fire here": (
        f"explode {at(3, 3)}",
        lambda: playing("explosion", fire=[(9, 7), (9, 8)]),
        lambda: playing("explosion", fire=[(9, 7), (9, 8), (3, 3)]),
    ),
    "no token here": (
        f"explode {at(2, 14)}",
        lambda: playing("explosion", fire=[(9, 7), (9, 8)], burnt=["ne"]),
        lambda: playing("explosion", fire=[(9, 7), (9, 8), (2, 14)]),
    ),
    "in a tower": (
        f"douse {at(14, 1)}",
        lambda: playing("air-drop", fire=[(14, 1), *NEAR]),
        lambda: playing("air-drop", fire=[(14, 1), *NEAR], seats=3),
    ),
    "no firebreak in a tower": (
        f"dig {at(14, 1)}",
        lambda: playing("de-re-forest", "dig", breaks=[(3, 3)]),
        lambda: playing("de-re-forest", "dig", breaks=[(3, 3)], seats=3),
    ),
    "beside a firebreak": (
        f"dig {at(3, 4)}",
        lambda: playing("de-re-forest", "dig", breaks=[(3, 3)]),
        lambda: playing("de-re-forest", "dig", breaks=[(5, 5)]),
    ),
    "no firebreak here": (
        f"clear {at(4, 8)}",
        lambda: playing("de-re-forest", "replant", breaks=[(3, 3), (5, 5)]),
        lambda: playing("de-re-forest", "replant", breaks=[(3, 3), (5, 5), (4, 8)]),
    ),
    "no room beside": (
        f"dig {at(3, 3)}",
        lambda: playing("dozer-line", fire=all_but((3, 3), (10, 10), (10, 11), (10, 12))),
        lambda: playing("dozer-line", fire=all_but((3, 3), (3, 4), (10, 10), (10, 11), (10, 12))),
    ),
    "no room apart": (
        f"dig {at(3, 3)}",
        lambda: playing("scratch-line", fire=all_but((3, 3), (10, 8), (10, 10), (10, 12))),
        lambda: playing("scratch-line", fire=all_but((3, 3), (3, 5), (10, 8), (10, 10), (10, 12))),
    ),
    "no room for a firebreak": (
        "dig",
        lambda: asking(TO_DIG, fire=all_but((3, 3)), breaks=[(3, 3)]),
        lambda: asking(TO_DIG, fire=all_but((3, 3))),
    ),
    "no room for two": (
        "play dozer-line",
        lambda: holding("dozer-line", fire=all_but((3, 3))),
        lambda: holding("dozer-line", fire=all_but((3, 3), (3, 4))),
    ),
    "no firebreaks": ("replant", lambda: asking(TO_DIG), lambda: asking(TO_DIG, breaks=[(3, 3)])),
    "fire enclosed": (
        "play flare-up",
        lambda: holding("flare-up", breaks=ETERNAL_RING),
        lambda: holding("flare-up", breaks=ETERNAL_RING[1:]),
    ),
    "nowhere downwind": (
        "push south",
        lambda: playing("wind-south", wind="N", breaks=[(9, 7), (9, 8)]),
        lambda: playing("wind-south", wind="N", breaks=[(9, 7)]),
    ),
    "no fire tokens": ("play explosion", lambda: holding("explosion"), lambda: holding("explosion", fire=NEAR)),
    "pattern too far": (
        f"light {at(3, 3)}",
        lambda: playing("flare-up", partial="voluntary"),
        lambda: playing("flare-up", partial="voluntary", fire=[(3, 4)]),
    ),
    "no loose fire": (
        "play air-drop",
        lambda: holding("air-drop", fire=[(1, 1)]),
        lambda: holding("air-drop", fire=NEAR),
    ),
    "no landing": (
        "play ember",
        lambda: holding("ember", fire=[(3, 3)], breaks=ETERNAL_RING),
        lambda: holding("ember", fire=[(3, 3)], breaks=ETERNAL_RING[1:]),
    ),
    "no other fire beside": (
        f"land {at(3, 4)}",
        lambda: playing("ember", fire=[(3, 3)]),
        lambda: playing("ember", f"lift {at(3, 3)}", fire=[(3, 3), (3, 5)]),
    ),
    "not in the line": (
        f"douse {at(3, 4)}",
        lambda: playing("air-drop", f"douse {at(5, 5)}", fire=[*NEAR, (5, 5), (5, 6)]),
        lambda: playing("air-drop", f"douse {at(3, 3)}", fire=[*NEAR, (5, 5), (5, 6)]),
    ),
    "not in the square": (
        f"douse {at(3, 4)}",
        lambda: playing("fire-engine", f"douse {at(5, 5)}", fire=[*NEAR, (5, 5), (5, 6)]),
        lambda: playing("fire-engine", f"douse {at(3, 3)}", fire=[*NEAR, (5, 5), (5, 6)]),
    ),
    "nothing around": (
        f"around {at(11, 3)}",
        lambda: playing("smokejumper", fire=[*NEAR, (11, 3)]),
        lambda: playing("smokejumper", fire=[*NEAR, (11, 3), (11, 4)]),
    ),
    "no fire around": (
        "play smokejumper",
        lambda: holding("smokejumper", fire=[(3, 3)]),
        lambda: holding("smokejumper", fire=NEAR),
    ),
    "same wind": ("turn south", lambda: playing("wind-south"), lambda: playing("wind-south", wind="N")),
    "dead wind": (
        "turn north",
        lambda: given(turn=2, hands=[[], [], ["wind-north"]], burnt=["nw", "ne"]).choose("play wind-north").s,
        lambda: given(turn=2, hands=[[], [], ["wind-north"]], burnt=["nw"]).choose("play wind-north").s,
    ),
    "beside aided": (f"light {at(9, 8)}", lambda: in_aid([(9, 7)]), lambda: in_aid([])),
    "not for these cards": ("reckless fire", reckless, reckless),
    "few cards": ("reckless water", lambda: reckless(water=2), reckless),
    "bucket full": ("reckless water", lambda: reckless(bucket="full"), reckless),
    "other tower": (
        f"douse {at(14, 14)}",
        lambda: table("bucket", bucket="full", fire=[*OWN_FIRE, (14, 14)]),
        lambda: table("bucket", bucket="full", fire=[*OWN_FIRE, (14, 14)], mode="teams"),
    ),
    "not with own tower": (
        f"douse {at(3, 1)}",
        lambda: table("bucket", bucket="full", fire=[(0, 2), (1, 2), (3, 1)]),
        lambda: table("bucket", bucket="full", fire=[(2, 1), (1, 2), (3, 1)]),
    ),
    "no fire in tower": ("bucket", lambda: table(bucket="full"), lambda: table(bucket="full", fire=OWN_FIRE)),
    "roof burns": (
        "bucket",
        lambda: table(bucket="full", fire=[*OWN_FIRE, (0, 0)]),
        lambda: table(bucket="full", fire=OWN_FIRE),
    ),
    "bucket emptied": (
        "bucket",
        lambda: table(bucket="emptied", fire=OWN_FIRE, hand=["ember"]),
        lambda: table(bucket="full", fire=OWN_FIRE),
    ),
    "bucket gone": (
        "bucket",
        lambda: table(bucket="gone", fire=[*OWN_FIRE, *NEAR], hand=["air-drop"]),
        lambda: table(bucket="full", fire=OWN_FIRE),
    ),
    "other kind": (
        "discard ember",
        lambda: reckless("reckless water", water=4),
        lambda: asking(DiscardSome(0, 1, ANY, 0, 0), hand=["ember", "air-drop"], fire=NEAR),
    ),
    "spread first": (
        "play ember",
        lambda: spread(hand=["ember"], fire=NEAR),
        lambda: holding("ember", fire=NEAR),
    ),
    "card first": (f"spread {at(9, 7)}", lambda: holding("ember", fire=NEAR), spread),
    "action done": (
        "play ember",
        lambda: table("change cards", "keep the rest", hand=["ember"], bucket="full", fire=[*OWN_FIRE, *NEAR]),
        lambda: table(hand=["ember"], bucket="full", fire=[*OWN_FIRE, *NEAR]),
    ),
    "finish first": (
        "play ember",
        lambda: playing("explosion", fire=NEAR),
        lambda: holding("ember", "explosion", fire=NEAR),
    ),
}
INSTEAD = {
    "chosen already": f"first {at(9, 7)}",
    "no room beside": f"dig {at(3, 3)} {at(3, 4)}",
    "no room apart": f"dig {at(3, 3)} {at(3, 5)}",
    "not for these cards": "reckless water",
    "not with own tower": f"douse {at(2, 1)} {at(3, 1)}",
}
"""Where what is refused stands for part of something, or the reason belongs to the thing itself: what is offered."""


@pytest.mark.parametrize("name", CASES)
def test_taking_the_reason_away_makes_the_option_appear(name: str) -> None:
    key, refuses, offers = CASES[name]
    prove(FIRE_TOWER, name, key, refuses(), offers(), INSTEAD.get(name, key))


TOGETHER = Together(LightInAid(1), DigInAid(1))
MEANWHILE: dict[str, tuple[str, Callable[[], State], Callable[[], State]]] = {
    "how a card is used": (
        "play ember",
        lambda: playing("wind-south", wind="N", fire=NEAR),
        lambda: holding("ember", fire=NEAR),
    ),
    "what a firebreak card does": (
        f"spread {at(9, 7)}",
        lambda: playing("de-re-forest", breaks=[(3, 3)]),
        spread,
    ),
    "cards are discarded": (f"spread {at(9, 7)}", lambda: table("change cards", hand=["ember"]), spread),
    "cards are thrown away": (
        f"spread {at(9, 7)}",
        lambda: asking(DiscardSome(0, 1, ANY, 0, 0), hand=["ember", "air-drop"]),
        spread,
    ),
    "what everybody does": (
        "bucket",
        lambda: asking(ChooseAid(0, TOGETHER.choices, 0), bucket="full", fire=OWN_FIRE),
        lambda: table(bucket="full", fire=OWN_FIRE),
    ),
    "before a storm": (
        "play ember",
        lambda: asking(BeforeStorm(0, 0), hand=["ember"], bucket="full", fire=[*OWN_FIRE, *NEAR]),
        lambda: holding("ember", fire=NEAR),
    ),
    "water from the bucket": (
        "play ember",
        lambda: table("bucket", hand=["ember"], bucket="full", fire=[*OWN_FIRE, *NEAR]),
        lambda: holding("ember", fire=NEAR),
    ),
    "reckless fires": (
        "play ember",
        lambda: reckless("reckless water", fire=NEAR),
        lambda: holding("ember", fire=NEAR),
    ),
    "firebreaks of a champion": (
        "play ember",
        lambda: asking(ChooseChampionBreak(0, 0, 2, 0), hand=["ember"], fire=NEAR),
        lambda: holding("ember", fire=NEAR),
    ),
}


@pytest.mark.parametrize("name", MEANWHILE)
def test_what_has_begun_is_finished_first(name: str) -> None:
    """Without the question that stands between, the option is there."""
    key, refuses, offers = MEANWHILE[name]
    prove(FIRE_TOWER, "finish first", key, refuses(), offers(), key)


def test_a_shadow_chooses_a_card_before_a_cell() -> None:
    """Where it may light a cell, the same cell is offered."""
    s = asking(HauntWithCard(0), fire=[(9, 7)])
    s.drawn = [IDS.index("ember")]
    prove(FIRE_TOWER, "card first", f"spread {at(9, 8)}", s, spread(fire=[(9, 7)]), f"spread {at(9, 8)}")


def test_every_reason_is_proved() -> None:
    assert set(CASES) == declared("fire_tower")


def test_how_many_cards_are_missing_is_said() -> None:
    s = reckless(water=1)
    told = next(refusal for step, refusal in asked(s).refused(s) if step.key() == "reckless water")
    assert FIRE_TOWER.tongue("uk").refusal(told).replace("\u00a0", " ") == "Бракує 2 карт води."


def test_the_direction_is_said() -> None:
    s = spread()
    told = next(refusal for step, refusal in asked(s).refused(s) if refusal.name == "not downwind")
    assert "на південь" in FIRE_TOWER.tongue("uk").refusal(told)
