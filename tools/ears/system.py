"""A bare Debian with a screen reader in it, and ways to run something there."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from functools import partial
from pathlib import Path
from typing import Final

from tools.bare import SHARED, Bare, made_with
from tools.ears.desktop import FURNISHED

ROOT: Final = Path(__file__).resolve().parents[2]
LOGS: Final = ROOT / "build" / "ears"
LOG: Final = LOGS / "making.log"
PYTHONS: Final = {"bookworm": "3.11", "trixie": "3.13"}
READER: Final = "orca speech-dispatcher at-spi2-core gir1.2-atspi-2.0 python3-gi dbus dbus-x11 dconf-gsettings-backend"
DESKTOP: Final = "xvfb xauth openbox xdotool procps fonts-dejavu-core hicolor-icon-theme python3"
QT: Final = (
    "libegl1 libgl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon0 libxkbcommon-x11-0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-image0 libxcb-randr0 libxcb-render-util0 libxcb-xkb1"
)
CHECKOUT: Final = ("cardtable", "assets", "translations", "pyproject.toml")
TOOLS: Final = "opt/listening/tools"


class System:
    """One bare system in a folder of its own, taken away with :meth:`close`."""

    def __init__(self, suite: str) -> None:
        self.suite = suite
        packages = f"{READER} {DESKTOP} {QT}".split()
        libraries = _dependencies()
        install = partial(_install_libraries, suite=suite, libraries=libraries)
        tar = made_with(suite, "ears", packages, LOG, install, libraries)
        self._bare = Bare(tar, LOG)
        self.close = self._bare.close

    def install_checkout(self) -> None:
        """Put this checkout where the program is looked for."""
        for name in CHECKOUT:
            source, target = ROOT / name, self._bare.folder / "opt/cardtable" / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, target)

    def furnish(self, *maker: str) -> None:
        """Put the data folder of a family in, made by this module of the checkout (with these arguments before it)."""
        target = self._bare.folder / FURNISHED.relative_to("/")
        shutil.rmtree(target, ignore_errors=True)
        command = (sys.executable, "-m", *maker, str(target))
        subprocess.run(command, cwd=ROOT, check=True)
        for path in (target, *target.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)

    def install_package(self, package: Path) -> None:
        """Install the program from a package instead."""
        shutil.copy(package, self._bare.shared / "cardtable.deb")
        self._bare.install(str(SHARED / "cardtable.deb"))
        (self._bare.shared / "cardtable.deb").unlink()

    def install_tools(self) -> None:
        """Put these tools in."""
        for name in ("ears", "driver"):
            target = self._bare.folder / TOOLS / name
            shutil.copytree(ROOT / "tools" / name, target, ignore=shutil.ignore_patterns("__pycache__"))
        for file in ("__init__.py", "bare.py"):
            shutil.copy(ROOT / "tools" / file, self._bare.folder / TOOLS / file)

    def command(self, *words: str) -> list[str]:
        """The command that runs these words as an ordinary user on a desktop of its own."""
        for name in (".config", ".local", ".cache"):
            shutil.rmtree(self._bare.home / name, ignore_errors=True)
        inner = " ".join(f"'{word}'" for word in words)
        return self._bare.as_user(f"{inner} 2> {SHARED}/desktop.log", screen=True, PYTHONPATH=f"/{Path(TOOLS).parent}")

    def bring_out(self, folder: Path) -> None:
        """Move what was written in there to a folder outside, so that the next run begins with nothing."""
        folder.mkdir(parents=True, exist_ok=True)
        for file in self._bare.shared.iterdir():
            (folder / file.name).unlink(missing_ok=True)
            shutil.move(file, folder / file.name)


def _install_libraries(bare: Bare, suite: str, libraries: list[str]) -> None:
    """What the program is made of, beside this checkout."""
    subprocess.run(bare.as_root("apt-get", "clean"), check=True)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--no-compile")
    target = ("--python-version", PYTHONS[suite], "--target", str(bare.folder / "opt/site"))
    subprocess.run([*pip, *target, *libraries], check=True)


def _dependencies() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["project"]["dependencies"]
    return found
