"""Names that look alike: what is left of a name when case, accents, blanks and look-alike letters are taken away.

>>> skeleton("Oksana") == skeleton("ОКSANA ")
True
>>> skeleton("Oksana") == skeleton("Oksanka")
False
"""

from __future__ import annotations

import unicodedata
from typing import Final

# By the letter they look like; what stands behind is in lower case already.
ALIKE: Final = {
    "a": "аαɑ@4",
    "b": "вβь8",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєε3зэ",
    "g": "ɡ9",
    "h": "нһ",
    "i": "іιıl1|ӏ",
    "j": "ј",
    "k": "кκ",
    "m": "мμ",
    "n": "пη",
    "o": "оοσ0",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ5$",
    "t": "тτ7",
    "u": "υ",
    "v": "ν",
    "w": "шщωԝ",
    "x": "хχ",
    "y": "уγ",
}
LETTERS: Final = str.maketrans({each: letter for letter, alike in ALIKE.items() for each in alike})
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
UNSEEN: Final = "\u115f\u1160\u3164\uffa0\u2800"  # letters by their class, blanks to the eye


def skeleton(name: str) -> str:
    """What two names have in common when one can be taken for the other."""
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    alike = spread.translate(LETTERS)
    letters = "".join(each for each in alike if each.isalnum() and each not in UNSEEN)
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters or "".join(spread.split())  # a name of signs alone is only like itself
