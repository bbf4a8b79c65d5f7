"""The flow: steps resolve, questions wait, asides leave them open."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from embertable.core.codec import digest
from embertable.core.errors import GameOver, IllegalChoice, NotYourTurn
from embertable.core.flow import Ask, Step, advance, apply, asked, choose, is_over, reopen
from embertable.core.rng import seeded
from tests.toys.embers.state import State, empty


def table(*steps: Step) -> State:
    """An empty table on which these steps happen in this order."""
    s = empty(2, seeded(1))
    s.then(*steps)
    advance(s)
    return s


class Write(Step):
    def __init__(self, word: int) -> None:
        self.word = word

    def resolve(self, s: State) -> None:
        s.deck.append(self.word)

    def key(self) -> str:
        return f"write {self.word}"


class Whisper(Write):
    aside: ClassVar[bool] = True


class Pick(Ask):
    def __init__(self, seat: int, words: tuple[int, ...], asides: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.words = words
        self.asides = asides

    def options(self, s: State) -> list[Step]:
        return [*map(Write, self.words), *[Whisper(word) for word in self.asides if word not in s.deck]]


class Twice(Step):
    """Puts two more steps on the agenda, before whatever comes next."""

    def resolve(self, s: State) -> None:
        s.then(Write(1), Write(2))


def test_then_keeps_the_order_in_which_things_happen() -> None:
    s = table(Twice(), Write(3), Write(4))
    assert s.deck == [1, 2, 3, 4]
    assert is_over(s)
    assert s.options == []


def test_a_choice_of_one_is_made_by_itself_and_of_none_passed_over() -> None:
    s = table(Pick(0, (5,)), Pick(1, ()), Write(6))
    assert s.deck == [5, 6]


def test_a_question_waits_and_its_option_takes_its_place() -> None:
    s = table(Pick(1, (1, 2)), Write(9))
    assert asked(s).seat == 1
    choose(s, 1, "write 2")
    assert s.deck == [2, 9]


def test_an_aside_leaves_the_question_open() -> None:
    s = table(Pick(0, (1, 2), asides=(7,)))
    choose(s, 0, "write 7")
    assert s.deck == [7]
    assert [option.key() for option in s.options] == ["write 1", "write 2"]
    choose(s, 0, "write 1")
    assert s.deck == [7, 1]


def test_one_answer_beside_an_aside_is_a_real_choice() -> None:
    s = table(Pick(0, (1,), asides=(7,)))
    assert len(s.options) == 2


@pytest.mark.parametrize("asides", [(7,), (7, 8)])
def test_asides_alone_are_no_question(asides: tuple[int, ...]) -> None:
    s = table(Pick(0, (), asides), Write(3))
    assert s.deck == [3]


@pytest.mark.parametrize(
    ("seat", "key", "error", "words"),
    [
        (1, "write 3", IllegalChoice, r"'write 3' is not among: write 1, write 2"),
        (0, "write 1", NotYourTurn, "seat 1 is being asked, not seat 0"),
    ],
)
def test_a_refused_choice_leaves_everything_as_it_was(seat: int, key: str, error: Any, words: str) -> None:
    s = table(Pick(1, (1, 2)))
    before = digest(s)
    with pytest.raises(error, match=words):
        choose(s, seat, key)
    assert digest(s) == before
    assert len(s.options) == 2


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    with pytest.raises(GameOver, match="the game is over"):
        choose(table(), 0, "write 1")


def test_reopen_tells_whether_a_question_still_is_one() -> None:
    s = table(Pick(0, (1,), asides=(7,)))
    assert reopen(s)
    s.deck.append(7)
    assert not reopen(s)


def test_apply_trusts_and_advances() -> None:
    s = table(Pick(0, (1, 2)), Pick(1, (3, 4)))
    apply(s, s.options[0])
    assert asked(s).seat == 1
