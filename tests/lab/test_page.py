"""A report of the lab as a page: short answers first, long tables folded, everything inside."""

from __future__ import annotations

import re

from embertable.lab.page import LONG, Page, Section, Table


def page(rows: int = 1, fact: str = "") -> str:
    table = Table(["Card", "Played"], [[f"card <{number}>", "1"] for number in range(rows)])
    return Page(
        "A study", "en", ["Of one game."], [Section("First"), Section("Cards", ["How often."], table, fact=fact)]
    ).html()


def test_a_short_answer_leads_to_its_section() -> None:
    written = page(fact="16.7 %")

    address, answer = re.findall(r'<nav class="facts"><a href="#(\w+)"><b>([^<]*)</b>Cards</a></nav>', written)[0]

    assert answer == "16.7 %"
    assert f'<section id="{address}"><h2>Cards</h2>' in written


def test_without_short_answers_there_is_no_place_for_them() -> None:
    assert "<nav" not in page()


def test_a_long_table_is_folded_with_its_size() -> None:
    assert "<details>" not in page(rows=LONG)
    assert f"<summary>Card: {LONG + 1}</summary>" in page(rows=LONG + 1)


def test_nothing_is_fetched_and_names_cannot_become_markup() -> None:
    written = page(rows=2)

    assert "card &lt;1&gt;" in written
    assert not re.search(r'(?:src|href)="(?!#)', written)
