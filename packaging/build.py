"""Build the packages that a family installs: ``python3 packaging/build.py [deb|appimage|windows|macos] ...``.

Without a name it builds what this system can: on Linux the .deb and the AppImage's image, on Windows the installer, on
macOS the disk image. Needs Python 3.11 with pip; makes its own environment, ``build/packaging/venv``, from the pinned
``packaging/requirements-build.txt``. Products are in ``build/packaging/out``, logs in ``build/packaging/logs``.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMMON: Final = ROOT / "packaging" / "common"
sys.path[:0] = [str(COMMON), str(ROOT)]

from product import BUILD, LICENCES, NAME, OUT, fill_all, version

from tools.commands import command
from tools.environment import loads, tell_missing_libraries

VENV: Final = BUILD / "venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP: Final = VENV / "set-up-for"
LOCK: Final = ROOT / "packaging" / "requirements-build.txt"
LOGS: Final = BUILD / "logs"
SPEC: Final = COMMON / "cardtable.spec"
# What a Linux machine needs to build packages: commands and libraries by which dpkg finds what the program links to.
LINUX_COMMANDS: Final = {"strip": "binutils", "dpkg-shlibdeps": "dpkg-dev", "mksquashfs": "squashfs-tools"}
LINUX_LIBRARIES: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libSM.so.6": "libsm6",
    "libICE.so.6": "libice6",
}
KINDS: Final = {"linux": ("deb", "appimage"), "win32": ("windows",), "darwin": ("macos",)}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("packaging/build.py", __doc__)
    parser.add_argument(
        "kinds", nargs="*", metavar="KIND", help="deb, appimage, windows or macos (else all of this system's)"
    )
    parser.add_argument("--runtime", type=Path, help="the AppImage runtime; without it only its file system is made")
    parser.add_argument(
        "--no-freeze", action="store_true", help="pack what was frozen before, for instance signed since"
    )
    parser.add_argument("--wheel", action="store_true", help="build the wheel, the icons and the texts, and stop")
    parser.add_argument(
        "--missing", action="store_true", help="name the system's packages that are missing for building, and stop"
    )
    parser.add_argument("--version", action="version", version=version())
    wanted = parser.parse_args(arguments)
    possible = KINDS.get(sys.platform, ())
    if wanted.missing:
        print(" ".join(missing_packages()))
        return 0
    kinds = wanted.kinds or possible
    for kind in kinds:
        if kind not in possible:
            parser.error(f"{kind} cannot be built on this system; possible: {', '.join(possible) or 'nothing'}")
    OUT.mkdir(parents=True, exist_ok=True)
    LOGS.mkdir(parents=True, exist_ok=True)
    if not wanted.no_freeze:
        prepare()
    if not wanted.wheel:
        for kind in kinds:
            build(kind, wanted.runtime, anew=not wanted.no_freeze)
        for path in sorted(OUT.iterdir()):
            if path.is_file():
                print(f"{path.stat().st_size / 1e6:7.1f} MB  {path.relative_to(ROOT)}")
    return 0


def missing_packages() -> list[str]:
    """The system's packages that building on Linux needs and that are not there."""
    if sys.platform != "linux":
        return []
    missing = [package for command, package in LINUX_COMMANDS.items() if shutil.which(command) is None]
    return missing + [package for library, package in LINUX_LIBRARIES.items() if not loads(library)]


def prepare() -> None:
    """The environment, the program's wheel in it, icons, filled templates and licences."""
    tell_missing_libraries(window=False)
    missing = missing_packages()
    if missing:
        sys.exit(
            "Some packages of the system are needed for building. Nothing was changed. Install them as root with:\n"
            f"  apt-get install -y --no-install-recommends {' '.join(missing)}"
        )
    wanted = hashlib.sha256(LOCK.read_bytes() + f"{sys.version}|{VENV}".encode()).hexdigest()
    if not STAMP.exists() or STAMP.read_text() != wanted:
        shutil.rmtree(VENV, ignore_errors=True)
        step("environment", [sys.executable, "-m", "venv", str(VENV)])
        step("packages", [*pip("install"), "--require-hashes", "-r", str(LOCK)])
        STAMP.write_text(wanted)
    wheels = BUILD / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    step("wheel", [*pip("wheel"), "--no-build-isolation", "--no-deps", "-w", str(wheels), str(ROOT)])
    (wheel,) = wheels.glob("*.whl")
    step("program", [*pip("install"), "--no-deps", "--no-index", "--force-reinstall", str(wheel)])
    fill_all()
    step("icons", [str(PYTHON), str(COMMON / "icons.py")])
    step("licences", [str(PYTHON), str(COMMON / "licences.py"), str(LICENCES)])


def build(kind: str, runtime: Path | None, anew: bool = True) -> None:
    """One product."""
    frozen = freeze(kind) if anew else BUILD / f"dist-{kind}" / "CardTable"
    scripts = ROOT / "packaging"
    match kind:
        case "deb":
            step(kind, [str(scripts / "linux" / "build_deb.sh"), str(frozen), version(), str(OUT)])
        case "appimage":
            given = [] if runtime is None else [str(runtime)]
            step(kind, [str(scripts / "linux" / "build_appdir.sh"), str(frozen), version(), str(OUT), *given])
        case "windows":
            import nsis  # beside the installer's script

            step(kind, nsis.command(frozen, version(), OUT))
        case "macos":
            image = OUT / f"CardTable-{version()}-macos-{platform.machine()}.dmg"
            step(kind, [str(scripts / "macos" / "build_dmg.sh"), str(frozen.parent / f"{NAME}.app"), str(image)])
    told = frozen / "_internal" / "licenses"
    step("parts", [str(PYTHON), "-c", f"import licences; licences.pack({kind!r}, licences.Path({str(told)!r}))"])


def freeze(kind: str) -> Path:
    """The program and all it needs in one folder."""
    place = BUILD / f"dist-{kind}"
    # -P: not the checkout around it but the wheel in the environment is frozen.
    command = [str(PYTHON), "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(place), "--workpath", str(BUILD / f"work-{kind}"), str(SPEC)]
    environment = {
        "CARDTABLE_SYSTEM_LIBRARIES": "bundle" if kind == "appimage" else "drop",
        # The same inputs give the same bytes: sets of strings are in no fixed order otherwise.
        "PYTHONHASHSEED": "0",
        # A package is compressed as a whole, far better than module by module, and a start has nothing to unpack.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
    }
    step(f"freeze-{kind}", command, environment)
    frozen = place / "CardTable"
    if sys.platform == "linux":
        # Python's library only: Qt's stay byte for byte what their makers built.
        for library in (frozen / "_internal").glob("libpython3*.so.*"):
            step("strip", ["strip", "--strip-unneeded", str(library)])
    if kind == "appimage":
        told = f"import licences; licences.add_system(licences.Path({str(frozen)!r}))"
        step("system-parts", [str(PYTHON), "-c", told])
    return frozen


def pip(deed: str) -> list[str]:
    """The environment's pip."""
    return [str(PYTHON), "-m", "pip", deed, "--quiet", "--disable-pip-version-check"]


def step(name: str, command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run one command, its words into a log; SystemExit with the end of the log when it fails."""
    started = time.monotonic()
    log = LOGS / f"{name}.log"
    surroundings = {**os.environ, "PYTHONPATH": str(COMMON), "PYTHONUTF8": "1", **(environment or {})}
    with log.open("w", encoding="utf-8") as file:
        done = subprocess.run(command, cwd=ROOT, env=surroundings, stdout=file, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        tail = "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-25:])
        sys.exit(f"{name} failed ({done.returncode}); the end of {log.relative_to(ROOT)}:\n{tail}")
    print(f"ok {name} ({time.monotonic() - started:.0f} s)", flush=True)


if __name__ == "__main__":
    sys.exit(main())
