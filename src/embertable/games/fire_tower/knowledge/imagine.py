"""The tables a seat could be sitting at: what it has not seen is dealt anew."""

from __future__ import annotations

from embertable.core.flow import asked, reopen
from embertable.core.imagining import dealt_anew, mix
from embertable.core.rng import Rng
from embertable.games.fire_tower.chapters.discarding import DiscardSome
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ANY, FIRESTORM


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal the hidden cards anew until the question somebody is being asked is one this deal would ask."""
    while True:
        imagined = dealt_anew(s, seat, rng, deal_hidden)
        if reopen(imagined):
            return imagined


def deal_hidden(s: State, seat: int, rng: Rng) -> None:
    """Deck, hands of others and a shadow's two cards: dealt from what the seat has not seen.

    What is certain stays: cards known to be in a hand; events, which are never in one; and no more copies of a card
    in the deck than were shuffled into it.
    """
    hands = [s.players[other].hand for other in range(s.seats)]
    if s.turn != seat:
        hands.append(s.drawn)
    pool = [card for card in s.deck if card < FIRESTORM]
    places: list[int] = []  # a place in a hidden hand, by the number of the hand
    for number in range(len(hands)):
        if number != seat:
            pool += hands[number]
            places += [number] * len(hands[number])
            hands[number].clear()
    for knower, holder, card in s.known:
        if knower == seat:
            pool.remove(card)
            places.remove(holder)
            hands[holder].append(card)
    mix(pool, rng)
    rng.shuffle(places)
    unseen = s.players[seat].in_deck[:]
    rest: list[int] = []
    for card in pool:
        if unseen[card] > 0:
            unseen[card] -= 1
            rest.append(card)
        else:
            hands[places.pop()].append(card)
    deal_payment(s, seat, rest, places)
    deck = sorted([card for card in s.deck if card >= FIRESTORM])
    for card in rest:
        if places:
            hands[places.pop()].append(card)
        else:
            deck.append(card)
    rng.shuffle(deck)
    s.deck = deck
    for cards in hands:
        cards.sort()


def deal_payment(s: State, seat: int, rest: list[int], places: list[int]) -> None:
    """Whoever is about to pay with cards of a kind has them, and one more, so that there is a choice."""
    ask = asked(s) if s.agenda else None
    if not isinstance(ask, DiscardSome) or ask.seat == seat or ask.kind == ANY:
        return
    hand = s.players[ask.seat].hand
    for card in rest[:]:
        if len([held for held in hand if ask.why_not(held) is None]) > ask.count or ask.seat not in places:
            return
        if ask.why_not(card) is None:
            rest.remove(card)
            places.remove(ask.seat)
            hand.append(card)
