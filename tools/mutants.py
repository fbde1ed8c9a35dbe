"""Do the tests bite? Break the rules of a family in every small way and see which broken program passes its tests.

What keeps and guides is broken as well: ``store`` and ``app`` are families, too.

    python -m tools.mutants games/rummy                       every mutant of the family
    python -m tools.mutants games/rummy --module laying       of one module
    python -m tools.mutants games/rummy --sample 200 --seed 1 some of them, with an interval
    python -m tools.mutants games/rummy --again               those that survived the last time
    python -m tools.mutants games/rummy --again --all         those that the quick tests alone do not notice

Prints every survivor as a difference and exits with 1 when fewer than 90 of 100 were killed. Those listed in
``tools/equivalent_mutants.toml`` are the same program, each with its reason, and do not count. ``docs/testing.md``
tells more. It needs ``fork``: Linux or macOS.
"""

from __future__ import annotations

import difflib
import json
import os
import subprocess
import sys
import time
import tomllib
import venv
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tools.commands import command, number, one_of, progress
from tools.mutant_runs import Suite, runs

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT: Final = Path(__file__).resolve().parent.parent
SAME: Final = ROOT / "tools" / "equivalent_mutants.toml"
FOLDER: Final = ROOT / "build" / "mutants"
TESTS: Final = ROOT / "tests" / "games"
PACKAGE: Final = "mutmut==3.8.1"
MUTATE: Final = "import sys; from tools.mutating import write; write(sys.argv[1:])"
LEAST: Final = 0.9
# Tests that know what is right, the quickest first.
KINDS: Final = ("round", "vectors", "refusals", "house_rules", "rules", "heard", "play", "stage", "words", "naive")
# What decides nothing: plain data, and what a round looks like to one player or in a file.
NOT_RULES: Final = frozenset({"__init__", "actions", "events", "position", "state", "validation", "view"})


@dataclass(frozen=True, slots=True)
class Family:
    """The modules of a family in their folder, and the files ``test_NAME.py`` that hold them, the quickest first."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    tests_folder: str = "games"
    modules_folder: str = "rules"


_TESTS: Final = {
    "olsen": (
        "olsen_round", "olsen_cheats", "olsen_refusals", "olsen_house_rules", "family_rules", "olsen_rules",
        "family_vectors", "olsen_vectors", "olsen_naive", "family_naive",
    ),
    "rummy": (
        "rummy_round", "rummy_refusals", "rummy_house_rules", "rummy_last_cards", "rummy_contracts",
        "rummy_melds", "rummy_rules", "rummy_laydown", "rummy_play",
    ),
}  # fmt: skip
_OTHERS: Final = {
    "app": Family(("tutorial_data", "tutorial", "awaiting"), ("guides",), "app", ""),
    "store": Family(("rows", "recovery"), ("packing", "pages", "salvage", "database"), "store", ""),
}


def _families() -> dict[str, Family]:
    """Every family of games: all its rules, and the tests chosen above or those that follow from its name."""
    found = {}
    for folder in sorted((ROOT / "cardtable" / "games").glob("*/rules")):
        name = folder.parent.name
        modules = tuple(sorted({path.stem for path in folder.glob("*.py")} - NOT_RULES))
        tests = tuple(f"{name}_{kind}" for kind in KINDS if (TESTS / f"test_{name}_{kind}.py").exists())
        found[f"games/{name}"] = Family(modules, _TESTS.get(name, tests))
    return {**found, **_OTHERS}


FAMILIES: Final = _families()
"""The families by their names below the package."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A broken program: one file of it, and how it differs."""

    path: Path
    line: int
    function: str
    code: str

    @property
    def difference(self) -> tuple[str, str]:
        """The lines that are gone, and those in their place, each as one text."""
        was, now = self.path.read_text(encoding="utf-8").splitlines(), self.code.splitlines()
        parts = [
            one for one in difflib.SequenceMatcher(a=was, b=now, autojunk=False).get_opcodes() if one[0] != "equal"
        ]
        gone = [line.strip() for _, begin, end, _, _ in parts for line in was[begin:end]]
        come = [line.strip() for _, _, _, begin, end in parts for line in now[begin:end]]
        return " ".join(gone), " ".join(come)

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names it, whatever else changes in its file."""
        return (str(self.path.relative_to(ROOT / "cardtable")), self.function, *self.difference)


def all_mutants(family: str) -> list[Mutant]:
    """Every mutant of a family's rules."""
    python = FOLDER / "bin" / "python"
    if not python.exists():
        venv.create(FOLDER, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
    chosen = FAMILIES[family]
    folder = ROOT / "cardtable" / family / chosen.modules_folder
    paths = [str(folder / f"{module}.py") for module in sorted(chosen.modules)]
    made = subprocess.run([python, "-c", MUTATE, *paths], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    return [Mutant(Path(one["path"]), one["line"], one["function"], one["code"]) for one in json.loads(made.stdout)]


def same_programs() -> dict[tuple[str, str, str, str], str]:
    """The reasons of the mutants that are the same program."""
    listed: list[dict[str, Any]] = tomllib.loads(SAME.read_text(encoding="utf-8")).get("same", [])
    found: dict[tuple[str, str, str, str], str] = {}
    for one in listed:
        for now in one["now"]:
            found[one["module"], one["function"], one["was"], now] = one["why"]
    return found


def interval(killed: int, number: int) -> tuple[float, float]:
    """Between which shares the truth lies, 19 times out of 20 (Wilson)."""
    share, z = killed / number, 1.96
    middle = share + z * z / (2 * number)
    width = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    whole = 1 + z * z / number
    return (middle - width) / whole, (middle + width) / whole


def report(mutant: Mutant) -> str:
    """A survivor as a person reads it."""
    gone, come = mutant.difference
    return f"\n{mutant.path.relative_to(ROOT)}:{mutant.line} {mutant.function}\n- {gone}\n+ {come}"


def _wanted(family: str, module: str | None) -> list[Mutant]:
    """The mutants of a family, or of one of its modules, that are another program."""
    found, same = all_mutants(family), same_programs()
    keys = [mutant.key for mutant in found]
    for key in same:
        if key[0].startswith(f"{family}/") and keys.count(key) != 1:
            print(f"There are {keys.count(key)} such mutants now:", *key, sep="\n    ")
    found = [mutant for mutant in found if module in (None, mutant.path.stem)]
    others = [mutant for mutant in found if mutant.key not in same]
    print(f"{len(found)} mutants, {len(found) - len(others)} of them the same program")
    return others


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tools.mutants", __doc__)
    parser.add_argument(
        "family", type=one_of("family", FAMILIES), metavar="FAMILY", help=f"one of {', '.join(FAMILIES)}"
    )
    parser.add_argument("--module", help="only this module, such as laying")
    parser.add_argument("--sample", type=number, metavar="N", help="so many mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="other ones of them")
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    parser.add_argument("--all", action="store_true", help="with every test of the family, not the quick ones alone")
    chosen = parser.parse_args(arguments)
    if not hasattr(os, "fork"):
        parser.error("this system has no fork; run it on Linux or macOS")
    modules = FAMILIES[chosen.family].modules
    if chosen.module not in (None, *modules):
        parser.error(f"{chosen.family} has no module {chosen.module!r}; there are: {', '.join(modules)}")
    mutants = _wanted(chosen.family, chosen.module)
    last = FOLDER / f"{chosen.family.replace('/', '_')}.json"
    if chosen.again and not last.exists():
        parser.error(f"no mutant of {chosen.family} has been tested yet; run it once without --again")
    if chosen.again:
        survived = {tuple(key) for key in json.loads(last.read_text(encoding="utf-8"))}
        mutants = [mutant for mutant in mutants if mutant.key in survived]
    whole = len(mutants)
    if chosen.sample and chosen.sample < whole:
        mutants = Random(chosen.seed).sample(mutants, chosen.sample)

    begin = time.monotonic()
    survivors: list[Mutant] = []
    family = FAMILIES[chosen.family]
    suite = Suite(tuple(f"{family.tests_folder}/test_{name}.py" for name in family.tests), chosen.all)
    tested = zip(mutants, runs(suite, mutants), strict=True)
    for mutant, killed in progress(tested, len(mutants), "tested"):
        if not killed:
            survivors.append(mutant)
            print(report(mutant), flush=True)
    last.write_text(json.dumps([mutant.key for mutant in survivors]), encoding="utf-8")
    if not mutants:
        return 0
    killed_number = len(mutants) - len(survivors)
    share = killed_number / len(mutants)
    minutes = (time.monotonic() - begin) / 60
    counts = f"{len(mutants)} tested, {killed_number} killed, {len(survivors)} survived"
    print(f"\n{counts}: {share:.1%} in {minutes:.0f} minutes")
    if len(mutants) < whole:
        low, high = interval(killed_number, len(mutants))
        print(f"a sample of {whole}: between {low:.1%} and {high:.1%}")
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
