"""The hand."""

from __future__ import annotations

from embertable.core.game import View
from embertable.core.text.tongue import Tongue


def terminal(view: View, tongue: Tongue) -> str:
    return f"{tongue.word('title')}: {view['hand']}"
