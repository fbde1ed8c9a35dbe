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
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.commands import command

if TYPE_CHECKING:
    from argparse import ArgumentParser

ROUNDS: Final = 9
BAR: Final = 1.3
DISPLAY: Final = ":97"
SOURCE: Final = str(ROOT / "build" / "packaging" / "venv" / "bin" / "python")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("packaging/startup.py", __doc__)
    parser.add_argument("program", metavar="PROGRAM", help="the installed program")
    parser.add_argument("python", nargs="?", metavar="SOURCE_PYTHON", default=SOURCE, help="else that of the build")
    wanted = parser.parse_args(arguments)
    program = [str(_command(parser, wanted.program))]
    source = [str(_command(parser, wanted.python)), "-P", "-m", "cardtable"]
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            parser.error(f"{tool} is needed to measure; install it. Nothing was started")
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


def _command(parser: ArgumentParser, name: str) -> Path:
    """The program of this name or path, which is there."""
    found = shutil.which(name)
    if found is None:
        parser.error(f"there is no program {name}; build it first (python3 packaging/build.py), or name another")
    return Path(found).absolute()


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
