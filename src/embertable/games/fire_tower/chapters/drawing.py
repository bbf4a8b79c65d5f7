"""Drawing cards, and what a draw can set off.

A draw may turn up an event, an event may burn towers, and burnt towers make players draw: the three call one another
and stand together here.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from embertable.core.effects import Do
from embertable.core.flow import Step
from embertable.games.fire_tower.cards.tables import EVENTS
from embertable.games.fire_tower.chapters.discarding import DiscardSome
from embertable.games.fire_tower.chapters.storm import NEW_WIND, STORM
from embertable.games.fire_tower.chapters.supply import next_card
from embertable.games.fire_tower.events import Discarded, Drew, EventTurnedUp, HandTaken, LimitRaised
from embertable.games.fire_tower.places.towers import has_hand
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ANY, FIRESTORM, GONE, NOBODY


class Draw(Step):
    """Draw one card at a time up to the limit. An event interrupts; then the draw goes on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        player = s.players[self.seat]
        if has_hand(player):
            draw_up_to(s, self.seat, player.hand, s.limit, self)


def draw_up_to(s: State, seat: int, hand: list[int], count: int, draw: Step) -> None:
    """Draw until a hand holds so many cards; `draw` is the step that goes on after an event."""
    drawn: list[int] = []
    while len(hand) < count:
        if not s.deck:
            tell_drawn(s, seat, drawn)
        card = next_card(s)
        if card == NOBODY:
            break
        if card >= FIRESTORM:
            tell_drawn(s, seat, drawn)
            if turn_up(s, seat, card, draw):
                break
            continue
        insort(hand, card)
        s.players[seat].in_deck[card] -= 1
        drawn.append(card)
    if s.journal is not None:
        tell_drawn(s, seat, drawn)


def tell_drawn(s: State, seat: int, drawn: list[int]) -> None:
    """Tell of the cards drawn so far, before something else is told."""
    if drawn:
        s.note(Drew(seat, tuple(drawn)))
    drawn.clear()


def turn_up(s: State, seat: int, card: int, draw: Step) -> bool:
    """An event was drawn. Whether it interrupts the draw: while another event is being carried out, it waits."""
    s.discard.append(card)
    s.note(EventTurnedUp(seat, card))
    if s.stepping:
        s.waiting.append((card, seat))
        return False
    s.then(CarryOut(card, seat, ()), draw)
    return True


class CarryOut(Step):
    """Carry out an event; `rest` are events that wait for their turn after it."""

    def __init__(self, card: int, drawer: int, rest: tuple[tuple[int, int], ...]) -> None:
        self.card = card
        self.drawer = drawer
        self.rest = rest

    def resolve(self, s: State) -> None:
        s.stepping = True
        s.then(Do(self.drawer, EVENTS[self.card - FIRESTORM].effect, self.card), FinishEvent(self.rest))


class FinishEvent(Step):
    """The steps of an event are done: first burnt towers have their consequences, then the next event comes.

    An event that was drawn while burnt towers were being dealt with leaves its own to the end of that queue.
    """

    def __init__(self, rest: tuple[tuple[int, int], ...]) -> None:
        self.rest = rest

    def resolve(self, s: State) -> None:
        s.stepping = False
        waiting = self.rest + tuple(s.waiting)
        s.waiting = []
        if waiting:
            card, drawer = waiting[0]
            s.agenda.append(CarryOut(card, drawer, waiting[1:]))
        if not s.working:
            s.agenda.append(WORK_OFF)


class WorkOff(Step):
    """Burnt towers have their consequences, first in, first out."""

    def resolve(self, s: State) -> None:
        if not s.queue:
            s.working = False
            return
        s.working = True
        victim, burner = s.queue.pop(0)
        s.then(Aftermath(victim, burner), WORK_OFF)


WORK_OFF: Final = WorkOff()


class Aftermath(Step):
    """The hand goes to the burner, everybody may hold one card more, and the victim sends a firestorm."""

    def __init__(self, victim: int, burner: int) -> None:
        self.victim = victim
        self.burner = burner

    def resolve(self, s: State) -> None:
        victim = s.players[self.victim]
        victim.bucket = GONE
        is_rewarded = self.burner not in (NOBODY, self.victim) and has_hand(s.players[self.burner])
        if is_rewarded:
            take_hand(s, self.victim, self.burner)
        else:
            discard_hand(s, self.victim)
        s.limit += 1
        s.note(LimitRaised(s.limit))
        steps: list[Step] = []
        surplus = len(s.players[self.burner].hand) - s.limit if is_rewarded else 0
        if surplus > 0:
            steps.append(DiscardSome(self.burner, surplus, ANY, 0, 0))
        steps += [Draw(seat) for seat in s.round_from(s.turn) if has_hand(s.players[seat])]
        s.then(*steps, STORM, NEW_WIND)


def take_hand(s: State, victim: int, burner: int) -> None:
    """The burner takes the victim's hand: the victim knows these cards, and whoever knew some still does."""
    cards = s.players[victim].hand
    s.players[victim].hand = []
    s.known = [(knower, burner if holder == victim else holder, card) for knower, holder, card in s.known]
    s.known = [entry for entry in s.known if entry[0] != entry[1]]
    for card in cards:
        insort(s.players[burner].hand, card)
        s.known.append((victim, burner, card))
    s.reveal()
    if s.journal is not None:
        s.note(HandTaken(burner, victim, tuple(cards)))


def discard_hand(s: State, victim: int) -> None:
    """Nobody is rewarded: the hand goes on the open pile."""
    cards = s.players[victim].hand
    s.players[victim].hand = []
    s.discard += cards
    s.known = [entry for entry in s.known if entry[1] != victim]
    if cards:
        s.reveal()
        if s.journal is not None:
            s.note(Discarded(victim, tuple(cards)))
