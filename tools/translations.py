"""Texts in four languages: extract them from the code, compile them for the program, check that none is missing.

    python -m tools.translations extract    update translations/*.ts from the code
    python -m tools.translations compile    write the .qm files that the program loads
    python -m tools.translations check      exit with 1 when a text or a plural form is missing

Texts are extracted with the lupdate of Qt 6.12 from an environment of its own, because older ones drop plurals
silently; it is a program of its own and goes with every Python.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.commands import command, each, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "translations"
EXAMPLE: Final = ROOT / "tests" / "example_game"
# Where texts are, by the folder of their catalogues: the program, and the worked example, which is no part of it.
SOURCES: Final = {FOLDER: ROOT / "cardtable", EXAMPLE / "translations": EXAMPLE}
COMPILED: Final = ROOT / "cardtable" / "data" / "translations"
LANGUAGES: Final = ("is", "nb", "de", "en")
QT_CATALOGUES: Final = ("is", "nb")
LUPDATE_PACKAGE: Final = "PySide6-Essentials==6.12.0"
LUPDATE_FOLDER: Final = ROOT / "build" / "lupdate"
_PLACE: Final = re.compile(r"\{\w+\}|%n")


def extract() -> None:
    """Bring the catalogues up to date with the code."""
    catalogues = {folder / f"cardtable_{language}.ts": language for folder in SOURCES for language in LANGUAGES}
    _update(catalogues)
    for path, language in catalogues.items():
        tree = ET.parse(path)
        if language == "en":
            _complete_english(tree)
        # Written in one way, whoever wrote it last, so that a difference shows what has changed.
        write_catalogue(tree, path)
    for language in LANGUAGES:
        print(f"{language}: {sum(len(missing(language, folder)) for folder in SOURCES)} texts to translate")


def _complete_english(tree: ET.ElementTree[ET.Element[str]]) -> None:
    """English is the source: its catalogue holds plurals alone, and "card(s)" holds both forms."""
    for message in tree.getroot().iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        if translation is None or translation.get("type") != "unfinished":
            continue
        del translation.attrib["type"]
        for form, ending in zip(translation.findall("numerusform"), ("", "s"), strict=False):
            form.text = source.replace("(s)", ending)


def write_catalogue(tree: ET.ElementTree[ET.Element[str]], path: Path) -> None:
    """Write a catalogue as Qt Linguist does."""
    ET.indent(tree, space="    ")
    text = ET.tostring(tree.getroot(), encoding="unicode")
    path.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + text + "\n", encoding="utf-8")


def _update(catalogues: Mapping[Path, str]) -> None:
    for catalogue in each(list(catalogues), lambda path: path.name):
        language = catalogues[catalogue]
        sources = sorted(str(path.relative_to(ROOT)) for path in SOURCES[catalogue.parent].rglob("*.py"))
        command = [str(_lupdate()), "-extensions", "py", "-no-obsolete", "-locations", "none"]
        command += ["-source-language", "en", "-target-language", language]
        command += ["-pluralonly"] if language == "en" else []
        command += [*sources, "-ts", str(catalogue)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def _lupdate() -> Path:
    """The program of Qt 6.12, installed on the side when it is first needed."""
    python = LUPDATE_FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(LUPDATE_FOLDER, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", LUPDATE_PACKAGE], check=True)
    place = "import pathlib, PySide6; print(pathlib.Path(PySide6.__file__).parent)"
    folder = subprocess.run([python, "-c", place], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / ("lupdate.exe" if sys.platform == "win32" else "lupdate")


def compile_all(target: Path = COMPILED) -> None:
    """Compile every catalogue with the lrelease of the Qt that runs the program."""
    import PySide6

    lrelease = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    target.mkdir(parents=True, exist_ok=True)
    pairs = [(FOLDER / f"cardtable_{code}.ts", target / f"cardtable_{code}.qm") for code in LANGUAGES]
    pairs += [(FOLDER / f"qtbase_{code}.ts", target / f"qtbase_{code}.qm") for code in QT_CATALOGUES]
    for source, compiled in pairs:
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            # Beside it, then in its place: a program that runs has the old one mapped, and would fall over half a file.
            # Each process has a file of its own: two that begin at once would take it from each other.
            fresh = compiled.with_suffix(f".{os.getpid()}")
            subprocess.run([lrelease, "-silent", source, "-qm", fresh], check=True)
            fresh.replace(compiled)


def missing(language: str, folder: Path = FOLDER) -> list[str]:
    """The texts that are not translated, or whose named places differ from the source."""
    found: list[str] = []
    root = ET.parse(folder / f"cardtable_{language}.ts").getroot()
    for message in root.iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        forms = _forms(translation)
        unfinished = translation is None or translation.get("type") == "unfinished"
        if unfinished or not all(forms) or (len(forms) < 2 and message.get("numerus") == "yes"):
            found.append(source)
        elif any(_places(form) - _places(source) or _needed(source) - _places(form) for form in forms):
            found.append(f"{source}  (places differ)")
    return found


def _forms(translation: ET.Element | None) -> list[str]:
    if translation is None:
        return []
    forms = [form.text or "" for form in translation.findall("numerusform")]
    return forms or [translation.text or ""]


def _places(text: str) -> set[str]:
    return set(_PLACE.findall(text))


def _needed(source: str) -> set[str]:
    """A form for one may say "a card" instead of "%n card", so only the named places have to be there."""
    return {place for place in _places(source) if place != "%n"}


def check() -> int:
    """Print what is missing; the exit code."""
    count = 0
    for language in LANGUAGES:
        for text in (text for folder in SOURCES for text in missing(language, folder)):
            print(f"{language}: {text}")
            count += 1
    return 1 if count else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for; the exit code."""
    deeds: dict[str, Callable[[], int | None]] = {"extract": extract, "compile": compile_all, "check": check}
    parser = command("tools.translations", __doc__)
    parser.add_argument("deed", type=one_of("such command", deeds), metavar="COMMAND", help="one of these three")
    return deeds[parser.parse_args(arguments).deed]() or 0


if __name__ == "__main__":
    sys.exit(main())
