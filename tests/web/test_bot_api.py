"""The bot of the documentation plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from embertable.games import CATALOGUE
from tests.web.serving import Server

PAGE = Path(__file__).parents[2] / "docs" / "bot-api.md"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_bot_of_forty_lines_plays_a_game(server: Server, tmp_path: Path, name: str) -> None:
    """What the page shows is complete, has at most forty lines of code, and plays every game to its scores."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found is not None
    code = found[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
    bot = tmp_path / "bot.py"
    bot.write_text(code)
    told = subprocess.run([sys.executable, str(bot), server.address, name], capture_output=True, text=True, timeout=240)
    assert told.returncode == 0, told.stderr
    assert re.fullmatch(r"-?\d+( : -?\d+)*\n", told.stdout)
