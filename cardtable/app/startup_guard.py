"""A note in the data folder on how the last start ended; after a failed one the next leaves something out."""

from __future__ import annotations

import contextlib
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from cardtable.disk import is_ordinary, read_bytes, remove, write_note

if TYPE_CHECKING:
    from pathlib import Path

FILE_NAME: Final = "starting"


class Part(StrEnum):
    """What a start can do without, in the order in which it is left out. All of it stays in the data folder."""

    TABLES = "tables"
    """The newest match, pictures of any table, kept or to be drawn, and decks from folders."""
    CHANGE_OF_PEOPLE = "people"
    """A change of names that was begun and not ended."""
    LIST = "list"
    """Which matches wait to be continued."""
    SETTINGS = "settings"
    """The settings and the people; what is changed meanwhile is kept nowhere."""


class StartupGuard:
    """One start of the program: what it leaves out, and the note that tells the next one whether it came to its end.

    After each start that was killed one part more is ``left_out``. One may have been a power cut, so a good start
    forgets it. After one that ended by an error everything is, because that would come again. What took more than one
    stays left out until the user wants it back.
    """

    def __init__(self, folder: Path | None) -> None:
        self._note = None if folder is None else folder / FILE_NAME
        self.left_out = frozenset(list(Part)[: self._noted()])

    def _noted(self) -> int:
        if self._note is None or not is_ordinary(self._note):
            return 0
        try:
            return max(1, int(read_bytes(self._note, 10)))
        except (OSError, ValueError):
            return 1

    def begin(self) -> None:
        """Note that this start may fail."""
        self._write(min(len(self.left_out) + 1, len(Part)))

    def done(self) -> None:
        """The window is there with all its pictures."""
        self._write(len(self.left_out) if len(self.left_out) > 1 else 0)

    def failed(self) -> None:
        """It ended by an error, before there was a window."""
        self._write(len(Part))

    def forget(self) -> None:
        """It failed for a reason that leaving something out does not change."""
        self._write(len(self.left_out))

    def leave_out_nothing(self) -> None:
        """The user wants everything back: the next start tries it."""
        self.left_out = frozenset()
        self._write(0)

    def _write(self, number: int) -> None:
        if self._note is None:
            return
        if number == 0:
            remove(self._note)
            return
        with contextlib.suppress(OSError):
            write_note(self._note, str(number))
