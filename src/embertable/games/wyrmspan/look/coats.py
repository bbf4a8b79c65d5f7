"""The coat of a dragon: its homes choose the hues, its name may choose the colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from embertable.art.palette import Palette, palette


@dataclass(frozen=True)
class Home:
    """Where dragons live, as colour: the hue of the place, and the hues of the scales it breeds."""

    main: float
    scales: tuple[float, ...]


JADE = (172.0, 185.0, 160.0, 200.0)  # dragons at home everywhere


# What a name says about colour: hue, lightness, strength.
NAMED: dict[str, tuple[float, float, float]] = {
    "blue": (250, 0.58, 0.14),
    "green": (145, 0.6, 0.13),
    "red": (25, 0.55, 0.18),
    "golden": (88, 0.75, 0.15),
    "white": (80, 0.86, 0.03),
    "lavender": (305, 0.74, 0.1),
    "brown": (50, 0.5, 0.08),
    "tawny": (65, 0.66, 0.1),
    "granite": (280, 0.55, 0.025),
    "rock": (60, 0.58, 0.04),
    "shaly": (260, 0.48, 0.03),
    "quartzy": (340, 0.78, 0.05),
    "rockbreaker": (70, 0.55, 0.035),
    "carboniferous": (250, 0.36, 0.03),
    "steely": (240, 0.68, 0.035),
    "redwood": (38, 0.48, 0.1),
    "redwyrm": (27, 0.54, 0.17),
    "bamboo": (128, 0.68, 0.12),
    "algal": (155, 0.55, 0.1),
    "grass": (130, 0.62, 0.14),
    "lawndrake": (135, 0.66, 0.14),
    "marshy": (118, 0.5, 0.08),
    "cosmic": (280, 0.36, 0.12),
    "starlit": (268, 0.4, 0.12),
    "macabre": (310, 0.34, 0.05),
    "vampiric": (350, 0.38, 0.09),
    "lichen": (125, 0.6, 0.08),
    "licheneater": (125, 0.62, 0.09),
    "cheshire": (325, 0.66, 0.14),
    "sea": (215, 0.6, 0.11),
    "loch": (190, 0.48, 0.08),
    "moray": (150, 0.52, 0.1),
    "remora": (230, 0.5, 0.06),
    "koiwyrm": (45, 0.72, 0.16),
    "ghost": (155, 0.8, 0.07),
    "glade": (140, 0.68, 0.1),
    "forest": (160, 0.6, 0.1),
    "oak": (70, 0.52, 0.08),
    "mistvern": (225, 0.8, 0.04),
    "venomous": (130, 0.62, 0.18),
    "caustic": (115, 0.72, 0.18),
    "resplendent": (165, 0.62, 0.14),
    "savanna": (75, 0.72, 0.1),
    "sossusvlei": (48, 0.64, 0.14),
    "taiga": (200, 0.52, 0.06),
    "northern": (235, 0.62, 0.08),
    "mellifera": (85, 0.75, 0.16),
    "manta": (255, 0.42, 0.08),
    "scorpio": (55, 0.42, 0.09),
    "tamarin": (62, 0.64, 0.13),
    "brindled": (58, 0.55, 0.07),
    "brushwood": (75, 0.46, 0.06),
    "seraph": (95, 0.9, 0.05),
    "mothdragon": (80, 0.78, 0.05),
    "hyenic": (70, 0.62, 0.07),
    "equatorial": (150, 0.58, 0.14),
    "royal": (295, 0.46, 0.16),
    "ancient": (90, 0.6, 0.05),
    "primeval": (50, 0.46, 0.06),
    "primordiasaur": (120, 0.5, 0.07),
    "archaic": (75, 0.62, 0.06),
    "aged": (210, 0.66, 0.05),
    "dusk": (290, 0.4, 0.08),
    "brushtail": (55, 0.62, 0.12),
}
MANY_COLOURS = ("rainbow", "mosaic", "chromatic", "colorful", "multicolor", "variegated", "chameleon", "metamorphic")


def coat(homes: Sequence[Home], words: Sequence[str], draw: Random) -> Palette:
    """The homes choose the hues, the name may choose the colour of the body, chance moves both a little."""
    own = draw.choice(JADE) if len(homes) > 2 else draw.choice(homes[0].scales)
    hue, light, chroma = own + draw.uniform(-7, 7), draw.uniform(0.53, 0.67), draw.uniform(0.11, 0.16)
    for word in words:
        if word in NAMED:
            named_hue, light, chroma = NAMED[word]
            hue = named_hue + draw.uniform(-8, 8)
            light += draw.uniform(-0.03, 0.03)
            break
    alone = len(homes) == 1
    others = [homes[0].main + draw.choice((-38, -26, 28, 42))] if alone else [home.main for home in homes]
    wing = max(others, key=lambda other: apart(other, hue)) + draw.uniform(-10, 10)
    accent = homes[-1].main + (draw.choice((150, 180, -60, 60)) if alone else draw.uniform(-8, 8))
    eye = draw.choice([h for h in (95.0, 110.0, 140.0, 195.0, 70.0) if apart(h, hue) > 25])
    return palette(hue, wing, accent, eye, light, chroma, draw.choice((0.0, 0.04, 0.08)))


def apart(a: float, b: float) -> float:
    """How far two hues are from each other on the circle."""
    return abs((a - b + 180) % 360 - 180)
