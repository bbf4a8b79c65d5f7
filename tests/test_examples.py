"""The examples run, small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
from examples import policy_gradient

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_learner_learns_what_pays() -> None:
    """Of three actions one is masked and one pays: after some learning it is nearly always taken, the masked never."""
    policy = policy_gradient.Policy(numbers=4, actions=3, seed=1)
    seen = np.ones((60, 4), np.float32)
    masks = np.tile(np.array([1, 1, 0], np.int8), (60, 1))
    taken = np.arange(60) % 2
    for _ in range(60):
        policy.learn(seen, masks, taken, (taken == 1).astype(np.float32))

    chances, _ = policy.chances(seen[:1], masks[:1])

    assert chances[0, 1] > 0.9
    assert chances[0, 2] == 0


def test_the_whole_example_runs() -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "policy_gradient.py", "tatsu", "--steps", "1", "--games", "4"],
        capture_output=True,
        text=True,
        check=True,
    )
    untrained, trained = done.stdout.splitlines()
    assert untrained.startswith("untrained: wins ")
    assert trained.startswith("after 1 steps of learning: wins ")
