"""Doing one verb on a prepared table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step, advance
from embertable.games.flamecraft.places import slots_of
from tests.games.flamecraft.given import Given, given


class Rest(Ask):
    """A question that keeps the table still after the verb."""

    def options(self, s: Any) -> list[Step]:
        return [Stop("one"), Stop("other")]


class Stop(Step):
    """An end of the test."""

    def __init__(self, name: str) -> None:
        self.name = name

    def key(self) -> str:
        return self.name


@dataclass
class Done:
    """A verb, the table it is done on, the choices it asks for, and what the player has then."""

    effect: Effect
    table: dict[str, Any] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)
    hearts: int = 0
    stock: dict[str, int] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    here: str = "smith-mart"  # the visited shop
    by_artisan: bool = False  # the first one there does it


def verb_name(done: Done) -> str:
    """How a test is called."""
    return type(done.effect).__name__


def prepared(table: dict[str, Any], here: str) -> Given:
    """The table in the middle of a turn at the visited shop."""
    game = given(**table)
    s = game.s
    s.agenda = [Rest(0)]
    s.pieces[0] = s.turn.visited = game.plot(here)
    return game


def is_done(done: Done) -> bool:
    """Whether the verb leaves the player with what is expected; it stops where it does not."""
    game = prepared(done.table, done.here)
    plot = game.plot(done.here)
    game.s.then(Do(0, done.effect, slots_of(game.s, plot)[0] if done.by_artisan else plot))
    advance(game.s)

    game.choose(*done.keys)
    while game.question == "ChooseReturn":
        game.choose("go on")

    assert game.question == "Rest"
    assert (game.me.hearts, game.stock(), game.hand()) == (done.hearts, done.stock, done.hand)
    return True
