"""What an option says it changes is what it changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from embertable.core.effects import ChooseEffect, Do, OneOf
from embertable.core.flow import Step, apply, asked
from embertable.core.rng import seeded
from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.chapters.turn import Play
from embertable.games.fire_tower.effects.dousing import Rescue
from embertable.games.fire_tower.effects.haunting import PlayDrawn
from embertable.games.fire_tower.effects.lighting import Blast
from embertable.games.fire_tower.events import Doused, Exploded
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.text.sights import lit_by, on_offer, removed_by
from tests.games.fire_tower.given import FIVE, at, given

GAMES = 40


def offered(*kinds: type[Step]) -> Iterator[tuple[State, Step]]:
    """Options of some kinds, with the table they are offered at, in games by chance."""
    for seed in range(GAMES):
        rng = seeded(seed)
        seats = 2 + seed % 3
        s = GAME.new(seats, GAME.modes(seats)[seed % 4], seed)
        while s.options:
            yield from ((s, option) for option in s.options if isinstance(option, kinds))
            apply(s, s.options[rng.below(len(s.options))])


def after(s: State, option: Step) -> State:
    """The table after an option was taken there, with a journal of its own."""
    other = s.clone()
    other.journal = []
    apply(other, option)
    return other


def test_an_explosion_takes_the_cells_its_option_names() -> None:
    seen = 0
    for s, option in offered(Blast):
        assert isinstance(option, Blast)
        (event,) = [each for each in after(s, option).journal or () if isinstance(each, Exploded)]
        assert lit_by(option, GAME.view(s, s.turn)) == event.lit
        seen += 1
    assert seen > 100


def test_the_smokejumper_removes_what_its_option_names() -> None:
    seen = 0
    for s, option in offered(Rescue):
        assert isinstance(option, Rescue)
        (event,) = [each for each in after(s, option).journal or () if isinstance(each, Doused)]
        assert removed_by(option, GAME.view(s, s.turn)) == event.where
        seen += 1
    assert seen > 100


def test_the_option_to_play_a_card_promises_only_what_can_be_chosen() -> None:
    seen = 0
    for s, option in offered(Play, PlayDrawn):
        assert isinstance(option, Play | PlayDrawn)
        effect = on_offer(option, GAME.view(s, s.turn))
        if not isinstance(effect, OneOf) or len(effect.choices) < 2:
            continue
        other = after(s, option)
        assert isinstance(asked(other), ChooseEffect)
        assert [each.effect for each in other.options if isinstance(each, Do)] == list(effect.choices)
        seen += len(effect.choices) < 3
    assert seen > 100


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("uk", "Розіграти карту «Північ»: кидок кубика або вогонь на північ."),
        ("en", "Play North: roll the die or place fire north of fire."),
        ("ru", "Разыграть карту «Север»: бросок кубика или огонь на север."),
    ],
)
def test_a_wind_card_does_not_promise_the_wind_that_blows_already(code: str, says: str) -> None:
    game = given(seats=2, wind="N", hands=[["wind-north", *FIVE[:4]], FIVE])
    option = next(each for each in game.s.options if each.key() == "play wind-north")
    assert plain(GAME.say(option, GAME.tongue(code).at(reader=0, view=GAME.view(game.s, 0)))) == says


@pytest.mark.parametrize(
    ("reader", "says"),
    [(0, "Поширити вогонь на A1 (дах власної вежі)."), (1, "Поширити вогонь на A1 (дах на північному заході).")],
)
def test_the_readers_own_roof_is_called_so(reader: int, says: str) -> None:
    game = given(seats=2, phase="turn", wind="W", fire=[(0, 1)], hands=[FIVE, FIVE])
    option = next(each for each in game.s.options if each.key() == f"spread {at(0, 0)}")
    assert plain(GAME.say(option, GAME.tongue("uk").at(reader=reader, view=GAME.view(game.s, reader)))) == says
