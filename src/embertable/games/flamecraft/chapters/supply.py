"""Taking and giving: tokens, hearts and cards of the decks, and the moment the last card is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Step
from embertable.games.flamecraft.cards.tables import FITS
from embertable.games.flamecraft.events import (
    NO_TOKENS,
    Act,
    DrewArtisan,
    DrewFancy,
    EndTriggered,
    Gained,
    Paid,
    RefilledPark,
    RefilledRow,
    TookArtisan,
)
from embertable.games.flamecraft.places import place_of
from embertable.games.flamecraft.state import Player, State
from embertable.games.flamecraft.terms import (
    CLOSED,
    COIN,
    FREE,
    KIND_OF,
    KINDS,
    LAST_ARTISAN,
    LAST_ENCHANTMENT,
    MIXED,
    NONE,
    PARK_SIZE,
    ROW_SIZE,
    SLOTS,
    TOKENS,
)


def gain_hearts(s: State, seat: int, hearts: int) -> None:
    """Move the marker of a player."""
    if hearts:
        me = s.players[seat]
        me.hearts += hearts
        me.tally[s.turn.cause] += hearts
        if s.journal is not None:
            tell_gain(s, seat, hearts, NO_TOKENS)


def tell_gain(s: State, seat: int, hearts: int, tokens: Sequence[int]) -> None:
    """What an act brings at once is told with it, in one line."""
    journal = s.journal
    if journal is None or not (hearts or any(tokens)):
        return
    last = journal[-1] if journal else None
    if not isinstance(last, Act) or last.seat != seat:
        last = Gained(seat)
        s.note(last)
    last.bring(hearts, tokens)


class EarnBy(Step):
    """From now on hearts are earned by this."""

    def __init__(self, cause: int) -> None:
        self.cause = cause

    def resolve(self, s: State) -> None:
        s.turn.cause = self.cause


def earn_by(s: State, cause: int, *steps: Step) -> None:
    """Take steps whose hearts are earned by this; afterwards hearts are earned as before."""
    s.then(EarnBy(cause), *steps, EarnBy(s.turn.cause))


def gain(s: State, seat: int, token: int, count: int) -> None:
    """Take tokens of one sort from the bank."""
    if count:
        s.players[seat].stock[token] += count
        if s.journal is not None:
            tell_gain(s, seat, 0, [count if each == token else 0 for each in range(TOKENS)])


def gain_goods(s: State, seat: int, goods: tuple[int, ...]) -> None:
    """Take goods by kind from the supply."""
    add_goods(s, seat, goods)
    if s.journal is not None:
        tell_gain(s, seat, 0, (*goods, 0))


def add_goods(s: State, seat: int, goods: Sequence[int]) -> None:
    """Goods by kind come to a player."""
    stock = s.players[seat].stock
    for kind in range(KINDS):
        stock[kind] += goods[kind]


def less_one(goods: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Goods by kind with one of a kind less."""
    return tuple([count - 1 if each == kind else count for each, count in enumerate(goods)])


def spend(s: State, seat: int, goods: tuple[int, ...], coins: int) -> None:
    """Goods by kind, and coins, leave a player."""
    me = s.players[seat]
    total = coins
    for kind in range(KINDS):
        me.stock[kind] -= goods[kind]
        total += goods[kind]
    me.stock[COIN] -= coins
    s.turn.spent = total


def pay(s: State, seat: int, goods: tuple[int, ...], coins: int) -> None:
    """Return goods by kind, and coins, to the bank."""
    spend(s, seat, goods, coins)
    if s.turn.spent and s.journal is not None:
        s.note(Paid(seat, (*goods, coins)))


def give(s: State, seat: int, to: int, token: int) -> None:
    """A token goes to another player; NONE is a non-player, and then it goes to the supply."""
    s.players[seat].stock[token] -= 1
    if to != NONE:
        s.players[to].stock[token] += 1


def tokens_of(me: Player) -> int:
    """How many tokens a player owns, coins among them."""
    return sum(me.stock)


def trigger_end(s: State, why: int) -> None:
    """The last card of a deck is drawn: after this turn everyone has one more. (p. 13)"""
    if s.ending == NONE:
        s.ending = s.active
        if s.journal is not None:
            s.note(EndTriggered(s.active, why))


def put_artisan_under(s: State, card: int, knowers: int, together: int) -> None:
    """An artisan goes under its deck; `knowers` is a mask of the seats that saw which.

    Those put there `together` lie by kind, whichever of them went first.
    """
    place = sum([1 for other in s.artisan_deck[:together] if KIND_OF[other] > KIND_OF[card]])
    s.artisan_deck.insert(place, card)
    s.artisans_under.insert(place, knowers)


def put_fancy_under(s: State, card: int, knowers: int, together: int) -> None:
    """A fancy dragon goes under its deck; those put there `together` lie by number."""
    place = sum([1 for other in s.fancy_deck[:together] if other > card])
    s.fancy_deck.insert(place, card)
    s.fancy_under.insert(place, knowers)


def next_artisan(s: State) -> int:
    """Turn the top card of the artisan deck; the deck must have one. Once it lies somewhere, `mind_artisans`."""
    card = s.artisan_deck.pop()
    if len(s.artisans_under) > len(s.artisan_deck):
        s.artisans_under.pop()
    s.revealed += 1
    return card


def mind_artisans(s: State) -> None:
    """Whether that was the last artisan of the deck."""
    if not s.artisan_deck:
        trigger_end(s, LAST_ARTISAN)


def draw_artisan(s: State, seat: int) -> int:
    """Take the top card of the artisan deck into a hand."""
    card = next_artisan(s)
    s.players[seat].hand.append(card)
    if s.journal is not None:
        s.note(DrewArtisan(seat, card))
    mind_artisans(s)
    return card


def take_from_park(s: State, seat: int, card: int) -> int:
    """Take an artisan of the Park into a hand, with the tokens lying on it: how many there were."""
    s.park.remove(card)
    me = s.players[seat]
    me.hand.append(card)
    me.known.append(card)
    if s.journal is not None:
        s.note(TookArtisan(seat, card))
    return take_tray(s, seat, card)


def take_tray(s: State, seat: int, card: int) -> int:
    """Take the tokens lying on an artisan that leaves the Park: how many there were."""
    if card not in s.trays:
        return 0
    tray = s.trays.pop(card)
    stock = s.players[seat].stock
    for token in range(TOKENS):
        stock[token] += tray[token]
    tell_gain(s, seat, 0, tray)
    return sum(tray)


def drop_artisan(me: Player, card: int) -> None:
    """An artisan leaves a hand, seen by all."""
    me.hand.remove(card)
    if card in me.known:
        me.known.remove(card)


def next_fancy(s: State) -> int:
    """The top card of the fancy deck, which must have one.

    Once cards are drawn that were mixed under it, nobody knows any longer which of them still lie there.
    """
    card = s.fancy_deck.pop()
    s.revealed += 1
    if len(s.fancy_under) > len(s.fancy_deck) and s.fancy_under.pop() == MIXED:
        s.fancy_under = [0 if knowers == MIXED else knowers for knowers in s.fancy_under]
        for player in s.players:
            player.returned = []
    return card


def draw_fancy(s: State, seat: int) -> None:
    """Draw the top card of the fancy deck into a hand; nothing if there is none."""
    if s.fancy_deck:
        card = next_fancy(s)
        s.players[seat].fancy.append(card)
        if s.journal is not None:
            s.note(DrewFancy(seat, card))


def keep_offered(s: State, seat: int, card: int) -> None:
    """One of the fancy dragons a player looks at goes to the hand."""
    me = s.players[seat]
    me.offer.remove(card)
    me.fancy.append(card)


def refill_park(s: State) -> None:
    """Fill the Park from the artisan deck as far as it goes."""
    first = len(s.park)
    while len(s.park) < PARK_SIZE and s.artisan_deck:
        s.park.append(next_artisan(s))
    if len(s.park) > first:
        if s.journal is not None:
            s.note(RefilledPark(tuple(s.park[first:])))
        mind_artisans(s)


def refill_row(s: State) -> None:
    """Fill the row from the enchantment deck as far as it goes."""
    first = len(s.row)
    while len(s.row) < ROW_SIZE and s.spell_deck:
        s.row.append(s.spell_deck.pop())
        s.revealed += 1
    if len(s.row) > first:
        s.idle = 0
        if s.journal is not None:
            s.note(RefilledRow(tuple(s.row[first:])))
        if not s.spell_deck:
            trigger_end(s, LAST_ENCHANTMENT)


def open_shop(s: State, plot: int, shop: int) -> None:
    """A shop lies face up on a plot, its slots free."""
    s.shops[plot] = shop
    for slot in range(SLOTS):
        s.slots[place_of(plot, slot)] = FREE if FITS[shop][slot] else CLOSED


def tuck(s: State, plot: int, spell: int) -> None:
    """Put an enchantment under a shop."""
    s.spells[s.spells.index(NONE, place_of(plot, 0))] = spell
