"""Every key an option of Flamecraft Duals can have."""

from __future__ import annotations

from embertable.core.numbering import Family, declared_effects, keys_of
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, CARD_IDS, FANCY
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE_IDS, KIND_IDS, SHOP_CARDS


def actions() -> list[Family]:
    """Tokens and cells, cards, coins and fancy dragons."""
    cells, shop_cards = CELL_NAMES, CARD_IDS[:SHOP_CARDS]
    return [
        Family("pull"),
        Family("place {token} {cell}", token=FACE_IDS, cell=cells),
        Family("activate {kind} {cell}", kind=KIND_IDS, cell=cells),
        Family("move {cell} {other}", cell=cells, other=cells),
        Family("swap {cell} {other}", cell=cells, other=cells),
        Family("leave {token} {cell}", token=FACE_IDS, cell=cells),
        Family("fountain {cell}", cell=cells),
        Family("fountain {cell} keep {token}", cell=cells, token=FACE_IDS),
        Family("coin"),
        Family("coin {dragon}", dragon=DRAGON_IDS),
        Family("pick {dragon}", dragon=DRAGON_IDS),
        Family("draw"),
        Family("take {card}", card=shop_cards),
        Family("return {card}", card=shop_cards),
        Family("score {card}", card=CARD_IDS),
        Family("end"),
        Family("stop"),
        Family("decline"),
        Family("{effect}", effect=keys_of(declared_effects([ABILITIES, FANCY]))),
    ]
