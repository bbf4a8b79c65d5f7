"""Tokens in stacks: what lies on a cell, what is seen of it, and where another token may go.

A board has one number for each cell, its stack: six bits for each token, its number plus one, the top token lowest.
Only this file knows that; others ask, and a stack is true when it is not empty.
"""

from __future__ import annotations

from typing import Final

from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.places.hexes import BIT, CELLS, NEIGHBOURS
from embertable.games.flamecraft_duals.terms import FACE, FACE_IDS, FACES, HIGHEST, NONE

EMPTY: Final = 0
TOKEN_BITS: Final = 6
TOKEN_MASK: Final = 63
FULL: Final = 1 << (HIGHEST - 1) * TOKEN_BITS  # a stack from here on can take no more

FULL_STACK: Final = Refusal("full stack", "words")
FOUNTAIN_HERE: Final = Refusal("fountain here", "piece")
NO_TOKEN: Final = Refusal("no token here", "words")


def stack_of(tokens: list[int]) -> int:
    """The stack of these tokens, bottom first."""
    stack = EMPTY
    for token in tokens:
        stack = stack << TOKEN_BITS | token + 1
    return stack


def tokens_of(stack: int) -> list[int]:
    """The tokens of a stack, bottom first."""
    tokens: list[int] = []
    while stack:
        tokens.append((stack & TOKEN_MASK) - 1)
        stack >>= TOKEN_BITS
    return tokens[::-1]


def top(stack: int) -> int:
    """The highest token; NONE on an empty cell."""
    return (stack & TOKEN_MASK) - 1


def below(stack: int) -> int:
    """The stack without its top token."""
    return stack >> TOKEN_BITS


def put(stack: int, token: int) -> int:
    """The stack with a token more on top."""
    return stack << TOKEN_BITS | token + 1


def cells_by_face(board: list[int]) -> list[int]:
    """For each face, the set of cells where it is on top."""
    cells = [0] * FACES
    for cell in range(CELLS):
        token = board[cell] & TOKEN_MASK
        if token:
            cells[FACE[token - 1]] |= BIT[cell]
    return cells


def has_token(stack: int, token: int) -> bool:
    """Whether the token lies anywhere in the stack."""
    while stack:
        if stack & TOKEN_MASK == token + 1:
            return True
        stack >>= TOKEN_BITS
    return False


def where(board: list[int], token: int, cell: int) -> int:
    """Where a token lies; `cell` is where it was last, and stays the answer when it left the board."""
    if has_token(board[cell], token):
        return cell
    for other in range(CELLS):
        if has_token(board[other], token):
            return other
    return cell


def why_not_put(board: list[int], piece: int) -> list[Refusal | None]:
    """By cell: a token may be put where fewer than three lie, and not the fountain piece."""
    refusals = [None if stack < FULL else FULL_STACK for stack in board]
    if piece != NONE:
        refusals[piece] = FOUNTAIN_HERE
    return refusals


def why_not_take(board: list[int], piece: int, cell: int) -> Refusal | None:
    """A token is taken from the top of a stack, where there is one."""
    if board[cell]:
        return None
    return FOUNTAIN_HERE if cell == piece else NO_TOKEN


def legal_cells(refusals: list[Refusal | None]) -> list[int]:
    """Where a token may be put."""
    return [cell for cell in range(CELLS) if refusals[cell] is None]


def legal_steps(refusals: list[Refusal | None], cell: int) -> list[int]:
    """Where a token may go from a cell in one step."""
    return [other for other in NEIGHBOURS[cell] if refusals[other] is None]


def has_step(refusals: list[Refusal | None], cell: int) -> bool:
    """Whether a token may go anywhere from a cell in one step."""
    for other in NEIGHBOURS[cell]:  # noqa: SIM110  a generator is slow here, compiled or not
        if refusals[other] is None:
            return True
    return False


def faces_in(tokens: list[int]) -> list[int]:
    """The different faces among tokens, in order: tokens that look alike are one option."""
    return sorted({FACE[token] for token in tokens})


def index_of(tokens: list[int], face: int) -> int:
    """Where the first token of a face lies in a list."""
    for index in range(len(tokens)):
        if FACE[tokens[index]] == face:
            return index
    raise AssertionError(f"no {FACE_IDS[face]} among the tokens")
