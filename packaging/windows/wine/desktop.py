"""A Windows desktop under Xvfb: programs started by Wine, keys and clicks by xdotool, pictures by ImageMagick."""

from __future__ import annotations

import os
import re
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

PREFIX: Final = Path(os.environ["WINEPREFIX"])
DRIVE: Final = PREFIX / "drive_c"
# The colour of the program's main buttons, in steps of red, green and blue.
GOLD: Final = (0xE8, 0xC1, 0x5A)
BUTTON: Final = 60


class Desktop:
    """The screen, and what a person does at it."""

    def __init__(self, shots: Path) -> None:
        self.shots = shots
        self._manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)

    def close(self) -> None:
        """End whatever is still open."""
        subprocess.run(["wineserver", "-k"], check=False)
        self._manager.terminate()
        self._manager.wait()

    def keys(self, *keys: str, pause: float = 0.25) -> None:
        """Press keys one after the other, as fast as a person."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)
            time.sleep(pause)

    def click(self, x: int, y: int) -> None:
        """Click with the mouse."""
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)
        time.sleep(0.5)

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

    def gold_buttons(self) -> list[tuple[int, int]]:
        """The middles of the program's main buttons, from the top and from the left."""
        data = self._picture()
        head = re.match(rb"P6\s+(\d+)\s+(\d+)\s+\d+\s", data)
        if head is None:
            return []
        width, height, pixels = int(head[1]), int(head[2]), data[head.end() :]
        found: list[tuple[int, int]] = []
        for y in range(0, height, 6):
            x = 0
            while x < width:
                end = x
                while end < width and _is_gold(pixels, 3 * (y * width + end)):
                    end += 1
                middle = ((x + end) // 2, y + 8)
                new = all(abs(middle[0] - other[0]) > BUTTON or abs(middle[1] - other[1]) > 50 for other in found)
                # A frame around what has the focus has this colour, too, but is no block of it.
                solid = y + 6 < height and all(_is_gold(pixels, 3 * ((y + 6) * width + x + at)) for at in (8, 10, 12))
                if end - x >= BUTTON and solid and new:
                    found.append(middle)
                x = max(end, x + 8)
        return found

    def _picture(self) -> bytes:
        return subprocess.run(
            ["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True
        ).stdout


def _is_gold(pixels: bytes, place: int) -> bool:
    return all(abs(pixels[place + part] - GOLD[part]) < 14 for part in range(3))


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
