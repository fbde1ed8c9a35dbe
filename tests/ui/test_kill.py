"""The whole program is killed in the middle of a game: every action that was on the screen is there afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from random import Random

from cardtable.store.database import Database

KILLS = int(os.environ.get("CARDTABLE_TEST_WINDOW_KILLS", "5"))

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from cardtable.app.settings import Settings
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.ui.pages.new_game import TableWish
from cardtable.ui.program import Program
from cardtable.ui.start import make_application
from cardtable.ui.window import Window

if __name__ == "__main__":
    app = make_application()
    database = Database(Path(sys.argv[1]))
    program = Program(database, None, "is")
    program.settings = Settings(pace="instant")
    window = Window(program)
    window.show()
    entry = next(iter(catalogue().values()))
    options = entry.game.options.read({"first_to": 5})
    seats = tuple(Seat(name, "easy", place) for place, name in enumerate("ABC"))
    page = window.table
    shown = page._show_words
    def tell():
        shown()
        print(len(page.table.match.log), flush=True)
    page._show_words = tell
    present = page.result.present
    def go_on(table):
        present(table)
        QTimer.singleShot(0, page.deal if not table.match.over else app.quit)
    page.result.present = go_on
    window.start(TableWish(entry, options, seats, None))
    app.exec()
"""


def test_whatever_was_on_the_screen_is_there_after_a_kill(tmp_path, qapp) -> None:
    random = Random(11)
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()}
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        child = subprocess.Popen(
            [sys.executable, str(script), str(folder)], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert child.stdout is not None
        wanted = 1 + int(random.random() * 60)
        shown = 0
        for line in child.stdout:
            shown = max(shown, int(line))
            if shown >= wanted:
                break
        os.kill(child.pid, signal.SIGKILL)
        rest = child.stdout.read()
        child.wait()
        child.stdout.close()
        shown = max([shown, *(int(line) for line in rest.split())])
        database = Database(folder)
        loaded = database.load(database.games()[0].id)
        assert loaded.replayed
        assert len(loaded.match.log) >= shown > 0
        database.close()
