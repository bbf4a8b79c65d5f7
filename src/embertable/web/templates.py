"""Templates, and the files of ours that browsers keep."""

from __future__ import annotations

import functools
import re
from importlib import resources
from typing import Final

from jinja2 import PackageLoader
from jinja2.runtime import Macro

from embertable.web import sheets
from embertable.web.board.quick import QuickEnvironment
from embertable.web.sheets import File, as_file

IMPORT: Final = re.compile(rb'((?:from |import\()")\./([a-z]+\.js)"')
KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}

environment: Final = QuickEnvironment(PackageLoader("embertable.web"))
environment.globals |= {
    name: each for name, each in vars(environment.get_template("parts.html").module).items() if isinstance(each, Macro)
}  # the small parts every page is made of


@functools.cache
def static_files() -> dict[str, File]:
    """Every file of ours by its name. What is not among them is not looked for, and not remembered."""
    files = [file for file in resources.files("embertable.web").joinpath("static").iterdir() if file.is_file()]
    texts = {file.name: file.read_bytes() for file in files if file.name[file.name.rfind(".") :] in KINDS}
    return {name: as_file(KINDS[name[name.rfind(".") :]], addressed(name, texts)) for name in texts}


def addressed(name: str, texts: dict[str, bytes]) -> bytes:
    """A file of ours; a module names the others it uses by addresses that change with them, and with all they use."""
    if not name.endswith(".js"):
        return texts[name]

    def address(found: re.Match[bytes]) -> bytes:
        used = found[2].decode()
        return found[1] + f"./{used}?v={as_file(KINDS['.js'], addressed(used, texts)).tag}".encode() + b'"'

    return IMPORT.sub(address, texts[name])


def static(name: str) -> File | None:
    """A file of ours."""
    return static_files().get(name)


def asset(name: str) -> str:
    """The address of a file of ours; it changes with the file, so browsers may keep it."""
    file = static(name)
    assert file is not None, f"there is no file {name}"
    return f"/static/{name}?v={file.tag}"


def board_style(game: str) -> str:
    """The address of the style of a game's board; it changes with the file. Empty where the game has none."""
    file = sheets.board_style(game)
    return "" if file is None else f"/art/{game}/board.css?v={file.tag}"
