"""What the documents show works, and the site knows every page."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from embertable.env.__main__ import main
from embertable.env.pages import page
from embertable.env.play import numbered_actions, numbered_observation
from embertable.games import CATALOGUE

ROOT = Path(__file__).parent.parent
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_a_tutorial_runs_from_top_to_bottom(path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks

    done = subprocess.run([sys.executable, "-c", "\n".join(blocks)], capture_output=True, text=True, cwd=ROOT)

    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_site_lists_pages_that_exist_and_forgets_none() -> None:
    listed = set(re.findall(r"[\w./-]+\.md", SITE))
    docs = ROOT / "docs"
    assert [name for name in listed if not (docs / name).is_file()] == []
    # Rules and the notes on single games are read in the program and in the repository.
    known = {str(each.relative_to(docs)) for each in docs.rglob("*.md") if each.parts[-2] not in ("rules", "games")}
    assert known - listed <= {"performance-web.md"}


def test_the_reference_names_modules_that_exist() -> None:
    named = [
        name
        for path in (ROOT / "docs" / "api").glob("*.md")
        for name in re.findall(r"^::: (\S+)", path.read_text(encoding="utf-8"), re.M)
    ]
    assert named
    for name in named:
        place = ROOT / "src" / name.replace(".", "/")
        assert place.is_dir() or place.with_suffix(".py").is_file(), name


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_page_of_numbers_is_what_the_game_declares(name: str) -> None:
    """A change here makes useless whatever was learned before: it must be meant. `make docs` writes the pages anew."""
    kept = (ROOT / "docs" / "environments" / f"{name}.md").read_text(encoding="utf-8")
    assert kept == page(name)


def test_the_table_of_sizes_is_true() -> None:
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    for name in CATALOGUE:
        sizes = len(numbered_actions(name).names), len(numbered_observation(name).names)
        assert f"| {name} | {sizes[0]} | {sizes[1]} |" in text


def test_every_number_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["actions", "tatsu"]) == 0
    assert capsys.readouterr().out.splitlines()[28] == "28 ask 0"
    assert main(["observation", "tatsu"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "0 in my hand: red-1-p3"
    assert main(["actions", "chess"]) == 2
    assert capsys.readouterr().err.startswith("there is no game 'chess'")


def test_pages_go_nowhere_if_there_is_no_place_for_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["write", str(tmp_path / "file" / "pages")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
