"""Eyes that read the program's transcript (``cardtable --transcript FILE``)."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, Final

from tools.driver.driver import Told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

MOMENT: Final = 0.05


class Transcript:
    """What stands in a file that may not be there yet, and becomes longer."""

    def __init__(self, file: Path) -> None:
        self.told: list[Told] = []
        self._file = file
        self._read = 0

    def look(self) -> None:
        """Read what has been added, a moment later."""
        time.sleep(MOMENT)
        if not self._file.exists():
            return
        with self._file.open("rb") as file:
            file.seek(self._read)
            whole, _, _ = file.read().rpartition(b"\n")
        self._read += len(whole) + 1 if whole else 0
        self.told += told_by(whole.decode().splitlines())


def told_by(lines: Iterable[str]) -> Iterator[Told]:
    """What the lines of a transcript tell; whatever else stands between is no JSON object."""
    for line in lines:
        if line.startswith("{"):
            fact: dict[str, Any] = json.loads(line)
            yield Told(fact["time"], fact["tone"], fact["text"], fact.get("role", ""))
