"""The program is killed in the middle of taking back: the file holds one of the two tables, whole."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.store.database import Database

pytestmark = pytest.mark.long

PROGRAM = """
import sys
import time
from pathlib import Path
from random import Random
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from tests.conformance.common import choose

entry = catalogue()[sys.argv[2]]
match = Match(entry.game, entry.game.options(), [Seat("A"), *(Seat(n, "easy") for n in "BCD")], "0000-0000")
database = Database(Path(sys.argv[1]))
keeper = DatabaseAutosave(database, database.add(match, "seed"))
table = RunningMatch(entry, match, "seed", keeper)
table.deal()
rng = Random(5)
while len(match.log) < 30 or table.take_back_refusal() is not None:
    table.deal() if match.between_rounds else table.play(*choose(match, rng))
whole = len(match.log)

def stop(_):
    print(whole, len(match.log), flush=True)
    time.sleep(600)

if sys.argv[3] == "redo":
    table.take_back()
if sys.argv[3] == "kept":
    table.take_back()
    stop(match)
keeper.keep = stop
table.redo() if sys.argv[3] == "redo" else table.take_back()
"""


@pytest.mark.parametrize("game", ["olsen", "san_da_yi"])
@pytest.mark.parametrize("moment", ["before", "kept", "redo"])
def test_a_kill_loses_nothing(tmp_path: Path, game: str, moment: str) -> None:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    child = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "games"), game, moment],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert child.stdout is not None
    whole, shown = map(int, child.stdout.readline().split())
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    child.stdout.close()
    database = Database(tmp_path / "games")
    loaded = database.load(database.games()[0].id)
    kept = len(loaded.match.log)
    assert loaded.replayed
    if moment == "before":
        assert (kept, loaded.match.retakes) == (whole, 0)
    elif moment == "kept":
        assert kept == shown < whole
    else:
        assert kept < shown == whole
    database.close()
