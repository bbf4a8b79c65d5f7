"""A second, plain model of the rules, written from the rules page, plays along and never differs; and it could."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from embertable.core.variants import write_variants
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, HEARTS, WAYS
from embertable.games.flamecraft_duals.effects.placing import PullAndPlace
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import BLACKSMITH, COOK, JEWELLER
from embertable.games.flamecraft_duals.variants import Variants, modes
from tests.golden.files import golden_games, golden_record
from tests.models.flamecraft_duals import box, lockstep, rules, table
from tests.models.flamecraft_duals.lockstep import play_record, play_together, play_well, tables
from tests.models.flamecraft_duals.table import Difference, Told

GAMES = 5  # at each table for two
USUAL = [(seats, variants) for seats in (1, 2) for variants in modes(seats)]
MOST = 25  # until a fault must have been noticed


def table_id(thing: object) -> str:
    """A table as its variants are written."""
    if isinstance(thing, Variants):
        return ",".join(f"{name}={value}" for name, value in write_variants(thing).items()) or "usual"
    return str(thing)


@pytest.mark.parametrize("module", [box, table, rules], ids=lambda module: module.__name__.split(".")[-1])
def test_the_model_knows_nothing_of_the_game(module: ModuleType) -> None:
    """It would only repeat the game's mistakes."""
    assert module.__file__
    imported = [
        name
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names])
    ]

    assert imported
    assert not [name for name in imported if name.startswith("embertable")]


@pytest.mark.parametrize(("seats", "variants"), tables(), ids=table_id)
def test_the_game_and_the_model_never_differ(seats: int, variants: Variants) -> None:
    """What may be chosen, what each seat and an onlooker see, points and who stands first, after every decision."""
    for seed in range(GAMES if seats == 2 else 8 * GAMES):
        assert play_together(seats, variants, seed) > 0


@pytest.mark.parametrize(("seats", "variants"), USUAL, ids=table_id)
def test_the_game_and_the_model_do_not_differ_when_somebody_plays_to_score(seats: int, variants: Variants) -> None:
    for seed in range(1 if seats == 2 else GAMES):
        assert play_well(seats, variants, seed) > 0


@pytest.mark.parametrize("path", golden_games("flamecraft_duals"), ids=lambda path: path.stem)
def test_the_model_plays_golden_games_to_the_same_end(path: Path) -> None:
    """Among them a solo game that is won, which chance hardly plays."""
    record = golden_record(path)

    assert play_record(record) == len(record.decisions)


def differs(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, wrong: Callable[..., Any]) -> bool:
    """Whether a rule misread so is noticed within a few games."""
    right = getattr(where, name)
    monkeypatch.setattr(where, name, lambda *given, **named: wrong(right, *given, **named))
    return is_noticed()


def is_noticed() -> bool:
    """Whether the game and the model differ within a few games with the fountain and two dragons."""
    for seed in range(MOST):
        try:
            play_together(2, Variants(dragons=("swift", "seer"), fountain=True), seed)
        except Difference:
            return True
    return False


MISREAD: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "four tokens on a cell": (
        rules,
        "is_legal",
        lambda _, t, cell: len(t["board"][cell]) < 4 and t["piece"] != cell,
    ),
    "tokens on the fountain piece": (rules, "is_legal", lambda _, t, cell: len(t["board"][cell]) < 3),
    "five neighbours": (box, "beside", lambda right, cell: right(cell)[1:] or right(cell)),
    "a token twice in one chain": (rules, "targets", lambda right, t, token, chain: right(t, token, [token])),
    "a blacksmith moves one token twice": (rules, "steps", lambda right, t, cells, but="": right(t, cells)),
    "several coins a turn": (rules, "has_coin", lambda _, t: bool(t["players"][t["turn"]]["coins"])),
    "every card two hearts": (box, "hearts", lambda _, card: 2),
    "the last card ends nothing": (rules, "from_deck", lambda _, t: t["deck"].pop()[0]),
    "a two-coloured token is only its first kind": (box, "fits", lambda _, token, kind: kind in box.kinds(token)[:1]),
    "cards return to the top": (
        rules,
        "exchange_cards",
        lambda right, t: return_to_the_top(right, t),
    ),
}


def return_to_the_top(right: Callable[[table.Table], rules.Story], t: table.Table) -> rules.Story:
    """A coin spent as it should be, and then the two lowest cards taken to the top."""
    yield from right(t)
    t["deck"] = t["deck"][2:] + t["deck"][:2]


@pytest.mark.parametrize("fault", MISREAD)
def test_a_model_that_misreads_a_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    assert differs(monkeypatch, *MISREAD[fault])


BROKEN: dict[str, tuple[list[Any], list[Any]]] = {
    "every card a heart too many": (HEARTS, [hearts + 1 for hearts in HEARTS]),
    "every card the pattern of the next": (WAYS, [*WAYS[1:], WAYS[0]]),
    "a jeweller pulls two": (ABILITIES, [*ABILITIES[:JEWELLER], PullAndPlace(2), *ABILITIES[JEWELLER + 1 :]]),
    "a cook works as a blacksmith": (
        ABILITIES,
        [*ABILITIES[:COOK], ABILITIES[BLACKSMITH], *ABILITIES[COOK + 1 :]],
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_game_that_breaks_a_rule_is_noticed(fault: str) -> None:
    """Here it is the game that is wrong; its tables are plain lists, compiled or not."""
    things, wrong = BROKEN[fault]
    right = things[:]
    things[:] = wrong
    try:
        assert is_noticed()
    finally:
        things[:] = right


def test_chance_that_does_the_impossible_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The model is told what was pulled, and knows what can be."""

    def lie(right: Callable[[Told, State], None], told: Told, s: State) -> None:
        right(told, s)
        told.view["tray"] = ["buddy" for _ in told.view["tray"]]

    assert differs(monkeypatch, lockstep, "tell", lie)
