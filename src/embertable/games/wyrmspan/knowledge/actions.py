"""Every key an option of Wyrmspan can have."""

from __future__ import annotations

from itertools import repeat

from embertable.core.flow import Ask, Step
from embertable.core.numbering import Family, Shorter, declared_effects, keys_of, pairs
from embertable.games.wyrmspan.cards.tables import (
    AT_GAME_END,
    CAVE_IDS,
    CAVE_TABLE,
    COLUMN_FOUR,
    DRAGON_IDS,
    DRAGONS,
    EXPLORE,
    GUILDS,
    TRACK,
)
from embertable.games.wyrmspan.effects.points import Sell
from embertable.games.wyrmspan.setup import KeepFour, LetGo
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import (
    CAVE,
    CAVE_NAMES,
    COIN,
    DRAGON,
    EGG,
    FIRST_CARDS,
    FIXED_CELL,
    PLACE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    SPACES,
    THING_NAMES,
)


def actions() -> list[Family]:
    """Dragons, cave cards, caves, places, tokens, the guild, and what cards let choose."""
    dragons, cave_cards, caves = DRAGON_IDS[1:], CAVE_IDS[1:], CAVE_NAMES
    cards = [*dragons, *cave_cards]
    places, spaces = PLACE_NAMES[:PLACES], range(SPACES)
    kinds = RESOURCE_NAMES
    droppable = [*kinds, THING_NAMES[EGG]]
    payments = [*kinds, THING_NAMES[COIN], *[f"egg {place}" for place in PLACE_NAMES], *cards]
    effects = [DRAGONS, CAVE_TABLE, GUILDS, EXPLORE, COLUMN_FOUR, TRACK]
    return [
        Family("excavate {cave_card} {cave}", cave_card=cave_cards, cave=caves),
        Family("entice {dragon} {cave}", dragon=dragons, cave=caves),
        Family("explore {cave}", cave=caves),
        Family("pass"),
        Family("decline"),
        Family("done"),
        Family("take {card}", card=cards),
        Family("take top"),
        Family("pay"),
        Family("pay {payment}", payment=payments),
        Family("discard {what}", what=[*kinds, *cards]),
        Family("exchange {kind} {other} for {gained}", kind=kinds, other=kinds, gained=kinds),
        Family("{kind}", kind=kinds),
        Family("cache {kind}", kind=kinds),
        Family("cache on {place}", place=places),
        Family("cache {kind} on {place}", kind=kinds, place=places),
        Family("lay egg {place}", place=PLACE_NAMES),
        Family("tuck under {place}", place=places),
        Family("tuck {dragon}", dragon=dragons),
        Family("tuck {dragon} under {place}", dragon=dragons, place=places),
        Family("{verb} {place}", verb=["swap", "swap with", "cover"], place=places),
        Family("cover with {dragon}", dragon=dragons),
        Family("use {dragon}", dragon=dragons),
        Family("play {dragon} {cave}", dragon=dragons, cave=caves),
        Family("play {dragon} {cave} less {thing}", dragon=dragons, cave=caves, thing=droppable),
        Family("enter brown space"),
        Family("step to space {space}", space=spaces),
        Family("marker on cell {cell}", cell=range(1, FIXED_CELL + 2)),
        Family("sell with {sale}", sale=sales()),
        Family("{effect}", effect=keys_of(declared_effects(effects))),
        Family("let go {two_cards}", two_cards=pairs(dealt())),
    ]


def factored() -> dict[type[Ask], Shorter]:
    """The two cards let go at the start go by their places among those dealt, and not by their names."""
    return {KeepFour: let_go}


def let_go(s: State, option: Step) -> str:
    """Two of the cards dealt: `let go dragon 1 cave 3`."""
    assert isinstance(option, LetGo), "at the start two cards are let go"
    me = s.players[option.seat]
    hand = [*zip(repeat(DRAGON), me.hand), *zip(repeat(CAVE), me.hand_caves)]
    places = [hand.index((card.what, card.which)) for card in (option.first, option.second)]
    return f"let go {' '.join([dealt()[place] for place in places])}"


def dealt() -> list[str]:
    """The cards a player begins with, each kind in the order of its numbers."""
    kinds = (THING_NAMES[DRAGON], THING_NAMES[CAVE])
    return [f"{kind} {number}" for kind in kinds for number in range(1, FIRST_CARDS + 1)]


def sales() -> list[str]:
    """What can be sold when the game ends, by dragon, for how many points."""
    sellers = [(dragon, verb) for dragon, verb in zip(DRAGON_IDS, AT_GAME_END, strict=True) if isinstance(verb, Sell)]
    return [
        f"{dragon} for {points}" for dragon, verb in sellers for points in sorted({sale.points for sale in verb.sales})
    ]
