"""A second start hands its wish to the program that runs already: a note in the data folder, which that one takes away.

Double-clicking a saved game while the table is open must open it there, not fail. Notes are files, because the program
holds no connection to anything, not even to itself.
"""

from __future__ import annotations

import contextlib
import json
import time
import uuid
from pathlib import Path
from typing import Final

FOLDER: Final = "knocks"
PATIENCE: Final = 3.0
_MAX_BYTES: Final = 64 * 1024


def door(folder: Path) -> Path:
    """Where the notes lie."""
    return folder / FOLDER


def knock(folder: Path, file: Path | None, patience: float = PATIENCE) -> bool:
    """Ask the running program to open ``file`` (``None``: to come to the front); whether it took the note in time."""
    place = door(folder)
    note = place / f"{uuid.uuid4().hex}.json"
    written = note.with_suffix(".part")
    try:
        place.mkdir(exist_ok=True)
        written.write_text(json.dumps({"file": None if file is None else str(file.absolute())}), encoding="utf-8")
        written.replace(note)
    except OSError:
        return False
    until = time.monotonic() + patience
    while note.exists():
        if time.monotonic() > until:
            with contextlib.suppress(OSError):
                note.unlink()
                return False
        time.sleep(0.05)
    return True


def answer(folder: Path) -> list[Path | None]:
    """Take all notes away; the files they name, ``None`` for one that only knocked."""
    wishes: list[Path | None] = []
    for note in sorted(door(folder).glob("*.json")):
        try:
            text = note.read_bytes()[:_MAX_BYTES]
            note.unlink()
        except OSError:
            continue
        with contextlib.suppress(ValueError, AttributeError, RecursionError):
            named = json.loads(text).get("file")
            wishes.append(Path(named) if isinstance(named, str) and named else None)
    return wishes


def forget(folder: Path) -> None:
    """Notes that an earlier program left are about nothing any more."""
    for path in door(folder).glob("*"):
        with contextlib.suppress(OSError):
            path.unlink()
