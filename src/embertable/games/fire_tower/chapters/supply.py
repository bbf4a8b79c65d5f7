"""The small moves everything is made of: fire is lit, the die rolled, cards drawn and let go."""

from __future__ import annotations

from embertable.games.fire_tower.events import Discarded, Reshuffled, RolledDead
from embertable.games.fire_tower.places.towers import roof_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import IDS, NOBODY


def light(s: State, where: int, seat: int) -> None:
    """Put fire on empty cells; whoever lights a roof is its burner."""
    s.fire |= where
    roofs = where & s.roofs
    if roofs:
        mark_burner(s, roofs, seat)


def mark_burner(s: State, roofs: int, seat: int) -> None:
    """Remember who lit these roofs."""
    for player in s.players:
        if player.intact and roofs & roof_of(player):
            player.burner = seat


def roll(s: State) -> int:
    """The die: each direction is on two of its eight sides."""
    s.reveal()
    return s.rng.below(4)


def roll_live(s: State) -> int:
    """Roll until the direction threatens an intact tower."""
    direction = roll(s)
    while direction not in s.live:
        s.note(RolledDead(direction))
        direction = roll(s)
    return direction


def let_go(s: State, seat: int, card: int) -> None:
    """A card goes from a hand to the open pile, and nobody can count on its being in that hand any more.

    No undo barrier: the others learn a card, but the one who would take it back learns nothing.
    """
    s.players[seat].hand.remove(card)
    s.discard.append(card)
    if s.known:
        forget(s, seat, card)


def discard(s: State, seat: int, card: int, before: int) -> None:
    """Discard a card from a hand, for all to see; it is told when the choice is complete.

    So many went `before` it in the same choice: they lie on the pile in ascending order, whatever order they went in.
    """
    let_go(s, seat, card)
    pile = s.discard
    place = len(pile) - 1
    while before > 0 and pile[place - 1] > card:
        pile[place] = pile[place - 1]
        place -= 1
        before -= 1
    pile[place] = card


def tell_discarded(s: State, seat: int, count: int) -> None:
    """Tell of the cards of one choice together: they are the last on the pile."""
    if s.journal is not None:
        s.note(Discarded(seat, tuple(s.discard[-count:])))


def forget(s: State, seat: int, card: int) -> None:
    """Whoever knew of copies of a card in a hand can be sure of one fewer."""
    knowers: list[int] = []
    kept: list[tuple[int, int, int]] = []
    for entry in s.known:
        knower, holder, known = entry
        if holder == seat and known == card and knower not in knowers:
            knowers.append(knower)
        else:
            kept.append(entry)
    s.known = kept


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
