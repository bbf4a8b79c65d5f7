"""Where the printed rules are silent: what the rules page promises."""

from __future__ import annotations

from tests.games.flamecraft.given import TEN, given


def test_saving_throw_pays_for_filling_a_shop_in_a_full_town() -> None:
    """No new shop is laid, but the last slot is taken all the same."""
    town: dict[str, list[str]] = {shop: [] for shop in TEN[:6]}
    game = given(me={"hand": ["bread"]}, town={**town, "smith-mart": ["iron-0", "meat", ""]}, shops=["pizza-coven"])

    game.use("saving-throw").choose("place bread smith-mart 3")

    assert game.me.hearts == 3
    assert game.s.laid == []


def test_a_piece_moved_by_a_card_may_go_back_to_the_shop_it_came_from() -> None:
    """It may not stay where it stands now; the shop visited last turn is open to it."""
    game = given(town={"flagons-and-dragons": []}, others=[{"at": "smith-mart"}])
    game.use("flagons-and-dragons").choose("invite 1") if "invite 1" in game.keys else game.use("flagons-and-dragons")
    game.finish()

    assert game.seat == 1
    assert "visit smith-mart" in game.keys
    assert "visit flagons-and-dragons" not in game.keys


def test_sleeping_dragons_do_not_count_for_sun_dragons() -> None:
    """Stitch counts those lying face up; the one just placed in the roost sleeps."""
    game = given(
        me={"hand": ["bread"], "fancy": ["stitch"]}, town={"draggin-tail-roost": []}, park=["iron"], artisans=["iron"]
    )

    game.choose("visit draggin-tail-roost", "take iron", "place bread draggin-tail-roost 1", "reveal stitch")

    assert game.me.hearts == 3 + 1


def test_the_limits_hold_alone() -> None:
    """Seven goods of a kind, checked before the strangers act."""
    game = given(seats=1, me={"iron": 9}, park=["crystal"] * 5, artisans=["iron", "meat", "iron"])

    game.gather("smith-mart").finish()

    assert game.stock()["iron"] == 7
