"""A Windows desktop under Xvfb: programs started by Wine, keys by xdotool, pictures by ImageMagick.

The installers' windows are led by keys alone; the program itself is driven by its names, from its transcript.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from tools.driver.driver import Driver
from tools.driver.evening import Evening
from tools.driver.kept import Kept
from tools.driver.transcript import Transcript
from tools.driver.xdotool import Xdotool

if TYPE_CHECKING:
    from collections.abc import Callable

PREFIX: Final = Path(os.environ["WINEPREFIX"])
DRIVE: Final = PREFIX / "drive_c"
# Wine needs its time until the program shows that a key was pressed.
ANSWER: Final = 3.0
TIME_LIMIT: Final = 120.0


class Desktop:
    """The screen, and what a person does at it."""

    def __init__(self, shots: Path, kept: Kept) -> None:
        self.shots = shots
        transcript = shots / "transcript.jsonl"
        # Whoever starts the program, it tells there what it does.
        os.environ["CARDTABLE_TRANSCRIPT"] = windows_path(transcript)
        self.hands = Xdotool()
        self.driver = Driver(Transcript(transcript), self.hands, time_limit=TIME_LIMIT, answer=ANSWER)
        self.evening = Evening(self.driver, kept.deeds)
        self._manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)

    def close(self) -> None:
        """End whatever is still open."""
        subprocess.run(["wineserver", "-k"], check=False)
        self._manager.terminate()
        self._manager.wait()

    def keys(self, *keys: str, pause: float = 0.25) -> None:
        """Press keys one after the other, as fast as a person, in a window that tells nothing."""
        for key in keys:
            self.hands.press(key)
            time.sleep(pause)

    def windows(self, program: str) -> list[str]:
        """The visible windows of a program, named as its file."""
        command = ["xdotool", "search", "--onlyvisible", "--class", re.escape(program.lower())]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()

    def wait_for(self, what: Callable[[], object], seconds: float = 60) -> bool:
        """Whether it came true in time."""
        until = time.monotonic() + seconds
        while not what():
            if time.monotonic() > until:
                return False
            time.sleep(0.3)
        return True

    def opened(self, program: str, seconds: float = 60) -> bool:
        """Whether the program's window has come, and stands still."""
        came = self.wait_for(lambda: self.windows(program), seconds)
        self.settle()
        return came

    def settle(self, seconds: float = 8) -> None:
        """Wait until the picture stands still; a blinking cursor may keep it from that."""
        until = time.monotonic() + seconds
        before = b""
        while (now := self._picture()) != before and time.monotonic() < until:
            before = now
            time.sleep(0.6)

    def shot(self, name: str) -> None:
        """Keep a picture of the screen."""
        self.settle()
        subprocess.run(["import", "-window", "root", str(self.shots / f"{name}.png")], check=True)

    def _picture(self) -> bytes:
        return subprocess.run(
            ["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True
        ).stdout


def wine(*arguments: str | Path, seconds: float = 180) -> int:
    """Run a Windows program to its end; its exit code."""
    command = _command(arguments)
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, **quiet) as process:  # type: ignore[call-overload]  # streams by name
        try:
            return int(process.wait(seconds))
        except subprocess.TimeoutExpired:
            subprocess.run(["wineserver", "-k"], check=False)
            process.kill()
            return -1


def start(*arguments: str | Path) -> subprocess.Popen[bytes]:
    """Start a Windows program and go on."""
    command = _command(arguments)
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _command(arguments: tuple[str | Path, ...]) -> list[str]:
    """Folders for an installer stand last and without quotes, which Wine leaves away where it sees no space."""
    command = ["wine"]
    for argument in map(str, arguments):
        command += argument.split(" ") if argument.startswith(("/D=", "_?=")) else [argument]
    return command


def windows_path(path: Path) -> str:
    """The path as Windows says it."""
    if path.is_relative_to(DRIVE):
        return "C:\\" + str(path.relative_to(DRIVE)).replace("/", "\\")
    return "Z:" + str(path).replace("/", "\\")


def registry(key: str, value: str | None = None) -> str:
    """A value of the registry (the empty name is the key's own), or all below a key; empty when it is not there."""
    file = DRIVE / "windows" / "temp" / "registry.reg"
    file.unlink(missing_ok=True)
    # An export is in Unicode; what "reg query" prints has lost the letters that the console does not know.
    wine("reg", "export", key, windows_path(file), "/y")
    text = file.read_text(encoding="utf-16") if file.exists() else ""
    if value is None or not text:
        return text
    first = text.split("\n[")[1]
    name = "@" if value == "" else f'"{value}"'
    found = re.search(rf"^{re.escape(name)}=(?:dword:)?(.*)$", first, re.MULTILINE)
    return "" if found is None else re.sub(r'\\(["\\])', r"\1", found[1].strip().removeprefix('"').removesuffix('"'))


def finish() -> None:
    """Wait until every Windows program has ended."""
    subprocess.run(["wineserver", "-w"], check=False, timeout=120)
