"""Set everything up and pass the tests: ``python3 tools/test.py``.

Passes what every change has to pass: format, lint, types, import contracts, texts and the quick tests, and says what
each part took. ``--rest`` runs the tests that this leaves out, and nothing twice; ``--all`` is both. ``--nightly`` runs
what guards a release. ``--game NAME`` passes the checks, the quick tests that belong to no game and then all of this
one's, and names whatever test takes longer than a minute. Other arguments go on to pytest, and then nothing but those
tests is run.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import ROOT, prepare

T = TypeVar("T")
Command = Sequence[str]

FIRST: Final[Mapping[str, Command]] = {
    "format": ("-m", "ruff", "format", "--check", "."),
    "lint": ("-m", "ruff", "check", "."),
}
BESIDE: Final[Mapping[str, Command]] = {
    "types": ("-m", "mypy"),
    "contracts": ("-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"),
    "texts": ("-m", "tools.translations", "check"),
}
# A test of one game that takes longer than so many seconds is named, with the line where it is.
LONG: Final = 60
ENVIRONMENT: Final = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


class Parts:
    """What has been run so far: how long each part took, and which ones failed."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def run(self, name: str, deed: Callable[[], T]) -> T:
        """Do this, and remember how long it took."""
        began = time.monotonic()
        found = deed()
        self._seconds[name] = time.monotonic() - began
        return found

    def check(self, name: str, deed: Callable[[], int]) -> None:
        """Do this, which gives an exit code."""
        if self.run(name, deed) != 0:
            self.failed.append(name)

    def tell(self, run: str) -> None:
        """One line for each part."""
        print(f"\nSeconds of {run}:")
        for name, seconds in {**self._seconds, "all of it": time.monotonic() - self._began}.items():
            print(f"{seconds:7.0f}  {name}{' (FAILED)' if name in self.failed else ''}")


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 when everything holds."""
    parser = argparse.ArgumentParser(prog="python3 tools/test.py", description=(__doc__ or "").split("\n\n")[0])
    run = parser.add_mutually_exclusive_group()
    run.add_argument("--all", action="store_true", help="every test of a change, not the quick ones alone")
    run.add_argument("--rest", action="store_true", help="the tests that the quick run leaves out, and nothing else")
    run.add_argument("--nightly", action="store_true", help="the tests that guard a release, and nothing else")
    run.add_argument("--game", metavar="NAME", help="the checks, and the tests that this game can break")
    chosen, more = parser.parse_known_args(arguments)
    wanted = [f"--{name}" for name in ("all", "rest", "nightly") if getattr(chosen, name)]
    wanted += ["--game", chosen.game, "-o", f"faulthandler_timeout={LONG}"] if chosen.game else []
    # Each begins with one half; whoever has no more takes half of what the other has left.
    workers = [] if more else ["-n", str(min(os.cpu_count() or 1, 8)), "--dist", "worksteal", "-q"]
    parts = Parts()
    python = parts.run("installation", partial(prepare, window=False))
    tests = [str(python), "-m", "pytest", *wanted, *workers, *more]
    if more:
        return _run(tests)
    if chosen.rest or chosen.nightly:
        parts.check("tests", partial(_run, tests))
    else:
        _check_all(parts, str(python), tests)
    if chosen.nightly:
        deeper = [str(python), "-m", "pytest", "--all", "tests/conformance", *workers]
        parts.check("conformance, in depth", partial(_run, deeper, {"CARDTABLE_TEST_DEPTH": "4"}))
    parts.tell(" ".join(["python3 tools/test.py", *wanted[:2]]))
    return 1 if parts.failed else 0


def _check_all(parts: Parts, python: str, tests: Command) -> None:
    """Form first; then the tests, and beside them what needs one core alone, which is told when they are over."""
    for name, command in FIRST.items():
        parts.check(name, partial(_run, [python, *command]))
    if parts.failed:
        return
    said: list[str] = []

    def beside() -> None:
        for name, command in BESIDE.items():
            parts.check(name, partial(_listen, [python, *command], said))

    thread = threading.Thread(target=beside)
    thread.start()
    parts.check("tests", partial(_run, tests))
    thread.join()
    print(*said, sep="\n")


def _run(command: Command, more: Mapping[str, str] = MappingProxyType({})) -> int:
    print("==", " ".join(command[1:4]), flush=True)
    return subprocess.run(command, cwd=ROOT, env={**ENVIRONMENT, **more}, check=False).returncode


def _listen(command: Command, said: list[str]) -> int:
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=False, capture_output=True, text=True)
    said.append(f"== {' '.join(command[1:3])}\n{done.stdout}{done.stderr}".rstrip())
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
