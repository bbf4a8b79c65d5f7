"""What is seen on the way from one choice to the next: a finished trick before it is swept away, a piece that walks.

A step that clears something everybody should see is `held`, one at which a piece stands for a moment is `passing`; here
a choice is played and the moments before such steps are kept, so that a table can show them. What the rules do is the
same as in `core.flow.apply`.
"""

from __future__ import annotations

from typing import NamedTuple

from embertable.core.flow import Ask, State, Step, is_choice, put, settle


class Stills(NamedTuple):
    """Moments on the way to the next question."""

    held: tuple[State, ...] = ()  # everybody looks at what lies there
    passing: tuple[State, ...] = ()  # a piece comes by


def apply_held(s: State, option: Step) -> Stills:
    """Choose an option of the open question; the moments on the way at which everybody looks."""
    put(s, option)
    s.options = []  # the question is answered: nobody is asked while everybody looks
    held: list[State] = []
    passing: list[State] = []
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Ask):
            options = step.options(s)
            if is_choice(options):
                s.options = options
                break
            settle(s, options)
        else:
            if step.held:
                held.append(s.clone())
            if step.passing:
                passing.append(s.clone())
            s.agenda.pop().resolve(s)
    else:
        s.options = []
    return Stills(tuple(held), tuple(passing))
