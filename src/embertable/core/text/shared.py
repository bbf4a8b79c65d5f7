"""How what all games share is said: the grammar of cards."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import AcceptOffer, All, ChooseEffect, Decline, Do, Offer, OneOf
from embertable.core.flow import Later
from embertable.core.text.slots import ALL_OF, CLAUSE, ONE_OF, PLAYER, Slots

SHARED: Final = Slots()
SHARED.says(Do, Offer, effect=CLAUSE)
SHARED.says(Decline)
SHARED.says(Later)
SHARED.says(All, parts=ALL_OF)
SHARED.says(OneOf, choices=ONE_OF)
SHARED.says(ChooseEffect, seat=PLAYER)
SHARED.says(AcceptOffer, seat=PLAYER, effect=CLAUSE)
