"""The mutation tester: a program that is broken dies, one that is the same lives, and what is listed still exists."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import FAMILIES, ROOT, Mutant, interval, same_programs

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are tested in forks")

MELDS = ROOT / "cardtable" / "games" / "rummy" / "rules" / "melds.py"
PROGRAM = """
NAME: Final = translate("A", "text")


def may(seat: int) -> bool:
    if seat > 3:
        return False
    raise ValueError("never")
"""
RUN = """
import json, sys
from pathlib import Path
from tools.mutant_runs import Suite, runs
from tools.mutants import Mutant
broken = [Mutant(Path(path), 1, "", code) for path, code in json.load(sys.stdin)]
print(json.dumps(list(runs(Suite(("games/test_rummy_melds.py",)), broken))))
"""


def test_a_broken_program_dies_and_the_same_one_lives() -> None:
    source = MELDS.read_text(encoding="utf-8")
    broken = [
        source.replace("SHORTEST_RUN: Final = 4", "SHORTEST_RUN: Final = 3"),
        source + "\nUNUSED = 1\n",
        source + "\nraise ValueError\n",
    ]
    assert len({source, *broken}) == 4
    given = json.dumps([(str(MELDS), code) for code in broken])
    done = subprocess.run([sys.executable, "-c", RUN], input=given, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [True, False, True]


def test_a_mutant_is_named_by_what_it_changes() -> None:
    source = MELDS.read_text(encoding="utf-8")
    mutant = Mutant(MELDS, 18, "", source.replace("SHORTEST_RUN: Final = 4", "SHORTEST_RUN: Final = 3"))
    assert mutant.key == ("games/rummy/rules/melds.py", "", "SHORTEST_RUN: Final = 4", "SHORTEST_RUN: Final = 3")


def test_what_is_listed_as_the_same_program_is_there() -> None:
    for module, _, was, now in same_programs():
        lines = (ROOT / "cardtable" / module).read_text(encoding="utf-8").splitlines()
        assert was in " ".join(line.strip() for line in lines), f"{module}: {was}"
        assert was != now
    assert all(len(why) > 20 for why in same_programs().values())


@pytest.mark.whole
@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_its_modules_and_its_tests(family: str) -> None:
    found = FAMILIES[family]
    for module in found.modules:
        assert (ROOT / "cardtable" / family / found.modules_folder / f"{module}.py").exists()
    for name in found.tests:
        assert (ROOT / "tests" / found.tests_folder / f"test_{name}.py").exists()
    folders = {path.parent.parent.name for path in (ROOT / "cardtable" / "games").glob("*/rules/house_rules.py")}
    assert {f"games/{name}" for name in folders} | {"app", "store"} == set(FAMILIES)


def test_the_interval_of_a_sample() -> None:
    low, high = interval(180, 200)
    assert (round(low, 3), round(high, 3)) == (0.851, 0.934)
    assert interval(200, 200)[1] == pytest.approx(1)


def test_which_mutants_are_made(tmp_path: Path) -> None:
    python = mutants.FOLDER / "bin" / "python"
    if not python.exists():
        pytest.skip("the environment of the mutation tester is made by its first run")
    path = tmp_path / "rules.py"
    path.write_text(PROGRAM)
    made = json.loads(subprocess.run([python, "-c", mutants.MUTATE, path], cwd=ROOT, check=True, stdout=-1).stdout)
    assert {Mutant(path, 0, "", one["code"]).difference[1] for one in made} == {
        "if seat >= 3:", "if seat > 4:", "return True", "if ((seat > 3) and False):", "if ((seat > 3) or True):",
    }  # fmt: skip
    assert {one["function"] for one in made} == {"may"}
