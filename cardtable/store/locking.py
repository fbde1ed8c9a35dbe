"""The lock of a data folder: one program has it at a time, and the system takes it back from one that died.

It is the system's own lock on a file: nothing has to be imported for it before the first window is drawn.
"""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, Final

if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes.wintypes import BOOL, DWORD, HANDLE

    # The C library locks, too, but does not say everywhere why it could not.
    _LOCK_VIOLATION: Final = 33
    _FIRST_BYTE: Final = (0, 0, 1, 0)
    _SYSTEM: Final = ctypes.WinDLL("kernel32", use_last_error=True)
    for _deed in (_SYSTEM.LockFile, _SYSTEM.UnlockFile):
        _deed.argtypes, _deed.restype = (HANDLE, DWORD, DWORD, DWORD, DWORD), BOOL
else:
    import fcntl

if TYPE_CHECKING:
    from pathlib import Path

_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK})
_UNKNOWN_HERE: Final = frozenset({errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP})
_TRIES: Final = 5


class TakenError(Exception):
    """Another program has the lock."""


class FolderLock:
    """A lock that is held until it is released, or until this process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        """Take the lock without waiting.

        Raises:
            TakenError: Another program has it.
            OSError: The file cannot be opened, or the place knows no locks.
        """
        for _ in range(_TRIES):
            handle = os.open(path, _FLAGS, 0o600)
            try:
                _lock(handle)
                if _is_at(handle, path):
                    self._handle: int | None = handle
                    return
            except BaseException:
                os.close(handle)
                raise
            # The file was removed in between: a lock on it would keep no program out.
            os.close(handle)
        raise OSError(errno.ENOENT, "the lock file is removed again and again", str(path))

    def release(self) -> None:
        """Let another program have it; the file stays."""
        if self._handle is not None:
            handle, self._handle = self._handle, None
            try:
                _unlock(handle)
            finally:
                os.close(handle)


def _is_at(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        if not _SYSTEM.LockFile(msvcrt.get_osfhandle(handle), *_FIRST_BYTE):
            if ctypes.get_last_error() == _LOCK_VIOLATION:
                raise TakenError
            raise ctypes.WinError(ctypes.get_last_error())
    else:
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno not in _UNKNOWN_HERE:
                    raise
                # The locks that SQLite itself rests on.
                fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _TAKEN:
                raise TakenError from None
            raise


def _unlock(handle: int) -> None:
    # Elsewhere a lock goes with the closed file.
    if sys.platform == "win32":
        _SYSTEM.UnlockFile(msvcrt.get_osfhandle(handle), *_FIRST_BYTE)
