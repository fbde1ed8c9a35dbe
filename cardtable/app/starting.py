"""Whether the last start came to its end: a note in the data folder, taken away once every picture has been drawn."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from cardtable.disk import is_ordinary, write_bytes

if TYPE_CHECKING:
    from pathlib import Path

FILE_NAME: Final = "starting"


class Starting:
    """One start of the program. ``failed_before``: the one before it never got as far as a window with its pictures.

    Then whatever that one did without being asked is not done again: the newest match is not drawn on the home page,
    and a deck of somebody else's is not used.
    """

    def __init__(self, folder: Path | None) -> None:
        self._note = None if folder is None else folder / FILE_NAME
        self.failed_before = self._note is not None and is_ordinary(self._note)

    def begin(self) -> None:
        """Note that what might fail is tried from now on."""
        if self._note is not None:
            with contextlib.suppress(OSError):
                write_bytes(self._note, b"")

    def done(self) -> None:
        """The window is there."""
        if self._note is not None:
            with contextlib.suppress(OSError):
                self._note.unlink()
