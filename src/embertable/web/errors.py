"""What the web refuses, each with its status and the words a person reads."""

from __future__ import annotations

from embertable.core.errors import EmbertableError
from embertable.core.text.table import WEB


class Refused(EmbertableError):
    """Something the visitor may not do or that does not exist; `word` names the sentence to show."""

    def __init__(self, status: int, word: str, why: str = "", /, **details: object) -> None:
        super().__init__(why or word, "", **details)
        self.section = "error" if why else WEB
        self.status = status
        self.word = word

    @property
    def is_detailed(self) -> bool:
        """Whether there is more to say than the sentence itself."""
        return self.section == "error"


class Stale(Refused):
    """The table changed while the visitor was choosing."""

    def __init__(self) -> None:
        super().__init__(409, "lost race")


class Locked(Refused):
    """Too many wrong passwords; `wait` says how many seconds are left."""

    def __init__(self, wait: float) -> None:
        super().__init__(429, "locked")
        self.wait = wait
