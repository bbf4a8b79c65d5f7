"""What is in the box."""

from __future__ import annotations

from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, HEARTS, RATINGS
from embertable.games.flamecraft_duals.terms import (
    FACE_IDS,
    FACES,
    KINDS_OF,
    TOKENS,
)


def test_what_is_in_the_box() -> None:
    """42 shop cards for 96 hearts, six fountain cards for 24, and every kind on two of the two-coloured tokens."""
    assert len(CARD_IDS) == 48
    assert (sum(HEARTS[:42]), sum(HEARTS[42:])) == (96, 24)
    assert TOKENS == 43
    assert [sum(kind in kinds for kinds in KINDS_OF[6:]) for kind in range(6)] == [2] * 6


def test_faces_and_tokens_are_named() -> None:
    assert len(set(FACE_IDS)) == FACES


def test_reconstructed_facts_keep_their_mark() -> None:
    marked = {card.id for card in GAME.cards() if card.basis == "reconstructed"}

    fancy = {"star", "precious", "swift", "tailor", "penny", "seer"}
    assert marked == {*CARD_IDS[42:], *fancy, *[rating.id for rating in RATINGS]}
