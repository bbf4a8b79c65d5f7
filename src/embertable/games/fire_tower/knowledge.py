"""What a seat may know, and the tables it could be sitting at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from embertable.core.flow import asked, is_over, reopen
from embertable.core.game import question_view
from embertable.core.rng import Rng
from embertable.games.fire_tower.fires import roof_of, zone_of
from embertable.games.fire_tower.forest import BITS, CELLS, ETERNAL, LAND, SIZE
from embertable.games.fire_tower.hand import DiscardSome
from embertable.games.fire_tower.shelf import COPIES, KIND
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.towers import live_directions
from embertable.games.fire_tower.turn import ChooseAction, ChooseSpread
from embertable.games.fire_tower.words import (
    ANY,
    BUCKETS,
    COLOURS,
    CORNERS,
    DIRECTIONS,
    FIRESTORM,
    FIRST_LIMIT,
    FULL,
    IDS,
    MODES,
    ROLES,
    TEAMS,
)

FREE = "."
BURNING = "f"
BROKEN = "b"
FOR_EVER = "e"
LOST = "x"


def view(s: State, seat: int | None) -> Mapping[str, Any]:
    """The table as seen from a seat: everything but the deck and the hands of others."""
    return {
        "question": question_view(s, seat),
        "seat": seat,
        "seats": s.seats,
        "mode": MODES[s.mode],
        "map": view_map(s),
        "wind": DIRECTIONS[s.wind],
        "live": [DIRECTIONS[direction] for direction in s.live],
        "limit": s.limit,
        "deck": len(s.deck),
        "discard": [IDS[card] for card in s.discard],
        "turn": s.turn,
        "turns": s.turns,
        "max_turns": s.max_turns,
        "extra": s.extra,
        "players": [view_player(s, other, seat) for other in range(s.seats)],
        "drawn": view_drawn(s, seat),
        "known": [{"seat": holder, "card": IDS[card]} for knower, holder, card in s.known if knower == seat],
        "winners": s.winners[:],
        "over": is_over(s),
    }


def view_map(s: State) -> list[str]:
    """The forest, a row a line: free, fire, firebreak, eternal flame, burnt tower."""
    rows: list[str] = []
    line = ""
    for cell in CELLS:
        bit = BITS[cell]
        if s.fire & bit:
            line += BURNING
        elif s.breaks & bit:
            line += BROKEN
        elif s.burnt & bit:
            line += LOST
        elif ETERNAL & bit:
            line += FOR_EVER
        else:
            line += FREE
        if len(line) == SIZE:
            rows.append(line)
            line = ""
    return rows


def view_player(s: State, other: int, seat: int | None) -> Mapping[str, Any]:
    """A tower and its player."""
    player = s.players[other]
    return {
        "corner": CORNERS[player.corner],
        "colour": COLOURS[player.corner],
        "intact": player.intact,
        "role": ROLES[player.role],
        "bucket": BUCKETS[player.bucket],
        "cards": len(player.hand),
        "hand": [IDS[card] for card in player.hand] if other == seat else None,
    }


def view_drawn(s: State, seat: int | None) -> Mapping[str, Any]:
    """The two cards of a shadow: only it sees them."""
    return {"cards": len(s.drawn), "hand": [IDS[card] for card in s.drawn] if s.turn == seat else None}


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal the hidden cards anew until the question somebody is being asked is one this deal would ask."""
    while True:
        imagined = s.clone()
        imagined.rng = rng.split()
        deal_hidden(imagined, seat, rng)
        if reopen(imagined):
            return imagined


def deal_hidden(s: State, seat: int, rng: Rng) -> None:
    """Deck, hands of others and a shadow's two cards: dealt from what the seat has not seen.

    What is certain stays: cards known to be in a hand; events, which are never in one; and no more copies of a card
    in the deck than were shuffled into it.
    """
    hands = [s.players[other].hand for other in range(s.seats)]
    if s.turn != seat:
        hands.append(s.drawn)
    pool = [card for card in s.deck if card < FIRESTORM]
    places: list[int] = []  # a place in a hidden hand, by the number of the hand
    for number in range(len(hands)):
        if number != seat:
            pool += hands[number]
            places += [number] * len(hands[number])
            hands[number].clear()
    for knower, holder, card in s.known:
        if knower == seat:
            pool.remove(card)
            places.remove(holder)
            hands[holder].append(card)
    rng.shuffle(pool)
    rng.shuffle(places)
    unseen = s.players[seat].in_deck[:]
    rest: list[int] = []
    for card in pool:
        if unseen[card] > 0:
            unseen[card] -= 1
            rest.append(card)
        else:
            hands[places.pop()].append(card)
    deal_payment(s, seat, rest, places)
    deck = [card for card in s.deck if card >= FIRESTORM]
    for card in rest:
        if places:
            hands[places.pop()].append(card)
        else:
            deck.append(card)
    rng.shuffle(deck)
    s.deck = deck
    for cards in hands:
        cards.sort()


def deal_payment(s: State, seat: int, rest: list[int], places: list[int]) -> None:
    """Whoever is about to pay with cards of a kind has them, and one more, so that there is a choice."""
    ask = asked(s) if s.agenda else None
    if not isinstance(ask, DiscardSome) or ask.seat == seat or ask.kind == ANY:
        return
    hand = s.players[ask.seat].hand
    for card in rest[:]:
        if len([held for held in hand if fits(ask, held)]) > ask.count or ask.seat not in places:
            return
        if fits(ask, card):
            rest.remove(card)
            places.remove(ask.seat)
            hand.append(card)


def fits(ask: DiscardSome, card: int) -> bool:
    """Whether a card could be discarded as asked."""
    return card >= ask.least and ask.kind in (ANY, KIND[card])


def check(s: State) -> None:
    """Nothing was created or lost, and the map is as the rules allow it to be."""
    zones = [s.deck, s.discard, s.drawn] + [player.hand for player in s.players]
    everything = [card for zone in zones for card in zone]
    counts = [everything.count(card) for card in range(len(IDS))]
    assert counts[:FIRESTORM] == COPIES, f"a card was created or lost: {counts}"
    assert all(count <= 1 for count in counts[FIRESTORM:]), "there is one of each event"
    assert not s.fire & s.breaks, "a cell holds one token"
    assert not (s.fire | s.breaks) & (s.burnt | ETERNAL), "nothing lies on what burns for ever"
    assert not (s.fire | s.breaks) & ~LAND, "everything lies on the map"
    intact = [player for player in s.players if player.intact]
    assert s.zones == sum(zone_of(player) for player in intact), "zones are those of intact towers"
    assert s.roofs == sum(roof_of(player) for player in intact), "roofs are those of intact towers"
    assert all(player.hand == sorted(player.hand) for player in s.players), "hands lie in order"
    if is_over(s):
        return
    assert s.live == live_directions(s), "live directions follow the towers"
    ask = asked(s)
    if isinstance(ask, ChooseSpread):
        assert s.wind in s.live, "the wind is live when a turn begins"
        assert all(len(player.hand) == s.limit for player in s.players if player.intact), "hands are full"
        burnt = 0 if s.mode == TEAMS else s.seats - len(intact)
        assert s.limit == FIRST_LIMIT + burnt, "the limit grows with every burnt tower"
    if isinstance(ask, ChooseSpread | ChooseAction):
        assert not s.fire & s.roofs, "a tower with fire on its roof has burnt"
        assert not s.queue, "burnt towers have had their consequences"
    assert not s.stepping or not isinstance(ask, ChooseAction), "no action inside an event"


def observe(s: State, seat: int) -> list[float]:
    """What the seat sees, as numbers: four layers of the map, the own hand, the open pile, the wind and the towers."""
    layers = (s.fire, s.breaks, s.burnt | ETERNAL, s.zones)
    numbers = [1.0 if layer & BITS[cell] else 0.0 for layer in layers for cell in CELLS]
    hand = s.players[seat].hand
    numbers += [float(hand.count(card)) for card in range(FIRESTORM)]
    numbers += [float(s.discard.count(card)) for card in range(len(IDS))]
    numbers += [1.0 if s.wind == direction else 0.0 for direction in range(4)]
    numbers += [1.0 if direction in s.live else 0.0 for direction in range(4)]
    numbers += [s.limit / 10, len(s.deck) / 60, s.turns / s.max_turns]
    for turn in range(4):
        numbers += observe_player(s, (seat + turn) % s.seats) if turn < s.seats else [0.0] * 12
    return numbers


def observe_player(s: State, seat: int) -> list[float]:
    """A tower as numbers: its corner, what its player is, the bucket, the cards, and whose turn it is."""
    player = s.players[seat]
    corner = [1.0 if player.corner == each else 0.0 for each in range(4)]
    role = [1.0 if player.role == each else 0.0 for each in range(3)]
    asks = not is_over(s) and asked(s).seat == seat
    flags = [player.intact, player.bucket == FULL, s.turn == seat, asks]
    return [*corner, *role, len(player.hand) / 10, *[1.0 if flag else 0.0 for flag in flags]]
