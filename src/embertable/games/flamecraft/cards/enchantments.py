"""The 36 enchantments: the purple deck, then the gold one, three of each kind in both. All are reconstructed."""

from __future__ import annotations

from embertable.games.flamecraft.cards.tables import Spell, goods, shuffle_in_spells
from embertable.games.flamecraft.effects.drawing import FancyDragon
from embertable.games.flamecraft.effects.gaining import Coins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.taking import Artisans
from embertable.games.flamecraft.terms import BREAD, CRYSTAL, IRON, MEAT, PLANT, POTION

shuffle_in_spells(
    [
        Spell("purple-bread-1", BREAD, goods(bread=3, meat=1, plant=1), reward=(Hearts(4), Artisans())),
        Spell("purple-bread-2", BREAD, goods(plant=2, potion=2, iron=2), reward=(Hearts(7),)),
        Spell("purple-bread-3", BREAD, goods(plant=1, crystal=1), hearts_by_sets=(0, 2, 4, 7, 10, 13, 16)),
        Spell("purple-meat-1", MEAT, goods(meat=3, plant=1, potion=1), reward=(Hearts(4), Artisans())),
        Spell("purple-meat-2", MEAT, goods(potion=2, iron=2, crystal=2), reward=(Hearts(8),), coins=False),
        Spell("purple-meat-3", MEAT, goods(bread=2, crystal=2), reward=(Hearts(2), FancyDragon())),
        Spell("purple-plant-1", PLANT, goods(plant=3, potion=1, iron=1), reward=(Hearts(4), Artisans())),
        Spell("purple-plant-2", PLANT, goods(bread=2, iron=2, crystal=2), reward=(Hearts(7),)),
        Spell("purple-plant-3", PLANT, goods(meat=1, iron=1), hearts_by_sets=(0, 2, 4, 7, 10, 13, 16)),
        Spell("purple-potion-1", POTION, goods(potion=3, iron=1, crystal=1), reward=(Hearts(4), Artisans())),
        Spell("purple-potion-2", POTION, goods(bread=2, meat=2, crystal=2), reward=(Hearts(8),), coins=False),
        Spell("purple-potion-3", POTION, goods(meat=2, plant=2), reward=(Hearts(2), FancyDragon())),
        Spell("purple-iron-1", IRON, goods(bread=1, iron=3, crystal=1), reward=(Hearts(4), Artisans())),
        Spell("purple-iron-2", IRON, goods(bread=2, meat=2, plant=2), reward=(Hearts(7),)),
        Spell("purple-iron-3", IRON, goods(bread=1, potion=1), hearts_by_sets=(0, 2, 4, 7, 10, 13, 16)),
        Spell("purple-crystal-1", CRYSTAL, goods(bread=1, meat=1, crystal=3), reward=(Hearts(4), Artisans())),
        Spell("purple-crystal-2", CRYSTAL, goods(meat=2, plant=2, potion=2), reward=(Hearts(8),), coins=False),
        Spell("purple-crystal-3", CRYSTAL, goods(potion=2, iron=2), reward=(Hearts(2), FancyDragon())),
        Spell("gold-bread-1", BREAD, goods(meat=1, plant=1, potion=1, iron=1, crystal=1), reward=(Hearts(5), Coins(1))),
        Spell("gold-bread-2", BREAD, goods(bread=4, potion=2), reward=(Hearts(8),), coins=False),
        Spell("gold-bread-3", BREAD, goods(meat=2, plant=3), reward=(Hearts(2), FancyDragon(), Artisans())),
        Spell("gold-meat-1", MEAT, goods(bread=1, plant=1, potion=1, iron=1, crystal=1), reward=(Hearts(5), Coins(1))),
        Spell("gold-meat-2", MEAT, goods(meat=4, iron=2), reward=(Hearts(7),)),
        Spell("gold-meat-3", MEAT, goods(plant=1, potion=1, crystal=1), hearts_by_sets=(0, 4, 8, 12, 16, 20, 24)),
        Spell("gold-plant-1", PLANT, goods(bread=1, meat=1, potion=1, iron=1, crystal=1), reward=(Hearts(5), Coins(1))),
        Spell("gold-plant-2", PLANT, goods(plant=4, crystal=2), reward=(Hearts(8),), coins=False),
        Spell("gold-plant-3", PLANT, goods(potion=2, iron=3), reward=(Hearts(2), FancyDragon(), Artisans())),
        Spell(
            "gold-potion-1", POTION, goods(bread=1, meat=1, plant=1, iron=1, crystal=1), reward=(Hearts(5), Coins(1))
        ),
        Spell("gold-potion-2", POTION, goods(bread=2, potion=4), reward=(Hearts(7),)),
        Spell("gold-potion-3", POTION, goods(meat=1, iron=1, crystal=1), hearts_by_sets=(0, 4, 8, 12, 16, 20, 24)),
        Spell("gold-iron-1", IRON, goods(bread=1, meat=1, plant=1, potion=1, crystal=1), reward=(Hearts(5), Coins(1))),
        Spell("gold-iron-2", IRON, goods(meat=2, iron=4), reward=(Hearts(8),), coins=False),
        Spell("gold-iron-3", IRON, goods(bread=3, crystal=2), reward=(Hearts(2), FancyDragon(), Artisans())),
        Spell(
            "gold-crystal-1", CRYSTAL, goods(bread=1, meat=1, plant=1, potion=1, iron=1), reward=(Hearts(5), Coins(1))
        ),
        Spell("gold-crystal-2", CRYSTAL, goods(plant=2, crystal=4), reward=(Hearts(7),)),
        Spell("gold-crystal-3", CRYSTAL, goods(bread=1, meat=1, potion=1), hearts_by_sets=(0, 4, 8, 12, 16, 20, 24)),
    ]
)
