"""A study as a page: one section for each question a designer asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final

from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.lab.data.rows import GameRow
from embertable.lab.page import Page, Section, Table, bar_plot, interval_plot, parts_plot
from embertable.lab.study.decisions import Choices, choices
from embertable.lab.study.measures import (
    FEWEST,
    CardWorth,
    Estimate,
    Luck,
    card_worths,
    luck,
    over_deals,
    points_by_place,
    sources,
    wins_by_place,
)
from embertable.lab.study.plan import ASK_EVERY, Plan
from embertable.lab.study.questions import worded
from embertable.lab.words import say

SHOWN: Final = 25
"""Cards at either end of the plot; the table has all of them."""

BARS: Final = 20


def study_page(plan: Plan, rows: Sequence[GameRow], folder: Path, words: Tongue, tongue: Tongue, command: str) -> Page:
    """All that was found. `tongue` is how the game itself speaks, `words` how the table does."""
    equal = [row for row in rows if len(set(row.bots)) == 1]
    unequal = [row for row in rows if len(set(row.bots)) > 1]
    lead = [
        say(
            words,
            "study lead",
            games=len(equal),
            deals=len({row.seed for row in equal}),
            seats=plan.seats,
            bot=plan.bot,
            rules=plan.game.rules,
            seed=plan.seed,
        ),
        say(words, "about intervals"),
        say(words, "made by", command=command),
    ]
    moves = choices(folder, len(equal), plan.weaker)
    worths = card_worths(equal, [card.id for card in plan.game.cards() if not card.is_result])
    names = {each.card: plain(plan.game.card_text(each.card, tongue).name) for each in worths}
    sections = [
        seat_section(equal, words),
        source_section(equal, words, tongue),
        length_section(equal, words),
        choice_section(moves, words, tongue),
        lead_section(equal, words),
        card_section(worths, names, words),
        strong_section(worths, names, words),
        agreement_section(moves, plan, words),
    ]
    if unequal:
        sections.append(luck_section(luck(equal, unequal, plan.bot), plan, len(unequal), words))
    return Page(say(words, "study of", title=tongue.word("title")), words.code, lead, sections)


def seat_section(rows: Sequence[GameRow], words: Tongue) -> Section:
    """Is going first an advantage?"""
    points, shares = points_by_place(rows), wins_by_place(rows)
    fair = 1 / rows[0].seats
    first = shares[0]
    verdict = "first better" if first.low > fair else "first worse" if first.high < fair else "first unclear"
    names = [str(place + 1) for place in range(rows[0].seats)]
    table = Table(
        [say(words, each) for each in ("order", "mean points", "interval", "share", "interval")],
        [
            [name, number(one.mean), span(one), percent(share.mean), percent_span(share)]
            for name, one, share in zip(names, points, shares, strict=True)
        ],
    )
    values = [plotted(name, each) for name, each in zip(names, shares, strict=True)]
    plot = interval_plot(values, say(words, "order"), say(words, "share"), fair, "%")
    lines = [
        say(words, "about seats"),
        say(words, verdict, share=percent(first.mean), span=percent_span(first), fair=percent(fair)),
    ]
    return Section(say(words, "seats"), lines, table, plot, percent(first.mean))


def source_section(rows: Sequence[GameRow], words: Tongue, tongue: Tongue) -> Section:
    """Where points come from."""
    found = sources(rows)
    names = {each.name: plain(tongue.word(f"score {each.name}")) for each in found}
    table = Table(
        [say(words, each) for each in ("source", "mean points", "interval", "winners", "others")],
        [
            [names[each.name], number(each.all.mean), span(each.all), number(each.winners), number(each.others)]
            for each in found
        ],
    )
    plot = interval_plot(
        [plotted(names[each.name], each.all) for each in found], say(words, "source"), say(words, "mean points"), 0.0
    )
    return Section(say(words, "sources"), [say(words, "about sources")], table, plot)


def length_section(rows: Sequence[GameRow], words: Tongue) -> Section:
    """How long a game is."""
    lengths = [row.decisions for row in rows]
    mean = over_deals(rows, lambda row: float(row.decisions))
    line = say(
        words,
        "length is",
        mean=number(mean.mean),
        span=span(mean),
        spread=number(pstdev(lengths)),
        least=min(lengths),
        most=max(lengths),
        each=number(mean.mean / rows[0].seats),
    )
    width = max(1, (max(lengths) - min(lengths)) // BARS + 1)
    counts = Counter(length // width * width for length in lengths)
    values = [{"what": start, "count": counts[start]} for start in range(min(counts), max(counts) + 1, width)]
    plot = bar_plot(values, say(words, "decisions"), say(words, "games"))
    return Section(say(words, "length"), [line], None, plot, number(mean.mean))


def choice_section(moves: Choices, words: Tongue, tongue: Tongue) -> Section:
    """How wide the choice is."""
    line = say(
        words,
        "branching is",
        mean=number(moves.mean),
        median=number(moves.median),
        most=moves.most,
        decisions=moves.decisions,
    )
    table = Table(
        [say(words, each) for each in ("question", "a game", "options")],
        [[each.name, number(each.per_game), number(each.options)] for each in worded(moves.questions, tongue)],
    )
    values = [
        {"what": f"{tenth * 10}–{tenth * 10 + 10} %", "count": round(width, 2)}
        for tenth, width in enumerate(moves.over_time)
    ]
    plot = bar_plot(values, say(words, "part of game"), say(words, "options"))
    return Section(say(words, "branching"), [line], table, plot, number(moves.mean))


def lead_section(rows: Sequence[GameRow], words: Tongue) -> Section:
    """Does the lead change hands?"""
    changes = over_deals(rows, lambda row: float(row.leads or 0))
    settled = over_deals(rows, lambda row: row.settled or 0.0)
    never = fmean(row.leads == 0 for row in rows)
    line = say(
        words,
        "leads are",
        mean=number(changes.mean),
        span=span(changes),
        never=percent(never),
        settled=percent(settled.mean),
    )
    counts = Counter(min(row.leads or 0, BARS) for row in rows)
    values = [
        {"what": f"{each}+" if each == BARS else str(each), "count": counts[each]} for each in range(max(counts) + 1)
    ]
    plot = bar_plot(values, say(words, "lead changes"), say(words, "games"))
    return Section(say(words, "leads"), [line, say(words, "about leads")], None, plot, number(changes.mean))


def card_section(worths: Sequence[CardWorth], names: dict[str, str], words: Tongue) -> Section:
    """How often cards are played, and how those who play them do."""
    table = Table(
        [say(words, each) for each in ("card", "taken", "tables", "worth", "interval", "points more", "interval")],
        [card_row(each, names[each.card]) for each in worths],
    )
    known = [each for each in worths if each.tables >= FEWEST]
    ends = known if len(known) <= 2 * SHOWN else [*known[:SHOWN], *known[-SHOWN:]]
    values = [plotted(names[each.card], of_hundred(each.winning)) for each in ends]
    plot = interval_plot(values, say(words, "card"), say(words, "worth"), 0.0) if values else None
    lines = [say(words, "about cards"), say(words, "about correlation"), say(words, "about few", fewest=FEWEST)]
    return Section(say(words, "cards"), lines, table, plot)


def card_row(each: CardWorth, name: str) -> list[str]:
    """A card in the table."""
    if each.tables < FEWEST:
        return [name, percent(each.taken), str(each.tables), "–", "–", "–", "–"]
    won = of_hundred(each.winning)
    worth = [signed(won.mean), f"{signed(won.low)} – {signed(won.high)}"]
    points = [signed(each.points.mean), f"{signed(each.points.low)} – {signed(each.points.high)}"]
    return [name, percent(each.taken), str(each.tables), *worth, *points]


def strong_section(worths: Sequence[CardWorth], names: dict[str, str], words: Tongue) -> Section:
    """Which cards are too strong at this level."""
    strong = [each for each in worths if each.tables >= FEWEST and each.surely > 0]
    tested = sum(each.tables >= FEWEST for each in worths)
    lines = [say(words, "about strong", cards=tested)]
    if not strong:
        return Section(say(words, "strong"), [*lines, say(words, "none strong")], fact="0")
    table = Table(
        [say(words, each) for each in ("card", "worth", "at least")],
        [[names[each.card], signed(each.winning.mean * 100), signed(each.surely * 100)] for each in strong],
    )
    return Section(say(words, "strong"), lines, table, fact=str(len(strong)))


def agreement_section(moves: Choices, plan: Plan, words: Tongue) -> Section:
    """Do bots of different strength agree?"""
    headings = [say(words, each) for each in ("bot", "asked", "agrees", "by chance")]
    rows = [[each.bot, str(each.asked), percent(each.agrees), percent(each.by_chance)] for each in moves.agreements]
    lines = [say(words, "about agreement", bot=plan.bot, every=ASK_EVERY)]
    for place, first in enumerate(plan.weaker):
        for other in range(place + 1, len(plan.weaker)):
            share = percent(moves.among[place][other])
            lines.append(say(words, "agree", first=first, second=plan.weaker[other], share=share))
    return Section(say(words, "agreement"), lines, Table(headings, rows) if rows else None)


def luck_section(found: Luck, plan: Plan, games: int, words: Tongue) -> Section:
    """Luck against skill."""
    won = found.won
    lines = [
        say(
            words,
            "skill is",
            games=games,
            bot=plan.bot,
            weak=plan.weaker[0],
            share=percent(won.mean),
            span=percent_span(won),
            skill=percent(found.skill),
        ),
        say(words, "enough never" if found.enough is None else "enough", games=found.enough or 0),
        say(words, "deal is", share=percent(found.deal.mean), span=percent_span(found.deal), deals=found.deal.count),
        say(words, "about luck"),
    ]
    parts = [("who plays", found.skill), ("deal and chance", 1.0 - found.skill)]
    values = [
        {"what": say(words, name), "share": round(share, 4), "place": place}
        for place, (name, share) in enumerate(parts)
    ]
    plot = parts_plot(values, say(words, "variance"))
    return Section(
        say(words, "luck"), lines, None, plot, f"{100 - round(100 * found.skill)} : {round(100 * found.skill)}"
    )


def plotted(what: str, each: Estimate) -> dict[str, Any]:
    """An estimate as a plot has it."""
    low, high = (each.low, each.high) if each.is_known else (each.mean, each.mean)
    return {"what": what, "mean": round(each.mean, 4), "low": round(low, 4), "high": round(high, 4)}


def of_hundred(each: Estimate) -> Estimate:
    """A share, counted in games of a hundred."""
    return Estimate(each.mean * 100, each.low * 100, each.high * 100, each.count)


def number(value: float) -> str:
    """A number without false precision."""
    return f"{value:.1f}".replace("-", "−")


def signed(value: float) -> str:
    """A difference, with its sign."""
    return f"{value:+.1f}".replace("-", "−")


def span(each: Estimate) -> str:
    """An interval; a single value has none."""
    return "–" if not each.is_known else f"{number(each.low)} – {number(each.high)}"


def percent(value: float) -> str:
    """A part of a whole."""
    return f"{value * 100:.1f} %"


def percent_span(each: Estimate) -> str:
    """An interval of parts of a whole."""
    return "–" if not each.is_known else f"{each.low * 100:.1f} – {each.high * 100:.1f} %"
