"""The tables a seat could be sitting at."""

from __future__ import annotations

from collections import Counter

from embertable.core.flow import apply
from embertable.core.rng import seeded
from embertable.games.tatsu import GAME
from embertable.games.tatsu.cards.tables import CLAN
from embertable.games.tatsu.terms import RED, YELLOW


def test_imagining_respects_the_backs() -> None:
    """Who was seen to hold no yellow card is never imagined with one, and all that is unseen may be anywhere else."""
    s = GAME.new(4, seed=3)
    rng = seeded(1)
    for _ in range(9):
        apply(s, s.options[rng.below(len(s.options))])
    seen: list[Counter[int]] = [Counter() for _ in range(4)]
    for _ in range(300):
        imagined = GAME.imagine(s, 0, rng)
        for place in range(4):
            seen[place].update(imagined.hands[place])
            true_clans = Counter(CLAN[card] for card in s.hands[place])
            assert Counter(CLAN[card] for card in imagined.hands[place]) == true_clans
    assert set(seen[0]) == set(s.hands[0])
    for clan in (RED, YELLOW):
        unseen = {card for place in (1, 2, 3) for card in s.hands[place] if CLAN[card] == clan}
        for place in (1, 2, 3):
            if any(CLAN[card] == clan for card in s.hands[place]):
                assert {card for card in seen[place] if CLAN[card] == clan} == unseen


def test_a_bot_cannot_foresee_the_next_shuffle() -> None:
    s = GAME.new(4, seed=3)
    imagined = GAME.imagine(s, 0, seeded(1))

    assert (imagined.rng.a, imagined.rng.b, imagined.rng.c) != (s.rng.a, s.rng.b, s.rng.c)
