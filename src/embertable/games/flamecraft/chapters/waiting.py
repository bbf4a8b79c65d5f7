"""What lies on the table and is used at another moment, or once what has begun is finished."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Later, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import FANCY, SHOPS, SPELLS
from embertable.games.flamecraft.chapters.free import PLAYED_ALREADY, free_actions, free_actions_refused
from embertable.games.flamecraft.places import free_slots, spells_for
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import EMPTY, FACE_DOWN, NONE, TOKEN_NAMES, artisan_key

VISIT_MADE: Final = Refusal("visit made", "visit")
VISIT_FIRST: Final = Refusal("visit first", "enchant")
GATHERED_INSTEAD: Final = Refusal("gathered instead", "action")
ENCHANTED_ALREADY: Final = Refusal("enchanted already", "action")
WHEN_PLACING: Final = Refusal("when placing", "place")
WHEN_FIRING: Final = Refusal("when firing", "fire")
WHEN_PAYING: Final = Refusal("when paying", "coins")
WHEN_GIVING: Final = Refusal("when giving", "gifts")
WHEN_INVITING: Final = Refusal("when inviting", "shops")
WHEN_FILLED: Final = Refusal("when filled", "place")
FACE_DOWN_YET: Final = Refusal("face down yet", "end-of-turn")
AS_A_REWARD: Final = Refusal("as a reward", "rewards")
FINISH_FIRST: Final = Refusal("finish first", "free")
NOT_BEGUN: Final = Refusal("not begun", "setup")
OWN_SEAT: Final = Refusal("own seat", "gifts")
OWN_PIECE: Final = Refusal("own piece", "visit")


def waiting(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Fancy dragons and the companion, which have their moments between the steps of a turn; then everything else."""
    free: list[tuple[Step, Refusal]] = [(option, FINISH_FIRST) for option in free_actions(s, seat)]
    return [*free, *free_actions_refused(s, seat), *[(Later(thing), refusal) for thing, refusal in moments(s, seat)]]


def not_begun(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """The same before the first turn."""
    return [(Later(thing), NOT_BEGUN) for thing, _ in moments(s, seat)]


def moments(s: State, seat: int) -> list[tuple[str, Refusal]]:
    """The things of the table with the moment at which each is used."""
    me = s.players[seat]
    in_town = [(plot, shop) for plot, shop in enumerate(s.shops) if shop >= 0]
    visits = FINISH_FIRST if s.turn.visited == NONE else VISIT_MADE
    found = [(f"shop {SHOPS[shop].id}", visits) for _, shop in in_town]
    found += [(f"spell {SPELLS[spell].id}", moment_of_spells(s)) for spell in spells_for(s, seat)]
    found += [(f"hand {artisan_key(card)}", WHEN_PLACING) for card in me.hand]
    found += [(f"artisan {artisan_key(card)}", WHEN_FIRING) for card in s.slots if card >= 0]
    found += [(f"park {artisan_key(card)}", AS_A_REWARD) for card in s.park]
    found.append(("deck artisans", AS_A_REWARD))
    found += [(f"stock {token}", WHEN_PAYING) for token in TOKEN_NAMES]
    found += [(f"seat {other}", OWN_SEAT if other == seat else WHEN_GIVING) for other in range(s.seats)]
    found += [(f"piece {piece}", OWN_PIECE if piece == seat else WHEN_INVITING) for piece in range(len(s.pieces))]
    found += [(f"fancy {FANCY[card].id}", PLAYED_ALREADY) for card in me.played]
    for plot, shop in in_town:
        found += [(f"slot {SHOPS[shop].id} {slot + 1}", WHEN_PLACING) for _, slot in free_slots(s, [plot])]
        found += [(f"space {space + 1}", WHEN_PAYING) for space, _ in enumerate(SHOPS[shop].coin_spaces)]
    found += [(f"plot {plot + 1}", FACE_DOWN_YET) for plot, shop in enumerate(s.shops) if shop == FACE_DOWN]
    found += [(f"plot {plot + 1}", WHEN_FILLED) for plot, shop in enumerate(s.shops) if shop == EMPTY]
    return found


def moment_of_spells(s: State) -> Refusal:
    """Enchanting comes after the visit, in place of gathering, and once."""
    if s.turn.visited == NONE:
        return VISIT_FIRST
    if s.turn.gathering:
        return GATHERED_INSTEAD
    return FINISH_FIRST if s.turn.cast == NONE else ENCHANTED_ALREADY
