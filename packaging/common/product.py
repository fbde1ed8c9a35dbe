"""What every package says about the program, taken from the one place where it is said.

Files that end in ``.in`` are templates: ``@VERSION@`` and its like are put in by :func:`fill`, so that a new version
is one changed line in ``cardtable/__init__.py`` and one heading in ``CHANGELOG.md``.
"""

from __future__ import annotations

import os
import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGING: Final = ROOT / "packaging"
BUILD: Final = ROOT / "build" / "packaging"
OUT: Final = BUILD / "out"
METADATA: Final = BUILD / "metadata"
ICONS: Final = BUILD / "icons"
LICENCES: Final = BUILD / "licenses"

NAME: Final = "Card Table"
MIME_TYPE: Final = "application/vnd.cardtable.game+json"
SUFFIX: Final = ".cardtable"
LANGUAGES: Final = ("is", "nb", "de", "en")
PUBLISHER: Final = "The Card Table founders"
MAINTAINER: Final = "The Card Table founders <cardtable@users.noreply.github.com>"
MACOS_MINIMUM: Final = "13.0"
# Where the pages of tools/site.py are, and with them the pictures that software centres show.
SITE: Final = "https://cardtable.github.io/cardtable"

_PLACE: Final = re.compile(r"@([A-Z_]+)@")
_HEADING: Final = re.compile(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)


def told(name: str) -> str:
    """A constant of ``cardtable/__init__.py``, read without importing the program."""
    source = (ROOT / "cardtable" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(rf'^{name} = "([^"]+)"$', source, re.MULTILINE)
    if found is None:
        raise ValueError(f"cardtable/__init__.py does not say {name}")
    return found[1]


def version() -> str:
    """The program's version, three numbers."""
    return told("__version__")


def app_id() -> str:
    """The program's name backwards from the domain, as desktops want it."""
    return told("APP_ID")


def epoch() -> int:
    """Seconds since 1970 that all dates in packages are made of: the last commit's, so that builds repeat."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    shown = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(shown.stdout) if shown.returncode == 0 and shown.stdout.strip() else 1_767_225_600


def releases() -> list[tuple[str, str]]:
    """Versions and their dates from CHANGELOG.md, the newest first; an unreleased one has the last commit's date."""
    found = _HEADING.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not found or found[0][0] != version():
        found.insert(0, (version(), f"{datetime.fromtimestamp(epoch(), UTC):%Y-%m-%d}"))
    return found


def values() -> dict[str, str]:
    """What the places of a template stand for."""
    newest, date = releases()[0]
    lines = [f'    <release version="{number}" date="{day}"/>' for number, day in releases()]
    identifier = app_id()
    return {
        "VERSION": newest,
        "VERSION_NUMBERS": ", ".join([*newest.split("."), "0"]),
        "DATE": date,
        "APP_ID": identifier,
        "NAME": NAME,
        "HOMEPAGE": told("HOMEPAGE"),
        "SITE": SITE,
        "MIME_TYPE": MIME_TYPE,
        "UTI": f"{identifier.lower()}.game",
        "PUBLISHER": PUBLISHER,
        "MAINTAINER": MAINTAINER,
        "MACOS_MINIMUM": MACOS_MINIMUM,
        "RELEASES": "\n".join(lines),
    }


def fill(template: Path) -> str:
    """The template's text with every place filled; KeyError for a place nobody knows."""
    known = values()
    return _PLACE.sub(lambda found: known[found[1]], template.read_text(encoding="utf-8"))


def fill_all(folder: Path = METADATA) -> list[Path]:
    """Fill every template below ``packaging/`` into ``folder``; a name's ``APP_ID`` is filled, too."""
    written: list[Path] = []
    for template in sorted(PACKAGING.rglob("*.in")):
        if template.parent == PACKAGING:
            continue
        name = template.name.removesuffix(".in").replace("APP_ID", app_id())
        path = folder / template.parent.name / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fill(template), encoding="utf-8")
        written.append(path)
    return written
