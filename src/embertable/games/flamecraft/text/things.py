"""What Flamecraft speaks of: its nouns, its cards, and the small things that are said only where they are so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from embertable.core.effects import Effect, Trade
from embertable.core.text.slots import ALL_OF, NUMBER, Card, Counted, Listed, Marked, Noun, Slot
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft import events
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, COMPANIONS, FANCY, SHOPS, SPELLS, Fancy
from embertable.games.flamecraft.effects.paying import SpendGoods
from embertable.games.flamecraft.terms import KIND_NAMES, KIND_OF, TOKEN_NAMES, artisan_id


class Name(Slot):
    """The printed name of a card inside words that stand for the card."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.name(value)


class Artisan:
    """An artisan as people speak of it: by its kind, or by kind and name."""

    def __init__(self, card: int) -> None:
        self.id = artisan_id(card)
        self.kind = KIND_OF[card]


def artisans(cards: Sequence[int]) -> list[Artisan]:
    """Several artisans."""
    return [Artisan(card) for card in cards]


def by_sort(tokens: Sequence[int], times: int = 1) -> list[tuple[int, int]]:
    """Tokens one sort after another: how many, and of which."""
    return [(count * times, token) for token, count in enumerate(tokens) if count]


DRAGONS: Final = [f"dragon {kind}" for kind in KIND_NAMES]
PIECES: Final = [f"piece {kind}" for kind in KIND_NAMES]
ENCHANTMENTS: Final = [f"spell {kind}" for kind in KIND_NAMES]

HEARTS: Final = Counted("heart", symbol=True)
COINS: Final = Counted("coin", symbol=True)
GOODS: Final = Counted("good", symbol=True)
ARTISANS: Final = Counted("artisan", symbol=True)
FANCY_DRAGONS: Final = Counted("fancy", symbol=True)
TOKENS: Final = Listed(Counted(TOKEN_NAMES, symbol=True))
COST: Final = Listed(Counted(TOKEN_NAMES, symbol=True), "")
OF_KIND: Final = Noun(DRAGONS).of(lambda thing: thing.kind)
PIECE: Final = Noun(PIECES).of(lambda thing: thing.kind)
ONE_SORT: Final = Counted(TOKEN_NAMES, symbol=True)
TOKEN: Final = ONE_SORT.of(lambda thing: (1, thing.token))
GOOD: Final = ONE_SORT.of(lambda thing: (1, thing.kind))
GOODS_OF_KIND: Final = Counted(TOKEN_NAMES, by="kind", symbol=True)
CARRIED: Final = TOKENS.of(lambda thing: by_sort(thing.tokens))

ANY_ARTISAN: Final = Marked(lambda artisan: artisan.id)
ARTISAN: Final = ANY_ARTISAN.of(lambda thing: Artisan(thing.card))
SHOP: Final = Card().of(lambda thing: SHOPS[thing.shop].id)
FANCY_CARD: Final = Card().of(lambda thing: FANCY[thing.card].id)
COMPANION: Final = Card().of(lambda thing: COMPANIONS[thing.companion].id)
ACHIEVEMENT: Final = Card().of(lambda thing: ACHIEVEMENTS[thing.achievement].id)
ANY_SPELL: Final = Marked(lambda spell: spell.id)
SPELL: Final = ANY_SPELL.of(lambda thing: SPELLS[thing.spell])


def fancy_effect(fancy: Fancy) -> Effect:
    """What a fancy dragon does, with what it asks for."""
    return Trade(SpendGoods(fancy.cost), fancy.reward) if fancy.cost else fancy.reward


def gains(act: Any) -> list[tuple[int, int]]:
    """Reputation, then tokens one sort after another."""
    return ([(act.hearts, len(TOKEN_NAMES))] if act.hearts else []) + by_sort(act.tokens)


class InShop:
    """Where an artisan lies, if not where its player is."""

    def __init__(self, shop: int) -> None:
        self.shop = shop


class Loaded:
    """What lies on an artisan of the Park."""

    def __init__(self, tokens: Sequence[int]) -> None:
        self.tokens = tokens


class FiredBefore:
    """It was fired up already this turn."""


class Brought:
    """What an act brought at once."""

    def __init__(self, act: events.Act) -> None:
        self.seat = act.seat
        self.hearts = act.hearts
        self.tokens = act.tokens


GAINS: Final = Listed(Counted((*TOKEN_NAMES, "heart"), symbol=True)).of(gains)
BROUGHT: Final = ALL_OF.of(lambda act: [Brought(act)] if act.hearts or any(act.tokens) else [])
LOAD: Final = ALL_OF.of(lambda option: [Loaded(option.tokens)] if option.tokens else [])
AGAIN: Final = ALL_OF.of(lambda option: [FiredBefore()] if option.fired else [])
PLOT: Final = NUMBER.of(lambda thing: thing.plot + 1)
