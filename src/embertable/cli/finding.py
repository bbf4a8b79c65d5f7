"""Cards by their id or part of their name."""

from __future__ import annotations

from embertable.cli.understand import folded
from embertable.core.game import AnyGame, Card
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue


def find_cards(game: AnyGame, written: str, tongue: Tongue) -> list[Card]:
    """The card of this id or name; failing that, all whose id or name has every written word in it."""
    wanted = folded(written)
    names = {card.id: folded(plain(game.card_text(card.id, tongue).name)) for card in game.cards()}
    exact = [card for card in game.cards() if wanted in (folded(card.id), names[card.id])]
    if exact:
        return exact
    words = wanted.split()
    texts = {card.id: f"{folded(card.id)} {names[card.id]}" for card in game.cards()}
    return [card for card in game.cards() if words and all(word in texts[card.id] for word in words)]
