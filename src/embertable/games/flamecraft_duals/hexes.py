"""The board: nineteen cells and the stacks of tokens on them.

Cells are called by row and place, from the top left: a1–a3, b1–b4, c1–c5, d1–d4, e1–e3; c3 is the centre. A stack is
one number: six bits for each token, its number plus one, the top token lowest. A board is a list of nineteen numbers.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 2
PLACES: Final[list[tuple[int, int]]] = [
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if max(abs(q), abs(r), abs(q + r)) <= RADIUS
]
CELLS: Final = 19
CENTRE: Final = 9
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the east
FIRST: Final[list[int]] = [min(q for q, r in PLACES if r == row) for row in range(-RADIUS, RADIUS + 1)]
CELL_NAMES: Final[list[str]] = ["abcde"[r + RADIUS] + str(q - FIRST[r + RADIUS] + 1) for q, r in PLACES]
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(PLACES.index((q + dq, r + dr)) for dq, dr in DIRECTIONS if (q + dq, r + dr) in PLACES) for q, r in PLACES
]
START: Final[list[int]] = NEIGHBOURS[CENTRE]

# A set of cells is a number with one bit for each: rows of seven, so that a shift by up to two never wraps into a row.
WIDTH: Final = 7
BIT: Final[list[int]] = [1 << ((r + RADIUS) * WIDTH + q + RADIUS) for q, r in PLACES]

TOKEN_BITS: Final = 6
TOKEN_MASK: Final = 63
ONE: Final = 1 << TOKEN_BITS  # a stack below this has one token or none
FULL: Final = 1 << 2 * TOKEN_BITS  # a stack from here on has three tokens


def top(stack: int) -> int:
    """The highest token; NONE on an empty cell."""
    return (stack & TOKEN_MASK) - 1


def put(stack: int, token: int) -> int:
    """The stack with a token more on top."""
    return stack << TOKEN_BITS | token + 1


def below(stack: int) -> int:
    """The stack without its top token."""
    return stack >> TOKEN_BITS


def tokens_of(stack: int) -> list[int]:
    """The tokens from bottom to top."""
    tokens: list[int] = []
    while stack:
        tokens.append((stack & TOKEN_MASK) - 1)
        stack >>= TOKEN_BITS
    return tokens[::-1]


def stack_of(tokens: list[int]) -> int:
    """The stack of these tokens, bottom first."""
    stack = 0
    for token in tokens:
        stack = stack << TOKEN_BITS | token + 1
    return stack


def has_token(stack: int, token: int) -> bool:
    """Whether the token lies anywhere in the stack."""
    while stack:
        if (stack & TOKEN_MASK) - 1 == token:
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


def legal_cells(board: list[int], piece: int) -> list[int]:
    """Where a token may be put: fewer than three tokens, and not the fountain piece."""
    return [cell for cell in range(CELLS) if board[cell] < FULL and cell != piece]


def legal_steps(board: list[int], piece: int, cell: int) -> list[int]:
    """Where a token may go from a cell in one step."""
    return [other for other in NEIGHBOURS[cell] if board[other] < FULL and other != piece]


def has_step(board: list[int], piece: int, cell: int) -> bool:
    """Whether a token may go anywhere from a cell in one step."""
    for other in NEIGHBOURS[cell]:  # noqa: SIM110  a generator is slow here, compiled or not
        if board[other] < FULL and other != piece:
            return True
    return False
