"""Single instance: a second start leaves its wish in the data folder, where the running program takes it.

Double-clicking a saved game while the table is open must open it there, not fail. Notes are files, because the program
holds no connection to anything, not even to itself.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Final

from cardtable.disk import (
    is_half_written,
    is_real_folder,
    names_in,
    read_bytes,
    remove,
    remove_files,
    write_bytes,
)

FOLDER: Final = "knocks"
# A program that starts at the same moment takes notes when its window is there.
TIME_LIMIT: Final = 10.0
_MAX_BYTES: Final = 64 * 1024
_MOST_NOTES: Final = 40


def door(folder: Path) -> Path:
    """Where the notes lie."""
    return folder / FOLDER


def open_door(folder: Path) -> bool:
    """Make the place for notes and forget those that an earlier program left; whether there is such a place now.

    Of several files that are opened at once one begins the program, and the others may have left their notes by now.
    """
    place = door(folder)
    with contextlib.suppress(OSError, ValueError):
        place.mkdir(mode=0o700, parents=True)
    remove_files(place, lambda name: (_is_note(name) or is_half_written(name)) and _is_old(place / name))
    return is_real_folder(place)


def knock(folder: Path, file: Path | None, time_limit: float = TIME_LIMIT) -> bool:
    """Ask the running program to open ``file`` (``None``: to come to the front); whether it took the note in time."""
    place = door(folder)
    note = place / f"{os.urandom(16).hex()}.json"
    try:
        place.mkdir(exist_ok=True)
        if not is_real_folder(place):
            return False
        wish = {"file": None if file is None else str(file.absolute()), "computer": this_computer()}
        write_bytes(note, json.dumps(wish).encode())
    except (OSError, ValueError):
        return False
    until = time.monotonic() + time_limit
    while note.exists():
        if time.monotonic() > until:
            with contextlib.suppress(OSError):
                note.unlink()
                return False
        time.sleep(0.05)
    return True


def answer(folder: Path) -> list[Path | None]:
    """Take all notes away; the files they name, each once, ``None`` for one that only knocked."""
    wishes: list[Path | None] = []
    place = door(folder)
    notes: list[str] = []
    if is_real_folder(place):
        with contextlib.suppress(OSError):
            notes = list(filter(_is_note, names_in(place)))
    for name in notes[:_MOST_NOTES]:
        wish = _wish(place / name)
        if wish is None:
            continue
        remove(place / name)
        wishes += [one for one in wish if one is None or one not in wishes]
    return wishes


def _is_note(name: str) -> bool:
    return name.endswith(".json") and not name.startswith(".")


def _is_old(note: Path) -> bool:
    """Whether nobody waits for an answer to it any more; one of the future was left before the clock was put back."""
    try:
        return abs(time.time() - note.lstat().st_mtime) > TIME_LIMIT
    except (OSError, ValueError):
        return True


def this_computer() -> str:
    """What this computer is called."""
    return os.environ.get("COMPUTERNAME", "") if sys.platform == "win32" else os.uname().nodename


def _wish(note: Path) -> list[Path | None] | None:
    """What one note asks for: nothing where it makes no sense.

    ``None`` where it is another computer's, with the same folder on a network drive: who knocks does not see this
    window, and is told that there is one.
    """
    try:
        written = json.loads(read_bytes(note, _MAX_BYTES, follow=False))
        if written.get("computer", this_computer()) != this_computer():
            return None
        named = written.get("file")
    except (OSError, ValueError, AttributeError, RecursionError):
        return []
    if not isinstance(named, str) or not named:
        return [None]
    return [Path(named)]
