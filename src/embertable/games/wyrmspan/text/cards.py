"""Cards, tiles and decisions put into words, from what they declare."""

from __future__ import annotations

from embertable.core.game import CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import Mood, Tongue, capitalized, finish
from embertable.games.wyrmspan.cards.tables import (
    CAVE_IDS,
    CAVE_TABLE,
    DECISIONS,
    DRAGON_IDS,
    DRAGONS,
    GUILDS,
    OBJECTIVES,
    Cave,
    Decision,
    Dragon,
    Feeding,
    GuildTile,
    Objective,
)
from embertable.games.wyrmspan.terms import (
    CAVE_NAMES,
    COIN,
    EGG,
    FIXED_CELL,
    FIXED_POINTS,
    RESOURCES,
    THING_NAMES,
    trait_names,
)
from embertable.games.wyrmspan.text.slots import tokens


def card_text(card: str, tongue: Tongue) -> CardText:
    """The name and the generated text of a card, by its id."""
    if card in DRAGON_IDS:
        return dragon_text(DRAGONS[DRAGON_IDS.index(card) - 1], tongue)
    if card in CAVE_IDS:
        return cave_text(CAVE_TABLE[CAVE_IDS.index(card) - 1], tongue)
    deck, _, name = card.partition("-")
    if deck == "guild":
        return guild_text(next(tile for tile in GUILDS if tile.id == name), tongue)
    if deck == "objective":
        return objective_text(next(objective for objective in OBJECTIVES if objective.id == name), tongue)
    return decision_text(next(decision for decision in DECISIONS if decision.id == name), tongue)


def dragon_text(dragon: Dragon, tongue: Tongue) -> CardText:
    """Where it lives, what it costs and is worth, and what it does."""
    traits = " · ".join(tongue.word(f"trait {name}") for name in trait_names(dragon.size | dragon.personality))
    caves = ", ".join(tongue.word(f"cave {CAVE_NAMES[cave]}") for cave in dragon.caves)
    worth = tongue.count(dragon.points, "point")
    lines = [
        finish(f"{traits} · {caves}"),
        f"{tongue.word('cost')}: {cost(dragon, tongue)}. {tongue.word('worth')}: {worth}. "
        f"{tongue.word('nests')}: {dragon.nests}.",
    ]
    for kind, verb in (
        ("when played", dragon.when_played),
        ("if activated", dragon.if_activated),
        ("once per round", dragon.once_per_round),
    ):
        if verb is not None:
            lines.append(f"{capitalized(tongue.word(f'trait {kind}'))}: {tongue.sentence(verb)}")
    if dragon.feeding is not None:
        lines += feeding_lines(dragon.feeding, tongue)
    if dragon.end_game is not None:
        lines.append(f"{capitalized(tongue.word('trait end game'))}: {tongue.sentence(dragon.end_game)}")
    return CardText(tongue.word(f"dragon {dragon.number}"), tuple(lines))


def cost(dragon: Dragon, tongue: Tongue) -> str:
    """The printed cost."""
    counts = dragon.cost.by_thing()
    paid = [tokens(counts[thing], thing, tongue) for thing in (*RESOURCES, COIN, EGG) if counts[thing]]
    return ", ".join(paid) or tongue.word("nothing")


def feeding_lines(feeding: Feeding, tongue: Tongue) -> list[str]:
    """What feeding a hatchling brings."""
    name = THING_NAMES[feeding.food]
    food = marked("symbol", name, tongue.word(f"food {name}"))
    lines = []
    if feeding.each is not None:
        lines.append(tongue.word("each food").format(food=food, effect=tongue.clause(feeding.each, Mood.DO)) + ".")
    lines.append(tongue.word("third food").format(food=food, effect=tongue.clause(feeding.third, Mood.DO)) + ".")
    return lines


def cave_text(cave: Cave, tongue: Tongue) -> CardText:
    """What it brings when it is played."""
    line = f"{capitalized(tongue.word('trait when played'))}: {tongue.sentence(cave.when_played)}"
    return CardText(tongue.word("cave name").format(number=cave.number), (line,))


def guild_text(tile: GuildTile, tongue: Tongue) -> CardText:
    """Its five cells."""
    few, many = tile.squares_for_few, tile.squares_for_many
    cells = [*[tongue.sentence(cell) for cell in tile.cells], tongue.sentence(tile.end_game)]
    lines = [
        f"{number + 1} ({tongue.word('squares').format(few=few[number], many=many[number])}). {cell}"
        for number, cell in enumerate(cells)
    ]
    first, second, further = FIXED_POINTS
    fixed = tongue.word("fixed points").format(first=first, second=second, further=further)
    lines.append(f"{FIXED_CELL + 1}. {fixed}")
    return CardText(tongue.word(f"guild {tile.id}"), tuple(lines))


def objective_text(objective: Objective, tongue: Tongue) -> CardText:
    """What it counts."""
    lines = [tongue.word("objective counts")]
    if objective.automa is not None:
        numbers = ", ".join(str(each) for each in objective.automa)
        most = "" if objective.automa_most is None else tongue.word("automa most").format(most=objective.automa_most)
        lines.append(tongue.word("automa counts").format(numbers=numbers, most=most))
    return CardText(capitalized(tongue.clause(objective.what)), tuple(lines))


def decision_text(decision: Decision, tongue: Tongue) -> CardText:
    """What the Automa does by it, in this order."""
    lines = []
    if decision.passes_if_last:
        lines.append(tongue.word("decision passes"))
    if decision.refreshes:
        lines.append(tongue.word("decision refreshes"))
    if decision.objective:
        word = tongue.word("decision adds" if decision.objective > 0 else "decision removes")
        lines.append(word.format(coins=tokens(abs(decision.objective), COIN, tongue)))
    if decision.steps is not None:
        steps = ", ".join(str(each) for each in decision.steps)
        lines.append(tongue.word("decision steps").format(steps=steps))
    else:
        most = "decision most" if decision.most_excavated else "decision least"
        lines.append(tongue.word(most).format(plus=f" + {decision.plus}" if decision.plus else ""))
    second = "decision cave" if decision.cave else "decision cell"
    taken = tongue.word(second).format(number=decision.cave or decision.cell)
    lines.append(tongue.word("decision brown").format(dragon=decision.dragon, taken=taken))
    return CardText(tongue.word("decision name").format(id=decision.id), tuple(lines))
