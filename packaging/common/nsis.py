"""The Windows installer: NSIS's command line, and what has to be done before it runs."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Final

from product import BUILD, ICONS, PACKAGING, PUBLISHER, told

FOLDER: Final = PACKAGING / "windows"
USUAL_PLACE: Final = Path("C:/Program Files (x86)/NSIS/makensis.exe")
PYTHON: Final = BUILD / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
# Either says how to sign; see packaging/windows/sign.sh.
SIGNING: Final = ("CODESIGN_PFX", "CODESIGN_COMMAND")


def command(frozen: Path, version: str, out: Path) -> list[str]:
    """Sign what is unsigned in ``frozen`` (with a key only), draw the pictures; the makensis command for ``out``."""
    out.mkdir(parents=True, exist_ok=True)
    picture = ICONS / "wizard.bmp"
    subprocess.run([str(PYTHON), str(FOLDER / "pictures.py"), str(picture)], check=True)
    defined = {
        "VERSION": version,
        "FROZEN": str(frozen.resolve()),
        "ICONS": str(ICONS),
        # "x64" is in the name for those who judge by it: the installer's own stub is for 32 bits, the program is not.
        "OUTPUT": str(out.resolve() / f"CardTable-{version}-windows-x64-setup.exe"),
        "PUBLISHER": PUBLISHER,
        "HOMEPAGE": told("HOMEPAGE"),
    }
    if any(os.environ.get(name) for name in SIGNING):
        sign = signer()
        for file in unsigned(frozen):
            subprocess.run([*sign, str(file)], check=True)
        defined["SIGN"] = " ".join(f'"{part}"' for part in sign)
    definitions = [f"-D{name}={value}" for name, value in defined.items()]
    return [makensis(), "-V2", "-INPUTCHARSET", "UTF8", *definitions, str(FOLDER / "cardtable.nsi")]


def makensis() -> str:
    """The compiler; SystemExit when it is not there."""
    found = shutil.which("makensis") or (str(USUAL_PLACE) if USUAL_PLACE.exists() else None)
    if found is None:
        sys.exit("makensis is missing. Nothing was built. Install NSIS 3.08 or newer (Debian's package: nsis).")
    return found


def signer() -> list[str]:
    """The command that signs the file named last."""
    script = str(FOLDER / "sign.sh")
    if os.name != "nt":
        return [script]
    # "bash" alone may be Windows' own, which is another Linux and knows no drives.
    git = shutil.which("git")
    shells = [] if git is None else [Path(git).parents[depth] / "bin" / "bash.exe" for depth in (1, 2)]
    for shell in shells:
        if shell.exists():
            return [str(shell), script]
    sys.exit("Signing needs the bash that comes with Git for Windows. Nothing was built.")


def unsigned(folder: Path) -> list[Path]:
    """The programs and libraries that nobody has signed yet: ours; Qt's and Python's are signed by their makers."""
    return sorted(path for path in folder.rglob("*") if path.suffix in {".exe", ".dll", ".pyd"} and not is_signed(path))


def is_signed(path: Path) -> bool:
    """Whether the file's table of certificates is filled."""
    with path.open("rb") as file:
        head = file.read(4096)
    (start,) = struct.unpack_from("<I", head, 0x3C)
    optional = start + 24
    (magic,) = struct.unpack_from("<H", head, optional)
    directories = optional + (112 if magic == 0x20B else 96)
    # The fifth directory of the optional header: offset and size of the certificates.
    (size,) = struct.unpack_from("<I", head, directories + 4 * 8 + 4)
    return bool(size)
