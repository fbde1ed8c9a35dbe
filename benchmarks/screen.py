"""A screen of our own on which programs are seen from outside: when a window shows something, and what it weighs then.

Xvfb keeps its picture in a file, so looking at it disturbs nobody. Ours and foreign programs are seen in the same way.
"""

from __future__ import annotations

import mmap
import os
import shutil
import signal
import struct
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

DISPLAY: Final = ":43"
WIDTH: Final = 1300
HEIGHT: Final = 860
TOOLS: Final = ("Xvfb", "dbus-daemon")
# A window counts as painted when it covers a fifth of the screen in so many colours: words, not a bare background.
COLOURS: Final = 16
TIME_LIMIT: Final = 30.0
# Dense enough that no line of words slips through, and quickly looked at.
_LINES: Final = range(20, 780, 11)
_EVERY: Final = 17
_PIXEL: Final = 4
_LOOK: Final = 0.005


def missing_tools() -> list[str]:
    """What has to be installed before anything can be seen."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """Xvfb and a session bus, for as long as the ``with`` lasts."""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory()
        picture = Path(self._folder.name) / "Xvfb_screen0"
        shape = f"{WIDTH}x{HEIGHT}x24"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._server = subprocess.Popen(
            ["Xvfb", DISPLAY, "-screen", "0", shape, "-fbdir", self._folder.name, "-nocursor"],
            **quiet,  # type: ignore[call-overload]
        )
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self._bus.stdout is not None
        self._address = self._bus.stdout.readline().strip()
        while not (picture.exists() and picture.stat().st_size > WIDTH * HEIGHT * _PIXEL):
            if self._server.poll() is not None:
                raise OSError(f"Xvfb cannot use the display {DISPLAY}")
            time.sleep(0.05)
        with picture.open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The header of an XWD file: its size is the first number, bytes in a line the 13th, colours the 20th.
        header = struct.unpack(">25I", self._memory[:100])
        self._begin, self._line = header[0] + header[19] * 12, header[12]
        return self

    def __exit__(self, *_: object) -> None:
        self._memory.close()
        for process in (self._server, self._bus):
            process.terminate()
            process.wait()
        self._folder.cleanup()

    def _seen(self) -> tuple[float, int]:
        """Which part of the screen is not black, and in how many colours."""
        colours: set[int] = set()
        lit = looked = 0
        for line in _LINES:
            at = self._begin + line * self._line
            pixels = memoryview(self._memory[at : at + (WIDTH - 60) * _PIXEL]).cast("I")[::_EVERY].tolist()
            colours.update(pixels)
            lit += len(pixels) - pixels.count(0)
            looked += len(pixels)
        return lit / looked, len(colours)

    def _wait(self, part: float, colours: int, until: float) -> bool:
        while time.perf_counter() < until:
            lit, found = self._seen()
            if (lit > part and found >= colours) if part else lit == 0:
                return True
            time.sleep(_LOOK)
        return False

    def start(
        self, command: Sequence[str], environment: dict[str, str], colours: int = COLOURS, rest: float = 1.0
    ) -> tuple[float, float] | None:
        """Milliseconds until the program's window is painted, and its megabytes when it had some rest; or ``None``."""
        # Whatever another benchmark set for windows of its own, these are seen on this screen.
        ours = {"DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb", "DBUS_SESSION_BUS_ADDRESS": self._address}
        surroundings = {**os.environ, **environment, **ours}
        begun = time.perf_counter()
        process = subprocess.Popen(
            command, env=surroundings, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            painted = self._wait(0.2, colours, begun + TIME_LIMIT)
            taken = (time.perf_counter() - begun) * 1000
            if not painted:
                return None
            time.sleep(rest)
            pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
            return taken, pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            self._wait(0, 0, time.perf_counter() + TIME_LIMIT)
