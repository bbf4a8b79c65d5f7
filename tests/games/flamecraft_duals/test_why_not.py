"""Why not? Every reason is true: while it stands the option is refused, without it the option is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from embertable.core.flow import choose
from embertable.games import game
from embertable.games.flamecraft_duals.chapters.action import ChooseActivation
from embertable.games.flamecraft_duals.places.hexes import CELL, CELLS
from embertable.games.flamecraft_duals.places.stacks import below, put, stack_of, top
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.variants import Variants
from tests.games.flamecraft_duals.given import FILLER, RHOMBUS, given
from tests.games.refusals import declared, prove

DUALS: Any = game("flamecraft_duals")
LINE = {"c1": ["baker"], "c2": ["baker"], "c3": ["baker"]}
WOOD = {"a1": ["baker"], "a2": ["cook"]}


def table(**names: Any) -> State:
    return given(**names).s


def after(*keys: str, **names: Any) -> State:
    """A table after some choices."""
    return given(**names).choose(*keys).s


def placed(token: str, cell: str, *then: str, **names: Any) -> State:
    """A token was just placed."""
    return after(f"place {token} {cell}", *then, tray=[token], **names)


def potion(**names: Any) -> State:
    return placed("potion-maker", "e1", "activate potion-maker e1", **names)


def seer(*keys: str, deck: list[str]) -> State:
    """Open cards beside the deck, and a coin."""
    hand = FILLER[:2]
    return after(
        *keys,
        tray=["cook"],
        coins=1,
        dragons=["seer"],
        display=["baker-triangle", "cook-triangle"],
        deck=deck,
        hand=hand,
    )


def turn(**names: Any) -> State:
    """The beginning of a turn, with something to choose."""
    return table(**{"coins": 1, "deck": FILLER, "bag": ["cook", "baker", "gardener", "gardener"], **names})


def scoring(**names: Any) -> State:
    return table(**{"scoring": True, "coins": 1, "deck": FILLER, **names})


def changed(s: State, **fields: Any) -> State:
    """The same table, but for these fields."""
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def rival_shows(s: State) -> State:
    s.players[1].shown = s.players[1].hand[:]
    return s


def unpicked() -> State:
    s: State = DUALS.new(2, Variants(fancy="picked"), 1)
    return s


def picked(*dragons: str) -> State:
    """Each has chosen a fancy dragon, as far as they go."""
    s = unpicked()
    for seat, dragon in enumerate(dragons):
        choose(s, seat, f"pick {dragon}")
    return s


def covered(s: State) -> State:
    """The token that was just placed lies under another one."""
    return changed(
        s, board=[put(s.board[CELL["c3"]], 5) if cell == CELL["c3"] else s.board[cell] for cell in range(CELLS)]
    )


def uncovered(s: State) -> State:
    return changed(
        s, board=[below(s.board[CELL["c3"]]) if cell == CELL["c3"] else s.board[cell] for cell in range(CELLS)]
    )


def blocked(s: State) -> State:
    """No cell has room for another token, and a blacksmith stands in the middle."""
    s.board = [
        stack_of([1, 2, 3]) if not s.board[cell] else stack_of([1, 2, top(s.board[cell])]) for cell in range(CELLS)
    ]
    return s


def smith(*then: str) -> State:
    """A blacksmith between two tokens."""
    return placed("blacksmith", "c3", "activate blacksmith c3", *then, board={"c2": ["baker"], "c4": ["cook"]})


def garden(chain: list[int] | None = None) -> State:
    """A gardener has woken another one."""
    s = placed(
        "gardener",
        "c3",
        "activate gardener c3",
        "activate gardener c4",
        board={"c4": ["gardener"], "c5": ["baker"], "b4": ["baker"], "c2": ["baker"]},
        bag=["cook", "cook"],
    )
    return s if chain is None else changed(s, chain=chain)


SPENT = ("coin", "return baker-line", "return cook-line")
CASES: dict[str, tuple[str, Callable[[], State], Callable[[], State]]] = {
    "full stack": (
        "place gardener c3",
        lambda: table(tray=["gardener"], board={"c3": ["baker", "cook", "jeweller"]}),
        lambda: table(tray=["gardener"], board={"c3": ["baker", "cook"]}),
    ),
    "fountain here": (
        "place gardener c3",
        lambda: table(tray=["gardener"], piece="c3"),
        lambda: table(tray=["gardener"], piece="c2"),
    ),
    "no token here": ("swap a1 c3", lambda: potion(board=WOOD), lambda: potion(board=WOOD | {"c3": ["jeweller"]})),
    "no tokens": (
        "activate baker c3",
        lambda: placed("dual-baker-cook", "c3", board={"c2": ["cook"]}),
        lambda: placed("dual-baker-cook", "c3", board={"c2": ["cook"]}, bag=["cook"]),
    ),
    "no cards": (
        "coin",
        lambda: table(tray=["baker"], coins=1),
        lambda: table(tray=["baker"], coins=1, deck=FILLER),
    ),
    "empty deck": ("draw", lambda: seer("coin", deck=[]), lambda: seer("coin", deck=FILLER)),
    "not in hand": (
        "return baker-triangle",
        lambda: seer("coin", "draw", "draw", deck=["cook-triangle", "gardener-triangle", *FILLER[3:]]),
        lambda: seer("coin", "take baker-triangle", "draw", deck=["cook-triangle", "gardener-triangle", *FILLER[3:]]),
    ),
    "not drawing": (
        "take baker-triangle",
        lambda: seer(deck=FILLER[3:]),
        lambda: seer("coin", deck=FILLER[3:]),
    ),
    "coin spent": (
        "coin",
        lambda: after(*SPENT, tray=["baker"], coins=2, hand=FILLER[:2], deck=FILLER[2:]),
        lambda: table(tray=["baker"], coins=2, hand=FILLER[:2], deck=FILLER[2:]),
    ),
    "no coin": (
        "coin",
        lambda: table(tray=["baker"], deck=FILLER),
        lambda: table(tray=["baker"], deck=FILLER, coins=1),
    ),
    "passive dragon": (
        "coin penny",
        lambda: table(tray=["baker"], deck=FILLER, coins=1, dragons=["penny"]),
        lambda: table(tray=["baker"], deck=FILLER, coins=1, dragons=["star"]),
    ),
    "for a pull": (
        "coin tailor",
        lambda: table(tray=["baker"], bag=["cook"], coins=1, dragons=["tailor"]),
        lambda: turn(dragons=["tailor"]),
    ),
    "finish first": ("coin", lambda: seer("coin", deck=FILLER), lambda: seer(deck=FILLER)),
    "not begun": ("pull", unpicked, lambda: picked("star", "penny")),
    "score later": (
        "score baker-line",
        lambda: table(tray=["cook"], board=LINE, hand=["baker-line"]),
        lambda: scoring(board=LINE, hand=["baker-line"]),
    ),
    "not your card": (
        "score baker-line",
        lambda: rival_shows(scoring(board=LINE, rival_hand=["baker-line"])),
        lambda: scoring(board=LINE, hand=["baker-line"]),
    ),
    "not laid": (
        "score baker-line",
        lambda: scoring(board=WOOD, hand=["baker-line"]),
        lambda: scoring(board=LINE, hand=["baker-line"]),
    ),
    "fountain scored": (
        "score fountain-baker-jeweller",
        lambda: changed(scoring(board=RHOMBUS, fountains=["fountain-baker-jeweller"]), fountain_scored=True),
        lambda: scoring(board=RHOMBUS, fountains=["fountain-baker-jeweller"]),
    ),
    "same cell": (
        "fountain a1",
        lambda: after(
            "score fountain-baker-jeweller",
            scoring=True,
            board=RHOMBUS,
            fountains=["fountain-baker-jeweller"],
            piece="a1",
        ),
        lambda: after(
            "score fountain-baker-jeweller",
            scoring=True,
            board=RHOMBUS,
            fountains=["fountain-baker-jeweller"],
            piece="e1",
        ),
    ),
    "pulled": ("pull", lambda: table(tray=["cook"]), turn),
    "no pull at the end": ("pull", lambda: changed(scoring(), special=True), turn),
    "kept first": ("pull", lambda: turn(held=["jeweller"]), turn),
    "next turn": ("take held", lambda: scoring(held=["jeweller"]), lambda: turn(held=["jeweller"])),
    "not just placed": (
        "activate baker a1",
        lambda: placed("baker", "c3", board=WOOD, bag=["cook"]),
        lambda: placed("baker", "a1", board=WOOD, bag=["cook"]),
    ),
    "covered": (
        "activate baker c3",
        lambda: covered(placed("baker", "c3", bag=["cook"])),
        lambda: uncovered(covered(placed("baker", "c3", bag=["cook"]))),
    ),
    "no ability": (
        "activate baker c3",
        lambda: placed("buddy", "c3", dragons=["swift", "buddy"], coins=1, bag=["cook"]),
        lambda: placed("baker", "c3", dragons=["swift", "buddy"], coins=1, bag=["cook"]),
    ),
    "dragon taken": ("pick star", lambda: picked("star"), lambda: picked("penny")),
    "nothing pulled": (
        "coin precious",
        lambda: turn(board=WOOD, dragons=["precious"]),
        lambda: table(tray=["cook"], board=WOOD, coins=1, dragons=["precious"]),
    ),
    "not adjacent": (
        "move a1 a2",
        lambda: placed("cook", "c3", "activate cook c3", board=WOOD | {"c2": ["baker"]}),
        lambda: placed("cook", "b1", "activate cook b1", board=WOOD | {"c2": ["baker"]}),
    ),
    "in the chain": ("activate gardener c3", garden, lambda: garden(chain=[])),
    "nobody to wake": (
        "activate gardener c3",
        lambda: placed("dual-cook-gardener", "c3", board={"c2": ["baker"]}),
        lambda: placed("dual-cook-gardener", "c3", board={"c2": ["baker"]}, bag=["cook"]),
    ),
    "no neighbour": (
        "activate cook c3",
        lambda: placed("dual-baker-cook", "c3", bag=["cook"]),
        lambda: placed("dual-baker-cook", "c3", bag=["cook"], board={"c2": ["baker"]}),
    ),
    "no step": (
        "activate blacksmith c3",
        lambda: blocked(placed("blacksmith", "c3", board={"c2": ["baker"]})),
        lambda: placed("blacksmith", "c3", board={"c2": ["baker"]}),
    ),
    "too far": (
        "move c2 e3",
        smith,
        lambda: placed("cook", "c3", "activate cook c3", board={"c2": ["baker"]}),
    ),
    "moved already": ("move b2 a1", lambda: smith("move c2 b2"), lambda: changed(smith("move c2 b2"), forged=41)),
    "one token": (
        "activate potion-maker c3",
        lambda: placed("potion-maker", "c3", dragons=["swift", "penny"], coins=1),
        lambda: placed("potion-maker", "c3", dragons=["swift", "penny"], coins=1, board={"a1": ["cook"]}),
    ),
}
INSTEAD = {"passive dragon": "coin star"}
"""Where the reason belongs to the thing itself, what is offered of another one."""


@pytest.mark.parametrize("name", CASES)
def test_taking_the_reason_away_makes_the_option_appear(name: str) -> None:
    key, refuses, offers = CASES[name]
    prove(DUALS, name, key, refuses(), offers(), INSTEAD.get(name, key))


FOUNTAIN = {"scoring": True, "board": RHOMBUS, "fountains": ["fountain-baker-jeweller"], "coins": 1, "deck": FILLER}
MEANWHILE: dict[str, tuple[str, Callable[[], State], Callable[[], State]]] = {
    "a card is drawn": (
        "score baker-line",
        lambda: seer("coin", deck=FILLER),
        lambda: scoring(board=LINE, hand=["baker-line"]),
    ),
    "a card goes back": (
        "place cook a1",
        lambda: seer("coin", "draw", "draw", deck=["cook-triangle", "gardener-triangle", *FILLER[3:]]),
        lambda: seer(deck=FILLER),
    ),
    "the fountain moves": (
        "coin",
        lambda: after("score fountain-baker-jeweller", piece="a1", **FOUNTAIN),
        lambda: table(piece="a1", **FOUNTAIN),
    ),
    "a dragon moves a token": (
        "place cook a1",
        lambda: after(
            "coin swift", tray=["cook"], board={"c3": ["baker"], "c4": ["baker"]}, coins=1, dragons=["swift"]
        ),
        lambda: table(tray=["cook"], board={"c3": ["baker"], "c4": ["baker"]}, coins=1, dragons=["swift"]),
    ),
    "a dragon exchanges a token": (
        "score baker-line",
        lambda: after("coin precious", tray=["cook"], board=LINE, hand=["baker-line"], coins=1, dragons=["precious"]),
        lambda: scoring(board=LINE, hand=["baker-line"]),
    ),
}


@pytest.mark.parametrize("name", MEANWHILE)
def test_what_has_begun_is_finished_first(name: str) -> None:
    """Without the question that stands between, the option is there."""
    key, refuses, offers = MEANWHILE[name]
    prove(DUALS, "finish first", key, refuses(), offers(), key)


def test_every_reason_is_proved() -> None:
    assert set(CASES) == declared("flamecraft_duals")


def test_how_many_dragons_a_pattern_lacks_is_said() -> None:
    s = scoring(board={"c1": ["baker"], "c2": ["baker"]}, hand=["baker-line"])
    told = [refusal for step, refusal in s.agenda[-1].refused(s) if step.key() == "score baker-line"]  # type: ignore[attr-defined]  # an ask
    assert DUALS.tongue("uk").refusal(told[0]).replace("\u00a0", " ").endswith("бракує 1 фішки.")


def test_a_question_about_a_covered_token_is_not_asked() -> None:
    """It only decides: nothing is left to choose."""
    s = covered(placed("baker", "c3", bag=["cook"]))
    assert isinstance(s.agenda[-1], ChooseActivation)
    assert s.agenda[-1].options(s) == []
