"""Drawing cards, and what a draw can set off.

A draw may turn up an event, an event may burn towers, and burnt towers make players draw: the three call one another
and stand together here.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import EVENTS, SHADOW
from embertable.games.fire_tower.events import (
    AidChosen,
    Discarded,
    Drew,
    EventTurnedUp,
    HandTaken,
    LimitRaised,
    Reshuffled,
)
from embertable.games.fire_tower.fires import clockwise, has_hand
from embertable.games.fire_tower.hand import DiscardAny, DiscardSome
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.storm import NEW_WIND, STORM
from embertable.games.fire_tower.terms import ACTIVE, ANY, FIRESTORM, GONE, IDS, MUTUAL_AID, NOBODY, SOUTH
from embertable.games.fire_tower.towers import BURN_CHECK
from embertable.games.fire_tower.verb import EachInTurn, how_many


class Draw(Step):
    """Draw one card at a time up to the limit. An event interrupts; then the draw goes on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        player = s.players[self.seat]
        if not has_hand(s, player):
            return
        hand = player.hand
        drawn: list[int] = []
        while len(hand) < s.limit:
            card = next_card(s)
            if card == NOBODY:
                break
            if card >= FIRESTORM:
                if turn_up(s, self.seat, card, self):
                    break
                continue
            insort(hand, card)
            player.in_deck[card] -= 1
            drawn.append(card)
        if drawn and s.journal is not None:
            s.note(Drew(self.seat, tuple(drawn)))


class DrawTwo(Step):
    """A shadow draws the cards its southern face names, two in print; events happen and are replaced."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        drawn: list[int] = []
        wanted = how_many(SHADOW[SOUTH].effect)
        while len(s.drawn) < wanted:
            card = next_card(s)
            if card == NOBODY:
                break
            if card >= FIRESTORM:
                if turn_up(s, self.seat, card, self):
                    break
                continue
            insort(s.drawn, card)
            s.players[self.seat].in_deck[card] -= 1
            drawn.append(card)
        if drawn and s.journal is not None:
            s.note(Drew(self.seat, tuple(drawn)))


def next_card(s: State) -> int:
    """The top of the deck; an empty deck is made anew from the open pile. NOBODY if there is no card at all."""
    if not s.deck:
        if not s.discard:
            return NOBODY
        reshuffle(s)
    s.reveal()
    return s.deck.pop()


def reshuffle(s: State) -> None:
    """The open pile, events included, becomes the deck: everybody knows what is in it."""
    s.deck = s.discard
    s.discard = []
    s.rng.shuffle(s.deck)
    counts = [0] * len(IDS)
    for card in s.deck:
        counts[card] += 1
    for player in s.players:
        player.in_deck = counts[:]
    if s.journal is not None:
        s.note(Reshuffled(len(s.deck)))


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


@dataclass(frozen=True)
class ChangeHand(Effect):
    """Whoever has a hand may discard any number of cards, and draws to the limit."""

    def do(self, s: State, seat: int, source: int) -> None:
        if has_hand(s, s.players[seat]):
            s.then(DiscardAny(seat, 0, 0), Draw(seat))


@dataclass(frozen=True)
class Exchange(Effect):
    """Whoever has a hand discards so many cards, or all there are, and draws to the limit."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        player = s.players[seat]
        if has_hand(s, player):
            s.then(DiscardSome(seat, min(self.count, len(player.hand)), ANY, 0), Draw(seat))

    def key(self) -> str:
        return "cards"


class Together(Effect):
    """The drawer chooses one of these, and everybody does it. Towers burn when all have done it."""

    def __init__(self, *choices: Effect) -> None:
        self.choices = choices

    def do(self, s: State, seat: int, source: int) -> None:
        s.aided = 0
        s.then(ChooseAid(seat), BURN_CHECK)


class ChooseAid(Ask):
    """What does everybody do?"""

    rule: ClassVar[str] = "mutual-aid"

    def options(self, s: State) -> list[Step]:
        effect = EVENTS[MUTUAL_AID - FIRESTORM].effect
        assert isinstance(effect, Together), "Mutual Aid lets its drawer choose"
        return [EverybodyDoes(self.seat, choice) for choice in effect.choices]


class EverybodyDoes(Step):
    """Everybody still in play does this, from the drawer on."""

    def __init__(self, drawer: int, effect: Effect) -> None:
        self.drawer = drawer
        self.effect = effect

    def resolve(self, s: State) -> None:
        s.note(AidChosen(self.drawer, self.effect))
        EachInTurn(self.effect).do(s, self.drawer, MUTUAL_AID)

    def key(self) -> str:
        return f"aid {self.effect.key()}"


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
        s.limit += 1
        s.note(LimitRaised(s.limit))
        steps: list[Step] = []
        if self.burner not in (NOBODY, self.victim) and s.players[self.burner].role == ACTIVE:
            take_hand(s, self.victim, self.burner)
            surplus = len(s.players[self.burner].hand) - s.limit
            if surplus > 0:
                steps.append(DiscardSome(self.burner, surplus, ANY, 0))
        else:
            discard_hand(s, self.victim)
        steps += [Draw(seat) for seat in clockwise(s, s.turn) if s.players[seat].role == ACTIVE]
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
