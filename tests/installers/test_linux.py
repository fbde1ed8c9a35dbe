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
NEEDED = ("debootstrap", "dpkg-deb", "unshare", "chroot")


def obstacle() -> str:
    """Why it cannot be tried here; empty where it can."""
    if not sys.platform.startswith("linux"):
        return "a .deb is for Linux"
    if os.geteuid() != 0:
        return "a bare system is made by root alone"
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    return f"{', '.join(missing)} missing" if missing else ""


here = pytest.mark.skipif(bool(obstacle()), reason=obstacle())


def built(*kinds: str) -> list[Path]:
    """The products of this checkout."""
    missing = subprocess.run(
        [sys.executable, "packaging/build.py", "--missing"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    if missing:
        pytest.skip(f"{missing} missing for building")
    subprocess.run([sys.executable, "packaging/build.py", *kinds], cwd=ROOT, check=True)
    return [next(OUT.glob(f"*[_-]{__version__}[_-]*.{ENDINGS[kind]}")) for kind in kinds]


def tried(kind: str, product: Path, suite: str, *more: str) -> None:
    words = [sys.executable, f"packaging/linux/test_{kind}.py", str(product), suite, *more]
    trial = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    assert trial.returncode == 0, trial.stdout


@pytest.mark.long
@pytest.mark.timeout(3600)
@here
def test_the_deb_is_built_installed_played_and_removed() -> None:
    (package,) = built("deb")
    tried("deb", package, "bookworm", "--short")


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@here
def test_the_products_of_linux_in_their_long_form() -> None:
    """One test, for all of it works in one folder."""
    for kind, product in zip(ENDINGS, built(*ENDINGS), strict=True):
        for suite in SUITES:
            tried(kind, product, suite)
