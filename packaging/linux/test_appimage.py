"""Unpack the AppImage in a bare Debian with what every desktop has, and play; a line for each check.

    python3 packaging/linux/test_appimage.py FILE.AppImage|FILE.squashfs bookworm|trixie

The runtime of an AppImage mounts what is in it, which a bare system cannot; so its file system is unpacked, and its
``AppRun`` is started. Pictures and logs go to ``build/packaging/logs``.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from trial import SUITES, Trial, checked

from tools.bare import SHARED

# Of everything else that Qt needs, the AppImage brings its own.
GIVEN: Final = ["libdbus-1-3", "libegl1", "libfontconfig1", "libgl1", "libglib2.0-0", "libx11-xcb1"]
APP: Final = SHARED / "image"
SQUASHFS: Final = b"hsqs"


class Image(Trial):
    """One image on one bare system."""

    def run(self) -> None:
        """Every check."""
        self.apt("update", "update")
        self.say("what every desktop has", self.apt("install", "install", *GIVEN))
        unpack = ["unsquashfs", "-quiet", "-no-progress", "-offset", str(offset(self.product))]
        target = self.bare.path(APP)
        done = subprocess.run(
            [*unpack, "-dest", str(target), str(self.product)], check=False, stdout=subprocess.DEVNULL
        )
        self.say("the image is unpacked", done.returncode == 0)
        report = f"--report {SHARED}/self-test.json"
        self.say("self-test without a window", self.user("self-test", f"{APP}/AppRun --self-test {report}"))
        self.desktop_comes()
        picture = f"--screenshot {SHARED}/self-test.png"
        test = f"{APP}/AppRun --self-test --qpa xcb {picture}"
        self.say("self-test in a real window", self.user("self-test-window", test, screen=True))
        self.at_the_desktop("first", f"{APP}/AppRun")
        played = self.kept.actions()
        self.say(f"what was played is kept after a kill ({played} actions)", played >= 5)
        self.at_the_desktop("on", f"{APP}/AppRun")
        self.say("it is the same game", self.kept.games() == 1 and self.kept.actions() > played)


def offset(image: Path) -> int:
    """Where the file system begins: behind the runtime, which is a program for Linux with the rest after its end."""
    data = image.read_bytes()
    return 0 if data.startswith(SQUASHFS) else _end_of_program(data)


def _end_of_program(data: bytes) -> int:
    """The end of an ELF file's table of sections, which stands last in it."""
    start = int.from_bytes(data[0x28:0x30], "little")
    size, number = (int.from_bytes(data[at : at + 2], "little") for at in (0x3A, 0x3C))
    return start + size * number


def main() -> int:
    """Try the image; 1 when a check failed."""
    parser = argparse.ArgumentParser(description="Unpack the AppImage in a bare Debian, and play.")
    parser.add_argument("image", type=Path, metavar="FILE")
    parser.add_argument("suite", choices=SUITES)
    wanted = parser.parse_args()
    checked(parser, wanted.image)
    return Image.tried(wanted.image, wanted.suite, "appimage", Image.run)


if __name__ == "__main__":
    sys.exit(main())
