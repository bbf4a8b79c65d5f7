"""From seats and seed to the first question."""

from __future__ import annotations

from embertable.core.flow import advance
from embertable.core.rng import seeded
from embertable.games.fire_tower.cards.tables import COPIES
from embertable.games.fire_tower.chapters.champion import champions_begin
from embertable.games.fire_tower.chapters.turn import BEGIN_TURN
from embertable.games.fire_tower.events import Began
from embertable.games.fire_tower.places.towers import live_directions, roof_of, zone_of
from embertable.games.fire_tower.state import Player, State
from embertable.games.fire_tower.terms import ACTIVE, CORNERS, FIRESTORM, FIRST_LIMIT, FULL, MODES, MUTUAL_AID, NOBODY
from embertable.games.fire_tower.variants import Variants, corners_of, mode_of


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """Man the corners, deal, put the events into the deck, roll the first wind."""
    rng = seeded(seed)
    deck = [card for card in range(len(COPIES)) for _ in range(COPIES[card])]
    rng.shuffle(deck)
    in_deck = [*COPIES, int(variants.firestorm), int(variants.mutual_aid)]
    players: list[Player] = []
    for corner in corners_of(seats, variants):
        hand = sorted([deck.pop() for _ in range(FIRST_LIMIT)])
        unseen = [copies - hand.count(card) for card, copies in enumerate(in_deck)]
        players.append(Player(CORNERS.index(corner), hand, FULL, True, ACTIVE, unseen, NOBODY))
    if variants.mutual_aid:
        deck.insert(rng.below(len(deck) + 1), MUTUAL_AID)
    if variants.firestorm:
        deck.insert(rng.below(len(deck) + 1), FIRESTORM)
    wind = rng.below(4)
    s = State(
        seats=seats,
        agenda=[],
        options=[],
        rng=rng,
        revealed=0,
        journal=[],
        mode=MODES.index(mode_of(seats, variants)),
        voluntary=variants.fire_partial == "voluntary",
        max_turns=variants.max_turns,
        players=players,
        fire=0,
        breaks=0,
        burnt=0,
        zones=sum([zone_of(player) for player in players]),
        roofs=sum([roof_of(player) for player in players]),
        wind=wind,
        live=[],
        limit=FIRST_LIMIT,
        deck=deck,
        discard=[],
        drawn=[],
        turn=first_player(players, wind),
        turns=0,
        haunting=False,
        extra=0,
        queue=[],
        working=False,
        stepping=False,
        waiting=[],
        aided=0,
        known=[],
        winners=[],
    )
    s.live = live_directions(s)
    s.note(Began(wind, s.turn))
    s.then(BEGIN_TURN)
    champions_begin(s, variants)
    advance(s)
    return s


def first_player(players: list[Player], wind: int) -> int:
    """The wind side names two corners; the first of them with a tower begins. Corner and wind count clockwise."""
    manned = [player.corner for player in players]
    return manned.index(wind) if wind in manned else manned.index((wind + 1) % 4)
