"""What the phrases of Wyrmspan are filled with: effects, questions, options, and what is told."""

from __future__ import annotations

from typing import Final

from embertable.core.text.slots import Slots
from embertable.games.wyrmspan.text.options import options
from embertable.games.wyrmspan.text.questions import questions
from embertable.games.wyrmspan.text.telling import telling

slots: Final = Slots(questions, options, telling)
