"""Start and memory, beside an empty window of the same Qt in the same run."""

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


def _once(script: str, folder: str) -> tuple[float, float]:
    """Milliseconds until the window is painted, and megabytes then."""
    import time

    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    start = time.time()
    done = subprocess.run(
        [sys.executable, "-c", script, folder], capture_output=True, text=True, env=environment, check=True
    )
    told = json.loads(done.stdout.strip().splitlines()[-1])
    return (told["at"] - start) * 1000, told["pages"] * os.sysconf("SC_PAGE_SIZE") / 2**20


def rows(quick: bool) -> list[Row]:
    """Start and memory."""
    empty: list[tuple[float, float]] = []
    ours: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(3 if quick else ROUNDS):
            empty.append(_once(_EMPTY, folder))
            ours.append(_once(_OURS, str(Path(folder) / "data")))
    start, start_empty = share([a for a, _ in ours], 0.5), share([a for a, _ in empty], 0.5)
    memory, memory_empty = share([b for _, b in ours], 0.5), share([b for _, b in empty], 0.5)
    return [
        Row(
            "start to a painted home page",
            f"{start:.0f} ms",
            f"empty window {start_empty:.0f} ms",
            f"{start / start_empty:.2f}",
            "1.3",
            start / start_empty <= 1.3,
        ),
        Row(
            "memory after start",
            f"{memory:.0f} MB",
            f"empty window {memory_empty:.0f} MB",
            f"{memory / memory_empty:.2f}",
            "1.4",
            memory / memory_empty <= 1.4,
        ),
    ]
