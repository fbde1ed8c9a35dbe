"""Makes tables visible to screen readers. How a table is told is imported with the first table, not with the window."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAccessible, QAccessibleInterface

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_TELLERS: Final = "cardtable.ui.ears.objects"
_installed: Final[list[bool]] = []


def install() -> None:
    """Ask us what screen readers get of an object, once for each process."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(True)


def know_tables() -> None:
    """From now on there are tables, with everything on them."""
    import cardtable.ui.ears.objects

    del cardtable


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    tellers = sys.modules.get(_TELLERS)
    made: QAccessibleInterface | None = None if tellers is None else tellers.interface_of(thing)
    return made
