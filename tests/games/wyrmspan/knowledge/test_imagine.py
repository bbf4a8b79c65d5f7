"""What a seat has not seen is dealt anew."""

from __future__ import annotations

from embertable.core.rng import seeded
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.tucking import TuckFromDeck
from embertable.games.wyrmspan.terms import ANYWHERE
from tests.games.wyrmspan.given import given


def test_imagining_deals_hidden_cards_anew() -> None:
    table = given(me={"crimson": ["malcontent-venomous-wyrm"]}).use(Draw(1)).use(TuckFromDeck(1, ANYWHERE))
    table.choose("tuck under crimson 1")
    hands = {GAME.imagine(table.s, 1, seeded(seed)).players[0].hand[0] for seed in range(20)}
    tucked = {GAME.imagine(table.s, 0, seeded(seed)).players[0].tucked[0] for seed in range(20)}
    assert len(hands) > 5
    assert len(tucked) > 5, "not even its owner knows it"
    assert all(GAME.imagine(table.s, 0, seeded(seed)).players[0].hand == table.me.hand for seed in range(5))
