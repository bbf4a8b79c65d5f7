"""What is in the box."""

from __future__ import annotations

from embertable.games.wyrmspan import GAME


def test_all_cards_are_there() -> None:
    decks = [card.deck for card in GAME.cards()]
    assert [decks.count(deck) for deck in ("dragons", "caves", "guilds", "objectives", "automa")] == [
        183,
        75,
        4,
        20,
        16,
    ]


def test_reconstructed_cards_are_marked() -> None:
    marked = [card.id for card in GAME.cards() if card.basis == "reconstructed"]
    assert marked == [
        "miserly-amphiptere",
        "cave-9",
        "guild-plains",
        "guild-seafarers",
        "guild-highlands",
        "guild-rainforest",
    ]
