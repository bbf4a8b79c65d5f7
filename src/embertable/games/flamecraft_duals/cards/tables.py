"""The cards that are scored, by number: 42 shop cards, then six fountain cards."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft_duals.cards.fountains import FOUNTAIN_CARDS
from embertable.games.flamecraft_duals.cards.shops import SHOPS
from embertable.games.flamecraft_duals.patterns import Pattern, anchors, placements, turnings

SHOP_CARDS: Final = 42

CARD_IDS: Final[list[str]] = [card.id for card in SHOPS] + [card.id for card in FOUNTAIN_CARDS]

HEARTS: Final[list[int]] = [card.hearts for card in SHOPS] + [card.hearts for card in FOUNTAIN_CARDS]

PATTERNS: Final[list[Pattern]] = [card.pattern for card in SHOPS] + [card.pattern for card in FOUNTAIN_CARDS]

WAYS: Final[list[list[list[int]]]] = [turnings(pattern) for pattern in PATTERNS]

ANCHORS: Final[list[list[int]]] = [[anchors(shifts) for shifts in ways] for ways in WAYS]

PLACEMENTS: Final[list[list[list[int]]]] = [placements(pattern) for pattern in PATTERNS]

NUMBER: Final[dict[str, int]] = {card: number for number, card in enumerate(CARD_IDS)}
