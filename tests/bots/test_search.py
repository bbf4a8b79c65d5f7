"""What the tree search does beyond choosing well."""

from __future__ import annotations

from time import perf_counter

import pytest

from embertable.bots import SearchBot, bot
from embertable.bots.search import DETAIL, Kept, Tree
from embertable.bots.tree import Branch, Node, Scale, follow, select
from embertable.core.flow import Step, advance, apply, asked, fresh
from embertable.core.rng import Rng
from tests.toys.embers import GAME, Embers
from tests.toys.embers.chapters.bid import Bid
from tests.toys.embers.chapters.sparks import PickSpark
from tests.toys.embers.chapters.turn import Turn
from tests.toys.embers.state import State
from tests.toys.embers.terms import BIDS


class Counted:
    """The toy, with a count of how often it was imagined and how many positions were looked at."""

    def __init__(self) -> None:
        self.game = Embers()
        self.imagined = 0
        self.looks = 0
        imagine, expectations = self.game.imagine, self.game.expectations

        def counting(s: State, seat: int, rng: Rng) -> State:
            self.imagined += 1
            return imagine(s, seat, rng)

        def looking(s: State, viewer: int) -> list[float]:
            self.looks += 1
            return expectations(s, viewer)

        self.game.imagine, self.game.expectations = counting, looking


def looks(s: State, iterations: int) -> int:
    """How many positions a search looks at from here."""
    counted = Counted()
    SearchBot(iterations=iterations).choose(counted.game, s, asked(s).seat)
    return counted.looks


@pytest.mark.parametrize("iterations", [5, 64, 200])
def test_a_budget_of_iterations_is_kept_to_within_a_round(iterations: int) -> None:
    """An iteration is a position looked at; options are compared in whole rounds, one new question for each."""
    s = GAME.new(3, seed=1)
    widest = 8

    assert min(iterations, len(s.options)) <= looks(s, iterations) <= iterations + len(s.options) * widest


def test_a_detail_is_thought_about_less_than_what_the_turn_hangs_on(monkeypatch: pytest.MonkeyPatch) -> None:
    s = GAME.new(3, seed=1)
    main = looks(s, 400)
    monkeypatch.setattr(Turn, "main", False)

    assert DETAIL * 400 <= looks(s, 400) < main / 2


def test_a_single_fresh_option_costs_nothing() -> None:
    """Of picks in any order all but one may be echoes."""
    s = GAME.new(2, GAME.variants(sparks=2), seed=1)
    seat = asked(s).seat
    while len(fresh(s)) > 1 and isinstance(asked(s), PickSpark) and asked(s).seat == seat:
        apply(s, fresh(s)[-1])
    assert len(s.options) > len(fresh(s)) == 1

    assert looks(s, 400) == 0


def test_a_clear_question_is_not_thought_about_to_the_end() -> None:
    """Lighting the card that decides the game needs no second thought; an open game does."""
    assert looks(last_turn(hand=[1, 20], behind=12), 500) < 100
    assert looks(GAME.new(3, seed=1), 500) >= 500


def test_a_budget_in_seconds_is_kept() -> None:
    s = GAME.new(3, seed=1)
    start = perf_counter()

    bot("search:0.1s").choose(GAME, s, asked(s).seat)

    assert perf_counter() - start >= 0.1


def test_options_are_compared_in_the_same_worlds() -> None:
    """One world serves every option still in question, so there are far fewer worlds than positions."""
    counted = Counted()
    s = GAME.new(2, seed=1)

    SearchBot(iterations=200).choose(counted.game, s, asked(s).seat)

    assert 0 < counted.imagined < 50


def last_turn(hand: list[int], behind: int) -> State:
    """The last turn of two, before one more light."""
    s = GAME.new(2, GAME.variants(rounds=1, bids=False), seed=0)
    seat = asked(s).seat
    s.deck, s.rolls = [], [0, 0]
    s.hands = [hand, []]
    s.lit = [[], [behind]]
    s.agenda = [Turn(seat, 1)]
    advance(s)
    return s


def test_the_winning_card_is_found() -> None:
    """The last card of the last turn, twelve points behind: search and greedy agree with common sense."""
    s = last_turn(hand=[1, 2, 13], behind=12)
    seat = asked(s).seat
    assert [option.key() for option in s.options] == ["light 1", "light 2", "light 13", "stop"]

    assert bot("greedy").choose(GAME, s, seat).key() == "light 13"
    assert bot("search:100").choose(GAME, s, seat).key() == "light 13"


def grown(s: State, iterations: int = 200) -> Tree:
    """The tree of a search from here."""
    bot = SearchBot(iterations=iterations)
    tree = Tree(GAME, bot, GAME.imagine(s, asked(s).seat, bot.rng), Node(asked(s).seat), [Scale() for _ in s.hands])
    tree.best()
    return tree


def test_echoes_are_left_aside() -> None:
    s = GAME.new(2, GAME.variants(sparks=2), seed=1)
    apply(s, fresh(s)[1])
    assert len(fresh(s)) < len(s.options), "some of the picks repeat others"

    assert set(grown(s).root.branches) == {option.key() for option in fresh(s)}


def test_who_does_not_know_a_sealed_answer_goes_on_alike() -> None:
    """The bid of the first seat is secret: the second is asked the same question whatever it was."""
    s = GAME.new(2, seed=1)
    s.agenda = [Bid(1), Bid(0)]
    advance(s)

    root = grown(s).root

    assert root.next is not None
    assert root.next.seat == 1
    assert len(root.next.branches) == BIDS
    assert all(branch.next is None for branch in root.branches.values())


def test_the_tree_is_kept_between_ones_own_decisions_of_a_turn() -> None:
    s = GAME.new(2, seed=1)
    seat = asked(s).seat
    player = SearchBot(iterations=400)
    option = player.choose(GAME, s, seat)
    apply(s, option)
    assert asked(s).seat == seat, "the turn goes on"
    kept = player.kept

    assert kept is not None
    assert kept.is_at(GAME, s, seat)
    assert sum(branch.visits for branch in kept.node.branches.values()) > 0


def test_what_was_not_expected_begins_a_new_tree() -> None:
    s = GAME.new(2, seed=1)
    tree = grown(s)
    stop = next(option for option in tree.s.options if option.key() == "stop")
    light = next(option for option in tree.s.options if option.key().startswith("light"))
    apply(s, next(option for option in s.options if option.key() == light.key()))

    assert Kept(tree, light).is_at(GAME, s, tree.root.seat)
    assert not Kept(tree, stop).is_at(GAME, s, tree.root.seat), "another seat is asked after that"
    assert not Kept(tree, light).is_at(GAME, s, 1 - tree.root.seat)
    assert not Kept(tree, light).is_at(Embers(), s, tree.root.seat), "another game"


class Named(Step):
    def __init__(self, name: str) -> None:
        self.name = name

    def key(self) -> str:
        return self.name


def chosen(*branches: Branch, visits: int = 0) -> int:
    """Which of these branches is taken."""
    node = Node(0)
    node.visits = visits
    options: list[Step] = [Named(str(number)) for number in range(len(branches))]
    return int(select(node, options, list(branches), width=0.1, boldness=0.3, heat=0.15).option.key())


def walked(first: float, *values: float) -> Branch:
    branch = Branch(first)
    for value in values:
        branch.learn(value)
    return branch


def test_what_looks_best_at_first_is_tried_first() -> None:
    assert chosen(Branch(0.4), Branch(0.6), Branch(0.5)) == 1


def test_what_did_worse_than_it_looked_is_left() -> None:
    assert chosen(Branch(0.55), walked(0.6, 0.4, 0.4), visits=2) == 0


def test_what_looks_nearly_as_good_is_tried_in_time() -> None:
    well = walked(0.6, *[0.6] * 40)

    assert chosen(Branch(0.55), well, visits=40) == 1
    assert chosen(Branch(0.55), well, visits=40_000) == 0


def test_a_mean_is_as_sure_as_its_walks_agree() -> None:
    assert walked(0.5, *[0.5] * 10).doubt() == pytest.approx(0.0)
    assert walked(0.5, *[0.4, 0.6] * 5).doubt() > walked(0.5, *[0.4, 0.6] * 50).doubt() > 0
    assert walked(0.5, 0.5).doubt() == 1.0, "one walk says nothing of others"


def test_the_scale_is_how_far_apart_values_lie() -> None:
    scale = Scale()
    for value in (0.4, 0.6, 0.4, 0.6):
        scale.add(value)

    assert scale.width() == pytest.approx(0.1)


def test_chance_may_put_different_seats_after_the_same_choice() -> None:
    branch = Branch(0.5)

    first, second = follow(branch, 0), follow(branch, 2)

    assert first is not second
    assert follow(branch, 0) is first
    assert follow(branch, 2) is second
