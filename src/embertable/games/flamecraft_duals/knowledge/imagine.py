"""The tables a seat could be sitting at: what it has not seen is dealt anew."""

from __future__ import annotations

from embertable.core.flow import reopen
from embertable.core.imagining import mix
from embertable.core.rng import Rng
from embertable.games.flamecraft_duals.chapters.scoring import matches
from embertable.games.flamecraft_duals.places.patterns import fits
from embertable.games.flamecraft_duals.state import Player, State


def imagine(s: State, seat: int, rng: Rng) -> State:
    """A state this seat could be in: deck, opponent's hand and fountain pile dealt anew, what it knows left alone."""
    imagined = s.clone()
    imagined.rng = rng.split()
    mix(imagined.pile, rng)
    unseen: list[int] = []
    places: list[int] = []
    for place in range(len(s.deck)):
        if place >= len(s.returned) or s.returned[place] != seat:
            unseen.append(s.deck[place])
            places.append(place)
    for rival in rivals(s, seat):
        unseen += [card for card in rival.hand if card not in rival.shown]
    mix(unseen, rng)
    deal(imagined, seat, unseen, places)
    if not reopen(imagined):
        # The opponent is asked about scoring although no coin is left: there must be a card that can be scored.
        fitting = fits(s.board)
        fitting_cards = [card for card in unseen if matches(card, fitting)]
        card = fitting_cards[rng.below(len(fitting_cards))]
        unseen.remove(card)
        unseen.append(card)
        deal(imagined, seat, unseen, places)
        is_question = reopen(imagined)
        assert is_question, "the imagined question is none"
    return imagined


def deal(imagined: State, seat: int, unseen: list[int], places: list[int]) -> None:
    """Unseen cards into the places of the deck and, the last of them, into the opponent's hand."""
    for index in range(len(places)):
        imagined.deck[places[index]] = unseen[index]
    for rival in rivals(imagined, seat):
        rival.hand = rival.shown + unseen[len(places) :]


def rivals(s: State, seat: int) -> list[Player]:
    """The opponent; nobody in a solo game."""
    return [s.players[other] for other in s.round_from(seat)[1:]]
