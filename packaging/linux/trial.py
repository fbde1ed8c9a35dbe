"""A bare Debian in which something for Linux is tried: ways to run it, a desktop, and the family's games."""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging" / "common"), str(ROOT)]

from product import BUILD

from tools.bare import SHARED, Bare, CannotMakeError, made, prepare
from tools.driver.kept import Kept
from tools.driver.report import Report

if TYPE_CHECKING:
    from collections.abc import Callable

LOGS: Final = BUILD / "logs"
PYTHON: Final = BUILD / "venv" / "bin" / "python"
SUITES: Final = ("bookworm", "trixie")
# The game of the saved file.
OTHER: Final = "Veiðimaður"
LONGEST: Final = 900
# So many lines are shown of what did not go well.
LAST: Final = 12
SCREEN: Final = "xvfb xauth openbox xdotool scrot fonts-dejavu-core hicolor-icon-theme dbus dbus-x11"
FILES: Final = "libglib2.0-bin shared-mime-info desktop-file-utils strace procps python3 man-db"


class Trial:
    """One product on one bare system; ``say`` prints the line of a check."""

    def __init__(self, product: Path, suite: str, kind: str) -> None:
        self.product = product
        self._suite = suite
        self._kind = kind
        self.bare = Bare(made(suite, LOGS / f"debootstrap-{suite}.log"), LOGS / f"bare-{suite}.log")
        self.report = Report(f"{suite}: ")
        self.say = self.report.say
        prepare(self.bare)
        self.data = self.bare.home / ".local/share/cardtable"
        self.kept = Kept(self.data)

    @classmethod
    def tried(cls, product: Path, suite: str, kind: str, run: Callable[[Self], None]) -> int:
        """Try it; 1 when a check failed."""
        try:
            trial = cls(product, suite, kind)
        except CannotMakeError as error:
            print(f"FAIL {suite}: {error}")
            return 1
        try:
            run(trial)
        finally:
            trial.close()
        print(f"{trial.report.failed} check(s) failed" if trial.report.failed else "every check holds")
        return 1 if trial.report.failed else 0

    def close(self) -> None:
        """Keep what was drawn and reported, and take the system away."""
        for file in self.bare.shared.iterdir():
            if file.suffix in (".png", ".json", ".jsonl", ".err"):
                shutil.copy(file, LOGS / f"{self._kind}-{self._suite}-{file.name}")
        self.bare.close()

    # -- ways to run something -------------------------------------------------------------------------------------

    def root(self, name: str, *words: str) -> bool:
        """Whether this went well as root; what it said is in a log."""
        return self._logged(name, self.bare.as_root(*words))

    def user(self, name: str, script: str, *, screen: bool = False) -> bool:
        """Whether this went well as the user, on a screen or without one."""
        return self._logged(name, self.bare.as_user(script, screen=screen))

    def apt(self, name: str, *words: str) -> bool:
        """Whether packages came or went."""
        return self.root(name, "apt-get", "-y", "-qq", "--no-install-recommends", *words)

    def _logged(self, name: str, words: list[str]) -> bool:
        with self.log(name).open("w") as log:
            done = subprocess.run(words, stdout=log, stderr=subprocess.STDOUT, timeout=LONGEST, check=False)
        if done.returncode != 0:
            print("".join(self.log(name).read_text().splitlines(keepends=True)[-LAST:]))
        return done.returncode == 0

    def log(self, name: str) -> Path:
        """Where the words of a step are."""
        return LOGS / f"{self._kind}-{self._suite}-{name}.log"

    # -- a desktop -------------------------------------------------------------------------------------------------

    def desktop_comes(self) -> None:
        """What somebody needs who sits at a desktop, and a saved game."""
        self.say("tools for the test", self.apt("tools", "install", *f"{SCREEN} {FILES}".split()))
        shutil.copytree(ROOT / "tools/driver", self.bare.shared / "tools/driver")
        shutil.copy(ROOT / "packaging/linux/at_the_desktop.py", self.bare.shared)
        game = self.bare.shared / "game.cardtable"
        write = [str(PYTHON), "-P", str(ROOT / "packaging/common/saved_game.py"), str(game)]
        self.say("a saved game is written to be opened", subprocess.run(write, check=False).returncode == 0)

    def at_the_desktop(self, scene: str, started_by: str, address: str = "") -> None:
        """What somebody does there, at this address of a home's network; every check of it is one here."""
        script = f"python3 {SHARED}/at_the_desktop.py {scene} '{OTHER}' {started_by} 2> {SHARED}/{scene}.err"
        words = self.bare.as_user(script, screen=True, address=address, PYTHONPATH=str(SHARED))
        done = subprocess.run(words, stdout=subprocess.PIPE, text=True, timeout=LONGEST, check=False)
        found = re.findall(r"^(ok|FAIL) +(.*(?:\n    .*)*)", done.stdout, re.MULTILINE)
        for mark, text in found:
            self.say(text, mark == "ok")
        if not found or done.returncode not in (0, 1):
            self.say(f"{scene} came to its end", False, (self.bare.shared / f"{scene}.err").read_text()[-500:])

    # -- the family's games ----------------------------------------------------------------------------------------

    def settings(self) -> bytes:
        """The family's settings; nothing where there are none."""
        file = self.data / "settings.json"
        return file.read_bytes() if file.exists() else b""

    def contents(self) -> dict[str, str]:
        """Every file of the family and what is in it; the lock that marks an open program apart."""
        files = [path for path in self.data.rglob("*") if path.is_file() and path.suffix != ".lock"]
        return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(files)}


def checked(parser: argparse.ArgumentParser, product: Path) -> None:
    """End with a reason where something is missing, before anything is done."""
    if os.geteuid() != 0:
        parser.error("a bare system is made by root alone")
    for tool in ("debootstrap", "dpkg-deb", "unsquashfs", "ip"):
        if shutil.which(tool) is None:
            parser.error(f"{tool} is needed (packages: debootstrap dpkg squashfs-tools iproute2); nothing was done")
    for file in (product, PYTHON):
        if not file.exists():
            parser.error(f"{file} is not there; python3 packaging/build.py makes it")
    LOGS.mkdir(parents=True, exist_ok=True)
