"""Templates can be read: no line is longer than a wide screen."""

from __future__ import annotations

from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "embertable"
WIDEST = 160


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.html")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_line_of_a_template_is_too_long(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [number for number, line in enumerate(lines, start=1) if len(line) > WIDEST] == []
