"""The games of this family that can be played: none yet, because their table is not built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardtable.games.catalogue import Entry

ENTRIES: Final[tuple[Entry, ...]] = ()
