"""Tokens in stacks."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft_duals.places.stacks import EMPTY, below, has_token, put, stack_of, tokens_of, top
from embertable.games.flamecraft_duals.terms import BUDDY_TOKEN, NONE


@pytest.mark.parametrize("tokens", [[], [0], [BUDDY_TOKEN, 0], [0, 0, 7], [12, BUDDY_TOKEN, 3]])
def test_a_stack_holds_its_tokens_in_their_order(tokens: list[int]) -> None:
    """Whatever was put is found again: the whole, the top, and what lies below it."""
    stack = EMPTY
    for token in tokens:
        stack = put(stack, token)

    assert stack == stack_of(tokens)
    assert tokens_of(stack) == tokens
    assert top(stack) == (tokens[-1] if tokens else NONE)
    assert tokens_of(below(stack)) == tokens[:-1]
    assert all(has_token(stack, token) for token in tokens)
    assert not has_token(stack, 41)
