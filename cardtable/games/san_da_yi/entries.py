"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.san_da_yi.players.imagining import worlds
from cardtable.games.san_da_yi.players.judging import SanDaYiJudge
from cardtable.games.san_da_yi.players.player import SanDaYiPlayer
from cardtable.games.san_da_yi.rules.game import SanDaYi
from cardtable.games.san_da_yi.table.stage import SanDaYiStage

_PLAYER: Final = SanDaYiPlayer()
ENTRIES: Final = (GameEntry(SanDaYi(), SanDaYiStage(), _PLAYER, worlds, SanDaYiJudge(_PLAYER, worlds)),)
