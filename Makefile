# `make` lists the targets. Everything works on a fresh clone; what is up to date is not done again.

PYTHON ?= python3
# How pytest is called: `make test PYTEST_ARGS=-x`.
PYTEST_ARGS ?= -n auto
PLAY_ARGS ?=
BENCH_ARGS ?=

BIN := .venv/bin
BENCH_BIN := .venv-bench/bin
COMPILED := build/compiled
# The tests that are run a second time, against the compiled rules.
COMPILED_TESTS := tests/rulebook tests/modules tests/properties tests/golden
# Tools that compare a generated file with what they would write now.
CHECK_TOOLS := tools.gallery tools.transcript tools.chapters tools.coverage
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.toml'))
INSTALL := -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench golden compiled clean
.PHONY: check-format check-lint check-types check-layers check-budgets check-rules check-generated
.PHONY: test-compiled test-interpreted

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/ready ## the virtual environment, with the package installed to be edited
	@:

play: .venv/ready ## play at this terminal (PLAY_ARGS="--help" for the options)
	@$(MAKE) --no-print-directory compiled || echo "The rules did not compile; playing with the interpreted ones."
	@PYTHONPATH=$(COMPILED) $(BIN)/kingdom table $(PLAY_ARGS)

test: .venv/ready compiled check ## all checks and all tests
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-interpreted

test-compiled:
	@if [ -d $(COMPILED) ]; then echo "--- the compiled rules"; \
	PYTHONPATH=$(COMPILED) KINGDOM_EXPECT_COMPILED=1 $(BIN)/python -m pytest $(PYTEST_ARGS) $(COMPILED_TESTS); fi

test-interpreted:
	@echo "--- everything, interpreted"
	@KINGDOM_EXPECT_COMPILED=0 $(BIN)/python -m pytest $(PYTEST_ARGS)

check: check-format check-lint check-types check-layers check-budgets check-rules check-generated ## formatting, lint, types, layers, budgets, rule ids, generated files

check-format: .venv/ready
	@$(BIN)/ruff format --check .

check-lint: .venv/ready
	@$(BIN)/ruff check .

check-types: .venv/ready
	@$(BIN)/mypy

check-layers: .venv/ready
	@$(BIN)/lint-imports --no-logo

check-budgets: .venv/ready
	@$(BIN)/python -m tools.budgets

check-rules: .venv/ready
	@$(BIN)/python -m tools.rule_ids

check-generated: .venv/ready
	@for tool in $(CHECK_TOOLS); do $(BIN)/python -m $$tool --check || exit 1; done

bench: .venv-bench/ready compiled ## speed, beside other games: writes benchmarks/results.md
	@$(BENCH_BIN)/python -m benchmarks.run $(BENCH_ARGS)

golden: .venv/ready ## rewrite the golden files; read their diff like code
	@$(BIN)/python -m tools.golden

compiled: .venv/ready ## the package with compiled rules, in build/compiled (needs a C compiler)
	@missing=$$($(BIN)/python -c 'import setup; print(setup.missing())'); \
	mkdir -p build; echo '$(SOURCES)' | cmp -s - build/sources || echo '$(SOURCES)' >build/sources; \
	if [ -z "$$missing" ]; then $(MAKE) --no-print-directory --silent build/compiled.ready; \
	else rm -rf $(COMPILED) build/compiled.ready; echo "The rules stay interpreted: $$missing."; fi

clean: ## remove everything that the other targets made
	@rm -rf build dist .venv .venv-bench src/*.egg-info
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the files that remember what is up to date ---------------------------------------------------------

.venv/ready: pyproject.toml constraints.txt
	@$(call new_environment,.venv)
	@echo "Installing what daily work needs into .venv ..."
	@$(BIN)/python $(INSTALL) setuptools
	@KINGDOM_COMPILE=0 $(BIN)/python $(INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

.venv-bench/ready: pyproject.toml constraints.txt
	@$(call new_environment,.venv-bench)
	@echo "Installing the games to compare with into .venv-bench ..."
	@$(BENCH_BIN)/python $(INSTALL) setuptools
	@KINGDOM_COMPILE=0 $(BENCH_BIN)/python $(INSTALL) --no-build-isolation --editable '.[bench]'
	@touch $@

# Through a second folder, so that a build that fails or is interrupted leaves nothing half done.
# build/sources lists the files, so that removing one counts as a change.
build/compiled.ready: .venv/ready build/sources $(SOURCES) setup.py
	@echo "Compiling the rules ..."
	@rm -rf $(COMPILED) $(COMPILED).new
	@KINGDOM_COMPILE=1 $(BIN)/python $(INSTALL) --no-deps --no-build-isolation --target $(COMPILED).new .
	@mv $(COMPILED).new $(COMPILED)
	@touch $@

# $(1): the folder of a virtual environment to make anew.
new_environment = $(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else \
	"Python 3.11 or later is needed and $(PYTHON) is %d.%d; name another: make PYTHON=python3.12" % sys.version_info[:2])' \
	&& rm -rf $(1) && $(PYTHON) -m venv $(1)
