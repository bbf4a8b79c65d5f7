"""What the phrases of the toy are filled with."""

from __future__ import annotations

from embertable.core.text.shared import SHARED
from embertable.core.text.slots import NUMBER, PLAYER, TEXT, Slots
from tests.toys.embers.chapters.bid import Bid, Promise
from tests.toys.embers.chapters.sparks import PickSpark, Spark
from tests.toys.embers.chapters.turn import Draw, Light, Roll, Stop, Turn
from tests.toys.embers.events import Dealt, Drew, Lit, Promised

slots = Slots(SHARED)
slots.says(Turn, Bid, PickSpark, seat=PLAYER)
slots.says(Draw, Roll, Stop, Dealt, Promised)
slots.says(Light, Lit, Drew, card=TEXT)
slots.says(Promise, count=NUMBER)
slots.says(Spark, colour=TEXT)
