"""What a training came to, as a page: the learning curve, the matches, and the traits that matter most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from embertable.core.text.tongue import Tongue
from embertable.core.weights import SHARP, THOUSAND, Weights
from embertable.lab.arena import wilson
from embertable.lab.training.network import from_layer
from embertable.lab.training.rows import Rows
from embertable.lab.training.run import Step, Training

TOP: Final = 30


def report(training: Training, tongue: Tongue) -> str:
    """The page, in Markdown."""
    plan = training.plan
    lines = [f"# {tongue.word('title')}: {plan.kind}", ""]
    lines += [f"{name}: {value}  " for name, value in plan.written().items()]
    lines += ["", "| step | games | learned from | mean points | error before | won | of | 95 % | kept |"]
    lines += ["|---:|---:|---:|---:|---:|---:|---:|---|---|"]
    lines += [row(number, step) for number, step in enumerate(training.course, plan.recipe.onward)]
    mind = training.mind()
    if mind is not None:
        lines += ["", "| stage | sharpness |", "|---:|---:|"]
        lines += [f"| {stage} | {sharp / SHARP:.3f} |" for stage, sharp in enumerate(mind.sharpness)]
        lines += ["", "| trait | weight | drift | how much it moves the sum |", "|---|---:|---:|---:|"]
        lines += list(matters(training, mind, tongue))
    return "\n".join(lines) + "\n"


def row(number: int, step: Step) -> str:
    """One step of the curve."""
    low, high = wilson(round(step.won), step.match)
    numbers = f"| {number} | {step.games} | {step.learned_from} | {step.points:.1f} | {step.error:.2f} "
    return f"{numbers}| {step.won:g} | {step.match} | {low:.0%} – {high:.0%} | {'yes' if step.kept else 'no'} |"


def matters(training: Training, mind: Weights, tongue: Tongue) -> Iterator[str]:
    """The traits that move a side most, by name: what one more adds times how much a trait differs between positions.

    What hidden units add on average is a part of it.
    """
    plan = training.plan
    rows = Rows(training.games(training.next - 1), plan.mind.reading.traits.size)
    weights = np.array(mind.weights) / THOUSAND
    if mind.layer is not None:
        weights = weights + from_layer(mind.layer).leans(rows)
    moves = weights * rows.spread()
    for trait in np.argsort(-np.abs(moves), kind="stable")[:TOP]:
        said = plan.game.trait_text(int(trait), tongue)
        drift = mind.drift[trait] / THOUSAND if mind.drift else 0.0
        yield f"| {said} | {weights[trait]:+.2f} | {drift:+.2f} | {moves[trait]:+.2f} |"
