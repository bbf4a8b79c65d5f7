"""Every card of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.game import Card
from embertable.games.fire_tower.cards import actions, faces
from embertable.games.fire_tower.cards.tables import ACTION_CARDS, ActionCard, Face, all_faces
from embertable.games.fire_tower.terms import KINDS

DECKS: Final = (actions, faces)  # importing them laid their cards on the tables


def all_cards() -> Sequence[Card]:
    """Every card of the game; the four faces of the Shadow's card stand for themselves."""
    action = [Card(card.id, KINDS[card.kind], card.copies, card.basis) for card in ACTION_CARDS]
    return [*action, *[Card(face.id, face.deck, face.copies, face.basis) for face in all_faces()]]


def printed(card: str) -> ActionCard | Face:
    """What is printed on a card, by its id."""
    everything: list[ActionCard | Face] = [*ACTION_CARDS, *all_faces()]
    return next(each for each in everything if each.id == card)
