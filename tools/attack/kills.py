"""The whole program killed in the middle of a game: every action that was on the screen is there afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from cardtable.app.settings import Settings
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.shell.main_window import MainWindow

if __name__ == "__main__":
    app = make_application()
    database = Database(Path(sys.argv[1]))
    services = Services(database, None, "is")
    services.settings = Settings(pace="instant")
    window = MainWindow(services)
    window.show()
    entry = catalogue()[sys.argv[2]]
    options = entry.game.options.read({"first_to": 5} if sys.argv[2] == "olsen" else {})
    count = max(3, entry.game.seat_counts[0])
    seats = tuple(Seat(name, "easy", place) for place, name in enumerate("ABCDEFGH"[:count]))
    page = window.table
    shown, ended = page.show_screen, set()
    def tell(screen, *, animate):
        shown(screen, animate=animate)
        match = page.table.match
        print(len(match.log), flush=True)
        if screen.round_end is not None and len(match.results) not in ended:
            ended.add(len(match.results))
            QTimer.singleShot(0, page.deal if not match.over else app.quit)
    page.show_screen = tell
    window.start(MatchSetup(entry, options, seats, None))
    app.exec()
"""


def play_and_kill(tmp_path: Path, folder: Path, game: str, wanted: int) -> int:
    """Let the program play in the folder and kill it after so many lines; how many were on the screen."""
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, str(script), str(folder), game], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert child.stdout is not None
    shown = 0
    for line in child.stdout:
        shown = max(shown, int(line))
        if shown >= wanted:
            break
    os.kill(child.pid, signal.SIGKILL)
    rest = child.stdout.read()
    child.wait()
    child.stdout.close()
    return max([shown, *(int(line) for line in rest.split())])


def kills(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Kill the playing window again and again: whatever was shown is there."""
    for number in range(amount):
        game = rng.choice(list(catalogue()))
        place = folder / f"killed-{number}"
        shown = play_and_kill(folder, place, game, wanted=1 + rng.randrange(40))
        database = Database(place)
        loaded = database.load(database.games()[0].id)
        if not loaded.replayed or len(loaded.match.log) < shown:
            yield f"kill {number} of {game}: {shown} lines were shown, {len(loaded.match.log)} are there"
        database.close()
