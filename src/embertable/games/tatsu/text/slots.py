"""What the phrases of Tatsu are filled with."""

from __future__ import annotations

from typing import Any, Final

from embertable.core.text.shared import SHARED
from embertable.core.text.slots import NUMBER, PLAYER, Listed, Marked, Noun, Player, Slots, counted
from embertable.core.text.tongue import Tongue
from embertable.games.tatsu.cards.tables import SPIRITS, Spirit
from embertable.games.tatsu.chapters.rows import AnswerUnseen, PlayUnseen, RequestUnseen, ServeUnseen
from embertable.games.tatsu.chapters.turn import Answer, Play, Request, Serve, TakeTurn
from embertable.games.tatsu.events import Asked, Carried, Dealt, Discarded, Ended, Placed, Scored, Took, TurnedUp
from embertable.games.tatsu.knowledge.view import View
from embertable.games.tatsu.terms import CLANS, GHOST, RED

WHO: Final = Player({GHOST: "ghost"})
CLAN: Final = Noun([f"{clan} clan" for clan in CLANS])
COLOUR: Final = Noun(CLANS).of(lambda spirit: spirit.clan)
SPIRIT: Final = Marked(lambda spirit: spirit.id).of(lambda thing: SPIRITS[thing.card])
POINTS: Final = counted("point")
PILE: Final = NUMBER.of(lambda option: option.column + 1)


def sort(spirit: Spirit) -> str:
    """What tells a spirit from the others of its clan."""
    if spirit.fusion:
        return "fusion"
    if spirit.factor:
        return "multiplier"
    return "of strength 1" if spirit.strength == 1 else ""


def asked_clan(ask: Any, view: View | None) -> int:
    """The clan of the one who asks."""
    return CLANS.index(view["places"][ask.place]["clan"]) if view is not None else 0


def hand_meant(ask: Any, view: View | None) -> str:
    """Red decides for two hands at a table with a ghost, so each question says which one it means."""
    if view is None:
        return ""
    people = [place["who"] for place in view["places"]]
    acting = ask.giver if isinstance(ask, Answer) else ask.place
    if people[acting] == GHOST:
        return "for the ghost"
    red = view["places"][acting]["clan"] == CLANS[RED]
    return "beside the ghost" if GHOST in people and red else "of clan"


HANDS = ("", "of clan", "for the ghost", "beside the ghost")


def named(who: int, tongue: Tongue) -> str:
    """A player, or the ghost."""
    return WHO.said(who, "", tongue)


slots = Slots(SHARED)

# Cards
slots.says(
    Spirit,
    forms=("", "of strength 1", "multiplier", "fusion"),
    form=sort,
    clan=COLOUR,
    strength=NUMBER,
    points=POINTS,
    factor=NUMBER,
)

# Questions
slots.says(TakeTurn, forms=HANDS, form_seen=hand_meant, seat=PLAYER, clan=CLAN.seen(asked_clan))
slots.says(Answer, forms=HANDS, form_seen=hand_meant, seat=PLAYER, clan=CLAN.seen(asked_clan))
slots.says(AnswerUnseen, seat=PLAYER)

# Options
slots.says(Play, Serve, card=SPIRIT)
slots.says(Request, RequestUnseen, whom=WHO)
slots.says(PlayUnseen, ServeUnseen, pile=PILE)

# Events
slots.says(Dealt, number=NUMBER, dealer=PLAYER)
slots.says(Asked, who=WHO, whom=WHO, clan=CLAN)
slots.says(
    Placed,
    forms=("", "for another"),
    form=lambda event: "" if event.who == event.giver else "for another",
    giver=WHO,
    who=WHO,
    card=SPIRIT,
)
slots.says(TurnedUp, who=PLAYER, card=SPIRIT)
slots.says(Took, who=WHO, clan=CLAN, count=counted("spirit"), points=POINTS)
slots.says(Carried, leader=WHO, count=counted("card"))
slots.says(Discarded, count=counted("card"))
slots.says(Scored, clan=CLAN, points=NUMBER, factor=NUMBER, total=POINTS.of(lambda event: event.points * event.factor))
slots.says(
    Ended,
    forms=("", "together"),
    form=lambda event: "together" if len(event.winners) > 1 else "",
    winner=PLAYER.of(lambda event: event.winners[0]),
    winners=Listed(PLAYER),
    points=POINTS,
)
