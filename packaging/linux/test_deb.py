"""Install the .deb in a bare Debian, use it as a person would, upgrade it, remove it; a line for each check.

    python3 packaging/linux/test_deb.py FILE.deb bookworm|trixie [--short] [--older OLDER.deb]

``--older`` is the version to upgrade from; without it, FILE.deb under an older number. ``--short`` installs, plays,
opens a saved game and removes, and nothing else. Needs the environment that ``packaging/build.py`` has made, and what
``tools/bare.py`` tells; installs nothing on the machine itself. Pictures and logs go to ``build/packaging/logs``.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging" / "common"), str(ROOT)]

from product import METADATA, MIME_TYPE
from trial import SUITES, Trial, checked

from tools.bare import SHARED

ENTRY: Final = next((METADATA / "linux").glob("*.desktop"), Path("there-is-none")).name
LAUNCH: Final = f"gio launch /usr/share/applications/{ENTRY}"
OLD: Final = "0.0.1"
# A file that only the older version has.
STALE: Final = Path("usr/lib/cardtable/_internal/only-in-the-older-version")
# GNOME's theme is there for those who have GTK.
MISSING: Final = """find /usr/lib/cardtable -type f -name '*.so*' ! -name libqgtk3.so -o -name cardtable -type f |
while read -r f; do ldd "$f" 2>/dev/null | grep 'not found' | sed "s#^#$f:#"; done; true"""
IN_A_WINDOW: Final = "cardtable --self-test --qpa xcb"
# The address of a home's network that the bare system has to itself.
ADDRESS: Final = "192.168.77.2"
TRACED: Final = f"strace -f -qq -e trace=socket,bind -o {SHARED}/sockets"
BOUND: Final = re.compile(r"bind\(.*AF_INET")
NETWORK: Final = re.compile(r"AF_INET|AF_NETLINK|AF_PACKET")


class Deb(Trial):
    """One package on one bare system."""

    def run(self, older: Path | None, *, short: bool) -> None:
        """Every check in the order in which a family meets it."""
        shutil.copy(self.product, self.bare.shared / "new.deb")
        if short:
            self._install_first(SHARED / "new.deb", "apt installs it with its dependencies only")
        else:
            self._put_older(older)
            self._install_first(SHARED / "old.deb", "apt installs an older version with its dependencies only")
        self.desktop_comes()
        self._plays()
        if not short:
            self._upgrades()
        self._is_known()
        self._opens_files()
        if not short:
            self._stays_off_the_network()
        self._goes()

    def _put_older(self, older: Path | None) -> None:
        """The version to upgrade from: the given one, or this one under another number, with a file more."""
        target = self.bare.shared / "old.deb"
        if older is not None:
            shutil.copy(older, target)
            return
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name, "package")
            subprocess.run(["dpkg-deb", "-R", str(self.product), str(folder)], check=True)
            control = folder / "DEBIAN" / "control"
            control.write_text(re.sub(r"(?m)^Version: .*$", f"Version: {OLD}", control.read_text()))
            (folder / STALE).touch()
            pack = ["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", str(folder), str(target)]
            subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)

    def _install_first(self, package: Path, text: str) -> None:
        self.apt("update", "update")
        self.say(text, self.apt("install", "install", str(package)))
        self.root("missing", "sh", "-c", MISSING)
        missing = self.log("missing").read_text().splitlines()
        self.say("no library is missing", not missing, *missing)
        said = self.user("self-test-bare", f"cardtable --self-test --report {SHARED}/self-test-bare.json")
        self.say("self-test as an ordinary user, without a window", said)

    def _plays(self) -> None:
        self.at_the_desktop("first", LAUNCH)
        self._played = self.kept.actions()
        self.say(f"what was played is kept after a kill ({self._played} actions)", self._played >= 5)
        self._settings = self.settings()

    def _upgrades(self) -> None:
        version = subprocess.run(
            ["dpkg-deb", "-f", str(self.product), "Version"], capture_output=True, text=True, check=True
        ).stdout.strip()
        self.say(f"upgrade to {version}", self.apt("upgrade", "install", str(SHARED / "new.deb")))
        self.say("nothing of the older version is left", not (self.bare.folder / STALE).exists())
        kept = self.settings() == self._settings and self.kept.actions() == self._played
        self.say("settings and games are as they were", kept)
        test = f"{IN_A_WINDOW} --report {SHARED}/self-test.json --screenshot {SHARED}/self-test.png"
        text = "self-test in a real window: a whole match with computer players in their own process"
        self.say(text, self.user("self-test", test, screen=True))
        told = self.bare.shared / "self-test.json"
        frozen = told.exists() and '"frozen": true' in told.read_text()
        self.say("it was the installed program that was tested", frozen)

    def _is_known(self) -> None:
        """What the desktop finds."""
        share = self.bare.folder / "usr/share"
        self.say("the file type is registered", (share / f"mime/{MIME_TYPE}.xml").exists())
        self.say("the desktop opens saved games with the program", f"{MIME_TYPE}={ENTRY}" in self._cache())
        self.say("the manual page is found", self.root("man", "man", "-w", "cardtable"))

    def _cache(self) -> str:
        return (self.bare.folder / "usr/share/applications/mimeinfo.cache").read_text()

    def _opens_files(self) -> None:
        before = self.kept.games()
        self.at_the_desktop("again", LAUNCH)
        opened = self.kept.games() - before
        text = "a saved game opens by its file, in the open window and by itself"
        self.say(text, opened == 2, f"{opened} games came")

    def _stays_off_the_network(self) -> None:
        """No socket of a network without phones; with them one that listens, at the one address of the home."""
        said = self.user("strace", f"{TRACED} {IN_A_WINDOW}", screen=True)
        self.say("self-test under strace", said)
        calls = self._calls()
        bound = [line for line in calls if BOUND.search(line)]
        before = calls[: calls.index(bound[0])] if bound else calls
        asked = [line for line in before if NETWORK.search(line)]
        self.say("no network socket was asked for but the door's, by which the self-test ends", len(asked) == 1, *asked)
        self._binds(bound, "127.0.0.1")
        self.at_the_desktop("evening", f"{TRACED} cardtable")
        asked = [line for line in self._calls() if NETWORK.search(line)]
        self.say("no network socket was ever asked for in an evening without phones", not asked, *asked)
        self.at_the_desktop("phones", f"{TRACED} cardtable", ADDRESS)
        self._binds([line for line in self._calls() if BOUND.search(line)], ADDRESS)

    def _calls(self) -> list[str]:
        """What the program asked of the system's sockets; there is something, or it was not watched."""
        calls = (self.bare.shared / "sockets").read_text().splitlines()
        self.say("the program was watched", bool(calls))
        return calls

    def _binds(self, bound: list[str], address: str) -> None:
        self.say(f"one socket took an address: {address}", len(bound) == 1 and f'"{address}"' in bound[0], *bound)

    def _goes(self) -> None:
        before = self.contents()
        self.say("purge", self.apt("purge", "purge", "cardtable"))
        places = [self.bare.folder / place for place in ("usr", "etc", "var/lib/dpkg/info")]
        left = [str(path) for place in places for path in place.rglob("*cardtable*")]
        self.say("nothing of the program is left", not left, *left)
        self.say("the desktop no longer knows it", "cardtable" not in self._cache())
        self.say("the family's games and settings are untouched", bool(before) and self.contents() == before)


def main() -> int:
    """Try the package; 1 when a check failed."""
    parser = argparse.ArgumentParser(description="Install the .deb in a bare Debian, use it, upgrade it, remove it.")
    parser.add_argument("package", type=Path, metavar="FILE.deb")
    parser.add_argument("suite", choices=SUITES)
    parser.add_argument("--short", action="store_true", help="install, play, open a saved game, remove")
    parser.add_argument("--older", type=Path, metavar="OLDER.deb", help="the version to upgrade from")
    wanted = parser.parse_args()
    checked(parser, wanted.package)
    return Deb.tried(wanted.package, wanted.suite, "deb", lambda trial: trial.run(wanted.older, short=wanted.short))


if __name__ == "__main__":
    sys.exit(main())
