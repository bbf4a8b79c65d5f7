"""The log of every game closes with one line of one shape: that it is over, and whose victory it is."""

from __future__ import annotations

import pytest

from embertable.core.flow import Event, State, apply
from embertable.core.game import AnyGame
from embertable.core.rng import seeded
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.core.text.tongue import ONLOOKER
from embertable.games import CATALOGUE, game

NAMES = ("Ада", "Юр", "Зоя", "Лев", "Ева")
TABLES = [(name, seats, mode) for name in CATALOGUE for seats in game(name).seats for mode in game(name).modes(seats)]


def finished(rules: AnyGame, seats: int, mode: object) -> State:
    """A game by chance to its end, with everything that was told."""
    rng = seeded(7)
    s: State = rules.new(seats, mode, 7)
    while s.options:
        apply(s, s.options[rng.below(len(s.options))])
    return s


def closing(s: State) -> Event:
    """The event that tells of the end; there is one."""
    (end,) = [event for event in s.journal or () if type(event).__name__ in ("Ended", "EndedAlone")]
    return end


@pytest.mark.parametrize(("name", "seats", "mode"), TABLES)
def test_a_log_closes_with_who_has_won(name: str, seats: int, mode: object) -> None:
    """Alone there is nobody to name: the line says won or lost, and the points."""
    rules = game(name)
    s = finished(rules, seats, mode)
    end, table = closing(s), rules.scores(s)
    winners = [seat for seat, score in enumerate(table) if score.wins]

    assert type(end).__name__ == ("Ended" if seats > 1 else "EndedAlone")
    for code in languages():
        tongue = rules.tongue(code)
        said = plain(rules.say(end, tongue.at(NAMES[:seats], ONLOOKER)), NAMES[:seats])
        if seats > 1:
            assert [each for each in NAMES[:seats] if each in said] == [NAMES[seat] for seat in winners], said
        else:
            assert str(table[0].points) in said
        for winner in winners:
            assert NAMES[winner] not in plain(rules.say(end, tongue.at(NAMES[:seats], winner)), NAMES[:seats])
