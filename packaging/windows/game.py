"""A saved game for the tests, written by the program on Linux under a name that tries a program: FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cardtable.app.table import Computer, GameKeeper, GameTable, new_match
from cardtable.app.thinker import decide
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.store.files import write_file
from cardtable.store.record import record_of

NAME: Final = "Ömmuspil – 三.cardtable"
CODE: Final = "K7QF-2M9Z"


def make(folder: Path) -> None:
    """The first game of the catalogue, as far as the person's first turn."""
    entry = next(iter(catalogue().values()))
    seats = [Seat("Amma", None, 0), Seat("Jón", Level.MEDIUM, 1), Seat("Sigga", Level.HARD, 2)]
    match, seed = new_match(entry, entry.game.options(), seats, CODE)
    database = Database(None)
    table = GameTable(entry, match, seed, GameKeeper(database, database.add(match, seed)))
    while isinstance(step := table.step(), Computer):
        decision = decide(table.question(step.seat))
        if decision is None:
            table.stays_silent(step.seat)
        else:
            table.play(step.seat, decision.action)
    write_file(record_of(match, seed), folder / NAME)
    database.close()


if __name__ == "__main__":
    make(Path(sys.argv[1]))
