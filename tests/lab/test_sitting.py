"""What is noted beside a table."""

from __future__ import annotations

import pytest

from embertable.core.record import read_record, replay, write_record
from embertable.games import CATALOGUE, game
from embertable.lab.sitting import Keep, Lead, Sitting, play_sitting


def test_the_lead_changes_when_another_leads_alone() -> None:
    lead = Lead()
    for decision, standing in enumerate([[0, 0], [1, 0], [1, 1], [2, 1], [2, 3], [3, 3], [4, 5]], start=1):
        lead.see(standing, decision)
    assert (lead.changes, lead.leader, lead.since) == (1, 1, 5)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_story_of_every_game(name: str) -> None:
    """Cards that are in the game, by seats that are at the table; and a lead before the end, points or not."""
    rules = game(name)
    keep = Keep(moves=True, story=True, ask=("random",), ask_every=5)

    played = play_sitting(Sitting(0, name, max(2, rules.seats[0]), 1, ("random",) * max(2, rules.seats[0]), keep=keep))

    story = played.story
    assert story is not None
    cards = {card.id for card in rules.cards()}
    assert any(story.taken)
    assert {card for taken in story.taken for card in taken} <= cards
    assert 0 < story.settled <= 1
    assert [len(move.others) for move in played.moves[:6]] == [1, 0, 0, 0, 0, 1]
    assert all(0 <= other < len(move.options) for move in played.moves for other in move.others)
    assert not replay(rules, read_record(write_record(played.record))).options


def test_asking_others_and_watching_change_nothing() -> None:
    plain = play_sitting(Sitting(3, "tatsu", 2, 5, ("greedy", "random")))
    watched = play_sitting(
        Sitting(3, "tatsu", 2, 5, ("greedy", "random"), keep=Keep(True, True, True, ("random", "greedy"), 7))
    )
    assert watched.record == plain.record
