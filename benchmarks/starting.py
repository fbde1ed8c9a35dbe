"""Start and memory beside an empty window of the same Qt and beside other card programs, and the way to the table.

Every program is seen from outside, on a screen of our own, in turn with the others. The first start of each fills the
caches and is not counted: bytecode as an installed program has it, and whatever the others keep for their next start.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.measure import Row, share
from benchmarks.screen import Screen, missing_tools

ROUNDS: Final = 9
TABLE_BAR: Final = 300
# A program that was installed from a package, to be measured too: its path in this variable.
INSTALLED: Final = "CARDTABLE_INSTALLED"
OTHERS: Final = {"KPat": "kpat", "Kajongg": "kajongg"}
_PLACES: Final = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/games"
_EMPTY: Final = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
window.show()
app.exec()
"""
_TABLE: Final = """
import json, os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cardtable.ui.shell import main_window as module
rest = int(sys.argv[2])
real = module.MainWindow.show
def dealt(window):
    start = time.perf_counter()
    window.new_game.start.click()
    window.table.repaint()
    print(json.dumps((time.perf_counter() - start) * 1000), flush=True)
    os._exit(0)
def asked(window):
    window.set_up("olsen")
    window.repaint()
    QTimer.singleShot(rest, window, lambda: dealt(window))
def show(self):
    real(self)
    self.home.pictured.connect(lambda: asked(self))
module.MainWindow.show = show
from cardtable.ui.shell.application import run
run(["--data-dir", sys.argv[1], "--language", "is"])
"""
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


Taken = dict[str, list[tuple[float, float]]]


def rows(quick: bool) -> list[Row]:
    """Start and memory, without games and with one to be continued; and from the click to the dealt table."""
    rounds = 3 if quick else ROUNDS
    with tempfile.TemporaryDirectory() as folder:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"PYTHONPYCACHEPREFIX": f"{folder}/bytecode", "PYTHONPATH": os.getcwd()}
        return [*_starts(Path(folder), environment, rounds), *_tables(Path(folder), environment, rounds)]


def _known(folder: Path) -> Path:
    """A folder in which somebody was before, so that the home page comes first and not the question who sits here."""
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"people": [{"name": "Anna", "colour": 0}]}), encoding="utf-8")
    return folder


def _starts(folder: Path, environment: dict[str, str], rounds: int) -> list[Row]:
    if missing_tools():
        what = f"start and memory: install {' and '.join(missing_tools())} to see windows"
        return [Row(what, "–", "–", "–", "–", None)]
    played = folder / "played"
    subprocess.run([sys.executable, "-c", _SAVED, str(played)], check=True, env=environment)
    ours = [sys.executable, "-P", "-m", "cardtable", "--language", "is"]
    installed = os.environ.get(INSTALLED)
    commands = {
        "empty": [sys.executable, "-c", _EMPTY],
        "ours": [*ours, "--data-dir", str(_known(folder / "fresh"))],
        "saved": [*ours, "--data-dir", str(played)],
        **(
            {"installed": [installed, "--language", "is", "--data-dir", str(_known(folder / "other"))]}
            if installed
            else {}
        ),
        **{name: [path] for name, command in OTHERS.items() if (path := shutil.which(command, path=_PLACES))},
    }
    taken = _in_turn(commands, environment | {"HOME": str(folder)}, rounds)
    empty, memory = (share([one[part] for one in taken["empty"]], 0.5) for part in (0, 1))

    def row(what: str, name: str, part: int, unit: str, bar: float) -> Row:
        value, reference = share([one[part] for one in taken[name]], 0.5), (empty, memory)[part]
        ratio = value / reference
        beside = f"empty window {reference:.0f} {unit}"
        return Row(what, f"{value:.0f} {unit}", beside, f"{ratio:.2f}", f"{bar}", ratio <= bar)

    found = [
        row("start to a painted home page", "ours", 0, "ms", 2.0),
        row("start with a game to be continued", "saved", 0, "ms", 2.0),
        row("memory on the home page", "ours", 1, "MB", 1.6),
        row("memory with a game to be continued", "saved", 1, "MB", 1.6),
    ]
    if installed:
        found += [
            row("start of the installed program", "installed", 0, "ms", 2.0),
            row("memory of the installed program", "installed", 1, "MB", 1.6),
        ]
    start = share([one[0] for one in taken["ours"]], 0.5)
    return [*found, *(_beside(name, taken, start) for name in OTHERS)]


def _in_turn(commands: dict[str, list[str]], environment: dict[str, str], rounds: int) -> Taken:
    """Start one after the other, again and again; a program of which nothing is seen is left out from then on."""
    taken: Taken = {name: [] for name in commands}
    with Screen() as screen:
        for number in range(rounds + 1):
            for name in list(commands):
                seen = screen.start(commands[name], environment, 1 if name == "empty" else 16)
                if seen is None:
                    del commands[name]
                elif number:
                    taken[name].append(seen)
    return taken


def _beside(name: str, taken: Taken, start: float) -> Row:
    what = f"start beside {name}"
    if not taken.get(name):
        why = "no window was seen" if name in taken else "not installed"
        return Row(what, f"{start:.0f} ms", f"{name}: {why}", "–", "0.67", None)
    other = share([one[0] for one in taken[name]], 0.5)
    ratio = start / other
    return Row(what, f"{start:.0f} ms", f"{name} {other:.0f} ms", f"{ratio:.2f}", "0.67", ratio <= 2 / 3)


def _tables(folder: Path, environment: dict[str, str], rounds: int) -> list[Row]:
    """From the click to the dealt table: for a click at once, and for one after a second on the page."""
    made = []
    for what, rest in (("at once", 0), ("after a second", 1000)):
        times = []
        for number in range(rounds + 1):
            done = subprocess.run(
                [sys.executable, "-c", _TABLE, str(_known(folder / f"table-{rest}-{number}")), str(rest)],
                capture_output=True, text=True, env=environment | {"QT_QPA_PLATFORM": "offscreen"}, check=True,
            )  # fmt: skip
            times.append(float(json.loads(done.stdout.strip().splitlines()[-1])))
        table = share(times[1:], 0.5)
        what = f"from the click to the dealt table, {what}"
        made.append(Row(what, f"{table:.0f} ms", "–", "–", f"{TABLE_BAR} ms", table <= TABLE_BAR))
    return made
