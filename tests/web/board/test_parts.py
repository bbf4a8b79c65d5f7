"""Parts of a board are drawn once and shown again, and nobody can tell."""

from __future__ import annotations

import pytest
from jinja2 import Environment, nodes
from jinja2.meta import find_undeclared_variables

from embertable.games import game
from embertable.web.board.drawing import BOARD, template
from embertable.web.board.parts import Drawing, KeptPart, Parts
from tests.web.board.test_drawing import BOARDS, drawn, looks

SHARED = {"usable", "tongue", "word", "words"}  # the same for all of one language


def foreign(environment: Environment, source: str) -> dict[str, set[str]]:
    """By macro of a template: what it draws from besides its arguments."""
    tree = environment.parse(source)
    macros = list(tree.find_all(nodes.Macro))
    allowed = SHARED | {macro.name for macro in macros} | constants(tree) | set(environment.globals)
    found = {}
    for macro in macros:
        alone = nodes.Template([macro], lineno=1)
        alone.set_environment(environment)
        if others := find_undeclared_variables(alone) - allowed:
            found[macro.name] = others
    return found


def constants(tree: nodes.Template) -> set[str]:
    """Names of what never changes."""
    given = [node for node in tree.body if isinstance(node, nodes.Assign) and isinstance(node.node, nodes.Const)]
    return {node.target.name for node in given if isinstance(node.target, nodes.Name)}


def parts_of(name: str) -> Parts:
    environment = template(f"embertable.games.{name}", "sheet.svg").environment
    assert isinstance(environment, Drawing)
    return environment.parts


def forget(name: str) -> None:
    """Let everything be drawn anew."""
    parts_of(name).now.clear()
    parts_of(name).before.clear()


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_of_kept_parts_is_the_board_drawn_anew(name: str) -> None:
    """For every seat and an onlooker, one after another: what was kept for one is right for the next."""
    moments = looks(name, max(game(name).seats), 0, 60)
    eyes = [None, *range(max(game(name).seats))]
    kept = [drawn(name, s, eye) for s in moments for eye in eyes]
    anew = []
    for s in moments:
        for eye in eyes:
            forget(name)
            anew.append(drawn(name, s, eye))
    assert kept == anew


@pytest.mark.parametrize("name", BOARDS)
def test_most_of_a_board_is_not_drawn_again(name: str) -> None:
    [s] = looks(name, max(game(name).seats), 0, 30)[-1:]
    forget(name)
    drawn(name, s, 0)
    made = {key: dict(part.drawn) for key, part in parts_of(name).now.items()}
    assert made
    drawn(name, s, 0)
    assert made == {key: part.drawn for key, part in parts_of(name).now.items()}


@pytest.mark.parametrize("name", BOARDS)
def test_a_part_draws_from_its_arguments_only(name: str) -> None:
    """What a reader sees must be in the arguments: else a part could show one reader's cards to another."""
    environment = template(f"embertable.games.{name}", "sheet.svg").environment
    assert environment.loader
    assert not foreign(environment, environment.loader.get_source(environment, BOARD)[0])


@pytest.mark.parametrize("inside", ["{{ view.hand }}", "{% for card in hand %}{{ card }}{% endfor %}"])
def test_a_part_that_draws_from_something_else_is_found(inside: str) -> None:
    assert not foreign(Environment(), "{% macro part(hand, view) %}" + inside + "{% endmacro %}")
    assert foreign(Environment(), "{% macro part(card) %}" + inside + "{% endmacro %}")


def test_parts_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in number, nor in length, nor in the ways one of them is drawn; the latest are there."""
    monkeypatch.setattr("embertable.web.board.parts.KEPT", 300)
    monkeypatch.setattr("embertable.web.board.parts.WAYS", 2)
    parts = Parts()
    for number in range(10):
        part = parts.once(("part", "en", bytes([number])), KeptPart)
        for way in range(5):
            parts.keep(part, frozenset({str(way)}), "x" * 50)
    kept = [len(drawn) for part in (*parts.now.values(), *parts.before.values()) for drawn in part.drawn.values()]
    assert sum(kept) < 2 * 300 + 5 * 50
    assert list(parts.once(("part", "en", bytes([9])), KeptPart).drawn) == [frozenset({"4"})]
