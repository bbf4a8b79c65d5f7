"""Colours: tones of one hue that keep their lightness from hue to hue (OKLCH), and the coat of a dragon."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin


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
