"""What is printed on the cards, and the tables the rules look them up in.

The cards are declared in the decks beside this file; here they are only described, so that rules and verbs can both
speak of them. Cards that are scored are numbered: 42 shop cards, then six fountain cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect
from embertable.games.flamecraft_duals.places.patterns import Pattern, anchor_of, ways_of


@dataclass(frozen=True)
class PatternCard:
    """A shop or fountain card: a pattern to be laid, and what it is worth."""

    id: str
    pattern: Pattern
    hearts: int
    basis: str


class CoinUse(Effect):
    """What an active fancy dragon does: a second use for the coin of a turn."""

    def is_pull(self) -> bool:
        """Whether it stands for a pull of one token; all others are used at any time before Refresh."""
        return False

    def is_move(self) -> bool:
        """Whether it moves tokens, which may make an ability possible that was not."""
        return False


@dataclass(frozen=True)
class FancyDragon:
    """A fancy dragon. An active one is a second use for a coin, a passive one changes the rules."""

    id: str
    effect: Effect
    basis: str = "rulebook"

    @property
    def is_active(self) -> bool:
        """Whether a coin wakes it."""
        return isinstance(self.effect, CoinUse)


@dataclass(frozen=True)
class Rating:
    """The name of a result: of a lost game, or of one won with at least so many hearts."""

    id: str
    least: int = 0
    is_won: bool = True
    basis: str = "reconstructed"


ABILITIES: Final[list[Effect]] = []  # what an artisan does when it is activated, by kind
FANCY: Final[list[FancyDragon]] = []
RATINGS: Final[list[Rating]] = []  # from the best down: a game is called by the first that fits

# The cards that are scored, by number; what the rules ask for most, as plain lists.
CARD_IDS: Final[list[str]] = []
HEARTS: Final[list[int]] = []
PATTERNS: Final[list[Pattern]] = []
WAYS: Final[list[list[list[tuple[int, int]]]]] = []  # every way the pattern can be turned, see places/patterns
ANCHORS: Final[list[list[int]]] = []  # where the pattern is wholly on the board, for each of these ways
NUMBER: Final[dict[str, int]] = {}


def number_cards(cards: Sequence[PatternCard]) -> None:
    """Put declared shop or fountain cards into the tables."""
    for card in cards:
        ways = ways_of(card.pattern)
        NUMBER[card.id] = len(CARD_IDS)
        CARD_IDS.append(card.id)
        HEARTS.append(card.hearts)
        PATTERNS.append(card.pattern)
        WAYS.append(ways)
        ANCHORS.append([anchor_of(way) for way in ways])
