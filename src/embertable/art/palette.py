"""Colours: tones of one hue that keep their lightness from hue to hue (OKLCH), and the coat of a dragon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from random import Random


@lru_cache(maxsize=4096)
def tone(light: float, chroma: float, hue: float) -> str:
    """A colour by lightness 0..1, strength 0..0.3 and hue in degrees; strength gives way where no screen shows it.

    Written with three digits: flat shapes do not miss the rest, and the sheet is shorter.
    """
    while True:
        a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
        l3 = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
        m3 = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
        s3 = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
        rgb = (
            4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
            -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
            -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3,
        )
        if chroma < 0.01 or all(-0.002 <= v <= 1.002 for v in rgb):
            return "#" + "".join(f"{round(15 * gamma(v)):x}" for v in rgb)
        chroma -= 0.01


def gamma(value: float) -> float:
    """A linear share of light as the screen wants it."""
    value = min(max(value, 0.0), 1.0)
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


@dataclass(frozen=True)
class Palette:
    """All the tones one dragon is painted with."""

    ink: str
    dark: str
    base: str
    light: str
    rim: str
    belly: str
    fold: str
    egg: str
    shade: str
    wing: str
    wing_mid: str
    wing_dark: str
    accent: str
    horn: str
    eye: str


def palette(
    hue: float, wing: float, accent: float, eye: float, light: float = 0.6, chroma: float = 0.14, pale: float = 0.0
) -> Palette:
    """Tones for a body of one hue, wings of another, accents of a third. pale lifts the belly towards white."""
    return Palette(
        ink=tone(0.25, min(chroma, 0.07), hue),
        dark=tone(light - 0.16, chroma * 0.95, hue - 6),
        base=tone(light, chroma, hue),
        light=tone(light + 0.11, chroma * 0.9, hue + 8),
        rim=tone(min(light + 0.28, 0.95), chroma * 0.55, hue + 18),
        belly=tone(min(0.86 + pale, 0.96), 0.07, 75 if chroma > 0.05 else hue),
        fold=tone(min(0.86 + pale, 0.96) - 0.13, 0.07, 62 if chroma > 0.05 else hue),
        egg=tone(0.93, 0.03, wing),
        shade=tone(0.83, 0.045, wing),
        wing=tone(0.66, 0.13, wing),
        wing_mid=tone(0.57, 0.125, wing - 5),
        wing_dark=tone(0.47, 0.12, wing - 8),
        accent=tone(0.72, 0.15, accent),
        horn=tone(0.9, 0.045, 85),
        eye=tone(0.86, 0.17, eye),
    )


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
