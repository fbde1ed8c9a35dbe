"""Where the program's own files are: in a checkout beside the package, in an installed wheel inside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
_INSTALLED: Final = _PACKAGE / "data"
_CHECKOUT: Final = _PACKAGE.parent


def asset(*parts: str) -> Path:
    """A file below ``assets/``."""
    return _find(_INSTALLED / "assets", _CHECKOUT / "assets").joinpath(*parts)


def rule_book(game: str, language: str) -> Path:
    """The Markdown file of one game's rule book in one language."""
    return _find(_INSTALLED / "rules", _CHECKOUT / "translations" / "rules") / language / f"{game}.md"


def compiled_translation(catalogue: str, language: str) -> Path:
    """The compiled Qt catalogue, such as ``cardtable_is.qm``; made by ``python -m tools.translations compile``."""
    return _INSTALLED / "translations" / f"{catalogue}_{language}.qm"


def _find(installed: Path, checkout: Path) -> Path:
    return installed if installed.is_dir() else checkout
