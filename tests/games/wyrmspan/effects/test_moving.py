"""Steps on the guild track, and dragons that change places."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.moving import GuildSteps, Swap
from tests.games.wyrmspan.given import table_with


def test_guild_steps_collect_every_reward() -> None:
    table = table_with(steps=7).use(GuildSteps(2))
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
