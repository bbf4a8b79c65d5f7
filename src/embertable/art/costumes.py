"""What the dragons of the town wear, drawn in the frame of the head, and what they hold, drawn about the near paw."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from embertable.art.palette import Palette
from embertable.art.pen import Pen
from embertable.art.shapes import Frame, dots, hairs, polygon, spline
from embertable.art.tokens import ring, stamp


def toque(pen: Pen, at: Frame, p: Palette) -> None:
    """A baker's hat."""
    pen.inked(
        "#fff",
        spline(
            at.put(
                [
                    (-0.85, -0.8, 1),
                    (-0.95, -1.25),
                    (-1.35, -1.75),
                    (-0.9, -2.25),
                    (-0.3, -2.2),
                    (0.15, -2.4),
                    (0.65, -2.05),
                    (0.62, -1.55),
                    (0.4, -1.3),
                    (0.42, -0.85, 1),
                    (-0.2, -1.0),
                ]
            )
        ),
    )
    pen.line("#ccd", 4, hairs([at.at(*q) for q in ((-0.5, -1.2), (-0.6, -1.7), (0.0, -1.25), (0.0, -1.75))]))


def bandana(pen: Pen, at: Frame, p: Palette) -> None:
    """A cook's kerchief with dots."""
    pen.inked(
        "#d33",
        spline(at.put([(-1.02, -0.3, 1), (-0.95, -0.85), (-0.3, -1.2), (0.35, -1.1), (0.55, -0.72, 1), (-0.2, -0.75)])),
        spline(at.put([(-0.9, -0.4, 1), (-1.5, -0.6), (-1.75, -0.2, 1), (-1.3, -0.2), (-1.45, 0.3, 1)])),
    )
    pen.line("#fff", 8, dots([at.at(*q) for q in ((-0.6, -0.85), (-0.15, -1.0), (0.28, -0.9))]))


def blossom(pen: Pen, at: Frame, p: Palette) -> None:
    """A flower behind the ear."""
    x, y = at.at(-0.45, -0.95)
    petals = [
        (x + 17 * c, y + 17 * s) for c, s in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    ]
    pen.line(pen.ink, 26, dots(petals))
    pen.line("#f9c", 19, dots(petals))
    pen.disc("#fd4", (x, y), 11, line="")


def witch(pen: Pen, at: Frame, p: Palette) -> None:
    """A pointed hat, bent at the tip."""
    pen.inked(
        "#637",
        spline(
            at.put(
                [
                    (-0.8, -0.85, 1),
                    (-0.7, -1.6),
                    (-0.95, -2.4),
                    (-1.6, -2.6, 1),
                    (-0.6, -2.95),
                    (0.1, -2.2),
                    (0.45, -0.95, 1),
                ]
            )
        ),
    )
    pen.inked(
        "#637",
        spline(at.put([(-1.5, -0.55, 1), (-0.6, -1.05), (0.2, -1.1), (1.05, -0.75, 1), (0.3, -0.72), (-0.6, -0.68)])),
    )
    pen.line("#fc4", 8, spline(at.put([(-0.78, -1.05), (-0.2, -1.25), (0.42, -1.15)]), False))


def visor(pen: Pen, at: Frame, p: Palette) -> None:
    """A smith's goggles pushed up."""
    pen.line("#543", 12, spline(at.put([(-0.95, -0.45), (-0.5, -0.95), (0.1, -1.0)]), False))
    for x, y in ((-0.25, -1.05), (0.32, -0.95)):
        pen.disc("#fa4", at.at(x, y), at.size * 0.28, line="")
        pen.disc("#8df", at.at(x, y), at.size * 0.17)


def loupe(pen: Pen, at: Frame, p: Palette) -> None:
    """A jeweller's glass before the eye."""
    pen.line(pen.ink, 9, spline(at.put([(-0.95, -0.3), (-0.4, -0.35), (0.0, -0.3)]), False))
    pen.disc("#fd6", at.at(0.16, -0.3), at.size * 0.52, line="")
    pen.disc("#cef", at.at(0.16, -0.3), at.size * 0.42)
    pen.disc("#212", at.at(0.24, -0.28), at.size * 0.22, at.size * 0.25)
    pen.disc("#fff", at.at(0.34, -0.42), at.size * 0.1)


def top_hat(pen: Pen, at: Frame, p: Palette) -> None:
    """A top hat with a ribbon."""
    pen.inked(
        "#334", spline(at.put([(-0.8, -0.95, 1), (-0.9, -2.3, 1), (-0.25, -2.4), (0.4, -2.25, 1), (0.35, -1.0, 1)]))
    )
    pen.flat(p.accent, polygon(at.put([(-0.78, -1.35), (0.34, -1.35), (0.34, -1.02), (-0.78, -1.0)])))
    pen.inked("#334", spline(at.put([(-1.25, -0.75, 1), (-0.3, -1.1), (0.85, -0.85, 1), (-0.3, -0.82)])))


def bow(pen: Pen, at: Frame, p: Palette) -> None:
    """A ribbon bow on the crown."""
    x, y = -0.35, -1.0
    pen.inked(
        p.accent,
        spline(at.put([(x, y, 1), (x - 0.35, y - 0.5), (x - 0.95, y - 0.4), (x - 0.8, y + 0.2)])),
        spline(at.put([(x, y, 1), (x + 0.35, y - 0.5), (x + 0.9, y - 0.35), (x + 0.75, y + 0.2)])),
    )
    pen.disc(p.accent, at.at(x, y), at.size * 0.2, line="")


def bow_tie(pen: Pen, at: Frame, p: Palette) -> None:
    """A bow tie under the chin."""
    x, y = at.x + 4, at.y + 62
    pen.inked(
        "#c34",
        spline([(x, y, 1), (x - 16, y - 16), (x - 30, y - 12, 1), (x - 30, y + 14, 1), (x - 16, y + 16)]),
        spline([(x, y, 1), (x + 16, y - 16), (x + 30, y - 12, 1), (x + 30, y + 14, 1), (x + 16, y + 16)]),
    )
    pen.disc("#f9a", (x, y), 8, line="")


def glasses(pen: Pen, at: Frame, p: Palette) -> None:
    """Round glasses."""
    pen.line(pen.ink, 5, spline(at.put([(-0.95, -0.35), (-0.4, -0.4)]), False))
    pen.disc("none", at.at(0.14, -0.3), at.size * 0.56, line="#c72", extra=' stroke-width="3.5"')


def monocle(pen: Pen, at: Frame, p: Palette) -> None:
    """One glass on a chain."""
    pen.disc("none", at.at(0.14, -0.3), at.size * 0.54, line="#fc4", extra=' stroke-width="3.5"')
    pen.line("#fc4", 4, spline(at.put([(0.0, 0.22), (-0.3, 0.9), (-0.1, 1.5)]), False))


def crown(pen: Pen, at: Frame, p: Palette) -> None:
    """A small crown."""
    pen.inked(
        "#fc3",
        polygon(
            at.put(
                [(-0.8, -0.85), (-0.95, -1.65), (-0.5, -1.25), (-0.22, -1.85), (0.1, -1.25), (0.55, -1.6), (0.42, -0.9)]
            )
        ),
    )
    pen.line("#e35", 9, dots([at.at(*q) for q in ((-0.5, -1.02), (-0.2, -1.05), (0.14, -1.04))]))


def scarf(pen: Pen, at: Frame, p: Palette) -> None:
    """A scarf with its end flying."""
    x, y = at.x - 12, at.y + 56
    pen.inked(
        p.accent,
        spline(
            [
                (x - 34, y - 6, 1),
                (x - 70, y + 2),
                (x - 92, y - 20, 1),
                (x - 88, y + 14, 1),
                (x - 60, y + 26),
                (x - 26, y + 16, 1),
            ]
        ),
    )
    pen.inked(
        p.accent,
        spline(
            [(x - 42, y - 12), (x - 10, y + 4), (x + 34, y - 8), (x + 42, y + 8), (x + 6, y + 26), (x - 36, y + 12)]
        ),
    )


def stars(pen: Pen, at: Frame, p: Palette) -> None:
    """Stars about the head."""
    pen.inked(
        "#fd4",
        *(
            polygon(ring(5, r, r * 0.45, at.at(x, y)))
            for x, y, r in ((-0.5, -1.35, 26), (0.75, -1.4, 17), (-1.35, -0.75, 15))
        ),
    )


def glow(pen: Pen, at: Frame, p: Palette) -> None:
    """A ray of light round the head, drawn as lines."""
    pen.line(
        "#fd4",
        8,
        hairs(
            [
                at.at(*q)
                for q in (
                    (-0.2, -1.4),
                    (-0.25, -1.9),
                    (0.45, -1.3),
                    (0.65, -1.75),
                    (-0.8, -1.25),
                    (-1.1, -1.65),
                    (0.95, -0.9),
                    (1.35, -1.2),
                    (-1.2, -0.8),
                    (-1.6, -1.0),
                )
            ]
        ),
    )


def night_cap(pen: Pen, at: Frame, p: Palette) -> None:
    """A sleeping cap."""
    pen.inked(
        "#57a",
        spline(
            at.put(
                [
                    (-0.95, -0.6, 1),
                    (-0.7, -1.5),
                    (-1.3, -1.9),
                    (-2.0, -1.2, 1),
                    (-1.2, -2.6),
                    (0.1, -2.0),
                    (0.5, -0.9, 1),
                    (-0.2, -1.0),
                ]
            )
        ),
    )
    pen.disc("#fff", at.at(-2.0, -1.15), at.size * 0.26, line="")


def patches(pen: Pen, at: Frame, p: Palette) -> None:
    """Patches sewn on."""
    for x, y, fill in ((190, 270, "#e85"), (160, 236, "#6b9"), (206, 308, "#fd6")):
        pen.inked(
            fill,
            polygon([(x - 14, y - 10), (x + 12, y - 13), (x + 14, y + 12), (x - 12, y + 13)]),
            extra=' stroke-dasharray="3 2"',
        )


def leaf_crown(pen: Pen, at: Frame, p: Palette) -> None:
    """A wreath of leaves."""
    for x, y, turn in ((-0.95, -0.6, -60), (-0.6, -0.95, -35), (-0.15, -1.05, -8), (0.3, -0.95, 18)):
        pen.inked(
            "#6a4",
            spline(
                Frame(*at.at(x, y), at.turn + turn, at.size).put(
                    [(0, 0.12, 1), (-0.2, -0.3), (0.02, -0.72, 1), (0.22, -0.3)]
                )
            ),
        )


def fang(pen: Pen, at: Frame, p: Palette) -> None:
    """One great steel tooth."""
    pen.inked("#cde", polygon(at.put([(1.05, 0.18), (1.28, 0.18), (1.16, 0.62)])))


def cape(pen: Pen, at: Frame, p: Palette) -> None:
    """A short cape with a clasp."""
    pen.inked(
        p.accent,
        spline(
            [
                (at.x - 46, at.y + 40, 1),
                (at.x - 84, at.y + 110),
                (at.x - 110, at.y + 166, 1),
                (at.x - 60, at.y + 172),
                (at.x - 28, at.y + 150, 1),
                (at.x - 30, at.y + 100),
                (at.x - 8, at.y + 56, 1),
            ]
        ),
    )
    pen.disc("#fd4", (at.x - 6, at.y + 56), 10, line="")


def mask(pen: Pen, at: Frame, p: Palette) -> None:
    """A prowler's mask."""
    pen.flat(
        "#223",
        spline(
            at.put(
                [
                    (-0.98, -0.5, 1),
                    (-0.3, -0.72),
                    (0.5, -0.72),
                    (0.72, -0.35),
                    (0.4, 0.05),
                    (-0.3, 0.02),
                    (-1.0, -0.1, 1),
                ]
            )
        ),
    )
    pen.disc("#fe6", at.at(0.16, -0.3), at.size * 0.34)
    pen.disc("#212", at.at(0.24, -0.3), at.size * 0.17, at.size * 0.24)


WEAR: dict[str, Callable[[Pen, Frame, Palette], None]] = {
    "toque": toque,
    "bandana": bandana,
    "blossom": blossom,
    "witch": witch,
    "visor": visor,
    "loupe": loupe,
    "top_hat": top_hat,
    "bow": bow,
    "bow_tie": bow_tie,
    "glasses": glasses,
    "monocle": monocle,
    "crown": crown,
    "scarf": scarf,
    "stars": stars,
    "glow": glow,
    "night_cap": night_cap,
    "patches": patches,
    "leaf_crown": leaf_crown,
    "fang": fang,
    "cape": cape,
    "mask": mask,
}


def skewer(pen: Pen) -> None:
    """Meat on a stick."""
    pen.line("#a73", 6, polygon([(286, 262), (332, 150)], False))
    for x, y, fill in ((326, 168, "#c43"), (316, 192, "#7b4"), (307, 214, "#c43")):
        pen.inked(fill, spline(Frame(x, y, 22, 1).put([(-22, -9), (0, -12), (22, -9), (22, 9), (0, 12), (-22, 9)])))


def pot(pen: Pen) -> None:
    """A potted sprout."""
    pen.inked(
        "#6b4",
        spline([(304, 214, 1), (284, 186), (286, 164, 1), (308, 184)]),
        spline([(306, 214, 1), (312, 176), (336, 168, 1), (328, 198)]),
    )
    pen.inked(
        "#c63", spline([(282, 214, 1), (330, 214, 1), (326, 228, 1), (320, 258, 1), (292, 258, 1), (286, 228, 1)])
    )


def can(pen: Pen) -> None:
    """A watering can."""
    pen.line("#468", 9, spline([(284, 222), (272, 196), (300, 188), (314, 208)], False))
    pen.inked(
        "#69b",
        spline(
            [
                (278, 214, 1),
                (322, 214, 1),
                (324, 226, 1),
                (352, 190, 1),
                (360, 196, 1),
                (326, 250, 1),
                (324, 262, 1),
                (280, 262, 1),
            ]
        ),
    )
    pen.line("#8cf", 6, dots([(362, 206), (370, 220), (356, 216)]))


def hammer(pen: Pen) -> None:
    """A smith's hammer."""
    pen.inked("#a74", polygon([(282, 268), (290, 272), (330, 186), (320, 182)]))
    pen.inked("#89a", polygon([(296, 160), (350, 184), (340, 206), (286, 182)]))


def horseshoe(pen: Pen) -> None:
    """A horseshoe, still hot."""
    pen.line(pen.ink, 24, spline([(296, 236), (290, 196), (316, 172), (342, 196), (336, 236)], False))
    pen.line("#f84", 16, spline([(296, 236), (290, 196), (316, 172), (342, 196), (336, 236)], False))


def wrench(pen: Pen) -> None:
    """A wing nut and spanner."""
    pen.inked(
        "#9ab",
        spline(
            [
                (284, 266, 1),
                (296, 270, 1),
                (326, 208),
                (346, 196),
                (348, 170, 1),
                (330, 186, 1),
                (320, 172, 1),
                (332, 160, 1),
                (310, 166),
                (306, 196),
            ]
        ),
    )


def rolling_pin(pen: Pen) -> None:
    """A rolling pin."""
    pen.line("#a62", 13, polygon([(272, 262), (346, 172)], False))
    pen.inked("#ec9", polygon([(276, 236), (296, 252), (338, 198), (318, 182)]))


def cake(pen: Pen) -> None:
    """A cake with a cherry."""
    pen.inked("#fda", polygon([(280, 222), (338, 222), (334, 256), (284, 256)]))
    pen.inked(
        "#f9b",
        spline(
            [
                (276, 224),
                (280, 206),
                (308, 198),
                (336, 206),
                (342, 224),
                (328, 232),
                (318, 222),
                (306, 234),
                (296, 222),
                (286, 232),
            ]
        ),
    )
    pen.disc("#d23", (308, 192), 10, line="")


def goods(name: str, size: float = 93.0) -> Callable[[Pen], None]:
    """The symbol of a good, held up."""
    return partial(stamp, name=name, x=312.0, y=212.0, size=size)


def needle(pen: Pen) -> None:
    """A needle and thread."""
    pen.line("#d36", 5, spline([(300, 268), (336, 250), (318, 216), (342, 196), (330, 168)], False))
    pen.line(pen.ink, 9, polygon([(290, 262), (346, 150)], False))
    pen.line("#dde", 5, polygon([(290, 262), (346, 150)], False))


def wand(pen: Pen) -> None:
    """A wand with a star."""
    pen.line(pen.ink, 10, polygon([(284, 266), (328, 186)], False))
    pen.inked("#fd4", polygon(ring(5, 26, 11, (334, 172))))


def rabbit(pen: Pen) -> None:
    """A hat with something in it."""
    pen.inked(
        "#fff", spline([(300, 214, 1), (290, 176), (298, 168), (306, 204, 1), (312, 166), (322, 172), (318, 214, 1)])
    )
    pen.inked("#334", polygon([(284, 214), (334, 214), (328, 260), (290, 260)]))


def lantern(pen: Pen) -> None:
    """A lit lantern."""
    pen.line("#543", 6, spline([(292, 196), (308, 176), (324, 196)], False))
    pen.inked("#fd6", polygon([(292, 200), (324, 200), (330, 246), (286, 246)]))
    pen.inked(
        "#a63",
        polygon([(286, 194), (330, 194), (324, 206), (292, 206)]),
        polygon([(282, 244), (334, 244), (330, 258), (286, 258)]),
    )


def mirror(pen: Pen) -> None:
    """A hand mirror."""
    pen.line("#c83", 12, polygon([(286, 268), (304, 228)], False))
    pen.disc("#fc5", (316, 196), 32, line="")
    pen.disc("#cef", (316, 196), 24)
    pen.line("#fff", 6, hairs([(306, 200), (320, 184)]))


def purse(pen: Pen) -> None:
    """A purse of coins."""
    pen.inked(
        "#b84", spline([(294, 204, 1), (274, 232), (284, 262), (312, 268), (338, 258), (342, 230), (322, 204, 1)])
    )
    pen.line("#fd4", 9, spline([(292, 206), (308, 212), (324, 206)], False))
    pen.disc("#fc3", (326, 190), 13, line="")


HELD: dict[str, Callable[[Pen], None]] = {
    "skewer": skewer,
    "pot": pot,
    "can": can,
    "hammer": hammer,
    "horseshoe": horseshoe,
    "wrench": wrench,
    "pin": rolling_pin,
    "cake": cake,
    "needle": needle,
    "wand": wand,
    "rabbit": rabbit,
    "lantern": lantern,
    "mirror": mirror,
    "purse": purse,
    "bread": goods("bread"),
    "meat": goods("meat"),
    "flask": goods("potion"),
    "gem": goods("gem"),
    "crystal": goods("crystal"),
    "heart": goods("heart", 70.0),
    "coin": goods("coin", 70.0),
    "sprout": goods("plant"),
    "sun": goods("sun"),
    "moon": goods("moon"),
    "scroll": goods("enchantment"),
    "egg": goods("egg"),
}
