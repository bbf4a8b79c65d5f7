"""Every verb is done somewhere in these tests, and says when it could do nothing."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from embertable.core.codec import digest, fields
from embertable.core.effects import Effect, Trade
from embertable.games.flamecraft import effects
from embertable.games.flamecraft.cards.tables import goods
from embertable.games.flamecraft.effects.conditions import ALWAYS
from embertable.games.flamecraft.effects.counts import Owned
from embertable.games.flamecraft.effects.enchanting import BuyFromRow, ReserveSpell
from embertable.games.flamecraft.effects.firing import FireAgain, Firing
from embertable.games.flamecraft.effects.gaining import TakeCoins
from embertable.games.flamecraft.effects.giving import Give
from embertable.games.flamecraft.effects.paying import PayLess, Price, SpendAlike, SpendCoins, SpendGoods, SpendHearts
from embertable.games.flamecraft.effects.placing import PlaceArtisan, PlaceHere, PlaceInNewShop, PlaceThere, SeedSlots
from embertable.games.flamecraft.effects.points import Hearts, HeartsPer
from embertable.games.flamecraft.effects.revealing import RevealFancy
from embertable.games.flamecraft.effects.verb import Placing
from embertable.games.flamecraft.terms import IRON
from tests.games.flamecraft.effects.doing import Done, prepared, verb_name

FAMILIES = [each.name for each in iter_modules(effects.__path__) if each.name not in ("counts", "conditions")]
ELSEWHERE_TESTED = {PlaceInNewShop, PlaceThere, SeedSlots, PayLess}  # companions and Eternal Flame, in their own tests


def verbs_of(family: str) -> list[Done]:
    """What is done in the tests of a family."""
    found: list[Done] = import_module(f"tests.games.flamecraft.effects.test_{family}").VERBS
    return found


def verbs_in(effect: Effect) -> set[type]:
    """A verb and those inside it."""
    found: set[type] = {type(effect)}
    kind: Any = type(effect)
    for name, _ in fields(kind):
        part = getattr(effect, name)
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, Effect):
                found |= verbs_in(each)
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verb_is_done(family: str) -> None:
    module = import_module(f"{effects.__name__}.{family}")
    verbs = {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Effect) and kind.__module__ == module.__name__
    }
    done = {verb for each in FAMILIES for one in verbs_of(each) for verb in verbs_in(one.effect)}

    assert verbs - done - ELSEWHERE_TESTED - {Placing, Price, Firing} == set()


@pytest.mark.parametrize("done", [each for family in FAMILIES for each in verbs_of(family)], ids=verb_name)
def test_asking_whether_a_verb_is_possible_changes_nothing(done: Done) -> None:
    game = prepared(done.table, done.here)
    before = digest(game.s)

    assert done.effect.why_not(game.s, 0, game.plot(done.here)) is None or not done.keys
    assert digest(game.s) == before


@pytest.mark.parametrize(
    ("effect", "table"),
    [
        (SpendGoods(goods(bread=1)), {}),
        (SpendCoins(1), {"me": {"bread": 9}}),
        (SpendHearts(3), {"me": {"hearts": 2}}),
        (SpendAlike(8), {"me": {"iron": 7}}),
        (Give(3, 3, Hearts(2)), {"me": {"iron": 2}}),
        (Give(1, 1, Hearts(4), coins_only=True), {"me": {"iron": 2}}),
        (Trade(SpendCoins(1), PlaceArtisan()), {"me": {"coins": 1}}),
        (PlaceHere(), {"me": {"hand": ["iron"]}}),
        (HeartsPer(Owned(IRON)), {}),
        (ReserveSpell(), {"me": {"reserved": "purple-meat-1"}, "row": ["purple-meat-2"]}),
        (BuyFromRow(), {"row": ["purple-meat-2"]}),
        (FireAgain(), {}),
        (TakeCoins(), {"town": {"dryacon-alley": []}}),
        (RevealFancy(), {"me": {"fancy": ["eenie"]}}),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, Effect) else "",
)
def test_a_verb_that_could_do_nothing_is_not_possible(effect: Effect, table: dict[str, Any]) -> None:
    game = prepared(table, "smith-mart")

    here = game.plot("smith-mart")
    assert effect.why_not(game.s, 0, here) is not None
    assert ALWAYS.holds(game.s, 0, here)
