"""The bucket: at any moment of one's own turn, as long as it can still help."""

from __future__ import annotations

from embertable.games.fire_tower.events import StormRolled, TowerBurnt, UsedBucket
from tests.games.fire_tower.given import FIVE, Given, at, given

ALONE = ["full", "full"]


def refill_turns_up(event: str, **table: object) -> Given:
    """North-west has fire beside the roof and ends its action; its refill turns up an event."""
    game = given(
        seats=2, fire=[(0, 1), (5, 5)], breaks=[(9, 3)], hands=[["de-re-forest", *FIVE[:4]], FIVE],
        buckets=ALONE, deck=[event, *["ember"] * 12], **table,  # type: ignore[arg-type]  # what a table may be given
    )  # fmt: skip
    return game.choose("play de-re-forest", "replant")


def test_the_bucket_comes_before_a_firestorm_of_the_own_refill() -> None:
    """At any moment of your turn: the storm has its direction, but has not broken. (p. 4)"""
    game = refill_turns_up("firestorm", rolls="WN")

    assert (game.seat, game.question, game.keys) == (0, "BeforeStorm", ["keep bucket", "bucket"])
    assert [event.direction for event in game.happened(StormRolled)] == [3]
    game.choose("bucket")

    assert game.happened(UsedBucket) != []
    assert game.happened(TowerBurnt) == []
    assert game.player(0).intact


def test_whoever_keeps_the_bucket_in_a_firestorm_may_burn() -> None:
    game = refill_turns_up("firestorm", rolls="WN")

    game.choose("keep bucket")

    assert [event.seat for event in game.happened(TowerBurnt)] == [0]


def test_the_bucket_is_for_the_own_turn_only_in_a_firestorm() -> None:
    """FAQ: not in the turn of another player. (p. 8)"""
    game = given(
        seats=2, fire=[(15, 14), (5, 5)], breaks=[(9, 3)], hands=[["de-re-forest", *FIVE[:4]], FIVE], buckets=ALONE,
        deck=["firestorm", *["ember"] * 12], rolls="EN",
    )  # fmt: skip

    game.choose("play de-re-forest", "replant")

    assert [event.seat for event in game.happened(TowerBurnt)] == [1]


def test_the_bucket_comes_before_the_storm_of_a_tower_one_has_burnt() -> None:
    """A partial firestorm breaks in the turn of the burner. (p. 6)"""
    game = given(
        seats=3, mode="plain", fire=[(0, 1), (15, 14)], breaks=[(14, 15)],
        hands=[["flare-up", *FIVE[:4]], FIVE, FIVE], buckets=["full"] * 3, deck=["ember"] * 9, rolls="WN",
    )  # fmt: skip
    game.choose("play flare-up", f"light {at(15, 15)}")
    while game.question == "DiscardSome":
        game.choose(game.keys[0])

    assert (game.seat, game.question) == (0, "BeforeStorm")
    game.choose("bucket")

    assert game.player(0).intact


def test_the_bucket_comes_before_the_fires_of_others_in_mutual_aid() -> None:
    """They are laid in your turn: before each of them the bucket may come. (p. 4, 6)"""
    game = refill_turns_up("mutual-aid")
    game.choose("aid fire")

    assert "bucket" in game.keys
    game.choose(f"light {at(5, 6)}")
    assert (game.seat, game.question) == (0, "BeforeAid")
    game.choose("bucket")

    assert (game.seat, game.question) == (1, "AidFire")
    assert f"light {at(0, 0)}" not in game.keys


def test_a_roof_on_fire_in_mutual_aid_is_lost() -> None:
    """The tower burns at once, though its consequences wait for the others: no bucket saves it. (p. 2, 6)"""
    game = given(
        seats=3, mode="plain", fire=[(0, 1), (5, 5)], breaks=[(9, 3)], buckets=["full"] * 3,
        hands=[["de-re-forest", *FIVE[:4]], FIVE, FIVE], deck=["mutual-aid", *["ember"] * 12],
    )  # fmt: skip
    game.choose("play de-re-forest", "replant", "aid fire", f"light {at(5, 6)}", "keep bucket", f"light {at(0, 0)}")

    assert (game.seat, game.question) == (2, "AidFire")


def test_in_teams_the_bucket_comes_before_the_fires_of_others_at_the_partners_tower() -> None:
    """The bucket guards both towers of a team, also then. (p. 7)"""
    game = given(
        mode="teams", burnt=["nw"], fire=[(15, 14), (5, 5)], breaks=[(9, 3)], buckets=["full"] * 4,
        hands=[["de-re-forest", *FIVE[:4]], *[FIVE] * 3], deck=["mutual-aid", *["ember"] * 12],
    )  # fmt: skip
    game.choose("play de-re-forest", "replant", "aid fire", f"light {at(5, 6)}")

    assert (game.seat, game.question) == (0, "BeforeAid")
    game.choose("bucket")

    assert (game.seat, f"light {at(15, 15)}" in game.keys) == (1, False)


def test_nobody_is_asked_about_a_bucket_that_cannot_help() -> None:
    """Without fire in the own tower the storm breaks unasked."""
    game = given(
        seats=2, fire=[(5, 5)], breaks=[(9, 3)], hands=[["de-re-forest", *FIVE[:4]], FIVE], buckets=ALONE,
        deck=["firestorm", *["ember"] * 12],
    )  # fmt: skip

    game.choose("play de-re-forest", "replant")

    assert game.happened(StormRolled) == []
