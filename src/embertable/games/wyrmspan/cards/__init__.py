"""The cards, tiles and boards as data. Importing this puts them on the shelf."""

from embertable.games.wyrmspan.cards import automa, caves, dragons, guilds, mat, objectives

__all__ = ["automa", "caves", "dragons", "guilds", "mat", "objectives"]
