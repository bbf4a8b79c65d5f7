"""Tastes decide between choices that are about as good, and between no others."""

from __future__ import annotations

import pytest

from embertable.bots import TASTE_NAMES, TASTES, SearchBot, Taste, UnknownBot, bot
from embertable.bots.ladder import LEVELS, BeginnerBot
from embertable.bots.search import Tree
from embertable.bots.taste import turn_done
from embertable.bots.tree import Branch, Node, Scale
from embertable.core.codec import digest
from embertable.core.flow import apply, asked, fresh
from embertable.games import CATALOGUE, game
from tests.toys.embers import GAME

CAUTIOUS, BOLD, BUILDER = TASTES


def weighed(*walks: list[float]) -> Tree:
    """A search of the first question of the toy whose options were walked with these results."""
    s = GAME.new(2, seed=3)
    tree = Tree(GAME, SearchBot(1), s, Node(asked(s).seat), [Scale(), Scale()])
    for number in range(len(fresh(s))):
        results = walks[number] if number < len(walks) else [0.1] * 4
        branch = Branch(sum(results) / max(1, len(results)))
        for result in results:
            branch.learn(result)
        tree.branches.append(branch)
    return tree


def test_the_cautious_take_the_sure_thing_and_the_bold_the_other() -> None:
    tree = weighed([0.5, 0.5, 0.5, 0.5], [0.1, 0.9, 0.1, 0.9])

    assert tree.preferred(0, CAUTIOUS) == tree.preferred(1, CAUTIOUS) == 0
    assert tree.preferred(0, BOLD) == tree.preferred(1, BOLD) == 1


def test_what_is_worse_is_not_taken_whatever_the_taste() -> None:
    tree = weighed([0.5, 0.5, 0.5, 0.5], [0.0, 0.9, 0.0, 0.9])

    assert tree.preferred(0, BOLD) == 0


def test_what_was_hardly_tried_is_not_taken_whatever_the_taste() -> None:
    tree = weighed([0.5, 0.5, 0.5, 0.5], [0.51])

    assert tree.preferred(0, Taste("new", risk=-1.0)) == 0


def test_of_what_was_overlooked_a_taste_takes_what_looks_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who notices little often notices one option: the others that look alike are there for the taste."""
    tree = weighed([0.5] * 4, [], [])
    tree.branches[1].first, tree.branches[2].first = 0.503, 0.52  # the second looks alike, the third looks better
    monkeypatch.setattr(GAME, "growth", lambda s, seat: len(s.hands[seat]))

    assert [tree.is_even(number, 0) for number in range(3)] == [True, True, False]
    assert tree.preferred(0, BUILDER) in (0, 1)
    assert tree.preferred(0, BOLD) in (0, 1)


def test_builders_take_what_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = weighed([0.5] * 4, [0.5] * 4)
    after = tree.s.clone()
    apply(after, fresh(after)[1])
    grown = digest(after)
    monkeypatch.setattr(GAME, "growth", lambda s, seat: 5 if digest(s) == grown else 2)

    assert tree.preferred(0, BUILDER) == tree.preferred(1, BUILDER) == 1


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_tells_what_is_built(name: str) -> None:
    """In a game by chance it grows at some time; asking changes nothing."""
    played = game(name)
    s = played.new(played.seats[-1], None, 5)
    chance = bot("random", 5)
    seen: set[tuple[int, ...]] = set()
    while s.options and len(seen) < 3:
        seen.add(tuple(played.growth(s, seat) for seat in range(s.seats)))
        apply(s, chance.choose(played, s, asked(s).seat))

    assert len(seen) == 3


@pytest.mark.parametrize("name", CATALOGUE)
def test_builders_see_a_turn_to_its_end(name: str) -> None:
    """A choice shows what it builds when its details are answered: a dragon is chosen first, and paid for next."""
    played = game(name)
    s = played.new(played.seats[-1], None, 5)
    chance = bot("random", 5)
    seen = cut_short = 0
    for _ in range(60):
        seat, before = asked(s).seat, digest(s)
        for option in fresh(s)[:4]:
            after = turn_done(played, s, seat, option)
            seen += 1
            cut_short += bool(after.options) and asked(after).seat == seat and not asked(after).main
        assert digest(s) == before
        apply(s, chance.choose(played, s, seat))

    assert cut_short * 8 < seen


@pytest.mark.parametrize("taste", TASTE_NAMES)
def test_levels_are_named_with_their_taste(taste: str) -> None:
    low, high = bot(f"level:1:{taste}"), bot(f"level:4:{taste}")

    assert isinstance(low, BeginnerBot)
    assert isinstance(high, SearchBot)
    assert [each.taste and each.taste.name for each in (low, high)] == [taste, taste]
    with pytest.raises(UnknownBot):
        bot(f"level:4:{taste}er")


@pytest.mark.parametrize("taste", TASTES)
def test_a_beginner_with_a_taste_still_takes_only_what_looks_good(taste: Taste) -> None:
    beginner = BeginnerBot(3, LEVELS[1], taste)
    s = GAME.new(2, seed=3)
    weights = [1.0, 0.0, 0.5, 0.0]

    beginner.tilt(weights, GAME, s, asked(s).seat, list(range(4)), taste)

    assert sorted(weights) in ([0.0, 0.0, 0.5, 2.0], [0.0, 0.0, 1.0, 1.0])
