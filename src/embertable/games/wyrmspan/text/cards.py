"""Cards, tiles and decisions put into words, from what they declare."""

from __future__ import annotations

from embertable.core.game import CardText
from embertable.core.text.tongue import Tongue, capitalized, finish
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
    GuildTile,
    Objective,
)
from embertable.games.wyrmspan.effects.counts import GuildStanding
from embertable.games.wyrmspan.terms import (
    CAVE_NAMES,
    COIN,
    EGG,
    FIXED_CELL,
    FIXED_POINTS,
    HATCHLING,
    RESOURCES,
    trait_names,
)
from embertable.games.wyrmspan.text.things import SOME, TOKENS, Ability


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
    homes = [tongue.noun(CAVE_NAMES[cave]) for cave in dragon.caves]
    facts = tongue.word("card facts", cost=cost(dragon, tongue), points=dragon.points, nests=dragon.nests)
    lines = [finish(f"{' · '.join(traits(dragon, tongue))} · {', '.join(homes)}"), facts]
    for kind, effect in (
        ("when played", dragon.when_played),
        ("if activated", dragon.if_activated),
        ("once per round", dragon.once_per_round),
    ):
        if effect is not None:
            lines.append(labelled(kind, tongue.clause(Ability(effect, dragon.number)), tongue))
    if dragon.feeding is not None:
        parts = ("each", "third") if dragon.feeding.each is not None else ("third",)
        lines += [tongue.sentence(dragon.feeding, part) for part in parts]
    if dragon.end_game is not None:
        lines.append(labelled("end game", tongue.clause(dragon.end_game), tongue))
    return CardText(tongue.name(dragon.id), tuple(lines))


def traits(dragon: Dragon, tongue: Tongue) -> tuple[str, str]:
    """Size and personality, as they agree with what it is."""
    gender = tongue.gender("hatchling" if dragon.size == HATCHLING else SOME)
    size, personality = trait_names(dragon.size | dragon.personality)
    said = tongue.noun(size) if dragon.size == HATCHLING else tongue.adjective(size, gender, "nom")
    return said, tongue.adjective(personality, gender, "nom")


def labelled(kind: str, clause: str, tongue: Tongue) -> str:
    """An ability after the word that says when it comes up."""
    return finish(tongue.meet(f"{tongue.word(f'label {kind}')}: {clause}"))


def cost(dragon: Dragon, tongue: Tongue) -> str:
    """The printed cost."""
    counts = dragon.cost.by_thing()
    paid = [TOKENS.said((counts[thing], thing), "nom", tongue) for thing in (*RESOURCES, COIN, EGG) if counts[thing]]
    return ", ".join(paid) or tongue.word("no cost")


def cave_text(cave: Cave, tongue: Tongue) -> CardText:
    """What it brings when it is played."""
    line = labelled("when played", tongue.clause(cave.when_played), tongue)
    return CardText(tongue.word("cave name", number=cave.number), (line,))


def guild_text(tile: GuildTile, tongue: Tongue) -> CardText:
    """Its five cells."""
    cells = [tongue.sentence(cell) for cell in tile.cells]
    cells.append(labelled("end game", tongue.clause(tile.end_game), tongue))
    lines = [
        tongue.word("cell line", number=number, effect=effect, few=few, many=many)
        for number, (effect, few, many) in enumerate(
            zip(cells, tile.squares_for_few, tile.squares_for_many, strict=True), start=1
        )
    ]
    first, second, further = (tongue.count(points, "point") for points in FIXED_POINTS)
    lines.append(tongue.word("fixed cell", number=FIXED_CELL + 1, first=first, second=second, further=further))
    return CardText(tongue.name(f"guild-{tile.id}"), tuple(lines))


def objective_title(objective: Objective, tongue: Tongue) -> str:
    """An objective is called by what it counts."""
    return tongue.clause(objective, "nom")


def objective_text(objective: Objective, tongue: Tongue) -> CardText:
    """What it counts."""
    lines = [tongue.word("objective standing" if isinstance(objective.what, GuildStanding) else "objective counts")]
    if objective.automa is not None:
        numbers = ", ".join(str(each) for each in objective.automa)
        if objective.automa_most is None:
            lines.append(tongue.word("automa counts", numbers=numbers))
        else:
            lines.append(tongue.word("automa counts most", numbers=numbers, most=objective.automa_most))
    return CardText(objective_title(objective, tongue), tuple(lines))


def decision_text(decision: Decision, tongue: Tongue) -> CardText:
    """What the Automa does by it, in this order."""
    lines = []
    if decision.passes_if_last:
        lines.append(tongue.word("decision passes"))
    if decision.refreshes:
        lines.append(tongue.word("decision refreshes"))
    if decision.objective:
        coins = TOKENS.said((abs(decision.objective), COIN), "acc", tongue)
        lines.append(tongue.word("decision adds" if decision.objective > 0 else "decision removes", coins=coins))
    if decision.steps is not None:
        lines.append(tongue.word("decision steps", steps=", ".join(str(each) for each in decision.steps)))
    else:
        by_cave = f"decision {'most' if decision.most_excavated else 'least'} excavated"
        more = {"plus": tongue.count(decision.plus, "step", "acc")} if decision.plus else {}
        lines.append(tongue.word(by_cave + (" plus" if more else ""), **more))
    dragon, taken = (tongue.word(f"ordinal {nth}") for nth in (decision.dragon, decision.cave or decision.cell))
    lines.append(tongue.word(f"decision brown {'cave' if decision.cave else 'cell'}", dragon=dragon, taken=taken))
    return CardText(capitalized(tongue.clause(decision, "nom")), tuple(lines))
