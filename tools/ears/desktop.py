"""A desktop inside the bare system: a window manager, the program, a screen reader that speaks into a file."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from tools.bare import SHARED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

HEARD: Final = SHARED
CHECKOUT: Final = Path("/opt/cardtable")
SITE: Final = Path("/opt/site")
FURNISHED: Final = Path("/opt/furnished")
INSTALLED: Final = Path("/usr/games/cardtable")
RUNTIME: Final = Path("/tmp/rt")
DATA: Final = Path("/tmp/data")
SPOKEN: Final = HEARD / "spoken.jsonl"
TRANSCRIPT: Final = HEARD / "transcript.jsonl"
PRINTED: Final = HEARD / "program.log"
ORCA_LOG: Final = HEARD / "orca.log"


class Running:
    """A process that ends with the block."""

    def __init__(self, words: Sequence[str], log: Path, more: Mapping[str, str] | None = None) -> None:
        environment = {**os.environ, **(more or {})}
        with log.open("w") as file, log.with_suffix(".err").open("w") as errors:
            self.process = subprocess.Popen(words, stdout=file, stderr=errors, env=environment)

    def __enter__(self) -> Self:
        return self

    @property
    def lives(self) -> bool:
        """Whether it still runs."""
        return self.process.poll() is None

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Program(Running):
    """The program with its own data folder; what it tells readers goes to the transcript."""

    def __init__(self, settings: Mapping[str, object], house: Path | None = None) -> None:
        """``house``: a folder with games, people and settings of a family, to which these ``settings`` are added.

        It is in their language, else in English.
        """
        shutil.rmtree(DATA, ignore_errors=True)
        if house is None:
            DATA.mkdir(parents=True)
        else:
            shutil.copytree(house, DATA)
        TRANSCRIPT.unlink(missing_ok=True)
        kept = DATA / "settings.json"
        before = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        kept.write_text(json.dumps({**before, **settings}))
        language = str(settings.get("language", "en"))
        words = ["--data-dir", str(DATA), "--language", language, "--transcript", str(TRANSCRIPT)]
        more = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb", "PYTHONFAULTHANDLER": "1"}
        if INSTALLED.exists():
            super().__init__([str(INSTALLED), *words], PRINTED, more)
        else:
            more["PYTHONPATH"] = f"{SITE}:{CHECKOUT}"
            super().__init__([sys.executable, "-m", "cardtable", *words], PRINTED, more)


class Mouth(Running):
    """The speech server; ``socket`` is where a reader finds it."""

    def __init__(self, rate: float) -> None:
        self.socket = RUNTIME / "mouth"
        self.socket.unlink(missing_ok=True)
        SPOKEN.unlink(missing_ok=True)
        words = [sys.executable, "-m", "tools.ears.mouth", str(self.socket), str(SPOKEN), str(rate)]
        super().__init__(words, HEARD / "mouth.log")
        wait_until(self.socket.exists)


class Orca(Running):
    """The screen reader, speaking with this mouth."""

    def __init__(self, mouth: Mouth) -> None:
        more = {"SPEECHD_ADDRESS": f"unix_socket:{mouth.socket}"}
        super().__init__(["orca", f"--debug-file={ORCA_LOG}"], HEARD / "orca.out", more)
        wait_until(lambda: "Screen reader on" in SPOKEN.read_text() if SPOKEN.exists() else False)

    def __exit__(self, *_: object) -> None:
        # It waits for its own goodbye to be spoken.
        self.process.kill()
        self.process.wait()


def wait_until(true: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Whether it came true in time."""
    until = time.monotonic() + seconds
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True
