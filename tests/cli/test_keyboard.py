"""What the Tab key completes."""

from __future__ import annotations

from embertable.cli.keyboard import Keyboard


def test_tab_completes_the_words_on_offer() -> None:
    keyboard = Keyboard()
    keyboard.offer(["Викласти: червоний помножувач ×2", "Ask Player 2 for a card", "undo"])

    assert keyboard.complete("пом", 0) == "помножувач "
    assert keyboard.complete("ВИК", 0) == "Викласти "
    assert keyboard.complete("u", 0) == "undo "
    assert keyboard.complete("u", 1) is None
    assert keyboard.complete("xyz", 0) is None
