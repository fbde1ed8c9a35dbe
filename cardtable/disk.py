"""Small files read and written where others may have changed them: a stick, a shared folder, a double click.

What is read is an ordinary file of limited size, opened without ever waiting for it; what is written is a new file of
no other person's, whole on the disk before it takes its name. Nothing is written, emptied or removed through a link.
A name is never a pattern, and whatever goes wrong is an OSError.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
from typing import TYPE_CHECKING, Final

from cardtable.messages import WITHOUT_ISOLATES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
LONGEST_FILE_NAME: Final = 200
"""In bytes, without an ending: most systems take 255 with it."""
_AT_ONCE: Final = 4 * 1024 * 1024
_BINARY: Final = getattr(os, "O_BINARY", 0)
_NO_WAITING: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)


class NotAFileError(OSError):
    """A pipe, a folder, a device or another thing that is no ordinary file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not an ordinary file", str(path))


class TooLargeError(OSError):
    """More bytes than anything of its kind has."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, "far too large", str(path))


def is_out_of_reach(error: BaseException) -> bool:
    """Whether a file could not be read, so that what it holds may be as good as ever: what is read later may be.

    Nothing of that kind is written over or put aside. What is no file, or far too large, is none of ours.
    """
    return isinstance(error, OSError) and not isinstance(error, FileNotFoundError | NotAFileError | TooLargeError)


@contextlib.contextmanager
def _os_errors_alone() -> Iterator[None]:
    """A name that no file can have is an OSError, as everything else that the system refuses."""
    try:
        yield
    except ValueError as error:
        raise OSError(errno.EINVAL, str(error)) from error


def file_name(text: str) -> str:
    """This text as the name of a file, without ending, that every system takes and that stays in its folder."""
    kept = re.sub(r"[\x00-\x1f\x7f<>:\"/\\|?*]+", "-", text.translate(WITHOUT_ISOLATES))
    kept = re.sub(r"^[-. ]+|[-. ]+$", "", kept).encode()[:LONGEST_FILE_NAME].decode(errors="ignore")
    return re.sub(r"^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)", r"\1_", kept, flags=re.IGNORECASE) or "Card Table"


@_os_errors_alone()
def read_bytes(path: Path, limit: int, *, follow: bool = True) -> bytes:
    """All of an ordinary file of at most ``limit`` bytes; a link is followed only if ``follow``.

    Raises:
        NotAFileError, TooLargeError, OSError: It is no such file; nothing was waited for.
    """
    handle = os.open(path, os.O_RDONLY | _BINARY | _NO_WAITING | (0 if follow else _NO_LINKS))
    try:
        _expect_ordinary(handle, path, limit)
    except BaseException:
        os.close(handle)
        raise
    with open(handle, "rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLargeError(path)
    return data


def _expect_ordinary(handle: int, path: Path, limit: int) -> None:
    found = os.fstat(handle)
    if not stat.S_ISREG(found.st_mode):
        raise NotAFileError(path)
    if found.st_size > limit:
        raise TooLargeError(path)


@_os_errors_alone()
def write_bytes(path: Path, data: bytes) -> None:
    """Put a private file with these bytes at ``path``; after a power cut it is there whole, or the older one is.

    Raises:
        OSError: The place does not take it. What was there is as it was, and nothing is left beside it.
    """
    beside = path.with_name(f".{path.name[:40]}.{os.urandom(8).hex()}.part")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY | _NO_LINKS, PRIVATE_FILE)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    settle(path.parent)


@_os_errors_alone()
def write_note(path: Path, text: str) -> None:
    """Put a private file with this text at ``path``, without waiting for the disk: a power cut may lose it.

    Raises:
        OSError: The place does not take it.
    """
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY | _NO_LINKS, PRIVATE_FILE)
    with open(handle, "wb") as file:
        file.write(text.encode())


@_os_errors_alone()
def append_line(path: Path, line: str) -> None:
    """Add a line to a file, or begin one that is private.

    Raises:
        NotAFileError, OSError: It is no ordinary file, or the place does not take it.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | _BINARY | _NO_WAITING | _NO_LINKS
    handle = os.open(path, flags, PRIVATE_FILE)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise NotAFileError(path)
        os.write(handle, f"{line}\n".encode())
    finally:
        os.close(handle)


@_os_errors_alone()
def flush(path: Path) -> None:
    """Have a file that another person has written lie on the disk before it takes its name."""
    handle = os.open(path, os.O_RDWR | _BINARY | _NO_LINKS)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def settle(folder: Path) -> None:
    """Have the names in a folder written to the disk, where a system can be asked for that."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError, ValueError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_real_folder(path: Path) -> bool:
    """Whether this is a folder itself, not a link to one."""
    return stat.S_ISDIR(_mode(path))


def is_ordinary(path: Path) -> bool:
    """Whether this is an ordinary file itself, not a link to one."""
    return stat.S_ISREG(_mode(path))


@_os_errors_alone()
def is_there(path: Path) -> bool:
    """Whether anything has this name, a link that leads nowhere, too.

    Raises:
        OSError: It cannot be said.
    """
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def last_written(path: Path) -> tuple[int, ...] | None:
    """Which file this is, and as of when; ``None`` where that cannot be said."""
    with contextlib.suppress(OSError, ValueError):
        found = path.stat()
        return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size
    return None


def _mode(path: Path) -> int:
    """What kind of thing has this name, and its rights; nothing where that cannot be asked."""
    try:
        return path.lstat().st_mode
    except (OSError, ValueError):
        return 0


def can_be_read(path: Path) -> bool:
    """Whether the disk gives back every byte of a file, whatever these say."""
    with contextlib.suppress(OSError, ValueError), open(path, "rb", buffering=0) as file:
        while file.read(_AT_ONCE):
            pass
        return True
    return False


@_os_errors_alone()
def names_in(folder: Path) -> list[str]:
    """What lies in a folder, in order; nothing where there is none.

    Raises:
        OSError: It may not be looked into.
    """
    try:
        return sorted(os.listdir(folder))
    except FileNotFoundError:
        return []


def remove(path: Path) -> None:
    """Remove an ordinary file or a link (not what it names), whatever it is called; what the place keeps stays."""
    with contextlib.suppress(OSError, ValueError):
        if not is_real_folder(path):
            path.unlink()


def remove_files(folder: Path, unwanted: Callable[[str], bool]) -> None:
    """Remove the files of a real folder whose names are unwanted, as far as the place lets them go."""
    if is_real_folder(folder):
        with contextlib.suppress(OSError):
            for name in filter(unwanted, names_in(folder)):
                remove(folder / name)


def is_half_written(name: str) -> bool:
    """Whether a file of this name was being written when the program was killed."""
    return name.startswith(".") and name.endswith(".part")


@_os_errors_alone()
def put_aside(path: Path, called: str, ending: str) -> Path:
    """Give a file the first name of ``called-1``, ``called-2`` ... that is free: nothing put aside earlier is lost.

    Raises:
        OSError: The place does not take it.
    """
    number = 1
    while is_there(aside := path.with_name(f"{called}-{number}{ending}")):
        number += 1
    path.rename(aside)
    return aside


@_os_errors_alone()
def make_private_folder(folder: Path, ours: frozenset[str]) -> None:
    """Make a folder that no other person can look into.

    One that is there already is closed to others too, if it holds nothing but files and folders whose names begin
    with one of ``ours``: what else lies in it may be meant for them. One that is shared on purpose (all may write,
    or what is made in it belongs to its group) is left as it is.

    Raises:
        OSError: It cannot be made.
    """
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True)
        return
    except FileExistsError:
        if not folder.is_dir():
            raise
    # Through a link, the folder of somebody else would be closed.
    if os.name == "nt" or not is_real_folder(folder):
        return
    with contextlib.suppress(OSError):
        mode = stat.S_IMODE(folder.stat().st_mode)
        belongs = all(is_called_so(name, ours) for name in names_in(folder))
        if belongs and mode & 0o077 and not mode & (stat.S_ISVTX | stat.S_ISGID | stat.S_IWOTH):
            folder.chmod(PRIVATE_FOLDER)


def is_called_so(name: str, ours: frozenset[str]) -> bool:
    """Whether a name begins as one of ours does."""
    return name.lstrip(".").startswith(tuple(ours))


def make_private(path: Path) -> None:
    """Close an ordinary file to others, where the system knows such a thing."""
    if os.name != "nt" and is_ordinary(path):
        with contextlib.suppress(OSError, ValueError):
            if stat.S_IMODE(path.stat().st_mode) & 0o077:
                path.chmod(PRIVATE_FILE)


@_os_errors_alone()
def make_private_file(path: Path) -> None:
    """Make an empty file that no other person can look into; one that is there already is closed to others.

    Raises:
        OSError: It cannot be made.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY | _NO_LINKS, PRIVATE_FILE))
    make_private(path)
