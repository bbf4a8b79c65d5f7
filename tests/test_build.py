"""The tests run on the build they are meant for: `make test` on the plain one, `make compiled` on the compiled one."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES

import pytest

from embertable.games import CATALOGUE

BUILD = os.environ.get("EMBERTABLE_BUILD")
SUFFIXES = {"plain": SOURCE_SUFFIXES, "compiled": EXTENSION_SUFFIXES}
HOT = ["core.flow", "core.effects", "core.rng", "core.codec", "core.record", "bots.search", "bots.tree"]
ROOMS = ("state", "setup", "chapters.scoring", "knowledge.imagine", "mind.opinions", "cards.tables")
HOT += [f"games.{name}.{module}" for name in CATALOGUE for module in ROOMS]


@pytest.mark.skipif(BUILD is None, reason="make says which build it tests; who starts pytest by hand may test either")
@pytest.mark.parametrize("module", HOT)
def test_hot_paths_are_of_the_build_under_test(module: str) -> None:
    assert BUILD is not None

    file = str(import_module(f"embertable.{module}").__file__)

    assert file.endswith(tuple(SUFFIXES[BUILD])), f"{file} is not of the {BUILD} build"
