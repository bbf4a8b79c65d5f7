"""From games to a mind: ridge regression of points, or a conditional logit where a game has only winners.

Both come down to linear equations in the weights, solved by conjugate gradients over the sparse rows, so that numpy is
enough. What is known already is the start: a weight that the games say nothing about stays what it was. Hidden units
may learn what the weights leave over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from embertable.core.traits import STRENGTH, Traits
from embertable.core.weights import SHARP, STAGES, THOUSAND, Weights
from embertable.lab.training.network import Network, Some, fitted, from_layer, newborn
from embertable.lab.training.plan import Plan
from embertable.lab.training.rows import Floats, Lesson, Rows, added, among

SMALL: Final = 8  # items of a family whose weights are penalised as they stand
RAREST: Final = 15.0  # and so much more at most those of a large one
STEPS: Final = 60  # of conjugate gradients
NEWTON: Final = 12  # steps of Newton's method where the equations are not linear
HALVINGS: Final = 20  # of one of them at most
TINY: Final = 1e-12  # no chance is counted as less, where its logarithm is taken
CLOSE: Final = 1e-6
LOGIT: Final = 0.01  # the penalty on strength, as a part of that on points
SMOOTH: Final = 40.0  # positions' worth of belief that a stage is as sharp as the whole game
LEAST, MOST_SHARP = 0.005, 2.0  # how sharp a point of the lead may be


def penalties(traits: Traits, penalty: float) -> Floats:
    """By trait: one of a large family, such as a card, is seen more rarely and believed later."""
    found = [min(RAREST, max(1.0, len(family.items) / SMALL)) for family in traits.families for _ in family.items]
    return penalty * np.array(found)


def targets(lessons: list[Lesson], ends: Floats, thoughts: Floats, trace: float, final: float) -> Floats:
    """What should have been thought in each row: partly the end, partly what was thought on the way to it.

    The further away a later thought, the less of it: TD(λ) with `trace` for λ, per decision. Of what was not taken
    nothing is said.
    """
    found = np.empty(len(ends))
    start = 0
    for lesson in lessons:
        end = start + len(lesson.entries)
        own = slice(start, end)
        found[own] = final * ends[own] + (1.0 - final) * traced(lesson, ends[own], thoughts[own], trace)
        start = end
    return found


def traced(lesson: Lesson, ends: Floats, thoughts: Floats, trace: float) -> Floats:
    """The TD(λ) return of each row of a game."""
    found = np.zeros(len(thoughts))
    for entry in np.unique(lesson.entries):
        rows = np.flatnonzero((lesson.entries == entry) & (lesson.taken[lesson.places] > 0))
        moments = lesson.decisions[lesson.places[rows]]
        ahead = float(ends[rows[-1]])
        for number in range(len(rows) - 1, -1, -1):
            found[rows[number]] = ahead
            # What lies between two kept positions is believed to have been like the later one.
            gap = int(moments[number] - moments[number - 1]) if number else 1
            keep = trace**gap
            ahead = keep * ahead + (1.0 - keep) * float(thoughts[rows[number]])
    return found


def conjugate(times: Callable[[Floats], Floats], right: Floats, diagonal: Floats) -> Floats:
    """Solve `times(x) == right`, where the matrix behind `times` is symmetric with about this diagonal."""
    x = np.zeros_like(right)
    rest = right.copy()
    fixed = rest / diagonal
    way = fixed.copy()
    strength = float(rest @ fixed)
    enough = CLOSE * CLOSE * strength
    for _ in range(STEPS):
        if strength <= enough:
            break
        ahead = times(way)
        stride = strength / float(way @ ahead)
        x += stride * way
        rest -= stride * ahead
        fixed = rest / diagonal
        before, strength = strength, float(rest @ fixed)
        way = fixed + strength / before * way
    return x


class Likeness:
    """What a mind should come close to, as a part of how far each row is from what is wanted of it.

    At a table of several sides only leads count: what all have in common, such as how well everybody plays, would
    otherwise be laid on traits that have nothing to do with it. Where a game went on counts as it is; beside it, and so
    much the more, how much better or worse one option of a decision is than another.
    """

    def __init__(self, rows: Rows, only_leads: bool, contrast: float, some: Some | None = None) -> None:
        self.positions = rows if some is None else among(rows.places[some])
        self.siblings = rows.siblings if some is None else among(rows.siblings.places[some])
        self.taken = rows.taken if some is None else rows.taken[some]
        self.only_leads = only_leads
        self.contrast = contrast

    def of(self, by_row: Floats) -> Floats:
        """The part of each row that counts."""
        seen = self.positions.leads(by_row) if self.only_leads else by_row
        return self.taken * seen + self.contrast * self.siblings.leads(seen)


def ridge(
    rows: Rows, wanted: Floats, start: Floats, penalty: Floats, only_leads: bool = False, contrast: float = 0.0
) -> Floats:
    """Weights whose sums come close to what is wanted without going far from the start."""
    likeness = Likeness(rows, only_leads, contrast)

    def times(step: Floats) -> Floats:
        return rows.gather(likeness.of(rows.sums(step))) + penalty * step

    diagonal = rows.squares(np.ones(rows.count)) + penalty
    return start + conjugate(times, rows.gather(likeness.of(wanted - rows.sums(start))), diagonal)


def logit(rows: Rows, wanted: Floats, start: Floats, penalty: Floats, given: Floats | float = 0.0) -> Floats:
    """Weights whose sums tell who wins, by Newton's method; what is wanted are parts of the victory.

    What rows come to without them may be given. A whole step of that method may leap far beyond the best: it is halved
    until it makes things better.
    """

    def surprise(weights: Floats) -> float:
        told = (wanted * np.log(np.maximum(rows.chances(rows.sums(weights) + given), TINY))).sum()
        return float(0.5 * (penalty * (weights - start) ** 2).sum() - told)

    weights, now = start.copy(), surprise(start)
    for _ in range(NEWTON):
        chances = rows.chances(rows.sums(weights) + given)
        slope = rows.gather(wanted - chances) - penalty * (weights - start)

        def times(step: Floats, chances: Floats = chances) -> Floats:
            leans = rows.sums(step)
            mean = added(rows.places, chances * leans, rows.positions)[rows.places]
            return rows.gather(chances * (leans - mean)) + penalty * step

        step = conjugate(times, slope, rows.squares(chances * (1.0 - chances)) + penalty)
        for _ in range(HALVINGS):
            then = surprise(weights + step)
            if then < now:
                weights, now = weights + step, then
                break
            step = step / 2.0
    return weights


def sharpness(rows: Rows, sums: Floats) -> list[float]:
    """By stage, how much surer of the victory one more point makes: the logit that would have told the ends best."""
    whole = sharpest(rows, sums, rows.taken, 0.1, 1.0)
    return [sharpest(rows, sums, rows.taken & (rows.stages == stage), whole, SMOOTH) for stage in range(STAGES)]


def sharpest(rows: Rows, sums: Floats, which: NDArray[np.bool_], start: float, belief: float) -> float:
    """The sharpness for some rows, by Newton's method, drawn towards where it starts."""
    leads = np.where(which, rows.leads(sums), 0.0)
    hold = belief * (float(np.mean(leads[which] ** 2)) if which.any() else 1.0)
    sharp = start
    for _ in range(3 * NEWTON):
        chances = rows.chances(sharp * leads)
        middle = added(rows.places, chances * leads, rows.positions)[rows.places]
        slope = float(((rows.shares - chances) * leads)[which].sum()) - hold * (sharp - start)
        bend = float((chances * (leads - middle) * leads)[which].sum()) + hold
        sharp = min(MOST_SHARP, max(LEAST, sharp + slope / max(bend, 1e-9)))
    return sharp


class Learned:
    """What was fitted, in the unit of the game: weights, with their drifts behind them if they drift, and a network."""

    def __init__(self, weights: Floats, network: Network | None, sharp: list[float]) -> None:
        self.weights = weights
        self.network = network
        self.sharp = sharp

    def sums(self, rows: Rows) -> Floats:
        """What each row comes to."""
        found = rows.sums(self.weights)
        return found if self.network is None else found + self.network.sums(rows)


def from_mind(mind: Weights, drifting: bool) -> Learned:
    """A mind as it was kept."""
    drift = mind.drift or [0] * len(mind.weights) if drifting else []
    network = None if mind.layer is None else from_layer(mind.layer)
    return Learned(np.array(mind.weights + drift) / THOUSAND, network, [each / SHARP for each in mind.sharpness])


def beginning(plan: Plan) -> Floats:
    """The weights before anything is learned: what the opinion written by hand says, or nothing. Nothing drifts."""
    size = plan.mind.reading.traits.size
    found = np.zeros(2 * size if plan.recipe.drift else size)
    if plan.mind.reading.start is not None:
        found[:size] = np.array(plan.mind.reading.start) / THOUSAND
    return found


def learn(plan: Plan, lessons: list[Lesson], base: Learned | None, current: Learned | None) -> Learned:
    """A mind from games, its weights near the base if there is one; the one of today judges positions on the way."""
    reading, recipe = plan.mind.reading, plan.recipe
    rows = Rows(lessons, reading.traits.size, recipe.drift > 0.0)
    penalty = penalties(reading.traits, recipe.penalty if base is None else recipe.hold)
    if rows.drifting:
        penalty = np.concatenate([penalty, recipe.drift * penalty])
    start = beginning(plan) if base is None else base.weights
    # Units stay what they are where no number of them is wanted: then the sum learns what they leave over.
    lent = base.network if base is not None and not recipe.units else None
    given = np.zeros(rows.count) if lent is None else lent.sums(rows)
    if reading.unit == STRENGTH:
        wanted = rows.shares
        if base is not None:
            own = rows.chances((base if current is None else current).sums(rows))
            thoughts = np.where(rows.values >= 0.0, rows.values, own)
            wanted = targets(lessons, rows.shares, thoughts, recipe.searched, final=0.0)
            wanted = rows.chances(np.log(np.maximum(rows.of_taken(wanted), TINY)) + rows.better)
        weights = logit(rows, wanted, start, LOGIT * penalty, given)
        network = None if base is None else hidden_units(plan, rows, wanted, weights, base.network)
        return Learned(weights, network, [1.0] * STAGES)
    wanted = rows.finals
    if current is not None:
        wanted = targets(lessons, rows.finals, current.sums(rows), recipe.trace, recipe.final)
    wanted = rows.of_taken(wanted) + rows.better
    weights = ridge(rows, wanted - given, start, penalty, plan.seats > 1, recipe.contrast)
    # One-step play is too poor to learn from what belongs together.
    network = None if base is None else hidden_units(plan, rows, wanted, weights, base.network)
    learned = Learned(weights, network, [])
    learned.sharp = sharpness(rows, learned.sums(rows))
    return learned


def hidden_units(plan: Plan, rows: Rows, wanted: Floats, weights: Floats, start: Network | None) -> Network | None:
    """A network that adds what the weights leave over, if the recipe wants one; else the base's stays what it is.

    It begins with that of the base, not with the one of today: that has seen most of these games already, and would
    learn them by heart. Who goes on has games that the mind of today has not seen, and that one is the base.
    """
    recipe, reading = plan.recipe, plan.mind.reading
    if not recipe.units:
        return start
    chance = np.random.default_rng(recipe.seed)
    if start is None:
        start = newborn(reading.traits, recipe.units, rows, chance)
    sums = rows.sums(weights)

    def too_sure(more: Floats, some: Some) -> Floats:
        return among(rows.places[some]).chances(sums[some] + more) - wanted[some]

    def too_high(more: Floats, some: Some) -> Floats:
        return Likeness(rows, plan.seats > 1, recipe.contrast, some).of(sums[some] + more - wanted[some])

    if reading.unit == STRENGTH:
        return fitted(rows, too_sure, start, 1.0, recipe.epochs, chance)
    return fitted(rows, too_high, start, float(np.std(wanted - sums)), recipe.epochs, chance)


def error(plan: Plan, lessons: list[Lesson], mind: Learned | None) -> float:
    """How far the sums, or their leads, are from the ends of games: the root of the mean square, or the surprise."""
    rows = Rows(lessons, plan.mind.reading.traits.size, plan.recipe.drift > 0.0)
    sums = np.zeros(rows.count) if mind is None else mind.sums(rows)
    if plan.mind.reading.unit == STRENGTH:
        chances = rows.chances(sums)
        return float(-(rows.shares * np.log(np.maximum(chances, 1e-9))).sum() / rows.positions)
    missed = sums - rows.finals
    return float(np.sqrt(np.mean((rows.leads(missed) if plan.seats > 1 else missed)[rows.taken] ** 2)))
