"""What was chosen beside what was not: a search says how much better one is, from where each of them leads.

How a game goes on says little about a single choice, for much else comes between it and the end. A search that looks
on from two options, with the same imagined tables, tells them apart far more surely; so a mind learns from both what
makes the one better than the other.
"""

from __future__ import annotations

from math import log
from typing import Final

from embertable.bots.search import SearchBot
from embertable.core.flow import State, Step, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.mind import Mind
from embertable.core.rng import Rng
from embertable.core.weights import SHARP, THOUSAND, Weights
from embertable.lab.training.plan import Plan, mind_of

MOST_SURE: Final = 0.98
"""Where more of the victory is expected, or as little, a search cannot tell how much better one thing is."""

HALVINGS: Final = 30
"""Of an interval as wide as twice a dream, until what is looked for is found in it."""


class Choice:
    """A decision of a game: where it was made and by whom, what was taken and where it led."""

    def __init__(self, before: State, seat: int, option: Step) -> None:
        self.before = before.clone()
        self.seat = seat
        self.key = option.key()

    def after(self, option: Step) -> State:
        """Where an option leads."""
        found = self.before.clone()
        apply(found, option)
        return found


class Other:
    """Where an option that was not taken would have led, and how much better that is for the side that chose."""

    def __init__(self, s: State, better: float) -> None:
        self.s = s
        self.better = better  # in the unit of the game


def compared(plan: Plan, game: AnyGame, choice: Choice, rng: Rng) -> list[Other]:
    """Some options that were not taken; none where nothing was learned yet that says how much a lead is worth."""
    mind = mind_of(game)
    learned = mind.weights_at(mind.reading.kind(choice.before))
    side = mind.reading.side(choice.before, choice.seat)
    if learned is None or side < 0:
        return []
    seed = rng.next()

    def worth(after: State) -> float | None:
        hoped = hope(game, after, side, SearchBot(seed, plan.recipe.looks))
        if hoped is None or not 1.0 - MOST_SURE <= hoped <= MOST_SURE:
            return None
        return edge(mind, learned, after, hoped)

    taken = choice.after(next(option for option in fresh(choice.before) if option.key() == choice.key))
    others = [choice.after(option) for option in untaken(plan, game, choice, rng)]
    others = [each for each in others if are_alike(each, taken)]
    here = worth(taken) if others else None
    if here is None:
        return []
    worths = [(each, worth(each)) for each in others]
    return [Other(each, there - here) for each, there in worths if there is not None]


def are_alike(s: State, other: State) -> bool:
    """Whether the same is asked of the same seat: who chooses next is hoped to choose well, by every search.

    So a position in which the own side is asked looks better than it is, and one in which others are worse.
    """
    if not s.options or not other.options:
        return False
    return asked(s).seat == asked(other).seat and type(asked(s)) is type(asked(other))


def untaken(plan: Plan, game: AnyGame, choice: Choice, rng: Rng) -> list[Step]:
    """Options to compare with what was taken: the one that looks best at once, an error that is near; others by lot."""
    options = [option for option in fresh(choice.before) if option.key() != choice.key]
    rng.shuffle(options)
    looks = [game.evaluate(choice.after(option), choice.seat) for option in options]
    if options:
        best = looks.index(max(looks))
        options[0], options[best] = options[best], options[0]
    return options[: plan.recipe.untaken]


def hope(game: AnyGame, after: State, side: int, bot: SearchBot) -> float | None:
    """What a side can expect, by a search at the next question; None where more than two sides are at the table."""
    s = after.clone()
    reading = mind_of(game).reading
    while s.options:
        options = fresh(s)
        seat = asked(s).seat
        if len(options) > 1:
            bot.think(game, s, seat)
            if reading.side(s, seat) == side:
                return bot.value
            sides = {reading.side(s, each) for each in range(s.seats)}
            return 1.0 - bot.value if len(sides) == 2 else None
        apply(s, options[0])
    return game.expectations(s)[side]


def edge(mind: Mind, learned: Weights, s: State, hoped: float) -> float:
    """How far ahead a side is that can expect so much of the victory; who plays alone: its points."""
    stage = mind.reading.stage(s)
    if s.seats > 1:
        return log(hoped / (1.0 - hoped)) * SHARP / learned.sharpness[stage]
    sums = mind.sums(s, [0], learned, stage, 0)
    low, high = -mind.reading.dream * THOUSAND, 2 * mind.reading.dream * THOUSAND
    for _ in range(HALVINGS):
        middle = (low + high) // 2
        if mind.alone([middle, *sums[1:]], learned.sharpness[stage]) < hoped:
            low = middle
        else:
            high = middle
    return middle / THOUSAND
