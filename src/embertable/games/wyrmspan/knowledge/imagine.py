"""The tables a seat could be sitting at: what it has not seen is dealt anew."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import reopen
from embertable.core.imagining import mix, until_asked
from embertable.core.rng import Rng
from embertable.games.wyrmspan.chapters.supply import draw
from embertable.games.wyrmspan.places import place_and_card, tucked_at
from embertable.games.wyrmspan.state import Automa, Player, State
from embertable.games.wyrmspan.terms import CAVE, DRAGON

TRIES: Final = 500


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal anew what the seat cannot know, until whoever is asked really has a question."""
    # A question that hangs on very few cards: whoever is asked keeps the hand.
    return until_asked(s, seat, rng, deal, TRIES) or as_it_is(s, rng)


def deal(s: State, seat: int, rng: Rng) -> None:
    """One table the seat could be sitting at, whether or not the open question could be asked there."""
    redeal_dragons(s, seat, rng)
    redeal_caves(s, seat, rng)
    if s.round == 0:
        for other, player in enumerate(s.players):
            if other != seat:
                choose_again(player, rng)
    for automa in s.opponents:
        redeal_decisions(automa, rng)


def as_it_is(s: State, rng: Rng) -> State:
    """The same table, with chance of its own."""
    imagined = s.clone()
    imagined.rng = rng.split()
    reopen(imagined)
    return imagined


class Dealer:
    """Cards a seat cannot place; each takes over the place and the secrecy of another.

    Like `mix`, it is given its pool in a fixed order.
    """

    def __init__(self, known: list[int], seat: int, pool: list[int], rng: Rng) -> None:
        self.known = known[:]  # as it was before
        self.masks = known  # as it becomes
        self.seat = seat
        self.pool = pool
        self.rng = rng

    def hidden(self, cards: list[int]) -> list[int]:
        """Those of the cards the seat does not know."""
        return [card for card in cards if not self.known[card] >> self.seat & 1]

    def deal(self, card: int) -> int:
        """The card that lies here now."""
        if self.known[card] >> self.seat & 1:
            return card
        dealt = draw(self.pool, self.rng)
        self.masks[dealt] = self.known[card]
        return dealt

    def deal_all(self, cards: list[int]) -> list[int]:
        """A whole zone."""
        return [self.deal(card) for card in cards]

    def rest(self) -> list[int]:
        """The new deck."""
        for card in self.pool:
            self.masks[card] = 0
        return self.pool


def redeal_dragons(s: State, seat: int, rng: Rng) -> None:
    """Every dragon the seat cannot place changes places with the others."""
    dealer = Dealer(s.known, seat, s.deck, rng)
    for me in s.players:
        tucked = [place_and_card(each)[1] for each in me.tucked]
        dealer.pool += dealer.hidden([*me.hand, *tucked, *me.let_go])
    dealer.pool += dealer.hidden(s.drawn)
    dealer.pool.sort()
    s.drawn = dealer.deal_all(s.drawn)
    for me in s.players:
        me.hand = dealer.deal_all(me.hand)
        me.tucked = [tucked_at(place, dealer.deal(card)) for place, card in map(place_and_card, me.tucked)]
        me.let_go = dealer.deal_all(me.let_go)
    s.deck = dealer.rest()


def redeal_caves(s: State, seat: int, rng: Rng) -> None:
    """The same for cave cards."""
    dealer = Dealer(s.known_caves, seat, s.cave_deck, rng)
    for me in s.players:
        dealer.pool += dealer.hidden([*me.hand_caves, *me.let_go_caves])
    dealer.pool.sort()
    for me in s.players:
        me.hand_caves = dealer.deal_all(me.hand_caves)
        me.let_go_caves = dealer.deal_all(me.let_go_caves)
    s.cave_deck = dealer.rest()


def choose_again(player: Player, rng: Rng) -> None:
    """Another player's first choices: any cards let go, any resources."""
    away = len(player.let_go) + len(player.let_go_caves)
    if away:
        dealt = [(DRAGON, card) for card in player.hand] + [(CAVE, card) for card in player.hand_caves]
        dealt += [(DRAGON, card) for card in player.let_go] + [(CAVE, card) for card in player.let_go_caves]
        dealt.sort()
        rng.shuffle(dealt)
        player.let_go = [card for deck, card in dealt[:away] if deck == DRAGON]
        player.let_go_caves = [card for deck, card in dealt[:away] if deck == CAVE]
        player.hand = sorted([card for deck, card in dealt[away:] if deck == DRAGON])
        player.hand_caves = sorted([card for deck, card in dealt[away:] if deck == CAVE])
    tokens = sum(player.stock)
    player.stock = [0, 0, 0, 0]
    for _ in range(tokens):
        player.stock[rng.below(4)] += 1


def redeal_decisions(automa: Automa, rng: Rng) -> None:
    """Her deck in another order, another card put aside."""
    cards = [*automa.deck, automa.aside]
    mix(cards, rng)
    automa.aside = cards.pop()
    automa.deck = cards
