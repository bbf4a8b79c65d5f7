"""The command line. Heavy parts are loaded by the command that needs them, so that help comes at once."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import typer

from embertable.cli.analyse import analyse
from embertable.cli.backup import backup
from embertable.cli.bench import bench
from embertable.cli.cards import cards
from embertable.cli.check import check
from embertable.cli.convert import convert
from embertable.cli.export import export
from embertable.cli.options import wanted_language
from embertable.cli.play import play
from embertable.cli.puzzles import puzzles
from embertable.cli.replay import replay
from embertable.cli.restore import restore
from embertable.cli.rules import rules
from embertable.cli.settings import with_settings
from embertable.cli.simulate import simulate
from embertable.cli.study import study
from embertable.cli.texts import texts
from embertable.cli.tournament import tournament
from embertable.cli.train import train
from embertable.core.errors import EmbertableError
from embertable.web.settings import gathered

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="embertable",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # its help takes as long to load as all the rest
    context_settings={"help_option_names": ["-h", "--help"]},
)


def embertable(context: typer.Context, config: str | None, version: bool, **flags: Any) -> None:
    """A table for modern board games of dragons and fire.

    Without a command it serves the web table and opens it in your browser. Every setting can also stand in the
    environment, as EMBERTABLE_PORT=8000, or in a TOML file given by --config, as port = 8000.
    """
    if context.invoked_subcommand is None:
        from embertable.web.serve import serve  # loaded only when somebody serves

        serve(gathered(flags, os.environ, config))


app.callback()(with_settings(embertable))
for command in (
    play,
    replay,
    analyse,
    simulate,
    tournament,
    study,
    export,
    train,
    cards,
    rules,
    check,
    convert,
    backup,
    restore,
    bench,
):
    app.command()(command)
app.add_typer(puzzles)
app.add_typer(texts)

UsageError: Any = typer.BadParameter.__bases__[0]


def main() -> None:
    """Run a command. Bad input is answered by one sentence and status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows question marks
    try:
        status = app(prog_name="embertable", standalone_mode=False)
    except UsageError as error:
        status = refuse(error.format_message())
    except EmbertableError as error:
        from embertable.core.text.table import sentence_of  # words are loaded only when somebody reads them

        status = refuse(sentence_of(error, wanted_language(sys.argv)))
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough; nothing more may be written, not even on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status if isinstance(status, int) else 0)


def refuse(sentence: str) -> int:
    """Say what is wrong."""
    print(f"embertable: {sentence.strip()}", file=sys.stderr)
    return BAD_INPUT
