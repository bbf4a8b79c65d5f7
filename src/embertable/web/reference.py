"""What can be read about a game: its cards and its rules, in the visitor's language."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, get
from litestar.response import Redirect
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from embertable.core.game import AnyGame, Card
from embertable.core.text.asking import LONGEST, ask_rules, pieces
from embertable.core.text.rulebook import Heading, chapters, headings, readable, section
from embertable.core.text.tongue import capitalized
from embertable.games import game as game_named
from embertable.web.errors import Refused
from embertable.web.markup import MarkupWriter
from embertable.web.requests import Asking, game_or_404, html, one_line
from embertable.web.sheets import pictures_of, prepare, sheet
from embertable.web.viewpoint import title_of
from embertable.web.visitor import Visitor

VIEW_BOX: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"')


@get("/cards/{game:str}", include_in_schema=False)
async def cards_page(game: str, request: Asking, visitor: Visitor) -> Response[str]:
    """Every card of a game, or those that were asked for."""
    played = game_or_404(game)
    await prepare(game)
    find = request.query_params.get("find", "").strip()
    deck = request.query_params.get("deck", "")
    shown = [card for card in all_cards(game, visitor.lang) if is_found(card, find, deck)]
    return html(
        visitor.page(
            "cards.html",
            game=game,
            game_title=title_of(played, visitor.lang),
            cards=shown,
            decks=decks_of(game, visitor.lang),
            find=find,
            deck=deck,
            unsure=any(card["unsure"] for card in shown),
        )
    )


@get("/cards/{game:str}/{card:str}", include_in_schema=False)
async def card_page(game: str, card: str, request: Asking, visitor: Visitor) -> Response[str]:
    """One card, as a page or as the part our script shows."""
    played = game_or_404(game)
    await prepare(game)
    found = next((each for each in all_cards(game, visitor.lang) if each["id"] == card), None)
    if found is None:
        raise Refused(404, "no such card")
    part = "part" in request.query_params
    template = "large.html" if part else "card.html"
    return html(visitor.page(template, game=game, game_title=title_of(played, visitor.lang), card=found, part=part))


@functools.lru_cache(maxsize=32)
def all_cards(game: str, lang: str) -> list[dict[str, Any]]:
    """The cards of a game in words."""
    played = game_named(game)
    return [card_words(played, card, lang) for card in played.cards()]


def card_words(game: AnyGame, card: Card, lang: str) -> dict[str, Any]:
    """One card in words."""
    tongue = game.tongue(lang)
    text = game.card_text(card.id, tongue)
    markup = MarkupWriter(game.id, [])
    picture = f"card-{card.id}"
    return {
        "id": card.id,
        "name": capitalized(markup.plain(text.name)),
        "lines": [markup.label(line) for line in text.lines],
        "plain": " ".join(markup.plain(line) for line in text.lines),
        "deck": tongue.words.get(f"deck {card.deck}", card.deck),
        "deck_id": card.deck,
        "copies": card.copies,
        "rule": game.deck_headings.get(card.deck, ""),
        "rulings": [inline(ruling) for ruling in game.rulings_of(card.id, lang)],
        "basis": card.basis,
        "unsure": card.basis == "reconstructed",
        "picture": picture if picture in pictures_of(game.id) else "",
        "box": boxes_of(game.id).get(picture, "0 0 100 100"),
    }


def is_found(card: dict[str, Any], find: str, deck: str) -> bool:
    """Whether a card is among those asked for."""
    text = f"{card['id']} {card['name']} {card['plain']}".casefold()
    return (not deck or card["deck_id"] == deck) and all(word in text for word in find.casefold().split())


def decks_of(game: str, lang: str) -> list[tuple[str, str]]:
    """The decks of a game by name."""
    return list({card["deck_id"]: card["deck"] for card in all_cards(game, lang)}.items())


@functools.cache
def boxes_of(game: str) -> dict[str, str]:
    """The drawing space of each picture."""
    return dict(VIEW_BOX.findall(sheet(game).plain.decode()))


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(game: str, request: Asking, visitor: Visitor) -> Response[str]:
    """The rules as we play them, or what they answer, as a page or as the part our script shows."""
    played = game_or_404(game)
    find = one_line(request.query_params.get("find", ""))[:LONGEST]
    answers = answered(played, find, visitor.lang) if find else []
    if "part" in request.query_params:
        return html(visitor.page("answers.html", game=game, find=find, answers=answers))
    written, contents = rulebook(game, visitor.lang)
    title = title_of(played, visitor.lang)
    shown = {"chapters": written, "contents": contents, "find": find, "answers": answers}
    return html(visitor.page("rules.html", game=game, game_title=title, **shown))


@get("/rules/{game:str}/{rule:str}", include_in_schema=False)
async def rule_part(game: str, rule: str, request: Asking, visitor: Visitor) -> Response[Any]:
    """One section of the rules for our script; everybody else finds it on the page."""
    found = section(game_or_404(game).rulebook(visitor.lang), rule)
    if found is None:
        raise Refused(404, "no such page")
    if "part" not in request.query_params:
        return Redirect(f"/rules/{game}#{rule}", status_code=303)
    return html(visitor.page("rule.html", game=game, rule=rule, text=rule_html(found)))


def answered(game: AnyGame, find: str, lang: str) -> list[dict[str, Any]]:
    """What the rules say to a question: sections with the passage that answers it, its words marked."""
    return [
        {"id": each.id, "title": marked(each.title, each.spoken), "passage": marked(each.passage, each.spoken)}
        for each in ask_rules(game.rulebook(lang), find, lang)
    ]


def marked(text: str, spoken: Sequence[str]) -> Markup:
    """A text in which the words that were asked for are marked."""
    shown = (
        Markup("<mark>{}</mark>").format(piece) if meant else escape(piece) for piece, meant in pieces(text, spoken)
    )
    return Markup("").join(shown)


@functools.lru_cache(maxsize=32)
def rulebook(game: str, lang: str) -> tuple[list[Markup], list[Heading]]:
    """The chapters of a rulebook, and their headings."""
    page = game_named(game).rulebook(lang)
    contents = [heading for heading in headings(page) if heading.rank == 2]
    return [chapter_html(chapter) for chapter in chapters(page)], contents


def rule_html(text: str) -> Markup:
    """A section that stands beside a table: its headings have no ids, which the page may have already."""
    return Markup(MarkdownIt("commonmark", {"html": False}).enable("table").render(readable(text)))


def inline(text: str) -> Markup:
    """A line of Markdown."""
    return Markup(MarkdownIt("commonmark", {"html": False}).renderInline(text))


def chapter_html(chapter: str) -> Markup:
    """A chapter for a page; its headings keep their ids."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(readable(chapter))
    opened = (token for token in tokens if token.type == "heading_open")
    for token, heading in zip(opened, headings(chapter), strict=True):
        token.attrSet("id", heading.id)
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))
