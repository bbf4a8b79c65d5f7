"""The cards of Flamecraft, one declaration each. Importing this lays them all on the tables of `card.py`."""

from __future__ import annotations

from embertable.games.flamecraft.cards import artisans, companions, enchantments, fancy, shops, solo

__all__ = ["artisans", "companions", "enchantments", "fancy", "shops", "solo"]
