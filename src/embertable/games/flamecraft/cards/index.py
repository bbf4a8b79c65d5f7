"""Every card of the game, as the card browser lists it."""

from __future__ import annotations

from typing import Final

from embertable.core.game import Card
from embertable.games.flamecraft.cards import artisans, companions, enchantments, fancy, shops, solo
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELLS
from embertable.games.flamecraft.terms import ARTISANS_OF_A_KIND, KINDS, artisan_id

RECONSTRUCTED = "reconstructed"

DECKS: Final = (artisans, companions, enchantments, fancy, shops, solo)  # importing them laid their cards on the tables


def all_cards() -> list[Card]:
    """Shops, artisans, fancy dragons, enchantments and companions."""
    found = [
        Card(
            shop.id,
            "starter shops" if shop.is_starter else "shops",
            1,
            RECONSTRUCTED if RECONSTRUCTED in (shop.basis, shop.slots_basis) else shop.basis,
        )
        for shop in SHOPS
    ]
    for card in range((ARTISANS_OF_A_KIND + 1) * KINDS):
        found.append(Card(artisan_id(card), "artisans" if card >= KINDS else "starter artisans"))
    found += [Card(card.id, "fancy dragons", 1, card.basis) for card in FANCY]
    for spell in SPELLS:
        found.append(Card(spell.id, f"{spell.id.split('-')[0]} enchantments", 1, spell.basis))
    found += [Card(companion.id, "companions", 1, companion.basis) for companion in COMPANIONS]
    return found
