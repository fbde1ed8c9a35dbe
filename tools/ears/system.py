"""A bare Debian with a screen reader in it, and ways to run something there.

The system is made once with debootstrap and kept as a tar, under a name that changes with what lies in it. What runs in
it sees no process of the machine and no network. Needs root.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
CACHE: Final = Path(os.environ.get("CARDTABLE_CACHE") or Path.home() / ".cache/cardtable-packaging")
LOGS: Final = ROOT / "build" / "ears"
PYTHONS: Final = {"bookworm": "3.11", "trixie": "3.13"}
USER: Final = "amma"
READER: Final = "orca speech-dispatcher at-spi2-core gir1.2-atspi-2.0 python3-gi dbus dbus-x11 dconf-gsettings-backend"
DESKTOP: Final = "xvfb xauth openbox xdotool procps fonts-dejavu-core hicolor-icon-theme python3"
QT: Final = (
    "libegl1 libgl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon0 libxkbcommon-x11-0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-image0 libxcb-randr0 libxcb-render-util0 libxcb-xkb1"
)
ENVIRONMENT: Final = ("env", "-i", "HOME=/root", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8")
CHECKOUT: Final = ("cardtable", "assets", "translations", "pyproject.toml")
INSIDE: Final = """
mount -t proc proc "$1/proc"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount -t tmpfs -o mode=755 tmpfs "$1/dev"
for device in null zero full random urandom tty; do cp -a /dev/$device "$1/dev/"; done
ln -s /proc/self/fd "$1/dev/fd"
mkdir "$1/dev/shm" && mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
root=$1; shift
exec chroot "$root" "$@"
"""


class CannotMakeError(Exception):
    """The bare system could not be made; the text says at which step."""


class System:
    """One bare system in a folder of its own, taken away with :meth:`close`."""

    def __init__(self, suite: str) -> None:
        self.suite = suite
        CACHE.mkdir(parents=True, exist_ok=True)
        LOGS.mkdir(parents=True, exist_ok=True)
        tar = CACHE / f"{suite}-ears-{_fingerprint(suite)}.tar"
        if not tar.exists():
            self._make(tar)
        self.folder = Path(tempfile.mkdtemp(prefix="ears-", dir=CACHE))
        # Else the user in it cannot reach its own home.
        self.folder.chmod(0o755)
        _run("unpack", "tar", "-C", str(self.folder), "-xf", str(tar))

    def close(self) -> None:
        """Take the folder away. Everything mounted in it went with the processes that saw it."""
        shutil.rmtree(self.folder)

    def install_checkout(self) -> None:
        """Put this checkout where the program is looked for."""
        for name in CHECKOUT:
            source, target = ROOT / name, self.folder / "opt/cardtable" / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, target)

    def install_package(self, package: Path) -> None:
        """Install the program from a package instead."""
        shutil.copy(package, self.folder / "tmp/cardtable.deb")
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        _in(self.folder, "apt-get update", "apt-get", "update", "-qq")
        install = ("apt-get", "install", "-y", "--no-install-recommends", "/tmp/cardtable.deb")
        _in(self.folder, "install the package", *install, hidden=False)

    def install_tools(self) -> None:
        """Put these tools in, and a folder for what they write."""
        target = self.folder / "opt/listening/tools"
        shutil.copytree(ROOT / "tools/ears", target / "ears", ignore=shutil.ignore_patterns("__pycache__"))
        (target / "__init__.py").touch()
        out = self.folder / "opt/heard"
        out.mkdir()
        out.chmod(0o777)

    def command(self, *words: str) -> list[str]:
        """The command that runs these words as an ordinary user on a desktop of its own."""
        inner = " ".join(f"'{word}'" for word in words)
        script = (
            "export PATH=/usr/bin:/bin:/usr/games LC_ALL=C.UTF-8 PYTHONPATH=/opt/listening XDG_RUNTIME_DIR=/tmp/rt; "
            "rm -rf ~/.config ~/.local ~/.cache; mkdir -m700 /tmp/rt; cd /tmp; "
            f"xvfb-run -a -s '-screen 0 1300x820x24' dbus-run-session {inner} 2> /opt/heard/desktop.log"
        )
        shield = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--net", "--ipc")
        su = ("su", "-s", "/bin/bash", USER, "-c", script)
        return [*shield, "bash", "-c", INSIDE, "bash", str(self.folder), *ENVIRONMENT, *su]

    def bring_out(self, folder: Path) -> None:
        """Move what was written in there to a folder outside, so that the next run begins with nothing."""
        folder.mkdir(parents=True, exist_ok=True)
        for file in (self.folder / "opt/heard").iterdir():
            (folder / file.name).unlink(missing_ok=True)
            shutil.move(file, folder / file.name)

    def _make(self, tar: Path) -> None:
        new = Path(f"{tar}.new")
        shutil.rmtree(new, ignore_errors=True)
        mirror = [os.environ["CARDTABLE_MIRROR"]] if os.environ.get("CARDTABLE_MIRROR") else []
        _run("debootstrap", "debootstrap", "--variant=minbase", self.suite, str(new), *mirror)
        policy = new / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
        shutil.copy("/etc/resolv.conf", new / "etc/resolv.conf")
        _in(new, "apt-get update", "apt-get", "update", "-qq")
        packages = f"{READER} {DESKTOP} {QT}".split()
        _in(new, "apt-get install", "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
        _in(new, "useradd", "useradd", "-m", USER)
        _in(new, "apt-get clean", "apt-get", "clean")
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--no-compile")
        target = ("--python-version", PYTHONS[self.suite], "--target", str(new / "opt/site"))
        _run("pip", *pip, *target, *_dependencies())
        _run("tar", "tar", "-C", str(new), "-cf", f"{tar}.part", ".")
        Path(f"{tar}.part").rename(tar)
        shutil.rmtree(new)


def _dependencies() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["project"]["dependencies"]
    return found


def _fingerprint(suite: str) -> str:
    text = "|".join([suite, READER, DESKTOP, QT, *_dependencies()])
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _in(folder: Path, step: str, *words: str, hidden: bool = True) -> None:
    """Run something as root in the system, with the network; ``hidden``: /tmp is its own while it runs."""
    script = INSIDE if hidden else INSIDE.replace('mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"', ":")
    shield = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
    environment = (*ENVIRONMENT, "DEBIAN_FRONTEND=noninteractive")
    _run(step, *shield, "bash", "-c", script, "bash", str(folder), *environment, *words)


def _run(step: str, *words: str) -> None:
    log = LOGS / "making.log"
    with log.open("a", encoding="utf-8") as file:
        file.write(f"== {step}\n")
        file.flush()
        code = subprocess.run(words, stdout=file, stderr=subprocess.STDOUT, check=False).returncode
    if code != 0:
        raise CannotMakeError(f"{step} failed with {code}; see {log}")
