"""What a seat may see, and a whole state it could be in.

Hands are secret, but everybody remembers a card taken from the display. A card tucked from the deck is known to nobody,
one tucked from a hand to its owner. The first choices stay hidden until all have made them.
"""

from __future__ import annotations

from typing import Any, Final

from embertable.core.flow import reopen
from embertable.core.game import View, question_view
from embertable.core.rng import Rng
from embertable.games.wyrmspan.scoring import automa_parts, automa_quantity, parts, quantity
from embertable.games.wyrmspan.shelf import DECISIONS, GUILDS, LEVELS, OBJECTIVES
from embertable.games.wyrmspan.state import Automa, Player, State
from embertable.games.wyrmspan.supply import draw
from embertable.games.wyrmspan.words import EVERYBODY, PLACES

TRIES: Final = 500


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat, or an onlooker, is among those who know a card."""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def view(s: State, seat: int | None) -> View:
    """The table as a seat sees it."""
    return {
        "seat": seat,
        "seats": s.seats,
        "round": s.round,
        "first": s.first,
        "question": question_view(s, seat),
        "deck": len(s.deck),
        "discard": s.discard[:],
        "display": s.display[:],
        "cave_deck": len(s.cave_deck),
        "cave_discard": s.cave_discard[:],
        "cave_display": s.cave_display[:],
        "drawn": [card if knows(s.known[card], seat) else 0 for card in s.drawn],
        "guild": GUILDS[s.guild].id,
        "squares": s.squares[:],
        "markers": [[marker >> 3, marker & 7] for marker in s.markers],
        "objectives": [OBJECTIVES[side].id for side in s.objectives],
        "fresh": s.fresh[:],
        "players": [player_view(s, owner, seat) for owner in range(s.seats)],
        "automa": None if s.automa is None else automa_view(s, s.automa),
    }


def player_view(s: State, owner: int, seat: int | None) -> dict[str, Any]:
    """A player as another one, or the player, sees it."""
    me = s.players[owner]
    is_choosing = s.round == 0 and owner != seat
    dragons = len(me.hand)
    caves = len(me.hand_caves)
    if is_choosing:
        dragons += sum(1 for card in me.let_go if card > 0)
        caves += sum(1 for card in me.let_go if card < 0)
    return {
        "coins": me.coins,
        "stock": [0, 0, 0, 0] if is_choosing else me.stock[:],
        "hand": sorted([card for card in me.hand if knows(s.known[card], seat)]),
        "hand_caves": sorted([card for card in me.hand_caves if knows(s.known_caves[card], seat)]),
        "dragon_cards": dragons,
        "cave_cards": caves,
        "let_go": me.let_go[:] if owner == seat else [],
        "dragons": me.dragons[:],
        "caverns": me.caverns[:],
        "excavated": me.excavated[:],
        "explored": me.explored[:],
        "mat_eggs": me.mat_eggs,
        "eggs": me.eggs[:],
        "cached": [me.cached[place * 4 : place * 4 + 4] for place in range(PLACES)],
        "tucks": me.tucks[:],
        "tucked": sorted([[code >> 8, code & 255] for code in me.tucked if knows(s.known[code & 255], seat)]),
        "fed": me.fed[:],
        "used": me.used[:],
        "steps": me.steps,
        "placed": me.placed,
        "ranks": me.ranks[:],
        "passed": me.passed,
        "quantity": quantity(s, owner) if s.round else 0,
        "score": [] if s.round == 0 else [[part.name, part.points] for part in parts(s, owner)],
    }


def automa_view(s: State, automa: Automa) -> dict[str, Any]:
    """The Automa's side; the order of her deck is hidden."""
    return {
        "level": LEVELS[automa.level].id,
        "deck": len(automa.deck),
        "shown": [DECISIONS[number].id for number in automa.shown],
        "pile": automa.pile[:],
        "pile_caves": automa.pile_caves[:],
        "steps": automa.steps,
        "markers": automa.markers,
        "coins": automa.coins,
        "ranks": automa.ranks[:],
        "passed": automa.passed,
        "quantity": automa_quantity(s) if s.round else 0,
        "score": [[part.name, part.points] for part in automa_parts(s)],
    }


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
