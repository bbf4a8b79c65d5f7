"""The tables a seat could be sitting at: what it has not seen is dealt anew."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import asked, reopen
from embertable.core.imagining import dealt_anew, mix, until_asked
from embertable.core.rng import Rng
from embertable.games.flamecraft.cards.tables import SYMBOL
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import KINDS, KNOWN, MIXED, STANDARD

TRIES: Final = 41  # at random, before a deal is looked for


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal anew what the seat has not seen: decks, hidden cards of other hands, shops still face down."""
    return until_asked(s, seat, rng, deal, TRIES) or look_for_deal(s, seat, rng)


def deal(s: State, seat: int, rng: Rng) -> None:
    """One table the seat could be sitting at, whether or not the open question could be asked there."""
    redeal_artisans(s, seat, rng)
    redeal_fancy(s, seat, rng)
    redeal_shops(s, rng)
    mix(s.spell_deck, rng)


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
    mix(pool, rng)
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        for place, card in enumerate(player.hand):
            if card not in player.known:
                player.hand[place] = pool.pop()
                if s.turn.drawn == card and s.active == other:
                    s.turn.drawn = player.hand[place]
    put(pool, s.artisan_deck, places)


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
    mix(pool, rng)
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
    put(pool, s.fancy_deck, places)
    for other, player in enumerate(s.players):
        if other != seat:
            player.returned = [s.fancy_deck[mixed.pop()] for _ in player.returned]


def redeal_shops(s: State, rng: Rng) -> None:
    """The shop deck: as far as players know the mixture, any shops that fit it."""
    if s.shop_mix == KNOWN:
        mix(s.shop_deck, rng)
        return
    piles = KINDS + 1 if s.shop_mix == STANDARD else 1
    deck: list[int] = []
    box: list[int] = []
    for pile in range(piles):
        cards = [shop for shop in s.shop_deck + s.box if piles == 1 or min(SYMBOL[shop], KINDS) == pile]
        inside = sum([1 for shop in cards if shop in s.shop_deck])
        mix(cards, rng)
        deck += cards[:inside]
        box += cards[inside:]
    rng.shuffle(deck)
    s.shop_deck = deck
    s.box = box


def look_for_deal(s: State, seat: int, rng: Rng) -> State:
    """When chance finds no table at which the question is one: try each unseen card in the hand of the one asked."""
    other = asked(s).seat
    imagined = dealt_anew(s, seat, rng, deal)
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
    imagined = dealt_anew(s, seat, rng, redeal_decks)
    reopen(imagined)
    return imagined


def redeal_decks(s: State, seat: int, rng: Rng) -> None:
    """What the seat does not know of the two decks changes places there; hands stay as they are."""
    reshuffle(s.artisan_deck, unknown_places(s.artisan_deck, s.artisans_under, seat), rng)
    reshuffle(s.fancy_deck, unmixed(s, seat), rng)


def unmixed(s: State, seat: int) -> list[int]:
    """The places of the fancy deck that can be dealt anew one by one: unknown, and not among the cards let go."""
    places = unknown_places(s.fancy_deck, s.fancy_under, seat)
    return [place for place in places if place >= len(s.fancy_under) or s.fancy_under[place] != MIXED]


def reshuffle(deck: list[int], places: list[int], rng: Rng) -> None:
    """The cards of these places change places among themselves."""
    cards = [deck[place] for place in places]
    mix(cards, rng)
    put(cards, deck, places)


def put(cards: list[int], deck: list[int], places: list[int]) -> None:
    """The cards come to lie in these places of a deck."""
    for index in range(len(places)):
        deck[places[index]] = cards[index]


def exchange(one: list[int], place: int, two: list[int], below: int) -> None:
    """Two cards change places."""
    one[place], two[below] = two[below], one[place]
