"""A turn: excavate, entice, explore, or pass. (p. 4)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal, nearest_first
from embertable.games.wyrmspan.chapters.entice import enticements, enticements_refused
from embertable.games.wyrmspan.chapters.excavate import excavations, excavations_refused
from embertable.games.wyrmspan.chapters.exchange import NO_NEED, NONE_OWNED, exchange_of
from embertable.games.wyrmspan.chapters.explore import explorations, explorations_refused
from embertable.games.wyrmspan.chapters.guild import ENTER_BROWN, PutMarker, StepTo
from embertable.games.wyrmspan.chapters.limits import KeepLimits
from embertable.games.wyrmspan.chapters.solo import AutomaTurn, is_automas_turn
from embertable.games.wyrmspan.chapters.supply import Refill
from embertable.games.wyrmspan.effects.activating import abilities_refused
from embertable.games.wyrmspan.effects.laying import ChooseNest, LayAt
from embertable.games.wyrmspan.effects.paying import TOKENS, PayWith, Price
from embertable.games.wyrmspan.effects.taking import TakeFaceUp, TopOf
from embertable.games.wyrmspan.events import HadTurn, Passed
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import (
    ANYWHERE,
    CAVE,
    COIN,
    DISPLAYED,
    DRAGON,
    FIXED_CELL,
    MAT,
    RESOURCE_NAMES,
    RESOURCES,
    SPACES,
)

NO_ACTION_TAKES: Final = Refusal("no action takes a card", "cards")
NO_ACTION_LAYS: Final = Refusal("no action lays an egg", "eggs")
NO_ACTION_STEPS: Final = Refusal("no action steps", "guild")
PAYS_ITSELF: Final = Refusal("pays itself", "paying")


class NextTurn(Step):
    """The next player clockwise who has not passed takes a turn. When all have passed, turns are over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        if s.opponents and is_automas_turn(s, self.seat):
            s.then(AUTOMA_TURN, REFILL, NEXT_TURN[0])
            return
        for turn in range(s.seats):
            seat = (self.seat + turn) % s.seats
            if not s.players[seat].passed:
                begin_turn(s, seat)
                return


def begin_turn(s: State, seat: int) -> None:
    """A turn, from the choice of an action to the refilled display."""
    s.fresh = []
    if s.journal is not None:
        s.note(HadTurn(seat))
    s.then(TAKE_TURN[seat], KEEP_LIMITS[seat], REFILL, NEXT_TURN[seat + 1])


class TakeTurn(Ask):
    """On your turn do one of these: excavate, entice, explore; or pass."""

    rule = "turn"
    main = True

    def options(self, s: State) -> list[Step]:
        options = excavations(s, self.seat)
        options += enticements(s, self.seat)
        options += explorations(s, self.seat)
        options.append(PASS[self.seat] if options else SKIP[self.seat])
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found = excavations_refused(s, self.seat) + enticements_refused(s, self.seat)
        found = nearest_first(found + explorations_refused(s, self.seat))
        return found + abilities_refused(s, self.seat, 0, 0) + no_actions(s, self.seat)


def no_actions(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """What comes to a player by bonuses and abilities alone, and tokens that pay only for something."""
    found: list[tuple[Step, Refusal]] = []
    for kind, display in ((DRAGON, s.display), (CAVE, s.cave_display)):
        for slot in range(DISPLAYED):
            if display[slot]:
                found.append((TakeFaceUp(seat, kind, slot, display[slot], 1), NO_ACTION_TAKES))
        found.append((TopOf(seat, kind, 1), NO_ACTION_TAKES))
    found.append((LayAt(seat, MAT, ChooseNest(seat, 0, ANYWHERE, 1, 0), False), NO_ACTION_LAYS))
    found.append((StepTo(seat, 1, (s.players[seat].steps + 1) % SPACES), NO_ACTION_STEPS))
    found += [(PutMarker(seat, cell), ENTER_BROWN) for cell in range(FIXED_CELL + 1)]
    found.append((PayWith(seat, Price(COIN), 0, 1, TOKENS[COIN], False), PAYS_ITSELF))
    return found + exchanges_refused(s, seat)


def exchanges_refused(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Exchanging resources helps only where a dragon cannot be paid otherwise."""
    stock = s.players[seat].stock
    offered = enticements(s, seat)
    found: list[tuple[Step, Refusal]] = []
    for first in RESOURCES:
        for gained in RESOURCES:
            exchange = exchange_of(seat, first, first, gained)
            if gained != first and exchange not in offered:
                found.append((exchange, NO_NEED if stock[first] else NONE_OWNED.about(RESOURCE_NAMES[first])))
    return found


class Pass(Step):
    """No more turns this round. Everything is kept, and others' abilities still bring their part."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.players[self.seat].passed = True
        if s.journal is not None:
            s.note(Passed(self.seat))

    def key(self) -> str:
        return "pass"

    def things(self) -> Sequence[str]:
        return ("pass",)


class Skip(Pass):
    """Nothing else can be done, so nobody is asked. With coins left that tells something about the hand."""

    def resolve(self, s: State) -> None:
        if s.players[self.seat].coins:
            s.reveal()
        super().resolve(s)


# Made once: these come up every turn.
PASS: Final[list[Pass]] = [Pass(seat) for seat in range(5)]
SKIP: Final[list[Skip]] = [Skip(seat) for seat in range(5)]
TAKE_TURN: Final[list[TakeTurn]] = [TakeTurn(seat) for seat in range(5)]
KEEP_LIMITS: Final[list[KeepLimits]] = [KeepLimits(seat) for seat in range(5)]
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(seat) for seat in range(6)]
AUTOMA_TURN: Final = AutomaTurn()
REFILL: Final = Refill()
