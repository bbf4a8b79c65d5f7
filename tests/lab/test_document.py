"""A report as a document: Markdown that says what the page says, and pictures that need no script."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from markdown_it import MarkdownIt

from embertable.lab.document import write_document
from embertable.lab.page import Page, Section, Table, bar_plot

pytest.importorskip("altair", reason="plots come with embertable[lab]")


def page() -> Page:
    plot = bar_plot([{"what": "a & b", "count": 3}], "what", "count")
    table = Table(["Card", "Played"], [["Old|Lantern *", "1"]])
    return Page("A study", "en", ["Made by: embertable study <game>"], [Section("Cards", ["How."], table, plot)])


def test_a_document_shows_its_table_and_its_plot(tmp_path: Path) -> None:
    write_document(page(), tmp_path / "tatsu.md")

    shown = MarkdownIt().enable("table").render((tmp_path / "tatsu.md").read_text(encoding="utf-8"))
    assert "<h1>A study</h1>" in shown
    assert "Made by: embertable study &lt;game&gt;" in shown
    assert "<td>Old|Lantern *</td>" in shown
    assert '<img src="tatsu-1.svg" alt="Cards" />' in shown
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tatsu-1.svg", "tatsu.md"]


def test_its_pictures_need_nothing_else(tmp_path: Path) -> None:
    write_document(page(), tmp_path / "tatsu.md")

    written = (tmp_path / "tatsu-1.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(written)
    assert "a &amp; b" in written
    assert not re.search(r"<script|<image|url\((?!#)|@import", written)
