"""What the running program is made of: libraries with their versions and licences."""

from __future__ import annotations

import importlib.metadata
import platform
import re
from dataclasses import dataclass
from typing import Final

LICENCES: Final = {"pyside6-essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only"}
NAMES: Final = {"pyside6-essentials": "Qt for Python (PySide6)", "shiboken6": "Shiboken6"}
ROOT: Final = "cardtable"
_NAME: Final = re.compile(r"^[A-Za-z0-9._-]+")


@dataclass(frozen=True, slots=True)
class Part:
    """A library, as it calls itself."""

    name: str
    version: str
    licence: str


def parts() -> list[Part]:
    """Python and every library that runs in this program, found by what each says it needs.

    A part that cannot be found is left out: the list is for reading, and nothing depends on it.
    """
    found: dict[str, Part] = {}
    waiting = [ROOT]
    seen: set[str] = set()
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name in seen:
            continue
        seen.add(name)
        try:
            distribution = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        waiting += [
            match[0] for text in distribution.requires or [] if (match := _NAME.match(text)) and "extra" not in text
        ]
        if name != ROOT:
            shown = NAMES.get(name, distribution.metadata["Name"])
            found[name] = Part(shown, distribution.version, licence(name, distribution))
    python = Part("Python", platform.python_version(), "PSF-2.0")
    return [python, *sorted(found.values(), key=lambda part: part.name.lower())]


def licence(name: str, distribution: importlib.metadata.Distribution) -> str:
    """The licence of the distribution with this plain name, an SPDX expression where it says one."""
    if name in LICENCES:
        return LICENCES[name]
    said = distribution.metadata.get_all("License-Expression")
    if said:
        return str(said[0])
    classes = distribution.metadata.get_all("Classifier") or []
    return ", ".join(line.split(" :: ")[-1] for line in classes if line.startswith("License")) or "unknown"
