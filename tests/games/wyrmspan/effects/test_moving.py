"""Steps on the guild track, and dragons that change places."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.moving import GuildSteps, Swap
from tests.games.wyrmspan.given import table_with


def test_guild_steps_collect_every_reward() -> None:
    table = table_with(steps=7).use(GuildSteps(2)).choose("step to space 8", "step to space 9")
    assert table.me.stock == [0, 1, 0, 0]
    assert table.question == "ChooseCard"


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


def test_the_two_dragons_are_named_in_any_order() -> None:
    mine = {"crimson": ["hoarding-flyer"], "golden": ["wise-anteldragon"], "amethyst": ["blue-forest-spirit"]}
    table = table_with(**mine).use(Swap())
    assert table.keys == ["swap crimson 1", "swap golden 1", "swap amethyst 1", "decline"]
    table.choose("swap amethyst 1")
    assert table.keys == ["swap with crimson 1", "swap with golden 1"]
    table.choose("swap with crimson 1")
    assert (table.at("crimson 1"), table.at("amethyst 1")) == ("blue-forest-spirit", "hoarding-flyer")
