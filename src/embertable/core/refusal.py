"""Why something cannot be chosen now.

What decides whether something may be done answers with a refusal or with nothing, so the place that decides also
explains. Refusals are constants, made once: deciding costs no more than with true and false. A game says each of them
in `[words.refusal]` of its texts.
"""

from __future__ import annotations

from typing import Final


class Refusal:
    """One reason, by its name.

    >>> Refusal("too dear").name
    'too dear'
    """

    def __init__(self, name: str) -> None:
        self.name = name


NOT_YOUR_TURN: Final = Refusal("not your turn")
NOT_ASKED: Final = Refusal("not asked")
"""Nothing that could be thought of at this question touches the thing. Both are said in the table's own words."""
