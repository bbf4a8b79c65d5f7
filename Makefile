# Every command sets up what it needs by itself: Python 3.11 or newer and make are enough, `fast` and `compiled` also
# want a C compiler.
PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BUILD ?= plain
WHEELS := build/wheels
SOURCES := $(shell find src -type f -not -name '*.pyc')
PIP := -m pip install --quiet --disable-pip-version-check

.PHONY: play fast test again lint bench load compiled endure soak golden docs clean

play: $(VENV)/play
	@$(VENV)/bin/embertable $(OPTIONS)

fast: $(COMPILED)/play
	@$(COMPILED)/bin/embertable $(OPTIONS)

test: $(VENV)/test
	EMBERTABLE_BUILD=plain $(VENV)/bin/python -m pytest -n auto --dist worksteal --durations=25

# What failed last time, one test after another; BUILD=compiled for the compiled build.
again:
	EMBERTABLE_BUILD=$(BUILD) $(if $(filter compiled,$(BUILD)),$(COMPILED),$(VENV))/bin/python -m pytest --last-failed --last-failed-no-failures none

lint: $(VENV)/lint
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy

compiled: $(COMPILED)/test
	EMBERTABLE_BUILD=compiled $(COMPILED)/bin/python -m pytest -n auto --dist worksteal -m "not never_compiled"

bench: $(VENV)/bench $(COMPILED)/bench
	$(VENV)/bin/embertable bench --output build/bench-plain
	$(COMPILED)/bin/embertable bench --output build/bench-compiled

# How many tables one server process carries; it prints what was measured as JSON.
load: $(VENV)/test
	$(VENV)/bin/python -m tests.web.load --tables 500 --listeners 200 --rate 58 --seconds 20

# What a site must endure: kill -9 of servers, workers and thinkers, restarts and failovers of PostgreSQL, odd requests,
# looks for what should not show, and an hour with flat memory.
endure: $(VENV)/test
	$(VENV)/bin/python -m tests.web.endure kill --database sqlite --times $(or $(TIMES),200)
	$(VENV)/bin/python -m tests.web.endure kill --database postgresql --times $(or $(TIMES),200)
	$(VENV)/bin/python -m tests.web.endure restart --times 20
	$(VENV)/bin/python -m tests.web.endure restart --times 1 --away 60
	$(VENV)/bin/python -m tests.web.endure failover --times 10
	$(VENV)/bin/python -m tests.web.fuzz --requests 100000
	$(VENV)/bin/python -m tests.web.leaks --states 100000
	$(VENV)/bin/python -m tests.web.endure soak --minutes $(or $(MINUTES),60)

soak: $(VENV)/test
	$(VENV)/bin/python -m tests.laws.soak --minutes $(or $(MINUTES),60) --processes $$(nproc) $(SOAK)

# Stories and fingerprints of golden games, and texts of cards, are made anew when a rule, a card or a phrase changed; the
# commit then says which.
golden: $(VENV)/test
	$(VENV)/bin/python -m tests.golden.files --write

# The documents as a site, in build/site; the pages of numbers are made from the games first.
docs: $(VENV)/docs
	$(VENV)/bin/python -m embertable.env write docs/environments
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --quiet --strict

clean:
	rm -rf $(VENV) $(COMPILED) build dist

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Embertable needs Python 3.11 or newer; $$($(PYTHON) --version) was found. Say: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 2; }
	@echo "Setting up $(VENV) (once)…"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play: $(VENV)/bin/python pyproject.toml
	@$(VENV)/bin/python $(PIP) --editable .
	@touch $@

$(VENV)/test: $(VENV)/play
	@$(VENV)/bin/python $(PIP) --editable '.[test]'
	@touch $@

$(VENV)/lint: $(VENV)/test
	@$(VENV)/bin/python $(PIP) --editable '.[test,lint]'
	@touch $@

$(VENV)/bench: $(VENV)/play
	@$(VENV)/bin/python $(PIP) --editable '.[bench]'
	@touch $@

$(VENV)/docs: $(VENV)/play
	@$(VENV)/bin/python $(PIP) --editable '.[docs,env]'
	@touch $@

$(COMPILED)/play: $(SOURCES) pyproject.toml hatch_build.py
	@command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || \
		{ echo "The compiled build needs a C compiler (gcc or clang) and none was found; 'make play' works without."; exit 2; }
	@test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	@echo "Compiling (a few minutes, once)…"
	@rm -rf $(WHEELS)
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(COMPILED)/bin/python -m pip wheel --quiet --no-deps --wheel-dir $(WHEELS) .
	@$(COMPILED)/bin/python -m pip uninstall --quiet --yes embertable
	@$(COMPILED)/bin/python $(PIP) $(WHEELS)/embertable-*.whl
	@touch $@

$(COMPILED)/bench: $(COMPILED)/play
	@$(COMPILED)/bin/python $(PIP) "$$(ls $(WHEELS)/embertable-*.whl)[bench]"
	@touch $@

# It borrows the libraries of the tests from the plain build, which has them already; its own `embertable` comes first.
$(COMPILED)/test: $(COMPILED)/play $(VENV)/test
	@for each in $(VENV) $(COMPILED); do $$each/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'; done | \
		{ read -r lent; read -r own; echo "$$lent" >"$$own/libraries_of_the_tests.pth"; }
	@touch $@
