"""Tokens out of the bag, and back into it."""

from __future__ import annotations

from embertable.games.flamecraft_duals.events import EndTriggered, Pulled, PutBack, ReserveOpened
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE


def can_pull(s: State) -> bool:
    """Whether the bag or the unused reserve holds a token."""
    return bool(s.bag) or bool(s.reserve)


def pull(s: State, count: int) -> None:
    """Take random tokens into the tray; the reserve fills an empty bag, and taking the last one tells the end."""
    before = len(s.tray)
    for _ in range(count):
        if not s.bag:
            if not s.reserve:
                break
            s.bag = s.reserve[:]
            s.reserve = []
            s.note(ReserveOpened())
        s.tray.append(take_token(s))
        if not s.bag and not s.ending:
            s.ending = True
            s.note(EndTriggered(True))
    s.reveal()
    if s.journal is not None:
        s.note(Pulled(s.turn, tuple([FACE[token] for token in s.tray[before:]])))


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
