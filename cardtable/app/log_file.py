"""The log of the program: what went wrong and where, in the data folder, for a person asked to help.

It holds no cards and no names. An error is written as its kind and the places it passed through, never with its text,
which may quote a hand; and the messages of our own code are made of words, numbers and places alone.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cardtable import __version__
from cardtable.disk import is_ordinary, make_private

if TYPE_CHECKING:
    from types import TracebackType

FILE_NAME: Final = "cardtable.log"
MAX_BYTES: Final = 256 * 1024
KEPT: Final = 2
_ROOT: Final = "cardtable"


def place_of(error: BaseException) -> str:
    """The kind of an error and where it was raised, such as ``KeyError at player.py:96 in choose``."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return type(error).__name__
    last = frames[-1]
    return f"{type(error).__name__} at {_short(last.filename)}:{last.lineno} in {last.name}"


def path_of(trace: TracebackType | None) -> str:
    """The places an error passed through, the innermost last."""
    return " > ".join(f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace))


def _short(file: str) -> str:
    """The last two parts of a file's path: enough to find it, and nothing of the person's folders."""
    return "/".join(file.replace("\\", "/").split("/")[-2:])


class _Line(logging.Formatter):
    """One line for everything, errors without their text."""

    def formatException(self, ei: Any) -> str:
        """Where an error came from, and where its causes did."""
        error: BaseException | None = ei[1]
        causes: list[str] = []
        while error is not None and len(causes) < 4:
            causes.append(f"{type(error).__name__}: {path_of(error.__traceback__)}")
            error = error.__cause__
        return " caused by ".join(causes)


class _Journal(logging.FileHandler):
    """A file that is put aside when it is long: ``.1`` is the newest of those, ``.2`` the one before.

    The standard library's own brings the modules of its other handlers, with sockets and pickles: 2 MB at every start.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write this line, into a new file where the old one has no room for it."""
        try:
            with suppress(OSError):
                if Path(self.baseFilename).stat().st_size + len(self.format(record)) >= MAX_BYTES:
                    self._put_aside()
            super().emit(record)
        except Exception:  # what cannot be written must not end what it is about
            self.handleError(record)

    def _put_aside(self) -> None:
        if self.stream is not None:
            self.stream.close()
            self.stream = None
        log = Path(self.baseFilename)
        names = [log, *(log.with_name(f"{log.name}.{number}") for number in range(1, KEPT + 1))]
        for newer, older in reversed(list(pairwise(names))):
            if newer.exists():
                newer.replace(older)
        log.touch(mode=0o600)


def open_journal(folder: Path | None) -> logging.Handler | None:
    """Begin to write the log in this folder; ``None`` where that is not possible."""
    logger = logging.getLogger(_ROOT)
    logger.setLevel(logging.INFO)
    if folder is None:
        return None
    path = folder / FILE_NAME
    if path.is_symlink() or (path.exists() and not is_ordinary(path)):
        return None
    try:
        path.touch(mode=0o600)
        handler = _Journal(path, encoding="utf-8", delay=True)
    except OSError:
        return None
    make_private(path)
    handler.setFormatter(_Line("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)
    logger.info("Card Table %s, Python %s, %s", __version__, sys.version.split()[0], sys.platform)
    return handler


def close_journal(handler: logging.Handler | None) -> None:
    """Write no more."""
    if handler is not None:
        logging.getLogger(_ROOT).removeHandler(handler)
        handler.close()
