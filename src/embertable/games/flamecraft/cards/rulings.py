"""Which cards each ruling of the rules page concerns, in the order of the page."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft.terms import ARTISANS_OF_A_KIND, KINDS, artisan_id

ARTISANS: Final = tuple(artisan_id(card) for card in range((ARTISANS_OF_A_KIND + 1) * KINDS))

RULINGS: Final[list[tuple[str, ...]]] = [
    ("flagons-and-dragons",),  # staying
    ("saving-throw", "dapper"),  # a full town
    ("draggin-tail-roost",),  # sleeping dragons
    (),  # solo
    ("drake-of-cakes", "oh-my-gourd", "fashion-scout", "pocus"),  # nothing for nothing
    (),  # any order
    (*ARTISANS, "hocus", "eternal-flame"),  # two alike
    (),  # free actions
]
