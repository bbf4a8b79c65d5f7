"""What a seat may know, and the tables it could be sitting at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from embertable.core.flow import asked, is_over, reopen
from embertable.core.game import question_view
from embertable.core.rng import Rng
from embertable.games.flamecraft.card import COMPANIONS, FANCY, SHOPS, SPELLS, SYMBOL
from embertable.games.flamecraft.setup import KNOWN, STANDARD
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.words import (
    CLOSED,
    EMPTY,
    FACE_DOWN,
    FREE,
    KIND_NAMES,
    KINDS,
    MIXED,
    NONE,
    SLOTS,
    SYMBOL_NAMES,
    artisan_key,
)

DEALS: Final = 40  # tried at random before one is looked for


def view(s: State, seat: int | None) -> Mapping[str, Any]:
    """The table as seen from a seat: its own hand and fancy dragons, and everything that lies open."""
    return {
        "question": question_view(s, seat),
        "seat": seat,
        "seats": s.seats,
        "first": s.first,
        "active": s.active,
        "over": is_over(s),
        "ending": s.ending != NONE,
        "last_turns": s.last if s.last != NONE else None,
        "town": [view_plot(s, plot) for plot in range(len(s.shops))],
        "park": [
            {"card": artisan_key(card), "tokens": s.trays[card][:] if card in s.trays else None} for card in s.park
        ],
        "row": [SPELLS[spell].id for spell in s.row],
        "decks": {
            "artisans": len(s.artisan_deck),
            "fancy": len(s.fancy_deck),
            "enchantments": len(s.spell_deck),
            "shops": len(s.shop_deck) - len(s.laid),
        },
        "players": [view_player(s, each, seat) for each in range(s.seats)],
        "remembered": remembered(s, seat),
        "strangers": [
            {"kind": KIND_NAMES[kind], "plot": plot_number(s.pieces[number + 1])}
            for number, kind in enumerate(s.strangers)
        ],
        "extra_turns": s.turn.extra,
        "here": plot_number(s.turn.here),
    }


def remembered(s: State, seat: int | None) -> Mapping[str, Any]:
    """What the seat knows to lie under the decks: how far from the bottom, and which; or that it is there at all."""
    if seat is None:
        return {"artisans": [], "fancy": [], "fancy_mixed": []}
    return {
        "artisans": [[place, artisan_key(s.artisan_deck[place])] for place in known_places(s.artisans_under, seat)],
        "fancy": [[place, FANCY[s.fancy_deck[place]].id] for place in known_places(s.fancy_under, seat)],
        "fancy_mixed": [FANCY[card].id for card in s.players[seat].returned],
    }


def known_places(under: list[int], seat: int) -> list[int]:
    """Where the seat knows what lies under a deck, from the bottom."""
    return [place for place in range(len(under)) if under[place] != MIXED and under[place] >> seat & 1]


def plot_number(plot: int) -> int | None:
    """A plot as the table numbers it."""
    return None if plot == NONE else plot + 1


def view_plot(s: State, plot: int) -> Mapping[str, Any]:
    """One plot: its shop, the artisans in the slots, the enchantments and coins on it, the pieces there."""
    shop = s.shops[plot]
    return {
        "plot": plot + 1,
        "shop": SHOPS[shop].id if shop >= 0 else None,
        "face_down": shop == FACE_DOWN,
        "symbol": SYMBOL_NAMES[SYMBOL[shop]] if shop >= 0 else None,
        "sleeping": shop >= 0 and SHOPS[shop].sleeping,
        "slots": [
            None if card == FREE else artisan_key(card)
            for card in s.slots[plot * SLOTS : plot * SLOTS + SLOTS]
            if card != CLOSED
        ],
        "enchantments": [SPELLS[spell].id for spell in s.spells[plot * SLOTS : plot * SLOTS + SLOTS] if spell != NONE],
        "coin_spaces": s.coin_spaces[:] if shop >= 0 and SHOPS[shop].coin_spaces else None,
        "pieces": [piece for piece, where in enumerate(s.pieces) if where == plot],
    }


def view_player(s: State, player: int, seat: int | None) -> Mapping[str, Any]:
    """One player: what lies open, and the hand as far as the seat knows it."""
    me = s.players[player]
    own = player == seat
    given = s.players[seat].given if seat is not None else []
    return {
        "stock": me.stock[:],
        "hearts": me.hearts,
        "plot": plot_number(s.pieces[player]),
        "hand_count": len(me.hand),
        "hand": [artisan_key(card) for card in me.hand] if own else None,
        "known": [artisan_key(card) for card in me.known],
        "fancy_count": len(me.fancy),
        "fancy": [FANCY[card].id for card in me.fancy] if own else None,
        "fancy_known": [FANCY[card].id for card in me.fancy if own or card in given],
        "played": [FANCY[card].id for card in me.played],
        "offer_count": len(me.offer),
        "offer": [FANCY[card].id for card in me.offer] if own else None,
        "reserved": None if me.reserved == NONE else SPELLS[me.reserved].id,
        "companion": None if me.companion == NONE else COMPANIONS[me.companion].id,
        "companion_used": me.companion_used,
        "final": [me.coin_hearts, me.moon_hearts] if s.scored else None,
    }


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal anew what the seat has not seen: decks, hidden cards of other hands, shops still face down."""
    imagined = deal(s, seat, rng)
    if reopen(imagined) or is_over(s) or asked(s).seat == seat:
        return imagined
    for _ in range(DEALS):
        imagined = deal(s, seat, rng)
        if reopen(imagined):
            return imagined
    return look_for_deal(s, seat, rng)


def deal(s: State, seat: int, rng: Rng) -> State:
    """One table the seat could be sitting at, whether or not the open question could be asked there."""
    imagined = s.clone()
    imagined.rng = rng.split()
    redeal_artisans(imagined, seat, rng)
    redeal_fancy(imagined, seat, rng)
    redeal_shops(imagined, rng)
    rng.shuffle(imagined.spell_deck)
    return imagined


def unknown_places(deck: list[int], under: list[int], seat: int) -> list[int]:
    """The places of a deck whose card the seat does not know, from the bottom."""
    places = [place for place in range(len(under)) if under[place] == MIXED or not under[place] >> seat & 1]
    places += range(len(under), len(deck))
    return places


def redeal_artisans(s: State, seat: int, rng: Rng) -> None:
    """Artisans change places between the deck and the hands of others, but for those the seat knows."""
    places = unknown_places(s.artisan_deck, s.artisans_under, seat)
    pool = [s.artisan_deck[place] for place in places]
    for other, player in enumerate(s.players):
        if other != seat:
            pool += [card for card in player.hand if card not in player.known]
    rng.shuffle(pool)
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        for place, card in enumerate(player.hand):
            if card not in player.known:
                player.hand[place] = pool.pop()
                if s.turn.drawn == card and s.active == other:
                    s.turn.drawn = player.hand[place]
    for index in range(len(places)):
        s.artisan_deck[places[index]] = pool[index]


def redeal_fancy(s: State, seat: int, rng: Rng) -> None:
    """Fancy dragons change places between the deck and the hands of others, but for those the seat knows.

    It knows whom it gave one, and what it put under the deck: where, or only that it lies among others there.
    """
    given = s.players[seat].given
    mine = s.players[seat].returned
    places = unknown_places(s.fancy_deck, s.fancy_under, seat)
    pool = [s.fancy_deck[place] for place in places if s.fancy_deck[place] not in mine]
    for other, player in enumerate(s.players):
        if other != seat:
            pool += [card for card in player.fancy if card not in given] + player.offer
    rng.shuffle(pool)
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        player.fancy = [card if card in given else pool.pop() for card in player.fancy]
        player.offer = [pool.pop() for _ in player.offer]
    mixed = [place for place in range(len(s.fancy_under)) if s.fancy_under[place] == MIXED]
    rng.shuffle(mixed)
    for card in mine:
        place = mixed.pop()
        s.fancy_deck[place] = card
        places.remove(place)
    for index in range(len(places)):
        s.fancy_deck[places[index]] = pool[index]
    for other, player in enumerate(s.players):
        if other != seat:
            player.returned = [s.fancy_deck[mixed.pop()] for _ in player.returned]


def redeal_shops(s: State, rng: Rng) -> None:
    """The shop deck: as far as players know the mixture, any shops that fit it."""
    if s.shop_mix == KNOWN:
        rng.shuffle(s.shop_deck)
        return
    piles = KINDS + 1 if s.shop_mix == STANDARD else 1
    deck: list[int] = []
    box: list[int] = []
    for pile in range(piles):
        inside = [shop for shop in s.shop_deck if piles == 1 or min(SYMBOL[shop], KINDS) == pile]
        outside = [shop for shop in s.box if piles == 1 or min(SYMBOL[shop], KINDS) == pile]
        cards = inside + outside
        rng.shuffle(cards)
        deck += cards[: len(inside)]
        box += cards[len(inside) :]
    rng.shuffle(deck)
    s.shop_deck = deck
    s.box = box


def look_for_deal(s: State, seat: int, rng: Rng) -> State:
    """When chance finds no table at which the question is one: try each unseen card in the hand of the one asked."""
    other = asked(s).seat
    imagined = deal(s, seat, rng)
    player = imagined.players[other]
    given = imagined.players[seat].given
    for place, card in enumerate(player.fancy):
        if card in given:
            continue
        for below in unmixed(imagined, seat):
            exchange(player.fancy, place, imagined.fancy_deck, below)
            if reopen(imagined):
                return imagined
            exchange(player.fancy, place, imagined.fancy_deck, below)
    for place, card in enumerate(player.hand):
        if card in player.known or card == imagined.turn.drawn:
            continue
        for below in unknown_places(imagined.artisan_deck, imagined.artisans_under, seat):
            exchange(player.hand, place, imagined.artisan_deck, below)
            if reopen(imagined):
                return imagined
            exchange(player.hand, place, imagined.artisan_deck, below)
    # Only what is really there makes this question: then just the decks are dealt anew.
    imagined = s.clone()
    imagined.rng = rng.split()
    reshuffle(imagined.artisan_deck, unknown_places(s.artisan_deck, s.artisans_under, seat), rng)
    reshuffle(imagined.fancy_deck, unmixed(s, seat), rng)
    reopen(imagined)
    return imagined


def unmixed(s: State, seat: int) -> list[int]:
    """The places of the fancy deck that can be dealt anew one by one: unknown, and not among the cards let go."""
    places = unknown_places(s.fancy_deck, s.fancy_under, seat)
    return [place for place in places if place >= len(s.fancy_under) or s.fancy_under[place] != MIXED]


def reshuffle(deck: list[int], places: list[int], rng: Rng) -> None:
    """The cards of these places change places among themselves."""
    cards = [deck[place] for place in places]
    rng.shuffle(cards)
    for index in range(len(places)):
        deck[places[index]] = cards[index]


def exchange(one: list[int], place: int, two: list[int], below: int) -> None:
    """Two cards change places."""
    one[place], two[below] = two[below], one[place]


def check(s: State) -> None:
    """Each card is in one place, no count is negative, and nobody stands where there is no shop."""
    check_cards(s)
    for me in s.players:
        assert min(me.stock) >= 0, f"a stock is negative: {me.stock}"
        assert me.hearts >= 0, "reputation never goes below 0"
        assert all(card in me.hand for card in me.known), "a known card is no longer in hand"
    for piece in s.pieces:
        assert piece == NONE or s.shops[piece] >= 0, "a piece stands where no shop is"
    assert len(s.artisans_under) <= len(s.artisan_deck), "more is known to lie under the artisans than there are"
    assert len(s.fancy_under) <= len(s.fancy_deck), "more is known to lie under the fancy dragons than there are"
    mixed = [card for card, knowers in zip(s.fancy_deck, s.fancy_under, strict=False) if knowers == MIXED]
    for me in s.players:
        assert all(card in mixed for card in me.returned), "a fancy dragon let go lies elsewhere"
    assert len(s.park) <= 5, "the Park is too full"
    assert all(card in s.park for card in s.trays), "tokens lie on a card that left the Park"
    assert len(s.row) <= 5, "the row is too long"
    for plot, shop in enumerate(s.shops):
        closed = all(card == CLOSED for card in s.slots[plot * SLOTS : plot * SLOTS + SLOTS])
        assert shop not in (EMPTY, FACE_DOWN) or closed, "artisans lie where no shop is open"
    assert s.shops.count(FACE_DOWN) == len(s.laid), "a face-down shop is not remembered"


def check_cards(s: State) -> None:
    """Nothing is created or lost."""
    artisans = s.artisan_deck + s.park + [card for card in s.slots if card >= 0]
    fancy = s.fancy_deck[:]
    spells = s.spell_deck + s.row + [spell for spell in s.spells if spell != NONE]
    for me in s.players:
        artisans += me.hand
        fancy += me.fancy + me.played + me.offer
        spells += [me.reserved] if me.reserved != NONE else []
    copies = 7 - (0, 1, 2, 1, 0, 0)[s.seats]
    assert sorted(artisans) == list(range(copies * KINDS)), f"an artisan was created or lost: {sorted(artisans)}"
    assert len(fancy) == len(set(fancy)), "a fancy dragon is in two places"
    assert s.seats == 1 or len(fancy) == len(FANCY), "a fancy dragon was lost"
    half = len(SPELLS) // 2
    assert sorted(spells) == list(range(half, 2 * half) if s.gold else range(half)), "an enchantment was lost"
    shops = s.shop_deck + [shop for shop in s.shops if shop >= 0] + s.box
    assert len(shops) == len(set(shops)), "a shop is in two places"
