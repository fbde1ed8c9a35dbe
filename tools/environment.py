"""Sets up everything the project needs in ``.venv`` beside it, with nothing but Python 3.11 and pip.

Used by ``tools/run.py`` and ``tools/test.py``; needs no installed package itself. The second time it only compares a
few hashes, so it takes no time.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
STAMP = FOLDER / "set-up-for"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}


def prepare(window: bool) -> Path:
    """Set up (or see that it is set up) and return the Python to go on with."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file must be able to say so
        sys.exit(f"Card Table needs Python 3.11 or newer; this is {sys.version.split()[0]}. Nothing was changed.")
    tell_missing_libraries(window)
    wanted = fingerprint()
    if not STAMP.exists() or STAMP.read_text() != wanted:
        print("Setting up Card Table in .venv (only this time) ...", flush=True)
        make_environment()
        install()
        STAMP.write_text(wanted)
    compile_translations()
    return PYTHON


def fingerprint() -> str:
    """Changes when the interpreter, the folder or the dependencies do."""
    text = "|".join([sys.version, sys.executable, str(ROOT), *dependencies()])
    return hashlib.sha256(text.encode()).hexdigest()


def tell_missing_libraries(window: bool) -> None:
    """Name the system's packages that Qt needs and that are not there."""
    if not sys.platform.startswith("linux"):
        return
    needed = {**LIBRARIES, **(WINDOW_LIBRARIES if window and os.environ.get("DISPLAY") else {})}
    missing = [package for library, package in needed.items() if not loads(library)]
    if missing:
        sys.exit(
            "Card Table needs some libraries of the system that are not installed. Nothing was changed. "
            "On Debian and Ubuntu, install them as root with:\n"
            f"  apt-get install -y --no-install-recommends {' '.join(missing)}"
        )


def loads(library: str) -> bool:
    """Whether the system has this library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def make_environment() -> None:
    """A fresh environment; where Python came without ensurepip (Debian), the outer pip installs into it."""
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(FOLDER)], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        venv.create(FOLDER, clear=True, with_pip=False)


def install() -> None:
    """The project and what its developers need."""
    inner = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    pip = [str(PYTHON), "-m", "pip"] if inner else [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    quiet = ["--quiet", "--disable-pip-version-check"]
    steps = [
        [*pip, "install", *quiet, *dependencies()],
        [*pip, "install", *quiet, "--no-build-isolation", "--no-deps", "--editable", str(ROOT)],
    ]
    for step in steps:
        if subprocess.run(step, check=False).returncode != 0:
            sys.exit("The packages could not be installed; pip says why above. Mend that and run the command again.")


def dependencies() -> list[str]:
    """What pyproject.toml asks for, to run and to test."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]


def compile_translations() -> None:
    """The catalogues that the program loads; only what has changed is compiled."""
    subprocess.run([PYTHON, "-m", "tools.translations", "compile"], cwd=ROOT, check=True)
