"""The command line. Heavy parts are loaded by the command that needs them, so that help comes at once."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated, Any

import typer

from embertable.cli.bench import bench
from embertable.cli.cards import cards
from embertable.cli.check import check
from embertable.cli.convert import convert
from embertable.cli.play import play
from embertable.cli.replay import replay
from embertable.cli.rules import rules
from embertable.cli.simulate import simulate
from embertable.cli.texts import texts
from embertable.core.errors import EmbertableError

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


def say_version(asked: bool) -> None:
    """Print the version and stop."""
    if asked:
        from importlib.metadata import PackageNotFoundError, version  # loaded only when somebody asks

        try:
            print(f"embertable {version('embertable')}")
        except PackageNotFoundError:
            print("embertable, run from its sources without being installed")
        raise typer.Exit


@app.callback()
def embertable(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address the web table listens on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port it listens on.", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            help="Where tables are kept: a file, or the URL of a PostgreSQL; in your data directory if not given.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes that serve; more than one needs PostgreSQL.", min=1)] = 1,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=say_version, is_eager=True)
    ] = False,
) -> None:
    """A table for modern board games of dragons and fire.

    Without a command it serves the web table and opens it in your browser.
    """
    if context.invoked_subcommand is None:
        from embertable.web.serve import serve  # loaded only when somebody serves

        serve(host, port, database, workers, browser=not no_browser)


for command in (play, replay, simulate, cards, rules, check, convert, bench):
    app.command()(command)
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
        status = refuse(str(error))
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
