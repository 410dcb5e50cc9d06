"""Imports go one way, and the rules depend on nothing but the standard library."""

import sys
from pathlib import Path

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parents[2]
# librt and mypy_extensions belong to mypyc; _typeshed is there for the type checker only.
ALLOWED_IN_RULES = {"kingdom", "librt", "mypy_extensions", "_typeshed"}


def test_every_import_contract_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(config_filename="pyproject.toml", no_cache=True) == EXIT_STATUS_SUCCESS


def test_the_rules_import_no_third_party_package() -> None:
    graph = grimp.build_graph("kingdom", include_external_packages=True, cache_dir=None)
    rules = {"kingdom.rules"} | graph.find_descendants("kingdom.rules")
    imported = {
        name.split(".")[0] for module in rules for name in graph.find_modules_directly_imported_by(module)
    }
    assert imported - sys.stdlib_module_names <= ALLOWED_IN_RULES
