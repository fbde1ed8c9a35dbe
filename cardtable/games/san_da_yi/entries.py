"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import Entry
from cardtable.games.san_da_yi.game import SanDaYi
from cardtable.games.san_da_yi.minds.player import SanDaYiPlayer
from cardtable.games.san_da_yi.stage import SanDaYiStage

ENTRIES: Final = (Entry(SanDaYi(), SanDaYiStage(), SanDaYiPlayer()),)
