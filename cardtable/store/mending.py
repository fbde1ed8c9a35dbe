"""A damaged file of games is replaced by one with every match that can be read, and not before that one is whole.

Whatever happens in between, a power cut, a full disk, a file that another program holds, either the damaged file still
has its name and all is tried again, or the mended one is finished and takes it.
"""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING

from cardtable.disk import is_ordinary, settle
from cardtable.store import backups, errors
from cardtable.store.opening import FILE_NAME, MENDED_NAME, set_aside
from cardtable.store.salvage import rescue
from cardtable.store.sqlite_file import COMPANIONS

if TYPE_CHECKING:
    from pathlib import Path

    from cardtable.messages import Message

_log = logging.getLogger(__name__)


def mend(folder: Path) -> Message:
    """Put a mended file in the place of the damaged one, which is set aside; the sentence about it.

    Raises:
        StoreError: The place does not take it. The damaged file is where it was, or ``finish`` can end the work.
    """
    try:
        _write(folder)
        set_aside(folder / FILE_NAME)
    except (OSError, sqlite3.Error) as error:
        raise errors.unwritable(str(folder)) from error
    message = finish(folder)
    if message is None:
        raise errors.unwritable(str(folder))
    return message


def finish(folder: Path) -> Message | None:
    """Give the mended file its name, if the damaged one has lost it already; the sentence about it, if that was done.

    Raises:
        StoreError: The place does not take it.
    """
    path, mended = folder / FILE_NAME, folder / MENDED_NAME
    if path.exists() or path.is_symlink() or not is_ordinary(mended):
        return None
    try:
        # What is left of the damaged file's companions would be taken for those of the mended one.
        for extra in COMPANIONS:
            path.with_name(path.name + extra).unlink(missing_ok=True)
        with backups.opened(mended) as connection:
            (rescued,) = connection.execute("SELECT count(*) FROM game").fetchone()
        mended.rename(path)
        settle(folder)
    except (OSError, sqlite3.Error, ValueError) as error:
        raise errors.unwritable(str(folder)) from error
    aside = max(folder.glob("games-damaged-*.sqlite"), key=lambda one: (len(one.name), one.name), default=path)
    _log.error("the file of games was damaged and set aside as %s; %s matches were saved from it", aside.name, rescued)
    return errors.set_aside(aside.name, rescued).message


def _write(folder: Path) -> None:
    """Write every match that can be read into a new file, and see that it lies on the disk."""
    mended = folder / MENDED_NAME
    for extra in ("", *COMPANIONS):
        mended.with_name(mended.name + extra).unlink(missing_ok=True)
    try:
        found = rescue(folder / FILE_NAME)
    except (ValueError, MemoryError):
        found = []
    with backups.opened(mended) as connection, connection:
        connection.execute("BEGIN IMMEDIATE")
        for one in found:
            backups.insert(connection, one.number, one.row, sorted(one.lines.items()))
