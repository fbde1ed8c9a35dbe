"""Database rows read with tolerance: their values, and the log of a finished match packed into one of them."""

from __future__ import annotations

import json
import zlib
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cardtable.engine.player_names import LONGEST_FACE, LONGEST_NAME, clean_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

T = TypeVar("T")
# Between these every system knows what the local time is; Windows ends with the year 3000.
_FIRST: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LAST: Final = datetime(2999, 12, 31, tzinfo=UTC)
# Numbers of matches go through signals of Qt, which know no larger ones.
NUMBERS: Final = range(1, 2**31)
SEATS: Final = range(1, 11)
# More than any version has.
_MOST_COLOURS: Final = 1_000_000
# With twelve letters for each letter of a name, as JSON may write it.
_LONGEST_LIST: Final = len(SEATS) * (12 * LONGEST_NAME + 4)


class Listed(list[T]):
    """What rows say, and how many of them were ``left_out`` because they say nothing that makes sense."""

    left_out = 0


def listed(rows: Iterable[Any], read: Callable[[Any], T]) -> Listed[T]:
    """What can be read of these rows."""
    found: Listed[T] = Listed()
    for row in rows:
        try:
            found.append(read(row))
        except Exception:  # whatever a row holds: the others are read
            found.left_out += 1
    return found


def expect(values: Iterable[Any], *types: type) -> None:
    """TypeError where these are not exactly of these types: ``True`` is no number, and bytes are no text."""
    if tuple(map(type, values)) != types:
        raise TypeError("other types than ours")


def moment(text: str) -> datetime:
    """A moment with its zone; ValueError or TypeError when it is none that a calendar can show everywhere."""
    found = datetime.fromisoformat(text)
    if not _FIRST <= found <= _LAST:  # without a zone it cannot even be compared
        raise ValueError("no moment of ours")
    return found


def moments(texts: Iterable[str]) -> list[datetime]:
    """Many of them at once, at least one; they raise as a :func:`moment` does."""
    found = list(map(datetime.fromisoformat, texts))
    if not _FIRST <= min(found) <= max(found) <= _LAST:
        raise ValueError("no moment of ours")
    return found


# In a household the same people sit down again and again.
@lru_cache(2000)
def name(text: Any) -> str:
    """A name as it may stand on a table; ValueError when it is longer than any, TypeError when it is no text."""
    expect((text,), str)
    if not 0 < len(text) <= LONGEST_NAME:
        raise ValueError("no name")
    return clean_name(text)


def look(colour: int, face: str) -> None:
    """ValueError where nobody at any table looks like that."""
    if not 0 <= colour <= _MOST_COLOURS or len(face) > LONGEST_FACE:
        raise ValueError("nobody looks like that")


@lru_cache(2000)
def players(text: str) -> tuple[str, ...]:
    """Who sits at a match, from JSON."""
    expect((text,), str)
    if len(text) > _LONGEST_LIST:
        raise ValueError("no names")
    found = json.loads(text)
    expect((found,), list)
    if len(found) not in SEATS:
        raise ValueError("no table has so many seats")
    return tuple(map(name, found))


# Where a packed log stands instead of lines.
PACKED: Final = -1
_LONGEST: Final = 64 * 1024 * 1024


def packed(lines: Iterable[str]) -> bytes:
    """These lines, each of them JSON, in one piece."""
    return zlib.compress(f"[{','.join(lines)}]".encode(), 6)


def unpacked(data: bytes) -> list[Any]:
    """What was packed; ValueError when it is damaged."""
    reading = zlib.decompressobj()
    try:
        text = reading.decompress(data, _LONGEST)
    except zlib.error as error:
        raise ValueError("a damaged log") from error
    if not reading.eof:
        raise ValueError("a damaged log")
    lines = json.loads(text)
    if not isinstance(lines, list):
        raise ValueError("no log")
    return lines


def lines_of(rows: Sequence[tuple[int, str | bytes]]) -> list[Any]:
    """The log in these rows, by position, packed or not; ValueError when a line is damaged.

    Of a packed one that is damaged nothing is left, and its match is what its snapshot says.
    """
    if rows and isinstance(rows[0][1], bytes):
        try:
            return unpacked(rows[0][1])
        except ValueError:
            return []
    return [json.loads(data) for _, data in rows]
