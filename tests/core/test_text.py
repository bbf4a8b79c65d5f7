"""Numbers agree with nouns; marks show a name, or the words alone."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import fill, marked, plain
from embertable.core.text.tongue import Tongue, english, finish, slavic


@pytest.mark.parametrize(
    ("count", "form"),
    [(0, 2), (1, 0), (2, 1), (4, 1), (5, 2), (11, 2), (12, 2), (14, 2), (21, 0), (22, 1), (25, 2), (101, 0), (111, 2)],
)
def test_slavic_nouns_agree_with_numbers(count: int, form: int) -> None:
    assert slavic(count) == form


def test_english_nouns_agree_with_numbers() -> None:
    assert [english(count) for count in (0, 1, 2, 21)] == [1, 0, 1, 1]


def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop() -> None:
    assert finish("take 2 cards") == "Take 2 cards."
    assert finish("again?") == "Again?"
    assert plain(finish(marked("card", "4", "red dragon") + " sleeps")) == "Red dragon sleeps."


def test_seats_are_called_by_their_names() -> None:
    tongue = Tongue("en", english, {}, {"player": "Player"})
    text = f"{tongue.seat(0)} asks {tongue.seat(1)}"
    assert plain(text) == "Player 1 asks Player 2"
    assert plain(text, ["North", "South"]) == "North asks South"
    assert plain(tongue.named(["North", "South"]).seat(1)) == "South"


def test_marks_can_become_anything() -> None:
    text = f"gain {marked('symbol', 'gold', '2 gold')}"
    assert fill(text, lambda kind, name, words: f"<{kind} {name} {words}>") == "gain <symbol gold 2 gold>"


@pytest.mark.parametrize("ask", [lambda t: t.word("x"), lambda t: t.noun("x"), lambda t: t.clause(3)])
def test_what_is_missing_is_named(ask: object) -> None:
    tongue = Tongue("en", english)
    with pytest.raises(KeyError, match="en has no"):
        ask(tongue)  # type: ignore[operator]  # each is a small function of the tongue
