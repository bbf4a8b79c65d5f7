"""Solo play: its fixed decks, and the achievements that change them in later games."""

from __future__ import annotations

from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, SOLO_FANCY, SOLO_SHOPS, Achievement
from embertable.games.flamecraft.effects.conditions import (
    ArtisansInTown,
    CoinsReturned,
    FancySatisfied,
    ShopsFullOfSpells,
    ShopsInTown,
    SpellsOfEachKind,
)
from embertable.games.flamecraft.terms import BREAD, CRYSTAL, IRON, MEAT, PLANT, POTION

SOLO_SHOPS.extend(
    [
        "drake-of-cakes",
        "fogo-de-char",
        "funky-brewsters",
        "saving-throw",
        "oh-my-gourd",
        "tip-the-scales",
        "maw-and-paws",
        "wishing-well",
        "nunyas-beeswax",
        "draggin-tail-roost",
    ]
)

SOLO_FANCY.extend(
    [
        "stitch",
        "bubba",
        "dapper",
        "eenie",
        "meenie",
        "ditto",
        "pocus",
        "dazzle",
        "sparkle",
        "talisa",
        "odd-todd",
        "twinkle",
    ]
)

ACHIEVEMENTS.extend(
    [
        Achievement(
            "market-lord", ShopsInTown(12), swaps=(("wishing-well", "dryacon-alley"),), fancy=("hocus", "patches")
        ),
        Achievement(
            "party-planner", FancySatisfied(8), swaps=(("nunyas-beeswax", "bizarre-bazaar"),), fancy=("pally",)
        ),
        Achievement(
            "thoroughly-enchanted",
            ShopsFullOfSpells(4),
            swaps=(("draggin-tail-roost", "sew-cute"),),
            fancy=("starburst", "even-steven"),
        ),
        Achievement(
            "another-magic", SpellsOfEachKind(2), swaps=(("maw-and-paws", "eternal-flame"),), shops=("draconic-tonic",)
        ),
        Achievement("treasurer", CoinsReturned(9), fancy=("goldie", "greenhorn")),
        Achievement(
            "half-a-dozen",
            ArtisansInTown(6, BREAD),
            swaps=(("drake-of-cakes", "la-petite-dragonne"),),
            fancy=("butters", "breadblaze"),
        ),
        Achievement(
            "born-gardener", ArtisansInTown(6, PLANT), shops=("sage-of-sage", "pizza-coven"), fancy=("grasshorn",)
        ),
        Achievement(
            "glitter-bomb",
            ArtisansInTown(6, CRYSTAL),
            swaps=(("tip-the-scales", "dragon-hoard-bank"),),
            fancy=("richwing", "dawn"),
        ),
        Achievement(
            "heavy-metal",
            ArtisansInTown(6, IRON),
            swaps=(("saving-throw", "the-savage-beat"),),
            fancy=("steely", "steelfang"),
        ),
        Achievement(
            "master-brewer",
            ArtisansInTown(6, POTION),
            swaps=(("funky-brewsters", "spellfire-springs"),),
            fancy=("potionpaw", "dusk"),
        ),
        Achievement(
            "savoury-town",
            ArtisansInTown(6, MEAT),
            swaps=(("fogo-de-char", "full-plate-buffet"),),
            fancy=("softpaw", "meatmuncher"),
        ),
    ]
)
