"""What the phrases of every language are filled with: the same things, said by that language's own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from embertable.core.text.marks import marked
from embertable.core.text.tongue import Mood, Tongue, capitalized
from embertable.games.wyrmspan import events
from embertable.games.wyrmspan.cards.tables import CAVE_EFFECTS, CAVE_IDS, DRAGON_IDS, OBJECTIVES, TRACK
from embertable.games.wyrmspan.chapters.end import SellFor
from embertable.games.wyrmspan.chapters.entice import Cover, Entice
from embertable.games.wyrmspan.chapters.excavate import Dig, Excavate
from embertable.games.wyrmspan.chapters.exchange import Exchange, ExchangeToPay
from embertable.games.wyrmspan.chapters.explore import Explore
from embertable.games.wyrmspan.chapters.guild import PutMarker, StepTo
from embertable.games.wyrmspan.chapters.limits import Drop, DropThis
from embertable.games.wyrmspan.chapters.rounds import UseThis
from embertable.games.wyrmspan.effects import (
    activating,
    caching,
    drawing,
    gaining,
    grammar,
    laying,
    moving,
    playing,
    taking,
    trading,
    tucking,
)
from embertable.games.wyrmspan.effects.paying import Payment, PayWith
from embertable.games.wyrmspan.setup import FirstResource, LetGo
from embertable.games.wyrmspan.terms import (
    AUTOMA,
    CAVE,
    CAVE_NAMES,
    COIN,
    COLUMNS,
    DRAGON,
    EGG,
    MAT,
    NOTHING,
    THING_NAMES,
)

Slots = Mapping[str, str]
Filler = Callable[[Any, Tongue], Slots]
FILLERS: dict[type, Filler] = {}


def templates(tongue: Tongue, phrases: Mapping[type, str]) -> None:
    """Teach a tongue phrases with slots, by the kind of thing they are for."""
    for kind, words in phrases.items():
        tongue.says(kind)(phrase(tongue, kind, words))


def phrase(tongue: Tongue, kind: type, words: str) -> Callable[[Any, Mood], str]:
    """One phrase, filled anew each time."""
    fill = FILLERS.get(kind)

    def say(thing: Any, mood: Mood) -> str:
        return words if fill is None else words.format(**fill(thing, tongue))

    return say


def fills(*kinds: type) -> Callable[[Filler], Filler]:
    """Register what the phrases for these kinds are filled with."""

    def register(fill: Filler) -> Filler:
        for kind in kinds:
            FILLERS[kind] = fill
        return fill

    return register


def dragon(number: int, tongue: Tongue) -> str:
    """A dragon by its name; one that was not seen is some dragon."""
    return marked("card", DRAGON_IDS[number], tongue.word(f"dragon {number}")) if number else tongue.word("some dragon")


def cave_card(number: int, tongue: Tongue) -> str:
    """A cave card by its number."""
    if not number:
        return tongue.word("some cave card")
    return marked("card", CAVE_IDS[number], tongue.word("cave name").format(number=number))


def cave_with_effect(number: int, tongue: Tongue) -> str:
    """A cave card and what it does."""
    return f"{cave_card(number, tongue)} ({tongue.clause(CAVE_EFFECTS[number], Mood.DO)})"


def symbol(what: int, tongue: Tongue, count: int = 1) -> str:
    """A token in words a table may show as a picture."""
    return marked("symbol", THING_NAMES[what], tongue.noun(what, count))


def tokens(count: int, what: int, tongue: Tongue) -> str:
    """So many tokens."""
    return f"{count} {symbol(what, tongue, count)}"


def place(number: int, tongue: Tongue) -> str:
    """A place of the mat, as one would point to it."""
    if number == MAT:
        return tongue.word("place mat")
    row, column = divmod(number, COLUMNS)
    return tongue.word(f"place {CAVE_NAMES[row]}").format(number=column + 1)


def payment(paid: Payment, tongue: Tongue) -> str:
    """A thing that is paid."""
    if paid.what == EGG:
        return tongue.word("egg from").format(egg=tokens(1, EGG, tongue), place=place(paid.which, tongue))
    if paid.what == DRAGON:
        return dragon(paid.which, tongue)
    return cave_card(paid.which, tongue) if paid.what == CAVE else tokens(1, paid.what, tongue)


def objective(name: str, tongue: Tongue) -> str:
    """An objective is called by what it counts."""
    return capitalized(tongue.clause(next(each.what for each in OBJECTIVES if each.id == name)))


def cave_slots(cave: int, tongue: Tongue) -> Slots:
    """A cave in the cases phrases need."""
    name = CAVE_NAMES[cave]
    return {
        "cave": tongue.word(f"cave {name}"),
        "in_cave": tongue.word(f"in {name}"),
        "to_cave": tongue.word(f"to {name}"),
    }


def who(seat: int, tongue: Tongue) -> str:
    """A player, or the Automa."""
    return tongue.word("automa") if seat == AUTOMA else tongue.seat(seat)


# Options


@fills(LetGo)
def let_go(step: LetGo, tongue: Tongue) -> Slots:
    """Two cards."""
    return {"first": payment(step.first, tongue), "second": payment(step.second, tongue)}


@fills(FirstResource, gaining.GainKind, gaining.GatherKind, gaining.ShareKind, caching.CacheKind, Drop)
def kind(step: Any, tongue: Tongue) -> Slots:
    """One token."""
    return {"token": tokens(1, step.kind, tongue)}


@fills(Excavate, Dig, playing.DigThen)
def excavate(step: Any, tongue: Tongue) -> Slots:
    """A cave card and a cave."""
    return {"card": cave_with_effect(step.card, tongue), **cave_slots(step.cave, tongue)}


@fills(Entice)
def entice(step: Entice, tongue: Tongue) -> Slots:
    """A dragon and a cave."""
    return {"card": dragon(step.card, tongue), **cave_slots(step.cave, tongue)}


@fills(playing.Play)
def play(step: playing.Play, tongue: Tongue) -> Slots:
    """A dragon, a cave, and what is left out of the cost."""
    less = ""
    if step.dropped != NOTHING:
        less = tongue.word("cheaper by").format(token=tokens(1, step.dropped, tongue))
    return {"card": dragon(step.card, tongue), "less": less, **cave_slots(step.cave, tongue)}


@fills(Explore)
def explore(step: Explore, tongue: Tongue) -> Slots:
    """A cave."""
    return cave_slots(step.cave, tongue)


@fills(Exchange, ExchangeToPay)
def exchange(step: Any, tongue: Tongue) -> Slots:
    """Two tokens given, one taken."""
    if step.first == step.second:
        given = tokens(2, step.first, tongue)
    else:
        given = tongue.word("one and one").format(
            first=tokens(1, step.first, tongue), second=tokens(1, step.second, tongue)
        )
    return {"given": given, "gained": tokens(1, step.gained, tongue)}


@fills(PayWith, trading.Strike, DropThis)
def give(step: Any, tongue: Tongue) -> Slots:
    """A thing that is paid."""
    return {"payment": payment(step.payment, tongue)}


@fills(gaining.Stash)
def stash(step: gaining.Stash, tongue: Tongue) -> Slots:
    """A token and a place."""
    return {"token": tokens(1, step.kind, tongue), "place": place(step.place, tongue)}


@fills(caching.CacheAt, tucking.TuckUnder, tucking.TuckBlind, taking.TuckNewest, laying.LayAt)
@fills(tucking.TuckUnseen, playing.CoverAt, moving.SwapThis)
def at_place(step: Any, tongue: Tongue) -> Slots:
    """A place."""
    return {"place": place(step.place, tongue)}


@fills(moving.SwapWith)
def swap_with(step: moving.SwapWith, tongue: Tongue) -> Slots:
    """The other place."""
    return {"place": place(step.second, tongue)}


@fills(tucking.TuckCard, drawing.DiscardOne, Cover)
def one_dragon(step: Any, tongue: Tongue) -> Slots:
    """A dragon."""
    return {"card": dragon(step.card, tongue)}


@fills(drawing.TuckOne)
def tuck_one(step: drawing.TuckOne, tongue: Tongue) -> Slots:
    """A drawn dragon and a place."""
    return {"card": dragon(step.card, tongue), "place": place(step.place, tongue)}


@fills(taking.TakeFaceUp)
def take_face_up(step: taking.TakeFaceUp, tongue: Tongue) -> Slots:
    """A card of either display."""
    return {"card": dragon(step.card, tongue) if step.kind == DRAGON else cave_with_effect(step.card, tongue)}


@fills(taking.TakeTop)
def take_top(step: taking.TakeTop, tongue: Tongue) -> Slots:
    """The kind of the deck."""
    return {"deck": tongue.word(f"top {THING_NAMES[step.kind]}")}


@fills(grammar.Consider)
def consider(ask: grammar.Consider, tongue: Tongue) -> Slots:
    """The dragon whose ability is offered."""
    return {"card": dragon(ask.source, tongue)}


@fills(grammar.DoPart)
def do_part(step: grammar.DoPart, tongue: Tongue) -> Slots:
    """What the part says."""
    return {"effect": tongue.clause(step.part, Mood.DO)}


@fills(activating.UseAbility, UseThis)
def use(step: Any, tongue: Tongue) -> Slots:
    """A dragon whose ability is used."""
    return {"card": dragon(step.dragon, tongue)}


@fills(StepTo)
def step_to(step: StepTo, tongue: Tongue) -> Slots:
    """A space of the guild track and its reward."""
    reward = TRACK[step.space]
    return {"space": str(step.space), "reward": "" if reward is None else f" ({tongue.clause(reward, Mood.DO)})"}


@fills(PutMarker)
def put_marker(step: PutMarker, tongue: Tongue) -> Slots:
    """A cell of the guild tile."""
    return {"cell": str(step.cell + 1)}


@fills(SellFor)
def sell_for(step: SellFor, tongue: Tongue) -> Slots:
    """A dragon, what is paid and what it brings."""
    paid = [tokens(price.count, price.what, tongue) for price in step.sale.prices]
    return {
        "card": dragon(step.dragon, tongue),
        "paid": tongue.listed(paid, tongue.word("and")),
        "points": tongue.count(step.sale.points, "point"),
    }


# Events


@fills(events.Kept, events.HadTurn, events.Passed)
def seat_only(event: Any, tongue: Tongue) -> Slots:
    """A player."""
    return {"seat": tongue.seat(event.seat)}


@fills(events.RoundBegan)
def round_began(event: events.RoundBegan, tongue: Tongue) -> Slots:
    """The number of the round and who begins."""
    return {"number": str(event.number), "seat": tongue.seat(event.first)}


@fills(events.Excavated)
def excavated(event: events.Excavated, tongue: Tongue) -> Slots:
    """A player, a cave card and a cave."""
    card = cave_card(event.cave_card, tongue)
    return {"seat": tongue.seat(event.seat), "card": card, **cave_slots(event.cave, tongue)}


@fills(events.Enticed)
def enticed(event: events.Enticed, tongue: Tongue) -> Slots:
    """A player, a dragon, a cave, and what it was placed on."""
    on_top = tongue.word("on top of").format(card=dragon(event.covered, tongue)) if event.covered else ""
    card = dragon(event.card, tongue)
    return {"seat": tongue.seat(event.seat), "card": card, "on_top": on_top, **cave_slots(event.cave, tongue)}


@fills(events.Explored)
def explored(event: events.Explored, tongue: Tongue) -> Slots:
    """A player and a cave."""
    return {"seat": tongue.seat(event.seat), **cave_slots(event.cave, tongue)}


@fills(events.Used, events.Revealed, events.DiscardedDragon)
def used(event: Any, tongue: Tongue) -> Slots:
    """A player and a dragon."""
    return {"seat": tongue.seat(event.seat), "card": dragon(event.card, tongue)}


@fills(events.TookDragon)
def took_dragon(event: events.TookDragon, tongue: Tongue) -> Slots:
    """A player and a dragon, perhaps unseen."""
    return {"seat": tongue.seat(event.seat), "card": dragon(event.card, tongue)}


@fills(events.TookCave, events.DiscardedCave)
def took_cave(event: Any, tongue: Tongue) -> Slots:
    """A player and a cave card, perhaps unseen."""
    return {"seat": tongue.seat(event.seat), "card": cave_card(event.cave_card, tongue)}


@fills(events.Gained, events.Paid, events.Lost)
def gained(event: Any, tongue: Tongue) -> Slots:
    """A player and tokens."""
    return {"seat": tongue.seat(event.seat), "tokens": tokens(event.count, event.what, tongue)}


@fills(events.Exchanged)
def exchanged(event: events.Exchanged, tongue: Tongue) -> Slots:
    """A player, two tokens given and one taken."""
    return {"seat": tongue.seat(event.seat), **exchange(event, tongue)}


@fills(events.Laid)
def laid(event: events.Laid, tongue: Tongue) -> Slots:
    """A player and where the egg lies."""
    where = dragon(event.card, tongue) if event.card else tongue.word("place mat")
    return {"seat": tongue.seat(event.seat), "place": where}


@fills(events.Cached)
def cached(event: events.Cached, tongue: Tongue) -> Slots:
    """A player, a token and a dragon."""
    token = tokens(1, event.what, tongue)
    return {"seat": tongue.seat(event.seat), "token": token, "card": dragon(event.card, tongue)}


@fills(events.Tucked)
def tucked(event: events.Tucked, tongue: Tongue) -> Slots:
    """A player, a card perhaps unseen, and the dragon above it."""
    card = dragon(event.card, tongue)
    return {"seat": tongue.seat(event.seat), "card": card, "under": dragon(event.under, tongue)}


@fills(events.Fed)
def fed(event: events.Fed, tongue: Tongue) -> Slots:
    """A player, a hatchling and how often."""
    return {"seat": tongue.seat(event.seat), "card": dragon(event.card, tongue), "times": str(event.times)}


@fills(events.Stepped)
def stepped(event: events.Stepped, tongue: Tongue) -> Slots:
    """A player or the Automa, and a space."""
    return {"seat": who(event.seat, tongue), "space": str(event.space)}


@fills(events.PlacedMarker)
def placed_marker(event: events.PlacedMarker, tongue: Tongue) -> Slots:
    """A player or the Automa, and a cell."""
    tile = marked("card", event.guild, tongue.word(event.guild.replace("-", " ", 1)))
    return {"seat": who(event.seat, tongue), "cell": str(event.cell + 1), "guild": tile}


@fills(events.Swapped)
def swapped(event: events.Swapped, tongue: Tongue) -> Slots:
    """A player and two dragons."""
    first, second = dragon(event.first, tongue), dragon(event.second, tongue)
    return {"seat": tongue.seat(event.seat), "first": first, "second": second}


@fills(events.ObjectiveScored)
def objective_scored(event: events.ObjectiveScored, tongue: Tongue) -> Slots:
    """The objective and who stands where."""
    title = marked("card", event.objective, objective(event.objective.removeprefix("objective-"), tongue))
    seats = [tongue.seat(seat) for seat in range(len(event.ranks))]
    if event.with_automa:
        seats[-1] = tongue.word("automa")
    places = [f"{seat} – {tongue.word(f'rank {rank}')}" for seat, rank in zip(seats, event.ranks, strict=True)]
    return {"objective": title, "places": ", ".join(places)}


@fills(events.Bought)
def bought(event: events.Bought, tongue: Tongue) -> Slots:
    """A player, a dragon and points."""
    points = tongue.count(event.points, "point")
    return {"seat": tongue.seat(event.seat), "card": dragon(event.card, tongue), "points": points}


@fills(events.AutomaDecided)
def automa_decided(event: events.AutomaDecided, tongue: Tongue) -> Slots:
    """The decision."""
    name = tongue.word("decision name").format(id=event.decision)
    return {"decision": marked("card", f"automa-{event.decision}", name)}


@fills(events.AutomaTook)
def automa_took(event: events.AutomaTook, tongue: Tongue) -> Slots:
    """A dragon or a cave card."""
    return {"card": dragon(event.card, tongue) if event.card else cave_card(event.cave_card, tongue)}


@fills(events.AutomaMovedCoins)
def automa_moved_coins(event: events.AutomaMovedCoins, tongue: Tongue) -> Slots:
    """How many coins, on or off."""
    coins = tokens(abs(event.count), COIN, tongue)
    return {"coins": tongue.word("puts coins" if event.count > 0 else "removes coins").format(coins=coins)}


@fills(events.EndedAlone)
def ended_alone(event: events.EndedAlone, tongue: Tongue) -> Slots:
    """Who won, and the points of both."""
    seat = tongue.seat(0)
    return {
        "winner": seat if event.wins else tongue.word("automa"),
        "seat": seat,
        "points": tongue.count(event.points, "point"),
        "automa": tongue.count(event.automa, "point"),
    }


@fills(events.Ended)
def ended(event: events.Ended, tongue: Tongue) -> Slots:
    """Who won, with how many points."""
    winners = [tongue.seat(seat) for seat in event.winners]
    points = max(event.points)
    return {"winners": tongue.listed(winners, tongue.word("and")), "points": tongue.count(points, "point")}
