"""The families of traits of Tatsu: each has one phrase in every language, filled with the item.

Cards are told apart by clan as a side sees it: its own, and the others'.
"""

from __future__ import annotations

from typing import Final

from embertable.core.traits import Family, Traits
from embertable.games.tatsu.cards.tables import CLAN, SPIRITS
from embertable.games.tatsu.terms import CARDS, CARDS_OF_CLAN, CLANS, PLACES, RED, TARGET, TRICKS, YELLOW

STRONGEST: Final = max([spirit.strength for spirit in SPIRITS])
FACTORS: Final = sum([spirit.factor for spirit in SPIRITS if spirit.clan == RED])
STEP: Final = 50  # of a total
CATCH: Final = 5  # points of a step of what was caught
CATCHES: Final = sum([spirit.points for spirit in SPIRITS]) // CATCH

SPIRIT_NAMES: Final = [spirit.id.removeprefix(f"{CLANS[RED]}-") for spirit in SPIRITS[:CARDS_OF_CLAN]]
# A number alone would be read as one.
SPIRIT_ITEMS: Final = [f"strength-{name}" if name.isdecimal() else name for name in SPIRIT_NAMES]


def numbers(first: int, last: int) -> list[str]:
    """Items that are numbers."""
    return [str(number) for number in range(first, last + 1)]


def by_clan(where: str) -> list[Family]:
    """Cards in a place: of the own clan, and of the others'."""
    return [Family(f"{where} {whose}", SPIRIT_ITEMS) for whose in ("own", "theirs")]


# The game: totals, how near the end is.
TOTAL: Final = Family("total", [""])
REACHED: Final = Family("reached", [str(points) for points in range(0, TARGET + 1, STEP)])
RIVAL_REACHED: Final = Family("rival reached", REACHED.items)
LAST_DEAL: Final = Family("last deal", [""])

# The deal: what was caught, what is to come.
DEAL_SCORE: Final = Family("deal score", [""])
HOPE: Final = Family("hope", [""])
CAUGHT: Final = Family("caught", [str(CATCH * step) for step in range(CATCHES + 1)])
FACTOR: Final = Family("factor", numbers(0, FACTORS))
FACTOR_TO_COME: Final = Family("factor to come", numbers(0, FACTORS))
POINTS_WITHOUT_FACTOR: Final = Family("points without factor", [""])
ALONE: Final = Family("alone", [""])
TRICKS_DONE: Final = Family("tricks done", numbers(0, TRICKS - 1))
LEADS: Final = Family("leads", numbers(0, TRICKS - 1))

# The cards: who holds them, which lie in the trick.
HELD: Final = by_clan("held")
FACED: Final = by_clan("faced")
LAID: Final = by_clan("laid")
UNBEATABLE: Final = [Family(f"unbeatable {whose}", numbers(0, STRONGEST)) for whose in ("held", "faced")]
OWN_IN_HAND: Final = Family("own in hand", numbers(0, CARDS_OF_CLAN))
SHOWN: Final = Family("shown", numbers(0, TRICKS))
RIVAL_SHOWS: Final = Family("rival shows", numbers(0, TRICKS))

# The trick: who is ahead in it with which strength while so many are still to act, and what is at stake.
AHEAD: Final = [Family(f"ahead {left}", numbers(0, STRONGEST)) for left in range(1, PLACES)]
BEHIND: Final = [Family(f"behind {left}", numbers(0, STRONGEST)) for left in range(1, PLACES)]
FUSED: Final = [Family(f"fused {whose}", numbers(1, PLACES - 1)) for whose in ("own", "theirs")]
LAST_WORD: Final = Family("last word", numbers(1, PLACES))
AT_STAKE: Final = [Family(f"at stake {where}", numbers(1, PLACES - 1)) for where in ("ahead", "behind", "open")]
CARRIED: Final = Family("carried", [""])
QUESTION: Final = Family("question", ["turn", "answer"])

TRAITS: Final = Traits(
    [
        *[TOTAL, REACHED, RIVAL_REACHED, LAST_DEAL],
        *[DEAL_SCORE, HOPE, CAUGHT, FACTOR, FACTOR_TO_COME, POINTS_WITHOUT_FACTOR, ALONE, TRICKS_DONE, LEADS],
        *[*HELD, *FACED, *LAID, *UNBEATABLE, OWN_IN_HAND, SHOWN, RIVAL_SHOWS],
        *[*AHEAD, *BEHIND, *FUSED, LAST_WORD, *AT_STAKE, CARRIED, QUESTION],
    ]
)


def traits_of_cards(where: list[Family]) -> list[list[int]]:
    """By the clan that looks, by card: the trait of the card in this place."""
    return [[where[CLAN[card] != clan].start + card % CARDS_OF_CLAN for card in range(CARDS)] for clan in (RED, YELLOW)]


HELD_CARD: Final = traits_of_cards(HELD)
FACED_CARD: Final = traits_of_cards(FACED)
LAID_CARD: Final = traits_of_cards(LAID)
