"""Nothing on a board is dim without a reason of its own."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest

from embertable.core.flow import State, apply, asked
from embertable.core.game import AnyGame
from embertable.core.refusal import NOT_ASKED
from embertable.core.rng import seeded
from embertable.games import game
from embertable.table.why import why_not_do
from embertable.web.board.drawing import draw
from tests.laws.tables import Table, tables

THING = re.compile(r'data-thing="([^"]*)"(?:[^>]*data-also="([^"]*)")?')


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_thing_that_is_dim_says_why(table: Table) -> None:
    """At the first question of each kind in a random game, for whoever is asked."""
    rules = game(table.game)
    rng = seeded(17)
    s: State = rules.new(table.seats, table.variants, 17)
    met: set[type] = set()
    while s.options:
        kind = type(asked(s))
        if kind not in met:
            silent = [
                names for names in things(rules, s) if why_not_do(rules, s, asked(s).seat, names, rng)[1] is NOT_ASKED
            ]
            assert not silent, f"{kind.__name__} says nothing of {silent}"
        met.add(kind)
        apply(s, s.options[rng.below(len(s.options))])


def things(rules: AnyGame, s: State) -> Iterator[list[str]]:
    """What the board shows to whoever is asked, each thing by all its names; alike ones once."""
    seat = asked(s).seat
    view = rules.view(s, seat)
    board = draw(rules.package, view, rules.tongue("en").at(reader=seat, view=view), "sheet").board
    for name, others in set(THING.findall(board)):
        yield [each for each in html.unescape(f"{name}|{others}").split("|") if each]
