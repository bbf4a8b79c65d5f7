"""What every number of the environments means.

python -m embertable.env actions GAME       every action, one a line
python -m embertable.env observation GAME   every number of an observation
python -m embertable.env write FOLDER       a page for each game
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from embertable.core.errors import EmbertableError
from embertable.core.files import make_folder, write_text
from embertable.env.pages import listing, page
from embertable.env.play import numbered_actions, numbered_observation
from embertable.games import CATALOGUE


def main(arguments: list[str] | None = None) -> int:
    """Print a list, or write the pages."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["actions", "observation", "write"])
    parser.add_argument("where", help="a game, or the folder for the pages")
    told = parser.parse_args(arguments)
    try:
        if told.what == "actions":
            print(listing(numbered_actions(told.where)))
        elif told.what == "observation":
            print(listing(numbered_observation(told.where)))
        else:
            write(Path(told.where))
    except EmbertableError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def write(folder: Path) -> None:
    """A page for each game, each put in its place only when it is whole."""
    make_folder(folder)
    for name in CATALOGUE:
        write_text(folder / f"{name}.md", page(name))


if __name__ == "__main__":
    sys.exit(main())
