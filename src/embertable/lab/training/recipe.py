"""The numbers of the method, each in one place; nothing heavy is loaded for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """The numbers of the method; `docs/minds.md` tells why these."""

    seed: int = 1
    first: int = 3000  # games of one-step play to begin with
    games: int = 200  # games of self-play in every further step
    iterations: int = 100  # of the search in them
    match: int = 100  # games of the match between the new mind and the old
    window: int = 2000  # the latest games are learned from
    positions: int = 60  # of every game at most
    trace: float = 0.96  # how much of what came later a position answers for, per decision
    searched: float = 0.9  # the same where a game has only winners, and what the search expected is what came later
    final: float = 0.3  # the part of the end itself in the target; the rest is what came later
    penalty: float = 100.0  # on a weight; more on one of a large family, which is seen more rarely
    drift: float = 0.0  # so many times the penalty lies on how much a weight drifts in a game; 0: none does
    hold: float = 2000.0  # the same in further steps, on how far a weight goes from that of the first
    units: int = 0  # hidden units beside the sum; they learn in further steps
    epochs: int = 2  # how often they see every position
    untaken: int = 0  # options beside each one taken that are learned from too
    looks: int = 300  # iterations of the search that says how much better or worse they are
    contrast: float = 20.0  # what it says weighs so much more than how games go on: it is told more surely
    onward: bool = False  # begin with the mind in place, not with one-step play
