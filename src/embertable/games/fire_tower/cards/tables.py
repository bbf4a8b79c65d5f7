"""What is printed on the cards. The card file puts its cards here; the rules look them up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect
from embertable.games.fire_tower.terms import IDS


@dataclass(frozen=True)
class ActionCard:
    """A card one plays from the hand.

    `basis` says where its least certain fact comes from: some Ukrainian names are our own.
    """

    id: str
    kind: int
    copies: int
    effect: Effect
    basis: str = "public"


@dataclass(frozen=True)
class Face:
    """One face of a card that nobody plays from the hand: what happens when its time comes."""

    id: str
    deck: str
    copies: int
    effect: Effect
    basis: str = "rulebook"


ACTION_CARDS: Final[list[ActionCard]] = []

# The same by card number, for the hot paths.
EFFECTS: Final[list[Effect]] = []
KIND: Final[list[int]] = []
COPIES: Final[list[int]] = []
EVENTS: Final[list[Face]] = []  # in the order of their numbers
TOWER: Final[list[Face]] = []  # what lies before a tower: the bucket full, emptied, gone with the tower
SHADOW: Final[list[Face]] = []  # by the side of the die
CHAMPION: Final[list[Face]] = []  # the champion in front, the grand champion on the back


def shelve(*cards: ActionCard) -> None:
    """Put the action cards on the shelf, in the order of their numbers."""
    for card in cards:
        assert card.id == IDS[len(ACTION_CARDS)], f"{card.id} is out of order"
        ACTION_CARDS.append(card)
        EFFECTS.append(card.effect)
        KIND.append(card.kind)
        COPIES.append(card.copies)


def all_faces() -> list[Face]:
    """Everything that is not an action card."""
    return [*EVENTS, *TOWER, *SHADOW, *CHAMPION]


def distinct(cards: list[int]) -> list[int]:
    """Each card once; cards in hand are kept in order, so copies lie side by side."""
    found: list[int] = []
    for card in cards:
        if not found or found[-1] != card:
            found.append(card)
    return found
