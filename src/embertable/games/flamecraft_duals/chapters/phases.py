"""The phases of a turn: what belongs to another one, and what stands against it until then."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.chapters.coin import refused_coin
from embertable.games.flamecraft_duals.chapters.drawing import TAKE_OPEN
from embertable.games.flamecraft_duals.chapters.waiting import (
    ACTIVATE_OPTIONS,
    HELD_OPTIONS,
    PULL_OPTIONS,
    SCORE_OPTIONS,
)
from embertable.games.flamecraft_duals.places.hexes import CELLS
from embertable.games.flamecraft_duals.places.stacks import top, why_not_take
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import BAKER, FACE, KINDS_OF

SCORE_LATER: Final = Refusal("score later", "turn")
NOT_YOUR_CARD: Final = Refusal("not your card", "scoring")
NOT_DRAWING: Final = Refusal("not drawing", "fancy")
PULLED: Final = Refusal("pulled", "turn")
NO_PULL_AT_THE_END: Final = Refusal("no pull at the end", "end")
NOT_JUST_PLACED: Final = Refusal("not just placed", "activating")
NEXT_TURN: Final = Refusal("next turn", "piece")


def while_acting(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """In the Action phase no card is scored yet."""
    cards = s.players[seat].hand + s.fountains
    return [*[(SCORE_OPTIONS[card], SCORE_LATER) for card in cards], *aside(s, seat)]


def aside(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """In no phase: the opponent's cards, open cards when none is drawn, tokens that lie there, a second coin."""
    found: list[tuple[Step, Refusal]] = []
    for other in s.round_from(seat)[1:]:
        found += [(SCORE_OPTIONS[card], NOT_YOUR_CARD) for card in s.players[other].shown]
    found += [(TAKE_OPEN[card], NOT_DRAWING) for card in s.display]
    found += [(option, NEXT_TURN) for option in HELD_OPTIONS if s.players[seat].held]
    return found + refused_coin(s, seat)


def no_pull(s: State) -> list[tuple[Step, Refusal]]:
    """One token is pulled in the Action phase; nobody pulls in the special scoring at the end."""
    return [(PULL_OPTIONS[0], NO_PULL_AT_THE_END if s.special else PULLED)]


def idle_tokens(s: State) -> list[tuple[Step, Refusal]]:
    """Nothing on the board is activated by itself."""
    return [
        (ACTIVATE_OPTIONS[kind][cell], why_not_idle(s, cell)) for cell in range(CELLS) for kind in kinds_at(s, cell)
    ]


def why_not_idle(s: State, cell: int) -> Refusal:
    """Tokens that lie there do nothing: only one that was just placed is activated."""
    return why_not_take(s.board, s.piece, cell) or NOT_JUST_PLACED


def kinds_at(s: State, cell: int) -> tuple[int, ...]:
    """What somebody could try to activate on a cell: the kinds of its top token, or any where it has none."""
    kinds = KINDS_OF[FACE[top(s.board[cell])]] if s.board[cell] else ()
    return kinds or (BAKER,)
