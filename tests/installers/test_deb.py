"""The .deb from this checkout, in a bare Debian: built, installed, played, opened by a file, removed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import __version__

ROOT = Path(__file__).resolve().parents[2]
SUITE = "bookworm"
NEEDED = ("debootstrap", "dpkg-deb", "unshare", "chroot")


def obstacle() -> str:
    """Why it cannot be tried here; empty where it can."""
    if not sys.platform.startswith("linux"):
        return "a .deb is for Linux"
    if os.geteuid() != 0:
        return "a bare system is made by root alone"
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    return f"{', '.join(missing)} missing" if missing else ""


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(bool(obstacle()), reason=obstacle())
def test_the_deb_is_built_installed_played_and_removed() -> None:
    missing = subprocess.run(
        [sys.executable, "packaging/build.py", "--missing"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    if missing:
        pytest.skip(f"{missing} missing for building")
    subprocess.run([sys.executable, "packaging/build.py", "deb"], cwd=ROOT, check=True)
    (package,) = (ROOT / "build" / "packaging" / "out").glob(f"cardtable_{__version__}_*.deb")
    words = [sys.executable, "packaging/linux/test_deb.py", str(package), SUITE, "--short"]
    trial = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    assert trial.returncode == 0, trial.stdout
