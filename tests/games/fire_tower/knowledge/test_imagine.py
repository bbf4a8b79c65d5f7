"""What a seat imagines fits what it knows."""

from __future__ import annotations

from embertable.core.rng import seeded
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.terms import IDS
from tests.games.fire_tower.given import FIVE, given


def test_imagined_hands_keep_what_was_shuffled_into_the_deck() -> None:
    """Right after a reshuffle everybody can tell what the deck is made of, so the other hands too."""
    game = given(seats=2, hands=[["wind-north", *FIVE[:4]], ["explosion"] * 2 + ["ember"] * 3], deck=[], phase="action")
    game.s.discard = [IDS.index("dozer-line")] * 8
    game.choose("play wind-north", "turn north")

    imagined = GAME.imagine(game.s, 0, seeded(3))

    assert imagined.players[1].hand == game.s.players[1].hand
    assert sorted(imagined.deck) == sorted(game.s.deck)


def test_a_player_about_to_pay_is_imagined_with_the_cards_to_pay() -> None:
    """Reckless Abandon tells the others what is in the hand: nobody imagines it away."""
    water = ["smokejumper", "smokejumper", "air-drop", "fire-engine", "wind-north"]
    game = given(seats=2, buckets=["emptied"], hands=[water, FIVE], deck=["ember", "dozer-line", "air-drop"] * 6)
    game.choose("reckless water")
    assert game.question == "DiscardSome"
    for seed in range(20):
        imagined = GAME.imagine(game.s, 1, seeded(seed))
        assert len(imagined.options) > 1
        assert GAME.view(imagined, 1) == GAME.view(game.s, 1)
