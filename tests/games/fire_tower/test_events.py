"""What is told, and in the order it happens."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.events import (
    AidSkipped,
    Drew,
    EventTurnedUp,
    HandTaken,
    LimitRaised,
    Reshuffled,
    RolledDead,
    RolledSame,
    Spread,
    SpreadFailed,
)
from tests.games.fire_tower.given import FIVE, Given, at, given


def told(game: Given, *kinds: type) -> list[str]:
    """The names of the events of some kinds, in the order they were told."""
    return [type(event).__name__ for event in game.s.journal or [] if isinstance(event, kinds)]


def test_cards_drawn_before_an_event_are_told_before_it() -> None:
    game = given(seats=2, hands=[FIVE, FIVE], deck=["ember", "ember", "firestorm", *["dozer-line"] * 9])

    game.choose("change cards", "discard wind-north", "discard wind-north", "discard wind-east", "keep the rest")

    assert told(game, Drew, EventTurnedUp) == ["Drew", "EventTurnedUp"]
    (drew,) = game.happened(Drew)
    assert len(drew.drawn) == 2


def test_cards_drawn_before_a_shuffle_are_told_before_it() -> None:
    game = given(seats=2, hands=[FIVE, FIVE], deck=["ember"], discard=["dozer-line"] * 4)

    game.choose("change cards", "discard wind-north", "discard wind-north", "keep the rest")

    assert told(game, Drew, Reshuffled) == ["Drew", "Reshuffled", "Drew"]


def test_the_hand_of_a_burnt_tower_is_told_before_the_new_limit() -> None:
    game = given(
        seats=3, mode="plain", fire=[(15, 14)], breaks=[(14, 15)], hands=[["flare-up", *FIVE[:4]], FIVE, FIVE],
        deck=["ember"] * 9,
    )  # fmt: skip

    game.choose("play flare-up", f"light {at(15, 15)}")

    assert told(game, HandTaken, LimitRaised) == ["HandTaken", "LimitRaised"]


def test_it_is_told_when_the_wind_can_spread_no_fire() -> None:
    """Firebreaks stand north of the flame: nothing spreads, and the turn goes on."""
    game = given(seats=2, phase="turn", wind="N", breaks=[(6, 7), (6, 8)], hands=[FIVE, FIVE])

    assert [(event.seat, event.wind) for event in game.happened(SpreadFailed)] == [(0, 0)]
    assert game.happened(Spread) == []
    assert game.question == "ChooseAction"


def walled(**table: object) -> Given:
    """A flame with one way out, and Mutual Aid in the refill."""
    round_the_flame = [(6, 7), (6, 8), (7, 6), (8, 6), (9, 7), (9, 8), (7, 9)]
    game = given(
        seats=2, breaks=[*round_the_flame, (0, 8)], hands=[["de-re-forest", *FIVE[:4]], FIVE],
        deck=["mutual-aid", *["ember"] * 9], **table,  # type: ignore[arg-type]  # what a table may be given
    )  # fmt: skip
    return game.choose("play de-re-forest", "replant", f"clear {at(0, 8)}")


def test_it_is_told_who_skips_mutual_aid_for_want_of_a_cell() -> None:
    """The first takes the only cell; what touches it is closed to the second."""
    game = walled()

    game.choose("aid fire")

    assert [event.seat for event in game.happened(AidSkipped)] == [1]


def test_it_is_told_when_a_shadow_has_no_cards_for_mutual_aid() -> None:
    game = given(
        seats=3, mode="shadow", shadows=["ne"], hands=[["de-re-forest", *FIVE[:4]], [], FIVE], breaks=[(0, 8)],
        deck=["mutual-aid", *["ember"] * 12],
    )  # fmt: skip
    game.choose("play de-re-forest", "replant", "aid cards")
    while game.question == "DiscardSome":
        game.choose(game.keys[0])

    assert [event.seat for event in game.happened(AidSkipped)] == [1]


def test_repeated_rolls_are_told() -> None:
    """A wind card rolls on where no tower stands, and where the wind blows already. (p. 4)"""
    game = given(
        seats=4, burnt=["nw", "sw"], wind="S", hands=[[], ["wind-north"], FIVE, []], turn=1, rolls="WSE",
        deck=["ember"] * 9,
    )  # fmt: skip

    game.choose("play wind-north", "roll")

    assert [event.direction for event in game.happened(RolledDead)] == [3]
    assert [event.wind for event in game.happened(RolledSame)] == [2]
    assert game.wind == "east"


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("en", ["the die shows west, where no tower stands", "the die shows south, as the wind blows already"]),
        ("uk", ["На кубику захід, а там немає цілих веж", "На кубику південь, але вітер уже дме туди"]),
        ("ru", ["На кубике запад, а там нет уцелевших башен", "На кубике юг, но ветер уже дует туда"]),
    ],
)
def test_repeated_rolls_in_words(code: str, lines: list[str]) -> None:
    said = [plain(GAME.say(event, GAME.tongue(code))) for event in (RolledDead(3), RolledSame(2))]

    assert [line.lower() in sentence.lower() for line, sentence in zip(lines, said, strict=True)] == [True, True], said
