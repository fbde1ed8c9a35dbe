"""The log of a match that is over, packed into one row: nothing is added to it any more, and it takes a tenth."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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
