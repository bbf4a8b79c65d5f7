"""The flags of the server, one for each of its settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from embertable.web.settings import flag_of, kind_of, known

SHOWN: dict[str, str] = {"database": "FILE|URL"}


def say_version(asked: bool) -> None:
    """Print the version and stop."""
    if asked:
        from importlib.metadata import PackageNotFoundError, version  # loaded only when somebody asks

        try:
            print(f"embertable {version('embertable')}")
        except PackageNotFoundError:
            print("embertable, run from its sources without being installed")
        raise typer.Exit


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for every setting, of its type and with its words."""
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)]
    config = typer.Option(metavar="FILE", help="A TOML file with settings.", show_default=False)
    parameters.append(inspect.Parameter("config", keyword, default=None, annotation=Annotated[str | None, config]))
    for name, one in known().items():
        parameters.append(inspect.Parameter(name, keyword, default=None, annotation=flag(name, one)))
    version = typer.Option("--version", help="Say which version this is.", callback=say_version, is_eager=True)
    parameters.append(inspect.Parameter("version", keyword, default=False, annotation=Annotated[bool, version]))

    def run(context: typer.Context, **given: Any) -> None:
        command(context, **given)

    run.__doc__ = command.__doc__
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # what typer looks at
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


def flag(name: str, one: Any) -> Any:
    """The type and the help of one flag."""
    kind = kind_of(one)
    usual = one.metadata.get("shown") or str(one.default).lower()
    about = f"{one.metadata['about']} [default: {usual}]" if usual else one.metadata["about"]
    names = [f"{flag_of(name)}/--no-{name.replace('_', '-')}" if kind is bool else flag_of(name)]
    lowest = 1 if name in ("port", "workers") else None
    option = typer.Option(
        *names,
        help=about,
        show_default=False,
        metavar=SHOWN.get(name),
        min=lowest,
        max=65535 if name == "port" else None,
    )
    return Annotated[kind | None, option]
