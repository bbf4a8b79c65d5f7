"""What the events of the log are filled with."""

from __future__ import annotations

from embertable.core.text.slots import CLAUSE, NUMBER, PLAYER, TEXT, Card, Counted, Listed, Marked, Slots, counted
from embertable.games.wyrmspan import events
from embertable.games.wyrmspan.cards.tables import (
    DECISIONS,
    FOOD,
    OBJECTIVES,
    TRACK,
    Decision,
    Objective,
)
from embertable.games.wyrmspan.terms import (
    AUTOMA,
    CARD,
)
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

telling.says(events.Kept, events.HadTurn, events.Passed, seat=PLAYER)
telling.says(events.RoundBegan, number=NUMBER, first=PLAYER)
telling.says(events.Excavated, seat=PLAYER, card=THE_CAVE, cave=CAVE_NAME)
telling.says(
    events.Enticed,
    forms=("", "over another"),
    form=lambda event: "over another" if event.covered else "",
    seat=PLAYER,
    card=THE_DRAGON,
    cave=CAVE_NAME,
    covered=CLAUSE.of(lambda event: TheDragon(event.covered)),
)
telling.says(events.Explored, seat=PLAYER, cave=CAVE_NAME)
telling.says(events.Used, events.Revealed, events.DiscardedDragon, seat=PLAYER, card=THE_DRAGON)
telling.says(
    events.TookDragon,
    forms=("", "from deck"),
    form=lambda event: "" if event.is_open else "from deck",
    seat=PLAYER,
    card=THE_DRAGON,
)
telling.says(
    events.TookCave,
    forms=("", "from deck"),
    form=lambda event: "" if event.is_open else "from deck",
    seat=PLAYER,
    card=THE_CAVE,
)
telling.says(events.DiscardedCave, seat=PLAYER, card=THE_CAVE)
telling.says(
    events.Gained,
    events.Paid,
    events.Lost,
    seat=PLAYER,
    tokens=Listed(TOKENS).of(lambda event: [(count, what) for what, count in event.tokens]),
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
telling.says(events.Cached, seat=PLAYER, token=TOKENS.of(lambda event: (1, event.what)), card=THE_DRAGON)
telling.says(events.Tucked, seat=PLAYER, card=THE_DRAGON, under=CLAUSE.of(lambda event: TheDragon(event.under)))


def fed_form(event: events.Fed) -> str:
    """Tokens are cached, cards tucked; the third one brings a bonus."""
    by = "tucked" if FOOD[event.card] == CARD else ""
    return f"{by} third".strip() if event.times == 3 else by


telling.says(
    events.Fed,
    forms=("", "tucked", "third", "tucked third"),
    form=fed_form,
    card=THE_DRAGON,
    times=NUMBER,
)
telling.says(
    events.Stepped,
    forms=("", "brown"),
    form=lambda event: "brown" if TRACK[event.space] is None else "",
    seat=WHO,
    space=NUMBER,
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
    forms=("", "shared"),
    form=lambda event: "" if len(event.winners) == 1 else "shared",
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
