"""What lies on the table for a moment only: a finished trick is looked at before it is swept away.

A step that clears something everybody should see is `held`; here a choice is played and the moments before such steps
are kept, so that a table can show them. What the rules do is the same as in `core.flow.apply`.
"""

from __future__ import annotations

from embertable.core.flow import Ask, State, Step, is_choice, put, settle


def apply_held(s: State, option: Step) -> tuple[State, ...]:
    """Choose an option of the open question; the moments on the way at which everybody looks."""
    put(s, option)
    s.options = []  # the question is answered: nobody is asked while everybody looks
    stills: list[State] = []
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Ask):
            options = step.options(s)
            if is_choice(options):
                s.options = options
                return tuple(stills)
            settle(s, options)
        else:
            if step.held:
                stills.append(s.clone())
            s.agenda.pop().resolve(s)
    s.options = []
    return tuple(stills)
