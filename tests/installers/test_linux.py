"""What is built for Linux from this checkout, in a bare Debian: installed, played, opened by a file, removed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import __version__

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "packaging" / "out"
# What each product's file ends with.
ENDINGS = {"deb": "deb", "appimage": "squashfs"}
SUITES = ("bookworm", "trixie")
NEEDED = ("debootstrap", "dpkg-deb", "unshare", "chroot", "ip")


def obstacle() -> str:
    """Why it cannot be tried here; empty where it can."""
    if not sys.platform.startswith("linux"):
        return "a .deb is for Linux"
    if os.geteuid() != 0:
        return "a bare system is made by root alone"
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    return f"{', '.join(missing)} missing" if missing else ""


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.skipif(bool(obstacle()), reason=obstacle())
def test_what_is_built_for_linux_is_installed_played_and_removed() -> None:
    """One test, for all of it works in one folder. It needs Debian's servers, as no test of a change does."""
    missing = subprocess.run(
        [sys.executable, "packaging/build.py", "--missing"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    if missing:
        pytest.skip(f"{missing} missing for building")
    subprocess.run([sys.executable, "packaging/build.py", *ENDINGS], cwd=ROOT, check=True)
    for kind, ending in ENDINGS.items():
        (product,) = OUT.glob(f"*[_-]{__version__}[_-]*.{ending}")
        for suite in SUITES:
            words = [sys.executable, f"packaging/linux/test_{kind}.py", str(product), suite]
            trial = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
            assert trial.returncode == 0, trial.stdout
