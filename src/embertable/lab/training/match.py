"""A new mind against the old one, on the same deals from both sides of the table."""

from __future__ import annotations

from embertable.bots.search import SearchBot
from embertable.core.flow import State, apply, asked
from embertable.core.game import AnyGame
from embertable.core.weights import Weights
from embertable.lab.training.plan import Plan, mind_of, thinking


def duel(plan: Plan, new: Weights | None, old: Weights | None, number: int, seed: int) -> float:
    """One game of the match, from 0 to 1 for the new mind. Games follow each other in pairs: one deal, seats changed.

    Who plays alone plays the deal once with each mind; the better end wins.
    """
    minds = [thinking(plan.game, plan.kind, weights) for weights in (new, old)]
    if plan.seats == 1:
        first, second = [mind_of(mind).certainties(played(plan, [mind], seed + number))[0] for mind in minds]
        return 1.0 if first > second else 0.0 if first < second else 0.5
    lineup = [(seat + number) % 2 for seat in range(plan.seats)]
    s = played(plan, [minds[who] for who in lineup], seed + number // 2)
    scores = plan.game.scores(s)
    won = [any(score.wins for score, who in zip(scores, lineup, strict=True) if who == mind) for mind in (0, 1)]
    return 0.5 + 0.5 * (won[0] - won[1])


def played(plan: Plan, minds: list[AnyGame], seed: int) -> State:
    """A game to its end, every seat searching with its own mind."""
    bots = [SearchBot(seed * 16 + seat, plan.recipe.iterations) for seat in range(plan.seats)]
    s = plan.deal(seed)
    while s.options:
        seat = asked(s).seat
        apply(s, bots[seat].choose(minds[seat], s, seat))
    return s
