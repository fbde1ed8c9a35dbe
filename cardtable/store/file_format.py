"""What all forms of a saved match share: their number, their suffix, how they are sealed; other suffixes."""

from __future__ import annotations

import json
from typing import Any, Final

FORMAT: Final = 1
# Of the file of games: since 2 the log of a match that is over is one packed row.
TABLES_FORMAT: Final = 2
SUFFIX: Final = ".cardtable"
RULES_SUFFIX: Final = ".cardrules"


def digest(data: Any) -> str:
    """The SHA-256 of JSON data, written in one canonical way."""
    import hashlib

    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
