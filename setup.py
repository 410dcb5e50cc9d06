"""Compiles the rules with mypyc while the package is built; all else about the package is in pyproject.toml.

KINGDOM_COMPILE=0 leaves compiling out, KINGDOM_COMPILE=1 insists on it and fails where it is impossible.
With neither, a machine that cannot compile gets the same files uncompiled, and one line that says so.
An editable install is compiled only with KINGDOM_COMPILE=1: compiled modules would hide every edit.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MYPYC = "mypy[mypyc]==2.4.1"
PACKAGE = Path("src/kingdom")
HOT_PLAYERS = ("dice.py", "estimate.py", "greedy.py", "rollout.py", "advice/*.py")
# Nobody replaces a function of ours while loading, so calls need not ask where it stands: 6 % faster.
CLOSED_CALLS = () if sys.platform == "win32" else ("-fno-semantic-interposition", "-fvisibility=hidden")
# Packages, and the descriptions of data files, which are read once.
READ_ONCE = ("__init__.py", "tables.py")
INTERPRETED: dict[str, str] = {
    "src/kingdom/rules/options.py": "wrong types get a sentence here; compiled code would refuse them first",
}

CHOICE = os.environ.get("KINGDOM_COMPILE", "")
MAKES_A_WHEEL = not {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}.isdisjoint(sys.argv)
IS_EDITABLE = "editable_wheel" in sys.argv


class CannotCompile(Exception):
    """Why this build stays pure Python."""


class BuildExtensions(build_ext):
    """The usual command, with every way of failing told as CannotCompile."""

    def run(self) -> None:
        """Compile all extensions."""
        try:
            super().run()
        except Exception as error:
            raise CannotCompile("the C compiler failed, see above") from error


def modules() -> list[str]:
    """The files to compile: the rules without the card loader, and the hot loops of the players."""
    rules, cards = PACKAGE / "rules", PACKAGE / "rules/cards"
    found = [file for file in rules.rglob("*.py") if cards not in file.parents]
    found += [file for name in HOT_PLAYERS for file in (PACKAGE / "players").glob(name)]
    compiled = [file for file in found if file.name not in READ_ONCE]
    return sorted(file.as_posix() for file in compiled if file.as_posix() not in INTERPRETED)


def missing() -> str:
    """What this machine lacks for compiling; empty when it has everything that can be seen from here."""
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    # On Windows setuptools finds the compiler by itself, outside the path.
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return f"there is no C compiler here ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers are not here (python3-dev or python3-devel)"
    return ""


def extensions() -> list[Extension]:
    """The modules as C; all of them form one group, in which calls are direct."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CannotCompile(f"mypyc is not here ({MYPYC})") from error
    # What the tools are told in pyproject.toml is not the business of a build.
    options = ["--config-file=", "--ignore-missing-imports"]
    try:
        made = cast(
            "list[Extension]", mypycify([*options, *modules()], opt_level="3", group_name="kingdom.rules")
        )
    except SystemExit as error:
        raise CannotCompile("mypyc refuses the source, see above") from error
    for extension in made:
        extension.extra_compile_args += CLOSED_CALLS
    return made


def build_compiled() -> None:
    """The package with compiled rules. A first pass, which only asks for requirements, compiles nothing."""
    if reason := missing():
        raise CannotCompile(reason)
    setup(
        setup_requires=[MYPYC],
        ext_modules=extensions() if MAKES_A_WHEEL else [],
        cmdclass={"build_ext": BuildExtensions},
    )


def forget_earlier_builds() -> None:
    """Empty the folders whose leftovers setuptools would pack as well."""
    for leftover in Path("build").glob("lib*"):
        shutil.rmtree(leftover)


def build() -> None:
    """The best package that was asked for and that this machine can make."""
    forget_earlier_builds()
    try:
        if CHOICE == "0":
            raise CannotCompile("KINGDOM_COMPILE=0 asks for it")
        if IS_EDITABLE and CHOICE != "1":
            raise CannotCompile("it is editable (KINGDOM_COMPILE=1 compiles all the same)")
        build_compiled()
    except CannotCompile as error:
        if CHOICE == "1":
            raise SystemExit(f"wonderful-kingdom: KINGDOM_COMPILE=1, but {error}.") from error
        if MAKES_A_WHEEL:
            print(
                f"wonderful-kingdom: this is the pure Python version, because {error}. "
                "For the compiled one, several times faster, put that right and install again."
            )
        setup()


if __name__ == "__main__":
    build()
