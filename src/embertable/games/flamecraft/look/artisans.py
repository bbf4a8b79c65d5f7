"""The artisan dragons: their trade by their good, the rest by their name and number."""

from __future__ import annotations

from embertable.art.shapes import chance
from embertable.art.tokens import GOOD_HUE
from embertable.art.townsfolk import Folk, draw_folk

TRADE: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # by good: what its artisans may wear, what they may hold
    "bread": (("toque", "toque", "bow"), ("bread", "pin", "cake")),
    "meat": (("bandana", "toque", "bandana"), ("skewer", "meat", "skewer")),
    "plant": (("blossom", "leaf_crown", "blossom"), ("pot", "can", "sprout")),
    "potion": (("witch", "glasses", "witch"), ("flask", "flask", "wand")),
    "iron": (("visor", "bandana", "visor"), ("hammer", "horseshoe", "wrench")),
    "crystal": (("loupe", "crown", "loupe"), ("gem", "crystal", "mirror")),
}


def artisan(name: str, good: str, number: int) -> str:
    """An artisan dragon: its trade by its good, the rest by its name and number."""
    draw = chance(f"trade:{name}")
    wears, holds = TRADE[good]
    number %= 6
    hue = GOOD_HUE[good] + draw.uniform(-14, 14)
    mood = ("helpful", "playful", "shy", "helpful", "playful", "helpful")[number]
    who = Folk(
        hue,
        (wears[number % 3],),
        holds[(number + number // 3) % 3],
        mood,
        draw.uniform(0.6, 0.76),
        0.035 if good == "iron" else draw.uniform(0.11, 0.15),
        draw.choice((25.0, 95.0, 160.0, 230.0, 320.0)),
    )
    return draw_folk(name, who)
