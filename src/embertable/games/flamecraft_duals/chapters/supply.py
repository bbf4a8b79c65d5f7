"""Tokens out of the bag and back into it, shop cards off the deck: what taking the last of them tells."""

from __future__ import annotations

from typing import Final

from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.events import DisplayFilled, EndTriggered, Pulled, PutBack, ReserveOpened
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE

NO_TOKENS: Final = Refusal("no tokens", "turn")
NO_CARDS: Final = Refusal("no cards", "end")


def why_not_pull(s: State) -> Refusal | None:
    """The bag or the unused reserve must hold a token."""
    return None if s.bag or s.reserve else NO_TOKENS


def pull(s: State, count: int) -> None:
    """Take random tokens into the tray; the reserve fills an empty bag, and taking the last one tells the end."""
    untold = len(s.tray)
    for _ in range(count):
        if not s.bag:
            if not s.reserve:
                break
            untold = tell_pulled(s, untold)
            s.bag = s.reserve[:]
            s.reserve = []
            s.note(ReserveOpened())
        s.tray.append(take_token(s))
        if not s.bag and not s.ending:
            s.ending = True
            untold = tell_pulled(s, untold)
            s.note(EndTriggered(True))
    s.reveal()
    tell_pulled(s, untold)


def tell_pulled(s: State, untold: int) -> int:
    """Tell the tokens of the tray from this one on, if there are any; how many are told."""
    if s.journal is not None and untold < len(s.tray):
        s.note(Pulled(s.turn, tuple([FACE[token] for token in s.tray[untold:]])))
    return len(s.tray)


def take_token(s: State) -> int:
    """One token of the bag, each as likely as the others."""
    bag = s.bag
    chosen = s.rng.below(len(bag))
    token = bag[chosen]
    last = bag.pop()
    if chosen < len(bag):
        bag[chosen] = last
    return token


def put_back(s: State) -> None:
    """What is left in the tray goes back into the bag."""
    if s.tray:
        if s.journal is not None:
            s.note(PutBack(s.turn, tuple([FACE[token] for token in s.tray])))
        s.bag.extend(s.tray)
        s.tray.clear()


def why_not_draw(s: State) -> Refusal | None:
    """There must be a shop card to be had."""
    return None if s.deck or s.display else NO_CARDS


def take_top(s: State) -> int:
    """The top card of the deck. Whoever took it tells the end, if it was the last, once the card itself is told."""
    card = s.deck.pop()
    s.reveal()
    return card


def end_with_deck(s: State) -> None:
    """Whoever takes the last card of the deck triggers the end."""
    if not s.deck and not s.ending:
        s.ending = True
        s.note(EndTriggered(False))


def fill_display(s: State) -> None:
    """Turn up shop cards until enough lie open."""
    turned: list[int] = []
    while len(s.display) < s.open_cards and s.deck:
        card = take_top(s)
        del s.returned[len(s.deck) :]
        s.display.append(card)
        turned.append(card)
    if turned:
        if s.journal is not None:
            s.note(DisplayFilled(tuple(turned)))
        end_with_deck(s)
