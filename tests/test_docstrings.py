"""Examples in docstrings run, and every public name is shown by one.

They are read from the source, so that the compiled build, whose functions doctest does not look into, runs them too.
"""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import embertable

SOURCE = Path(__file__).parent.parent / "src"
WITH_EXAMPLES = ["embertable/__init__.py", "embertable/games/__init__.py"]
WITH_EXAMPLES += sorted(str(path.relative_to(SOURCE)) for path in SOURCE.glob("embertable/core/**/*.py"))

Name = tuple[str, str]
"""A module and a name in it."""


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def examples_of(path: Path) -> list[doctest.DocTest]:
    """The examples of a file, by docstring."""
    module = module_name(path)
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ">>>" in (ast.get_docstring(node) or ""):
            text = ast.get_docstring(node) or ""
            name = module if isinstance(node, ast.Module) else f"{module}.{node.name}"
            line = 0 if isinstance(node, ast.Module) else node.lineno
            names = dict(vars(import_module(module)))
            found.append(doctest.DocTestParser().get_doctest(text, names, name, str(path), line))
    return found


TESTS = [test for name in WITH_EXAMPLES for test in examples_of(SOURCE / name)]


@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.name)
def test_an_example_runs(test: doctest.DocTest) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)

    failures, _ = runner.run(test, out=report.append)

    assert not failures, "".join(report)


def imported(path: Path) -> set[Name]:
    """What a file takes from where."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    return {(str(node.module), alias.name) for node in nodes for alias in node.names}


def defined(module: str) -> set[Name]:
    """The classes and functions of a module."""
    path = SOURCE / module.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {(module, node.name) for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def shown() -> set[Name]:
    """Every name that an example uses, with the module the example stands in."""
    found = set()
    for test in TESTS:
        module = module_name(Path(str(test.filename)))
        for example in test.examples:
            found |= {(module, node.id) for node in ast.walk(ast.parse(example.source)) if isinstance(node, ast.Name)}
    return found


def test_every_name_of_the_package_has_an_example() -> None:
    """In the docstring of the package, or where it is defined."""
    origins = {name: module for module, name in imported(SOURCE / "embertable" / "__init__.py")}
    assert set(origins) == set(embertable.__all__)

    missing = {name for name, module in origins.items() if not {("embertable", name), (module, name)} & shown()}

    assert missing == set()


def test_every_name_of_core_that_games_are_written_in_has_an_example() -> None:
    """A class or function, shown in the module where it is defined."""
    used = set().union(*[imported(path) for path in SOURCE.glob("embertable/games/*/**/*.py")])
    core = {(module, name) for module, name in used if module.startswith("embertable.core.")}
    public = core & set().union(*[defined(module) for module, _ in core])

    assert len(public) > 30
    assert public - shown() == set()
