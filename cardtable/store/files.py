"""One game in one ``.cardtable`` file: JSON text, data and nothing but data."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from cardtable.disk import TooLargeError, read_bytes, write_bytes
from cardtable.engine.player_names import clean_name
from cardtable.store import errors
from cardtable.store.file_format import FORMAT
from cardtable.store.proof import prove
from cardtable.store.record import Loaded, SavedMatch, match_of

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES: Final = 16 * 1024 * 1024
_MARK: Final = "Card Table saved game"


def write_file(record: SavedMatch, path: Path) -> None:
    """Write a record, never leaving a half-written file behind; StoreError when the place does not take it."""
    text = json.dumps({"file": _MARK, **record.model_dump()}, ensure_ascii=False, indent=1)
    try:
        write_bytes(path, text.encode())
    except OSError as error:
        raise errors.unwritten(clean_name(path.name), error.strerror or str(error)) from error


def read_file(path: Path) -> Loaded:
    """The game in a file; StoreError with a sentence for every file that holds none."""
    name = clean_name(path.name)
    try:
        data = read_bytes(path, MAX_BYTES)
    except TooLargeError as error:
        raise errors.too_large(name) from error
    except OSError as error:
        raise errors.unreadable(name) from error
    return parse(data, name)


def parse(data: bytes, name: str) -> Loaded:
    """The game in the bytes of a file called ``name``."""
    if len(data) > MAX_BYTES:
        raise errors.too_large(name)
    try:
        fields: Any = json.loads(data)
    except (ValueError, RecursionError):
        raise (errors.damaged if _MARK.encode() in data[:200] else errors.foreign)(name) from None
    if not isinstance(fields, dict) or fields.pop("file", None) != _MARK:
        raise errors.foreign(name)
    version = fields.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise errors.future(name)
    try:
        record = SavedMatch.model_validate(fields)
        undamaged = record.sum() == record.digest
    except (ValidationError, ValueError, RecursionError) as error:  # too deep, or letters that no text can hold
        raise errors.damaged(name) from error
    # What was never dealt is no game; only a file of games that was mended may have lost the lines that tell of it.
    dealt = any(line.action is None for line in record.log)
    if not undamaged or (not dealt and (record.snapshot.round is not None or record.snapshot.results)):
        raise errors.damaged(name)
    loaded = match_of(record, name)
    try:
        prove(loaded.match)
    except Exception as error:  # whatever a game raises at a table that cannot be
        raise errors.damaged(name) from error
    return loaded
