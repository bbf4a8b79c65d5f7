"""Lines from a keyboard: with arrow keys, history and completion where the platform has them."""

from __future__ import annotations

from collections.abc import Iterable

from embertable.cli.understand import folded

try:
    import readline
except ImportError:  # Windows: lines are read without comfort
    readline = None  # type: ignore[assignment]  # a module or nothing


class Keyboard:
    """Reads lines. The Tab key completes the words on offer."""

    def __init__(self) -> None:
        self.words: list[str] = []
        if readline is not None:
            readline.set_completer(self.complete)
            readline.set_completer_delims(" ")
            is_libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")

    def __call__(self, prompt: str) -> str:
        """Show a prompt and read a line."""
        return input(prompt)

    def offer(self, texts: Iterable[str]) -> None:
        """The texts whose words may be completed from now on."""
        words = (word.strip(".,:;()«»“”") for text in texts for word in text.split())
        self.words = sorted({word for word in words if len(word) > 1})

    def complete(self, begun: str, number: int) -> str | None:
        """The word of this number among those that begin so, for readline."""
        found = [word for word in self.words if folded(word).startswith(folded(begun))]
        return f"{found[number]} " if number < len(found) else None
