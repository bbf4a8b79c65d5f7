"""Wyrmspan in English."""

from __future__ import annotations

from embertable.core.counts import AllOf, AtLeast, Condition, Count
from embertable.core.effects import If
from embertable.core.text.en import english_tongue
from embertable.core.text.tongue import Mood
from embertable.games.wyrmspan import events
from embertable.games.wyrmspan.cards.tables import DRAGONS
from embertable.games.wyrmspan.chapters.end import SellFor, SellLeftovers
from embertable.games.wyrmspan.chapters.entice import Cover, Entice
from embertable.games.wyrmspan.chapters.excavate import Dig, Excavate
from embertable.games.wyrmspan.chapters.exchange import Exchange, ExchangeToPay, PayResources, SpendResources
from embertable.games.wyrmspan.chapters.explore import Explore
from embertable.games.wyrmspan.chapters.guild import ChooseCell, EnterBrown, PutMarker, StepOn, StepTo, TakeStep
from embertable.games.wyrmspan.chapters.limits import Drop, DropCard, DropThis, DropToken
from embertable.games.wyrmspan.chapters.rounds import NoMore, UseOnce, UseThis
from embertable.games.wyrmspan.chapters.turn import Pass, TakeTurn
from embertable.games.wyrmspan.effects import (
    activating,
    caching,
    conditions,
    counts,
    drawing,
    gaining,
    grammar,
    laying,
    moving,
    playing,
    points,
    taking,
    trading,
    tucking,
)
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.paying import ChoosePayment, PayWith, Price
from embertable.games.wyrmspan.setup import FirstResource, FirstResources, KeepFour, LetGo
from embertable.games.wyrmspan.terms import (
    ABILITIES,
    ADJACENT,
    ANY,
    ANYWHERE,
    CACHED,
    CARD,
    CAVE,
    CAVE_NAMES,
    CHEAP,
    CHEAP_MOST,
    COIN,
    COLUMNS,
    COSTLY,
    CRYSTAL,
    DECK,
    DISPLAY,
    DRAGON,
    DRAGON_CARDS,
    EGG,
    FREE,
    GOLD,
    HAND,
    HERE,
    IN_AMETHYST,
    IN_CRIMSON,
    IN_GOLDEN,
    ITEM,
    LESS_ONE,
    LIMIT,
    MEAT,
    MILK,
    NO_RESOURCES,
    THIS_CAVE,
    THIS_COLUMN,
    TUCKED,
    trait_names,
)
from embertable.games.wyrmspan.text.slots import symbol, templates, tokens

en = english_tongue(
    nouns={
        MEAT: ("meat", "meat"),
        GOLD: ("gold", "gold"),
        CRYSTAL: ("crystal", "crystals"),
        MILK: ("milk", "milk"),
        COIN: ("coin", "coins"),
        EGG: ("egg", "eggs"),
        ANY: ("resource", "resources"),
        CARD: ("card", "cards"),
        DRAGON: ("dragon card", "dragon cards"),
        CAVE: ("cave card", "cave cards"),
        ITEM: ("resource or card", "resources or cards"),
        "step": ("step", "steps"),
        "dragon": ("dragon", "dragons"),
        "space": ("space", "spaces"),
    },
    words={
        "title": "Wyrmspan",
        "tagline": f"Dig out three caves, entice {DRAGON_CARDS} kinds of dragons, and explore what you have built.",
        "and": "and",
        "automa": "the Automa",
        "cave crimson": "Crimson Cavern",
        "cave golden": "Golden Grotto",
        "cave amethyst": "Amethyst Abyss",
        "in crimson": "in the Crimson Cavern",
        "in golden": "in the Golden Grotto",
        "in amethyst": "in the Amethyst Abyss",
        "to crimson": "to the Crimson Cavern",
        "to golden": "to the Golden Grotto",
        "to amethyst": "to the Amethyst Abyss",
        "place crimson": "space {number} of the Crimson Cavern",
        "place golden": "space {number} of the Golden Grotto",
        "place amethyst": "space {number} of the Amethyst Abyss",
        "place mat": "the mat",
        "on top of": " on top of {card}",
        "some dragon": "a dragon card",
        "some cave card": "a cave card",
        "cave name": "Cave {number}",
        "decision name": "Decision {id}",
        "egg from": "{egg} from {place}",
        "one and one": "{first} and {second}",
        "cheaper by": ", leaving out {token}",
        "top dragon": "the top card of the dragon deck",
        "top cave": "the top card of the cave deck",
        "cost": "Cost",
        "worth": "Worth",
        "nests": "Nests",
        "nothing": "nothing",
        "food meat": "meat",
        "food milk": "milk",
        "food card": "dragon card",
        "each food": "Each {food} stored here: {effect}",
        "third food": "At the third {food}, once: {effect}",
        "squares": "squares: {few}, with three or more players {many}",
        "fixed points": "The first marker here scores {first} points, the second {second}, each further one {further}.",
        "objective counts": "Whoever has most of this when the round ends stands first; equal numbers share a place.",
        "automa counts": "The Automa in rounds 1 to 4: {numbers}, and the coins on the tile{most}.",
        "automa most": ", together at most {most}",
        "decision passes": "If this is the last card of her deck, she passes.",
        "decision refreshes": "The face-up dragons are discarded and replaced.",
        "decision adds": "Put {coins} on the objective of the round.",
        "decision removes": "Take {coins} off the objective of the round.",
        "puts coins": "puts {coins} on the objective of the round",
        "removes coins": "takes {coins} off the objective of the round",
        "decision steps": "Guild steps in rounds 1 to 4: {steps}.",
        "decision most": "Guild steps: the spaces of your most excavated cave{plus}.",
        "decision least": "Guild steps: the spaces of your least excavated cave{plus}.",
        "decision brown": "On a brown space she takes face-up dragon {dragon} and {taken}.",
        "decision cave": "face-up cave {number}",
        "decision cell": "the {number}. free cell of the guild tile",
        "trait hatchling": "hatchling",
        "trait small": "small",
        "trait medium": "medium",
        "trait large": "large",
        "trait shy": "shy",
        "trait aggressive": "aggressive",
        "trait playful": "playful",
        "trait helpful": "helpful",
        "trait when played": "when played",
        "trait if activated": "if activated",
        "trait once per round": "once per round",
        "trait end game": "end of game",
        "rank 0": "first",
        "rank 1": "second",
        "rank 2": "third",
        "rank 3": "no place",
        "guild plains": "Plains Guild",
        "guild seafarers": "Guild of Seafarers",
        "guild highlands": "Guild of Highlands",
        "guild rainforest": "Rainforest Guild",
        "score guild": "guild",
        "score dragons": "dragons",
        "score abilities": "end of game abilities",
        "score eggs": "eggs",
        "score cached": "cached resources",
        "score tucked": "tucked cards",
        "score objectives": "objectives",
        "score leftovers": "coins and leftovers",
        "score caves": "cave cards",
        "deck dragons": "Dragons",
        "deck caves": "Caves",
        "deck guilds": "Guild tiles",
        "deck objectives": "Objectives",
        "deck automa": "Decisions of the Automa",
        "variant automa": "Opponent when alone",
        "about automa": "For one player: which deck of decisions the Automa plays with.",
        "variant automa usual": "the first level",
        "variant automa automa-1": "Automa, level 1",
        "variant automa automa-2": "Automa, level 2",
        "variant automa automa-3": "Automa, level 3",
        "variant automa ravel-1": "Ravel, level 1",
        "variant automa ravel-2": "Ravel, level 2",
        "variant automa ravel-3": "Ravel, level 3",
        "round": "round",
        "first player": "first player",
        "passed": "passed",
        "hand": "Hand",
        "stock": "Stock",
        "display": "Display",
        "deck": "deck",
        "guild": "Guild",
        "free": "free",
        "objectives": "Objectives",
        "points": "points",
        "eggs": "eggs",
        "coins": "coins",
        "explored": "explored",
        "not excavated": "not excavated",
        "empty": "empty",
        "cards": "cards",
        "player column": "player",
        "steps": "steps",
        "markers": "markers",
        "short meat": "M",
        "short gold": "G",
        "short crystal": "C",
        "short milk": "L",
        **{f"dragon {dragon.number}": dragon.name for dragon in DRAGONS},
    },
)

# Questions

templates(
    en,
    {
        KeepFour: "which two of your six cards do you let go?",
        FirstResources: "which three resources do you begin with? Take the next one",
        TakeTurn: "your turn: excavate, entice a dragon, explore a cave, or pass",
        ChoosePayment: "what do you pay with?",
        PayResources: "which two resources do you exchange for the one you miss?",
        gaining.ChooseKind: "which resource do you take?",
        gaining.ChooseTuckedCost: "which resource of the tucked card's cost do you take?",
        gaining.ChooseShared: "which resource do you name for everybody?",
        gaining.ChooseGathered: "which resource do you take?",
        gaining.StashToken: "do you cache what you took?",
        caching.ChooseToken: "which of your resources do you cache?",
        caching.ChooseCachePlace: "on which dragon?",
        caching.ChooseSupplied: "which resource from the supply do you cache?",
        tucking.ChooseTuckPlace: "under which dragon do you tuck a card?",
        tucking.ChooseTuckCard: "which card do you tuck?",
        tucking.ChooseBlindPlace: "under which dragon do you tuck the top card of the deck?",
        tucking.ChooseEachPlace: "under which of these dragons do you tuck a card next?",
        taking.ChooseCard: "which card do you take?",
        taking.KeepOrTuck: "do you tuck the card you took, or keep it?",
        drawing.TuckDrawn: "which of the drawn cards do you tuck?",
        drawing.DiscardDrawn: "which of the drawn cards do you discard?",
        laying.ChooseNest: "where do you lay the egg?",
        grammar.OrderParts: "what comes first?",
        grammar.Consider: "{card}: do you use the ability?",
        grammar.ChooseParts: "which one do you choose?",
        playing.ChooseDragon: "which dragon do you play, and where?",
        playing.ChooseCovered: "on top of which of your dragons do you play another?",
        playing.ChooseCovering: "which dragon do you play there?",
        playing.ChooseDigPlace: "which cave do you excavate with the card that came up?",
        playing.ChooseDig: "where do you excavate, and with which card?",
        activating.ChooseAbility: "which dragon's ability do you use?",
        activating.ChooseBonus: "which printed bonus do you take?",
        moving.ChooseSwapped: "which dragon changes its place?",
        moving.ChooseSwappedWith: "with which dragon?",
        TakeStep: "do you take the step on the guild track?",
        EnterBrown: "the next space of the guild track is brown: do you enter it and place a marker?",
        ChooseCell: "on which cell of the guild tile do you put a marker?",
        DropToken: f"you have more than {LIMIT} resources: which do you give back?",
        DropCard: f"you have more than {LIMIT} cards: which do you discard?",
        UseOnce: "the round ends: which ability do you use?",
        SellLeftovers: "the game ends: do you pay leftovers for points?",
    },
)


@en.says(trading.StrikeDeal)
def strike_deal(ask: trading.StrikeDeal, mood: Mood) -> str:
    trade = ask.trade
    return f"do you {price(trade.price)} to {en.clause(trade.then, Mood.TO_DO)}?"


# Options

templates(
    en,
    {
        LetGo: "let go of {first} and {second}",
        FirstResource: "begin with {token}",
        gaining.GainKind: "take {token}",
        gaining.GatherKind: "take {token}",
        gaining.ShareKind: "name {token}",
        gaining.Stash: "cache {token} on the dragon in {place}",
        Excavate: "excavate {in_cave} with {card}",
        Dig: "excavate {in_cave} with {card}",
        playing.DigThen: "excavate {in_cave} with {card}",
        Entice: "entice {card} {to_cave}",
        playing.Play: "play {card} {to_cave}{less}",
        Explore: "explore the {cave}",
        Pass: "pass",
        Exchange: "exchange {given} for {gained}",
        ExchangeToPay: "exchange {given} for {gained}",
        SpendResources: "pay",
        PayWith: "pay {payment}",
        trading.Strike: "pay {payment}",
        caching.CacheKind: "cache {token}",
        caching.CacheAt: "on the dragon in {place}",
        tucking.TuckUnder: "under the dragon in {place}",
        tucking.TuckCard: "tuck {card}",
        tucking.TuckBlind: "under the dragon in {place}",
        tucking.TuckUnseen: "under the dragon in {place}",
        taking.TakeFaceUp: "take {card}",
        taking.TakeTop: "take {deck}",
        taking.TuckNewest: "tuck it under the dragon in {place}",
        drawing.TuckOne: "tuck {card} under the dragon in {place}",
        drawing.DiscardOne: "discard {card}",
        laying.LayAt: "lay the egg on {place}",
        grammar.DoPart: "{effect}",
        playing.CoverAt: "on top of the dragon in {place}",
        Cover: "play {card} there",
        activating.UseAbility: "use {card}",
        UseThis: "use {card}",
        moving.SwapThis: "the dragon in {place}",
        moving.SwapWith: "with the dragon in {place}",
        StepOn: "enter the brown space",
        StepTo: "step to space {space} of the guild track{reward}",
        PutMarker: "put the marker on cell {cell}",
        Drop: "give back {token}",
        DropThis: "discard {payment}",
        NoMore: "use nothing more",
        SellFor: "{card}: pay {paid} for {points}",
    },
)

# Events

templates(
    en,
    {
        events.Kept: "{seat} has chosen the first hand and resources",
        events.RoundBegan: "round {number} begins; first player: {seat}",
        events.HadTurn: "{seat} is on turn",
        events.Excavated: "{seat} excavates {in_cave} with {card}",
        events.Enticed: "{seat} entices {card} {to_cave}{on_top}",
        events.Explored: "{seat} explores the {cave}",
        events.Passed: "{seat} passes",
        events.Used: "{seat} uses {card}",
        events.Gained: "{seat} gains {tokens}",
        events.Paid: "{seat} pays {tokens}",
        events.Exchanged: "{seat} exchanges {given} for {gained}",
        events.TookDragon: "{seat} takes {card}",
        events.TookCave: "{seat} takes {card}",
        events.DiscardedDragon: "{seat} discards {card}",
        events.DiscardedCave: "{seat} discards {card}",
        events.Laid: "{seat} lays an egg on {place}",
        events.Cached: "{seat} caches {token} on {card}",
        events.Tucked: "{seat} tucks {card} under {under}",
        events.Fed: "{seat} feeds {card} (fed: {times})",
        events.Revealed: "{seat} reveals {card}",
        events.Stepped: "{seat} moves to space {space} of the guild track",
        events.PlacedMarker: "{seat} puts a marker on cell {cell} of the {guild}",
        events.Swapped: "{seat} swaps {first} and {second}",
        events.Lost: "{seat} gives back {tokens}",
        events.ObjectiveScored: "objective {objective}: {places}",
        events.Bought: "{seat} sells leftovers by {card} for {points}",
        events.AutomaDecided: "the Automa turns up {decision}",
        events.AutomaRefreshed: "the Automa has the face-up dragons discarded and replaced",
        events.AutomaMovedCoins: "the Automa {coins}",
        events.AutomaTook: "the Automa takes {card}",
        events.AutomaPassed: "the Automa passes",
        events.Ended: "the game is over: {winners} wins; the best score is {points}",
        events.EndedAlone: "the game is over: {winner} wins; {seat} has {points}, the Automa {automa}",
    },
)

# Effects

VERBS = {
    "gain": ("gain", "gains"),
    "advance": ("advance", "advances"),
    "take": ("take", "takes"),
    "draw": ("draw", "draws"),
    "lay": ("lay", "lays"),
    "cache": ("cache", "caches"),
    "tuck": ("tuck", "tucks"),
    "play": ("play", "plays"),
    "excavate": ("excavate", "excavates"),
    "choose": ("choose", "chooses"),
    "use": ("use", "uses"),
    "swap": ("swap", "swaps"),
    "reveal": ("reveal", "reveals"),
    "pay": ("pay", "pays"),
}
ON_DRAGONS = {
    ANYWHERE: "on any of your dragons",
    HERE: "here",
    THIS_CAVE: "on a dragon in this cave",
    THIS_COLUMN: "on a dragon in this column",
    ADJACENT: "on an adjacent dragon",
}
UNDER_DRAGONS = {
    ANYWHERE: "under any of your dragons",
    HERE: "here",
    THIS_CAVE: "under a dragon in this cave",
    THIS_COLUMN: "under a dragon in this column",
}
REGION = {
    ANYWHERE: "",
    HERE: " here",
    THIS_CAVE: " in this cave",
    THIS_COLUMN: " in this column",
    ADJACENT: " next to this one",
    IN_CRIMSON: " in the Crimson Cavern",
    IN_GOLDEN: " in the Golden Grotto",
    IN_AMETHYST: " in the Amethyst Abyss",
}
NUMBERS = {2: "two", 3: "three", 4: "four"}


def verb(name: str, mood: Mood) -> str:
    """A verb in its mood."""
    return VERBS[name][mood is Mood.DOES]


def which_dragons(which: int, other: bool, word: str) -> str:
    """Dragons of these kinds: word is dragon or dragons."""
    names = trait_names(which)
    before = "other " if other else ""
    if any(which & ability for ability in ABILITIES):
        listed = en.listed([name.capitalize() for name in names], "or")
        return f"{before}{word} with {listed}"
    if names == ["hatchling"]:
        return before + ("hatchling" if word == "dragon" else "hatchlings")
    listed = en.listed(names, "or")
    return f"{before}{listed} {word}" if listed else f"{before}{word}"


def each(counter: Count) -> str:
    """After "for each": one of what is counted."""
    if isinstance(counter, counts.Dragons):
        return which_dragons(counter.which, counter.other, "dragon") + REGION[counter.where]
    if isinstance(counter, counts.Eggs):
        return "egg" if counter.every == 1 else f"{counter.every} eggs"
    if isinstance(counter, counts.CachedTokens):
        return f"{symbol(counter.what, en)} cached{REGION[counter.where]}"
    if isinstance(counter, counts.TuckedCards):
        return f"card tucked{REGION[counter.where]}"
    names = {
        counts.GuildMarkers: "of your markers on the guild tile",
        counts.PersonalitySets: "set of the four personalities among your dragons",
        counts.SizeSets: "set of the four sizes among your dragons",
        counts.FullColumns: "column with three dragons",
        counts.CaveCards: "cave card on your mat",
        counts.BestCaveCost: "resource in the costs of all dragons of one of your caves",
        counts.LowestObjectives: "objective on which nobody stands lower than you",
    }
    return names[type(counter)]


def condition(wanted: Condition) -> str:
    """After "if"."""
    if isinstance(wanted, AtLeast):
        what = wanted.what
        if isinstance(what, counts.ExcavatedSpaces):
            spaces = "all" if wanted.number == COLUMNS else f"at least {wanted.number}"
            return f"{spaces} spaces of this cave are excavated"
        if isinstance(what, counts.GuildMarkers):
            markers = "a marker" if wanted.number == 1 else f"at least {wanted.number} markers"
            return f"you have {markers} on the guild tile"
        assert isinstance(what, counts.Dragons)
        if wanted.number == 1:
            kind = which_dragons(what.which, what.other, "dragon")
            article = "an" if kind[0] in "aeo" else "a"
            return ("another " + kind[6:] if what.other else f"{article} {kind}") + f" is{REGION[what.where]}"
        return f"at least {wanted.number} {which_dragons(what.which, what.other, 'dragons')} are{REGION[what.where]}"
    if isinstance(wanted, conditions.NoneOf):
        assert isinstance(wanted.what, counts.Dragons)
        return f"no {which_dragons(wanted.what.which, wanted.what.other, 'dragon')} is{REGION[wanted.what.where]}"
    if isinstance(wanted, conditions.NeighbourHasNoMore):
        return f"your left neighbour has no more dragons {en.word(f'in {CAVE_NAMES[wanted.cave]}')} than you"
    if isinstance(wanted, AllOf):
        return en.listed([condition(part) for part in wanted.conditions], "and")
    if isinstance(wanted, conditions.Rightmost):
        return "no dragon stands farther right in this cave"
    assert isinstance(wanted, conditions.Between)
    return "dragons stand directly left and right of this one"


# What objectives count


@en.says(counts.Dragons)
def dragons(c: counts.Dragons, mood: Mood) -> str:
    said = which_dragons(c.which & ~(CHEAP | COSTLY), c.other, "dragons")
    if c.which & CHEAP:
        said += f" that cost up to {CHEAP_MOST}"
    if c.which & COSTLY:
        said += f" that cost {CHEAP_MOST + 1} or more"
    return said + REGION[c.where]


@en.says(counts.CaveCards)
def cave_cards(c: counts.CaveCards, mood: Mood) -> str:
    return "cave cards"


@en.says(counts.CardsIn)
def cards_in(c: counts.CardsIn, mood: Mood) -> str:
    return f"cards {en.word(f'in {CAVE_NAMES[c.cave]}')}"


@en.says(counts.Nests)
def nests(c: counts.Nests, mood: Mood) -> str:
    return "nests on dragons"


@en.says(counts.Eggs)
def eggs(c: counts.Eggs, mood: Mood) -> str:
    return "eggs" if c.every == 1 else f"eggs, counted by {c.every}"


@en.says(counts.CachedTokens)
def cached_tokens(c: counts.CachedTokens, mood: Mood) -> str:
    return f"cached {'resources' if c.what == ANY else symbol(c.what, en)}{REGION[c.where]}"


@en.says(counts.GuildStanding)
def guild_standing(c: counts.GuildStanding, mood: Mood) -> str:
    return "standing in the guild"


def price(paid: Price) -> str:
    """What is paid, as an infinitive."""
    if paid.what == CACHED:
        return f"cache {tokens(paid.count, ANY, en)} of your own here"
    if paid.what == TUCKED:
        return f"tuck {tokens(paid.count, DRAGON, en)} from your hand here"
    return f"pay {things(paid)}"


def things(paid: Price) -> str:
    """So many things, and where they come from."""
    where = {ANYWHERE: "", THIS_CAVE: " from dragons in this cave", ADJACENT: " from adjacent dragons"}[paid.where]
    return f"{tokens(paid.count, paid.what, en)}{where}"


def many(count: int | Count, what: int) -> str:
    """A fixed number of things, or one for each of something."""
    if isinstance(count, Count):
        return f"{tokens(1, what, en)} for each {each(count)}"
    return tokens(count, what, en)


@en.says(gaining.Gain)
def gain(e: gaining.Gain, mood: Mood) -> str:
    return f"{verb('gain', mood)} {tokens(e.count, e.what, en)}"


@en.says(gaining.GainAny)
def gain_any(e: gaining.GainAny, mood: Mood) -> str:
    return f"{verb('gain', mood)} any {tokens(e.count, ANY, en)}"


@en.says(gaining.GainTuckedCost)
def gain_tucked_cost(e: gaining.GainTuckedCost, mood: Mood) -> str:
    return f"{verb('gain', mood)} 1 {symbol(ANY, en)} shown in that card's cost"


@en.says(gaining.NameKind)
def name_kind(e: gaining.NameKind, mood: Mood) -> str:
    kind = symbol(ANY, en)
    return f"{verb('choose', mood)} a kind of {kind}: gain {e.own} of it, and each other player gains {e.others} of it"


@en.says(gaining.GainAndCache)
def gain_and_cache(e: gaining.GainAndCache, mood: Mood) -> str:
    kind = "any " if e.what == ANY else ""
    gained = f"{verb('gain', mood)} {kind}{many(e.count, e.what)}"
    if e.least:
        stored = f"{e.least}" if e.least == e.most else f"{e.least} to {e.most}"
        return f"{gained} and cache {stored} of them {ON_DRAGONS[e.where]}"
    stored = "it" if e.most == 1 else f"up to {e.most} of them"
    return f"{gained}; you may cache {stored} {ON_DRAGONS[e.where]}"


@en.says(GuildSteps)
def guild_steps(e: GuildSteps, mood: Mood) -> str:
    return f"{verb('advance', mood)} {en.count(e.count, 'step')} in the guild"


@en.says(taking.Take)
def take(e: taking.Take, mood: Mood) -> str:
    return f"{verb('take', mood)} {tokens(e.count, e.kind, en)}"


@en.says(taking.TakeAndTuck)
def take_and_tuck(e: taking.TakeAndTuck, mood: Mood) -> str:
    return f"{verb('take', mood)} {tokens(1, DRAGON, en)}; you may tuck it {UNDER_DRAGONS[e.where]}"


@en.says(drawing.Draw)
def draw(e: drawing.Draw, mood: Mood) -> str:
    drawn = f"{verb('draw', mood)} {many(e.count, DRAGON)} from the deck"
    if e.least:
        rest = f", discard {e.discard}" if e.discard else ""
        kept = "the rest" if isinstance(e.count, Count) else e.count - e.least - e.discard
        return f"{drawn}: tuck {e.least} {UNDER_DRAGONS[e.where]}{rest} and keep {kept}"
    if e.most:
        stored = "it" if e.most == 1 else f"up to {e.most} of them"
        return f"{drawn}; you may tuck {stored} {UNDER_DRAGONS[e.where]}"
    return drawn


@en.says(taking.Reveal)
def reveal(e: taking.Reveal, mood: Mood) -> str:
    kind = which_dragons(e.which, False, "dragon")
    start = f"{verb('reveal', mood)} the top card of the dragon deck: tuck it here if it is a {kind}, otherwise "
    if e.otherwise == HAND:
        return start + "take it into your hand"
    return start + ("discard it" if e.bonus is None else f"discard it and {en.clause(e.bonus, Mood.DO)}")


@en.says(laying.Lay)
def lay(e: laying.Lay, mood: Mood) -> str:
    where = "" if e.where == ANYWHERE else f" {ON_DRAGONS[e.where]}"
    if e.count > 1 and e.where == THIS_CAVE:
        where = " on dragons in this cave"
    return f"{verb('lay', mood)} {tokens(e.count, EGG, en)}{where}"


@en.says(laying.LayEach)
def lay_each(e: laying.LayEach, mood: Mood) -> str:
    kind = which_dragons(e.which, False, "dragon")
    return f"{verb('lay', mood)} {tokens(1, EGG, en)} on each {kind}{REGION[e.where]}"


@en.says(caching.Cache)
def cache(e: caching.Cache, mood: Mood) -> str:
    upto = "up to " if e.count > 1 else ""
    return f"{verb('cache', mood)} {upto}{tokens(e.count, e.what, en)} of your own {ON_DRAGONS[e.where]}"


@en.says(caching.CacheFromSupply)
def cache_from_supply(e: caching.CacheFromSupply, mood: Mood) -> str:
    return f"{verb('cache', mood)} any {tokens(e.count, ANY, en)} from the supply {ON_DRAGONS[e.where]}"


@en.says(tucking.Tuck)
def tuck(e: tucking.Tuck, mood: Mood) -> str:
    upto = "up to " if e.count > 1 else ""
    return f"{verb('tuck', mood)} {upto}{tokens(e.count, DRAGON, en)} from your hand {UNDER_DRAGONS[e.where]}"


@en.says(tucking.TuckFromDeck)
def tuck_from_deck(e: tucking.TuckFromDeck, mood: Mood) -> str:
    where = UNDER_DRAGONS[e.where]
    if isinstance(e.count, Count):
        return f"{verb('tuck', mood)} {tokens(1, DRAGON, en)} from the deck {where} for each {each(e.count)}"
    return f"{verb('tuck', mood)} {tokens(e.count, DRAGON, en)} from the deck {where}"


@en.says(tucking.TuckEach)
def tuck_each(e: tucking.TuckEach, mood: Mood) -> str:
    kind = which_dragons(e.which, False, "dragon")
    return f"{verb('tuck', mood)} {tokens(1, DRAGON, en)} from the deck under each {kind}{REGION[e.where]}"


@en.says(grammar.AnyOrder)
def any_order(e: grammar.AnyOrder, mood: Mood) -> str:
    gifts = [part for part in e.parts if isinstance(part, gaining.Gain)]
    if len(gifts) == len(e.parts):
        return f"{verb('gain', mood)} " + en.listed([tokens(part.count, part.what, en) for part in gifts], "and")
    return en.listed([en.clause(part, mood) for part in e.parts], "and")


@en.says(grammar.Choose)
def choose(e: grammar.Choose, mood: Mood) -> str:
    if e.count == 1:
        return en.listed([en.clause(part, mood) for part in e.parts], "or")
    parts = en.listed([en.clause(part, Mood.DO) for part in e.parts], "or")
    return f"{verb('choose', mood)} {NUMBERS[e.count]} different of these: {parts}"


@en.says(If)
def only_if(e: If, mood: Mood) -> str:
    return f"if {condition(e.condition)}, {en.clause(e.then, mood)}"


@en.says(grammar.Shared)
def shared(e: grammar.Shared, mood: Mood) -> str:
    return f"{en.clause(e.own, mood)}; each other player {en.clause(e.others, Mood.DOES)}"


@en.says(trading.Trade)
def trade(e: trading.Trade, mood: Mood) -> str:
    bargain = f"{price(e.price)} to {en.clause(e.then, Mood.TO_DO)}"
    times = f"up to {NUMBERS[e.times]} times " if e.times > 1 else ""
    if mood is Mood.TO_DO:
        return times + bargain
    return times + ("you may " if mood is Mood.DO else "may ") + bargain


@en.says(playing.PlayDragon)
def play_dragon(e: playing.PlayDragon, mood: Mood) -> str:
    origin = {HAND: "from your hand", DISPLAY: "from the display", HAND | DISPLAY: "from your hand or the display"}
    cost = {FREE: "for free", LESS_ONE: "for 1 egg or 1 resource less", NO_RESOURCES: "without paying its resources"}
    onto = " on top of one of your dragons" if e.onto_dragon else ""
    return f"{verb('play', mood)} a dragon {origin[e.origins]}{onto} {cost[e.price]}"


@en.says(playing.PlayCave)
def play_cave(e: playing.PlayCave, mood: Mood) -> str:
    origin = {
        HAND: "from your hand",
        DISPLAY: "from the display",
        HAND | DISPLAY: "from your hand or the display",
        DECK: "drawn from the deck",
    }
    if e.count > 1:
        return (
            f"{verb('excavate', mood)} up to {en.count(e.count, 'space')} for free with cave cards {origin[e.origins]}"
        )
    return f"{verb('excavate', mood)} a space for free with a cave card {origin[e.origins]}"


@en.says(activating.Activate)
def activate(e: activating.Activate, mood: Mood) -> str:
    kinds = en.listed([name.capitalize() for name in trait_names(e.kinds)], "or")
    return f"{verb('use', mood)} the {kinds} ability of one of your dragons"


@en.says(activating.ActivateMat)
def activate_mat(e: activating.ActivateMat, mood: Mood) -> str:
    return f"{verb('take', mood)} any one of the explore bonuses printed on your mat"


@en.says(moving.Swap)
def swap(e: moving.Swap, mood: Mood) -> str:
    return f"{verb('swap', mood)} two of your dragons with everything on and under them"


@en.says(points.Points)
def score(e: points.Points, mood: Mood) -> str:
    worth = en.count(e.points, "point") if e.points > 0 else f"lose {en.count(-e.points, 'point')}"
    most = f", at most {e.most}" if e.most else ""
    if e.per is not None:
        worth = f"{worth} for each {each(e.per)}{most}"
    return worth if e.when is None else f"{worth} if {condition(e.when)}"


@en.says(points.Sell)
def sell(e: points.Sell, mood: Mood) -> str:
    offers = [
        en.listed([things(paid) for paid in offer.prices], "and") + f" for {en.count(offer.points, 'point')}"
        for offer in e.sales
    ]
    return f"you may pay {en.listed(offers, 'or')}"
