"""Where the program's own files are: in a checkout beside the package, in an installed wheel inside it."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

SET_UP: Final = "python3 tools/run.py"
"""What sets up a program that runs from its source."""
_PACKAGE: Final = Path(__file__).resolve().parent
_INSTALLED: Final = _PACKAGE / "data"
_CHECKOUT: Final = _PACKAGE.parent
_COMMON: Final = "common"
"""What many books say alike: its chapters are put in without their headings."""
_INCLUDE: Final = re.compile(r"^\{include ([a-z_]+)#([a-z0-9_-]+)\}$", re.MULTILINE)


class IncompleteError(RuntimeError):
    """A file of the program itself is missing or damaged: no start helps, but installing the program again does."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing or damaged")
        self.path = path


def missing_part(error: BaseException) -> str | None:
    """The file or module of the program that is missing or damaged, if that is what the error says."""
    if isinstance(error, IncompleteError):
        return str(error.path)
    if isinstance(error, ModuleNotFoundError):
        return error.name
    if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError) and error.filename:
        path = Path(os.fsdecode(error.filename)).absolute()
        own = (_PACKAGE, _CHECKOUT / "assets", _CHECKOUT / "translations")
        if any(path.is_relative_to(folder) for folder in own):
            return str(path)
    return None


def is_checkout() -> bool:
    """Whether the program runs from its source, where a command sets it up."""
    return (_CHECKOUT / "tools" / "run.py").is_file()


def asset(*parts: str) -> Path:
    """A file below ``assets/``."""
    return _find(_INSTALLED / "assets", _CHECKOUT / "assets").joinpath(*parts)


def asset_bytes(*parts: str) -> bytes:
    """What is in a file of the program's own assets."""
    return asset(*parts).read_bytes()


def brushed(character: str) -> bytes | None:
    """The SVG with the strokes of a character, in black; ``None`` where it is not among ``assets/script``."""
    file = asset("script", f"{ord(character):x}.svg")
    return file.read_bytes() if file.is_file() else None


def rule_text(game: str, language: str) -> str:
    """The whole rule book as text: a line ``{include olsen#laying}`` stands for that chapter of another book.

    ``{include common#curtain}`` stands for what many books say alike, within a chapter of theirs.
    """
    return _filled(rule_book(game, language).read_text(encoding="utf-8"), language)


def _filled(text: str, language: str) -> str:
    return _INCLUDE.sub(lambda found: _filled(_chapter(found[1], found[2], language), language), text)


def _chapter(game: str, anchor: str, language: str) -> str:
    lines = rule_book(game, language).read_text(encoding="utf-8").splitlines()
    start = next((number for number, line in enumerate(lines) if line.endswith(f"{{#{anchor}}}")), None)
    if start is None:
        raise ValueError(f"{game} has no chapter {anchor!r} in the language {language}")
    level = lines[start].index(" ")
    stop = (number for number in range(start + 1, len(lines)) if 0 < _level(lines[number]) <= level)
    first = start + 1 if game == _COMMON else start
    return "\n".join(lines[first : next(stop, len(lines))]).strip()


def _level(line: str) -> int:
    """How many marks a heading has; 0 for other lines."""
    marks = len(line) - len(line.lstrip("#"))
    return marks if line[marks : marks + 1] == " " else 0


def rule_book(game: str, language: str) -> Path:
    """The Markdown file of one game's rule book in one language."""
    return _find(_INSTALLED / "rules", _CHECKOUT / "translations" / "rules") / language / f"{game}.md"


def guide_file(game: str, language: str = "") -> Path:
    """What is done in a game's guided first round, or, with a language, what is said in it."""
    return _find(_INSTALLED / "guides", _CHECKOUT / "translations" / "guides").joinpath(language, f"{game}.toml")


def guide_text(game: str, language: str = "") -> str:
    """What stands in that file."""
    return guide_file(game, language).read_text(encoding="utf-8")


@cache
def lengths(module: str) -> Any:
    """How long a family's games take, from simulation (``python -m tools.lengths``): a file beside that module's."""
    return json.loads(Path(module).with_name("duration.json").read_text(encoding="utf-8"))


def compiled_translation(catalogue: str, language: str) -> Path:
    """The compiled Qt catalogue, such as ``cardtable_is.qm``; made by ``python -m tools.translations compile``."""
    return _INSTALLED / "translations" / f"{catalogue}_{language}.qm"


def licence_folder() -> Path | None:
    """The licences of everything in an installed program; ``None`` where it runs from source."""
    folder = _PACKAGE.parent / "licenses"
    return folder if folder.is_dir() else None


def licence_texts() -> dict[str, Path]:
    """The licences that can be read in the program, our own first: a name to choose by, and the file."""
    own = {"Card Table": _CHECKOUT / "LICENSE", "Cabin": asset("fonts", "OFL.txt")}
    folder = licence_folder()
    if folder is not None:
        own = {"Card Table": folder / "cardtable" / "LICENSE", "Cabin": folder / "cardtable" / "OFL.txt"}
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.is_file() and path.suffix != ".json" and inside.parts[0] != "cardtable":
                own[inside.as_posix().removesuffix(".txt")] = path
    return {name: path for name, path in own.items() if path.is_file()}


def _find(installed: Path, checkout: Path) -> Path:
    return installed if installed.is_dir() else checkout
