"""What the events of the log are filled with."""

from __future__ import annotations

from typing import Final

from embertable.core.text.slots import CLAUSE, NUMBER, PLAYER, TEXT, Card, Counted, Listed, Marked, Slots, counted
from embertable.games.wyrmspan import events
from embertable.games.wyrmspan.cards.tables import DECISIONS, OBJECTIVES, TRACK, Decision, Objective
from embertable.games.wyrmspan.terms import AUTOMA
from embertable.games.wyrmspan.text.effects import effects
from embertable.games.wyrmspan.text.things import (
    CAVE_NAME,
    GIVEN,
    TAKEN,
    THE_CAVE,
    THE_DRAGON,
    TITLE,
    TOKENS,
    WHO,
    Ranked,
    Series,
    TheDragon,
    Word,
)

telling = Slots(effects)


def by_kind(tokens: events.Tokens) -> list[tuple[int, int]]:
    """Tokens as they are counted: how many of which."""
    return [(count, what) for what, count in tokens]


def paid_or_not(event: events.Priced) -> str:
    """What was paid for an action at once is told with it."""
    return "paid" if event.price else ""


def open_or_not(event: events.TookDragon | events.TookCave) -> str:
    """Nobody else saw a card that came from the deck."""
    return "" if event.is_open else "from deck"


def fed_form(event: events.Cached | events.Tucked) -> str:
    """A hatchling counts what it gets; the third one brings a bonus."""
    return "third" if event.fed == 3 else "fed" if event.fed else ""


PRICE: Final = Listed(TOKENS).of(lambda event: by_kind(event.price))

telling.says(events.Kept, events.HadTurn, events.Passed, seat=PLAYER)
telling.says(events.RoundBegan, number=NUMBER, first=PLAYER)
telling.says(
    events.Excavated, forms=("", "paid"), form=paid_or_not, seat=PLAYER, card=THE_CAVE, cave=CAVE_NAME, price=PRICE
)
telling.says(
    events.Enticed,
    forms=("", "paid", "over another", "paid over another"),
    form=lambda event: f"{paid_or_not(event)}{' over another' if event.covered else ''}".strip(),
    seat=PLAYER,
    card=THE_DRAGON,
    cave=CAVE_NAME,
    price=PRICE,
    covered=CLAUSE.of(lambda event: TheDragon(event.covered)),
)
telling.says(events.Explored, forms=("", "paid"), form=paid_or_not, seat=PLAYER, cave=CAVE_NAME, price=PRICE)
telling.says(events.Used, events.Revealed, events.DiscardedDragon, seat=PLAYER, card=THE_DRAGON)
telling.says(
    events.TookDragon,
    forms=("", "from deck"),
    form=open_or_not,
    seat=PLAYER,
    card=THE_DRAGON,
)
telling.says(
    events.TookCave,
    forms=("", "from deck"),
    form=open_or_not,
    seat=PLAYER,
    card=THE_CAVE,
)
telling.says(events.DiscardedCave, seat=PLAYER, card=THE_CAVE)
telling.says(
    events.Gained,
    events.Paid,
    events.Lost,
    seat=PLAYER,
    tokens=Listed(TOKENS).of(lambda event: by_kind(event.tokens)),
)
telling.says(events.Exchanged, seat=PLAYER, given=GIVEN, gained=TAKEN)
telling.says(
    events.Laid,
    forms=("", "mat"),
    form=lambda event: "" if event.card else "mat",
    seat=PLAYER,
    eggs=Counted("egg", symbol=True).of(lambda event: event.count),
    card=THE_DRAGON,
)
telling.says(
    events.Cached,
    forms=("", "fed", "third"),
    form=fed_form,
    seat=PLAYER,
    token=TOKENS.of(lambda event: (1, event.what)),
    card=THE_DRAGON,
    fed=NUMBER,
)
telling.says(
    events.Tucked,
    forms=("", "fed", "third"),
    form=fed_form,
    seat=PLAYER,
    card=THE_DRAGON,
    under=CLAUSE.of(lambda event: TheDragon(event.under)),
    fed=NUMBER,
)
telling.says(
    events.Stepped,
    forms=("", "giving", "brown"),
    form=lambda event: "brown" if TRACK[event.space] is None else "giving" if event.gained else "",
    seat=WHO,
    space=NUMBER,
    gained=Listed(TOKENS).of(lambda event: by_kind(event.gained)),
)
telling.says(
    events.PlacedMarker, seat=WHO, guild=Card().of(lambda event: event.guild), cell=NUMBER.of(lambda e: e.cell + 1)
)
telling.says(
    events.Swapped,
    seat=PLAYER,
    first=CLAUSE.of(lambda event: TheDragon(event.first)),
    second=CLAUSE.of(lambda event: TheDragon(event.second)),
)


def objective_id(side: Objective) -> str:
    """The card of an objective."""
    return f"objective-{side.id}"


def ranking(event: events.ObjectiveScored) -> list[Ranked]:
    """Who stands where; last the Automa, where she plays."""
    seats = [*range(len(event.ranks))]
    if event.with_automa:
        seats[-1] = AUTOMA
    return [Ranked(seat, rank) for seat, rank in zip(seats, event.ranks, strict=True)]


telling.says(Ranked, who=WHO, rank=Word("rank"))
telling.says(Objective, what=TITLE)
telling.says(
    events.ObjectiveScored,
    objective=Marked(objective_id).of(
        lambda event: next(each for each in OBJECTIVES if objective_id(each) == event.objective)
    ),
    places=Series(", ").of(ranking),
)
telling.says(events.Bought, seat=PLAYER, card=THE_DRAGON, points=counted("point"))
telling.says(Decision, id=TEXT)
telling.says(
    events.AutomaDecided,
    decision=Marked(lambda decision: f"automa-{decision.id}").of(
        lambda event: next(each for each in DECISIONS if each.id == event.decision)
    ),
)
telling.says(
    events.AutomaTook,
    forms=("dragon", "cave"),
    form=lambda event: "dragon" if event.card else "cave",
    card=THE_DRAGON,
    cave=THE_CAVE,
)
telling.says(events.AutomaRefreshed, events.AutomaPassed)
telling.says(
    events.AutomaMovedCoins,
    forms=("on", "off"),
    form=lambda event: "on" if event.count > 0 else "off",
    coins=Counted("coin", symbol=True).of(lambda event: abs(event.count)),
)
telling.says(
    events.Ended,
    forms=("", "together"),
    form=lambda event: "together" if len(event.winners) > 1 else "",
    winner=PLAYER.of(lambda event: event.winners[0]),
    winners=Listed(PLAYER),
    points=counted("point").of(lambda event: max(event.points)),
)
telling.says(
    events.EndedAlone,
    forms=("won", "lost"),
    form=lambda event: "won" if event.wins else "lost",
    seat=PLAYER.of(lambda event: 0),
    points=counted("point"),
    automa=counted("point"),
)
