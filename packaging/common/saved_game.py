"""Write a saved game for the tests: ``saved_game.py PLACE``, a file, or a folder where it gets a name that is hard.

It is one for small children, played as far as the person's first turn. Runs with the Python of
``build/packaging/venv``, in which the program is installed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cardtable.app.ai_process import decide
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.awaiting import Computer
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.engine.match import Seat
from cardtable.games import catalogue
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.store.files import write_file
from cardtable.store.record import record_of

NAME: Final = "Ömmuspil – 三.cardtable"
GAME: Final = "veidimadur"
CODE: Final = "K7QF-2M9Z"


def write(place: Path) -> Path:
    """Write it there; the file."""
    file = place / NAME if place.is_dir() else place
    entry = catalogue.entry(GAME)
    seats = [Seat("Amma", None, 0), Seat("Jón", Level.MEDIUM, 1), Seat("Sigga", Level.HARD, 2)]
    match, seed = new_match(entry, entry.game.options(), seats, CODE)
    database = Database(None)
    table = RunningMatch(entry, match, seed, DatabaseAutosave(database, database.add(match, seed)))
    table.deal()
    while isinstance(step := table.step(), Computer):
        decision = decide(table.question(step.seat))
        if decision is None:
            table.stays_silent(step.seat)
        else:
            table.play(step.seat, decision.action)
    write_file(record_of(match, seed), file)
    # It is private, but whoever opens it is somebody else.
    file.chmod(0o644)
    database.close()
    return file


if __name__ == "__main__":
    write(Path(sys.argv[1]))
