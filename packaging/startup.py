"""How much longer the installed program takes to its first window than the same program from source.

    python3 packaging/startup.py PROGRAM [SOURCE_PYTHON]

Both are started in turn under Xvfb, with a fresh window and the same data folder, and measured from outside: until
a window of that name is mapped. SOURCE_PYTHON is a Python in which the program is installed from its wheel (default:
``build/packaging/venv``). Prints the medians and their ratio; the bar is 1.3.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ROUNDS: Final = 9
BAR: Final = 1.3
DISPLAY: Final = ":97"


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is needed to measure. Nothing was started.")
    program = [str(Path(shutil.which(sys.argv[1]) or sys.argv[1]).absolute())]
    python = sys.argv[2] if len(sys.argv) > 2 else str(ROOT / "build" / "packaging" / "venv" / "bin" / "python")
    source = [python, "-P", "-m", "cardtable"]
    screen = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1300x820x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while (
            subprocess.run(
                ["xdotool", "getmouselocation"], env=on_screen(), capture_output=True, check=False
            ).returncode
            != 0
        ):
            time.sleep(0.1)
        with tempfile.TemporaryDirectory() as folder:
            times: dict[str, list[float]] = {"installed": [], "source": []}
            for _ in range(ROUNDS + 1):
                times["installed"].append(once(program, folder))
                times["source"].append(once(source, folder))
    finally:
        screen.terminate()
        screen.wait()
    # The first start of each fills the caches.
    installed, from_source = (1000 * statistics.median(times[name][1:]) for name in ("installed", "source"))
    ratio = installed / from_source
    print(f"installed {installed:.0f} ms, from source {from_source:.0f} ms, ratio {ratio:.2f} (bar {BAR})")
    return 0 if ratio <= BAR else 1


def on_screen() -> dict[str, str]:
    """The environment of programs on our own screen."""
    return {**os.environ, "DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}


def once(command: list[str], folder: str) -> float:
    """Seconds until the window is mapped."""
    environment = on_screen()
    started = time.perf_counter()
    running = subprocess.Popen(
        [*command, "--data-dir", folder, "--language", "en"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
    )
    try:
        until = started + 60
        search = ["xdotool", "search", "--onlyvisible", "--name", "Card Table$"]
        while subprocess.run(search, env=environment, capture_output=True, check=False).stdout == b"":
            if time.perf_counter() > until or running.poll() is not None:
                sys.exit(f"no window of {command[0]} was seen")
        return time.perf_counter() - started
    finally:
        running.terminate()
        running.wait()


if __name__ == "__main__":
    sys.exit(main())
