"""What is printed on a player mat: the bonuses of the three paths, left to right, and of the last column."""

from __future__ import annotations

from embertable.games.wyrmspan.cards.tables import COLUMN_FOUR, EXPLORE
from embertable.games.wyrmspan.effects.caching import Cache
from embertable.games.wyrmspan.effects.gaining import Gain, GainAny
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import Tuck
from embertable.games.wyrmspan.terms import AMETHYST, ANY, ANYWHERE, CAVE, COIN, CRIMSON, DRAGON, GOLDEN, ITEM

EXPLORE[CRIMSON].extend([GainAny(), GuildSteps(), GainAny(), Lay(), Cache(ANY, ANYWHERE, 2)])
EXPLORE[GOLDEN].extend([Take(DRAGON), GuildSteps(), Take(DRAGON), Lay(), Tuck(ANYWHERE, 2)])
EXPLORE[AMETHYST].extend([Take(CAVE), GuildSteps(), Take(CAVE), Lay(), Trade(Price(CAVE), Lay(2), times=2)])

COLUMN_FOUR.append(Trade(Price(ITEM, 3), Gain(COIN)))
