"""Tables of Flamecraft prepared for a test: name what matters, the rest is empty.

Artisans are called by their kind ("bread"), or by kind and number ("bread-3", starters "bread-0"); a choice may be
named without the numbers as long as that is clear.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Self

from embertable.core.flow import advance, choose, is_over
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELLS
from embertable.games.flamecraft.chapters.solo import BeginSoloTurn
from embertable.games.flamecraft.chapters.supply import open_shop
from embertable.games.flamecraft.chapters.turn import BeginTurn
from embertable.games.flamecraft.state import Player, State
from embertable.games.flamecraft.terms import COIN, FREE, KIND_NAMES, KINDS, NONE, SLOTS, artisan_key
from embertable.games.flamecraft.variants import Variants
from tests.games.given import GivenTable

NUMBERED = re.compile(rf"\b({'|'.join(KIND_NAMES)})-\d\b")
SHOP = {shop.id: number for number, shop in enumerate(SHOPS)}
SPELL = {spell.id: number for number, spell in enumerate(SPELLS)}
FANCY_CARD = {card.id: number for number, card in enumerate(FANCY)}
COMPANION = {companion.id: number for number, companion in enumerate(COMPANIONS)}

# Shops that make a deck.
TEN = (
    "wishing-well",
    "sew-cute",
    "gnome-depot",
    "saving-throw",
    "oh-my-gourd",
    "tip-the-scales",
    "maw-and-paws",
    "eternal-flame",
    "bizarre-bazaar",
    "fogo-de-char",
)


class Given(GivenTable[State]):
    """A table in the middle of a game."""

    def __init__(self, s: State, mine: int) -> None:
        super().__init__(s)
        self.mine = mine

    def choose(self, *keys: str) -> Self:
        for key in keys:
            super().choose(self.full(key))
        return self

    def full(self, key: str) -> str:
        """The key an abbreviated one stands for."""
        found = [full for full in self.keys if NUMBERED.sub(r"\1", full) == key]
        return found[0] if len(found) == 1 else key

    def gather(self, shop: str) -> Self:
        """Visit a shop and gather there; the toll must be clear."""
        self.choose(f"visit {shop}")
        return self.choose("gather") if self.question == "ChooseAction" else self

    def use(self, shop: str) -> Self:
        """Gather at a shop and go on until its ability can be used; then use it."""
        return self.gather(shop).until("ChooseAbility").choose(f"use {shop}")

    def until(self, question: str) -> Self:
        """Pass over every optional question before this one."""
        while self.question != question:
            self.choose("go on")
        return self

    def finish(self) -> Self:
        """Pass over what is optional in the rest of the turn."""
        while not is_over(self.s):
            leave = [key for key in self.keys if key in ("go on", "end turn")]
            if not leave:
                break
            self.choose(leave[0])
        return self

    @property
    def short_keys(self) -> list[str]:
        """What can be chosen, artisans without their numbers."""
        return [NUMBERED.sub(r"\1", key) for key in self.keys]

    @property
    def me(self) -> Player:
        return self.s.players[self.mine]

    def stock(self, seat: int | None = None) -> dict[str, int]:
        """What a player owns, without what there is none of."""
        player = self.s.players[self.mine if seat is None else seat]
        names = [*KIND_NAMES, "coins"]
        return {names[token]: count for token, count in enumerate(player.stock) if count}

    def hand(self, seat: int | None = None) -> list[str]:
        """The kinds of the artisans in a hand."""
        player = self.s.players[self.mine if seat is None else seat]
        return sorted(KIND_NAMES[card % KINDS] for card in player.hand)

    def fancy(self, seat: int | None = None) -> list[str]:
        """The unplayed fancy dragons of a player."""
        return [FANCY[card].id for card in self.s.players[self.mine if seat is None else seat].fancy]

    def park(self) -> list[str]:
        return [KIND_NAMES[card % KINDS] for card in self.s.park]

    def row(self) -> list[str]:
        return [SPELLS[spell].id for spell in self.s.row]

    def slots(self, shop: str) -> list[str]:
        """The kinds in the slots of a shop, "" for a free one."""
        plot = self.plot(shop)
        cards = self.s.slots[plot * SLOTS : plot * SLOTS + SLOTS]
        return ["" if card == FREE else KIND_NAMES[card % KINDS] for card in cards]

    def spells(self, shop: str) -> list[str]:
        plot = self.plot(shop)
        return [SPELLS[spell].id for spell in self.s.spells[plot * SLOTS : plot * SLOTS + SLOTS] if spell != NONE]

    def plot(self, shop: str) -> int:
        return self.s.shops.index(SHOP[shop])

    def town(self) -> list[str]:
        return [SHOPS[shop].id for shop in self.s.shops if shop >= 0]

    def events(self) -> list[str]:
        return [type(event).__name__ for event in self.s.journal or []]


class Box:
    """The artisans not yet on the table."""

    def __init__(self) -> None:
        self.left = list(range(KINDS, 7 * KINDS))

    def take(self, name: str) -> int:
        if "-" in name:
            kind, number = name.split("-")
            card = int(number) * KINDS + KIND_NAMES.index(kind)
        else:
            card = next(card for card in self.left if card % KINDS == KIND_NAMES.index(name))
        if card in self.left:
            self.left.remove(card)
        return card


def given(
    seats: int = 2,
    turn: int = 0,
    me: Mapping[str, Any] | None = None,
    others: Sequence[Mapping[str, Any]] = (),
    town: Mapping[str, Sequence[str]] | None = None,
    spells: Mapping[str, Sequence[str]] | None = None,
    park: Sequence[str] = (),
    row: Sequence[str] = (),
    artisans: Sequence[str] = ("bread", "meat", "plant", "potion", "iron", "crystal"),
    fancy: Sequence[str] = ("eenie", "meenie", "zircon"),
    enchantments: Sequence[str] = ("gold-iron-1", "gold-iron-2", "gold-iron-3"),
    shops: Sequence[str] = ("gnome-depot", "saving-throw"),
    variants: Variants | None = None,
    seed: int = 1,
) -> Given:
    """A table at the start of a turn. Decks are named from the top; `others` follow `turn` in order."""
    s = GAME.new(seats, variants or Variants(), seed)
    if seats == 1:
        choose(s, 0, "piece bread")
    box = Box()
    for shop, slots in (town or {}).items():
        stand(s, shop, slots, box)
    for shop, cards in (spells or {}).items():
        plot = s.shops.index(SHOP[shop])
        for place, card in enumerate(cards):
            s.spells[plot * SLOTS + place] = SPELL[card]
    s.park = [box.take(name) for name in park]
    for number, player in enumerate([me or {}, *others, *[{}] * seats][:seats]):
        seat(s, (turn + number) % seats, player, box)
    s.row = [SPELL[name] for name in row]
    s.artisan_deck = [box.take(name) for name in reversed(artisans)]
    s.fancy_deck = [FANCY_CARD[name] for name in reversed(fancy)]
    s.fancy_under = []
    for owner in s.players:
        owner.returned = []
    s.spell_deck = [SPELL[name] for name in reversed(enchantments)]
    s.shop_deck = [SHOP[name] for name in reversed(shops)]
    s.agenda = [BeginSoloTurn(0, 0) if seats == 1 else BeginTurn(turn, 0)]
    s.journal = []
    advance(s)
    return Given(s, turn)


def stand(s: State, shop: str, slots: Sequence[str], box: Box) -> None:
    """A shop in town, with these artisans in its slots."""
    number = SHOP[shop]
    if number not in s.shops:
        open_shop(s, s.shops.index(NONE), number)
    plot = s.shops.index(number)
    for place, name in enumerate(slots):
        s.slots[plot * SLOTS + place] = box.take(name) if name else FREE


def seat(s: State, number: int, player: Mapping[str, Any], box: Box) -> None:
    """A player with these tokens and cards."""
    me = s.players[number]
    me.stock = [player.get(kind, 0) for kind in KIND_NAMES] + [player.get("coins", 0)]
    me.hearts = player.get("hearts", 0)
    me.tally = [me.hearts, 0, 0, 0, 0, 0]
    me.hand = [box.take(name) for name in player.get("hand", ())]
    me.known = []
    me.fancy = [FANCY_CARD[name] for name in player.get("fancy", ())]
    me.played = [FANCY_CARD[name] for name in player.get("played", ())]
    me.offer = []
    me.reserved = SPELL[player["reserved"]] if "reserved" in player else NONE
    me.companion = COMPANION[player["companion"]] if "companion" in player else NONE
    me.companion_used = False
    if "at" in player:
        s.pieces[number] = s.shops.index(SHOP[player["at"]])


def coins(game: Given) -> int:
    """The coins of the player whose turn was prepared."""
    return game.me.stock[COIN]


def names(cards: Sequence[int]) -> list[str]:
    """Artisans as keys call them."""
    return [artisan_key(card) for card in cards]
