"""What the README shows works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from embertable.games import CATALOGUE

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_in_ten_lines_runs() -> None:
    lines = examples()[0]
    assert len([line for line in lines.splitlines() if line]) <= 10

    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)

    *_, last = done.stdout.splitlines()
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]", last)


def examples() -> list[str]:
    """What stands in the README as Python."""
    return re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_an_environment_in_ten_lines_runs() -> None:
    library, lines = examples()
    assert library != lines
    assert len([line for line in lines.splitlines() if line]) <= 10

    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)

    *_, last = done.stdout.splitlines()
    assert re.fullmatch(r"\[\d+, \d+\]", last)


def test_the_two_commands_stand_in_the_makefile() -> None:
    commands = re.findall(r"```sh\n(.*?)\n```", README)
    assert commands == ["make play", "make test"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{command.split()[1]}:", makefile, re.MULTILINE) for command in commands)


def test_every_link_leads_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md"), *ROOT.glob("docs/*/*.md")]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))]
    inside = [(page, link) for page, link in links if not link.startswith("http")]
    assert inside
    assert [f"{page.name}: {link}" for page, link in inside if not (page.parent / link).exists()] == []


def test_every_game_of_the_catalogue_is_listed() -> None:
    assert all(f"docs/rules/{name}.md" in README for name in CATALOGUE)
