"""What is settled of a dragon before the pen touches the paper."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.art.heads import Head
from embertable.art.palette import Palette
from embertable.art.shapes import Point

Leg = tuple[Point, Point, Point, Point]
Coil = tuple[tuple[Point, ...], tuple[float, ...]]  # its line, its widths


@dataclass(frozen=True)
class Pose:
    """A dragon as a line drawing: head first, the tip of the tail last."""

    spine: tuple[Point, ...]
    widths: tuple[float, ...]
    head: float  # turn of the head, degrees downwards
    near: tuple[Leg, ...] = ()  # front leg first
    far: tuple[Leg, ...] = ()
    girth: float = 30.0  # of the near legs at the hip
    shoulder: float = 0.3  # where the wing grows
    hold: str = "raised"
    wing: float = 118.0  # length of the arm of the wing
    tilt: float = 0.0
    cuts: tuple[float, ...] = ()  # where the body passes over itself
    rings: tuple[Coil, ...] = ()  # lying before the body, the last one with the tail
    throat: float = 1.0  # how far back the underside shows
    base: str = "ground"  # or air, or shell


@dataclass(frozen=True)
class Dragon:
    """Everything settled before the pen touches the paper."""

    number: int
    size: str
    mood: str
    build: str
    pose: Pose
    head: Head
    colours: Palette
    tail: str
    back: str
    marks: str
    wings: str
    flipped: bool
    fiery: bool = False
    arms: bool = False  # short forelegs on a legless build
    heads: int = 1
