"""The tables a seat could be sitting at: what it has not seen is dealt anew."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import reopen
from embertable.core.rng import Rng
from embertable.games.wyrmspan.chapters.supply import draw
from embertable.games.wyrmspan.state import Automa, Player, State

TRIES: Final = 500


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal anew what the seat cannot know, until whoever is asked really has a question."""
    for _ in range(TRIES):
        imagined = s.clone()
        imagined.rng = rng.split()
        redeal_dragons(imagined, seat, rng)
        redeal_caves(imagined, seat, rng)
        if imagined.round == 0:
            for other, player in enumerate(imagined.players):
                if other != seat:
                    choose_again(player, rng)
        if imagined.automa is not None:
            redeal_decisions(imagined.automa, rng)
        if reopen(imagined):
            return imagined
    # A question that hangs on very few cards: whoever is asked keeps the hand.
    imagined = s.clone()
    imagined.rng = rng.split()
    reopen(imagined)
    return imagined


class Dealer:
    """Cards a seat cannot place; each takes over the place and the secrecy of another."""

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
        zones = [*me.hand, *[code & 255 for code in me.tucked], *[card for card in me.let_go if card > 0]]
        dealer.pool += dealer.hidden(zones)
    dealer.pool += dealer.hidden(s.drawn)
    s.drawn = dealer.deal_all(s.drawn)
    for me in s.players:
        me.hand = dealer.deal_all(me.hand)
        me.tucked = [code & ~255 | dealer.deal(code & 255) for code in me.tucked]
        me.let_go = [dealer.deal(card) if card > 0 else card for card in me.let_go]
    s.deck = dealer.rest()


def redeal_caves(s: State, seat: int, rng: Rng) -> None:
    """The same for cave cards."""
    dealer = Dealer(s.known_caves, seat, s.cave_deck, rng)
    for me in s.players:
        dealer.pool += dealer.hidden([*me.hand_caves, *[-card for card in me.let_go if card < 0]])
    for me in s.players:
        me.hand_caves = dealer.deal_all(me.hand_caves)
        me.let_go = [-dealer.deal(-card) if card < 0 else card for card in me.let_go]
    s.cave_deck = dealer.rest()


def choose_again(player: Player, rng: Rng) -> None:
    """Another player's first choices: any cards let go, any resources."""
    if player.let_go:
        cards = player.hand + [-card for card in player.hand_caves] + player.let_go
        rng.shuffle(cards)
        player.let_go = cards[:2]
        player.hand = sorted([card for card in cards[2:] if card > 0])
        player.hand_caves = sorted([-card for card in cards[2:] if card < 0])
    tokens = sum(player.stock)
    player.stock = [0, 0, 0, 0]
    for _ in range(tokens):
        player.stock[rng.below(4)] += 1


def redeal_decisions(automa: Automa, rng: Rng) -> None:
    """Her deck in another order, another card put aside."""
    cards = [*automa.deck, automa.aside]
    rng.shuffle(cards)
    automa.aside = cards.pop()
    automa.deck = cards
