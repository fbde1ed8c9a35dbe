"""Write a game that has just been dealt as a ``.cardtable`` file, for tests: ``saved_game.py FILE``.

Runs with the Python of ``build/packaging/venv``, in which the program is installed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cardtable.app.table import GameKeeper, GameTable, new_match
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.store.files import write_file
from cardtable.store.record import record_of


def main(file: Path) -> int:
    entry = next(iter(catalogue().values()))
    match, seed = new_match(entry, entry.game.options(), [Seat("Amma", None), Seat("Jón", "easy", 1)])
    database = Database(None)
    GameTable(entry, match, seed, GameKeeper(database, database.add(match, seed))).deal()
    database.close()
    write_file(record_of(match, seed), file)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
