"""What a family's games hold that were played from outside: how many there are, and how often somebody acted."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
import zlib
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, Final

FILE: Final = "games.sqlite"


class Kept:
    """The games in a data folder, asked in a copy: Linux and Wine do not see each other's locks."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def games(self) -> int:
        """How many there are."""
        return len(self._ask("SELECT id FROM game"))

    def actions(self) -> int:
        """How often anybody acted in any of them."""
        return len(self._lines())

    def deeds(self, persons: int = 1) -> int:
        """How often the persons acted in any of them, who sat down first."""
        return sum(line["seat"] in range(persons) for line in self._lines())

    def kinds(self, persons: int = 1) -> Counter[str]:
        """What those persons did, by the names of actions, and how often."""
        return Counter(line["action"]["kind"] for line in self._lines() if line["seat"] in range(persons))

    def _lines(self) -> list[dict[str, Any]]:
        lines: list[dict[str, Any]] = []
        for (data,) in self._ask("SELECT data FROM entry"):
            # Of a game that is over all lines are packed in one.
            lines += json.loads(zlib.decompress(data)) if isinstance(data, bytes) else [json.loads(str(data))]
        return [line for line in lines if line["action"] is not None]

    def _ask(self, question: str) -> list[tuple[object, ...]]:
        """The rows; none where nothing is kept yet.

        A copy that was made in the middle of a transaction is not whole: what two in a row agree on counts.
        """
        found = self._of_a_copy(question)
        while (again := self._of_a_copy(question)) != found:
            found = again
        return found

    def _of_a_copy(self, question: str) -> list[tuple[object, ...]]:
        with tempfile.TemporaryDirectory() as name:
            for file in self._folder.glob(f"{FILE}*"):
                if not file.name.endswith("-shm"):
                    shutil.copyfile(file, Path(name, file.name))
            with closing(sqlite3.connect(Path(name, FILE))) as connection:
                try:
                    return connection.execute(question).fetchall()
                except sqlite3.Error:
                    return []
