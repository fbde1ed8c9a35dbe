"""Start, memory and the way to the table, beside an empty window of the same Qt in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.measure import Row, share

ROUNDS: Final = 9
TABLE_BAR: Final = 300
_HEAD: Final = """
import json, os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
def painted(window):
    class Watch(type(window)):
        pass
    def done():
        window.grab()
        status = open("/proc/self/statm").read().split() if os.path.exists("/proc/self/statm") else [0, 0]
        print(json.dumps({"at": time.time(), "pages": int(status[1])}), flush=True)
        os._exit(0)
    QTimer.singleShot(0, done)
"""
_EMPTY: Final = (
    _HEAD
    + """
app = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
window.show()
painted(window)
app.exec()
"""
)
_OURS: Final = (
    _HEAD
    + """
from cardtable.ui import window as module
real = module.Window.show
def show(self):
    real(self)
    painted(self)
module.Window.show = show
from cardtable.ui.start import run
run(["--data-dir", sys.argv[1], "--language", "is"])
"""
)


_TABLE: Final = (
    _HEAD
    + """
from cardtable.ui import window as module
real = module.Window.show
def dealt(window):
    window.set_up("olsen")
    QApplication.processEvents()
    start = time.time()
    window.new_game.start.click()
    window.table.repaint()
    print(json.dumps({"at": (time.time() - start) * 1000, "pages": 0}), flush=True)
    os._exit(0)
def show(self):
    real(self)
    self.home.pictured.connect(lambda: dealt(self))
module.Window.show = show
from cardtable.ui.start import run
run(["--data-dir", sys.argv[1], "--language", "is"])
"""
)
_SAVED: Final = """
import sys
from pathlib import Path
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.store.database import Database
game = entry("olsen").game
match = Match(game, game.options.read({}), [Seat("Anna"), Seat("Jón", "medium")], "0000-0000")
match.deal()
database = Database(Path(sys.argv[1]))
database.add(match, "benchmark")
database.close()
"""


def _once(script: str, folder: str, told_itself: bool = False) -> tuple[float, float]:
    """Milliseconds until the window is painted (or those that the script tells itself), and megabytes then."""
    import time

    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    start = time.time()
    done = subprocess.run(
        [sys.executable, "-c", script, folder], capture_output=True, text=True, env=environment, check=True
    )
    told = json.loads(done.stdout.strip().splitlines()[-1])
    taken = told["at"] if told_itself else (told["at"] - start) * 1000
    return taken, told["pages"] * os.sysconf("SC_PAGE_SIZE") / 2**20


def rows(quick: bool) -> list[Row]:
    """Start and memory, without games and with one to be continued; and from the click to the dealt table."""
    empty: list[tuple[float, float]] = []
    ours: list[tuple[float, float]] = []
    saved: list[tuple[float, float]] = []
    tables: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        played = str(Path(folder) / "played")
        subprocess.run([sys.executable, "-c", _SAVED, played], check=True)
        for number in range(3 if quick else ROUNDS):
            empty.append(_once(_EMPTY, folder))
            ours.append(_once(_OURS, str(Path(folder) / "data")))
            saved.append(_once(_OURS, played))
            tables.append(_once(_TABLE, str(Path(folder) / f"table-{number}"), told_itself=True)[0])
    start_empty, memory_empty = share([a for a, _ in empty], 0.5), share([b for _, b in empty], 0.5)
    start, memory = share([a for a, _ in ours], 0.5), share([b for _, b in ours], 0.5)
    with_game, table = share([a for a, _ in saved], 0.5), share(tables, 0.5)
    return [
        _row("start to a painted home page", start, start_empty, "ms", 2.0),
        _row("start with a game to be continued", with_game, start_empty, "ms", 2.0),
        _row("memory after start", memory, memory_empty, "MB", 1.6),
        Row("from the click to the dealt table", f"{table:.0f} ms", "–", "–", "300 ms", table <= TABLE_BAR),
    ]


def _row(what: str, value: float, empty: float, unit: str, bar: float) -> Row:
    ratio = value / empty
    reference = f"empty window {empty:.0f} {unit}"
    return Row(what, f"{value:.0f} {unit}", reference, f"{ratio:.2f}", f"{bar}", ratio <= bar)
