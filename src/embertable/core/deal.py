"""A deal that nobody can know or choose beforehand, and everybody can check afterwards.

Before the first choice the table draws a secret, the nonce, and shows its hash; after the end it shows the nonce. The
deal is a hash of the nonce and the seed that was asked for. Both are plain SHA-256 of plain text, so that any program
can do the same sum.

>>> commitment("00" * 32)[:16]
'60e05bd1b195af2f'
>>> dealt_seed(7, "")
7
>>> dealt_seed(7, "00" * 32) == dealt_seed(8, "00" * 32)
False
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

NONCE_DIGITS: Final = 64  # hexadecimal: 256 bits
DEAL_DIGITS: Final = 24  # hexadecimal: the 96 bits that a generator takes


def commitment(nonce: str) -> str:
    """What is shown of a nonce before the first choice: it fits no other nonce and does not tell this one."""
    return sha256(nonce.encode()).hexdigest()


def dealt_seed(seed: int, nonce: str) -> int:
    """The number every shuffle comes from. Without a nonce it is the seed itself."""
    if not nonce:
        return seed
    return int(sha256(f"{nonce} {seed}".encode()).hexdigest()[:DEAL_DIGITS], 16)


def is_nonce(text: str) -> bool:
    """Whether the text can be a nonce."""
    return len(text) == NONCE_DIGITS and all(letter in "0123456789abcdef" for letter in text)
