"""Fire Tower in English."""

from __future__ import annotations

from embertable.core.effects import Each
from embertable.core.text.en import english_tongue
from embertable.core.text.tongue import Mood
from embertable.games.fire_tower import events
from embertable.games.fire_tower.chapters import discarding, turn
from embertable.games.fire_tower.chapters.bucket import GoReckless, KeepBucket, UseBucket
from embertable.games.fire_tower.chapters.storm import BeforeStorm
from embertable.games.fire_tower.effects import (
    aid,
    bucket,
    burning,
    champion,
    digging,
    dousing,
    drawing,
    haunting,
    lighting,
    moving,
    turning,
)
from embertable.games.fire_tower.places.forest import RING_SIZE, ZONE_SIZE, names
from embertable.games.fire_tower.places.groups import pattern_size
from embertable.games.fire_tower.terms import DIRECTIONS, KINDS, NOBODY, ROLES
from embertable.games.fire_tower.text.cards import named, several
from embertable.games.fire_tower.text.slots import group, listed, reckless_back, spot

en = english_tongue(
    nouns={"fire": ("fire", "fires"), "firebreak": ("firebreak", "firebreaks"), "cell": ("cell", "cells")},
    words={
        "title": "Fire Tower",
        "tagline": "Fight fire with fire: turn the wind, light the forest, and be the last whose tower stands.",
        "and": "and",
        "score tower": "a standing tower",
        "score team": "the team’s towers",
        "score shadow": "the shadows’ revenge",
        "score last to burn": "the last to burn",
        "deck wind": "Wind",
        "deck fire": "Fire",
        "deck water": "Water",
        "deck firebreak": "Firebreaks",
        "deck event": "Events",
        "deck tower": "Tower cards",
        "deck shadow": "Shadow of the Wood",
        "deck champion": "Champions",
        "kind wind": "wind",
        "kind fire": "fire",
        "kind water": "water",
        "kind firebreak": "firebreak",
        "north": "north",
        "east": "east",
        "south": "south",
        "west": "west",
        "at north": "north of the Eternal Flame",
        "at north-east": "north-east of the Eternal Flame",
        "at east": "east of the Eternal Flame",
        "at south-east": "south-east of the Eternal Flame",
        "at south": "south of the Eternal Flame",
        "at south-west": "south-west of the Eternal Flame",
        "at west": "west of the Eternal Flame",
        "at north-west": "north-west of the Eternal Flame",
        "at corner nw": "in the north-west corner",
        "at corner ne": "in the north-east corner",
        "at corner se": "in the south-east corner",
        "at corner sw": "in the south-west corner",
        "at roof nw": "the roof in the north-west",
        "at roof ne": "the roof in the north-east",
        "at roof se": "the roof in the south-east",
        "at roof sw": "the roof in the south-west",
        "corner nw": "NW",
        "corner ne": "NE",
        "corner se": "SE",
        "corner sw": "SW",
        "red": "red",
        "purple": "purple",
        "blue": "blue",
        "green": "green",
        "card wind-north": "North",
        "card wind-east": "East",
        "card wind-south": "South",
        "card wind-west": "West",
        "card explosion": "Explosion",
        "card burning-snag": "Burning Snag",
        "card flare-up": "Flare Up",
        "card ember": "Ember",
        "card smokejumper": "Smokejumper",
        "card air-drop": "Air Drop",
        "card fire-engine": "Fire Engine",
        "card dozer-line": "Dozer Line",
        "card scratch-line": "Scratch Line",
        "card de-re-forest": "De/Re-Forest",
        "card firestorm": "Firestorm",
        "card mutual-aid": "Mutual Aid",
        "card bucket": "Bucket",
        "card reckless-abandon": "Reckless Abandon",
        "card shadow-north": "Shadow of the Wood: north",
        "card shadow-east": "Shadow of the Wood: east",
        "card shadow-south": "Shadow of the Wood: south",
        "card shadow-west": "Shadow of the Wood: west",
        "card champion-of-the-wood": "Champion of the Wood",
        "card grand-champion": "Grand Champion",
        "card burnt-tower": "Burnt tower",
        "one of these": "One of these:",
        "everybody in turn": "Choose what everybody does in turn, beginning with you:",
        "variant mode": "When a tower burns",
        "about mode": "What becomes of a player whose tower burns, and who plays together.",
        "variant mode usual": "as usual: shadows with 3 or 4 players",
        "variant mode plain": "out of the game",
        "variant mode shadow": "Shadow of the Wood (3 or 4 players)",
        "variant mode teams": "two against two (4 players)",
        "variant firestorm": "Firestorm",
        "about firestorm": "An event in the deck: all fire spreads at once. Leave it out in a first game.",
        "variant mutual_aid": "Mutual Aid",
        "about mutual_aid": "An event in the deck: everybody does the same thing in turn.",
        "variant champion": "Champion of the Wood",
        "about champion": "The winner may place firebreaks before the next game. A rematch passes the card on.",
        "variant champion none": "not in play",
        "variant champion unclaimed": "nobody’s yet: the winner gets it",
        "variant champion champion": "Champion of the Wood",
        "variant champion grand": "Grand Champion",
        "variant holders": "Champions’ corners",
        "about holders": "The corners of those who hold the champion’s card: nw, ne, se, sw.",
        "variant forest": "Corner without a tower",
        "about forest": "The corner that stays forest; with two players the opposite one does too.",
        "variant forest nw": "north-west",
        "variant forest ne": "north-east",
        "variant forest se": "south-east",
        "variant forest sw": "south-west",
        "variant fire_partial": "Fire patterns",
        "about fire_partial": "Whether Flare Up and Burning Snag light every free cell of their pattern, or any.",
        "variant fire_partial forced": "every free cell",
        "variant fire_partial voluntary": "any of them",
        "variant max_turns": "Most turns",
        "about max_turns": "After this many turns the game ends, and whoever still has a tower shares the win.",
        "wind": "Wind",
        "deck": "Deck",
        "discard pile": "Open pile",
        "limit": "Hand limit",
        "turn": "Turn",
        "hand": "Your cards",
        "drawn cards": "Drawn cards",
        "tower stands": "stands",
        "tower burnt": "burnt",
        "role active": "in play",
        "role shadow": "a shadow",
        "role out": "out",
        "bucket full": "bucket full",
        "bucket emptied": "bucket empty",
        "bucket gone": "no bucket",
        "legend": "▲ fire  # firebreak  * burns for ever  · forest  + tower zone  X roof",
    },
)

LAY = {Mood.DO: "lay", Mood.DOES: "lays", Mood.TO_DO: "lay"}
LIGHT = {Mood.DO: "light", Mood.DOES: "lights", Mood.TO_DO: "light"}
PUT_OUT = {Mood.DO: "put out", Mood.DOES: "puts out", Mood.TO_DO: "put out"}
PLACE = {Mood.DO: "place", Mood.DOES: "places", Mood.TO_DO: "place"}
TAKE = {Mood.DO: "take", Mood.DOES: "takes", Mood.TO_DO: "take"}
TURN = {Mood.DO: "turn", Mood.DOES: "turns", Mood.TO_DO: "turn"}
ROLL = {Mood.DO: "roll", Mood.DOES: "rolls", Mood.TO_DO: "roll"}
DISCARD = {Mood.DO: "discard", Mood.DOES: "discards", Mood.TO_DO: "discard"}
DRAW = {Mood.DO: "draw", Mood.DOES: "draws", Mood.TO_DO: "draw"}
MAY = {Mood.DO: "you may ", Mood.DOES: "may ", Mood.TO_DO: ""}
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TIMES = {1: "", 2: "twice: ", 3: "three times: "}


def in_pattern(square: bool) -> str:
    """Where the fires of a pattern lie."""
    return f"a {'square' if square else 'line'} of {WORDS[pattern_size(square)]} cells"


def some(count: int, noun: str) -> str:
    """A thing, or so many of them."""
    return f"a {en.noun(noun)}" if count == 1 else en.count(count, noun)


def times(count: int) -> str:
    """How often, before what is done."""
    return TIMES[count] if count in TIMES else f"{en.count(count, 'time')}: "


# Effects


@en.says(turning.SetWind)
def set_wind(effect: turning.SetWind, mood: Mood) -> str:
    return f"turn the wind {DIRECTIONS[effect.direction]}"


@en.says(turning.RollWind)
def roll_wind(effect: turning.RollWind, mood: Mood) -> str:
    return "roll for another wind"


@en.says(lighting.Push)
def push(effect: lighting.Push, mood: Mood) -> str:
    return f"light one cell {DIRECTIONS[effect.direction]} of something that burns"


@en.says(lighting.LightLine)
def light_line(effect: lighting.LightLine, mood: Mood) -> str:
    return (
        f"{LAY[mood]} fire in {in_pattern(False)}, at least one new fire beside an older one; "
        "a firebreak cuts the line and only one side of it burns"
    )


@en.says(lighting.LightSquare)
def light_square(effect: lighting.LightSquare, mood: Mood) -> str:
    return (
        f"{LAY[mood]} fire in {in_pattern(True)}, at least one new fire beside an older one; "
        "firebreaks keep only their own cells"
    )


@en.says(lighting.Explode)
def explode(effect: lighting.Explode, mood: Mood) -> str:
    return f"any fire becomes a firebreak, and every empty cell of the {WORDS[RING_SIZE]} around it catches fire"


@en.says(moving.MoveFire)
def move_fire(effect: moving.MoveFire, mood: Mood) -> str:
    return "carry a fire that is not in a tower to an empty cell beside any other fire"


@en.says(dousing.DousePattern)
def douse_pattern(effect: dousing.DousePattern, mood: Mood) -> str:
    most = WORDS[pattern_size(effect.square)]
    return f"{PUT_OUT[mood]} up to {most} fires in {in_pattern(effect.square)}, not in towers"


@en.says(dousing.DouseAround)
def douse_around(effect: dousing.DouseAround, mood: Mood) -> str:
    return f"{PUT_OUT[mood]} all fires in the {WORDS[RING_SIZE]} cells around a fire, not in towers; that fire stays"


@en.says(digging.Dig)
def dig(effect: digging.Dig, mood: Mood) -> str:
    how = "" if effect.count == 1 else " in line with one cell between" if effect.gap else " side by side"
    return f"place {en.count(effect.count, 'firebreak')}{how}, not beside older ones and not in a tower"


@en.says(digging.Replant)
def replant(effect: digging.Replant, mood: Mood) -> str:
    return "take any firebreak off the map"


# What the cards say that nobody plays from the hand


@en.says(champion.InOrder)
def in_order(effect: champion.InOrder, mood: Mood) -> str:
    return "; then ".join(en.clause(part, mood) for part in effect.parts)


@en.says(Each)
def each(effect: Each, mood: Mood) -> str:
    return f"each player, from the one who drew it on, {en.clause(effect.effect, Mood.DOES)}"


@en.says(burning.SpreadAll)
def spread_all(effect: burning.SpreadAll, mood: Mood) -> str:
    return f"{ROLL[mood]} a direction: everything that burns spreads one cell that way"


@en.says(turning.RenewWind)
def renew_wind(effect: turning.RenewWind, mood: Mood) -> str:
    return f"{ROLL[mood]} a new wind"


@en.says(drawing.ChangeHand)
def change_hand(effect: drawing.ChangeHand, mood: Mood) -> str:
    return f"{MAY[mood]}discard any number of cards and {DRAW[mood]} up to the limit"


@en.says(drawing.ChangeCards)
def change_cards(effect: drawing.ChangeCards, mood: Mood) -> str:
    return f"{DISCARD[mood]} exactly {en.count(effect.count, 'card')} and {DRAW[mood]} up to the limit"


@en.says(aid.Together)
def together(effect: aid.Together, mood: Mood) -> str:
    choices = [en.clause(choice, Mood.TO_DO) for choice in effect.choices]
    return f"{en.word('everybody in turn')} {en.listed(choices, 'or')}"


@en.says(aid.LightInAid)
def light_in_aid(effect: aid.LightInAid, mood: Mood) -> str:
    return f"{LIGHT[mood]} {some(effect.count, 'cell')} beside fire, but not beside a fire lit for this card"


@en.says(aid.DigInAid)
def dig_in_aid(effect: aid.DigInAid, mood: Mood) -> str:
    return f"{PLACE[mood]} {some(effect.count, 'firebreak')}"


@en.says(bucket.EmptyBucket)
def empty_bucket(effect: bucket.EmptyBucket, mood: Mood) -> str:
    return (
        f"once a game, at any time in your turn: {PUT_OUT[mood]} fires in {in_pattern(effect.square)}, "
        f"at least one of them in your own tower; then {TURN[mood]} this card over"
    )


@en.says(bucket.Reckless)
def reckless(effect: bucket.Reckless, mood: Mood) -> str:
    cards = [f"{effect.cards} {KINDS[kind]} {en.noun('card', effect.cards)}" for kind in effect.kinds]
    return (
        f"instead of playing a card: {DISCARD[mood]} {en.listed(cards, 'or')} and {LIGHT[mood]} "
        f"{some(effect.fires, 'cell')} beside older fire; then {DRAW[mood]} up to the limit"
    )


@en.says(burning.BurnForEver)
def burn_for_ever(effect: burning.BurnForEver, mood: Mood) -> str:
    return (
        f"a burnt tower burns for ever: its {WORDS[ZONE_SIZE]} cells hold no tokens and fire spreads from them. "
        "The other side shows forest and covers the corners nobody plays"
    )


@en.says(haunting.LightBeside)
def light_beside(effect: haunting.LightBeside, mood: Mood) -> str:
    return f"{times(effect.times)}{LIGHT[mood]} a cell beside fire"


@en.says(haunting.LightByRoll)
def light_by_roll(effect: haunting.LightByRoll, mood: Mood) -> str:
    where = "a cell that way from something that burns"
    return f"{times(effect.times)}{ROLL[mood]} a direction and {LIGHT[mood]} {where}"


@en.says(haunting.PlayOneOf)
def play_one_of(effect: haunting.PlayOneOf, mood: Mood) -> str:
    cards = en.count(effect.count, "card")
    one = "it" if effect.count == 1 else "one of them"
    all_of_them = {1: "it", 2: "both"}.get(effect.count, "all of them")
    if mood is Mood.DO:
        return f"draw {cards}. You may play {one}. Discard {all_of_them}"
    if mood is Mood.DOES:
        return f"draws {cards}, may play {one} and discards {all_of_them}"
    return f"draw {cards}, play {one} if you like and discard {all_of_them}"


@en.says(haunting.TurnOrClear)
def turn_or_clear(effect: haunting.TurnOrClear, mood: Mood) -> str:
    other = "the wind to any other side where a tower stands"
    return f"{TAKE[mood]} a firebreak off the map, or {TURN[mood]} {other}"


@en.says(champion.AtTheStart)
def at_the_start(effect: champion.AtTheStart, mood: Mood) -> str:
    return f"before the first turn of the next game {en.clause(effect.effect, mood)}"


@en.says(champion.DigApart)
def dig_apart(effect: champion.DigApart, mood: Mood) -> str:
    apart = "" if effect.count == 1 else " that do not share an edge"
    return f"{MAY[mood]}place {en.count(effect.count, 'firebreak')}{apart}"


# Questions


@en.says(turn.ChooseSpread)
def choose_spread(ask: turn.ChooseSpread, mood: Mood) -> str:
    return "where does the wind carry the fire?"


@en.says(turn.ChooseAction)
def choose_action(ask: turn.ChooseAction, mood: Mood) -> str:
    return "what will you do this turn?"


@en.says(turn.ChooseEnd)
def choose_end(ask: turn.ChooseEnd, mood: Mood) -> str:
    return "end your turn, or use the bucket first?"


@en.says(BeforeStorm)
def before_storm(ask: BeforeStorm, mood: Mood) -> str:
    return f"a firestorm is about to sweep {DIRECTIONS[ask.direction]}: do you use the bucket first?"


@en.says(aid.BeforeAid)
def before_aid(ask: aid.BeforeAid, mood: Mood) -> str:
    return f"Mutual Aid: {en.seat(ask.lighter)} lights a cell next. Do you use the bucket first?"


@en.says(lighting.ChoosePush)
def choose_push(ask: lighting.ChoosePush, mood: Mood) -> str:
    return f"which cell do you light {DIRECTIONS[ask.direction]} of the fire?"


@en.says(lighting.ChooseFlare)
def choose_flare(ask: lighting.ChooseFlare, mood: Mood) -> str:
    return "where does the line of fire lie?"


@en.says(lighting.ChooseSnag)
def choose_snag(ask: lighting.ChooseSnag, mood: Mood) -> str:
    return "where does the square of fire lie?"


@en.says(lighting.ChooseBlast)
def choose_blast(ask: lighting.ChooseBlast, mood: Mood) -> str:
    return "which fire explodes?"


@en.says(moving.ChooseEmber)
def choose_ember(ask: moving.ChooseEmber, mood: Mood) -> str:
    return "which fire do you carry away?"


@en.says(moving.ChooseLanding)
def choose_landing(ask: moving.ChooseLanding, mood: Mood) -> str:
    return f"where do you carry the fire from {spot(ask.origin, en)}?"


@en.says(dousing.ChooseDoused)
def choose_doused(ask: dousing.ChooseDoused, mood: Mood) -> str:
    if not ask.taken:
        return f"which fire do you put out first? Others may follow in {in_pattern(ask.square)}."
    return f"which fire do you put out as well, together with {listed(ask.taken, en)}?"


@en.says(dousing.ChooseRescue)
def choose_rescue(ask: dousing.ChooseRescue, mood: Mood) -> str:
    return "around which fire do you put out everything?"


@en.says(digging.ChooseBreak)
def choose_break(ask: digging.ChooseBreak, mood: Mood) -> str:
    return "where do you place the firebreak?"


@en.says(digging.ChooseTrench)
def choose_trench(ask: digging.ChooseTrench, mood: Mood) -> str:
    return f"where do you place firebreaks {'with a cell between' if ask.gap else 'side by side'}?"


@en.says(digging.ChooseCleared)
def choose_cleared(ask: digging.ChooseCleared, mood: Mood) -> str:
    return "which firebreak do you take away?"


@en.says(discarding.DiscardAny)
def discard_any(ask: discarding.DiscardAny, mood: Mood) -> str:
    return "which cards do you discard? You draw as many."


@en.says(discarding.DiscardSome)
def discard_some(ask: discarding.DiscardSome, mood: Mood) -> str:
    return f"choose what to discard: {en.count(ask.count, 'card')} to go"


@en.says(aid.ChooseAid)
def choose_aid(ask: aid.ChooseAid, mood: Mood) -> str:
    return "Mutual Aid: what does everybody do?"


@en.says(aid.AidFire)
def aid_fire(ask: aid.AidFire, mood: Mood) -> str:
    return "Mutual Aid: which cell do you light?"


@en.says(aid.AidBreak)
def aid_break(ask: aid.AidBreak, mood: Mood) -> str:
    return "Mutual Aid: where do you place your firebreak?"


@en.says(bucket.ChooseSplash)
def choose_splash(ask: bucket.ChooseSplash, mood: Mood) -> str:
    return "which fires does your bucket put out?"


@en.says(bucket.ChooseRecklessFire)
def choose_reckless_fire(ask: bucket.ChooseRecklessFire, mood: Mood) -> str:
    if not ask.chosen:
        return "where do you lay the first fire?"
    if ask.chosen.bit_count() == 1:
        return f"where do you lay the second fire, besides {listed(ask.chosen, en)}?"
    return f"where do you lay the next fire, besides {listed(ask.chosen, en)}?"


@en.says(haunting.HauntCell)
def haunt_cell(ask: haunting.HauntCell, mood: Mood) -> str:
    return "the shadow stirs: which cell beside fire do you light?"


@en.says(haunting.HauntDirection)
def haunt_direction(ask: haunting.HauntDirection, mood: Mood) -> str:
    return f"the shadow breathes {DIRECTIONS[ask.direction]}: which cell do you light?"


@en.says(haunting.HauntWithCard)
def haunt_with_card(ask: haunting.HauntWithCard, mood: Mood) -> str:
    return "which of the cards drawn do you play, if any?"


@en.says(haunting.HauntWind)
def haunt_wind(ask: haunting.HauntWind, mood: Mood) -> str:
    return "do you turn the wind, or take a firebreak away?"


@en.says(champion.ChooseChampionBreak)
def choose_champion_break(ask: champion.ChooseChampionBreak, mood: Mood) -> str:
    if not ask.placed:
        return "champion: where do you place a firebreak?"
    return f"champion: where does your {'second' if ask.placed.bit_count() == 1 else 'next'} firebreak stand?"


# Options


@en.says(turn.SpreadTo)
def spread_to(option: turn.SpreadTo, mood: Mood) -> str:
    return f"spread to {spot(option.cell, en, option.roof)}"


@en.says(turn.Play, haunting.PlayDrawn)
def play(option: turn.Play, mood: Mood) -> str:
    return f"play {named(option.card, en)}"


@en.says(turn.DiscardAndDraw)
def discard_and_draw(option: turn.DiscardAndDraw, mood: Mood) -> str:
    return "discard any number of cards and draw new ones"


@en.says(turn.CloseTurn)
def close_turn(option: turn.CloseTurn, mood: Mood) -> str:
    return "end the turn"


@en.says(UseBucket)
def use_bucket(option: UseBucket, mood: Mood) -> str:
    return "use the bucket now"


@en.says(KeepBucket)
def keep_bucket(option: KeepBucket, mood: Mood) -> str:
    return "keep the bucket"


@en.says(bucket.Splash)
def splash(option: bucket.Splash, mood: Mood) -> str:
    return f"put out {group(option.where, en)}"


@en.says(GoReckless)
def go_reckless(option: GoReckless, mood: Mood) -> str:
    effect = reckless_back()
    thrown = f"{effect.cards} {KINDS[option.kind]} {en.noun('card', effect.cards)}"
    return f"Reckless Abandon: discard {thrown} and light {some(effect.fires, 'cell')}"


@en.says(bucket.NextFire)
def next_fire(option: bucket.NextFire, mood: Mood) -> str:
    return f"light {spot(option.cell, en, option.roof)}"


@en.says(bucket.LightAll, lighting.Light)
def light(option: lighting.Light, mood: Mood) -> str:
    return f"light {group(option.where, en, option.roofs)}"


@en.says(dousing.Douse)
def douse(option: dousing.Douse, mood: Mood) -> str:
    return f"put out {spot(option.cell, en)}"


@en.says(dousing.StopDousing)
def stop_dousing(option: dousing.StopDousing, mood: Mood) -> str:
    return "that is enough"


@en.says(digging.Trench)
def trench(option: digging.Trench, mood: Mood) -> str:
    return f"{'firebreak' if len(names(option.where)) == 1 else 'firebreaks'} at {group(option.where, en)}"


@en.says(digging.Clear)
def clear(option: digging.Clear, mood: Mood) -> str:
    return f"take the firebreak from {spot(option.cell, en)}"


@en.says(lighting.Blast)
def blast(option: lighting.Blast, mood: Mood) -> str:
    return f"blow up {spot(option.cell, en)}"


@en.says(dousing.Rescue)
def rescue(option: dousing.Rescue, mood: Mood) -> str:
    return f"put out everything around {spot(option.cell, en)}"


@en.says(moving.Lift)
def lift(option: moving.Lift, mood: Mood) -> str:
    return f"carry away the fire from {spot(option.cell, en)}"


@en.says(moving.Land)
def land(option: moving.Land, mood: Mood) -> str:
    return f"carry it to {spot(option.cell, en, option.roof)}"


@en.says(discarding.Toss, discarding.Drop)
def discard(option: discarding.Toss, mood: Mood) -> str:
    return f"discard {named(option.card, en)}"


@en.says(discarding.StopDiscarding)
def stop_discarding(option: discarding.StopDiscarding, mood: Mood) -> str:
    return "keep the rest" if option.count else "keep all cards"


@en.says(aid.EverybodyDoes)
def everybody_does(option: aid.EverybodyDoes, mood: Mood) -> str:
    return f"everybody {en.clause(option.effect, Mood.DOES)}"


@en.says(aid.LightInTurn)
def light_in_turn(option: aid.LightInTurn, mood: Mood) -> str:
    return f"light {spot(option.cell, en, option.roof)}"


@en.says(aid.DigInTurn, champion.DigAsChampion)
def dig_in_turn(option: aid.DigInTurn, mood: Mood) -> str:
    return f"firebreak at {spot(option.cell, en)}"


@en.says(champion.StopDigging)
def stop_digging(option: champion.StopDigging, mood: Mood) -> str:
    return "no more firebreaks"


@en.says(haunting.LetAllGo)
def let_all_go(option: haunting.LetAllGo, mood: Mood) -> str:
    return "play neither"


@en.says(turning.TurnWind)
def turn_wind(option: turning.TurnWind, mood: Mood) -> str:
    return f"turn the wind {DIRECTIONS[option.direction]}"


# Events


@en.says(events.Began)
def began(event: events.Began, mood: Mood) -> str:
    return f"the wind blows {DIRECTIONS[event.wind]}; {en.seat(event.seat)} begins"


@en.says(events.Spread)
def spread(event: events.Spread, mood: Mood) -> str:
    return f"{en.seat(event.seat)} lets the wind carry the fire to {listed(event.where, en)}"


@en.says(events.SpreadFailed)
def spread_failed(event: events.SpreadFailed, mood: Mood) -> str:
    return f"the wind blows {DIRECTIONS[event.wind]} and {en.seat(event.seat)} finds no cell it could carry the fire to"


@en.says(events.Played)
def played(event: events.Played, mood: Mood) -> str:
    return f"{en.seat(event.seat)} plays {named(event.card, en)}"


@en.says(events.Lit)
def lit(event: events.Lit, mood: Mood) -> str:
    return f"{en.seat(event.seat)} lights {listed(event.where, en)}"


@en.says(events.Doused)
def doused(event: events.Doused, mood: Mood) -> str:
    return f"{en.seat(event.seat)} puts out {listed(event.where, en)}"


@en.says(events.Exploded)
def exploded(event: events.Exploded, mood: Mood) -> str:
    blown = f"{en.seat(event.seat)} blows up {listed(event.where, en)}"
    return f"{blown}: fire on {listed(event.lit, en)}" if event.lit else blown


@en.says(events.Moved)
def moved(event: events.Moved, mood: Mood) -> str:
    return f"{en.seat(event.seat)} carries fire from {listed(event.origin, en)} to {listed(event.where, en)}"


@en.says(events.Dug)
def dug(event: events.Dug, mood: Mood) -> str:
    return f"{en.seat(event.seat)} digs at {listed(event.where, en)}"


@en.says(events.Replanted)
def replanted(event: events.Replanted, mood: Mood) -> str:
    return f"{en.seat(event.seat)} takes the firebreak from {listed(event.where, en)}"


@en.says(events.WindTurned)
def wind_turned(event: events.WindTurned, mood: Mood) -> str:
    return f"{en.seat(event.seat)} turns the wind {DIRECTIONS[event.wind]}"


@en.says(events.WindRolled)
def wind_rolled(event: events.WindRolled, mood: Mood) -> str:
    return f"the wind now blows {DIRECTIONS[event.wind]}"


@en.says(events.RolledDead)
def rolled_dead(event: events.RolledDead, mood: Mood) -> str:
    return f"the die shows {DIRECTIONS[event.direction]}, where no tower stands: it is rolled again"


@en.says(events.RolledSame)
def rolled_same(event: events.RolledSame, mood: Mood) -> str:
    return f"the die shows {DIRECTIONS[event.wind]}, as the wind blows already: it is rolled again"


@en.says(events.UsedBucket)
def used_bucket(event: events.UsedBucket, mood: Mood) -> str:
    return f"{en.seat(event.seat)} empties the bucket over {listed(event.where, en)}"


@en.says(events.WentReckless)
def went_reckless(event: events.WentReckless, mood: Mood) -> str:
    return f"{en.seat(event.seat)} goes reckless: fire on {listed(event.where, en)}"


@en.says(events.Discarded)
def discarded(event: events.Discarded, mood: Mood) -> str:
    return f"{en.seat(event.seat)} discards {several(event.discarded, en)}"


@en.says(events.KeptAll)
def kept_all(event: events.KeptAll, mood: Mood) -> str:
    return f"{en.seat(event.seat)} keeps all cards"


@en.says(events.Drew)
def drew(event: events.Drew, mood: Mood) -> str:
    return f"{en.seat(event.seat)} draws {several(event.drawn, en)}"


@en.says(events.DrewUnseen)
def drew_unseen(event: events.DrewUnseen, mood: Mood) -> str:
    return f"{en.seat(event.seat)} draws {en.count(event.count, 'card')}"


@en.says(events.Reshuffled)
def reshuffled(event: events.Reshuffled, mood: Mood) -> str:
    return f"the open pile becomes a new deck of {en.count(event.count, 'card')}"


@en.says(events.EventTurnedUp)
def event_turned_up(event: events.EventTurnedUp, mood: Mood) -> str:
    return f"{en.seat(event.seat)} draws an event: {named(event.card, en)}"


@en.says(events.StormRolled)
def storm_rolled(event: events.StormRolled, mood: Mood) -> str:
    return f"a firestorm is about to sweep {DIRECTIONS[event.direction]}"


@en.says(events.Stormed)
def stormed(event: events.Stormed, mood: Mood) -> str:
    storm = f"a firestorm sweeps {DIRECTIONS[event.direction]}"
    return f"{storm}: fire on {listed(event.where, en)}" if event.where else f"{storm} and finds nothing to burn"


@en.says(events.AidChosen)
def aid_chosen(event: events.AidChosen, mood: Mood) -> str:
    return f"{en.seat(event.seat)} chooses: everybody {en.clause(event.effect, Mood.DOES)}"


@en.says(events.AidSkipped)
def aid_skipped(event: events.AidSkipped, mood: Mood) -> str:
    return f"{en.seat(event.seat)} has nothing to do in Mutual Aid and skips"


@en.says(events.TowerBurnt)
def tower_burnt(event: events.TowerBurnt, mood: Mood) -> str:
    burnt = f"the tower of {en.seat(event.seat)} burns down"
    if event.burner not in (NOBODY, event.seat):
        burnt += f", lit by {en.seat(event.burner)}"
    return f"{burnt}; {en.seat(event.seat)} becomes a shadow" if ROLES[event.role] == "shadow" else burnt


@en.says(events.HandTaken)
def hand_taken(event: events.HandTaken, mood: Mood) -> str:
    cards = several(event.taken, en) if event.taken else "no cards"
    return f"{en.seat(event.seat)} takes over the hand of {en.seat(event.victim)}: {cards}"


@en.says(events.HandTakenUnseen)
def hand_taken_unseen(event: events.HandTakenUnseen, mood: Mood) -> str:
    return f"{en.seat(event.seat)} takes over the hand of {en.seat(event.victim)}: {en.count(event.count, 'card')}"


@en.says(events.LimitRaised)
def limit_raised(event: events.LimitRaised, mood: Mood) -> str:
    return f"everybody may now hold {en.count(event.limit, 'card')}"


@en.says(events.ShadowRolled)
def shadow_rolled(event: events.ShadowRolled, mood: Mood) -> str:
    return f"the shadow {en.seat(event.seat)} rolls {DIRECTIONS[event.face]}"


@en.says(events.ShadowAimed)
def shadow_aimed(event: events.ShadowAimed, mood: Mood) -> str:
    return f"the shadow {en.seat(event.seat)} breathes {DIRECTIONS[event.direction]}"


@en.says(events.ChampionDug)
def champion_dug(event: events.ChampionDug, mood: Mood) -> str:
    return f"the champion {en.seat(event.seat)} digs at {listed(event.where, en)}"


HOW = {
    "tower": "the last tower stands",
    "shadow": "the shadows have burnt every tower",
    "team": "both enemy towers are burnt",
    "together": "the last towers burnt together",
    "time": "time is up",
}


@en.says(events.Won)
def won(event: events.Won, mood: Mood) -> str:
    if event.how == "draw":
        return "the game is a draw: nobody wins"
    verb = "wins" if len(event.winners) == 1 else "win"
    return f"{HOW[event.how]}: {en.listed([en.seat(seat) for seat in event.winners], 'and')} {verb}"
