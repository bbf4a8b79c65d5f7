"""Tatsu in English."""

from __future__ import annotations

from embertable.core.text.en import english_tongue
from embertable.core.text.tongue import Mood
from embertable.games.tatsu.chapters.rows import AnswerUnseen, PlayUnseen, RequestUnseen, ServeUnseen
from embertable.games.tatsu.chapters.turn import (
    Answer,
    AnswerBesideGhost,
    AnswerForGhost,
    Play,
    Request,
    Serve,
    TakeTurn,
    TakeTurnBesideGhost,
    TakeTurnForGhost,
)
from embertable.games.tatsu.events import Asked, Carried, Dealt, Discarded, Placed, Scored, Took, TurnedUp, Won
from embertable.games.tatsu.terms import CLANS, TARGET
from embertable.games.tatsu.text.cards import card
from embertable.games.tatsu.text.names import named

en = english_tongue(
    nouns={},
    words={
        "title": "Tatsu",
        "tagline": "Tricks of two clans: play your dragon yourself, or make somebody else do it.",
        "ghost": "the ghost",
        "red": "red",
        "yellow": "yellow",
        "red clan": "the red clan",
        "yellow clan": "the yellow clan",
        "spirit name": "{clan} spirit {strength}",
        "one name": "{clan} spirit 1 worth {points}",
        "multiplier name": "{clan} multiplier ×{factor}",
        "fusion name": "{clan} fusion spirit",
        "strength": "Strength",
        "worth": "Worth",
        "multiplier adds": "If {clan} catches it, that clan's multiplier grows by {factor}.",
        "multiplier weak": "It has no strength: any spirit with strength beats it.",
        "fusion carries": "Nobody takes this trick yet: it goes to whoever wins the next one.",
        "fusion leads": "The next trick is led by the one it lies in front of.",
        "score finished deals": "finished deals",
        "score this deal": "this deal",
        "short red": "R",
        "short yellow": "Y",
        "deal": "deal",
        "trick": "trick",
        "hand": "cards",
        "in front": "in front",
        "dealer": "dealer",
        "leads": "leads",
        "carried": "waiting for a winner",
        "caught": "caught",
        "total": "total",
        "face down": "face down",
        "deck spirits": "Spirits",
        "variant ghost_seat": "Seat of the ghost",
        "about ghost_seat": "Three players only: the ghost sits opposite the red player, or always in the same place.",
        "variant ghost_seat opposite_red": "opposite the red player",
        "variant ghost_seat fixed": "always the same",
        "variant max_deals": "Most deals",
        "about max_deals": f"After this many deals the game ends, even if nobody has {TARGET} points.",
    },
)


def name(who: int) -> str:
    """A player, or the ghost."""
    return named(who, en)


@en.says(TakeTurn)
def take_turn(ask: TakeTurn, mood: Mood) -> str:
    return "your turn: play a card of your clan, or ask somebody to do it for you"


@en.says(TakeTurnForGhost)
def take_turn_for_ghost(ask: TakeTurnForGhost, mood: Mood) -> str:
    return "the ghost's turn: play one of its cards, or ask somebody to do it for the ghost"


@en.says(TakeTurnBesideGhost)
def take_turn_beside_ghost(ask: TakeTurnBesideGhost, mood: Mood) -> str:
    return "your own turn: play a card of your own hand, or ask somebody to do it for you"


@en.says(Answer)
def answer(ask: Answer, mood: Mood) -> str:
    return "you were asked: choose which of your cards to give"


@en.says(AnswerForGhost)
def answer_for_ghost(ask: AnswerForGhost, mood: Mood) -> str:
    return "the ghost was asked: choose which of its cards to give"


@en.says(AnswerBesideGhost)
def answer_beside_ghost(ask: AnswerBesideGhost, mood: Mood) -> str:
    return "you were asked, not the ghost: choose a card of your own hand to give"


@en.says(AnswerUnseen)
def answer_unseen(ask: AnswerUnseen, mood: Mood) -> str:
    return "you were asked, and no such card lies face up: choose a face-down one"


@en.says(Play)
def play(option: Play, mood: Mood) -> str:
    return f"play {card(option.card, en)}"


@en.says(Serve)
def serve(option: Serve, mood: Mood) -> str:
    return f"give {card(option.card, en)}"


@en.says(Request)
def request(option: Request, mood: Mood) -> str:
    return f"ask {name(option.whom)} for a card"


@en.says(PlayUnseen)
def play_unseen(option: PlayUnseen, mood: Mood) -> str:
    return f"play the face-down card of column {option.column + 1}"


@en.says(RequestUnseen)
def request_unseen(option: RequestUnseen, mood: Mood) -> str:
    return f"ask {en.seat(option.giver)} for a face-down card"


@en.says(ServeUnseen)
def serve_unseen(option: ServeUnseen, mood: Mood) -> str:
    return f"give the face-down card of column {option.column + 1}"


@en.says(Dealt)
def dealt(event: Dealt, mood: Mood) -> str:
    return f"deal {event.number}: {en.seat(event.dealer)} deals"


@en.says(Asked)
def asked(event: Asked, mood: Mood) -> str:
    return f"{name(event.who)} asks {name(event.whom)} for a {CLANS[event.clan]} card"


@en.says(Placed)
def placed(event: Placed, mood: Mood) -> str:
    laid = card(event.card, en)
    if event.who == event.giver:
        return f"{name(event.who)} plays {laid}"
    return f"{name(event.giver)} gives {laid} to {name(event.who)}"


@en.says(TurnedUp)
def turned_up(event: TurnedUp, mood: Mood) -> str:
    return f"{en.seat(event.who)} turns up {card(event.card, en)}"


@en.says(Took)
def took(event: Took, mood: Mood) -> str:
    side = en.word(f"{CLANS[event.clan]} clan")
    return (
        f"{name(event.who)} takes the trick: {side} catches {en.count(event.count, 'card')} "
        f"worth {en.count(event.points, 'point')}"
    )


@en.says(Carried)
def carried(event: Carried, mood: Mood) -> str:
    return f"fusion: {en.count(event.count, 'card')} wait for the next trick; {name(event.leader)} leads"


@en.says(Discarded)
def discarded(event: Discarded, mood: Mood) -> str:
    return f"fusion in the last trick: {en.count(event.count, 'card')} go to nobody"


@en.says(Scored)
def scored(event: Scored, mood: Mood) -> str:
    side = en.word(f"{CLANS[event.clan]} clan")
    return f"{side}: {event.points} × {event.factor} = {en.count(event.points * event.factor, 'point')}"


@en.says(Won)
def won(event: Won, mood: Mood) -> str:
    verb = "wins" if len(event.winners) == 1 else "win"
    names = en.listed([en.seat(seat) for seat in event.winners], "and")
    return f"the game is over: {names} {verb} with {en.count(event.points, 'point')}"
