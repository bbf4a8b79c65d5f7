"""What a bot should like."""

from __future__ import annotations

from embertable.games.fire_tower import GAME
from tests.games.fire_tower.given import FIVE, given


def test_a_tower_about_to_burn_is_better_than_none() -> None:
    """A shadow may still win, and so may whoever becomes one later: nobody hurries to lose a tower."""
    fire = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (0, 8), (1, 8), (15, 8), (9, 8)]
    burnt, kept = (
        given(3, "shadow", wind="N", fire=fire, hands=[FIVE] * 3, deck=FIVE * 4, phase="turn") for _ in range(2)
    )

    burnt.choose("spread A1")
    kept.choose("spread H7")

    assert GAME.evaluate(kept.s, 0) > GAME.evaluate(burnt.s, 0)


def test_a_shadow_likes_fire_near_the_last_towers() -> None:
    near, far = (
        given(3, "shadow", turn=1, fire=fire, shadows=["nw"], hands=[[], FIVE, FIVE])
        for fire in ([(1, 15), (14, 15)], [])
    )

    assert GAME.evaluate(near.s, 0) > GAME.evaluate(far.s, 0)


def test_whoever_is_out_has_no_hope() -> None:
    game = given(4, "shadow", turn=1, shadows=["nw", "se"], burnt=["sw"], fire=[(1, 14)], hands=[[], FIVE, [], []])

    assert GAME.evaluate(game.s, 3) < min(GAME.evaluate(game.s, seat) for seat in (0, 1))
