"""A packed log is the log, or nothing: whatever happened to its bytes, and however long it says that it is."""

from __future__ import annotations

import json
import zlib

import pytest

from cardtable.store import rows
from cardtable.store.rows import PACKED, lines_of, packed, unpacked

LINES = [{"by": number % 4, "card": "10H"} for number in range(200)]
TEXTS = [json.dumps(line) for line in LINES]


def test_what_was_packed_is_the_log_in_a_tenth() -> None:
    data = packed(TEXTS)
    assert unpacked(data) == LINES
    assert lines_of([(PACKED, data)]) == lines_of(list(enumerate(TEXTS))) == LINES
    assert len(data) < sum(map(len, TEXTS)) / 10
    assert lines_of([]) == []


@pytest.mark.parametrize("data", [b"", b"no log", packed(TEXTS)[:-1], zlib.compress(b"{}"), zlib.compress(b"[")])
def test_what_is_damaged_is_no_log(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"log|line|Expecting"):
        unpacked(data)
    assert lines_of([(PACKED, data)]) == []


def test_a_little_that_becomes_very_much_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    data = packed(TEXTS)
    length = len(json.dumps(LINES, separators=(",", ": "))) + len(LINES)
    with monkeypatch.context() as short:
        short.setattr(rows, "_LONGEST", length)
        assert unpacked(data) == LINES
        short.setattr(rows, "_LONGEST", 1000)
        with pytest.raises(ValueError, match="a damaged log"):
            unpacked(data)
    assert 2**20 < rows._LONGEST < 2**28
