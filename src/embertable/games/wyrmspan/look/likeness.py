"""Who a dragon is: its name chooses a family and its temper a pose, its homes the colours; chance settles the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from embertable.art.dragons import Dragon, Pose
from embertable.art.shapes import Point, chance
from embertable.games.wyrmspan.look.coats import MANY_COLOURS, Home, coat
from embertable.games.wyrmspan.look.families import FAMILIES, family_of
from embertable.games.wyrmspan.look.poses import POSES

GIRTH = {"hatchling": 1.0, "small": 0.96, "medium": 1.0, "large": 1.12}


@dataclass(frozen=True)
class Likeness:
    """What is known of a dragon before it is drawn; no two numbers give the same drawing."""

    number: int
    name: str  # words joined by hyphens: blue-horned-wyvern
    size: str  # hatchling, small, medium, large
    mood: str  # aggressive, playful, shy, helpful
    homes: tuple[Home, ...]


HINTS_HORNS = {
    "horned": "tall",
    "great": "crown",
    "royal": "crown",
    "vampiric": "forward",
    "pucks": "ram",
    "cavalier": "swept",
    "hornwyrn": "unicorn",
    "minor": "nubs",
    "stalking": "swept",
}
HINTS_EARS = {
    "crested": "frill",
    "frilled": "frill",
    "ruffed": "frill",
    "webbed": "gill",
    "resplendent": "tuft",
    "owlatic": "tuft",
    "cavalier": "frill",
    "oak": "leaf",
    "chameleon": "frill",
}
HINTS_MARKS = {
    "spotted": "spots",
    "striped": "stripes",
    "dappled": "spots",
    "brindled": "stripes",
    "ringtail": "stripes",
    "tawny": "saddles",
    "scaly": "scales",
    "cosmic": "stars",
    "starlit": "stars",
    "savanna": "rings",
    "hyenic": "spots",
    "mellifera": "stripes",
    "sparkle": "stars",
    "oracular": "rings",
    "clairvoyant": "rings",
    "augural": "stars",
}
HINTS_TAILS = {
    "ringtail": "tuft",
    "brushtail": "plume",
    "venomous": "sting",
    "caustic": "sting",
    "scorpio": "sting",
    "oak": "leaf",
    "firedragon": "flame",
    "fire": "flame",
    "bamboo": "leaf",
    "brushwood": "leaf",
}
HINTS_BACKS = {
    "crested": "sail",
    "sail": "sail",
    "spiny": "spikes",
    "mammoth": "mane",
    "taiga": "mane",
    "northern": "mane",
    "rock": "plates",
    "oak": "feathers",
    "grass": "feathers",
    "algal": "sail",
}
HINTS_FACE = {
    "whiskered": "whiskers beard",
    "fanged": "fangs",
    "vampiric": "fangs",
    "aged": "beard",
    "archaic": "beard",
    "wise": "beard",
    "ancient": "beard whiskers",
    "erudite": "beard whiskers",
    "ravenous": "fangs",
    "gnawing": "fangs",
    "venomous": "fangs",
    "macabre": "fangs",
    "oracular": "whiskers",
    "knowing": "beard",
    "cheshire": "whiskers",
}


HOLDS = {
    "half": ("half", "half", "raised"),
    "raised": ("raised", "mantle", "spread"),
    "mantle": ("mantle", "raised"),
    "spread": ("spread", "raised"),
    "folded": ("folded",),
}


def hinted(table: Mapping[str, str], words: Sequence[str], otherwise: str) -> str:
    """What the first telling word of the name asks for."""
    return next((table[word] for word in words if word in table), otherwise)


def jittered(pose: Pose, draw: Random, girth: float) -> Pose:
    """The same pose held by another body."""
    last = len(pose.spine) - 1
    nod_x, nod_y, sway, lift = (
        draw.uniform(-14, 12),
        draw.uniform(-16, 18),
        draw.uniform(-26, 26),
        draw.uniform(-44, 30),
    )
    spine: list[Point] = []
    for i, (x, y) in enumerate(pose.spine):
        neck, tail = (
            max(0.0, 1 - i * 0.45),
            0.0 if pose.rings or pose.base == "shell" else max(0.0, i / last - 0.6) * 2.5,
        )
        low = 342.0 if pose.base == "ground" and tail else 400.0
        spine.append(
            (
                x + draw.uniform(-5, 5) + nod_x * neck + sway * tail,
                min(low, y + draw.uniform(-5, 5) + nod_y * neck + lift * tail),
            )
        )
    thick = girth * draw.uniform(0.93, 1.08)
    widths = tuple(w * (thick if 1 < i < len(pose.widths) - 1 else 1) for i, w in enumerate(pose.widths))
    return replace(
        pose,
        spine=tuple(spine),
        widths=widths,
        head=pose.head + draw.uniform(-6, 6),
        tilt=pose.tilt + draw.uniform(-7, 7),
        wing=pose.wing * draw.uniform(0.9, 1.1),
        girth=pose.girth * thick,
        hold=draw.choice(HOLDS[pose.hold]),
    )


def settle(who: Likeness) -> Dragon:
    """Everything the pen needs to know."""
    words = who.name.split("-")
    draw = chance(f"dragon:{who.number}")
    size, mood = who.size, who.mood
    family = FAMILIES[family_of(words)]
    build = "hatchling" if size == "hatchling" else family.build
    pose = jittered(POSES[build][mood], draw, GIRTH[size])
    colours = coat(who.homes, words, draw)
    gape = {
        "aggressive": draw.uniform(22, 32),
        "playful": draw.choice((0.0, 18.0, 22.0)),
        "shy": 0.0,
        "helpful": draw.choice((0.0, 0.0, 10.0)),
    }[mood]
    own = family.head
    young = {"hatchling": 0.66, "small": 0.9, "medium": 1.0, "large": 1.06}[size]
    head = replace(
        own,
        mood=mood,
        gape=0.0 if family.heads > 1 or (own.beak and mood != "aggressive") else gape,
        snout=own.snout * young * draw.uniform(0.9, 1.1),
        depth=own.depth * draw.uniform(0.92, 1.08),
        hook=own.hook + draw.uniform(-0.12, 0.14),
        eye=own.eye * {"hatchling": 1.22, "small": 1.12, "medium": 1.0, "large": 0.9}[size],
        horns=hinted(HINTS_HORNS, words, draw.choice(family.horns.split())),
        ears=hinted(HINTS_EARS, words, draw.choice(family.ears.split())),
        face=own.face + " " + hinted(HINTS_FACE, words, ""),
    )
    if size == "hatchling":
        head = replace(
            head,
            horns={"none": "none", "antler": "nubs", "unicorn": "unicorn"}.get(head.horns, "nubs"),
            face=head.face.replace("beard", ""),
            jaw=0.9,
        )
    marks = (
        "bands"
        if any(word in MANY_COLOURS for word in words)
        else hinted(HINTS_MARKS, words, draw.choice(family.marks.split()))
    )
    tail, spine = (
        hinted(HINTS_TAILS, words, draw.choice(family.tails.split())),
        hinted(HINTS_BACKS, words, draw.choice(family.backs.split())),
    )
    return Dragon(
        who.number,
        size,
        mood,
        family.build,
        pose,
        head,
        colours,
        tail,
        spine,
        marks,
        family.wings,
        draw.random() < 0.5,
        any("fire" in word or "spitter" in word for word in words),
        family.arms,
        family.heads,
    )
