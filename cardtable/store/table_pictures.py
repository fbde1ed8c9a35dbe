"""Pictures of tables that wait, kept beside the games they show, so that a start need not open these.

They are never the truth: one may be gone, damaged or of another time at any moment, and is drawn anew then. Names stand
in them, so they go whenever people change.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from cardtable.disk import is_real_folder, make_private_folder, read_bytes, remove_files, write_bytes
from cardtable.store.opening import PICTURES_NAME as FOLDER

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

MAX_BYTES: Final = 16 * 1024 * 1024
_ENDING: Final = ".png"


def read_picture(folder: Path | None, number: int) -> bytes | None:
    """What is kept of this match; ``None`` where that is nothing."""
    if folder is None or not is_real_folder(folder / FOLDER):
        return None
    with contextlib.suppress(OSError):
        return read_bytes(_path(folder, number), MAX_BYTES, follow=False)
    return None


def write_picture(folder: Path | None, number: int, data: bytes) -> None:
    """Keep this of a match, where the folder takes it."""
    if folder is None:
        return
    with contextlib.suppress(OSError):
        make_private_folder(folder / FOLDER, frozenset())
        if is_real_folder(folder / FOLDER):
            write_bytes(_path(folder, number), data)


def keep_only(folder: Path | None, numbers: Collection[int] = ()) -> None:
    """Keep no picture but of these matches, as far as the place lets the others go."""
    if folder is not None:
        wanted = {_path(folder, number).name for number in numbers}
        remove_files(folder / FOLDER, lambda name: name not in wanted)


def _path(folder: Path, number: int) -> Path:
    return folder / FOLDER / f"{number}{_ENDING}"
