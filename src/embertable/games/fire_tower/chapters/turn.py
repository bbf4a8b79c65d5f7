"""The turn of an active player: the wind spreads the fire, then one action."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.cards.tables import EFFECTS, distinct
from embertable.games.fire_tower.chapters.bucket import (
    USE_BUCKET,
    reckless_options,
    refused_bucket,
    refused_reckless,
    why_not_bucket,
)
from embertable.games.fire_tower.chapters.burning import BURN_CHECK
from embertable.games.fire_tower.chapters.discarding import DiscardAny
from embertable.games.fire_tower.chapters.drawing import WORK_OFF, Draw
from embertable.games.fire_tower.chapters.end import finish, mode_rules
from embertable.games.fire_tower.chapters.haunting import haunt
from embertable.games.fire_tower.chapters.supply import let_go, light
from embertable.games.fire_tower.chapters.waiting import PLAY_OPTIONS, SPREAD_OPTIONS, refused_cards, refused_cells
from embertable.games.fire_tower.effects.targets import ToCell, WithCard, lit_at, refused_fires
from embertable.games.fire_tower.events import Ended, Played, Spread, SpreadFailed
from embertable.games.fire_tower.places.fires import NOT_DOWNWIND, downwind
from embertable.games.fire_tower.places.forest import BITS, CELLS
from embertable.games.fire_tower.places.towers import has_hand, roof_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import DIRECTIONS, FIRESTORM, FULL, OUT, SHADOW

SPREAD_FIRST: Final = Refusal("spread first", "turn")
ACTION_DONE: Final = Refusal("action done", "action")
CARD_FIRST: Final = Refusal("card first", "action")


class BeginTurn(Step):
    """Who then has the only tower left has outlived the shadows and wins; else the turn begins."""

    def resolve(self, s: State) -> None:
        seat = s.turn
        player = s.players[seat]
        if s.roofs == roof_of(player):
            finish(s, Ended((seat,), "tower"))
        elif s.turns >= s.max_turns:
            finish(s, mode_rules(s).when_time_is_up(s))
        else:
            s.turns += 1
            s.haunting = player.role == SHADOW
            if s.haunting:
                s.extra = 0
                s.then(*haunt(seat), END_TURN)
            else:
                s.agenda += TURNS[seat]


class ChooseSpread(Ask):
    """Where does the wind carry the fire? One step from something that burns."""

    rule: ClassVar[str] = "spread"

    def options(self, s: State) -> list[Step]:
        where = downwind(s, s.wind)
        if not where:
            return [SPREADS_NOWHERE[self.seat]]
        options = lit_at(SPREADS, where, s.roofs)
        if why_not_bucket(s, self.seat) is None:
            options.append(USE_BUCKET[self.seat])
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        lacks = NOT_DOWNWIND.about(DIRECTIONS[s.wind])
        cells = refused_fires(s, SPREADS[0], downwind(s, s.wind), lacks)
        return cells + refused_cards(s, self.seat, SPREAD_FIRST) + refused_bucket(s, self.seat)


class SpreadTo(ToCell):
    """The fire spreads to this cell."""

    verb: ClassVar[str] = "spread"

    def resolve(self, s: State) -> None:
        light(s, BITS[self.cell], s.turn)
        if s.journal is not None:
            s.note(Spread(s.turn, s.wind, BITS[self.cell]))


class SpreadNowhere(Step):
    """The wind finds no cell to carry the fire to."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.note(SpreadFailed(self.seat, s.wind))


class ChooseAction(Ask):
    """What do you do this turn? Play a card, change cards, or go reckless."""

    rule: ClassVar[str] = "action"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        seat = self.seat
        player = s.players[seat]
        if not has_hand(player):
            return []  # the own tower has just burnt: the turn is over
        options: list[Step] = []
        for card in distinct(player.hand):
            if EFFECTS[card].why_not(s, seat, card) is None:
                options.append(PLAYS[card])
        options += reckless_options(s, seat)
        options.append(CHANGES[seat])
        if why_not_bucket(s, seat) is None:
            options.append(USE_BUCKET[seat])
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        seat = self.seat
        cards = [(PLAYS[card], EFFECTS[card].why_not(s, seat, card)) for card in distinct(s.players[seat].hand)]
        found = [(step, refusal) for step, refusal in cards if refusal is not None]
        bucket = [refused_bucket(s, seat), refused_reckless(s, seat)]
        for refused in bucket if s.players[seat].bucket == FULL else bucket[::-1]:
            found += refused
        return found + refused_cells(CARD_FIRST)


class Play(WithCard):
    """Play this card and carry out what it says."""

    verb: ClassVar[str] = "play"

    def resolve(self, s: State) -> None:
        let_go(s, s.turn, self.card)
        if s.journal is not None:
            s.note(Played(s.turn, self.card))
        EFFECTS[self.card].do(s, s.turn, self.card)


class DiscardAndDraw(Step):
    """Discard any number of cards, even none, and draw up to the limit."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.then(DiscardAny(self.seat, 0, 0))

    def key(self) -> str:
        return "change cards"


class ChooseEnd(Ask):
    """The last chance to use the bucket in this turn."""

    rule: ClassVar[str] = "bucket"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [CLOSE_TURN]
        if why_not_bucket(s, self.seat) is None:
            options.append(USE_BUCKET[self.seat])
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_cards(s, self.seat, ACTION_DONE) + refused_cells(ACTION_DONE)


class CloseTurn(Step):
    """End the turn and keep the bucket."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "end turn"


class EndTurn(Step):
    """The next player clockwise who is still in play has the turn."""

    def resolve(self, s: State) -> None:
        seat = (s.turn + 1) % s.seats
        while s.players[seat].role == OUT:
            seat = (seat + 1) % s.seats
        s.turn = seat
        s.agenda.append(BEGIN_TURN)


# Questions and options that can be made once are made once: they are offered millions of times.
SPREADS: Final[list[list[Step]]] = [[SpreadTo(cell, roof) for cell in range(len(BITS))] for roof in (False, True)]
SPREADS_NOWHERE: Final[list[Step]] = [SpreadNowhere(seat) for seat in range(4)]
PLAYS: Final[list[Step]] = [Play(card) for card in range(FIRESTORM)]
CHANGES: Final[list[Step]] = [DiscardAndDraw(seat) for seat in range(4)]
CLOSE_TURN: Final = CloseTurn()
BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()
SPREAD_OPTIONS.extend([SPREADS[0][cell] for cell in CELLS])
PLAY_OPTIONS.extend(PLAYS)


def steps_of_turn(seat: int) -> list[Step]:
    """A turn in the order it happens."""
    return [
        ChooseSpread(seat),
        BURN_CHECK,
        WORK_OFF,
        ChooseAction(seat),
        BURN_CHECK,
        WORK_OFF,
        Draw(seat),
        ChooseEnd(seat),
        END_TURN,
    ]


TURNS: Final[list[list[Step]]] = [steps_of_turn(seat)[::-1] for seat in range(4)]
