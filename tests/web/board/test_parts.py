"""Parts of a board are drawn once and shown again, and nobody can tell."""

from __future__ import annotations

import pytest
from jinja2 import Environment

from embertable.games import game
from embertable.web.board.drawing import template
from embertable.web.board.parts import Drawing, Parts, check_macros
from tests.web.board.test_drawing import BOARDS, drawn, looks


def parts_of(name: str) -> Parts:
    environment = template(f"embertable.games.{name}", "sheet.svg").environment
    assert isinstance(environment, Drawing)
    return environment.parts


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_of_kept_parts_is_the_board_drawn_anew(name: str) -> None:
    """For every seat and an onlooker, one after another: what was kept for one is right for the next."""
    moments = looks(name, max(game(name).seats), 0, 60)
    eyes = [None, *range(max(game(name).seats))]
    kept = [drawn(name, s, eye) for s in moments for eye in eyes]
    anew = []
    for s in moments:
        for eye in eyes:
            parts_of(name).clear()
            anew.append(drawn(name, s, eye))
    assert kept == anew


@pytest.mark.parametrize("name", BOARDS)
def test_most_of_a_board_is_not_drawn_again(name: str) -> None:
    [s] = looks(name, max(game(name).seats), 0, 30)[-1:]
    parts_of(name).clear()
    drawn(name, s, 0)
    made = {key: dict(part.drawn) for key, part in parts_of(name).items()}
    assert made
    drawn(name, s, 0)
    assert made == {key: part.drawn for key, part in parts_of(name).items()}


@pytest.mark.parametrize("inside", ["{{ view.hand }}", "{% for card in hand %}{{ card }}{% endfor %}"])
def test_a_part_may_draw_from_its_arguments_only(inside: str) -> None:
    """What a reader sees must be in the arguments: else a part could show one reader's cards to another."""
    check_macros(Environment(), "{% macro part(hand, view) %}" + inside + "{% endmacro %}")
    with pytest.raises(AssertionError, match="the part part of a board uses"):
        check_macros(Environment(), "{% macro part(card) %}" + inside + "{% endmacro %}")


def test_parts_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in number, nor in length, nor in the ways one of them is drawn; the latest are there."""
    monkeypatch.setattr("embertable.web.board.parts.KEPT", 300)
    monkeypatch.setattr("embertable.web.board.parts.WAYS", 2)
    parts = Parts()
    for number in range(10):
        part = parts.of("part", "en", bytes([number]))
        for way in range(5):
            parts.keep(part, frozenset({str(way)}), "x" * 50)
    kept = [len(drawn) for part in (*parts.values(), *parts.before.values()) for drawn in part.drawn.values()]
    assert sum(kept) < 2 * 300 + 5 * 50
    assert list(parts.of("part", "en", bytes([9])).drawn) == [frozenset({"4"})]
