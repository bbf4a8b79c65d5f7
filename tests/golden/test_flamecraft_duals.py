"""The golden games hold what they are named for."""

from __future__ import annotations

import pytest

from embertable.core.flow import Event, Step, asked, choose, find_option
from embertable.core.record import begin
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.chapters.action import Activate
from embertable.games.flamecraft_duals.effects.moving import ChooseSecondStep, ForgeToken, MoveToken
from embertable.games.flamecraft_duals.effects.placing import ChooseIdleCell
from embertable.games.flamecraft_duals.events import Pulled, ReserveOpened
from embertable.games.flamecraft_duals.places.stacks import top
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, GARDENER, LOST, WON
from tests.golden.files import HERE, golden_record

COIN = "a coin in the middle of a jeweller"
CHAIN = "a chain of three gardeners"
STACK = "two tokens of one stack"
RESERVE = "the reserve in the middle of a pull"


def moments(name: str) -> tuple[State, set[str]]:
    """The end of a golden game, and what was seen on the way."""
    record = golden_record(HERE / "games" / GAME.id / f"{name}.ember")
    s = begin(GAME, record)
    assert isinstance(s, State)
    seen: set[str] = set()
    forged = -1
    for decision in record.decisions:
        ask = asked(s)
        option: Step = find_option(s, decision.seat, decision.key)
        if isinstance(ask, ChooseIdleCell) and decision.key == "coin":
            seen.add(COIN)
        if isinstance(option, Activate):
            chain = [*s.chain, top(s.board[option.cell])]
            if [FACE[token] for token in chain[:3]] == [GARDENER] * 3:
                seen.add(CHAIN)
        if isinstance(option, ForgeToken):
            forged = option.start
        elif isinstance(ask, ChooseSecondStep) and isinstance(option, MoveToken) and option.start == forged:
            seen.add(STACK)
        in_bag = len(s.bag)
        journal: list[Event] = []
        s.journal = journal
        choose(s, decision.seat, decision.key)
        kinds = [type(event) for event in journal]
        if 0 < in_bag < 3 and ReserveOpened in kinds and Pulled in kinds:
            seen.add(RESERVE)
    return s, seen


@pytest.mark.parametrize(
    ("name", "moment"),
    [
        ("duel_coin_in_the_middle_of_a_jeweller", COIN),
        ("duel_gardener_chain_of_three", CHAIN),
        ("duel_blacksmith_moves_two_of_one_stack", STACK),
        ("duel_reserve_in_the_middle_of_a_pull", RESERVE),
    ],
)
def test_a_golden_game_shows_its_moment(name: str, moment: str) -> None:
    assert moment in moments(name)[1]


@pytest.mark.parametrize(("name", "result"), [("solo_win", WON), ("solo_loss", LOST)])
def test_golden_solo_games_end_as_they_say(name: str, result: int) -> None:
    assert moments(name)[0].result == result
